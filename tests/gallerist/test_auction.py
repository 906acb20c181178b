"""The auction of the renowned works (p. 15)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    BLUE_PHOTOGRAPHER,
    ORANGE,
    PURPLE,
    RED_DIGITAL,
    RED_PHOTOGRAPHER,
    YELLOW,
    answer,
    asked,
    changed,
    discover,
    exhibit,
    next_to_do,
    options,
    table,
    why_not,
)
from vernissage.core.step import NONE
from vernissage.games.gallerist.auction import Auction, TakeRenowned, bid, bidders, renowned_value
from vernissage.games.gallerist.box import AUCTION_LINE, DIGITAL, PHOTO, UPPER
from vernissage.games.gallerist.scoring import curator_goals, dealer_goals
from vernissage.games.gallerist.state import State


def offer(s: State, seat: int, *spaces: tuple[int, int]) -> None:
    """A player has made offers: (1, 3 or 6; column from 1)."""
    for price, column in spaces:
        row = (1, 3, 6).index(price)
        s.market = changed(s.market, UPPER + 3 * row + column - 1, seat)


@pytest.mark.rule("GA-291")
def test_a_total_offer_is_the_sum_of_the_rows() -> None:
    s = table()
    offer(s, BLUE, (1, 1), (3, 2), (6, 3))
    assert bid(s, BLUE) == (10, 6, 3, 1)


@pytest.mark.rule("GA-292", "GA-294", "GA-295", "G21")
def test_the_highest_choose_first_one_work_each_and_none_without_an_offer() -> None:
    s = table()
    offer(s, BLUE, (1, 1))
    offer(s, ORANGE, (6, 1), (1, 2))
    s.then(Auction())
    assert next_to_do(s, TakeRenowned).seat == ORANGE
    assert options(s, TakeRenowned) == [0, 1, 2, 3, 4, 5]
    answer(s, TakeRenowned, 3)
    assert next_to_do(s, TakeRenowned).seat == BLUE
    assert why_not(s, TakeRenowned, 2) == "why-easel-empty"
    answer(s, TakeRenowned, 0)
    assert asked(s) is None
    assert s.easels == (NONE, NONE, 16)  # nobody else has offered
    assert s.players[ORANGE].sold == (8,)
    assert s.players[BLUE].exhibited == (0,)


@pytest.mark.rule("GA-292")
def test_no_more_works_than_easels() -> None:
    s = table(3)
    offer(s, 0, (6, 1))
    offer(s, 1, (3, 1))
    offer(s, 2, (1, 1))
    s.then(Auction())
    answer(s, TakeRenowned, 0)
    answer(s, TakeRenowned, 2)
    assert asked(s) is None


@pytest.mark.rule("GA-293", "GA-EX-21", "G21")
def test_orange_wins_a_tie_by_the_third_column() -> None:
    s = table()
    offer(s, BLUE, (6, 2))
    offer(s, ORANGE, (6, 3))
    assert bidders(s) == [ORANGE, BLUE]


@pytest.mark.rule("GA-293", "GA-EX-22", "G21")
def test_orange_wins_a_tie_by_the_second_column() -> None:
    s = table()
    offer(s, BLUE, (6, 1))
    offer(s, ORANGE, (3, 2), (1, 1))
    offer(s, YELLOW, (1, 2), (3, 1))
    assert bidders(s) == [BLUE, ORANGE, YELLOW]
    s.then(Auction())
    assert [next_to_do(s, TakeRenowned).seat, PURPLE] == [BLUE, PURPLE]


@pytest.mark.rule("GA-296", "GA-297")
@pytest.mark.parametrize("sold", [0, 1])
def test_the_work_goes_to_the_gallery_or_to_the_sold_works_and_pays_either_way(sold: int) -> None:
    s = table()
    me = exhibit(s, BLUE, BLUE_DIGITAL, BLUE_DIGITAL, BLUE_DIGITAL)  # no free slot
    discover(s, BLUE_DIGITAL, fame=8)
    offer(s, BLUE, (1, 1))
    s.then(Auction())
    answer(s, TakeRenowned, sold)
    assert me.scored == ((AUCTION_LINE, 0, 11),)
    assert (len(me.exhibited), len(me.sold)) == ((3, 1) if sold else (4, 0))
    assert curator_goals(s, me) == [False, False]
    assert dealer_goals(s, me) == [bool(sold), False, False]


@pytest.mark.rule("GA-297", "GA-EX-23", "G21", "G25")
def test_a_photograph_is_worth_as_much_as_by_the_most_famous_photographer() -> None:
    s = table()
    discover(s, BLUE_PHOTOGRAPHER, fame=12, variant=1)
    discover(s, RED_PHOTOGRAPHER, fame=9)
    assert renowned_value(s, PHOTO) == 14


@pytest.mark.rule("GA-298", "G21")
def test_without_a_discovered_artist_the_higher_initial_fame_counts() -> None:
    s = table()
    assert renowned_value(s, PHOTO) == 5  # the red one at 5, one green star
    s.artists = changed(s.artists, RED_PHOTOGRAPHER, 2 * RED_PHOTOGRAPHER + 1)
    assert renowned_value(s, PHOTO) == 8  # the other red one at 8
    discover(s, BLUE_PHOTOGRAPHER)
    assert renowned_value(s, PHOTO) == 0  # the discovered one counts, without a star


@pytest.mark.rule("GO13")
def test_equal_fame_counts_the_higher_value() -> None:
    s = table()
    discover(s, BLUE_DIGITAL, fame=8)  # three green stars on the low track
    discover(s, RED_DIGITAL, fame=8)  # two on the high one
    assert renowned_value(s, DIGITAL) == 11


@pytest.mark.rule("GA-299", "G22")
def test_an_auctioned_work_on_slot_3_discards_the_start_tile() -> None:
    s = table()
    me = exhibit(s, BLUE, BLUE_DIGITAL, BLUE_DIGITAL)
    tile = me.start_tile
    s.tiles = 0
    offer(s, BLUE, (1, 1))
    s.then(Auction())
    answer(s, TakeRenowned, 0)
    assert me.start_tile == NONE
    assert s.tiles == 1 << tile


@pytest.mark.rule("G22")
def test_elsewhere_it_leaves_the_start_tile_alone() -> None:
    s = table()
    me = exhibit(s, BLUE, BLUE_DIGITAL)
    offer(s, BLUE, (1, 1))
    s.then(Auction())
    answer(s, TakeRenowned, 0)
    assert me.start_tile != NONE
