"""What all environments share: observations in named pieces, masks, rewards."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given

from drive import NAMES, TABLES, Walk, decision, position, walks
from vernissage import Game, settle
from vernissage.envs.numbers import ABOUT, BOUND, Rules
from vernissage.table.codec import fields

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)


@every_table
@given(walk=walks)
def test_observations_have_their_pieces_and_masks_their_answers(game: Game, seats: int, walk: Walk) -> None:
    rules = Rules(game, seats)
    s = position(game, seats, walk)
    step = settle(s)
    for seat in range(seats):
        seen = rules.observe(s, seat)
        assert seen.shape == (rules.size,)
        assert np.abs(seen).max() < BOUND, "something would be cut off"
        mask = rules.mask(s, seat)
        if step is None or step.asks(s) != seat:
            assert not mask.any()
        else:
            offset = game.offset(game.kind(step))
            assert mask.nonzero()[0].tolist() == [offset + choice for choice in s.choices]
            assert [rules.choice(s, action) for action in rules.actions(s)] == s.choices


@every_table
@given(walk=walks)
def test_the_question_says_who_is_asked_what_and_about_what(game: Game, seats: int, walk: Walk) -> None:
    rules = Rules(game, seats)
    s = position(game, seats, walk)
    step = settle(s)
    for seat in range(seats):
        numbers = rules.question(s, seat)
        assert len(numbers) == seats + len(game.decisions) + ABOUT
        if step is None or step.asks(s) < 0:
            assert not any(numbers)
        else:
            assert numbers[:seats].index(1.0) == (decision(step).seat - seat) % seats
            assert game.decisions[numbers[seats:].index(1.0)] is game.kind(step)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_no_question_has_more_arguments_than_there_is_room_for(game: Game, seats: int) -> None:
    names = [name for name, _ in Rules(game, seats).pieces]
    assert len(names) == len(set(names))
    for kind in game.decisions:
        assert fields(kind.step)[0] == "seat"
        assert len(fields(kind.step)) - 1 <= ABOUT
