"""The Artists Colony: discovering artists (p. 7)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_PAINTER,
    BLUE_PHOTOGRAPHER,
    RED_PAINTER,
    RED_SCULPTOR,
    answer,
    answers,
    asked,
    changed,
    discover,
    options,
    people,
    table,
    why_not,
)
from vernissage.core.step import NONE
from vernissage.games.gallerist.actions import why_not_now
from vernissage.games.gallerist.box import COLLECTOR, DISCOVER, FAME, INVESTMENT, PAINTING, TWO_TICKETS, VISITOR
from vernissage.games.gallerist.colony import BuyWork, Discover
from vernissage.games.gallerist.fame import GiveFame, RaiseFame
from vernissage.games.gallerist.influence import Pay
from vernissage.games.gallerist.state import State, is_discovered
from vernissage.games.gallerist.tickets import TakeTickets
from vernissage.games.gallerist.visitors import InviteVisitor


def discovering(s: State, artist: int, bonus: int) -> State:
    """Blue discovers an artist that holds a bonus tile."""
    s.bonuses = changed(s.bonuses, artist, bonus)
    s.then(Discover(BLUE))
    answer(s, Discover, artist)
    return s


@pytest.mark.rule("GA-098", "GA-011")
def test_any_artist_face_down_can_be_discovered_for_nothing() -> None:
    s = table()
    s.players[BLUE].money = s.players[BLUE].influence = 0
    s.then(Discover(BLUE))
    assert options(s, Discover) == [0, 1, 2, 3, 4, 5, 7]
    assert why_not(s, Discover, BLUE_PAINTER) == "why-discovered"


@pytest.mark.rule("GA-099", "GA-108")
def test_one_commission_at_most() -> None:
    s = table()
    s.players[BLUE].commission = BLUE_PAINTER
    assert why_not_now(s, BLUE, DISCOVER) == "why-commission-open"
    s.players[BLUE].commission = NONE
    assert why_not_now(s, BLUE, DISCOVER) == ""


@pytest.mark.rule("GA-100", "G26", "GO23")
def test_a_commission_whose_stack_is_empty_is_given_up() -> None:
    s = table()
    me = s.players[BLUE]
    me.commission = BLUE_PAINTER
    s.signatures = changed(s.signatures, BLUE_PAINTER, 1)
    s.tops = changed(s.tops, PAINTING, NONE)
    assert why_not_now(s, BLUE, DISCOVER) == ""
    discovering(s, BLUE_PHOTOGRAPHER, INVESTMENT)
    assert s.signatures[BLUE_PAINTER] == 2  # back beside its artist
    assert me.commission == BLUE_PHOTOGRAPHER


@pytest.mark.rule("GA-101", "GA-102")
def test_the_bonus_is_gained_and_the_tile_leaves() -> None:
    s = table()
    s.players[BLUE].gallery = people(investors=2)
    in_the_box = s.bonus_pile[INVESTMENT]
    discovering(s, BLUE_PHOTOGRAPHER, INVESTMENT)
    assert s.players[BLUE].money == 14
    assert s.bonuses[BLUE_PHOTOGRAPHER] == NONE
    assert s.bonus_pile[INVESTMENT] == in_the_box + 1


@pytest.mark.rule("GA-103", "G11", "GO02")
def test_a_fame_bonus_may_go_to_the_artist_just_discovered() -> None:
    """It comes on top of the initial fame: 5 for this red photographer, two collectors, one star stepped back."""
    s = table()
    s.players[BLUE].gallery = people(collectors=2)
    artist = BLUE_PHOTOGRAPHER + 1
    discovering(s, artist, FAME)
    assert options(s, GiveFame) == [artist, BLUE_PAINTER, 8]
    answers(s, (GiveFame, artist), (RaiseFame, 1))
    assert s.fame[artist] == 5 + 2 + 1
    assert s.players[BLUE].influence == 5


@pytest.mark.rule("GA-104", "G15")
def test_the_collector_of_a_red_artist_moves_after_the_bonus() -> None:
    s = table()
    s.bag = people()
    discovering(s, RED_SCULPTOR, VISITOR)
    asked(s)
    assert s.plaza == people(collectors=1)  # nobody was there for the bonus, which is lost
    assert s.players[BLUE].gallery == people()


@pytest.mark.rule("GA-104")
def test_a_blue_artist_holds_no_collector() -> None:
    s = discovering(table(), BLUE_PHOTOGRAPHER, INVESTMENT)
    assert s.plaza == people()


@pytest.mark.rule("G15")
def test_the_visitor_bonus_of_a_red_artist_finds_only_those_in_the_plaza() -> None:
    s = table()
    s.plaza = people(investors=1)
    discovering(s, RED_SCULPTOR, VISITOR)
    assert why_not(s, InviteVisitor, COLLECTOR) == "why-visitor-not-there"


@pytest.mark.rule("GA-105", "GA-106", "GA-107")
def test_the_artist_is_turned_up_with_its_marker_and_a_commission() -> None:
    s = table()
    discovering(s, RED_PAINTER, TWO_TICKETS)
    answer(s, TakeTickets, 6)
    assert is_discovered(s, RED_PAINTER)
    assert s.fame[RED_PAINTER] == 7
    assert s.signatures[RED_PAINTER] == 1
    assert s.players[BLUE].commission == RED_PAINTER
    assert s.players[BLUE].tickets == people(0, 1, 1)
    s.then(BuyWork(1))  # from now on available to all
    s.players[1].money = 7
    assert RED_PAINTER in options(s, BuyWork)


@pytest.mark.rule("GA-108")
def test_the_holder_of_a_commission_gets_no_second_signature_of_that_artist() -> None:
    s = table()
    discovering(s, BLUE_PHOTOGRAPHER, INVESTMENT)
    before = s.signatures[BLUE_PHOTOGRAPHER]
    s.then(BuyWork(BLUE))
    answers(s, (BuyWork, BLUE_PHOTOGRAPHER), (Pay, 0), (RaiseFame, 0), (TakeTickets, 1))
    asked(s)
    assert s.signatures[BLUE_PHOTOGRAPHER] == before  # it came from the commission space
    assert s.players[BLUE].commission == NONE


@pytest.mark.rule("GA-098")
def test_nobody_is_left_to_discover() -> None:
    s = table()
    for artist in range(8):
        discover(s, artist)
    assert why_not_now(s, BLUE, DISCOVER) == "why-all-discovered"
