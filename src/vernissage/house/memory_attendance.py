"""Attendance in memory: for one terminal, one page, one test."""

from __future__ import annotations


class MemoryAttendance:
    """When people were last at their tables, and what they hide."""

    def __init__(self) -> None:
        self._seen: dict[str, dict[str, float]] = {}
        self.hidden: set[tuple[str, str]] = set()
        """Tables, and who hides them."""

    async def left(self, table: str, holder: str, date: float) -> None:
        """Somebody has left a table."""
        self._seen.setdefault(table, {})[holder] = date

    async def last_seen(self, table: str) -> dict[str, float]:
        """When each person was last at a table."""
        return dict(self._seen.get(table, {}))

    async def hide(self, table: str, holder: str, date: float) -> None:
        """Somebody does not want to see a table any longer."""
        self.hidden.add((table, holder))

    async def show(self, table: str, holder: str) -> None:
        """Somebody wants to see it again."""
        self.hidden.discard((table, holder))

    async def join(self, old: str, new: str) -> None:
        """Whoever is another person now was last seen as that one."""
        await self.forget(old)

    async def forget(self, person: str) -> None:
        """Keep nothing of somebody."""
        self.hidden -= {pair for pair in self.hidden if pair[1] == person}
        for seen in self._seen.values():
            seen.pop(person, None)
