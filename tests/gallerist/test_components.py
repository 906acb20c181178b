"""The component sheet: the printed values, and sheets that are refused with the line that is wrong."""

from __future__ import annotations

import re

import pytest

from gallerist.board import BOX
from vernissage.core.sheet import Sheet, SheetError
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import ANY, ASSISTANT, FAME, INFLUENCE, INVESTMENT, TICKET, TWO_TICKETS, VISITOR
from vernissage.games.gallerist.components import SHEET, read
from vernissage.games.gallerist.ids import BONUS_IDS, TILE_IDS


def corrected(old: str, new: str) -> Sheet:
    """The sheet with the first place that reads so written otherwise."""
    assert old in SHEET.text
    return Sheet(SHEET.text.replace(old, new, 1), "own sheet")


def refused(old: str, new: str) -> str:
    """What is said of a sheet that cannot be played with."""
    with pytest.raises(SheetError) as error:
        read(corrected(old, new))
    return str(error.value)


def test_the_shipped_sheet_has_the_printed_numbers() -> None:
    assert sum(BOX.work_copies) == 8
    assert len(BOX.contract_forms) == 20
    assert sum(BOX.artist_bonuses) == 10
    assert len(BOX.initial) == 16
    assert BOX.hire_costs == (1, 2, 2, 3, 3, 4, 5, 6)
    assert BOX.reputation_bonuses == (INFLUENCE, INVESTMENT, FAME, VISITOR, TWO_TICKETS, ASSISTANT)
    assert BOX.promotion_bonuses == (NONE, TICKET, INFLUENCE, TWO_TICKETS, INVESTMENT, VISITOR)
    assert BOX.slot_tickets[2] == ANY
    assert [BOX.coin_money[space] for space in (0, 3, 4, 11, 28, 34, 35)] == [0, 1, 2, 3, 12, 18, 20]


def test_every_value_says_where_it_comes_from() -> None:
    assert "`source` must be one of" in refused('[hire]\nsource = "published"', '[hire]\nsource = "hearsay"')


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("copies = 2", "copies = 1", "the copies are 7, the rulebook says 8 works a form"),
        ("fame = 10\npromotion = 3", "fame = 19\npromotion = 3", "19 is not between 1 and 18"),
        ('colour = "red"', 'colour = "blue"', "must be the red digital artist"),
        ("two_different_tickets = 2", "two_different_tickets = 1", "there are 9 tiles, the rulebook says 10"),
        ("tokens_per_level = 4", "tokens_per_level = 3", "15 tokens, the rulebook says 20"),
        ("count = [14, 14, 12]", "count = [14, 14, 13]", "there are 41 visitors, the rulebook says 40"),
        ("count = 20", "count = 21", "21 of each colour are 63, the rulebook says 60"),
        ('id = "rep_vips"', 'id = "rep_vip"', "the tiles must be rep_influence, rep_collectors"),
        ('tickets = ["pink", "brown or white"]', 'tickets = ["green"]', "'green' is no ticket"),
        ('"assistant", "visitor_bag"', '"assistent", "visitor_bag"', "'assistent' is no bonus"),
        ("values = [0, 5, 8, 11, 14, 17, 20]", "values = [0, 5, 8, 11, 13, 12, 20]", "the values must not fall"),
        ("low = [2, 5, 8, 11, 15, 19]", "low = [2, 5, 8, 11, 15, 18]", "the thresholds must ascend to 19"),
        ("used = [1, 1, 2, 3]", "used = [1, 1, 2, 4]", "4 is not a whole number between 0 and 3"),
        ("cost = [1, 2, 2, 3, 3, 4, 5, 6]", "cost = [1, 2, 2]", "a list of 8 whole numbers is wanted"),
        ("money = [5, 10, 10]\n", "", "money: missing"),
    ],
)
def test_a_wrong_sheet_is_refused(old: str, new: str, message: str) -> None:
    assert message in refused(old, new)


def test_the_refusal_names_the_line() -> None:
    text = refused("tokens_per_level = 4", "tokens_per_level = 3")
    line = int(re.findall(r"line (\d+)", text)[0])
    assert (
        corrected("tokens_per_level = 4", "tokens_per_level = 3").text.splitlines()[line - 1] == "tokens_per_level = 3"
    )


def test_too_many_tiles_or_cards_are_refused() -> None:
    extra = '\n[[reputation]]\nsource = "rulebook"\nid = "rep_more"\ninfluence = 0\nmoney = 1\n'
    with pytest.raises(SheetError, match="the tiles must be"):
        read(Sheet(SHEET.text + extra))
    card = '\n[[curator]]\nsource = "published"\nmoney = [10, 15]\ngoal_1 = [1, 1, 1, 0]\ngoal_2 = [1, 1, 1, 1]\n'
    with pytest.raises(SheetError, match="there are 5 cards"):
        read(Sheet(SHEET.text + card))


def test_an_owner_can_correct_a_value() -> None:
    tile = 'id = "rep_famous"\ninfluence = 0'
    box = read(corrected(tile, tile.replace("influence = 0", "influence = 1")))
    assert box.tile_influence[TILE_IDS.index("rep_famous")] == 1
    assert box.digest != BOX.digest


def test_the_bag_can_be_switched_off_for_visitor_bonuses() -> None:
    assert BOX.bag_fallback
    assert not read(corrected("from_bag = 1", "from_bag = 0")).bag_fallback


def test_bonuses_are_named_as_in_the_glossary() -> None:
    assert BONUS_IDS[VISITOR] == "visitor_plaza_any"
    assert len(set(BONUS_IDS)) == 13
