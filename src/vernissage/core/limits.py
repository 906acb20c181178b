"""What a position may hold: the range of every field and every argument, checked before anything is built from data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Whole:
    """A whole number between two bounds."""

    low: int
    high: int


@dataclass(frozen=True)
class Truth:
    """Yes or no."""


@dataclass(frozen=True)
class Many:
    """A list of things of one kind."""

    each: Limit
    least: int
    most: int


@dataclass(frozen=True)
class Parts:
    """A list in which every place has a meaning of its own."""

    parts: tuple[Limit, ...]


Limit = Whole | Truth | Many | Parts


def anyhow(state: Any) -> bool:
    """Whatever lies within its limits fits."""
    return True


@dataclass(frozen=True)
class Limits:
    """What positions of a game may hold, with a box and a number of seats."""

    state: Mapping[str, Limit]
    player: Mapping[str, Limit]
    arguments: Mapping[str, Limit]
    """Of steps, by the argument's name; by `Step.argument` where a step's differs from the others'."""
    repeats: Mapping[str, int] = field(default_factory=dict)
    """Steps that may be pending several times alike, and how often; any other only once."""
    fits: Callable[[Any], bool] = anyhow
    """Whether the parts of a position fit each other, where no limit of a single one says so."""

    def argument(self, step: str, name: str) -> Limit:
        """What an argument of a step may be."""
        own = self.arguments.get(f"{step}.{name}")
        return self.arguments[name] if own is None else own


class OutOfLimits(ValueError):
    """A value that no position holds."""


def exactly(each: Limit, length: int) -> Many:
    """A list of a fixed length."""
    return Many(each, length, length)


def mask(bits: int) -> Whole:
    """A set of things below a number, a bit each."""
    return Whole(0, (1 << bits) - 1)


def built(limit: Limit, value: Any) -> Any:
    """The value as a position holds it, lists as tuples; or an error if it is out of its limits."""
    if isinstance(limit, Whole):
        if type(value) is not int:
            raise OutOfLimits("a whole number is wanted")
        if not limit.low <= value <= limit.high:
            raise OutOfLimits(f"a number from {limit.low} to {limit.high} is wanted")
        return value
    if isinstance(limit, Truth):
        if type(value) is not bool:
            raise OutOfLimits("yes or no is wanted")
        return value
    if type(value) is not list:
        raise OutOfLimits("a list is wanted")
    if isinstance(limit, Parts):
        if len(value) != len(limit.parts):
            raise OutOfLimits(f"a list of {len(limit.parts)} is wanted, not of {len(value)}")
        return tuple([built(part, entry) for part, entry in zip(limit.parts, value, strict=True)])
    if not limit.least <= len(value) <= limit.most:
        wanted = f"{limit.least}" if limit.least == limit.most else f"{limit.least} to {limit.most}"
        raise OutOfLimits(f"a list of {wanted} is wanted, not of {len(value)}")
    return tuple([built(limit.each, entry) for entry in value])
