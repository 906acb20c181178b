"""The twenty reputation tiles and the secret cards (pp. 15-16, 20)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    BLUE_PAINTER,
    BLUE_PHOTOGRAPHER,
    BLUE_SCULPTOR,
    BOX,
    RED_PAINTER,
    YELLOW,
    changed,
    discover,
    exhibit,
    people,
    sold,
    table,
)
from vernissage.games.gallerist.box import (
    CELEBRITY,
    DIGITAL,
    PAINTING,
    REP_ACQUIRED,
    REP_ASSISTANTS,
    REP_COLLECTORS,
    REP_DIGITAL,
    REP_EXHIBITED,
    REP_FAMOUS,
    REP_FORMS,
    REP_INFLUENCE,
    REP_INVESTORS,
    REP_MASTERPIECES,
    REP_OFFERS,
    REP_PAINTING,
    REP_PHOTO,
    REP_PROMOTED,
    REP_REPUTATION,
    REP_SCULPTURE,
    REP_SOLD,
    REP_TRIOS,
    REP_VIPS,
    REP_VISITORS,
    SCULPTURE,
    TILES,
    UPPER,
)
from vernissage.games.gallerist.ids import TILE_IDS
from vernissage.games.gallerist.reputation import counted
from vernissage.games.gallerist.state import State


def worth(s: State, tile: int) -> tuple[int, int]:
    """The influence and the money that a tile brings Blue."""
    number = counted(s, BLUE, tile, s.players[BLUE].influence)
    return number * s.box.tile_influence[tile], number * s.box.tile_money[tile]


@pytest.mark.rule("GA-306")
def test_twenty_different_tiles() -> None:
    assert len(set(TILE_IDS)) == TILES == len(BOX.tile_money) == len(BOX.tile_influence)


@pytest.mark.rule("GA-307")
@pytest.mark.parametrize(("influence", "money"), [(0, 0), (2, 0), (3, 1), (11, 3), (35, 11)])
def test_influence_held(influence: int, money: int) -> None:
    s = table()
    s.players[BLUE].influence = influence
    assert worth(s, REP_INFLUENCE) == (0, money)


@pytest.mark.rule("GA-308")
def test_collectors() -> None:
    s = table()
    s.players[BLUE].gallery = people(1, 1, 3)
    assert worth(s, REP_COLLECTORS) == (3, 9)


@pytest.mark.rule("GA-309")
def test_vips() -> None:
    s = table()
    s.players[BLUE].gallery = people(1, 3, 1)
    assert worth(s, REP_VIPS) == (3, 6)


@pytest.mark.rule("GA-310")
def test_investors() -> None:
    s = table()
    s.players[BLUE].gallery = people(3, 1, 1)
    assert worth(s, REP_INVESTORS) == (3, 6)


@pytest.mark.rule("GA-311")
def test_all_visitors() -> None:
    s = table()
    s.players[BLUE].gallery, s.players[BLUE].lobby = people(3, 1, 2), people(5)
    assert worth(s, REP_VISITORS) == (0, 6)


@pytest.mark.rule("GA-312")
def test_trios_of_visitors() -> None:
    s = table()
    s.players[BLUE].gallery = people(3, 2, 4)
    assert worth(s, REP_TRIOS) == (0, 8)


@pytest.mark.rule("GA-313", "GO04")
def test_reputation_tiles_itself_included_but_not_the_one_on_slot_3() -> None:
    s = table()
    s.players[BLUE].reputation = (REP_REPUTATION, 3, -1, -1, 5, -1)
    s.players[BLUE].start_tile = 9
    assert worth(s, REP_REPUTATION) == (3, 6)


@pytest.mark.rule("GA-314")
def test_offers_made() -> None:
    s = table()
    for space, seat in ((0, BLUE), (UPPER, BLUE), (UPPER + 4, BLUE), (UPPER + 8, YELLOW)):
        s.market = changed(s.market, space, seat)
    assert worth(s, REP_OFFERS) == (2, 6)


@pytest.mark.rule("GA-315")
def test_assistants_in_play_not_in_the_queue_not_out_of_the_game() -> None:
    s = table()
    s.players[BLUE].queue, s.players[BLUE].removed = 3, 2
    assert worth(s, REP_ASSISTANTS) == (5, 5)


@pytest.mark.rule("GA-316")
def test_promoted_artists() -> None:
    s = table()
    s.promotion = (0, 3, 4, 5, 1, 4, 0, 0)
    assert worth(s, REP_PROMOTED) == (0, 6)


def collection() -> State:
    """Blue exhibits two paintings and a photograph, and has sold a painting and two digital works."""
    s = table()
    exhibit(s, BLUE, BLUE_PAINTER, RED_PAINTER, BLUE_PHOTOGRAPHER)
    sold(s, BLUE, PAINTING, DIGITAL, DIGITAL)
    return s


@pytest.mark.rule("GA-317", "GA-318", "GA-319", "GA-320", "GA-321", "GA-322", "GA-323", "GA-324")
@pytest.mark.parametrize(
    ("tile", "influence", "money"),
    [
        (REP_ACQUIRED, 0, 12),
        (REP_SOLD, 3, 9),
        (REP_EXHIBITED, 3, 9),
        (REP_FORMS, 3, 6),
        (REP_PHOTO, 1, 3),
        (REP_PAINTING, 3, 9),
        (REP_DIGITAL, 2, 6),
        (REP_SCULPTURE, 0, 0),
    ],
)
def test_works(tile: int, influence: int, money: int) -> None:
    assert worth(collection(), tile) == (influence, money)


@pytest.mark.rule("GA-324")
def test_sculptures() -> None:
    s = collection()
    exhibit(s, BLUE, BLUE_SCULPTOR)
    sold(s, BLUE, SCULPTURE)
    assert worth(s, REP_SCULPTURE) == (2, 6)
    assert worth(s, REP_FORMS) == (4, 8)
    assert worth(s, REP_PHOTO) == (1, 3)


@pytest.mark.rule("GA-325", "G24")
def test_famous_artists_bring_no_influence() -> None:
    s = table()
    s.fame = (15, 14, 19, 0, 0, 16, 3, 0)
    assert worth(s, REP_FAMOUS) == (0, 6)


@pytest.mark.rule("GA-326")
def test_masterpieces_exhibited() -> None:
    s = table()
    discover(s, BLUE_DIGITAL, fame=CELEBRITY)
    exhibit(s, BLUE, BLUE_DIGITAL, BLUE_DIGITAL, BLUE_PAINTER)
    assert worth(s, REP_MASTERPIECES) == (4, 8)


def goal(money: int, digital: int = 0, photo: int = 0, sculpture: int = 0, painting: int = 0) -> tuple[int, ...]:
    """The money of a goal and the works it wants."""
    return (money, digital, photo, sculpture, painting)


CURATORS = {
    "GA-329": (goal(10, painting=1, sculpture=1, photo=1), goal(15, digital=2, sculpture=1, photo=1)),
    "GA-330": (goal(10, digital=1, sculpture=1, photo=1), goal(15, painting=2, sculpture=1, digital=1)),
    "GA-331": (goal(10, digital=1, painting=1, photo=1), goal(15, sculpture=2, painting=1, photo=1)),
    "GA-332": (goal(10, digital=1, painting=1, sculpture=1), goal(15, photo=2, digital=1, painting=1)),
}
DEALERS = {
    "GA-333": (goal(5, digital=1), goal(10, painting=1, sculpture=1), goal(10, photo=2)),
    "GA-334": (goal(5, painting=1), goal(10, sculpture=1, photo=1), goal(10, digital=2)),
    "GA-335": (goal(5, sculpture=1), goal(10, digital=1, photo=1), goal(10, painting=2)),
    "GA-336": (goal(5, photo=1), goal(10, digital=1, painting=1), goal(10, sculpture=2)),
}


@pytest.mark.rule("GA-329", "GA-330", "GA-331", "GA-332")
def test_the_curator_cards() -> None:
    for card, goals in enumerate(CURATORS.values()):
        for i, wanted in enumerate(goals):
            at = 2 * card + i
            assert (BOX.curator_money[at], *BOX.curator_goals[4 * at : 4 * at + 4]) == wanted


@pytest.mark.rule("GA-333", "GA-334", "GA-335", "GA-336")
def test_the_dealer_cards() -> None:
    for card, goals in enumerate(DEALERS.values()):
        for i, wanted in enumerate(goals):
            at = 3 * card + i
            assert (BOX.dealer_money[at], *BOX.dealer_goals[4 * at : 4 * at + 4]) == wanted


@pytest.mark.rule("GA-327")
def test_both_goals_of_a_curator_card_together_want_five_works() -> None:
    for first, second in CURATORS.values():
        assert sum(max(pair) for pair in zip(first[1:], second[1:], strict=True)) == 5
