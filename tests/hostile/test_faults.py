"""Faults are told at once, in one line: a second process, a full disk, a database of a later version, a cut line."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import psycopg
import pytest

from server.clocks import PATIENCE
from server.guests import Guest, Server, sqlite

Guests = Callable[..., Guest]
FULL = 4096
"""Bytes of a file that can still be written: less than one change of a database needs."""


def serve(database: str, limit: int | None = None, prefix: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Try to open a house; what it says when it cannot."""

    def full() -> None:
        import signal

        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # so that a write fails as it does on a full disk
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit or 0, limit or 0))

    command = [*prefix, sys.executable, "-m", "vernissage", "serve", "--port", "0", "--database", database]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, preexec_fn=full if limit else None)


def told(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 2, done
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert line.startswith("vernissage: --database ")
    assert any(word in line for word in words), line


def test_a_second_process_on_one_file(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path)) as server:
        told(serve(server.database), "another server has it open")
        server.kill()  # whatever happens to it, nothing is left locked
        server.start()


def test_a_database_of_a_later_version(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path)) as server:
        assert httpx.get(f"{server.url}/api/house", timeout=PATIENCE).status_code == 200
    with sqlite3.connect(server.database) as later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")
    told(serve(server.database), "a later version of Vernissage wrote it (9999)")
    with sqlite3.connect(server.database) as later:
        assert later.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    told(serve(sqlite(tmp_path), limit=4096), "disk", "full", "too large", "I/O")


MODEST = ("setpriv", "--bounding-set", "-dac_override", "--inh-caps", "-dac_override") if os.geteuid() == 0 else ()
"""Root may write everything, unless it gives that up."""


@pytest.mark.skipif(bool(MODEST) and shutil.which("setpriv") is None, reason="root may write everything")
def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path)) as server:
        assert httpx.get(f"{server.url}/api/house", timeout=PATIENCE).status_code == 200
    Path(server.database).chmod(0o400)
    told(serve(server.database, prefix=MODEST), "readonly", "read-only")


def test_a_folder_that_cannot_be_written() -> None:
    told(serve("/proc/house.sqlite3"), "No such file", "Permission", "unable to open", "Read-only", "not permitted")


async def test_a_disk_that_fills_up_loses_nothing(tmp_path: Path, guests: Guests) -> None:
    with Server(sqlite(tmp_path)) as server:
        assert server.process is not None
        anna = guests(server)
        table = await anna.create("me", "bot")
        seen = await anna.look(table)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (FULL, resource.RLIM_INFINITY))
        for i in range(3):
            reply = await anna.http.put("/api/me", json={"name": f"Anna {i}"})
            assert (reply.status_code, reply.json()["code"]) == (503, "error-storage")
        assert server.process.poll() is None
        assert (await anna.look(table))["position"]["view"]["players"][0] == seen["position"]["view"]["players"][0]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        while (await anna.http.put("/api/me", json={"name": "Anna"})).status_code != 200:
            await asyncio.sleep(0.05)
        async with anna.listen(table) as ear:
            while not (seen := await ear.update(PATIENCE))["waiting"]:
                pass


async def test_a_lost_listen_comes_back(postgres: str, guests: Guests) -> None:
    with Server(postgres) as here, Server(postgres) as there:
        anna, hugo = guests(here), guests(there)
        table = await anna.create("me", "open", "open")
        await hugo.look(table)
        with psycopg.connect(postgres, autocommit=True) as operator:
            query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            assert len(operator.execute(query).fetchall()) == 2
            listening = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            async with asyncio.timeout(PATIENCE):
                while (operator.execute(listening).fetchone() or [0])[0] < 2:
                    await asyncio.sleep(0.05)
        async with anna.listen(table) as ear:
            await ear.update()
            seq = (await hugo.ask("POST", f"/tables/{table}/seats", {}))["seq"]
            while (await ear.update())["seq"] < seq:
                pass
