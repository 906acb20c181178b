"""Tickets and the intermediate scoring (p. 14)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_PAINTER,
    ORANGE,
    PURPLE,
    TWO_ANY,
    YELLOW,
    answer,
    answers,
    asked,
    changed,
    next_to_do,
    options,
    people,
    table,
    why_not,
)
from vernissage.games.gallerist.box import (
    ANY,
    ARTISTS_COLONY,
    BROWN,
    BUY_WORK,
    DONE,
    DUE,
    GALLERIST,
    INVESTOR,
    NOT_YET,
    PAINTING,
    PINK,
    VIP,
    WHITE,
)
from vernissage.games.gallerist.colony import BuyWork
from vernissage.games.gallerist.fame import RaiseFame
from vernissage.games.gallerist.influence import Pay
from vernissage.games.gallerist.kicked import DECLINE, KickedOut
from vernissage.games.gallerist.media import Hire
from vernissage.games.gallerist.scoring import IntermediateScoring
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.tickets import FROM_DISCARD, ExchangeTicket, TakeTickets
from vernissage.games.gallerist.turn import Act, Move


def taking(first: int, second: int = 0) -> State:
    """Blue gains the tickets of one icon or two."""
    s = table()
    s.then(TakeTickets(BLUE, first, second))
    return s


@pytest.mark.rule("GA-248")
def test_a_ticket_comes_from_the_box_office() -> None:
    s = taking(PINK)
    answer(s, TakeTickets, PINK)
    assert s.box_office == (20, 19, 20)
    assert s.players[BLUE].tickets == people(0, 1)


@pytest.mark.rule("GA-249")
@pytest.mark.parametrize(
    ("icons", "choices"),
    [
        ((BROWN, 0), [BROWN]),
        ((ANY, 0), [BROWN, PINK, WHITE]),
        ((BROWN | WHITE, 0), [BROWN, WHITE]),
        ((PINK, BROWN | WHITE), [PINK | BROWN, PINK | WHITE]),
        ((ANY, ANY), [BROWN | PINK, BROWN | WHITE, PINK | WHITE]),
    ],
)
def test_what_the_icons_allow(icons: tuple[int, int], choices: list[int]) -> None:
    assert options(taking(*icons), TakeTickets) == choices


@pytest.mark.rule("GA-250", "G17")
def test_two_tickets_of_one_group_differ() -> None:
    s = taking(ANY, ANY)
    for mask in options(s, TakeTickets):
        assert bin(mask).count("1") == 2
    assert why_not(s, TakeTickets, BROWN) == "why-other-tickets"


@pytest.mark.rule("GA-251", "G17")
def test_hire_bonuses_are_separate_moments() -> None:
    """The third brings a pink ticket, the sixth one of any colour: pink again is allowed."""
    s = table()
    me = s.players[BLUE]
    me.desks, me.queue, me.money = 0, 6, 20
    s.then(Hire(BLUE))
    answers(s, (Hire, 4), (Pay, 0), (TakeTickets, PINK), (TakeTickets, PINK))
    assert me.tickets == people(0, 2)


@pytest.mark.rule("GA-252", "G18")
def test_a_missing_colour_is_exchanged_for_another_of_the_box_office() -> None:
    s = taking(WHITE)
    s.box_office, s.ticket_discard = people(3, 2, 0), people(0, 0, 1)
    answer(s, TakeTickets, WHITE)
    assert options(s, ExchangeTicket) == [INVESTOR, VIP]
    assert why_not(s, ExchangeTicket, 2) == "why-ticket-sold-out"
    assert why_not(s, ExchangeTicket, FROM_DISCARD) == "why-box-office-open"
    answer(s, ExchangeTicket, VIP)
    assert s.box_office == people(3, 1, 0)
    assert s.ticket_discard == people(0, 1, 0)
    assert s.players[BLUE].tickets == people(0, 0, 1)


@pytest.mark.rule("GA-253", "G18")
def test_from_an_empty_box_office_tickets_come_straight_from_the_discard() -> None:
    s = taking(ANY, ANY)
    s.box_office, s.ticket_discard = people(), people(2, 1, 0)
    answer(s, TakeTickets, BROWN | PINK)
    asked(s)
    assert s.ticket_discard == people(1, 0, 0)
    assert s.players[BLUE].tickets == people(1, 1)


@pytest.mark.rule("GO10", "GA-003")
def test_a_colour_in_neither_place_is_not_gained_and_nothing_moves() -> None:
    s = taking(WHITE)
    s.box_office, s.ticket_discard = people(3, 2, 0), people(1, 1, 0)
    assert options(s, TakeTickets) == [0]
    assert why_not(s, TakeTickets, WHITE) == "why-ticket-nowhere"
    answer(s, TakeTickets, 0)
    assert s.box_office == people(3, 2, 0)
    s.then(TakeTickets(BLUE, ANY, ANY))
    assert options(s, TakeTickets) == [BROWN | PINK]


@pytest.mark.rule("G31", "GA-234")
def test_of_two_tickets_the_one_that_exists_is_taken() -> None:
    s = taking(ANY, ANY)
    s.box_office, s.ticket_discard = people(1), people()
    assert options(s, TakeTickets) == [BROWN]
    s.then(TakeTickets(BLUE, PINK, BROWN | WHITE))
    assert options(s, TakeTickets) == [BROWN]
    assert why_not(s, TakeTickets, 0) == "why-other-tickets"


@pytest.mark.rule("GA-EX-16", "G18")
def test_purple_takes_brown_and_white_from_two_brown_tickets() -> None:
    s = table()
    s.box_office, s.ticket_discard, s.intermediate = people(2), people(18, 20, 19), DONE
    s.tops = changed(s.tops, PAINTING, 8 * PAINTING + TWO_ANY)
    s.then(BuyWork(PURPLE))
    answers(s, (BuyWork, BLUE_PAINTER), (Pay, 0), (RaiseFame, 0), (TakeTickets, BROWN | WHITE))
    answer(s, ExchangeTicket, INVESTOR)
    assert s.players[PURPLE].tickets == people(1, 0, 1)
    assert s.box_office == people()
    assert s.ticket_discard == people(19, 20, 18)


@pytest.mark.rule("GA-254", "G09")
def test_the_last_ticket_of_a_colour_calls_the_intermediate_scoring() -> None:
    s = taking(BROWN)
    s.box_office = people(2, 5, 5)
    answer(s, TakeTickets, BROWN)
    assert s.intermediate == NOT_YET
    s.then(TakeTickets(BLUE, BROWN, 0))
    answer(s, TakeTickets, BROWN)
    assert s.intermediate == DUE


@pytest.mark.rule("GA-254")
def test_a_ticket_exchanged_away_calls_it_too() -> None:
    s = taking(WHITE)
    s.box_office, s.ticket_discard = people(1, 5, 0), people(0, 0, 1)
    answers(s, (TakeTickets, WHITE), (ExchangeTicket, INVESTOR))
    assert s.intermediate == DUE


@pytest.mark.rule("GA-255", "GA-EX-17", "GA-258", "GA-259")
def test_it_scores_all_galleries_once() -> None:
    s = table()
    s.intermediate = DUE
    s.players[BLUE].gallery = people(2, 1, 0)
    s.players[YELLOW].gallery = people(0, 3, 2)
    s.players[YELLOW].lobby = people(3, 3, 3)
    s.then(IntermediateScoring(), IntermediateScoring())
    asked(s)
    assert [player.influence for player in s.players] == [12, 18, 10, 10]
    assert [player.money for player in s.players] == [14, 12, 10, 10]
    s.box_office = people(1, 1, 0)
    s.then(TakeTickets(BLUE, PINK, 0), IntermediateScoring())
    asked(s)
    assert s.players[BLUE].money == 14  # never again
    assert s.intermediate == DONE


@pytest.mark.rule("GA-256", "GA-257", "G09")
def test_it_comes_after_the_kicked_out_action_and_before_the_next_turn() -> None:
    s = table()
    s.players[ORANGE].location = ARTISTS_COLONY
    s.players[BLUE].gallery = people(investors=1)
    s.box_office = people(1, 5, 5)
    s.then(Move(BLUE, True))
    answers(s, (Move, ARTISTS_COLONY), (Act, BUY_WORK), (BuyWork, BLUE_PAINTER), (Pay, 0), (RaiseFame, 0))
    answer(s, TakeTickets, BROWN)
    assert s.kicked_piece == GALLERIST
    assert next_to_do(s, KickedOut).seat == ORANGE
    assert s.players[BLUE].money == 7
    answer(s, KickedOut, DECLINE)
    assert s.players[BLUE].money == 9
    assert next_to_do(s, Move).seat == YELLOW
