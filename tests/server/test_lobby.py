"""The lobby over HTTP and WebSocket, on both databases; two processes that seat the same people at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect

from server.clocks import PATIENCE
from server.guests import Data, Ear, Guest, Refusal, Server
from vernissage.server.qr import qr_picture
from vernissage.server.routes.foyer import invitation_link

Guests = Callable[..., Guest]
WISH = {"games": ["masters-gallery"], "seats": [2], "paces": ["untimed"]}


@asynccontextmanager
async def lobby(guest: Guest, at: str = "") -> AsyncIterator[Ear]:
    """Somebody in the lobby."""
    address = guest.url.replace("http", "ws", 1) + f"/api/lobby/ws?at={at}"
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    async with connect(address, additional_headers={"cookie": cookies}, max_size=None) as connection:
        yield Ear(guest, connection)


async def hear(ear: Ear, kind: str, wanted: Callable[[Data], bool] = lambda message: True) -> Data:
    """The next message of a kind that is as wanted."""
    while True:
        message = await ear.hear()
        if message["type"] == kind and wanted(message):
            return message


def tells_of(table: str) -> Callable[[Data], bool]:
    """Whether a message tells of a table."""
    return lambda message: table in [*(info["id"] for info in message["tables"]), *message["gone"]]


async def test_a_reader_sees_a_public_table_and_never_a_private_one(any_server: Server, guests: Guests) -> None:
    anna, hugo = guests(any_server), guests(any_server)
    async with lobby(hugo) as ear:
        await hear(ear, "lobby")
        hidden = await anna.create("me:Anna", "open", public=False)
        shown = await anna.create("me:Anna", "open")
        told = await hear(ear, "lobby", tells_of(shown))
        private = await anna.look(hidden)
    async with lobby(hugo, told["at"]) as again:
        await hugo.ask("POST", f"/tables/{shown}/seats", {})
        after = await hear(again, "lobby", tells_of(shown))
        assert not after["whole"], "after a lost line only what is new is told"
    said = b"".join(hugo.received)
    assert hidden.encode() not in said
    assert private["invitation"].encode() not in said


async def test_people_are_seated_together_and_told(any_server: Server, guests: Guests) -> None:
    anna, hugo = guests(any_server), guests(any_server)
    assert (await anna.ask("PUT", "/seek", WISH))["seek"]["table"] == ""
    async with lobby(anna) as ear:
        found = (await hugo.ask("PUT", "/seek", WISH))["seek"]["table"]
        told = await hear(ear, "seek", lambda message: bool(message["seek"] and message["seek"]["table"]))
        assert told["seek"]["table"] == found
    assert (await anna.look(found))["mine"] != (await hugo.look(found))["mine"]


async def test_a_wish_can_be_taken_back(any_server: Server, guests: Guests) -> None:
    anna = guests(any_server)
    await anna.ask("PUT", "/seek", {**WISH, "seats": [5]})
    assert (await anna.ask("DELETE", "/seek"))["seek"] is None
    assert (await anna.ask("GET", "/seek"))["seek"] is None


async def test_what_is_no_wish_is_refused(server: Server, guests: Guests) -> None:
    anna = guests(server)
    wrong: list[dict[str, Any]] = [
        {**WISH, "games": []},
        {**WISH, "games": ["chess"]},
        {**WISH, "seats": [1]},
        {**WISH, "seats": [7]},
        {**WISH, "seats": list(range(2, 7)) * 9},
        {**WISH, "paces": ["slow"]},
        {**WISH, "bots": "god"},
        {**WISH, "holder": "somebody"},
    ]
    for body in wrong:
        with pytest.raises(Refusal) as refused:
            await anna.ask("PUT", "/seek", body)
        assert refused.value.status in (400, 404), body
    assert (await anna.ask("GET", "/seek"))["seek"] is None


async def test_the_invitation_as_a_picture(server: Server, guests: Guests) -> None:
    anna, hugo = guests(server), guests(server)
    table = await anna.create("me:Anna", "open", public=False)
    code = (await anna.look(table))["invitation"]
    reply = await anna.http.get(f"/api/tables/{table}/invitation.svg")
    link = f"{server.url}/table/{table}?join={code}"
    assert invitation_link(server.url + "/", table, code) == link
    assert reply.content == qr_picture(link)
    assert reply.headers["content-type"].startswith("image/svg+xml")
    with pytest.raises(Refusal) as refused:
        await hugo.ask("GET", f"/tables/{table}/invitation.svg")
    assert refused.value.status == 403, "who has no seat is not told how to get one"


async def test_nobody_says_ready_for_others(server: Server, guests: Guests) -> None:
    anna, hugo, eve = guests(server), guests(server), guests(server)
    table = await anna.create("me:Anna", "open", timing={"kind": "live", "bank": 600, "increment": 10})
    await hugo.ask("POST", f"/tables/{table}/seats", {})
    for reader in (eve,):
        with pytest.raises(Refusal) as refused:
            await reader.ask("POST", f"/tables/{table}/ready")
        assert refused.value.status == 403
    seen = await anna.look(table)
    assert (seen["status"], seen["ready"]["seats"]) == ("gathering", [1])
    await anna.ask("POST", f"/tables/{table}/ready")
    assert (await anna.look(table))["status"] == "playing"


async def test_strange_words_in_the_lobby_change_nothing(server: Server, guests: Guests) -> None:
    anna = guests(server)
    async with lobby(anna) as ear:
        await hear(ear, "lobby")
        for strange in ("", "{}", "[" * 1000, json.dumps({"type": "seat", "seat": 1}), "null"):
            await ear.connection.send(strange)
            assert (await hear(ear, "problem"))["problem"]["status"] == 400
        await ear.say({"type": "language", "language": "fr"})
        assert (await hear(ear, "lobby"))["whole"]


@pytest.fixture(scope="module")
def two(postgres: str) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    with Server(postgres) as one, Server(postgres) as other:
        yield one, other


async def test_two_processes_seat_everybody_once(two: tuple[Server, Server], guests: Guests) -> None:
    people = [guests(two[i % 2]) for i in range(16)]
    again = [guests(two[(i + 1) % 2]) for i in range(16)]
    for one, other in zip(people, again, strict=True):
        await one.ask("PUT", "/me", {"name": ""})
        other.http.cookies.update(one.http.cookies)
    # Everybody at once, and half of them from two devices.
    await asyncio.gather(*(guest.ask("PUT", "/seek", WISH) for guest in [*people, *again[::2]]))
    async with asyncio.timeout(PATIENCE):
        while True:
            found = [(await guest.ask("GET", "/seek"))["seek"] for guest in people]
            if all(seek and seek["table"] for seek in found):
                break
    tables = [seek["table"] for seek in found]
    assert sorted(tables.count(table) for table in set(tables)) == [2] * 8
    for guest, table in zip(people, tables, strict=True):
        mine = (await guest.ask("GET", "/my-tables"))["tables"]
        assert [info["id"] for info in mine] == [table]
        assert sum(seat["mine"] for seat in mine[0]["seats"]) == 1
