"""Puzzles as a stranger might ask for them; and doors that take nothing, sent a great deal."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hostile.puzzle_attacks import CHUNKED, puzzle_attacks, swollen
from hostile.wire import Answer, request, send
from server.guests import Guest, Refusal, Server, sqlite
from vernissage.review.puzzles import shipped

Guests = Callable[..., Guest]
AT_ONCE = 8
NAMES = ("gallerist", "masters-gallery")


async def refused_all(server: Server, tried: list[tuple[str, bytes, tuple[int, ...]]]) -> None:
    """Send some requests that nobody should send: each is refused in clear words, and gets no key."""
    replies: list[Answer] = []
    for i in range(0, len(tried), AT_ONCE):
        replies += await asyncio.gather(*[send(server.port, data) for _, data, _ in tried[i : i + AT_ONCE]])
    pairs = list(zip(tried, replies, strict=True))
    wrong = [(name, reply.status, reply.body[:200]) for (name, _, wanted), reply in pairs if reply.status not in wanted]
    assert not wrong, "\n".join(map(str, wrong))
    for (name, _, _), reply in pairs:
        assert "set-cookie" not in reply.headers, name
        problem = json.loads(reply.body)
        assert problem["status"] == reply.status, name
        assert problem["text"], name


@pytest.mark.parametrize("name", NAMES)
async def test_every_hostile_request_about_a_puzzle_is_refused_and_changes_nothing(
    server: Server, guests: Guests, name: str
) -> None:
    puzzle, anna = shipped(name)[0], guests(server)
    await anna.ask("PUT", "/me", {"name": "Anna"})
    seq = (await anna.ask("GET", f"/puzzles/{name}/{puzzle.id}"))["update"]["seq"]
    tried = list(puzzle_attacks(name, puzzle.id, seq))
    assert len(tried) >= 200
    await refused_all(server, tried)
    book = await anna.ask("GET", "/puzzles")
    assert {(one["solved"], one["missed"]) for one in book["games"]} == {(0, 0)}


async def test_a_door_that_takes_nothing_is_not_sent_a_great_deal(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me:Anna", "me:Hugo")
    before = (await anna.look(table))["seq"]
    await refused_all(server, list(swollen(table)))
    assert (await anna.look(table))["seq"] == before
    small = request("GET", "/api/house", CHUNKED, b"2\r\n{}\r\n0\r\n\r\n")
    assert (await send(server.port, small)).status == 200, "what is no more than usual disturbs nobody"


async def test_before_an_answer_two_readers_read_the_same_and_nothing_of_it_is_kept_on_the_way(
    server: Server, guests: Guests
) -> None:
    anna, hugo = guests(server), guests(server)
    for name in NAMES:
        one = shipped(name)[1]
        address = f"/puzzles/{name}/{one.id}"
        await hugo.ask("POST", f"{address}/answers", {"choice": one.best})
        shown = [await guest.ask("GET", address) for guest in (anna, hugo)]
        for each in shown:
            each["puzzle"]["state"] = each["update"]["table"] = each["update"]["invitation"] = ""
            each["update"]["seats"] = [{**seat, "absence": None} for seat in each["update"]["seats"]]
        assert shown[0] == shown[1], "somebody who has solved it is shown no more than whoever has not"
        reply = await anna.http.get(f"/api{address}")
        assert reply.headers["cache-control"] == "no-store"
        assert "etag" not in reply.headers
        choices = [option["choice"] for option in shown[0]["update"]["waiting"]["options"]]
        assert choices == sorted(choices)


async def test_a_puzzle_that_is_shown_is_no_table(server: Server, guests: Guests) -> None:
    """Its id opens nothing: no hint, no record, no answer."""
    anna, one = guests(server), shipped("gallerist")[0]
    shown = await anna.ask("GET", f"/puzzles/gallerist/{one.id}")
    table = shown["update"]["table"]
    answer = {"id": "x", "seat": one.seat, "seq": shown["update"]["seq"], "choice": one.best}
    for method, what, body in (
        ("GET", "", None),
        ("GET", "/record", None),
        ("GET", "/history/0", None),
        ("POST", f"/hints?seat={one.seat}", None),
        ("POST", "/answers", answer),
    ):
        with pytest.raises(Refusal) as refusal:
            await anna.ask(method, f"/tables/{table}{what}", body)
        assert refusal.value.status == 404


async def test_a_flood_of_puzzles_is_limited_as_any_other(tmp_path: Path, guests: Guests) -> None:
    server = Server(sqlite(tmp_path))
    server.limit("1")
    with server:
        anna, one = guests(server), shipped("bioutifoul")[0]
        sent = [anna.ask("GET", f"/puzzles/bioutifoul/{one.id}") for _ in range(30)]
        found = await asyncio.gather(*sent, return_exceptions=True)
        refusals = [each for each in found if isinstance(each, Refusal)]
        assert {each.status for each in refusals} == {429}
        assert len(refusals) < len(found)
