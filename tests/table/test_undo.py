"""Taking answers back: to the last barrier, and the warning before it."""

from __future__ import annotations

import pytest

from masters_gallery.builders import GAME, table
from table.matches import bids, toy, untouched
from vernissage import AnswerError, Dice, Game, Match, games
from vernissage.table import codec


def test_a_sealed_answer_can_be_taken_back_until_all_are_given() -> None:
    match = toy()
    match.answer(0, 2)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.asked() == [0, 1]
    bids(match, 1, 1)
    untouched(match, lambda: match.undo(0), "Nothing can be undone")
    untouched(match, lambda: match.undo(1), "Nothing can be undone")


def test_answers_are_taken_back_one_by_one_to_the_barrier() -> None:
    match = bids(toy(), 0, 0)
    before = match.position()
    match.answer(0, 1)
    between = match.position()
    match.answer(0, 0)
    assert match.asked() == [1]
    match.undo(0)
    assert match.position() == between
    match.undo(0)
    assert match.position() == before
    assert match.answers == [1, 0, 0]
    untouched(match, lambda: match.undo(0), "a secret shown")


def test_anothers_answer_is_a_barrier() -> None:
    match = bids(toy(), 0, 0)
    match.answer(0, 1)
    match.answer(0, 1)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.answer(1, 1)
    untouched(match, lambda: match.undo(0), "somebody else has answered")
    match.undo(1)
    assert match.asked() == [1]
    assert not match.can_undo(0), "what lies before the barrier stays"


def sealed_turn() -> Match:
    """A card game in which one answer makes everybody answer in secret."""
    from masters_gallery.builders import GAME, table
    from vernissage.table import codec

    t = (
        table(3)
        .hand(0, "monet simultaneous", "2 degas")
        .hand(1, "2 renoir", "degas")
        .hand(2, "3 monet")
        .extra("renoir")
    )
    match = Match.from_position(GAME, codec.encode(GAME, t.turn(0).s), seed=1)
    match.answer(0, 16)
    assert match.asked() == [0, 1, 2]
    return match


def test_what_others_were_asked_for_can_be_taken_back_until_one_of_them_answers() -> None:
    match = sealed_turn()
    assert match.can_undo(0)
    match.answer(0, 6)
    match.undo(0)
    match.undo(0)
    assert match.asked() == [0]
    match.answer(0, 16)
    match.answer(1, 18)
    untouched(match, lambda: match.undo(0), "somebody else has answered")
    match.undo(1)
    assert match.asked() == [0, 1, 2]


def test_no_sealed_answer_outlives_its_question() -> None:
    match = sealed_turn()
    match.answer(1, 18)
    with pytest.raises(AnswerError):
        match.undo(0)
    match.answer(0, 6)
    match.answer(2, 12)
    assert match.asked() == [1]
    assert match.view(1).players[1].hand_size == 2


def test_chance_is_a_barrier() -> None:
    match = toy()
    assert not match.can_undo(0)
    assert match.answers == [1]
    untouched(match, lambda: match.undo(0), "a card was drawn")


@pytest.mark.parametrize("seat", [-4, -1, 5])
def test_nobody_else_can_undo(seat: int) -> None:
    match = bids(toy(), 0, 0)
    match.answer(0, 1)
    untouched(match, lambda: match.undo(seat), "Nothing can be undone")


def test_an_option_warns_when_it_cannot_be_taken_back() -> None:
    t = table(2).display(0, "4 monet").face_down(1, "degas").extra("renoir").hand(1, "2 degas")
    t.hand(0, "monet", "degas draw", "renoir", "van_gogh simultaneous").turn(0)
    match = Match.from_position(GAME, codec.encode(GAME, t.s), seed=1)
    final = {option.labels["en"]: option.final for option in match.waiting()[0].options}
    assert final == {
        "Monet": "reveal",
        "Degas, draw a card": "chance",
        "Renoir": "",
        "Van Gogh, simultaneous turn": "",
    }
    for option in match.waiting()[0].options:
        other = Match.from_position(GAME, codec.encode(GAME, t.s), seed=1)
        other.answer(0, option.choice)
        assert other.can_undo(0) == (option.final == "")


def test_the_warning_tells_nothing_of_anothers_last_card() -> None:
    """A last card is played without being asked: that it is shown is known, what it sets off is not."""
    told = []
    for last in ("degas draw", "degas", "degas award", "renoir"):
        t = table(2).extra("renoir").hand(1, last).hand(0, "monet", "van_gogh", "vermeer").turn(0)
        match = Match.from_position(GAME, codec.encode(GAME, t.s), seed=1)
        told.append([option.final for option in match.waiting()[0].options])
        match.answer(0, match.waiting()[0].options[0].choice)
        assert not match.can_undo(0), "another's secret card has been shown"
    assert told == [["reveal"] * 3] * 4


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_match_knows_who_has_decided_anything_without_reading_its_log(game: Game) -> None:
    match, dice = Match(game, game.seats[1], seed=4), Dice(9)
    decisions = {kind.name for kind in game.decisions}
    undone = 0
    for _ in range(60):
        told = {event.step[1] for event in match.events() if event.step[0] in decisions}
        assert match.decided == told
        seat = dice.pick(match.asked())
        if match.can_undo(seat) and dice.pick([0, 1]):
            match.undo(seat)
            undone += 1
            continue
        asked = next(waiting for waiting in match.waiting() if waiting.seat == seat)
        match.answer(seat, dice.pick([option.choice for option in asked.options]))
    assert undone
    assert Match.from_record(match.record()).decided == match.decided
