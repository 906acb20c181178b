"""Whole games replayed to the last point, and the same games from every build."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from records.games import HERE, SEEDS, played, playthrough, playthrough_file, records, stored, summary, tables
from vernissage import Game, Match, Record, games

RECORDS = sorted(HERE.glob("*.json"))
AGAIN = "if the rules were changed on purpose: python tests/records/games.py"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_replayed_to_the_last_point(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.read(text)
    match = Match.from_record(record)  # every answer, the last position and the scores are verified
    assert match.finished
    assert match.record().write() == text
    assert match.scores() == list(record.scores or ())
    totals: Counter[int] = Counter()
    for score in match.score_sheet():
        totals[score.seat] += score.points
    assert [totals[seat] for seat in range(match.seats)] == match.scores()
    assert match.winners() or match.seats == 1  # alone one can lose
    assert path.name.startswith(f"{record.game}-{record.seats}-"), "the name says the game and the seats"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_can_be_opened_at_any_answer(path: Path) -> None:
    record = Record.read(path.read_text("utf-8"))
    for upto in range(0, len(record.answers), max(1, len(record.answers) // 7)):
        match = Match.from_record(record, upto=upto)
        assert match.answers == list(record.answers[:upto])
        assert not match.finished


@pytest.mark.parametrize(("game", "seats"), tables(), ids=lambda value: getattr(value, "name", str(value)))
def test_every_game_has_a_record_for_every_number_of_seats(game: Game, seats: int) -> None:
    assert records(game, seats), AGAIN


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "seats"), tables(), ids=lambda value: getattr(value, "name", str(value)))
def test_every_build_plays_the_same_games(game: Game, seats: int, seed: int) -> None:
    expected = stored().get(game.name, {}).get(str(seats), [])
    assert len(expected) == len(SEEDS), AGAIN
    assert summary(played(game, seats, seed)) == expected[SEEDS.index(seed)], AGAIN


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_playthrough_reads_as_before(game: Game) -> None:
    assert playthrough_file(game).exists(), AGAIN
    assert playthrough(game).splitlines() == playthrough_file(game).read_text("utf-8").splitlines(), AGAIN
