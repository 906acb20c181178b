"""`kill -9` at random moments under play: no acknowledged answer is lost, none is given twice.

`VERNISSAGE_KILLS=500` for the long form: so many on each kind of database.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from pathlib import Path

import httpx
import pytest

from server.clocks import PATIENCE
from server.guests import Data, Guest, Refusal, Server, sqlite
from vernissage.house.reopen import reopen
from vernissage.server.store.store import Store
from vernissage.table.history import moments

KILLS = int(os.environ.get("VERNISSAGE_KILLS", "2"))
TABLES = 3


class Program:
    """Plays both seats of one table after the other, whatever happens to the server."""

    def __init__(self, server: Server) -> None:
        self.guest = Guest(server.url)
        self.table = ""
        self.acknowledged: list[tuple[int, int]] = []
        self.tables: list[tuple[str, list[tuple[int, int]]]] = []
        self.alive_at = 0.0

    async def sit_down(self) -> None:
        wanted = {"game": "masters-gallery", "seats": [{"who": "me"}, {"who": "me"}]}
        self.table = (await self.persistently("POST", "/tables", wanted))["id"]
        self.acknowledged = []
        self.tables.append((self.table, self.acknowledged))

    async def play(self) -> None:
        await self.sit_down()
        while True:
            for seat in (0, 1):
                seen = await self.persistently("GET", f"/tables/{self.table}?seat={seat}")
                self.alive_at = time.monotonic()
                if seen["status"] == "finished":
                    await self.sit_down()
                elif seen["waiting"]:
                    option = random.choice(seen["waiting"]["options"])["choice"]
                    body = {"id": secrets.token_hex(8), "seat": seat, "seq": seen["seq"], "choice": option}
                    await self.persistently("POST", f"/tables/{self.table}/answers", body)
                    self.acknowledged.append((seat, option))

    async def persistently(self, method: str, path: str, body: Data | None = None) -> Data:
        """The same request again and again until it is answered, as a client that lost its connection does."""
        while True:
            try:
                reply: Data = await self.guest.ask(method, path, body)
                return reply
            except Refusal as refusal:
                if refusal.status != 503:  # the database is away for a moment
                    raise
                await asyncio.sleep(0.05)
            except httpx.TransportError:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_no_acknowledged_answer_is_lost_and_none_doubled(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = sqlite(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres")
    with Server(database) as server:
        programs = await play_under_fire(server, KILLS)
    store = Store(database)
    await store.open()
    try:
        for program in programs:
            for table, acknowledged in program.tables:
                await compare(store, table, acknowledged)
    finally:
        await store.close()


async def play_under_fire(server: Server, kills: int) -> list[Program]:
    """Programs that play while the server is killed again and again."""
    programs = [Program(server) for _ in range(TABLES)]
    tasks = [asyncio.create_task(program.play()) for program in programs]
    back: list[float] = []
    for _ in range(kills):
        await asyncio.sleep(random.uniform(0.1, 1.0))
        server.kill()
        await asyncio.to_thread(server.start)
        restarted = time.monotonic()
        while not all(program.alive_at > restarted for program in programs):
            assert time.monotonic() - restarted < PATIENCE
            failed = [task.exception() for task in tasks if task.done()]
            assert not failed, failed
            await asyncio.sleep(0.02)
        back.append(time.monotonic() - restarted)
    await asyncio.sleep(0.3)
    server.kill()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(f"{len(back)} kills; clients back after at most {max(back):.2f} s, {sum(back) / len(back):.2f} s on average")
    for program in programs:
        await program.guest.http.aclose()
    return programs


async def compare(
    store: Store, table: str, acknowledged: list[tuple[int, int]], seats: tuple[int, ...] = (0, 1)
) -> int:
    """Every acknowledged answer is in the database once; at most one more was written but not yet acknowledged."""
    stored = await store.load(table)
    assert stored is not None
    match, correction = reopen(stored)
    assert correction is None
    given: dict[int, list[int]] = {seat: [] for seat in seats}
    for moment in moments(match):
        if moment.answered and moment.asks in given:
            given[moment.asks].append(match.answers[moment.answers])
    for seat, choice in match.early.items():
        if seat in given:
            given[seat].append(choice)
    known: dict[int, list[int]] = {seat: [choice for who, choice in acknowledged if who == seat] for seat in seats}
    extra = sum(len(given[seat]) - len(known[seat]) for seat in seats)
    assert extra in (0, 1)
    for seat in seats:
        assert given[seat][: len(known[seat])] == known[seat]
    return extra


async def test_a_retry_across_a_kill_is_one_answer(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path)) as server:
        await retry_across_a_kill(server, Guest(server.url))


async def retry_across_a_kill(server: Server, anna: Guest) -> None:
    table = await anna.create("me", "me")
    seat = 0 if (await anna.look(table, seat=0))["waiting"] else 1
    seen = await anna.look(table, seat=seat)
    body = {"id": "once", "seat": seat, "seq": seen["seq"], "choice": seen["waiting"]["options"][0]["choice"]}
    first = await anna.ask("POST", f"/tables/{table}/answers", body)
    server.kill()
    server.start()
    again = await anna.ask("POST", f"/tables/{table}/answers", body)
    assert again == {"seq": first["seq"], "repeated": True}
    undone = await anna.look(table, seat=seat)
    if undone["can_undo"]:
        await anna.undo(table, seat, undone["seq"])
        assert (await anna.look(table, seat=seat))["waiting"] == seen["waiting"]
    with pytest.raises(Refusal):
        await anna.ask("POST", f"/tables/{table}/answers", {**body, "id": "twice"})
    await anna.http.aclose()
