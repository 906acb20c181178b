"""Bots: in processes of their own, within a budget, at a pace; a broken one never blocks a table."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from server.clocks import PATIENCE, HeldClock
from server.guests import sqlite
from vernissage import Match
from vernissage.bots import LEVELS
from vernissage.house.house import House
from vernissage.house.protocol.tables import NewTable, SeatWanted
from vernissage.house.reader import Reader
from vernissage.house.watcher import Watcher
from vernissage.server.house import house_of
from vernissage.server.pool import Pool
from vernissage.server.settings import Settings

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
    made = house_of(Settings(database=sqlite(tmp_path)), ChannelsPlugin(MemoryChannelsBackend(), channels=["tables"]))
    await made.open()
    yield made
    await made.close()


@pytest.mark.parametrize("program", BROKEN.values(), ids=BROKEN)
async def test_a_broken_bot_gives_a_legal_answer(house: House, program: str) -> None:
    house.ports.thinkers = Pool(1, 0.02, command=(sys.executable, "-c", program), start=0.1)
    made = await house.create(
        Reader("anna", "en"),
        NewTable(game="masters-gallery", seats=[SeatWanted(who="bot"), SeatWanted(who="bot")], pace=0),
    )
    room = await house.room(made.id)
    first = room.table.seq
    async with asyncio.timeout(PATIENCE):
        while room.table.seq <= first + 3:
            await asyncio.sleep(0.01)
    await house.steward.close()


async def test_a_bot_that_never_listens_is_killed_when_its_time_is_up() -> None:
    clock = HeldClock()
    slow = Pool(1, 0.05, command=(sys.executable, "-c", BROKEN["thinks for ever"]), start=5.0, clock=clock)
    match = Match("masters-gallery", 2, seed=1)
    choosing = asyncio.create_task(slow.choose(match, match.asked()[0], "sketch"))
    await clock.until_asleep(5.0)
    await clock.advance(4.9)
    assert not choosing.done()
    await clock.advance(0.1)
    assert await choosing is None
    assert slow._thinkers[0]._process is None
    await slow.close()


async def test_bots_of_every_level_answer() -> None:
    thinkers = Pool(2, 20.0, start=PATIENCE, clock=HeldClock())  # no time goes by while they think
    match = Match("masters-gallery", 3, seed=1)
    asked = match.waiting()[0]
    for level in LEVELS:
        choice = await thinkers.choose(match, asked.seat, level)
        assert choice in [option.choice for option in asked.options]
    await thinkers.close()


async def test_bots_keep_a_pace_and_can_be_hurried(tmp_path: Path) -> None:
    clock = HeldClock()
    channels = ChannelsPlugin(MemoryChannelsBackend(), channels=["tables"])
    house = house_of(Settings(database=sqlite(tmp_path), verify=False), channels, clock)
    await house.open()
    anna = Reader("anna", "en")
    three = [SeatWanted(who="bot", level="sketch")] * 3
    room = await house.room((await house.create(anna, NewTable(game="bioutifoul", seats=three, pace=1500))).id)
    room.watchers.add(Watcher(anna, None))
    await clock.until_asleep(1.5)
    for _ in range(3):
        before = room.table.seq
        await clock.advance(1.4)
        assert room.table.seq == before
        await clock.advance(0.1)
        await clock.until_asleep(1.5)  # it has moved, and pauses again
        assert room.table.seq == before + 1
    before = room.table.seq
    room.hurried.set()
    async with asyncio.timeout(PATIENCE):
        while room.table.seq < before + 3:
            await asyncio.sleep(0.01)
    await house.close()


async def test_who_has_so_much_left_has_not_just_fallen_asleep() -> None:
    clock = HeldClock()
    poll = asyncio.create_task(clock.sleep(2.0))
    await clock.until_asleep(2.0)
    await clock.advance(0.5)
    bot = asyncio.create_task(clock.until_asleep(1.5))
    await asyncio.sleep(0)
    assert not bot.done()
    pause = asyncio.create_task(clock.sleep(1.5))
    await bot
    await clock.advance(1.5)
    await asyncio.gather(poll, pause)
