"""One process for one SQLite file: the second one is told so, instead of both losing changes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sqlalchemy.engine import make_url

from vernissage.server.store.store import full_url


class InUse(RuntimeError):
    """Another process has the database."""


class Lock:
    """The right to use a SQLite file, for as long as this process lives; a killed one keeps nothing."""

    def __init__(self, database: str) -> None:
        url = make_url(full_url(database))
        file = url.database if url.drivername.startswith("sqlite") else None
        self.path = Path(f"{file}.lock") if file and file != ":memory:" else None
        self._file: int | None = None

    def take(self) -> None:
        """Take it, or say at once that somebody else has it."""
        if self.path is None:
            return
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock(self._file)
        except OSError:
            self.release()
            raise InUse("another server has it open; SQLite is for one process only") from None

    def release(self) -> None:
        """Let others have it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def lock(file: int) -> None:
    """Lock a file, or raise `OSError` at once."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
