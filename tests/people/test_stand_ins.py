"""A bot answers for somebody, for a while or to the end; the seat stays the person's."""

from __future__ import annotations

import pytest

from house_layer.home import ANNA, HUGO, answer, home, show, table, undo, until_asked
from vernissage import Match
from vernissage.house import moves, seating, stand_in
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.memory import MemoryShelf
from vernissage.house.ports import People
from vernissage.house.protocol.play import Answer, Consent
from vernissage.house.reader import Reader
from vernissage.house.room import Room

READERS = {0: ANNA, 1: HUGO}


async def turn(house: House, room: Room, *readers: Reader) -> int:
    """Let whoever of some readers is asked give the first answer; who it was."""
    update = await until_asked(house, room, *readers)
    assert update.waiting is not None
    seat = update.waiting.seat
    await answer(room, READERS[seat], update, update.waiting.options[0].choice)
    return seat


async def refused(work: object, status: int, id: str) -> None:
    """Something is refused for a reason."""
    with pytest.raises(Refused) as refusal:
        await work  # type: ignore[misc]
    assert (refusal.value.status, refusal.value.line.id) == (status, id)


async def take_over(room: Room, seat: int, why: str = stand_in.WISH) -> int:
    async with room.hold():
        return await stand_in.take_over(room, seat, why, "sketch")


async def test_a_bot_answers_until_the_person_is_back() -> None:
    shelf = MemoryShelf()
    async with home(shelf) as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        await take_over(room, 1)
        for _ in range(3):
            assert await turn(house, room, ANNA, HUGO) == 0, "only Anna is asked: a bot answers for Hugo"
    async with home(shelf) as house:  # and another day
        room = await house.room(room.id)
        update = await until_asked(house, room, ANNA)
        assert (update.seats[1].stand_in, update.seats[1].stand_in_for) == ("sketch", "wish")
        assert update.seats[1].name == "Hugo"
        await stand_in.come_back(room, HUGO, 1)
        asked = {await turn(house, room, ANNA, HUGO) for _ in range(12)}
        assert asked == {0, 1}
        seen = await show(room, HUGO)
        assert seen.seats[1].stand_in is None
        told = [aside.line.id for aside in seen.asides]
        assert told == ["told-stand-in-wish", "told-back"]


async def test_whoever_has_a_stand_in_is_not_asked_and_cannot_answer() -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ["me", "open"])
        while 1 not in room.table.asked:
            await turn(house, room, ANNA, HUGO)
        before = await show(room, HUGO)
        assert before.waiting is not None
        base = room.table.base
        room.changed = lambda room, elsewhere: None  # this bot thinks for a long time
        await take_over(room, 1, stand_in.TIME)
        seen = await show(room, HUGO)
        assert (seen.waiting, seen.can_undo, seen.can_ask_undo) == (None, False, False)
        assert 1 in [other.seat for other in seen.others]
        given = Answer(id="late", seat=1, seq=room.table.seq, choice=before.waiting.options[0].choice)
        await refused(moves.answer(room, HUGO, given), 409, "error-stand-in")
        await refused(moves.undo(room, HUGO, undo(room, 1)), 409, "error-stand-in")
        await stand_in.come_back(room, HUGO, 1)
        assert room.table.base == base, "what was asked is still asked"
        assert (await show(room, HUGO)).waiting == before.waiting
        assert not (await moves.answer(room, HUGO, given)).repeated


async def test_what_a_bot_thought_of_counts_no_more_when_the_person_is_back() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        while room.table.asked != (1,):
            await turn(house, room, ANNA)
        choose, thinkers = house.ports.thinkers.choose, house.ports.thinkers

        async def slowly(match: Match, seat: int, level: str, people: People) -> int | None:
            thinkers.choose = choose  # type: ignore[method-assign]
            await stand_in.come_back(room, HUGO, 1)
            return await choose(match, seat, level, people)

        thinkers.choose = slowly  # type: ignore[method-assign]
        answers = room.table.answers
        await take_over(room, 1)
        update = await until_asked(house, room, HUGO)
        assert update.waiting is not None
        if (thinking := house.steward._driving.get(room.id)) is not None:
            await thinking
        assert room.table.answers == answers


async def test_who_has_conceded_does_not_come_back() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        await take_over(room, 1, stand_in.CONCEDED)
        await refused(stand_in.come_back(room, HUGO, 1), 409, "error-conceded")
        await refused(take_over(room, 1, stand_in.TIME), 409, "error-conceded")
        await refused(stand_in.come_back(room, HUGO, 0), 403, "error-not-your-seat")


async def test_alone_with_bots_nobody_stands_in() -> None:
    async with home() as house:
        for seats in (["me", "bot", "bot"], ["me", "me"]):
            room = await table(house, "bioutifoul", seats)
            answers = (await until_asked(house, room, ANNA) and room.table.answers) if "bot" in seats else 0
            for why in (stand_in.TIME, stand_in.AWAY, stand_in.WISH, stand_in.CONCEDED):
                await refused(take_over(room, 0, why), 409, "error-alone")
            await refused(seating.leave(room, ANNA, 0), 409, "error-alone")
            assert room.seats[0].stand_in == ""
            assert "bot" not in seats or room.table.answers == answers


async def test_a_stand_in_blocks_no_consent() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        while {0, 1} != {await turn(house, room, ANNA, HUGO) for _ in range(9)}:
            pass
        await moves.ask_undo(room, ANNA, undo(room, 0))
        assert room.table.undo_request is not None
        room.changed = lambda room, elsewhere: None
        await take_over(room, 1)
        assert room.table.undo_request is None, "a wish that waits for nobody is over"
        await refused(moves.consent(room, HUGO, Consent(seat=1, agree=True)), 409, "error-no-undo-request")
        before = room.table.answers
        await moves.ask_undo(room, ANNA, undo(room, 0))
        assert room.table.answers < before, "at once: nobody has to be asked"


async def test_people_are_invited_to_the_next_game_not_their_bots() -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ["me", "open"])
        await take_over(room, 1, stand_in.CONCEDED)
        while room.table.status == "playing":
            update = await until_asked(house, room, ANNA)
            if update.waiting is not None:
                await answer(room, ANNA, update, update.waiting.options[0].choice)
        assert room.seats[1].stand_in_for == "conceded", "as whoever counts the results reads it"
        made = await house.rematch(room, ANNA)
        following = await house.room(made.id)
        assert following.mine(HUGO) == [1]
        assert [(seat.stand_in, seat.stand_in_for) for seat in following.seats] == [("", ""), ("", "")]
