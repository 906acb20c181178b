"""Tournaments from the command line: the bar, the table, the file, Ctrl-C and going on."""

from __future__ import annotations

import json
import signal
from pathlib import Path

from terminal import Terminal, run
from vernissage import game
from vernissage.bots.arena import Tournament

SLOW = """
import time
from pathlib import Path

asked = 0

class Slow:
    def choose(self, seat, position, dice):
        global asked
        asked += 1
        while not Path("begin" if asked < 60 else "go-on").exists():  # some games are played, and some never end
            time.sleep(0.01)
        return position.options[0]

class Broken:
    def choose(self, seat, position, dice):
        return 1 / 0

class Leaving:
    def choose(self, seat, position, dice):
        raise SystemExit(7)
"""
GAMES = ("--games", "8", "--jobs", "2")


def test_a_tournament_in_a_pipe(tmp_path: Path) -> None:
    done = run(tmp_path, "arena", "masters-gallery", "random", "greedy~0.9", *GAMES, "--out", "kept.json")
    lines = done.stdout.splitlines()
    assert lines[0] == "Masters Gallery, 2 seats, 8 games"
    assert lines[2].split() == ["BOT", "RATING", "±", "GAMES", "SECONDS", "A", "DECISION"]
    assert sorted(line.split()[0] for line in lines[3:5]) == ["greedy~0.9", "random"]
    assert lines[6].split() == ["ALONE", "AGAINST", "GAMES", "WON", "95", "%", "SURE", "EQUALS", "AHEAD"]
    assert lines[-1] == "results: kept.json"
    assert done.stderr == "Masters Gallery, 2 seats: 8 of 8 games\n"
    data = json.loads((tmp_path / "kept.json").read_text("utf-8"))
    assert data["played"] == 8
    for rating, line in zip(data["ratings"], lines[3:5], strict=True):
        assert line.split()[:3] == [rating["name"], str(rating["points"]), str(rating["margin"])]


def test_more_seats_and_a_ladder(tmp_path: Path) -> None:
    words = ("arena", "masters-gallery", "random", "greedy~0.9", "greedy~0.8", "--seats", "3", "--ladder")
    done = run(tmp_path, *words, "--games", "6", "--jobs", "1", "--out", "kept.json")
    data = json.loads((tmp_path / "kept.json").read_text("utf-8"))
    assert data["command"].endswith("--seats 3 --games 6 --ladder")
    met = {(duel["one"], duel["field"]) for duel in data["duels"]}
    neighbours = {("random", "greedy~0.9"), ("greedy~0.9", "greedy~0.8")}
    assert met == neighbours | {(other, one) for one, other in neighbours}
    assert done.stdout.count("33.3 %") >= 4
    run(tmp_path, *words, "--challenge", "--games", "3", "--jobs", "1", "--out", "challenge.json")
    data = json.loads((tmp_path / "challenge.json").read_text("utf-8"))
    assert data["command"].endswith("--seats 3 --games 3 --ladder --challenge")
    assert {(duel["one"], duel["field"]) for duel in data["duels"]} == {(other, one) for one, other in neighbours}


def test_without_a_file_the_results_are_kept_all_the_same(tmp_path: Path) -> None:
    done = run(tmp_path, "arena", "masters-gallery", "random", "greedy~0.9", "--games", "2", "--jobs", "1")
    kept = Path(done.stdout.splitlines()[-1].removeprefix("results: "))
    assert kept.parent == tmp_path / "state" / "vernissage"
    assert json.loads(kept.read_text("utf-8"))["played"] == 2


def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(SLOW)
    words = ("arena", "masters-gallery", "random", "mine:Slow", *GAMES, "--out", "kept.json")
    with Terminal(tmp_path, words, columns=130) as terminal:
        terminal.sees("Masters Gallery, 2 seats", "━", "0/8")
        (tmp_path / "begin").touch()
        terminal.until(lambda: any(f"{n}/8" in terminal.text for n in range(1, 7)), "no game was played")
        terminal.press("\x03")
        assert terminal.leave() == 130
        shown = terminal.text
    played = json.loads((tmp_path / "kept.json").read_text("utf-8"))["played"]
    assert 1 <= played < 8
    assert f"{played} of 8 games are kept" in shown
    assert "Traceback" not in shown
    (tmp_path / "go-on").touch()
    command = "vernissage arena masters-gallery random mine:Slow --seats 2 --games 8 --out kept.json --resume"
    assert f"to go on: {command}" in shown
    with Terminal(tmp_path, [*command.split()[1:], "--jobs", "2"], columns=130) as terminal:
        assert terminal.leave() == 0
        assert "8/8" in terminal.text
        assert "results: kept.json" in terminal.text
    assert json.loads((tmp_path / "kept.json").read_text("utf-8"))["played"] == 8


def test_whoever_is_asked_to_end_keeps_what_was_played(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(SLOW)
    (tmp_path / "begin").touch()
    words = ("arena", "masters-gallery", "random", "mine:Slow", *GAMES, "--out", "kept.json")
    with Terminal(tmp_path, words, columns=130) as terminal:
        terminal.until(lambda: any(f"{n}/8" in terminal.text for n in range(1, 7)), "no game was played")
        terminal.child.kill(signal.SIGTERM)
        assert terminal.leave() == 130
        shown = terminal.text
    played = json.loads((tmp_path / "kept.json").read_text("utf-8"))["played"]
    assert 1 <= played < 8
    assert f"{played} of 8 games are kept" in shown
    assert "to go on: vernissage arena" in shown


def test_a_file_that_was_there_is_not_thrown_away(tmp_path: Path) -> None:
    """Not even if it holds no game, and none can be played."""
    (tmp_path / "mine.py").write_text(SLOW)
    words = ("arena", "masters-gallery", "random", "mine:Broken", "--games", "2", "--jobs", "1")
    Tournament(game("masters-gallery"), ["random", "greedy"], 2, 2, False, tmp_path / "kept.json").save()
    run(tmp_path, *words, "--out", "kept.json", "--resume", code=2)
    assert json.loads((tmp_path / "kept.json").read_text("utf-8"))["played"] == 0


def test_a_bot_that_leaves_is_told_like_one_that_breaks(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(SLOW)
    words = ("arena", "masters-gallery", "random", "mine:Leaving", "--games", "2", "--jobs", "1")
    done = run(tmp_path, *words, code=2)
    assert "could not be played: SystemExit: 7 (line " in done.stderr


def test_a_cluster_has_as_many_cores_as_it_has(tmp_path: Path) -> None:
    done = run(tmp_path, "arena", "masters-gallery", "random", "greedy", "--ray", "auto", "--jobs", "2", code=2)
    assert "--jobs: a cluster plays on all its cores" in done.stderr


def test_a_bot_that_breaks_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(SLOW)
    words = ("arena", "masters-gallery", "random", "greedy~0.9", "mine:Broken", "--games", "2", "--jobs", "1")
    done = run(tmp_path, *words, "--out", "kept.json", code=2)
    assert done.stdout == ""
    kept, further, reason = done.stderr.splitlines()
    assert kept == "2 of 6 games are kept"
    assert further.startswith("to go on: vernissage arena masters-gallery random ")
    assert further.endswith(" mine:Broken --seats 2 --games 2 --out kept.json --resume")
    assert "mine:Broken could not be played: ZeroDivisionError: division by zero" in reason
    assert json.loads((tmp_path / "kept.json").read_text("utf-8"))["played"] == 2


def test_a_tournament_of_which_nothing_was_played_leaves_no_file(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(SLOW)
    words = ("arena", "masters-gallery", "random", "mine:Broken", "--games", "2", "--jobs", "2", "--out", "kept.json")
    done = run(tmp_path, *words, code=2)
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "kept.json").exists()
