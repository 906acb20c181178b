"""The herald of a server: what is told is kept beside the game, shown under the bell, and sent by others."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice, takewhile
from typing import Any, NamedTuple, cast

from vernissage.house.clock import Clock
from vernissage.house.errors import first_line
from vernissage.house.news import Entry, News, NewsShelf
from vernissage.server.messages.sender import Sender

LOG = logging.getLogger("vernissage")
PENDING = 50_000
"""What may wait to be kept: more is forgotten, and told when a table is opened again."""
BATCH = 200
"""What is kept in one transaction: the thread that writes is also the one that keeps answers."""
PAUSE, LONGEST_PAUSE = 0.5, 30.0


class Opened(NamedTuple):
    """Somebody has opened a table."""

    person: str
    table: str


class StoreHerald:
    """Tells people by the bell at once, and by the ways they want through the outbox; never while somebody waits."""

    def __init__(self, shelf: NewsShelf, clock: Clock, sender: Callable[[], Coroutine[Any, Any, Sender]]) -> None:
        self.shelf = shelf
        self.clock = clock
        self.sender: Sender | None = None
        self.elsewhere: Callable[[Sequence[str]], None] = lambda people: None
        """Tells other processes for whom something has changed."""
        self._make = sender
        self._pending: deque[Entry | Opened] = deque()
        self._wake = asyncio.Event()
        self._bells: dict[str, set[asyncio.Event]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to keep and to send."""
        self.sender = await self._make()
        self._tasks = [asyncio.create_task(self._keep()), asyncio.create_task(self.sender.run())]

    async def close(self) -> None:
        """Keep what was told, and send nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.sender is not None:
            await self.sender.close()
        try:
            while self._pending:
                await self._keep_some()
        except Exception as error:  # it is told when the tables are opened again
            LOG.warning("news were not kept: %s", first_line(error))

    def tell(self, person: str, news: News, here: bool = False) -> None:
        """Let somebody hear something, once."""
        self._put((person, news.table, news, here))

    def settle(self, person: str, table: str) -> None:
        """Something that somebody was told of a table may be true no longer."""
        self._put((person, table, None, False))

    def read(self, person: str, table: str) -> None:
        """Somebody has opened a table, and sees what they were told of it."""
        if person:  # else somebody without a key, who only watches
            self._put(Opened(person, table))

    def _put(self, entry: Entry | Opened) -> None:
        if len(self._pending) < PENDING:
            self._pending.append(entry)
        self._wake.set()

    async def _keep(self) -> None:
        pause = PAUSE
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                while self._pending:
                    await self._keep_some()
                pause = PAUSE
            except Exception as error:  # whatever a database does: it may be back in a moment
                LOG.warning("news wait: %s", first_line(error))
                self._wake.set()
                await self.clock.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)

    async def _keep_some(self) -> None:
        """Keep some of what waits, in its order: what is told after a table was opened is not read yet."""
        first, date = self._pending[0], self.clock.date()
        if isinstance(first, Opened):
            count, touched = 1, {first.person} if await self.shelf.read(*first, date) else set()
        else:
            told = takewhile(lambda entry: not isinstance(entry, Opened), islice(self._pending, BATCH))
            some = cast("list[Entry]", list(told))
            count, touched = len(some), await self.shelf.keep(some, date)
        for _ in range(count):
            self._pending.popleft()
        self.changed(sorted(touched))

    def changed(self, people: Sequence[str]) -> None:
        """Something has changed for some people: their bells ring, here and elsewhere, and the outbox is looked at."""
        if people:
            self.ring(people)
            self.elsewhere(people)
            if self.sender is not None:
                self.sender.wake.set()

    # The bell.

    def ring(self, people: Sequence[str] | None) -> None:
        """Let the bells of some people be looked at; everybody's if nobody knows whose."""
        for person in list(self._bells) if people is None else people:
            for bell in self._bells.get(person, ()):
                bell.set()

    @contextmanager
    def bell(self, person: str) -> Iterator[asyncio.Event]:
        """Something that is set whenever there may be news for somebody."""
        bell = asyncio.Event()
        self._bells.setdefault(person, set()).add(bell)
        try:
            yield bell
        finally:
            self._bells[person].discard(bell)
            if not self._bells[person]:
                del self._bells[person]
