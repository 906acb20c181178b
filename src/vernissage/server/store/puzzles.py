"""First tries at puzzles, in the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.house.puzzle_shelf import Tried
from vernissage.server.store.outbox import insert_new
from vernissage.server.store.schema import ANSWERS, ASIDES, PUZZLE_GIVERS, PUZZLES, SEATS, TABLES

BEGINNING = 16
"""Answers, most of them chance's, by which a game is known again that goes on elsewhere."""
WENT = ("told-bot-sits", "told-bot-takes")
"""What a table tells of a bot that has the seat of somebody who was forgotten: nobody can ask them any more."""


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

    async def gives(self, person: str) -> bool:
        """Whether puzzles may be made of somebody's games."""
        async with self._engine.connect() as connection:
            query = select(PUZZLE_GIVERS.c.since).where(PUZZLE_GIVERS.c.person == person)
            return (await connection.execute(query)).first() is not None

    async def give(self, person: str, on: bool, date: float) -> None:
        """Keep that they may, or may no longer."""
        if on:
            await self._write(insert_new, PUZZLE_GIVERS, {"person": person, "since": date})
        else:
            gone = delete(PUZZLE_GIVERS).where(PUZZLE_GIVERS.c.person == person)
            await self._write(lambda connection: connection.execute(gone))

    async def given(self) -> list[str]:
        """The finished games of which puzzles may be made: all people at the table allow it.

        One that goes on from the record of a game whose people do not all allow it is theirs as well.
        """
        here = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.who == "human")
        allows = exists().where(PUZZLE_GIVERS.c.person == SEATS.c.holder)
        forgotten = exists().where(ASIDES.c.table_id == TABLES.c.id, ASIDES.c.id.in_(WENT))
        refused = or_(exists().where(here, ~allows), forgotten)
        finished = select(TABLES.c.id).where(TABLES.c.status == "finished", exists().where(here), ~refused)
        begun = select(ANSWERS.c.table_id, ANSWERS.c.choice).where(ANSWERS.c.number < BEGINNING)
        beginnings: dict[str, list[int]] = {}
        async with self._engine.connect() as connection:
            wanted = list((await connection.execute(finished.order_by(TABLES.c.id))).scalars())
            for id, choice in await connection.execute(begun.order_by(ANSWERS.c.table_id, ANSWERS.c.number)):
                beginnings.setdefault(id, []).append(choice)
            theirs = list((await connection.execute(select(TABLES.c.id).where(refused))).scalars())
        taken = {tuple(beginnings.get(id, ())) for id in theirs}
        known = {beginning for beginning in taken if len(beginning) == BEGINNING}
        return [id for id in wanted if tuple(beginnings.get(id, ())) not in known]


def take_over(connection: Connection, old: str, new: str) -> None:
    """What one person has tried is another one's from now on; of two tries the first counts."""
    theirs = {row.puzzle: row.date for row in connection.execute(select(PUZZLES).where(PUZZLES.c.person == old))}
    mine = {row.puzzle: row.date for row in connection.execute(select(PUZZLES).where(PUZZLES.c.person == new))}
    for puzzle, date in theirs.items():
        later = old if puzzle in mine and mine[puzzle] <= date else new
        connection.execute(delete(PUZZLES).where(and_(PUZZLES.c.person == later, PUZZLES.c.puzzle == puzzle)))
    connection.execute(update(PUZZLES).where(PUZZLES.c.person == old).values(person=new))
    connection.execute(delete(PUZZLE_GIVERS).where(PUZZLE_GIVERS.c.person == old))  # what the other one wishes counts


def forget(connection: Connection, person: str) -> None:
    """Keep nothing of somebody."""
    for kept in (PUZZLES, PUZZLE_GIVERS):
        connection.execute(delete(kept).where(kept.c.person == person))
