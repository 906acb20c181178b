"""The end of the game (p. 5)."""

from __future__ import annotations

import pytest

from gallerist.board import BLUE, ORANGE, PURPLE, YELLOW, answers, asked, changed, next_to_do, people, table
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import (
    ARTISTS_COLONY,
    CELEBRITY,
    DISCOVER,
    LAST_LAP,
    LAST_ROUND,
    OVER,
    PLAYING,
    SALES_OFFICE,
    SIGN_CONTRACT,
    TWO_TICKETS,
)
from vernissage.games.gallerist.colony import Discover
from vernissage.games.gallerist.executive import NO_EXECUTIVE, Executive
from vernissage.games.gallerist.kicked import DECLINE, KickedOut
from vernissage.games.gallerist.sales import PlaceContract, SignContract
from vernissage.games.gallerist.scoring import end_conditions
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.tickets import TakeTickets
from vernissage.games.gallerist.turn import Act, CheckEnd, Move, NextTurn

SIGNED = ((Move, SALES_OFFICE), (Act, SIGN_CONTRACT), (SignContract, 0), (PlaceContract, 0), (Executive, NO_EXECUTIVE))


def state_of(tickets: bool = False, famous: bool = False, visitors: bool = False) -> State:
    """A position in which some of the three conditions hold."""
    s = table()
    if tickets:
        s.box_office = people()
    if famous:
        s.fame = (CELEBRITY, 0, CELEBRITY, 0, 0, 0, 3, 0)
    if visitors:
        s.bag = people()
    return s


@pytest.mark.rule("GA-275", "GA-276", "GA-277", "GA-278")
@pytest.mark.parametrize("tickets", [False, True])
@pytest.mark.parametrize("famous", [False, True])
@pytest.mark.parametrize("visitors", [False, True])
def test_two_of_the_three_conditions_end_the_game(tickets: bool, famous: bool, visitors: bool) -> None:
    s = state_of(tickets, famous, visitors)
    assert end_conditions(s) == (tickets + famous + visitors >= 2)
    s.then(CheckEnd())
    asked(s)
    assert s.ending == (LAST_ROUND if tickets + famous + visitors >= 2 else PLAYING)


@pytest.mark.rule("GA-275", "GA-276", "GA-277")
def test_a_single_ticket_visitor_or_celebrity_does_not_count() -> None:
    s = state_of(tickets=True, famous=True)
    s.box_office = people(0, 0, 1)
    assert not end_conditions(s)
    s = state_of(visitors=True)
    s.fame = changed(s.fame, 0, CELEBRITY)
    assert not end_conditions(s)
    s = state_of(tickets=True, visitors=True)
    s.bag = people(0, 1)
    assert not end_conditions(s)


@pytest.mark.rule("GA-279", "GA-280", "G10")
def test_the_round_is_finished_and_everybody_has_one_more_turn() -> None:
    s = state_of(tickets=True, famous=True)
    s.start = PURPLE
    s.then(Move(ORANGE, True))
    turns = []
    while asked(s) is not None:
        step = s.agenda[-1]
        if type(step) is Move:
            turns.append((step.seat, s.ending))
        s.agenda.pop()
        step.take(s, step.default(s))  # type: ignore[attr-defined]
    assert turns == [
        (ORANGE, PLAYING),
        (BLUE, LAST_ROUND),
        (YELLOW, LAST_ROUND),
        (PURPLE, LAST_LAP),
        (ORANGE, LAST_LAP),
        (BLUE, LAST_LAP),
        (YELLOW, LAST_LAP),
    ]
    assert s.ending == OVER


@pytest.mark.rule("GA-279", "GA-281", "G10")
def test_kicked_out_actions_in_the_last_round_but_not_on_the_last_lap() -> None:
    for ending, acts in ((LAST_ROUND, True), (LAST_LAP, False)):
        s = table()
        s.ending = ending
        s.players[ORANGE].location = SALES_OFFICE
        s.then(Move(BLUE, True))
        answers(s, *SIGNED)
        assert (type(asked(s)) is KickedOut) == acts
        if not acts:
            assert next_to_do(s, Move).seat == YELLOW
        assert s.players[ORANGE].location == NONE


@pytest.mark.rule("GA-282")
def test_after_the_last_turn_comes_the_final_scoring() -> None:
    s = table()
    s.ending = LAST_LAP
    s.then(NextTurn(ORANGE))
    assert asked(s) is None
    assert s.ending == OVER
    assert all(player.scored for player in s.players)


@pytest.mark.rule("GO21", "G10")
def test_the_end_is_checked_after_a_kicked_out_action_that_still_belongs_to_the_round() -> None:
    """Orange's turn ends the round; Blue's kicked-out action takes the last tickets: the last lap begins at once."""
    s = state_of(famous=True)
    s.box_office, s.intermediate = people(1, 1), 2
    s.bonuses = changed(s.bonuses, 1, TWO_TICKETS)
    s.players[BLUE].location = ARTISTS_COLONY
    s.then(Move(ORANGE, True))
    answers(s, (Move, ARTISTS_COLONY), (Act, DISCOVER), (Discover, 4))
    assert s.ending == PLAYING
    answers(s, (KickedOut, DISCOVER), (Discover, 1), (TakeTickets, 3))
    assert next_to_do(s, Move).seat == BLUE
    assert s.ending == LAST_LAP


def test_whoever_declines_still_ends_the_game() -> None:
    s = state_of(tickets=True, visitors=True)
    s.players[BLUE].location = SALES_OFFICE
    s.then(Move(ORANGE, True))
    answers(s, *SIGNED, (KickedOut, DECLINE))
    assert s.ending == LAST_LAP
