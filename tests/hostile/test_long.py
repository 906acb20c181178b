"""The house under attack for a while: `VERNISSAGE_HOSTILE=long`, and `-s` to read what was found.

PostgreSQL is restarted again and again while bots play at every table; an attacker at the permitted rate does not make
an innocent player wait; and the memory of the server stays what it was.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import secrets
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hostile.attacks import attacks
from hostile.wire import send
from server.conftest import SCRIPT
from server.guests import Data, Guest, Server, sqlite
from server.test_kill import Program, compare
from vernissage.server.store.store import Store

LONG = os.environ.get("VERNISSAGE_HOSTILE") == "long"
RESTARTS = 20
BLOCKS, ANSWERS = 6, 30
"""So many times without and with an attacker in turn, so many answers each."""
ELSEWHERE = "127.0.0.2"
"""The attacker's address."""
pytestmark = pytest.mark.skipif(not LONG, reason="the long form: VERNISSAGE_HOSTILE=long")


def memory(server: Server) -> float:
    """Megabytes the server's process holds."""
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise AssertionError


@pytest.fixture
def own_postgres() -> Iterator[tuple[str, str]]:
    """A PostgreSQL that nobody else uses: its URL and its folder."""
    with tempfile.TemporaryDirectory(prefix="vernissage-") as folder:
        Path(folder).chmod(0o755)
        started = subprocess.run([SCRIPT, "start", folder], check=True, capture_output=True, text=True)
        yield started.stdout.strip(), folder
        subprocess.run([SCRIPT, "stop", folder], check=True)


class WithBots(Program):
    """Plays one seat beside bots."""

    async def sit_down(self) -> None:
        wanted = {"game": "masters-gallery", "seats": [{"who": "me"}, {"who": "bot"}, {"who": "bot"}], "pace": 0}
        self.table = (await self.persistently("POST", "/tables", wanted))["id"]
        self.acknowledged = []
        self.tables.append((self.table, self.acknowledged))

    async def play(self) -> None:
        await self.sit_down()
        while True:
            seen = await self.persistently("GET", f"/tables/{self.table}?seat=0")
            if seen["status"] == "finished":
                await self.sit_down()
            elif seen["waiting"]:
                option = random.choice(seen["waiting"]["options"])["choice"]
                body = {"id": secrets.token_hex(8), "seat": 0, "seq": seen["seq"], "choice": option}
                await self.persistently("POST", f"/tables/{self.table}/answers", body)
                self.acknowledged.append((0, option))
                self.alive_at = time.monotonic()
            else:
                await asyncio.sleep(0.02)  # for the bots


async def test_postgresql_is_restarted_and_bots_play_on(own_postgres: tuple[str, str]) -> None:
    url, folder = own_postgres
    with Server(url) as server:
        programs = [WithBots(server) for _ in range(4)]
        tasks = [asyncio.create_task(program.play()) for program in programs]
        alone = await programs[0].guest.create("bot", "bot", pace=0)
        back: list[float] = []
        for _ in range(RESTARTS):
            await asyncio.sleep(random.uniform(0.3, 1.0))
            restart = [str(SCRIPT), "restart", folder]
            await asyncio.to_thread(subprocess.run, restart, check=True)
            restarted = time.monotonic()
            before = await programs[0].persistently("GET", f"/tables/{alone}")
            if before["status"] == "finished":
                made: Data = {"game": "masters-gallery", "seats": [{"who": "bot"}, {"who": "bot"}], "pace": 0}
                alone = (await programs[0].persistently("POST", "/tables", made))["id"]
                before = await programs[0].persistently("GET", f"/tables/{alone}")
            given = [len(program.acknowledged) for program in programs]
            tables = [program.table for program in programs]
            while True:  # everybody gives two more answers, which bots must have made room for
                failed = [task.exception() for task in tasks if task.done()]
                assert not failed, failed
                moved = [
                    program.table != table or len(program.acknowledged) >= count + 2
                    for program, table, count in zip(programs, tables, given, strict=True)
                ]
                now = await programs[0].persistently("GET", f"/tables/{alone}")
                if all(moved) and (now["seq"] > before["seq"] or now["status"] == "finished"):
                    break
                await asyncio.sleep(0.05)
            back.append(time.monotonic() - restarted)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        print(f"\nPostgreSQL: {RESTARTS} restarts, bots on at {len(programs) + 1} tables, {max(back):.1f} s at most")
    store = Store(url)
    await store.open()
    count = 0
    for program in programs:
        for table, acknowledged in program.tables:
            await compare(store, table, acknowledged, seats=(0,))
            count += len(acknowledged)
        await program.guest.http.aclose()
    await store.close()
    print(f"PostgreSQL: {count} acknowledged answers, 0 lost, 0 doubled")


class Attacker:
    """Somebody who does the most expensive things that are allowed, as often as they are."""

    def __init__(self, server: Server, rate: float) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
        self.server = server
        self.rate = rate
        self.guest = Guest(server.url)
        self.guest.http = httpx.AsyncClient(base_url=server.url, timeout=60, transport=transport)
        self.table = ""
        self.sent = self.refused = 0

    async def prepare(self) -> None:
        """A late table to ask about."""
        self.table = await self.guest.create("bot", "bot", "bot", "me", game="gallerist", pace=0)
        for _ in range(60):
            seen = await self.guest.look(self.table, panels="false")
            if seen["status"] == "finished":
                break
            if seen["waiting"]:
                await self.guest.try_answer(self.table, 3, seen, 0)
            await asyncio.sleep(0.05)

    async def attack(self) -> None:
        hostile = itertools.cycle([data for _, data, _ in attacks(self.table, 0, 1) if len(data) < 100_000])
        table = f"/api/tables/{self.table}"
        new = {"game": "gallerist", "seats": [{"who": "bot", "level": "master"}] * 3, "pace": 0}
        costs: list[tuple[str, str, object, float]] = [
            ("GET", table, None, 3),
            ("GET", f"{table}/standings", None, 10),
            ("GET", f"{table}?lang=fr", None, 3),
            ("GET", f"{table}/history/{random.randrange(40)}", None, 3),
            ("POST", f"{table}/hints", None, 10),
            ("GET", f"{table}/record", None, 3),
            ("POST", "/api/tables", new, 10),
            ("PUT", "/api/me", {"name": "Mallory"}, 1),
            ("GET", "/api/my-tables", None, 1),
        ]
        for method, path, body, cost in itertools.cycle(costs):
            self.sent += 1
            reply = asyncio.create_task(self.guest.http.request(method, path, json=body))
            await asyncio.wait({reply, asyncio.create_task(send(self.server.port, next(hostile), source=ELSEWHERE))})
            self.refused += (await reply).status_code == 429
            await asyncio.sleep(cost / self.rate)


async def innocent(server: Server, address: str, times: list[float]) -> None:
    """Somebody at an address of their own plays, and says how long each answer took."""
    anna, count = Guest(server.url), ANSWERS
    transport = httpx.AsyncHTTPTransport(local_address=address)
    anna.http = httpx.AsyncClient(base_url=server.url, timeout=60, transport=transport)
    table = await anna.create("me", "me")
    while count > 0:
        for seat in (0, 1):
            seen = await anna.look(table, seat=seat)
            if seen["status"] == "finished":
                table = await anna.create("me", "me")
                break
            if seen["waiting"]:
                began = time.perf_counter()
                await anna.answer(table, seat, seen["seq"], seen["waiting"]["options"][0]["choice"])
                times.append(time.perf_counter() - began)
                count -= 1
                await asyncio.sleep(0.02)
    await anna.http.aclose()


def part(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


async def test_an_attacker_at_the_permitted_rate_does_not_make_others_wait(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path))
    server.arguments = ("--tables", "1000")
    calm: list[float] = []
    attacked: list[float] = []
    curve: list[float] = []
    with server:
        attacker = Attacker(server, 30.0)
        await attacker.prepare()
        for block in range(BLOCKS):
            await innocent(server, f"127.0.1.{2 * block + 1}", calm)
            attacking = asyncio.create_task(attacker.attack())
            await innocent(server, f"127.0.1.{2 * block + 2}", attacked)
            assert not attacking.done()
            attacking.cancel()
            curve.append(memory(server))
    found = [(part(times, 0.5), part(times, 0.99)) for times in (calm, attacked)]
    (calm50, calm99), (bad50, bad99) = found
    print(
        f"\nan innocent's answers, {len(calm)} and {len(attacked)}: p50 {calm50:.1f} ms alone, {bad50:.1f} ms attacked"
    )
    print(f"p99 {calm99:.1f} ms alone, {bad99:.1f} ms attacked; ratios {bad50 / calm50:.2f} and {bad99 / calm99:.2f}")
    print(f"the attacker sent {attacker.sent} dear requests and as many hostile ones; {attacker.refused} refused")
    print("memory in MB over the run: " + " ".join(f"{value:.0f}" for value in curve))
    assert bad50 <= 1.5 * calm50
    assert bad99 <= 1.5 * calm99
    half = len(curve) // 2
    assert statistics.mean(curve[half:]) <= 1.15 * statistics.mean(curve[1:half])
    await attacker.guest.http.aclose()
