"""Names, cookies, methods, packing and the log: the edges of the house."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hostile.wire import request, send
from server.guests import Guest, Refusal, Server, sqlite
from server.holding import held_house
from vernissage.house.bucket import Bucket
from vernissage.house.kept import Kept
from vernissage.server.hosts import allowed, host_of
from vernissage.server.keys import SECURE_COOKIE
from vernissage.server.limits import address_of

Guests = Callable[..., Guest]
WANTED = {"game": "masters-gallery", "seats": [{"who": "me"}, {"who": "bot"}]}


@pytest.mark.parametrize(
    ("header", "fits"),
    [
        ("127.0.0.1:8472", True),
        ("192.168.1.7", True),
        ("[::1]:8472", True),
        ("[fe80::1]", True),
        ("localhost", True),
        ("gallery:8472", True),
        ("gallery.local", True),
        ("gallery.lan:80", True),
        ("Play.Example.org", True),
        ("play.example.org.", True),
        ("evil.example", False),
        ("play.example.org.evil.example", False),
        ("127.0.0.1.nip.io", False),
        ("local.evil", False),
    ],
)
def test_the_house_answers_to_its_own_names(header: str, fits: bool) -> None:
    name = host_of(header)
    assert name is not None
    assert allowed(name, ("play.example.org",)) == fits


@pytest.mark.parametrize("header", ["", "[", "[::1", "a b", "a@b", "a/b", "a:b", "a..b", "\xff", "a:99999", "http://a"])
def test_what_is_no_name(header: str) -> None:
    assert host_of(header) is None


def test_a_household_is_one_address() -> None:
    assert address_of("2001:db8:1:2:3:4:5:6") == address_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert address_of("2001:db8:1:3::9") != address_of("2001:db8:1:2::9")
    assert address_of("::ffff:192.0.2.7") == address_of("192.0.2.7") == "192.0.2.7"
    bucket = Bucket(0.001, 2.0)
    taken = [bucket.take(address_of(f"2001:db8::{i:x}")) for i in range(9)]
    assert taken == [True, True] + [False] * 7


async def test_however_a_path_is_written_it_costs_the_same(tmp_path: Path) -> None:
    body = json.dumps(WANTED).encode()
    with held_house(tmp_path / "house.sqlite3", rate=5.0, burst=50.0) as narrow:
        made = []
        for path in (
            "/api/tables",
            "/api/tables/",
            "//api/tables",
            "/api%2ftables",
            "/api/tables/",
            "/api/tables/?x=1",
        ) * 4:
            made.append((await send(narrow.port, request("POST", path, body=body))).status)
    assert 4 <= made.count(201) <= 5  # fifty at once, ten for each; the clock stands still
    assert made[-6:].count(429) == 4  # the other two ask for what is not there
    assert 404 in made


async def test_somebody_who_keeps_many_tables_finishes_one_first(tmp_path: Path, guests: Guests) -> None:
    with Server(sqlite(tmp_path), "--tables", "2") as server:
        anna, hugo = guests(server, "fr"), guests(server)
        for _ in range(2):
            await anna.create("me", "open")
        with pytest.raises(Refusal) as refusal:
            await anna.create("me", "open")
        assert (refusal.value.status, refusal.value.code) == (429, "error-too-many-tables")
        assert refusal.value.problem["text"].startswith("Vous avez 2 parties inachevées")
        await hugo.create("me", "open")
        many = [guests(server) for _ in range(7)]
        for guest in many:
            await guest.create("me", "open")
        with pytest.raises(Refusal) as crowd:  # ten of one address, whoever it says it is
            await guests(server).create("me", "open")
        assert crowd.value.code == "error-too-many-tables"
        server.kill()
        server.start()
        with pytest.raises(Refusal) as again:
            await anna.create("me", "open")
        assert again.value.code == "error-too-many-tables"


async def test_a_finished_table_no_longer_counts() -> None:
    going: list[str] = ["a", "b"]

    async def unfinished(ids: object) -> list[str]:
        return going

    kept = Kept(2, 10, unfinished)
    kept.add("a", "anna")
    kept.add("b", "anna")
    with pytest.raises(Exception, match="error-too-many-tables"):
        await kept.check("anna", "")
    going.remove("a")
    await kept.check("anna", "")


async def test_keys_come_from_the_server_alone(server: Server, guests: Guests) -> None:
    mallory = guests(server)
    mallory.http.cookies.set("vernissage", "A" * 43)
    reply = await mallory.http.post("/api/tables", json=WANTED)
    assert reply.status_code == 201
    given = reply.cookies["vernissage"]
    assert given != "A" * 43
    mallory.http.cookies.clear()
    mallory.http.cookies.set("vernissage", "A" * 43)
    assert (await mallory.ask("GET", "/my-tables"))["tables"] == []
    assert "set-cookie" not in (await mallory.http.get("/api/me")).headers
    mallory.http.cookies.set("vernissage", given)
    renewed = await mallory.http.get("/api/me")
    assert f"vernissage={given}" in renewed.headers["set-cookie"]
    assert "Max-Age=31536000" in renewed.headers["set-cookie"]


async def test_under_https_the_cookie_is_the_hosts_own(server: Server, guests: Guests) -> None:
    anna = guests(server)
    secure = {"x-forwarded-proto": "https"}
    made = await anna.http.post("/api/tables", json=WANTED, headers=secure)
    cookies = made.headers.get_list("set-cookie")
    fresh = next(cookie for cookie in cookies if cookie.startswith(f"{SECURE_COOKIE}="))
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=strict"} <= set(fresh.split("; "))
    assert "Domain" not in fresh
    old = await anna.http.post("/api/tables", json=WANTED)
    key = old.cookies["vernissage"]
    async with httpx.AsyncClient(base_url=server.url) as page:
        upgraded = await page.get("/api/me", headers={**secure, "cookie": f"vernissage={key}"})
        assert any(cookie.startswith(f"{SECURE_COOKIE}={key};") for cookie in upgraded.headers.get_list("set-cookie"))
        mine = await page.get("/api/my-tables", headers={**secure, "cookie": f"{SECURE_COOKIE}={key}"})
        assert len(mine.json()["tables"]) == 1
        plain = await page.get("/api/my-tables", headers={"cookie": f"{SECURE_COOKIE}={key}"})
        assert plain.json()["tables"] == []


async def test_head_is_get_without_a_body(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "open")
    for path in ("/", "/api/house", f"/api/tables/{table}", f"/api/tables/{table}/stream", "/api/nothing", "/health"):
        head = await anna.http.head(path)
        assert head.content == b""
        if not path.endswith("/stream"):
            got = await anna.http.get(path)
            assert head.status_code == got.status_code, path
            assert head.headers.get("content-type") == got.headers["content-type"]
        else:
            assert head.status_code == 200


async def test_replies_are_packed_for_whoever_can_unpack_them(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "bot")
    asked = request("GET", f"/api/tables/{table}", {"accept-encoding": "gzip"})
    packed, plain = await send(server.port, asked), await send(server.port, request("GET", f"/api/tables/{table}"))
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert json.loads(gzip.decompress(packed.body))["table"] == json.loads(plain.body)["table"]
    assert len(packed.body) < 0.4 * len(plain.body)
    async with anna.listen(table) as ear:
        await ear.update()
        assert [extension.name for extension in ear.connection.protocol.extensions] == ["permessage-deflate"]


async def test_the_log_holds_no_key_and_no_code(tmp_path: Path, guests: Guests) -> None:
    server = Server(sqlite(tmp_path))
    server.log = tmp_path / "log"
    with server:
        anna = guests(server)
        made = await anna.ask("POST", "/tables", {**WANTED, "seats": [{"who": "me"}, {"who": "open"}], "public": False})
        hugo = guests(server)
        for code in ("wrong", made["invitation"]):
            await hugo.http.post(f"/api/tables/{made['id']}/seats", json={"invitation": code})
        await anna.http.get(f"/table/{made['id']}?join={made['invitation']}", headers={"host": "evil.example"})
        for path in ("/api/tables/x%00", f"/api/tables/{made['id']}/history/99999", "//api/x"):
            await anna.http.get(path)
        import sqlite3

        with sqlite3.connect(server.database) as other:  # so that a request fails with a line in the log
            other.execute("DROP TABLE requests")
        seen = await anna.look(made["id"])
        asked = anna if seen["waiting"] else hugo
        seen = await asked.look(made["id"])
        with pytest.raises(Refusal) as refusal:
            await asked.answer(made["id"], seen["reader"], seen["seq"], seen["waiting"]["options"][0]["choice"])
        assert refusal.value.status in (500, 503)
        keys = [guest.http.cookies["vernissage"] for guest in (anna, hugo)]
    words = server.log.read_text()
    assert "evil.example" in words
    assert "no such table: requests" in words
    for secret in (*keys, made["invitation"], made["id"]):
        assert secret not in words


async def test_one_address_watches_only_so_many_tables_at_once(tmp_path: Path, guests: Guests) -> None:
    narrow = Server(sqlite(tmp_path))
    narrow.limit("5")
    with narrow:
        anna = guests(narrow)
        table = await anna.create("me", "open")
        async with AsyncExitStack() as open_:
            for _ in range(10):
                ear = await open_.enter_async_context(anna.listen(table))
                await ear.update()
            late = await open_.enter_async_context(anna.listen(table))
            heard = await late.hear()
            assert (heard["type"], heard["problem"]["code"]) == ("problem", "error-too-many-connections")
            with pytest.raises(ConnectionClosed) as closed:
                await late.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
