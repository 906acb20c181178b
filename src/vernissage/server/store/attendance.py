"""When people were last at their tables, and which of those they hide."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.server.store.schema import HIDDEN, SEEN, TABLES


def hides(holder: str | ColumnElement[str]) -> ColumnElement[bool]:
    """Whether somebody hides a table."""
    return exists().where(HIDDEN.c.table_id == TABLES.c.id, HIDDEN.c.holder == holder)


class StoredAttendance:
    """Attendance in the database; each word of it is a transaction of its own."""

    def __init__(self, engine: AsyncEngine, write: Callable[..., Awaitable[Any]]) -> None:
        self._engine = engine
        self._write = write

    async def left(self, table: str, holder: str, date: float) -> None:
        """Somebody has left a table at a date; an earlier one is forgotten."""
        await self._write(write_left, table, holder, date)

    async def last_seen(self, table: str) -> dict[str, float]:
        """When each person was last at a table."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(SEEN).where(SEEN.c.table_id == table))
            return {row.holder: row.seen for row in rows}

    async def hide(self, table: str, holder: str, date: float) -> None:
        """Somebody does not want to see a table any longer."""
        await self._write(write_hidden, table, holder, date)

    async def show(self, table: str, holder: str) -> None:
        """Somebody wants to see it again."""
        await self._write(write_hidden, table, holder, None)


def write_left(connection: Connection, table: str, holder: str, date: float) -> None:
    """Keep when somebody has left."""
    known = update(SEEN).where(SEEN.c.table_id == table, SEEN.c.holder == holder).values(seen=date)
    if not connection.execute(known).rowcount:
        connection.execute(insert(SEEN), {"table_id": table, "holder": holder, "seen": date})


def write_hidden(connection: Connection, table: str, holder: str, date: float | None) -> None:
    """Keep that somebody hides a table since a date, or does so no longer."""
    connection.execute(delete(HIDDEN).where(HIDDEN.c.table_id == table, HIDDEN.c.holder == holder))
    if date is not None:
        connection.execute(insert(HIDDEN), {"table_id": table, "holder": holder, "hidden": date})
