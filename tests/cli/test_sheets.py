"""Component sheets from the command line: to start from, to check, to play and compete with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terminal import run
from vernissage import Game, Match, Sheet, game, games
from vernissage.core.game import Line
from vernissage.table.text import LANGUAGES, catalogue

MASTERS = game("masters-gallery")


def own(home: Path, *changes: tuple[str, str]) -> Sheet:
    """A sheet of Masters Gallery with other values, in a file."""
    text = MASTERS.sheet.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (home / "mine.toml").write_text(text, "utf-8")
    return Sheet(text)


@pytest.mark.parametrize("found", games(), ids=lambda found: found.name)
def test_the_standard_sheet_is_printed_to_start_from(tmp_path: Path, found: Game) -> None:
    (tmp_path / "mine.toml").write_text(run(tmp_path, "sheet", found.name).stdout, "utf-8")
    told = run(tmp_path, "sheet", found.name, "--check", "mine.toml").stdout
    assert told == f"mine.toml: {found.title} can be played with it; all values are the standard ones\n"


def test_a_check_names_every_value_that_differs(tmp_path: Path) -> None:
    own(tmp_path, ("2 = 5\n", "2 = 4\n"), ("worth = 2", "worth = 3"), ('source = "rulebook"', 'source = "published"'))
    told = run(tmp_path, "sheet", "masters-gallery", "--check", "mine.toml").stdout.splitlines()
    assert told[0] == "mine.toml: Masters Gallery can be played with it; 2 values are its own:"
    assert told[1:] == ["  line 45: threshold.2: 5 -> 4", "  line 59: award_tokens.worth: 2 -> 3"]


def test_a_check_names_the_line_that_is_wrong(tmp_path: Path) -> None:
    own(tmp_path, ("worth = 2", "wort = 3"))
    done = run(tmp_path, "sheet", "masters-gallery", "--check", "mine.toml", code=2)
    assert done.stderr == "vernissage: mine.toml, line 59: award_tokens.wort: no such key: did you mean worth?\n"


def test_bots_compete_with_an_own_sheet(tmp_path: Path) -> None:
    sheet = own(tmp_path, ("2 = [13, 6, 6, 3]", "2 = [3, 1, 1, 1]"))
    words = ("arena", "masters-gallery", "random", "greedy~0.9", "--games", "2", "--jobs", "1", "--out", "kept.json")
    run(tmp_path, *words, "--sheet", "mine.toml")
    kept = json.loads((tmp_path / "kept.json").read_text("utf-8"))
    assert kept["box"] == sheet.digest
    assert Sheet(kept["sheet"]).digest == sheet.digest
    assert kept["command"].endswith("--sheet mine.toml")
    assert max(sum(entry["decisions"]) for entry in kept["games"]) < 30  # of six cards a player, not of 28
    refused = run(tmp_path, *words, "--resume", code=2).stderr
    assert f"kept.json was played with box {sheet.digest!r}, not {MASTERS.sheet.digest!r}" in refused


def test_the_help_says_what_was_printed_published_and_reconstructed(tmp_path: Path) -> None:
    for words in (["--help"], ["sheet", "--help"]):
        text = " ".join(run(tmp_path, *words).stdout.split())
        for found in games():
            for table, sources in found.sheet.sources().items():
                named = catalogue("en", found).say(Line(f"part-{table.replace('_', '-')}"))
                assert (named in text) == bool({"published", "reconstructed"} & set(sources)), (found.name, table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sources_of_every_table_are_told_in_words(tmp_path: Path, lang: str) -> None:
    for found in games():
        rows = run(tmp_path, "sheet", found.name, "--sources", "--lang", lang).stdout.splitlines()
        assert len(rows) == len(found.sheet.data)


def test_a_position_of_an_own_box_is_opened_with_its_sheet(tmp_path: Path) -> None:
    sheet = own(tmp_path, ("2 = 5\n", "2 = 4\n"))
    match = Match("masters-gallery", 2, seed=3, sheet=sheet)
    again = Match.from_position("masters-gallery", match.position(), seed=3, sheet=sheet)
    assert again.view() == match.view()
    assert again.view().threshold == 4
    assert Match.from_record(again.record().write()).view() == match.view()
