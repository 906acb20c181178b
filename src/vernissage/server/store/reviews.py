"""Reviews in the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.server.store.schema import REVIEWS, TABLES


class StoredReviews:
    """Reviews by their tables; each word is a transaction of its own."""

    def __init__(self, engine: AsyncEngine, write: Callable[..., Awaitable[Any]]) -> None:
        self._engine = engine
        self._write = write

    async def kept(self, table: str, edition: str) -> str | None:
        """The review of a table's game."""
        query = select(REVIEWS.c.review).where(REVIEWS.c.table_id == table, REVIEWS.c.edition == edition)
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
            return found

    async def keep(self, table: str, edition: str, text: str, date: float) -> None:
        """Keep a review instead of any other of the table."""
        await self._write(write_review, table, edition, text, date)


def write_review(connection: Connection, table: str, edition: str, text: str, date: float) -> None:
    """Keep a review, unless its table was taken away while it was made."""
    there = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
    if connection.execute(there).first() is None:
        return
    connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table))
    connection.execute(insert(REVIEWS), {"table_id": table, "edition": edition, "review": text, "made": date})
