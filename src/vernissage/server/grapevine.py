"""How processes hear of each other's changes: through PostgreSQL, again and again if the line is cut."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any

import psycopg
from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection
from psycopg.sql import SQL, Identifier, Literal

from vernissage.house.clock import Clock
from vernissage.house.errors import first_line

LOG = logging.getLogger("vernissage")
CUT = (psycopg.Error, OSError)
PAUSE, LONGEST_PAUSE = 0.25, 10.0
"""Seconds until the line is tried again: at first, and after many times."""
ALIVE: dict[str, Any] = {"keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3, "connect_timeout": 10}
"""A line whose other end is silent for half a minute is cut."""


class Grapevine(ChannelsBackend):
    """Says and hears what changes; whoever was cut off hears `missed` as soon as the line stands again."""

    def __init__(self, address: str, channels: Iterable[str], missed: bytes, clock: Clock | None = None) -> None:
        self.address = address
        self.channels = tuple(channels)
        self.missed = missed
        self.clock = clock or Clock()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._hearing: asyncio.Task[None] | None = None
        self._speaking: AsyncConnection[Any] | None = None
        self._one_speaks = asyncio.Lock()

    async def on_startup(self) -> None:
        """Listen."""
        self._heard = asyncio.Queue()
        self._hearing = asyncio.create_task(self._hear(await self._listen()))

    async def on_shutdown(self) -> None:
        """Listen no longer."""
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)
        await self._hang_up()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell everybody; on a new line if the old one is cut."""
        async with self._one_speaks:
            try:
                await self._say(data, channels)
            except CUT:
                await self._hang_up()
                await self._say(data, channels)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """All channels are listened to from the beginning."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """All channels are listened to until the end."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What is heard."""
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is remembered: the tables themselves are in the database."""
        return []

    async def _say(self, data: bytes, channels: Iterable[str]) -> None:
        if self._speaking is None:
            self._speaking = await AsyncConnection.connect(self.address, autocommit=True, **ALIVE)
        for channel in channels:
            told = SQL("NOTIFY {}, {}").format(Identifier(channel), Literal(data.decode()))
            await self._speaking.execute(told)

    async def _hang_up(self) -> None:
        line, self._speaking = self._speaking, None
        if line is not None:
            with contextlib.suppress(*CUT):
                await line.close()

    async def _listen(self) -> AsyncConnection[Any]:
        line = await AsyncConnection.connect(self.address, autocommit=True, **ALIVE)
        for channel in self.channels:
            await line.execute(SQL("LISTEN {}").format(Identifier(channel)))
        return line

    async def _hear(self, line: AsyncConnection[Any]) -> None:
        """Hear until the end, on one line after the other."""
        while True:
            try:
                async for word in line.notifies():
                    self._heard.put_nowait((word.channel, word.payload.encode()))
            except CUT as error:
                LOG.warning("other processes are not heard: %s", first_line(error))
            finally:
                with contextlib.suppress(*CUT):
                    await line.close()
            line = await self._listen_again()
            for channel in self.channels:
                self._heard.put_nowait((channel, self.missed))

    async def _listen_again(self) -> AsyncConnection[Any]:
        pause = PAUSE
        while True:
            await self.clock.sleep(pause)
            try:
                line = await self._listen()
            except CUT:
                pause = min(LONGEST_PAUSE, 2 * pause)
            else:
                LOG.warning("other processes are heard again")
                return line
