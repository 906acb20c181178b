"""The arguments of Art Society's messages: tiles, cells, stacks and exchanges as ids and numbers."""

from __future__ import annotations

from collections.abc import Callable

from vernissage.games.art_society.box import PAINTINGS, Box, is_decor, shields
from vernissage.games.art_society.components import DECOR_SIZES, SIZES
from vernissage.games.art_society.exchange import AFTER, BEFORE
from vernissage.games.art_society.ids import FRAME_IDS, GENRE_IDS
from vernissage.games.art_society.state import value_of

Args = dict[str, int | str]


def tile_args(box: Box, tile: int) -> Args:
    """A painting or a decor tile, as ids and numbers."""
    if is_decor(tile):
        width, height = DECOR_SIZES[tile - PAINTINGS]
        nothing: Args = {"genre": "none", "frame": "none"}
        return {**nothing, "size": f"{width}×{height}", "value": shields(tile - PAINTINGS)}
    width, height = SIZES[box.shape[tile]]
    look: Args = {"genre": GENRE_IDS[box.genre[tile]], "frame": FRAME_IDS[box.frame[tile]]}
    return {**look, "size": f"{width}×{height}", "value": value_of(box, tile)}


def cell_args(box: Box, cell: int) -> Args:
    """A cell, read out as column and row from 1."""
    return {"column": cell % box.grid.columns + 1, "row": cell // box.grid.columns + 1}


def stack_args(box: Box, stack: int) -> Args:
    """The back of a painting."""
    width, height = SIZES[stack]
    return {"size": f"{width}×{height}", "value": box.stack_value[stack]}


NAMES: dict[str, Callable[[Box, int], Args]] = {
    "painting": tile_args,
    "decor": lambda box, decor: tile_args(box, PAINTINGS + decor),
    "cell": cell_args,
    "stack": stack_args,
    "bid": lambda box, card: {"bid": box.bids[card]},
}


def names(box: Box, type: str, number: int) -> Args:
    """How messages call a thing on the table."""
    return NAMES[type](box, number) if type in NAMES else {}


def form_args(form: int) -> Args:
    """A way of exchanging decor: the tiles given back, and those laid in their place."""
    tiles = [" + ".join(f"{cells}×1" for cells in lengths) for lengths in (BEFORE[form // 2], AFTER[form // 2])]
    return {"before": tiles[0], "after": tiles[1], "standing": "yes" if form % 2 else "no"}
