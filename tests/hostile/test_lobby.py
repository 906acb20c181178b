"""The lobby under attack: readers who never read, wishes out of all bounds, guesses, other sites, look-alikes."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hostile.test_doors import SOON, UPGRADE
from hostile.wire import request
from people.seekers import ADA, BEN, home, table_of, wish
from server.clocks import PATIENCE
from server.guests import Guest, Refusal, Server, sqlite
from server.test_lobby import WISH, hear, lobby, tells_of
from vernissage.house.house import House
from vernissage.server.app import create_routes
from vernissage.server.door import Configuration
from vernissage.server.limits import Crowd
from vernissage.server.settings import Settings

Guests = Callable[..., Guest]
SMALL = 4096
"""Bytes that a connection holds on its way, so that it is full at once."""
ELSEWHERE = {"origin": "https://evil.example"}


@asynccontextmanager
async def small_house(folder: Path, **values: Any) -> AsyncIterator[tuple[Server, House]]:
    """A real house in this process, with little patience and small pipes."""
    app = create_routes(Settings(database=sqlite(folder), site=None, verify=False, **values))
    with socket.create_server(("127.0.0.1", 0)) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        config = Configuration(app, Crowd(100), "", log_level="critical", timeout_graceful_shutdown=1)
        config.stalled = SOON
        serving = uvicorn.Server(config)
        task = asyncio.create_task(serving.serve([door]))
        while not serving.started:
            await asyncio.sleep(0.01)
        server = Server("")
        server.url = f"http://127.0.0.1:{door.getsockname()[1]}"
        yield server, app.state.house
        serving.should_exit = True
        await task


def frame(text: str) -> bytes:
    """Something said on a WebSocket, in one short frame."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


async def flood(deaf: asyncio.StreamWriter) -> None:
    """Ask for answers for as long as the other end listens."""
    for _ in range(50_000):
        deaf.write(frame(json.dumps({"type": "nonsense"})) * 20)
        await asyncio.wait_for(deaf.drain(), PATIENCE)


async def test_who_never_reads_is_left_and_holds_up_nobody(tmp_path: Path, guests: Guests) -> None:
    """However much is asked for: what was not read is not piled up, and everybody else goes on being told."""
    async with small_house(tmp_path, rate=100_000.0, burst=100_000.0) as (server, house):
        anna, reader = guests(server), guests(server)
        port = int(server.url.rpartition(":")[2])
        ends = socket.socket()
        ends.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        ends.setblocking(False)
        await asyncio.get_running_loop().sock_connect(ends, ("127.0.0.1", port))
        _, deaf = await asyncio.open_connection(sock=ends, limit=SMALL)
        deaf.transport.pause_reading()  # type: ignore[attr-defined]
        deaf.write(request("GET", "/api/lobby/ws", UPGRADE))
        async with lobby(reader) as ear:
            await hear(ear, "lobby")
            while len(house.foyer._lookers.get("", ())) < 2:
                await asyncio.sleep(0)
            with pytest.raises(ConnectionError):
                await flood(deaf)
            table = await anna.create("me:Anna", "open")
            assert await hear(ear, "lobby", tells_of(table))
            assert len(house.foyer._lookers.get("", ())) == 1, "who was left is not there any more"
        deaf.transport.abort()


async def test_one_address_has_so_many_connections_to_the_lobby(tmp_path: Path, guests: Guests) -> None:
    async with small_house(tmp_path, rate=1000.0, burst=10.0) as (server, _):
        address = server.url.replace("http", "ws", 1) + "/api/lobby/ws"
        async with connect(address) as first, connect(address) as second:
            await first.recv()
            await second.recv()
            async with connect(address) as third:
                told = json.loads(await asyncio.wait_for(third.recv(), PATIENCE))
                assert told["problem"]["code"] == "error-too-many-connections"
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(third.recv(), PATIENCE)
                assert third.close_code == 4429


def deep(levels: int) -> Any:
    """Lists in lists."""
    found: Any = "masters-gallery"
    for _ in range(levels):
        found = [found]
    return found


BOUNDS: list[Any] = [
    {**WISH, "games": ["masters-gallery"] * 17},
    {**WISH, "games": ["x" * 65]},
    {**WISH, "games": [""]},
    {**WISH, "games": ["../../etc/passwd"]},
    {**WISH, "games": [None]},
    {**WISH, "games": deep(50)},
    {**WISH, "games": "masters-gallery"},
    {**WISH, "seats": [-1]},
    {**WISH, "seats": [10**400]},
    {**WISH, "seats": [2.5]},
    {**WISH, "seats": [True]},
    {**WISH, "seats": []},
    {**WISH, "paces": []},
    {**WISH, "paces": ["live"] * 4},
    {**WISH, "near": "yes"},
    {**WISH, "bots": 1},
    {**WISH, "name": "x" * 1000},
    {**WISH, "since": 0},
    {**WISH, "table": "mine"},
    [],
    None,
    "seek",
    deep(400),
]


async def test_wishes_out_of_bounds_are_refused_and_none_is_kept(server: Server, guests: Guests) -> None:
    anna = guests(server)
    for body in BOUNDS:
        with pytest.raises(Refusal) as refused:
            await anna.ask("PUT", "/seek", body)
        assert refused.value.status in (400, 404), body
    assert (await anna.ask("GET", "/seek"))["seek"] is None
    assert (await anna.ask("GET", "/lobby"))["seekers"] == 0


async def test_another_site_can_neither_seek_nor_be_ready_nor_listen(server: Server, guests: Guests) -> None:
    anna, hugo = guests(server), guests(server)
    table = await anna.create("me:Anna", "open", timing={"kind": "live", "bank": 600, "increment": 10})
    await hugo.ask("POST", f"/tables/{table}/seats", {})
    for method, path, body in (
        ("PUT", "/seek", WISH),
        ("DELETE", "/seek", None),
        ("POST", f"/tables/{table}/ready", None),
    ):
        with pytest.raises(Refusal) as refused:
            await anna.ask(method, path, body, headers=ELSEWHERE)
        assert refused.value.status == 403, path
    assert (await anna.look(table))["status"] == "gathering"
    address = server.url.replace("http", "ws", 1) + "/api/lobby/ws"
    with pytest.raises(InvalidStatus) as closed:
        async with connect(address, additional_headers=ELSEWHERE):
            pass
    assert closed.value.response.status_code == 403


@pytest.mark.parametrize("at", ["-1", "x.99999999999999", "0.0.0", "%00", "9" * 64, "a" * 5000])
async def test_a_place_that_nobody_was_told_is_no_place(server: Server, guests: Guests, at: str) -> None:
    """Whoever comes back with one is told everything."""
    async with lobby(guests(server), at) as ear:
        assert (await hear(ear, "lobby"))["whole"]


async def test_tables_and_invitations_are_not_found_by_trying(server: Server, guests: Guests) -> None:
    """Nothing that is tried tells how near it was, and a private table is in no list."""
    anna, eve = guests(server), guests(server)
    table = await anna.create("me:Anna", "open", public=False)
    code = (await anna.look(table))["invitation"]
    said = set()
    near = table[:-1] + ("b" if table.endswith("a") else "a")
    for tried in ("a" * 16, near, table.upper(), table[::-1], "0" * 64):
        with pytest.raises(Refusal) as refused:
            await eve.look(tried)
        said.add((refused.value.status, refused.value.code))
    assert said == {(404, "error-no-table")}
    said = set()
    for tried in ("", code[:-1], code + "a", code.upper(), code[:-1] + "%", "a" * 64):
        with pytest.raises(Refusal) as refused:
            await eve.ask("POST", f"/tables/{table}/seats", {"invitation": tried})
        said.add((refused.value.status, refused.value.code))
    assert said == {(403, "error-invitation")}
    assert table not in str(await eve.ask("GET", "/lobby")) + str(await eve.ask("GET", "/tables"))
    with pytest.raises(Refusal) as refused:
        await eve.ask("GET", f"/tables/{table}/invitation.svg")
    assert refused.value.status == 403


@pytest.mark.parametrize("name", ["\u0410da", "A\u200bda", "\u202eAda", "\uff21da", "Ad\u0430", "ada."])
async def test_nobody_is_seated_beside_somebody_under_their_name(name: str) -> None:
    """Whoever looks like the other one, and came later, sits there by colour alone."""
    async with home() as house:
        await house.usher.seek(ADA, wish(name="Ada"))
        await house.usher.seek(BEN, wish(name=name))
        room = await house.room(await table_of(house, BEN))
        assert sorted(seat.name for seat in room.seats) == ["", "Ada"]
