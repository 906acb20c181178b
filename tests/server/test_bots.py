"""Bots: in processes of their own, within a budget, at a pace; a broken one never blocks a table."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from server.guests import Guest, Server, sqlite
from vernissage import Match, bots
from vernissage.server.bots import Bots
from vernissage.server.house import House
from vernissage.server.lobby import LEVELS
from vernissage.server.protocol.tables import NewTable, SeatWanted
from vernissage.server.reader import Reader
from vernissage.server.settings import Settings

Guests = Callable[..., Guest]
READY = "import sys; print('{\"ready\": true}', flush=True)\n"
BROKEN = {
    "ends at once": "pass",
    "talks nonsense": "print('nonsense', flush=True); input()",
    "says no word that it listens": "print('[]', flush=True); input()",
    "answers what is no choice": READY + "for line in sys.stdin: print('{\"choice\": 12345}', flush=True)",
    "answers nothing": READY + "for line in sys.stdin: print('{}', flush=True)",
    "answers in the wrong words": READY + 'for line in sys.stdin: print(\'{"choice": "first"}\', flush=True)',
    "thinks for ever": "import time; time.sleep(1000)",
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(Settings(database=sqlite(tmp_path)), ChannelsPlugin(MemoryChannelsBackend(), channels=["tables"]))
    await made.open()
    yield made
    await made.close()


@pytest.mark.parametrize("program", BROKEN.values(), ids=BROKEN)
async def test_a_broken_bot_gives_a_legal_answer(house: House, program: str) -> None:
    house.bots = Bots(1, 0.02, command=(sys.executable, "-c", program), start=0.1)
    made = await house.create(
        Reader("anna", "en"),
        NewTable(game="masters-gallery", seats=[SeatWanted(who="bot"), SeatWanted(who="bot")], pace=0),
    )
    room = await house.room(made.id)
    first = room.table.seq
    for _ in range(400):
        if room.table.seq > first + 3:
            break
        await asyncio.sleep(0.05)
    assert room.table.seq > first + 3
    await house.bots.close()


async def test_a_bot_is_killed_when_its_time_is_up() -> None:
    slow = Bots(1, 0.05, command=(sys.executable, "-c", BROKEN["thinks for ever"]), start=0.1)
    match = Match("masters-gallery", 2, seed=1)
    began = time.monotonic()
    assert await slow.choose(match, match.asked()[0], "sketch") is None
    assert time.monotonic() - began < 5
    await slow.close()


async def test_bots_of_every_level_answer() -> None:
    thinkers = Bots(2, 20.0)
    match = Match("masters-gallery", 3, seed=1)
    asked = match.waiting()[0]
    for level in LEVELS:
        choice = await thinkers.choose(match, asked.seat, level)
        assert choice in [option.choice for option in asked.options]
    await thinkers.close()
    assert tuple(bots.LEVELS) == LEVELS


async def test_bots_keep_a_pace_and_can_be_hurried(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("bot", "bot", "me", pace=1500)
    async with anna.listen(table) as ear:
        times: list[float] = []
        seen = await ear.update()
        while len(times) < 3:
            if seen["waiting"]:
                await anna.answer(table, 2, seen["seq"], seen["waiting"]["options"][0]["choice"])
                times = []
            before, seen = seen["position"]["event"], await ear.update()
            if seen["position"]["event"] > before and not seen["waiting"]:  # a secret choice is no move yet
                times.append(time.monotonic())
        assert times[-1] - times[-2] > 1.0
        await anna.ask("POST", f"/tables/{table}/fast-forward")
        began = time.monotonic()
        moves = 0
        while not seen["waiting"] and seen["status"] == "playing":
            seen = await ear.update()
            moves += 1
        assert time.monotonic() - began < 1.5 * moves + 1.5
