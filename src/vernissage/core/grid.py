"""Rectangles on a wall as bit masks: where one fits, where it touches what hangs already.

A mask is three ints, each a band of four rows of 15 bits: 60 bits, so that they stay machine words when compiled.
The fifteenth column is never part of a wall: a cell shifted sideways out of its row is lost there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Mask = tuple[i64, i64, i64]

WIDEST: Final = 14
"""The most columns a wall may have."""
HIGHEST: Final = 12
"""The most rows."""

_STRIDE: Final = 15
_CARRY: Final = 45
_ROW: Final = (1 << 15) - 1
_THREE_ROWS: Final = (1 << 45) - 1


class Grid:
    """A wall of columns and rows. Cells are numbered from the top left, row by row."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.cells = columns * rows
        self.whole: Mask = (0, 0, 0)
        self.whole = self.rectangle(0, columns, rows)

    def inside(self, cell: int, width: int, height: int) -> bool:
        """Whether a rectangle with its top left corner on a cell lies wholly on the wall."""
        if not 0 <= cell < self.cells:
            return False
        return cell % self.columns + width <= self.columns and cell // self.columns + height <= self.rows

    def rectangle(self, cell: int, width: int, height: int) -> Mask:
        """The cells of a rectangle, which lies inside the wall."""
        column, row = cell % self.columns, cell // self.columns
        bits = ((1 << width) - 1) << column
        bands = [0, 0, 0]
        for r in range(row, row + height):
            bands[r // 4] |= bits << (_STRIDE * (r % 4))
        return (bands[0], bands[1], bands[2])

    def listed(self, mask: Mask) -> list[int]:
        """The cells of a mask, ascending."""
        found: list[int] = []
        columns: i64 = self.columns
        rows: i64 = self.rows
        band: i64 = mask[0]
        row: i64 = 0
        while row < rows:
            if row == 4:
                band = mask[1]
            elif row == 8:
                band = mask[2]
            line: i64 = band & _ROW
            cell: i64 = row * columns
            while line != 0:
                if line & 1:
                    found.append(cell)
                line >>= 1
                cell += 1
            band >>= _STRIDE
            row += 1
        return found

    def room(self, taken: Mask, width: int, height: int) -> Mask:
        """The cells from which a rectangle covers free cells only."""
        w: i64 = width
        a: i64 = self.whole[0] & ~taken[0]
        b: i64 = self.whole[1] & ~taken[1]
        c: i64 = self.whole[2] & ~taken[2]
        p, q, r = a, b, c
        k: i64 = 1
        while k < w:
            p &= a >> k
            q &= b >> k
            r &= c >> k
            k += 1
        fits: Mask = (p, q, r)
        below: Mask = fits
        for _ in range(1, height):
            below = up(below)
            fits = (fits[0] & below[0], fits[1] & below[1], fits[2] & below[2])
        return fits

    def places(self, taken: Mask, width: int, height: int) -> Mask:
        """The cells from which a rectangle covers free cells only and shares an edge with a taken one."""
        fits = self.room(taken, width, height)
        if fits[0] | fits[1] | fits[2] == 0:
            return fits
        near = around(taken)
        w: i64 = width
        p, q, r = near
        k: i64 = 1
        while k < w:  # what this shifts into a neighbouring row lies where the rectangle has no room
            p |= near[0] >> k
            q |= near[1] >> k
            r |= near[2] >> k
            k += 1
        touch: Mask = (p, q, r)
        below: Mask = touch
        for _ in range(1, height):
            below = up(below)
            touch = (touch[0] | below[0], touch[1] | below[1], touch[2] | below[2])
        return (fits[0] & touch[0], fits[1] & touch[1], fits[2] & touch[2])

    def full(self, taken: Mask) -> bool:
        """Whether no cell is free."""
        whole = self.whole
        return taken[0] == whole[0] and taken[1] == whole[1] and taken[2] == whole[2]


def up(mask: Mask) -> Mask:
    """Every cell one row higher."""
    a, b, c = mask
    return (a >> _STRIDE | (b & _ROW) << _CARRY, b >> _STRIDE | (c & _ROW) << _CARRY, c >> _STRIDE)


def down(mask: Mask) -> Mask:
    """Every cell one row lower."""
    a, b, c = mask
    return (
        (a & _THREE_ROWS) << _STRIDE,
        (b & _THREE_ROWS) << _STRIDE | a >> _CARRY,
        (c & _THREE_ROWS) << _STRIDE | b >> _CARRY,
    )


def around(mask: Mask) -> Mask:
    """The cells that share an edge with one of the mask's, on the wall or off it."""
    a, b, c = mask
    higher, lower = up(mask), down(mask)
    return (
        a << 1 | a >> 1 | higher[0] | lower[0],
        b << 1 | b >> 1 | higher[1] | lower[1],
        c << 1 | c >> 1 | higher[2] | lower[2],
    )


def joined(mask: Mask, other: Mask) -> Mask:
    """The cells of either mask."""
    return (mask[0] | other[0], mask[1] | other[1], mask[2] | other[2])


def without(mask: Mask, other: Mask) -> Mask:
    """The cells of a mask that are not another's."""
    return (mask[0] & ~other[0], mask[1] & ~other[1], mask[2] & ~other[2])


def meets(mask: Mask, other: Mask) -> bool:
    """Whether two masks have a cell in common."""
    return (mask[0] & other[0]) | (mask[1] & other[1]) | (mask[2] & other[2]) != 0


def empty(mask: Mask) -> bool:
    """Whether a mask has no cell."""
    return mask[0] | mask[1] | mask[2] == 0
