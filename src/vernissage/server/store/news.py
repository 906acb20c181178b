"""What people were told, and who can be told how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast
from urllib.parse import urlsplit

from sqlalchemy import Connection, and_, delete, select, update

from vernissage.house.news import KINDS, Entry, Item, Kind, News, Told, holds, standing
from vernissage.house.stored import StoredTable
from vernissage.server.store import outbox
from vernissage.server.store.outbox import Database, insert_new
from vernissage.server.store.rows import seat_of
from vernissage.server.store.schema import SEATS, TABLES
from vernissage.server.store.schema_news import NEWS, NEWS_BROWSERS, NEWS_KEYS, NEWS_SENDS, NEWS_WAYS
from vernissage.server.store.ways import keep_latest, ways

ALL = 1000
"""News in somebody's data."""
FACTS = select(TABLES.c.id, TABLES.c.game, TABLES.c.host, TABLES.c.status, TABLES.c.asked, TABLES.c.undo_request)


class StoredNews:
    """The news of a house in its database."""

    def __init__(self, store: Database) -> None:
        self.store = store

    async def keep(self, entries: Sequence[Entry], date: float) -> set[str]:
        """Keep what is told and true, forget what is true no longer; for whom something has changed."""
        return await self.store.write(keep, entries, date)

    async def items(self, person: str, limit: int) -> list[Item]:
        """What somebody was told and is still true, the latest first."""
        query = select(NEWS).where(NEWS.c.person == person).order_by(NEWS.c.told.desc(), NEWS.c.kind).limit(limit)
        async with self.store.engine.connect() as connection:
            return [item_of(row) for row in await connection.execute(query)]

    async def read(self, person: str, table: str | None, date: float) -> bool:
        """Somebody has read what there is, or what there is of one table; whether something was unread."""
        unread = select(NEWS.c.kind).where(NEWS.c.person == person, NEWS.c.read.is_(None))
        if table is not None:
            unread = unread.where(NEWS.c.table_id == table)
        async with self.store.engine.connect() as connection:
            if (await connection.execute(unread.limit(1))).first() is None:
                return False  # most often; nothing is written for it
        return await self.store.write(mark_read, person, table, date)

    async def forget(self, person: str) -> None:
        """Forget all that is kept for somebody."""
        await self.store.write(forget, person)

    async def kept(self, person: str) -> dict[str, Any]:
        """What is kept for somebody, for themselves to read: where mails go, which browsers are told, and of what."""
        async with self.store.engine.connect() as connection:
            found = await connection.run_sync(ways, person)
            browsers = select(NEWS_BROWSERS).where(NEWS_BROWSERS.c.person == person).order_by(NEWS_BROWSERS.c.created)
            told = [(row.endpoint, row.created) for row in await connection.execute(browsers)]
        return {
            "address": found.address,
            "confirmed": found.confirmed,
            "mails": found.mail,
            "messages": found.push,
            "browsers": [{"service": urlsplit(endpoint).hostname, "since": since} for endpoint, since in told],
            "told": [{"kind": one.kind, "table": one.table, "told": one.told} for one in await self.items(person, ALL)],
        }

    async def secret(self, name: str, value: str) -> str:
        """A secret of the house: the one that was kept first, by whichever process."""
        return await self.store.write(keep_secret, name, value)


def keep(connection: Connection, entries: Sequence[Entry], date: float) -> set[str]:
    """Keep what is told and true, forget what is true no longer: the database itself says which is which."""
    known: dict[str, tuple[str, dict[Told, int]]] = {}
    touched: set[str] = set()
    for person, table, news, here in entries:
        if table not in known:
            known[table] = facts_of(connection, table)
        game, facts = known[table]
        if end(connection, person, table, [kind for kind in KINDS if not holds(facts, person, kind)]):
            touched.add(person)
        if news is not None and holds(facts, person, news.kind) and begin(connection, person, game, news, date):
            touched.add(person)
            if not here:
                outbox.address(connection, person, news, date)
    return touched


def facts_of(connection: Connection, table: str) -> tuple[str, dict[Told, int]]:
    """The game of a table, and what is true there."""
    row = connection.execute(FACTS.where(TABLES.c.id == table)).first()
    if row is None:
        return "", {}
    header = StoredTable(
        row.id, row.game, 0, row.host, status=row.status, asked=tuple(row.asked), undo_request=row.undo_request
    )
    seats = connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
    return row.game, standing(header, [seat_of(seat) for seat in seats])


def end(connection: Connection, person: str, table: str, kinds: Sequence[str]) -> bool:
    """What is true no longer is neither listed nor sent."""
    listed = delete(NEWS).where(NEWS.c.person == person, NEWS.c.table_id == table, NEWS.c.kind.in_(kinds))
    if not connection.execute(listed).rowcount:
        return False
    outbox.withdraw(connection, person, table, kinds)
    return True


def begin(connection: Connection, person: str, game: str, news: News, date: float) -> bool:
    """List something, unless it is; another seat that is taken is news again as soon as the last was read."""
    key = {"person": person, "table_id": news.table, "kind": news.kind}
    row = {**key, "game": game, "seat": news.seat, "told": date, "read": None, "mailed": False}
    if news.kind == "seat-taken":
        read = delete(NEWS).where(NEWS.c.person == person, NEWS.c.table_id == news.table, NEWS.c.kind == news.kind)
        connection.execute(read.where(NEWS.c.read.is_not(None)))
    return insert_new(connection, NEWS, row)


def mark_read(connection: Connection, person: str, table: str | None, date: float) -> bool:
    """What is read is not sent any more."""
    unread = update(NEWS).where(NEWS.c.person == person, NEWS.c.read.is_(None)).values(read=date)
    if table is not None:
        unread = unread.where(NEWS.c.table_id == table)
    found = connection.execute(unread).rowcount
    outbox.withdraw(connection, person, table, KINDS)
    return bool(found)


def forget(connection: Connection, person: str) -> None:
    """All that is kept for somebody."""
    for table in (NEWS, NEWS_WAYS, NEWS_BROWSERS, NEWS_SENDS):
        connection.execute(delete(table).where(table.c.person == person))


def take_over(connection: Connection, old: str, new: str) -> None:
    """Give a person what another one was told, and the browsers they are reached in; not their address."""
    for row in connection.execute(select(NEWS).where(NEWS.c.person == old)).mappings().all():
        insert_new(connection, NEWS, {**row, "person": new})
    connection.execute(update(NEWS_BROWSERS).where(NEWS_BROWSERS.c.person == old).values(person=new))
    keep_latest(connection, new)
    forget(connection, old)


def keep_secret(connection: Connection, name: str, value: str) -> str:
    """Keep a secret unless there is one; the one that is kept."""
    insert_new(connection, NEWS_KEYS, {"name": name, "value": value})
    return str(connection.execute(select(NEWS_KEYS.c.value).where(NEWS_KEYS.c.name == name)).scalar_one())


def item_of(row: Any) -> Item:
    """A line from its row."""
    return Item(cast("Kind", row.kind), row.table_id, row.game, row.seat, row.told, row.read is not None)


def unmailed(connection: Connection, person: str) -> list[Item]:
    """What somebody has neither read nor been mailed, the oldest first."""
    mine = select(NEWS).where(NEWS.c.person == person, NEWS.c.read.is_(None), NEWS.c.mailed.is_(False))
    return [item_of(row) for row in connection.execute(mine.order_by(NEWS.c.told, NEWS.c.kind).limit(50))]


def mark_mailed(connection: Connection, person: str, items: Sequence[Item]) -> None:
    """These were told by mail."""
    for item in items:
        mine = and_(NEWS.c.person == person, NEWS.c.table_id == item.table, NEWS.c.kind == item.kind)
        connection.execute(update(NEWS).where(mine, NEWS.c.told <= item.told).values(mailed=True))
