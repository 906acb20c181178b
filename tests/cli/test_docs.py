"""docs/bots.md: every command in it runs, and every number in it comes from the tournaments that are kept."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pytest

import ratings as numbers
from terminal import environment, run
from vernissage import game, games
from vernissage.bots import LEVELS, setting
from vernissage.bots.arena import Pairing, Tournament, read
from vernissage.bots.learnt import shipped_file
from vernissage.bots.ratings import Rating
from vernissage.bots.results import Result

ROOT = Path(__file__).parents[2]
APART, MEETINGS = 150, 200
"""Rating points between one level and the next, and games that they have met in."""
CLOSER = {("masters-gallery", 5): 110}
"""Where there is no room for that: from `random` to the strongest level it is less than four times as far."""
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
COMMANDS = [
    line.removeprefix("$ ") for block in re.findall(r"```console\n(.*?)```", PAGE, re.S) for line in block.splitlines()
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the reader of the page has typed so far: with a record, and with the bot of the page."""
    home = tmp_path_factory.mktemp("reader")
    shutil.copy(ROOT / "tests" / "records" / "masters-gallery-3-absent-players.json", home / "game.json")
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    (home / "mybots.py").write_text(code, "utf-8")
    return home


@pytest.mark.parametrize("command", COMMANDS)
def test_what_the_page_says_can_be_typed(folder: Path, command: str) -> None:
    program, *words = shlex.split(command)
    assert program == "vernissage"
    assert run(folder, *words).stdout


def test_the_page_has_commands() -> None:
    assert len(COMMANDS) >= 8


def ratings(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The script that writes the numbers, in a copy of the project."""
    command = [sys.executable, str(root / "scripts" / "ratings.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment(root), cwd=root)


def test_the_numbers_of_the_page_come_from_the_files() -> None:
    done = ratings(ROOT, "--check")
    assert done.returncode == 0, done.stderr


def invented(play: object, pairings: Sequence[Pairing]) -> Iterator[Result]:
    """Results that nobody has played."""
    for pairing in pairings:
        won = sorted(pairing.lineup)[pairing.deal % 2] != pairing.lineup[0]
        scores = (5, 9) if won else (9, 5)
        yield Result(pairing.lineup, pairing.deal, scores, (int(won),), (9, 9), (0.5, 0.25))


def test_numbers_that_drift_are_noticed(tmp_path: Path) -> None:
    for name in ("scripts", "docs", "src/vernissage/bots"):
        (tmp_path / name).mkdir(parents=True)
    shutil.copy(ROOT / "scripts" / "ratings.py", tmp_path / "scripts")
    page, kept = tmp_path / "docs" / "bots.md", tmp_path / "docs" / "ratings" / "levels.json"
    page.write_text(PAGE, "utf-8")
    Tournament(game("masters-gallery"), [*LEVELS, "random"], 2, 2, False, kept).run(invented)
    assert "docs/bots.md is not what docs/ratings says" in ratings(tmp_path, "--check").stderr
    assert ratings(tmp_path).returncode == 0
    assert ratings(tmp_path, "--check").returncode == 0
    written = page.read_text("utf-8")
    assert "| Masters Gallery |  | `greedy%" in written
    assert "[levels.json](levels.json)" in (kept.parent / "README.md").read_text("utf-8")
    assert written.partition("<!-- /ratings -->")[2] == PAGE.partition("<!-- /ratings -->")[2]
    kept.write_text(re.sub(r'"points": \d+', '"points": 2222', kept.read_text("utf-8"), count=1), "utf-8")
    assert "levels.json: ratings is not what follows from its games" in ratings(tmp_path, "--check").stderr


def test_what_time_is_worth_is_measured_in_every_game() -> None:
    head, *rows = re.findall(r"^\| ([^|]+ \| (?:0\.03 s |\d+ % \().*) \|$", PAGE, re.M)
    first, *_, last = head.split(" | ")[1:]
    assert (first, last) == ("0.03 s", "1 s")
    assert sorted(row.split(" | ")[0] for row in rows) == sorted(one.title for one in games() if shipped_file(one))
    for row in rows:
        won = [int(cell.split()[0]) for cell in row.split(" | ")[1:]]
        assert won[-1] >= won[0]


KEPT = [read(file) for file in sorted((ROOT / "docs" / "ratings").glob("*.json"))]
LADDERS = [(one, seats) for one in games() if shipped_file(one) for seats in sorted({2, 3, one.seats[1]})]
NEIGHBOURS = [
    pytest.param(one.name, seats, low, high, id=f"{one.name}-{seats}-{high}")
    for one, seats in LADDERS
    for low, high in pairwise(LEVELS)
]


@pytest.fixture(scope="module")
def rated() -> dict[tuple[str, int], dict[str, Rating]]:
    """What the tournaments say of the levels, by game and seats."""
    return numbers.rated(KEPT)


@pytest.mark.parametrize(("name", "seats", "lower", "higher"), NEIGHBOURS)
def test_the_levels_are_measured_at_every_game_and_apart(
    rated: dict[tuple[str, int], dict[str, Rating]], name: str, seats: int, lower: str, higher: str
) -> None:
    """Neighbours have met often enough, as they are today, and are far enough apart: at two, three and most seats."""
    met, one, other = numbers.meetings(KEPT), *(setting(level, name, seats) for level in (lower, higher))
    several = (other, *numbers.BRIEF) if higher == LEVELS[-1] else (other,)
    assert max(met[name, seats, frozenset((one, bot))] for bot in several) >= MEETINGS
    points = rated[name, seats]
    assert points[higher].points - points[lower].points >= CLOSER.get((name, seats), APART)
