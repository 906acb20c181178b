"""A large house is copied with no more memory than a small one: `VERNISSAGE_HOSTILE=long`."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from server.test_backup import GAMES, small

LONG = os.environ.get("VERNISSAGE_HOSTILE") == "long"
FEW, MANY = 5, 500
"""How often the games of a small house are laid into it once more."""
MORE = 30_000
"""Kilobytes that a hundred times as many games may take more."""


def grown(folder: Path, times: int) -> str:
    """A house with the same games again and again."""
    database = small(folder)
    with closing(sqlite3.connect(database)) as house:
        for name in ("tables", "seats", "answers", "requests", "snapshots"):
            columns = [row[1] for row in house.execute(f"PRAGMA table_info({name})")]
            key = "id" if name == "tables" else "table_id"
            copied = ", ".join(f"{name}.{key} || '-' || n" if column == key else f'"{column}"' for column in columns)
            numbers = "WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < ?) "
            house.execute(f"{numbers} INSERT INTO {name} SELECT {copied} FROM {name}, count", (times,))
        house.commit()
    return database


COMMAND = """
import sys
from vernissage.cli import main
assert main(sys.argv[1:]) == 0
print(next(line for line in open("/proc/self/status") if line.startswith("VmHWM")).split()[1])
"""


def memory_of(*words: str) -> tuple[int, str]:
    """The most kilobytes that a command held at once, and what it said."""
    done = subprocess.run([sys.executable, "-c", COMMAND, *words], stdout=subprocess.PIPE, text=True, check=True)
    *_, said, held = done.stdout.splitlines()
    return int(held), said


@pytest.mark.skipif(not LONG, reason="the long form: VERNISSAGE_HOSTILE=long")
def test_memory_does_not_grow_with_the_house(tmp_path: Path) -> None:
    held = dict[int, list[int]]()
    for times in (FEW, MANY):
        database, copy = grown(tmp_path / str(times), times), str(tmp_path / f"{times}.backup")
        taken, said = memory_of("backup", copy, "--database", database)
        assert said.endswith(f"{GAMES * (times + 1)} replayed")
        back, _ = memory_of("restore", copy, "--database", str(tmp_path / f"{times}.sqlite3"))
        held[times] = [taken, back]
        print(f"{said}: {taken} KB to copy, {back} KB to restore")
    assert all(many - few < MORE for few, many in zip(*held.values(), strict=True)), held
