"""First tries at puzzles, in the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.house.puzzle_shelf import Tried
from vernissage.server.store.outbox import insert_new
from vernissage.server.store.schema import PUZZLES


class StoredPuzzles:
    """First tries by person; each is a transaction of its own."""

    def __init__(self, engine: AsyncEngine, write: Callable[..., Awaitable[Any]]) -> None:
        self._engine = engine
        self._write = write

    async def tried(self, person: str) -> dict[str, Tried]:
        """Somebody's first tries."""
        query = select(PUZZLES.c.puzzle, PUZZLES.c.game, PUZZLES.c.solved, PUZZLES.c.date)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.where(PUZZLES.c.person == person))
            return {row.puzzle: Tried(*row) for row in rows}

    async def keep(self, person: str, tried: Tried) -> bool:
        """Keep a first try, if it is one."""
        kept: bool = await self._write(insert_new, PUZZLES, {"person": person, **msgspec.structs.asdict(tried)})
        return kept


def take_over(connection: Connection, old: str, new: str) -> None:
    """What one person has tried is another one's from now on; of two tries the first counts."""
    theirs = {row.puzzle: row.date for row in connection.execute(select(PUZZLES).where(PUZZLES.c.person == old))}
    mine = {row.puzzle: row.date for row in connection.execute(select(PUZZLES).where(PUZZLES.c.person == new))}
    for puzzle, date in theirs.items():
        later = old if puzzle in mine and mine[puzzle] <= date else new
        connection.execute(delete(PUZZLES).where(and_(PUZZLES.c.person == later, PUZZLES.c.puzzle == puzzle)))
    connection.execute(update(PUZZLES).where(PUZZLES.c.person == old).values(person=new))


def forget(connection: Connection, person: str) -> None:
    """Keep nothing of somebody."""
    connection.execute(delete(PUZZLES).where(PUZZLES.c.person == person))
