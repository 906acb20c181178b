"""A part of the crowd in a process of its own: told how many tables there shall be, asked what was seen."""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from crowd.people import Manners, Seen, Table

ARRIVING = 0.01
"""Seconds between two tables that are opened by one process: nobody's house is filled in an instant."""
PATIENCE = 60.0
"""Seconds to wait until all tables are played at."""
LOOK = 0.05
"""Seconds between looks at how late the crowd itself is."""


class Part:
    """The tables that this process plays."""

    def __init__(self, port: int, index: int, of: int, manners: Manners, spectators: int | None) -> None:
        self.port, self.index, self.of, self.manners, self.spectators = port, index, of, manners, spectators
        self.seen = Seen()
        self.late: list[float] = []
        self._tables: dict[int, tuple[Table, asyncio.Task[None]]] = {}

    async def hold(self, tables: int) -> None:
        """Have so many tables in the house, this part's share of them."""
        mine = set(range(self.index, tables, self.of))
        for number in sorted(set(self._tables) - mine, reverse=True):
            _, task = self._tables.pop(number)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        for number in sorted(mine - set(self._tables)):
            table = Table(number, self.port, self.manners, self.seen, self.spectators)
            self._tables[number] = table, asyncio.create_task(table.live())
            await asyncio.sleep(ARRIVING)

    async def look_at_itself(self) -> None:
        """Whoever is late measures himself."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LOOK)
            self.late.append(time.perf_counter() - began - LOOK)

    def report(self) -> dict[str, Any]:
        """What was seen since the last report."""
        seen = asdict(self.seen)
        for name, value in vars(Seen()).items():
            setattr(self.seen, name, value)
        late, self.late[:] = sorted(self.late), []
        ended = [task for _, task in self._tables.values() if task.done()]
        seen["errors"] += [f"a table ended: {task.exception()!r}"[:160] for task in ended if not task.cancelled()]
        begun = sum(table.begun for table, _ in self._tables.values())
        itself = {"late": late[int(len(late) * 0.99)] if late else 0.0, "cpu": time.process_time(), "begun": begun}
        return {**seen, **itself}


async def work(part: Part) -> None:
    """Do what the lines on standard input say, until there are none."""
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    looking = asyncio.create_task(part.look_at_itself())
    while line := await reader.readline():
        asked = json.loads(line)
        if "tables" in asked:
            await part.hold(asked["tables"])
        print(json.dumps(part.report()), flush=True)
    await part.hold(0)
    looking.cancel()


class Crowd:
    """All parts of the crowd, as whoever measures sees them."""

    def __init__(self, port: int, manners: Manners, parts: int, spectators: int | None = None) -> None:
        self.parts: list[subprocess.Popen[str]] = []
        for index in range(parts):
            words = [sys.executable, "-m", "crowd.workers", str(port), str(index), str(parts)]
            words += [json.dumps(asdict(manners)), json.dumps(spectators)]
            folder = Path(__file__).parents[1]
            part = subprocess.Popen(words, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            self.parts.append(part)

    def ask(self, **words: int) -> list[dict[str, Any]]:
        """Tell all parts something; what each has seen."""
        for part in self.parts:
            assert part.stdin is not None
            part.stdin.write(json.dumps(words) + "\n")
            part.stdin.flush()
        found: list[dict[str, Any]] = []
        for part in self.parts:
            assert part.stdout is not None
            found.append(json.loads(part.stdout.readline()))
        return found

    def hold(self, tables: int) -> None:
        """Have so many tables in the house, and wait until everybody plays; not for ever in one that is full."""
        self.ask(tables=tables)
        give_up = time.monotonic() + PATIENCE
        while sum(one["begun"] for one in self.ask()) < tables and time.monotonic() < give_up:
            time.sleep(0.2)

    def report(self) -> tuple[Seen, float, float]:
        """What all have seen; how late the crowd itself was, and the processor time it has used."""
        reports = self.ask()
        for one in reports:
            del one["begun"]
        late, cpu = max(one.pop("late") for one in reports), sum(one.pop("cpu") for one in reports)
        seen = Seen()
        for one in reports:
            for name, value in one.items():
                setattr(seen, name, getattr(seen, name) + value)
        return seen, late, cpu

    def close(self) -> None:
        """Send everybody home."""
        for part in self.parts:
            assert part.stdin is not None
            part.stdin.close()
        for part in self.parts:
            try:
                part.wait(20)
            except subprocess.TimeoutExpired:
                part.kill()
                part.wait()


def main() -> None:
    port, index, of, manners, spectators = sys.argv[1:]
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    part = Part(int(port), int(index), int(of), msgspec.json.decode(manners, type=Manners), json.loads(spectators))
    asyncio.run(work(part))


if __name__ == "__main__":
    main()
