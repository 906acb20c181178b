"""Means and how far off they may be."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vernissage import games
from vernissage.review import Account, Review
from vernissage.review.measures import grade, measures
from vernissage.review.sample import Sample, sureness


@given(st.lists(st.floats(0, 1), min_size=2, max_size=40))
def test_a_sample_has_the_mean_and_its_standard_error(values: list[float]) -> None:
    sample = Sample(1)
    for value in values:
        sample.add([value])
    assert sample.means[0] == pytest.approx(fmean(values))
    assert sample.errors[0] == pytest.approx(stdev(values) / sqrt(len(values)), abs=1e-6)


def test_one_measurement_says_nothing_about_its_error() -> None:
    sample = Sample(2)
    sample.add([0.2, 0.8])
    assert sample.errors == [1.0, 1.0]


def test_sureness_is_that_of_the_normal_law() -> None:
    assert sureness(0.0, 0.1) == 0.5
    assert sureness(0.196, 0.1) == pytest.approx(0.975, abs=1e-3)
    assert (sureness(0.1, 0.0), sureness(0.0, 0.0), sureness(-0.1, 0.0)) == (1.0, 0.5, 0.0)


def test_only_what_is_clear_has_a_grade() -> None:
    limits = (0.02, 0.05, 0.1)
    told = [grade(loss, 0.0, limits) for loss in (0.0, 0.019, 0.02, 0.05, 0.0999, 0.1, 0.9)]
    assert told == [None, None, "inaccuracy", "mistake", "mistake", "blunder", "blunder"]
    assert grade(0.9, 0.4, limits) is None


def test_every_game_has_measures_at_every_number_of_seats() -> None:
    for game in games():
        for seats in range(game.seats[0], game.seats[1] + 1):
            found = measures(game, seats)
            assert 0 < found.thresholds[0] < found.thresholds[1] < found.thresholds[2] < 1
            assert 0.2 < found.sharpness < 5
            assert 0 <= found.depth <= 20


def account(seat: int, result: float, lost: float, luck: float) -> Account:
    return Account(seat, 0.5, luck, 0.0, result - 0.5 - luck, 0.0, result, 0.05, lost)


@pytest.mark.parametrize(
    ("lost", "luck", "told"),
    [(0.1, -0.4, 1), (0.4, -0.4, None), (0.29, -0.4, None), (0.1, 0.3, None), (0.1, -0.2, None)],
)
def test_somebody_was_unlucky_who_clearly_lost_less_by_answers_and_more_by_draws(
    lost: float, luck: float, told: int | None
) -> None:
    accounts = (account(0, 1.0, 0.3, 0.2), account(1, 0.0, lost, luck))
    assert Review("toy", 2, ("", ""), 0, (0.02, 0.05, 0.1), (), (), (), (), accounts).unlucky() == told
