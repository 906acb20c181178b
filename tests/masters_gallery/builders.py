"""Positions of Masters Gallery in words: `table(3).hand(0, "2 monet", "degas draw").extra("renoir").turn(0)`."""

from __future__ import annotations

from vernissage import SPECTATOR, Dice, play, roll, settle
from vernissage.core.rows import Ints, add, empty, minus
from vernissage.core.step import NONE, Chance, Step
from vernissage.games.masters_gallery import GAME as GAME
from vernissage.games.masters_gallery.box import CARDS, DECLINE, ROUNDS, SYMBOLS
from vernissage.games.masters_gallery.cards import NO_CARDS, holds, pack, spread
from vernissage.games.masters_gallery.components import ARTIST_IDS, SYMBOL_IDS
from vernissage.games.masters_gallery.play import EndTurn, NewRound
from vernissage.games.masters_gallery.scoring import EndRound
from vernissage.games.masters_gallery.state import Player, State, scores
from vernissage.games.masters_gallery.symbols import PlaceAward
from vernissage.games.masters_gallery.view import View, view

BOX = GAME.read(GAME.sheet)


def artist(word: str) -> int:
    """The number of an artist."""
    return ARTIST_IDS.index(word)


def card(words: str) -> int:
    """The number of a card: `monet`, `monet award`."""
    name, _, symbol = words.partition(" ")
    return artist(name) * SYMBOLS + SYMBOL_IDS.index(symbol or "plain")


def cards(*words: str) -> Ints:
    """A set of cards: `2 monet` is two of them."""
    things: list[int] = []
    for entry in words:
        number, _, rest = entry.partition(" ")
        things += [card(rest)] * int(number) if number.isdigit() else [card(entry)]
    return pack(things)


def names(row: Ints) -> list[str]:
    """The cards of a set in words, one by one."""
    found = [f"{ARTIST_IDS[number // SYMBOLS]} {SYMBOL_IDS[number % SYMBOLS]}" for number in spread(row)]
    return [name.removesuffix(" plain") for name in found]


class Sketch:
    """A position being laid out, then played."""

    def __init__(self, players: int, round: int) -> None:
        shells = [Player(NO_CARDS, NO_CARDS, NO_CARDS, NONE, ()) for _ in range(players)]
        self.s = State(BOX, [], shells, round, 0, BOX.cards, NONE, NO_CARDS, (0,) * len(ARTIST_IDS), ())
        self.s.then(*[NewRound() for _ in range(ROUNDS - round)])
        self.step: Step[State] | None = None

    # Laying out.

    def hand(self, seat: int, *words: str) -> Sketch:
        self.s.players[seat].hand = self._from_pile(words)
        return self

    def display(self, seat: int, *words: str) -> Sketch:
        self.s.players[seat].display = self._from_pile(words)
        return self

    def face_down(self, seat: int, *words: str) -> Sketch:
        self.s.players[seat].face_down = self._from_pile(words)
        return self

    def extra(self, words: str) -> Sketch:
        self._from_pile((words,))
        self.s.extra = card(words)
        return self

    def gone(self, *words: str) -> Sketch:
        self.s.gone = self._from_pile(words)
        return self

    def awards(self, *artists: str) -> Sketch:
        for name in artists:
            self.s.awards = add(self.s.awards, artist(name), 1)
        return self

    def ranked(self, *artists: str) -> Sketch:
        """The artists that got the tokens 3, 2 and 1 in an earlier round."""
        self.s.rankings = (*self.s.rankings, tuple([artist(name) for name in artists]))
        return self

    def _from_pile(self, words: tuple[str, ...]) -> Ints:
        wanted = cards(*words)
        for number in range(CARDS):
            assert holds(self.s.pile, number) >= holds(wanted, number), f"there are not so many {names(wanted)}"
        self.s.pile = minus(self.s.pile, wanted)
        return wanted

    # Playing.

    def turn(self, seat: int) -> Sketch:
        """The seat's turn."""
        return self.after(EndTurn((seat - 1) % len(self.s.players), NONE))

    def over(self, ender: int) -> Sketch:
        """The round has been ended by a seat: score it."""
        return self.after(EndRound(ender))

    def after(self, *steps: Step[State]) -> Sketch:
        """Do these steps first."""
        self.s.then(*steps)
        self.step = settle(self.s)
        return self

    def choose(self, *words: str) -> Sketch:
        """Answer the waiting steps one after the other: a card, an artist for an award, or `stop`."""
        for word in words:
            assert self.step is not None, f"the game is over before {word!r}"
            if word == "stop":
                number = DECLINE
            elif isinstance(self.step, PlaceAward):
                number = artist(word)
            else:
                number = card(word)
            assert number in self.s.choices, f"{word!r} is not among {self.options()}"
            self.step = play(self.s, number)
        return self

    def by_chance(self) -> Sketch:
        """Let nature answer until a seat is asked or the game is over."""
        dice = Dice(7)
        while isinstance(self.step, Chance):
            self.step = play(self.s, roll(self.s, self.step, dice))
        return self

    def stop_adding(self) -> Sketch:
        """Nobody adds a card any more."""
        while self.asked()[0] == "AddCards":
            self.choose("stop")
        return self

    # Looking.

    def asked(self) -> tuple[str, int]:
        """The waiting step and the seat it asks."""
        return ("", NONE) if self.step is None else (type(self.step).__name__, self.step.asks(self.s))

    def options(self) -> list[str]:
        """The options in words; `stop` declines."""
        assert self.step is not None
        if isinstance(self.step, PlaceAward):
            return [ARTIST_IDS[choice] for choice in self.s.choices]
        plain = [choice for choice in self.s.choices if choice != DECLINE]
        return names(pack(plain)) + ["stop"] * (len(self.s.choices) - len(plain))

    def hand_of(self, seat: int) -> list[str]:
        return names(self.s.players[seat].hand)

    def display_of(self, seat: int) -> list[str]:
        return names(self.s.players[seat].display)

    def face_down_of(self, seat: int) -> list[str]:
        return names(self.s.players[seat].face_down)

    def points(self) -> list[int]:
        return scores(self.s)

    def tokens(self) -> dict[str, list[int]]:
        """The value tokens on each artist card that has any."""
        artists = self.view().artists
        return {entry.artist: list(entry.value_tokens) for entry in artists if entry.value_tokens}

    def view(self, seat: int = SPECTATOR) -> View:
        return view(self.s, seat)

    def round_is_over(self) -> bool:
        """Whether nobody has a display any more, as after a round that has been scored."""
        return self.s.extra == NONE and all(empty(player.display) for player in self.s.players)


def table(players: int = 2, round: int = 1) -> Sketch:
    """An empty table: all cards in the pile, the round begun, seat 0 its first player."""
    return Sketch(players, round)
