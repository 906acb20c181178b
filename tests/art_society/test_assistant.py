"""The assistant, who holds one tile (p. 6)."""

from __future__ import annotations

import pytest

from art_society.builders import Sketch, table
from vernissage.core.step import NONE
from vernissage.games.art_society.decor import GIVE, HangDecor
from vernissage.games.art_society.hanging import (
    CONFIRM,
    EXCHANGE_MUSEUM,
    HANG_HELD,
    HELD_FIRST,
    KEEP_EXCESS,
)
from vernissage.games.art_society.scoring import in_faux_pas


def holding(tile: str, new: str = "landscape wood 2x2") -> Sketch:
    """A wall with a gold city painting, an assistant with a tile, and a new painting."""
    return table().wall(0, "city gold 2x3 at 6,4").assistant(0, tile).takes(0, new)


@pytest.mark.rule("ASL-115", "ASL-121")
@pytest.mark.parametrize("tile", ["portrait shell 2x2", "decor 2x1"])
def test_the_assistant_holds_one_tile(tile: str) -> None:
    sketch = holding(tile)
    assert GIVE not in sketch.options()
    assert sketch.why(GIVE) == "why-assistant-busy"


@pytest.mark.rule("ASL-116", "ASL-117", "A08")
def test_a_painting_that_fits_may_be_given_away_but_not_refused() -> None:
    sketch = table().wall(0, "city gold 2x3 at 6,4").takes(0, "portrait 2x2")
    assert sketch.cells()
    assert sketch.why(GIVE) == ""
    assert sketch.why(KEEP_EXCESS) == sketch.why(EXCHANGE_MUSEUM) == "why-fits"
    busy = holding("decor 1x1", "portrait 2x2")
    assert [choice for choice in busy.options() if choice >= GIVE] == [HELD_FIRST]


@pytest.mark.rule("ASL-118")
def test_the_held_tile_is_hung_before_or_after() -> None:
    first = holding("portrait shell 2x2").answer(HELD_FIRST, "8,4")
    assert first.asked() == "Hang"
    first.answer("10,4", CONFIRM)
    assert first.hung(0) == ["6,4", "8,4", "10,4"]
    after = holding("portrait shell 2x2").answer("8,4", HANG_HELD, "10,4", CONFIRM)
    assert after.hung(0) == ["6,4", "8,4", "10,4"]
    assert first.me(0).tiles[1][0] == after.me(0).tiles[2][0]
    assert first.me(0).assistant == after.me(0).assistant == NONE


@pytest.mark.rule("ASL-119")
def test_the_held_tile_makes_room_for_the_new_one() -> None:
    sketch = holding("portrait shell 2x2").answer(HELD_FIRST, "8,4", GIVE)
    assert sketch.view().players[0].assistant.genre == "landscape"
    assert sketch.options() == [CONFIRM]


@pytest.mark.rule("ASL-120")
def test_the_held_tile_need_not_be_hung() -> None:
    sketch = holding("portrait shell 2x2").answer("8,4")
    assert sketch.options() == [HANG_HELD, CONFIRM]
    sketch.answer(CONFIRM)
    assert sketch.me(0).assistant != NONE


@pytest.mark.rule("ASL-122", "ASL-123")
def test_a_held_painting_goes_to_the_wall_and_nowhere_else() -> None:
    sketch = table().covered(0).museum("landscape 2x2").assistant(0, "landscape 4x4").takes(0, "portrait 5x5")
    assert sketch.options() == [CONFIRM]  # nothing can be done with the held landscape, nor with the portrait
    assert len(sketch.me(0).excess) == 1
    assert sketch.why(HANG_HELD) == "why-held-no-place"
    assert sketch.me(0).assistant != NONE
    open_wall = table().wall(1, "city 2x3 at 6,4").covered(0).assistant(0, "landscape 4x4")
    assert open_wall.takes(0, "portrait 5x5").hung(1) == ["6,4"]


@pytest.mark.rule("ASL-124", "ASL-125", "ASL-170", "ASL-172", "ASL-179")
@pytest.mark.parametrize("tile", ["landscape 2x2", "decor 3x1"])
def test_a_tile_still_held_scores_nothing_and_is_no_excess(tile: str) -> None:
    without = table().wall(0, "city 2x3 at 6,4").prestige(landscape=9, city=3)
    with_tile = table().wall(0, "city 2x3 at 6,4").prestige(landscape=9, city=3).assistant(0, tile)
    assert with_tile.scores() == without.scores()
    assert with_tile.view().players[0].excess == ()


@pytest.mark.rule("ASL-EX-06")
def test_a_second_city_goes_to_the_assistant_to_avoid_a_faux_pas() -> None:
    sketch = table().wall(0, "city gold 2x3 at 6,4").takes(0, "city gold 2x2")
    for cell in sketch.cells():
        trial = table().wall(0, "city gold 2x3 at 6,4").takes(0, "city gold 2x2").answer(cell)
        assert in_faux_pas(trial.s.box, trial.me(0), 0)
    sketch.answer(GIVE, CONFIRM)
    assert sketch.hung(0) == ["6,4"]
    assert sketch.view().players[0].assistant.genre == "city"
    assert sketch.s.decor == (48, 36, 24)
    assert sketch.me(0).excess == ()


@pytest.mark.rule("ASL-EX-07")
def test_the_portrait_goes_between_the_two_cities() -> None:
    sketch = table().wall(0, "city gold 2x3 at 6,4").assistant(0, "city silver 2x2").prestige(city=4)
    sketch.takes(0, "portrait wood 2x2").answer("8,4", HANG_HELD, "10,4", CONFIRM)
    assert sketch.hung(0) == ["6,4", "8,4", "10,4"]
    assert sketch.me(0).assistant == NONE
    assert not any(in_faux_pas(sketch.s.box, sketch.me(0), i) for i in range(3))
    assert sketch.view().players[0].score[0].count == 2
    reverse = table().wall(0, "city gold 2x3 at 6,4").assistant(0, "city silver 2x2").takes(0, "portrait wood 2x2")
    reverse.answer(HELD_FIRST)
    for cell in reverse.cells():
        trial = table().wall(0, "city gold 2x3 at 6,4").assistant(0, "city silver 2x2").takes(0, "portrait wood 2x2")
        trial.answer(HELD_FIRST, cell)
        assert in_faux_pas(trial.s.box, trial.me(0), 0)


@pytest.mark.rule("ASL-118")
def test_held_decor_may_be_hung_with_a_new_painting() -> None:
    sketch = holding("decor 1x3").answer(HELD_FIRST, "8,4")
    assert sketch.asked() == "Hang"
    assert sketch.me(0).assistant == NONE
    assert sketch.view().players[0].score[4].count == 3


@pytest.mark.rule("AO9")
def test_the_held_tile_may_be_hung_whatever_becomes_of_the_new_one() -> None:
    hole = ("1,1", "2,1", "1,2", "2,2", "12,9")
    kept = table().wall(0, "city 2x3 at 6,4").covered(0, *hole).assistant(0, "portrait 2x2")
    kept.takes(0, "landscape 5x5").answer(KEEP_EXCESS, 0, "12,9")  # the excess painting's 1×1 is hung
    assert kept.options() == [HANG_HELD, CONFIRM]
    kept.answer(HANG_HELD)
    assert kept.hung(0)[-1] == "1,1"
    swapped = table().covered(0, *hole).assistant(0, "decor 1x1").museum("landscape 2x2")
    swapped.takes(0, "landscape 5x5").answer(EXCHANGE_MUSEUM, HANG_HELD)
    assert [tile for tile, _ in swapped.me(0).tiles][-1] == 116


def test_a_tile_just_given_stays_for_this_turn() -> None:
    sketch = table().wall(0, "city gold 2x3 at 6,4").then(HangDecor(0, 0)).answer(GIVE)
    assert sketch.me(0).given == len(sketch.me(0).tiles)
