"""An executive action before the location action leaves one of the two actions possible, at every location (G33)."""

from __future__ import annotations

from typing import Any

import pytest

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    BLUE_PAINTER,
    answer,
    answers,
    arrived,
    asked,
    broke,
    changed,
    contract,
    discover,
    exhibit,
    options,
    people,
    table,
    turn,
    why_not,
)
from vernissage import Game, Sheet, game
from vernissage.core.step import NONE
from vernissage.games.gallerist.assistants import SendAssistant
from vernissage.games.gallerist.bonuses import NO_ASSISTANT, TAKE_ASSISTANT, FreeAssistant
from vernissage.games.gallerist.box import (
    ARTISTS_COLONY,
    BUY_WORK,
    DESK,
    DIGITAL,
    HIRE,
    INFLUENCE_UP,
    INTERNATIONAL_MARKET,
    MAKE_OFFER,
    MEDIA_CENTER,
    PAINTING,
    PHOTO,
    SALES_OFFICE,
    SCULPTURE,
    SELL_WORK,
    SIGN_CONTRACT,
    VIP,
)
from vernissage.games.gallerist.components import SHEET, read
from vernissage.games.gallerist.executive import ON_PLAZA, STOP, MoveVisitors, UseContract
from vernissage.games.gallerist.fame import DECLINE_FAME, GiveFame, RaiseFame
from vernissage.games.gallerist.kicked import ACT_EXECUTIVELY
from vernissage.games.gallerist.sales import NEW_CONTRACTS, NO_CONTRACT, PlaceContract, SignContract
from vernissage.games.gallerist.state import Player, State
from vernissage.games.gallerist.turn import PASS, Act, Move

GALLERIST: Game = game("gallerist")
MOVE_VISITORS, USE_CONTRACT = ACT_EXECUTIVELY, ACT_EXECUTIVELY + 1
CONTRACT_BONUS, ASSISTANT_BONUS, INVESTMENT_BONUS = 0, 1, 4


def bare(version: int = 2, box: Any = None) -> tuple[State, Player]:
    """Nobody has anything; Blue's turn begins, with one assistant at a desk and no contract."""
    s = broke(table(2, version=version) if box is None else table(2, box=box))
    me = s.players[BLUE]
    me.contracts, me.desks, me.queue = (NONE, NONE, NONE), 1, 8
    return turn(s), me


# The Sales Office.


def last_slot(version: int = 2) -> State:
    """The first slot is free; one of the two contracts has a contract for its bonus; nothing can be sold."""
    s, _ = bare(version)
    contract(s, BLUE, 2, PAINTING, CONTRACT_BONUS)
    contract(s, BLUE, 1, PHOTO, INVESTMENT_BONUS)
    arrived(s, SALES_OFFICE)
    return s


@pytest.mark.rule("G33", "GA-056")
def test_a_contract_bonus_does_not_fill_the_last_slot() -> None:
    s = last_slot()
    assert options(s, Act) == [SIGN_CONTRACT, USE_CONTRACT]
    answers(s, (Act, USE_CONTRACT), (UseContract, 2))
    assert options(s, SignContract) == [NEW_CONTRACTS, NO_CONTRACT]
    assert why_not(s, SignContract, 0) == "why-action-owed"
    answer(s, SignContract, NEW_CONTRACTS)
    assert options(s, SignContract) == [NO_CONTRACT]
    answer(s, SignContract, NO_CONTRACT)
    assert options(s, Act) == [SIGN_CONTRACT]


@pytest.mark.rule("G33")
def test_by_the_first_rules_it_did_and_the_action_was_dodged() -> None:
    s = last_slot(version=1)
    answers(s, (Act, USE_CONTRACT), (UseContract, 2), (SignContract, 0))
    assert options(s, Act) == [PASS]


@pytest.mark.rule("G33")
def test_a_contract_with_which_something_can_be_sold_may_take_the_last_slot() -> None:
    s = last_slot()
    exhibit(s, BLUE, BLUE_DIGITAL)  # the display shows a digital contract in its first space
    assert [s.box.contract_forms[stack[-1]] for stack in s.display] == [DIGITAL, PHOTO, SCULPTURE, PAINTING]
    answers(s, (Act, USE_CONTRACT), (UseContract, 2))
    assert options(s, SignContract) == [0, NEW_CONTRACTS, NO_CONTRACT]
    answers(s, (SignContract, 0))
    assert options(s, Act) == [SELL_WORK]


@pytest.mark.rule("G33")
def test_a_fulfilled_contract_that_is_the_last_free_slot_is_not_covered() -> None:
    s = last_slot()
    contract(s, BLUE, 0, SCULPTURE, side=INFLUENCE_UP)
    answers(s, (Act, USE_CONTRACT), (UseContract, 2))
    assert options(s, SignContract) == [NEW_CONTRACTS, NO_CONTRACT]
    s = last_slot()
    contract(s, BLUE, 1, SCULPTURE, side=INFLUENCE_UP)  # now two slots are free
    answers(s, (Act, USE_CONTRACT), (UseContract, 2))
    assert options(s, SignContract) == [0, 1, 2, 3, NEW_CONTRACTS, NO_CONTRACT]


@pytest.mark.rule("G33")
def test_a_contract_that_the_sale_needs_stays() -> None:
    """Both actions were possible: covering may take away signing, not selling."""
    s = last_slot()
    exhibit(s, BLUE, 2 * PHOTO)
    assert options(s, Act) == [SIGN_CONTRACT, SELL_WORK, USE_CONTRACT]
    answers(s, (Act, USE_CONTRACT), (UseContract, 2), (SignContract, 3))
    assert options(s, Act) == [SELL_WORK]


# The Media Center.


def one_to_hire(desks: int, queue: int, money: int, version: int = 2) -> State:
    """Blue can hire but not promote, and has a contract with an assistant for its bonus."""
    s, me = bare(version)
    me.desks, me.queue, me.money = desks, queue, money
    me.placed = 1 << SALES_OFFICE
    contract(s, BLUE, 0, PAINTING, ASSISTANT_BONUS)
    arrived(s, MEDIA_CENTER)
    assert options(s, Act) == [HIRE, USE_CONTRACT]
    answers(s, (Act, USE_CONTRACT), (UseContract, 0))
    return s


@pytest.mark.rule("G33", "GA-056")
def test_a_free_assistant_does_not_take_the_last_desk() -> None:
    s = one_to_hire(desks=3, queue=5, money=20)
    answer(s, SendAssistant, SALES_OFFICE)
    assert options(s, FreeAssistant) == [NO_ASSISTANT]
    assert why_not(s, FreeAssistant, TAKE_ASSISTANT) == "why-action-owed"
    s = one_to_hire(desks=3, queue=5, money=20)
    answer(s, SendAssistant, DESK)  # which leaves a desk free
    assert options(s, FreeAssistant) == [TAKE_ASSISTANT, NO_ASSISTANT]
    answer(s, FreeAssistant, TAKE_ASSISTANT)
    assert options(s, Act) == [HIRE]


@pytest.mark.rule("G33")
def test_nor_is_the_last_of_the_queue_taken() -> None:
    s = one_to_hire(desks=1, queue=1, money=20)
    answer(s, SendAssistant, DESK)
    assert options(s, FreeAssistant) == [NO_ASSISTANT]


@pytest.mark.rule("G33")
def test_nor_the_cheap_one_if_the_next_is_too_dear() -> None:
    s = one_to_hire(desks=1, queue=8, money=1)
    answer(s, SendAssistant, DESK)
    assert options(s, FreeAssistant) == [NO_ASSISTANT]
    s = one_to_hire(desks=1, queue=8, money=2)
    answer(s, SendAssistant, DESK)
    assert options(s, FreeAssistant) == [TAKE_ASSISTANT, NO_ASSISTANT]


@pytest.mark.rule("G33")
def test_what_the_free_assistant_brings_counts() -> None:
    """The last of the queue costs 6, the one before 5; the fourth brings influence, the eighth money."""
    s, me = bare()
    me.desks, me.queue, me.money, me.gallery = 1, 5, 3, people(vips=3)
    contract(s, BLUE, 0, PAINTING, ASSISTANT_BONUS)
    s.promotion = (5,) * 8
    arrived(s, MEDIA_CENTER)
    assert options(s, Act) == [HIRE, USE_CONTRACT]
    answers(s, (Act, USE_CONTRACT), (UseContract, 0))
    assert options(s, FreeAssistant) == [TAKE_ASSISTANT, NO_ASSISTANT]
    answer(s, FreeAssistant, TAKE_ASSISTANT)
    assert me.influence == 6  # influence for three VIPs, with which the next one is paid
    assert options(s, Act) == [HIRE]


@pytest.mark.rule("G33")
def test_by_the_first_rules_the_last_desk_was_taken() -> None:
    s = one_to_hire(desks=3, queue=5, money=20, version=1)
    answers(s, (SendAssistant, SALES_OFFICE), (FreeAssistant, TAKE_ASSISTANT))
    assert options(s, Act) == [PASS]


@pytest.mark.rule("G33")
def test_an_assistant_that_comes_home_from_a_contract_does_not_take_the_last_desk() -> None:
    s, me = bare()
    me.desks, me.placed, me.money = 3, 1 << SALES_OFFICE, 20
    contract(s, BLUE, 0, PAINTING, CONTRACT_BONUS)
    contract(s, BLUE, 1, PHOTO, side=INFLUENCE_UP)
    me.helped = (0, 1, 0)
    arrived(s, MEDIA_CENTER)
    answers(s, (Act, USE_CONTRACT), (UseContract, 0), (SendAssistant, SALES_OFFICE), (SignContract, 3))
    assert options(s, PlaceContract) == [2]
    assert why_not(s, PlaceContract, 1) == "why-action-owed"


# The International Market.


def last_assistant(*bonuses: int) -> tuple[State, Player]:
    """The market's only action needs Blue's only assistant, whom these contracts could use."""
    s, me = bare()
    me.lobby, me.money = people(vips=1), 1
    for slot, bonus in enumerate(bonuses):
        contract(s, BLUE, slot, (PAINTING, PHOTO, SCULPTURE)[slot], bonus)
    arrived(s, INTERNATIONAL_MARKET)
    return s, me


@pytest.mark.rule("G33")
def test_the_last_assistant_stays_if_none_comes_for_it() -> None:
    s, _ = last_assistant(INVESTMENT_BONUS, CONTRACT_BONUS)
    assert options(s, Act) == [MAKE_OFFER]
    assert why_not(s, Act, USE_CONTRACT) == "why-assistant-needed"


@pytest.mark.rule("G33")
def test_an_assistant_gained_by_the_bonus_may_serve_the_action() -> None:
    s, me = last_assistant(INVESTMENT_BONUS, ASSISTANT_BONUS)
    assert options(s, Act) == [MAKE_OFFER, USE_CONTRACT]
    answer(s, Act, USE_CONTRACT)
    assert options(s, UseContract) == [1]
    assert why_not(s, UseContract, 0) == "why-action-owed"
    answer(s, UseContract, 1)
    assert options(s, FreeAssistant) == [TAKE_ASSISTANT]
    assert why_not(s, FreeAssistant, NO_ASSISTANT) == "why-action-owed"
    answer(s, FreeAssistant, TAKE_ASSISTANT)
    assert me.desks == 1
    assert options(s, Act) == [MAKE_OFFER]


@pytest.mark.rule("G33")
def test_but_only_if_there_is_one_in_the_queue() -> None:
    s, me = last_assistant(ASSISTANT_BONUS)
    me.queue = 0
    assert options(s, Act) == [MAKE_OFFER]


@pytest.mark.rule("G33")
def test_so_may_one_that_a_covered_contract_sets_free() -> None:
    s, me = last_assistant(CONTRACT_BONUS)
    contract(s, BLUE, 1, PHOTO, side=INFLUENCE_UP)
    me.helped = (0, 1, 0)
    assert options(s, Act) == [MAKE_OFFER, USE_CONTRACT]
    answers(s, (Act, USE_CONTRACT), (UseContract, 0))
    assert options(s, SignContract) == [0, 1, 2, 3, NEW_CONTRACTS]
    assert why_not(s, SignContract, NO_CONTRACT) == "why-action-owed"
    answer(s, SignContract, NEW_CONTRACTS)
    assert options(s, SignContract) == [0, 1, 2, 3]
    answer(s, SignContract, 1)
    assert options(s, PlaceContract) == [1]
    asked(s, Act)
    assert me.desks == 1
    assert options(s, Act) == [MAKE_OFFER]


@pytest.mark.rule("G33")
def test_visitors_of_the_lobby_stay_only_if_the_action_was_possible_before() -> None:
    s, me = bare()
    me.money, me.desks, me.tickets, s.plaza = 1, 1, people(vips=2), people(vips=1)
    arrived(s, INTERNATIONAL_MARKET)
    assert options(s, Act) == [MOVE_VISITORS, PASS]
    answers(s, (Act, MOVE_VISITORS), (MoveVisitors, 3 * ON_PLAZA + VIP))
    assert options(s, MoveVisitors) == [3 * BLUE + VIP, STOP]  # nothing was owed: nothing is kept
    s, me = bare()
    me.money, me.desks, me.tickets, me.lobby, s.plaza = 1, 1, people(vips=2), people(vips=1), people(vips=1)
    arrived(s, INTERNATIONAL_MARKET)
    answer(s, Act, MOVE_VISITORS)
    assert options(s, MoveVisitors) == [3 * ON_PLAZA + VIP]
    assert why_not(s, MoveVisitors, 3 * BLUE + VIP) == "why-visitor-needed"
    answer(s, MoveVisitors, 3 * ON_PLAZA + VIP)
    assert options(s, MoveVisitors) == [3 * BLUE + VIP, STOP]


# The Artists Colony: only an owner's sheet has a contract whose bonus could do harm there.

FAME_CONTRACT = SHEET.text.replace('digital = ["contract"', 'digital = ["fame"', 1)


def one_to_buy(money: int, influence: int) -> tuple[State, Player]:
    """Only the painter's work can be bought, for 4; a contract has fame for its bonus, for one collector."""
    s, me = bare(box=read(Sheet(FAME_CONTRACT)))
    discover(s, BLUE_PAINTER, 4)
    s.discovered = 1 << BLUE_PAINTER
    me.commission, me.money, me.influence, me.gallery = NONE, money, influence, people(collectors=1)
    s.bonuses = changed(s.bonuses, BLUE_PAINTER, NONE)
    s.discovered |= 0b1111_1111 & ~(1 << BLUE_PAINTER)
    s.signatures = tuple(2 if artist == BLUE_PAINTER else 0 for artist in range(8))
    s.fame = tuple(4 if artist == BLUE_PAINTER else 1 for artist in range(8))
    contract(s, BLUE, 0, DIGITAL, 0)
    arrived(s, ARTISTS_COLONY)
    assert options(s, Act) == [BUY_WORK, USE_CONTRACT]
    answers(s, (Act, USE_CONTRACT), (UseContract, 0))
    return s, me


@pytest.mark.rule("G33")
def test_fame_does_not_make_the_only_work_too_dear() -> None:
    s, _ = one_to_buy(4, 0)
    assert BLUE_PAINTER not in options(s, GiveFame)
    assert why_not(s, GiveFame, BLUE_PAINTER) == "why-action-owed"
    assert DECLINE_FAME in options(s, GiveFame)
    s, _ = one_to_buy(5, 0)
    assert BLUE_PAINTER in options(s, GiveFame)


@pytest.mark.rule("G33")
def test_nor_is_the_influence_spent_that_pays_for_it() -> None:
    """At 10 there are coins to step back to; fame for influence would cost them."""
    s, me = one_to_buy(5 - s_coins(10), 10)
    answer(s, GiveFame, BLUE_PAINTER)
    assert options(s, RaiseFame) == [0]
    assert why_not(s, RaiseFame, 1) == "why-action-owed"
    assert me.influence == 10


def s_coins(influence: int) -> int:
    """The money that an influence can be stepped back for."""
    return read(SHEET).coin_steps[influence]


def test_nothing_is_owed_before_the_move_or_after_the_action() -> None:
    s, me = bare()
    contract(s, BLUE, 0, PAINTING, CONTRACT_BONUS)
    contract(s, BLUE, 1, PHOTO, INVESTMENT_BONUS)
    s.agenda.clear()
    s.then(Move(BLUE, True))
    answers(s, (Move, 4 + 1), (UseContract, 0))
    assert options(s, SignContract) == [0, 1, 2, 3, NEW_CONTRACTS, NO_CONTRACT]
    assert me.desks == 0
