"""Told to stop at any moment: while it starts, in the middle of a thought, twice. Nothing is lost or left over."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from crowd.arrangements import children
from server.clocks import PATIENCE
from server.guests import Guest, Server, sqlite
from server.test_leaving import told_to_stop

Guests = Callable[..., Guest]
pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")


async def until(done: Callable[[], bool]) -> None:
    """Wait for something that is not told."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("moment", ["nothing", ".lock", "-wal"])
async def test_while_it_starts(moment: str, tmp_path: Path, guests: Guests) -> None:
    """Whatever it has come to by then: the next one starts as if nothing had been."""
    database, log = sqlite(tmp_path), tmp_path / "log"
    command = [sys.executable, "-m", "vernissage", "serve", "--port", "0", "--database", database]
    with log.open("wb") as words:
        process = subprocess.Popen(command, stdout=words, stderr=words)
    if moment != "nothing":
        await until(lambda: Path(f"{database}{moment}").exists() or process.poll() is not None)
    begun = children(process.pid)
    process.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(process.wait, PATIENCE) in (0, -signal.SIGTERM)
    await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in begun))
    assert "Traceback" not in log.read_text()
    with Server(database) as server:
        table = await guests(server).create("me", "me")
        assert table


async def test_in_the_middle_of_thoughts_and_twice(tmp_path: Path, guests: Guests) -> None:
    server = Server(sqlite(tmp_path), "--bots", "2")
    server.log = tmp_path / "log"
    with server:
        anna = guests(server)
        table = await anna.create("me", "me")
        against = await anna.create("me", "bot:master", game="gallerist")
        seat = 0 if (await anna.look(table, seat=0))["waiting"] else 1
        head = f"POST /api/tables/{table}/hints?seat={seat} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 0\r\n"
        cookie = f"cookie: vernissage={anna.http.cookies['vernissage']}\r\n\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write((head + cookie).encode())
        await writer.drain()
        seen = await anna.look(against, seat=0)
        if seen["waiting"]:  # else the bot is thinking already
            await anna.answer(against, 0, seen["seq"], seen["waiting"]["options"][0]["choice"])
        kept = (await anna.look(against, seat=0))["seq"]
        assert server.process is not None
        begun = children(server.process.pid)
        assert begun, "bots think in processes of their own"
        told_to_stop(server)
        told_to_stop(server)
        reply = (await asyncio.wait_for(reader.read(), PATIENCE)).decode()
        writer.close()
        assert reply.startswith("HTTP/1.1 20"), reply
        assert json.loads(reply.partition("\r\n\r\n")[2])["answers"]
        assert await asyncio.to_thread(server.process.wait, PATIENCE) in (0, -signal.SIGTERM)
        await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in begun))
        server.start()
        async with asyncio.timeout(PATIENCE):
            while not (seen := await anna.look(against, seat=0))["waiting"] or seen["seq"] < kept:
                await asyncio.sleep(0.05)
    assert "Traceback" not in server.log.read_text()
