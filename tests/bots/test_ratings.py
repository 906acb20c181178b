"""Ratings: they depend on the games alone, find the strengths behind them, and say how sure they are."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from vernissage.bots.ratings import ratings
from vernissage.bots.results import Result, duels, wilson

STRENGTHS = {"novice": 1100, "pupil": 1400, "master": 1600, "wizard": 1900}


def ended(lineup: tuple[str, ...], deal: int, ahead: list[int]) -> Result:
    """A game whose seats ended in this order."""
    scores = [0] * len(lineup)
    for place, seat in enumerate(ahead):
        scores[seat] = 10 * (len(lineup) - place)
    nothing = tuple(0 for _ in lineup)
    return Result(lineup, deal, tuple(scores), (ahead[0],), nothing, tuple(0.0 for _ in lineup))


def drawn(one: str, other: str, deal: int) -> Result:
    return Result((one, other), deal, (5, 5), (0, 1), (0, 0), (0.0, 0.0))


def luck(lineup: tuple[str, ...], dice: random.Random) -> list[int]:
    """An order of the seats as likely as the strengths make it."""
    left, ahead = list(range(len(lineup))), []
    while left:
        odds = [10 ** (STRENGTHS[lineup[seat]] / 400) for seat in left]
        ahead.append(left.pop(dice.choices(range(len(left)), odds)[0]))
    return ahead


def season(seats: int, deals: int, seed: int = 1) -> list[Result]:
    """A round robin of the four, as their strengths make it."""
    dice = random.Random(seed)
    results = []
    for one, other in combinations(STRENGTHS, 2):
        for deal in range(deals):
            for single, field in ((one, other), (other, one)):
                for seat in range(seats):
                    lineup = tuple(single if place == seat else field for place in range(seats))
                    results.append(ended(lineup, deal, luck(lineup, dice)))
    return results


@pytest.mark.parametrize("seats", [2, 4])
def test_the_order_of_the_games_does_not_matter(seats: int) -> None:
    results = season(seats, 10)
    first = ratings(list(STRENGTHS), results)
    for seed in range(3):
        random.Random(seed).shuffle(results)
        assert ratings(list(STRENGTHS), results) == first


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_strengths_are_found_again_within_the_margin(seats: int) -> None:
    found = {rating.name: rating for rating in ratings(list(STRENGTHS), season(seats, 300 // seats))}
    for name, points in STRENGTHS.items():
        assert abs(found[name].points - points) <= 1.5 * found[name].margin, name
        assert found[name].margin < 50
    assert round(sum(rating.points for rating in found.values()) / 4) == 1500


def test_margins_are_honest() -> None:
    """Of many seasons, about 95 % of the ratings lie within their margins of the truth."""
    within = 0
    for seed in range(40):
        for rating in ratings(list(STRENGTHS), season(2, 15, seed)):
            within += abs(rating.points - STRENGTHS[rating.name]) <= rating.margin
    assert 0.9 <= within / 160 <= 1.0


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    results = [ended(("giant", "dwarf"), deal, [0, 1] if deal % 11 else [1, 0]) for deal in range(11 * 200)]
    giant, dwarf = ratings(["dwarf", "giant"], results)
    assert (giant.name, dwarf.name) == ("giant", "dwarf")
    assert giant.points - dwarf.points == pytest.approx(400, abs=2)


def test_a_draw_is_half_a_win() -> None:
    draws = [drawn("one", "other", deal) for deal in range(50)]
    assert {rating.points for rating in ratings(["one", "other"], draws)} == {1500}
    won = [ended(("one", "other"), deal, [deal % 2, 1 - deal % 2]) for deal in range(50)]
    assert {rating.points for rating in ratings(["one", "other"], won)} == {1500}


def test_who_never_lost_is_not_infinitely_strong_and_not_certain() -> None:
    few = ratings(["one", "other"], [ended(("one", "other"), deal, [0, 1]) for deal in range(10)])
    many = ratings(["one", "other"], [ended(("one", "other"), deal, [0, 1]) for deal in range(400)])
    assert few[0].points < many[0].points < 3000
    assert few[0].margin > 150
    assert many[0].margin > 150


def test_no_games_say_nothing() -> None:
    found = ratings(["one", "other"], [])
    assert [(rating.points, rating.games) for rating in found] == [(1500, 0), (1500, 0)]
    assert found[0].margin > 150


def test_more_games_are_surer() -> None:
    margins = [ratings(list(STRENGTHS), season(2, deals))[0].margin for deals in (5, 20, 80)]
    assert margins == sorted(margins, reverse=True)
    assert margins[0] / margins[2] == pytest.approx(4, rel=0.4)


def test_games_of_one_deal_do_not_count_as_many() -> None:
    """The same outcome at both seats of a deal is one piece of luck, not two."""
    alone = [ended(("one", "other"), deal, [0, 1] if deal % 3 else [1, 0]) for deal in range(120)]
    kin = [ended(("one", "other"), deal // 4, [0, 1] if (deal // 4) % 3 else [1, 0]) for deal in range(120)]
    assert ratings(["one", "other"], kin)[0].margin > 1.5 * ratings(["one", "other"], alone)[0].margin
    wide, narrow = duels(kin)[0], duels(alone)[0]
    assert wide.share == narrow.share
    assert wide.high - wide.low > 1.5 * (narrow.high - narrow.low)


def test_a_shared_win_counts_in_part() -> None:
    found = {duel.one: duel for duel in duels([drawn("one", "other", 0), ended(("one", "other"), 1, [0, 1])])}
    assert found["one"].share == 0.75
    assert found["other"].share == 0.25
    assert found["one"].games == 2


def test_whoever_does_not_win_may_still_be_ahead_of_many() -> None:
    """Behind one, ahead of one, level with one of three; a winner by a tie-break is ahead of his equal in points."""
    table = ("one", "other", "other", "other")
    lost = Result(table, 0, (5, 9, 5, 1), (1,), (0,) * 4, (0.0,) * 4)
    tied = Result(table, 1, (9, 9, 5, 1), (0,), (0,) * 4, (0.0,) * 4)
    assert [duel.ahead for duel in duels([lost])] == [0.5]
    assert [duel.ahead for duel in duels([tied])] == [1.0]
    assert [duel.ahead for duel in duels([lost, tied])] == [0.75]


@pytest.mark.parametrize(("share", "games", "low", "high"), [(0.5, 100, 0.4038, 0.5962), (1.0, 20, 0.8389, 1.0)])
def test_intervals_are_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)
    assert math.isclose(sum(wilson(0.5, games)), 1)
