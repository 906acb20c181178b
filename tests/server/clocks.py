"""A clock that a test holds in its hands: it moves when told to, however fast the machine is."""

from __future__ import annotations

import asyncio

from vernissage.house.clock import Clock

PATIENCE = 300.0
"""Seconds after which a test that waits for something gives up: only to say what did not come."""


class HeldClock(Clock):
    """Stands still until it is moved on."""

    def __init__(self) -> None:
        self.time = 0.0
        self._sleepers: list[tuple[float, float, asyncio.Future[None]]] = []
        """Until when and for how long each one wanted to sleep."""
        self._changed = asyncio.Event()

    def now(self) -> float:
        return self.time

    def date(self) -> float:
        return 1_800_000_000.0 + self.time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry = (self.time + seconds, seconds, woken)
        self._sleepers.append(entry)
        self._changed.set()
        try:
            await woken
        finally:
            if entry in self._sleepers:
                self._sleepers.remove(entry)

    def sleeping(self) -> list[float]:
        """How long everybody who waits for the clock still has to wait, the shortest first."""
        return sorted(end - self.time for end, _, woken in self._sleepers if not woken.done())

    async def until_asleep(self, seconds: float) -> None:
        """Wait until somebody has just fallen asleep for exactly so long; one who has so much left is somebody else."""
        async with asyncio.timeout(PATIENCE):
            while not any(
                abs(wanted - seconds) < 1e-9 and abs(end - self.time - seconds) < 1e-9 and not woken.done()
                for end, wanted, woken in self._sleepers
            ):
                self._changed.clear()
                await self._changed.wait()

    async def until_asleep_again(self, seconds: float) -> None:
        """Wait until somebody is asleep who wanted to be for exactly so long, however much of it is left."""
        async with asyncio.timeout(PATIENCE):
            while not any(wanted == seconds and not woken.done() for _, wanted, woken in self._sleepers):
                self._changed.clear()
                await self._changed.wait()

    async def advance(self, seconds: float) -> None:
        """Let time go by; who is due wakes up in order, and what follows at once happens."""
        end = self.time + seconds
        while due := [entry for entry in self._sleepers if entry[0] <= end and not entry[2].done()]:
            at, _, woken = min(due, key=lambda entry: entry[0])
            self.time = max(self.time, at)
            woken.set_result(None)
            for _ in range(20):
                await asyncio.sleep(0)
        self.time = end
