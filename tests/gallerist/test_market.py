"""The International Market (pp. 12-13)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    BLUE_PAINTER,
    BLUE_PHOTOGRAPHER,
    BLUE_SCULPTOR,
    YELLOW,
    answer,
    answers,
    asked,
    changed,
    exhibit,
    options,
    people,
    sold,
    table,
    why_not,
)
from vernissage.core.step import NONE
from vernissage.games.gallerist.actions import why_not_now
from vernissage.games.gallerist.assistants import SendAssistant
from vernissage.games.gallerist.bonuses import FreeAssistant
from vernissage.games.gallerist.box import (
    COLUMNS,
    DESK,
    MAKE_OFFER,
    MEDIA_CENTER,
    PHOTO,
    SPACES,
    TAKE_REPUTATION,
    UPPER,
    VIP,
)
from vernissage.games.gallerist.fame import GiveFame
from vernissage.games.gallerist.influence import Pay
from vernissage.games.gallerist.market import NEEDED, MakeOffer, PlaceReputation, TakeReputation, opens
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.tickets import TakeTickets
from vernissage.games.gallerist.visitors import InviteVisitor, SendVisitor

EVERYBODY = people(1, 1, 1)


def trader(s: State, *forms: int) -> State:
    """Blue has one of each visitor in the lobby and has sold works of some forms."""
    s.players[BLUE].lobby = EVERYBODY
    sold(s, BLUE, *forms)
    return s


def offering(s: State, space: int) -> State:
    """Blue makes an offer with an assistant from a desk and pays with money."""
    s.then(MakeOffer(BLUE))
    answers(s, (MakeOffer, space), (SendAssistant, DESK), (Pay, 0))
    return s


@pytest.mark.rule("GA-189")
def test_the_table() -> None:
    assert (COLUMNS, UPPER, SPACES) == (3, 3 * 4, 3 * 4 + 3 * 3)


@pytest.mark.rule("GA-190", "GA-191", "GA-192")
@pytest.mark.parametrize(
    ("lobby", "columns"),
    [
        (people(), []),
        (people(1), [0]),
        (people(0, 1), [0]),
        (people(0, 0, 1), [0]),
        (people(1, 1), [0, 1]),
        (people(1, 0, 1), [0, 2]),
        (people(0, 1, 1), [0, 2]),
        (people(0, 0, 2), [0]),
        (people(1, 1, 1), [0, 1, 2]),
    ],
)
def test_the_lobby_opens_columns(lobby: tuple[int, ...], columns: list[int]) -> None:
    s = table()
    s.players[BLUE].lobby = lobby
    assert [column for column in range(3) if opens(s.players[BLUE], column)] == columns
    there = sum(1 << kind for kind in range(3) if lobby[kind])
    assert [column for column in range(3) if all(there & kinds for kinds in NEEDED[column])] == columns  # as drawn
    refused = [MakeOffer(BLUE).why_not(s, column) for column in range(3) if column not in columns]
    assert set(refused) <= {"why-lobby"}


@pytest.mark.rule("GA-193")
def test_visitors_in_the_gallery_open_nothing() -> None:
    s = table()
    s.players[BLUE].gallery = EVERYBODY
    assert why_not_now(s, BLUE, MAKE_OFFER) == "why-no-offer-open"


@pytest.mark.rule("GA-194", "GA-195")
def test_an_assistant_from_a_desk_or_a_location_is_needed() -> None:
    s = trader(table(), PHOTO)
    me = s.players[BLUE]
    me.desks = 0
    assert why_not_now(s, BLUE, MAKE_OFFER) == "why-no-assistant"
    assert why_not_now(s, BLUE, TAKE_REPUTATION) == "why-no-assistant"
    me.placed = 1 << MEDIA_CENTER
    assert why_not_now(s, BLUE, MAKE_OFFER) == ""
    me.desks = 1
    s.then(TakeReputation(BLUE))
    answer(s, TakeReputation, 3)
    assert options(s, SendAssistant) == [MEDIA_CENTER, DESK]
    answer(s, SendAssistant, MEDIA_CENTER)
    assert s.market[3] == BLUE
    assert (me.placed, me.desks) == (0, 1)


@pytest.mark.rule("GA-196", "GA-197", "GA-198")
def test_one_assistant_a_space_for_the_whole_game() -> None:
    s = trader(table(), PHOTO)
    s.market = changed(s.market, UPPER + 4, YELLOW)
    s.market_tiles = changed(s.market_tiles, 3, NONE)
    s.market = changed(s.market, 3, YELLOW)
    assert MakeOffer(BLUE).why_not(s, 4) == "why-space-taken"
    assert TakeReputation(BLUE).why_not(s, 3) == "why-space-taken"
    sources = SendAssistant(BLUE, 0)
    s.market = changed(s.market, 0, BLUE)
    assert sources.options(s) == [DESK]  # nobody comes back from the table


@pytest.mark.rule("GA-199", "G19")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_middle_column_is_closed_with_one_or_two_players(seats: int) -> None:
    s = trader(table(seats), PHOTO)
    closed = "why-middle-column" if seats < 3 else ""
    assert MakeOffer(BLUE).why_not(s, 1) == closed
    assert TakeReputation(BLUE).why_not(s, 4) == closed


@pytest.mark.rule("GA-200", "GA-201")
@pytest.mark.parametrize("form", range(4))
def test_a_row_needs_a_work_of_its_form_exhibited_or_sold(form: int) -> None:
    s = trader(table(), form)
    s.then(TakeReputation(BLUE))
    assert options(s, TakeReputation) == [3 * form, 3 * form + 1, 3 * form + 2]
    assert why_not(s, TakeReputation, (3 * form + 3) % UPPER) == "why-row"
    s.players[BLUE].sold = ()
    exhibit(s, BLUE, 2 * form + 1)
    assert s.agenda[-1].options(s) == [3 * form, 3 * form + 1, 3 * form + 2]


@pytest.mark.rule("GA-202")
def test_without_a_work_no_tile_is_taken() -> None:
    assert why_not_now(trader(table()), BLUE, TAKE_REPUTATION) == "why-no-work-acquired"


@pytest.mark.rule("GA-203")
def test_without_an_empty_space_no_tile_is_taken() -> None:
    s = trader(table(), PHOTO)
    s.players[BLUE].reputation = (14, 15, 16, 17, 18, 19)
    assert why_not_now(s, BLUE, TAKE_REPUTATION) == "why-no-reputation-space"


@pytest.mark.rule("GA-204", "GA-211")
@pytest.mark.parametrize(("column", "influence"), [(0, 13), (1, 12), (2, 11)])
def test_the_influence_of_the_columns(column: int, influence: int) -> None:
    s = trader(table(), PHOTO)
    s.then(TakeReputation(BLUE))
    answers(s, (TakeReputation, 3 + column), (SendAssistant, DESK))
    assert s.players[BLUE].influence == influence
    s = trader(table())
    s.then(MakeOffer(BLUE))
    answers(s, (MakeOffer, column), (SendAssistant, DESK))
    assert s.players[BLUE].influence == influence


@pytest.mark.rule("GA-205", "GA-207", "GA-208", "GA-209")
def test_the_steps_of_taking_a_tile() -> None:
    s = trader(table(), PHOTO)
    me = s.players[BLUE]
    tile = s.market_tiles[3]
    me.reputation = changed(me.reputation, 4, 19)
    s.then(TakeReputation(BLUE))
    answers(s, (TakeReputation, 3), (SendAssistant, DESK))
    assert options(s, PlaceReputation) == [0, 1, 2, 3, 5]
    assert why_not(s, PlaceReputation, 4) == "why-reputation-space-taken"
    answer(s, PlaceReputation, 0)
    assert options(s, SendVisitor) == [0, 1, 2]
    answer(s, SendVisitor, VIP)
    assert asked(s) is None
    assert me.reputation[0] == tile
    assert me.lobby == people(1, 0, 1)
    assert s.plaza == people(0, 1)
    assert s.market[3] == BLUE
    assert s.market_tiles[3] == NONE
    assert me.money == 10  # the tile itself brings nothing now


@pytest.mark.rule("GA-206")
def test_the_bonuses_of_the_six_reputation_spaces() -> None:
    expected = [None, None, GiveFame, InviteVisitor, TakeTickets, FreeAssistant]
    for space, kind in enumerate(expected):
        s = table()
        me = s.players[BLUE]
        me.gallery, s.plaza = people(1, 2, 1), EVERYBODY
        s.then(PlaceReputation(BLUE, 0))
        answer(s, PlaceReputation, space)
        if kind is not None:
            assert type(asked(s)) is kind
        assert me.influence == (15 if space == 0 else 10)
        assert me.money == (13 if space == 1 else 10)


@pytest.mark.rule("GA-210", "GA-220")
def test_an_offer_needs_a_column_and_its_price_and_no_form() -> None:
    s = trader(table())
    me = s.players[BLUE]
    s.then(MakeOffer(BLUE))
    assert options(s, MakeOffer) == list(range(9))
    me.money, me.influence = 0, 0
    # The columns bring 3, 2 and 1 influence: the coin on space 1 lies below 3 and 2, not below 1.
    assert s.agenda[-1].options(s) == [0, 1]
    assert why_not(s, MakeOffer, 3) == "why-too-expensive"


@pytest.mark.rule("GA-212", "GA-217", "GA-219")
@pytest.mark.parametrize(("row", "price"), [(0, 1), (1, 3), (2, 6)])
def test_an_offer_costs_its_row_and_moves_no_visitor(row: int, price: int) -> None:
    s = offering(trader(table()), 3 * row)
    me = s.players[BLUE]
    assert me.money == 10 - price
    assert s.market[UPPER + 3 * row] == BLUE
    assert me.lobby == EVERYBODY


@pytest.mark.rule("GA-213")
def test_the_influence_just_gained_helps_to_pay() -> None:
    s = trader(table())
    me = s.players[BLUE]
    me.money, me.influence = 0, 6
    s.then(MakeOffer(BLUE))
    answer(s, MakeOffer, 3)  # 6 + 3 = 9: three coins below
    answers(s, (SendAssistant, DESK), (Pay, 3))
    assert (me.money, me.influence) == (0, 1)


@pytest.mark.rule("GA-214", "GA-215", "GA-216")
def test_the_bonuses_of_the_offer_spaces() -> None:
    tickets = {0: [1, 2, 4], 2: [3, 5, 6]}
    kinds = {0: TakeTickets, 1: FreeAssistant, 2: TakeTickets, 3: FreeAssistant, 6: InviteVisitor}
    investment, influence = {5, 7}, {4, 8}
    for space in range(9):
        s = trader(table())
        me = s.players[BLUE]
        me.gallery, s.plaza = people(1, 2, 1), EVERYBODY
        offering(s, space)
        if space in kinds:
            assert type(asked(s)) is kinds[space]
        if space in tickets:
            assert s.choices == tickets[space]
        assert me.money == 10 - (1, 3, 6)[space // 3] + (3 if space in investment else 0)
        assert me.influence == 10 + (3, 2, 1)[space % 3] + (5 if space in influence else 0)


@pytest.mark.rule("GA-218", "G14")
def test_the_assistant_leaves_its_desk_before_the_free_one_comes() -> None:
    s = trader(table())
    me = s.players[BLUE]
    me.desks, me.queue = 4, 6
    offering(s, 1)
    answer(s, FreeAssistant, 0)
    asked(s)
    assert (me.desks, me.queue) == (4, 5)
    assert me.tickets == people(0, 1)  # the third of the queue brings a pink ticket


@pytest.mark.rule("GO01")
def test_the_assistant_for_a_reputation_tile_leaves_first_too() -> None:
    s = trader(table(), PHOTO)
    me = s.players[BLUE]
    me.desks, me.queue = 4, 8
    s.then(TakeReputation(BLUE))
    answers(s, (TakeReputation, 3), (SendAssistant, DESK), (PlaceReputation, 5))
    assert options(s, FreeAssistant) == [0, 1]
    answer(s, FreeAssistant, 0)
    assert me.desks == 4
    assert s.market[3] == BLUE


@pytest.mark.rule("GA-EX-12")
def test_an_offer_of_3_on_the_influence_space() -> None:
    s = trader(table())
    me = s.players[BLUE]
    me.gallery = people(0, 2, 1)
    offering(s, 4)
    assert asked(s) is None
    assert me.money == 7
    assert me.influence == 10 + 2 + 2 * 2 + 1


def test_every_artist_gives_access_to_its_own_row() -> None:
    s = trader(table())
    exhibit(s, BLUE, BLUE_DIGITAL, BLUE_PHOTOGRAPHER, BLUE_SCULPTOR, BLUE_PAINTER)
    s.then(TakeReputation(BLUE))
    assert options(s, TakeReputation) == list(range(12))
