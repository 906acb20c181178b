"""Many tables at once: programs play whole games over WebSocket against a real server process.

    python benchmarks/server_load.py --tables 200 --think 2.0 --seconds 60

Prints answers a second, the time from an answer to its acknowledgement and to the update of every seat, and the
server's memory for each live table. Exits with 1 if anything went wrong or a limit is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

SEATS = 4
ARRIVAL = 8.0
"""Seconds in which everybody connects before the first answer."""


class Http:
    """A connection that stays open: as little work as possible, so that the server is what is measured."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} /api{path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
        writer.write(f"{head}content-length: {len(data)}\r\ncookie: {self.cookie}\r\n\r\n".encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in answer[1:] if ": " in line)
        if not self.cookie and "set-cookie" in headers:
            self.cookie = next(line for line in answer if line.lower().startswith("set-cookie"))
            self.cookie = self.cookie.split(": ", 1)[1].split(";")[0]
        reply: dict[str, Any] = json.loads(await reader.readexactly(int(headers["content-length"])))
        if not answer[0].split()[1].startswith("2"):
            raise RuntimeError(f"{method} {path}: {answer[0]} {reply}")
        return reply


class Run:
    """What is measured."""

    def __init__(self, think: float, seconds: float) -> None:
        self.think = think
        self.start = time.perf_counter() + ARRIVAL
        self.until = self.start + seconds
        self.acknowledged: list[float] = []
        self.updated: list[float] = []
        self.errors: list[str] = []
        self.bytes = 0
        self.over = 0


class Program:
    """One seat of one table: hears updates, answers when asked after a thought."""

    def __init__(self, table: str, seat: int, guest: Http, run: Run, sent: dict[int, float]) -> None:
        self.table = table
        self.seat = seat
        self.guest = guest
        self.run = run
        self.sent = sent
        self.heard = self.answered = 0
        self.thought: asyncio.Task[None] | None = None

    async def play(self) -> None:
        try:
            address = f"ws://127.0.0.1:{self.guest.port}/api/tables/{self.table}/ws?panels=false"
            headers = {"cookie": self.guest.cookie}
            async with connect(address, additional_headers=headers, compression=None) as updates:
                while time.perf_counter() < self.run.until:
                    raw = await asyncio.wait_for(updates.recv(), 120)
                    self.hear(json.loads(raw).get("update"), time.perf_counter(), len(raw))
        except Exception as error:
            self.run.errors.append(f"{type(error).__name__}: {error}"[:200])

    def hear(self, update: dict[str, Any] | None, now: float, size: int) -> None:
        self.run.bytes += size
        if update is None:
            return
        if self.heard < update["seq"] in self.sent:
            self.run.updated.append(now - self.sent[update["seq"]])
        self.heard = update["seq"]
        self.run.over += update["status"] == "finished"
        thinking = self.thought is not None and not self.thought.done()
        if update["waiting"] and not thinking and update["seq"] >= self.answered:
            self.thought = asyncio.create_task(self.think(update["seq"], update["waiting"]["options"]))

    async def think(self, seq: int, options: list[dict[str, Any]]) -> None:
        try:
            await asyncio.sleep(random.expovariate(1 / self.run.think) + max(0.0, self.run.start - time.perf_counter()))
            body = {"id": secrets.token_hex(8), "seat": self.seat, "seq": seq}
            began = time.perf_counter()
            if began >= self.run.until:
                return
            self.sent[max(seq, self.heard) + 1] = began  # in a sealed turn others may have answered since
            reply = await self.guest.ask(
                "POST", f"/tables/{self.table}/answers", {**body, "choice": random.choice(options)["choice"]}
            )
            self.run.acknowledged.append(time.perf_counter() - began)
            self.answered = reply["seq"]
        except Exception as error:
            self.run.errors.append(f"{type(error).__name__}: {error}"[:200])


async def open_table(port: int, game: str) -> tuple[str, list[Http]]:
    """A table of four people."""
    guests = [Http(port) for _ in range(SEATS)]
    seats = [{"who": "me"}, *[{"who": "open"}] * (SEATS - 1)]
    made = await guests[0].ask("POST", "/tables", {"game": game, "seats": seats})
    for guest in guests[1:]:
        await guest.ask("POST", f"/tables/{made['id']}/seats", {})
    return made["id"], guests


def memory(pid: int) -> int:
    """Bytes a process really holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("no VmRSS")


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def part(times: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


async def measure(args: argparse.Namespace, port: int, pid: int) -> bool:
    warm, _ = await open_table(port, args.game)
    before = memory(pid)
    tables = [await open_table(port, args.game) for _ in range(args.tables)]
    run = Run(args.think, args.seconds)
    seats = []
    for table, guests in tables:
        sent: dict[int, float] = {}
        seats += [Program(table, seat, guest, run, sent).play() for seat, guest in enumerate(guests)]
    tasks = [asyncio.create_task(seat) for seat in seats]
    await asyncio.sleep(ARRIVAL)
    began, used = time.perf_counter(), cpu(pid)
    await asyncio.sleep(max(1.0, args.seconds - 2))
    each = (memory(pid) - before) / args.tables
    await asyncio.wait(tasks, timeout=10)
    for task in tasks:
        task.cancel()
    spent = min(args.seconds, time.perf_counter() - began)
    print(f"{args.tables} tables of {SEATS} seats, {args.game}, a thought of {args.think} s on average, {spent:.0f} s")
    print(f"answers           {len(run.acknowledged)}, {len(run.acknowledged) / spent:.1f} /s")
    print(f"acknowledged      p50 {part(run.acknowledged, 0.5):.1f} ms, p99 {part(run.acknowledged, 0.99):.1f} ms")
    print(f"updates           p50 {part(run.updated, 0.5):.1f} ms, p99 {part(run.updated, 0.99):.1f} ms")
    print(f"sent              {run.bytes / spent / 1e6:.2f} MB/s; seats at a finished game: {run.over}")
    print(f"processor         {(cpu(pid) - used) / max(1, len(run.acknowledged)) * 1000:.2f} ms an answer")
    print(f"memory            {each / 1e6:.2f} MB a live table")
    print(f"errors            {len(run.errors)} {run.errors[:3]}")
    return not run.errors and part(run.updated, 0.99) <= args.limit and each <= 2e6 and bool(warm)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--think", type=float, default=2.0, help="seconds a program thinks, on average")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="masters-gallery")
    parser.add_argument("--limit", type=float, default=100.0, help="milliseconds that p99 may take")
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        database = args.database or f"{folder}/load.sqlite3"
        command = [sys.executable, "-m", "vernissage", "serve", "--port", str(port), "--database", database]
        server = subprocess.Popen([*command, "--rate", "1000000", "--tables", "1000000"])
        try:
            for _ in range(600):
                time.sleep(0.1)
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
            return 0 if asyncio.run(measure(args, port, server.pid)) else 1
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
