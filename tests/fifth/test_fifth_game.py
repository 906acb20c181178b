"""A fifth game, made from nothing: a folder in Python, one in the client, a line in each registry, and it is played.

The game itself lies in `tree`, each file where it would lie in the project. The browser has its turn in
`browser/test_fifth_game.py`.
"""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from fifth.made import LINES, ROOT, TREE, make, run
from server.guests import Guest, Server

HOME = ("src/vernissage/games/pebbles", "web/src/games/pebbles", "docs/rules", "docs/sheets", "tests/pebbles")
"""Where a game has files: the package, the client's folder, the ledger, the page of its sheet, its tests."""
WRITTEN = {"web/generated/games.ts", "web/generated/pebbles.ts"}
"""What `scripts/typescript.py` writes."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the fifth game in it."""
    return make(tmp_path_factory.mktemp("fifth"))


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"}


def test_a_fifth_game_touches_its_own_folders_and_a_line_in_each_registry(project: Path) -> None:
    there = files(project)
    new = {name for name in there if not (ROOT / name).exists()}
    assert new - WRITTEN == files(TREE)
    assert all(name.startswith(HOME) for name in files(TREE))
    changed = {name for name in there - new if (project / name).read_bytes() != (ROOT / name).read_bytes()}
    assert changed - WRITTEN == set(LINES)
    for name, (_, line) in LINES.items():
        here, there_too = [(folder / name).read_text("utf-8").splitlines(keepends=True) for folder in (ROOT, project)]
        assert [entry for entry in difflib.ndiff(here, there_too) if entry[0] in "+-"] == [f"+ {line}"]


def test_the_conformance_suite_and_the_house_take_it_as_it_is(project: Path) -> None:
    suites = ["tests/conformance", "tests/house", "tests/pebbles"]
    done = run(project, "-m", "pytest", "-q", "-p", "no:xdist", *suites, "-k", "pebbles", VERNISSAGE_EXAMPLES="5")
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(done.stdout.split(" passed")[0].split()[-1]) > 50


def test_it_is_as_strictly_typed_as_the_others(project: Path) -> None:
    done = run(project, "-m", "mypy", "--cache-dir", str(project / "cache"), "-p", "vernissage.games.pebbles")
    assert done.returncode == 0, done.stdout[-3000:]


def test_without_a_ledger_the_house_sends_it_home(project: Path) -> None:
    ledger = project / "docs" / "rules" / "pebbles.md"
    rows = ledger.read_text("utf-8")
    ledger.unlink()
    try:
        done = run(project, "-m", "pytest", "-q", "-p", "no:xdist", "tests/house/test_house.py", "-k", "pebbles")
    finally:
        ledger.write_text(rows, "utf-8")
    assert done.returncode == 1
    assert "Pebbles has no ledger: write docs/rules/pebbles.md" in done.stdout


async def test_it_is_played_over_http(project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(project / "src"))
    with Server(f"{tmp_path}/house.sqlite3") as server:
        ada = Guest(server.url, "fr")
        assert "Pebbles" in [game["title"] for game in (await ada.ask("GET", "/house"))["games"]]
        table = await ada.create("me:Ada", "me:Hugo", game="pebbles")
        seen = await ada.look(table, seat=0)
        assert [option["label"] for option in seen["waiting"]["options"]] == ["1 caillou", "2 cailloux", "3 cailloux"]
        last = await ada.play_out(table, [0, 1], pick=2)
        await ada.http.aclose()
    assert last["position"]["scores"] == [21, 19]
    assert last["winners"] == [0]
