"""The tables whose clocks want something done."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.server.store.schema import TABLES


async def due_by(engine: AsyncEngine, date: float, limit: int) -> list[tuple[str, int]]:
    """The tables due by a date, and their seqs, the first one first: found by the index of due dates."""
    query = select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.due <= date).order_by(TABLES.c.due).limit(limit)
    async with engine.connect() as connection:
        return [(row.id, row.seq) for row in await connection.execute(query)]
