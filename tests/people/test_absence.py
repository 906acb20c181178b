"""Who is at the table, who is not and since when, and what the others may do about it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from house_layer.home import ANNA, HUGO, answer, home, show, until_asked
from server.clocks import HeldClock
from vernissage.bots import Level
from vernissage.house import absence, ready, seating, stand_in
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.memory import MemoryShelf
from vernissage.house.protocol.absence import StandIn
from vernissage.house.protocol.play import Accepted
from vernissage.house.protocol.tables import NewTable, SeatWanted, Sit
from vernissage.house.protocol.timing import Live
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.watcher import Watcher

MARIE = Reader("marie", "en")
SPECTATOR = Reader("spectator", "en")
LONG = 60.0 * absence.MINUTES


async def three(house: House) -> Room:
    """A table of Anna's, with Hugo and Marie."""
    wanted = [SeatWanted(who="me", name="Anna"), SeatWanted(who="open"), SeatWanted(who="open")]
    made = await house.create(ANNA, NewTable(game="bioutifoul", seats=wanted, pace=0))
    room = await house.room(made.id)
    await house.sit(room, HUGO, Sit(name="Hugo"))
    await house.sit(room, MARIE, Sit(name="Marie"))
    return room


@asynccontextmanager
async def there(house: House, room: Room, *readers: Reader) -> AsyncIterator[None]:
    """Some people look at the table meanwhile."""
    async with AsyncExitStack() as stack:
        for reader in readers:
            await stack.enter_async_context(house.watching(room, Watcher(reader, None)))
        yield


def held(house: House) -> HeldClock:
    clock = house.ports.clock
    assert isinstance(clock, HeldClock)
    return clock


def asked(room: Room, reader: Reader, seat: int, why: str, level: Level = "sketch") -> Awaitable[Accepted]:
    return absence.stand_in_for(room, reader, seat, StandIn(why=why, level=level))  # type: ignore[arg-type]


async def refused(work: Awaitable[object], status: int, id: str) -> None:
    with pytest.raises(Refused) as refusal:
        await work
    assert (refusal.value.status, refusal.value.line.id) == (status, id)


async def test_everybody_sees_who_is_there_and_since_when_others_are_not() -> None:
    shelf = MemoryShelf()
    async with home(shelf) as house:
        room = await three(house)
        clock = held(house)
        async with there(house, room, ANNA):
            async with there(house, room, HUGO), there(house, room, HUGO):
                await clock.advance(20)
                seen = await show(room, ANNA)
                assert [seat.online for seat in seen.seats] == [True, True, False]
                assert [seat.absence and seat.absence.since for seat in seen.seats] == [None, None, room.opened]
            left = clock.date()
            await clock.advance(100)
            for reader in (ANNA, MARIE, SPECTATOR):
                away = (await show(room, reader)).seats[1].absence
                assert away is not None
                assert away.since == left
    async with home(shelf) as house:  # and after a restart
        room = await house.room(room.id)
        away = (await show(room, ANNA)).seats[1].absence
        assert away is not None
        assert away.since == left


async def test_whoever_watches_is_told_at_once_of_comings_and_goings() -> None:
    async with home() as house:
        room = await three(house)
        anna = Watcher(ANNA, None)
        async with house.watching(room, anna):
            for _ in range(2):
                anna.wake.clear()
                async with there(house, room, HUGO):
                    assert anna.wake.is_set()
                    anna.wake.clear()
                assert anna.wake.is_set()


async def test_people_elsewhere_are_believed_to_be_there_until_nothing_is_heard_of_them() -> None:
    async with home() as house:
        room = await three(house)
        clock, anna = held(house), Watcher(ANNA, None)
        async with house.watching(room, anna):
            await clock.until_asleep(5.0)  # the house has begun to look around
            house.hear_company("elsewhere", [(room.id, ["hugo"], 0)])
            heard = clock.date()
            assert (await show(room, ANNA)).seats[1].online
            await clock.advance(3 * house.habits.beat - 1)
            assert (await show(room, ANNA)).seats[1].online
            anna.wake.clear()
            await clock.advance(10)
            assert anna.wake.is_set(), "nobody has to ask"
            away = (await show(room, ANNA)).seats[1].absence
            assert away is not None
            assert away.since == heard
            house.hear_company("elsewhere", [(room.id, ["hugo"], 0)])
            house.hear_company("elsewhere", [(room.id, [], 0)])
            away = (await show(room, ANNA)).seats[1].absence
            assert away is not None
            assert away.since == clock.date()


async def test_the_host_hands_over_a_seat_of_somebody_long_away() -> None:
    async with home() as house:
        room = await three(house)
        clock = held(house)
        async with there(house, room, ANNA, MARIE):
            async with there(house, room, HUGO):
                await clock.advance(2 * LONG)
                await refused(asked(room, ANNA, 1, "away"), 409, "error-not-away")
            await clock.advance(LONG - 1)
            away = (await show(room, ANNA)).seats[1].absence
            assert away is not None
            assert away.hand_over_at == clock.date() + 1
            assert away.needed == []
            await refused(asked(room, ANNA, 1, "away"), 409, "error-not-away")
            await clock.advance(1)
            await asked(room, ANNA, 1, "away")
            seat = (await show(room, MARIE)).seats[1]
            assert (seat.stand_in, seat.stand_in_for) == (absence.LEVEL, "away")
            assert (await asked(room, ANNA, 1, "away")).repeated, "twice is once"
            told = [aside.line.text for aside in (await show(room, MARIE)).asides]
            assert told == ["Hugo is away: a bot (Study) plays on"]
            await stand_in.come_back(room, HUGO, 1)
            assert (await show(room, MARIE)).seats[1].stand_in is None


async def test_all_others_who_are_there_hand_over_a_seat() -> None:
    async with home() as house:
        room = await three(house)
        clock = held(house)
        async with there(house, room, HUGO, MARIE):
            await clock.advance(LONG)
            away = (await show(room, HUGO)).seats[0].absence
            assert away is not None
            assert (away.votes, sorted(away.needed)) == ([], [1, 2])
            await asked(room, HUGO, 0, "away")
            assert (await asked(room, HUGO, 0, "away")).repeated, "nobody asks for two"
            away = (await show(room, MARIE)).seats[0].absence
            assert away is not None
            assert (away.votes, away.needed) == ([1], [2])
            assert not room.seats[0].stand_in
            async with there(house, room, ANNA):  # she looks in: what was asked is over
                await clock.advance(1)
            await clock.advance(LONG)
            await asked(room, MARIE, 0, "away")
            assert not room.seats[0].stand_in
            await asked(room, HUGO, 0, "away")
            assert room.seats[0].stand_in_for == "away"


async def test_whoever_is_there_alone_need_ask_nobody() -> None:
    async with home() as house:
        room = await three(house)
        async with there(house, room, MARIE):
            await held(house).advance(LONG)
            await asked(room, MARIE, 0, "away")
            await asked(room, MARIE, 1, "away")
        assert [seat.stand_in_for for seat in room.seats] == ["away", "away", ""]


async def test_after_a_restart_people_have_the_time_to_come_back() -> None:
    shelf = MemoryShelf()
    async with home(shelf) as house:
        room = await three(house)
        async with there(house, room, HUGO):
            pass
    async with home(shelf) as house:
        clock = held(house)
        await clock.advance(10 * LONG)
        room = await house.room(room.id)
        async with there(house, room, ANNA):
            away = (await show(room, ANNA)).seats[1].absence
            assert away is not None
            assert clock.date() - away.since > 9 * LONG
            await refused(asked(room, ANNA, 1, "away"), 409, "error-not-away")
            await clock.advance(LONG)
            await asked(room, ANNA, 1, "away")


async def test_conceding_is_for_good_and_the_last_one_cannot() -> None:
    async with home() as house:
        room = await three(house)
        await asked(room, HUGO, 1, "conceded")
        assert (await asked(room, HUGO, 1, "conceded")).repeated
        await refused(asked(room, HUGO, 1, "wish"), 409, "error-conceded")
        await refused(stand_in.come_back(room, HUGO, 1), 409, "error-conceded")
        await asked(room, MARIE, 2, "wish")
        await asked(room, MARIE, 2, "conceded")
        assert room.seats[2].stand_in_for == "conceded", "whoever has left for a while may still concede"
        await refused(asked(room, ANNA, 0, "conceded"), 409, "error-nobody-to-concede-to")
        update = await until_asked(house, room, ANNA)
        assert update.waiting is not None, "she may play on against the bots"
        await answer(room, ANNA, update, update.waiting.options[0].choice)
        await asked(room, ANNA, 0, "wish")
        async with there(house, room, SPECTATOR):
            await until_asked(house, room, SPECTATOR)
        assert room.table.status == "finished", "bots play a game of people to its end"
        assert [seat.name for seat in room.seats] == ["Anna", "Hugo", "Marie"]


async def test_a_game_of_ones_own_waits_and_stays_listed_until_it_is_removed() -> None:
    async with home() as house:
        seats = [SeatWanted(who="me"), SeatWanted(who="bot"), SeatWanted(who="bot")]
        made = await house.create(ANNA, NewTable(game="bioutifoul", seats=seats, pace=0))
        room = await house.room(made.id)
        await until_asked(house, room, ANNA)
        answers = room.table.answers
        for why in ("wish", "conceded"):
            await refused(asked(room, ANNA, 0, why), 409, "error-alone")
        await refused(asked(room, ANNA, 0, "away"), 409, "error-own-seat")
        await refused(seating.leave(room, ANNA, 0), 409, "error-alone")
        await held(house).advance(100 * LONG)
        assert (room.table.answers, room.table.status) == (answers, "playing")
        assert [table.id for table in (await house.my_tables(ANNA)).tables] == [room.id]
        await absence.hide(room, ANNA)
        await absence.hide(room, ANNA)
        assert (await house.my_tables(ANNA)).tables == []
        assert [table.id for table in (await house.my_tables(ANNA, hidden=True)).tables] == [room.id]
        assert await house.knows(ANNA.holder)
        await absence.show(room, ANNA, house.kept)
        assert [table.id for table in (await house.my_tables(ANNA)).tables] == [room.id]
        assert (await until_asked(house, room, ANNA)).waiting is not None, "nothing was deleted"


async def test_a_table_where_others_wait_cannot_be_hidden_and_a_hidden_one_is_not_counted() -> None:
    async with home() as house:
        room = await three(house)
        await refused(absence.hide(room, HUGO), 409, "error-waited-for")
        await refused(absence.hide(room, SPECTATOR), 403, "error-not-your-seat")
        await asked(room, HUGO, 1, "wish")
        await absence.hide(room, HUGO)
        assert (await house.my_tables(HUGO)).tables == []
        assert len((await house.my_tables(MARIE)).tables) == 1
        alone = NewTable(game="bioutifoul", seats=[SeatWanted(who="me"), SeatWanted(who="me")])
        for _ in range(house.habits.tables):
            made = await house.create(MARIE, alone)
        await refused(house.create(MARIE, alone), 429, "error-too-many-tables")
        await absence.hide(await house.room(made.id), MARIE)
        await house.create(MARIE, alone)


async def test_at_a_timed_table_the_clock_decides_and_nobody_else() -> None:
    async with home() as house:
        wanted = [SeatWanted(who="me", name="Anna"), SeatWanted(who="open")]
        timing = Live(bank=3_600, increment=60)
        made = await house.create(ANNA, NewTable(game="bioutifoul", seats=wanted, pace=0, timing=timing))
        room = await house.room(made.id)
        await house.sit(room, HUGO, Sit(name="Hugo"))
        await ready.say(room, ANNA)
        async with there(house, room, ANNA):
            held(house).time += 2 * LONG
            away = (await show(room, ANNA)).seats[1].absence
            assert away is not None
            assert away.hand_over_at is None
            await refused(asked(room, ANNA, 1, "away"), 409, "error-timed")
            await asked(room, HUGO, 1, "wish")
            assert room.seats[1].stand_in_for == "wish", "but whoever wants to may go"
