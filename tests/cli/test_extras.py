"""What somebody has who installed only what playing in a browser needs: all of that, and one line about the rest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from terminal import PATIENCE, environment
from vernissage import Match
from vernissage.extras import EXTRAS

BARE = "import sys\nfor library in {missing!r}: sys.modules[library] = None\n"
"""A Python in which some libraries are not installed."""
MISSING = tuple(library for library in EXTRAS if library != "rich")
"""Litestar brings rich along."""


def bare(home: Path, code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run some code without the libraries of all extras."""
    command = [sys.executable, "-c", BARE.format(missing=MISSING) + code, *words]
    return subprocess.run(command, env=environment(home), cwd=home, capture_output=True, text=True, timeout=PATIENCE)


def command(home: Path, *words: str, screen: bool = False) -> subprocess.CompletedProcess[str]:
    """Carry out a command without the libraries of all extras."""
    terminal = "for stream in (sys.stdin, sys.stdout): stream.isatty = lambda: True\n" if screen else ""
    return bare(home, f"{terminal}from vernissage.cli import main; sys.exit(main(sys.argv[1:]))", *words)


@pytest.mark.parametrize(
    ("words", "screen", "line"),
    [
        (
            ["play", "masters-gallery"],
            True,
            "the screen (--plain does without) needs textual, which is not installed; "
            "pip install 'vernissage[terminal]' does it",
        ),
        (
            ["replay", "game.json"],
            True,
            "the screen (--plain does without) needs textual, which is not installed; "
            "pip install 'vernissage[terminal]' does it",
        ),
        (
            ["arena", "masters-gallery", "random", "greedy"],
            False,
            "the arena needs openskill, which is not installed; pip install 'vernissage[ratings]' does it",
        ),
        (
            ["serve", "--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/none"],
            False,
            "--database postgresql: PostgreSQL needs psycopg, which is not installed; "
            "pip install 'vernissage[postgres]' does it",
        ),
        (
            ["check", "--database", "postgresql://nobody@127.0.0.1:1/none"],
            False,
            "PostgreSQL needs psycopg, which is not installed; pip install 'vernissage[postgres]' does it",
        ),
        (
            ["serve", "--port", "0", "--database", "house.sqlite3", "--smtp", "smtp://127.0.0.1"],
            False,
            "sending mails needs aiosmtplib, which is not installed; pip install 'vernissage[mail]' does it",
        ),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else None,
)
def test_what_is_missing_is_named_in_one_line_with_the_extra(
    tmp_path: Path, words: list[str], screen: bool, line: str
) -> None:
    (tmp_path / "game.json").write_text(Match("masters-gallery", 2, seed=1).record().write(), "utf-8")
    done = command(tmp_path, *words, screen=screen)
    assert done.returncode == 2, done.stderr
    assert done.stderr.splitlines()[-1] == f"vernissage: {line}"
    assert "Traceback" not in done.stderr


def test_games_are_played_and_looked_at_without_any_extra(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(Match("masters-gallery", 2, seed=1).record().write(), "utf-8")
    for words in (
        ["games"],
        ["play", "masters-gallery", "--me", "none", "--bots", "random", "--seed", "1", "--pace", "0", "--plain"],
        ["replay", "game.json"],
        ["export", "game.json"],
        ["hint", "game.json", "--iterations", "5"],
        ["sheet", "masters-gallery"],
    ):
        done = command(tmp_path, *words)
        assert done.returncode == 0, (words, done.stderr)


def test_a_house_needs_no_extra_and_counts_no_game_it_cannot_rate(tmp_path: Path) -> None:
    code = """
from vernissage.server.app import create_app
from vernissage.server.settings import Settings
from vernissage.house.ratings import counts
from vernissage.house.results import Over, SeatResult
create_app(Settings(database="house.sqlite3"))
seats = tuple(SeatResult(seat, name, "", 1, 0, {}, own=True) for seat, name in enumerate(("anna", "hugo")))
over = Over("x", "masters-gallery", 1, "live", True, True, 0.0, seats)
print(over.counts, counts(over))
"""
    done = bare(tmp_path, code)
    assert (done.returncode, done.stdout) == (0, "True False\n"), done.stderr
