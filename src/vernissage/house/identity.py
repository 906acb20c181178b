"""Whose key it is: devices of one person, and what is known of them without a look at the shelf."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from vernissage.house.devices import SIGNED_OUT, Device
from vernissage.house.errors import Refused, first_line
from vernissage.house.ports import Ports
from vernissage.house.reader import Reader

LOG = logging.getLogger("vernissage")
REMEMBERED = 50_000
"""Keys whose person is known without a look at the shelf."""
LOOK = 0.5
"""Seconds between looks at a shared shelf for keys that were revoked elsewhere."""
SLACK = 60.0
"""Seconds by which the clocks of those who share a shelf may differ."""
DAY = 86_400


@dataclass
class Known:
    """What is known of a key."""

    person: str
    """Empty if the key is not good any more."""
    device: str = ""
    """What the person knows the device by; empty for a key that is a person of its own."""
    seen: int = 0
    proved: float = 0.0


@dataclass(frozen=True)
class Agent:
    """With what somebody reads, in two plain words."""

    browser: str = "other"
    system: str = "other"


def hashed(secret: str) -> str:
    """What is kept of a secret: who reads the shelf cannot use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id() -> str:
    """What somebody knows a device by."""
    return secrets.token_hex(8)


class Identity:
    """Whose key it is."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self._shelf = ports.shelf.devices
        self._connections: dict[str, list[Callable[[], None]]] = {}
        """What ends each connection of a key."""
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._turn = 0
        """Moves on whenever keys are revoked: what was looked up before may be wrong by then."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def whose(self, key: str) -> Known:
        """Whose a key is: a device's person, or a person of its own; refused if it was revoked."""
        known = self._known.get(key)
        if known is None:
            known = await self._look_up(key)
        else:
            self._known.move_to_end(key)
        if not known.person:
            raise Refused(401, SIGNED_OUT)
        if known.device and known.seen != (today := self.today()):
            known.seen = today
            self.spawn(self._saw(key, today))
        return known

    async def _look_up(self, key: str) -> Known:
        while True:
            turn = self._turn
            device = await self._shelf.device(key)
            if device is not None and device.replaces and not device.revoked:
                old = await self._shelf.confirm(key, self.ports.clock.date())
                self.drop([old])
                continue
            if turn == self._turn:
                break
        known = Known(key)
        if device is not None:
            person = "" if device.revoked else device.person
            known = Known(person, device.id, device.seen, device.proved)
        self._remember(key, known)
        return known

    def _remember(self, key: str, known: Known) -> None:
        self._known[key] = known
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def drop(self, keys: Iterable[str]) -> None:
        """Some keys are not good any more, from this moment on."""
        news = frozenset(key for key in keys if key and getattr(self._known.get(key), "person", key))
        if news:
            self._turn += 1
            for key in news:
                self._remember(key, Known(""))
                for end in self._connections.get(key, ()):
                    end()

    @asynccontextmanager
    async def connected(self, reader: Reader, end: Callable[[], None]) -> AsyncIterator[None]:
        """Have a connection ended as soon as its key is not good any more; refused if that has happened already."""
        if not reader.device:  # somebody without a key, who loses none
            yield
            return
        ends = self._connections.setdefault(reader.device, [])
        ends.append(end)
        try:
            await self.whose(reader.device)
            yield
        finally:
            ends.remove(end)
            if not ends:
                self._connections.pop(reader.device, None)

    async def follow(self) -> None:
        """Hear of keys that were revoked elsewhere, for as long as the house is open."""
        since = self.ports.clock.date()
        while True:
            await self.ports.clock.sleep(LOOK)
            try:
                now = self.ports.clock.date()
                self.drop(await self._shelf.revoked_since(since - SLACK))
                since = now
            except Exception as error:
                LOG.warning("the database cannot be read: %s", first_line(error))

    async def _saw(self, key: str, day: int) -> None:
        try:
            await self._shelf.saw(key, day)
        except Exception as error:  # the next day, perhaps
            LOG.warning("the database cannot be written: %s", first_line(error))

    def today(self) -> int:
        """The day, counted from 1970."""
        return int(self.ports.clock.date() // DAY)

    async def renew(self, reader: Reader, new: str, agent: Agent, proved: bool = False) -> None:
        """Let the reader's device have another key; the old one is good until that is used, and no longer."""
        known, now = await self.whose(reader.device), self.ports.clock.date()
        device = Device(
            reader.device, reader.holder, known.device or new_id(), agent.browser, agent.system, now, self.today()
        )
        again = replace(device, key=new, replaces=reader.device, proved=now if proved else known.proved)
        if why := await self._shelf.renew(device, again):
            raise Refused(401 if why == SIGNED_OUT else 409, why)

    async def close(self) -> None:
        """Leave what is not done yet."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something meanwhile."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
