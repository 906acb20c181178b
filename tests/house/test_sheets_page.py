"""The page about component sheets: its examples can be played with, and it names what is reconstructed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from vernissage import Game, Sheet, games
from vernissage.core import scan

PAGE = (Path(__file__).parents[2] / "docs" / "sheets.md").read_text("utf-8")
README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def examples(game: Game) -> list[str]:
    """The corrections that the page shows for a game."""
    chapter = PAGE.split(f"### {game.title}\n")[1].split("\n### ")[0]
    return re.findall(r"```toml\n(.*?)```", chapter, re.S)


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
    chapter = PAGE.split(f"### {game.title}\n")[1].split("\n### ")[0]
    ours = PAGE.split("## What is ours")[1].split("## The format")[0]
    for table, sources in tomllib.loads(game.sheet.text).items():
        assert f"`{table}`" in chapter, table
        entries = sources if isinstance(sources, list) else [sources]
        if any(entry["source"] == "reconstructed" for entry in entries):
            assert re.search(rf"\| {game.title} \|.*`{table}`", ours), table


def test_the_limits_on_the_page_are_those_of_the_program() -> None:
    told = [f"{scan.BYTES:,} bytes", f"{scan.LINES:,} lines", f"{scan.WIDTH:,} signs", f"{scan.TABLES} tables"]
    told += [f"{scan.KEYS:,} values", f"{scan.ITEMS:,} entries", f"{scan.LETTERS} signs"]
    page = " ".join(PAGE.split())
    for words in told:
        assert words in page, words


def test_the_readme_leads_to_the_page() -> None:
    assert "(docs/sheets.md)" in README
