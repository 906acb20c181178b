"""How every seat came to its result: each step of a game changes the chances, and every change is counted once."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from vernissage.review.report import Account
from vernissage.review.sample import Sample, minus

Looks = Sequence[Sequence[float]]
"""All seats' chances, look by look; every position of a game is looked at with the same dice."""


class Accounts:
    """The changes of all seats' chances from step to step, by what made them.

    What a step ends in is what the next one begins with, so the parts add up to the result. What an answer did is its
    seat's, but for what could not be known of it: that is counted as hidden.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.start = Sample(seats)
        self.luck = Total(seats)
        self.by: list[Total] = [Total(seats) for _ in range(seats)]
        """What each seat's answers did to all chances."""
        self.unknown: list[Total] = [Total(seats) for _ in range(seats)]
        """What of that differs from what was to be expected by what the seat knew."""
        self.signal, self.noise = 0.0, 0.0
        self.lost = [0.0] * seats

    def draw(self, change: Looks) -> None:
        """Count something drawn."""
        self.luck.add(change)

    def answer(self, seat: int, change: Looks, unknown: Looks) -> None:
        """Count an answer: what it did to all chances, and how that differs from what it does in guesses."""
        self.by[seat].add(change)
        if any(any(row) for row in unknown):
            self.unknown[seat].add(unknown)
            found = sampled(unknown)
            self.signal += sum(value * value for value in found.means)
            self.noise += sum(error * error for error in found.errors)

    @property
    def trust(self) -> float:
        """How much of what seems hidden is more than the dice it was measured with: the same for the whole game."""
        return max(0.0, 1.0 - self.noise / self.signal) if self.signal else 0.0

    def told(self, result: Sequence[float]) -> tuple[Account, ...]:
        """The account of every seat."""
        trust, found = self.trust, list[Account]()
        for seat in range(self.seats):
            luck, luck_off = self.luck.of(seat)
            hidden = own = others = 0.0
            hidden_off = own_off = others_off = 0.0
            for other in range(self.seats):
                change, change_off = self.by[other].of(seat)
                unknown, unknown_off = self.unknown[other].of(seat)
                part, part_off = change - trust * unknown, change_off + trust * trust * unknown_off
                hidden, hidden_off = hidden + trust * unknown, hidden_off + trust * trust * unknown_off
                if other == seat:
                    own, own_off = part, part_off
                else:
                    others, others_off = others + part, others_off + part_off
            error = sqrt(max(luck_off, hidden_off, own_off, others_off))
            start = self.start.means[seat]
            found.append(Account(seat, start, luck, hidden, own, others, result[seat], error, self.lost[seat]))
        return tuple(found)


class Total:
    """A sum of changes over a game, look by look, so that its error is that of the whole."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rows: list[list[float]] = []

    def add(self, change: Looks) -> None:
        """Count one more change."""
        if not self.rows:
            self.rows = [[0.0] * self.seats for _ in change]
        for row, more in zip(self.rows, change, strict=True):
            for seat, value in enumerate(more):
                row[seat] += value

    def of(self, seat: int) -> tuple[float, float]:
        """What a seat had of it, and the square of its standard error."""
        if not self.rows:
            return 0.0, 0.0
        found = sampled(self.rows)
        return found.means[seat], found.errors[seat] ** 2


def changed(after: Looks, before: Looks) -> list[list[float]]:
    """What the chances changed by, look by look."""
    return [minus(one, other) for one, other in zip(after, before, strict=True)]


def sampled(rows: Looks) -> Sample:
    """Looks as a sample."""
    sample = Sample(len(rows[0]))
    for row in rows:
        sample.add(row)
    return sample
