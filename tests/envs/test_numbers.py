"""What all environments share: observations in named pieces, masks, rewards."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from hypothesis import given

from drive import NAMES, TABLES, Walk, decision, position, walks
from vernissage import Game, Sheet, settle
from vernissage import game as find_game
from vernissage.envs import gymnasium, pettingzoo
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


def test_an_environment_plays_with_an_own_sheet() -> None:
    own = Sheet(find_game("masters-gallery").sheet.text.replace("2 = [13, 6, 6, 3]", "2 = [4, 1, 1, 1]"))
    table = pettingzoo.env("masters-gallery", seats=2, sheet=own)
    table.reset(seed=1)
    assert table.last()[0]["action_mask"].sum() <= 4
    again = pickle.loads(pickle.dumps(table.unwrapped.rules))
    assert again.box.digest == own.digest
    alone = gymnasium.SeatEnv("masters-gallery", seats=2, sheet=own)
    assert alone.rules.box.digest == own.digest
