"""Whoever closes a house leaves nobody waiting: others go on with its bots, and no connection is kept by mistake."""

from __future__ import annotations

import asyncio

from house_layer.home import ANNA, answer, home, show, table
from house_layer.test_ports import SharedShelf, Street
from server.clocks import PATIENCE, HeldClock
from vernissage import Dice
from vernissage.house.at_once import AtOnce
from vernissage.house.house import Habits, House
from vernissage.house.ports import People, Ports
from vernissage.house.room import Room
from vernissage.house.steward import MEANWHILE
from vernissage.house.watcher import Watcher
from vernissage.table.match import Match


class Pondering(AtOnce):
    """Thinks for ever."""

    async def choose(self, match: Match, seat: int, level: str, people: People) -> int | None:
        await asyncio.Event().wait()
        return None


async def until_moved(shelf: SharedShelf, id: str, seq: int) -> None:
    """Wait until a bot has answered, without opening the table: that alone would let its bots move."""
    async with asyncio.timeout(PATIENCE):
        while (await shelf.seqs([id]))[id] <= seq:
            await asyncio.sleep(0)


async def until_bot_asked(room: Room) -> None:
    """Answer for Anna until it is the bot's turn."""
    while (update := await show(room, ANNA)).waiting is not None:
        await answer(room, ANNA, update, update.waiting.options[0].choice)
    assert room.table.status == "playing"


async def test_the_bots_of_a_house_that_closes_are_moved_by_another() -> None:
    street, shelf = Street(), SharedShelf()
    ports = Ports(shelf, street.crier(), Pondering(Dice(1)), HeldClock(), lambda answers: answers)
    leaves = House(ports, Habits(verify=False))
    await leaves.open()
    async with home(shelf, street.crier()) as stays:
        unseen = await table(leaves, "bioutifoul", ["bot", "bot"])
        known = await table(leaves, "bioutifoul", ["me", "bot"])
        assert known.table.asked == (0,)
        there = await stays.room(known.id)
        await until_bot_asked(known)
        async with asyncio.timeout(PATIENCE):
            while there.table.seq < known.table.seq:
                await asyncio.sleep(0)
        await leaves.close()
        held = stays.ports.clock
        assert isinstance(held, HeldClock)
        await held.advance(MEANWHILE)  # far less than a house that was killed is waited for
        for room in (unseen, known):
            await until_moved(shelf, room.id, room.table.seq)


async def test_a_connection_that_is_ended_stays_ended() -> None:
    watcher = Watcher(ANNA, None)
    watcher.end()
    watcher.look()  # the table has changed in the same moment
    assert watcher.ended
