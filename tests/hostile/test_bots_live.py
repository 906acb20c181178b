"""Bots live: whatever cannot be written is tried again, nobody is forgotten, and thinking is shared between people."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from server.clocks import PATIENCE
from server.guests import Guest, Server, sqlite
from vernissage import Match
from vernissage.house.clock import Clock
from vernissage.house.house import House
from vernissage.house.protocol.tables import NewTable, SeatWanted
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.steward import LONGEST_PAUSE, PAUSE, STUCK
from vernissage.house.stored import Change
from vernissage.house.watcher import Watcher
from vernissage.server.house import house_of
from vernissage.server.pool import Pool
from vernissage.server.settings import Settings
from vernissage.server.store.rows import StorageError
from vernissage.server.turns import Turns

Guests = Callable[..., Guest]
QUICK = """
import json, sys
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    print(json.dumps({"choice": 0}), flush=True)
"""


class Held(Clock):
    """A clock that keeps the pauses it is asked for, and lets none of them last."""

    def __init__(self) -> None:
        self.pauses: list[float] = []
        self.later = 0.0

    def now(self) -> float:
        return super().now() + self.later

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0.001)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    channels = ChannelsPlugin(MemoryChannelsBackend(), channels=["tables"])
    thinkers = Pool(1, 5.0, command=(sys.executable, "-c", QUICK), start=60.0)
    made = house_of(Settings(database=sqlite(tmp_path)), channels, thinkers=thinkers)
    await made.open()
    yield made
    await made.close()


async def bots_alone(house: House) -> Room:
    seats = [SeatWanted(who="bot"), SeatWanted(who="bot")]
    made = await house.create(Reader("anna", "en"), NewTable(game="masters-gallery", seats=seats, pace=0))
    return await house.room(made.id)


async def until(true: Callable[[], bool]) -> None:
    """Wait for something to happen."""
    while not true():
        await asyncio.sleep(0.01)


async def test_bots_try_again_with_growing_pauses(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held()
    house.steward.clock = held
    working = house.ports.shelf.commit
    broken = 0

    async def commit(change: Change) -> bool:
        nonlocal broken
        if not change.new and broken < 12:
            broken += 1
            raise StorageError("database is locked")
        return await working(change)

    monkeypatch.setattr(house.ports.shelf, "commit", commit)
    room = await bots_alone(house)
    await asyncio.wait_for(until(lambda: room.table.seq > 3), PATIENCE)
    assert broken == 12
    pauses = [pause for pause in held.pauses if PAUSE <= pause <= LONGEST_PAUSE][:12]
    assert pauses == [min(LONGEST_PAUSE, PAUSE * 2**i) for i in range(12)]


async def test_a_watchdog_wakes_bots_that_stand_still(house: House, caplog: pytest.LogCaptureFixture) -> None:
    held = Held()
    house.steward.clock = held
    room = await bots_alone(house)
    for driver in list(house.steward._driving.values()):
        driver.cancel()
    await until(lambda: not house.steward.driving(room.id))
    stood = room.table.seq
    with caplog.at_level(logging.WARNING, "vernissage"):
        house.steward.watch_over([room])
    assert "stood still" in caplog.text
    await asyncio.wait_for(until(lambda: room.table.seq > stood), PATIENCE)


async def test_a_watchdog_ends_a_driver_that_hangs(house: House) -> None:
    held = Held()
    house.steward.clock = held
    room = await bots_alone(house)
    await asyncio.wait_for(until(lambda: room.table.status == "finished" or room.table.seq > 5), PATIENCE)
    room.table = room.table.changed(status="playing", asked=(0,))
    hanging: asyncio.Task[None] = asyncio.ensure_future(asyncio.Event().wait())  # type: ignore[arg-type]
    for driver in list(house.steward._driving.values()):
        driver.cancel()
    await until(lambda: not house.steward.driving(room.id))
    house.steward._driving[room.id] = hanging
    room.watchers.add(Watcher(Reader("anna", "en"), None))
    house.steward.watch_over([room])
    assert not hanging.cancelling()
    held.later = STUCK + room.table.pace + 1
    house.steward.watch_over([room])
    assert hanging.cancelling()


async def test_the_sweep_survives_a_database_that_does_not(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held()
    house.ports.clock = held
    tried = 0

    async def tidy() -> None:
        nonlocal tried
        tried += 1
        raise OSError("disk I/O error")

    monkeypatch.setattr(house.ports.shelf, "tidy", tidy)
    house._spawn(house._sweep())
    await asyncio.wait_for(until(lambda: tried > 3), PATIENCE)


async def test_bots_play_on_after_a_locked_database(tmp_path: Path, guests: Guests) -> None:
    import sqlite3

    with Server(sqlite(tmp_path)) as server:
        anna = guests(server)
        table = await anna.create("me", "bot", "bot", pace=0)
        other = sqlite3.connect(server.database, isolation_level=None)
        other.execute("PRAGMA busy_timeout = 60000")
        other.execute("BEGIN IMMEDIATE")
        async with anna.listen(table) as ear:
            seen = await ear.update()
            refused = await anna.http.put("/api/me", json={"name": "Anna"})
            assert refused.status_code == 503
            assert refused.json()["code"] == "error-storage"
            other.execute("ROLLBACK")
            other.close()
            while not seen["waiting"] and seen["status"] == "playing":
                seen = await ear.update(PATIENCE)


async def test_people_share_time_not_requests() -> None:
    turns = Turns(["front"], ["back"])
    order: list[str] = []

    async def think(name: str, people: list[tuple[str, str]]) -> None:
        thinker, turn = await turns.take(lambda: people)
        order.append(f"{name} {thinker}")
        await asyncio.sleep(0)
        turns.give(thinker, turn, 1.0)

    greedy = [think("greedy", [("1.1.1.1", f"cookie {i}")]) for i in range(30)]
    unseen = [think("unseen", []) for _ in range(30)]
    begun = [asyncio.create_task(work) for work in (*greedy, *unseen)]
    await asyncio.sleep(0)
    begun += [asyncio.create_task(think("anna", [("2.2.2.2", "anna")])) for _ in range(3)]
    begun += [asyncio.create_task(think("hugo", [("3.3.3.3", "hugo")]))]
    await asyncio.gather(*begun)
    assert all(entry.endswith("back") == entry.startswith("unseen") for entry in order)
    front = [entry.split()[0] for entry in order if entry.endswith("front")]
    assert front.index("anna") <= 2
    assert front.index("hugo") <= 3
    assert [i for i, name in enumerate(front) if name == "anna"][-1] <= 8


async def test_who_goes_leaves_the_queue() -> None:
    turns = Turns(["front"], [])
    _, first = await turns.take(lambda: [("a", "a")])
    waiting = asyncio.create_task(turns.take(lambda: [("b", "b")]))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    turns.give("front", first, 1.0)
    assert (await turns.take(lambda: [("c", "c")]))[0] == "front"


async def test_unseen_tables_do_not_move_a_strangers_wait(house: House) -> None:
    """Thirty tables of bots that nobody watches think in their own process: the one for people is free at once."""
    pool = house.ports.thinkers
    assert isinstance(pool, Pool)
    front, back, _ = pool._thinkers
    for _ in range(30):
        await bots_alone(house)
    await asyncio.wait_for(until(lambda: back._process is not None), PATIENCE)
    assert front._process is None
    match = Match("masters-gallery", 2, seed=1)  # one that no bot plays to its end meanwhile
    choice = await pool.choose(match, match.asked()[0], "sketch", lambda: [("9.9.9.9", "stranger")])
    assert choice == 0
    assert front._process is not None


async def test_a_hint_ends_when_its_reader_goes(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "me", game="gallerist")
    seat = 0 if (await anna.look(table, seat=0))["waiting"] else 1
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    cookie = anna.http.cookies["vernissage"]
    head = f"POST /api/tables/{table}/hints?seat={seat} HTTP/1.1\r\nhost: localhost\r\ncookie: vernissage={cookie}\r\n"
    writer.write(f"{head}content-length: 0\r\n\r\n".encode())
    await writer.drain()
    pid = await thinking(server)
    os.kill(pid, signal.SIGSTOP)  # it cannot come to an end by itself, however long this test is kept waiting
    writer.close()
    while alive(pid):
        await asyncio.sleep(0.01)


async def thinking(server: Server) -> int:
    """The process in which the server lets a bot think, as soon as there is one."""
    assert server.process is not None
    while True:
        for entry in Path("/proc").iterdir():
            try:
                words = (entry / "cmdline").read_bytes()
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except (OSError, ValueError, IndexError):
                continue
            if parent == server.process.pid and b"vernissage.server.worker" in words:
                return int(entry.name)
        await asyncio.sleep(0.02)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
