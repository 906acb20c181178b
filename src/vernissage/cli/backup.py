"""`vernissage backup` and `restore`: a house as one file, and back; each is tried before it is believed."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from vernissage.cli.check import listed, look_through, name_of, summary
from vernissage.cli.errors import CommandError
from vernissage.server.lock import InUse
from vernissage.server.store.backup import NoHouse, keep, packed
from vernissage.server.store.backup_file import Unreadable
from vernissage.server.store.restore import NotEmpty, opened, restore


def back_up(args: argparse.Namespace) -> None:
    """Write a backup, open it again as a database, replay its games, and only then give it its name."""
    file: Path = args.file
    if file.exists():
        raise CommandError(f"{file}: there is such a file already")
    if "://" not in args.database and not Path(args.database).exists():
        raise CommandError(f"{name_of(args.database)}: there is no such database")
    with told(args.database, file), packed(args.database, file.parent) as (path, rows):
        with opened(path, file.parent) as database:
            found = asyncio.run(look_through(str(database)))
        keep(path, file)
    print(f"{file}: {counted(rows)}; {summary(found)}")


def put_back(args: argparse.Namespace) -> None:
    """Fill a database from a backup, and replay its games."""
    file: Path = args.file
    with told(args.database, file):
        rows, before = restore(file, args.database, args.replace)
        found = asyncio.run(look_through(args.database))
    if before is not None:
        print(f"what was there before: {before}")
    print(f"{name_of(args.database)}: {counted(rows)}; {summary(found)}")


def look_into(args: argparse.Namespace) -> None:
    """Replay the games of a backup; nothing is written."""
    with told(str(args.backup), args.backup), opened(args.backup) as database:
        print(summary(asyncio.run(look_through(str(database)))))


@contextmanager
def told(database: str, file: Path) -> Iterator[None]:
    """Say in one line what went wrong, and of what."""
    try:
        with listed():
            yield
    except Unreadable as error:
        raise CommandError(f"{file}: {error}") from None
    except UnicodeError:
        raise CommandError(f"{file}: it is garbled: it holds half a sign") from None
    except (NoHouse, NotEmpty, InUse) as error:
        raise CommandError(f"{name_of(database)}: {error}") from None
    except (SQLAlchemyError, sqlite3.Error, OverflowError) as error:
        raise CommandError(f"{name_of(database)}: {str(error).splitlines()[0]}") from None


def counted(rows: Counter[str]) -> str:
    """What a backup holds, in a few words."""
    return ", ".join(f"{rows[name]:,} {name}" for name in ("tables", "answers", "people"))
