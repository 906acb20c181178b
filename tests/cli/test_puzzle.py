"""Puzzles in the terminal: asked in words, answered by numbers, kept in the state folder."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest

from terminal import run
from vernissage import Game, games
from vernissage.cli.arguments import parser
from vernissage.cli.puzzle import run as solve
from vernissage.review.puzzles import Puzzle, game_of_the_day, of_the_day, shipped

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


def number(puzzle: Puzzle, choice: int) -> str:
    """What is typed for an answer."""
    return f"{sorted(one.choice for one in puzzle.answers).index(choice) + 1}\n"


def kept(home: Path) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads((home / "state" / "vernissage" / "puzzles.json").read_text())
    return found


def printed(home: Path, *words: str, typed: str = "") -> str:
    return run(home, "puzzle", *words, typed=typed).stdout.replace("\u00a0", " ").replace("\u202f", " ")


@every_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_puzzle_is_solved(tmp_path: Path, game: Game, lang: str) -> None:
    puzzle = shipped(game.name)[0]
    words = (game.name, "--id", puzzle.id, "--lang", lang)
    text = printed(tmp_path, *words, typed=number(puzzle, puzzle.best))
    best = puzzle.match().say(puzzle.match().waiting()[0].prompt, lang)
    assert best.replace("\u00a0", " ").replace("\u202f", " ") in text
    assert ("Right: “" if lang == "en" else "Bien vu : « ") in text
    assert str(puzzle.proof.guesses) in text
    assert f"{'rated' if lang == 'en' else 'classement'} {puzzle.rating}" in text, "cote is a word of Bioutifoul's"
    assert "{" not in text
    assert kept(tmp_path)[puzzle.id]["solved"] is True


def test_the_first_try_counts_and_the_solution_waits_for_it(tmp_path: Path) -> None:
    puzzle = shipped("masters-gallery")[0]
    words = ("masters-gallery", "--id", puzzle.id, "--lang", "en")
    text = printed(tmp_path, *words, typed="table\n?\nscores\nhelp\nnonsense\n99\nq\n")
    assert "Chance to win" not in text
    assert not (tmp_path / "state").exists(), "whoever only looks has tried nothing"
    wrong = printed(tmp_path, *words, typed=number(puzzle, puzzle.answers[-1].choice))
    assert "is not the best" in wrong
    assert "yours" in wrong
    again = printed(tmp_path, *words, typed=number(puzzle, puzzle.best))
    assert "Right" in again
    assert "the first try counts" in again
    assert kept(tmp_path)[puzzle.id]["solved"] is False
    assert "missed" in printed(tmp_path, "masters-gallery", "--list", "--lang", "en")


def test_who_practises_is_given_one_after_the_other(tmp_path: Path) -> None:
    text = printed(tmp_path, "bioutifoul", "--lang", "en", typed="show\n\n" * 200)
    assert set(kept(tmp_path)) == {one.id for one in shipped("bioutifoul")}
    assert "You have tried all puzzles of Bioutifoul" in text


def test_the_puzzle_of_the_day_is_that_of_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for day in (20_000, 20_001):
        game = game_of_the_day(games(), day)
        assert game is not None
        puzzle = of_the_day(game.name, day)
        assert puzzle is not None
        monkeypatch.setattr("sys.stdin", StringIO())
        told: list[str] = []
        monkeypatch.setattr("vernissage.cli.puzzle.show", told.append)
        solve(parser().parse_args(["puzzle", "--lang", "en"]), clock=lambda day=day: day * 86_400.0 + 5)  # type: ignore[misc]
        assert told[0].startswith(f"{game.title} · puzzle {puzzle.id} · ")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("chess",), "unknown game 'chess'"),
        (("gallerist", "--id", "nothing"), "no puzzle nothing"),
        (("gallerist", "--id", "x", "--day"), "not allowed with"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(tmp_path: Path, words: tuple[str, ...], why: str) -> None:
    done = run(tmp_path, "puzzle", *words, "--lang", "en", code=2)
    assert why in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "state" / "vernissage" / "puzzles.json"
    file.parent.mkdir(parents=True)
    file.write_text("[broken")
    puzzle = shipped("gallerist")[0]
    run(tmp_path, "puzzle", "gallerist", "--id", puzzle.id, typed="1\n", code=2)
    assert file.read_text() == "[broken"
