"""Records on the terminal: replayed, exported."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from terminal import run
from vernissage import Game, Match, Record, games
from vernissage.cli.leafing import Replay
from vernissage.cli.recording import Recording
from vernissage.cli.session import Reading

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


def played(home: Path, game: Game, answers: int = 10**6) -> Match:
    """A game of the default answers, written to a file, wholly or in part."""
    match = Match(game, max(game.seats[0], 2), seed=8, names=["Ada"])
    while not match.finished and len(match.answers) < answers:
        for asked in match.waiting():
            match.answer(asked.seat, asked.default)
    (home / "game.json").write_text(match.record().write(), encoding="utf-8")
    return match


@every_game
def test_the_log_of_a_record(tmp_path: Path, game: Game) -> None:
    match = played(tmp_path, game)
    printed = run(tmp_path, "replay", "game.json", "--plain", "--lang", "fr").stdout.splitlines()
    assert printed[: len(match.log("fr"))] == match.log("fr")
    own = run(tmp_path, "replay", "game.json", "--plain", "--lang", "en", "--me", "1", "--at", "40").stdout.splitlines()
    assert own == Match.from_record(match.record(), upto=40).log("en", 0)


@every_game
def test_a_record_as_data(tmp_path: Path, game: Game) -> None:
    match = played(tmp_path, game)
    data = json.loads(run(tmp_path, "export", "game.json", "--lang", "en").stdout)
    assert data["game"] == game.name
    assert data["answers"] == match.answers
    assert data["log"] == match.log("en")
    assert data["scores"] == match.scores()
    assert data["winners"] == match.winners()
    assert data["position"] == match.position()
    assert data["views"]["public"] == msgspec.json.decode(msgspec.json.encode(match.view()))
    assert data["views"]["2"] == msgspec.json.decode(msgspec.json.encode(match.view(1)))
    assert sum(line["points"] for line in data["score_sheet"]) == sum(match.scores())


@every_game
def test_every_position_of_a_record(tmp_path: Path, game: Game) -> None:
    match = played(tmp_path, game, 80)
    data = json.loads(run(tmp_path, "export", "game.json", "--every").stdout)
    assert [entry["at"] for entry in data["positions"]] == list(range(len(match.answers) + 1))
    at = len(match.answers) // 2
    assert data["positions"][at]["position"] == Match.from_record(match.record(), upto=at).position()
    part = json.loads(run(tmp_path, "export", "game.json", "--at", str(at)).stdout)
    assert part["position"] == data["positions"][at]["position"]
    assert part["answers"] == match.answers[:at]


@every_game
def test_a_record_as_text(tmp_path: Path, game: Game) -> None:
    match = played(tmp_path, game)
    text = run(tmp_path, "export", "game.json", "--format", "text", "--lang", "fr").stdout
    assert text.startswith(f"{game.title} · Ada, Jaune")
    assert all(f"  {line}\n" in text for line in match.log("fr"))
    assert "Feuille de score" in text


@asynccontextmanager
async def replaying(match: Match, at: int = 0) -> AsyncIterator[Pilot[Any]]:
    recording = Recording(match.record().write())
    app = Replay(Reading(recording.at(at), "en"), recording)
    async with app.run_test(size=(100, 30)) as pilot:
        yield pilot


def where(pilot: Pilot[Any]) -> Match:
    assert isinstance(pilot.app, Replay)
    return pilot.app.reading.match


@every_game
async def test_forwards_and_back_lead_through_the_same_positions(tmp_path: Path, game: Game) -> None:
    match = played(tmp_path, game, 60)
    async with replaying(match) as pilot:
        logs = [where(pilot).log()]
        while len(logs) < 12 and len(logs[-1]) < len(match.log()):
            await pilot.press("right")
            logs.append(where(pilot).log())
            assert len(logs[-1]) > len(logs[-2])
        assert len(logs) > 5
        for log in reversed(logs[:-1]):
            await pilot.press("left")
            assert where(pilot).log() == log


async def test_to_the_end_to_the_beginning_and_no_further(tmp_path: Path) -> None:
    match = played(tmp_path, games()[0])
    async with replaying(match, 50) as pilot:
        assert len(where(pilot).answers) == 50
        await pilot.press("end", "right", "right")
        assert where(pilot).position() == match.position()
        await pilot.press("s")
        await pilot.press("escape")
        await pilot.press("home", "left")
        assert len(where(pilot).answers) == 0


async def test_every_point_of_view(tmp_path: Path) -> None:
    match = played(tmp_path, games()[0], 50)
    async with replaying(match, 40) as pilot:
        assert isinstance(pilot.app, Replay)
        seen = []
        for _ in range(match.seats + 1):
            seen.append(pilot.app.reading.viewer)
            await pilot.press("v")
        assert seen == [None, *range(match.seats)]
        assert pilot.app.reading.viewer is None
        await pilot.press("l")
        assert pilot.app.reading.lang == "fr"


def test_a_record_can_be_played_on_one_answer_at_a_time(tmp_path: Path) -> None:
    match = played(tmp_path, games()[0])
    again = Match.from_record(match.record(), upto=0)
    for choice in Record.read(match.record().write()).answers:
        again.play_on([choice])
    assert again.record() == match.record()
