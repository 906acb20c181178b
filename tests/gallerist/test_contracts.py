"""The Sales Office: signing contracts (p. 9)."""

from __future__ import annotations

import pytest

from gallerist.board import BLUE, ORANGE, answer, answers, asked, contract, options, people, table, why_not
from vernissage.core.step import NONE
from vernissage.games.gallerist.actions import why_not_now
from vernissage.games.gallerist.box import INFLUENCE_UP, INVESTMENT_UP, PAINTING, SIGN_CONTRACT
from vernissage.games.gallerist.sales import (
    NEW_CONTRACTS,
    NO_CONTRACT,
    LayContract,
    PlaceContract,
    SignContract,
)
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.tickets import TakeTickets


def signing(s: State, seat: int = BLUE) -> State:
    """A player is signing a contract."""
    s.then(SignContract(seat, False, False))
    return s


def deck(*cards: int) -> int:
    """A deck of these cards."""
    return sum(1 << card for card in cards)


@pytest.mark.rule("GA-139", "GA-143")
def test_a_contract_of_the_display_goes_on_any_empty_slot() -> None:
    s = signing(table())
    assert options(s, SignContract) == [0, 1, 2, 3, NEW_CONTRACTS]
    assert why_not(s, SignContract, NO_CONTRACT) == "why-contract-must-be-taken"
    answer(s, SignContract, 1)
    assert options(s, PlaceContract) == [0, 1, 2]
    answer(s, PlaceContract, 2)
    assert s.players[BLUE].contracts == (NONE, NONE, 5)


@pytest.mark.rule("GA-140", "GA-141", "GA-142")
def test_four_new_contracts_cover_the_old_ones_and_none_need_be_taken() -> None:
    s = signing(table())
    s.deck = deck(1, 2, 3, 4, 6)
    answer(s, SignContract, NEW_CONTRACTS)
    answers(s, (LayContract, 3), (LayContract, 1), (LayContract, 2), (LayContract, 4))
    assert s.display == ((0, 3), (5, 1), (10, 2), (15, 4))
    assert s.deck == deck(6)
    assert why_not(s, SignContract, NEW_CONTRACTS) == "why-laid-once"
    answer(s, SignContract, NO_CONTRACT)
    assert asked(s) is None
    assert s.players[BLUE].contracts == (NONE, NONE, NONE)
    assert s.display == ((0, 3), (5, 1), (10, 2), (15, 4))


@pytest.mark.rule("GA-143", "GA-144")
def test_over_a_fulfilled_contract_but_not_over_an_unfulfilled_one() -> None:
    s = signing(table())
    contract(s, BLUE, 0, PAINTING, bonus=1)
    contract(s, BLUE, 1, PAINTING, bonus=2, side=INFLUENCE_UP)
    answer(s, SignContract, 0)
    assert options(s, PlaceContract) == [1, 2]
    assert why_not(s, PlaceContract, 0) == "why-contract-unfulfilled"


@pytest.mark.rule("GA-145")
def test_three_unfulfilled_contracts_forbid_the_action() -> None:
    s = table()
    for slot in range(3):
        contract(s, BLUE, slot, PAINTING, bonus=slot + 1)
    assert why_not_now(s, BLUE, SIGN_CONTRACT) == "why-three-contracts"
    s.players[BLUE].sides = (0, INVESTMENT_UP, 0)
    assert why_not_now(s, BLUE, SIGN_CONTRACT) == ""


@pytest.mark.rule("GA-146")
@pytest.mark.parametrize(("slot", "tickets"), [(0, [1]), (1, [2]), (2, [1, 2, 4])])
def test_an_empty_slot_brings_its_ticket(slot: int, tickets: list[int]) -> None:
    s = signing(table())
    answers(s, (SignContract, 0), (PlaceContract, slot))
    assert options(s, TakeTickets) == tickets


@pytest.mark.rule("GA-147", "GA-148", "GA-149")
def test_a_covered_contract_is_discarded_its_assistant_goes_home_and_no_ticket_comes() -> None:
    s = signing(table())
    me = s.players[BLUE]
    contract(s, BLUE, 1, PAINTING, bonus=2, side=INFLUENCE_UP)
    me.helped = (0, 1, 0)
    answers(s, (SignContract, 0), (PlaceContract, 1))
    asked(s)
    assert me.contracts == (NONE, 0, NONE)
    assert me.sides == (0, 0, 0)
    assert me.helped == (0, 0, 0)
    assert me.desks == 3
    assert me.tickets == people()
    assert s.contract_discard == deck(17)


@pytest.mark.rule("GA-149", "GA-093")
def test_the_assistant_of_a_covered_contract_without_a_desk_leaves_the_game() -> None:
    s = signing(table())
    me = s.players[BLUE]
    contract(s, BLUE, 1, PAINTING, bonus=2, side=INFLUENCE_UP)
    me.helped, me.desks = (0, 1, 0), 4
    answers(s, (SignContract, 0), (PlaceContract, 1))
    assert (me.desks, me.removed) == (4, 1)


@pytest.mark.rule("GA-150")
def test_an_empty_display_space_is_refilled_with_one_contract() -> None:
    s = signing(table())
    s.deck = deck(7, 8)
    answers(s, (SignContract, 2), (PlaceContract, 0), (LayContract, 8))
    assert s.display == ((0,), (5,), (8,), (15,))
    assert s.deck == deck(7)


@pytest.mark.rule("GA-151", "GA-EX-08")
def test_an_older_contract_that_appears_needs_no_refill() -> None:
    """Orange covers the display, puts a contract on the pink slot and takes its ticket."""
    s = signing(table(), ORANGE)
    me = s.players[ORANGE]
    contract(s, ORANGE, 0, PAINTING, bonus=1)
    contract(s, ORANGE, 2, PAINTING, bonus=2)
    size = bin(s.deck).count("1")
    answer(s, SignContract, NEW_CONTRACTS)
    answers(s, (LayContract, 1), (LayContract, 2), (LayContract, 3), (LayContract, 4))
    answers(s, (SignContract, 3), (PlaceContract, 1))
    asked(s)
    assert me.contracts == (16, 4, 17)
    assert me.tickets == people(0, 1)
    assert s.box_office == (20, 19, 20)
    assert s.display == ((0, 1), (5, 2), (10, 3), (15,))
    assert bin(s.deck).count("1") == size - 4


@pytest.mark.rule("GA-152")
def test_an_empty_deck_is_made_of_discards_and_display_when_a_card_is_needed() -> None:
    s = signing(table())
    s.display = ((0,), (5, 6), (10,), (15,))
    s.deck, s.contract_discard = 0, deck(11, 12)
    answers(s, (SignContract, 2), (PlaceContract, 0))
    assert options(s, LayContract) == [0, 5, 6, 11, 12, 15]
    answers(s, (LayContract, 15), (LayContract, 12), (LayContract, 0), (LayContract, 5))
    assert list(s.display) == [(15,), (12,), (0,), (5,)]
    assert s.deck == deck(6, 11)
    assert s.contract_discard == 0


@pytest.mark.rule("GA-153", "G20")
def test_four_new_contracts_from_a_deck_of_three_need_a_shuffle_of_all() -> None:
    s = signing(table())
    s.deck, s.contract_discard = deck(1, 2, 3), deck(11)
    answer(s, SignContract, NEW_CONTRACTS)
    assert options(s, LayContract) == [0, 1, 2, 3, 5, 10, 11, 15]
    answers(s, (LayContract, 0), (LayContract, 1), (LayContract, 2), (LayContract, 3))
    assert s.display == ((0,), (1,), (2,), (3,))
    assert options(s, SignContract) == [0, 1, 2, 3, NO_CONTRACT]


@pytest.mark.rule("GO11")
def test_one_refill_from_a_small_deck_draws_one() -> None:
    s = signing(table())
    s.deck, s.contract_discard = deck(7), deck(11)
    answers(s, (SignContract, 0), (PlaceContract, 0))
    asked(s)
    assert s.display == ((7,), (5,), (10,), (15,))
    assert s.deck == 0
    assert s.contract_discard == deck(11)


@pytest.mark.rule("GA-233", "GO06")
def test_the_contract_bonus_is_the_whole_action_and_may_be_declined() -> None:
    s = table()
    s.then(SignContract(BLUE, False, True))
    assert options(s, SignContract) == [0, 1, 2, 3, NEW_CONTRACTS, NO_CONTRACT]
    answers(s, (SignContract, 0), (PlaceContract, 1), (TakeTickets, 2))
    assert s.players[BLUE].tickets == people(0, 1)


@pytest.mark.rule("GO06")
def test_with_three_unfulfilled_contracts_the_contract_bonus_gives_nothing() -> None:
    s = table()
    for slot in range(3):
        contract(s, BLUE, slot, PAINTING, bonus=slot + 1)
    s.then(SignContract(BLUE, False, True))
    assert options(s, SignContract) == [NO_CONTRACT]
    assert why_not(s, SignContract, 0) == "why-three-contracts"
