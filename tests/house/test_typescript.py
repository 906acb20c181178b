"""What the client knows of the games was written from the rules as they are."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
WRITER: dict[str, Any] = runpy.run_path(str(ROOT / "scripts" / "typescript.py"))
FILES: dict[str, str] = WRITER["files"]()


@pytest.mark.parametrize("name", FILES)
def test_no_generated_file_is_stale(name: str) -> None:
    there = ROOT / "web" / "generated" / name
    assert there.exists(), "python scripts/typescript.py writes it"
    assert there.read_text("utf-8") == FILES[name], "python scripts/typescript.py writes it anew"


def test_no_file_is_left_of_a_game_that_is_gone() -> None:
    found = {path.name for path in (ROOT / "web" / "generated").glob("*.ts")}
    assert found - {"schema.d.ts"} == set(FILES)
