"""What is made once is shown to all who stand at the same place, and to nobody else."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import fields, replace
from typing import Any

import msgspec
import pytest

from house_layer.home import ANNA, HUGO, answer, home, play_on, show, table, undo
from server.clocks import HeldClock
from vernissage import Game, games
from vernissage.house import moves
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.protocol.play import Update
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.standpoint import Standpoint
from vernissage.house.update import MOMENT, once_for_all, standpoint, update_for
from vernissage.house.watcher import Watcher
from vernissage.house.watchers import FEW

THINGS = 20
"""How many things happen at the table of each game."""


def engraved(update: Update, date: float) -> bytes:
    return msgspec.json.encode([update, date])


def seen(room: Room, watcher: Watcher, made: Callable[[Update, float], bytes] = engraved) -> bytes:
    """The table as somebody who watches is shown it, as a live connection does it."""
    stand = standpoint(room, watcher.reader, watcher.seat, watcher.seq, watcher.events, watcher.panels)
    return once_for_all(room, stand, made)


def alone(room: Room, watcher: Watcher) -> bytes:
    """The same, made for this reader alone."""
    found = update_for(room, watcher.reader, watcher.seat, watcher.seq, watcher.events, watcher.panels)
    return engraved(found, room.ports.clock.date())


async def test_a_hundred_who_see_the_same_are_shown_what_was_made_once() -> None:
    made: list[Update] = []

    def counting(update: Update, date: float) -> bytes:
        made.append(update)
        return engraved(update, date)

    async with home() as house, AsyncExitStack() as stack:
        room = await table(house, "masters-gallery", ("me", "open"))
        crowd = [Watcher(Reader(f"nobody {number}", "fr" if number % 4 == 0 else "en"), None) for number in range(100)]
        players = [Watcher(ANNA, None), Watcher(ANNA, None), Watcher(HUGO, None)]
        for watcher in (*crowd, *players):
            await stack.enter_async_context(house.watching(room, watcher))
        for turn in range(3):
            made.clear()
            async with room.hold():
                shown = [seen(room, watcher, counting) for watcher in (*crowd, *players)]
            # those who watch in two languages, Anna on two devices, Hugo
            assert [(update.reader, update.lang) for update in made] == [
                (None, "fr"),
                (None, "en"),
                (0, "en"),
                (1, "fr"),
            ], turn
            assert len(set(shown)) == 4
            await play_on(room)


class Evening:
    """Everybody who may stand somewhere at a table, and what may happen there."""

    def __init__(self, house: House, room: Room, number: int) -> None:
        self.house, self.room, self.chance = house, room, random.Random(number)
        self.bars = house.ports.bars
        self.readers = [ANNA, HUGO, Reader("carl", "en"), Reader("dora", "fr"), Reader("", "en"), Reader("", "fr")]
        self.watchers = [Watcher(reader, None) for reader in self.readers]
        self.watchers += [Watcher(reader, None, panels=False) for reader in self.readers]
        self.watchers += [Watcher(ANNA, seat) for seat in (0, 2, 0, 2)]  # one screen for two seats, on two devices
        self.watchers += [Watcher(replace(ANNA, lang="fr"), 0), Watcher(HUGO, 1)]
        for watcher in self.watchers:
            room.come(watcher)

    async def happen(self) -> str:
        """Something that changes what somebody is shown."""
        room, chance = self.room, self.chance
        what = chance.choice(["answer", "answer", "answer", "undo", "go", "come", "bar", "hurry", "know", "wait"])
        watcher = chance.choice(self.watchers)
        match what:
            case "answer":
                await self.answer()
            case "undo":
                await self.take_back()
            case "go":
                room.go(watcher)
            case "come":
                room.come(watcher)
            case "bar":
                self.bars.people ^= {chance.choice(self.readers).holder} - {""}
            case "hurry":
                self.house.hear_hurry(room.id)
            case "know":  # as a connection that was sent something goes on
                watcher.seq, watcher.events = room.table.seq, chance.randrange(room.playing.moment + 1)
            case "wait":
                clock = room.ports.clock
                assert isinstance(clock, HeldClock)
                clock.time += 2 * MOMENT
        return what

    async def answer(self) -> None:
        for seat, reader in enumerate((ANNA, HUGO, ANNA)):
            update = await show(self.room, reader, seat)
            if update.waiting is not None:
                await answer(self.room, reader, update, self.chance.choice(update.waiting.options).choice)

    async def take_back(self) -> None:
        for seat, reader in enumerate((ANNA, HUGO, ANNA)):
            if self.room.playing.can_undo(seat):
                await moves.undo(self.room, reader, undo(self.room, seat))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
async def test_nobody_is_shown_what_was_made_for_another(game: Game) -> None:
    async with home() as house:
        room = await table(house, game.name, ("me", "open", "me"))
        evening, shared = Evening(house, room, 5), 0
        for number in range(THINGS):
            what = await evening.happen()
            evening.chance.shuffle(evening.watchers)
            async with room.hold():
                for watcher in evening.watchers:
                    before = room.shown.get(
                        standpoint(room, watcher.reader, watcher.seat, watcher.seq, watcher.events, watcher.panels)
                    )
                    found = seen(room, watcher)
                    shared += before is not None and found is before[1]
                    assert found == alone(room, watcher), (number, what, watcher.reader, watcher.seat)
        assert shared > 5 * THINGS, "most of it was made once"


async def test_what_lies_ready_for_another_seat_is_refused_all_the_same() -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ("me", "open"))
        for watcher in (Watcher(ANNA, 0), Watcher(ANNA, 0)):
            room.come(watcher)
        async with room.hold():
            seen(room, Watcher(ANNA, 0))
            (ready,) = room.shown
            assert ready.seat == 0
            for reader in (HUGO, Reader("carl", "en"), Reader("", "en")):
                with pytest.raises(Refused) as refusal:
                    seen(room, Watcher(reader, 0))
                assert refusal.value.line.id == "error-not-your-seat"


OTHERWISE: dict[str, tuple[Any, Any]] = {
    "seat": (0, None),
    "mine": ((), (1,)),
    "host": (True, False),
    "barred": (True, False),
    "lang": ("en", "fr"),
    "since": (0, 2),
    "panels": (True, False),
}


@pytest.mark.parametrize("name", [field.name for field in fields(Standpoint)])
async def test_nothing_is_part_of_a_standpoint_that_changes_nothing(name: str) -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ("me", "open"))
        stand = Standpoint(seat=None, mine=(), host=False, barred=False, lang="en", since=0, panels=True)
        async with room.hold():
            one, two = (once_for_all(room, replace(stand, **{name: value}), engraved) for value in OTHERWISE[name])
        assert one != two


async def test_what_was_made_is_shown_for_a_moment_only_and_kept_for_nobody_alone() -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ("me", "open"))
        clock = room.ports.clock
        assert isinstance(clock, HeldClock)
        for reader in (ANNA, HUGO, Reader("carl", "en"), Reader("dora", "en")):
            room.come(Watcher(reader, None))
        crowd = [Watcher(Reader("carl", "en"), None), Watcher(Reader("dora", "en"), None)]
        async with room.hold():
            for watcher in (Watcher(ANNA, None), Watcher(HUGO, None), *crowd):
                seen(room, watcher)
            assert [stand.mine for stand in room.shown] == [()]
            first = seen(room, crowd[0])
            clock.time += MOMENT / 2
            assert seen(room, crowd[1]) is first
            clock.time += MOMENT
            assert seen(room, crowd[1]) != first  # the date is another
            clock.time -= 10 * MOMENT
            assert seen(room, crowd[0]) == alone(room, crowd[0])  # nor if the date goes back
        room.look_around()
        assert not room.shown


async def test_a_crowd_that_comes_one_by_one_wakes_nobody_each_time() -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ("me", "open"))
        anna = Watcher(ANNA, None)
        room.come(anna)
        told: list[int] = []
        crowd = [Watcher(Reader(f"nobody {number}", "en"), None) for number in range(3 * FEW)]
        for watcher in crowd:
            anna.looking = False
            room.come(watcher)
            told.append(anna.looking)
        assert told == [True] * (FEW + 1) + [False] * (2 * FEW - 1)
        assert (await show(room, ANNA)).spectators == 3 * FEW  # whoever looks knows
        room.look_around()
        assert anna.looking
        anna.looking = False
        room.look_around()
        assert not anna.looking
        room.go(crowd[0])
        assert not anna.looking
        room.come(Watcher(HUGO, None))  # who plays is always told of
        assert anna.looking
        anna.looking = False
        second = Watcher(HUGO, None)
        room.come(second)
        room.go(second)  # a second device of somebody who is there is no news at all
        assert not anna.looking
        assert not room.watchers.doubt()


async def test_a_device_that_was_sent_away_stays_away_when_the_table_moves() -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ("me", "open"))
        anna = Watcher(ANNA, None)
        room.come(anna)
        anna.end()
        await play_on(room)
        assert anna.ended
