"""Positions of Bioutifoul in words: `table(3).market("AAHRRS", "AH RS").player(0, gold=4, works="AH").turn(0)`.

A, H, R and S are the artists; AH is the exhibition of Alice and Heinrich.
"""

from __future__ import annotations

from typing import Any

from vernissage import SPECTATOR, Dice, Sheet, play, roll, settle
from vernissage.core.rows import Ints, minus, multiset, plus, size, spread
from vernissage.core.step import Chance, Decision, Step
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.box import (
    BUY,
    END_ACTIONS,
    MOUNT,
    NO_EXHIBITIONS,
    NO_INFLUENCE,
    NO_WORKS,
    PLACES,
    SELL,
    Box,
)
from vernissage.games.bioutifoul.components import SHEET
from vernissage.games.bioutifoul.influence import DrawInfluence, MoveArtist
from vernissage.games.bioutifoul.refill import LayOutExhibition, LayOutWork
from vernissage.games.bioutifoul.state import Player, State
from vernissage.games.bioutifoul.turn import BeginTurn, EndTurn, TakeAction
from vernissage.games.bioutifoul.view import View, view

BOX: Box = GAME.read(GAME.sheet)
ARTISTS = "AHRS"
SHOWS = ("AH", "AR", "AS", "HR", "HS", "RS")


def cards(letters: str) -> Ints:
    """A multiset of works or influence cards: `AAS` is two of Alice and one of Sunny."""
    return multiset([ARTISTS.index(letter) for letter in letters], len(ARTISTS))


def exhibitions(words: str) -> Ints:
    """A multiset of exhibitions: `AH AH RS`."""
    return multiset([SHOWS.index(word) for word in words.split()], len(SHOWS))


def letters(row: Ints) -> str:
    """Works or influence cards in letters."""
    return "".join(ARTISTS[artist] for artist in spread(row))


def words(row: Ints) -> str:
    """Exhibitions in words."""
    return " ".join(SHOWS[exhibition] for exhibition in spread(row))


def answer(word: str, step: Step[State]) -> int:
    """The number of an answer: `A>0` moves Alice to the top; `buy A`, `sell A`, `mount AH`; `none`, `end`; a draw."""
    if isinstance(step, LayOutExhibition):
        return SHOWS.index(word)
    if isinstance(step, (LayOutWork, DrawInfluence)):
        return ARTISTS.index(word)
    if word in ("none", "end"):
        return NO_INFLUENCE if word == "none" else END_ACTIONS
    if ">" in word:
        return ARTISTS.index(word[0]) * PLACES + int(word[2])
    verb, what = word.split()
    if verb == "mount":
        return MOUNT + SHOWS.index(what)
    return (BUY if verb == "buy" else SELL) + ARTISTS.index(what)


def spoken(choice: int, step: Step[State]) -> str:
    """An answer in words."""
    if isinstance(step, MoveArtist):
        return "none" if choice == NO_INFLUENCE else f"{ARTISTS[choice // PLACES]}>{choice % PLACES}"
    if isinstance(step, TakeAction):
        if choice == END_ACTIONS:
            return "end"
        if choice >= MOUNT:
            return f"mount {SHOWS[choice - MOUNT]}"
        return f"sell {ARTISTS[choice - SELL]}" if choice >= SELL else f"buy {ARTISTS[choice]}"
    return SHOWS[choice] if isinstance(step, LayOutExhibition) else ARTISTS[choice]


def changed(*edits: tuple[str, str]) -> Sheet:
    """The project's component sheet with some of its text replaced."""
    text = SHEET.text
    for before, after in edits:
        assert before in text
        text = text.replace(before, after, 1)
    return Sheet(text, "mine.toml")


class Sketch:
    """A position being laid out, then played. All cards not laid out are in their piles."""

    def __init__(self, players: int, column: str, box: Box) -> None:
        self.box = box
        shells = [Player(box.start_gold, NO_WORKS, NO_EXHIBITIONS, NO_WORKS, NO_WORKS) for _ in range(players)]
        places = tuple([column.index(letter) for letter in ARTISTS])
        tables = (NO_WORKS, box.works, NO_WORKS, NO_EXHIBITIONS, box.exhibitions, box.influence)
        self.s = State(box, [], shells, 0, 0, 1, 0, NO_WORKS, 0, places, *tables)
        self.step: Step[State] | None = None
        self.dice = Dice(7)

    # Laying out.

    def market(self, face_up: str, on_show: str) -> Sketch:
        self.s.market_works = self._works(face_up)
        self.s.market_exhibitions = self._exhibitions(on_show)
        return self

    def discard(self, gone: str) -> Sketch:
        self.s.discard = self._works(gone)
        return self

    def player(
        self, seat: int, gold: int = 3, works: str = "", shows: str = "", hand: str = "", known: str = ""
    ) -> Sketch:
        """A player; `known` cards are in the hand besides those of `hand`."""
        me = self.s.players[seat]
        me.gold, me.works, me.exhibitions = gold, self._works(works), self._exhibitions(shows)
        me.known = self._influence(known)
        me.influence = plus(me.known, self._influence(hand))
        return self

    def piles(self, works: str | None = None, shows: str | None = None, influence: str | None = None) -> Sketch:
        """What the piles hold; the rest is not in the game."""
        if works is not None:
            self.s.work_pile = cards(works)
        if shows is not None:
            self.s.unseen_exhibitions = exhibitions(shows)
        if influence is not None:
            self.s.influence_pile = cards(influence)
        return self

    def _works(self, wanted: str) -> Ints:
        self.s.work_pile = minus(self.s.work_pile, cards(wanted))
        assert min(self.s.work_pile) >= 0, "there are not so many works"
        return cards(wanted)

    def _exhibitions(self, wanted: str) -> Ints:
        self.s.unseen_exhibitions = minus(self.s.unseen_exhibitions, exhibitions(wanted))
        assert min(self.s.unseen_exhibitions) >= 0, "there are not so many exhibitions"
        return exhibitions(wanted)

    def _influence(self, wanted: str) -> Ints:
        self.s.influence_pile = minus(self.s.influence_pile, cards(wanted))
        assert min(self.s.influence_pile) >= 0, "there are not so many influence cards"
        return cards(wanted)

    # Playing.

    def turn(self, seat: int = 0) -> Sketch:
        """The seat's turn begins."""
        return self.after(BeginTurn(seat))

    def acting(self, seat: int = 0) -> Sketch:
        """The seat's turn has begun and no influence is played."""
        return self.turn(seat).choose("none") if size(self.s.players[seat].influence) else self.turn(seat)

    def turn_over(self, seat: int) -> Sketch:
        """The seat's turn is over."""
        return self.after(EndTurn(seat))

    def after(self, *steps: Step[State]) -> Sketch:
        self.s.then(*steps)
        self.step = settle(self.s)
        return self

    def choose(self, *words: str) -> Sketch:
        """Answer the waiting steps one after the other, those of nature too."""
        for word in words:
            assert self.step is not None, f"the game is over before {word!r}"
            number = answer(word, self.step)
            assert number in self.s.choices, f"{word!r} is not among {self.options()}"
            self.step = play(self.s, number)
        return self

    def by_chance(self) -> Sketch:
        """Let nature answer until a seat is asked or the game is over."""
        while isinstance(self.step, Chance):
            self.step = play(self.s, roll(self.s, self.step, self.dice))
        return self

    def pass_turn(self) -> Sketch:
        """The seat that is asked plays no influence and takes no action."""
        seat = self.asked()[1]
        while self.step is not None and self.asked()[1] == seat:
            self.step = play(self.s, self.decision().default(self.s))
            self.by_chance()
        return self

    # Looking.

    def asked(self) -> tuple[str, int]:
        """The waiting step and the seat it asks."""
        return ("", -1) if self.step is None else (type(self.step).__name__, self.step.asks(self.s))

    def decision(self) -> Decision[State]:
        assert isinstance(self.step, Decision)
        return self.step

    def options(self) -> list[str]:
        assert self.step is not None
        return [spoken(choice, self.step) for choice in self.s.choices]

    def why_not(self, word: str) -> str:
        return self.decision().why_not(self.s, answer(word, self.decision()))

    def refusal(self, word: str) -> dict[str, Any]:
        """The arguments of the message that refuses an answer."""
        step = self.decision()
        choice = answer(word, step)
        return dict(GAME.wording.refusal(self.s, step, choice, step.why_not(self.s, choice)).args)

    def column(self) -> str:
        return "".join(sorted(ARTISTS, key=lambda letter: self.s.places[ARTISTS.index(letter)]))

    def gold(self, seat: int = 0) -> int:
        return self.s.players[seat].gold

    def works(self, seat: int = 0) -> str:
        return letters(self.s.players[seat].works)

    def shows(self, seat: int = 0) -> str:
        return words(self.s.players[seat].exhibitions)

    def hand(self, seat: int = 0) -> str:
        return letters(self.s.players[seat].influence)

    def known(self, seat: int = 0) -> str:
        return letters(self.s.players[seat].known)

    def face_up(self) -> str:
        return letters(self.s.market_works)

    def on_show(self) -> str:
        return words(self.s.market_exhibitions)

    def discarded(self) -> str:
        return letters(self.s.discard)

    def view(self, seat: int = SPECTATOR) -> View:
        return view(self.s, seat)


EVERY = "AH AR AS HR HS RS"


def table(players: int = 3, column: str = "AHRS", box: Box = BOX) -> Sketch:
    """A table with the column laid out, seat 0 first; the market is `market`'s to lay out."""
    return Sketch(players, column, box)


def shop(players: int = 3, column: str = "AHRS", box: Box = BOX) -> Sketch:
    """A table with six works and six exhibitions face up, four with two players."""
    return table(players, column, box).market("AAHHRS", EVERY if players > 2 else "AH AR HS RS")
