"""Whole games of people and bots in a house without a server: answered, taken back by consent, handed on to a bot."""

from __future__ import annotations

import json

import pytest

from house_layer.home import ANNA, HUGO, Listening, answer, home, show, table, undo, until_asked
from vernissage import Dice, Game, Match, games
from vernissage.house import moves, past, seating
from vernissage.house.house import House
from vernissage.house.memory import MemoryShelf
from vernissage.house.protocol.play import Consent
from vernissage.house.reader import Reader
from vernissage.house.room import Room

LONGEST = 3_000
"""Answers of one person in a game, several times more than any takes."""


async def turns(house: House, room: Room, readers: tuple[Reader, ...], dice: Dice, least: int = LONGEST) -> None:
    """Let people answer at random until the game is over, or each of them has answered so many times."""
    given = [0] * len(readers)
    while min(given) < least:
        update = await until_asked(house, room, *readers)
        if update.waiting is None:
            return
        reader = next(one for one in readers if update.waiting.seat in room.mine(one))
        await answer(room, reader, update, dice.pick([option.choice for option in update.waiting.options]))
        given[readers.index(reader)] += 1


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
async def test_a_whole_game_of_two_people_and_bots(game: Game) -> None:
    shelf, crier, dice = MemoryShelf(), Listening(), Dice(11)
    seats = ["me", "open", "bot", "bot"][: min(4, game.seats[1])]
    async with home(shelf, crier) as house:
        room = await table(house, game.name, seats)
        await turns(house, room, (ANNA, HUGO), dice, 2)
        await undone_by_consent(room)
        await turns(house, room, (ANNA, HUGO), dice, 1)
        await refused(room)
        await turns(house, room, (ANNA, HUGO), dice, 2)
        await seating.leave(room, HUGO, 1)  # a bot plays on for him, and everybody is told
        update = await until_asked(house, room, ANNA)
        hugo = update.seats[1]
        assert (hugo.who, hugo.name, hugo.stand_in, hugo.stand_in_for) == ("human", "Hugo", "sketch", "wish")
        assert [aside.line.id for aside in update.asides if aside.line.seat == 1][-1] == "told-stand-in-wish"
        await turns(house, room, (ANNA,), dice)
        end = await show(room, ANNA)
        assert end.status == "finished"
        _, text = await past.record(room, ANNA)
        position = room.playing.position()
    whole = Match.from_record(text)
    assert whole.finished
    assert end.winners == whole.winners()
    assert end.position is not None
    assert end.position.scores == whole.scores()
    assert whole.position() == position
    told = [seq for id, seq in crier.told if id == room.id]
    assert told == list(range(1, end.seq + 1)), "each change is told once, in order"
    async with home(shelf) as next_day:
        again = await show(await next_day.room(room.id), ANNA)
        assert again.position == end.position, "all of it lies on the shelf"


async def undone_by_consent(room: Room) -> None:
    """Anna wishes to go back before her last answer; nothing happens before Hugo agrees."""
    before, asides = room.table, len(room.asides)
    kept = moves.before_last_answer(room.playing, 0)
    await moves.ask_undo(room, ANNA, undo(room, 0))
    wish = (await show(room, HUGO)).undo_request
    assert wish is not None
    assert (wish.seat, wish.event, wish.needed) == (0, kept[1], [1])
    assert room.table.answers == before.answers
    await moves.consent(room, HUGO, Consent(seat=1, agree=True))
    assert room.table.undo_request is None
    assert len(room.asides) == asides + 1
    assert room.asides[-1].id == "told-undone"
    assert room.playing.answers[: kept[0]] == list((await kept_answers(room))[: kept[0]])
    assert 0 in room.playing.asked(), "she is asked again"


async def kept_answers(room: Room) -> tuple[int, ...]:
    """The answers that lie on the shelf."""
    stored = await room.ports.shelf.load(room.id)
    assert stored is not None
    return stored.answers


async def refused(room: Room) -> None:
    """Hugo says no, and everything stays."""
    asked, answers = room.playing.asked(), await kept_answers(room)
    await moves.ask_undo(room, ANNA, undo(room, 0))
    await moves.consent(room, HUGO, Consent(seat=1, agree=False))
    assert await kept_answers(room) == answers
    assert room.table.undo_request is None
    assert room.playing.asked() == asked


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
async def test_alone_with_bots_one_goes_back_as_far_as_one_likes(game: Game) -> None:
    dice = Dice(5)
    async with home() as house:
        room = await table(house, game.name, ["me", "bot", "bot"][: game.seats[1]])
        await turns(house, room, (ANNA,), dice, 5)
        await until_asked(house, room, ANNA)
        for _ in range(5):
            assert (await show(room, ANNA)).can_ask_undo
            await moves.ask_undo(room, ANNA, undo(room, 0))
            assert 0 in room.playing.asked()
        assert room.playing.decided <= {1, 2} or not (await show(room, ANNA)).can_undo
        await turns(house, room, (ANNA,), dice, 5)
        record = json.loads((await past.record(room, ANNA))[1])
        assert record["reader"] == 0, "what she may know of a game that is not over"


async def test_who_goes_back_into_a_sealed_turn_does_not_keep_what_the_others_revealed() -> None:
    async with home() as house:
        room = await table(house, "art-society", ["me", "open"])
        while len(room.playing.asked()) < 2:  # until both bid in secret
            update = await until_asked(house, room, ANNA, HUGO)
            assert update.waiting is not None
            await answer(room, (ANNA, HUGO)[update.waiting.seat], update, update.waiting.default)
        before = await kept_answers(room)
        await turns(house, room, (ANNA, HUGO), Dice(3), 1)
        for seat, reader, other in ((0, ANNA, HUGO), (1, HUGO, ANNA)):
            await moves.ask_undo(room, reader, undo(room, seat))
            await moves.consent(room, other, Consent(seat=1 - seat, agree=True))
            assert sorted(room.playing.asked()) == [0, 1], "both bid anew"
            assert await kept_answers(room) == before
            await turns(house, room, (ANNA, HUGO), Dice(3), 1)
