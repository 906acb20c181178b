"""The outbox is emptied beside everything else: a few messages at once, each tried again with growing pauses."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from vernissage.core.game import Line
from vernissage.house import speech
from vernissage.house.clock import Clock
from vernissage.house.errors import first_line
from vernissage.house.news import Item
from vernissage.server.messages import mail
from vernissage.server.messages.push import NEIGHBOURS, Browser, Push
from vernissage.server.store import outbox, ways
from vernissage.server.store.news import mark_mailed, unmailed
from vernissage.server.store.outbox import MAIL_AGAIN, OLD, Database, Send

LOG = logging.getLogger("vernissage")
AT_ONCE = 32
"""Messages on their way at once."""
LOOK = 30.0
"""Seconds between looks for what another process has put into the outbox and not sent."""
PAUSES = (30.0, 120.0, 600.0, 1800.0, 3600.0, 3 * 3600.0, 6 * 3600.0)
"""Seconds until a message is tried again; after the last it is given up."""
TIDY = 3600.0
SLOW = 1000
"""Hosts that are remembered as slow."""
BUSY = 30.0
"""Seconds until a message is tried again whose network is busy with those of other hosts."""
LIFE = {"turn": 24 * 3600, "time-short": 3600}
"""Seconds that a push service keeps a message for a browser that sleeps."""


class Sender:
    """Sends what lies in the outbox; a slow or failing way holds up nothing but itself."""

    def __init__(self, store: Database, clock: Clock, push: Push, mail: mail.Mail | None) -> None:
        self.store = store
        self.clock = clock
        self.push = push
        self.mail = mail
        self.wake = asyncio.Event()
        """Something may have to be sent sooner."""
        self._sending: set[asyncio.Task[None]] = set()
        self._hosts: Counter[str] = Counter()
        """Messages on their way, by the host that has not taken them yet."""
        self._slow: dict[str, None] = {}
        """Hosts that did not take the last message they were given."""
        self._tidied = -TIDY

    async def run(self) -> None:
        """Send for ever; when the database cannot be used, look again later."""
        while True:
            try:
                pause = await self.look()
            except Exception as error:  # whatever a database does
                LOG.warning("news wait: %s", first_line(error))
                pause = LOOK
            await self._rest(pause)

    async def close(self) -> None:
        """End what is on its way; it is another's after a while."""
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        await self.push.close()

    async def _rest(self, pause: float) -> None:
        """Wait for the next message that is due, or until there is something else to look for."""
        woken = asyncio.ensure_future(self.wake.wait())
        try:
            await self.clock.within(pause, woken)
        finally:
            woken.cancel()
        self.wake.clear()

    async def look(self) -> float:
        """Begin to send what is due and there is room for; the seconds until one should look again."""
        self.wake.clear()
        now = self.clock.now()
        if now - self._tidied >= TIDY:
            self._tidied = now
            await self.store.write(outbox.sweep, self.clock.date())
        room = AT_ONCE - len(self._sending)
        if room <= 0:
            return LOOK  # whoever ends wakes this
        crowded: list[str] = []
        for send in await self.store.write(outbox.claim, self.clock.date(), room, self._busy()):
            if send.host in self._busy():
                crowded.append(send.id)
            else:
                self._begin(send)
        if crowded:  # in one transaction, and not looked at again before there is room
            await self.store.write(outbox.put_back, crowded)
        due = await outbox.look(self.store, outbox.next_due, self._busy())
        return LOOK if due is None else min(LOOK, max(0.05, due - self.clock.date()))

    def _busy(self) -> list[str]:
        """Hosts that have not answered as many messages as they are given at once; the slow ones share their part."""
        busy = [host for host, count in self._hosts.items() if count >= NEIGHBOURS]
        if sum(self._hosts[host] for host in self._slow) >= NEIGHBOURS:
            busy += self._slow
        return busy

    def _timed(self, host: str, slow: bool) -> None:
        """A host has taken a message, or has not: whoever names many that never do holds up nobody else."""
        self._slow.pop(host, None)
        if slow:
            self._slow[host] = None
            if len(self._slow) > SLOW:
                del self._slow[next(iter(self._slow))]

    def _begin(self, send: Send) -> None:
        """Send something meanwhile; all mails have one host, the empty name."""
        self._hosts[send.host] += 1

        def over(task: asyncio.Task[None]) -> None:
            self._sending.discard(task)
            self._hosts[send.host] -= 1
            if not self._hosts[send.host]:
                del self._hosts[send.host]
            self.wake.set()

        task = asyncio.create_task(self._send(send))
        self._sending.add(task)
        task.add_done_callback(over)

    async def sent(self) -> None:
        """Wait for all that is on its way."""
        while self._sending:
            await asyncio.wait(set(self._sending))

    async def _send(self, send: Send) -> None:
        try:
            if send.way == "push":
                await self._push(send)
            elif self.mail is None:
                await self._write(outbox.drop, send.id)
            elif send.way == "ask":
                await self._ask(send, self.mail)
            else:
                await self._digest(send, self.mail)
        except Exception as error:  # its claim runs out, and it is tried again
            LOG.warning("news could not be sent: %s", first_line(error))

    async def _push(self, send: Send) -> None:
        """Push one message to one browser."""
        if not send.endpoint:  # the browser is gone, or it is no longer true
            await self._write(outbox.drop, send.id)
            return
        browser = Browser(send.endpoint, send.p256dh, send.auth)
        life = LIFE.get(send.kind, int(OLD))
        topic = hashlib.sha256(f"{send.table} {send.kind}".encode()).hexdigest()[:32]
        outcome = await self.push.send(browser, payload(send), topic, send.kind in LIFE, life)
        self._timed(send.host, outcome.what == "later")
        if outcome.what == "gone":
            await self._write(outbox.gone, send.browser)
        elif outcome.what == "busy":
            await self._write(outbox.later, send.id, self.clock.date() + BUSY, send.tries)
        elif outcome.what == "later":
            await self._again(send, outcome.pause)
        else:
            await self._write(outbox.done, send.id, self.clock.date())

    async def _again(self, send: Send, asked: float = 0.0) -> None:
        """Try again after a pause that grows, and give up after a day."""
        date = self.clock.date()
        if send.tries >= len(PAUSES) or date - send.made > OLD:
            if send.way == "push":
                await self._write(outbox.done, send.id, date)
            else:  # the next news is a new mail
                await self._write(outbox.drop, send.id)
            return
        pause = max(PAUSES[send.tries], asked)
        await self._write(outbox.later, send.id, date + pause, send.tries + 1)

    async def _ask(self, send: Send, way: mail.Mail) -> None:
        """Ask whether an address is somebody's."""
        found = await outbox.look(self.store, ways.ways, send.person)
        if not found.address or found.confirmed or not found.code:
            await self._write(outbox.drop, send.id)
            return
        letter = mail.question(way.sender, found.address, found.origin, found.code, send.language, self.clock.date())
        await self._mail(send, way, letter, lambda connection: outbox.drop(connection, send.id))

    async def _digest(self, send: Send, way: mail.Mail) -> None:
        """One mail about all that somebody has not read since the last one."""
        date = self.clock.date()
        found, items = await outbox.look(self.store, letters, send.person)
        if not items or not (found.mail and found.confirmed):
            await self._write(outbox.drop, send.id)
            return
        letter = mail.digest(way.sender, found.address, found.origin, found.stop, items, send.language, date)
        await self._mail(send, way, letter, lambda connection: mailed(connection, send, items, date))

    async def _mail(self, send: Send, way: mail.Mail, letter: Any, after: Callable[[Connection], None]) -> None:
        try:
            fine = await way.send(letter)
        except ValueError:
            await self._write(ways.forget_address, send.person)
            return
        if fine:
            await self.store.write(after)
        else:
            await self._again(send)

    async def _write(self, work: Callable[..., None], *args: Any) -> None:
        await self.store.write(work, *args)


def payload(send: Send) -> bytes:
    """What a browser shows: which game, what happened, where to look. Nothing of what lies on the table."""
    told = {
        "title": mail.title(send.game),
        "body": mail.plain(speech.say(Line(f"news-{send.kind}"), send.language)),
        "lang": send.language,
        "kind": send.kind,
        "link": f"/table/{send.table}",
        "tag": f"table-{send.table}",
    }
    return json.dumps(told, ensure_ascii=False).encode()


def letters(connection: Connection, person: str) -> tuple[ways.Ways, list[Item]]:
    """How somebody wants to be told, and what they have not read yet, by mail or here."""
    found = ways.ways(connection, person)
    return found, unmailed(connection, person)


def mailed(connection: Connection, send: Send, items: list[Item], date: float) -> None:
    """A mail is sent: the next one comes no sooner than in a while, if there is something for it by then."""
    mark_mailed(connection, send.person, items)
    ways.change(connection, send.person, {"mailed": date})
    outbox.drop(connection, send.id)
    if unmailed(connection, send.person):
        outbox.post(connection, send.id, "mail", send.person, date + MAIL_AGAIN, date)
