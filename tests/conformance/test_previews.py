"""What an answer would do is what it does: previews and what-ifs, against the game played on."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drive import NAMES, TABLES, Walk, position, steps, walks
from vernissage import AnswerError, Dice, Game, Match
from vernissage.core.step import Decision
from vernissage.table import codec
from vernissage.table.preview import ASKED, answered, previews
from vernissage.table.whatif import trial, what_if

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)


def match_at(game: Game, s: Any) -> Match:
    """A match that begins with a position."""
    return Match(game, len(s.players), start=codec.encode(game, s), answers=())


@every_table
@given(walk=walks)
def test_a_preview_made_from_what_a_seat_knows_is_what_happens(game: Game, seats: int, walk: Walk) -> None:
    """The numbers come from a guess: they must be those of the true position, or the guess would be believed."""
    for s, step in steps(game, seats, Walk(walk.seed, walk.skip, walk.numbers[:8])):
        if not isinstance(step, Decision):
            continue
        guess, choices = game.guess(s, step.seat, Dice(0)), step.options(s)
        assert previews(game, guess, step, choices) == previews(game, s, step, choices)


@every_table
@given(walk=walks)
def test_the_points_of_previews_are_those_of_the_score_sheet(game: Game, seats: int, walk: Walk) -> None:
    s = position(game, seats, walk)
    for points in game.wording.figures:
        for seat in range(seats) if points.sign == "points" else ():
            sheet = game.score_sheet(game.view(s, seat))
            assert points.read(s, seat) == sum(line.points for line in sheet if line.seat == seat)


@every_table
@given(walk=walks, seed=st.integers(0, 2**32))
def test_what_if_is_the_position_that_the_answers_lead_to(game: Game, seats: int, walk: Walk, seed: int) -> None:
    match, chance = match_at(game, position(game, seats, walk)), random.Random(seed)
    before = match.position()
    for seat in match.asked():
        step, truth, answers = match.step_of(seat), match.state, list[int]()
        stops = ASKED
        while stops == ASKED and len(answers) < 6:
            answers.append(chance.choice(step.options(truth)))
            stops = answered(truth, step, answers[-1])
            found = what_if(match, seat, answers)
            assert found.stops == stops
            assert game.view(found.state, seat) == game.view(truth, seat)
            assert (found.waiting is not None) == (stops == ASKED)
            if stops == ASKED:
                step = truth.agenda[-1]
                assert found.waiting is not None
                assert [option.choice for option in found.waiting.options] == step.options(truth)
        if stops != ASKED:
            with pytest.raises(AnswerError, match="cannot be tried"):
                what_if(match, seat, [*answers, 0])
    assert match.position() == before


@every_table
@given(walk=walks)
def test_what_cannot_be_answered_cannot_be_tried(game: Game, seats: int, walk: Walk) -> None:
    match = match_at(game, position(game, seats, walk))
    for seat in range(seats):
        if seat not in match.asked():
            with pytest.raises(AnswerError):
                what_if(match, seat, [])
            continue
        kind = game.kind(match.step_of(seat))
        offered = {option.choice for waiting in match.waiting() if waiting.seat == seat for option in waiting.options}
        for choice in (-1, kind.width, *range(kind.width)):
            if choice not in offered:
                with pytest.raises(AnswerError):
                    what_if(match, seat, [choice])


@every_table
@given(walk=walks)
def test_a_thing_tried_changes_nothing_and_a_thing_that_is_not_there_cannot_be(
    game: Game, seats: int, walk: Walk
) -> None:
    s = position(game, seats, walk)
    before = codec.digest(game, s)
    for seat in range(seats):
        assert trial(game, s, seat, "no such thing", 0) is None
        for type in game.trials:
            for number in (-1, 0, 3, 60, 10_000):
                trial(game, s, seat, type, number)
            assert trial(game, s, seat, type, 10_000) is None
    assert codec.digest(game, s) == before
