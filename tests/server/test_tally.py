"""What a house tells whoever counts: answers, late bots, stored games that were looked at, failures of a database."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from house_layer.home import ANNA, answer, home, show, table
from server.clocks import PATIENCE, HeldClock
from server.guests import sqlite
from server.test_bots import READY
from vernissage import Match
from vernissage.house.memory import MemoryShelf
from vernissage.house.tally import Answerer, Stored, Tally, Thought, Verified, Wish
from vernissage.house.verifying import verify
from vernissage.server.pool import LATE, Pool
from vernissage.server.store.store import Store

DRAFTS = READY + 'for line in sys.stdin: print(\'{"draft": true, "choice": 0}\', flush=True)'
BREAKS = READY + "sys.stdin.readline(); sys.exit(1)"


class Listening(Tally):
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[object, ...]] = []

    def answered(self, who: Answerer) -> None:
        self.told.append(("answered", who))

    def thought(self, wish: Wish, came: Thought, waited: float, seconds: float) -> None:
        self.told.append((wish, came, round(waited, 6), round(seconds, 6)))

    def to_verify(self, games: int) -> None:
        self.told.append(("to verify", games))

    def verified(self, found: Verified, seconds: float) -> None:
        self.told.append(("verified", found))

    def stored(self, what: Stored, seconds: float, changes: int = 1) -> None:
        self.told.append((what, changes))

    def storage_failed(self) -> None:
        self.told.append(("failed",))


async def test_answers_are_counted_once_each() -> None:
    async with home() as house:
        tally = house.ports.tally = Listening()
        room = await table(house, "bioutifoul", ["me", "me"])
        update = await show(room, ANNA, room.table.asked[0])
        assert update.waiting is not None
        choice = update.waiting.options[0].choice
        await answer(room, ANNA, update, choice)
        assert tally.told == [("answered", "person")]


async def test_a_bot_that_is_late_plays_its_draft() -> None:
    clock, tally = HeldClock(), Listening()
    pool = Pool(1, 0.05, command=(sys.executable, "-c", DRAFTS), start=5.0, clock=clock, tally=tally)
    match = Match("masters-gallery", 2, seed=1)
    choosing = asyncio.create_task(pool.choose(match, match.asked()[0], "sketch"))
    await clock.until_asleep(LATE * 0.05)
    async with asyncio.timeout(PATIENCE):
        while pool._thinkers[0]._said is None:
            await asyncio.sleep(0)
    await clock.advance(LATE * 0.05)
    assert await choosing == 0
    assert tally.told == [("move", "draft", 0.0, round(LATE * 0.05, 6))]
    await pool.close()


async def test_a_bot_that_breaks_comes_to_nothing() -> None:
    tally = Listening()
    pool = Pool(1, 0.05, command=(sys.executable, "-c", BREAKS), start=5.0, clock=HeldClock(), tally=tally)
    match = Match("masters-gallery", 2, seed=1)
    assert await pool.choose(match, match.asked()[0], "sketch") is None
    assert await pool.advise(match, match.asked()[0]) is None
    assert tally.told == [("move", "nothing", 0.0, 0.0), ("hint", "nothing", 0.0, 0.0)]
    await pool.close()


async def test_stored_games_are_counted_as_they_are_found() -> None:
    shelf = MemoryShelf()
    async with home(shelf) as house:
        rooms = [await table(house, "bioutifoul", ["me", "me"]) for _ in range(3)]
    games = [shelf._tables[room.id] for room in rooms]
    assert games[1].game.snapshot is not None
    games[1].game = replace(games[1].game, snapshot=replace(games[1].game.snapshot, digest="another position"))
    games[2].game = replace(games[2].game, table=games[2].game.table.changed(version=99))
    async with home(shelf) as house:
        tally = house.ports.tally = Listening()
        clock = house.ports.clock
        assert isinstance(clock, HeldClock)
        looking = asyncio.create_task(verify(house.ports, house.room))
        await clock.until_asleep(1.0)
        await clock.advance(1.0)
        await looking
    assert sorted(str(found) for word, found in tally.told if word == "verified") == [
        "corrected",
        "replayed",
        "unplayable",
    ]
    assert [left for word, left in tally.told if word == "to verify"] == [3, 2, 1, 0]


async def test_the_database_is_timed_and_its_failures_counted(tmp_path: Path) -> None:
    tally = Listening()
    store = Store(sqlite(tmp_path), tally)
    await store.open()
    try:
        tally.told.clear()
        await store.save_person("anna", "Anna", "en")
        assert await store.person("anna") == ("Anna", "en")
        assert tally.told == [("write", 1), ("read", 1)]
        tally.told.clear()
        with pytest.raises(OperationalError):
            await store.write(lambda connection: connection.execute(text("SELECT nothing FROM nowhere")))
        assert tally.told == [("failed",), ("write", 1)]
    finally:
        await store.close()
