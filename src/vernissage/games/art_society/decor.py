"""Matching frames, the decor they earn, and the tile of the assistant (ch. 3, p. 6)."""

from __future__ import annotations

from typing import Final

from vernissage.core.grid import empty
from vernissage.core.rows import add
from vernissage.core.step import NONE, Decision, Step
from vernissage.games.art_society.box import CELLS, DECORS, PAINTINGS, VALUES, is_decor, shields
from vernissage.games.art_society.exchange import ExchangeDecor, ways
from vernissage.games.art_society.state import Player, State, full, places, put_up, touch

COMBINATION: Final = 4
"""From so many matches on, decor tiles are combined to their number."""
EXCHANGE_DECOR: Final = 5
"""The answers after the five decor tiles: exchange for value 1, 2 or 3."""
HANG_HELD_FIRST: Final = 8
FORGO: Final = 9
GIVE: Final = CELLS
"""The answers after the cells begin: here, the tile goes to the assistant."""


def matches(s: State, me: Player, painting: int, cell: int) -> int:
    """How many paintings with the same frame a painting would touch, each once, whatever the edge (ch. 3; A02)."""
    box = s.box
    frame = box.frame[painting]
    count = 0
    for tile, there in me.tiles:
        if tile < PAINTINGS and box.frame[tile] == frame and touch(box, painting, cell, tile, there):
            count += 1
    return count


def hang_painting(s: State, seat: int, painting: int, cell: int) -> None:
    """A painting hangs; if its frame matches, decor is due at once (ch. 3)."""
    me = s.players[seat]
    count = matches(s, me, painting, cell)
    put_up(s, me, painting, cell)
    if count:
        s.then(TakeDecor(seat, count, count >= COMBINATION, 0))


def give(me: Player, tile: int) -> None:
    """The assistant holds a tile from now on (p. 6)."""
    me.assistant = tile
    me.given = len(me.tiles)


def why_not_give(me: Player) -> str:
    """The assistant holds one tile at a time (p. 6)."""
    return "" if me.assistant == NONE else "why-assistant-busy"


def may_hang_held(s: State, me: Player) -> bool:
    """Whether the assistant's tile can be hung now (p. 6).

    A tile given to him this turn can only be hung from there once another tile hangs: before that it would be the same
    as hanging it straight away, which undoing allows.
    """
    return me.assistant != NONE and me.given != len(me.tiles) and not empty(places(s, me, me.assistant))


def why_not_hang_held(s: State, me: Player) -> str:
    """Why the assistant's tile cannot be hung now."""
    if me.assistant == NONE:
        return "why-assistant-free"
    if me.given == len(me.tiles):
        return "why-just-given"
    return "" if may_hang_held(s, me) else "why-held-no-place"


def why_not_there(s: State, me: Player, tile: int, cell: int) -> str:
    """Why a tile cannot hang with its top left corner on a cell (p. 5)."""
    box = s.box
    shape = box.shape[tile]
    width, height = box.width[shape], box.height[shape]
    if not box.grid.inside(cell, width, height):
        return "why-outside"
    if cell not in box.grid.listed(box.grid.room(me.wall, width, height)):
        return "why-covered"
    return "" if cell in box.grid.listed(places(s, me, tile)) else "why-touches-nothing"


class TakeDecor(Decision[State]):
    """Decor for matching frames: one tile of a value up to their number, or, from four on, tiles that add up to it.

    A tile must be taken if one can be hung or held (A04); what can be neither is lost (A06), and so is all that is due
    once the wall is full (A07). The assistant's tile may be hung first (p. 6).
    """

    def __init__(self, seat: int, left: int, several: bool, wanted: int) -> None:
        super().__init__(seat)
        self.left = left
        """The number of matches, or what is left of it."""
        self.several = several
        self.wanted = wanted
        """The value that an exchange has brought back, 0 without one."""

    def options(self, s: State) -> list[int]:
        me = s.players[self.seat]
        if full(s, me):
            return [FORGO]
        found = [decor for decor in range(DECORS) if self.takes(s, me, decor)]
        takes_none = not found
        if self.wanted == 0:
            found += [EXCHANGE_DECOR + i for i in range(VALUES) if self.exchanges(s, me, i + 1)]
            if may_hang_held(s, me):
                found.append(HANG_HELD_FIRST)
        if takes_none:
            found.append(FORGO)
        return found

    def takes(self, s: State, me: Player, decor: int) -> bool:
        """Whether a decor tile can be taken: of an allowed value, in stock, hangable or holdable."""
        value = shields(decor)
        if value != self.wanted and (self.wanted or value > self.left):
            return False
        return s.decor[value - 1] > 0 and room_for(s, me, decor)

    def exchanges(self, s: State, me: Player, value: int) -> bool:
        """Whether an exchange can bring back a value that has run out, to be taken at once."""
        if value > self.left or s.decor[value - 1] > 0 or not value_has_room(s, me, value):
            return False
        return bool(ways(s, me, value))

    def why_not(self, s: State, choice: int) -> str:
        me = s.players[self.seat]
        if choice == FORGO:
            return "" if FORGO in self.options(s) else "why-decor-compulsory"
        if full(s, me):
            return "why-wall-full"
        if choice < DECORS:
            return "" if self.takes(s, me, choice) else self.why_not_decor(s, me, choice)
        if self.wanted:
            return "why-exchanged"
        if choice == HANG_HELD_FIRST:
            return why_not_hang_held(s, me)
        value = choice - EXCHANGE_DECOR + 1
        if self.exchanges(s, me, value):
            return ""
        if value > self.left:
            return "why-too-few-matches"
        if s.decor[value - 1] > 0:
            return "why-still-in-stock"
        return "why-no-exchange" if value_has_room(s, me, value) else "why-decor-no-room"

    def why_not_decor(self, s: State, me: Player, decor: int) -> str:
        """Why a decor tile cannot be taken."""
        value = shields(decor)
        if value > self.left:
            return "why-too-few-matches"
        if self.wanted:
            return "why-exchanged"
        if s.decor[value - 1] == 0:
            return "why-out-of-stock"
        return "why-decor-no-room" if upright_allowed(s, decor) else "why-lying-only"

    def take(self, s: State, choice: int) -> None:
        if choice == FORGO:
            return
        if choice == HANG_HELD_FIRST:
            s.then(HangFromAssistant(self.seat), self)
        elif choice >= EXCHANGE_DECOR:
            value = choice - EXCHANGE_DECOR + 1
            s.then(ExchangeDecor(self.seat, value), TakeDecor(self.seat, self.left, self.several, value))
        else:
            steps: list[Step[State]] = [HangDecor(self.seat, choice)]
            rest = self.left - shields(choice)
            if self.several and rest > 0:
                steps.append(TakeDecor(self.seat, rest, True, 0))
            s.then(*steps)


def upright_allowed(s: State, decor: int) -> bool:
    """Whether decor may hang the way it is turned (AO14)."""
    return s.box.standing or decor not in (2, 4)


def room_for(s: State, me: Player, decor: int) -> bool:
    """Whether a decor tile can be hung, or held by the assistant."""
    if not upright_allowed(s, decor):
        return False
    return me.assistant == NONE or not empty(places(s, me, PAINTINGS + decor))


def value_has_room(s: State, me: Player, value: int) -> bool:
    """Whether decor of a value can be hung, lying or standing, or held."""
    return any(shields(decor) == value and room_for(s, me, decor) for decor in range(DECORS))


class HangDecor(Decision[State]):
    """Decor hangs by the usual rules, turned as it was taken, or goes to a free assistant (ch. 3)."""

    def __init__(self, seat: int, decor: int) -> None:
        super().__init__(seat)
        self.decor = decor

    def options(self, s: State) -> list[int]:
        me = s.players[self.seat]
        found = s.box.grid.listed(places(s, me, PAINTINGS + self.decor))
        if me.assistant == NONE:
            found.append(GIVE)
        return found

    def why_not(self, s: State, choice: int) -> str:
        me = s.players[self.seat]
        return why_not_give(me) if choice == GIVE else why_not_there(s, me, PAINTINGS + self.decor, choice)

    def take(self, s: State, choice: int) -> None:
        me = s.players[self.seat]
        s.decor = add(s.decor, shields(self.decor) - 1, -1)
        if choice == GIVE:
            give(me, PAINTINGS + self.decor)
        else:
            put_up(s, me, PAINTINGS + self.decor, choice)


class HangFromAssistant(Decision[State]):
    """The tile the assistant held is hung, before or after the new one; a painting earns decor (p. 6; A03)."""

    def options(self, s: State) -> list[int]:
        me = s.players[self.seat]
        return s.box.grid.listed(places(s, me, me.assistant))

    def why_not(self, s: State, cell: int) -> str:
        me = s.players[self.seat]
        return why_not_there(s, me, me.assistant, cell)

    def take(self, s: State, cell: int) -> None:
        me = s.players[self.seat]
        tile = me.assistant
        me.assistant = NONE
        if is_decor(tile):
            put_up(s, me, tile, cell)
        else:
            hang_painting(s, self.seat, tile, cell)
