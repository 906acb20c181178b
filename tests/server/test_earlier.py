"""Houses of earlier releases: every table they stored opens, is where it was to the last point, and plays on."""

from __future__ import annotations

import json
import lzma
import secrets
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from alembic.command import upgrade
from sqlalchemy import create_engine, insert, inspect, make_url, select, text

from server.guests import Guest, Server, sqlite
from vernissage import Dice, Game, games
from vernissage import game as find_game
from vernissage.house.reopen import CORRECTED, KEPT, reopen
from vernissage.server.store.migrate import columns_of, configuration
from vernissage.server.store.schema import METADATA
from vernissage.server.store.store import Store, full_url
from vernissage.table import codec

EARLIER = sorted((Path(__file__).parent / "earlier").glob("*.sql.xz"))
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
    source, target = create_engine(f"sqlite:///{path}"), create_engine(full_url(url))
    with source.begin() as here:
        shape = here.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
        there_is = set(inspect(here).get_table_names())
    with target.begin() as there:
        upgrade(configuration(there), shape)
    with source.begin() as here, target.begin() as there:
        for table in METADATA.sorted_tables:
            if table.name in there_is:
                [columns] = columns_of(here, table)
                rows = [dict(row._mapping) for row in here.execute(select(*columns))]
                if rows:
                    there.execute(insert(table), rows)
    source.dispose()
    target.dispose()
    return url


@cache
def rules_of(dump: Path) -> dict[str, tuple[str, int, str]]:
    """The game, rules version and status of every table."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(lzma.decompress(dump.read_bytes()).decode())
        return {row[0]: row[1:] for row in database.execute("SELECT id, game, version, status FROM tables")}


def told(dump: Path, id: str) -> str:
    """What the players of a table are told first."""
    game, version, status = rules_of(dump)[id]
    if status == "gathering" or version == find_game(game).version:
        return ""
    return "A rule has been corrected since this game began, and it keeps to the earlier way to its end: "


def lacking(current: Sequence[Game]) -> list[str]:
    """Of which earlier rules no table is kept, finished or in the middle."""
    found = {rules for dump in EARLIER for rules in rules_of(dump).values()}
    return [
        f"{game.name}, rules version {version}, {status}"
        for game in current
        for version in range(1, game.version)
        for status in ("playing", "finished")
        if (game.name, version, status) not in found
    ]


def test_tables_of_all_earlier_rules_are_kept() -> None:
    """Before a game's version is raised, the last release's house has to be there: `scripts/keep.py`."""
    assert lacking(games()) == []
    newest = {(game, version) for dump in EARLIER for game, version, _ in rules_of(dump).values()}
    for game in games():
        raised = replace(game, version=2 + max(version for name, version in newest if name == game.name))
        wanted = f"{game.name}, rules version {raised.version - 1}"
        assert lacking([raised]) == [f"{wanted}, playing", f"{wanted}, finished"]


@every_release
async def test_a_rule_that_was_corrected_for_all_games_closes_no_table(dump: Path, tmp_path: Path) -> None:
    """As if no version had been raised: today's rules lead elsewhere than the stored position."""
    database, expected = opened(dump, tmp_path), expected_of(dump)
    with closing(sqlite3.connect(database)) as house:
        house.execute("UPDATE snapshots SET digest = 'of other rules'")
        house.commit()
    store, seen = Store(database), Counter[str]()
    await store.open()
    try:
        for id, known in expected.items():
            stored = await store.load(id)
            assert stored is not None
            if known["status"] == "gathering":
                continue
            match, correction = reopen(stored, seed=1)
            assert correction is not None
            assert codec.digest(match.game, match.state) == known["digest"]
            assert match.scores() == known["scores"]
            seen[known["status"]] += 1
            if known["status"] == "finished":
                assert (correction.table.notice, correction.chapter) == (KEPT, None)
                assert match.finished
                continue
            assert correction.table.notice == CORRECTED
            assert correction.chapter is not None
            assert correction.chapter.given == stored.answers
            assert set(known["asked"]) <= set(match.asked())
            match.answer_default(match.asked()[0])
    finally:
        await store.close()
    assert min(seen["playing"], seen["finished"]) > 0


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
            assert seen["status"] == known["status"]
            assert seen["notice"].startswith(told(dump, id))
            if known["status"] == "finished":
                assert seen["winners"] == known["winners"]
                assert seen["position"]["scores"] == known["scores"]
        await guest.http.aclose()
