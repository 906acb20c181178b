"""How the processes of a server tell each other of changes: through channels."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine
from typing import Any

from litestar.channels import ChannelsPlugin

from vernissage.house.calling import Caller
from vernissage.house.errors import first_line
from vernissage.house.ports import Ear

LOG = logging.getLogger("vernissage")
CHANNEL = "tables"
MISSED = b'{"from": ""}'
"""What is heard after the line to the other processes was cut."""


class ChannelCrier(Caller):
    """Tells the other processes; nobody if there are none, as with SQLite. A word is never longer than 8,000 bytes."""

    def __init__(self, channels: ChannelsPlugin, shared: bool) -> None:
        super().__init__()
        self.channels = channels
        self.shared = shared
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, ear: Ear) -> None:
        """Let the house hear what other processes tell."""
        self._spawn(self._listen(ear))

    async def close(self) -> None:
        """Neither tell nor hear any longer."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def call(self, word: dict[str, Any]) -> None:
        """Tell the other processes, as soon as the channels have a moment."""
        if not self.shared:
            return
        data = json.dumps(word)

        async def publish() -> None:
            try:
                await self.channels.wait_published(data, CHANNEL)
            except Exception as error:
                LOG.warning("other processes were not told, they will look themselves: %s", first_line(error))

        self._spawn(publish())

    async def _listen(self, ear: Ear) -> None:
        """Hear what other processes tell."""
        subscriber = await self.channels.subscribe(CHANNEL)
        async for raw in subscriber.iter_events():
            self.hear(ear, json.loads(raw))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
