"""Backups that are whole and yet of no house, and rows that no house has written: told, a game at a time."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.clocks import PATIENCE
from server.guests import Guest, Refusal, Server, sqlite
from server.test_backup import GAMES, Said, said, small
from vernissage.cli import main

Guests = Callable[..., Guest]
Lines = list[dict[str, Any]]
STEERING = "\x1b[2J\nodd"
HALF = "\ud800"


def lines_of(backup: Path) -> Lines:
    """All but the end of a backup."""
    return [json.loads(line) for line in gzip.decompress(backup.read_bytes()).splitlines()[:-1]]


def sealed(lines: Lines) -> bytes:
    """A file that vouches for itself, as anybody can write one."""
    digest, rows = hashlib.sha256(), dict.fromkeys(lines[0]["columns"], 0)
    written = [json.dumps(line).encode() + b"\n" for line in lines]
    for line, packed in zip(lines, written, strict=True):
        digest.update(packed)
        if isinstance(table := line.get("table"), str) and table in rows:
            rows[table] += len(line["rows"])
    end = json.dumps({"end": True, "counted": rows, "digest": digest.hexdigest()}).encode() + b"\n"
    return gzip.compress(b"".join([*written, end]), 1)


def with_head(lines: Lines, **values: Any) -> bytes:
    return sealed([{**lines[0], **values}, *lines[1:]])


def with_first(lines: Lines, table: str, column: str, value: object, kind: str = "") -> bytes:
    """The first row of a table with something else in a column."""
    changed: Lines = json.loads(json.dumps(lines))
    columns = changed[0]["columns"][table]
    at = list(columns).index(column)
    rows = next(line["rows"] for line in changed if line.get("table") == table)
    if kind:
        columns[column] = kind
        for row in rows:
            row[at] = str(row[at])  # which SQLite takes for a number again
    rows[0][at] = value
    return sealed(changed)


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small house in a file."""
    folder = tmp_path_factory.mktemp("backup")
    assert main(["backup", str(folder / "copy"), "--database", small(folder)]) == 0
    return folder / "copy"


def test_what_vouches_for_itself_and_is_no_house_is_refused_in_a_line(
    backup: Path, tmp_path: Path, capsys: Said
) -> None:
    lines = lines_of(backup)
    columns = lines[0]["columns"]
    odd = {
        "a shape that steers": with_head(lines, schema=STEERING),
        "half a shape": with_head(lines, schema=HALF),
        "an endless shape": with_head(lines, schema="9" * 1_000_000),
        "a table that steers": with_head(lines, columns={**columns, STEERING: {"a": "text"}}),
        "a kind that steers": with_head(lines, columns={STEERING: {"a": "magic"}}),
        "the shape itself": with_head(lines, columns={**columns, "alembic_version": {"version_num": "text"}}),
        "tables of nothing": sealed([{**lines[0], "columns": {"tables": {}}}, {"table": "tables", "rows": [[]]}]),
        "rows of a list": sealed([*lines, {"table": ["tables"], "rows": []}]),
        "rows twice": sealed([*lines, next(line for line in lines if line.get("table") == "tables")]),
        "half a sign": with_first(lines, "tables", "game", HALF),
        "a number beyond all": with_first(lines, "answers", "choice", 2**80),
    }
    for name, data in odd.items():
        (tmp_path / "odd").write_bytes(data)
        for words in (("restore", "--database", str(tmp_path / "new.sqlite3")), ("check", "--backup")):
            line = said(capsys, *words, str(tmp_path / "odd"), code=2)
            assert "Traceback" not in line, name
            assert "\x1b" not in line, name
            assert len(line) < 3_000, name
        assert not (tmp_path / "new.sqlite3").exists(), name


@pytest.mark.parametrize(
    ("table", "column", "value", "kind"),
    [
        ("tables", "game", f"../..{STEERING}", ""),
        ("tables", "options", "{not JSON", ""),
        ("tables", "options", "[" * 20_000, ""),
        ("tables", "early", "[[1, 2, 3]]", ""),
        ("tables", "asked", "5", ""),
        ("tables", "version", "one", "text"),
        ("tables", "version", 999, ""),
    ],
)
def test_a_damaged_game_is_told_and_the_others_are_replayed(
    table: str, column: str, value: object, kind: str, backup: Path, tmp_path: Path, capsys: Said
) -> None:
    (tmp_path / "odd").write_bytes(with_first(lines_of(backup), table, column, value, kind))
    house = str(tmp_path / "house.sqlite3")
    for words in (("restore", str(tmp_path / "odd"), "--database", house), ("check", "--database", house)):
        told = said(capsys, *words)
        assert "\x1b" not in told
        *_, damaged, found = told.splitlines()
        assert ": cannot be opened: " in damaged or "  cannot be opened: its rows are damaged: " in damaged
        assert set(found.rpartition("; ")[2].split(", ")) == {"1 cannot be opened", f"{GAMES - 1} replayed"}


def test_check_says_no_password(capsys: Said) -> None:
    line = said(capsys, "check", "--database", "postgresql://me:secret@127.0.0.1:1/house", code=2)
    assert line.startswith("vernissage: postgresql: ")
    assert "secret" not in line


async def test_a_house_opens_with_a_damaged_row_in_it_and_the_rest_is_verified(tmp_path: Path, guests: Guests) -> None:
    server = Server(sqlite(tmp_path))
    server.log = tmp_path / "log"
    with server:
        anna = guests(server)
        first, second = [await anna.create("me", "me") for _ in range(2)]
    with closing(sqlite3.connect(server.database)) as database:
        database.execute("UPDATE tables SET asked = '{not JSON' || invitation WHERE id = ?", (first,))
        database.commit()
    with server:
        with pytest.raises(Refusal) as refusal:
            await anna.look(first)
        assert (refusal.value.status, refusal.value.code) == (409, "error-unplayable")
        assert refusal.value.problem["detail"] == "", "what is wrong may be something hidden"
        assert (await anna.look(second))["status"] == "playing"
        async with asyncio.timeout(PATIENCE):
            while "1 unfinished games verified" not in server.log.read_text():
                await asyncio.sleep(0.05)
    words = server.log.read_text()
    assert "a table cannot be played: its rows are damaged: JSONDecodeError" in words
    assert first not in words
    assert second not in words
