"""Reading and writing tables. Changes that come together are committed together, in a thread of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vernissage.house.seeks import Seeks
from vernissage.house.stored import Change, Chapter, Request, Snapshot, StoredGame, StoredSeat, StoredTable
from vernissage.server.store import people
from vernissage.server.store.asides import asides_of, write_aside
from vernissage.server.store.migrate import migrate
from vernissage.server.store.people import FORGOTTEN
from vernissage.server.store.schema import ANSWERS, CHAPTERS, PEOPLE, REQUESTS, SEATS, SNAPSHOTS, TABLES
from vernissage.server.store.seeks import SqlSeeks

T = TypeVar("T")
# Statements are made once: making them costs more than carrying them out.
NEW_TABLE, NEW_SEAT, NEW_ANSWER = insert(TABLES), insert(SEATS), insert(ANSWERS)
NEW_REQUEST, NEW_SNAPSHOT, NEW_CHAPTER = insert(REQUESTS), insert(SNAPSHOTS), insert(CHAPTERS)
CHANGE_TABLE = update(TABLES).where(TABLES.c.id == bindparam("this_id"), TABLES.c.seq == bindparam("this_seq"))
CHANGE_SNAPSHOT = update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("this_id"))
DROP_SEAT = delete(SEATS).where(SEATS.c.table_id == bindparam("this_id"), SEATS.c.seat == bindparam("this_seat"))
DROP_ANSWERS = delete(ANSWERS).where(ANSWERS.c.table_id == bindparam("this_id"), ANSWERS.c.number >= bindparam("kept"))
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=20000",  # `tidy` does it long before
)
COLUMNS = [column.name for column in fields(StoredTable)]
FIXED = {"id", "game", "version", "options", "sheet", "start", "public", "pace", "created"}
CHANGING = [name for name in COLUMNS if name not in FIXED]
"""What changes while a game is played."""


def full_url(database: str) -> str:
    """An address as an operator writes it, with the driver that is used here."""
    url = make_url(database if "://" in database else f"sqlite:///{database}")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    url = url.set(drivername=drivers.get(url.drivername, url.drivername))
    return url.render_as_string(hide_password=False)


class Store:
    """The database of a house."""

    def __init__(self, database: str) -> None:
        self.url = full_url(database)
        self.shared = self.url.startswith("postgresql")
        """Whether several processes may use the database at once."""
        self.engine = reading_engine(self.url, self.shared)
        self._writing = writing_engine(self.url, self.shared)
        self._thread = ThreadPoolExecutor(1, "store")
        self.seeks: Seeks = SqlSeeks(self.engine, self._writing, self._in_thread, write_one, self._with_seats)
        self._pending: list[tuple[Change, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        await self._in_thread(migrate, self._writing, self.shared)
        self._writer = asyncio.create_task(self._write())

    async def rehearse(self) -> None:
        """Write something and take it back: a disk that is full or cannot be written to is told at once."""
        await self._in_thread(rehearse, self._writing)

    async def close(self) -> None:
        """Write what is pending, then let go of the database."""
        while self._pending:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
        await self._in_thread(self._writing.dispose)
        self._thread.shutdown()
        await self.engine.dispose()

    async def _in_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Do something in the thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    # Writing.

    async def commit(self, change: Change) -> bool:
        """Write a change; False if the table has moved on and nothing was written. True means it is on disk."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((change, done))
        self._wake.set()
        return await asyncio.shield(done)

    async def _write(self) -> None:
        """Commit all pending changes in one transaction, again and again."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._pending = self._pending, []
            if not batch:
                continue
            try:
                written = await self._in_thread(write_all, self._writing, [change for change, _ in batch])
            except Exception as error:  # every change of the batch is undone; whoever waits is told
                written = [StorageError(str(error))] * len(batch)
            for (_, done), fits in zip(batch, written, strict=True):
                if done.done():
                    continue
                if isinstance(fits, StorageError):
                    done.set_exception(fits)
                else:
                    done.set_result(fits)

    async def save_person(self, holder: str, name: str, language: str) -> None:
        """Keep a name and a language."""
        await self._in_thread(write_person, self._writing, holder, name, language)

    async def tidy(self) -> None:
        """Move what SQLite has in its log into its file, beside the writing rather than in its way."""
        if not self.shared:
            async with self.engine.connect() as connection:
                raw = await connection.get_raw_connection()
                driver: Any = raw.driver_connection
                await driver.execute("PRAGMA wal_checkpoint(PASSIVE)")  # in no transaction, so not by SQLAlchemy

    # Reading.

    async def load(self, id: str, asides: bool = True) -> StoredGame | None:
        """All that is kept of a table, as of one moment; without the asides where a database has none yet."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
            if row is None:
                return None
            table = table_of(row)
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
            answers = await connection.execute(
                select(ANSWERS.c.choice).where(ANSWERS.c.table_id == id).order_by(ANSWERS.c.number)
            )
            snapshot = (await connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id))).first()
            return StoredGame(
                table,
                tuple(seat_of(entry) for entry in seats),
                tuple(answers.scalars()),
                None if snapshot is None else Snapshot(snapshot.answers, snapshot.position, snapshot.digest),
                await asides_of(connection, id) if asides else (),
            )

    async def chapters(self, id: str) -> list[Chapter]:
        """What a table played under rules that are no longer today's, the oldest first."""
        query = select(CHAPTERS).where(CHAPTERS.c.table_id == id).order_by(CHAPTERS.c.number)
        async with self.engine.connect() as connection:
            return [chapter_of(row) for row in await connection.execute(query)]

    async def request(self, id: str, holder: str, request: str) -> Request | None:
        """A request that was carried out before."""
        where = and_(REQUESTS.c.table_id == id, REQUESTS.c.holder == holder, REQUESTS.c.id == request)
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(REQUESTS).where(where))).first()
            return None if row is None else Request(row.holder, row.id, row.body, row.seq)

    async def request_ids(self, id: str) -> list[tuple[str, str]]:
        """Who sent the requests that were carried out at a table, and their ids."""
        query = select(REQUESTS.c.holder, REQUESTS.c.id).where(REQUESTS.c.table_id == id)
        async with self.engine.connect() as connection:
            return [(row.holder, row.id) for row in await connection.execute(query)]

    async def seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """The seq of each of some tables."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(ids)))
            return {row.id: row.seq for row in rows}

    async def hosts(self) -> list[tuple[str, str]]:
        """The unfinished tables, and who made them."""
        return await people.hosts(self.engine)

    async def unfinished(self, ids: Sequence[str]) -> list[str]:
        """Those of some tables that are not finished."""
        return await people.kept(self.engine, ids)

    async def knows(self, holder: str) -> bool:
        """Whether somebody has a name or a seat here."""
        return await people.knows(self.engine, holder)

    async def playing(self) -> list[str]:
        """The tables being played, the latest first."""
        query = select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.updated.desc())
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def open_tables(self, limit: int) -> list[tuple[StoredTable, tuple[StoredSeat, ...]]]:
        """Public tables that wait for people, the latest first."""
        query = (
            select(TABLES)
            .where(
                TABLES.c.status == "gathering", TABLES.c.public.is_(True), TABLES.c.updated > time.time() - FORGOTTEN
            )
            .order_by(TABLES.c.updated.desc())
            .limit(limit)
        )
        return await self._with_seats(query)

    async def tables_of(self, holder: str, limit: int) -> list[tuple[StoredTable, tuple[StoredSeat, ...]]]:
        """The tables where somebody sits, the latest first."""
        held = select(SEATS.c.table_id).where(SEATS.c.holder == holder)
        query = select(TABLES).where(TABLES.c.id.in_(held)).order_by(TABLES.c.updated.desc()).limit(limit)
        return await self._with_seats(query)

    async def person(self, holder: str) -> tuple[str, str] | None:
        """A name and a language."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.holder == holder))).first()
            return None if row is None else (row.name, row.language)

    async def _with_seats(self, query: Any) -> list[tuple[StoredTable, tuple[StoredSeat, ...]]]:
        async with self.engine.connect() as connection:
            tables = [table_of(row) for row in await connection.execute(query)]
            ids = [table.id for table in tables]
            rows = await connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
            seats: dict[str, list[StoredSeat]] = {id: [] for id in ids}
            for row in rows:
                seats[row.table_id].append(seat_of(row))
            return [(table, tuple(seats[table.id])) for table in tables]


class StorageError(RuntimeError):
    """The database could not write."""


def reading_engine(url: str, shared: bool) -> AsyncEngine:
    """An engine for questions, many at once."""
    if shared:
        engine = create_async_engine(
            url, pool_size=5, pool_pre_ping=True, isolation_level="REPEATABLE READ", hide_parameters=True
        )
    else:
        engine = create_async_engine(url, hide_parameters=True)
        prepare_sqlite(engine.sync_engine)
    return engine


def writing_engine(url: str, shared: bool) -> Engine:
    """An engine for changes, one batch after the other."""
    if shared:
        return create_engine(url, pool_size=1, pool_pre_ping=True, json_serializer=as_json, hide_parameters=True)
    engine = create_engine(url.replace("sqlite+aiosqlite", "sqlite", 1), json_serializer=as_json, hide_parameters=True)
    prepare_sqlite(engine, "BEGIN IMMEDIATE")  # who finds it locked waits once, before anything is written
    return engine


def as_json(value: Any) -> str:
    """Plain data as text, quickly."""
    return msgspec.json.encode(value).decode()


def prepare_sqlite(engine: Engine, how: str = "BEGIN") -> None:
    """SQLite in WAL mode, with every commit on disk before it counts."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says, not where the driver guesses
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql(how)


def write_all(engine: Engine, changes: Sequence[Change]) -> list[bool | StorageError]:
    """Commit a batch of changes; for each, whether it fitted, or why it alone could not be written."""
    try:
        with engine.begin() as connection:
            return [write_one(connection, change) for change in changes]
    except Exception as error:
        if len(changes) == 1 or (isinstance(error, DBAPIError) and error.connection_invalidated):
            raise
    with engine.begin() as connection:  # one of them is at fault, and the others must not suffer for it
        return [write_apart(connection, change) for change in changes]


def write_apart(connection: Connection, change: Change) -> bool | StorageError:
    """Write one change so that its failure undoes nothing else."""
    try:
        with connection.begin_nested():
            return write_one(connection, change)
    except Exception as error:
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            raise
        return StorageError(str(error))


def write_one(connection: Connection, change: Change) -> bool:
    """Write one change, unless the table has moved on."""
    table, which = change.table, {"table_id": change.table.id}
    if change.keep + len(change.answers) != table.answers:
        raise StorageError(f"{change.keep} answers and {len(change.answers)} more are not {table.answers}")
    values = row_of(table)
    if change.new:
        connection.execute(NEW_TABLE, values)
    else:
        written = values if change.chapter else {name: values[name] for name in CHANGING}
        guard = {"this_id": table.id, "this_seq": change.before}
        if connection.execute(CHANGE_TABLE, {**written, **guard}).rowcount != 1:
            return False
    if change.aside is not None:
        write_aside(connection, table.id, change.aside)
    if change.chapter is not None:
        connection.execute(NEW_CHAPTER, {**which, **chapter_row(connection, table.id, change.chapter)})
    if change.seats:
        connection.execute(DROP_SEAT, [{"this_id": table.id, "this_seat": seat.seat} for seat in change.seats])
        connection.execute(NEW_SEAT, [{**which, **vars(seat)} for seat in change.seats])
    if change.keep < change.stored:
        connection.execute(DROP_ANSWERS, {"this_id": table.id, "kept": change.keep})
    if change.answers:
        given = enumerate(change.answers, change.keep)
        connection.execute(NEW_ANSWER, [{**which, "number": number, "choice": choice} for number, choice in given])
    if change.request is not None:
        connection.execute(NEW_REQUEST, {**which, **vars(change.request)})
    if change.snapshot is not None:
        snapshot = vars(change.snapshot)
        if not connection.execute(CHANGE_SNAPSHOT, {"this_id": table.id, **snapshot}).rowcount:
            connection.execute(NEW_SNAPSHOT, {**which, **snapshot})
    return True


def chapter_row(connection: Connection, id: str, chapter: Chapter) -> dict[str, Any]:
    """The row of the chapter that comes after those a table has."""
    number = connection.execute(select(func.count()).where(CHAPTERS.c.table_id == id)).scalar_one()
    values = {**vars(chapter), **vars(chapter.snapshot), "given": list(chapter.given), "number": number}
    del values["snapshot"]
    return {**values, "early": [list(pair) for pair in chapter.early]}


def rehearse(engine: Engine) -> None:
    """Write somebody down, and forget them."""
    nobody = f"rehearsal {time.time_ns()}"
    write_person(engine, nobody, "", "en")
    with engine.begin() as connection:
        connection.execute(delete(PEOPLE).where(PEOPLE.c.holder == nobody))


def write_person(engine: Engine, holder: str, name: str, language: str) -> None:
    """Keep a name and a language."""
    with engine.begin() as connection:
        known = update(PEOPLE).where(PEOPLE.c.holder == holder).values(name=name, language=language)
        if not connection.execute(known).rowcount:
            new = {"holder": holder, "name": name, "language": language, "created": time.time()}
            connection.execute(insert(PEOPLE), new)


def row_of(table: StoredTable) -> dict[str, Any]:
    """The row of a header."""
    return {**vars(table), "early": [list(pair) for pair in table.early], "asked": list(table.asked)}


def table_of(row: Row[Any]) -> StoredTable:
    """A header from its row."""
    values = {name: getattr(row, name) for name in COLUMNS}
    values["early"] = tuple((seat, choice) for seat, choice in values["early"])
    values["asked"] = tuple(values["asked"])
    return StoredTable(**values)


def chapter_of(row: Row[Any]) -> Chapter:
    """A chapter from its row."""
    snapshot = Snapshot(row.answers, row.position, row.digest)
    early = tuple((seat, choice) for seat, choice in row.early)
    return Chapter(row.version, row.start, tuple(row.given), early, snapshot, row.fault, row.closed)


def seat_of(row: Row[Any]) -> StoredSeat:
    """A seat from its row."""
    return StoredSeat(row.seat, row.who, row.name, row.level, row.holder)
