"""Clocks at tables of a house: who runs out is stood in for, once, and may come back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from house_layer.home import ANNA, HUGO, Listening, answer, home, show, undo
from house_layer.test_ports import SharedShelf, Street
from server.clocks import HeldClock
from vernissage import Dice
from vernissage.house import moves, ready, seating, stand_in
from vernissage.house.at_once import AtOnce
from vernissage.house.errors import Refused
from vernissage.house.house import Habits, House
from vernissage.house.memory import MemoryShelf
from vernissage.house.ports import Ports
from vernissage.house.protocol.play import Answer, Update
from vernissage.house.protocol.tables import Import, NewTable, SeatWanted, Sit, Start
from vernissage.house.protocol.timing import Days, Live, Timing
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.sweep import GRACE, Sweep
from vernissage.house.timing import DAY

LIVE = Live(bank=300, increment=10)
SEATS = [SeatWanted(who="me"), SeatWanted(who="open")]


def clock_of(house: House) -> HeldClock:
    clock = house.ports.clock
    assert isinstance(clock, HeldClock)
    return clock


async def timed(house: House, timing: Timing | None = LIVE, game: str = "bioutifoul") -> Room:
    """A timed table of Anna's and Hugo's."""
    made = await house.create(ANNA, NewTable(game=game, seats=SEATS, pace=0, timing=timing))
    room = await house.room(made.id)
    await house.sit(room, HUGO, Sit(name="Hugo"))
    if room.table.ready is not None:
        await ready.say(room, ANNA)
    return room


async def asked(room: Room) -> tuple[Reader, Update]:
    """Who is asked, and what they see."""
    for reader in (ANNA, HUGO):
        update = await show(room, reader)
        if update.waiting is not None:
            return reader, update
    raise AssertionError("nobody is asked")


async def later(house: House, seconds: float) -> None:
    """Time goes by, and whoever looks after the clocks looks once."""
    clock_of(house).time += seconds
    await Sweep(house.ports, house.room).look()


def left(update: Update) -> list[float]:
    assert update.clocks is not None
    return [clock.left for clock in update.clocks.seats]


async def test_a_table_is_timed_as_wished_and_so_is_the_next_one() -> None:
    async with home() as house:
        room = await timed(house)
        reader, update = await asked(room)
        assert update.timing == LIVE
        assert left(update) == [300, 300]
        assert update.clocks is not None
        assert [clock.running for clock in update.clocks.seats] == [seat == update.reader for seat in (0, 1)]
        assert (await house.my_tables(ANNA)).tables[0].timing == LIVE
        async with room.hold():
            await room.write(room.table.changed(status="finished", asked=()))
        following = await house.rematch(room, reader)
        assert (await show(await house.room(following.id), ANNA)).timing == LIVE


async def test_time_is_counted_from_dates_and_a_stale_answer_changes_no_clock() -> None:
    async with home() as house:
        room = await timed(house)
        reader, update = await asked(room)
        assert update.waiting is not None
        assert update.reader is not None
        me, clock = update.reader, clock_of(house)
        clock.time += 7
        stale = Answer(id="stale", seat=me, seq=update.seq - 1, choice=update.waiting.options[0].choice)
        with pytest.raises(Refused, match="error-stale"):
            await moves.answer(room, reader, stale)
        clock.time += 5
        assert left(await show(room, reader))[me] == 288
        await answer(room, reader, update, update.waiting.options[0].choice)
        after = await show(room, reader)
        assert left(after)[me] == (288 if after.waiting else 298)


async def test_a_repeated_answer_gives_no_second_increment() -> None:
    async with home() as house:
        room = await timed(house)
        for _ in range(8):
            reader, update = await asked(room)
            assert update.waiting is not None
            assert update.reader is not None
            data = Answer(id="x", seat=update.reader, seq=update.seq, choice=update.waiting.options[0].choice)
            data = msgspec.structs.replace(data, id=f"r{update.seq}")
            await moves.answer(room, reader, data)
            once = left(await show(room, reader))
            assert (await moves.answer(room, reader, data)).repeated
            assert left(await show(room, reader)) == once


async def test_who_is_out_of_time_is_stood_in_for_told_and_may_come_back_at_the_next_question() -> None:
    async with home() as house:
        room = await timed(house)
        reader, update = await asked(room)
        assert update.reader is not None
        me = update.reader
        house.steward.consider = lambda room, elsewhere=False: None  # type: ignore[method-assign]
        await later(house, 300)
        assert not room.seats[me].stand_in, "a second of grace"
        await later(house, GRACE)
        assert (room.seats[me].stand_in, room.seats[me].stand_in_for) == ("sketch", "time")
        seen = await show(room, reader)
        assert seen.asides[-1].line.id == "told-stand-in-time"
        assert left(seen)[me] == 0
        with pytest.raises(Refused, match="error-stand-in"):
            await answer(room, reader, update, 0)
        with pytest.raises(Refused, match="error-still-out"):
            await stand_in.come_back(room, reader, me)
        await house.steward._move(room)
        await stand_in.come_back(room, reader, me)
        back = await show(room, reader)
        if back.waiting is not None:
            assert left(back)[me] == LIVE.increment
        await later(house, 3_000)
        assert "time" in [seat.stand_in_for for seat in room.seats]


async def test_a_bot_stands_in_at_a_table_that_is_not_in_memory() -> None:
    shelf = MemoryShelf()
    async with home(shelf) as house:
        room = await timed(house, Days(days=1, level="study"))
        id, me = room.id, room.table.asked[0]
        date = clock_of(house).time
    async with home(shelf) as house:
        clock_of(house).time = date + DAY
        await later(house, GRACE)
        again = await house.room(id)
        assert (again.seats[me].stand_in, again.seats[me].stand_in_for) == ("study", "time")


async def test_short_time_is_told_once_a_turn_to_whom_it_concerns() -> None:
    async with home() as house:
        room = await timed(house, Days(days=1))
        reader, update = await asked(room)
        told = house.ports.herald.told  # type: ignore[attr-defined]
        before = len([news for _, news in told if news.kind == "time-short"])
        await later(house, 0.7 * DAY)
        assert len([news for _, news in told if news.kind == "time-short"]) == before
        for _ in range(3):
            await later(house, 0.06 * DAY)
        news = [(person, news.seat) for person, news in told if news.kind == "time-short"]
        assert news == [(reader.holder, update.reader)]


async def test_the_answer_at_the_very_moment_of_the_flag_wins_or_loses_wholly() -> None:
    for first in ("answer", "flag"):
        async with home() as house:
            room = await timed(house)
            reader, update = await asked(room)
            assert update.waiting is not None
            assert update.reader is not None
            clock_of(house).time += 300 + GRACE
            if first == "answer":
                await answer(room, reader, update, update.waiting.options[0].choice)
                assert left(await show(room, reader))[update.reader] in (0, 10)
            await Sweep(house.ports, house.room).look()
            if first == "flag":
                with pytest.raises(Refused, match="error-stand-in"):
                    await answer(room, reader, update, update.waiting.options[0].choice)
            flags = [told for told in room.asides if told.id == "told-stand-in-time"]
            still = room.table.asked == (update.reader,) and first == "answer"
            assert len(flags) == (first == "flag" or still)


async def test_undo_gives_no_time_back() -> None:
    async with home() as house:
        room = await timed(house)
        reader, update = await asked(room)
        assert update.waiting is not None
        assert update.reader is not None
        me, clock = update.reader, clock_of(house)
        for _ in range(5):
            clock.time += 3
            seen = await show(room, reader)
            assert seen.waiting is not None
            await answer(room, reader, seen, seen.waiting.options[0].choice)
            if not (await show(room, reader)).can_undo:
                return
            await moves.undo(room, reader, undo(room, me))
        assert left(await show(room, reader))[me] == 285


async def test_imports_and_people_alone_have_no_clock() -> None:
    async with home() as house:
        seats = [SeatWanted(who="me"), SeatWanted(who="bot")]
        with pytest.raises(Refused, match="error-timed-alone"):
            await house.create(ANNA, NewTable(game="bioutifoul", seats=seats, timing=LIVE))
        room = await timed(house)
        async with room.hold():
            text = room.playing.record().write()
        made = await house.import_record(ANNA, Import(record=text))
        assert (await show(await house.room(made.id), ANNA)).clocks is None
        made = await house.create(ANNA, NewTable(game="bioutifoul", seats=SEATS, timing=LIVE))
        alone = await house.room(made.id)
        await seating.start(alone, ANNA, Start())
        assert ((await show(alone, ANNA, 0)).timing, alone.table.due) == (None, None)


@asynccontextmanager
async def two_houses(clock: HeldClock) -> AsyncIterator[tuple[House, House]]:
    """Two houses on one shelf that hear each other."""
    street, shelf = Street(), SharedShelf()
    houses = [
        House(Ports(shelf, crier, AtOnce(Dice(7)), clock, lambda answers: answers), Habits(verify=False))
        for crier in (street.crier(), street.crier())
    ]
    for house in houses:
        await house.open()
    try:
        yield houses[0], houses[1]
    finally:
        for house in houses:
            await house.close()


def silent(house: House) -> None:
    """From now on the others are not told what happens here."""
    house.ports.crier = Listening()


async def test_two_houses_never_flag_twice_though_neither_hears_the_other() -> None:
    clock = HeldClock()
    async with two_houses(clock) as (one, other):
        for house in (one, other):
            silent(house)
            house.steward.consider = lambda room, elsewhere=False: None  # type: ignore[method-assign]
        room = await timed(one)
        there = await other.room(room.id)
        me = room.table.asked[0]
        clock.time += 300 + GRACE
        await Sweep(one.ports, one.room).look()
        assert not there.seats[me].stand_in, "this house has not heard of it"
        await Sweep(other.ports, other.room).attend(there)
        stored = await one.ports.shelf.load(room.id)
        assert stored is not None
        assert [told.id for told in stored.asides].count("told-stand-in-time") == 1
        assert stored.table.seq == there.table.seq == room.table.seq, "the second has changed nothing"
