"""The store, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import downgrade, upgrade
from alembic.migration import MigrationContext
from sqlalchemy import select

from server.clocks import HeldClock
from server.guests import sqlite
from vernissage import Match
from vernissage.house.stored import Change, Chapter, Request, Snapshot, StoredSeat, StoredTable
from vernissage.server.store.migrate import configuration
from vernissage.server.store.rows import StorageError
from vernissage.server.store.schema import METADATA, PEOPLE
from vernissage.server.store.store import Store, full_url, writing_engine


@pytest.fixture
def clock() -> HeldClock:
    return HeldClock()


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path, clock: HeldClock) -> AsyncIterator[Store]:
    made = Store(sqlite(tmp_path) if request.param == "sqlite" else request.getfixturevalue("postgres"), clock=clock)
    await made.open()
    yield made
    await made.close()


def header(match: Match, **values: object) -> StoredTable:
    table = StoredTable(secrets.token_hex(8), match.game.name, 1, "host", status="playing", seq=1, base=1)
    return table.changed(**{"answers": len(match.answers), "asked": tuple(match.asked()), **values})


def first(match: Match, table: StoredTable) -> Change:
    seats = tuple(StoredSeat(seat, "human", f"Name {seat}", holder=f"holder {seat}") for seat in range(match.seats))
    return Change(0, 0, table, 0, tuple(match.answers), seats, snapshot=Snapshot.of(match), new=True)


async def test_what_was_written_is_read(store: Store) -> None:
    match = Match("masters-gallery", 3)
    table = header(match, early=((1, 4), (2, 0)), sheet="x = 1", start={"a": [1]}, undo_request={"seat": 1})
    change = first(match, table)
    assert await store.commit(change)
    stored = await store.load(table.id)
    assert stored is not None
    assert stored.table == table
    assert stored.seats == change.seats
    assert stored.answers == change.answers
    assert stored.snapshot == change.snapshot
    assert await store.load("nowhere") is None


async def test_answers_are_added_and_taken_back(store: Store) -> None:
    match = Match("masters-gallery", 2)
    table = header(match)
    await store.commit(first(match, table))
    given = table.answers
    longer = table.changed(seq=2, answers=given + 2)
    assert await store.commit(Change(1, given, longer, given, (7, 8)))
    shorter = longer.changed(seq=3, answers=given + 1)
    assert await store.commit(Change(2, given + 2, shorter, given, (9,)))
    stored = await store.load(table.id)
    assert stored is not None
    assert stored.answers == (*match.answers, 9)


async def test_only_one_change_builds_on_a_seq(store: Store) -> None:
    match = Match("masters-gallery", 2)
    table = header(match)
    await store.commit(first(match, table))
    given = table.answers
    changes = [
        Change(1, given, table.changed(seq=2, answers=given + 1), given, (i,), request=Request("h", f"r{i}", "b", 2))
        for i in range(10)
    ]
    fitted = await asyncio.gather(*[store.commit(change) for change in changes])
    assert sum(fitted) == 1
    winner = fitted.index(True)
    stored = await store.load(table.id)
    assert stored is not None
    assert stored.answers[-1] == winner
    found = [await store.request(table.id, "h", f"r{i}") for i in range(10)]
    assert [request is not None for request in found] == fitted


async def test_a_batch_that_cannot_be_written_changes_nothing(store: Store) -> None:
    match = Match("masters-gallery", 2)
    table = header(match)
    await store.commit(first(match, table))
    given = table.answers
    good = Change(1, given, table.changed(seq=2), given)
    wrong = Change(1, given, header(match), given, (1,), new=True)
    results = await asyncio.gather(store.commit(good), store.commit(wrong), return_exceptions=True)
    assert isinstance(results[1], StorageError)
    if isinstance(results[0], StorageError):
        assert (await store.seqs([table.id])) == {table.id: 1}
        assert await store.commit(good)
    assert (await store.seqs([table.id])) == {table.id: 2}


async def test_lists_of_tables(store: Store) -> None:
    match = Match("masters-gallery", 2)
    mine = header(match, updated=2.0)
    waiting = header(match, status="gathering", updated=9e9, answers=0)
    secret = waiting.changed(id="secret" + secrets.token_hex(4), public=False)
    holder = secrets.token_hex(8)
    seats = (StoredSeat(0, "human", holder=holder), StoredSeat(1, "open"))
    await store.commit(Change(0, 0, mine, 0, tuple(match.answers), seats, new=True))
    for table in (waiting, secret):
        await store.commit(Change(0, 0, table.changed(answers=0), 0, (), seats, new=True))
    assert [table.id for table, _ in await store.tables_of(holder, 10)][-1] == mine.id
    opened = [table.id for table, _ in await store.open_tables(1000)]
    assert waiting.id in opened
    assert secret.id not in opened
    assert mine.id in await store.playing()
    assert waiting.id not in await store.playing()


async def test_a_table_that_nobody_joins_is_offered_for_twelve_hours_of_the_clock_of_the_house(
    store: Store, clock: HeldClock
) -> None:
    match = Match("masters-gallery", 2)
    waiting = header(match, status="gathering", updated=clock.date(), answers=0, asked=())
    seats = (StoredSeat(0, "human", holder="host"), StoredSeat(1, "open"))
    await store.commit(Change(0, 0, waiting, 0, (), seats, new=True))
    await clock.advance(12 * 3600 - 1)
    assert waiting.id in [table.id for table, _ in await store.open_tables(1000)]
    assert (waiting.id, "host") in await store.hosts()
    assert await store.unfinished([waiting.id]) == [waiting.id]
    await clock.advance(2)
    assert waiting.id not in [table.id for table, _ in await store.open_tables(1000)]
    assert (waiting.id, "host") not in await store.hosts()
    assert await store.unfinished([waiting.id]) == []


async def test_when_somebody_came_first_is_told_by_the_clock_of_the_house(store: Store, clock: HeldClock) -> None:
    holder = secrets.token_hex(8)
    await store.save_person(holder, "Anna", "en")
    query = select(PEOPLE.c.created).where(PEOPLE.c.holder == holder)
    async with store.engine.connect() as connection:
        assert (await connection.execute(query)).scalar() == clock.date()


async def test_people(store: Store) -> None:
    holder = secrets.token_hex(8)
    assert await store.person(holder) is None
    await store.save_person(holder, "Anna", "en")
    await store.save_person(holder, "Élise", "fr")
    assert await store.person(holder) == ("Élise", "fr")


async def test_names_that_are_somebodys_alone(store: Store) -> None:
    anna, hugo, zoe = (secrets.token_hex(8) for _ in range(3))
    assert await store.devices.reserve(anna, anna, anna)
    assert await store.devices.reserve(hugo, hugo, hugo)
    assert await store.devices.reserved_names([anna, zoe]) == {anna: anna}
    assert await store.devices.reserved_names([]) == {}


async def test_migrations_give_the_schema_and_can_be_undone(store: Store, tmp_path: Path) -> None:
    engine = writing_engine(store.url, True) if store.shared else writing_engine(full_url(sqlite(tmp_path)), False)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    if not store.shared:  # the other tests share the one on PostgreSQL
        with engine.begin() as connection:
            downgrade(configuration(connection), "base")
            upgrade(configuration(connection), "head")
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


@pytest.mark.parametrize(
    ("written", "used"),
    [
        ("house.sqlite3", "sqlite+aiosqlite:///house.sqlite3"),
        ("/srv/house.sqlite3", "sqlite+aiosqlite:////srv/house.sqlite3"),
        ("postgresql://me:pw@db/house", "postgresql+psycopg://me:pw@db/house"),
        ("postgres://db/house", "postgresql+psycopg://db/house"),
    ],
)
def test_addresses_of_databases(written: str, used: str) -> None:
    assert full_url(written) == used


async def test_a_chapter_is_kept_with_the_change_that_ends_it_or_not_at_all(store: Store) -> None:
    match = Match("masters-gallery", 2)
    table = header(match)
    change = first(match, table)
    await store.commit(change)
    assert change.snapshot is not None
    ended = Chapter(1, None, change.answers, ((0, 3),), change.snapshot, "a rule was corrected", 7.0)
    after = table.changed(seq=2, version=2, start=change.snapshot.position, answers=1)
    going_on = Change(1, table.answers, after, 0, (5,), snapshot=change.snapshot, chapter=ended)
    assert await store.commit(going_on)
    assert not await store.commit(going_on), "somebody else was faster"
    assert await store.commit(replace(going_on, before=2, stored=1, table=after.changed(seq=3)))
    stored = await store.load(table.id)
    assert stored is not None
    assert stored.answers == (5,)
    assert stored.table.start == change.snapshot.position
    assert await store.chapters(table.id) == [ended, ended]


async def test_no_process_of_earlier_rules_takes_a_table_back(store: Store) -> None:
    """What the first release does with a table that its rules do not replay: all of the header, with its version."""
    match = Match("masters-gallery", 2)
    table = header(match, version=2)
    change = first(match, table)
    await store.commit(change)
    assert change.snapshot is not None
    ended = Chapter(2, None, change.answers, (), change.snapshot, "", 7.0)
    earlier = table.changed(version=1, seq=2, answers=0)
    with pytest.raises(StorageError):
        await store.commit(Change(1, table.answers, earlier, 0, (), chapter=ended))
    stored = await store.load(table.id)
    assert stored is not None
    assert (stored.table, stored.answers) == (table, change.answers)
