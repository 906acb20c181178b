"""A copy of a house as of one moment, while it is played in: one file for both kinds of database."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from alembic.migration import MigrationContext
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    MetaData,
    Table,
    Text,
    cast,
    create_engine,
    select,
    text,
    type_coerce,
)
from sqlalchemy.engine import make_url
from sqlalchemy.types import JSON

from vernissage.server.store.backup_file import Head, Packing, Values
from vernissage.server.store.migrate import LOCK
from vernissage.server.store.schema import METADATA
from vernissage.server.store.store import full_url, writing_engine
from vernissage.version import VERSION

AT_ONCE = 200
"""Rows that are in memory at a time."""


class NoHouse(RuntimeError):
    """A database where no house was ever opened."""


@contextmanager
def packed(database: str, folder: Path) -> Iterator[tuple[Path, Counter[str]]]:
    """A backup that lies in a folder for a while, and what it holds; `keep` gives it its name."""
    with tempfile.TemporaryDirectory(prefix=".vernissage-", dir=folder) as beside:
        path = Path(beside) / "backup"
        with path.open("xb") as file, moment(database, Path(beside)) as connection:
            path.chmod(0o600)  # it holds what the database holds
            rows = pack(connection, file)
            file.flush()
            os.fsync(file.fileno())
        yield path, rows


def keep(path: Path, name: Path) -> None:
    """Give a file a name that no other has."""
    name.open("xb").close()  # refused if there is such a file
    path.replace(name)
    with suppress(OSError):  # not every system can
        folder = os.open(name.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


@contextmanager
def moment(database: str, beside: Path) -> Iterator[Connection]:
    """The database as of one moment, however much is written to it meanwhile."""
    url = full_url(database)
    with snapshot(url) if url.startswith("postgresql") else copy(url, beside) as connection:
        yield connection


@contextmanager
def copy(url: str, beside: Path) -> Iterator[Connection]:
    """A copy of a SQLite file by its online backup: whoever writes meanwhile does not wait."""
    path = beside / "copy.sqlite3"
    source = f"{Path(make_url(url).database or '').resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(source, uri=True, timeout=30)) as here, closing(sqlite3.connect(path)) as there:
        here.backup(there, pages=-1)  # in one go: piece by piece, it would begin anew with every change
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()
        for file in beside.glob(f"{path.name}*"):  # so that there is room for what comes next
            file.unlink()


@contextmanager
def snapshot(url: str) -> Iterator[Connection]:
    """A transaction of PostgreSQL that sees one moment; no migration begins before its end."""
    engine = writing_engine(url, True)
    try:
        with engine.connect() as guard:
            guard.execution_options(isolation_level="AUTOCOMMIT")
            guard.execute(text("SELECT pg_advisory_lock_shared(:lock)"), {"lock": LOCK})
            with engine.connect() as connection:
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                yield connection
            guard.invalidate()  # the lock goes with the connection
    finally:
        engine.dispose()


def pack(connection: Connection, file: Any) -> Counter[str]:
    """Write all that a connection sees; how many rows of each table."""
    tables = shape(connection)
    schema = MigrationContext.configure(connection).get_current_revision()
    if schema is None or "tables" not in tables:
        raise NoHouse("no house has been opened in it")
    columns = {name: {column.name: kind_of(column) for column in table.c} for name, table in tables.items()}
    packing = Packing(file, Head(schema, VERSION, time.time(), columns))
    for name, table in tables.items():
        packing.add(name, rows_of(connection, table))
    packing.end()
    return packing.rows


def shape(connection: Connection) -> dict[str, Table]:
    """The tables of a house in the shape that a database has, those first that others name."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in METADATA.tables)
    return {table.name: table for table in found.sorted_tables}


def kind_of(column: Column[Any]) -> str:
    """What a column holds."""
    for kind, type_ in (("boolean", Boolean), ("json", JSON), ("float", Float), ("integer", Integer)):
        if isinstance(column.type, type_):
            return kind
    return "text"


def rows_of(connection: Connection, table: Table) -> Iterator[Values]:
    """All rows of a table, a few in memory at a time; data as JSON as it was written."""
    as_text = cast if connection.dialect.name == "postgresql" else type_coerce
    columns = [as_text(column, Text) if kind_of(column) == "json" else column for column in table.c]
    query = select(*columns).order_by(*table.primary_key)
    for row in connection.execute(query, execution_options={"yield_per": AT_ONCE}):
        yield tuple(row)
