"""The desk where strangers hand in records and sheets: a process of its own reads them, never the one of the tables."""

from __future__ import annotations

import asyncio
import sys

from vernissage.house.clock import Clock
from vernissage.house.errors import Refused
from vernissage.house.papers import match_of
from vernissage.house.reading import Papers, Read
from vernissage.server.thinker import Thinker
from vernissage.table.match import Match

CLERK = (sys.executable, "-m", "vernissage.server.clerk")
PATIENCE = 10.0
"""Seconds after which a paper is taken away from whoever reads it."""
START = 30.0
"""Seconds that the process may take to start, on a busy machine."""
QUEUE = 30
"""Papers that may wait."""


class Desk(Papers):
    """One process that reads, kept warm; killed and replaced when it takes too long or breaks."""

    def __init__(self, clock: Clock, command: tuple[str, ...] = CLERK) -> None:
        self.clock = clock
        self._clerk = Thinker(command, START, clock)
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def close(self) -> None:
        """Send the process home."""
        await self._clerk.stop()

    async def played(self, found: Read) -> Match:
        """The match of a record, put together in a thread."""
        return await asyncio.to_thread(match_of, found)

    async def read(self, task: Read) -> Read | None:
        """What a paper says, when its turn has come; nothing if it takes more than any that is right."""
        if self._waiting >= QUEUE:
            raise Refused(429, "error-too-many")
        self._waiting += 1
        try:
            async with self._turn:
                found = await self._clerk.think(task, PATIENCE)
                if found is None:
                    await self._clerk.stop()
                return found
        finally:
            self._waiting -= 1
