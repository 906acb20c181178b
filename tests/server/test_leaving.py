"""A process that is told to stop: nothing begun is cut off, and whoever is there is told to come again."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from house_layer.home import ANNA, home, table
from server.clocks import PATIENCE, HeldClock
from server.guests import Ear, Guest, Server, sqlite
from vernissage.house.watcher import Watcher
from vernissage.server.leaving import GROUP, PAUSE, Leaving
from vernissage.server.routes.live import COME_AGAIN

Guests = Callable[..., Guest]


def told_to_stop(server: Server) -> None:
    """What systemd and whoever replaces a process say to it."""
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)


async def closed_with(ear: Ear) -> int:
    """The code that a connection ends with."""
    while True:
        try:
            await ear.hear()
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code


async def test_what_has_begun_is_finished_and_everybody_is_told_to_come_again(tmp_path: Path, guests: Guests) -> None:
    with Server(sqlite(tmp_path)) as server:
        anna = guests(server)
        table = await anna.create("me", "me")
        seat = 0 if (await anna.look(table, seat=0))["waiting"] else 1
        seen = await anna.look(table, seat=seat)
        choice = seen["waiting"]["options"][0]["choice"]
        body = json.dumps({"id": "last", "seat": seat, "seq": seen["seq"], "choice": choice}).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = f"POST /api/tables/{table}/answers HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        cookie = f"cookie: vernissage={anna.http.cookies['vernissage']}\r\ncontent-length: {len(body)}\r\n\r\n"
        writer.write((head + cookie).encode() + body[:10])
        await writer.drain()
        async with anna.listen(table) as ear, anna.http.stream("GET", f"/api/tables/{table}/stream") as stream:
            lines = stream.aiter_lines()
            await anext(lines)
            await ear.update()
            told_to_stop(server)
            assert await closed_with(ear) == COME_AGAIN == 1012
            async with asyncio.timeout(PATIENCE):
                async for _ in lines:  # to its end, which is no error
                    pass
        with pytest.raises(httpx.ConnectError):
            await guests(server).ask("GET", "/me")
        writer.write(body[10:])
        reply = (await asyncio.wait_for(reader.read(), PATIENCE)).decode()
        writer.close()
        assert reply.startswith("HTTP/1.1 200")
        assert "connection: close" in reply.lower()
        assert server.process is not None
        await asyncio.to_thread(server.process.wait, PATIENCE)
        server.start()
        again = await anna.ask("POST", f"/tables/{table}/answers", json.loads(body))
        assert again == {"seq": seen["seq"] + 1, "repeated": True}


async def test_a_notice_for_the_proxy(tmp_path: Path, guests: Guests) -> None:
    with Server(sqlite(tmp_path), "--notice", "3600") as server:
        anna = guests(server)
        table = await anna.create("me", "me")
        told_to_stop(server)
        async with asyncio.timeout(PATIENCE):
            while (reply := await anna.http.get("/health/ready")).status_code == 200:
                await asyncio.sleep(0)
        assert (reply.status_code, reply.json()) == (503, {"status": "leaving"})
        assert reply.headers["connection"] == "close"
        async with guests(server).listen(table) as ear:  # who comes nevertheless is served
            await ear.update()
            assert (await anna.http.get("/health/live")).status_code == 200
            told_to_stop(server)
            assert await closed_with(ear) == COME_AGAIN
        assert server.process is not None
        await asyncio.to_thread(server.process.wait, PATIENCE)


async def test_connections_are_ended_some_at_a_time() -> None:
    async with home() as house:
        clock = HeldClock()
        leaving = Leaving(clock)
        await leaving.see_off()  # nobody is there yet
        leaving.house = house
        room = await table(house, "masters-gallery", ["me", "me"])
        watchers = [Watcher(ANNA, None) for _ in range(2 * GROUP + 1)]
        for watcher in watchers:
            room.watchers.add(watcher)
        going = asyncio.create_task(leaving.see_off())
        for ended in (GROUP, 2 * GROUP, 2 * GROUP + 1):
            await clock.until_asleep(PAUSE)
            assert sum(watcher.ended for watcher in watchers) == ended
            await clock.advance(PAUSE)
        await going
        for watcher in watchers:
            room.watchers.discard(watcher)
