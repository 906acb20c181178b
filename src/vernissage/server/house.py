"""The house: all tables of one server process, and what connects it to the others."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from litestar.channels import ChannelsPlugin

from vernissage.games import UnknownGame
from vernissage.games import game as find_game
from vernissage.house import lobby
from vernissage.house.clock import Clock
from vernissage.house.errors import Refused, first_line
from vernissage.house.names import clean_name
from vernissage.house.protocol.tables import (
    Created,
    Import,
    Introduction,
    Me,
    NewTable,
    SeatWanted,
    TableInfo,
    Tables,
)
from vernissage.house.protocol.words import Language
from vernissage.house.reader import Reader
from vernissage.house.stored import StoredSeat, StoredTable
from vernissage.server import seating
from vernissage.server.bots import Bots
from vernissage.server.desk import Desk
from vernissage.server.limits import Kept, Limits
from vernissage.server.room import Room
from vernissage.server.settings import Settings
from vernissage.server.store import people
from vernissage.server.store.store import Store
from vernissage.table.match import Match

LOG = logging.getLogger("vernissage")
T = TypeVar("T")
CHANNEL = "tables"
MISSED = b'{"from": ""}'
"""What is heard after the line to the other processes was cut."""
LISTED = 50
REMEMBERED = 100_000
"""Keys that are known without a look into the database."""
TOLD_AT_ONCE = 15
"""Tables in one word to the other processes, which PostgreSQL limits to 8,000 bytes."""


class House:
    """All tables of one server process."""

    def __init__(
        self, settings: Settings, channels: ChannelsPlugin, clock: Clock | None = None, limits: Limits | None = None
    ) -> None:
        self.settings = settings
        self.limits = limits or Limits(settings)
        self.clock = clock or Clock()
        self.channels = channels
        self.store = Store(settings.database)
        self.bots = Bots(settings.bots, settings.budget, clock=self.clock)
        self.desk = Desk(self.clock)
        self.name = secrets.token_hex(8)
        """By which the other processes know this one."""
        self.kept = Kept(settings.tables, 5 * settings.tables, partial(people.kept, self.store.engine))
        self._known: set[str] = set()
        self.looking = asyncio.Semaphore(1)
        """Who looks at the past does so one after the other, beside those who play."""
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the database, then the doors; stored games are verified meanwhile."""
        await self.store.open()
        for id, host in await people.hosts(self.store.engine):
            self.kept.add(id, host)
        self._spawn(self._sweep())
        if self.store.shared:
            self._spawn(self._listen())
            self._spawn(self._poll())
        if self.settings.verify:
            self._spawn(self._verify())

    async def close(self) -> None:
        """Close the doors; everything acknowledged is on disk already."""
        await self.bots.close()
        await self.desk.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    # Tables.

    async def room(self, id: str) -> Room:
        """A table, from memory or from the database."""
        room = self._rooms.get(id)
        if room is None:
            room = Room(self, id)
            async with room.hold():
                room = self._rooms.setdefault(id, room)
            self.bots.consider(room)
        return room

    async def create(self, reader: Reader, data: NewTable) -> Created:
        """A new table."""
        try:
            game = find_game(data.game)
        except UnknownGame as error:
            raise Refused(404, "error-no-game", detail=str(error)) from None
        sheet = await self.desk.sheet(game, data.sheet)
        table = seating.new_table(game, reader, data.options, data.public, data.pace, sheet=sheet)
        return await self._found(reader, table, data.seats)

    async def import_record(self, reader: Reader, data: Import) -> Created:
        """A new table that goes on from a record."""
        match, levels = await self.desk.record(data.record, data.upto)
        wanted = data.seats or seating.as_before(record_names(match), levels)
        if len(wanted) != match.seats:
            raise Refused(400, "error-seats", {"title": match.game.title, "least": match.seats, "most": match.seats})
        sheet = None if match.sheet is None else match.sheet.text
        table = seating.new_table(match.game, reader, match.options, False, data.pace, sheet=sheet, start=match.start)
        return await self._found(reader, table, wanted, match)

    async def _found(
        self, reader: Reader, table: StoredTable, wanted: list[SeatWanted], match: Match | None = None
    ) -> Created:
        await self.kept.check(reader.holder, reader.address)
        seats = seating.seated(wanted, reader)
        change, _ = seating.opening(find_game(table.game), table, seats, match)
        await self.store.commit(change)
        self.kept.add(table.id, reader.holder, reader.address)
        await self.welcome(reader)
        await self.room(table.id)
        return seating.links(table, seats)

    async def open_tables(self, reader: Reader) -> Tables:
        """Public tables with an open seat."""
        return self._listed(reader, await self.store.open_tables(LISTED))

    async def my_tables(self, reader: Reader) -> Tables:
        """Tables where the reader holds a seat."""
        if not reader.holder:
            return Tables(tables=[])
        return self._listed(reader, await self.store.tables_of(reader.holder, LISTED))

    def _listed(self, reader: Reader, found: list[tuple[StoredTable, tuple[StoredSeat, ...]]]) -> Tables:
        shown: list[TableInfo] = []
        for table, seats in found:
            room = self._rooms.get(table.id)
            online = [] if room is None else room.online()
            shown.append(lobby.table_info(table, seats, reader.lang, reader.holder, online))
        return Tables(tables=shown)

    # People.

    async def me(self, reader: Reader) -> Me:
        """Who the reader is."""
        found = await self.store.person(reader.holder) if reader.holder else None
        if found is None:
            return Me(known=False, name="", language=reader.lang)
        language: Language = "fr" if found[1] == "fr" else "en"
        return Me(known=True, name=found[0], language=language)

    async def knows(self, holder: str) -> bool:
        """Whether the house has made a reader's key: one that somebody thought up is nobody's."""
        if holder not in self._known and await people.knows(self.store.engine, holder):
            self._remember(holder)
        return holder in self._known

    async def welcome(self, reader: Reader) -> None:
        """Keep a key that was made just now, as soon as it is good for something."""
        if reader.fresh:
            await self.store.save_person(reader.holder, "", reader.lang)
            self._remember(reader.holder)

    def _remember(self, holder: str) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known.add(holder)

    async def introduce(self, reader: Reader, data: Introduction) -> Me:
        """Keep what the reader wants to be called, and in which language."""
        before = await self.me(reader)
        name = before.name if data.name is None else clean_name(data.name)
        language = before.language if data.language is None else data.language
        await self.store.save_person(reader.holder, name, language)
        return Me(known=True, name=name, language=language)

    # Other processes.

    def tell(self, id: str, seq: int) -> None:
        """Tell the other processes that a table has changed."""
        if self.store.shared:
            self._publish({"table": id, "seq": seq})

    def tell_presence(self, room: Room) -> None:
        """Tell everybody who watches a table, here and elsewhere."""
        room.wake()
        self.bots.turns.look()  # a table that is watched now need not wait behind those that are not
        if self.store.shared:
            self._publish({"present": [room.company()]})

    def tell_hurry(self, id: str) -> None:
        """Tell the other processes that somebody wants the bots to be quick."""
        if self.store.shared:
            self._publish({"table": id, "hurry": True})

    def _publish(self, message: dict[str, Any]) -> None:
        data = json.dumps({**message, "from": self.name})

        async def publish() -> None:
            try:
                await self.channels.wait_published(data, CHANNEL)
            except Exception as error:
                LOG.warning("other processes were not told, they will look themselves: %s", first_line(error))

        self._spawn(publish())

    async def _listen(self) -> None:
        """Hear what other processes tell."""
        subscriber = await self.channels.subscribe(CHANNEL)
        async for raw in subscriber.iter_events():
            message = json.loads(raw)
            if message["from"] == self.name:
                continue
            if not message["from"]:  # the line was cut: nobody knows what was said meanwhile
                self._spawn(self._catch_up())
            for id, holders, spectators in message.get("present", ()):
                if id in self._rooms:
                    until = self.clock.now() + 3 * self.settings.beat
                    self._rooms[id].seen_elsewhere(message["from"], tuple(holders), spectators, until)
            room = self._rooms.get(message.get("table", ""))
            if room is not None and "seq" in message:
                self._spawn(room.follow(message["seq"]))
            elif room is not None:
                room.hurried.set()

    async def _poll(self) -> None:
        """Look for changes that nobody told of, such as those of a process that was killed after writing."""
        told = self.clock.now()
        while True:
            await self.clock.sleep(self.settings.poll)
            if self.clock.now() - told > self.settings.beat:
                told = self.clock.now()
                watched = [room.company() for room in self._rooms.values() if room.watchers]
                for i in range(0, len(watched), TOLD_AT_ONCE):
                    self._publish({"present": watched[i : i + TOLD_AT_ONCE]})
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Look whether other processes have changed anything."""
        try:
            for id, seq in (await self.store.seqs(list(self._rooms))).items():
                room = self._rooms.get(id)
                if room is not None and seq > room.table.seq:
                    await room.follow(seq)
        except Exception as error:
            LOG.warning("the database cannot be read: %s", first_line(error))

    # Upkeep.

    async def _sweep(self) -> None:
        """Tidy the database, and forget tables that nobody has looked at for a while: they are in it."""
        while True:
            await self.clock.sleep(min(5.0, self.settings.idle))
            try:
                await self.store.tidy()
            except Exception as error:  # the next time, perhaps; whatever is played must not wait for it
                LOG.warning("the database cannot be tidied: %s", first_line(error))
            self.bots.watch_over(list(self._rooms.values()))
            now = self.clock.now()
            for id, room in list(self._rooms.items()):
                if not room.watchers and now - room.used_at > self.settings.idle and not self.bots.driving(id):
                    del self._rooms[id]

    async def _verify(self) -> None:
        """Replay every unfinished game once; bots that were interrupted go on."""
        await self.clock.sleep(1.0)  # whoever was playing comes back first
        began, count = self.clock.now(), 0
        for id in await self._patiently(self.store.unfinished):
            try:
                await self._patiently(partial(self.room, id))
                count += 1
            except Refused as error:
                LOG.error("table %s cannot be played: %s", id, error.detail)
            await asyncio.sleep(0.005)
        if count:
            LOG.info("%d unfinished games verified in %.1f s", count, self.clock.now() - began)

    async def _patiently(self, work: Callable[[], Awaitable[T]]) -> T:
        """What comes of some work with the database, whenever that can be used again."""
        pause = 0.5
        while True:
            try:
                return await work()
            except Refused:
                raise
            except Exception as error:
                LOG.warning("the database cannot be read: %s", first_line(error))
                await self.clock.sleep(pause)
                pause = min(30.0, 2 * pause)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def record_names(match: Match) -> list[str]:
    """The names of a record, one a seat."""
    return [*match.names, *[""] * (match.seats - len(match.names))]
