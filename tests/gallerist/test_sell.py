"""The Sales Office: selling works (p. 10)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    BLUE_PAINTER,
    ORANGE,
    RED_PAINTER,
    TWO_ANY,
    answer,
    answers,
    asked,
    changed,
    contract,
    discover,
    exhibit,
    options,
    people,
    table,
    why_not,
)
from vernissage.games.gallerist.actions import why_not_now
from vernissage.games.gallerist.box import (
    CELEBRITY,
    COLLECTOR,
    DIGITAL,
    INFLUENCE_UP,
    INVESTMENT_UP,
    INVESTOR,
    NO_VISITOR,
    PAINTING,
    PHOTO,
    SELL_WORK,
    VIP,
)
from vernissage.games.gallerist.sales import DismissVisitor, FulfilContract, SellWork
from vernissage.games.gallerist.state import State, masterpieces
from vernissage.games.gallerist.visitors import admits


def seller(s: State, fame: int = 5) -> State:
    """Blue exhibits a painting by the blue painter and has a contract for it on slot 0."""
    s.fame = changed(s.fame, BLUE_PAINTER, fame)
    exhibit(s, BLUE, BLUE_PAINTER)
    contract(s, BLUE, 0, PAINTING)
    s.then(SellWork(BLUE))
    return s


@pytest.mark.rule("GA-154")
def test_a_sale_needs_an_unfulfilled_contract_for_an_exhibited_form() -> None:
    s = table()
    assert why_not_now(s, BLUE, SELL_WORK) == "why-nothing-to-sell"
    exhibit(s, BLUE, BLUE_PAINTER)
    contract(s, BLUE, 0, PHOTO)
    contract(s, BLUE, 1, PAINTING, side=INFLUENCE_UP)
    assert why_not_now(s, BLUE, SELL_WORK) == "why-nothing-to-sell"
    s.then(SellWork(BLUE))
    assert SellWork(BLUE).why_not(s, BLUE_PAINTER) == "why-no-contract"
    assert SellWork(BLUE).why_not(s, BLUE_DIGITAL) == "why-not-exhibited"
    contract(s, BLUE, 2, PAINTING, bonus=1)
    assert why_not_now(s, BLUE, SELL_WORK) == ""
    assert options(s, SellWork) == [BLUE_PAINTER]


@pytest.mark.rule("GA-155")
def test_one_of_several_contracts_is_fulfilled_of_choice() -> None:
    s = seller(table())
    contract(s, BLUE, 2, PAINTING, bonus=1)
    s.players[BLUE].gallery = people(vips=1)
    answers(s, (SellWork, BLUE_PAINTER), (DismissVisitor, VIP))
    assert options(s, FulfilContract) == [0, 4]
    answer(s, FulfilContract, 4)
    assert s.players[BLUE].sides == (0, 0, INFLUENCE_UP)


@pytest.mark.rule("GA-156", "GO12")
def test_the_signature_chosen_decides_value_and_artist() -> None:
    s = seller(table(), fame=5)
    discover(s, RED_PAINTER, fame=CELEBRITY)
    me = exhibit(s, BLUE, RED_PAINTER)
    assert masterpieces(s, me) == 1
    assert options(s, SellWork) == [BLUE_PAINTER, RED_PAINTER]
    answer(s, SellWork, RED_PAINTER)
    assert me.money == 10 + 20
    assert me.signatures == (BLUE_PAINTER,)
    assert masterpieces(s, me) == 0
    assert s.signatures[RED_PAINTER] == 2


@pytest.mark.rule("GA-157", "GA-158", "GA-159", "GA-160")
def test_money_the_work_the_gap_and_the_signature() -> None:
    s = seller(table(), fame=8)
    me = exhibit(s, BLUE, BLUE_DIGITAL)
    answer(s, SellWork, BLUE_PAINTER)
    assert me.money == 10 + 11  # three green stars
    assert me.sold == (8 * PAINTING + TWO_ANY,)
    assert me.exhibited == (TWO_ANY,)  # moved to the left
    assert me.signatures == (BLUE_DIGITAL,)
    assert s.signatures[BLUE_PAINTER] == 2


@pytest.mark.rule("GA-161")
def test_one_visitor_must_leave_the_gallery() -> None:
    s = seller(table())
    me = s.players[BLUE]
    me.gallery = people(1, 0, 1)
    answer(s, SellWork, BLUE_PAINTER)
    assert options(s, DismissVisitor) == [INVESTOR, COLLECTOR]
    assert why_not(s, DismissVisitor, NO_VISITOR) == "why-visitor-must-leave"
    assert why_not(s, DismissVisitor, VIP) == "why-visitor-not-there"
    answer(s, DismissVisitor, COLLECTOR)
    assert me.gallery == people(1)
    assert s.plaza == people(0, 0, 1)


@pytest.mark.rule("GA-161")
def test_an_empty_gallery_sends_nobody() -> None:
    s = seller(table())
    answer(s, SellWork, BLUE_PAINTER)
    assert options(s, DismissVisitor) == [NO_VISITOR]


@pytest.mark.rule("GA-162", "GA-164", "GA-165", "GA-166")
@pytest.mark.parametrize(
    ("gallery", "sent", "halves"),
    [
        (people(0, 1), VIP, [INFLUENCE_UP]),
        (people(1, 0), INVESTOR, [INVESTMENT_UP]),
        (people(0, 0, 1), COLLECTOR, [INFLUENCE_UP, INVESTMENT_UP]),
        (people(), NO_VISITOR, [INFLUENCE_UP, INVESTMENT_UP]),
    ],
)
def test_the_half_on_top_follows_the_visitor(gallery: tuple[int, ...], sent: int, halves: list[int]) -> None:
    for half in halves:
        s = seller(table())
        s.players[BLUE].gallery = gallery
        answers(s, (SellWork, BLUE_PAINTER), (DismissVisitor, sent))
        assert options(s, FulfilContract) == [side - 1 for side in halves]
        answer(s, FulfilContract, half - 1)
        assert s.players[BLUE].sides == (half, 0, 0)


@pytest.mark.rule("GA-164")
def test_the_wrong_half_is_refused() -> None:
    s = seller(table())
    s.players[BLUE].gallery = people(0, 1)
    answers(s, (SellWork, BLUE_PAINTER), (DismissVisitor, VIP))
    assert why_not(s, FulfilContract, 1) == "why-half-of-visitor"
    assert why_not(s, FulfilContract, 2) == "why-other-contract"


@pytest.mark.rule("GA-167")
def test_the_bonus_of_the_back_is_not_gained_now() -> None:
    s = seller(table())
    me = s.players[BLUE]
    me.gallery = people(2, 2)
    money = me.money + 8
    answers(s, (SellWork, BLUE_PAINTER), (DismissVisitor, INVESTOR), (FulfilContract, 1))
    assert asked(s) is None
    assert (me.money, me.influence) == (money, 10)


@pytest.mark.rule("GA-168")
def test_a_sale_raises_the_collector_limit() -> None:
    s = seller(table())
    me = s.players[BLUE]
    me.gallery = people(vips=1, collectors=1)
    assert not admits(me, COLLECTOR)
    answer(s, SellWork, BLUE_PAINTER)
    assert admits(me, COLLECTOR)


@pytest.mark.rule("GA-EX-09", "G25")
def test_orange_sells_for_14_and_sends_a_vip_away() -> None:
    s = table()
    discover(s, RED_PAINTER, fame=12)
    me = exhibit(s, ORANGE, RED_PAINTER)
    contract(s, ORANGE, 1, PAINTING)
    me.gallery = people(2, 2, 1)
    s.then(SellWork(ORANGE))
    answers(s, (SellWork, RED_PAINTER), (DismissVisitor, VIP), (FulfilContract, 2))
    assert me.money == 24
    assert s.signatures[RED_PAINTER] == 2
    assert sum(me.gallery) == 4
    assert me.sides == (0, INFLUENCE_UP, 0)


def test_a_digital_contract_sells_no_painting() -> None:
    s = seller(table())
    s.players[BLUE].contracts = (5 * DIGITAL, -1, -1)
    assert why_not_now(s, BLUE, SELL_WORK) == "why-nothing-to-sell"
