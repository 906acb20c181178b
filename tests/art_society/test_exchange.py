"""Exchanging decor when a value has run out (ch. 3)."""

from __future__ import annotations

import pytest

from art_society.builders import Sketch, decor, table
from vernissage.games.art_society.decor import EXCHANGE_DECOR, FORGO, TakeDecor
from vernissage.games.art_society.exchange import AFTER, BEFORE, FORMS
from vernissage.games.art_society.scoring import decor_shields

FOR_ONE, FOR_TWO, FOR_THREE = EXCHANGE_DECOR, EXCHANGE_DECOR + 1, EXCHANGE_DECOR + 2
THREE_ONES = ("city 2x3 at 6,4", "decor 1x1 at 8,4", "decor 1x1 at 9,4", "decor 1x1 at 10,4")


def form(before: tuple[int, ...], after: tuple[int, ...], standing: bool = False) -> int:
    """The number of an exchange."""
    pairs = list(zip(BEFORE, AFTER, strict=True))
    return 2 * pairs.index((before, after)) + standing


def wants(sketch: Sketch, matches: int, *stock: int) -> Sketch:
    """Decor is due, with so many tiles of each value in the supply."""
    return sketch.stock(*stock).then(TakeDecor(0, matches, False, 0))


@pytest.mark.rule("ASL-103", "A22")
def test_only_when_the_value_has_run_out() -> None:
    sketch = wants(table().wall(0, *THREE_ONES), 2, 0, 5, 5)
    assert FOR_ONE in sketch.options()
    assert sketch.why(FOR_TWO) == "why-still-in-stock"
    assert sketch.why(FOR_THREE) == "why-too-few-matches"


@pytest.mark.rule("ASL-EX-04", "ASL-104", "ASL-105", "ASL-106", "A22")
def test_three_ones_in_a_row_for_a_three() -> None:
    sketch = wants(table().wall(0, *THREE_ONES), 1, 0, 0, 7)
    covered, shields = sketch.me(0).wall, decor_shields(sketch.me(0))
    assert shields == 3
    sketch.answer(FOR_ONE)  # with no two in the supply there is one way and one line
    assert sketch.s.decor == (3, 0, 6)
    assert sketch.me(0).wall == covered
    assert decor_shields(sketch.me(0)) == 3
    assert sketch.hung(0) == ["6,4", "8,4"]
    assert sketch.asked() == "HangDecor"
    sketch.answer("8,3")
    assert sketch.s.decor == (2, 0, 6)


@pytest.mark.rule("ASL-104", "A22", "AO5")
def test_tiles_must_touch_in_one_straight_line() -> None:
    bent = table().wall(0, "city 2x3 at 6,4", "decor 1x1 at 8,4", "decor 1x1 at 9,3", "decor 1x1 at 11,4")
    assert wants(bent, 1, 0, 5, 5).asked() == "nothing"
    corner = table().wall(0, "city 2x3 at 6,4", "decor 1x1 at 8,4", "decor 1x2 at 9,4")
    assert wants(corner, 1, 0, 5, 5).asked() == "nothing"
    wrapped = table().wall(0, "city 2x3 at 6,4", "decor 1x1 at 12,4", "decor 1x1 at 1,5")
    assert wants(wrapped, 1, 0, 5, 5).asked() == "nothing"


@pytest.mark.rule("AO5")
def test_a_standing_line_gives_a_standing_tile() -> None:
    column = table().wall(0, "city 2x3 at 6,4", "decor 1x1 at 8,4", "decor 1x1 at 8,5")
    sketch = wants(column, 1, 0, 5, 5).answer(FOR_ONE)
    assert sketch.s.decor == (2, 4, 5)
    assert sketch.me(0).tiles[-1][0] == 116 + decor("1x2")


@pytest.mark.rule("AO5")
def test_a_one_and_a_two_for_a_three_in_either_order() -> None:
    for tiles in (("decor 1x1 at 8,4", "decor 2x1 at 9,4"), ("decor 2x1 at 8,4", "decor 1x1 at 10,4")):
        sketch = wants(table().wall(0, "city 2x3 at 6,4", *tiles), 1, 0, 0, 1).answer(FOR_ONE)
        assert sketch.s.decor == (1, 1, 0)
        assert sketch.me(0).tiles[-1][0] == 116 + decor("3x1")


@pytest.mark.rule("AO5")
def test_a_large_tile_may_be_split_to_get_its_value_back() -> None:
    sketch = wants(table().wall(0, "city 2x3 at 6,4", "decor 2x1 at 8,4"), 2, 4, 0, 0)
    assert sketch.options() == [decor("1x1"), FOR_TWO]
    sketch.answer(FOR_TWO)
    assert sketch.s.decor == (2, 1, 0)
    assert sketch.options() == [decor("2x1"), decor("1x2")]  # the value wanted, and no other
    assert sketch.why(decor("1x1")) == "why-exchanged"
    assert sketch.why(FOR_TWO) == "why-exchanged"
    three = wants(table().wall(0, "city 2x3 at 6,4", "decor 3x1 at 8,4"), 3, 4, 4, 0).answer(FOR_THREE)
    assert three.options() == [form((3,), (1, 1, 1)), form((3,), (1, 2)), form((3,), (2, 1))]
    three.answer(form((3,), (2, 1)))
    assert three.hung(0) == ["6,4", "8,4", "10,4"]
    assert three.s.decor == (3, 3, 1)


@pytest.mark.rule("AO5")
def test_an_exchange_must_bring_the_wanted_value_back() -> None:
    sketch = wants(table().wall(0, *THREE_ONES), 1, 0, 5, 5).answer(FOR_ONE)
    assert sketch.options() == [form((1, 1), (2,)), form((1, 1, 1), (3,))]
    assert sketch.why(form((2,), (1, 1))) == "why-value-stays-out"
    assert sketch.why(form((1, 2), (3,))) == sketch.why(form((1, 1), (2,), standing=True)) == "why-no-such-line"
    sketch.answer(form((1, 1), (2,)))
    assert sketch.cells() == ["8,4", "9,4"]
    assert sketch.why("10,4") == sketch.why("1,1") == sketch.why(110) == "why-no-line-here"


@pytest.mark.rule("ASL-107", "AO6")
def test_without_an_exchange_the_value_cannot_be_taken() -> None:
    sketch = wants(table().wall(0, "city 2x3 at 6,4", "decor 1x1 at 8,4"), 2, 0, 3, 3)
    assert sketch.options() == [decor("2x1"), decor("1x2")]
    assert sketch.why(decor("1x1")) == "why-out-of-stock"
    assert sketch.why(FOR_ONE) == "why-no-exchange"
    none = wants(table().wall(0, "city 2x3 at 6,4", "decor 1x1 at 8,4"), 1, 0, 3, 3)
    assert none.asked() == "nothing"


@pytest.mark.rule("AO6")
def test_nobody_is_made_to_exchange() -> None:
    sketch = wants(table().wall(0, *THREE_ONES).wall(1, "city 2x3 at 6,4", "decor 2x1 at 8,4"), 1, 0, 0, 7)
    assert sketch.options() == [FOR_ONE, FORGO]
    sketch.answer(FORGO)
    assert sketch.s.decor == (0, 0, 7)
    assert sketch.hung(1) == ["6,4", "8,4"]
    other = wants(table().wall(1, *THREE_ONES).wall(0, "city 2x3 at 6,4"), 1, 0, 0, 7)
    assert other.asked() == "nothing"  # another player's decor is not exchanged


def test_nothing_is_exchanged_for_a_tile_that_has_no_room() -> None:
    sketch = table().wall(0, "city 2x3 at 6,4", "decor 2x1 at 8,4").covered(0, "1,1").assistant(0, "city 5x5")
    assert wants(sketch, 2, 0, 0, 5).asked() == "nothing"
    free = table().wall(0, "city 2x3 at 6,4", "decor 2x1 at 8,4").covered(0, "1,1")
    assert FOR_TWO not in wants(free, 2, 1, 0, 5).options()  # the supply has no two ones to lay down
    assert free.asked() == "HangDecor"


def test_every_form_covers_as_many_cells_as_before() -> None:
    assert len(BEFORE) == len(AFTER) == FORMS // 2
    for before, after in zip(BEFORE, AFTER, strict=True):
        assert sum(before) == sum(after) <= 3
        assert not set(before) & set(after)
