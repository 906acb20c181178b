"""Some three hundred requests that nobody should send, each with what the house may answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from hostile.wire import request

Attack = tuple[str, bytes, tuple[int, ...]]
HUGE = "9" * 400
ODD_IDS = ["%00", "a%00b", "%ff%fe", "..", "%2e%2e", "a%2fb", "a%5cb", "a b".replace(" ", "%20"), "é".encode().hex()]
ODD_IDS += [
    "'--",
    "%27%20or%201=1",
    "{{7*7}}",
    "$%7Bjndi%7D",
    "x" * 65,
    "x" * 4000,
    "-" * 65,
    "%f0%9f%8e%a8",
    "%e2%80%ae",
]
WORDS = (
    "",
    "null",
    "[]",
    "0",
    '"x"',
    "{",
    "}",
    "[[[",
    "\ufeff{}",
    "{}{}",
    "nan",
    "-",
    "{'a': 1}",
    "[" * 20_000,
    "1" * 60_000,
)
LANGS = ("%00", "..", "<script>", "é", "en" * 200)


def attacks(table: str, seat: int, seq: int) -> Iterator[Attack]:
    """Every attack, named; the table is somebody else's."""
    yield from (*paths(table), *headers(table), *bodies(table), *values(table, seat, seq), *others(table))


def paths(table: str) -> Iterator[Attack]:
    for method, path in product(("GET", "POST"), ("//api/tables", "/api//tables", "/api/tables//", "/.//api/tables")):
        yield f"{method} {path}", request(method, path, body=b"{}" if method == "POST" else b""), (404,)
    for path in (
        "/api%2ftables",
        "/api%2Ftables",
        "/api%5ctables",
        "/api/./tables",
        "/api/../api/tables",
        "/%61pi/../me",
    ):
        yield path, request("GET", path), (404,)
    for path in (
        "/api",
        "/api/",
        "/api/x",
        "/health",
        "/health/",
        "/health/x",
        "/metrics",
        "/metrics/x",
        "/api/tables/x/y",
    ):
        yield path, request("GET", path), (404,)
    for path in (
        "/api/schema/x",
        "/.env",
        "/.git/config",
        "/wp-login.php",
        "/index.php",
        "/a/b.js",
        "/assets/x.js",
        "/..%2f",
    ):
        yield path, request("GET", path), (404,)
    for odd in ODD_IDS:
        yield f"a table {odd[:20]}", request("GET", f"/api/tables/{odd}"), (400, 404)
        yield f"answers at {odd[:20]}", request("POST", f"/api/tables/{odd}/answers", body=b"{}"), (400, 404)
        yield f"a record of {odd[:20]}", request("GET", f"/api/tables/{odd}/record"), (400, 404)
    for event in ("-1", "x", "1.5", HUGE, "0x10", "1e3", "%31%00"):
        yield f"history {event[:10]}", request("GET", f"/api/tables/{table}/history/{event}"), (400, 404)
    for number in ("-1", "6", "x", HUGE, "1.0"):
        yield f"seat {number[:10]}", request("DELETE", f"/api/tables/{table}/seats/{number}"), (400, 403, 404)
    for wrong in ("seat=x", "seat=-1", "seat=6", f"seat={HUGE}", "seat=1&seat=2x", "lang=%00", "lang=xx", "seat=%ff"):
        yield f"?{wrong[:20]}", request("GET", f"/api/tables/{table}?{wrong}"), (400, 403)
    for wrong in ("seq=x", "seq=-2", "events=-1", "events=x", f"events={HUGE}x", "panels=perhaps"):
        yield f"stream?{wrong[:20]}", request("GET", f"/api/tables/{table}/stream?{wrong}"), (400,)
    for lang in LANGS:
        yield f"a catalogue in {lang[:8]}", request("GET", f"/api/catalogues/{lang}"), (400, 404)
    yield "a catalogue of no game", request("GET", "/api/catalogues/en?game=%00"), (400, 404)
    yield "an address without end", request("GET", "/" + "a" * 40_000), (400, 431, 0)


def headers(table: str) -> Iterator[Attack]:
    body = b'{"game": "masters-gallery", "seats": [{"who": "me"}, {"who": "bot"}]}'
    origins = (
        "http://[",
        "null",
        "http://localhost.evil.example",
        "https://localhost@evil.example",
        "http://evil.example:80",
    )
    for origin in (*origins, "localhost", "http://", "http://[::1", "file://", "\xff\xfe", "http://localhost:1\x7f"):
        yield f"origin {origin!r}", request("POST", "/api/tables", {"origin": origin}, body), (400, 403)
    for site in ("cross-site", "same-site", "x"):
        yield f"from a {site} page", request("POST", "/api/tables", {"sec-fetch-site": site}, body), (403,)
    for host in (
        "evil.example",
        "localhost.evil.example",
        "rebind.127.0.0.1.nip.io",
        "127.0.0.1.nip.io",
        "evil.example:8472",
    ):
        yield f"host {host}", request("GET", "/api/house", {"host": host}), (421,)
        yield (
            f"host {host} writes",
            request("POST", "/api/tables", {"host": host, "origin": f"http://{host}"}, body),
            (421,),
        )
    for host in (
        "",
        "[",
        "[::1",
        "a b",
        "localhost/evil",
        "localhost@evil",
        "-",
        "\xff",
        "localhost:x",
        "a..b",
        "?",
        "#",
    ):
        yield f"host {host!r}", request("GET", "/api/house", {"host": host}), (400, 421)
    yield "two hosts", request("GET", "/api/house").replace(b"\r\n", b"\r\nhost: evil.example\r\n", 1), (400,)
    kinds = (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/xml",
        "-",
        "x",
    )
    for kind in (*kinds, "application/jsonp", "text/json", "application/msgpack", "application/x-msgpack"):
        yield f"a body of {kind}", request("POST", "/api/tables", {"content-type": kind}, body), (415,)
        yield f"a name of {kind}", request("PUT", "/api/me", {"content-type": kind}, b'{"name": "x"}'), (415,)
    for method in ("PATCH", "DELETE", "PUT"):
        yield f"{method} tables", request(method, "/api/tables", body=b"{}"), (404, 405)
    for method in ("TRACE", "CONNECT", "BREW", "get", "G T", "\x00"):
        yield f"method {method!r}", request(method, "/api/tables"), (400, 404, 405, 0)
    for length in ("-1", "x", "1e3", HUGE, "+5", "0x5", "5, 6"):
        yield f"length {length[:8]}", request("POST", "/api/me", {"content-length": length}, b"{}"), (400, 413, 0)
    both = {"transfer-encoding": "chunked"}
    yield "a length and chunks", request("PUT", "/api/me", both, b"0\r\n\r\n"), (400, 0)
    chunks = {"transfer-encoding": "chunked", "content-length": "-"}
    yield "chunks of no length", request("PUT", "/api/me", chunks, b"zz\r\n{}\r\n0\r\n\r\n"), (400, 0)
    yield "no head at all", b"\r\n\r\n\x00\x01\x02\r\n\r\n", (400, 0)
    yield "another protocol", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(50) + b"\r\n\r\n", (400, 0)
    yield "a header of lines", request("GET", "/api/house", {"x": "a\r\n b: c\r\n\r\n"}), (200, 400)
    yield "a header without end", request("GET", "/api/house", {"x": "y" * 60_000}), (400, 431, 0)
    many = "\r\n".join(f"x{i}: y" for i in range(9000))
    yield "headers without end", request("GET", "/api/house", {"x": f"y\r\n{many}"}), (400, 431, 0)
    for cookie in (
        "vernissage=" + "A" * 43,
        "vernissage=%00",
        "vernissage=" + "A" * 9000,
        "=;=;;",
        "\xff=\xfe",
        "vernissage=é",
    ):
        wrong = {"cookie": cookie}
        answer = b'{"id": "x", "seat": 0, "seq": 1, "choice": 0}'
        yield f"cookie {cookie[:20]!r}", request("POST", f"/api/tables/{table}/answers", wrong, answer), (403,)
    for lang in ("\xff\xfe", ";q=x", "en;q=nan", "fr;q=" + "9" * 500, "," * 5000):
        accepted = {"accept-language": lang}
        yield f"accept {lang[:8]!r}", request("GET", "/api/tables/nowhere", accepted), (404,)


def bodies(table: str) -> Iterator[Attack]:
    doors = (
        "/api/tables",
        "/api/records",
        f"/api/tables/{table}/answers",
        f"/api/tables/{table}/undo",
        f"/api/tables/{table}/seats",
    )
    for door, word in product(doors, WORDS):
        yield f"{word[:8]!r} at {door[-8:]}", request("POST", door, body=word.encode()), (400,)
    for door in doors:
        yield f"half a sign at {door[-8:]}", request("POST", door, body=b'{"name": "\\ud800", "id": "\\udc00"}'), (400,)
        yield f"no UTF-8 at {door[-8:]}", request("POST", door, body=b'{"name": "\xff\xfe"}'), (400,)
        yield f"too much at {door[-8:]}", request("POST", door, body=b'"' + b"x" * 1_600_000 + b'"'), (413,)
    for body in (b"{}", b'{"agree": true}', b'{"agree": "yes", "seat": 0}'):
        yield f"consent {body!r}", request("POST", f"/api/tables/{table}/undo-consents", body=body), (400,)


def values(table: str, seat: int, seq: int) -> Iterator[Attack]:
    path = f"/api/tables/{table}/answers"
    for field, wrong in product(
        ("seat", "seq", "choice"), ("-1", "1.5", "1e99", '"x"', "null", "true", "[]", "{}", HUGE)
    ):
        given = {"id": '"x"', "seat": str(seat), "seq": str(seq), "choice": "0", field: wrong}
        body = "{" + ", ".join(f'"{name}": {value}' for name, value in given.items()) + "}"
        yield f"{field} {wrong[:8]}", request("POST", path, body=body.encode()), (400,)
    for wrong in ('""', '"é"', '"a b"', '"' + "x" * 65 + '"', '"\\u0000"', "7", "null"):
        body = f'{{"id": {wrong}, "seat": {seat}, "seq": {seq}, "choice": 0}}'
        yield f"id {wrong[:8]}", request("POST", path, body=body.encode()), (400,)
    for wrong in (
        '{"game": "chess", "seats": [{"who": "me"}]}',
        '{"game": "masters-gallery", "seats": []}',
        '{"game": "masters-gallery", "seats": [{"who": "god"}, {"who": "me"}]}',
        '{"game": "masters-gallery", "seats": [{"who": "me"}, {"who": "me"}], "pace": -1}',
        '{"game": "masters-gallery", "seats": [{"who": "me"}, {"who": "me"}], "pace": 1e9}',
        '{"game": "masters-gallery", "seats": [{"who": "me"}, {"who": "me"}], "options": {"x": "y"}}',
        '{"game": "masters-gallery", "seats": [{"who": "me"}, {"who": "me"}], "options": {"x": @}}'.replace("@", HUGE),
        '{"game": "masters-gallery", "seats": [{"who": "me"}, {"who": "me"}], "host": "x"}',
        '{"game": "\\u0000", "seats": [{"who": "me"}, {"who": "me"}]}',
    ):
        yield f"table {wrong[-20:]}", request("POST", "/api/tables", body=wrong.encode()), (400, 404)
    for wrong in (
        '{"record": 7}',
        '{"record": ""}',
        '{"record": "{}"}',
        '{"record": "[]", "upto": -1}',
        '{"record": "\\ud800"}',
    ):
        yield f"record {wrong}", request("POST", "/api/records", body=wrong.encode()), (400,)


def others(table: str) -> Iterator[Attack]:
    answer = b'{"id": "x", "seat": 0, "seq": 1, "choice": 0}'
    undo = b'{"id": "x", "seat": 0, "seq": 1}'
    for what, body in (
        ("answers", answer),
        ("undo", undo),
        ("undo-requests", undo),
        ("start", b"{}"),
        ("rematch", b""),
    ):
        yield f"somebody else's {what}", request("POST", f"/api/tables/{table}/{what}", body=body), (403,)
    for what in ("fast-forward", "hints?seat=0"):
        yield f"somebody else's {what}", request("POST", f"/api/tables/{table}/{what}"), (403,)
    for number in range(3):
        yield f"somebody else's seat {number}", request("DELETE", f"/api/tables/{table}/seats/{number}"), (403,)
    yield "the eyes of a seat", request("GET", f"/api/tables/{table}?seat=0"), (403,)
    yield "a stream of a seat", request("GET", f"/api/tables/{table}/stream?seat=0"), (403,)
    upgrade = {
        "upgrade": "websocket",
        "connection": "upgrade",
        "sec-websocket-version": "13",
        "sec-websocket-key": "x" * 22 + "==",
    }
    ws = f"/api/tables/{table}/ws"
    yield "a socket from elsewhere", request("GET", ws, {**upgrade, "origin": "https://evil.example"}), (403,)
    yield "a socket by another name", request("GET", ws, {**upgrade, "host": "evil.example"}), (421,)
    yield "a socket from nowhere", request("GET", ws, {**upgrade, "origin": "http://["}), (403,)
    yield "a socket of no kind", request("GET", ws, {**upgrade, "sec-websocket-version": "1"}), (400, 426)
    yield "a socket without a key", request("GET", ws, {**upgrade, "sec-websocket-key": "-"}), (400, 426)
    yield "a socket at //", request("GET", "//api/tables/x/ws", upgrade), (404,)
    yield "a socket at %2f", request("GET", "/api/tables%2fx/ws", upgrade), (404,)
    yield "a socket without upgrade", request("GET", ws), (400, 404, 405)
    yield "a socket at the house", request("GET", "/api/house", upgrade), (400, 403, 404)
