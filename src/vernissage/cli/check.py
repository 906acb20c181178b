"""Look through the database of a house: which stored games today's rules replay, and which they do not."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import inspect, select
from sqlalchemy.exc import SQLAlchemyError

from vernissage.cli.errors import CommandError
from vernissage.cli.printing import printable
from vernissage.house.errors import CannotBeOpened
from vernissage.house.reopen import Unplayable, reopen
from vernissage.house.stored import StoredGame
from vernissage.server.store.migrate import go_back
from vernissage.server.store.schema import CHAPTERS, TABLES
from vernissage.server.store.store import Store, writing_engine

BROKEN = "cannot be opened"


def run(args: argparse.Namespace) -> None:
    """Say what was found, a line for each game that differs; or prepare the way back to an earlier release."""
    if "://" not in args.database and not Path(args.database).exists():
        raise CommandError(f"{args.database}: there is no such database")
    try:
        if args.back:
            store = Store(args.database)
            go_back(writing_engine(store.url, store.shared))
            print("The database has the shape of the first release again. Nothing was deleted.")
            return
        with listed():
            faults = [] if "://" in args.database else faults_of(args.database)
            counted = asyncio.run(look_through(args.database))
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise CommandError(f"{name_of(args.database)}: {str(error).splitlines()[0]}") from None
    for fault in faults:
        print(f"damaged: {fault}")
    print(summary(counted))


@contextmanager
def listed() -> Iterator[None]:
    """Let the log be silent about what is listed here."""
    log = logging.getLogger("vernissage")
    before = log.level
    log.setLevel(logging.ERROR)
    try:
        yield
    finally:
        log.setLevel(before)


def name_of(database: str) -> str:
    """A database by its file, or by its kind: an address may hold a password."""
    return database.partition("://")[0]


def faults_of(path: str) -> list[str]:
    """What SQLite finds wrong with its own file."""
    with closing(sqlite3.connect(f"{Path(path).resolve().as_uri()}?mode=rw", uri=True)) as connection:
        said = [row[0] for row in connection.execute("PRAGMA integrity_check(10)")]
    return [] if said == ["ok"] else said


def summary(counted: Counter[str]) -> str:
    """How many games are what."""
    return ", ".join(f"{count} {what}" for what, count in counted.items()) or "no game has been started"


async def look_through(database: str) -> Counter[str]:
    """Replay every game that was started."""
    store, counted = Store(database), Counter[str]()
    try:
        async with store.engine.connect() as connection:
            started = select(TABLES.c.id).where(TABLES.c.status != "gathering").order_by(TABLES.c.created)
            ids = list((await connection.execute(started)).scalars())
            kept = await connection.run_sync(lambda here: inspect(here).has_table(CHAPTERS.name))
        for id in ids:
            try:
                stored = await store.load(id, asides=False)
                chapters = await store.chapters(id) if kept else ()
            except CannotBeOpened as damaged:
                print(printable(f"{id}  {BROKEN}: {damaged.why}"))
                counted[BROKEN] += 1
                continue
            if stored is not None:
                what, why = found(stored)
                counted[what] += 1
                if why:
                    table = stored.table
                    told = f"{id}  {table.game}, rules version {table.version}, {table.status}: {what}: {why}"
                    print(printable(told))
            for number, chapter in enumerate(chapters, 1):
                told = f"chapter {number}: {len(chapter.given)} answers, version {chapter.version}: {chapter.fault}"
                print(printable(f"{id}  {told}"))
                counted["chapters kept"] += 1
    finally:
        await store.engine.dispose()
    return counted


def found(stored: StoredGame) -> tuple[str, str]:
    """What today's rules make of a stored game, and why if it is not the same."""
    try:
        _, correction = reopen(stored)
    except Unplayable as error:
        return BROKEN, str(error)
    if correction is None:
        return "replayed", ""
    return "shown as it was stored" if correction.chapter is None else "goes on in a new chapter", correction.fault
