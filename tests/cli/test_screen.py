"""The screen, in a real pseudo-terminal, by keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal import Terminal
from vernissage import Match

PLAY = ("play", "masters-gallery", "--seats", "3", "--me", "1", "--bots", "random", "--seed", "3", "--pace", "0")
ASKED = {"fr": "Choisissez une carte à jouer", "en": "Choose a card to play"}
ENTER, ESCAPE, DOWN = "\r", "\x1b", "\x1b[B"


def playing(home: Path, lang: str, *more: str, columns: int = 80, rows: int = 24) -> Terminal:
    terminal = Terminal(home, [*PLAY, "--lang", lang, "--record", "game.json", *more], columns, rows)
    terminal.sees(ASKED[lang])
    return terminal


@pytest.mark.parametrize(
    ("lang", "size", "close", "ending"),
    [("fr", (80, 24), "Échap fermer", "remporte la partie"), ("en", (120, 40), "Esc close", "wins the game")],
)
def test_a_whole_game_by_keys(tmp_path: Path, lang: str, size: tuple[int, int], close: str, ending: str) -> None:
    with playing(tmp_path, lang, columns=size[0], rows=size[1]) as terminal:
        for _ in range(200):
            if ending in terminal.text:
                break
            terminal.press("1")
            terminal.settle()
        terminal.sees(close, ending, "Total")
        match = Match.from_record((tmp_path / "game.json").read_text("utf-8"))
        assert match.finished
        terminal.sees(*map(str, match.scores()))
        terminal.press(ESCAPE)
        terminal.misses(close)
        terminal.press("q")
        assert terminal.leave() == 0


def test_the_first_screen(tmp_path: Path) -> None:
    with playing(tmp_path, "fr") as terminal:
        terminal.sees("9 Van Gogh, piocher une carte", "Violet pioche une carte", "Artistes", "q Quitter")
        title = "Masters Gallery ● Bleu vous ■ Jaune bot ▲ Violet bot"
        terminal.until(lambda: " ".join(terminal.lines[0].split()) == title, title)
        keys = " u Annuler  w Pourquoi ?  s Feuille de score  l English  ? Aide  q Quitter"
        terminal.until(lambda: terminal.lines[23] == keys, keys)


def beginning(terminal: Terminal) -> None:
    """The first question, fact by fact: a screen is painted piece by piece, a picture of it may be half of it."""
    terminal.sees("Purple draws a card", "Choose a card to play", "9 Van Gogh, draw a card", "q Quit")
    terminal.sees_in_one_line("Cards in hand", "13", "0 of 6 cards on the table, tokens 0", "Purple starts")
    terminal.sees_in_one_line("Award tokens left", "5")


def test_undo(tmp_path: Path) -> None:
    with playing(tmp_path, "en", columns=120, rows=40) as terminal:
        beginning(terminal)
        terminal.press("1")
        terminal.sees("Blue plays a Vermeer (1 of 6)", "Vermeer played", "Choose a card")
        terminal.sees_in_one_line("Cards in hand", "12", "1 of 6 cards on the table")
        terminal.press("u")
        terminal.misses("Blue plays a Vermeer (1 of 6)", "Vermeer played", "Degas played", "Van Gogh played")
        beginning(terminal)


def test_why_nots(tmp_path: Path) -> None:
    with playing(tmp_path, "fr") as terminal:
        terminal.press("w")
        terminal.sees(
            "Impossible pour l’instant", "Vous n’avez pas cette carte en main.", "MGL-028", "Degas, tour simultané"
        )
        terminal.press(ESCAPE)
        terminal.misses("Impossible pour l’instant")


def test_the_score_sheet_at_any_time(tmp_path: Path) -> None:
    with playing(tmp_path, "en") as terminal:
        terminal.press("s")
        terminal.sees("Score sheet", "Total", "Esc close")
        terminal.press("l")
        terminal.sees("Feuille de score", "Échap fermer")
        terminal.press("s")
        terminal.sees(ASKED["fr"])


def test_resizing(tmp_path: Path) -> None:
    with playing(tmp_path, "fr") as terminal:
        assert "Journal" not in terminal.text
        terminal.resize(120, 40)
        terminal.sees("Journal", "Cartes en main", "t Table")
        terminal.sees_in_one_line("Artistes", "Journal")
        terminal.resize(80, 24)
        terminal.misses("Journal")
        terminal.sees(ASKED["fr"], "q Quitter")
        terminal.resize(40, 12)
        terminal.settle()
        terminal.press("1")
        terminal.resize(80, 24)
        terminal.sees("Violet place un jeton Récompense", ASKED["fr"])


def test_quitting_asks_and_the_game_goes_on_later(tmp_path: Path) -> None:
    with playing(tmp_path, "fr") as terminal:
        terminal.press("1")
        terminal.sees("Violet place un jeton Récompense")
        terminal.press("q")
        terminal.sees("Quitter la partie ?", "ne pas quitter")
        terminal.press(ESCAPE)
        terminal.misses("Quitter la partie ?")
        terminal.press("\x03")
        terminal.sees("Quitter la partie ?")
        terminal.press(ENTER)
        assert terminal.leave() == 0
        terminal.sees("Partie enregistrée : game.json", "vernissage play --resume game.json --me 1 --bots random")
    with Terminal(tmp_path, ["play", "--resume", "game.json", "--lang", "fr", "--pace", "0"]) as terminal:
        terminal.sees(ASKED["fr"])
        terminal.press("g")
        terminal.sees("Bleu joue un Vermeer (1 sur 6)")


def test_a_terminal_without_a_screen_is_played_line_by_line(tmp_path: Path) -> None:
    with Terminal(tmp_path, [*PLAY, "--lang", "en", "--plain"]) as terminal:
        terminal.sees("Choose a card to play", "Blue>")
        terminal.press("1\n")
        terminal.sees("Blue plays a Vermeer (1 of 6)")
        terminal.press("\x03")
        assert terminal.leave() == 130


def test_replaying(tmp_path: Path) -> None:
    with playing(tmp_path, "en") as terminal:
        terminal.press("1")
        terminal.sees("Purple places an award token")
        terminal.press("q")
        terminal.sees("Quit the game?")
        terminal.press(ENTER)
        terminal.leave()
    with Terminal(tmp_path, ["replay", "game.json", "--lang", "en"]) as terminal:
        terminal.sees("0 of ", "as seen by: public")
        terminal.press("\x1b[C")
        terminal.sees("starts the first round")
        terminal.press("\x1b[F")
        terminal.sees("Blue is choosing a card to play")
        terminal.press("v")
        terminal.sees("as seen by: Blue")
        terminal.press("\x1b[H")
        terminal.sees("0 of ")
        terminal.press("q")
        assert terminal.leave() == 0
