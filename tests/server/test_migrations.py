"""Every shape the database ever had comes up to date, with what is in it, also while people play."""

from __future__ import annotations

import ast
import asyncio
import io
import secrets
import subprocess
import tarfile
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, insert, make_url, text

from server.clocks import PATIENCE
from server.guests import sqlite
from server.rolling import upgrading
from server.test_storage import first, header
from vernissage import Match
from vernissage.server.store.migrate import Way, columns_of, configuration, migrate
from vernissage.server.store.rows import row_of
from vernissage.server.store.schema import ANSWERS, METADATA, SEATS, SNAPSHOTS, TABLES
from vernissage.server.store.store import Store, full_url, writing_engine

ROOT = Path(__file__).parents[2]
VERSIONS = "src/vernissage/server/store/migrations/versions"
SCRIPTS = ScriptDirectory.from_config(configuration())
REVISIONS = [script.revision for script in SCRIPTS.walk_revisions()][::-1]
ADDS = {"create_table", "create_index", "add_column", "execute", "get_bind"}
"""What a migration may do while an earlier release runs beside it."""


def empty_database(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """A database with nothing in it."""
    if kind == "sqlite":
        return sqlite(folder)
    postgres: str = request.getfixturevalue("postgres")
    name = f"shape_{secrets.token_hex(4)}"
    server = create_engine(full_url(postgres), isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    server.dispose()
    return make_url(postgres).set(database=name).render_as_string(hide_password=False)


def write_as_then(connection: Connection, table: Any, rows: list[dict[str, Any]]) -> None:
    """Write rows as a program does that knows the columns of that time."""
    [known] = columns_of(connection, table)
    names = {column.name for column in known}
    if rows:
        connection.execute(insert(table), [{name: row[name] for name in row if name in names} for row in rows])


@pytest.mark.parametrize("revision", REVISIONS)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_every_shape_comes_up_to_date(
    revision: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = empty_database(kind, tmp_path, request)
    match = Match("masters-gallery", 2)
    table = header(match)
    change = first(match, table)
    assert change.snapshot is not None
    engine = writing_engine(full_url(database), kind == "postgresql")
    here = {"table_id": table.id}
    with engine.begin() as connection:
        upgrade(configuration(connection), revision)
        write_as_then(connection, TABLES, [row_of(table)])
        write_as_then(connection, SEATS, [{**here, **vars(seat)} for seat in change.seats])
        answers = [{**here, "number": number, "choice": choice} for number, choice in enumerate(change.answers)]
        write_as_then(connection, ANSWERS, answers)
        write_as_then(connection, SNAPSHOTS, [{**here, **vars(change.snapshot)}])
    store = Store(database)
    await store.open()
    try:
        stored = await store.load(table.id)
        assert stored is not None
        assert (stored.table, stored.seats, stored.answers) == (table, change.seats, change.answers)
        assert stored.snapshot == change.snapshot
        with engine.begin() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    finally:
        await store.close()
        engine.dispose()


@pytest.mark.parametrize("path", sorted((ROOT / VERSIONS).glob("*.py"))[1:], ids=lambda path: path.stem)
def test_a_migration_only_adds(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    [body] = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "upgrade"]
    calls = [node for node in ast.walk(body) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    for call in calls:
        assert isinstance(call.func, ast.Attribute)
        if isinstance(call.func.value, ast.Name) and call.func.value.id == "op":
            assert call.func.attr in ADDS, ast.unparse(call)
            if call.func.attr == "add_column":
                column = call.args[1]
                assert isinstance(column, ast.Call)
                named = {word.arg: ast.unparse(word.value) for word in column.keywords}
                assert named.get("nullable") != "False" or "server_default" in named, ast.unparse(column)


async def test_a_migration_lets_those_who_play_go_first(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = empty_database("postgresql", tmp_path, request)
    engine = writing_engine(full_url(database), True)
    with engine.begin() as connection:
        upgrade(configuration(connection), REVISIONS[0])
        write_as_then(connection, TABLES, [row_of(header(Match("masters-gallery", 2)))])
    refused, go_on = threading.Event(), threading.Event()

    def sleep(seconds: float) -> None:
        refused.set()
        assert go_on.wait(PATIENCE)

    others = create_engine(full_url(database))
    with others.connect() as long:
        long.execute(text("SELECT count(*) FROM tables")).scalar_one()  # and does not end its transaction
        migrating = asyncio.create_task(asyncio.to_thread(migrate, engine, True, Way(lock=0.05, sleep=sleep)))
        await asyncio.to_thread(refused.wait, PATIENCE)
        with others.begin() as playing:
            assert playing.execute(text("UPDATE tables SET seq = seq + 1")).rowcount == 1
        assert not migrating.done()
    go_on.set()
    await migrating
    with engine.begin() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == REVISIONS[-1]
    engine.dispose()
    others.dispose()


def first_release(folder: Path) -> Path:
    """The sources of the last program that knew the first shape of the database only, from the project's history."""

    def git(*words: str) -> bytes:
        return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True).stdout

    try:
        added = git("log", "--diff-filter=A", "--format=%H", "--", f"{VERSIONS}/0002_chapters.py").decode().split()
        packed = git("archive", f"{added[-1]}^", "src")
    except (OSError, subprocess.CalledProcessError, IndexError):
        pytest.skip("the history of the project is not here")
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


async def test_the_first_release_and_this_one_side_by_side(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = empty_database("postgresql", tmp_path, request)
    found = await upgrading(database, first_release(tmp_path), tables=2, between=3)
    print(found)
    assert found["answers"] >= 2 * 6 * 3
    assert (found["lost"], found["doubled"], found["errors"]) == (0, 0, [])
