"""What the operator reads of a database: tables and people, never a position."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select, union
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.server.store.schema import PEOPLE, SEATS, TABLES, TALK


async def tables(engine: AsyncEngine, limit: int) -> list[tuple[Any, dict[str, int], int]]:
    """The latest tables, how many people, bots and open seats each has, and how many lines of talk."""
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.created, TABLES.c.updated)
    async with engine.connect() as connection:
        rows = (await connection.execute(select(*columns).order_by(TABLES.c.updated.desc()).limit(limit))).all()
        ids = [row.id for row in rows]
        counting = select(SEATS.c.table_id, SEATS.c.who, func.count().label("count")).where(SEATS.c.table_id.in_(ids))
        seats: dict[str, dict[str, int]] = {id: {} for id in ids}
        for row in await connection.execute(counting.group_by(SEATS.c.table_id, SEATS.c.who)):
            seats[row.table_id][row.who] = row._mapping["count"]
        said = {id: await lines(connection, id) for id in ids}
        return [(row, seats[row.id], said[row.id]) for row in rows]


async def lines(connection: Any, id: str) -> int:
    """How many lines of talk a table has."""
    return int((await connection.execute(select(func.count()).where(TALK.c.table_id == id))).scalar_one())


async def people(engine: AsyncEngine, start: str) -> list[str]:
    """Whoever is known by an id that begins so; two are enough to know that there is more than one."""
    known = [
        select(column.label("person")).where(column.startswith(start, autoescape=True))
        for column in (PEOPLE.c.holder, SEATS.c.holder, TALK.c.holder, TABLES.c.host)
    ]
    async with engine.connect() as connection:
        return list((await connection.execute(union(*known).limit(2))).scalars())
