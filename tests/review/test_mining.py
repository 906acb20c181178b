"""Mining puzzles: found in games of bots and in records, noted, chosen, and proven again."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

import puzzles
from review.finished import ending
from vernissage import game, games
from vernissage.bots import LEVELS
from vernissage.review import mining
from vernissage.review.puzzles import FILE, Puzzle, fits, read, shipped, written


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Little effort, and nothing written into the project."""
    for name, value in {
        "SEARCHES": (60, 120),
        "FIRST": 2,
        "AGAIN": 4,
        "GUESSES": 8,
        "GREEDY": 3,
        "LINES": 10,
        "LONG_LINES": 12,
        "TRIES": 2,
        "STRONG_TRIES": 1,
        "STRONG": 20,
        "LEAD": 0.02,
        "PLAYERS": ("greedy~0.5", "greedy"),
    }.items():
        monkeypatch.setattr(mining, name, value)
    monkeypatch.setattr(puzzles, "GAMES", tmp_path / "games")
    (tmp_path / "games" / "bioutifoul").mkdir(parents=True)


def typed(monkeypatch: pytest.MonkeyPatch, *words: object) -> None:
    monkeypatch.setattr(sys, "argv", ["puzzles.py", *map(str, words)])
    puzzles.main()


def noted(folder: Path) -> list[Puzzle]:
    notes = [msgspec.json.decode(path.read_bytes(), type=mining.Note) for path in sorted(folder.glob("*.json"))]
    return [each.puzzle for note in notes for each in note.found]


def mined(folder: Path) -> list[Puzzle]:
    """A puzzle that is shipped, found again with little effort and noted as `mine` does it."""
    folder.mkdir()
    bioutifoul = game("bioutifoul")
    clear = max(shipped("bioutifoul"), key=lambda one: one.answers[1].loss / len(one.answers))
    asking = mining.Asking(clear.seat, clear.match().state, 40, -1)
    miner = mining.Miner(bioutifoul, clear.seats)
    puzzles.one(folder / "bioutifoul-2-7.json", miner, [asking], 80, ("greedy",) * clear.seats, 7)
    found = noted(folder)
    assert [(one.seat, one.kind, one.best) for one in found] == [(clear.seat, clear.kind, clear.best)]
    return found


def test_what_is_found_is_proven_and_can_be_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = mined(tmp_path / "notes")
    for one in found:
        assert fits(one)
        assert one.best != one.greedy
        assert all(other.loss >= 0.02 and other.loss > 2.6 * other.error for other in one.answers[1:])
    assert mined(tmp_path / "twice") == found
    typed(monkeypatch, "again", "bioutifoul", "--notes", tmp_path / "notes", "--to", tmp_path / "again")
    assert noted(tmp_path / "again") == found, "the evaluation is the same"
    told = tmp_path / "left_out.toml"
    monkeypatch.setattr(puzzles, "LEFT_OUT", told)
    for without, left in ((found[0].id, 0), ("another", 1)):
        told.write_text(f'[[bioutifoul]]\nreason = "does not convince"\nids = ["{without}"]\n', "utf-8")
        typed(monkeypatch, "choose", "bioutifoul", "--notes", tmp_path / "again")
        file = read((tmp_path / "games" / "bioutifoul" / FILE).read_bytes())
        assert len(file) == left
    assert set(file[0].levels) == set(LEVELS)
    assert file[0].rating > 0


def test_records_are_gone_through_without_names_and_without_what_was_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = tmp_path / "records"
    records.mkdir()
    match = ending("bioutifoul", 2, 16)
    (records / "one.json").write_text(match.record().write(), "utf-8")
    (records / "broken.json").write_text("{}", "utf-8")
    typed(monkeypatch, "mine", "bioutifoul", "--notes", tmp_path / "notes", "--records", records)
    [note] = (tmp_path / "notes").glob("*.json")
    assert note.name == "bioutifoul-one.json"
    for one in noted(tmp_path / "notes"):
        assert set(one.source.players) == {""}


def test_another_number_than_the_shipped_one_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = mined(tmp_path / "notes")[:1]
    lied = [msgspec.structs.replace(one, answers=(one.answers[0], *one.answers[2:], one.answers[1])) for one in found]
    for told, code in ((found, 0), (lied, 1)):
        (tmp_path / "games" / "bioutifoul" / FILE).write_text(written(told), "utf-8")
        with pytest.raises(SystemExit) as ended:
            typed(monkeypatch, "check", "bioutifoul")
        assert ended.value.code == code


def test_nothing_is_shipped_that_was_left_out() -> None:
    for each in games():
        assert not set(puzzles.left_out(each.name)) & {one.id for one in shipped(each.name)}
    assert len(puzzles.left_out("art-society")) > 30


def test_a_long_search_of_each_answer_may_doubt_a_puzzle() -> None:
    one = next(one for one in shipped("bioutifoul") if len(one.answers) == 3)
    wrong = msgspec.structs.replace(one, best=one.answers[-1].choice)
    game = one.match().game
    assert min(puzzles.searched(game, one, 300)) > puzzles.DOUBT > 0
    assert max(puzzles.searched(game, wrong, 300)) < 0
