"""Fame and celebrity status (pp. 8, 14)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    BLUE_PAINTER,
    BLUE_PHOTOGRAPHER,
    FAMOUS_WORK,
    RED_PAINTER,
    YELLOW,
    answer,
    answers,
    asked,
    changed,
    contract,
    discover,
    exhibit,
    people,
    sold,
    table,
)
from vernissage.core.step import NONE
from vernissage.games.gallerist.actions import why_not_now
from vernissage.games.gallerist.box import BUY_WORK, CELEBRITY, MEDIA_CENTER, PAINTING, PROMOTE, VIP
from vernissage.games.gallerist.colony import BuyWork
from vernissage.games.gallerist.fame import RaiseFame
from vernissage.games.gallerist.influence import Pay
from vernissage.games.gallerist.kicked import KickedOut
from vernissage.games.gallerist.media import Promote
from vernissage.games.gallerist.sales import DismissVisitor, FulfilContract, SellWork
from vernissage.games.gallerist.scoring import exhibition
from vernissage.games.gallerist.state import State, celebrities, masterpieces, rating, sales_value, slots
from vernissage.games.gallerist.tickets import TakeTickets

LOW = {1: 0, 2: 1, 4: 1, 5: 2, 7: 2, 8: 3, 10: 3, 11: 4, 14: 4, 15: 5, 18: 5, 19: 6}
HIGH = {4: 1, 5: 1, 6: 2, 8: 2, 9: 3, 11: 3, 12: 4, 14: 4, 15: 5, 18: 5, 19: 6}


def famous(s: State, artist: int, fame: int) -> None:
    """An artist has so much fame."""
    s.fame = changed(s.fame, artist, fame)


@pytest.mark.rule("GA-260")
@pytest.mark.parametrize(("variant", "track"), [(0, LOW), (1, HIGH)])
def test_the_two_star_tracks(variant: int, track: dict[int, int]) -> None:
    s = table()
    discover(s, BLUE_PHOTOGRAPHER, variant=variant)
    for fame, stars in track.items():
        famous(s, BLUE_PHOTOGRAPHER, fame)
        assert rating(s, BLUE_PHOTOGRAPHER) == stars, fame


@pytest.mark.rule("GA-261", "G23", "G25")
def test_the_sales_values() -> None:
    s = table()
    discover(s, BLUE_PHOTOGRAPHER)
    values = []
    for fame in (1, 2, 5, 8, 11, 15, 19):
        famous(s, BLUE_PHOTOGRAPHER, fame)
        values.append(sales_value(s, BLUE_PHOTOGRAPHER))
    assert values == [0, 5, 8, 11, 14, 17, 20]


@pytest.mark.rule("GA-262")
def test_all_works_of_an_artist_rise_for_all_players() -> None:
    s = table()
    blue, yellow = exhibit(s, BLUE, BLUE_PAINTER), exhibit(s, YELLOW, BLUE_PAINTER)
    assert (exhibition(s, blue), exhibition(s, yellow)) == (5, 5)
    s.then(RaiseFame(BLUE, BLUE_PAINTER, 2))
    answer(s, RaiseFame, 0)
    assert (exhibition(s, blue), exhibition(s, yellow)) == (8, 8)


@pytest.mark.rule("GA-263")
def test_the_signature_of_a_commission_stays_where_it_is() -> None:
    s = table()
    s.players[BLUE].commission = BLUE_PAINTER
    s.then(RaiseFame(BLUE, BLUE_PAINTER, 5))
    answer(s, RaiseFame, 0)
    assert s.players[BLUE].commission == BLUE_PAINTER
    assert exhibition(s, s.players[BLUE]) == 0


@pytest.mark.rule("GA-264", "GA-265", "GA-266", "G02")
def test_at_19_an_artist_becomes_a_celebrity_and_whoever_did_it_gains_5() -> None:
    s = table()
    famous(s, BLUE_PAINTER, 17)
    s.then(RaiseFame(YELLOW, BLUE_PAINTER, 4), RaiseFame(BLUE, BLUE_PAINTER, 4))
    answer(s, RaiseFame, 0)
    assert s.fame[BLUE_PAINTER] == CELEBRITY
    assert celebrities(s) == 1
    assert s.players[YELLOW].money == 15
    answer(s, RaiseFame, 0)
    assert s.players[BLUE].money == 10  # once an artist


@pytest.mark.rule("GA-266")
def test_a_kicked_out_action_earns_the_5_money_too() -> None:
    s = table()
    famous(s, BLUE_PAINTER, 18)
    s.then(KickedOut(YELLOW, MEDIA_CENTER))
    answers(s, (KickedOut, PROMOTE), (Promote, BLUE_PAINTER), (TakeTickets, 1), (RaiseFame, 0))
    assert s.players[YELLOW].money == 15


@pytest.mark.rule("GA-267")
def test_the_5_money_cannot_help_to_pay() -> None:
    s = table()
    famous(s, BLUE_PAINTER, 18)
    s.players[BLUE].money, s.players[BLUE].influence = 17, 0
    s.players[BLUE].gallery = people(collectors=1)
    assert why_not_now(s, BLUE, BUY_WORK) == "why-nothing-to-buy"
    s.players[BLUE].money = 18
    s.then(BuyWork(BLUE))
    answers(s, (BuyWork, BLUE_PAINTER), (Pay, 0), (RaiseFame, 0))
    assert s.players[BLUE].money == 5


@pytest.mark.rule("GA-268", "GA-271", "GA-272")
def test_masterpieces_open_the_fourth_slot_as_long_as_they_hang() -> None:
    s = table()
    blue = exhibit(s, BLUE, BLUE_PAINTER, BLUE_DIGITAL)
    yellow = exhibit(s, YELLOW, BLUE_PAINTER)
    assert slots(s, blue) == 3
    famous(s, BLUE_PAINTER, CELEBRITY)
    assert masterpieces(s, blue) == masterpieces(s, yellow) == 1
    assert slots(s, blue) == slots(s, yellow) == 4
    contract(s, BLUE, 0, PAINTING)
    blue.gallery = people(vips=1)
    s.then(SellWork(BLUE))
    answers(s, (SellWork, BLUE_PAINTER), (DismissVisitor, VIP), (FulfilContract, 0))
    assert slots(s, blue) == 3
    assert blue.masterpieces_sold == 1


@pytest.mark.rule("GA-269", "GA-EX-18", "G25")
def test_blues_commission_makes_a_celebrity() -> None:
    """Initial fame 10, now 16; two collectors and a work of fame 2 would make 20."""
    s = table()
    discover(s, RED_PAINTER, fame=16, variant=1)
    me = sold(s, BLUE, PAINTING)
    me.commission, me.gallery, me.money = RED_PAINTER, people(collectors=2), 12
    s.signatures = changed(s.signatures, RED_PAINTER, 1)
    s.tops = changed(s.tops, PAINTING, 8 * PAINTING + FAMOUS_WORK)
    s.then(BuyWork(BLUE))
    answers(s, (BuyWork, RED_PAINTER), (Pay, 0), (RaiseFame, 0), (TakeTickets, 3))
    asked(s)
    assert me.money == 12 - 10 + 5
    assert s.fame[RED_PAINTER] == CELEBRITY
    assert masterpieces(s, me) == 1
    assert sales_value(s, RED_PAINTER) == 20
    assert slots(s, me) == 4
    assert me.commission == NONE
    assert s.signatures[RED_PAINTER] == 1


@pytest.mark.rule("GA-270")
def test_a_commission_bought_from_a_celebrity_is_a_masterpiece() -> None:
    s = table()
    famous(s, BLUE_PAINTER, CELEBRITY)
    s.players[BLUE].commission = BLUE_PAINTER
    s.then(BuyWork(BLUE))
    answers(s, (BuyWork, BLUE_PAINTER), (Pay, 0), (TakeTickets, 1))
    assert masterpieces(s, s.players[BLUE]) == 1
    assert s.players[BLUE].money == 7  # the initial fame, and no bonus for a celebrity known already


@pytest.mark.rule("GA-273")
def test_a_masterpiece_hangs_in_any_slot_and_several_are_possible() -> None:
    s = table()
    me = exhibit(s, BLUE, BLUE_PAINTER, BLUE_PAINTER, BLUE_DIGITAL)
    famous(s, BLUE_PAINTER, CELEBRITY)
    assert me.signatures == (BLUE_PAINTER, BLUE_PAINTER, BLUE_DIGITAL)
    assert masterpieces(s, me) == 2
    assert slots(s, me) == 4


@pytest.mark.rule("GA-274")
def test_a_celebrity_sells_only_a_commission() -> None:
    s = table()
    famous(s, BLUE_PAINTER, CELEBRITY)
    s.players[BLUE].money = 50
    assert BuyWork(BLUE).why_not(s, BLUE_PAINTER) == "why-celebrity-retired"
    s.players[BLUE].commission = BLUE_PAINTER
    assert BuyWork(BLUE).why_not(s, BLUE_PAINTER) == ""
