"""Training: a generation plays, learns, meets the one before it, and is kept if it is better; whoever stops goes on."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from vernissage import game as find_game
from vernissage.bots.arena import one_by_one
from vernissage.bots.learnt import ALONE, FILE, PARTS, learnt_from, shipped_file, width
from vernissage.cli import main
from vernissage.cli.train import begins_with, plan_of
from vernissage.core.net import Net
from vernissage.core.numbers import Numbers
from vernissage.training.course import Course, Plan, TrainingError
from vernissage.training.fit import Fitting, Games, fit
from vernissage.training.gate import NEW, OLD, Gate
from vernissage.training.shapes import mean, widened
from vernissage.training.sittings import BY_HAND, LASTING, Notes, Sat, Sitting, features_of, sit

GAME = find_game("masters-gallery")
FITTING = Fitting(hidden=4, epochs=2, batch=64, rate=2e-3, decay=1e-3, trust=0.3, seed=1)
PLAN = Plan(
    seats=(2, 3),
    generations=1,
    games=3,
    iterations=2,
    slips=0.1,
    positions=20,
    gate=2,
    memory=2,
    horizon=0,
    exploration=0.3,
    seed=5,
    fitting=FITTING,
)


def sitting(seats: int, deal: int, **changes: Any) -> Sitting:
    made = Sitting(
        GAME.name, ("old",) * seats, deal, options=(), weights={"old": BY_HAND}, iterations=2, slips=0.2, kept=15
    )
    return replace(made, **changes)


def test_a_sitting_is_the_same_game_every_time() -> None:
    one, two, other = sit(sitting(2, 1)), sit(sitting(2, 1)), sit(sitting(2, 2))
    assert one == two
    assert one.positions != other.positions
    assert len(one.phases) == 4 * 15
    assert sum(one.reward) == pytest.approx(1.0)
    assert one.reward[one.winners[0]] == max(one.reward)


def test_a_game_alone_that_goes_round_in_circles_is_worth_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vernissage.training.sittings.LONGEST", 3)
    alone = replace(sitting(1, 1), game="gallerist", options=(("level", "apprentice"),))
    sat = sit(alone)
    assert (sat.decisions, sat.winners, sat.reward) == ((3,), (), (0.0,))


def test_the_network_says_what_was_fitted() -> None:
    """What torch learnt of normalised numbers, the engine's network says of the numbers as they are."""
    torch = pytest.importorskip("torch")
    games, sats = Games(GAME), [sit(sitting(2 + deal % 2, deal)) for deal in range(4)]
    for sat in sats:
        games.add(sat, learnt=False)
    weights, quality = fit(GAME, games, FITTING)
    assert quality["games"] == 4
    again, _ = fit(GAME, games, replace(FITTING, epochs=1, rate=0.0), before=weights)
    features = features_of(GAME)
    nets = [Net(width(features.table), width(features.own), 4, *[w[part] for part in PARTS]) for w in (weights, again)]
    for sat in sats:
        for row in rows(sat):
            told = [net.judge(row, len(sat.lineup)) for net in nets]
            assert told[0] == pytest.approx(told[1], abs=1e-4), "learning anew begins where it was"
    assert torch.is_grad_enabled()


def test_more_hidden_units_say_the_same_at_first_and_a_mean_lies_between() -> None:
    pytest.importorskip("torch")
    games, sats = Games(GAME), [sit(sitting(2, deal)) for deal in range(4)]
    for sat in sats:
        games.add(sat, learnt=False)
    one, _ = fit(GAME, games, replace(FITTING, rate=0.05))
    wide, _ = fit(GAME, games, replace(FITTING, hidden=7, epochs=1, rate=0.0), before=one)
    other = {**one, "bias": [number + 1.0 for number in one["bias"]]}
    both = mean([one, other])
    assert both["bias"] == pytest.approx([number + 0.5 for number in one["bias"]])
    assert both["of_own"] == one["of_own"]
    features = features_of(GAME)
    nets = [
        Net(width(features.table), width(features.own), len(w["out"]), *[w[part] for part in PARTS])
        for w in (one, widened(one, 9), wide)
    ]
    for row in rows(sats[0]):
        told = [net.judge(row, 2) for net in nets]
        assert told[1] == told[0]
        assert told[2] == pytest.approx(told[0], abs=1e-4), "learning begins where it was"
    with pytest.raises(ValueError, match="only weights of one shape"):
        mean([one, wide])
    with pytest.raises(ValueError, match="do not fit"):
        widened(wide, 4)


def test_learning_goes_on_from_the_same_judgement_where_games_have_changed() -> None:
    """Other games have other means; what was learnt of the other seats says the same of them all the same."""
    pytest.importorskip("torch")
    first, later = Games(GAME), Games(GAME)
    for deal in range(4):
        first.add(sit(sitting(2, deal)), learnt=False)
        later.add(sit(sitting(4, 100 + deal)), learnt=True)
    weights, _ = fit(GAME, first, replace(FITTING, rate=0.05))
    again, _ = fit(GAME, later, replace(FITTING, epochs=1, rate=0.0), before=weights)
    features = features_of(GAME)
    nets = [Net(width(features.table), width(features.own), 4, *[w[part] for part in PARTS]) for w in (weights, again)]
    sat = sit(sitting(4, 100))
    for row in rows(sat):
        assert nets[0].judge(row, 4) == pytest.approx(nets[1].judge(row, 4), abs=1e-4)


def test_a_game_held_out_once_is_held_out_of_every_generation_after(tmp_path: Path) -> None:
    """Loss and calibration are told of games that no forerunner learnt from either."""
    pytest.importorskip("torch")
    older, newer = Games(GAME), Games(GAME)
    for deal in range(12):
        older.add(sit(sitting(2, deal, kept=2)), learnt=False)
    for deal in range(3):
        newer.add(sit(sitting(2, 50 + deal, kept=2)), learnt=False)
    older.save(tmp_path / "games-000.npz")
    newer.load(tmp_path / "games-000.npz")
    alone, together = older.joined(), newer.joined()
    assert alone["held"].any()
    assert not alone["held"].all()
    assert together["held"][together["game"] >= 3].tolist() == alone["held"].tolist()
    assert len(set(together["game"].tolist())) == 15


def rows(sat: Sat) -> list[Numbers]:
    """The positions of a game."""
    import numpy as np

    found = []
    for row in np.frombuffer(sat.positions, np.float32).reshape(len(sat.phases) // 4, -1):
        x = Numbers(len(row))
        for number in row:
            x.put(float(number))
        found.append(x)
    return found


def test_a_course_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    Course(GAME, PLAN, tmp_path).run(one_by_one)
    log = json.loads((tmp_path / "log.json").read_text())
    (entry,) = log["generations"]
    assert (entry["played"], entry["by"], log["rules"]) == (3, "by hand", GAME.version)
    assert set(entry["gate"]["won"]) == {"2", "3"}
    assert (entry["gate"]["verdict"], entry["kept"], log["best"]) == ("undecided", False, ""), "four games say nothing"
    assert learnt_from(GAME, json.loads((tmp_path / "weights-000.json").read_text())).seats == {2, 3}
    assert "Generations" in (tmp_path / "card.md").read_text()
    games = (tmp_path / "games-000.npz").stat().st_mtime_ns

    (tmp_path / "log.json").unlink()  # as if it had been stopped after the games
    course = Course(GAME, replace(PLAN, generations=2), tmp_path)
    course.run(one_by_one)
    assert [one["generation"] for one in course.log] == [0, 1]
    assert (tmp_path / "games-000.npz").stat().st_mtime_ns == games, "what was played is not played again"
    assert course.log[1]["games"] == 6, "the games of the generation before are learnt from too"
    again = Course(GAME, replace(PLAN, generations=2), tmp_path)
    assert again.log == json.loads(json.dumps(course.log))
    again.run(one_by_one)
    assert len(again.log) == 2


def test_without_a_gate_every_generation_plays_on(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    course = Course(GAME, replace(PLAN, gate=0), tmp_path)
    course.run(one_by_one)
    assert (course.log[0]["gate"]["verdict"], course.log[0]["gate"]["games"]) == ("not asked", 0)
    assert course.best == str(tmp_path / "weights-000.json")
    assert json.loads((tmp_path / "weights-mean.json").read_text()) == json.loads(Path(course.best).read_text())
    assert "kept (not asked)" in (tmp_path / "card.md").read_text()


def test_the_gate_plays_each_deal_with_the_new_weights_at_every_seat(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    course = Course(find_game("gallerist"), replace(PLAN, seats=(1, 2, 3), gate=5), tmp_path)
    planned = course.planned(7, {NEW: "n", OLD: "o"})
    tables = {seats: [one for one in planned if len(one.lineup) == seats] for seats in (1, 2, 3)}
    assert [len(tables[seats]) for seats in (1, 2, 3)] == [10, 6, 6], "alone both play, else one seat after the other"
    for seats, sittings in tables.items():
        games = max(2, seats)
        for at in range(0, len(sittings), games):
            assert len({one.deal for one in sittings[at : at + games]}) == 1
            assert len({one.lineup for one in sittings[at : at + games]}) == games
    gate = Gate(planned)
    for one in planned:
        won = tuple(float(name == NEW) for name in one.lineup)
        gate.add(
            Sat(
                one.lineup,
                one.deal,
                (0,),
                (won.index(1.0) if NEW in one.lineup else 0,),
                (0,),
                (0.0,),
                won,
                b"",
                b"",
                b"",
            )
        )
    assert gate.units == [1.0] * len(gate.units)
    assert len(gate.units) == 5 + 3 + 2


def test_who_plays_alone_learns_apart() -> None:
    """One network for both judged neither well: alone it reached 3 goals where the hand-made evaluation had 29."""
    gallerist = find_game("gallerist")
    given = {
        "generations": 1,
        "games": 1,
        "iterations": 1,
        "gate": 0,
        "seed": 1,
        "hidden": 4,
        "epochs": 1,
        "minutes": None,
    }
    assert plan_of(Namespace(seats=None, **given), gallerist).seats == (2, 2, 3, 4)
    assert plan_of(Namespace(seats=(1,), **given), gallerist).seats == (1,)
    assert begins_with(gallerist, None) == begins_with(gallerist, (2, 3)) == shipped_file(gallerist, FILE) is not None
    assert begins_with(gallerist, (1,)) == shipped_file(gallerist, ALONE) is not None
    assert begins_with(GAME, (1,)) is None


def test_what_came_later_counts_less_and_less() -> None:
    notes = Notes(GAME, features_of(GAME), 2)
    notes.chances = [[0.2, 0.8], [0.6, 0.4]]
    first, second = notes.returns((1.0, 0.0))
    assert second == pytest.approx([LASTING + (1 - LASTING) * 0.6, (1 - LASTING) * 0.4])
    assert first == pytest.approx(
        [LASTING * second[0] + (1 - LASTING) * 0.2, LASTING * second[1] + (1 - LASTING) * 0.8]
    )


def test_a_course_says_why_it_cannot_begin(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    with pytest.raises(TrainingError, match="2 to 5 players, not 9"):
        Course(GAME, replace(PLAN, seats=(9,)), tmp_path)
    (tmp_path / "log.json").write_text("{}")
    with pytest.raises(TrainingError, match="broken"):
        Course(GAME, PLAN, tmp_path)
    (tmp_path / "log.json").write_text(json.dumps({"game": "chess", "rules": 1, "best": "", "generations": []}))
    with pytest.raises(TrainingError, match="training of chess"):
        Course(GAME, PLAN, tmp_path)


def test_without_torch_the_command_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["train", "masters-gallery", "--out", str(tmp_path / "new")]) == 2
    assert "pip install 'vernissage[training]'" in capsys.readouterr().err
    assert main(["train", "chess", "--out", str(tmp_path / "new")]) == 2
    assert not (tmp_path / "new").exists()
