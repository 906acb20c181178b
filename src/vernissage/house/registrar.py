"""The registrar writes down how games end, each once, beside those who play."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine
from typing import Any

from vernissage.house.book import Find
from vernissage.house.errors import CannotBeOpened, first_line
from vernissage.house.ports import Ports
from vernissage.house.reopen import reopen
from vernissage.house.results import Over, over_of
from vernissage.house.room import Room

LOG = logging.getLogger("vernissage")
REMEMBERED = 10_000
"""Tables whose end was seen here."""
ROUND = 60.0
"""Seconds between two looks for games whose end nobody wrote down."""
AGO = 3600.0
"""Seconds that a later look goes back; the first one goes back to the beginning."""
ALL = 1000
"""Games in somebody's data."""
AT_ONCE = 50
"""Tables that one look finds."""


class Registrar:
    """Keeps the results of all tables; what was missed when a process ended is caught up."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self._seen: dict[str, None] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._since = 0.0
        self._next = 0.0
        self._catching: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Leave the rest to whoever opens the house next."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until all that is being written is written."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def consider(self, room: Room, elsewhere: bool = False) -> None:
        """Write a result down when a game ends here: the first end counts, whatever is taken back afterwards."""
        if elsewhere or room.table.status != "finished" or room.match is None or room.id in self._seen:
            return
        self._remember(room.id)
        try:
            over = over_of(room.table, room.seats, room.match)
        except Exception as error:  # a result is never worth a game; the sweep says more
            LOG.error("no result of a table: %s", first_line(error))
            return
        self._spawn(self._keep(over))

    def look(self) -> None:
        """Catch up now and then."""
        now = self.ports.clock.now()
        if now >= self._next and (self._catching is None or self._catching.done()):
            self._next = now + ROUND
            self._catching = self._spawn(self._catch_up_quietly())

    async def catch_up(self) -> int:
        """Write down whatever ended without a result, such as games of a process that was killed; how many."""
        began, count, tried = self.ports.clock.date(), 0, set[str]()
        while found := await self.ports.shelf.ratings.missing(self._since, AT_ONCE):
            if all(id in tried for id, _ in found):
                break
            for id, updated in found:
                count += await self._caught_up(id, updated)
                tried.add(id)
                await asyncio.sleep(0)
        self._since = max(0.0, began - AGO)
        return count

    async def _catch_up_quietly(self) -> None:
        try:
            count = await self.catch_up()
        except Exception as error:  # the next time, perhaps
            LOG.warning("results cannot be written: %s", first_line(error))
            return
        if count:
            LOG.info("%d results written that were missing", count)

    async def _caught_up(self, id: str, updated: float) -> bool:
        """Whether the result of a table could be written."""
        try:
            stored = await self.ports.shelf.load(id)
        except CannotBeOpened as damaged:
            LOG.error("no result of a table: %s; `vernissage check`", damaged.why)
            await self.ports.shelf.ratings.give_up(id, updated)
            return False
        if stored is None or stored.table.status != "finished":  # meanwhile
            return False
        try:
            over = await self.ports.thinkers.beside(
                lambda: over_of(stored.table, stored.seats, reopen(stored, self.ports.seed(len(stored.answers)))[0])
            )
        except Exception as error:
            LOG.error("no result of a table: %s; `vernissage check`", first_line(error))
            await self.ports.shelf.ratings.give_up(id, updated)
            return False
        self._remember(id)
        return await self._write(over)

    async def _keep(self, over: Over) -> None:
        try:
            await self._write(over)
        except Exception as error:  # `catch_up` finds it
            LOG.warning("the result of a table cannot be written yet: %s", first_line(error))

    async def _write(self, over: Over) -> bool:
        """Write a result down, with who has played in person: bots and stand-ins send no requests."""
        answers = Counter(holder for holder, _ in await self.ports.shelf.request_ids(over.table))
        return await self.ports.shelf.ratings.write(over.answered(answers))

    def _remember(self, id: str) -> None:
        self._seen[id] = None
        while len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def kept(ports: Ports, person: str) -> dict[str, Any]:
    """A person's ratings, page and latest results, for themselves to read."""
    book = ports.shelf.ratings
    rows, _ = await book.find(Find(person=person, private=True), ALL)
    return {
        "page": (await book.pages([person])).get(person, ""),
        "ratings": {game: vars(rating) for (_, game), rating in (await book.ratings([person])).items()},
        "games": [
            {"table": over.table, "game": over.game, "ended": over.ended, "rank": one.rank, "points": one.points}
            for over, _ in rows
            for one in over.seats
            if one.person == person
        ],
    }
