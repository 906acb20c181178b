"""`vernissage backup` and `restore`: a house in one file, from and to both kinds of database, wholly or not at all."""

from __future__ import annotations

import asyncio
import gzip
import json
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import create_engine, insert, make_url, select
from sqlalchemy.types import JSON, Boolean, Float, Integer

from server.guests import Guest, Server, sqlite
from server.test_earlier import EARLIER, opened
from vernissage.cli import main
from vernissage.server.store.backup import rows_of, shape
from vernissage.server.store.migrate import go_back, migrate
from vernissage.server.store.schema import METADATA, TABLES
from vernissage.server.store.store import full_url, writing_engine

Guests = Callable[..., Guest]
Said = pytest.CaptureFixture[str]
GAMES = 6


def small(folder: Path) -> str:
    """The database of the first release, with a few of its tables."""
    folder.mkdir(exist_ok=True)
    database = opened(EARLIER[0], folder)
    with closing(sqlite3.connect(database)) as house:
        kept = f"SELECT id FROM tables WHERE status <> 'gathering' ORDER BY answers, id LIMIT {GAMES}"
        ids = [row[0] for row in house.execute(kept)]
        marks = ", ".join("?" * len(ids))
        for name in ("seats", "answers", "requests", "snapshots"):
            house.execute(f"DELETE FROM {name} WHERE table_id NOT IN ({marks})", ids)
        house.execute(f"DELETE FROM tables WHERE id NOT IN ({marks})", ids)
        house.commit()
    return database


def full(folder: Path) -> str:
    """The same in today's shape, with something in every table and in every column."""
    database = small(folder)
    engine = create_engine(f"sqlite:///{database}")
    migrate(engine, shared=False)
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        known = connection.execute(select(TABLES.c.id).limit(1)).scalar_one()
        for table in METADATA.sorted_tables:
            if connection.execute(select(table).limit(1)).first() is None:
                row = {column.name: made_up(column.type) for column in table.c}
                connection.execute(insert(table), {**row, **({"table_id": known} if "table_id" in row else {})})
    engine.dispose()
    return database


def made_up(type_: Any) -> Any:
    """A value that is hard to carry."""
    if isinstance(type_, Boolean):
        return True
    if isinstance(type_, JSON):
        return {"é\u2028": [1, None, "a\\b", 1e-9]}
    if isinstance(type_, Float):
        return 0.1 + 0.2
    if isinstance(type_, Integer):
        return 2_000_000_007
    return 'É "\n\t\U0001f5bc'[: getattr(type_, "length", None) or 99]


def another(postgres: str) -> str:
    """A new PostgreSQL database."""
    name = f"keeping_{secrets.token_hex(4)}"
    with psycopg.connect(postgres, autocommit=True) as server:
        server.execute(f"CREATE DATABASE {name}")
    return make_url(postgres).set(database=name).render_as_string(hide_password=False)


def all_of(database: str) -> dict[str, list[Any]]:
    """Every row of every table."""
    url = full_url(database)
    engine = writing_engine(url, url.startswith("postgresql"))
    try:
        with engine.connect() as connection:
            return {name: sorted(rows_of(connection, table), key=repr) for name, table in shape(connection).items()}
    finally:
        engine.dispose()


def said(capsys: Said, *words: str, code: int = 0) -> str:
    assert main([*map(str, words)]) == code
    told = capsys.readouterr()
    if code:
        assert told.out == ""
        assert len(told.err.splitlines()) == 1, told.err
    return told.err if code else told.out


@pytest.mark.parametrize("way", [("sqlite", "sqlite"), ("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_everything_comes_back_to_either_kind_of_database(
    way: tuple[str, str], tmp_path: Path, capsys: Said, request: pytest.FixtureRequest
) -> None:
    source, (here, there) = full(tmp_path), way
    before = all_of(source)
    assert all(before[name] for name in METADATA.tables), "something of everything"
    if here == "postgresql":
        database = another(request.getfixturevalue("postgres"))
        said(capsys, "backup", str(tmp_path / "first"), "--database", source)
        said(capsys, "restore", str(tmp_path / "first"), "--database", database)
        source = database
    target = str(tmp_path / "back.sqlite3")
    if there == "postgresql":
        target = another(request.getfixturevalue("postgres"))
    told = said(capsys, "backup", str(tmp_path / "copy"), "--database", source)
    found = f"{GAMES} replayed, 1 chapters kept\n"
    assert told.endswith(f"{tmp_path / 'copy'}: {GAMES} tables, {len(before['answers'])} answers, 1 people; {found}")
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert said(capsys, "check", "--backup", str(tmp_path / "copy")).endswith(found)
    assert said(capsys, "restore", str(tmp_path / "copy"), "--database", target).endswith(found)
    assert all_of(target) == before
    names = {"house.sqlite3", "copy", "first", "back.sqlite3", "back.sqlite3.lock"}
    assert {path.name for path in tmp_path.iterdir()} <= names, "nothing is left lying about"
    said(capsys, "admin", "bar", made_up(None)[:6], "--database", target)  # numbers go on after those restored
    last = max(row[0] for row in all_of(target)["acts"])
    assert last == 2_000_000_008


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_earlier_shape_is_copied_as_it_is_and_restored_as_todays(
    kind: str, tmp_path: Path, capsys: Said, request: pytest.FixtureRequest
) -> None:
    source = small(tmp_path / "old")
    before = Path(source).read_bytes()
    said(capsys, "backup", str(tmp_path / "copy"), "--database", source)
    assert Path(source).read_bytes() == before, "a copy before a new release must not be brought up to date"
    target = str(tmp_path / "new.sqlite3") if kind == "sqlite" else another(request.getfixturevalue("postgres"))
    assert f"{GAMES} replayed" in said(capsys, "restore", str(tmp_path / "copy"), "--database", target)
    migrate(create_engine(f"sqlite:///{source}"), shared=False)
    assert all_of(target) == all_of(source)


def test_a_house_that_went_back_to_the_first_release_keeps_what_came_later(tmp_path: Path, capsys: Said) -> None:
    source = full(tmp_path)
    before = all_of(source)
    go_back(create_engine(f"sqlite:///{source}"))
    said(capsys, "backup", str(tmp_path / "copy"), "--database", source)
    said(capsys, "restore", str(tmp_path / "copy"), "--database", str(tmp_path / "back.sqlite3"))
    assert all_of(str(tmp_path / "back.sqlite3")) == before


async def test_a_house_is_copied_while_it_is_played_in(
    any_server: Server, guests: Guests, tmp_path: Path, capsys: Said
) -> None:
    anna = guests(any_server)
    table = await anna.create("me:Anna", "me:Hugo", game="gallerist")
    given = 0

    async def play() -> None:
        nonlocal given
        for seat in (await anna.look(table))["mine"]:
            seen = await anna.look(table, seat=seat)
            if seen["waiting"]:
                await anna.answer(table, seat, seen["seq"], seen["waiting"]["options"][0]["choice"])
                given += 1

    while given < 5:
        await play()
    acknowledged = (await anna.look(table))["seq"]
    command = ["backup", str(tmp_path / "copy"), "--database", any_server.database]
    copying = asyncio.create_task(asyncio.to_thread(main, command))
    before, during = given, 0
    while not copying.done():
        await play()
        during = given - before
    assert (await copying, capsys.readouterr().err) == (0, "")
    assert during > 0, "nobody had to wait for it"
    command = ["restore", str(tmp_path / "copy"), "--database", str(tmp_path / "back.sqlite3")]
    assert await asyncio.to_thread(main, command) == 0
    with closing(sqlite3.connect(tmp_path / "back.sqlite3")) as back:
        (seq,) = back.execute("SELECT seq FROM tables WHERE id = ?", (table,)).fetchone()
    assert acknowledged <= seq <= (await anna.look(table))["seq"]
    with Server(str(tmp_path / "back.sqlite3")) as again:
        assert (await guests(again).look(table))["seq"] == seq


def broken(good: bytes) -> dict[str, tuple[bytes, str]]:
    """Files that are no whole backups, and what is said of them."""
    lines = gzip.decompress(good).splitlines(keepends=True)

    def packed(*lines: bytes) -> bytes:
        return gzip.compress(b"".join(lines))

    def head(**values: Any) -> bytes:
        return json.dumps({**json.loads(lines[0]), **values}).encode() + b"\n"

    flipped = bytearray(good)
    flipped[len(good) // 2] ^= 1
    answers = next(line for line in lines if line.startswith(b'{"table":"answers"'))
    wrong = json.loads(answers)
    wrong["rows"][0][2] = "a word"
    fewer = [line for line in lines if line != answers]
    return {
        "nothing": (b"", "cut off"),
        "text": (b"-- a dump of something else\n", "garbled"),
        "packed text": (packed(b"hello\n"), "garbled"),
        "another file": (packed(b"{}\n"), "no backup"),
        "half": (good[: len(good) // 2], "cut off"),
        "without its last byte": (good[:-1], "cut off"),
        "without its end": (packed(*lines[:-1]), "cut off"),
        "one bit": (bytes(flipped), "garbled"),
        "rows missing": (packed(*fewer), "garbled"),
        "a word for a number": (
            packed(*(json.dumps(wrong).encode() + b"\n" if x == answers else x for x in lines)),
            "",
        ),
        "something after": (packed(*lines, b"{}\n"), "follows its end"),
        "a deep line": (packed(lines[0], b"[" * 100_000 + b"\n"), "garbled"),
        "a later format": (packed(head(**{"vernissage backup": 2}), *lines[1:]), "a later version of Vernissage"),
        "a later shape": (packed(head(schema="9999"), *lines[1:]), "a later version of Vernissage wrote it (9999)"),
        "a table of its own": (packed(head(columns={"tables; DROP": {"a": "text"}}), *lines[1:]), "garbled"),
        "a kind of its own": (packed(head(columns={"tables": {"id": "magic"}}), *lines[1:]), "garbled"),
    }


def test_what_is_no_whole_backup_is_refused_in_a_line_and_changes_nothing(
    tmp_path: Path, capsys: Said, postgres: str
) -> None:
    said(capsys, "backup", str(tmp_path / "copy"), "--database", small(tmp_path))
    there = another(postgres)
    said(capsys, "restore", str(tmp_path / "copy"), "--database", there)
    here = str(tmp_path / "house.sqlite3")
    before, elsewhere = Path(here).read_bytes(), all_of(there)
    for name, (data, why) in broken((tmp_path / "copy").read_bytes()).items():
        (tmp_path / "broken").write_bytes(data)
        for database in (here, there, str(tmp_path / "new.sqlite3")):
            words = ("restore", str(tmp_path / "broken"), "--replace", "--database", database)
            line = said(capsys, *words, code=2)
            assert f"{tmp_path / 'broken'}: it is" in line or "a later version" in line, (name, line)
            assert why in line, (name, line)
        assert "Traceback" not in said(capsys, "check", "--backup", str(tmp_path / "broken"), code=2)
    assert Path(here).read_bytes() == before
    assert all_of(there) == elsewhere
    assert not (tmp_path / "new.sqlite3").exists()
    assert [path for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_what_is_there_is_not_written_over(tmp_path: Path, capsys: Said, postgres: str) -> None:
    source, target = small(tmp_path / "one"), small(tmp_path / "two")
    copy, there = str(tmp_path / "copy"), another(postgres)
    said(capsys, "backup", copy, "--database", source)
    assert "there is such a file already" in said(capsys, "backup", copy, "--database", target, code=2)
    with closing(sqlite3.connect(target)) as house:
        house.execute("DELETE FROM answers")
        house.commit()
    before = all_of(target)
    assert "it is not empty" in said(capsys, "restore", copy, "--database", target, code=2)
    assert all_of(target) == before
    told = said(capsys, "restore", copy, "--replace", "--database", target)
    assert f"what was there before: {target}.before-1\n" in told
    assert all_of(f"{target}.before-1") == before
    said(capsys, "restore", copy, "--database", there)
    assert "it is not empty" in said(capsys, "restore", copy, "--database", there, code=2)
    assert f"{GAMES} replayed" in said(capsys, "restore", copy, "--replace", "--database", there)
    with psycopg.connect(there):
        assert "1 others are connected" in said(capsys, "restore", copy, "--replace", "--database", there, code=2)


def test_a_house_that_runs_is_not_written_over(server: Server, tmp_path: Path, capsys: Said) -> None:
    said(capsys, "backup", str(tmp_path / "copy"), "--database", small(tmp_path))
    words = ("restore", str(tmp_path / "copy"), "--replace", "--database", server.database)
    assert "another server has it open" in said(capsys, *words, code=2)


def test_a_new_house_takes_a_backup(tmp_path: Path, capsys: Said) -> None:
    """One that was opened once has keys of its own, and nothing of anybody."""
    said(capsys, "backup", str(tmp_path / "copy"), "--database", small(tmp_path))
    new = tmp_path / "new"
    new.mkdir()
    with Server(sqlite(new)):
        pass
    assert f"{GAMES} replayed" in said(capsys, "restore", str(tmp_path / "copy"), "--database", sqlite(new))


def test_what_cannot_be_copied_is_told(tmp_path: Path, capsys: Said, postgres: str) -> None:
    nothing = str(tmp_path / "none.sqlite3")
    assert "there is no such database" in said(capsys, "backup", str(tmp_path / "x"), "--database", nothing, code=2)
    (tmp_path / "text").write_text("not a database, and longer than a hundred bytes" * 9)
    assert "not a database" in said(capsys, "backup", str(tmp_path / "x"), "--database", str(tmp_path / "text"), code=2)
    empty = another(postgres)
    assert "no house" in said(capsys, "backup", str(tmp_path / "x"), "--database", empty, code=2)
    lost = "postgresql://me:secret@127.0.0.1:1/house"
    line = said(capsys, "backup", str(tmp_path / "x"), "--database", lost, code=2)
    assert "secret" not in line
    assert sorted(path.name for path in tmp_path.iterdir()) == ["text"]


def test_a_damaged_house_is_replaced_and_kept_beside(tmp_path: Path, capsys: Said) -> None:
    database = small(tmp_path)
    said(capsys, "backup", str(tmp_path / "copy"), "--database", database)
    for damaged in (b"garbage" * 2000, Path(database).read_bytes()[:5000]):
        Path(database).write_bytes(damaged)
        if damaged.startswith(b"garbage"):
            Path(f"{database}-wal").write_bytes(b"more of it")
        assert "it is not empty" in said(capsys, "restore", str(tmp_path / "copy"), "--database", database, code=2)
        told = said(capsys, "restore", str(tmp_path / "copy"), "--replace", "--database", database)
        aside = Path(told.splitlines()[0].partition(": ")[2])
        assert aside.read_bytes() == damaged
        assert told.endswith(f"{GAMES} replayed\n")
        Path(database).write_bytes(damaged)


def test_a_damaged_file_is_told_by_check(tmp_path: Path, capsys: Said) -> None:
    database = small(tmp_path)
    with closing(sqlite3.connect(database)) as house:
        (page,) = house.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_tables_status'").fetchone()
        (size,) = house.execute("PRAGMA page_size").fetchone()
    data = bytearray(Path(database).read_bytes())
    data[(page - 1) * size + 8 : page * size] = bytes(size - 8)
    Path(database).write_bytes(data)
    assert said(capsys, "check", "--database", database).startswith("damaged: ")
