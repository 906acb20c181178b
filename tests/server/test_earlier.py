"""Houses of earlier releases: every table they stored opens, is where it was to the last point, and plays on."""

from __future__ import annotations

import json
import lzma
import secrets
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from alembic.command import upgrade
from sqlalchemy import create_engine, insert, make_url, select, text

from server.guests import Guest, Server, sqlite
from vernissage import Dice
from vernissage.house.reopen import reopen
from vernissage.server.store.migrate import columns_of, configuration
from vernissage.server.store.schema import ANSWERS, PEOPLE, REQUESTS, SEATS, SNAPSHOTS, TABLES
from vernissage.server.store.store import Store, full_url
from vernissage.table import codec

EARLIER = sorted((Path(__file__).parent / "earlier").glob("*.sql.xz"))
FIRST = "0001"
"""The shape of the database in the first release."""
every_release = pytest.mark.parametrize("dump", EARLIER, ids=lambda path: path.name.removesuffix(".sql.xz"))


def opened(dump: Path, folder: Path) -> str:
    """The database of an earlier release, in SQLite."""
    path = sqlite(folder)
    database = sqlite3.connect(path)
    database.executescript(lzma.decompress(dump.read_bytes()).decode())
    database.close()
    return path


def expected_of(dump: Path) -> dict[str, dict[str, Any]]:
    """What that release made of its tables."""
    known: dict[str, dict[str, Any]] = json.loads(dump.with_name(dump.name.replace(".sql.xz", ".json")).read_text())
    return known


def copied(path: str, postgres: str) -> str:
    """The same tables in a PostgreSQL database of their own, in the shape that the release gave it."""
    name = f"earlier_{secrets.token_hex(4)}"
    server = create_engine(full_url(postgres), isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    server.dispose()
    url = make_url(postgres).set(database=name).render_as_string(hide_password=False)
    source = create_engine(f"sqlite:///{path}")
    target = create_engine(full_url(url))
    with target.begin() as there:
        upgrade(configuration(there), FIRST)
    with source.begin() as here, target.begin() as there:
        for table in (TABLES, SEATS, ANSWERS, REQUESTS, SNAPSHOTS, PEOPLE):
            rows = [dict(row._mapping) for row in here.execute(select(*columns_of(here, table)[0]))]
            if rows:
                there.execute(insert(table), rows)
    source.dispose()
    target.dispose()
    return url


@every_release
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_every_stored_game_is_where_it_was_and_plays_on(
    dump: Path, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database, expected = opened(dump, tmp_path), expected_of(dump)
    if kind == "postgresql":
        database = copied(database, request.getfixturevalue("postgres"))
    store, seen = Store(database), Counter[str]()
    await store.open()
    try:
        for id, known in expected.items():
            stored = await store.load(id)
            assert stored is not None
            assert (stored.table.status, stored.table.seq) == (known["status"], known["seq"])
            seen[known["status"]] += 1
            if known["status"] == "gathering":
                continue
            match, correction = reopen(stored)
            assert correction is None, f"{id}: {correction.fault}"
            assert codec.digest(match.game, match.state) == known["digest"]
            assert (match.scores(), match.winners()) == (known["scores"], known["winners"])
            assert (match.asked(), match.moment) == (known["asked"], known["events"])
            seen["sealed"] += bool(known["early"])
            seen["start"] += match.start is not None
            seen["sheet"] += match.sheet is not None
            dice = Dice(len(id))
            while not match.finished:
                step = match.step_of(dice.pick(match.asked()))
                match.answer(step.seat, dice.pick(step.options(match._state)))
    finally:
        await store.close()
    assert min(seen[kind] for kind in ("gathering", "playing", "finished", "sealed", "start", "sheet")) > 0
    print(f"{dump.name} in {kind}: {dict(seen)}")


@every_release
async def test_a_house_goes_on_with_the_tables_of_an_earlier_release(dump: Path, tmp_path: Path) -> None:
    database, expected = opened(dump, tmp_path), expected_of(dump)
    with Server(database) as server:
        guest = Guest(server.url)
        for id, known in list(expected.items())[::7]:
            seen = await guest.look(id)
            assert (seen["status"], seen["notice"]) == (known["status"], "")
            if known["status"] == "finished":
                assert seen["winners"] == known["winners"]
                assert seen["position"]["scores"] == known["scores"]
        await guest.http.aclose()
