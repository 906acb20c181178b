"""What the first page says of each game is what was counted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from house.test_house import ROOT, rows
from vernissage import games

NAMES = [game.name for game in games()]


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_of_a_game_are_counted_in_its_ledger(name: str) -> None:
    text = (ROOT / "web" / "src" / "games" / name / "game.ts").read_text("utf-8")
    said = re.search(r"rules: (\d+)", text)
    assert said is not None
    assert int(said.group(1)) == len(rows(Path(ROOT / "docs" / "rules" / f"{name}.md")))
