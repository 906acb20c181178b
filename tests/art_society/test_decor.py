"""Matching frames and the decor they earn (ch. 3)."""

from __future__ import annotations

import pytest

from art_society.builders import BOX, GAME, Sketch, at, decor, table
from vernissage import Match, Sheet
from vernissage.games.art_society.decor import EXCHANGE_DECOR, FORGO, GIVE, HANG_HELD_FIRST, HangDecor, TakeDecor
from vernissage.games.art_society.decor import matches as matching
from vernissage.games.art_society.hanging import CONFIRM
from vernissage.games.art_society.scoring import decor_shields
from vernissage.games.art_society.setup import setup

ONE, TWO, TWO_UP, THREE, THREE_UP = (decor(size) for size in ("1x1", "2x1", "1x2", "3x1", "1x3"))


def matched(wall: tuple[str, ...], new: str, cell: str) -> int:
    """The frames a painting matches where it hangs."""
    sketch = table().wall(0, *wall)
    return matching(sketch.s, sketch.me(0), sketch.draw(new), at(cell))


def golds(number: int) -> tuple[str, ...]:
    """Gold frames around the 3×3 place at (6,4), each touching it; a wooden one makes sure that something hangs."""
    around = (
        "city gold 2x2 at 6,2",
        "portrait gold 2x2 at 9,4",
        "landscape gold 2x2 at 4,4",
        "still_life gold 2x2 at 6,7",
        "city gold 2x3 at 9,6",
        "landscape gold 2x3 at 4,6",
    )
    return ("city wood 2x2 at 8,2", *around[:number])


def earned(number: int) -> Sketch:
    """A gold 3×3 has just been hung among so many gold frames."""
    return table().wall(0, *golds(number)).takes(0, "still_life gold 3x3").answer("6,4")


@pytest.mark.rule("ASL-083", "ASL-086")
def test_matches_are_the_neighbours_with_the_same_frame() -> None:
    wall = ("city gold 2x3 at 6,4", "portrait shell 2x2 at 10,4")
    assert matched(wall, "landscape gold 2x2", "8,4") == 1
    assert matched(wall, "landscape shell 2x2", "8,4") == 1
    assert matched(wall, "landscape wood 2x2", "8,4") == 0


@pytest.mark.rule("ASL-084", "A02")
def test_a_neighbour_counts_once_however_long_the_edge() -> None:
    assert matched(("city gold 2x3 at 6,4",), "landscape gold 2x3", "8,4") == 1
    assert matched(("city gold 2x3 at 6,4",), "landscape gold 2x3", "8,6") == 1


@pytest.mark.rule("ASL-085", "A02")
def test_no_chains_and_no_corners() -> None:
    wall = ("city gold 2x3 at 6,4", "portrait gold 2x2 at 8,4", "still_life gold 2x2 at 10,4")
    assert matched(wall, "landscape gold 2x2", "12,4") == 1
    assert matched(("city gold 2x3 at 6,4",), "landscape gold 2x2", "8,7") == 0


@pytest.mark.rule("ASL-087")
def test_decor_matches_nothing_and_earns_nothing() -> None:
    sketch = table().wall(0, "city gold 2x3 at 6,4", "decor 2x1 at 8,4")
    assert matching(sketch.s, sketch.me(0), sketch.draw("portrait gold 2x2"), at("8,2")) == 0
    sketch.then(HangDecor(0, ONE)).answer("8,5")
    assert sketch.asked() == "nothing"


@pytest.mark.rule("ASL-088")
def test_without_a_match_there_is_no_decor() -> None:
    sketch = table().wall(0, "city gold 2x3 at 6,4").takes(0, "portrait shell 2x2").answer("8,4")
    assert sketch.asked() == "ConfirmHanging"


@pytest.mark.rule("ASL-089", "A05")
@pytest.mark.parametrize(("number", "shapes"), [(2, [ONE, TWO, TWO_UP]), (3, [ONE, TWO, TWO_UP, THREE, THREE_UP])])
def test_one_tile_of_a_value_up_to_the_matches(number: int, shapes: list[int]) -> None:
    sketch = earned(number)
    assert sketch.asked() == "TakeDecor"
    assert sketch.options() == shapes
    for other in {TWO, THREE, THREE_UP} - set(shapes):
        assert sketch.why(other) == "why-too-few-matches"
    sketch.answer(TWO)
    assert sketch.asked() == "HangDecor"
    sketch.answer(sketch.options()[0])
    assert sketch.asked() == "ConfirmHanging"


@pytest.mark.rule("ASL-089")
def test_a_single_match_leaves_no_choice_of_tile() -> None:
    sketch = earned(1)
    assert sketch.asked() == "HangDecor"
    step = sketch.step
    assert isinstance(step, HangDecor)
    assert step.decor == ONE


@pytest.mark.rule("ASL-090", "A05")
@pytest.mark.parametrize("number", [2, 3])
def test_not_several_smaller_ones_instead(number: int) -> None:
    sketch = earned(number).answer(ONE)
    sketch.answer(sketch.options()[0])
    assert sketch.asked() == "ConfirmHanging"
    assert decor_shields(sketch.me(0)) == 1


@pytest.mark.rule("ASL-EX-03")
def test_two_gold_neighbours_earn_a_tile_of_one_or_two() -> None:
    sketch = table().wall(0, "city gold 2x3 at 6,4", "portrait gold 2x2 at 8,4")
    sketch.takes(0, "still_life gold 2x2").answer("8,6")
    assert sketch.options() == [ONE, TWO, TWO_UP]
    assert sketch.why(THREE) == "why-too-few-matches"
    sketch.answer(ONE, GIVE)
    assert sketch.asked() == "ConfirmHanging"


@pytest.mark.rule("ASL-091", "A06")
@pytest.mark.parametrize("tiles", [(ONE, ONE, ONE, ONE), (TWO, ONE, ONE), (TWO, TWO_UP), (THREE, ONE), (ONE, THREE_UP)])
def test_four_matches_are_any_tiles_that_add_up(tiles: tuple[int, ...]) -> None:
    sketch = earned(4)
    for tile in tiles:
        if sketch.asked() == "TakeDecor":
            sketch.answer(tile)
        sketch.answer(sketch.options()[0])
    assert sketch.asked() == "ConfirmHanging"
    assert decor_shields(sketch.me(0)) == 4


@pytest.mark.rule("ASL-091", "A06")
def test_the_sum_is_not_exceeded() -> None:
    sketch = earned(5).answer(THREE)
    sketch.answer(sketch.options()[0])
    assert sketch.options() == [ONE, TWO, TWO_UP]
    assert sketch.why(THREE) == "why-too-few-matches"


@pytest.mark.rule("ASL-092", "A06", "AO3")
def test_parts_are_lost_only_when_no_tile_can_be_placed() -> None:
    sketch = table().covered(0, "1,1", "3,1").assistant(0, "city 5x5").then(TakeDecor(0, 4, True, 0))
    assert sketch.asked() == "HangDecor"  # twos and threes have no place: it is a one
    sketch.answer("1,1")
    assert sketch.hung(0)[-2:] == ["1,1", "3,1"]  # the second place is all there is; the other two parts are lost
    assert sketch.asked() == "nothing"


@pytest.mark.rule("ASL-093")
def test_decor_is_hung_before_the_next_player_hangs() -> None:
    sketch = table(2).wall(0, "city gold 2x3 at 6,4").wall(1, "city 2x3 at 6,4")
    sketch.auction("portrait gold 2x2", "portrait silver 2x2", "landscape silver 2x2").bid(9, 4).answer(0, 1, "8,4")
    kinds = [(type(step).__name__, step.asks(sketch.s)) for step in reversed(sketch.s.agenda)]
    assert kinds[:4] == [("HangDecor", 0), ("ConfirmHanging", 0), ("Hang", 1), ("ConfirmHanging", 1)]


@pytest.mark.rule("ASL-094")
def test_decor_hangs_by_the_same_rules() -> None:
    sketch = table().wall(0, "city 2x3 at 6,4").then(HangDecor(0, THREE))
    assert sketch.why("11,4") == "why-outside"
    assert sketch.why("5,5") == "why-covered"
    assert sketch.why("8,7") == sketch.why("1,1") == "why-touches-nothing"
    assert sketch.why("8,6") == ""


@pytest.mark.rule("ASL-095", "ASL-121")
def test_decor_goes_to_a_free_assistant_only() -> None:
    free = table().wall(0, "city 2x3 at 6,4").then(HangDecor(0, TWO)).answer(GIVE)
    assert free.view().players[0].assistant.kind == "decor"
    busy = table().wall(0, "city 2x3 at 6,4").assistant(0, "city 2x2").then(HangDecor(0, TWO))
    assert busy.why(GIVE) == "why-assistant-busy"


@pytest.mark.rule("ASL-096", "A04")
def test_decor_must_be_taken_if_it_can_be_hung_or_held() -> None:
    assert earned(2).why(FORGO) == "why-decor-compulsory"
    held = table().covered(0, "1,1").stock(0, 5, 5).then(TakeDecor(0, 2, False, 0))
    assert held.options() == [TWO, TWO_UP]  # no room on the wall, but the assistant is free
    assert held.why(FORGO) == "why-decor-compulsory"


@pytest.mark.rule("ASL-097", "A04")
def test_decor_that_can_be_neither_is_lost() -> None:
    sketch = table().covered(0, "1,1").stock(0, 5, 5).assistant(0, "city 5x5").then(TakeDecor(0, 2, False, 0))
    assert sketch.asked() == "nothing"
    assert sketch.s.decor == (0, 5, 5)
    assert sketch.me(0).excess == ()


@pytest.mark.rule("ASL-098", "A03")
def test_a_painting_from_the_assistant_earns_decor_too() -> None:
    sketch = table().wall(0, "city gold 2x3 at 6,4").assistant(0, "portrait gold 2x2")
    sketch.takes(0, "landscape wood 2x2").answer("8,4", 0, "4,4")
    assert sketch.asked() == "HangDecor"


@pytest.mark.rule("ASL-099")
def test_a_painting_given_away_earns_nothing_yet() -> None:
    sketch = table().wall(0, "city gold 2x3 at 6,4").takes(0, "portrait gold 2x2").answer(GIVE)
    assert sketch.options() == [CONFIRM]
    assert sketch.s.decor == (48, 36, 24)


@pytest.mark.rule("ASL-100", "ASL-101", "A07")
def test_a_painting_that_fills_the_wall_earns_nothing() -> None:
    sketch = table().wall(0, "city gold 2x2 at 1,1").covered(0, "3,1", "4,1", "3,2", "4,2")
    sketch.takes(0, "portrait gold 2x2").answer("3,1")
    assert sketch.asked() == "ConfirmHanging"
    assert sketch.me(0).assistant == -1
    assert sketch.s.decor == (48, 36, 24)
    assert sketch.view().players[0].excess == ()
    assert sketch.view().ending == ("full",)


@pytest.mark.rule("AO4")
def test_decor_that_fills_the_wall_counts_and_the_rest_is_lost() -> None:
    sketch = table().covered(0, "1,1", "2,1", "3,1").then(TakeDecor(0, 4, True, 0)).answer(THREE, "1,1")
    assert sketch.asked() == "nothing"
    assert BOX.grid.full(sketch.me(0).wall)
    assert decor_shields(sketch.me(0)) == 3
    assert sketch.me(0).assistant == -1  # the last part is due once the wall is full: not even the assistant has it


@pytest.mark.rule("ASL-102")
def test_decor_leaves_the_stock() -> None:
    sketch = earned(2).answer(TWO_UP)
    sketch.answer(sketch.options()[0])
    assert sketch.s.decor == (48, 35, 24)


@pytest.mark.rule("ASL-118")
def test_the_assistants_tile_may_be_hung_before_the_decor() -> None:
    sketch = table().wall(0, *golds(2)).assistant(0, "city shell 2x2").takes(0, "still_life gold 3x3").answer("6,4")
    assert HANG_HELD_FIRST in sketch.options()
    sketch.answer(HANG_HELD_FIRST, "11,4", TWO)
    assert GIVE in sketch.options()
    assert earned(2).why(HANG_HELD_FIRST) == "why-assistant-free"


@pytest.mark.rule("ASL-077", "AO14")
def test_a_box_with_lying_decor_only() -> None:
    text = GAME.sheet.text.replace('"lying or standing"', '"lying"')
    s = setup(GAME.read(Sheet(text)), 2, {})
    s.agenda.clear()
    sketch = table(2)
    sketch.s = s
    sketch.wall(0, "city 2x3 at 6,4").then(TakeDecor(0, 3, False, 0))
    assert sketch.options() == [ONE, TWO, THREE]
    assert sketch.why(TWO_UP) == sketch.why(THREE_UP) == "why-lying-only"
    assert Match(GAME, 2, seed=1, sheet=Sheet(text)).view().decor_standing is False


def test_exchanging_is_not_offered_while_there_is_stock() -> None:
    sketch = earned(3)
    for value in (1, 2, 3):
        assert sketch.why(EXCHANGE_DECOR + value - 1) == "why-still-in-stock"
