"""The Artists Colony: buying and exhibiting works, the start reputation tile (pp. 7-8)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    ANY_WORK,
    BLUE,
    BLUE_DIGITAL,
    BLUE_PAINTER,
    BLUE_PHOTOGRAPHER,
    BROWN_AND,
    BROWN_WORK,
    FAMOUS_WORK,
    RED_PAINTER,
    RED_SCULPTOR,
    TWO_ANY,
    YELLOW,
    answer,
    answers,
    asked,
    changed,
    crowd,
    discover,
    exhibit,
    options,
    people,
    table,
    why_not,
)
from vernissage.core.step import NONE
from vernissage.games.gallerist.actions import why_not_now
from vernissage.games.gallerist.box import (
    BUY_WORK,
    CELEBRITY,
    COLLECTOR,
    INVESTOR,
    PAINTING,
    VIP,
)
from vernissage.games.gallerist.colony import BuyWork, ShowWork, price
from vernissage.games.gallerist.fame import RaiseFame
from vernissage.games.gallerist.influence import Pay
from vernissage.games.gallerist.market import FreeStartTile, PlaceReputation
from vernissage.games.gallerist.state import State, rating, sales_value
from vernissage.games.gallerist.tickets import TakeTickets
from vernissage.games.gallerist.visitors import DrawVisitors, SendVisitor


def buying(s: State, seat: int = BLUE) -> State:
    """A player is choosing an artist."""
    s.then(BuyWork(seat))
    return s


def top(s: State, form: int, kind: int) -> None:
    """The work on top of a form's stack."""
    s.tops = changed(s.tops, form, 8 * form + kind)


@pytest.mark.rule("GA-109")
def test_only_discovered_artists_sell() -> None:
    s = buying(table())
    assert options(s, BuyWork) == [BLUE_PAINTER]
    assert why_not(s, BuyWork, BLUE_DIGITAL) == "why-not-discovered"


@pytest.mark.rule("GA-110", "GA-111", "GA-112")
def test_a_signature_beside_the_artist_or_the_commission_is_needed() -> None:
    s = buying(table())
    s.signatures = changed(s.signatures, BLUE_PAINTER, 0)
    assert why_not(s, BuyWork, BLUE_PAINTER) == "why-no-signature"
    s.players[BLUE].commission = BLUE_PAINTER
    assert why_not(s, BuyWork, BLUE_PAINTER) == ""
    s.players[BLUE].commission = NONE
    s.signatures = changed(s.signatures, BLUE_PAINTER, 1)  # came back through a sale
    assert why_not(s, BuyWork, BLUE_PAINTER) == ""


@pytest.mark.rule("GA-113", "GA-118")
def test_the_commissioned_work_is_bought_first_at_the_initial_fame() -> None:
    s = buying(table())
    me = s.players[BLUE]
    me.commission, me.money = BLUE_PAINTER, 3
    s.fame = changed(s.fame, BLUE_PAINTER, 12)
    answers(s, (BuyWork, BLUE_PAINTER), (Pay, 0), (RaiseFame, 0), (TakeTickets, 1))
    asked(s)
    assert me.money == 0
    assert me.commission == NONE
    assert s.signatures[BLUE_PAINTER] == 2


@pytest.mark.rule("GA-114")
def test_other_artists_may_be_bought_from_while_holding_a_commission() -> None:
    s = buying(table())
    discover(s, BLUE_PHOTOGRAPHER)
    s.players[BLUE].commission = BLUE_PAINTER
    answers(s, (BuyWork, BLUE_PHOTOGRAPHER), (Pay, 0), (RaiseFame, 0), (TakeTickets, 1))
    asked(s)
    assert s.players[BLUE].commission == BLUE_PAINTER
    assert s.players[BLUE].signatures == (BLUE_PHOTOGRAPHER,)


@pytest.mark.rule("GA-115")
def test_a_player_may_own_two_works_of_one_artist() -> None:
    s = table()
    exhibit(s, BLUE, BLUE_PAINTER)
    buying(s)
    answers(s, (BuyWork, BLUE_PAINTER), (Pay, 0), (RaiseFame, 0), (TakeTickets, 1))
    asked(s)
    assert s.players[BLUE].signatures == (BLUE_PAINTER, BLUE_PAINTER)
    assert s.signatures[BLUE_PAINTER] == 0


@pytest.mark.rule("GA-116")
def test_the_top_work_is_bought_and_none_from_an_empty_stack() -> None:
    s = buying(table())
    top(s, PAINTING, BROWN_WORK)
    answers(s, (BuyWork, BLUE_PAINTER), (Pay, 0), (RaiseFame, 0), (TakeTickets, 1))
    asked(s)
    assert s.players[BLUE].exhibited == (8 * PAINTING + BROWN_WORK,)
    s.tops = changed(s.tops, PAINTING, NONE)
    buying(s)
    assert BuyWork(BLUE).why_not(s, BLUE_PAINTER) == "why-no-work-left"


@pytest.mark.rule("GA-117")
def test_all_visitors_of_the_work_go_to_the_plaza_first() -> None:
    s = buying(table())
    s.crowds, s.plaza = crowd(PAINTING, INVESTOR, VIP), people(collectors=1)
    answer(s, BuyWork, BLUE_PAINTER)
    assert s.plaza == people(1, 1, 1)
    assert s.crowds == (0,) * 12


@pytest.mark.rule("GA-119", "GA-EX-06")
def test_the_price_is_the_fame_or_the_initial_fame_of_a_commission() -> None:
    s = table()
    discover(s, RED_PAINTER, fame=14, variant=1)
    me = s.players[BLUE]
    assert price(s, me, RED_PAINTER) == 14
    me.commission = RED_PAINTER
    assert price(s, me, RED_PAINTER) == 10


@pytest.mark.rule("GA-120")
def test_influence_helps_to_pay() -> None:
    s = buying(table())
    me = s.players[BLUE]
    answer(s, BuyWork, BLUE_PAINTER)
    answer(s, Pay, 2)
    assert me.influence == 4
    assert me.money == 10 + 2 - 3


@pytest.mark.rule("GA-121")
def test_a_price_that_cannot_be_paid_in_full_is_refused() -> None:
    s = buying(table())
    me = s.players[BLUE]
    s.fame = changed(s.fame, BLUE_PAINTER, 9)
    me.money, me.influence = 6, 8  # two coins below: 4 and 1
    assert why_not(s, BuyWork, BLUE_PAINTER) == "why-too-expensive"
    assert why_not_now(s, BLUE, BUY_WORK) == "why-nothing-to-buy"
    me.influence = 9
    assert why_not(s, BuyWork, BLUE_PAINTER) == ""


@pytest.mark.rule("GA-122", "GA-129", "GA-130", "GA-EX-07")
def test_yellow_pays_9_and_the_artist_goes_to_one_gold_star() -> None:
    s = table()
    me = s.players[YELLOW]
    discover(s, RED_PAINTER, fame=9)
    top(s, PAINTING, FAMOUS_WORK)
    me.gallery = people(collectors=1)
    buying(s, YELLOW)
    answers(s, (BuyWork, RED_PAINTER), (Pay, 0), (RaiseFame, 0), (TakeTickets, 3))
    asked(s)
    assert me.money == 1
    assert s.fame[RED_PAINTER] == 12
    assert rating(s, RED_PAINTER) == 4  # one gold star
    assert sales_value(s, RED_PAINTER) == 14
    assert me.signatures == (RED_PAINTER,)


@pytest.mark.rule("GA-123")
def test_influence_adds_fame_to_a_purchase() -> None:
    s = buying(table())
    answers(s, (BuyWork, BLUE_PAINTER), (Pay, 0), (RaiseFame, 2))
    assert s.fame[BLUE_PAINTER] == 5
    assert s.players[BLUE].influence == 0


@pytest.mark.rule("GA-124")
def test_the_tickets_of_the_work_are_gained() -> None:
    s = buying(table())
    top(s, PAINTING, BROWN_AND)
    answers(s, (BuyWork, BLUE_PAINTER), (Pay, 0), (RaiseFame, 0))
    assert options(s, TakeTickets) == [0b011, 0b101]
    answer(s, TakeTickets, 0b101)
    assert s.players[BLUE].tickets == people(1, 0, 1)
    assert s.box_office == (19, 20, 19)


@pytest.mark.rule("GA-125")
def test_works_fill_the_slots_from_the_left() -> None:
    s = table()
    exhibit(s, BLUE, BLUE_DIGITAL)
    buying(s)
    answers(s, (BuyWork, BLUE_PAINTER), (Pay, 0), (RaiseFame, 0), (TakeTickets, 1))
    assert s.players[BLUE].exhibited == (TWO_ANY, 8 * PAINTING + ANY_WORK)


@pytest.mark.rule("GA-126", "GA-127", "GA-128", "G16")
def test_three_slots_and_a_fourth_while_a_masterpiece_is_exhibited() -> None:
    s = table()
    exhibit(s, BLUE, BLUE_DIGITAL, BLUE_DIGITAL)
    assert s.players[BLUE].start_tile != NONE
    assert why_not_now(s, BLUE, BUY_WORK) == ""  # slot 3 counts as empty under the start tile
    exhibit(s, BLUE, RED_SCULPTOR)
    assert why_not_now(s, BLUE, BUY_WORK) == "why-no-slot"
    s.fame = changed(s.fame, RED_SCULPTOR, CELEBRITY)
    assert why_not_now(s, BLUE, BUY_WORK) == ""
    exhibit(s, BLUE, BLUE_PHOTOGRAPHER)
    assert why_not_now(s, BLUE, BUY_WORK) == "why-no-slot"


@pytest.mark.rule("G16", "GA-128")
def test_a_purchase_that_would_make_the_masterpiece_does_not_open_the_slot() -> None:
    s = table()
    exhibit(s, BLUE, BLUE_DIGITAL, BLUE_DIGITAL, BLUE_PHOTOGRAPHER)
    s.fame = changed(s.fame, BLUE_PAINTER, 18)
    s.players[BLUE].money = 50
    assert why_not_now(s, BLUE, BUY_WORK) == "why-no-slot"


@pytest.mark.rule("GA-131")
def test_the_next_work_gets_a_visitor_for_each_ticket() -> None:
    s = buying(table())
    answers(s, (BuyWork, BLUE_PAINTER), (Pay, 0), (RaiseFame, 0), (TakeTickets, 1))
    answer(s, ShowWork, 8 * PAINTING + TWO_ANY)
    answers(s, (DrawVisitors, COLLECTOR), (DrawVisitors, VIP))
    assert s.tops[PAINTING] == 8 * PAINTING + TWO_ANY
    assert s.crowds == crowd(PAINTING, COLLECTOR, VIP)


@pytest.mark.rule("GA-132")
@pytest.mark.parametrize("left", [0, 1])
def test_as_many_visitors_as_the_bag_has(left: int) -> None:
    s = buying(table())
    s.bag = people(investors=left)
    answers(s, (BuyWork, BLUE_PAINTER), (Pay, 0), (RaiseFame, 0), (TakeTickets, 1))
    answer(s, ShowWork, 8 * PAINTING + TWO_ANY)
    asked(s)
    assert s.crowds == crowd(PAINTING, *[INVESTOR] * left)
    assert s.bag == people()


@pytest.mark.rule("GA-134", "GA-135", "GA-138", "G27")
def test_the_start_tile_moves_to_a_reputation_space_and_a_lobby_visitor_leaves() -> None:
    s = table()
    me = exhibit(s, BLUE, BLUE_DIGITAL, BLUE_DIGITAL, BLUE_PHOTOGRAPHER)
    tile = me.start_tile
    me.lobby, me.gallery = people(1, 1), people(investors=3)
    me.reputation = changed(me.reputation, 0, 19)
    s.then(FreeStartTile(BLUE))
    assert options(s, PlaceReputation) == [1, 2, 3, 4, 5]
    answers(s, (PlaceReputation, 1), (SendVisitor, VIP))
    assert me.reputation[1] == tile
    assert me.money == 16  # the bonus of the space: Investment
    assert me.influence == 10  # no influence of a column
    assert me.lobby == people(1)
    assert s.plaza == people(0, 1)
    s.then(FreeStartTile(BLUE))  # only once a game
    assert asked(s) is None


@pytest.mark.rule("GA-136")
def test_with_an_empty_lobby_nobody_leaves() -> None:
    s = table()
    exhibit(s, BLUE, BLUE_DIGITAL, BLUE_DIGITAL, BLUE_PHOTOGRAPHER)
    s.then(FreeStartTile(BLUE))
    answer(s, PlaceReputation, 1)
    assert asked(s) is None
    assert s.plaza == people()


@pytest.mark.rule("GA-137", "GO07")
def test_without_a_free_space_the_tile_leaves_the_game_and_nobody_the_lobby() -> None:
    s = table()
    me = exhibit(s, BLUE, BLUE_DIGITAL, BLUE_DIGITAL, BLUE_PHOTOGRAPHER)
    tile = me.start_tile
    me.reputation, me.lobby = (14, 15, 16, 17, 18, 19), people(1)
    s.tiles = 0
    s.then(FreeStartTile(BLUE))
    assert asked(s) is None
    assert me.start_tile == NONE
    assert s.tiles == 1 << tile
    assert me.lobby == people(1)


@pytest.mark.rule("GA-133")
def test_the_tile_stays_while_slot_3_is_empty() -> None:
    s = table()
    me = exhibit(s, BLUE, BLUE_DIGITAL, BLUE_DIGITAL)
    s.then(FreeStartTile(BLUE))
    assert asked(s) is None
    assert me.start_tile != NONE
