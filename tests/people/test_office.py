"""What the operator does at the desk: closing, removing, barring; no server, and time stands still."""

from __future__ import annotations

import pytest

from house_layer.home import ANNA, HUGO, answer, home, show, table, until_asked
from vernissage.house import moves
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.office import Office
from vernissage.house.protocol.play import Answer
from vernissage.house.protocol.tables import Introduction, NewTable, SeatWanted, Sit
from vernissage.house.reader import Reader
from vernissage.house.talk_shelf import Said

ZOE = Reader("zoe", "en")


def office(house: House) -> Office:
    return Office(house.ports.shelf, house.ports.clock, "ops")


async def test_a_closed_table_is_hidden_says_so_and_opens_as_it_was() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        before = await until_asked(house, room, ANNA, HUGO)
        reader = ANNA if before.waiting is not None and before.waiting.seat == 0 else HUGO
        await office(house).close(room.id, "a quarrel")
        await house.talking.look()  # as the house does twice a second
        after = await show(room, ANNA)
        assert (after.status, after.seq) == ("closed", before.seq + 1)
        assert "closed this table" in after.notice
        assert after.position is not None  # nothing was deleted
        with pytest.raises(Refused, match="error-closed"):
            await show(room, ZOE)
        assert before.waiting is not None
        given = Answer(id="late", seat=before.waiting.seat, seq=after.seq, choice=before.waiting.options[0].choice)
        with pytest.raises(Refused, match="error-closed"):
            await moves.answer(room, reader, given)
        with pytest.raises(Refused, match="error-closed"):
            await office(house).close(room.id)
        assert [info.status for info in (await house.my_tables(ANNA)).tables] == ["closed"]
        assert await house.ports.shelf.playing() == []
        await office(house).reopen(room.id)
        await house.talking.look()
        again = await until_asked(house, room, reader)
        assert (again.status, again.position, again.notice) == ("playing", before.position, "")
        await answer(room, reader, again, given.choice)
        assert [act.kind for act in await house.ports.shelf.talk.acts(0)] == ["close", "reopen"]
        with pytest.raises(Refused, match="error-not-closed"):
            await office(house).reopen(room.id)


async def test_a_table_that_still_gathers_is_closed_and_opened_too() -> None:
    async with home() as house:
        seats = [SeatWanted(who="me"), SeatWanted(who="open")]
        room = await house.room((await house.create(ANNA, NewTable(game="bioutifoul", seats=seats))).id)
        await office(house).close(room.id)
        await house.talking.look()
        with pytest.raises(Refused, match="error-started"):
            await house.sit(room, HUGO, Sit(name="Hugo"))
        assert room.id not in [info.id for info in (await house.open_tables(HUGO)).tables]
        await office(house).reopen(room.id)
        await house.talking.look()
        await house.sit(room, HUGO, Sit(name="Hugo"))
        assert (await show(room, HUGO)).status == "playing"


async def test_a_name_is_taken_away_everywhere_and_not_taken_again() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        await house.introduce(HUGO, Introduction(name="Hugo"))
        await house.ports.shelf.talk.say(Said(room.id, False, HUGO.holder, 1.0, "hi", seat=1, name="Hugo", request="1"))
        assert await office(house).remove_name(HUGO.holder) == ["Hugo"]
        await house.talking.look()
        assert [seat.name for seat in (await show(room, ANNA)).seats] == ["Blue", "Yellow"]
        assert (await house.me(HUGO)).name == ""
        assert [line.name for line in await house.ports.shelf.talk.changes(room.id, False)] == [""]
        with pytest.raises(Refused, match="error-name-removed"):
            await house.introduce(HUGO, Introduction(name="HUG0"))
        await house.introduce(ZOE, Introduction(name="Hugo"))  # somebody else may be called so
        assert await office(house).remove_name(ZOE.holder, everybody=True) == ["Hugo"]
        await house.talking.look()
        with pytest.raises(Refused, match="error-name-removed"):
            await house.introduce(ANNA, Introduction(name="hugo"))
