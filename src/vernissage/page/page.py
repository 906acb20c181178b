"""The house of a page: what its script asks, and what comes back."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import replace
from typing import Any, cast

from msgspec import Struct, json

from vernissage.house.addresses.address import JSON, Paper
from vernissage.house.clock import Clock
from vernissage.house.errors import Refused
from vernissage.house.house import Habits, House
from vernissage.house.identity import hashed
from vernissage.house.live import Gone, arrive, converse, told
from vernissage.house.ports import Ports
from vernissage.house.problems import problem_of
from vernissage.house.protocol.live import Message
from vernissage.house.protocol.words import Language
from vernissage.house.reader import Reader
from vernissage.page.browser import Cupboard, Script, Unkept
from vernissage.page.crier import TabCrier
from vernissage.page.herald import Nobody
from vernissage.page.router import Router, taken_apart
from vernissage.page.shelf import PageShelf
from vernissage.page.thinkers import Workers
from vernissage.table.text import LANGUAGES

LOG = logging.getLogger("vernissage")
HABITS = Habits(tables=1000, talk=False)
BUDGET = 10.0
"""Seconds a bot may think about one answer."""
COME_AGAIN = 1012


class Reply(Struct):
    """What comes back to the page's script."""

    status: int
    body: str
    kind: str = JSON
    name: str = ""
    """What a file is called."""


class TabConnection:
    """A live connection of the page."""

    def __init__(self, script: Script, number: int) -> None:
        self._script = script
        self._number = number
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def printed(self, message: Message) -> str:
        """A message as it goes out."""
        return json.encode(message).decode()

    async def say(self, text: str) -> None:
        """Send something."""
        self._script.say(self._number, text)

    async def hear(self) -> str:
        """What the page says next."""
        said = await self._heard.get()
        if said is None:
            raise Gone
        return said

    def wish(self) -> None:
        """Nobody else is kept waiting."""

    def heard(self, said: str | None) -> None:
        """The page says something, or has hung up."""
        self._heard.put_nowait(said)


class Page:
    """A house, opened for one tab."""

    def __init__(self, script: Script, clock: Clock | None = None) -> None:
        self._script = script
        self._cupboard = Cupboard(script)
        self._crier = TabCrier(script)
        self._router = Router()
        self._me = ""
        self._connections: dict[int, TabConnection] = {}
        self._talking: set[asyncio.Task[None]] = set()
        clock = clock or Clock()
        thinkers = Workers(script, clock, BUDGET)
        self.house = House(Ports(PageShelf(self._cupboard), self._crier, thinkers, clock, herald=Nobody()), HABITS)

    async def open(self) -> None:
        """Open the house; whoever comes for the first time is given a key, which all tabs share."""
        if not await self._cupboard.write({"me": hashed(secrets.token_urlsafe(32))}, only={"me": None}):
            LOG.debug("somebody who was here before")
        (me,) = await self._cupboard.get("me")
        assert me is not None
        self._me = me
        await self.house.open()

    async def close(self) -> None:
        """Close it; everything acknowledged is kept already."""
        for connection in self._connections.values():
            connection.heard(None)
        await asyncio.gather(*self._talking, return_exceptions=True)
        await self.house.close()

    def _reader(self, asked: dict[str, str]) -> Reader:
        lang = asked.get("lang", "")
        return Reader(self._me, cast("Language", lang if lang in LANGUAGES else LANGUAGES[0]), device=self._me)

    async def ask(self, method: str, address: str, body: str) -> str:
        """The reply to a question, as JSON. Nothing is acknowledged that is not kept."""
        reader = self._reader(taken_apart(address)[1])
        try:
            reader = replace(reader, fresh=not await self.house.knows(self._me))
            where, done = await self._router.ask(self.house, reader, method, address, body)
            if isinstance(done, Paper):
                return encoded(Reply(where.status, done.text, where.kind, done.name))
            return encoded(Reply(where.status, json.encode(done).decode()))
        except Refused as refusal:
            return refused(refusal, reader)
        except Unkept as error:
            # Whoever has no room is told so; what may only be a moment's trouble is tried again.
            return refused(Refused(409, "error-storage-full") if error.full else Refused(503, "error-storage"), reader)
        except Exception as error:
            LOG.error("%s failed", method, exc_info=error)
            return refused(Refused(500, "error-server"), reader)

    def connect(self, number: int, address: str) -> None:
        """A live connection to a table begins."""
        self._connections[number] = TabConnection(self._script, number)
        task = asyncio.ensure_future(self._talk(number, self._connections[number], address))
        self._talking.add(task)
        task.add_done_callback(self._talking.discard)

    def say(self, number: int, said: str) -> None:
        """The page says something on a live connection."""
        if number in self._connections:
            self._connections[number].heard(said)

    def hang_up(self, number: int) -> None:
        """The page ends a live connection."""
        if number in self._connections:
            self._connections[number].heard(None)

    def heard(self, word: str) -> None:
        """Another tab tells something."""
        self._crier.heard(word)

    async def _talk(self, number: int, connection: TabConnection, address: str) -> None:
        path, asked = taken_apart(address)
        reader, code = self._reader(asked), COME_AGAIN
        try:
            match path.strip("/").split("/"):
                case ["tables", id, "ws"]:
                    room, watcher = await arrive(self.house, reader, id, asked)
                    async with self.house.watching(room, watcher):
                        await converse(self.house, room, watcher, connection)
                case _:
                    raise Refused(404, "error-not-found")
        except Refused as refusal:
            await connection.say(told(refusal, reader.lang))
            code = 4000 + refusal.status
        finally:
            del self._connections[number]
            self._script.hang_up(number, code)


def encoded(reply: Reply) -> str:
    """A reply as JSON."""
    return json.encode(reply).decode()


def refused(refusal: Refused, reader: Reader) -> str:
    """The reply to a question that was refused."""
    return encoded(Reply(refusal.status, json.encode(problem_of(refusal, reader.lang)).decode()))


def opened(script: Any) -> Page:
    """The page's house, for its script."""
    return Page(script)
