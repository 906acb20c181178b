"""How the processes of a server tell each other of changes: through channels."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Sequence
from typing import Any

from litestar.channels import ChannelsPlugin

from vernissage.house.errors import first_line
from vernissage.house.ports import Company, Ear

LOG = logging.getLogger("vernissage")
CHANNEL = "tables"
TOLD_AT_ONCE = 80
"""People who are told something, in one word."""
COMPANIES = 15
"""Tables of which it is told who watches them, in one word."""
HANDED = 200
"""Tables that are handed over in one word."""
LAST_WORDS = 2.0
"""Seconds in which a process that leaves can still tell the others something."""
MISSED = b'{"from": ""}'
"""What is heard after the line to the other processes was cut."""


class ChannelCrier:
    """Tells the other processes; nobody if there are none, as with SQLite. A word is never longer than 8,000 bytes."""

    def __init__(self, channels: ChannelsPlugin, shared: bool) -> None:
        self.channels = channels
        self.shared = shared
        self.name = secrets.token_hex(8)
        """By which the other processes know this one."""
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

    def changed(self, table: str, seq: int) -> None:
        """A table has changed."""
        self._publish({"table": table, "seq": seq})

    def present(self, companies: Sequence[Company]) -> None:
        """Who watches some tables here."""
        for i in range(0, len(companies), COMPANIES):
            self._publish({"present": companies[i : i + COMPANIES]})

    def hurry(self, table: str) -> None:
        """Somebody wants the bots of a table to be quick."""
        self._publish({"table": table, "hurry": True})

    def handed(self, tables: Sequence[str]) -> None:
        """The process leaves: another should move the bots of these tables."""
        for i in range(0, len(tables), HANDED):
            self._publish({"handed": tables[i : i + HANDED]})

    def ring(self, people: Sequence[str]) -> None:
        """Some people were told something."""
        for i in range(0, len(people), TOLD_AT_ONCE):
            self._publish({"news": people[i : i + TOLD_AT_ONCE]})

    def talked(self, table: str) -> None:
        """Something was said at a table."""
        self._publish({"said": table})

    def muted(self, person: str) -> None:
        """Somebody wants to read others than before."""
        self._publish({"muted": person})

    def _publish(self, message: dict[str, Any]) -> None:
        if not self.shared:
            return
        data = json.dumps({**message, "from": self.name})

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
            message = json.loads(raw)
            if message["from"] == self.name:
                continue
            if not message["from"]:  # the line was cut: nobody knows what was said meanwhile
                ear.hear_silence()
            if "present" in message:
                ear.hear_company(message["from"], message["present"])
            if "handed" in message:
                ear.hear_handed(message["handed"])
            if "news" in message:
                ear.hear_news(message["news"])
            if "said" in message:
                ear.hear_talk(message["said"])
            if "muted" in message:
                ear.hear_mute(message["muted"])
            if "seq" in message:
                ear.hear_change(message["table"], message["seq"])
            elif "table" in message:
                ear.hear_hurry(message["table"])
