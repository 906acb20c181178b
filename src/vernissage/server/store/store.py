"""Reading and writing tables. Changes that come together are committed together, in a thread of their own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite
import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    and_,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from vernissage.extras import needed_for
from vernissage.house.book import Book
from vernissage.house.clock import Clock
from vernissage.house.devices import Devices
from vernissage.house.seeks import Seeks
from vernissage.house.stored import Change, Chapter, Request, Snapshot, StoredGame, StoredSeat, StoredTable
from vernissage.house.tally import UNCOUNTED, Tally
from vernissage.server.store import people
from vernissage.server.store.asides import asides_of
from vernissage.server.store.attendance import StoredAttendance, hides
from vernissage.server.store.book import SqlBook
from vernissage.server.store.devices import StoredDevices
from vernissage.server.store.due import due_by
from vernissage.server.store.migrate import columns_of, migrate
from vernissage.server.store.news import StoredNews
from vernissage.server.store.puzzles import StoredPuzzles
from vernissage.server.store.reviews import StoredReviews
from vernissage.server.store.rows import StorageError, chapter_of, legible, seat_of, table_of, write_all
from vernissage.server.store.schema import ANSWERS, CHAPTERS, PEOPLE, REQUESTS, SEATS, SNAPSHOTS, TABLES
from vernissage.server.store.seeks import SqlSeeks
from vernissage.server.store.talk import SqlTalk
from vernissage.server.store.timed import time_questions, timed

T = TypeVar("T")
P = ParamSpec("P")
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=20000",  # `tidy` does it long before
)


def full_url(database: str) -> str:
    """An address as an operator writes it, with the driver that is used here."""
    url = make_url(database if "://" in database else f"sqlite:///{database}")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    url = url.set(drivername=drivers.get(url.drivername, url.drivername))
    return url.render_as_string(hide_password=False)


class Store:
    """The database of a house."""

    def __init__(self, database: str, tally: Tally = UNCOUNTED, clock: Clock | None = None) -> None:
        self.tally = tally
        self.url = full_url(database)
        self.clock = clock or Clock()
        self.shared = self.url.startswith("postgresql")
        """Whether several processes may use the database at once."""
        self.engine = reading_engine(self.url, self.shared)
        time_questions(self.engine.sync_engine, tally)
        self.news = StoredNews(self)
        self._writing = writing_engine(self.url, self.shared)
        self._thread = ThreadPoolExecutor(1, "store")
        self.attendance = StoredAttendance(self.engine, self.write)
        self.ratings: Book = SqlBook(self.engine, self.write)
        self.seeks: Seeks = SqlSeeks(self.engine, self.write, self._with_seats)
        self._pending: list[tuple[Change, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self.devices: Devices = StoredDevices(self)
        self._writer: asyncio.Task[None] | None = None
        self.talk = SqlTalk(self.engine, self.write)
        self.reviews = StoredReviews(self.engine, self.write)
        self.puzzles = StoredPuzzles(self.engine, self.write)

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

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """Do something in one transaction of its own, in the thread that writes."""
        with timed(self.tally, "write"):
            return await self._in_thread(partial(in_transaction, self._writing, work, *args, **named))

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
                with timed(self.tally, "commit", len(batch)):
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
        with timed(self.tally, "write"):
            await self._in_thread(write_person, self._writing, holder, name, language, self.clock.date())

    async def tidy(self) -> None:
        """Move what SQLite has in its log into its file, beside the writing rather than in its way."""
        if not self.shared:
            async with self.engine.connect() as connection:
                raw = await connection.get_raw_connection()
                driver: Any = raw.driver_connection
                await driver.execute("PRAGMA wal_checkpoint(PASSIVE)")  # in no transaction, so not by SQLAlchemy

    # Reading.

    async def load(self, id: str, asides: bool = True) -> StoredGame | None:
        """All that is kept of a table, as of one moment; without asides what a database of an earlier shape has."""
        async with self.engine.connect() as connection:
            with legible():
                return await self._load(connection, id, asides)

    async def _load(self, connection: AsyncConnection, id: str, asides: bool) -> StoredGame | None:
        shape = (TABLES.c, SEATS.c) if asides else await connection.run_sync(columns_of, TABLES, SEATS)
        row = (await connection.execute(select(*shape[0]).where(TABLES.c.id == id))).first()
        if row is None:
            return None
        table = table_of(row)
        seats = await connection.execute(select(*shape[1]).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
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
            with legible():
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
        return await people.hosts(self.engine, self.clock.date())

    async def unfinished(self, ids: Sequence[str]) -> list[str]:
        """Those of some tables that are not finished."""
        return await people.kept(self.engine, ids, self.clock.date())

    async def due(self, date: float, limit: int) -> list[tuple[str, int]]:
        """The tables whose clocks want something done by a date, and their seqs, the first one first."""
        return await due_by(self.engine, date, limit)

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
            .where(people.offered(self.clock.date()), TABLES.c.public.is_(True))
            .order_by(TABLES.c.updated.desc())
            .limit(limit)
        )
        return await self._with_seats(query)

    async def tables_of(
        self, holder: str, limit: int, hidden: bool = False
    ) -> list[tuple[StoredTable, tuple[StoredSeat, ...]]]:
        """The tables where somebody sits, the latest first: those they have not hidden, or those they have."""
        held = select(SEATS.c.table_id).where(SEATS.c.holder == holder)
        listed = hides(holder) if hidden else ~hides(holder)
        query = select(TABLES).where(TABLES.c.id.in_(held), listed).order_by(TABLES.c.updated.desc()).limit(limit)
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


def in_transaction(
    engine: Engine, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
) -> T:
    """Do something wholly or not at all."""
    with engine.begin() as connection:
        return work(connection, *args, **named)


def reading_engine(url: str, shared: bool) -> AsyncEngine:
    """An engine for questions, many at once."""
    if shared:
        with needed_for("PostgreSQL"):
            engine = create_async_engine(
                url, pool_size=5, pool_pre_ping=True, isolation_level="REPEATABLE READ", hide_parameters=True
            )
    else:
        engine = create_async_engine(url, async_creator=partial(opened, make_url(url).database), hide_parameters=True)
        begins(engine.sync_engine)
    return engine


async def opened(path: str | None) -> aiosqlite.Connection:
    """An open file of SQLite; whoever is stopped in the middle of opening it leaves nothing open."""

    async def opening() -> aiosqlite.Connection:
        connection = aiosqlite.connect(path or ":memory:", isolation_level=None)
        connection._thread.daemon = True  # a process ends without waiting for it
        await connection
        for pragma in PRAGMAS:
            await connection.execute(f"PRAGMA {pragma}")
        return connection

    task = asyncio.ensure_future(opening())
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await (await task).close()
        raise


def writing_engine(url: str, shared: bool) -> Engine:
    """An engine for changes, one batch after the other."""
    if shared:
        return create_engine(url, pool_size=1, pool_pre_ping=True, json_serializer=as_json, hide_parameters=True)
    engine = create_engine(url.replace("sqlite+aiosqlite", "sqlite", 1), json_serializer=as_json, hide_parameters=True)
    prepare_sqlite(engine)
    begins(engine, "BEGIN IMMEDIATE")  # who finds it locked waits once, before anything is written
    return engine


def as_json(value: Any) -> str:
    """Plain data as text, quickly."""
    return msgspec.json.encode(value).decode()


def prepare_sqlite(engine: Engine) -> None:
    """SQLite in WAL mode, with every commit on disk before it counts."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says, not where the driver guesses
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def begins(engine: Engine, how: str = "BEGIN") -> None:
    """Transactions begin where SQLAlchemy says."""

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql(how)


def rehearse(engine: Engine) -> None:
    """Write somebody down, and forget them."""
    nobody = f"rehearsal {secrets.token_hex(8)}"
    write_person(engine, nobody, "", "en", 0.0)
    with engine.begin() as connection:
        connection.execute(delete(PEOPLE).where(PEOPLE.c.holder == nobody))


def write_person(engine: Engine, holder: str, name: str, language: str, date: float) -> None:
    """Keep a name and a language."""
    with engine.begin() as connection:
        known = update(PEOPLE).where(PEOPLE.c.holder == holder).values(name=name, language=language)
        if not connection.execute(known).rowcount:
            new = {"holder": holder, "name": name, "language": language, "created": date}
            connection.execute(insert(PEOPLE), new)
