"""A lot tried on is worth what it would be worth if it hung there (p. 5, p. 8), and decides nothing."""

from __future__ import annotations

from art_society.builders import GAME, Sketch, at, read_out, table
from vernissage.core.step import Decision
from vernissage.table.preview import previews
from vernissage.table.whatif import trial

WALL = ("city gold 2x3 at 6,4", "portrait wood 4x2 at 8,4")


def asked_to_hang(painting: str) -> Sketch:
    """A seat that has to hang a painting."""
    return table().wall(0, *WALL).prestige(city=8, portrait=3).takes(0, painting)


def test_a_lot_tried_on_before_anybody_picks_is_worth_what_it_is_once_it_hangs() -> None:
    lots = table().wall(0, *WALL).prestige(city=8, portrait=3).lots("city gold 2x2", "landscape 3x2", "portrait 4x4")
    for number, words in enumerate(("city gold 2x2", "landscape 3x2", "portrait 4x4")):
        tried = trial(GAME, lots.s, 0, "lot", number)
        assert tried is not None
        asked = asked_to_hang(words)
        assert isinstance(asked.step, Decision)
        cells = [choice for choice in asked.options() if choice < 108]
        assert list(tried.previews) == cells
        figures, after = previews(GAME, asked.s, asked.step, cells)
        assert tried.figures == figures
        assert {cell: preview.changes for cell, preview in tried.previews.items()} == {
            cell: preview.changes for cell, preview in after.items()
        }


def test_what_a_place_would_change_is_told_by_name() -> None:
    lots = table().wall(0, *WALL).prestige(city=8, portrait=3).lots("city gold 2x2")
    tried = trial(GAME, lots.s, 0, "lot", 0)
    assert tried is not None
    above = tried.previews[at("6,2")]
    now = {line.id: number for line, number in tried.figures}
    then = {tried.figures[place][0].id: number for place, number in above.changes}
    assert now["figure-points"] - then["figure-points"] == 5  # both cities lose their prestige; the eyeline stays
    assert then["figure-clashing"] == 2
    assert now["figure-free"] - then["figure-free"] == 4
    assert above.meets == (("match", at("6,4")), ("clash", at("6,4")))
    beside = tried.previews[at("8,6")]
    assert [how for how, _ in beside.meets] == ["match", "clash"]
    assert {read_out(cell) for _, cell in beside.meets} == {"6,4"}


def test_a_painting_of_the_museum_can_be_tried_and_one_that_is_not_there_cannot() -> None:
    sketch = table().wall(0, *WALL).museum("landscape 2x2").lots("city gold 2x2")
    painting = sketch.s.museum[0]
    assert trial(GAME, sketch.s, 0, "painting", painting) is not None
    assert trial(GAME, sketch.s, 0, "painting", sketch.s.lots[0]) is None
    assert trial(GAME, sketch.s, 0, "lot", 1) is None
    sketch.s.lots = (-1,)
    assert trial(GAME, sketch.s, 0, "lot", 0) is None, "one that somebody has taken"


def test_a_lot_face_down_cannot_be_tried() -> None:
    sketch = table().wall(0, *WALL)
    sketch.s.chosen = (0, 3)
    assert trial(GAME, sketch.s, 0, "lot", 0) is None
