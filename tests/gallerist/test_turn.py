"""A turn: moving, leaving assistants, having to act (pp. 4-5)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_PAINTER,
    ORANGE,
    YELLOW,
    answer,
    answers,
    broke,
    contract,
    exhibit,
    next_to_do,
    options,
    people,
    table,
    turn,
    why_not,
)
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import (
    ARTISTS_COLONY,
    BUY_WORK,
    DESK,
    DISCOVER,
    GALLERIST,
    HELPER,
    HIRE,
    INTERNATIONAL_MARKET,
    LOCATIONS,
    MEDIA_CENTER,
    PAINTING,
    PROMOTE,
    SALES_OFFICE,
    SIGN_CONTRACT,
    VIP,
)
from vernissage.games.gallerist.executive import NO_EXECUTIVE, ON_PLAZA, STOP, Executive, MoveVisitors
from vernissage.games.gallerist.ids import LOCATION_IDS
from vernissage.games.gallerist.influence import Pay
from vernissage.games.gallerist.kicked import ACT_EXECUTIVELY, DECLINE, KickedOut
from vernissage.games.gallerist.market import PlaceReputation
from vernissage.games.gallerist.media import Hire
from vernissage.games.gallerist.sales import PlaceContract, SignContract
from vernissage.games.gallerist.turn import (
    EXECUTIVE_FIRST,
    PASS,
    STAY_ALONE,
    Act,
    EndTurn,
    LeaveAssistant,
    Move,
    NextTurn,
)

SIGNED = ((Act, SIGN_CONTRACT), (SignContract, 0), (PlaceContract, 0))
FINISHED = (*SIGNED, (Executive, NO_EXECUTIVE))


@pytest.mark.rule("GA-038", "GA-041")
def test_turns_go_clockwise_and_rounds_begin_with_the_start_player() -> None:
    s = table(3)
    s.start = 2
    s.then(NextTurn(2))
    assert next_to_do(s, Move).seat == 0
    assert s.round == 2
    s.agenda.clear()
    s.then(NextTurn(1))
    assert next_to_do(s, Move).seat == 2
    assert s.round == 3


@pytest.mark.rule("GA-041")
def test_the_next_turn_is_the_left_neighbours_also_after_a_kicked_out_action() -> None:
    s = turn(table())
    s.players[ORANGE].location = SALES_OFFICE
    answers(s, (Move, SALES_OFFICE), *FINISHED, (KickedOut, SIGN_CONTRACT), (SignContract, 1), (PlaceContract, 0))
    assert next_to_do(s, Move).seat == YELLOW


@pytest.mark.rule("GA-039", "GA-056")
def test_exactly_one_of_the_two_actions_of_the_location_is_taken() -> None:
    s = turn(table(), place=SALES_OFFICE)
    answers(s, (Move, ARTISTS_COLONY), (LeaveAssistant, STAY_ALONE))
    assert options(s, Act) == [DISCOVER, BUY_WORK]
    assert why_not(s, Act, SIGN_CONTRACT) == "why-other-location"
    assert why_not(s, Act, PASS) == "why-must-act"


@pytest.mark.rule("GA-040", "GA-060")
def test_at_most_one_executive_action_a_turn() -> None:
    s = turn(table())
    s.players[BLUE].tickets = people(vips=2)
    s.plaza = people(vips=3)
    answers(s, (Move, EXECUTIVE_FIRST), (MoveVisitors, 3 * ON_PLAZA + VIP), (MoveVisitors, STOP))
    assert why_not(s, Move, EXECUTIVE_FIRST) == "why-executive-once"
    answer(s, Move, SALES_OFFICE)
    assert why_not(s, Act, ACT_EXECUTIVELY) == "why-executive-once"
    answers(s, *SIGNED)
    assert next_to_do(s, Move).seat == YELLOW


@pytest.mark.rule("GA-042", "GA-043")
def test_a_ticket_moves_a_visitor_of_its_colour_through_the_three_places() -> None:
    s = turn(table())
    me = s.players[BLUE]
    me.tickets, s.plaza = people(vips=2), people(investors=1, vips=1, collectors=1)
    answer(s, Move, EXECUTIVE_FIRST)
    assert options(s, MoveVisitors) == [3 * ON_PLAZA + VIP]
    answer(s, MoveVisitors, 3 * ON_PLAZA + VIP)
    assert me.lobby == people(vips=1)


@pytest.mark.rule("GA-044", "G30")
def test_the_locations_clockwise() -> None:
    assert LOCATION_IDS == ("sales_office", "artists_colony", "media_center", "international_market")
    assert (SALES_OFFICE + 2) % LOCATIONS == MEDIA_CENTER
    assert (ARTISTS_COLONY + 2) % LOCATIONS == INTERNATIONAL_MARKET


@pytest.mark.rule("GA-045", "GA-133", "GA-134", "G27")
def test_the_order_after_a_turn() -> None:
    """The start tile moves, then the kicked-out player acts, then come scoring, end check and the next turn."""
    s = table()
    exhibit(s, BLUE, BLUE_PAINTER, BLUE_PAINTER, BLUE_PAINTER)
    s.intermediate = 1
    s.players[BLUE].gallery = people(investors=1)
    s.kicked_seat, s.kicked_from, s.kicked_piece = YELLOW, SALES_OFFICE, GALLERIST
    s.then(EndTurn(BLUE))
    assert next_to_do(s, PlaceReputation).seat == BLUE
    assert s.intermediate == 1
    answer(s, PlaceReputation, 0)
    assert next_to_do(s, KickedOut).seat == YELLOW
    assert s.players[BLUE].money == 10
    answer(s, KickedOut, DECLINE)
    assert s.players[BLUE].money == 12
    assert next_to_do(s, Move).seat == YELLOW


@pytest.mark.rule("GA-046")
def test_a_gallerist_must_move_to_a_different_location() -> None:
    s = turn(table(), place=MEDIA_CENTER)
    assert MEDIA_CENTER not in options(s, Move)
    assert why_not(s, Move, MEDIA_CENTER) == "why-already-there"


@pytest.mark.rule("GA-047")
def test_from_home_every_location_is_open() -> None:
    s = turn(table())
    s.players[BLUE].lobby = people(investors=1)
    assert options(s, Move) == [SALES_OFFICE, ARTISTS_COLONY, MEDIA_CENTER, INTERNATIONAL_MARKET]


@pytest.mark.rule("GA-048", "GA-049", "G05", "GA-EX-01")
def test_an_assistant_from_a_desk_may_be_left_behind() -> None:
    s = turn(table(), ORANGE, INTERNATIONAL_MARKET)
    me = s.players[ORANGE]
    me.placed = 1 << SALES_OFFICE
    answer(s, Move, MEDIA_CENTER)
    assert options(s, LeaveAssistant) == [SALES_OFFICE, DESK, STAY_ALONE]
    answer(s, LeaveAssistant, DESK)
    assert me.placed == 1 << SALES_OFFICE | 1 << INTERNATIONAL_MARKET
    assert me.location == MEDIA_CENTER
    assert me.desks == 1
    assert options(s, Act) == [HIRE, PROMOTE]


@pytest.mark.rule("GA-049", "GA-EX-01")
def test_the_assistant_left_may_come_from_another_location() -> None:
    s = turn(table(), ORANGE, INTERNATIONAL_MARKET)
    me = s.players[ORANGE]
    me.placed = 1 << SALES_OFFICE
    answers(s, (Move, MEDIA_CENTER), (LeaveAssistant, SALES_OFFICE))
    assert me.placed == 1 << INTERNATIONAL_MARKET
    assert me.desks == 2


@pytest.mark.rule("GA-050")
def test_no_assistant_comes_from_the_queue_a_contract_or_the_market() -> None:
    s = turn(table(), place=SALES_OFFICE)
    me = s.players[BLUE]
    contract(s, BLUE, 0, PAINTING)
    me.desks, me.helped = 0, (1, 0, 0)
    s.market = (BLUE,) + s.market[1:]
    answer(s, Move, ARTISTS_COLONY)
    assert next_to_do(s, Act).seat == BLUE  # nobody to leave: not even asked
    assert me.placed == 0


@pytest.mark.rule("GA-051", "G05")
def test_an_assistant_hired_later_in_the_turn_is_not_left_behind() -> None:
    s = turn(table(), place=SALES_OFFICE)
    me = s.players[BLUE]
    me.desks = 0
    answers(s, (Move, MEDIA_CENTER), (Act, HIRE), (Hire, 1), (Pay, 0))
    assert me.desks == 1
    assert me.placed == 0


@pytest.mark.rule("GA-052", "G05")
def test_nobody_is_left_behind_at_home() -> None:
    s = turn(table())
    answer(s, Move, ARTISTS_COLONY)
    assert next_to_do(s, Act).seat == BLUE


@pytest.mark.rule("GA-053")
def test_on_the_first_turn_an_assistant_may_be_left() -> None:
    s = turn(table(), place=SALES_OFFICE)
    s.round = 1
    answer(s, Move, ARTISTS_COLONY)
    assert options(s, LeaveAssistant) == [DESK, STAY_ALONE]


@pytest.mark.rule("GA-054", "GA-055")
def test_an_assistant_left_behind_is_kicked_out_by_whoever_enters() -> None:
    s = turn(table(), YELLOW)
    s.players[BLUE].placed = 1 << SALES_OFFICE
    answer(s, Move, SALES_OFFICE)
    assert (s.kicked_seat, s.kicked_from, s.kicked_piece) == (BLUE, SALES_OFFICE, HELPER)
    assert s.players[BLUE].placed == 0
    assert s.players[YELLOW].location == SALES_OFFICE
    answers(s, *FINISHED)
    assert next_to_do(s, KickedOut).seat == BLUE


@pytest.mark.rule("GA-057", "G07")
def test_a_location_without_a_possible_action_may_not_be_chosen() -> None:
    s = turn(table())
    assert INTERNATIONAL_MARKET not in options(s, Move)  # nobody in the lobby
    assert why_not(s, Move, INTERNATIONAL_MARKET) == "why-no-action-there"
    s.players[BLUE].lobby = people(vips=1)
    assert INTERNATIONAL_MARKET in options(s, Move)


@pytest.mark.rule("GA-058", "G07")
def test_whoever_can_act_nowhere_moves_anywhere_and_passes() -> None:
    s = turn(broke(table()), place=SALES_OFFICE)
    assert options(s, Move) == [ARTISTS_COLONY, MEDIA_CENTER, INTERNATIONAL_MARKET]
    answer(s, Move, MEDIA_CENTER)
    assert options(s, Act) == [PASS]
    answer(s, Act, PASS)
    assert s.players[BLUE].location == MEDIA_CENTER
    assert next_to_do(s, Move).seat == YELLOW


@pytest.mark.rule("GA-059")
def test_whoever_can_act_nowhere_may_still_act_executively_first() -> None:
    s = turn(broke(table()), place=SALES_OFFICE)
    s.players[BLUE].tickets, s.plaza = people(vips=1), people(vips=1)
    assert EXECUTIVE_FIRST in options(s, Move)
    answers(s, (Move, EXECUTIVE_FIRST), (MoveVisitors, 3 * ON_PLAZA + VIP))
    assert s.players[BLUE].lobby == people(vips=1)


@pytest.mark.rule("G04", "GA-061", "GA-062", "GA-063")
@pytest.mark.parametrize("window", ["before", "between", "after"])
def test_the_three_windows_of_the_executive_action(window: str) -> None:
    s = turn(table())
    me = s.players[BLUE]
    me.tickets, s.plaza = people(vips=1), people(vips=1)
    ticket = (MoveVisitors, 3 * ON_PLAZA + VIP)
    if window == "before":
        answers(s, (Move, EXECUTIVE_FIRST), ticket)
        assert me.location == NONE
        answers(s, (Move, SALES_OFFICE), *SIGNED)
    elif window == "between":
        answers(s, (Move, SALES_OFFICE), (Act, ACT_EXECUTIVELY), ticket)
        assert me.contracts == (NONE, NONE, NONE)
        answers(s, *SIGNED)
    else:
        answers(s, (Move, SALES_OFFICE), *SIGNED)
        assert options(s, Executive) == [0, 1, NO_EXECUTIVE]
        answers(s, (Executive, 0), ticket)
    assert me.lobby == people(vips=1)
    assert next_to_do(s, Move).seat == YELLOW  # and no second executive action


@pytest.mark.rule("G06", "GA-096")
@pytest.mark.parametrize(("choice", "kept"), [(MEDIA_CENTER, True), (STAY_ALONE, False)])
def test_an_own_assistant_without_a_desk_takes_the_location_left_or_leaves_the_game(choice: int, kept: bool) -> None:
    s = turn(table(), place=SALES_OFFICE)
    me = s.players[BLUE]
    me.desks, me.queue, me.placed = 4, 5, 1 << MEDIA_CENTER
    answers(s, (Move, MEDIA_CENTER), (LeaveAssistant, choice))
    assert me.placed == (1 << SALES_OFFICE if kept else 0)
    assert me.removed == (0 if kept else 1)
    assert me.desks == 4
    assert s.kicked_seat == NONE


@pytest.mark.rule("GO08")
def test_what_is_possible_is_judged_at_the_move() -> None:
    s = turn(table())
    me = s.players[BLUE]
    me.tickets, s.plaza = people(vips=1), people(vips=1)
    assert INTERNATIONAL_MARKET not in options(s, Move)
    answer(s, Move, EXECUTIVE_FIRST)  # the visitor comes to the lobby first
    assert INTERNATIONAL_MARKET in options(s, Move)


@pytest.mark.rule("GO09")
def test_the_own_assistant_at_the_destination_may_be_the_one_left_behind() -> None:
    s = turn(table(), place=SALES_OFFICE)
    me = s.players[BLUE]
    me.placed = 1 << MEDIA_CENTER
    answer(s, Move, MEDIA_CENTER)
    assert MEDIA_CENTER in options(s, LeaveAssistant)
    answer(s, LeaveAssistant, MEDIA_CENTER)
    assert me.placed == 1 << SALES_OFFICE
    assert me.desks == 2


@pytest.mark.rule("GA-056", "GA-057")
def test_leaving_an_assistant_may_free_the_desk_that_hiring_needs() -> None:
    """With full desks the Media Center is open only because a desk can be freed on leaving; then it must be."""
    s = turn(table(), place=SALES_OFFICE)
    me = s.players[BLUE]
    me.desks, me.queue, me.influence = 4, 6, 0
    assert MEDIA_CENTER in options(s, Move)
    answer(s, Move, MEDIA_CENTER)
    assert options(s, Act) == [HIRE]  # the desk was left, being the only possible answer
    assert me.desks == 3
    assert me.placed == 1 << SALES_OFFICE


@pytest.mark.rule("GA-056")
def test_an_answer_that_leaves_no_action_is_refused() -> None:
    s = turn(table(), place=SALES_OFFICE)
    me = s.players[BLUE]
    me.desks, me.queue, me.influence = 4, 5, 0
    me.placed = 1 << ARTISTS_COLONY
    s.then(LeaveAssistant(BLUE, MEDIA_CENTER))
    s.players[BLUE].location = SALES_OFFICE
    assert s.agenda[-1].options(s) == [DESK]
    assert LeaveAssistant(BLUE, MEDIA_CENTER).why_not(s, STAY_ALONE) == "why-no-action-left"
    assert LeaveAssistant(BLUE, MEDIA_CENTER).why_not(s, ARTISTS_COLONY) == "why-no-action-left"
