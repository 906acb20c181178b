"""Games in which nobody can do anything end after two whole rounds; every action counts (G32)."""

from __future__ import annotations

from typing import Any

import pytest

from gallerist.board import BLUE, YELLOW, answer, answers, asked, broke, contract, people, table, turn
from vernissage.core.step import Step
from vernissage.games.gallerist.box import (
    ARTISTS_COLONY,
    INTERNATIONAL_MARKET,
    LAST_LAP,
    LAST_ROUND,
    MEDIA_CENTER,
    OVER,
    PAINTING,
    PLAYING,
    SALES_OFFICE,
    SIGN_CONTRACT,
    VIP,
)
from vernissage.games.gallerist.executive import NO_EXECUTIVE, ON_PLAZA, Executive, MoveVisitors
from vernissage.games.gallerist.idle import ACTED
from vernissage.games.gallerist.kicked import ACT_EXECUTIVELY, DECLINE, KickedOut
from vernissage.games.gallerist.sales import PlaceContract, SignContract
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.turn import EXECUTIVE_FIRST, PASS, Act, Move

Pair = tuple[type[Step[Any]], int]


def passes(place: int) -> tuple[Pair, Pair]:
    return (Move, place), (Act, PASS)


def stuck(seats: int = 2, version: int = 2) -> State:
    """Nobody can do anything; the first player's turn begins."""
    s = turn(broke(table(seats, version=version)), place=SALES_OFFICE)
    for seat in range(1, seats):
        s.players[seat].location = ARTISTS_COLONY if seat == 1 else INTERNATIONAL_MARKET
    return s


def a_round(s: State, first: int, second: int) -> None:
    """Both go somewhere and pass."""
    answers(s, *passes(first), *passes(second))
    asked(s)


def to_the_next_turn(s: State) -> None:
    """Whatever is asked before the next move gets its first answer."""
    step = asked(s, Move)
    while step is not None and type(step) is not Move:
        answer(s, type(step), s.choices[0])
        step = asked(s, Move)


@pytest.mark.rule("G32")
def test_two_whole_rounds_in_which_nobody_acts_end_the_game() -> None:
    s = stuck()
    a_round(s, MEDIA_CENTER, INTERNATIONAL_MARKET)
    assert (s.ending, s.idle) == (PLAYING, 2)
    answers(s, *passes(SALES_OFFICE))
    asked(s)
    assert (s.ending, s.idle) == (PLAYING, 3)
    answers(s, *passes(ARTISTS_COLONY))
    asked(s)
    assert s.ending == LAST_LAP  # the second round was just over
    a_round(s, MEDIA_CENTER, INTERNATIONAL_MARKET)
    assert asked(s) is None
    assert s.ending == OVER


@pytest.mark.rule("G32")
def test_one_idle_round_is_not_enough_for_whoever_may_act_only_where_he_stands() -> None:
    s = stuck()
    s.players[BLUE].contracts = (0, 0, -1)  # a slot is free: at the Sales Office Blue could sign, but stands there
    a_round(s, MEDIA_CENTER, INTERNATIONAL_MARKET)
    assert s.ending == PLAYING
    answer(s, SignContract, 0)  # the only way to act: Blue is at the Sales Office again
    assert s.idle == ACTED
    to_the_next_turn(s)
    assert (s.active, s.idle) == (YELLOW, 0)
    answers(s, *passes(ARTISTS_COLONY))
    asked(s)
    assert (s.ending, s.idle) == (PLAYING, 1)


@pytest.mark.rule("G32")
def test_the_rounds_are_whole_ones() -> None:
    s = stuck(3)
    s.start, s.active, s.idle = 1, 0, 4  # the last player of a round, four idle turns behind
    answers(s, *passes(MEDIA_CENTER))
    asked(s)
    assert (s.ending, s.idle) == (PLAYING, 5)
    s = stuck(3)
    s.start, s.active, s.idle = 2, 0, 5  # six idle turns in a row, but the round goes on
    answers(s, *passes(MEDIA_CENTER))
    asked(s)
    assert (s.ending, s.idle) == (PLAYING, 6)
    answers(s, *passes(SALES_OFFICE))
    asked(s)
    assert (s.ending, s.idle) == (LAST_LAP, 7)


def with_ticket(s: State, seat: int) -> State:
    s.players[seat].tickets, s.plaza = people(vips=1), people(vips=1)
    return s


BEFORE: tuple[Pair, ...] = ((Move, EXECUTIVE_FIRST), (MoveVisitors, 3 * ON_PLAZA + VIP))
BETWEEN: tuple[Pair, ...] = ((Act, ACT_EXECUTIVELY), (MoveVisitors, 3 * ON_PLAZA + VIP))


@pytest.mark.rule("G32")
@pytest.mark.parametrize(
    "turn_of_blue",
    [
        (*BEFORE, *passes(MEDIA_CENTER)),
        ((Move, MEDIA_CENTER), *BETWEEN, (Act, PASS)),
        (*passes(MEDIA_CENTER), (Executive, 0), (MoveVisitors, 3 * ON_PLAZA + VIP)),
    ],
    ids=["before the move", "before the action", "after the action"],
)
def test_an_executive_action_counts_in_every_window(turn_of_blue: tuple[Pair, ...]) -> None:
    s = with_ticket(stuck(), BLUE)
    s.idle = 2
    answers(s, *turn_of_blue)
    asked(s, Move)
    assert s.idle == 0
    answers(s, *passes(INTERNATIONAL_MARKET))
    asked(s)
    assert (s.ending, s.idle) == (PLAYING, 1)


@pytest.mark.rule("G32")
def test_using_a_contract_counts_too() -> None:
    s = stuck()
    s.players[BLUE].contracts = (-1, -1, -1)
    s.players[BLUE].desks = 1
    contract(s, BLUE, 0, PAINTING, bonus=4)  # investment
    s.idle = 2
    answer(s, Move, EXECUTIVE_FIRST + 1)
    asked(s, Move)
    assert s.idle == ACTED


@pytest.mark.rule("G32")
@pytest.mark.parametrize("choice", [SIGN_CONTRACT, ACT_EXECUTIVELY, DECLINE])
def test_a_kicked_out_action_counts(choice: int) -> None:
    s = with_ticket(stuck(), YELLOW)
    yellow = s.players[YELLOW]
    yellow.location, yellow.influence, yellow.contracts = MEDIA_CENTER, 5, (0, 0, -1)
    s.players[BLUE].location, s.idle = ARTISTS_COLONY, 2
    if choice == SIGN_CONTRACT:
        yellow.location = SALES_OFFICE
    answers(s, *passes(yellow.location), (KickedOut, choice))
    if choice == SIGN_CONTRACT:
        answers(s, (SignContract, 0), (PlaceContract, 2))
    if choice == ACT_EXECUTIVELY:
        answer(s, MoveVisitors, 3 * ON_PLAZA + VIP)
    to_the_next_turn(s)
    assert s.idle == (3 if choice == DECLINE else 0)


@pytest.mark.rule("G32")
def test_declining_the_executive_action_is_no_action() -> None:
    s = with_ticket(stuck(), BLUE)
    s.idle = 2
    answers(s, *passes(MEDIA_CENTER), (Executive, NO_EXECUTIVE))
    asked(s, Move)
    assert s.idle == 3


@pytest.mark.rule("G32")
def test_the_solo_game_goes_on() -> None:
    s = stuck(1)
    s.lacerda = INTERNATIONAL_MARKET
    for idle in range(1, 5):
        answer(s, Move, s.choices[0] if asked(s, Move) else SALES_OFFICE)
        to_the_next_turn(s)
        assert s.idle == idle
    assert s.ending == PLAYING


@pytest.mark.rule("G32")
def test_a_game_of_the_first_rules_ends_after_one_idle_round() -> None:
    s = stuck(version=1)
    a_round(s, MEDIA_CENTER, INTERNATIONAL_MARKET)
    assert s.ending == LAST_LAP
    s = stuck(3, version=1)
    s.start, s.active, s.idle = 2, 0, 2
    answers(s, *passes(MEDIA_CENTER))
    asked(s)
    assert s.ending == LAST_ROUND
    s = with_ticket(stuck(version=1), BLUE)
    answers(s, *BEFORE, *passes(MEDIA_CENTER))
    asked(s, Move)
    assert s.idle == 1
