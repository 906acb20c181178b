"""What becomes of a painting that does not fit (p. 6)."""

from __future__ import annotations

import pytest

from art_society.builders import BOX, GAME, Sketch, table
from vernissage.core.step import NONE
from vernissage.games.art_society.decor import FORGO, GIVE, HANG_HELD_FIRST
from vernissage.games.art_society.hanging import (
    CONFIRM,
    EXCHANGE_MUSEUM,
    HELD_FIRST,
    KEEP_EXCESS,
    ConfirmHanging,
    museum_offers,
)

HOLE = ("1,1", "2,1", "1,2", "2,2")


def crowded(*free: str) -> Sketch:
    """A wall with little room."""
    return table().wall(0, "city gold 2x3 at 6,4").covered(0, *(free or (*HOLE, "12,9")))


@pytest.mark.rule("ASL-126", "A09")
def test_a_painting_does_not_fit_if_no_place_is_legal() -> None:
    assert crowded().takes(0, "landscape 2x2").why(KEEP_EXCESS) == "why-fits"
    assert crowded().takes(0, "landscape 2x3").why(KEEP_EXCESS) == ""
    apart = table().wall(0, "decor 1x1 at 1,1").takes(0, "landscape 5x5")
    assert apart.why(KEEP_EXCESS) == "why-fits"  # free cells beside the decor
    walled = table()
    walled.me(0).wall = BOX.grid.rectangle(0, 1, 1)
    walled.takes(0, "landscape 2x2")
    assert walled.why("6,6") == "why-touches-nothing"


@pytest.mark.rule("ASL-127")
def test_it_is_settled_before_the_next_player_hangs() -> None:
    sketch = table(2).covered(0).covered(1).auction("city 5x5", "portrait 5x5", "landscape 5x5").bid(9, 4)
    sketch.answer(2, 0, KEEP_EXCESS)
    assert (sketch.asked(), sketch.step and sketch.step.asks(sketch.s)) == ("ConfirmHanging", 0)
    assert [len(sketch.me(seat).excess) for seat in (0, 1)] == [1, 0]
    sketch.answer(CONFIRM, KEEP_EXCESS)
    assert [len(sketch.me(seat).excess) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("ASL-128")
def test_first_the_assistant_if_free() -> None:
    sketch = crowded().takes(0, "landscape 5x5").answer(GIVE)
    assert sketch.view().players[0].assistant.width == 5
    assert sketch.me(0).excess == ()
    assert crowded().assistant(0, "city 4x4").takes(0, "landscape 5x5").asked() == "HangDecor"  # nothing but excess


@pytest.mark.rule("ASL-129")
def test_second_an_exchange_also_when_the_assistant_is_free() -> None:
    sketch = crowded().museum("landscape 2x2").takes(0, "landscape 5x5")
    assert sketch.options() == [GIVE, EXCHANGE_MUSEUM, KEEP_EXCESS]


@pytest.mark.rule("ASL-130")
def test_only_for_the_same_genre() -> None:
    sketch = crowded().museum("portrait 2x2", "city 2x2").takes(0, "landscape 5x5")
    assert sketch.why(EXCHANGE_MUSEUM) == "why-museum-offers-none"
    both = crowded().museum("portrait 2x2", "landscape gold 2x2", "landscape wood 2x2").takes(0, "landscape 5x5")
    both.answer(EXCHANGE_MUSEUM)
    assert [BOX.genre[painting] for painting in both.options()] == [3, 3]
    assert both.why(both.s.museum[0]) == "why-other-genre"
    assert both.why(0) == "why-not-in-museum"


@pytest.mark.rule("ASL-131", "A11")
def test_only_for_one_that_fits() -> None:
    sketch = crowded().museum("landscape 3x3", "landscape 2x3").takes(0, "landscape 5x5")
    assert sketch.why(EXCHANGE_MUSEUM) == "why-museum-offers-none"
    some = crowded().museum("landscape 3x3", "landscape shell 2x2", "landscape wood 2x2").takes(0, "landscape 5x5")
    some.answer(EXCHANGE_MUSEUM)
    assert some.why(some.s.museum[0]) == "why-museum-no-place"


@pytest.mark.rule("ASL-132", "A11")
def test_the_museums_painting_is_hung_at_once() -> None:
    sketch = crowded(*HOLE, "3,1", "3,2").museum("landscape 2x2").takes(0, "landscape 5x5").answer(EXCHANGE_MUSEUM)
    assert sketch.asked() == "HangFromMuseum"
    assert sketch.cells() == ["1,1", "2,1"]
    assert sketch.options()[-1] < GIVE


@pytest.mark.rule("ASL-133", "A10")
def test_the_painting_given_up_joins_the_museum() -> None:
    sketch = crowded().museum("landscape 2x2").takes(0, "landscape 5x5").answer(EXCHANGE_MUSEUM)
    assert [(work.genre, work.width) for work in sketch.view().museum] == [("landscape", 5)]
    sketch.wall(1, "city 2x3 at 6,4")
    sketch.me(1).picked = sketch.draw("landscape 4x5")
    assert museum_offers(sketch.s, sketch.me(1)) == list(sketch.s.museum)  # a later exchange finds it


@pytest.mark.rule("ASL-134", "A10")
def test_an_exchange_moves_no_marker() -> None:
    sketch = crowded().museum("landscape 2x2").prestige(landscape=12, city=3).takes(0, "landscape 5x5")
    sketch.answer(EXCHANGE_MUSEUM, CONFIRM)
    assert sketch.s.prestige == (3, 0, 0, 12)


@pytest.mark.rule("ASL-135", "A09")
def test_a_painting_that_fits_is_not_exchanged() -> None:
    sketch = table().wall(0, "city 2x3 at 6,4").museum("landscape 2x2").takes(0, "landscape 5x5")
    assert sketch.why(EXCHANGE_MUSEUM) == "why-fits"


@pytest.mark.rule("ASL-EX-08")
def test_a_landscape_too_large_is_exchanged_for_a_smaller_one() -> None:
    sketch = crowded().assistant(0, "portrait 4x4").museum("landscape silver 2x2").prestige(landscape=12)
    large = sketch.takes(0, "landscape 5x5").me(0).picked
    assert sketch.options() == [EXCHANGE_MUSEUM, KEEP_EXCESS]
    sketch.answer(EXCHANGE_MUSEUM)
    assert sketch.hung(0)[-1] == "1,1"  # the hole is its only place
    assert sketch.me(0).excess == ()
    assert sketch.s.prestige == (0, 0, 0, 12)
    assert sketch.s.museum == (large,)
    assert sketch.view().players[0].free == 1
    assert sketch.asked() == "ConfirmHanging"  # no frame beside it matches


@pytest.mark.rule("ASL-098", "A03")
def test_a_painting_from_the_museum_earns_decor() -> None:
    sketch = table().wall(0, "city gold 2x2 at 3,1").covered(0, *HOLE, "12,9").museum("landscape gold 2x2")
    sketch.takes(0, "landscape 5x5").answer(EXCHANGE_MUSEUM)
    assert sketch.asked() == "HangDecor"


@pytest.mark.rule("ASL-136", "AO8")
def test_it_may_be_kept_although_something_else_is_possible() -> None:
    sketch = crowded().museum("landscape 2x2").takes(0, "landscape 5x5")
    assert {GIVE, EXCHANGE_MUSEUM, KEEP_EXCESS} <= set(sketch.options())
    sketch.answer(KEEP_EXCESS)
    assert [work.width for work in sketch.view().players[0].excess] == [5]


@pytest.mark.rule("ASL-137", "ASL-138", "A12")
def test_an_excess_painting_brings_a_1x1() -> None:
    sketch = crowded().takes(0, "landscape 5x5").answer(KEEP_EXCESS)
    assert sketch.asked() == "HangDecor"
    assert sketch.cells() == ["2,1", "1,2", "2,2", "12,9"]  # in the corner it would touch no tile
    assert GIVE in sketch.options()
    sketch.answer("12,9")
    assert sketch.s.decor == (47, 36, 24)
    held = crowded().takes(0, "landscape 5x5").answer(KEEP_EXCESS, GIVE)
    assert held.me(0).assistant == 116
    assert held.s.decor == (47, 36, 24)


@pytest.mark.rule("ASL-139", "A12", "AO10")
def test_the_1x1_is_skipped_if_it_has_no_place() -> None:
    full = table().wall(0, "city 2x3 at 6,4").covered(0).takes(0, "landscape 5x5").answer(KEEP_EXCESS)
    assert full.asked() == "ConfirmHanging"
    assert full.s.decor == (48, 36, 24)
    assert full.me(0).assistant == NONE  # nothing is due once the wall is full
    out = crowded().stock(0, 4, 4).takes(0, "landscape 5x5").answer(KEEP_EXCESS)
    assert out.asked() == "ConfirmHanging"
    assert len(out.me(0).excess) == 1


@pytest.mark.rule("ASL-140")
def test_an_excess_painting_stays_beside_the_board() -> None:
    sketch = crowded().museum("landscape 2x2").excess(0, "landscape 4x4").takes(0, "portrait 2x2")
    assert [choice for choice in sketch.options() if choice >= GIVE] == [GIVE]
    sketch.answer("1,1", CONFIRM)
    assert len(sketch.me(0).excess) == 1
    assert sketch.me(0).assistant == NONE


@pytest.mark.rule("ASL-141")
def test_a_second_excess_painting_triggers_the_end() -> None:
    sketch = crowded().excess(0, "landscape 4x4")
    assert sketch.view().ending == ()
    sketch.takes(0, "portrait 5x5").answer(KEEP_EXCESS)
    assert sketch.view().ending == ("excess",)


@pytest.mark.rule("AO7")
def test_fitting_is_judged_when_the_new_painting_is_placed() -> None:
    sketch = crowded(*HOLE).assistant(0, "city 2x2").museum("portrait 2x2").takes(0, "landscape 2x2")
    assert sketch.why(KEEP_EXCESS) == "why-fits"
    sketch.answer(HELD_FIRST)  # the assistant's tile takes the only place
    assert sketch.why(KEEP_EXCESS) == ""
    assert sketch.options() == [GIVE, KEEP_EXCESS]


def test_decor_may_be_saved_by_hanging_the_held_tile_first() -> None:
    sketch = crowded("1,1", "2,1").stock(0, 0, 3).assistant(0, "decor 1x1").takes(0, "landscape 5x5")
    sketch.answer(KEEP_EXCESS)
    assert sketch.options() == [HANG_HELD_FIRST, FORGO]
    assert sketch.s.agenda[0].asks(sketch.s) == 0
    assert isinstance(sketch.s.agenda[0], ConfirmHanging)
    assert GAME.wording.label(sketch.s, sketch.s.agenda[-1], HANG_HELD_FIRST).id == "label-held-first"
