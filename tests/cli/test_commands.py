"""The command line: what it lists, what it says, and how it refuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import vernissage
from terminal import environment, run
from vernissage import Match, games
from vernissage.cli import main
from vernissage.cli.parsing import own_language


def record(home: Path, answers: int = 60) -> str:
    """A game of some answers, written to a file."""
    match = Match("masters-gallery", 3, seed=5)
    while len(match.answers) < answers and not match.finished:
        for asked in match.waiting():
            match.answer(asked.seat, asked.default)
    (home / "game.json").write_text(match.record().write(), encoding="utf-8")
    return match.record().write()


def test_games_are_listed(tmp_path: Path) -> None:
    rows = run(tmp_path, "games").stdout.splitlines()
    assert rows[0].split() == ["NAME", "TITLE", "SEATS", "DESIGNER"]
    assert len(rows) == 1 + len(games())
    for game, row in zip(games(), rows[1:], strict=True):
        for part in (game.name, game.title, f"{game.seats[0]}-{game.seats[1]}", game.designer):
            assert part in row


def test_games_as_data(tmp_path: Path) -> None:
    listed = json.loads(run(tmp_path, "games", "--json").stdout)
    assert [game["name"] for game in listed] == [game.name for game in games()]
    for entry, game in zip(listed, games(), strict=True):
        assert entry["seats"] == list(game.seats)
        assert entry["designer"] == game.designer
        assert set(entry["options"]) == {variant.name for variant in game.variants}


def test_the_version_says_which_build_it_is(tmp_path: Path) -> None:
    build = "compiled" if vernissage.compiled() else "plain Python"
    assert run(tmp_path, "--version").stdout == f"vernissage {vernissage.__version__} ({build})\n"


@pytest.mark.parametrize(
    "command", ["", "play", "replay", "export", "hint", "review", "puzzle", "arena", "serve", "sheet"]
)
def test_help_has_examples_and_exit_codes(tmp_path: Path, command: str) -> None:
    text = run(tmp_path, *command.split(), "--help").stdout
    assert "examples:\n  vernissage " in text
    assert "exit codes:\n  0 " in text


WRONG = {
    "no command": ([], "required: COMMAND"),
    "unknown command": (["dance"], "dance"),
    "no game": (["play"], "which game?"),
    "unknown game": (
        ["play", "monopoly"],
        f"unknown game 'monopoly': there is {', '.join(game.name for game in games())}",
    ),
    "too many seats": (["play", "masters-gallery", "--seats", "9"], "Masters Gallery is for 2 to 5 players, not 9"),
    "too few seats": (["play", "masters-gallery", "--seats", "1", "--me", "none"], "is for 2 to 5 players, not 1"),
    "seats in words": (["play", "masters-gallery", "--seats", "three"], "invalid int value: 'three'"),
    "my seat too high": (["play", "masters-gallery", "--me", "4"], "counted from 1 to 3, not '4'"),
    "my seat without end": (["play", "masters-gallery", "--me", "9" * 5000], "counted from 1 to 3"),
    "a name that steers": (["play", "masters-gallery", "--name", "\x1b[31mAda"], "signs that can be shown"),
    "a name without end": (["play", "masters-gallery", "--name", "x" * 2600], "at most 60 letters"),
    "a name that is no text": (["play", "masters-gallery", "--name", "\udcff"], "signs that can be shown"),
    "a bot without end": (["play", "masters-gallery", "--bots", f"ismcts@{'9' * 400}i"], "nobody waits for so long"),
    "a slow bot without end": (
        ["play", "masters-gallery", "--bots", f"ismcts@{'9' * 400}"],
        "nobody waits for so long",
    ),
    "a port too high": (["serve", "--port", "99999"], "between 0 and 65535"),
    "a rate of nothing": (["serve", "--rate", "-1"], "more than 0"),
    "a rate that is none": (["serve", "--rate", "nan"], "more than 0"),
    "no bots at all": (["serve", "--bots", "-3"], "one at least"),
    "a folder as database": (["serve", "--port", "0", "--database", "."], "--database .: (sqlite3.OperationalError)"),
    "a record as database": (["serve", "--port", "0", "--database", "game.json"], "file is not a database"),
    "a database of no kind": (["serve", "--port", "0", "--database", "nosuch://me:secret@x/y"], "--database nosuch:"),
    "a host that is none": (["serve", "--host", "256.0.0.1"], "cannot listen on 256.0.0.1:8472"),
    "my seat zero": (["play", "masters-gallery", "--me", "0"], "counted from 1 to 3, not '0'"),
    "my seat in words": (["play", "masters-gallery", "--me", "first"], "not 'first'"),
    "my seat twice": (["play", "masters-gallery", "--me", "1,1"], "named twice"),
    "too many names": (["play", "masters-gallery", "--name", "Ada,Hugo"], "2 names for 1 of your seats"),
    "unknown bot": (
        ["play", "masters-gallery", "--bots", "deep-thought"],
        "unknown bot 'deep-thought': there is random",
    ),
    "too many bots": (["play", "masters-gallery", "--bots", "random,random,random"], "3 bots for 2 seats"),
    "unknown language": (["play", "masters-gallery", "--lang", "tlh"], "'tlh'"),
    "unknown option": (["play", "masters-gallery", "--option", "speed=fast"], "unknown option 'speed'"),
    "option without value": (["play", "masters-gallery", "--option", "speed"], "NAME=VALUE"),
    "pace in words": (["play", "masters-gallery", "--pace", "slow"], "'slow'"),
    "negative pace": (["play", "masters-gallery", "--pace", "-1"], "between 0 and 60"),
    "seed in words": (["play", "masters-gallery", "--seed", "x"], "'x'"),
    "missing sheet": (["play", "masters-gallery", "--sheet", "none.toml"], "none.toml: No such file"),
    "broken sheet": (["play", "masters-gallery", "--sheet", "broken.toml"], "broken.toml, line 1: not TOML"),
    "wrong sheet": (["play", "masters-gallery", "--sheet", "wrong.toml"], "wrong.toml"),
    "binary sheet": (["play", "masters-gallery", "--sheet", "binary"], "not a text file"),
    "no place for the record": (["play", "masters-gallery", "--record", "binary/game.json"], "binary"),
    "a record that is there": (
        ["play", "masters-gallery", "--record", "game.json"],
        "game.json exists: --resume",
    ),
    "missing record": (["play", "--resume", "none.json"], "none.json: No such file"),
    "folder as record": (["play", "--resume", "."], "Is a directory"),
    "broken record": (["play", "--resume", "broken.toml"], "broken or cut off"),
    "record of another format": (["play", "--resume", "list.json"], "not a record of format 1"),
    "record of another game": (["play", "--resume", "other.json"], "unknown game 'monopoly'"),
    "changed record": (["play", "--resume", "changed.json"], "an answer was changed"),
    "record without answers": (["play", "--resume", "cut.json"], "'answers' is missing"),
    "seats of a record": (["play", "--resume", "game.json", "--seats", "3"], "--seats cannot be given with --resume"),
    "an option of a record": (
        ["play", "--resume", "game.json", "--option", "speed=fast"],
        "--option cannot be given with --resume",
    ),
    "my seat in a record": (["play", "--resume", "game.json", "--me", "4"], "counted from 1 to 3"),
    "replay of nothing": (["replay", "none.json"], "none.json: No such file"),
    "replay of a broken record": (["replay", "broken.toml"], "broken or cut off"),
    "replay after the end": (["replay", "game.json", "--at", "100000"], "the record has"),
    "replay before the beginning": (["replay", "game.json", "--at", "-1"], "the record has"),
    "replay for nobody": (["replay", "game.json", "--me", "4"], "counted from 1 to 3, not 4"),
    "export of nothing": (["export", "none.json"], "none.json: No such file"),
    "export of a binary file": (["export", "binary"], "not a text file"),
    "export after the end": (["export", "game.json", "--at", "100000"], "the record has"),
    "a tournament of one": (["arena", "masters-gallery", "random"], "needs two bots at least"),
    "a tournament of twins": (["arena", "masters-gallery", "random", "random"], "named twice"),
    "a tournament of nobody": (["arena", "masters-gallery", "random", "hal"], "unknown bot 'hal'"),
    "a tournament of a bot elsewhere": (["arena", "masters-gallery", "random", "a.b:C"], "no module 'a'"),
    "a tournament at a small table": (["arena", "gallerist", "random", "greedy", "--seats", "1"], "2 to 4 seats"),
    "no games": (["arena", "gallerist", "random", "greedy", "--games", "0"], "one at least"),
    "no hands": (["arena", "gallerist", "random", "greedy", "--jobs", "0"], "one at least"),
    "a tournament of nothing": (["arena", "monopoly", "random", "greedy"], "unknown game 'monopoly'"),
    "a tournament that is there": (
        ["arena", "gallerist", "random", "greedy", "--out", "game.json"],
        "game.json exists: --resume",
    ),
    "a tournament that is not there": (
        ["arena", "gallerist", "random", "greedy", "--out", "none.json", "--resume"],
        "there is no none.json",
    ),
    "a record as a tournament": (
        ["arena", "gallerist", "random", "greedy", "--out", "game.json", "--resume"],
        "game.json is no tournament",
    ),
    "resuming nothing": (["arena", "gallerist", "random", "greedy", "--resume"], "--out FILE says it"),
    "export in another format": (["export", "game.json", "--format", "xml"], "'xml'"),
}


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of files, most of them wrong."""
    home = tmp_path_factory.mktemp("shelf")
    data = json.loads(record(home))
    (home / "broken.toml").write_text("= = =")
    (home / "wrong.toml").write_text("[deal]\n")
    (home / "binary").write_bytes(bytes(range(256)))
    (home / "list.json").write_text("[1, 2, 3]")
    (home / "other.json").write_text(json.dumps({**data, "game": "monopoly"}))
    (home / "changed.json").write_text(json.dumps({**data, "digest": "0" * 64}))
    (home / "cut.json").write_text(json.dumps({key: value for key, value in data.items() if key != "answers"}))
    return home


@pytest.mark.parametrize("case", list(WRONG))
def test_what_is_wrong_is_said_in_one_line(
    shelf: Path, case: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words, reason = WRONG[case]
    monkeypatch.chdir(shelf)
    monkeypatch.setenv("XDG_STATE_HOME", str(shelf / "state"))
    try:
        code = main(words)
    except SystemExit as exit:
        code = int(exit.code or 0)
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert said.err.startswith("vernissage")
    assert said.err.count("\n") == 1
    assert reason in said.err


@pytest.mark.parametrize(
    ("words", "closed", "code"),
    [("games", ">&-", 0), ("games", "2>&-", 0), ("play masters-gallery --seed 1", "<&-", 0), ("play nope", "2>&-", 2)],
)
def test_streams_that_are_closed(tmp_path: Path, words: str, closed: str, code: int) -> None:
    command = f"{sys.executable} -m vernissage {words} {closed}"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=environment(tmp_path), cwd=tmp_path)
    assert (done.returncode, done.stderr) == (code, "")
    assert "nope" not in done.stdout


def test_the_exit_code_reaches_the_shell(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "monopoly", code=2)
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


def test_a_reader_who_goes_away_is_no_error(tmp_path: Path) -> None:
    record(tmp_path, 400)
    with subprocess.Popen(
        [sys.executable, "-m", "vernissage", "export", "game.json", "--every"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        cwd=tmp_path,
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.read(10)
        child.stdout.close()
        assert child.stderr.read() == b""
    assert child.returncode == 1


def test_a_terminal_of_another_alphabet(tmp_path: Path) -> None:
    record(tmp_path, 400)
    done = subprocess.run(
        [sys.executable, "-m", "vernissage", "replay", "game.json", "--lang", "fr"],
        capture_output=True,
        env={**environment(tmp_path), "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        cwd=tmp_path,
    )
    assert done.returncode == 0
    assert b"remporte la partie" in done.stdout or b"partag" in done.stdout


@pytest.mark.parametrize(("lang", "found"), [("fr_FR.UTF-8", "fr"), ("en_GB", "en"), ("de_DE", "en"), ("", "en")])
def test_the_language_of_the_system_is_spoken(lang: str, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", lang)
    assert own_language() == found


def test_the_command_is_installed_beside_python(tmp_path: Path) -> None:
    command = Path(sys.executable).with_name("vernissage")
    done = subprocess.run([command, "games"], capture_output=True, text=True, env=environment(tmp_path), cwd=tmp_path)
    assert done.returncode == 0
    assert "masters-gallery" in done.stdout
    assert os.access(command, os.X_OK)
