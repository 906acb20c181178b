"""Before a live game everybody says that they are there; who does not in time makes room for somebody else."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from house_layer.home import show
from house_layer.test_ports import SharedShelf, Street
from people.seekers import ADA, BEN, CLEO, DAN, clock_of, home, table_of, wish
from vernissage.house import ready, seating
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.protocol.tables import Arrange, NewTable, SeatWanted, Sit, Start
from vernissage.house.protocol.timing import Days, Live, Timing
from vernissage.house.room import Room
from vernissage.house.seating import READY
from vernissage.house.seeks import LOST
from vernissage.house.usher import ROUND

LIVE = Live(bank=600, increment=10)


async def gathered(house: House, timing: Timing | None = LIVE, seats: int = 2) -> Room:
    """A table of Ada's where Ben and others have taken every seat."""
    wanted = [SeatWanted(who="me"), *[SeatWanted(who="open")] * (seats - 1)]
    made = await house.create(ADA, NewTable(game="masters-gallery", seats=wanted, timing=timing))
    room = await house.room(made.id)
    for reader in (BEN, CLEO)[: seats - 1]:
        await house.sit(room, reader, Sit())
    return room


async def test_a_live_game_starts_when_everybody_is_ready_and_its_clocks_with_it() -> None:
    async with home() as house:
        room = await gathered(house)
        update = await show(room, ADA)
        assert (update.status, update.clocks) == ("gathering", None)
        assert update.ready is not None
        assert update.ready.seats == [1], "who has just sat down is there"
        assert update.ready.until - update.ready.now == READY
        await clock_of(house).advance(READY - 5)
        await ready.say(room, ADA)
        update = await show(room, ADA)
        assert (update.status, update.ready) == ("playing", None)
        assert update.clocks is not None
        assert {seat.left for seat in update.clocks.seats} == {600.0}, "nobody has lost time by waiting"


@pytest.mark.parametrize("timing", [None, Days(days=1)])
async def test_other_games_start_at_once(timing: Timing | None) -> None:
    async with home() as house:
        assert (await gathered(house, timing)).table.status == "playing"


async def test_who_does_not_come_in_time_loses_the_seat() -> None:
    async with home() as house:
        room = await gathered(house, seats=3)
        await ready.say(room, BEN)
        await clock_of(house).advance(READY + ROUND)
        assert [seat.who for seat in room.seats] == ["open", "human", "human"]
        assert (room.table.status, room.table.ready) == ("gathering", None)
        assert room.table.host == BEN.holder, "somebody who is there may begin"
        await house.sit(room, ADA, Sit())
        assert room.table.ready is not None, "and everybody is asked again"


async def test_nobody_is_ready_for_somebody_else() -> None:
    async with home() as house:
        room = await gathered(house, seats=3)
        before = room.table.seq
        await ready.say(room, CLEO)
        assert (room.table.seq, room.table.ready and room.table.ready["seats"]) == (before, [2]), "once is enough"
        with pytest.raises(Refused, match="error-not-your-seat"):
            await ready.say(room, DAN)
        await ready.say(room, BEN)
        assert room.table.status == "gathering"


async def test_whoever_leaves_ends_the_question() -> None:
    async with home() as house:
        room = await gathered(house, seats=3)
        await seating.leave(room, BEN, 1)
        assert room.table.ready is None
        with pytest.raises(Refused, match="error-not-checking"):
            await ready.say(room, ADA)
        await seating.arrange(room, ADA, 1, Arrange(who="bot"))
        assert room.table.ready is not None
        assert room.table.ready["seats"] == [0]
        await ready.say(room, CLEO)
        assert room.table.status == "playing"
        with pytest.raises(Refused, match="error-started"):
            await ready.say(room, CLEO)


async def test_a_host_who_starts_with_bots_is_ready() -> None:
    async with home() as house:
        wanted = [SeatWanted(who="me"), SeatWanted(who="open"), SeatWanted(who="open")]
        made = await house.create(ADA, NewTable(game="masters-gallery", seats=wanted, timing=LIVE))
        room = await house.room(made.id)
        await house.sit(room, BEN, Sit())
        await seating.start(room, ADA, Start())
        assert room.table.ready is not None
        assert room.table.ready["seats"] == [0]


async def test_people_who_found_each_other_are_asked_and_the_one_who_stays_is_joined() -> None:
    async with home() as house:
        await house.usher.seek(ADA, wish(paces=["live"]))
        await house.usher.seek(BEN, wish(paces=["live"]))
        room = await house.room(await table_of(house, ADA))
        assert room.table.ready is not None
        assert room.table.ready["seats"] == []
        await ready.say(room, ADA)
        await clock_of(house).advance(READY + ROUND)
        assert sorted(seat.holder for seat in room.seats) == ["", "ada"]
        again = await house.usher.seek(ADA, wish(paces=["live"]))
        assert again.seek is not None
        assert again.seek.table == room.id, "the seat that was found is still hers"
        await clock_of(house).advance(LOST)
        with pytest.raises(Refused, match="error-seek-seated"):
            await house.usher.seek(ADA, wish(paces=["live"]))


async def test_two_houses_open_a_seat_once() -> None:
    street, shelf = Street(), SharedShelf()
    async with home(shelf, street.crier()) as one, home(shelf, street.crier()) as other:
        room = await gathered(one, seats=3)
        there = await other.room(room.id)
        clock_of(one).time = clock_of(other).time = READY + 1
        before = room.table.seq

        async def up(which: Room) -> bool:
            with suppress(Refused):
                return await ready.time_is_up(which)
            return False

        assert sorted(await asyncio.gather(up(room), up(there))) == [False, True]
        stored = await shelf.load(room.id)
        assert stored is not None
        assert stored.table.seq == before + 1
        assert [seat.who for seat in stored.seats] == ["open", "open", "human"]
