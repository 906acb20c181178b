"""How the processes of a server tell each other of changes: through channels."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from litestar.channels import ChannelsPlugin

from vernissage.house.calling import Caller
from vernissage.house.errors import first_line
from vernissage.house.ports import Ear

LOG = logging.getLogger("vernissage")
CHANNEL = "tables"
LAST_WORDS = 2.0
"""Seconds in which a process that leaves can still tell the others something."""
MISSED = b'{"from": ""}'
"""What is heard after the line to the other processes was cut."""


class ChannelCrier(Caller):
    """Tells the other processes; nobody if there are none, as with SQLite. A word is never longer than 8,000 bytes."""

    def __init__(self, channels: ChannelsPlugin, shared: bool) -> None:
        super().__init__()
        self.channels = channels
        self.shared = shared
        self._telling: set[asyncio.Task[None]] = set()
        self._hearing: asyncio.Task[None] | None = None

    async def open(self, ear: Ear) -> None:
        """Let the house hear what other processes tell."""
        self._hearing = asyncio.create_task(self._listen(ear))

    async def close(self) -> None:
        """Neither tell nor hear any longer; what was to be told is told yet, unless that takes too long."""
        if self._telling:
            await asyncio.wait(self._telling, timeout=LAST_WORDS)
        left = [*self._telling, *([] if self._hearing is None else [self._hearing])]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

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

        task = asyncio.create_task(publish())
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _listen(self, ear: Ear) -> None:
        """Hear what other processes tell."""
        subscriber = await self.channels.subscribe(CHANNEL)
        async for raw in subscriber.iter_events():
            self.hear(ear, json.loads(raw))
