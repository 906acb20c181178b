"""What a position of Art Society is worth to each player: the points that may be expected at the end."""

from __future__ import annotations

from typing import Final

from vernissage.core.grid import Mask, empty
from vernissage.core.step import NONE
from vernissage.games.art_society.box import GENRES, is_decor
from vernissage.games.art_society.prestige import level
from vernissage.games.art_society.scoring import (
    bare_corners,
    decor_shields,
    hand_total,
    in_eyeline,
    scores,
    valued,
)
from vernissage.games.art_society.state import Player, State, full, places

ANY_LEVEL: Final = 3.5
"""What a painting is worth as long as the museum is empty."""
SETTLED: Final = 30.0
"""How far the first marker has gone when the levels may be taken for sure."""
ROOM: Final = 0.35
"""What a place for the smallest painting promises."""
HAND: Final = 0.03
"""What a point of the bid cards in hand is worth in later rounds."""
FIRST_PICK: Final = 2.0
"""What it may bring to pick before all others rather than after them."""


def evaluate(s: State) -> list[float]:
    """The wall as it would be scored, at levels half known, the room left on it, and what is held."""
    if not s.agenda:
        return [float(points) for points in scores(s)]
    sure = min(1.0, max(s.prestige) / SETTLED)
    worths = [sure * level(s, genre) + (1.0 - sure) * ANY_LEVEL for genre in range(GENRES)]
    return [expected(s, me, worths, sure) for me in s.players]


def expected(s: State, me: Player, worths: list[float], sure: float) -> float:
    """What one player may expect."""
    counts = valued(s, me)
    value = float(decor_shields(me)) + sure * s.box.eyeline_bonus * in_eyeline(s, me)
    for genre in range(GENRES):
        value += counts[genre] * worths[genre]
    if full(s, me):
        value += s.box.full_bonus
    value -= s.box.bare_corner * bare_corners(s, me) + s.box.excess_penalty * len(me.excess)
    value += ROOM * sure_room(s, me) + HAND * hand_total(s, me)
    if me.sealed != NONE:
        value += FIRST_PICK * me.sealed / (me.sealed + 8.0) - HAND * me.sealed
    return value + held_value(s, me, me.picked, worths) + 0.6 * held_value(s, me, me.assistant, worths)


def sure_room(s: State, me: Player) -> float:
    """How many smallest paintings the wall could still take: a quarter of the corners they could start from."""
    return count(s.box.grid.room(me.wall, 2, 2)) / 4.0 + 0.5


def held_value(s: State, me: Player, tile: int, worths: list[float]) -> float:
    """A tile not yet hung: what it will score, less the room it will take; a burden if it does not fit."""
    if tile == NONE:
        return 0.0
    if is_decor(tile):
        return 0.8
    if empty(places(s, me, tile)):
        return -2.0
    shape = s.box.shape[tile]
    area = s.box.width[shape] * s.box.height[shape]
    return 0.95 * worths[s.box.genre[tile]] - ROOM * area / 4.0


def count(mask: Mask) -> int:
    """How many cells a mask has."""
    cells = 0
    for band in mask:
        left = band
        while left:
            left &= left - 1
            cells += 1
    return cells
