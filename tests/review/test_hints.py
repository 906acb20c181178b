"""Hints come from the comparisons of a review, and two at one position agree."""

from __future__ import annotations

from dataclasses import replace

import pytest

from review.finished import HEAP, SMALL, TINY, answered, played
from vernissage import Dice, Game, games
from vernissage.bots import Known
from vernissage.review.hints import hints
from vernissage.review.walk import Asked, walked
from vernissage.table import codec


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_two_hints_at_one_position_agree_whatever_the_seat_cannot_see(game: Game) -> None:
    asked = [thing for thing in walked(played(game.name, 2, "random")).way if isinstance(thing, Asked)]
    worlds = 0
    for number, thing in enumerate(asked[2 :: max(1, len(asked) // 3)]):
        twin = replace(thing, asked_in=game.guess(thing.asked_in, thing.seat, Dice(number)))
        worlds += codec.digest(game, twin.asked_in) != codec.digest(game, thing.asked_in)
        told = hints(thing.known(game), TINY)
        assert hints(twin.known(game), TINY) == told
        assert {one.choice for one in told} <= set(thing.known(game).options)
        assert all(0.0 <= one.sure <= 1.0 for one in told)
    assert worlds or game.name == "art-society", "nothing was hidden"


def test_the_best_answer_comes_first_with_how_sure_that_is() -> None:
    """Of five coins the first may take three, and so win."""
    match = answered(HEAP, [0, 0, 0])
    told = hints(Known(HEAP, match.state, 0), SMALL)
    assert [one.choice for one in told] == [2, 1]
    assert told[0].sure == 1.0
    assert told[0].chance > told[1].chance


def test_a_review_does_not_blame_whoever_followed_a_hint() -> None:
    from review.test_review import reviewed

    match = answered(HEAP, [0, 0, 0])
    while not match.finished:
        seat = match.asked()[0]
        match.answer(seat, hints(Known(HEAP, match.state, seat), SMALL)[0].choice)
    assert not reviewed(match).worst()
