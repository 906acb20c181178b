"""Kicked-out actions and going home (p. 6)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    BLUE_PAINTER,
    PURPLE,
    RED_DIGITAL,
    YELLOW,
    answer,
    answers,
    asked,
    contract,
    exhibit,
    next_to_do,
    options,
    people,
    table,
    why_not,
)
from vernissage.core.step import NONE
from vernissage.games.gallerist.assistants import SendAssistant
from vernissage.games.gallerist.box import (
    ARTISTS_COLONY,
    BUY_WORK,
    DESK,
    GALLERIST,
    HELPER,
    HIRE,
    INTERNATIONAL_MARKET,
    KICKED_SPACE,
    LAST_LAP,
    MAKE_OFFER,
    MEDIA_CENTER,
    PAINTING,
    PROMOTE,
    SALES_OFFICE,
    SELL_WORK,
    SIGN_CONTRACT,
    VIP,
)
from vernissage.games.gallerist.colony import BuyWork
from vernissage.games.gallerist.executive import NO_EXECUTIVE, ON_PLAZA, Executive, MoveVisitors, UseContract
from vernissage.games.gallerist.fame import RaiseFame
from vernissage.games.gallerist.influence import Pay
from vernissage.games.gallerist.kicked import ACT_EXECUTIVELY, DECLINE, GoHome, KickedOut, kicked_out_steps
from vernissage.games.gallerist.market import MakeOffer, PlaceReputation
from vernissage.games.gallerist.sales import PlaceContract, SignContract
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.tickets import TakeTickets
from vernissage.games.gallerist.turn import STAY_ALONE, Act, LeaveAssistant, Move

SIGNED = ((Act, SIGN_CONTRACT), (SignContract, 0), (PlaceContract, 0), (Executive, NO_EXECUTIVE))


def kicked(s: State, seat: int, place: int, piece: int = GALLERIST) -> State:
    """A piece was kicked out and the turn is over."""
    s.kicked_seat, s.kicked_from, s.kicked_piece = seat, place, piece
    s.then(*kicked_out_steps(s))
    return s


@pytest.mark.rule("GA-081", "GA-082", "GA-091")
def test_a_gallerist_is_kicked_out_acts_after_the_turn_and_goes_home() -> None:
    s = table()
    s.players[PURPLE].location = SALES_OFFICE
    s.then(Move(BLUE, True))
    answer(s, Move, SALES_OFFICE)
    assert (s.kicked_seat, s.kicked_from, s.kicked_piece) == (PURPLE, SALES_OFFICE, GALLERIST)
    assert s.players[PURPLE].location == NONE
    assert next_to_do(s, Act).seat == BLUE  # the active player finishes first
    answers(s, *SIGNED)
    assert next_to_do(s, KickedOut).seat == PURPLE
    answer(s, KickedOut, DECLINE)
    assert s.kicked_seat == NONE
    assert s.players[PURPLE].location == NONE


@pytest.mark.rule("GA-083", "GA-EX-05")
def test_for_a_fee_the_owner_acts_at_that_location() -> None:
    s = kicked(table(), YELLOW, SALES_OFFICE, HELPER)
    me = s.players[YELLOW]
    me.influence, me.desks = 13, 1
    assert options(s, KickedOut) == [SIGN_CONTRACT, DECLINE]
    answers(s, (KickedOut, SIGN_CONTRACT), (SignContract, 2), (PlaceContract, 0))
    asked(s)
    assert me.influence == 10
    assert me.contracts[0] == 10
    assert me.desks == 2  # the assistant ends at a desk in any case


@pytest.mark.rule("GA-084", "G03")
def test_on_a_star_the_next_lower_star_is_meant() -> None:
    s = kicked(table(), YELLOW, SALES_OFFICE)
    answer(s, KickedOut, SIGN_CONTRACT)
    assert s.players[YELLOW].influence == 5


@pytest.mark.rule("GA-085", "G03")
def test_from_influence_0_there_is_no_location_action() -> None:
    s = kicked(table(), YELLOW, SALES_OFFICE)
    s.players[YELLOW].influence = 0
    assert why_not(s, KickedOut, SIGN_CONTRACT) == "why-no-star-below"
    assert options(s, KickedOut) == [DECLINE]


@pytest.mark.rule("GA-086", "G08")
def test_the_fee_comes_before_the_price() -> None:
    """With 6 influence and 1 money a work for 3 could be paid (4, 1), but the fee takes the influence to 5."""
    s = kicked(table(), YELLOW, ARTISTS_COLONY)
    me = s.players[YELLOW]
    me.influence, me.money = 6, 0
    s.fame = (0,) * 6 + (2, 0)
    assert why_not(s, KickedOut, BUY_WORK) == ""
    s.fame = (0,) * 6 + (3, 0)
    assert why_not(s, KickedOut, BUY_WORK) == "why-nothing-to-buy"
    me.money = 1
    assert why_not(s, KickedOut, BUY_WORK) == ""
    me.influence = 5
    assert why_not(s, KickedOut, BUY_WORK) == "why-nothing-to-buy"  # the fee leaves nothing


@pytest.mark.rule("GA-086")
def test_a_promotion_counts_on_the_influence_after_the_fee() -> None:
    s = kicked(table(), YELLOW, MEDIA_CENTER)
    s.players[YELLOW].influence = 4
    assert why_not(s, KickedOut, PROMOTE) == "why-nobody-to-promote"
    s.players[YELLOW].influence = 6
    assert why_not(s, KickedOut, PROMOTE) == ""


@pytest.mark.rule("GA-087", "G08")
def test_an_executive_action_costs_no_influence() -> None:
    s = kicked(table(), YELLOW, SALES_OFFICE)
    me = s.players[YELLOW]
    me.tickets, s.plaza = people(vips=1), people(vips=1)
    contract(s, YELLOW, 0, PAINTING)
    assert ACT_EXECUTIVELY + 1 in options(s, KickedOut)
    answers(s, (KickedOut, ACT_EXECUTIVELY), (MoveVisitors, 3 * ON_PLAZA + VIP))
    asked(s)
    assert me.influence == 10
    assert me.lobby == people(vips=1)


@pytest.mark.rule("GA-088")
def test_it_does_not_use_up_the_executive_action_of_the_own_turn() -> None:
    s = table()
    me = s.players[YELLOW]
    me.location, me.tickets, s.plaza = SALES_OFFICE, people(vips=2), people(vips=2)
    s.then(Move(BLUE, True))
    answers(s, (Move, SALES_OFFICE), *SIGNED, (KickedOut, ACT_EXECUTIVELY), (MoveVisitors, 3 * ON_PLAZA + VIP))
    answer(s, MoveVisitors, 15)
    assert next_to_do(s, Move).seat == YELLOW
    assert why_not(s, Move, 4) == ""


@pytest.mark.rule("GA-089", "GA-092")
def test_an_assistant_goes_home_to_an_empty_desk_without_acting() -> None:
    s = kicked(table(), YELLOW, SALES_OFFICE, HELPER)
    answer(s, KickedOut, DECLINE)
    assert s.players[YELLOW].desks == 3
    assert s.kicked_seat == NONE


@pytest.mark.rule("GA-093")
def test_with_four_desks_occupied_it_leaves_the_game() -> None:
    s = kicked(table(), YELLOW, SALES_OFFICE, HELPER)
    s.players[YELLOW].desks = 4
    answer(s, KickedOut, DECLINE)
    assert s.players[YELLOW].desks == 4
    assert s.players[YELLOW].removed == 1


@pytest.mark.rule("GA-090", "G08")
def test_the_kicked_out_assistant_may_be_put_on_a_contract() -> None:
    s = kicked(table(), YELLOW, SALES_OFFICE, HELPER)
    me = s.players[YELLOW]
    me.desks = 0
    contract(s, YELLOW, 0, PAINTING, bonus=4)
    answers(s, (KickedOut, ACT_EXECUTIVELY + 1), (UseContract, 0), (SendAssistant, KICKED_SPACE))
    assert me.helped == (1, 0, 0)
    assert me.desks == 0  # it did not go home
    assert s.kicked_seat == NONE


@pytest.mark.rule("GA-090", "G08")
def test_the_kicked_out_assistant_may_be_put_on_the_market() -> None:
    s = kicked(table(), YELLOW, INTERNATIONAL_MARKET, HELPER)
    me = s.players[YELLOW]
    me.desks, me.lobby = 1, people(vips=1)
    answers(s, (KickedOut, MAKE_OFFER), (MakeOffer, 3))
    assert options(s, SendAssistant) == [DESK, KICKED_SPACE]
    answers(s, (SendAssistant, KICKED_SPACE), (Pay, 0))
    asked(s)
    assert s.market[15] == YELLOW
    assert me.desks == 1


def test_a_gallerist_is_no_assistant() -> None:
    s = kicked(table(), YELLOW, INTERNATIONAL_MARKET, GALLERIST)
    s.players[YELLOW].desks, s.players[YELLOW].lobby = 0, people(vips=1)
    assert why_not(s, KickedOut, MAKE_OFFER) == "why-no-assistant"
    s.players[YELLOW].desks = 1
    answers(s, (KickedOut, MAKE_OFFER), (MakeOffer, 0))
    assert why_not(s, SendAssistant, KICKED_SPACE) == "why-not-kicked-out"


@pytest.mark.rule("GA-094", "GA-095", "G06")
def test_the_own_assistant_goes_home_at_once_and_can_be_used() -> None:
    s = table()
    me = s.players[BLUE]
    me.location, me.desks, me.placed, me.lobby = SALES_OFFICE, 0, 1 << INTERNATIONAL_MARKET, people(vips=1)
    s.then(Move(BLUE, True))
    answers(s, (Move, INTERNATIONAL_MARKET), (LeaveAssistant, STAY_ALONE))
    assert me.desks == 1
    assert s.kicked_seat == NONE
    answers(s, (Act, MAKE_OFFER), (MakeOffer, 0), (SendAssistant, DESK), (Pay, 0), (TakeTickets, 1))
    answer(s, Executive, NO_EXECUTIVE)
    assert s.market[12] == BLUE
    assert next_to_do(s, Move).seat == YELLOW  # no kicked-out action


@pytest.mark.rule("GA-097")
@pytest.mark.parametrize("piece", [GALLERIST, HELPER])
def test_on_the_last_lap_pieces_just_go_home(piece: int) -> None:
    s = table()
    s.ending = LAST_LAP
    s.kicked_seat, s.kicked_from, s.kicked_piece = YELLOW, SALES_OFFICE, piece
    assert [type(step) for step in kicked_out_steps(s)] == [GoHome]
    s.then(*kicked_out_steps(s))
    asked(s)
    assert s.players[YELLOW].desks == 2 + piece


@pytest.mark.rule("GO05", "G27")
def test_a_work_bought_as_kicked_out_action_moves_the_start_tile_before_going_home() -> None:
    s = table()
    exhibit(s, YELLOW, BLUE_DIGITAL, RED_DIGITAL)
    kicked(s, YELLOW, ARTISTS_COLONY, HELPER)
    answers(s, (KickedOut, BUY_WORK), (BuyWork, BLUE_PAINTER), (Pay, 0), (RaiseFame, 0), (TakeTickets, 1))
    assert len(s.players[YELLOW].exhibited) == 3
    assert next_to_do(s, PlaceReputation).seat == YELLOW
    assert s.kicked_seat == YELLOW


def test_actions_of_other_locations_are_refused() -> None:
    s = kicked(table(), YELLOW, SALES_OFFICE)
    assert why_not(s, KickedOut, HIRE) == "why-other-location"
    assert why_not(s, KickedOut, SELL_WORK) == "why-nothing-to-sell"
