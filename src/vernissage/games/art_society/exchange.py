"""Exchanging decor on the wall with the supply when a value has run out (ch. 3; A22, AO5, AO6)."""

from __future__ import annotations

from typing import Final

from vernissage.core.rows import Ints, add, size
from vernissage.core.step import NONE, Decision
from vernissage.games.art_society.box import PAINTINGS, shields
from vernissage.games.art_society.state import Player, State

FORMS: Final = 16
"""Ways to exchange: the tiles of a straight line by their lengths, lying (even numbers) or standing (odd ones)."""
BEFORE: Final[tuple[Ints, ...]] = ((1, 1), (1, 1, 1), (1, 2), (2, 1), (2,), (3,), (3,), (3,))
AFTER: Final[tuple[Ints, ...]] = ((2,), (3,), (3,), (3,), (1, 1), (1, 1, 1), (1, 2), (2, 1))
"""Neither has a length of the other: whatever is returned is not taken again."""


def form_name(form: int) -> str:
    """The name of a way to exchange: the lengths given back, those laid down, and how they hang."""
    tiles = ["_".join([str(cells) for cells in row]) for row in (BEFORE[form // 2], AFTER[form // 2])]
    return "_for_".join(tiles) + ("_standing" if form % 2 else "_lying")


class ExchangeDecor(Decision[State]):
    """Own decor in a straight line may be exchanged so that a tile of the wanted value comes back (ch. 3; A22)."""

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value = value

    def options(self, s: State) -> list[int]:
        return ways(s, s.players[self.seat], self.value)

    def why_not(self, s: State, form: int) -> str:
        if self.value not in BEFORE[form // 2]:
            return "why-value-stays-out"
        if not supplied(s, form):
            return "why-supply-too-small"
        return "" if lines(s, s.players[self.seat], form) else "why-no-such-line"

    def take(self, s: State, form: int) -> None:
        s.then(ExchangeLine(self.seat, form))


class ExchangeLine(Decision[State]):
    """The tiles of a line go back to the supply; tiles from there cover exactly the same cells (ch. 3; A22)."""

    def __init__(self, seat: int, form: int) -> None:
        super().__init__(seat)
        self.form = form

    def options(self, s: State) -> list[int]:
        return lines(s, s.players[self.seat], self.form)

    def why_not(self, s: State, cell: int) -> str:
        return "" if line(s, s.players[self.seat], self.form, cell) else "why-no-line-here"

    def take(self, s: State, cell: int) -> None:
        me = s.players[self.seat]
        old = line(s, me, self.form, cell)
        tiles = [hung for hung in me.tiles if hung not in old]
        for hung in old:
            s.decor = add(s.decor, shields(hung[0] - PAINTINGS) - 1, 1)
        for hung in laid(s, AFTER[self.form // 2], self.form % 2, cell):
            s.decor = add(s.decor, shields(hung[0] - PAINTINGS) - 1, -1)
            tiles.append(hung)
        me.tiles = tuple(tiles)
        me.given = NONE  # it counted the tiles of the wall, which are now others


def ways(s: State, me: Player, value: int) -> list[int]:
    """The forms of exchange by which a tile of a value comes back to the supply."""
    found: list[int] = []
    for form in range(FORMS):
        if value in BEFORE[form // 2] and supplied(s, form) and lines(s, me, form):
            found.append(form)
    return found


def supplied(s: State, form: int) -> bool:
    """Whether the supply has the tiles to lay down."""
    if form % 2 and not s.box.standing:
        return False
    left = list(s.decor)
    for cells in AFTER[form // 2]:
        left[cells - 1] -= 1
    return min(left) >= 0


def lines(s: State, me: Player, form: int) -> list[int]:
    """The first cells of the lines on a wall that a form of exchange applies to."""
    return [cell for cell in range(s.box.grid.cells) if line(s, me, form, cell)]


def line(s: State, me: Player, form: int, cell: int) -> list[tuple[int, int]]:
    """The decor tiles of a line that starts on a cell, or none if the wall has others there."""
    lengths = BEFORE[form // 2]
    cells = size(lengths)
    if not s.box.grid.inside(cell, 1 if form % 2 else cells, cells if form % 2 else 1):
        return []
    wanted = laid(s, lengths, form % 2, cell)
    for hung in wanted:
        if hung not in me.tiles:
            return []
    return wanted


def laid(s: State, lengths: Ints, standing: int, cell: int) -> list[tuple[int, int]]:
    """Decor tiles one after the other from a cell on."""
    tiles: list[tuple[int, int]] = []
    for cells in lengths:
        tiles.append((PAINTINGS if cells == 1 else PAINTINGS + 2 * cells - 3 + standing, cell))
        cell += cells * (s.box.grid.columns if standing else 1)
    return tiles
