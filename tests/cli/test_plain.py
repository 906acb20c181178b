"""The game line by line, through pipes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from terminal import Terminal, environment, run
from vernissage import Game, Match, game, games

PLAY = ("play", "masters-gallery", "--plain", "--seed", "3", "--record", "game.json")
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


def lines(home: Path, *words: str, typed: str = "") -> list[str]:
    """What is printed of a new game, with plain spaces."""
    (home / "game.json").unlink(missing_ok=True)
    printed = run(home, *PLAY, *words, typed=typed).stdout
    return printed.replace("\u00a0", " ").replace("\u202f", " ").splitlines()


def saved(home: Path) -> Match:
    return Match.from_record((home / "game.json").read_text("utf-8"))


@every_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_is_played_to_its_end(tmp_path: Path, game: Game, lang: str) -> None:
    words = ("play", game.name, "--seed", "5", "--lang", lang, "--record", "game.json")
    printed = run(tmp_path, *words, typed="1\n" * 3000).stdout
    match = saved(tmp_path)
    assert match.finished
    assert ("wins the game" if lang == "en" else "remporte la partie") in printed or len(match.winners()) > 1
    assert all(str(points) in printed for points in match.scores())
    assert "{" not in printed


def test_a_question_with_its_numbered_options(tmp_path: Path) -> None:
    printed = lines(tmp_path, "--lang", "fr")
    at = printed.index("Choisissez une carte à jouer")
    assert printed[at + 1] == "  1. Vermeer"
    assert printed[at + 9] == "  9. Van Gogh, piocher une carte"
    assert printed[at + 10] == "Bleu> "


def test_the_end_of_the_input_leaves_politely(tmp_path: Path) -> None:
    printed = lines(tmp_path, "--lang", "en", typed="1\n")
    assert printed[-2] == "The game is saved: game.json"
    assert printed[-1] == "To go on: vernissage play --resume game.json --me 1 --bots study --lang en"
    assert not saved(tmp_path).finished


def test_q_leaves(tmp_path: Path) -> None:
    assert lines(tmp_path, "--lang", "en", typed="q\n1\n") == lines(tmp_path, "--lang", "en")


def test_why_nots(tmp_path: Path) -> None:
    printed = lines(tmp_path, "--lang", "en", typed="?\n")
    at = printed.index("Not possible now")
    assert printed[at + 1] == "  You hold no such card. [MGL-028]"
    assert "Degas, simultaneous turn" in printed[at + 2].strip().split(" · ")
    assert "Vermeer" not in printed[at + 2].strip().split("; ")
    assert "Impossible pour l’instant" in lines(tmp_path, "--lang", "fr", typed="pourquoi\n")


def test_undo_takes_the_answer_back_and_bots_play_anew(tmp_path: Path) -> None:
    printed = lines(tmp_path, "--lang", "en", typed="1\nu\n")
    assert "The last answer is taken back." in printed
    assert printed.count("Choose a card to play") == 3
    record = saved(tmp_path)
    assert not [line for line in record.log() if line.startswith("Blue plays")]


def test_nothing_to_undo(tmp_path: Path) -> None:
    printed = lines(tmp_path, "--lang", "en", typed="u\n")
    assert any(line.startswith("Nothing can be undone") for line in printed)


def test_table_log_and_scores(tmp_path: Path) -> None:
    printed = lines(tmp_path, "--lang", "en", typed="table\nlog\nscores\nhelp\n\n")
    for line in ("Artists", "  Round: 1 of 4", "Blue (you)", "Yellow (bot)", "  Cards in hand: 13", "Score sheet"):
        assert line in printed
    assert printed.count("Purple starts the first round") == 2
    assert sum("a number chooses" in line for line in printed) == 2
    assert "  Total, 0 points" in printed


def test_what_is_not_understood(tmp_path: Path) -> None:
    printed = lines(tmp_path, "--lang", "fr", typed="bonjour\n0\n10\n-1\n²\n")
    assert sum("n’est pas compris : choisissez de 1 à 9." in line for line in printed) == 5


def test_the_language_switches(tmp_path: Path) -> None:
    printed = lines(tmp_path, "--lang", "en", typed="lang\n1\nlangue\n")
    assert "Choose a card to play" in printed
    assert "Choisissez une carte à jouer" in printed
    assert "Bleu joue un Vermeer (1 sur 6)" in printed
    assert printed[-1].endswith("--lang en")


def test_two_people_at_one_keyboard(tmp_path: Path) -> None:
    typed = "\n1\n" * 6
    printed = lines(tmp_path, "--seats", "2", "--me", "1,2", "--name", "Ada,Zoé", "--lang", "en", typed=typed)
    text = "\n".join(printed)
    assert "Hand over the screen to Ada" in text
    assert "Hand over the screen to Zoé" in text
    assert "Ada> " in text
    assert any("(Final: chance decides next)" in line for line in printed)
    first, second = (text.index(f"Hand over the screen to {name}") for name in ("Ada", "Zoé"))
    between = text[min(first, second) : max(first, second)]
    assert between.count("is dealt 11 cards") <= 2


def test_bots_among_themselves(tmp_path: Path) -> None:
    printed = lines(tmp_path, "--me", "none", "--lang", "en")
    assert any("wins the game" in line or "Shared win" in line for line in printed)
    assert saved(tmp_path).finished


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    first = lines(tmp_path, "--lang", "en", typed="1\n2\n3\n")
    assert lines(tmp_path, "--lang", "en", typed="1\n2\n3\n") == first
    assert lines(tmp_path, "--lang", "en", "--seed", "4", typed="1\n2\n3\n") != first


def test_going_on_with_a_saved_game(tmp_path: Path) -> None:
    lines(tmp_path, "--lang", "en", typed="1\n1\n")
    before = saved(tmp_path)
    printed = run(tmp_path, "play", "--resume", "game.json", "--lang", "en", typed="log\n1\n").stdout
    assert all(line in printed for line in before.log(seat=0))
    assert saved(tmp_path).answers[: len(before.answers)] == before.answers
    assert len(saved(tmp_path).answers) > len(before.answers)


def test_undo_leads_back_beyond_the_moment_of_resuming(tmp_path: Path) -> None:
    lines(tmp_path, "--lang", "en", typed="9\n1\n1\n")
    run(tmp_path, "play", "--resume", "game.json", "--lang", "en", typed="u\nu\nu\nu\n")
    assert not [line for line in saved(tmp_path).log() if line.startswith("Blue plays")]
    assert saved(tmp_path).asked() == [0]


def test_a_game_is_kept_even_if_nothing_is_said(tmp_path: Path) -> None:
    printed = run(tmp_path, "play", "masters-gallery", "--lang", "en", typed="1\n").stdout
    (file,) = (tmp_path / "state" / "vernissage").glob("masters-gallery-*.json")
    assert f"The game is saved: {file}" in printed
    assert Match.from_record(file.read_text("utf-8")).game.name == "masters-gallery"


def test_names_cannot_steer_the_terminal(tmp_path: Path) -> None:
    refused = run(tmp_path, *PLAY, "--name", "A\x1b[31mda", "--lang", "en", code=2).stderr
    assert "\x1b" not in refused
    assert "a name has letters and signs that can be shown" in refused
    assert not (tmp_path / "game.json").exists()


def test_ctrl_c_says_where_the_game_is(tmp_path: Path) -> None:
    with Terminal(tmp_path, [*PLAY, "--lang", "en"]) as terminal:
        terminal.sees("Blue>")
        terminal.press("1\r")
        terminal.until(lambda: terminal.text.count("Blue>") > 1, "the next question")
        terminal.press("\x03")
        assert terminal.leave() == 130
        assert "The game is saved: game.json" in terminal.text
        assert "To go on: vernissage play --resume game.json" in terminal.text


def test_numbers_of_any_length_are_no_options(tmp_path: Path) -> None:
    printed = lines(tmp_path, "--lang", "en", typed=f"{'9' * 5000}\n1\n")
    assert any("is not understood" in line for line in printed)
    assert any(line.startswith("Blue plays") for line in printed)


def test_bytes_that_are_no_text_are_not_understood(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "vernissage", *PLAY, "--lang", "en"]
    strict = {**environment(tmp_path), "PYTHONIOENCODING": "utf-8:strict"}
    done = subprocess.run(command, input=b"\xff\xfe\n1\n", capture_output=True, env=strict, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Blue plays" in done.stdout


BOTS = """
class Boom:
    def choose(self, seat, position, dice):
        return 1 / 0

class Wild:
    def choose(self, seat, position, dice):
        return 999
"""


@pytest.mark.parametrize(
    ("name", "reason"),
    [("Boom", "mine:Boom failed: ZeroDivisionError: division by zero"), ("Wild", "mine:Wild answered 999 to PlayCard")],
)
@pytest.mark.parametrize("screen", [False, True], ids=["lines", "screen"])
def test_a_bot_that_fails_ends_the_game_in_one_line(tmp_path: Path, name: str, reason: str, screen: bool) -> None:
    (tmp_path / "mine.py").write_text(BOTS)
    words = [
        "play",
        "masters-gallery",
        "--bots",
        f"mine:{name}",
        "--me",
        "none",
        "--seed",
        "1",
        "--record",
        "game.json",
    ]
    if not screen:
        done = run(tmp_path, *words, "--plain", "--lang", "en", code=2)
        assert reason in done.stderr
        assert done.stderr.count("\n") == 1
        assert "The game is saved: game.json" in done.stdout
        return
    with Terminal(tmp_path, [*words, "--pace", "0", "--lang", "en"], columns=120) as terminal:
        assert terminal.leave() == 2
        assert reason in terminal.text
        assert "Traceback" not in terminal.text


def test_a_link_to_a_record_stays_a_link(tmp_path: Path) -> None:
    lines(tmp_path, "--lang", "en", typed="1\n")
    (tmp_path / "link.json").symlink_to("game.json")
    run(tmp_path, "play", "--plain", "--resume", "link.json", "--lang", "en", typed="1\n")
    assert (tmp_path / "link.json").is_symlink()


def test_a_record_saved_by_a_careful_editor(tmp_path: Path) -> None:
    lines(tmp_path, "--lang", "en", typed="1\n")
    text = (tmp_path / "game.json").read_text("utf-8")
    (tmp_path / "marked.json").write_text(text, "utf-8-sig")
    assert "Blue plays" in run(tmp_path, "replay", "marked.json", "--plain", "--lang", "en").stdout


def test_seats_and_names_go_together(tmp_path: Path) -> None:
    printed = lines(tmp_path, "--me", "3,1", "--name", "Ada,Hugo", "--lang", "en", typed="\ntable\n")
    assert any(line.startswith("Ada") for line in printed)
    assert saved(tmp_path).names == ("Hugo", "", "Ada")


def test_an_owners_sheet_is_played_with_and_kept(tmp_path: Path) -> None:
    own = game("masters-gallery").sheet.text
    (tmp_path / "mine.toml").write_text("# my copy\n" + own, encoding="utf-8")
    lines(tmp_path, "--sheet", "mine.toml", "--lang", "en", typed="1\n")
    assert saved(tmp_path).sheet is not None
