"""Rulings for turns: an owed action stays possible, and a game in which nobody can act ends."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    answer,
    contract,
    options,
    people,
    table,
    turn,
    why_not,
)
from vernissage.games.gallerist.box import (
    INTERNATIONAL_MARKET,
    MAKE_OFFER,
    PAINTING,
    SELL_WORK,
    TAKE_REPUTATION,
    VIP,
)
from vernissage.games.gallerist.executive import ON_PLAZA, MoveVisitors
from vernissage.games.gallerist.kicked import ACT_EXECUTIVELY
from vernissage.games.gallerist.turn import (
    Act,
    Move,
)


@pytest.mark.rule("G33")
def test_no_visitor_leaves_the_lobby_whom_the_market_needs() -> None:
    s = turn(table())
    me = s.players[BLUE]
    me.tickets, me.lobby = people(vips=2), people(vips=1)
    answer(s, Move, INTERNATIONAL_MARKET)
    assert options(s, Act) == [MAKE_OFFER]
    assert why_not(s, Act, ACT_EXECUTIVELY) == "why-nobody-to-move"
    s.plaza = people(vips=1)
    answer(s, Act, ACT_EXECUTIVELY)
    assert why_not(s, MoveVisitors, 3 * BLUE + VIP) == "why-visitor-needed"
    answer(s, MoveVisitors, 3 * ON_PLAZA + VIP)
    assert why_not(s, MoveVisitors, 3 * BLUE + VIP) == ""


@pytest.mark.rule("G33")
def test_the_last_assistant_is_not_put_on_a_contract_when_the_market_needs_it() -> None:
    s = turn(table())
    me = s.players[BLUE]
    me.desks, me.lobby = 1, people(vips=1)
    contract(s, BLUE, 0, PAINTING)
    answer(s, Move, INTERNATIONAL_MARKET)
    assert why_not(s, Act, ACT_EXECUTIVELY + 1) == "why-assistant-needed"
    me.desks = 2
    assert why_not(s, Act, ACT_EXECUTIVELY + 1) == ""


def test_the_reasons_of_the_two_actions_are_told() -> None:
    s = turn(table())
    s.players[BLUE].lobby = people(vips=1)
    answer(s, Move, INTERNATIONAL_MARKET)
    assert why_not(s, Act, TAKE_REPUTATION) == "why-no-work-acquired"
    assert why_not(s, Act, SELL_WORK) == "why-other-location"
