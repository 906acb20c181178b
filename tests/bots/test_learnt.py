"""Judgement learnt by playing: it fits its game, is the same in every build, and has somebody to stand in for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from drive import TABLES, fresh
from vernissage import Dice, Game, games, play, play_out, settle
from vernissage.bots.greedy import hand_made
from vernissage.bots.learnt import ALONE, FILE, PARTS, learnt_from, listed, outlook_of, shipped, shipped_file, width
from vernissage.core.numbers import Numbers
from vernissage.core.step import roll

LEARNING = [(game, seats) for game, seats in TABLES if game.outlook and game.outlook.features]
every_table = pytest.mark.parametrize(
    ("game", "seats"), LEARNING, ids=[f"{game.name}-{seats}" for game, seats in LEARNING]
)
LEARNT = [game for game in games() if shipped_file(game)]
every_learnt = pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.name)
SOURCES = Path(__file__).parents[2] / "src"
LARGEST = 2_000_000


def positions(game: Game, seats: int, apart: int) -> list[Any]:
    """Positions of a random game, some way apart, the last one its end."""
    s, dice, found, number = fresh(game, seats), Dice(11), [], 0
    step = settle(s)
    while step is not None:
        if number % apart == 0:
            found.append(s.copy())
        step = play(s, roll(s, step, dice))
        number += 1
    return [*found, s]


@every_table
def test_every_group_of_features_has_its_length(game: Game, seats: int) -> None:
    features = hand_made(game).features
    assert features is not None
    x = Numbers(width(features.table) + seats * width(features.own))
    for s in positions(game, seats, 7):
        x.clear()
        features.write(s, x)
        assert x.at == len(x.listed())
        assert all(abs(number) < 16 for number in x.listed())


@every_table
def test_what_learning_begins_with_is_a_number_of_the_seats(game: Game, seats: int) -> None:
    features = hand_made(game).features
    assert features is not None
    place, weight = features.prior
    assert 0 <= place < width(features.own)
    assert weight > 0


@every_learnt
def test_shipped_weights_fit_are_small_and_have_a_card(game: Game) -> None:
    files = [file for name in (FILE, ALONE) if (file := shipped_file(game, name))]
    assert sum(file.stat().st_size for file in files) < LARGEST
    assert f"version {game.version} of the rules" in files[0].with_suffix(".md").read_text("utf-8")
    found = [shipped(game, file.name) for file in files]
    assert None not in found, "the weights are of other rules or features: train anew, or take them away"
    learnt = [one for one in found if one is not None]
    assert all(one.seats <= set(range(game.seats[0], game.seats[1] + 1)) for one in learnt)
    assert all(one.seats == {1} for one in learnt[1:])
    for seats in range(game.seats[0], game.seats[1] + 1):
        judged = outlook_of(game, seats)
        assert (judged.evaluate == hand_made(game).evaluate) == all(seats not in one.seats for one in learnt)


def test_alone_the_gallerist_judges_by_what_it_learnt_alone() -> None:
    gallerist = next(game for game in LEARNT if game.seats[0] == 1)
    s = fresh(gallerist, 1)
    settle(s)
    alone, together = shipped(gallerist, ALONE), shipped(gallerist)
    assert alone is not None
    assert together is not None
    assert outlook_of(gallerist, 1).evaluate(s) == alone.outlook.evaluate(s) != together.outlook.evaluate(s)


@every_learnt
def test_a_finished_game_is_judged_by_its_score(game: Game) -> None:
    learnt = shipped(game)
    assert learnt is not None
    for seats in sorted(learnt.seats):
        s = fresh(game, seats)
        play_out(s, Dice(8), 100_000)
        points = [number / hand_made(game).scale for number in game.scores(s)]
        assert learnt.outlook.evaluate(s) == pytest.approx(points)


@every_learnt
def test_every_build_judges_alike_to_the_last_bit(game: Game) -> None:
    """The sources, interpreted in a process of their own, say the same as what runs here."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(SOURCES), str(Path(__file__).parents[1])])}
    command = [sys.executable, __file__, game.name]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd="/")
    assert json.loads(told.stdout) == {"interpreted": True, "judged": judgements(game)}


def judgements(game: Game) -> list[list[str]]:
    """What the learnt judgement says of some positions, to the last bit."""
    found = []
    for name in (FILE, ALONE):
        learnt = shipped(game, name)
        if learnt is not None:
            for seats in sorted(learnt.seats):
                for s in positions(game, seats, 60):
                    found.append([number.hex() for number in learnt.outlook.evaluate(s)])
    return found


def test_the_hand_made_evaluation_stands_in() -> None:
    game = games()[0]
    features = hand_made(game).features
    assert features is not None
    sizes = {"bias": 2, "bias_others": 2, "of_table": 2 * width(features.table), "out": 1}
    sizes |= {"of_own": 2 * width(features.own), "of_others": 2 * width(features.own)}
    good: dict[str, Any] = {name: [0.0] * sizes[name] for name in PARTS}
    good |= {"rules": game.version, "features": listed(features), "horizon": 0, "exploration": 0.3, "seats": [2]}
    assert learnt_from(game, good).seats == {2}
    wrong: list[dict[str, Any]] = [
        {"rules": game.version + 1},
        {"features": {"table": [], "own": []}},
        {"bias": [0.0]},
        {"bias": [0.0, float("nan")]},
        {"bias": [0.0, 1e9]},
        {"out": [0.0, 0.0]},
    ]
    for change in wrong:
        with pytest.raises(ValueError, match=r"weights|fit"):
            learnt_from(game, good | change)


def test_broken_weights_are_no_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "weights.json"
    monkeypatch.setattr("vernissage.bots.learnt.shipped_file", lambda game, name: broken)
    for text in ("", "{", "[]", "{}", '{"rules": 1}'):
        broken.write_text(text)
        assert shipped(games()[0]) is None
    broken.unlink()
    assert shipped(games()[0]) is None


def test_nothing_heavy_is_imported_to_play() -> None:
    code = "import sys, vernissage.bots.learnt as learnt; print(learnt._kept, {'numpy', 'torch'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "{} set()"


if __name__ == "__main__":
    import vernissage

    (wanted,) = [game for game in games() if game.name == sys.argv[1]]
    print(json.dumps({"interpreted": not vernissage.compiled(), "judged": judgements(wanted)}))
