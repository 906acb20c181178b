"""Records written by earlier versions of the program: every one opens, and comes to the end it would have had."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from records.games import HERE, tables
from vernissage import Dice, Game, Match, Record, games
from vernissage.table.text import LANGUAGES, catalogue

EARLIER = sorted((HERE / "earlier").glob("*/*.json"))
WHOLE = [path for path in EARLIER if path.stem.endswith("-whole")]
CUT = [path for path in EARLIER if path not in WHOLE]


def read(path: Path) -> Record:
    return Record.read(path.read_text("utf-8"))


def header(record: Record) -> Record:
    """What two records of one game have in common."""
    return replace(record, answers=(), early=(), digest="", scores=None)


def whole_of(path: Path) -> Record:
    """The finished game of which a record shows a moment."""
    record = read(path)
    for other in path.parent.glob(f"{record.game}-{record.seats}-*-whole.json"):
        whole = read(other)
        if header(whole) == header(record) and whole.answers[: len(record.answers)] == record.answers:
            return whole
    raise LookupError(path.name)


def lacking(current: Sequence[Game]) -> list[str]:
    """Of which earlier rules no record is kept, finished or not, at some number of seats."""
    found = {paths is WHOLE: {kind_of(read(path)) for path in paths} for paths in (WHOLE, CUT)}
    return [
        f"{game.name}, rules version {version}, {seats} seats, {'finished' if whole else 'not finished'}"
        for game in current
        for version in range(1, game.version)
        for seats in range(game.seats[0], game.seats[1] + 1)
        for whole in (True, False)
        if (game.name, version, seats) not in found[whole]
    ]


def kind_of(record: Record) -> tuple[str, int, int]:
    return record.game, record.version, record.seats


def test_records_of_all_earlier_rules_are_kept() -> None:
    """Before a game's version is raised, the last release's records have to be there: `scripts/keep.py`."""
    assert lacking(games()) == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_version_that_is_raised_without_them_is_told(game: Game) -> None:
    newest = max(read(path).version for path in WHOLE if read(path).game == game.name)
    assert newest >= game.version - 1
    raised = replace(game, version=newest + 2)
    seats = range(game.seats[0], game.seats[1] + 1)
    assert lacking([raised]) == [
        f"{game.name}, rules version {newest + 1}, {count} seats, {which}"
        for count in seats
        for which in ("finished", "not finished")
    ]


@pytest.mark.parametrize("game", [game for game in games() if game.version > 1], ids=lambda game: game.name)
def test_what_was_different_under_earlier_rules_is_told_in_every_language(game: Game) -> None:
    for lang in LANGUAGES:
        assert all(catalogue(lang, game).has(f"earlier-rules-{version}") for version in range(1, game.version))


def test_there_are_earlier_records_of_every_game_at_every_number_of_seats() -> None:
    for paths in (WHOLE, CUT):
        found = {(read(path).game, read(path).seats) for path in paths}
        assert found == {(game.name, seats) for game, seats in tables()}
    some = [read(path) for path in CUT]
    assert any(record.early for record in some)
    assert {record.game for record in some if record.start} == {game.name for game, _ in tables()}
    assert {record.game for record in some if record.sheet} == {game.name for game, _ in tables()}
    assert {record.options.get("level") for record in some if record.seats == 1} == {
        "apprentice",
        "experienced",
        "master",
    }


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_an_earlier_game_is_replayed_to_the_last_point(path: Path) -> None:
    record = read(path)
    match = Match.from_record(record)  # every answer, the last position and the scores are verified
    assert match.finished
    assert match.version == record.version
    assert match.record().write() == path.read_text("utf-8")
    totals: Counter[int] = Counter()
    for score in match.score_sheet():
        totals[score.seat] += score.points
    assert [totals[seat] for seat in range(match.seats)] == match.scores() == list(record.scores or ())


@pytest.mark.parametrize("path", CUT, ids=lambda path: path.stem)
def test_an_earlier_game_goes_on_where_it_stopped_and_ends_as_it_would_have(path: Path) -> None:
    record, whole = read(path), whole_of(path)
    match = Match.from_record(record)
    assert not match.finished
    assert match.record().write() == path.read_text("utf-8")
    assert match.asked()
    on = Match.from_record(replace(record, early=()))
    on.play_on(whole.answers[len(record.answers) :])
    assert on.finished
    assert (on.record().digest, on.record().scores) == (whole.digest, whole.scores)


@pytest.mark.parametrize("path", CUT, ids=lambda path: path.stem)
def test_an_earlier_game_can_be_played_to_another_end(path: Path) -> None:
    match, dice = Match.from_record(read(path), seed=7), Dice(7)
    while not match.finished:
        asked = match.waiting()[0]
        match.answer(asked.seat, asked.options[dice.below(len(asked.options))].choice)
    again = Match.from_record(match.record())
    assert again.scores() == match.scores()
    assert again.version == read(path).version
