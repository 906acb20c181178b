"""Whether a process should be sent anybody: it is not leaving, and its database answers."""

from __future__ import annotations

import asyncio
from typing import Literal

from vernissage.house.ports import Shelf
from vernissage.server.leaving import Leaving

State = Literal["ready", "leaving", "no-database"]
FRESH = 1.0
"""Seconds for which what was found is said again: whoever asks often does not keep the database busy."""
PATIENCE = 2.0
"""Seconds that the database may take."""


class Readiness:
    """Looks whether the house can serve; for all who ask at once, once."""

    def __init__(self, shelf: Shelf, leaving: Leaving) -> None:
        self.shelf = shelf
        self.leaving = leaving
        self.clock = leaving.clock
        self._looking = asyncio.Lock()
        self._found = False
        self._until = self.clock.now()

    async def state(self) -> State:
        """How it stands now."""
        async with self._looking:
            if self.clock.now() >= self._until:
                self._found = await self._answers()
                self._until = self.clock.now() + FRESH
        if self.leaving.begun:
            return "leaving"
        return "ready" if self._found else "no-database"

    async def _answers(self) -> bool:
        try:
            await self.clock.limit(PATIENCE, self.shelf.seqs(["-"]))
        except Exception:  # whatever a driver raises, or the time is up
            return False
        return True
