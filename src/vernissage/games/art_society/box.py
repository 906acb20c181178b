"""The named ints of Art Society, and the box: everything printed, as tables."""

from __future__ import annotations

from typing import Final

from vernissage.core.grid import Grid, Mask
from vernissage.core.rows import Ints

GENRES: Final = 4
CITY: Final = 0
PORTRAIT: Final = 1
STILL_LIFE: Final = 2
LANDSCAPE: Final = 3

FRAMES: Final = 4
GOLD: Final = 0
SHELL: Final = 1
WOOD: Final = 2
SILVER: Final = 3

STACKS: Final = 16
"""Sizes of paintings: 2 to 5 wide, 2 to 5 high; a stack each, numbered row by row with the width across."""
PAINTINGS: Final = 116
"""A painting is a number below this; the first four are the start paintings. All pictures differ."""
START_PAINTINGS: Final = 4
START_BIDS: Final = 4
BIDS: Final = 20
"""A bid card is a number below this; its value is printed."""
LOTS: Final = 5
"""The most lots of a round: one more than there are players."""

DECORS: Final = 5
"""Decor tiles as they may hang: 1×1, 2×1 lying, 2×1 standing, 3×1 lying, 3×1 standing.

On a wall or with an assistant the tile is `PAINTINGS` + its number here."""
VALUES: Final = 3
"""Values of decor tiles: 1, 2, 3 shields, which are also their cells."""

CELLS: Final = 120
"""The most cells of a wall, so that an answer that points at a cell has the same number in every box."""


def stack_of(width: int, height: int) -> int:
    """The stack of a size."""
    return (height - 2) * 4 + width - 2


def is_decor(tile: int) -> bool:
    """Whether a tile is decor and no painting."""
    return tile >= PAINTINGS


def shields(decor: int) -> int:
    """The value of a decor tile."""
    return (decor + 1) // 2 + 1


class Box:
    """All that is printed and never changes; every copy of a state shares it."""

    def __init__(
        self,
        digest: str,
        grid: Grid,
        stars: Ints,
        start_cells: Ints,
        eyeline: Mask,
        eyeline_rows: Ints,
        corners: Ints,
        genre: Ints,
        frame: Ints,
        shape: Ints,
        members: tuple[Ints, ...],
        stack_value: Ints,
        width: Ints,
        height: Ints,
        cover: tuple[tuple[Mask, ...], ...],
        decor: Ints,
        standing: bool,
        bids: Ints,
        start_bids: Ints,
        track: int,
        podium: Ints,
        eyeline_bonus: int,
        full_bonus: int,
        bare_corner: int,
        excess_penalty: int,
        excess_end: int,
    ) -> None:
        self.digest = digest
        self.grid = grid
        """The wall."""
        self.stars = stars
        self.start_cells = start_cells
        """Where a start painting may hang: inside the wall, on a star cell."""
        self.eyeline = eyeline
        self.eyeline_rows = eyeline_rows
        self.corners = corners
        self.genre = genre
        self.frame = frame
        """Genre and frame of each painting."""
        self.shape = shape
        """The shape of each tile, paintings first: the number of its stack, or `STACKS` + decor."""
        self.members = members
        """The paintings of each stack."""
        self.stack_value = stack_value
        """The value on the back of the paintings of each stack."""
        self.width = width
        self.height = height
        """Cells across and down of each shape."""
        self.cover = cover
        """The cells a shape covers, by its top left cell; none where it would leave the wall."""
        self.decor = decor
        """How many decor tiles of each value."""
        self.standing = standing
        """Whether decor may hang upright."""
        self.bids = bids
        self.start_bids = start_bids
        self.track = track
        self.podium = podium
        """What a painting of the first, second, third and fourth genre is worth."""
        self.eyeline_bonus = eyeline_bonus
        self.full_bonus = full_bonus
        self.bare_corner = bare_corner
        self.excess_penalty = excess_penalty
        self.excess_end = excess_end
        """Excess paintings of one player that end the game."""
