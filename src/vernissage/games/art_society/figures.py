"""What counts on a wall of Art Society, whom a tile would hang beside, and lots tried on before they are anybody's."""

from __future__ import annotations

from typing import Any

from vernissage.core.game import Figure, Line, Meeting
from vernissage.core.step import NONE, Decision
from vernissage.games.art_society.box import CELLS, is_decor
from vernissage.games.art_society.decor import matches
from vernissage.games.art_society.due import tile_hung
from vernissage.games.art_society.hanging import HangFromMuseum
from vernissage.games.art_society.scoring import bare_corners, clashes, decor_shields, in_eyeline, in_faux_pas, score
from vernissage.games.art_society.state import State


def free(s: State, seat: int) -> int:
    """Cells of a wall that nothing covers."""
    return s.box.grid.cells - len(s.box.grid.listed(s.players[seat].wall))


def clashing(s: State, seat: int) -> int:
    """Paintings of a wall in a faux pas (ch. 3)."""
    me = s.players[seat]
    return sum(1 for i in range(len(me.tiles)) if in_faux_pas(s.box, me, i))


FIGURES = (
    Figure(Line("figure-points"), lambda s, seat: score(s, s.players[seat])),
    Figure(Line("figure-free"), free),
    Figure(Line("figure-decor"), lambda s, seat: decor_shields(s.players[seat])),
    Figure(Line("figure-eyeline"), lambda s, seat: in_eyeline(s, s.players[seat])),
    Figure(Line("figure-corners"), lambda s, seat: bare_corners(s, s.players[seat])),
    Figure(Line("figure-clashing"), clashing),
    Figure(Line("figure-excess"), lambda s, seat: len(s.players[seat].excess)),
)


def meets(s: State, step: Decision[Any], cell: int) -> list[Meeting]:
    """The tiles that a painting would match by its frame, or clash with by its genre, by their cells (ch. 3)."""
    painting = tile_hung(s, step)
    if painting == NONE or is_decor(painting) or cell >= CELLS:
        return []
    me = s.players[step.seat]
    found: list[Meeting] = []
    for tile, there in me.tiles:
        alone = me.copy()
        alone.tiles = ((tile, there),)
        if matches(s, alone, painting, cell):
            found.append(("match", there))
        if clashes(s.box, alone, painting, cell):
            found.append(("clash", there))
    return found


def try_on(s: State, seat: int, painting: int) -> Decision[State]:
    """Hang a painting as if it had been taken."""
    s.players[seat].picked = painting
    return HangFromMuseum(seat)


def try_lot(s: State, seat: int, lot: int) -> Decision[State] | None:
    """A lot that lies open, on the seat's own wall."""
    return try_on(s, seat, s.lots[lot]) if 0 <= lot < len(s.lots) and s.lots[lot] != NONE else None


def try_painting(s: State, seat: int, painting: int) -> Decision[State] | None:
    """A painting of the museum, on the seat's own wall."""
    return try_on(s, seat, painting) if painting in s.museum else None
