"""A finished game as decisions and draws."""

from __future__ import annotations

from itertools import pairwise

import pytest

from review.finished import HEAP, answered, played
from vernissage import Match, games
from vernissage.core.game import Game
from vernissage.core.step import NONE
from vernissage.review.walk import Asked, Drawn, Unfinished, walked
from vernissage.table import codec


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(Unfinished):
        walked(Match("masters-gallery", seats=2, seed=1))


@pytest.mark.parametrize("game", ["masters-gallery", "art-society", "bioutifoul"])
def test_every_answer_of_a_record_is_a_decision_or_part_of_a_draw(game: str) -> None:
    match = played(game, 2, "random")
    way = walked(match).way
    numbers: list[int] = []
    for thing in way:
        numbers += [thing.at] if isinstance(thing, Asked) else range(thing.at, thing.at + len(thing.answers))
    assert numbers == list(range(len(match.answers)))
    assert [thing.choice for thing in way if isinstance(thing, Asked)] == [
        match.answers[thing.at] for thing in way if isinstance(thing, Asked)
    ]
    assert not any(isinstance(one, Drawn) and isinstance(other, Drawn) for one, other in pairwise(way))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_answer_is_judged_where_it_was_asked(game: Game) -> None:
    for thing in walked(played(game.name, 2, "random")).way:
        if isinstance(thing, Asked):
            known = thing.known(game)
            assert thing.choice in known.options
            if not known.step.sealed():
                assert codec.digest(game, thing.asked_in) == codec.digest(game, thing.state)


def test_whoever_answers_in_secret_is_judged_as_the_first_of_them_was_asked() -> None:
    match = answered(HEAP, [1, 2, 1, 2, 0, 2, 0])
    bids = [thing for thing in walked(match).way if isinstance(thing, Asked)][:2]
    assert [bid.seat for bid in bids] == [0, 1]
    assert bids[1].state.players[0].bid == 2
    assert [player.bid for player in bids[1].asked_in.players] == [NONE, NONE]
