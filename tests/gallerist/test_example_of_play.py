"""The example of play, answer by answer (pp. 17-18)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    BLUE_PAINTER,
    BLUE_PHOTOGRAPHER,
    BROWN_AND,
    ORANGE,
    PURPLE,
    YELLOW,
    answer,
    answers,
    changed,
    contract,
    exhibit,
    next_to_do,
    options,
    people,
    table,
    why_not,
)
from gallerist.example import CONTRACT, played
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import (
    ARTISTS_COLONY,
    DESK,
    HIRE,
    INFLUENCE_UP,
    INTERNATIONAL_MARKET,
    MAKE_OFFER,
    MEDIA_CENTER,
    PAINTING,
    PROMOTE,
    SALES_OFFICE,
    SELL_WORK,
    TAKE_REPUTATION,
    UPPER,
    VIP,
)
from vernissage.games.gallerist.colony import price
from vernissage.games.gallerist.executive import (
    MOVE_VISITORS,
    NO_EXECUTIVE,
    USE_CONTRACT,
    Executive,
)
from vernissage.games.gallerist.kicked import ACT_EXECUTIVELY, DECLINE, KickedOut
from vernissage.games.gallerist.market import MakeOffer, TakeReputation
from vernissage.games.gallerist.media import tokens_left
from vernissage.games.gallerist.sales import (
    DismissVisitor,
    FulfilContract,
    SellWork,
)
from vernissage.games.gallerist.state import State, rating, sales_value
from vernissage.games.gallerist.turn import Act, LeaveAssistant, Move


def of(s: State, seat: int) -> tuple[int, int]:
    """A player's money and influence."""
    return s.players[seat].money, s.players[seat].influence


@pytest.mark.rule("GA-EX-28")
def test_the_start() -> None:
    s = played("GA-EX-28")
    assert [of(s, seat) for seat in range(4)] == [(10, 10)] * 4
    assert [player.desks for player in s.players] == [2] * 4
    places = [player.location for player in s.players]
    assert places == [INTERNATIONAL_MARKET, SALES_OFFICE, MEDIA_CENTER, ARTISTS_COLONY]
    assert s.discovered == 1 << BLUE_PAINTER
    assert (s.fame[BLUE_PAINTER], s.signatures[BLUE_PAINTER]) == (3, 2)
    assert s.box_office == (20, 20, 20)
    assert [player.lobby for player in s.players] == [people(0, 1), people(0, 1), people(1), people(0, 0, 1)]
    assert next_to_do(s, Move).seat == BLUE


@pytest.mark.rule("GA-EX-29")
def test_blue_buys_a_work() -> None:
    s = played("GA-EX-29")
    blue = s.players[BLUE]
    assert of(s, BLUE) == (7, 10)
    assert s.fame[BLUE_PAINTER] == 4
    assert blue.exhibited == (8 * PAINTING + BROWN_AND,)
    assert rating(s, BLUE_PAINTER) == 1
    assert sales_value(s, BLUE_PAINTER) == 5
    assert sum(s.crowds[3 * PAINTING :]) == 1
    assert (blue.lobby, blue.gallery) == (people(1), people(0, 1))
    assert (blue.desks, blue.placed) == (1, 1 << INTERNATIONAL_MARKET)
    assert blue.tickets == people()
    assert s.box_office == (19, 19, 20)
    assert s.ticket_discard == (1, 1, 0)
    assert s.plaza == people(2, 2, 1)  # four of the setup, two of the painting, less Blue's investor
    assert next_to_do(s, KickedOut).seat == ORANGE


@pytest.mark.rule("GA-EX-30", "G08")
def test_orange_discovers_as_kicked_out_action() -> None:
    s = played("GA-EX-30")
    orange = s.players[ORANGE]
    assert of(s, ORANGE) == (10, 5)
    assert orange.tickets == people(0, 1, 1)
    assert orange.commission == BLUE_PHOTOGRAPHER
    assert price(s, orange, BLUE_PHOTOGRAPHER) == 4
    assert s.fame[BLUE_PHOTOGRAPHER] == 4
    assert s.signatures[BLUE_PHOTOGRAPHER] == 1
    assert orange.location == NONE
    assert s.box_office == (19, 18, 19)
    assert next_to_do(s, Move).seat == YELLOW


@pytest.mark.rule("GA-EX-31", "G01")
def test_yellow_hires_two_assistants() -> None:
    s = played("GA-EX-31")
    yellow = s.players[YELLOW]
    assert of(s, YELLOW) == (8, 8)
    assert (yellow.desks, yellow.queue, yellow.placed) == (3, 6, 1 << SALES_OFFICE)
    assert yellow.tickets == people()
    assert yellow.lobby == people(1, 1)
    assert s.box_office == (18, 18, 19)
    assert s.ticket_discard == (2, 1, 0)
    assert next_to_do(s, KickedOut).seat == PURPLE


@pytest.mark.rule("GA-EX-32")
def test_purple_declines_and_goes_home() -> None:
    s = played("GA-EX-31")
    assert options(s, KickedOut) == [HIRE, PROMOTE, DECLINE]
    assert why_not(s, KickedOut, ACT_EXECUTIVELY + MOVE_VISITORS) == "why-no-ticket"
    assert why_not(s, KickedOut, ACT_EXECUTIVELY + USE_CONTRACT) == "why-no-contract-unused"
    s = played("GA-EX-32")
    assert of(s, PURPLE) == (10, 10)
    assert s.players[PURPLE].location == NONE
    assert next_to_do(s, Move).seat == PURPLE


@pytest.mark.rule("GA-EX-33")
def test_purple_signs_a_contract() -> None:
    s = played("GA-EX-33")
    purple = s.players[PURPLE]
    assert of(s, PURPLE) == (10, 10)
    assert purple.contracts == (NONE, NONE, CONTRACT)
    assert purple.tickets == people(0, 0, 1)
    assert s.box_office == (18, 18, 18)
    assert bin(s.deck).count("1") == 12
    assert s.display == ((0, 1), (5, 6), (10,), (15, 11))


@pytest.mark.rule("GA-EX-34")
def test_yellows_assistant_goes_home() -> None:
    s = played("GA-EX-34")
    assert s.players[YELLOW].desks == 4
    assert s.players[YELLOW].location == MEDIA_CENTER
    assert next_to_do(s, Move).seat == ORANGE


@pytest.mark.rule("GA-EX-35", "G04")
def test_orange_promotes_the_photographer() -> None:
    s = played("GA-EX-35")
    orange = s.players[ORANGE]
    assert of(s, ORANGE) == (10, 4)
    assert orange.gallery == people(0, 0, 1)
    assert s.promotion[BLUE_PHOTOGRAPHER] == 2
    assert (tokens_left(s, 1), tokens_left(s, 2)) == (4, 3)
    assert s.fame[BLUE_PHOTOGRAPHER] == 6
    assert rating(s, BLUE_PHOTOGRAPHER) == 2
    assert orange.commission == BLUE_PHOTOGRAPHER
    assert orange.tickets == people(0, 1)
    assert s.ticket_discard == (2, 1, 1)
    assert next_to_do(s, KickedOut).seat == YELLOW


@pytest.mark.rule("GA-EX-36")
def test_yellow_declines_and_round_two_begins() -> None:
    s = played("GA-EX-36")
    assert s.players[YELLOW].location == NONE
    assert s.round == 2
    assert next_to_do(s, Move).seat == BLUE


@pytest.mark.rule("GA-EX-37", "G06")
def test_blue_takes_a_reputation_tile() -> None:
    s = played("GA-EX-36")
    answers(s, (Move, INTERNATIONAL_MARKET), (LeaveAssistant, DESK))
    assert s.players[BLUE].desks == 1  # his own assistant came home
    assert s.kicked_seat == NONE
    answer(s, Act, TAKE_REPUTATION)
    assert options(s, TakeReputation) == [9]  # first column, the row of paintings
    s = played("GA-EX-37")
    blue = s.players[BLUE]
    assert of(s, BLUE) == (7, 13)
    assert blue.gallery == people(0, 2)
    assert blue.lobby == people()
    assert (blue.desks, blue.placed) == (0, 1 << ARTISTS_COLONY)
    assert s.market[9] == BLUE
    assert blue.reputation[3] == 9
    assert next_to_do(s, Move).seat == YELLOW  # no tickets and no contract: no executive action


@pytest.mark.rule("GA-EX-38", "G14")
def test_yellow_makes_an_offer() -> None:
    s = played("GA-EX-37")
    answers(s, (Move, INTERNATIONAL_MARKET), (Act, MAKE_OFFER))
    assert {space % 3 for space in options(s, MakeOffer)} == {0, 1}
    s = played("GA-EX-38")
    yellow = s.players[YELLOW]
    assert of(s, YELLOW) == (8, 8)
    assert (yellow.desks, yellow.queue) == (4, 5)
    assert (yellow.lobby, yellow.gallery) == (people(1), people(0, 1))
    assert yellow.tickets == people()
    assert s.market[UPPER + 1] == YELLOW
    assert s.box_office == (18, 17, 18)
    assert s.ticket_discard == (2, 2, 1)


@pytest.mark.rule("GA-EX-39")
def test_blue_can_do_nothing_at_the_market() -> None:
    s = played("GA-EX-38")
    assert options(s, KickedOut) == [DECLINE]
    assert why_not(s, KickedOut, MAKE_OFFER) == "why-no-offer-open"
    s = played("GA-EX-39")
    assert of(s, BLUE) == (7, 13)
    assert s.players[BLUE].location == NONE
    assert next_to_do(s, Move).seat == PURPLE


@pytest.mark.rule("GA-EX-40", "G02")
def test_purple_buys_the_last_painting() -> None:
    s = played("GA-EX-40")
    purple = s.players[PURPLE]
    assert of(s, PURPLE) == (7, 5)
    assert s.fame[BLUE_PAINTER] == 7
    assert rating(s, BLUE_PAINTER) == 2
    assert sales_value(s, BLUE_PAINTER) == 8
    assert s.players[BLUE].signatures == purple.signatures == (BLUE_PAINTER,)
    assert s.signatures[BLUE_PAINTER] == 0
    assert purple.gallery == people(0, 0, 1)
    assert (purple.desks, purple.helped) == (1, (0, 0, 1))
    assert sum(purple.tickets) == 2
    assert next_to_do(s, KickedOut).seat == BLUE


@pytest.mark.rule("GA-EX-41")
def test_blue_discovers_with_his_kicked_out_assistant() -> None:
    s = played("GA-EX-41")
    blue = s.players[BLUE]
    assert of(s, BLUE) == (7, 10)
    assert blue.commission == BLUE_DIGITAL
    assert blue.desks == 1
    assert next_to_do(s, Move).seat == ORANGE


@pytest.mark.rule("GA-EX-42")
def test_a_couple_of_rounds_later_blue_sells_his_painting() -> None:
    s = table()
    s.fame = changed(s.fame, BLUE_PAINTER, 7)
    blue = exhibit(s, BLUE, BLUE_PAINTER)
    contract(s, BLUE, 0, PAINTING)
    blue.helped, blue.gallery = (1, 0, 0), people(0, 1)
    s.then(Move(BLUE, True))
    answers(s, (Move, SALES_OFFICE), (Act, SELL_WORK), (SellWork, BLUE_PAINTER))
    assert options(s, DismissVisitor) == [VIP]  # he must send that one away
    answer(s, DismissVisitor, VIP)
    assert options(s, FulfilContract) == [0]  # so Influence lies on top
    answers(s, (FulfilContract, 0), (Executive, NO_EXECUTIVE))
    assert blue.money == 18
    assert blue.sold == (8 * PAINTING + 5,)
    assert (blue.exhibited, blue.signatures) == ((), ())
    assert s.signatures[BLUE_PAINTER] == 2
    assert s.plaza == people(0, 1)
    assert (blue.gallery, blue.desks) == (people(), 3)
    assert (blue.sides, blue.helped) == ((INFLUENCE_UP, 0, 0), (0, 0, 0))
    assert next_to_do(s, Move).seat == YELLOW
