"""The bonus icons of the player aid."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    BLUE_PAINTER,
    BOX,
    answer,
    answers,
    asked,
    changed,
    discover,
    options,
    people,
    sold,
    table,
    why_not,
)
from vernissage.core.sheet import Sheet
from vernissage.games.gallerist.bonuses import NO_ASSISTANT, TAKE_ASSISTANT, FreeAssistant, bonus_step
from vernissage.games.gallerist.box import (
    ASSISTANT,
    CELEBRITY,
    COLLECTOR,
    CONTRACT,
    FAME,
    INFLUENCE,
    INVESTMENT,
    INVESTOR,
    NO_VISITOR,
    PAINTING,
    TICKET,
    TWO_TICKETS,
    VIP,
    VIP_OR_INVESTOR,
    VISITOR,
    VISITOR_FROM_BAG,
)
from vernissage.games.gallerist.components import SHEET, read
from vernissage.games.gallerist.fame import DECLINE_FAME, GiveFame, RaiseFame
from vernissage.games.gallerist.sales import NO_CONTRACT, SignContract
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.tickets import TakeTickets
from vernissage.games.gallerist.visitors import InviteVisitor


def gaining(s: State, bonus: int) -> State:
    """Blue gains a bonus."""
    s.then(bonus_step(BLUE, bonus))
    return s


@pytest.mark.rule("GA-221")
def test_influence_two_for_a_vip_one_for_a_collector() -> None:
    s = gaining(table(), INFLUENCE)
    s.players[BLUE].gallery = people(5, 3, 2)
    asked(s)
    assert s.players[BLUE].influence == 10 + 2 * 3 + 2
    assert s.players[BLUE].money == 10


@pytest.mark.rule("GA-222")
def test_investment_two_for_an_investor_one_for_a_collector() -> None:
    s = gaining(table(), INVESTMENT)
    s.players[BLUE].gallery = people(3, 5, 2)
    asked(s)
    assert s.players[BLUE].money == 10 + 2 * 3 + 2
    assert s.players[BLUE].influence == 10


@pytest.mark.rule("GA-223", "G11")
@pytest.mark.parametrize("collectors", [0, 2])
def test_fame_one_for_each_collector_to_one_discovered_artist(collectors: int) -> None:
    s = gaining(table(), FAME)
    discover(s, BLUE_DIGITAL, fame=4)
    s.players[BLUE].gallery = people(1, 1, collectors)
    assert options(s, GiveFame) == [BLUE_DIGITAL, BLUE_PAINTER, DECLINE_FAME]
    assert why_not(s, GiveFame, 1) == "why-not-discovered"
    answers(s, (GiveFame, BLUE_DIGITAL), (RaiseFame, 0))
    assert s.fame[BLUE_DIGITAL] == 4 + collectors


@pytest.mark.rule("GA-224", "G02", "G11")
def test_influence_may_be_added_to_a_fame_bonus_of_0() -> None:
    s = gaining(table(), FAME)
    answers(s, (GiveFame, BLUE_PAINTER), (RaiseFame, 2))
    assert s.fame[BLUE_PAINTER] == 5
    assert s.players[BLUE].influence == 0


@pytest.mark.rule("GA-223")
def test_a_celebrity_has_no_use_for_more_fame() -> None:
    s = gaining(table(), FAME)
    s.fame = changed(s.fame, BLUE_PAINTER, CELEBRITY)
    assert GiveFame(BLUE).why_not(s, BLUE_PAINTER) == "why-celebrity-already"


@pytest.mark.rule("GA-225", "G12")
def test_any_visitor_comes_from_the_plaza_to_the_gallery() -> None:
    s = gaining(table(), VISITOR)
    s.plaza = people(1, 0, 1)
    assert options(s, InviteVisitor) == [INVESTOR, COLLECTOR, NO_VISITOR]
    answer(s, InviteVisitor, COLLECTOR)
    assert s.plaza == people(1)
    assert s.players[BLUE].gallery == people(0, 0, 1)


@pytest.mark.rule("GA-226", "G12")
def test_a_vip_or_an_investor_but_no_collector() -> None:
    s = gaining(table(), VIP_OR_INVESTOR)
    s.plaza = people(1, 1, 1)
    assert options(s, InviteVisitor) == [INVESTOR, VIP, NO_VISITOR]
    assert why_not(s, InviteVisitor, COLLECTOR) == "why-visitor-not-shown"


@pytest.mark.rule("GA-227", "G12", "GO03")
def test_with_none_of_the_colours_in_the_plaza_one_is_chosen_from_the_bag() -> None:
    s = gaining(table(), VIP_OR_INVESTOR)
    s.plaza, s.bag = people(collectors=3), people(1, 1)
    assert options(s, InviteVisitor) == [INVESTOR, VIP, NO_VISITOR]
    answer(s, InviteVisitor, VIP)
    assert s.bag == people(1)
    assert s.plaza == people(collectors=3)


@pytest.mark.rule("GA-227", "G12")
def test_with_none_in_the_bag_either_the_bonus_is_lost() -> None:
    s = gaining(table(), VIP_OR_INVESTOR)
    s.plaza, s.bag = people(collectors=3), people(collectors=2)
    assert options(s, InviteVisitor) == [NO_VISITOR]


@pytest.mark.rule("GO03")
def test_collectors_whom_the_limit_keeps_out_count_as_not_there() -> None:
    s = gaining(table(), VISITOR)
    s.plaza, s.bag = people(collectors=3), people(1, 0, 5)
    s.players[BLUE].gallery = people(collectors=1)
    assert options(s, InviteVisitor) == [INVESTOR, NO_VISITOR]
    sold(s, BLUE, PAINTING)  # now another collector may enter, from the Plaza
    assert s.agenda[-1].options(s) == [COLLECTOR, NO_VISITOR]


@pytest.mark.rule("G12")
def test_the_component_sheet_can_switch_the_bag_off() -> None:
    strict = read(Sheet(SHEET.text.replace("from_bag = 1", "from_bag = 0")))
    assert BOX.bag_fallback
    s = gaining(table(box=strict), VISITOR)
    assert options(s, InviteVisitor) == [NO_VISITOR]


@pytest.mark.rule("GA-228", "GA-229")
def test_a_visitor_of_choice_from_the_bag() -> None:
    s = gaining(table(), VISITOR_FROM_BAG)
    s.plaza, s.bag = people(5, 5, 5), people(0, 2)
    assert options(s, InviteVisitor) == [VIP, NO_VISITOR]
    answer(s, InviteVisitor, VIP)
    assert s.bag == people(0, 1)
    assert s.players[BLUE].gallery == people(0, 1)
    s.bag = people()
    gaining(s, VISITOR_FROM_BAG)
    assert options(s, InviteVisitor) == [NO_VISITOR]  # lost


@pytest.mark.rule("GA-230", "G14")
def test_a_free_assistant_takes_a_desk_with_its_hire_bonus() -> None:
    s = gaining(table(), ASSISTANT)
    me = s.players[BLUE]
    me.queue = 7
    answer(s, FreeAssistant, TAKE_ASSISTANT)
    asked(s)
    assert (me.desks, me.queue, me.money) == (3, 6, 10)
    assert me.tickets == people(1)


@pytest.mark.rule("GA-231", "G14")
def test_without_desk_or_queue_the_assistant_is_lost() -> None:
    s = gaining(table(), ASSISTANT)
    me = s.players[BLUE]
    me.desks = 4
    assert options(s, FreeAssistant) == [NO_ASSISTANT]
    assert why_not(s, FreeAssistant, TAKE_ASSISTANT) == "why-desks-full"
    me.desks, me.queue = 3, 0
    assert why_not(s, FreeAssistant, TAKE_ASSISTANT) == "why-queue-empty"


@pytest.mark.rule("GA-232", "G17")
def test_two_different_tickets() -> None:
    s = gaining(table(), TWO_TICKETS)
    assert options(s, TakeTickets) == [0b011, 0b101, 0b110]
    answer(s, TakeTickets, 0b110)
    assert s.players[BLUE].tickets == people(0, 1, 1)


@pytest.mark.rule("GA-234", "G31")
def test_visitor_assistant_contract_and_fame_may_be_declined_tickets_not() -> None:
    declined = {
        VISITOR: (InviteVisitor, NO_VISITOR),
        ASSISTANT: (FreeAssistant, NO_ASSISTANT),
        CONTRACT: (SignContract, NO_CONTRACT),
        FAME: (GiveFame, DECLINE_FAME),
    }
    for bonus, (kind, choice) in declined.items():
        s = gaining(table(), bonus)
        s.plaza = people(1, 1, 1)
        answer(s, kind, choice)
        assert asked(s) is None
    s = gaining(table(), TICKET)
    assert options(s, TakeTickets) == [1, 2, 4]
    assert why_not(s, TakeTickets, 0) == "why-other-tickets"
