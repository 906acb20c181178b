"""Means of what was measured on the same guesses and dice, and how far off they may be."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt

CLEAR = 2.6
"""Standard errors that a difference must be away from nought to be called clear: one is looked at several times."""


class Sample:
    """Vectors measured one by one, such as all seats' chances, or what two answers differ by in one guess."""

    def __init__(self, seats: int) -> None:
        self.number = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, values: Sequence[float]) -> None:
        """Count one more."""
        self.number += 1
        for i, value in enumerate(values):
            self.sums[i] += value
            self.squares[i] += value * value

    @property
    def means(self) -> list[float]:
        """The mean of each entry."""
        return [total / max(1, self.number) for total in self.sums]

    @property
    def errors(self) -> list[float]:
        """The standard error of each mean; unknown, so as large as a chance can be, from one measurement."""
        n = self.number
        if n < 2:
            return [1.0] * len(self.sums)
        spread = [max(0.0, square - total * total / n) for total, square in zip(self.sums, self.squares, strict=True)]
        return [sqrt(one / (n - 1) / n) for one in spread]


def minus(left: Sequence[float], right: Sequence[float]) -> list[float]:
    """What two vectors differ by."""
    return [one - other for one, other in zip(left, right, strict=True)]


def sureness(mean: float, error: float) -> float:
    """How likely a difference that was measured is above nought, by the normal law."""
    if error <= 0.0:
        return 1.0 if mean > 0.0 else 0.5 if mean == 0.0 else 0.0
    return 0.5 * (1.0 + erf(mean / error / sqrt(2.0)))
