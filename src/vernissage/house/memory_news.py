"""News in memory, and a herald who writes a list: for whoever has nobody else to tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from vernissage.house.news import Entry, Item, Kind, News, Told, holds


class Listed:
    """What was told to whom, in order; what is settled is not told any longer."""

    def __init__(self) -> None:
        self.told: list[tuple[str, News]] = []
        self.unseen: list[tuple[str, News]] = []
        """What was told to somebody who did not look at the table."""
        self.settled: list[tuple[str, str]] = []
        self.opened: list[tuple[str, str]] = []

    async def open(self) -> None:
        """Nothing has to be made ready."""

    async def close(self) -> None:
        """Nothing is pending."""

    def tell(self, person: str, news: News, here: bool = False) -> None:
        """Write it down."""
        self.told.append((person, news))
        if not here:
            self.unseen.append((person, news))

    def settle(self, person: str, table: str) -> None:
        """Write it down as well."""
        self.settled.append((person, table))

    def read(self, person: str, table: str) -> None:
        """Write down that they have opened it."""
        self.opened.append((person, table))

    def ring(self, people: Sequence[str] | None) -> None:
        """Nobody else tells anything."""


class MemoryNews:
    """News in memory, each as long as it is true."""

    def __init__(self, facts: Callable[[str], tuple[str, dict[Told, int]]]) -> None:
        self._facts = facts
        """The game of a table, and what is true there."""
        self._items: dict[str, dict[tuple[str, Kind], Item]] = {}

    async def keep(self, entries: Sequence[Entry], date: float) -> set[str]:
        """Keep what is told and true, forget what is true no longer; for whom something has changed."""
        touched: set[str] = set()
        for person, table, news, _ in entries:
            game, facts = self._facts(table)
            mine = self._items.setdefault(person, {})
            for key in [key for key in mine if key[0] == table and not holds(facts, person, key[1])]:
                del mine[key]
                touched.add(person)
            if news is None or not holds(facts, person, news.kind):
                continue
            known = mine.get((table, news.kind))
            if known is None or (known.read and news.kind == "seat-taken"):
                mine[table, news.kind] = Item(news.kind, table, game, news.seat, date, False)
                touched.add(person)
        return touched

    async def items(self, person: str, limit: int) -> list[Item]:
        """What somebody was told and is still true, the latest first."""
        return sorted(self._items.get(person, {}).values(), key=lambda item: (-item.told, item.kind))[:limit]

    async def read(self, person: str, table: str | None, date: float) -> bool:
        """Somebody has read what there is, or what there is of one table; whether something was unread."""
        mine = self._items.get(person, {})
        unread = [key for key, item in mine.items() if not item.read and table in (None, key[0])]
        for key in unread:
            mine[key] = replace(mine[key], read=True)
        return bool(unread)

    async def kept(self, person: str) -> dict[str, Any]:
        """What is kept for somebody, for themselves to read."""
        mine = self._items.get(person, {}).values()
        return {"told": [{"kind": one.kind, "table": one.table, "told": one.told} for one in mine]}

    async def join(self, old: str, new: str) -> None:
        """What one person was told is another one's."""
        self._items[new] = {**self._items.pop(old, {}), **self._items.get(new, {})}

    async def forget(self, person: str) -> None:
        """Forget all that is kept for somebody."""
        self._items.pop(person, None)
