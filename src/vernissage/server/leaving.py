"""How a process ends: whoever is here is told to come again, to another one, and nothing begun is cut off."""

from __future__ import annotations

import random
import signal
import socket
from typing import Any

import uvicorn

from vernissage.house.clock import Clock
from vernissage.house.house import House

GROUP, PAUSE = 25, 0.05
"""So many live connections are ended at once, and the seconds until the next: they all come again somewhere."""
TICK = 0.1


class Leaving:
    """Whether a process is about to end, for all who have to know."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.begun = False
        self.house: House | None = None

    async def see_off(self) -> None:
        """End the live connections to tables, some at a time; each says that one should come again."""
        if self.house is None:
            return
        here = [watcher for room in self.house.rooms() for watcher in room.watchers]
        random.shuffle(here)  # those of one table should not all come again at once
        for i in range(0, len(here), GROUP):
            for watcher in here[i : i + GROUP]:
                watcher.end()
            await self.clock.sleep(PAUSE)


class Server(uvicorn.Server):
    """Lets people in; told to stop, it says so to its proxy, closes the doors, and sees everybody off."""

    def __init__(self, config: uvicorn.Config, leaving: Leaving, notice: float = 0.0) -> None:
        super().__init__(config)
        self.leaving = leaving
        self.notice = notice
        self._at_once = False

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """From the first word of a stop to the end of the house: requests that have begun are answered."""
        self.leaving.begun = True
        if signal.SIGINT not in self._captured_signals:  # whoever presses Ctrl-C has no proxy to tell
            await self._wait(self.notice)
        for door in (*self.servers, *(sockets or ())):
            door.close()
        await self.leaving.see_off()
        await super().shutdown([])

    async def _wait(self, seconds: float) -> None:
        until = self.leaving.clock.now() + seconds
        while self.leaving.clock.now() < until and not self._at_once:
            await self.leaving.clock.sleep(TICK)
            await self.on_tick(0)

    def handle_exit(self, sig: int, frame: Any) -> None:
        """Told twice to stop, it lets nobody in any more."""
        self._at_once = self.should_exit
        super().handle_exit(sig, frame)
