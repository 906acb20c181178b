"""What a seat knows of a position of Art Society, as numbers for learning."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.games.art_society.box import BIDS, CELLS, FRAMES, GENRES, LOTS, STACKS, VALUES
from vernissage.games.art_society.ids import FRAME_IDS, GENRE_IDS
from vernissage.games.art_society.view import (
    Decor,
    HangingDecor,
    HangingPainting,
    HungDecor,
    HungPainting,
    Painting,
    View,
)

PLANES = 1 + GENRES + FRAMES
"""Planes of a wall: decor, then a painting's genre, then its frame."""
TILE = 3 + GENRES + FRAMES
"""A tile by itself: whether it is there, its width and height, genre, frame."""


def pieces(seats: int) -> list[tuple[str, int]]:
    """The named parts of the encoding, and how long each is."""
    own = [("hand", BIDS), ("bid", BIDS)]
    sale = [("round", 1), ("stacks", STACKS), ("chosen", STACKS), ("lots", LOTS * (TILE + 1))]
    museum = [("prestige", GENRES), ("levels", GENRES), ("museum", GENRES * STACKS), ("decor", VALUES)]
    facts = [("gavel", seats), ("hand_size", seats), ("has_bid", seats), ("top_bid", seats), ("excess", seats)]
    walls = [("walls", seats * PLANES * CELLS), ("assistant", seats * TILE), ("picked", seats * TILE)]
    now = [("hanging", TILE), ("decor_due", 2)]
    return [*own, *sale, *museum, *facts, ("points", seats), *walls, *now]


def encode(view: View, seat: int) -> list[float]:
    """The parts one after the other, the seat's own player first, the others clockwise."""
    players = view.players[seat:] + view.players[:seat]
    me = players[0]
    hand = me.hand or ()
    seats = len(players)
    numbers: list[float] = []
    numbers += [float(card in hand) for card in view.bid_cards]
    numbers += [float(card == me.bid) for card in view.bid_cards]
    numbers.append(view.round / BIDS)
    numbers += [stack.left / 16 for stack in view.stacks]
    numbers += [view.chosen.count(stack) / LOTS for stack in range(STACKS)]
    for lot in [*view.lots, *[None] * LOTS][:LOTS]:
        numbers += [*tile(lot), lot.value / 9 if lot else 0.0]
    numbers += [genre.prestige / 50 for genre in view.genres]
    numbers += [genre.level / 5 for genre in view.genres]
    numbers += collection(view.museum)
    numbers += [decor.left / 48 for decor in view.decor]
    numbers += [float(view.gavel == (seat + i) % seats) for i in range(seats)]
    numbers += [player.hand_size / BIDS for player in players]
    numbers += [float(player.has_bid) for player in players]
    numbers += [(player.top_bid or 0) / BIDS for player in players]
    numbers += [len(player.excess) / 2 for player in players]
    numbers += [player.points / 100 for player in players]
    for player in players:
        numbers += wall(player.tiles, view.wall.columns)
    for player in players:
        numbers += tile(player.assistant)
    for player in players:
        numbers += tile(player.picked)
    numbers += tile(view.hanging)
    due = view.decor_due
    numbers += [due.left / 4, float(due.several)] if due else [0.0, 0.0]
    return numbers


def tile(shown: Painting | Decor | HangingPainting | HangingDecor | None) -> list[float]:
    """A tile that may not be there."""
    if shown is None:
        return [0.0] * TILE
    size = [1.0, shown.width / 5, shown.height / 5]
    if shown.kind == "decor":
        return size + [0.0] * (GENRES + FRAMES)
    return [
        *size,
        *[float(shown.genre == genre) for genre in GENRE_IDS],
        *[float(shown.frame == frame) for frame in FRAME_IDS],
    ]


def collection(museum: Sequence[Painting]) -> list[float]:
    """How many paintings of each genre and size the museum has."""
    counts = [0.0] * (GENRES * STACKS)
    for work in museum:
        stack = (work.height - 2) * 4 + work.width - 2
        counts[GENRE_IDS.index(work.genre) * STACKS + stack] += 1
    return counts


def wall(tiles: Sequence[HungPainting | HungDecor], columns: int) -> list[float]:
    """The planes of a wall, cell by cell."""
    planes = [0.0] * (PLANES * CELLS)
    for hung in tiles:
        on = [0]
        if isinstance(hung, HungPainting):
            on = [1 + GENRE_IDS.index(hung.genre), 1 + GENRES + FRAME_IDS.index(hung.frame)]
        for row in range(hung.height):
            for column in range(hung.width):
                cell = hung.cell + row * columns + column
                for plane in on:
                    planes[plane * CELLS + cell] = 1.0
    return planes
