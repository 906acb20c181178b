"""Requests about puzzles that nobody should send, and bodies where none belongs, each with what may be answered."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from hostile.attacks import HUGE, LANGS, ODD_IDS, WORDS, Attack
from hostile.wire import request

EVIL = {"origin": "https://evil.example"}
MANY = b'"' + b"x" * 1_600_000 + b'"'
CHUNKED = {"transfer-encoding": "chunked", "content-length": "-"}
"""A body that does not say how long it is."""
PIECES = b"10000\r\n" + b" " * 0x10000 + b"\r\n" + b"10000\r\n" + b" " * 0x10000 + b"\r\n0\r\n\r\n"
BODILESS = (
    "POST /tables/{table}/review",
    "DELETE /tables/{table}/review",
    "POST /tables/{table}/hints",
    "POST /tables/{table}/fast-forward",
    "POST /tables/{table}/rematch",
    "DELETE /tables/{table}/seats/0",
    "POST /me/farewell",
    "GET /house",
    "GET /tables/{table}",
    "GET /puzzles",
    "GET /news",
)
"""Doors that take nothing."""


def puzzle_attacks(game: str, id: str, seq: int) -> Iterator[Attack]:
    """Every attack on the puzzles, named."""
    here = f"/api/puzzles/{game}/{id}"
    for odd in ODD_IDS:
        yield f"game {odd[:12]}", request("GET", f"/api/puzzles/{odd}"), (400, 404)
        for method, path, body in ways(f"/api/puzzles/{game}/{odd}"):
            yield f"{method} puzzle {odd[:12]}", request(method, path, body=body), (400, 404)
        yield f"answers of {odd[:12]}", request("POST", f"/api/puzzles/{odd}/{id}/answers", body=CHOICE), (400, 404)
    for lang in LANGS:
        yield f"lang {lang[:9]}", request("GET", f"{here}?lang={lang}".replace("é", "%e9")), (400, 404)
    for wrong in ("-1", "1.5", "1e99", '"x"', "true", "[]", "{}", HUGE, "-" + HUGE, "NaN", "100001", "99999"):
        yield f"choice {wrong[:8]}", request("POST", f"{here}/answers", body=f'{{"choice": {wrong}}}'.encode()), (400,)
    for body in (b"{}", b'{"choice": 0, "person": "anna"}', b'{"best": 1}', b'{"choice": null, "choice": -1}'):
        yield f"answer {body!r}", request("POST", f"{here}/answers", body=body), (400,)
    for (method, path, body), word in product(ways(here), WORDS):
        if body:
            yield f"{word[:8]!r} at {path[-8:]}", request(method, path, body=word.encode()), (400,)
    for method, path, body in ways(here):
        if method != "GET":
            yield f"{path[-8:]} from elsewhere", request(method, path, EVIL, body), (403,)
            yield f"{path[-8:]} as a form", request(method, path, {"content-type": "text/plain"}, body), (415,)
            yield f"too much at {path[-8:]}", request(method, path, body=MANY), (413,)
    for seat, stale in ((-1, seq), (6, seq), (5, seq), (0, seq + 1), (0, -1), (0, 2**40)):
        for where, more in (("what-if", '"answers": [0]'), ("trials", '"things": [{"type": "lot", "index": 0}]')):
            body = f'{{"seat": {seat}, "seq": {stale}, {more}}}'.encode()
            yield f"{where} {seat} {stale}", request("POST", f"{here}/{where}", body=body), (400, 403, 409)
    for answers in ("[" * 5000, "[-1]", f"[{HUGE}]", "[99999]", str(list(range(17))), '["x"]', "null"):
        body = f'{{"seat": 0, "seq": {seq}, "answers": {answers}}}'.encode()
        yield f"what-if {answers[:8]}", request("POST", f"{here}/what-if", body=body), (400, 403, 409)
    for level in ('"masterpiece"', "7", "null", '"' + "x" * 5000 + '"', '["sketch"]'):
        yield f"level {level[:8]}", request("POST", f"{here}/table", body=f'{{"level": {level}}}'.encode()), (400,)
    yield "a table before a try", request("POST", f"{here}/table", body=b'{"level": "sketch"}'), (409,)
    for method in ("PUT", "DELETE", "PATCH"):
        yield f"{method} a puzzle", request(method, here, body=b"{}"), (404, 405)
        yield f"{method} an answer", request(method, f"{here}/answers", body=CHOICE), (404, 405)
    for body in (
        b"{}",
        b'{"allowed": 2}',
        b'{"allowed": "yes"}',
        b'{"allowed": null}',
        b'{"allowed": true, "for": "x"}',
    ):
        yield f"consent {body!r}", request("PUT", "/api/my-puzzles", body=body), (400,)
    yield "consent from elsewhere", request("PUT", "/api/my-puzzles", EVIL, b'{"allowed": true}'), (403,)
    yield "consent of somebody", request("PUT", "/api/my-puzzles/anna", body=b'{"allowed": true}'), (404, 405)


CHOICE = b'{"choice": 0}'


def ways(here: str) -> Iterator[tuple[str, str, bytes]]:
    """What can be asked about a puzzle."""
    yield "GET", here, b""
    yield "POST", f"{here}/answers", CHOICE
    yield "POST", f"{here}/what-if", b'{"seat": 0, "seq": 1, "answers": []}'
    yield "POST", f"{here}/trials", b'{"seat": 0, "seq": 1, "things": [{"type": "lot", "index": 0}]}'
    yield "POST", f"{here}/table", b'{"level": "sketch"}'


def swollen(table: str) -> Iterator[Attack]:
    """Bodies of absurd size where none is taken: with their length, in pieces, and announced only."""
    for door in BODILESS:
        method, path = door.split(" ")
        path = f"/api{path.format(table=table)}"
        yield f"too much at {door}", request(method, path, body=MANY), (413,)
        yield f"pieces at {door}", request(method, path, CHUNKED, PIECES), (413,)
        yield f"promised at {door}", request(method, path, {"content-length": "20000000"}, b"{}"), (413,)
