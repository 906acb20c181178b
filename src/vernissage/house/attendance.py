"""What a shelf keeps of people and their tables beside the games: when they were last there, what they hide."""

from __future__ import annotations

from typing import Protocol


class Attendance(Protocol):
    """When people were last at their tables, and which of those they do not want to see listed."""

    async def left(self, table: str, holder: str, date: float) -> None:
        """Somebody has left a table at a date."""

    async def last_seen(self, table: str) -> dict[str, float]:
        """When each person was last at a table, as far as is known."""
        ...

    async def hide(self, table: str, holder: str, date: float) -> None:
        """Somebody does not want to see a table among theirs any longer."""

    async def show(self, table: str, holder: str) -> None:
        """Somebody wants to see it again."""
