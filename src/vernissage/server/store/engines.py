"""How the databases are reached: SQLite with every commit on disk, PostgreSQL by its address."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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
