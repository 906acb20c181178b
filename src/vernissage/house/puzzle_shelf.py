"""Where it is kept which puzzles somebody has tried: the first try of each counts."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class Tried(Struct, frozen=True):
    """Somebody's first try at a puzzle."""

    puzzle: str
    game: str
    solved: bool
    date: float


class PuzzleShelf(Protocol):
    """First tries by person, and who lets puzzles be made of their games."""

    async def tried(self, person: str) -> dict[str, Tried]:
        """Somebody's first tries, by the ids of the puzzles."""
        ...

    async def keep(self, person: str, tried: Tried) -> bool:
        """Keep a first try; False if there was one already, which stays."""
        ...

    async def gives(self, person: str) -> bool:
        """Whether puzzles may be made of somebody's finished games."""
        ...

    async def give(self, person: str, on: bool, date: float) -> None:
        """Keep that they may, or may no longer."""


class MemoryPuzzles:
    """First tries in memory: for one terminal, one test."""

    def __init__(self) -> None:
        self._kept: dict[str, dict[str, Tried]] = {}
        self._givers: set[str] = set()

    async def tried(self, person: str) -> dict[str, Tried]:
        """Somebody's first tries."""
        return dict(self._kept.get(person, {}))

    async def keep(self, person: str, tried: Tried) -> bool:
        """Keep a first try, if it is one."""
        theirs = self._kept.setdefault(person, {})
        new = tried.puzzle not in theirs
        theirs.setdefault(tried.puzzle, tried)
        return new

    async def gives(self, person: str) -> bool:
        """Whether puzzles may be made of somebody's games."""
        return person in self._givers

    async def give(self, person: str, on: bool, date: float) -> None:
        """Keep that they may, or may no longer."""
        (self._givers.add if on else self._givers.discard)(person)

    async def join(self, old: str, new: str) -> None:
        """What one person has tried is another one's from now on; of two tries the first counts."""
        self._givers.discard(old)  # what the other one wishes counts
        for puzzle, tried in self._kept.pop(old, {}).items():
            known = self._kept.setdefault(new, {}).get(puzzle)
            if known is None or tried.date < known.date:
                self._kept[new][puzzle] = tried

    async def forget(self, person: str) -> None:
        """Keep nothing of somebody."""
        self._kept.pop(person, None)
        self._givers.discard(person)
