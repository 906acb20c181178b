"""The tables that the operator does not want to keep, in SQL: which they are, and taking one away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, delete, exists, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.house.devices import CODE
from vernissage.house.expiry import STATUS
from vernissage.house.talk_shelf import Act
from vernissage.server.store.schema import ACTS, DEVICES, METADATA, PASSKEYS, REPORTS, SEATS, SEEN, SLIPS, TABLES
from vernissage.server.store.schema_news import NEWS_WAYS
from vernissage.server.store.talk import carry_out

Place = tuple[float, str]
"""Where one has come to, in the order of the last changes."""
AT_ONCE = 100
"""Tables that one look goes through."""


def expires(kind: str, before: float) -> Sequence[ColumnElement[bool]]:
    """What is true of a table of a kind that nobody has come back to since a date."""
    seen = exists().where(SEEN.c.table_id == TABLES.c.id, SEEN.c.seen >= before)
    reported = exists().where(REPORTS.c.table_id == TABLES.c.id)  # the operator has to see what was said there
    rules = [TABLES.c.status == STATUS[kind], TABLES.c.updated < before, ~seen, ~reported]
    if kind == "anonymous":
        rules.append(~exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.holder != "", known(SEATS.c.holder)))
    return rules


def known(person: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether somebody can be who they are without the browser they play in."""
    live = DEVICES.c.revoked == 0.0, DEVICES.c.replaces == ""
    devices = select(func.count()).where(DEVICES.c.person == person, *live).scalar_subquery()
    return or_(
        exists().where(PASSKEYS.c.person == person),
        exists().where(SLIPS.c.person == person, SLIPS.c.kind == CODE),
        exists().where(NEWS_WAYS.c.person == person, NEWS_WAYS.c.confirmed.is_(True)),
        devices > 1,
    )


async def look(
    engine: AsyncEngine, kind: str, before: float, after: Place
) -> tuple[list[tuple[str, str, float]], Place | None]:
    """Some tables that have expired: id, game and last change; and from where to look on, if there are more to see."""
    order = TABLES.c.updated, TABLES.c.id
    old = select(*order).where(TABLES.c.status == STATUS[kind], TABLES.c.updated < before, tuple_(*order) > after)
    async with engine.connect() as connection:
        seen = (await connection.execute(old.order_by(*order).limit(AT_ONCE))).all()
        query = select(TABLES.c.id, TABLES.c.game, TABLES.c.updated).where(
            TABLES.c.id.in_([row.id for row in seen]), *expires(kind, before)
        )
        found = [(row.id, row.game, row.updated) for row in await connection.execute(query.order_by(*order))]
    return found, (seen[-1].updated, seen[-1].id) if len(seen) == AT_ONCE else None


def remove(connection: Connection, kind: str, before: float, act: Act) -> bool:
    """Take a table away with all that hangs on it, and write that into the journal; False if it is not to go.

    Whoever finds it held leaves it to the others: it is played there, or somebody else takes it away.
    """
    this = select(TABLES.c.id).where(TABLES.c.id == act.table, *expires(kind, before))
    if connection.execute(this.with_for_update(skip_locked=True)).first() is None:
        return False
    for table in hanging():
        connection.execute(delete(table).where(table.c.table_id == act.table))
    connection.execute(delete(TABLES).where(TABLES.c.id == act.table))
    carry_out(connection, act)
    return True


def hanging() -> list[Table]:
    """All that is kept of a table beside its header; those last that others name. The operator's own books stay."""
    tables: list[Any] = [table for table in METADATA.sorted_tables if "table_id" in table.c]
    return [table for table in reversed(tables) if table not in (ACTS, REPORTS)]
