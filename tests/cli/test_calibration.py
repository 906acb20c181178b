"""docs/calibration.svg: the picture says what the cards beside the weights say."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "calibration.py"))


def test_the_picture_is_that_of_the_cards() -> None:
    kept = (ROOT / "docs" / "calibration.svg").read_text("utf-8")
    assert kept == SCRIPT["drawn"]()
    ElementTree.fromstring(kept)


def test_every_game_has_dots_in_every_third_that_follow_from_its_card() -> None:
    for game in SCRIPT["games"]():
        card = ROOT / "src" / "vernissage" / "games" / game.name.replace("-", "_") / "weights.md"
        first = re.findall(r"^\| 0\.2 – 0\.3 \| (\d\.\d\d) \((\d+)\)", card.read_text("utf-8"), re.MULTILINE)[0]
        found = [list(SCRIPT["dots"](game, third)) for third in range(3)]
        assert (0.25, float(first[0]), int(first[1])) in found[0]
        assert all(len(dots) >= 5 for dots in found)
