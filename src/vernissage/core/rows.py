"""Tuples of ints as rows of counters: the immutable leaves of a state."""

from __future__ import annotations

Ints = tuple[int, ...]
"""Such a tuple."""


def put(row: Ints, i: int, value: int) -> Ints:
    """The row with another value at one place."""
    changed = list(row)
    changed[i] = value
    return tuple(changed)


def add(row: Ints, i: int, amount: int) -> Ints:
    """The row with an amount added at one place."""
    changed = list(row)
    changed[i] = changed[i] + amount  # `+=` on an item would be done on objects
    return tuple(changed)


def plus(row: Ints, other: Ints) -> Ints:
    """Two multisets as one."""
    return tuple([row[i] + other[i] for i in range(len(row))])


def minus(row: Ints, other: Ints) -> Ints:
    """A multiset without another that it contains."""
    return tuple([row[i] - other[i] for i in range(len(row))])


def size(row: Ints) -> int:
    """How many things a multiset holds."""
    total = 0
    for count in row:
        total += count
    return total


def empty(row: Ints) -> bool:
    """Whether a multiset holds nothing."""
    for count in row:
        if count:
            return False
    return True


def kinds(row: Ints) -> list[int]:
    """The different things a multiset holds, ascending."""
    return [i for i in range(len(row)) if row[i] > 0]


def counts(row: Ints) -> list[int]:
    """How many of each thing in `kinds`, in its order."""
    return [count for count in row if count > 0]


def spread(row: Ints) -> list[int]:
    """Every thing of a multiset, one by one, ascending."""
    things: list[int] = []
    for i in range(len(row)):
        things += [i] * row[i]
    return things


def multiset(things: list[int], length: int) -> Ints:
    """The counts of a list of things numbered below `length`."""
    row = [0] * length
    for thing in things:
        row[thing] += 1
    return tuple(row)
