"""Tuples of ints as rows of counters: the immutable leaves of a state."""

from __future__ import annotations

Row = tuple[int, ...]


def put(row: Row, i: int, value: int) -> Row:
    """The row with another value at one place."""
    changed = list(row)
    changed[i] = value
    return tuple(changed)


def add(row: Row, i: int, amount: int) -> Row:
    """The row with an amount added at one place."""
    changed = list(row)
    changed[i] = changed[i] + amount  # `+=` on an item would be done on objects
    return tuple(changed)


def plus(row: Row, other: Row) -> Row:
    """Two multisets as one."""
    return tuple([row[i] + other[i] for i in range(len(row))])


def minus(row: Row, other: Row) -> Row:
    """A multiset without another that it contains."""
    return tuple([row[i] - other[i] for i in range(len(row))])


def size(row: Row) -> int:
    """How many things a multiset holds."""
    total = 0
    for count in row:
        total += count
    return total


def empty(row: Row) -> bool:
    """Whether a multiset holds nothing."""
    for count in row:
        if count:
            return False
    return True


def kinds(row: Row) -> list[int]:
    """The different things a multiset holds, ascending."""
    return [i for i in range(len(row)) if row[i] > 0]


def counts(row: Row) -> list[int]:
    """How many of each thing in `kinds`, in its order."""
    return [count for count in row if count > 0]


def spread(row: Row) -> list[int]:
    """Every thing of a multiset, one by one, ascending."""
    things: list[int] = []
    for i in range(len(row)):
        things += [i] * row[i]
    return things


def multiset(things: list[int], length: int) -> Row:
    """The counts of a list of things numbered below `length`."""
    row = [0] * length
    for thing in things:
        row[thing] += 1
    return tuple(row)
