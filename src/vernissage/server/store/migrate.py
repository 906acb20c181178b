"""Bringing a database up to date, whatever version of the program wrote it last."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Engine, Table, inspect, text
from sqlalchemy.exc import OperationalError

LOCK = 0x7665726E  # any number, the same for every process that migrates


FIRST = "0001"


LOCK_NOT_AVAILABLE = "55P03"
"""What PostgreSQL says to somebody who does not wait any longer for a table."""


@dataclass(frozen=True)
class Way:
    """How a migration gives way to those who play: while it waits for a table, everybody else waits behind it."""

    lock: float = 2.0
    """Seconds that it waits for a table before it lets the others go first."""
    pause: float = 1.0
    tries: int = 120
    sleep: Callable[[float], None] = time.sleep


class LaterVersion(RuntimeError):
    """A database that this version does not know."""


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration, without a file."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def go_back(engine: Engine) -> None:
    """Give the database the shape of the first release, which reads it then; whatever came later stays beside."""
    with engine.begin() as connection:
        command.downgrade(configuration(connection), FIRST)
    engine.dispose()


def columns_of(connection: Connection, *tables: Table) -> list[list[Column[Any]]]:
    """The columns that a database has of some tables: one that is not brought up to date yet lacks some."""
    there = inspect(connection)
    known = [{column["name"] for column in there.get_columns(table.name)} for table in tables]
    return [[column for column in table.c if column.name in names] for table, names in zip(tables, known, strict=True)]


def migrate(engine: Engine, shared: bool, way: Way | None = None) -> None:
    """Run the migrations that are missing; processes that start together wait for each other."""
    way = way or Way()
    for tries in range(way.tries):
        try:
            with engine.begin() as connection:
                upgrade(connection, shared, way.lock)
            return
        except OperationalError as error:
            if tries == way.tries - 1 or getattr(error.orig, "sqlstate", "") != LOCK_NOT_AVAILABLE:
                raise
        way.sleep(way.pause)


def upgrade(connection: Connection, shared: bool, patience: float) -> None:
    """All that is missing, in one transaction."""
    if shared:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        connection.execute(text(f"SET LOCAL lock_timeout = {int(1000 * patience)}"))
    scripts, written = configuration(connection), MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(scripts).walk_revisions()}
    if written is not None and written not in known:
        raise LaterVersion(f"a later version of Vernissage wrote it ({written}): use that one, or an older copy")
    command.upgrade(scripts, "head")
