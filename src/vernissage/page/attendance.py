"""Attendance in IndexedDB: when people were last at their tables, and what they hide."""

from __future__ import annotations

from vernissage.page.browser import Cupboard, read


class PageAttendance:
    """When people were last at their tables, and which of those they do not want to see listed."""

    def __init__(self, cupboard: Cupboard) -> None:
        self._cupboard = cupboard
        self._hidden: set[str] = set()

    async def open(self) -> None:
        """Learn what is hidden."""
        self._hidden = set(await self._cupboard.all("hidden/"))

    def hides(self, table: str, holder: str) -> bool:
        """Whether somebody hides a table, as far as this tab knows."""
        return f"{table}/{holder}" in self._hidden

    async def left(self, table: str, holder: str, date: float) -> None:
        """Somebody has left a table."""
        await self._cupboard.write({f"seen/{table}/{holder}": repr(date)})

    async def last_seen(self, table: str) -> dict[str, float]:
        """When each person was last at a table."""
        seen = {holder: read(row, float) for holder, row in (await self._cupboard.all(f"seen/{table}/")).items()}
        return {holder: date for holder, date in seen.items() if date is not None}

    async def hide(self, table: str, holder: str, date: float) -> None:
        """Somebody does not want to see a table any longer."""
        await self._cupboard.write({f"hidden/{table}/{holder}": repr(date)})
        self._hidden.add(f"{table}/{holder}")

    async def show(self, table: str, holder: str) -> None:
        """Somebody wants to see it again."""
        await self._cupboard.write({}, [f"hidden/{table}/{holder}"])
        self._hidden.discard(f"{table}/{holder}")
