"""Influence: money and fame from stepping back (p. 13)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_PAINTER,
    BOX,
    ORANGE,
    answer,
    answers,
    changed,
    options,
    table,
    why_not,
)
from vernissage.core.step import NONE
from vernissage.games.gallerist.actions import why_not_now
from vernissage.games.gallerist.box import BUY_WORK
from vernissage.games.gallerist.colony import BuyWork
from vernissage.games.gallerist.fame import RaiseFame
from vernissage.games.gallerist.influence import Pay, gain
from vernissage.games.gallerist.state import State

COINS = [1, 4, 8, 12, 15, 18, 20, 22, 24, 26, *range(27, 36)]
STARS = [0, 5, 10, 15, 20, 25, 30]


def paying(price: int, money: int, influence: int) -> State:
    """Blue pays a price."""
    s = table()
    s.players[BLUE].money, s.players[BLUE].influence = money, influence
    s.then(Pay(BLUE, price))
    return s


@pytest.mark.rule("GA-235")
def test_the_track_ends_at_35() -> None:
    me = table().players[BLUE]
    me.influence = 33
    gain(me, 5)
    assert me.influence == 35


@pytest.mark.rule("GA-236")
def test_what_influence_is_spent_for() -> None:
    """A kicked-out action and a promotion have tests of their own; here, that nothing else asks for it."""
    s = table()
    s.then(BuyWork(BLUE))
    asked: list[str] = []
    while s.agenda:
        step = s.agenda.pop()
        before = s.players[BLUE].influence
        step.take(s, step.options(s)[-1])
        if s.players[BLUE].influence < before:
            asked.append(type(step).__name__)
    assert asked == ["Pay", "RaiseFame"]


@pytest.mark.rule("GA-237", "GA-EX-13", "G01")
def test_blue_steps_from_13_to_8_for_the_2_money_he_lacks() -> None:
    s = paying(5, money=3, influence=13)
    assert options(s, Pay) == [2, 3, 4]
    answer(s, Pay, 2)
    assert (s.players[BLUE].money, s.players[BLUE].influence) == (0, 8)


@pytest.mark.rule("GA-242", "GA-EX-13", "G01")
def test_blue_steps_back_to_the_start_and_keeps_2_money() -> None:
    s = paying(5, money=3, influence=13)
    answer(s, Pay, 4)
    assert (s.players[BLUE].money, s.players[BLUE].influence) == (2, 1)


@pytest.mark.rule("GA-238", "G01")
def test_the_coins_and_none_that_pays_on_space_0() -> None:
    reached = sorted({below for below in BOX.coins if below != NONE} | {35})
    assert reached == COINS
    assert BOX.coins[1] == NONE
    s = paying(1, money=1, influence=1)
    assert options(s, Pay) == [0]
    assert why_not(s, Pay, 1) == "why-no-coin-below"


@pytest.mark.rule("GA-239", "GA-EX-15", "G01")
def test_from_35_to_34_brings_1_money() -> None:
    s = paying(1, money=0, influence=35)
    answer(s, Pay, 1)
    assert (s.players[BLUE].money, s.players[BLUE].influence) == (0, 34)


@pytest.mark.rule("GA-240", "G03")
def test_on_a_coin_the_next_lower_coin_is_meant() -> None:
    s = paying(1, money=0, influence=8)
    answer(s, Pay, 1)
    assert s.players[BLUE].influence == 4


@pytest.mark.rule("GA-243", "G01")
def test_money_from_influence_never_exceeds_the_price() -> None:
    s = paying(2, money=10, influence=35)
    assert options(s, Pay) == [0, 1, 2]
    assert why_not(s, Pay, 3) == "why-more-than-price"


@pytest.mark.rule("GA-241", "GA-242")
def test_influence_may_cover_the_whole_price_with_money_in_hand() -> None:
    s = paying(3, money=10, influence=12)
    answer(s, Pay, 3)
    assert (s.players[BLUE].money, s.players[BLUE].influence) == (10, 1)


@pytest.mark.rule("GA-121", "G01")
def test_too_little_money_wants_more_steps() -> None:
    s = paying(5, money=3, influence=13)
    assert why_not(s, Pay, 1) == "why-too-little-money"


@pytest.mark.rule("GA-244", "GA-EX-14", "G02")
@pytest.mark.parametrize(("steps", "influence", "fame"), [(0, 12, 5), (1, 10, 6), (2, 5, 7)])
def test_orange_adds_fame_from_12_influence(steps: int, influence: int, fame: int) -> None:
    s = table()
    s.players[ORANGE].influence = 12
    s.then(RaiseFame(ORANGE, BLUE_PAINTER, 2))
    answer(s, RaiseFame, steps)
    assert s.players[ORANGE].influence == influence
    assert s.fame[BLUE_PAINTER] == fame


@pytest.mark.rule("GA-245")
def test_the_stars() -> None:
    assert sorted({below for below in BOX.stars if below != NONE}) == STARS
    assert BOX.stars[35] == 30


@pytest.mark.rule("GA-246", "G03")
def test_on_a_star_the_next_lower_star_and_from_0_none() -> None:
    s = table()
    s.players[BLUE].influence = 5
    s.then(RaiseFame(BLUE, BLUE_PAINTER, 1))
    assert options(s, RaiseFame) == [0, 1]
    s.players[BLUE].influence = 0
    assert why_not(s, RaiseFame, 1) == "why-no-star-below"


@pytest.mark.rule("GA-247", "G02")
def test_no_step_past_19() -> None:
    s = table()
    s.players[BLUE].influence = 35
    s.fame = changed(s.fame, BLUE_PAINTER, 15)
    s.then(RaiseFame(BLUE, BLUE_PAINTER, 2))
    assert options(s, RaiseFame) == [0, 1, 2]
    assert why_not(s, RaiseFame, 3) == "why-fame-lost"


@pytest.mark.rule("G02", "GA-123")
def test_fame_from_influence_is_offered_after_money_from_influence() -> None:
    s = table()
    s.then(BuyWork(BLUE))
    answers(s, (BuyWork, BLUE_PAINTER), (Pay, 1))
    assert s.players[BLUE].influence == 8
    assert options(s, RaiseFame) == [0, 1, 2]
    assert why_not_now(s, BLUE, BUY_WORK) == ""
