"""Numbers that compiled code writes one after the other, without making an object of each."""

from __future__ import annotations

from mypy_extensions import i64, u8

try:
    from librt.vecs import vec
except ImportError:  # a page in the browser has no such library: lists hold the same numbers, only slower
    vec = list  # type: ignore[assignment,misc]

__all__ = ["Marks", "Numbers", "vec", "vector"]


def vector(numbers: list[float]) -> vec[float]:
    """The same numbers, as compiled code likes them."""
    return vec[float](numbers)


class Numbers:
    """A row of numbers of fixed length that its owner lets others fill, again and again.

    `values` can be read as a buffer of doubles: NumPy sees the numbers where they lie.
    """

    def __init__(self, length: int) -> None:
        self.values: vec[float] = vector([0.0] * length)
        self.at: i64 = 0
        """Where the next number goes."""
        self.length: i64 = length

    def clear(self) -> None:
        """Begin again, with nought everywhere."""
        values = self.values
        i: i64 = 0
        while i < self.length:
            values[i] = 0.0
            i += 1
        self.at = 0

    def begin(self, first: int, length: int) -> None:
        """Begin again in the middle, with so many numbers nought from there on."""
        values = self.values
        i: i64 = first
        last: i64 = i + length
        self.at = i
        while i < last:
            values[i] = 0.0
            i += 1

    def put(self, value: float) -> None:
        """The next number."""
        self.values[self.at] = value
        self.at += 1

    def part(self, count: int, whole: float) -> None:
        """How many of something there are, as a part of how many there may be."""
        self.values[self.at] = count / whole
        self.at += 1

    def flag(self, holds: bool) -> None:
        """One if something holds, else nought."""
        if holds:
            self.values[self.at] = 1.0
        self.at += 1

    def one_of(self, which: int, choices: int) -> None:
        """So many numbers, all nought but the one that is meant; all nought if it is none of them."""
        if 0 <= which < choices:
            self.values[self.at + which] = 1.0
        self.at += choices

    def row(self, counts: tuple[int, ...], whole: float) -> None:
        """Several counts, each as a part of how many there may be."""
        for count in counts:
            self.part(count, whole)

    def block(self, width: int, height: int, across: int) -> None:
        """Ones in a rectangle of a plane whose rows are so long; the next number goes where it went before."""
        values, row, wide, step = self.values, self.at, i64(width), i64(across)
        last: i64 = row + height * step
        while row < last:
            i: i64 = row
            while i < row + wide:
                values[i] = 1.0
                i += 1
            row += step

    def mark(self, place: int) -> None:
        """One so many places further on, beside numbers that stay nought."""
        self.values[self.at + place] = 1.0

    def beside(self, promises: list[float], seat: int, whole: float, ahead: float, close: float) -> None:
        """What a seat is promised, and how much more than the best of the others: four numbers."""
        best = -1000.0
        for other in range(len(promises)):
            if other != seat and promises[other] > best:
                best = promises[other]
        lead = promises[seat] - best
        self.put(promises[seat] / whole)
        self.put(lead / ahead)
        self.put(max(-1.0, min(1.0, lead / close)))
        self.flag(lead > 0.0)

    def skip(self, length: int) -> None:
        """So many numbers that stay nought."""
        self.at += length

    def listed(self) -> list[float]:
        """What has been written, for whoever wants a plain list."""
        return [self.values[i] for i in range(self.length)]


class Marks:
    """A row of bytes, nought or one, that its owner lets others set: which answers can be given, which games are over.

    `values` can be read as a buffer of bytes.
    """

    def __init__(self, length: int) -> None:
        self.values: vec[u8] = vec[u8]([0] * length)
        self.length: i64 = length

    def begin(self, first: int, length: int) -> None:
        """So many that are nought."""
        values = self.values
        i: i64 = first
        last: i64 = i + length
        while i < last:
            values[i] = 0
            i += 1

    def mark(self, place: int) -> None:
        """One is one."""
        i: i64 = place
        self.values[i] = 1
