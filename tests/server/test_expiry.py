"""What an operator does not want to keep: exactly that goes, once, with a word in the journal; by default nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select
from websockets import ConnectionClosed

from server.guests import Guest, Server, sqlite
from server.test_admin import Operator, refusal_of, until
from server.test_backup import another, made_up
from vernissage.house.clock import Clock
from vernissage.house.devices import CODE
from vernissage.house.expiry import DAY, Expiry
from vernissage.house.stored import Change, StoredSeat, StoredTable
from vernissage.server.clearing import Clearing
from vernissage.server.store.expiry import hanging
from vernissage.server.store.schema import ACTS, DEVICES, METADATA, PASSKEYS, REPORTS, SEEN, SLIPS, TABLES
from vernissage.server.store.schema_news import NEWS_WAYS
from vernissage.server.store.store import Store

Guests = Callable[..., Guest]
NOW = 1_800_000_000.0
EXPIRY = Expiry(empty=10, abandoned=20, anonymous=30)


class Today(Clock):
    """It is always the same day, and nobody waits."""

    def date(self) -> float:
        return NOW

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    sqlite_file = request.param == "sqlite"
    made = Store(sqlite(tmp_path) if sqlite_file else another(request.getfixturevalue("postgres")))
    await made.open()
    yield made
    await made.close()


async def lay(store: Store, id: str, status: str, days: float, *people: str) -> None:
    """A table where nothing has happened for some days."""
    table = StoredTable(id, "bioutifoul", 1, "host", status=status, updated=NOW - days * DAY)
    seats = tuple(StoredSeat(seat, "human", holder=person) for seat, person in enumerate(people or ("x",)))
    assert await store.commit(Change(0, 0, table, 0, (), seats, new=True))


def write(connection: Connection, table: Any, values: dict[str, Any]) -> None:
    connection.execute(insert(table), {**{column.name: made_up(column.type) for column in table.c}, **values})


async def left(store: Store) -> set[str]:
    async with store.engine.connect() as connection:
        return set((await connection.execute(select(TABLES.c.id))).scalars())


async def house_of_all_kinds(store: Store) -> None:
    """Tables that go, and beside each those that stay."""
    await lay(store, "empty", "gathering", 11)
    await lay(store, "empty-lately", "gathering", 9)
    await lay(store, "abandoned", "playing", 21)
    await lay(store, "abandoned-lately", "playing", 19)
    await lay(store, "looked-at", "playing", 21)
    await store.write(write, SEEN, {"table_id": "looked-at", "holder": "x", "seen": NOW - 5 * DAY})
    await lay(store, "reported", "playing", 400)
    await store.write(write, REPORTS, {"number": 1, "table_id": "reported"})
    await lay(store, "closed", "closed", 400)
    await lay(store, "over", "finished", 31, "anna", "hugo", "")
    await lay(store, "over-lately", "finished", 29, "anna")
    known: dict[str, list[tuple[Any, dict[str, Any]]]] = {
        "passkey": [(PASSKEYS, {"person": "passkey"})],
        "codes": [(SLIPS, {"person": "codes", "kind": CODE})],
        "mail": [(NEWS_WAYS, {"person": "mail", "confirmed": True})],
        "devices": [
            (DEVICES, {"key": key, "person": "devices", "revoked": 0.0, "replaces": ""}) for key in ("one", "two")
        ],
    }
    unknown: dict[str, list[tuple[Any, dict[str, Any]]]] = {
        "link": [(SLIPS, {"hash": "another", "person": "link", "kind": "link"})],
        "unconfirmed": [(NEWS_WAYS, {"person": "unconfirmed", "confirmed": False})],
        "device": [
            (DEVICES, {"key": "old", "person": "device", "revoked": 1.0, "replaces": ""}),
            (DEVICES, {"key": "new", "person": "device", "revoked": 0.0, "replaces": ""}),
        ],
    }
    for person, rows in {**known, **unknown}.items():
        await lay(store, f"over-{person}", "finished", 31, "anna", person)
        for table, values in rows:
            await store.write(write, table, values)


GOES = {"empty", "abandoned", "over", "over-link", "over-unconfirmed", "over-device"}


async def test_exactly_what_the_operator_wishes_goes(store: Store) -> None:
    await house_of_all_kinds(store)
    everything = await left(store)
    clearing = Clearing(store, Today(), EXPIRY)
    assert await Clearing(store, Today(), Expiry()).clear() == Counter(), "by default nothing"
    await Clearing(store, Today(), Expiry()).run()  # which has nothing to do
    assert {id async for _, id, _, _ in clearing.find()} == GOES
    assert await left(store) == everything, "who looks removes nothing"
    watching = Clearing(store, Today(), Expiry(empty=10), lambda table: table == "empty")
    assert await watching.clear() == Counter(), "somebody looks at it"
    assert await clearing.clear() == {"empty": 1, "abandoned": 1, "anonymous": 4}
    assert await left(store) == everything - GOES
    acts = await store.talk.acts(0)
    assert {(act.kind, act.table, act.by) for act in acts} == {("expire", id, "house") for id in GOES}
    assert len(acts) == len(GOES)
    assert await clearing.clear() == Counter()


async def test_nothing_of_a_table_is_left_behind_and_nothing_else_goes(store: Store) -> None:
    assert {table.name for table in METADATA.sorted_tables if "table_id" in table.c} - {
        table.name for table in hanging()
    } == {"acts", "reports"}
    for id in ("gone", "stays"):
        await lay(store, id, "playing", 21 if id == "gone" else 1)
        for table in reversed(hanging()):
            if table.name != "seats":
                own = {"code": id, "skeleton": id, "id": f"{id} {table.name}", "holder": id, "seen": 1.0}
                await store.write(write, table, {**{k: v for k, v in own.items() if k in table.c}, "table_id": id})
    assert await Clearing(store, Today(), EXPIRY).clear() == {"abandoned": 1}
    async with store.engine.connect() as connection:
        for table in hanging():
            kept = (await connection.execute(select(table.c.table_id))).scalars().all()
            assert set(kept) == {"stays"}, table.name


async def test_two_processes_remove_each_table_once(postgres: str) -> None:
    database = another(postgres)
    stores = [Store(database) for _ in range(2)]
    try:
        for store in stores:
            await store.open()
        ids = {f"t{number}" for number in range(30)}
        for id in ids:
            await lay(stores[0], id, "gathering", 11)
        both = [Clearing(store, Today(), EXPIRY).clear() for store in stores]
        here, there = await asyncio.gather(*both)
        assert here["empty"] + there["empty"] == 30
        async with stores[0].engine.connect() as connection:
            acts = await connection.execute(select(ACTS.c.table_id, func.count().label("n")).group_by(ACTS.c.table_id))
            assert {row.table_id: row.n for row in acts} == dict.fromkeys(ids, 1)
    finally:
        for store in stores:
            await store.close()


async def test_the_house_follows(guests: Guests, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(sqlite(tmp_path), "--expire-empty", "30") as server:
        admin, anna = Operator(server, capsys), guests(server)
        assert (await anna.ask("GET", "/house"))["kept"] == [
            "A table where nobody comes to play is removed after 30 days."
        ]
        table, other = await anna.create("me", "open"), await anna.create("me", "open")
        with closing(sqlite3.connect(server.database)) as database:
            database.execute("UPDATE tables SET updated = updated - ? WHERE id = ?", (40 * DAY, table))
            database.commit()
        assert "--empty" in await admin("expire", code=2)
        listed = (await admin("expire", "--empty", "30")).splitlines()
        assert [line.split()[0] for line in listed] == [table, "One"]
        assert (await anna.look(table))["status"] == "gathering", "nothing was removed"
        assert "une table" in (await admin("expire", "--empty", "30", "--lang", "fr")).lower()
        async with anna.listen(table) as ear:
            await ear.update()
            assert "One table was removed." in await admin("expire", "--empty", "30", "--yes")
            with suppress(ConnectionClosed):
                while True:
                    await ear.hear()
        code = await until(lambda: refusal_of(anna.look(table)), lambda code: bool(code))
        assert code == "error-no-table"
        assert [shown["id"] for shown in (await anna.ask("GET", "/my-tables"))["tables"]] == [other]
        assert f" expire {table} empty" in await admin("journal")
