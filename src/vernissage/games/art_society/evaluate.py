"""What a position of Art Society is worth to each player: the points that may be expected at the end."""

from __future__ import annotations

from typing import Final

from vernissage.core.grid import Mask, empty, joined
from vernissage.core.step import NONE
from vernissage.games.art_society.box import GENRES, is_decor
from vernissage.games.art_society.prestige import level
from vernissage.games.art_society.scoring import bare_corners, decor_shields, in_eyeline, in_faux_pas, scores
from vernissage.games.art_society.state import Player, State, full, places

ANY_LEVEL: Final = 3.5
"""What a painting of a genre may expect whose rank is open."""
PAINTING_CELLS: Final = 7.0
"""Cells of the wall that one more painting takes, its decor included."""
LIKELY_ROUNDS: Final = 13.0
"""How long games last."""


def evaluate(s: State) -> list[float]:
    """The score as it stands, ranks and corners counted the less the earlier it is, and what a wall has room for."""
    if not s.agenda:
        return [float(points) for points in scores(s)]
    done = min(1.0, s.round / LIKELY_ROUNDS)
    worths = [done * level(s, genre) + (1.0 - done) * ANY_LEVEL for genre in range(GENRES)]
    return [outlook(s, me, worths, done) for me in s.players]


def outlook(s: State, me: Player, worths: list[float], done: float) -> float:
    """What one player may expect."""
    box = s.box
    value = float(decor_shields(me)) - box.excess_penalty * len(me.excess)
    for i in range(len(me.tiles)):
        tile = me.tiles[i][0]
        if not is_decor(tile):
            genre = box.genre[tile]
            value += 0.0 if in_faux_pas(box, me, i) else worths[genre]
    value += done * box.eyeline_bonus * in_eyeline(s, me)
    value -= (0.3 + 0.7 * done) * box.bare_corner * bare_corners(s, me)
    if full(s, me):
        return value + box.full_bonus
    left = max(0.5, LIKELY_ROUNDS - s.round)
    value += min(left, usable(s, me) / PAINTING_CELLS) * 0.7 * ANY_LEVEL
    value += held(s, me, worths)
    if len(me.excess) + 1 >= box.excess_end:
        value -= 1.0  # no room for another accident
    return value + 0.1 * bid_strength(s, me)


def usable(s: State, me: Player) -> float:
    """Free cells that some painting could cover, and a little of the others, which decor may fill."""
    box = s.box
    room = box.grid.room(me.wall, 2, 2)
    open_cells: Mask = (0, 0, 0)
    for cell in box.grid.listed(room):
        open_cells = joined(open_cells, box.cover[0][cell])
    wide = len(box.grid.listed(open_cells))
    free = box.grid.cells - len(box.grid.listed(me.wall))
    return wide + 0.25 * (free - wide)


def held(s: State, me: Player, worths: list[float]) -> float:
    """What the assistant's tile, and a painting in hand, will bring once they hang."""
    value = 0.0
    for tile in (me.assistant, me.picked):
        if tile != NONE and not empty(places(s, me, tile)):
            value += 0.5 if is_decor(tile) else 0.5 * worths[s.box.genre[tile]]
    return value


def bid_strength(s: State, me: Player) -> float:
    """The average of the bid cards left."""
    total = 0
    cards = 0
    for i in range(len(s.box.bids)):
        if me.hand >> i & 1:
            total += s.box.bids[i]
            cards += 1
    return total / cards if cards else 0.0
