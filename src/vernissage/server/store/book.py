"""The book of results in SQL: a result and the ratings that follow from it are one transaction."""

from __future__ import annotations

import zlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, insert, select, text, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.house.book import SCANNED, Averages, Find, Found, Key, Met
from vernissage.house.ratings import Rating, counts, rated, with_ratings
from vernissage.house.results import DAY, OFTEN, Over, SeatResult, contributions
from vernissage.house.stored import StoredSeat
from vernissage.server.store.rows import seat_of
from vernissage.server.store.schema import AVERAGES, GAMES, PAGES, RATINGS, RESULTS, SEATS, TABLES

LOCK = 0x626F6F6B  # any number that nothing else locks by
RESULT_COLUMNS = ("seat", "person", "level", "rank", "points", "categories", "left", "own", "before", "after")


class SqlBook:
    """Results in a database that other processes may write to as well."""

    def __init__(self, reading: AsyncEngine, write: Callable[..., Awaitable[Any]]) -> None:
        self.engine = reading
        self._write = write
        """Does something in one transaction."""

    async def write(self, over: Over) -> bool:
        """Keep a result and the ratings that follow from it, wholly; False if the table's was kept before."""
        try:
            await self._write(write_result, over)
        except IntegrityError:  # of two rows for one table there is one
            return False
        return True

    async def give_up(self, table: str, ended: float) -> None:
        """Keep that a table has no result."""
        await self.write(Over(table, "", 0, "", False, False, ended, ()))

    async def missing(self, since: float, limit: int) -> list[tuple[str, float]]:
        """Finished tables whose result is not kept, the oldest first."""
        query = (
            select(TABLES.c.id, TABLES.c.updated)
            .outerjoin(GAMES, GAMES.c.table_id == TABLES.c.id)
            .where(TABLES.c.status == "finished", TABLES.c.updated >= since, GAMES.c.table_id.is_(None))
            .order_by(TABLES.c.updated)
            .limit(limit)
        )
        return [(row.id, row.updated) for row in await self._all(query)]

    async def find(self, find: Find, limit: int) -> Found:
        """Finished games, the latest first; never more of them are looked through than `SCANNED`."""
        where = RESULTS if find.person else GAMES
        near = within(find)
        last = (
            select(where.c.ended, where.c.table_id).where(near).order_by(where.c.ended.desc(), where.c.table_id.desc())
        )
        floor = await self._all(last.offset(SCANNED - 1).limit(1))
        if floor:
            near = and_(near, tuple_(where.c.ended, where.c.table_id) >= tuple_(floor[0].ended, floor[0].table_id))
        chosen = select(GAMES).where(fitting(find))
        if find.person:
            chosen = chosen.where(GAMES.c.table_id.in_(select(RESULTS.c.table_id).where(near)))
        else:
            chosen = chosen.where(near)
        order = (GAMES.c.ended.desc(), GAMES.c.table_id.desc())
        rows = await self._all(chosen.order_by(*order).limit(limit + 1))
        more: Key | None = (floor[0].ended, floor[0].table_id) if floor else None
        if len(rows) > limit:
            rows = rows[:limit]
            more = rows[-1].ended, rows[-1].table_id
        return await self._whole(rows), more

    async def one(self, table: str) -> tuple[Over, tuple[StoredSeat, ...]] | None:
        """The finished game of a table, and who sits there."""
        found = await self._whole(await self._all(select(GAMES).where(GAMES.c.table_id == table, GAMES.c.game != "")))
        return found[0] if found else None

    async def _whole(self, rows: Sequence[Row[Any]]) -> list[tuple[Over, tuple[StoredSeat, ...]]]:
        """Games with their results and with who sits there."""
        ids = [row.table_id for row in rows]
        found: dict[str, list[SeatResult]] = {id: [] for id in ids}
        for row in await self._all(select(RESULTS).where(RESULTS.c.table_id.in_(ids)).order_by(RESULTS.c.seat)):
            found[row.table_id].append(SeatResult(**{name: getattr(row, name) for name in RESULT_COLUMNS}))
        seats: dict[str, list[StoredSeat]] = {id: [] for id in ids}
        for row in await self._all(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)):
            seats[row.table_id].append(seat_of(row))
        return [(over_of(row, found[row.table_id]), tuple(seats[row.table_id])) for row in rows]

    async def ratings(self, people: Sequence[str]) -> dict[tuple[str, str], Rating]:
        """The ratings of some people, by person and game."""
        rows = await self._all(select(RATINGS).where(RATINGS.c.person.in_(people)))
        return {(row.person, row.game): Rating(row.points, row.doubt, row.games) for row in rows}

    async def averages(self, game: str, seats: int) -> Averages:
        """What people have at the end of a game with so many seats."""
        rows = await self._all(select(AVERAGES).where(AVERAGES.c.game == game, AVERAGES.c.seats == seats))
        return {row.category: (row.played, row.total) for row in rows}

    async def pages(self, people: Sequence[str]) -> dict[str, str]:
        """The codes of those of some people who want a page."""
        return {row.person: row.code for row in await self._all(select(PAGES).where(PAGES.c.person.in_(people)))}

    async def open_page(self, person: str, code: str) -> str:
        """Keep that somebody wants a page."""
        try:
            await self._write(write_page, person, code)
        except IntegrityError:  # they have one, or have asked twice at once
            return (await self.pages([person])).get(person, "")
        return code

    async def close_page(self, person: str) -> None:
        """Keep that somebody wants no page any more."""
        await self._write(drop_page, person)

    async def whose(self, code: str) -> str | None:
        """Whose page a code leads to."""
        rows = await self._all(select(PAGES.c.person).where(PAGES.c.code == code))
        return rows[0].person if rows else None

    async def join(self, old: str, new: str) -> None:
        """What one person has is another one's."""
        await self._write(join, old, new)

    async def forget(self, person: str) -> None:
        """Let nothing remind of somebody."""
        await self._write(forget, person)

    async def _all(self, query: Any) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()


def within(find: Find) -> ColumnElement[bool]:
    """The part of an index that a question is about."""
    where = RESULTS if find.person else GAMES
    parts: list[ColumnElement[bool]] = []
    if find.person:
        parts.append(RESULTS.c.person == find.person)
    else:
        parts.append(GAMES.c.public.is_(True))
        if find.game:
            parts.append(GAMES.c.game == find.game)
    if find.since is not None:
        parts.append(where.c.ended >= find.since)
    if find.until is not None:
        parts.append(where.c.ended < find.until)
    if find.before is not None:
        parts.append(tuple_(where.c.ended, where.c.table_id) < tuple_(*find.before))
    return and_(*parts)


def fitting(find: Find) -> ColumnElement[bool]:
    """What a game has to be, as `Find.fits` says it of one in memory."""
    parts: list[ColumnElement[bool]] = [] if find.private else [GAMES.c.public.is_(True)]
    if find.game:
        parts.append(GAMES.c.game == find.game)
    if find.seats:
        parts.append(GAMES.c.seats == find.seats)
    if find.timing in ("timed", "untimed"):
        parts.append((GAMES.c.timing != "") if find.timing == "timed" else (GAMES.c.timing == ""))
    elif find.timing:
        parts.append(GAMES.c.timing == find.timing)
    if find.company:
        parts.append((GAMES.c.bots > 0) if find.company == "bots" else (GAMES.c.bots == 0))
    if find.against is not None:
        parts.append(met(find.against))
    return and_(GAMES.c.game != "", *parts)


def met(who: Met) -> ColumnElement[bool]:
    """Whether somebody sat there, as `Met.sat` says it of a seat in memory."""
    found = select(RESULTS.c.seat).where(
        RESULTS.c.table_id == GAMES.c.table_id, RESULTS.c.person == who.person, RESULTS.c.level == who.level
    )
    if who.name is not None:
        same = and_(SEATS.c.table_id == RESULTS.c.table_id, SEATS.c.seat == RESULTS.c.seat)
        found = found.join(SEATS, same).where(SEATS.c.name == who.name)
    return found.exists()


def over_of(row: Row[Any], seats: list[SeatResult]) -> Over:
    """A finished game from its row."""
    return Over(row.table_id, row.game, row.version, row.timing, row.public, row.standard, row.ended, tuple(seats))


def write_result(connection: Connection, over: Over) -> None:
    """The row of the table first, of which there can be only one; then what follows. Those of one game wait in line."""
    if connection.dialect.name == "postgresql":
        keys = {"book": LOCK, "game": zlib.crc32(over.game.encode()) - 2**31}
        connection.execute(text("SELECT pg_advisory_xact_lock(:book, :game)"), keys)
    lately = select(GAMES.c.table_id).where(
        GAMES.c.party == over.party, GAMES.c.ended > over.ended - DAY, GAMES.c.rated.is_(True)
    )
    counted = counts(over) and len(connection.execute(lately.limit(OFTEN)).all()) < OFTEN
    row = {"table_id": over.table, "seats": len(over.seats), "bots": over.bots, "rated": counted, "party": over.party}
    kept = ("game", "version", "timing", "public", "standard", "ended")
    connection.execute(insert(GAMES), {**row, **{name: getattr(over, name) for name in kept}})
    if counted:
        mine = RATINGS.c.person.in_(over.people), RATINGS.c.game == over.game
        rows = connection.execute(select(RATINGS).where(*mine))
        known = {row.person: Rating(row.points, row.doubt, row.games) for row in rows}
        after = rated(over, known)
        connection.execute(delete(RATINGS).where(*mine))
        connection.execute(
            insert(RATINGS), [{"person": person, "game": over.game, **vars(one)} for person, one in after.items()]
        )
        over = with_ratings(over, known, after)
    if over.seats:
        head = {"table_id": over.table, "ended": over.ended}
        connection.execute(insert(RESULTS), [{**head, **vars(one)} for one in over.seats])
    if over.compares:
        for name, count, total in contributions(over):
            where = {"game": over.game, "seats": len(over.seats), "category": name}
            same = and_(*(AVERAGES.c[column] == value for column, value in where.items()))
            more = {"played": AVERAGES.c.played + count, "total": AVERAGES.c.total + total}
            if not connection.execute(update(AVERAGES).where(same).values(more)).rowcount:
                connection.execute(insert(AVERAGES), {**where, "played": count, "total": total})


def write_page(connection: Connection, person: str, code: str) -> None:
    """The code of somebody's page, if they have none."""
    connection.execute(insert(PAGES), {"person": person, "code": code})


def drop_page(connection: Connection, person: str) -> None:
    """Forget the code of somebody's page."""
    connection.execute(delete(PAGES).where(PAGES.c.person == person))


def join(connection: Connection, old: str, new: str) -> None:
    """Results and what follows from them change hands; of two ratings at a game that of more games stays."""
    connection.execute(update(RESULTS).where(RESULTS.c.person == old).values(person=new))
    rows = connection.execute(select(RATINGS).where(RATINGS.c.person.in_([old, new]))).all()
    best = {row.game: row for row in sorted(rows, key=lambda row: (row.games, row.person == new))}
    connection.execute(delete(RATINGS).where(RATINGS.c.person.in_([old, new])))
    if best:
        kept = [{**row._mapping, "person": new} for row in best.values()]
        connection.execute(insert(RATINGS), kept)
    if connection.execute(select(PAGES.c.code).where(PAGES.c.person == new)).first() is not None:
        drop_page(connection, old)
    connection.execute(update(PAGES).where(PAGES.c.person == old).values(person=new))


def forget(connection: Connection, person: str) -> None:
    """Their page and their ratings go; their results stay as nobody's."""
    drop_page(connection, person)
    connection.execute(delete(RATINGS).where(RATINGS.c.person == person))
    played = select(RESULTS.c.table_id).where(RESULTS.c.person == person)
    connection.execute(update(GAMES).where(GAMES.c.table_id.in_(played)).values(party=""))
    nobody = {"person": "", "before": None, "after": None}
    connection.execute(update(RESULTS).where(RESULTS.c.person == person).values(nobody))
