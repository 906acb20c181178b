"""Wishes for a game, kept in memory beside the tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from vernissage.house.seeks import StoredSeek
from vernissage.house.stored import Change, Listed


class MemorySeeks:
    """Wishes by their holders."""

    def __init__(self, commit: Callable[[Change], Awaitable[bool]], tables: Callable[[], Listed]) -> None:
        self._commit = commit
        self._tables = tables
        self._kept: dict[str, StoredSeek] = {}
        self.wishes = MemoryWishes(self._kept)

    async def keep(self, seek: StoredSeek, stale: str = "") -> bool:
        """Keep a wish, unless a seat was found meanwhile."""
        before = self._kept.get(seek.holder)
        if before is not None and before.table not in ("", stale):
            return False
        self._kept[seek.holder] = seek
        return True

    async def renew(self, holder: str, until: float) -> None:
        """The browser is still there."""
        if holder in self._kept and not self._kept[holder].table:
            self._kept[holder] = replace(self._kept[holder], until=until)

    async def drop(self, holder: str) -> None:
        """Nothing is wished any more."""
        if holder in self._kept and not self._kept[holder].table:
            del self._kept[holder]

    async def of(self, holder: str) -> StoredSeek | None:
        """Somebody's wish."""
        return self._kept.get(holder)

    async def waiting(self, now: float) -> list[StoredSeek]:
        """The wishes that wait, the oldest first."""
        found = [seek for seek in self._kept.values() if not seek.table and seek.until > now]
        return sorted(found, key=lambda seek: (seek.since, seek.holder))

    async def claim(self, holder: str, table: str, now: float) -> bool:
        """Settle a wish by a seat at a table."""
        if all(seek.holder != holder for seek in await self.waiting(now)):
            return False
        self._kept[holder] = replace(self._kept[holder], table=table)
        return True

    async def let_go(self, holder: str, table: str) -> None:
        """The wish waits again."""
        if holder in self._kept and self._kept[holder].table == table:
            self._kept[holder] = replace(self._kept[holder], table="")

    async def settle(self, change: Change, holders: Sequence[str], now: float) -> bool:
        """Write a new table and settle the wishes of all who sit there."""
        if not set(holders) <= {seek.holder for seek in await self.waiting(now)}:
            return False
        for holder in holders:
            self._kept[holder] = replace(self._kept[holder], table=change.table.id)
        return await self._commit(change)

    async def forget(self, before: float) -> None:
        """Clear away what was forgotten."""
        for holder in [holder for holder, seek in self._kept.items() if seek.until <= before]:
            del self._kept[holder]

    async def watchable(self, since: float, limit: int) -> Listed:
        """Public games that have moved since a moment."""
        return [
            entry
            for entry in self._tables()
            if entry[0].public and entry[0].status == "playing" and entry[0].updated > since
        ][:limit]

    async def holders(self, ids: Sequence[str]) -> set[str]:
        """Who sits at some tables."""
        return {seat.holder for table, seats in self._tables() if table.id in ids for seat in seats if seat.holder}

    async def checking(self) -> list[str]:
        """The tables where everybody is asked whether they are ready."""
        return [table.id for table, _ in self._tables() if table.status == "gathering" and table.ready is not None]


class MemoryWishes:
    """The wishes of people who are others now, or nobody: they are theirs no longer."""

    def __init__(self, kept: dict[str, StoredSeek]) -> None:
        self._kept = kept

    async def join(self, old: str, new: str) -> None:
        """Whoever looks for a game does so anew."""
        await self.forget(old)

    async def forget(self, person: str) -> None:
        """Nobody looks for a game any more."""
        self._kept.pop(person, None)
