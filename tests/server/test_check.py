"""`vernissage check`: what an operator reads of stored games, before and after a new release."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from server.test_earlier import EARLIER, opened
from vernissage.cli import main
from vernissage.server.store.migrate import migrate


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """The lines that the command says."""
    heard = logging.getLogger("vernissage").getEffectiveLevel()
    assert main(["check", *words]) == 0
    assert logging.getLogger("vernissage").getEffectiveLevel() == heard, "silent only about what is listed here"
    return capsys.readouterr().out.splitlines()


def test_what_differs_is_listed_and_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = opened(EARLIER[0], tmp_path)
    with closing(sqlite3.connect(database)) as house:
        kept = "SELECT id FROM tables WHERE game = 'masters-gallery' AND status = ? ORDER BY id LIMIT 1"
        playing, finished = (house.execute(kept, (status,)).fetchone()[0] for status in ("playing", "finished"))
        house.execute("DELETE FROM answers WHERE table_id NOT IN (?, ?)", (playing, finished))
        house.execute("UPDATE tables SET status = 'gathering' WHERE id NOT IN (?, ?)", (playing, finished))
        house.commit()
        assert asked(capsys, "--database", database) == ["2 replayed"]
        house.execute("UPDATE snapshots SET digest = 'of other rules'")
        house.commit()
        before = list(house.iterdump())
        found = asked(capsys, "--database", database)
        assert list(house.iterdump()) == before
    lines = {line.split()[0]: line for line in found}
    why = "the replayed position is not the stored one"
    assert lines[playing].endswith(f"masters-gallery, rules version 1, playing: goes on in a new chapter: {why}")
    assert lines[finished].endswith(f"masters-gallery, rules version 1, finished: shown as it was stored: {why}")
    assert set(found[-1].split(", ")) == {"1 goes on in a new chapter", "1 shown as it was stored"}


def test_the_way_back_to_the_first_release_deletes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = opened(EARLIER[0], tmp_path)
    engine = create_engine(f"sqlite:///{database}")
    for _ in range(2):
        migrate(engine, shared=False)
        with closing(sqlite3.connect(database)) as house:
            chapter = "SELECT id, abs(random()), 1, NULL, '[1]', '[]', 0, '{}', 'x', 'y', 1 FROM tables"
            house.execute(f"INSERT INTO chapters {chapter}")
            house.commit()
            before = house.execute("SELECT count(*) FROM chapters").fetchone()
            asked(capsys, "--back", "--database", database)
            assert house.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
            assert house.execute("SELECT count(*) FROM chapters").fetchone() == before
    engine.dispose()


def test_a_database_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "none.sqlite3"
    assert main(["check", "--database", str(missing)]) == 2
    assert "there is no such database" in capsys.readouterr().err
    assert not missing.exists()
