"""Asides: what is told at a table between the moves."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from vernissage.house.stored import SHOWN, Aside
from vernissage.server.store.schema import ASIDES


async def asides_of(connection: AsyncConnection, id: str) -> tuple[Aside, ...]:
    """The latest asides of a table, in order."""
    query = select(ASIDES).where(ASIDES.c.table_id == id).order_by(ASIDES.c.number.desc()).limit(SHOWN)
    found = (await connection.execute(query)).all()
    return tuple(Aside(row.event, row.id, row.args, row.told) for row in reversed(found))


def write_aside(connection: Connection, id: str, aside: Aside) -> None:
    """Keep an aside after those a table has."""
    number = connection.execute(select(func.count()).where(ASIDES.c.table_id == id)).scalar_one()
    connection.execute(insert(ASIDES), {"table_id": id, "number": number, **vars(aside)})
