"""Where reviews of finished games are kept: one a table, as text."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

AT_ONCE = 50
"""Wishes that one look takes up."""


class ReviewShelf(Protocol):
    """Reviews by their tables, and wishes for some; they can be made again, so what is of another edition is none."""

    async def wish(self, table: str, edition: str, date: float) -> bool:
        """Write down that a review is wanted, instead of any other of the table, for whoever wishes it to make.

        False if there is nothing to make: the table is gone, or somebody else makes that very review.
        """
        ...

    async def kept(self, table: str, edition: str) -> str | None:
        """The review of a table's game; empty if it is wanted and not made yet, nothing if nobody wants it."""
        ...

    async def keep(self, table: str, edition: str, text: str, date: float) -> None:
        """Keep a review, if it is still wanted."""

    async def drop(self, table: str, edition: str) -> None:
        """Forget a wish that nothing comes of."""

    async def renew(self, tables: Iterable[str], date: float) -> None:
        """Say that these are being made."""

    async def claim(self, before: float, date: float) -> list[tuple[str, str]]:
        """Take over some that are wanted and of which nobody has said since a date that they are being made."""
        ...


@dataclass
class Lying:
    """A review in memory, or the wish for one."""

    edition: str
    text: str
    date: float


class MemoryReviews:
    """Reviews in memory: for one terminal, one page, one test."""

    def __init__(self) -> None:
        self._kept: dict[str, Lying] = {}

    async def wish(self, table: str, edition: str, date: float) -> bool:
        """Write down that a review is wanted."""
        self._kept[table] = Lying(edition, "", date)
        return True

    async def kept(self, table: str, edition: str) -> str | None:
        """The review of a table's game."""
        found = self._kept.get(table)
        return found.text if found is not None and found.edition == edition else None

    async def keep(self, table: str, edition: str, text: str, date: float) -> None:
        """Keep a review, if it is still wanted."""
        if await self.kept(table, edition) is not None:
            self._kept[table] = Lying(edition, text, date)

    async def drop(self, table: str, edition: str) -> None:
        """Forget a wish that nothing comes of."""
        if await self.kept(table, edition) == "":
            del self._kept[table]

    async def renew(self, tables: Iterable[str], date: float) -> None:
        """Say that these are being made."""
        for table in tables:
            if table in self._kept:
                self._kept[table].date = date

    async def claim(self, before: float, date: float) -> list[tuple[str, str]]:
        """Take over some that nobody makes."""
        found = [(id, one) for id, one in self._kept.items() if not one.text and one.date <= before][:AT_ONCE]
        for _, one in found:
            one.date = date
        return [(id, one.edition) for id, one in found]


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
