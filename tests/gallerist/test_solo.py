"""The solo game: Lacerda's moves and the market (p. 16)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BOX,
    answer,
    answers,
    asked,
    changed,
    exhibit,
    next_to_do,
    options,
    people,
    table,
    why_not,
)
from vernissage.core.step import NONE
from vernissage.games.gallerist.auction import Auction, TakeRenowned, bidders
from vernissage.games.gallerist.box import (
    ARTISTS_COLONY,
    DONE,
    DUE,
    GALLERIST,
    HELPER,
    INTERNATIONAL_MARKET,
    LACERDA,
    LAST_LAP,
    MEDIA_CENTER,
    OVER,
    PLAYING,
    SALES_OFFICE,
    SIGN_CONTRACT,
    UPPER,
)
from vernissage.games.gallerist.executive import NO_EXECUTIVE, Executive
from vernissage.games.gallerist.kicked import DECLINE, KickedOut
from vernissage.games.gallerist.sales import PlaceContract, SignContract
from vernissage.games.gallerist.scoring import majority
from vernissage.games.gallerist.solo import DiscardTicket, LacerdaActs, LacerdaMoves, LacerdaTrades
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.turn import Act, EndTurn, Enter, LeaveAssistant, Move

SIGNED = ((Act, SIGN_CONTRACT), (SignContract, 0), (PlaceContract, 0), (Executive, NO_EXECUTIVE))


def alone(lacerda: int = NONE, level: str = "apprentice") -> State:
    """A solo game with Lacerda at a location."""
    s = table(1, level)
    s.lacerda = lacerda
    return s


def lacerda_moves(s: State) -> State:
    """Lacerda's turn."""
    s.then(LacerdaMoves())
    asked(s, KickedOut)
    return s


def enters(s: State, place: int) -> State:
    """The player's gallerist enters a location; after the turn whoever was kicked out there acts."""
    s.then(Enter(BLUE, place), LacerdaActs(BLUE))
    asked(s, DiscardTicket)
    return s


@pytest.mark.rule("GA-341", "G19")
def test_the_numbers_for_one_player() -> None:
    s = alone()
    assert s.box_office == (10, 10, 10)
    assert BOX.visitors[1] == (10, 10, 8)
    assert [space for space in range(UPPER) if s.market_tiles[space] != NONE] == [0, 2, 3, 5, 6, 8, 9, 11]
    assert len(s.easels) == 1


@pytest.mark.rule("GA-343", "GA-344", "G28")
def test_lacerda_has_ten_assistants_and_nothing_else() -> None:
    s = alone()
    assert s.lacerda_supply == 10
    assert len(s.players) == 1  # no board, money, influence, cards or lobby
    assert s.lacerda == NONE


@pytest.mark.rule("GA-345")
def test_the_player_goes_first() -> None:
    s = alone()
    s.then(Move(BLUE, True))
    answers(s, (Move, SALES_OFFICE), *SIGNED)
    assert s.lacerda != NONE
    assert next_to_do(s, Move).seat == BLUE


@pytest.mark.rule("GA-346", "G05")
def test_no_assistant_is_left_on_the_first_turn() -> None:
    for round, kind in ((1, Act), (2, LeaveAssistant)):
        s = alone()
        s.round = round
        s.players[BLUE].location = ARTISTS_COLONY
        s.then(Move(BLUE, True))
        answer(s, Move, SALES_OFFICE)
        assert type(s.agenda[-1]) is kind


@pytest.mark.rule("GA-347", "GA-348", "G28", "G30")
@pytest.mark.parametrize("place", range(4))
def test_lacerda_is_placed_opposite_and_trades_nothing_then(place: int) -> None:
    s = alone()
    s.players[BLUE].location = place
    lacerda_moves(s)
    assert s.lacerda == (place + 2) % 4
    assert LACERDA not in s.market
    assert s.lacerda_supply == 10


@pytest.mark.rule("GA-349", "GA-350", "G28")
def test_lacerda_goes_clockwise_and_leaves_an_assistant() -> None:
    s = lacerda_moves(alone(SALES_OFFICE))
    assert s.lacerda == ARTISTS_COLONY
    assert s.lacerda_placed == 1 << SALES_OFFICE
    assert s.lacerda_supply == 9
    s = lacerda_moves(alone(INTERNATIONAL_MARKET))
    assert s.lacerda == SALES_OFFICE


@pytest.mark.rule("GA-351", "G28")
def test_without_assistants_lacerda_leaves_and_places_none() -> None:
    s = alone(MEDIA_CENTER)
    s.lacerda_supply = 0
    lacerda_moves(s)
    assert s.lacerda == INTERNATIONAL_MARKET
    assert s.lacerda_placed == 0
    assert LACERDA not in s.market


@pytest.mark.rule("GA-352")
@pytest.mark.parametrize("piece", [GALLERIST, HELPER])
def test_a_piece_of_the_player_that_lacerda_kicks_out_may_act(piece: int) -> None:
    s = alone(INTERNATIONAL_MARKET)
    me = s.players[BLUE]
    if piece == GALLERIST:
        me.location = SALES_OFFICE
    else:
        me.placed = 1 << SALES_OFFICE
    lacerda_moves(s)
    assert s.kicked_piece == piece
    answers(s, (KickedOut, SIGN_CONTRACT), (SignContract, 0), (PlaceContract, 0))
    asked(s)
    assert me.influence == 5
    assert (me.location, me.placed) == (NONE, 0)
    assert me.desks == 2 + piece


@pytest.mark.rule("GA-353")
def test_lacerda_takes_no_action() -> None:
    before = alone(SALES_OFFICE)
    after = lacerda_moves(before.copy())
    assert (after.fame, after.box_office, after.display, after.bag) == (
        before.fame,
        before.box_office,
        before.display,
        before.bag,
    )


@pytest.mark.rule("GA-354", "GA-355", "GO19")
def test_kicking_out_an_assistant_of_lacerdas_discards_a_ticket() -> None:
    s = alone(SALES_OFFICE)
    s.lacerda_placed, s.lacerda_supply = 1 << MEDIA_CENTER, 9
    s.box_office = (4, 6, 6)
    enters(s, MEDIA_CENTER)
    assert s.lacerda_supply == 10
    assert s.lacerda_placed == 0
    assert options(s, DiscardTicket) == [1, 2]
    assert why_not(s, DiscardTicket, 0) == "why-not-largest-stack"
    answer(s, DiscardTicket, 2)
    assert s.box_office == (4, 6, 5)
    assert s.ticket_discard == (0, 0, 1)
    assert s.kicked_seat == NONE


@pytest.mark.rule("GA-356", "GA-357")
def test_kicking_out_lacerda_discards_a_ticket_and_does_not_change_the_path() -> None:
    s = enters(alone(MEDIA_CENTER), MEDIA_CENTER)
    answer(s, DiscardTicket, 0)
    assert s.box_office == (9, 10, 10)
    assert s.lacerda_out
    lacerda_moves(s)
    assert s.lacerda == INTERNATIONAL_MARKET
    assert not s.lacerda_out


@pytest.mark.rule("GO18")
def test_lacerda_kicked_out_leaves_no_assistant_behind() -> None:
    s = enters(alone(SALES_OFFICE), SALES_OFFICE)
    answer(s, DiscardTicket, 0)
    lacerda_moves(s)
    assert s.lacerda_placed == 0
    assert s.players[BLUE].location == SALES_OFFICE


@pytest.mark.rule("GO19", "GA-355")
def test_a_discarded_ticket_counts_for_intermediate_scoring_and_end() -> None:
    s = alone(MEDIA_CENTER)
    s.box_office = (1, 0, 0)
    enters(s, MEDIA_CENTER)
    answer(s, DiscardTicket, 0)
    assert s.intermediate == DUE
    s.then(EndTurn(BLUE))
    asked(s, Move)
    assert s.intermediate == DONE
    assert s.ending == LAST_LAP


@pytest.mark.rule("GA-355")
def test_an_empty_box_office_has_nothing_to_discard() -> None:
    s = alone(MEDIA_CENTER)
    s.box_office = (0, 0, 0)
    enters(s, MEDIA_CENTER)
    assert asked(s) is None
    assert s.lacerda_out


@pytest.mark.rule("GA-358", "GO20", "G28")
def test_lacerda_trades_on_arriving_at_the_market_before_the_kicked_out_action() -> None:
    s = alone(MEDIA_CENTER)
    s.players[BLUE].location = INTERNATIONAL_MARKET
    tile = s.market_tiles[0]
    lacerda_moves(s)
    assert next_to_do(s, KickedOut).seat == BLUE
    assert s.market[0] == LACERDA
    assert s.market_tiles[0] == NONE
    assert s.tiles >> tile & 1
    assert s.lacerda_supply == 8  # one left behind, one on the table


@pytest.mark.rule("GA-359")
@pytest.mark.parametrize("gallerist", [True, False])
def test_lacerda_trades_when_kicked_out_of_the_market(gallerist: bool) -> None:
    s = alone(INTERNATIONAL_MARKET if gallerist else SALES_OFFICE)
    if not gallerist:
        s.lacerda_placed, s.lacerda_supply = 1 << INTERNATIONAL_MARKET, 9
    enters(s, INTERNATIONAL_MARKET)
    answer(s, DiscardTicket, 0)
    assert s.market[0] == LACERDA
    assert s.lacerda_supply == 9


@pytest.mark.rule("GA-359")
def test_elsewhere_kicking_lacerda_out_places_nothing() -> None:
    s = enters(alone(SALES_OFFICE), SALES_OFFICE)
    answer(s, DiscardTicket, 0)
    assert LACERDA not in s.market


@pytest.mark.rule("GA-360", "GA-361", "GA-362", "GA-364", "G28")
def test_upper_and_lower_part_in_turn_from_the_top_left_without_the_middle_column() -> None:
    s = alone(SALES_OFFICE)
    s.then(*[LacerdaTrades() for _ in range(6)])
    asked(s)
    assert [space for space, owner in enumerate(s.market) if owner == LACERDA] == [0, 2, 3, 12, 14, 15]
    assert [s.market_tiles[space] for space in (0, 2, 3)] == [NONE, NONE, NONE]


@pytest.mark.rule("GA-EX-27")
def test_the_fifth_assistant_takes_the_next_space_of_the_upper_part() -> None:
    s = alone(MEDIA_CENTER)
    for space in (0, 2, 12, 14):
        s.market = changed(s.market, space, LACERDA)
    s.market = changed(s.market, 3, BLUE)
    s.market_tiles = tuple(NONE if space in (0, 2, 3) else tile for space, tile in enumerate(s.market_tiles))
    tile = s.market_tiles[5]
    lacerda_moves(s)
    assert s.market[5] == LACERDA
    assert s.market_tiles[5] == NONE
    assert s.tiles >> tile & 1


@pytest.mark.rule("GA-363")
def test_a_full_part_leaves_the_other_until_the_table_is_full() -> None:
    s = alone(SALES_OFFICE)
    for space in (12, 14, 15, 17, 18, 20):
        s.market = changed(s.market, space, BLUE)
    s.then(LacerdaTrades(), LacerdaTrades())
    asked(s)
    assert (s.market[0], s.market[2]) == (LACERDA, LACERDA)
    s.market = tuple(BLUE if owner == NONE else owner for owner in s.market)
    supply = s.lacerda_supply
    s.then(LacerdaTrades())
    asked(s)
    assert s.lacerda_supply == supply


@pytest.mark.rule("GO17")
def test_lacerda_takes_back_an_own_assistant_without_a_ticket() -> None:
    s = alone(MEDIA_CENTER)
    s.lacerda_placed, s.lacerda_supply = 1 << INTERNATIONAL_MARKET, 9
    lacerda_moves(s)
    assert s.lacerda_placed == 1 << MEDIA_CENTER
    assert s.market.count(LACERDA) == 1  # only for the arrival
    assert s.lacerda_supply == 9 - 1 + 1 - 1
    assert s.box_office == (10, 10, 10)


@pytest.mark.rule("GA-365", "G29")
def test_only_the_last_ticket_ends_the_solo_game() -> None:
    s = alone(SALES_OFFICE)
    s.bag, s.fame = people(), (19, 19, 19, 0, 0, 0, 3, 0)
    s.then(EndTurn(BLUE))
    asked(s, Move)
    assert s.ending == PLAYING
    s.agenda.clear()
    s.box_office = (0, 0, 0)
    s.then(EndTurn(BLUE))
    asked(s, Move)
    assert s.ending == LAST_LAP


@pytest.mark.rule("GA-366", "G29")
def test_the_round_is_finished_and_one_more_turn_follows_at_another_location() -> None:
    s = alone(ARTISTS_COLONY)
    s.box_office, s.intermediate = (0, 0, 0), DONE
    s.players[BLUE].location = SALES_OFFICE
    s.then(EndTurn(BLUE))
    asked(s, Move)
    assert s.lacerda == MEDIA_CENTER  # Lacerda's part of the round was played
    assert s.ending == LAST_LAP
    assert why_not(s, Move, SALES_OFFICE) == "why-already-there"
    answers(s, (Move, ARTISTS_COLONY), (LeaveAssistant, 5))
    while asked(s) is not None:
        step = s.agenda.pop()
        step.take(s, step.default(s))  # type: ignore[attr-defined]
    assert s.ending == OVER
    assert s.lacerda == MEDIA_CENTER  # no move after the last turn


@pytest.mark.rule("GA-367", "G29")
def test_the_intermediate_scoring_takes_place() -> None:
    s = alone(SALES_OFFICE)
    s.players[BLUE].gallery = people(1, 1, 1)
    s.intermediate = DUE
    s.then(EndTurn(BLUE))
    asked(s, Move)
    assert (s.players[BLUE].money, s.players[BLUE].influence) == (13, 13)


@pytest.mark.rule("GO16")
def test_lacerda_counts_for_majorities_and_may_win_the_auction() -> None:
    s = alone(SALES_OFFICE)
    s.market = changed(changed(s.market, 12, LACERDA), 15, BLUE)
    s.market = changed(s.market, 18, LACERDA)
    assert majority(s, 0, BLUE) == 3
    assert bidders(s) == [LACERDA, BLUE]
    s.then(Auction())
    assert asked(s) is None
    assert s.easels == (NONE,)  # the work is gone
    assert s.players[BLUE].exhibited == s.players[BLUE].sold == ()


@pytest.mark.rule("GO16")
def test_the_player_may_win_against_lacerda() -> None:
    s = alone(SALES_OFFICE)
    exhibit(s, BLUE, 6)
    s.market = changed(changed(s.market, 12, LACERDA), 15, BLUE)
    s.then(Auction())
    assert next_to_do(s, TakeRenowned).seat == BLUE


@pytest.mark.rule("GA-352")
def test_the_kicked_out_player_may_decline() -> None:
    s = alone(INTERNATIONAL_MARKET)
    s.players[BLUE].location = SALES_OFFICE
    lacerda_moves(s)
    answer(s, KickedOut, DECLINE)
    assert s.players[BLUE].location == NONE
    assert s.kicked_seat == NONE
