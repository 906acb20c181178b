"""Rows of the database from what the house keeps, and back; and how one change of a table is written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, Engine, Row, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from vernissage.house.errors import CannotBeOpened, first_line
from vernissage.house.stored import Change, Chapter, Snapshot, StoredSeat, StoredTable, Ticking
from vernissage.server.store.asides import write_aside
from vernissage.server.store.schema import ANSWERS, CHAPTERS, REQUESTS, SEATS, SNAPSHOTS, TABLES

# Statements are made once: making them costs more than carrying them out.
NEW_TABLE, NEW_SEAT, NEW_ANSWER = insert(TABLES), insert(SEATS), insert(ANSWERS)
NEW_REQUEST, NEW_SNAPSHOT, NEW_CHAPTER = insert(REQUESTS), insert(SNAPSHOTS), insert(CHAPTERS)
CHANGE_TABLE = update(TABLES).where(TABLES.c.id == bindparam("this_id"), TABLES.c.seq == bindparam("this_seq"))
CHANGE_SNAPSHOT = update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("this_id"))
DROP_SEAT = delete(SEATS).where(SEATS.c.table_id == bindparam("this_id"), SEATS.c.seat == bindparam("this_seat"))
DROP_ANSWERS = delete(ANSWERS).where(ANSWERS.c.table_id == bindparam("this_id"), ANSWERS.c.number >= bindparam("kept"))
COLUMNS = [column.name for column in fields(StoredTable)]
SEAT_COLUMNS = {column.name for column in fields(StoredSeat)}
FIXED = {"id", "game", "version", "options", "sheet", "start", "public", "pace", "created"}
CHANGING = [name for name in COLUMNS if name not in FIXED]
"""What changes while a game is played."""
NUMBERS = ("version", "seq", "base", "answers")
"""Columns that nothing else looks at before it counts with them."""
NONSENSE = (ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""What rows lead to that no house has written so."""


class StorageError(RuntimeError):
    """The database could not write."""


@contextmanager
def legible() -> Iterator[None]:
    """A table whose rows are damaged is one that cannot be opened, whatever they hold; others do not wait for it."""
    try:
        yield
    except SQLAlchemyError:  # the database itself, which may be better soon
        raise
    except NONSENSE as error:
        raise CannotBeOpened(f"its rows are damaged: {type(error).__name__}: {first_line(error)}") from error


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


def row_of(table: StoredTable) -> dict[str, Any]:
    """The row of a header."""
    return {**vars(table), "early": [list(pair) for pair in table.early], "asked": list(table.asked)}


def table_of(row: Row[Any]) -> StoredTable:
    """A header from its row."""
    values = {name: value for name, value in row._mapping.items() if name in COLUMNS}
    values["early"] = tuple((seat, choice) for seat, choice in values["early"])
    values["asked"] = tuple(values["asked"])
    values["clocks"] = Ticking.all_of(values.get("clocks"))
    if not all(isinstance(values[name], int) for name in NUMBERS):  # in a column of SQLite anything may stand
        raise TypeError("a number is none")
    return StoredTable(**values)


def chapter_of(row: Row[Any]) -> Chapter:
    """A chapter from its row."""
    snapshot = Snapshot(row.answers, row.position, row.digest)
    early = tuple((seat, choice) for seat, choice in row.early)
    return Chapter(row.version, row.start, tuple(row.given), early, snapshot, row.fault, row.closed)


def seat_of(row: Row[Any]) -> StoredSeat:
    """A seat from its row."""
    values = {name: value for name, value in row._mapping.items() if name in SEAT_COLUMNS}
    return StoredSeat(**{**values, "votes": tuple((seat, since) for seat, since in values.get("votes") or ())})
