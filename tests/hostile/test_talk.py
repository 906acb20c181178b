"""Talk under attack: markup and odd letters, bodies out of bounds, guesses, other sites, look-alikes."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from itertools import count
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hostile.test_lobby import ELSEWHERE, deep
from server.guests import Guest, Refusal, Server
from server.test_talk import company, say, talk, texts

Guests = Callable[..., Guest]
SOURCES = count(2)


@pytest.fixture
async def guests() -> AsyncIterator[Guests]:
    """Each from an address of their own: how much one may say in a while is tried where the clock is held."""
    made: list[Guest] = []

    def guest(server: Server, lang: str = "en") -> Guest:
        number = next(SOURCES)
        made.append(Guest(server.url, lang, f"127.0.{number // 250}.{number % 250 + 1}"))
        return made[-1]

    yield guest
    for somebody in made:
        await somebody.http.aclose()


WORDS = {
    "<script>alert(1)</script>": "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>": "<img src=x onerror=alert(1)>",
    "{{7*7}} ${7*7} %s %(x)s { $name }": "{{7*7}} ${7*7} %s %(x)s { $name }",
    "https://evil.example/?q=1": "https://evil.example/?q=1",
    "javascript:alert(1)": "javascript:alert(1)",
    "\u202egnp.exe\u202c": "gnp.exe",
    "\u2066\u2067a\u2069b": "ab",
    "one\r\ntwo\u2028three\u0000four": "one two three four",
    "z" + "\u0300" * 50 + "algo": "z\u0300\u0300algo",
    "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"): "\U0001f600",
    "&lt;b&gt;": "&lt;b&gt;",
}


async def test_words_are_words_whatever_they_look_like(server: Server, guests: Guests) -> None:
    """As they were written, less what nobody sees; as JSON that no browser takes for a page."""
    anna, hugo, _, table = await company(server, guests)
    seq = (await anna.look(table))["seq"]
    async with hugo.listen(table, talk="0.0") as ear:
        for written, read in list(WORDS.items())[:6]:
            await say(anna, table, written)
            assert texts(await talk(ear))[-1] == read
        for written, read in list(WORDS.items())[6:]:
            await say(hugo, table, written)
            assert texts(await talk(ear))[-1] == read
    reply = await hugo.http.get(f"/api/tables/{table}/talk?before=s9")
    assert reply.headers["content-type"].startswith("application/json")
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert (await anna.look(table))["seq"] == seq, "nothing of it is part of the game"


BODIES: list[Any] = [
    {"id": "a"},
    {"id": "a", "text": ""},
    {"id": "a", "text": "\u200b\u2060"},
    {"id": "a", "text": "x", "reaction": "hello"},
    {"id": "a", "reaction": "talk-hello"},
    {"id": "a", "text": None},
    {"id": "a", "text": 7},
    {"id": "a", "text": ["x"]},
    {"id": "a", "text": deep(500)},
    {"id": "a", "text": "x" * 10_000},
    {"id": "", "text": "x"},
    {"id": "x" * 1000, "text": "x"},
    {"id": None, "text": "x"},
    {"text": "x"},
    {"id": "a", "text": "x", "seat": -1},
    {"id": "a", "text": "x", "seat": 6},
    {"id": "a", "text": "x", "seat": 10**400},
    {"id": "a", "text": "x", "seat": 0.5},
    {"id": "a", "text": "x", "holder": "anna"},
    {"id": "a", "text": "x", "gallery": False},
    {"id": "a", "text": "x", "told": 0},
    deep(400),
    None,
]


async def test_bodies_out_of_bounds_say_nothing(server: Server, guests: Guests) -> None:
    anna, hugo, _, table = await company(server, guests)
    for body in BODIES:
        with pytest.raises(Refusal) as refused:
            await anna.ask("POST", f"/tables/{table}/talk", body)
        assert refused.value.status == 400, body
    with pytest.raises(Refusal) as refused:
        await anna.ask("POST", f"/tables/{table}/talk", {"id": "a", "text": "x", "seat": 1})
    assert refused.value.status == 403
    async with hugo.listen(table, talk="0.0") as ear:
        await say(hugo, table, "the first")
        heard = await talk(ear)
        assert (texts(heard), heard["upto"]) == (["the first"], "1.0")


LINES = ("g1", "g2", "g999999999", "s2", "s0", "s999999999")
ODD = ("s-1", "s1e0", "s" + "9" * 200, "x1", "1", "s%D9%A1", "g%00", "s1%20")


async def test_lines_are_not_found_by_trying(server: Server, guests: Guests) -> None:
    """Those of the gallery, those that nobody has said and those that cannot be are told apart by nobody who plays."""
    anna, hugo, zoe, table = await company(server, guests)
    await say(anna, table, "hello")
    await say(zoe, table, "Hugo holds Sunny")
    said = set()
    for line in (*LINES, *ODD):
        for method, path, body in (
            ("PUT", f"/tables/{table}/talk/{line}/mute", {"muted": True}),
            ("POST", f"/tables/{table}/talk/{line}/reports", {"reason": "other"}),
            ("GET", f"/tables/{table}/talk?before={line}", None),
        ):
            with pytest.raises(Refusal) as refused:
                await hugo.ask(method, path, body)
            if line in LINES:
                said.add((refused.value.status, refused.value.code))
            assert refused.value.status in (400, 404), (path, refused.value.problem)
    assert said == {(404, "error-no-line")}
    assert b"Hugo holds Sunny" not in b"".join(hugo.received)


@pytest.mark.parametrize("upto", ["-1.-1", "x", "999999999.999999999", "1e3.0", "9" * 400, "0.0.0.0", ".", "%00"])
async def test_a_place_in_the_talk_that_nobody_was_told_shows_nothing_more(
    server: Server, guests: Guests, upto: str
) -> None:
    """Refused, or from the beginning; and never what is said in the gallery."""
    _, hugo, zoe, table = await company(server, guests)
    await say(zoe, table, "Hugo holds Sunny")
    async with hugo.listen(table, talk=upto) as ear:
        try:
            message = await ear.hear()
            if message["type"] != "problem":
                await say(hugo, table, "hello")
                assert texts(await talk(ear))[-1] == "hello"
        except ConnectionClosed:
            pass
    assert b"Hugo holds Sunny" not in b"".join(hugo.received)


async def test_the_same_words_sent_twice_are_said_once_and_nobody_borrows_an_id(server: Server, guests: Guests) -> None:
    anna, hugo, _, table = await company(server, guests)
    id = secrets.token_hex(8)
    first = await anna.ask("POST", f"/tables/{table}/talk", {"id": id, "text": "once"})
    again = await anna.ask("POST", f"/tables/{table}/talk", {"id": id, "text": "other words"})
    assert (again["id"], again["text"]) == (first["id"], "once")
    other = await hugo.ask("POST", f"/tables/{table}/talk", {"id": id, "text": "mine"})
    assert (other["text"], other["id"] != first["id"]) == ("mine", True)


async def test_another_site_can_neither_talk_nor_mute_nor_report(server: Server, guests: Guests) -> None:
    anna, hugo, _, table = await company(server, guests)
    line = (await say(hugo, table, "hello"))["id"]
    for method, path, body in (
        ("POST", f"/tables/{table}/talk", {"id": "x", "text": "not me"}),
        ("PUT", f"/tables/{table}/talk/{line}/mute", {"muted": True}),
        ("POST", f"/tables/{table}/talk/{line}/reports", {"reason": "other"}),
        ("PUT", f"/tables/{table}/talk", {"talk": False}),
    ):
        with pytest.raises(Refusal) as refused:
            await anna.ask(method, path, body, headers=ELSEWHERE)
        assert refused.value.status == 403, path
    async with anna.listen(table, talk="0.0") as ear:
        assert texts(await talk(ear)) == ["hello"]


@pytest.mark.parametrize("name", ["\u0410nna", "A\u200bnna", "\u202eAnna", "anna.", "Hug0"])
async def test_nobody_in_the_gallery_is_called_like_somebody_who_plays(
    server: Server, guests: Guests, name: str
) -> None:
    _, _, zoe, table = await company(server, guests)
    await zoe.ask("PUT", "/me", {"name": name})
    said = await say(zoe, table, "it is me")
    assert said["name"] == "Somebody watching"
