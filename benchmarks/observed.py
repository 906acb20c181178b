"""What counting costs: answers at servers that count, log at their most, or do neither, in turns in one run.

    python benchmarks/observed.py --answers 400 --blocks 6

Each server plays the same number of answers in short blocks, one after the other, so that whatever else the machine
does falls on all alike. Prints answers a second and the processor time of the server for one answer, compared.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

KINDS = {"plain": (), "counting": ("--metrics",), "counting, log at its most": ("--metrics", "--log-level", "debug")}


class House:
    """A server of its own, and somebody who plays there alone."""

    def __init__(self, kind: str, folder: Path, port: int) -> None:
        words = [word for flag in KINDS[kind] for word in ([flag, str(port + 1)] if flag == "--metrics" else [flag])]
        command = [sys.executable, "-m", "vernissage", "serve", "--port", str(port), "--rate", "1000000"]
        command += ["--tables", "100000", "--database", str(folder / f"{port}.sqlite3"), *words]
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.server.stdout is not None
        self.server.stdout.readline()
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=300)
        self.cookie, self.table = "", ""
        self.rates: list[float] = []
        self.costs: list[float] = []

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        headers = {"content-type": "application/json", "cookie": self.cookie}
        self.connection.request(method, f"/api{path}", None if body is None else json.dumps(body), headers)
        reply = self.connection.getresponse()
        if cookie := reply.getheader("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        found: dict[str, Any] = json.loads(reply.read())
        assert reply.status < 300, found
        return found

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.server.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def block(self, answers: int) -> None:
        """So many answers: each is one look at the table and one answer."""
        began, used = time.perf_counter(), self.cpu()
        for _ in range(answers):
            self.one()
        self.rates.append(answers / (time.perf_counter() - began))
        self.costs.append((self.cpu() - used) / answers * 1000)

    def one(self) -> None:
        while True:
            for seat in (0, 1) if self.table else ():
                seen = self.ask("GET", f"/tables/{self.table}?seat={seat}&panels=false")
                if seen["waiting"]:
                    choice = random.choice(seen["waiting"]["options"])["choice"]
                    body = {"id": secrets.token_hex(8), "seat": seat, "seq": seen["seq"], "choice": choice}
                    self.ask("POST", f"/tables/{self.table}/answers", body)
                    return
            seats = [{"who": "me"}, {"who": "me"}]
            self.table = self.ask("POST", "/tables", {"game": "masters-gallery", "seats": seats})["id"]


def counted(rounds: int = 20_000) -> float:
    """Microseconds that counting and timing one request takes by itself."""
    from vernissage.house.clock import Clock
    from vernissage.server.leaving import Leaving
    from vernissage.server.meter import Meter
    from vernissage.server.observed import Observed

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scope["path_template"] = "/api/tables/{id}/answers"
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def nothing(*_: Any) -> None:
        pass

    async def timed(wrapped: Any) -> float:
        scope = {"type": "http", "method": "POST"}
        began = time.process_time()
        for _ in range(rounds):
            await wrapped(scope, nothing, nothing)
        return (time.process_time() - began) / rounds * 1e6

    observed = Observed(app, Leaving(Clock()), Meter())
    return asyncio.run(timed(observed)) - asyncio.run(timed(app))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=400, help="in each block")
    parser.add_argument("--blocks", type=int, default=6)
    args = parser.parse_args()
    print(f"one request, numbered, counted and timed: {counted():.1f} µs")
    with tempfile.TemporaryDirectory() as folder:
        first = random.randrange(20_000, 29_000)
        houses = {kind: House(kind, Path(folder), first + 10 * i) for i, kind in enumerate(KINDS)}
        try:
            for house in houses.values():
                house.block(20)
                house.rates.clear()
                house.costs.clear()
            for number in range(args.blocks):
                for house in list(houses.values())[:: 1 if number % 2 else -1]:
                    house.block(args.answers)
        finally:
            for house in houses.values():
                house.server.terminate()
                house.server.wait()
    plain = houses["plain"]
    for kind, house in houses.items():
        rate, cost = median(house.rates), median(house.costs)
        ratios = f"{rate / median(plain.rates):.3f} of the rate, {cost / median(plain.costs):.3f} of the processor"
        print(f"{kind:26} {rate:7.1f} answers/s {cost:6.2f} ms of processor an answer   {ratios}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
