"""What all environments share: observations in named pieces, masks, rewards."""

from __future__ import annotations

import json
import pickle
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from drive import NAMES, TABLES, Walk, decision, position, walks
from envs.bits import FILE, observed
from vernissage import Dice, Game, Sheet, settle
from vernissage import game as find_game
from vernissage.core.step import NONE, Decision
from vernissage.envs import gymnasium, pettingzoo
from vernissage.envs.numbers import BOUND, Rules, version_of
from vernissage.games.bioutifoul.influence import PlayInfluence
from vernissage.games.gallerist.executive import MoveVisitors
from vernissage.games.gallerist.fame import RaiseFame
from vernissage.games.gallerist.turn import Act
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
        assert len(numbers) == seats + len(game.decisions) + rules.questions.about
        if step is None or step.asks(s) < 0:
            assert not any(numbers)
        else:
            assert numbers[:seats].index(1.0) == (decision(step).seat - seat) % seats
            assert game.decisions[numbers[seats:].index(1.0)] is game.kind(step)


@every_table
def test_pieces_have_names_of_their_own_and_questions_begin_with_their_seat(game: Game, seats: int) -> None:
    names = [name for name, _ in Rules(game, seats).pieces]
    assert len(names) == len(set(names))
    for kind in game.decisions:
        assert fields(kind.step)[0] == "seat"


@every_table
@given(walk=walks, dice=st.integers(0, 2**32))
def test_a_position_that_a_seat_cannot_tell_apart_is_observed_alike(
    game: Game, seats: int, walk: Walk, dice: int
) -> None:
    rules = Rules(game, seats)
    s = position(game, seats, walk)
    settle(s)
    for seat in range(seats):
        twin = game.guess(s, seat, Dice(dice))
        assert rules.observe(twin, seat).tobytes() == rules.observe(s, seat).tobytes()
        assert rules.mask(twin, seat).tobytes() == rules.mask(s, seat).tobytes()


@every_table
def test_every_build_observes_the_same_bits_as_the_version_says(game: Game, seats: int) -> None:
    assert observed(game, seats) == json.loads(FILE.read_text("utf-8"))[f"{game.name}-{seats}"]


def about(rules: Rules, step: Decision[Any]) -> dict[str, list[float]]:
    """What a question is about, by the names of its arguments; where two share one, the later."""
    s = rules.start()
    s.agenda.append(step)
    numbers = rules.question(s, step.seat)[rules.seats + len(rules.game.decisions) :]
    found: dict[str, list[float]] = {}
    for name, length in rules.about:
        found[name], numbers = numbers[:length], numbers[length:]
    assert not numbers
    return found


def test_what_a_question_is_about_is_told_apart_and_amounts_are_counted() -> None:
    found = about(Rules("gallerist", 2), RaiseFame(1, artist=5, amount=4))
    assert found["artist"] == [0, 0, 0, 0, 0, 1, 0, 0]
    assert found["amount"] == [4 / 16]
    assert not any(number for name in found.keys() - {"artist", "amount"} for number in found[name])
    found = about(Rules("gallerist", 2), Act(0, place=2, executive=True))
    assert (found["place"], found["executive"]) == ([0, 0, 1, 0], [1])
    assert about(Rules("gallerist", 2), MoveVisitors(0, owed=NONE, moved=0))["owed"] == [1, 0, 0, 0, 0]
    assert about(Rules("bioutifoul", 2), PlayInfluence(0, 1, -3, 0))["places"] == [1, 0, 0, 0, 0, 0, 0]


def test_environments_are_named_after_the_rules_and_what_is_observed() -> None:
    game = find_game("art-society")
    assert game.encodings > 0, "the first encoding left out what is known of the others' bids"
    table = pettingzoo.env("art-society", seats=2)
    assert (
        table.metadata["name"] == f"art_society_v{version_of(game)}" == f"art_society_v{game.version + game.encodings}"
    )


def test_several_threads_observe_without_disturbing_each_other() -> None:
    rules = Rules("masters-gallery", 3)
    positions = [position(rules.game, 3, Walk(seed, 40 + seed, ())) for seed in range(8)]
    alone = [rules.observe(s, 0).tobytes() for s in positions]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(20):
            assert list(pool.map(lambda s: rules.observe(s, 0).tobytes(), positions)) == alone


def test_an_environment_plays_with_an_own_sheet() -> None:
    own = Sheet(find_game("masters-gallery").sheet.text.replace("2 = [13, 6, 6, 3]", "2 = [4, 1, 1, 1]"))
    table = pettingzoo.env("masters-gallery", seats=2, sheet=own)
    table.reset(seed=1)
    assert table.last()[0]["action_mask"].sum() <= 4
    again = pickle.loads(pickle.dumps(table.unwrapped.rules))
    assert again.box.digest == own.digest
    alone = gymnasium.SeatEnv("masters-gallery", seats=2, sheet=own)
    assert alone.rules.box.digest == own.digest
