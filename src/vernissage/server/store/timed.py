"""How long the database takes, for whoever counts."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, event

from vernissage.house.tally import UNCOUNTED, Stored, Tally


@contextmanager
def timed(tally: Tally, what: Stored, changes: int = 1) -> Iterator[None]:
    """Let it be known how long something takes, and whether it can be done."""
    began = time.perf_counter()
    try:
        yield
    except Exception:
        tally.storage_failed()
        raise
    finally:
        tally.stored(what, time.perf_counter() - began, changes)


def time_questions(engine: Engine, tally: Tally) -> None:
    """Time every question that an engine is asked; not at all if nobody counts."""
    if tally is UNCOUNTED:
        return

    @event.listens_for(engine, "before_cursor_execute")
    def before(connection: Any, *_: Any) -> None:
        connection.info["asked"] = time.perf_counter()

    @event.listens_for(engine, "after_cursor_execute")
    def after(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if not statement.startswith("BEGIN"):  # which asks nothing
            tally.stored("read", time.perf_counter() - connection.info.pop("asked"))

    @event.listens_for(engine, "handle_error")
    def failed(context: Any) -> None:
        tally.storage_failed()
