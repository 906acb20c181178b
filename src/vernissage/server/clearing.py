"""Clearing out: tables that nobody comes back to are removed, as the operator wishes; a few at a time, each once."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from vernissage.house.clock import Clock
from vernissage.house.errors import first_line
from vernissage.house.expiry import DAY, Expiry
from vernissage.house.talk_shelf import Act
from vernissage.server.store import expiry as shelf
from vernissage.server.store.store import Store

LOG = logging.getLogger("vernissage")
FIRST, ROUND = 60.0, 3600.0
"""Seconds after the house has opened until the first look, and between two."""
PAUSE = 0.1
"""Seconds between two tables: those who play come first."""


def nobody(table: str) -> bool:
    """Nobody watches."""
    return False


class Clearing:
    """Removes what has expired; any number of processes may do so at the same time."""

    def __init__(
        self, store: Store, clock: Clock, expiry: Expiry, watched: Callable[[str], bool] = nobody, by: str = "house"
    ) -> None:
        self.store = store
        self.clock = clock
        self.expiry = expiry
        self.watched = watched
        self.by = by

    async def run(self) -> None:
        """Look again and again."""
        pause = FIRST
        while self.expiry.days:
            await self.clock.sleep(pause)
            pause = ROUND
            try:
                removed = await self.clear()
            except Exception as error:  # the next time, perhaps
                LOG.warning("expired tables cannot be removed: %s", first_line(error))
                continue
            if removed:
                LOG.info("removed: %s", ", ".join(f"{count} {kind}" for kind, count in removed.items()))

    @asynccontextmanager
    async def meanwhile(self) -> AsyncIterator[None]:
        """Look again and again while something else is done."""
        running = asyncio.create_task(self.run())
        try:
            yield
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    async def find(self) -> AsyncIterator[tuple[str, str, str, float]]:
        """What has expired: its kind, id and game, and when something last happened there."""
        for kind in self.expiry.days:
            place: shelf.Place | None = (-1.0, "")
            while place is not None:
                found, place = await shelf.look(self.store.engine, kind, self._before(kind), place)
                for id, game, updated in found:
                    if not self.watched(id):
                        yield kind, id, game, updated

    async def clear(self) -> Counter[str]:
        """Remove it; how many of each kind."""
        removed = Counter[str]()
        async for kind, id, _, _ in self.find():
            act = Act("expire", self.clock.date(), table=id, detail=kind, by=self.by)
            removed[kind] += await self.store.write(shelf.remove, kind, self._before(kind), act)
            await self.clock.sleep(PAUSE)
        return +removed

    def _before(self, kind: str) -> float:
        return self.clock.date() - self.expiry.days[kind] * DAY
