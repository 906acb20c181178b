"""From the file of a backup to the database of a house, wholly or not at all."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Boolean,
    Connection,
    Float,
    Integer,
    Text,
    bindparam,
    cast,
    create_engine,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy import column as named
from sqlalchemy import table as of
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError
from sqlalchemy.types import JSON, TypeEngine

from vernissage.server.lock import Lock
from vernissage.server.store.backup import shape
from vernissage.server.store.backup_file import LaterFormat, Unpacking, Unreadable
from vernissage.server.store.migrate import LOCK, configuration
from vernissage.server.store.schema import METADATA
from vernissage.server.store.schema_news import NEWS_KEYS
from vernissage.server.store.store import begins, full_url, prepare_sqlite, writing_engine

TYPES: dict[str, type[TypeEngine[Any]]] = {
    "boolean": Boolean,
    "float": Float,
    "integer": Integer,
    "json": Text,
    "text": Text,
}


class NotEmpty(RuntimeError):
    """A database that holds something already."""


def restore(file: Path, database: str, replace: bool = False) -> tuple[Counter[str], Path | None]:
    """Fill a database from a backup; what it holds now, and where what it held before lies if that was a file.

    Anything wrong with the file or the database leaves that as it was.
    """
    url = full_url(database)
    with file.open("rb") as packed:
        read_through(Unpacking(packed))
        packed.seek(0)
        backup = Unpacking(packed)
        if url.startswith("postgresql"):
            return into_postgresql(backup, url, replace), None
        return into_sqlite(backup, Path(make_url(url).database or ""), replace)


def read_through(backup: Unpacking) -> None:
    """Refuse a file that is not whole before anything is made of it."""
    revisions_from(backup.head.schema)
    for _ in backup:
        pass


def into_sqlite(backup: Unpacking, path: Path, replace: bool) -> tuple[Counter[str], Path | None]:
    """Make a file beside, and put it into its place when it is whole."""
    lock = Lock(str(path))
    lock.take()
    try:
        full = path.exists() and not empty_file(path)
        if full and not replace:
            raise NotEmpty("it is not empty: restore into another one, or say --replace")
        with tempfile.TemporaryDirectory(prefix=".vernissage-", dir=path.parent) as beside:
            made = Path(beside) / "restored.sqlite3"
            engine = create_engine(f"sqlite:///{made}")
            prepare_sqlite(engine)
            begins(engine, "BEGIN IMMEDIATE")
            try:
                with engine.begin() as connection:
                    rows = unpack(backup, connection)
            finally:
                engine.dispose()
            settle(made)
            before = put_aside(path) if full else None
            os.replace(made, path)
    finally:
        lock.release()
    return rows, before


def empty_file(path: Path) -> bool:
    """Whether a SQLite file holds nothing of a house; a damaged one may hold anything."""
    engine = create_engine(f"sqlite:///{path}")
    try:
        settle(path)
        with engine.connect() as connection:
            own = {*METADATA.tables, "alembic_version", "sqlite_sequence"}
            return set(inspect(connection).get_table_names()) <= own and empty(connection)
    except (sqlite3.DatabaseError, DatabaseError):
        return False
    finally:
        engine.dispose()


def settle(path: Path) -> None:
    """Let nothing of a SQLite file lie beside it."""
    with closing(sqlite3.connect(path)) as connection:
        (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy or Path(f"{path}-wal").exists():
        raise NotEmpty("another program has it open")
    with path.open("rb") as whole:
        os.fsync(whole.fileno())


def put_aside(path: Path) -> Path:
    """Give a file another name as well, which no file has yet; what lies beside a damaged one goes with it."""
    number = 1
    while (aside := path.with_name(f"{path.name}.before-{number}")).exists():
        number += 1
    for end in ("-wal", "-shm"):
        if (beside := Path(f"{path}{end}")).exists():
            beside.rename(f"{aside}{end}")
    try:
        os.link(path, aside)
    except OSError:  # not every disk has two names for a file
        path.rename(aside)
    return aside


def into_postgresql(backup: Unpacking, url: str, replace: bool) -> Counter[str]:
    """Do all of it in one transaction."""
    engine = writing_engine(url, True)
    try:
        with engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            if not replace and not empty(connection):
                raise NotEmpty("it is not empty: restore into another one, or say --replace")
            others = connection.execute(text(OTHERS)).scalar_one()
            if others:
                raise NotEmpty(f"{others} others are connected to it: close the house first")
            for table in reversed(shape(connection).values()):
                table.drop(connection)
            connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
            rows = unpack(backup, connection)
            count_on(connection)
            return rows
    finally:
        engine.dispose()


OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


def empty(connection: Connection) -> bool:
    """Whether nobody has left anything in a database: the keys that a house makes for itself are nobody's."""
    tables = shape(connection)
    return not any(
        connection.execute(select(1).select_from(table).limit(1)).first()
        for name, table in tables.items()
        if name != NEWS_KEYS.name
    )


def unpack(backup: Unpacking, connection: Connection) -> Counter[str]:
    """Give a database the shape that the backup was made in, fill it, and bring it up to date."""
    config, columns = configuration(connection), backup.head.columns
    later = revisions_from(backup.head.schema)
    command.upgrade(config, later[0])
    for revision in later[1:]:  # a house that went back to an earlier release has later columns
        there = shape(connection)
        if all(name in there and set(kinds) <= set(there[name].c.keys()) for name, kinds in columns.items()):
            break
        command.upgrade(config, revision)
    there = shape(connection)
    for name, kinds in columns.items():
        if name not in there or not set(kinds) <= set(there[name].c.keys()):
            raise Unreadable(f"it is garbled: there is no {name} of this shape")
    filling = {name: filled(connection, name, kinds) for name, kinds in columns.items()}
    for name, rows in backup:
        keys = [f"c{number}" for number in range(len(columns[name]))]
        connection.execute(filling[name], [dict(zip(keys, row, strict=True)) for row in rows])
    command.stamp(config, backup.head.schema)
    command.upgrade(config, "head")
    return backup.rows


def revisions_from(schema: str) -> list[str]:
    """A shape of the database and those that came after it."""
    known = [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()][::-1]
    if schema not in known:
        raise LaterFormat(f"a later version of Vernissage wrote it ({schema}): use that one")
    return known[known.index(schema) :]


def filled(connection: Connection, name: str, kinds: dict[str, str]) -> Any:
    """The statement that writes rows of a table."""
    table = of(name, *(named(column, TYPES[kind]) for column, kind in kinds.items()))
    values: dict[str, Any] = {}
    for number, (column, kind) in enumerate(kinds.items()):
        value = bindparam(f"c{number}", type_=TYPES[kind]())
        as_json = kind == "json" and connection.dialect.name == "postgresql"
        values[column] = cast(value, JSON) if as_json else value
    return insert(table).values(values)


def count_on(connection: Connection) -> None:
    """Let PostgreSQL count on from the highest number of what it numbers by itself."""
    for name, table in shape(connection).items():
        for column in table.primary_key:
            if column.autoincrement is True or column.server_default is not None:
                last = connection.execute(select(func.max(column))).scalar()
                if last is not None:
                    where = {"table": name, "column": column.name, "last": last}
                    connection.execute(text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)"), where)


@contextmanager
def opened(file: Path, folder: Path | None = None) -> Iterator[Path]:
    """A backup as a database of its own for a while, to look through."""
    with tempfile.TemporaryDirectory(prefix=".vernissage-", dir=folder) as beside:
        database = Path(beside) / "opened.sqlite3"
        restore(file, str(database))
        yield database
