"""Who is known to the house, and how many tables they keep."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.server.store.attendance import hides
from vernissage.server.store.schema import PEOPLE, SEATS, TABLES

FORGOTTEN = 12 * 3600
"""Seconds after which a table that nobody joined is no longer offered."""


def offered(date: float) -> ColumnElement[bool]:
    """Tables that still wait for people."""
    return and_(TABLES.c.status == "gathering", TABLES.c.updated > date - FORGOTTEN)


def unfinished(date: float) -> ColumnElement[bool]:
    """Tables that are played, or are still offered, and that their hosts have not hidden."""
    return and_(or_(TABLES.c.status == "playing", offered(date)), ~hides(TABLES.c.host))


async def hosts(engine: AsyncEngine, date: float) -> list[tuple[str, str]]:
    """The unfinished tables, and who made them."""
    async with engine.connect() as connection:
        rows = await connection.execute(select(TABLES.c.id, TABLES.c.host).where(unfinished(date)))
        return [(row.id, row.host) for row in rows]


async def kept(engine: AsyncEngine, ids: Sequence[str], date: float) -> list[str]:
    """Those of some tables that are not finished."""
    async with engine.connect() as connection:
        query = select(TABLES.c.id).where(TABLES.c.id.in_(ids), unfinished(date))
        return list((await connection.execute(query)).scalars())


async def knows(engine: AsyncEngine, holder: str) -> bool:
    """Whether somebody has a name or a seat here."""
    named = select(PEOPLE.c.holder).where(PEOPLE.c.holder == holder)
    seated = select(SEATS.c.holder).where(SEATS.c.holder == holder)
    async with engine.connect() as connection:
        return (await connection.execute(named.union_all(seated))).first() is not None
