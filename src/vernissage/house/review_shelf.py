"""Where reviews of finished games are kept: one a table, as text."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Protocol


class ReviewShelf(Protocol):
    """Reviews by their tables. They can be made again: whatever is not of the wanted edition is none."""

    async def kept(self, table: str, edition: str) -> str | None:
        """The review of a table's game."""
        ...

    async def keep(self, table: str, edition: str, text: str, date: float) -> None:
        """Keep a review instead of any other of the table; a table that is gone has none."""


class MemoryReviews:
    """Reviews in memory: for one terminal, one page, one test."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[str, str]] = {}

    async def kept(self, table: str, edition: str) -> str | None:
        """The review of a table's game."""
        found = self._kept.get(table)
        return found[1] if found is not None and found[0] == edition else None

    async def keep(self, table: str, edition: str, text: str, date: float) -> None:
        """Keep a review."""
        self._kept[table] = (edition, text)


@dataclass
class Under:
    """A review that is being made: what is known of it already."""

    told: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    """What was found, with its kind, as plain data."""
    done: float = 0.0
    broken: bool = False
    task: asyncio.Task[None] | None = None

    def hear(self, reply: dict[str, Any]) -> None:
        """Something was found."""
        self.told.append((str(reply["kind"]), reply["told"]))
        self.done = float(reply["done"])
