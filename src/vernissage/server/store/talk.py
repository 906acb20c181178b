"""What is said at the tables, and what the operator did, in SQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.house.talk_shelf import EACH, LATELY, MOST, MUTED, Act, Report, Said
from vernissage.server.store.schema import ACTS, BARRED, MUTES, REMOVED_NAMES, REPORTS, TALK

Writing = Callable[..., Awaitable[Any]]
"""Does something in one transaction, in the thread that writes."""
TRIES = 20
"""How often a line is written that somebody elsewhere has forestalled."""


class SqlTalk:
    """Talk in the database of a house."""

    def __init__(self, engine: AsyncEngine, write: Writing) -> None:
        self._engine = engine
        self._write = write

    async def _rows(self, query: Select[Any]) -> list[Row[Any]]:
        async with self._engine.connect() as connection:
            return list(await connection.execute(query))

    async def say(self, said: Said) -> Said | None:
        """Keep a line, with the number it gets; what was said under its id before; nothing if there is no room."""
        kept: Said | None = await self._again(keep_line, said)
        return kept

    async def _again(self, work: Callable[..., Any], *args: Any) -> Any:
        """Write something that is counted; once more if somebody elsewhere has counted at the same time."""
        for left in range(TRIES, 0, -1):
            try:
                return await self._write(work, *args)
            except IntegrityError:
                if left == 1:
                    raise
        return None

    async def changes(self, table: str, gallery: bool) -> list[Said]:
        """What changed last of a table's talk, in order."""
        query = select(TALK).where(*place(table, gallery)).order_by(TALK.c.change.desc()).limit(LATELY)
        return [said_of(row) for row in reversed(await self._rows(query))]

    async def before(self, first: Said, gallery: bool, limit: int) -> list[Said]:
        """The lines before another one, in order."""
        earlier = or_(
            TALK.c.told < first.told,
            (TALK.c.told == first.told) & (tuple_(TALK.c.gallery, TALK.c.number) < (first.gallery, first.number)),
        )
        query = select(TALK).where(TALK.c.table_id == first.table, earlier)
        if not gallery:
            query = query.where(TALK.c.gallery.is_(False))
        order = (TALK.c.told.desc(), TALK.c.gallery.desc(), TALK.c.number.desc())
        return [said_of(row) for row in reversed(await self._rows(query.order_by(*order).limit(limit)))]

    async def line(self, table: str, gallery: bool, number: int) -> Said | None:
        """One line."""
        found = await self._rows(select(TALK).where(*place(table, gallery), TALK.c.number == number))
        return said_of(found[0]) if found else None

    async def counters(self, tables: Sequence[str]) -> dict[tuple[str, bool], int]:
        """The latest change of some tables' talk."""
        query = (
            select(TALK.c.table_id, TALK.c.gallery, func.max(TALK.c.change).label("last"))
            .where(TALK.c.table_id.in_(tables))
            .group_by(TALK.c.table_id, TALK.c.gallery)
        )
        return {(row.table_id, row.gallery): row.last for row in await self._rows(query)}

    async def mute(self, holder: str, other: str, yes: bool) -> None:
        """Keep that somebody does not want to read somebody else, or does again."""
        await self._again(keep_mute, holder, other, yes)

    async def muted(self, holder: str) -> set[str]:
        """Whom somebody does not want to read."""
        return {row.other for row in await self._rows(select(MUTES.c.other).where(MUTES.c.holder == holder))}

    async def report(self, report: Report) -> bool:
        """Keep a complaint; False if the same person has complained about the line before."""
        values = {name: value for name, value in vars(report).items() if name not in ("table", "number")}
        try:
            await self._write(execute, insert(REPORTS), {**values, "table_id": report.table})
        except IntegrityError:
            return False
        return True

    async def reports(self, limit: int) -> list[tuple[Report, Said]]:
        """The latest complaints, and what they are about."""
        found = await self._rows(select(REPORTS).order_by(REPORTS.c.number.desc()).limit(limit))
        pairs: list[tuple[Report, Said]] = []
        for row in reversed(found):
            line = await self.line(row.table_id, row.gallery, row.line)
            if line is not None:
                pairs.append((report_of(row), line))
        return pairs

    async def act(self, act: Act) -> Act:
        """Write something into the journal and carry it out, both or neither."""
        kept: Act = await self._again(carry_out, act)
        return kept

    async def acts(self, after: int, limit: int = 1000) -> list[Act]:
        """What the journal has after a number."""
        found = await self._rows(select(ACTS).where(ACTS.c.number > after).order_by(ACTS.c.number).limit(limit))
        return [act_of(row) for row in found]

    async def last_act(self) -> int:
        """The number of the latest act."""
        return int((await self._rows(select(func.coalesce(func.max(ACTS.c.number), 0))))[0][0])

    async def barred(self) -> set[str]:
        """Who may not sit, talk or make tables."""
        return {row.holder for row in await self._rows(select(BARRED))}

    async def names(self) -> set[tuple[str, str]]:
        """Who may not be called what any more."""
        return {(row.holder, row.name) for row in await self._rows(select(REMOVED_NAMES))}

    async def said_by(self, holder: str) -> list[Said]:
        """All that somebody has said, the oldest first."""
        rows = await self._rows(select(TALK).where(TALK.c.holder == holder).order_by(TALK.c.told))
        return [said_of(row) for row in rows]

    async def reports_by(self, holder: str) -> list[Report]:
        """All that somebody has complained of, the oldest first."""
        query = select(REPORTS).where(REPORTS.c.holder == holder).order_by(REPORTS.c.number)
        return [report_of(row) for row in await self._rows(query)]


def place(table: str, gallery: bool) -> tuple[Any, Any]:
    """The lines of the seats of a table, or of its gallery."""
    return TALK.c.table_id == table, TALK.c.gallery.is_(gallery)


def execute(connection: Connection, statement: Any, values: Any) -> None:
    """One statement."""
    connection.execute(statement, values)


def next_change(connection: Connection, table: str, gallery: bool) -> int:
    """By how many changes of a table's talk the next one comes."""
    last = connection.execute(select(func.max(TALK.c.change)).where(*place(table, gallery))).scalar()
    return int(last or 0) + 1


def keep_line(connection: Connection, said: Said) -> Said | None:
    """Write a line after those there are."""
    here = place(said.table, said.gallery)
    own = connection.execute(select(func.count()).where(*here, TALK.c.holder == said.holder)).scalar_one()
    again = select(TALK).where(*here, TALK.c.holder == said.holder, TALK.c.request == said.request)
    if own and (row := connection.execute(again).first()) is not None:
        return said_of(row)
    last = connection.execute(select(func.max(TALK.c.number)).where(*here)).scalar() or 0
    if last >= MOST or own >= EACH:
        return None
    values = {**vars(said), "number": last + 1, "change": next_change(connection, said.table, said.gallery)}
    kept = Said(**values)
    connection.execute(insert(TALK), row_of(kept))
    return kept


def keep_mute(connection: Connection, holder: str, other: str, yes: bool) -> None:
    """Write that somebody does not want to read somebody else, or does again."""
    pair = (MUTES.c.holder == holder, MUTES.c.other == other)
    if not yes:
        connection.execute(delete(MUTES).where(*pair))
        return
    count = connection.execute(select(func.count()).where(MUTES.c.holder == holder)).scalar_one()
    if count < MUTED and connection.execute(select(MUTES).where(*pair)).first() is None:
        connection.execute(insert(MUTES), {"holder": holder, "other": other})


def carry_out(connection: Connection, act: Act) -> Act:
    """Write an act into the journal, and do what it says."""
    values = {name: value for name, value in vars(act).items() if name not in ("table", "number")}
    made = connection.execute(insert(ACTS), {**values, "table_id": act.table})
    if act.kind in ("bar", "unbar"):
        connection.execute(delete(BARRED).where(BARRED.c.holder == act.person))
    if act.kind == "bar":
        connection.execute(insert(BARRED), {"holder": act.person})
    elif act.kind in ("remove-name", "refuse-name"):
        named = {"holder": act.person, "name": act.detail}
        where = (REMOVED_NAMES.c.holder == act.person, REMOVED_NAMES.c.name == act.detail)
        connection.execute(delete(REMOVED_NAMES).where(*where))
        connection.execute(insert(REMOVED_NAMES), named)
    if act.kind == "remove-name":
        change_lines(connection, TALK.c.holder == act.person, name="")
    elif act.kind == "remove-line":
        change_lines(connection, *place(act.table, act.gallery), TALK.c.number == act.line, removed=True)
    key = made.inserted_primary_key
    return Act(**{**vars(act), "number": key[0] if key else 0})


def change_lines(connection: Connection, *where: Any, **values: Any) -> None:
    """Change some lines so that whoever has read them hears of it."""
    for row in connection.execute(select(TALK).where(*where).order_by(TALK.c.number)).all():
        change = next_change(connection, row.table_id, row.gallery)
        which = (*place(row.table_id, row.gallery), TALK.c.number == row.number)
        connection.execute(update(TALK).where(*which).values(change=change, **values))


def join(connection: Connection, old: str, new: str) -> None:
    """Give what one person has said and muted to another one; whoever is muted stays so."""
    change_lines(connection, TALK.c.holder == old, holder=new)
    for row in connection.execute(select(MUTES).where(or_(MUTES.c.holder == old, MUTES.c.other == old))).all():
        pair = (new if row.holder == old else row.holder, new if row.other == old else row.other)
        if pair != (new, new):
            keep_mute(connection, *pair, True)
    connection.execute(delete(MUTES).where(or_(MUTES.c.holder == old, MUTES.c.other == old)))
    connection.execute(update(REPORTS).where(REPORTS.c.holder == old, ~twice(new)).values(holder=new))
    connection.execute(delete(REPORTS).where(REPORTS.c.holder == old))
    if connection.execute(select(BARRED).where(BARRED.c.holder == old)).first() is not None:
        connection.execute(delete(BARRED).where(BARRED.c.holder == new))
        connection.execute(insert(BARRED), {"holder": new})


def twice(other: str) -> Any:
    """Complaints about a line of which somebody else has complained as well."""
    same = REPORTS.alias()
    lines = (same.c.table_id == REPORTS.c.table_id, same.c.gallery == REPORTS.c.gallery, same.c.line == REPORTS.c.line)
    return select(same.c.number).where(*lines, same.c.holder == other).exists()


def forget(connection: Connection, holder: str, gone: str) -> None:
    """Take somebody's name from all they have said or complained of, and whom they did not want to read."""
    change_lines(connection, TALK.c.holder == holder, name="", holder="")
    connection.execute(update(REPORTS).where(REPORTS.c.holder == holder).values(holder=gone))
    connection.execute(delete(MUTES).where(or_(MUTES.c.holder == holder, MUTES.c.other == holder)))


def row_of(said: Said) -> dict[str, Any]:
    """The row of a line."""
    values = {**vars(said), "table_id": said.table}
    del values["table"]
    return values


def said_of(row: Row[Any]) -> Said:
    """A line from its row."""
    names = [column.name for column in fields(Said) if column.name != "table"]
    return Said(table=row.table_id, **{name: getattr(row, name) for name in names})


def report_of(row: Row[Any]) -> Report:
    """A complaint from its row."""
    return Report(row.table_id, row.gallery, row.line, row.holder, row.reason, row.words, row.told, row.number)


def act_of(row: Row[Any]) -> Act:
    """An act from its row."""
    names = [column.name for column in fields(Act) if column.name != "table"]
    return Act(table=row.table_id, **{name: getattr(row, name) for name in names})
