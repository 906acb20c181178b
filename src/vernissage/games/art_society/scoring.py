"""The final score, line by line, and who wins (p. 8)."""

from __future__ import annotations

from vernissage.core.grid import meets
from vernissage.core.rows import Ints
from vernissage.core.step import NONE
from vernissage.games.art_society.box import GENRES, PAINTINGS, Box, is_decor, shields
from vernissage.games.art_society.prestige import leader, level
from vernissage.games.art_society.state import Player, State, bits, full, touch


def clashes(box: Box, me: Player, painting: int, cell: int) -> bool:
    """Whether a painting touches another of its genre from a cell of a wall: a faux pas (ch. 3; A13)."""
    for tile, there in me.tiles:
        if tile < PAINTINGS and box.genre[tile] == box.genre[painting] and touch(box, painting, cell, tile, there):
            return True
    return False


def in_faux_pas(box: Box, me: Player, i: int) -> bool:
    """Whether a tile of a wall is a painting in a faux pas; no painting touches itself."""
    tile, cell = me.tiles[i]
    return not is_decor(tile) and clashes(box, me, tile, cell)


def faux_pas(box: Box, me: Player) -> list[tuple[int, int]]:
    """The paintings of a wall that touch another of their genre, two by two, by their cells (ch. 3)."""
    found: list[tuple[int, int]] = []
    for i in range(len(me.tiles)):
        one = me.copy()
        one.tiles = me.tiles[i : i + 1]
        for tile, cell in me.tiles[i + 1 :]:
            if tile < PAINTINGS and clashes(box, one, tile, cell):
                found.append((me.tiles[i][1], cell))
    return found


def valued(s: State, me: Player) -> Ints:
    """The paintings of each genre that score prestige: those on the wall in no faux pas (p. 8)."""
    counts = [0] * GENRES
    for i in range(len(me.tiles)):
        tile = me.tiles[i][0]
        if not is_decor(tile) and not in_faux_pas(s.box, me, i):
            counts[s.box.genre[tile]] += 1
    return tuple(counts)


def decor_shields(me: Player) -> int:
    """The shields on the decor of a wall (p. 8)."""
    total = 0
    for tile, _ in me.tiles:
        if is_decor(tile):
            total += shields(tile - PAINTINGS)
    return total


def in_eyeline(s: State, me: Player) -> int:
    """Paintings of the most prestigious genre that lie at least partly in the eyeline, faux pas or not (p. 8)."""
    best = leader(s)
    total = 0
    for tile, cell in me.tiles:
        seen = meets(s.box.cover[s.box.shape[tile]][cell], s.box.eyeline)
        if seen and not is_decor(tile) and s.box.genre[tile] == best:
            total += 1
    return total


def bare_corners(s: State, me: Player) -> int:
    """Corner cells of the wall that nothing covers (p. 8)."""
    total = 0
    for corner in s.box.corners:
        if not meets(me.wall, s.box.grid.rectangle(corner, 1, 1)):
            total += 1
    return total


def score(s: State, me: Player) -> int:
    """A player's points: prestige, decor, eyeline, full gallery, bare corners, excess paintings (p. 8)."""
    box = s.box
    total = decor_shields(me) + box.eyeline_bonus * in_eyeline(s, me)
    counts = valued(s, me)
    for genre in range(GENRES):
        total += counts[genre] * level(s, genre)
    if full(s, me):
        total += box.full_bonus
    return total - box.bare_corner * bare_corners(s, me) - box.excess_penalty * len(me.excess)


def scores(s: State) -> list[int]:
    """Everybody's points, as if the game ended now."""
    return [score(s, me) for me in s.players]


def hand_total(s: State, me: Player) -> int:
    """The sum of the bid cards left in hand, which breaks ties (p. 8); a bid not yet turned up still counts."""
    total = 0 if me.sealed == NONE else me.sealed
    for card in bits(me.hand):
        total += s.box.bids[card]
    return total


def winners(s: State) -> list[int]:
    """The highest score wins; a tie goes to the highest bid cards left, then it is shared (p. 7, p. 8)."""
    totals = scores(s)
    best = max(totals)
    tied = [seat for seat in range(len(totals)) if totals[seat] == best]
    most = max([hand_total(s, s.players[seat]) for seat in tied])
    return [seat for seat in tied if hand_total(s, s.players[seat]) == most]
