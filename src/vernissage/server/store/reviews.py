"""Reviews in the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.house.review_shelf import AT_ONCE
from vernissage.server.store.schema import REVIEWS, TABLES


class StoredReviews:
    """Reviews by their tables, and wishes for some, whose text is empty; each word is a transaction of its own."""

    def __init__(self, engine: AsyncEngine, write: Callable[..., Awaitable[Any]]) -> None:
        self._engine = engine
        self._write = write

    async def wish(self, table: str, edition: str, date: float) -> bool:
        """Write down that a review is wanted, instead of any other of the table; not of one that is gone."""
        there: bool = await self._write(write_wish, table, edition, date)
        return there

    async def kept(self, table: str, edition: str) -> str | None:
        """The review of a table's game."""
        async with self._engine.connect() as connection:
            query = select(REVIEWS.c.review).where(this(table, edition))
            found: str | None = (await connection.execute(query)).scalar()
            return found

    async def keep(self, table: str, edition: str, text: str, date: float) -> None:
        """Keep a review, if it is still wanted."""
        made = update(REVIEWS).where(this(table, edition)).values(review=text, dated=date)
        await self._write(lambda connection: connection.execute(made))

    async def drop(self, table: str, edition: str) -> None:
        """Forget a wish that nothing comes of."""
        gone = delete(REVIEWS).where(this(table, edition), REVIEWS.c.review == "")
        await self._write(lambda connection: connection.execute(gone))

    async def renew(self, tables: Iterable[str], date: float) -> None:
        """Say that these are being made."""
        named = list(tables)
        if named:
            still = update(REVIEWS).where(REVIEWS.c.table_id.in_(named), REVIEWS.c.review == "").values(dated=date)
            await self._write(lambda connection: connection.execute(still))

    async def claim(self, before: float, date: float) -> list[tuple[str, str]]:
        """Take over some that nobody makes."""
        found: list[tuple[str, str]] = await self._write(write_claims, before, date)
        return found


def this(table: str, edition: str) -> ColumnElement[bool]:
    """The review of a table in an edition."""
    return and_(REVIEWS.c.table_id == table, REVIEWS.c.edition == edition)


def write_wish(connection: Connection, table: str, edition: str, date: float) -> bool:
    """Want a review, unless its table was taken away."""
    there = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
    if connection.execute(there).first() is None:
        return False
    connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table))
    connection.execute(insert(REVIEWS), {"table_id": table, "edition": edition, "review": "", "dated": date})
    return True


def write_claims(connection: Connection, before: float, date: float) -> list[tuple[str, str]]:
    """Date some wishes that nobody makes; whoever else looks at them in the same moment passes them by."""
    old = select(REVIEWS.c.table_id, REVIEWS.c.edition).where(REVIEWS.c.review == "", REVIEWS.c.dated <= before)
    rows = connection.execute(old.order_by(REVIEWS.c.dated).limit(AT_ONCE).with_for_update(skip_locked=True)).all()
    found = [(row.table_id, row.edition) for row in rows]
    if found:
        connection.execute(update(REVIEWS).where(REVIEWS.c.table_id.in_([id for id, _ in found])).values(dated=date))
    return found
