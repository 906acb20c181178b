"""The rules of the house: short files, a test for every ledger row; `test_imports.py` says which way imports go."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from vernissage import Game, games

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "vernissage"


def imports(path: Path) -> Iterator[str]:
    """The modules of the project that a file imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("vernissage"))
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("vernissage"):
            assert node.level == 0
            yield node.module or ""


def test_games_do_not_know_each_other() -> None:
    packages = [path for path in (SOURCE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"]
    for package in packages:
        for path in package.rglob("*.py"):
            for module in imports(path):
                assert not module.startswith("vernissage.games") or module.startswith(
                    f"vernissage.games.{package.name}"
                ), f"{path.relative_to(SOURCE)} imports {module}"


@pytest.mark.parametrize("folder", ["src", "tests", "benchmarks", "web/src"])
def test_no_file_is_longer_than_a_chapter(folder: str) -> None:
    for pattern in ("*.py", "*.ts", "*.svelte"):
        for path in (ROOT / folder).rglob(pattern):
            if "node_modules" not in path.parts:
                assert len(path.read_text("utf-8").splitlines()) <= 400, path


LEDGERS = sorted((ROOT / "docs" / "rules").glob("*.md"))
ROW = re.compile(r"^\| *((?:[A-Z]+-)?(?:EX-)?[A-Z]*\d+) *\|")


def rows(ledger: Path) -> list[str]:
    """The ids of a ledger: rules, worked examples, rulings."""
    found = [ROW.match(line) for line in ledger.read_text("utf-8").splitlines()]
    return [match.group(1) for match in found if match]


def marked() -> set[str]:
    """The ids that tests are marked with."""
    ids: set[str] = set()
    for path in (ROOT / "tests").rglob("*.py"):
        if "fifth" in path.parts:  # a game that is not in the project: it is tested in a copy that has it
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                ids |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return ids


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_game_has_a_ledger(game: Game) -> None:
    ledger = ROOT / "docs" / "rules" / f"{game.name}.md"
    assert ledger in LEDGERS, f"{game.title} has no ledger: write docs/rules/{game.name}.md, a row a rule"
    assert rows(ledger)


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_every_row_of_the_ledger_has_a_test(ledger: Path) -> None:
    ids = rows(ledger)
    assert ids
    assert len(ids) == len(set(ids))
    tested = marked()
    missing = [id for id in ids if id not in tested]
    assert not missing, f"{len(missing)} of {len(ids)} rows without a test: {', '.join(missing[:20])}"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_row_that_a_refusal_names_can_be_read_in_french(game: Game) -> None:
    page = ROOT / "docs" / "rules" / "fr" / f"{game.name}.md"
    shown = rows(page)
    assert len(shown) == len(set(shown))
    assert set(shown) <= set(rows(ROOT / "docs" / "rules" / f"{game.name}.md"))
    assert not set(game.wording.rules.values()) - set(shown), "a refusal would show its reason without the rule"
    assert not re.search(r" [:;!?]", page.read_text("utf-8")), "French puts a space that does not break before these"


def test_tests_name_rows_that_exist() -> None:
    known = {id for ledger in LEDGERS for id in rows(ledger)}
    assert marked() <= known, sorted(marked() - known)[:20]


@pytest.mark.parametrize("folder", ["src", "tests", "docs", "web", "benchmarks"])
def test_no_path_of_anybodys_machine(folder: str) -> None:
    wrong = re.compile(r"/(?:work|root|home)/\w")
    for path in (ROOT / folder).rglob("*"):
        if (
            path.suffix in {".py", ".md", ".ts", ".svelte", ".toml", ".json", ".ftl"}
            and "node_modules" not in path.parts
        ):
            assert not wrong.search(path.read_text("utf-8")), path


CLOCKS = re.compile(r"\b(perf_counter|thread_time|process_time|time\.time|monotonic|threadTicks|performance\.now)\b")
PATIENT = {
    "terminal.py": "a screen that never comes",
    "core/test_strange_sheets.py": "what the long form reports",
    "server/guests.py": "a server that never answers",
    "browser/drawn.py": "a measurement, not a test",
    "browser/playing.py": "a page that never asks",
    "browser/test_company.py": "a page that never moves",
    "server/rolling.py": "says how long somebody waited while processes were replaced, and judges it not",
    "server/test_kill.py": "which clients are back since a kill",
    "server/test_clocks.py": "a game's own times, against those on the wall",
    "server/test_limits.py": "holds the clock of the limits",
    "hostile/test_long.py": "says how long an innocent player waits, in the long form",
    "hostile/fuzz.py": "says what the worst cost, in the long form",
    "people/test_news_load.py": "says how long answers take while a push service hangs, and judges it not",
    "house/test_house.py": "names the clocks",
}
"""Which tests look at the machine's clock, and for what: never to judge how fast something was."""


def test_no_test_depends_on_how_fast_a_machine_is() -> None:
    folder = ROOT / "tests"
    asking = {str(path.relative_to(folder)) for path in folder.rglob("*.py") if CLOCKS.search(path.read_text("utf-8"))}
    assert asking <= set(PATIENT), "give the code a clock that the test can hold (tests/server/clocks.py)"
