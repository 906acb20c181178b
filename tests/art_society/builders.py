"""Positions of Art Society in words: `table(3).wall(0, "city gold 2x3 at 6,4").takes(0, "portrait 2x2")`."""

from __future__ import annotations

import re

from vernissage import SPECTATOR, play, settle
from vernissage.core.game import View
from vernissage.core.grid import joined
from vernissage.core.rows import put
from vernissage.core.step import Step
from vernissage.games.art_society import GAME as GAME
from vernissage.games.art_society.bidding import Bid, RevealBids
from vernissage.games.art_society.box import PAINTINGS, Box, stack_of
from vernissage.games.art_society.components import DECOR_SIZES
from vernissage.games.art_society.hanging import ConfirmHanging, Hang
from vernissage.games.art_society.ids import FRAME_IDS, GENRE_IDS
from vernissage.games.art_society.prestige import RaisePrestige
from vernissage.games.art_society.round import PassGavel
from vernissage.games.art_society.scoring import scores
from vernissage.games.art_society.state import Player, State, put_up

BOX: Box = GAME.read(GAME.sheet)
WORDS = re.compile(r"(?P<genre>\w+)(?: (?P<frame>[a-z]+))? (?P<width>\d)x(?P<height>\d)(?: at (?P<cell>[\d,]+))?")


def at(words: str) -> int:
    """The cell of a column and a row: `6,4`."""
    column, row = words.split(",")
    return (int(row) - 1) * BOX.grid.columns + int(column) - 1


def read_out(cell: int) -> str:
    """A cell as column and row."""
    return f"{cell % BOX.grid.columns + 1},{cell // BOX.grid.columns + 1}"


def stack(size: str) -> int:
    """The stack of a size: `2x3`."""
    return stack_of(int(size[0]), int(size[2]))


def genre(word: str) -> int:
    """The number of a genre."""
    return GENRE_IDS.index(word)


def decor(size: str) -> int:
    """The number of a decor tile among the five: `2x1` lies, `1x2` stands."""
    return DECOR_SIZES.index((int(size[0]), int(size[2])))


class Sketch:
    """A position being laid out, then played."""

    def __init__(self, players: int) -> None:
        self.s: State = GAME.setup(BOX, players, {})
        self.s.agenda.clear()
        self.s.gavel = 0
        self.s.round = 1
        for seat, me in enumerate(self.s.players):
            me.pile = (seat + 1,)
        self.step: Step[State] | None = None

    # Laying out.

    def draw(self, words: str) -> int:
        """A tile taken from its stack, or decor: `city gold 2x2`, `landscape 4x4`, `decor 2x1`."""
        found = WORDS.fullmatch(words.split(" at ")[0])
        assert found, words
        if found["genre"] == "decor":
            return PAINTINGS + decor(f"{found['width']}x{found['height']}")
        number = stack(f"{found['width']}x{found['height']}")
        for i, painting in enumerate(BOX.members[number]):
            fits = BOX.genre[painting] == genre(found["genre"])
            fits = fits and found["frame"] in (None, FRAME_IDS[BOX.frame[painting]])
            if fits and self.s.stacks[number] >> i & 1:
                self.s.stacks = put(self.s.stacks, number, self.s.stacks[number] - (1 << i))
                return painting
        raise AssertionError(f"no {words} left")

    def wall(self, seat: int, *tiles: str) -> Sketch:
        for words in tiles:
            tile = self.draw(words)
            if tile >= PAINTINGS:
                value = max(DECOR_SIZES[tile - PAINTINGS]) - 1
                self.s.decor = put(self.s.decor, value, self.s.decor[value] - 1)
            put_up(self.s, self.me(seat), tile, at(words.split(" at ")[1]))
        return self

    def covered(self, seat: int, *free: str) -> Sketch:
        """Every cell but the free ones is covered, by no tile in particular."""
        me = self.me(seat)
        for cell in set(range(BOX.grid.cells)) - {at(words) for words in free}:
            me.wall = joined(me.wall, BOX.grid.rectangle(cell, 1, 1))
        return self

    def assistant(self, seat: int, words: str) -> Sketch:
        self.me(seat).assistant = self.draw(words)
        return self

    def excess(self, seat: int, *tiles: str) -> Sketch:
        self.me(seat).excess = tuple(self.draw(words) for words in tiles)
        return self

    def museum(self, *tiles: str) -> Sketch:
        self.s.museum = (*self.s.museum, *(self.draw(words) for words in tiles))
        return self

    def lots(self, *tiles: str) -> Sketch:
        self.s.lots = tuple(self.draw(words) for words in tiles)
        return self

    def prestige(self, **totals: int) -> Sketch:
        self.s.prestige = tuple(totals.get(word, 0) for word in GENRE_IDS)
        return self

    def stock(self, *decor: int) -> Sketch:
        self.s.decor = decor
        return self

    def pile(self, seat: int, *bids: int) -> Sketch:
        """The bid pile from the bottom up; the cards leave the hand."""
        me = self.me(seat)
        me.pile = bids
        for bid in bids[1:]:
            me.hand &= ~(1 << (bid - 1))
        return self

    def hand(self, seat: int, *cards: int) -> Sketch:
        self.me(seat).hand = sum(1 << (card - 1) for card in cards)
        return self

    # Playing.

    def then(self, *steps: Step[State]) -> Sketch:
        self.s.then(*steps)
        self.step = settle(self.s)
        return self

    def takes(self, seat: int, words: str) -> Sketch:
        """A player has just picked a painting."""
        self.me(seat).picked = self.draw(words)
        return self.then(Hang(seat), ConfirmHanging(seat))

    def auction(self, *lots: str) -> Sketch:
        """A round from the bids on."""
        self.lots(*lots)
        seats = range(len(self.s.players))
        return self.then(*[Bid(seat) for seat in seats], RevealBids(), RaisePrestige(), PassGavel())

    def bid(self, *values: int) -> Sketch:
        for value in values:
            self.answer(value - 1)
        return self

    def answer(self, *choices: int | str) -> Sketch:
        """Answers one after the other; a cell in words, anything else as its number."""
        for choice in choices:
            number = at(choice) if isinstance(choice, str) else choice
            assert number in self.s.choices, (choice, self.s.choices)
            self.step = play(self.s, number)
        return self

    # Looking.

    def whole(self) -> State:
        """The position with the start bid cards dealt as they were laid out, so that every component is there."""
        self.s.start_bids = 0b1111 & -(1 << len(self.s.players))
        return self.s

    def me(self, seat: int) -> Player:
        return self.s.players[seat]

    def options(self) -> list[int]:
        return list(self.s.choices)

    def cells(self) -> list[str]:
        """The cells that may be chosen, as column and row."""
        return [read_out(choice) for choice in self.s.choices if choice < BOX.grid.cells]

    def why(self, choice: int | str) -> str:
        """Why a choice is refused; empty if it is not."""
        number = at(choice) if isinstance(choice, str) else choice
        assert self.step is not None
        reason: str = self.step.why_not(self.s, number)  # type: ignore[attr-defined]
        return reason

    def asked(self) -> str:
        """The kind of step that waits, with its seat if it is somebody's."""
        return type(self.step).__name__ if self.step else "nothing"

    def hung(self, seat: int) -> list[str]:
        """What hangs on a wall, as cells."""
        return [read_out(cell) for _, cell in self.me(seat).tiles]

    def view(self, seat: int = SPECTATOR) -> View:
        return GAME.view(self.s, seat)

    def scores(self) -> list[int]:
        return scores(self.s)


def table(players: int = 3) -> Sketch:
    """A position with bare walls, full hands and an empty museum."""
    return Sketch(players)
