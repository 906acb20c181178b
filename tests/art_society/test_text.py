"""What players read: whole games and rare moments, in both languages."""

from __future__ import annotations

import pytest

from art_society.builders import GAME, Sketch, at, table
from drive import told
from vernissage import SPECTATOR, Dice, Match
from vernissage.core.step import Decision
from vernissage.games.art_society.box import CELLS
from vernissage.games.art_society.decor import EXCHANGE_DECOR, TakeDecor
from vernissage.games.art_society.hanging import EXCHANGE_MUSEUM, KEEP_EXCESS
from vernissage.table.text import LANGUAGES, catalogue

NAMES = ("Anne", "Hugo", "Élise", "Zoé")


def said(sketch: Sketch, choice: int, lang: str = "en") -> list[str]:
    """The log of the waiting step, answered so."""
    assert sketch.step is not None
    lines = told(GAME, sketch.s, sketch.step, choice)
    return [catalogue(lang, GAME).say(line, NAMES) for line in lines]


def asked(sketch: Sketch, lang: str = "en") -> str:
    """The prompt of the waiting step."""
    assert isinstance(sketch.step, Decision)
    return catalogue(lang, GAME).say(GAME.wording.prompt(sketch.s, sketch.step), NAMES)


def crowded() -> Sketch:
    return table().covered(0, "1,1", "2,1", "1,2", "2,2", "4,1").museum("landscape gold 2x2", "landscape wood 2x2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_every_kind_has_a_label(lang: str) -> None:
    match = Match(GAME, 2, seed=2)
    dice = Dice(2)
    words = catalogue(lang, GAME)
    while not match.finished:
        for waiting in match.waiting():
            step = next(step for step in match.state.agenda[::-1] if step.asks(match.state) == waiting.seat)
            for choice in range(GAME.kind(step).width):
                assert words.say(GAME.wording.label(match.state, step, choice))
            match.answer(waiting.seat, waiting.options[dice.below(len(waiting.options))].choice)


def test_a_painting_is_read_out_as_the_glossary_says() -> None:
    sketch = table().auction("landscape gold 3x2", "city 2x2", "portrait 2x2", "still_life 2x2").bid(3, 2, 1)
    assert sketch.step is not None
    line = GAME.wording.label(sketch.s, sketch.step, 0)
    assert catalogue("en", GAME).say(line) == "Landscape, 3×2, gold frame, value 4"
    assert catalogue("fr", GAME).say(line) == "Paysage, 3×2, cadre doré, valeur 4"
    assert said(sketch, 1) == ["Anne bids 3 and picks the 2×2 city life painting"]
    assert said(sketch, 1, "fr") == ["Anne enchérit à 3 et choisit la scène urbaine 2×2"]


def test_a_place_says_what_it_brings() -> None:
    sketch = table().wall(0, "city gold 2x3 at 6,4", "portrait gold 2x2 at 8,4").takes(0, "city gold 2x2")
    assert sketch.step is not None
    wanted = {
        "8,6": "Column 8, row 6, 2 matching frames, faux pas",
        "8,2": "Column 8, row 2, 1 matching frame",
        "6,2": "Column 6, row 2, 1 matching frame, faux pas",
    }
    for cell, text in wanted.items():
        assert catalogue("en", GAME).say(GAME.wording.label(sketch.s, sketch.step, at(cell))) == text
    plain = table().wall(0, "city gold 2x3 at 6,4").takes(0, "portrait wood 2x2")
    assert plain.step is not None
    assert catalogue("fr", GAME).say(GAME.wording.label(plain.s, plain.step, at("8,4"))) == "Colonne 8, ligne 4"


def test_hanging_tells_the_matches() -> None:
    sketch = table().wall(0, "city gold 2x3 at 6,4").takes(0, "portrait gold 2x2")
    assert said(sketch, 43) == ["Anne hangs the 2×2 portrait at column 8, row 4: 1 matching frame"]
    assert said(sketch, 43, "fr") == ["Anne accroche le portrait 2×2 en colonne 8, ligne 4\u00a0: 1 cadre assorti"]


def test_out_of_space_is_told_step_by_step() -> None:
    sketch = crowded().takes(0, "landscape 5x5")
    assert asked(sketch).startswith("No room for the 5×5 landscape")
    assert said(sketch, KEEP_EXCESS) == ["Anne keeps the 5×5 landscape as an excess painting"]
    sketch.answer(EXCHANGE_MUSEUM)
    assert asked(sketch) == "Choose a painting of the museum in exchange for the 5×5 landscape"
    choice = sketch.options()[0]
    assert said(sketch, choice) == ["Anne exchanges the 5×5 landscape for the 2×2 landscape of the museum"]


def test_an_exchange_of_decor_is_told() -> None:
    tiles = ("city 2x3 at 6,4", "decor 1x1 at 8,4", "decor 1x1 at 9,4", "decor 1x1 at 10,4")
    sketch = table().wall(0, *tiles).stock(0, 5, 5).then(TakeDecor(0, 1, False, 0)).answer(EXCHANGE_DECOR)
    for lang, wanted in (("en", "1×1 + 1×1 for 2×1, lying"), ("fr", "1×1 + 1×1 contre 2×1, à l’horizontale")):
        assert sketch.step is not None
        assert catalogue(lang, GAME).say(GAME.wording.label(sketch.s, sketch.step, 0)) == wanted
    sketch.answer(0)
    assert said(sketch, 43) == ["Anne exchanges lying decor on the wall: 1×1 + 1×1 for 2×1"]


def test_the_wall_is_drawn_row_by_row() -> None:
    sketch = table(2).wall(0, "city gold 2x3 at 6,4", "city gold 2x2 at 8,4", "decor 3x1 at 1,1")
    panel = GAME.wording.panels(sketch.view())[-2]
    words = catalogue("en", GAME)
    rows = [words.say(row.label, NAMES) for row in panel.rows]
    assert words.say(panel.title, NAMES) == "Wall: Anne"
    assert rows[1] == "1  c c c · · · · · · · · ·"
    assert rows[4] == "4  · · · · · a a b b · · ·  eyeline"
    assert rows[6] == "6  · · · · · a a · · · · ·  eyeline"
    assert rows[10] == "a at column 6, row 4, faux pas"


def test_panels_point_at_everything_that_can_be_chosen() -> None:
    sketch = crowded().auction("city 2x2", "portrait 2x2", "still_life 2x2", "city 3x3")
    rows = [row for panel in GAME.wording.panels(sketch.view(0)) for row in panel.rows]
    targets = {row.target for row in rows if row.target}
    assert {("lot", i) for i in range(4)} <= targets
    assert {("stack", i) for i in range(16)} <= targets
    assert {("bid", i) for i in range(20)} <= targets
    assert {("painting", painting) for painting in sketch.s.museum} <= targets


def test_a_hand_is_listed_for_its_owner_only() -> None:
    sketch = table(2).hand(0, 3, 9)
    for seat, shown in ((0, 2), (1, 20), (SPECTATOR, 0)):
        rows = [row for panel in GAME.wording.panels(sketch.view(seat)) for row in panel.rows]
        assert sum(1 for row in rows if row.target and row.target[0] == "bid") == shown


def test_nobody_is_told_of_cells_that_no_wall_has() -> None:
    """Answers leave room for larger walls than the printed one; the list of what is refused does not."""
    match = Match("art-society", 2, seed=5)
    while not any(one.kind == "Hang" for one in match.waiting()):
        for one in match.waiting():
            match.answer(one.seat, one.default)
    hang = match.waiting()[0]
    wall = match.box.grid.cells
    told = {one.choice for one in hang.options} | {one.choice for one in hang.refusals}
    assert told >= set(range(wall))
    assert not told & set(range(wall, CELLS))
    assert wall < CELLS
