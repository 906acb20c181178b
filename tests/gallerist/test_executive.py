"""Executive actions: moving visitors with tickets, using contracts (pp. 5-6)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_PAINTER,
    ORANGE,
    YELLOW,
    answer,
    answers,
    asked,
    contract,
    crowd,
    exhibit,
    next_to_do,
    options,
    people,
    sold,
    table,
    why_not,
)
from vernissage.core.step import NONE
from vernissage.games.gallerist.assistants import SendAssistant
from vernissage.games.gallerist.bonuses import FreeAssistant
from vernissage.games.gallerist.box import (
    COLLECTOR,
    DESK,
    INFLUENCE_UP,
    INVESTMENT_UP,
    INVESTOR,
    MEDIA_CENTER,
    PAINTING,
    SALES_OFFICE,
    SIGN_CONTRACT,
    VIP,
)
from vernissage.games.gallerist.executive import (
    MOVE_VISITORS,
    ON_PLAZA,
    STOP,
    USE_CONTRACT,
    Executive,
    MoveVisitors,
    UseContract,
)
from vernissage.games.gallerist.sales import DismissVisitor, FulfilContract, PlaceContract, SellWork, SignContract
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.turn import Act, Move
from vernissage.games.gallerist.visitors import InviteVisitor


def at(place: int, colour: int) -> int:
    """The choice that moves a visitor of a colour away from a lobby or the Plaza."""
    return 3 * place + colour


def offering(s: State, *tickets: int) -> State:
    """Blue has tickets and is moving visitors."""
    s.players[BLUE].tickets = people(*tickets)
    s.then(MoveVisitors(BLUE, NONE, 0))
    return s


@pytest.mark.rule("GA-060")
def test_an_executive_action_is_optional_and_of_two_kinds() -> None:
    s = table()
    s.players[BLUE].tickets, s.plaza = people(1), people(1)
    contract(s, BLUE, 0, PAINTING)
    s.then(Executive(BLUE))
    assert options(s, Executive) == [MOVE_VISITORS, USE_CONTRACT, 2]
    answer(s, Executive, 2)
    assert s.players[BLUE].tickets == people(1)


@pytest.mark.rule("GA-064", "GA-071")
def test_each_ticket_moves_one_visitor_and_goes_to_the_discard() -> None:
    s = offering(table(), 2, 1)
    s.plaza = people(2, 1)
    before = s.box_office
    answers(s, (MoveVisitors, at(ON_PLAZA, INVESTOR)), (MoveVisitors, at(ON_PLAZA, VIP)), (MoveVisitors, STOP))
    me = s.players[BLUE]
    assert me.lobby == people(1, 1)
    assert me.tickets == people(1)
    assert s.ticket_discard == people(1, 1)
    assert s.box_office == before


@pytest.mark.rule("GA-065", "GA-066", "GA-067", "GA-068", "GA-EX-02")
def test_visitors_move_only_towards_the_own_gallery() -> None:
    s = offering(table(), 5, 5, 5)
    s.plaza = people(1)
    s.players[BLUE].lobby, s.players[BLUE].gallery = people(0, 1), people(2)
    s.players[YELLOW].lobby, s.players[YELLOW].gallery = people(0, 0, 1), people(1)
    assert options(s, MoveVisitors) == [at(BLUE, VIP), at(YELLOW, COLLECTOR), at(ON_PLAZA, INVESTOR)]
    answer(s, MoveVisitors, at(BLUE, VIP))  # to the gallery: there is no way back to the Plaza
    assert s.players[BLUE].gallery == people(2, 1)
    answer(s, MoveVisitors, at(YELLOW, COLLECTOR))  # another lobby to the Plaza
    assert s.plaza == people(1, 0, 1)
    answer(s, MoveVisitors, at(ON_PLAZA, INVESTOR))  # the Plaza to the own lobby, not to another's
    assert s.players[BLUE].lobby == people(1)
    assert s.players[YELLOW].lobby == people()
    assert s.players[YELLOW].gallery == people(1)


@pytest.mark.rule("GA-069")
def test_visitors_on_works_and_artists_do_not_move() -> None:
    s = table()
    s.crowds = crowd(PAINTING, INVESTOR, VIP)
    s.players[BLUE].tickets = people(1, 1, 1)
    s.then(Executive(BLUE))
    assert why_not(s, Executive, MOVE_VISITORS) == "why-nobody-to-move"


@pytest.mark.rule("GA-070")
def test_three_tickets_bring_a_visitor_from_another_lobby_into_the_gallery() -> None:
    s = offering(table(), 0, 3)
    s.players[ORANGE].lobby = people(vips=1)
    answers(s, (MoveVisitors, at(ORANGE, VIP)), (MoveVisitors, at(ON_PLAZA, VIP)), (MoveVisitors, at(BLUE, VIP)))
    assert s.players[BLUE].gallery == people(vips=1)
    assert s.players[BLUE].tickets == people()


@pytest.mark.rule("GO24")
def test_a_ticket_is_not_discarded_without_moving_a_visitor() -> None:
    s = offering(table(), 1, 1)
    s.plaza = people(1)
    assert options(s, MoveVisitors) == [at(ON_PLAZA, INVESTOR)]
    assert why_not(s, MoveVisitors, STOP) == "why-move-one"
    assert why_not(s, MoveVisitors, at(ON_PLAZA, VIP)) == "why-visitor-not-there"
    assert why_not(s, MoveVisitors, at(ON_PLAZA, COLLECTOR)) == "why-no-ticket"


@pytest.mark.rule("GA-072", "G13")
@pytest.mark.parametrize("works", [0, 1, 2])
def test_collectors_are_limited_to_works_sold_and_one(works: int) -> None:
    s = offering(table(), 0, 0, 1)
    me = sold(s, BLUE, *[PAINTING] * works)
    me.lobby, me.gallery = people(collectors=1), people(collectors=works)
    assert why_not(s, MoveVisitors, at(BLUE, COLLECTOR)) == ""
    me.gallery = people(collectors=works + 1)
    assert why_not(s, MoveVisitors, at(BLUE, COLLECTOR)) == "why-collector-limit"


@pytest.mark.rule("GA-073", "G13")
@pytest.mark.parametrize("from_bag", [False, True])
def test_the_limit_holds_for_bonuses_too(from_bag: bool) -> None:
    s = table()
    s.plaza = s.bag = people(1, 1, 1)
    s.players[BLUE].gallery = people(collectors=1)
    s.then(InviteVisitor(BLUE, 7, from_bag))
    assert why_not(s, InviteVisitor, COLLECTOR) == "why-collector-limit"
    assert options(s, InviteVisitor) == [INVESTOR, VIP, 3]


@pytest.mark.rule("GA-074", "GA-076", "GA-077", "GA-EX-03")
def test_an_assistant_on_a_contract_gains_its_bonus_and_stays() -> None:
    """The bonus is the first of its form: a new contract."""
    s = table()
    me = s.players[BLUE]
    contract(s, BLUE, 0, PAINTING, bonus=0)
    s.display = ((0,), (5,), (10,), (16,))
    s.then(UseContract(BLUE))
    answers(s, (UseContract, 0), (SendAssistant, DESK), (SignContract, 3), (PlaceContract, 1))
    assert me.contracts == (15, 16, NONE)
    assert me.helped == (1, 0, 0)
    assert me.desks == 1
    s.agenda.clear()
    s.then(UseContract(BLUE))
    assert why_not(s, UseContract, 0) == "why-contract-used"
    assert options(s, UseContract) == [1]


@pytest.mark.rule("GA-075")
def test_the_assistant_comes_from_a_desk_or_a_location() -> None:
    s = table()
    me = s.players[BLUE]
    me.placed = 1 << MEDIA_CENTER
    contract(s, BLUE, 2, PAINTING, bonus=4)
    s.then(UseContract(BLUE))
    answer(s, UseContract, 2)
    assert options(s, SendAssistant) == [MEDIA_CENTER, DESK]
    answer(s, SendAssistant, MEDIA_CENTER)
    assert me.placed == 0
    assert me.desks == 2
    assert me.helped == (0, 0, 1)


@pytest.mark.rule("GA-076")
def test_without_an_assistant_no_contract_can_be_used() -> None:
    s = table()
    s.players[BLUE].desks = 0
    contract(s, BLUE, 0, PAINTING)
    s.then(Executive(BLUE))
    assert why_not(s, Executive, USE_CONTRACT) == "why-no-assistant"
    s.players[YELLOW].contracts = (NONE, NONE, NONE)
    s.agenda.clear()
    s.then(Executive(YELLOW))
    assert why_not(s, Executive, USE_CONTRACT) == "why-no-contract-unused"


@pytest.mark.rule("GA-078", "GA-163", "GA-EX-04")
def test_a_fulfilled_contract_sends_its_assistant_home_and_can_be_used_again() -> None:
    s = table()
    me = exhibit(s, BLUE, BLUE_PAINTER)
    contract(s, BLUE, 0, PAINTING)
    me.helped, me.gallery = (1, 0, 0), people(vips=3, collectors=1)
    s.then(SellWork(BLUE))
    answers(s, (SellWork, BLUE_PAINTER), (DismissVisitor, VIP), (FulfilContract, 0))
    assert me.helped == (0, 0, 0)
    assert me.desks == 3
    s.then(UseContract(BLUE))
    answers(s, (UseContract, 0), (SendAssistant, DESK))
    assert me.influence == 10 + 2 * 2 + 1
    assert me.helped == (1, 0, 0)


@pytest.mark.rule("GA-079", "GA-EX-04")
@pytest.mark.parametrize(("side", "influence", "money"), [(INFLUENCE_UP, 15, 10), (INVESTMENT_UP, 10, 13)])
def test_the_back_gives_only_the_half_on_top(side: int, influence: int, money: int) -> None:
    s = table()
    me = s.players[BLUE]
    me.gallery = people(investors=1, vips=2, collectors=1)
    contract(s, BLUE, 1, PAINTING, bonus=1, side=side)
    s.then(UseContract(BLUE))
    answers(s, (UseContract, 1), (SendAssistant, DESK))
    assert (me.influence, me.money) == (influence, money)


@pytest.mark.rule("GA-080")
def test_a_contract_may_be_used_in_the_turn_it_was_signed() -> None:
    s = table()
    s.display = ((1,), (5,), (10,), (15,))
    s.then(Move(BLUE, True))
    answers(s, (Move, SALES_OFFICE), (Act, SIGN_CONTRACT), (SignContract, 0), (PlaceContract, 0))
    answers(s, (Executive, USE_CONTRACT), (UseContract, 0), (SendAssistant, DESK), (FreeAssistant, 0))
    assert s.players[BLUE].desks == 2
    assert s.players[BLUE].queue == 7
    assert next_to_do(s, Move).seat == YELLOW


def test_no_lobby_of_a_seat_that_is_not_there() -> None:
    s = offering(table(2), 1)
    s.plaza = people(1)
    assert why_not(s, MoveVisitors, at(3, INVESTOR)) == "why-no-such-lobby"
    assert asked(s) is None
