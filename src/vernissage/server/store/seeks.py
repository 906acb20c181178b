"""Wishes for a game in the database: settled in one transaction with the table where they are fulfilled."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.house.seeks import StoredSeek
from vernissage.house.stored import Change, Listed
from vernissage.server.store.rows import write_one
from vernissage.server.store.schema import SEATS, SEEKS, TABLES

COLUMNS = [column.name for column in fields(StoredSeek)]
LISTS = ("games", "seats", "paces")


class SqlSeeks:
    """Wishes in a database, for as many processes as share it."""

    def __init__(
        self, engine: AsyncEngine, write: Callable[..., Awaitable[Any]], listed: Callable[[Any], Awaitable[Listed]]
    ) -> None:
        self.engine = engine
        self._write = write
        """Does something in one transaction."""
        self._listed = listed

    async def keep(self, seek: StoredSeek, stale: str = "") -> bool:
        """Keep a wish, unless a seat was found meanwhile."""
        return bool(await self._write(keep, seek, stale))

    async def renew(self, holder: str, until: float) -> None:
        """The browser is still there."""
        if await self.of(holder) is not None:  # most who look at the lobby look for nothing
            mine = and_(SEEKS.c.holder == holder, SEEKS.c.table == "")
            await self._write(execute, update(SEEKS).where(mine).values(until=until))

    async def drop(self, holder: str) -> None:
        """Nothing is wished any more."""
        if await self.of(holder) is not None:
            mine = and_(SEEKS.c.holder == holder, SEEKS.c.table == "")
            await self._write(execute, delete(SEEKS).where(mine))

    async def of(self, holder: str) -> StoredSeek | None:
        """Somebody's wish."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(SEEKS).where(SEEKS.c.holder == holder))).first()
            return None if row is None else seek_of(row)

    async def waiting(self, now: float) -> list[StoredSeek]:
        """The wishes that wait, the oldest first."""
        query = select(SEEKS).where(SEEKS.c.table == "", SEEKS.c.until > now).order_by(SEEKS.c.since, SEEKS.c.holder)
        async with self.engine.connect() as connection:
            return [seek_of(row) for row in await connection.execute(query)]

    async def claim(self, holder: str, table: str, now: float) -> bool:
        """Settle a wish by a seat at a table."""
        mine = and_(SEEKS.c.holder == holder, SEEKS.c.table == "", SEEKS.c.until > now)
        return bool(await self._write(execute, update(SEEKS).where(mine).values(table=table)))

    async def let_go(self, holder: str, table: str) -> None:
        """The wish waits again."""
        mine = and_(SEEKS.c.holder == holder, SEEKS.c.table == table)
        await self._write(execute, update(SEEKS).where(mine).values(table=""))

    async def settle(self, change: Change, holders: Sequence[str], now: float) -> bool:
        """Write a new table and settle the wishes of all who sit there."""
        return bool(await self._write(settle, change, holders, now))

    async def forget(self, before: float) -> None:
        """Clear away what was forgotten."""
        old = SEEKS.c.until < before
        async with self.engine.connect() as connection:
            any_old = (await connection.execute(select(SEEKS.c.holder).where(old).limit(1))).first()
        if any_old is not None:
            await self._write(execute, delete(SEEKS).where(old))

    async def watchable(self, since: float, limit: int) -> Listed:
        """Public games that have moved since a moment."""
        shown = and_(TABLES.c.status == "playing", TABLES.c.public.is_(True), TABLES.c.updated > since)
        return await self._listed(select(TABLES).where(shown).order_by(TABLES.c.updated.desc()).limit(limit))

    async def holders(self, ids: Sequence[str]) -> set[str]:
        """Who sits at some tables."""
        query = select(SEATS.c.holder).where(SEATS.c.table_id.in_(ids), SEATS.c.holder != "")
        async with self.engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def checking(self) -> list[str]:
        """The tables where everybody is asked whether they are ready."""
        query = select(TABLES.c.id).where(TABLES.c.status == "gathering", TABLES.c.ready.is_not(None))
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


def execute(connection: Connection, statement: Any) -> int:
    """Carry out one statement; how many rows it has changed."""
    return int(connection.execute(statement).rowcount)


def keep(connection: Connection, seek: StoredSeek, stale: str) -> bool:
    """Write a wish over the one that waits, or that was fulfilled at a table which is no longer sat at."""
    values = vars(seek) | {name: list(getattr(seek, name)) for name in LISTS}
    mine = and_(SEEKS.c.holder == seek.holder, or_(SEEKS.c.table == "", SEEKS.c.table == stale))
    if execute(connection, update(SEEKS).where(mine).values(values)):
        return True
    try:
        with connection.begin_nested():
            return execute(connection, insert(SEEKS).values(values)) == 1
    except IntegrityError:  # it is settled, or written by somebody else in this moment
        return False


def settle(connection: Connection, change: Change, holders: Sequence[str], now: float) -> bool:
    """Write a table and settle its people's wishes; nothing at all if one of them waits no longer."""
    wanted = and_(SEEKS.c.holder.in_(holders), SEEKS.c.table == "", SEEKS.c.until > now)
    # Locked in one order, so that two processes never wait for each other.
    locked = connection.execute(select(SEEKS.c.holder).where(wanted).order_by(SEEKS.c.holder).with_for_update())
    if len(locked.all()) != len(holders):
        return False
    connection.execute(update(SEEKS).where(SEEKS.c.holder.in_(holders)).values(table=change.table.id))
    return write_one(connection, change)


def seek_of(row: Row[Any]) -> StoredSeek:
    """A wish from its row."""
    values = {name: getattr(row, name) for name in COLUMNS}
    return StoredSeek(**values | {name: tuple(values[name]) for name in LISTS})
