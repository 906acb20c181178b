"""The pages about component sheets: their examples can be played with, and they name what is reconstructed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from vernissage import Game, Sheet, games
from vernissage.core import scan

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "sheets.md").read_text("utf-8")
README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def page(game: Game) -> str:
    """The page of a game's sheet."""
    return (DOCS / "sheets" / f"{game.name}.md").read_text("utf-8")


def examples(game: Game) -> list[str]:
    """The corrections that the page shows for a game."""
    return re.findall(r"```toml\n(.*?)```", page(game), re.S)


def corrected(text: str, example: str) -> str:
    """The standard sheet with the tables of an example in the place of its own."""
    for part in re.split(r"^(?=\[)", example, flags=re.M)[1:]:
        head = part.split("\n")[0]
        found = list(re.finditer(rf"^{re.escape(head)}.*?(?=^\[|\Z)", text, re.M | re.S))
        old = found[1] if len(found) > 1 else found[0]
        text = text[: old.start()] + part + "\n" + text[old.end() :]
    return text


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_examples_of_the_page_can_be_played_with(game: Game) -> None:
    assert examples(game)
    for example in examples(game):
        sheet = Sheet(corrected(game.sheet.text, example))
        assert game.read(sheet).digest != game.sheet.digest


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_page_explains_every_table_and_names_what_is_ours(game: Game) -> None:
    tables, ours = page(game).split("## What is ours")
    for table, sources in tomllib.loads(game.sheet.text).items():
        assert f"`{table}`" in tables, table
        entries = sources if isinstance(sources, list) else [sources]
        if any(entry["source"] == "reconstructed" for entry in entries):
            assert f"`{table}`" in ours, table


def test_the_limits_on_the_page_are_those_of_the_program() -> None:
    told = [f"{scan.BYTES:,} bytes", f"{scan.LINES:,} lines", f"{scan.WIDTH:,} signs", f"{scan.TABLES} tables"]
    told += [f"{scan.KEYS:,} values", f"{scan.ITEMS:,} entries", f"{scan.LETTERS} signs"]
    said = " ".join(PAGE.split())
    for words in told:
        assert words in said, words


def test_the_readme_leads_to_the_page() -> None:
    assert "(docs/sheets.md)" in README
