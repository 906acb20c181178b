"""What a match remembers: the steps carried out, and the positions it can go back to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vernissage.core.game import Line
from vernissage.table.pointing import Thing


@dataclass(frozen=True)
class Event:
    """A step carried out, as one reader may know it."""

    number: int
    step: list[Any]
    """The step's name and its arguments."""
    choice: int
    """The answer, or `HIDDEN`."""
    lines: tuple[Line, ...]
    things: tuple[Thing, ...]
    """The things on the table it is about, as far as the reader may know."""
    seat: int | None = None
    """Whose decision it was, if anybody's; if there was one answer only, nobody was asked."""
    asked: bool = False
    begins: int = 0
    """Whether a `TURN` or a `ROUND` begins with it."""


@dataclass(frozen=True)
class Before:
    """A position to go back to."""

    state: Any
    answers: int
    events: int
    decided: frozenset[int]
