"""What a seat knows of a position of Art Society, as numbers for learning: all but the bids that others have sealed."""

from __future__ import annotations

from typing import Final

from vernissage.core.numbers import Numbers
from vernissage.core.step import NONE, Decision
from vernissage.games.art_society.box import BIDS, CELLS, FRAMES, GENRES, LOTS, STACKS, VALUES, is_decor
from vernissage.games.art_society.decor import TakeDecor
from vernissage.games.art_society.due import tile_hung
from vernissage.games.art_society.prestige import level
from vernissage.games.art_society.scoring import score
from vernissage.games.art_society.state import Player, State, value_of

PLANES: Final = 1 + GENRES + FRAMES
"""Planes of a wall: decor, then a painting's genre, then its frame."""
TILE: Final = 3 + GENRES + FRAMES
"""A tile by itself: whether it is there, its width and height, genre, frame."""


def pieces(seats: int) -> list[tuple[str, int]]:
    """The named parts of the encoding, and how long each is."""
    own = [("hand", BIDS), ("bid", BIDS)]
    sale = [("round", 1), ("stacks", STACKS), ("chosen", STACKS), ("lots", LOTS * (TILE + 1))]
    museum = [("prestige", GENRES), ("levels", GENRES), ("museum", GENRES * STACKS), ("decor", VALUES)]
    facts = [("gavel", seats), ("hand_size", seats), ("has_bid", seats), ("top_bid", seats), ("excess", seats)]
    walls = [("walls", seats * PLANES * CELLS), ("assistant", seats * TILE), ("picked", seats * TILE)]
    now = [("hanging", TILE), ("decor_due", 2), ("remaining", seats * BIDS)]
    return [*own, *sale, *museum, *facts, ("points", seats), *walls, *now]


def encode(s: State, seat: int, x: Numbers) -> None:
    """The parts one after the other, the seat's own player first, the others clockwise."""
    seats = len(s.players)
    players = [s.players[(seat + i) % seats] for i in range(seats)]
    me = players[0]
    held(me.hand, x)
    sealed(s, me, x)
    x.part(s.round, BIDS)
    sale(s, x)
    museum(s, x)
    x.one_of(NONE if s.gavel == NONE else (s.gavel - seat) % seats, seats)
    for player in players:
        x.part(ones(player.hand), BIDS)
    for player in players:
        x.flag(player.sealed != NONE)
    for player in players:
        x.part(player.pile[-1] if player.pile else 0, BIDS)
    for player in players:
        x.part(len(player.excess), 2.0)
    for player in players:
        x.part(score(s, player), 100.0)
    for player in players:
        wall(s, player, x)
    for player in players:
        tile(s, player.assistant, x)
    for player in players:
        tile(s, player.picked, x)
    now(s, x)
    for player in players:
        remaining(s, player, x)


def held(hand: int, x: Numbers) -> None:
    """Which bid cards are in a hand."""
    for card in range(BIDS):
        x.flag(hand >> card & 1 == 1)


def ones(mask: int) -> int:
    """How many things a mask holds."""
    count = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count


def sealed(s: State, me: Player, x: Numbers) -> None:
    """The bid that a player has sealed."""
    for card in range(BIDS):
        x.flag(s.box.bids[card] == me.sealed)


def remaining(s: State, player: Player, x: Numbers) -> None:
    """The bid cards that a player has not turned up: in the hand, or sealed.

    Every bid was turned up before all, so that whoever remembers knows them.
    """
    for card in range(BIDS):
        x.flag(player.hand >> card & 1 == 1 or s.box.bids[card] == player.sealed)


def sale(s: State, x: Numbers) -> None:
    """The stacks, the lots that were chosen from them, and those that are turned up."""
    chosen = [0] * STACKS
    for stack in s.chosen:
        chosen[stack] = chosen[stack] + 1
    for stack in range(STACKS):
        x.part(ones(s.stacks[stack]) - chosen[stack], 16.0)
    for stack in range(STACKS):
        x.part(chosen[stack], LOTS)
    for i in range(LOTS):
        lot = s.lots[i] if i < len(s.lots) else NONE
        tile(s, lot, x)
        x.part(0 if lot == NONE else value_of(s.box, lot), 9.0)


def museum(s: State, x: Numbers) -> None:
    """The genres' prestige and what it is worth, the museum's paintings by genre and size, the decor left."""
    x.row(s.prestige, 50.0)
    for genre in range(GENRES):
        x.part(level(s, genre), 5.0)
    counts = [0] * (GENRES * STACKS)
    for work in s.museum:
        place = s.box.genre[work] * STACKS + s.box.shape[work]
        counts[place] = counts[place] + 1
    for count in counts:
        x.put(float(count))
    x.row(s.decor, 48.0)


def tile(s: State, shown: int, x: Numbers) -> None:
    """A tile that may not be there."""
    if shown == NONE:
        x.skip(TILE)
        return
    box = s.box
    shape = box.shape[shown]
    x.put(1.0)
    x.part(box.width[shape], 5.0)
    x.part(box.height[shape], 5.0)
    if is_decor(shown):
        x.skip(GENRES + FRAMES)
    else:
        x.one_of(box.genre[shown], GENRES)
        x.one_of(box.frame[shown], FRAMES)


def wall(s: State, me: Player, x: Numbers) -> None:
    """The planes of a wall, cell by cell."""
    box, first = s.box, x.at
    for hung, cell in me.tiles:
        shape = box.shape[hung]
        if is_decor(hung):
            x.at = first + cell
            x.block(box.width[shape], box.height[shape], box.grid.columns)
        else:
            x.at = first + (1 + box.genre[hung]) * CELLS + cell
            x.block(box.width[shape], box.height[shape], box.grid.columns)
            x.at = first + (1 + GENRES + box.frame[hung]) * CELLS + cell
            x.block(box.width[shape], box.height[shape], box.grid.columns)
    x.at = first + PLANES * CELLS


def now(s: State, x: Numbers) -> None:
    """The tile that is being hung just now, and the decor that is being taken."""
    step = s.agenda[-1] if s.agenda else None
    tile(s, tile_hung(s, step) if isinstance(step, Decision) else NONE, x)
    if isinstance(step, TakeDecor):
        x.part(step.left, 4.0)
        x.flag(step.several)
    else:
        x.skip(2)
