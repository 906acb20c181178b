"""The house: all its tables, the people it knows, and those elsewhere who share the shelf."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from vernissage.games import UnknownGame
from vernissage.games import game as find_game
from vernissage.house import lobby, quotas, reviews, seating
from vernissage.house.absence import left
from vernissage.house.errors import Refused, first_line
from vernissage.house.foyer import Foyer
from vernissage.house.identity import Identity
from vernissage.house.kept import Kept
from vernissage.house.names import clean_name, skeleton
from vernissage.house.naming import look_at_names
from vernissage.house.news import remind
from vernissage.house.pages import Pages
from vernissage.house.ports import Company, Ports
from vernissage.house.protocol.play import Accepted
from vernissage.house.protocol.tables import (
    Created,
    Import,
    Introduction,
    Me,
    NewTable,
    SeatWanted,
    Sit,
    TableInfo,
    Tables,
)
from vernissage.house.reader import Reader
from vernissage.house.registrar import Registrar
from vernissage.house.room import Room
from vernissage.house.steward import Steward
from vernissage.house.stored import Listed, StoredTable
from vernissage.house.sweep import Sweep
from vernissage.house.talking import Talking
from vernissage.house.usher import Usher
from vernissage.house.verifying import verify
from vernissage.house.watcher import Watcher
from vernissage.table.match import Match

LOG = logging.getLogger("vernissage")
LISTED = 50
REMEMBERED = 100_000
"""Keys that are known without a look at the shelf."""


@dataclass(frozen=True)
class Habits:
    """How a house is kept; what an operator may choose is among the settings of the server."""

    tables: int = 40
    """Unfinished tables that one person may keep; one address five times as many."""
    beat: float = 15.0
    """Seconds between two words about who watches; what others tell of it is believed three times as long."""
    idle: float = 60.0
    """Seconds a table without anybody watching stays in memory."""
    poll: float = 2.0
    """Seconds between looks at a shared shelf for changes that nobody told of."""
    verify: bool = True
    """Whether stored games are replayed when the house opens."""
    talk: bool = True
    """Whether people may talk at the tables."""


class House:
    """All tables of one house."""

    def __init__(self, ports: Ports, habits: Habits | None = None) -> None:
        self.ports = ports
        self.habits = habits or Habits()
        self.steward = Steward(ports)
        self.registrar = Registrar(ports)
        self.pages = Pages(ports)
        self.kept = Kept(self.habits.tables, 5 * self.habits.tables, ports.shelf.unfinished)
        self.foyer = Foyer(ports)
        self.usher = Usher(ports, self.kept, self.foyer, self.room)
        self.identity = Identity(ports)
        self._known: set[str] = set()
        self._rooms: dict[str, Room] = {}
        self._tasks, self._leaving = set[asyncio.Task[None]](), set[asyncio.Task[None]]()
        self.talking = Talking(ports, self._rooms, self._catch_up)
        self.hear_mute = self.talking.hear_mute

    async def open(self) -> None:
        """Open the shelf, then the doors; stored games are verified meanwhile."""
        shelf = self.ports.shelf
        await shelf.open()
        await self.ports.herald.open()
        for id, host in await shelf.hosts():
            self.kept.add(id, host)
        await self.talking.open()
        clocks = Sweep(self.ports, self.room)
        self._spawn(reviews.keep_making(self.ports, self.room))
        for upkeep in (self.talking.follow, self._sweep, self.foyer.keep, self.usher.keep, clocks.run):
            self._spawn(upkeep())
        if shelf.shared:
            await self.ports.crier.open(self)
            self._spawn(self._poll())
            self._spawn(self.identity.follow())
        if self.habits.verify:
            self._spawn(verify(self.ports, self.room))

    async def close(self) -> None:
        """Close the doors; everything acknowledged is kept already."""
        self.ports.crier.handed(await self.steward.close())
        await self.registrar.close()
        await self.identity.close()
        await reviews.leave(self.ports)
        await self.ports.thinkers.close()
        await self.ports.crier.close()
        await self.ports.herald.close()
        await asyncio.gather(*self._leaving)  # who was here last is written yet
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.ports.shelf.close()

    # Tables.

    def rooms(self) -> list[Room]:
        """The tables in memory."""
        return list(self._rooms.values())

    async def room(self, id: str) -> Room:
        """A table, from memory or from the shelf."""
        room = self._rooms.get(id)
        if room is None:
            room = Room(self.ports, id, self._changed)
            room.silent = not self.habits.talk
            async with room.hold():
                room.seen = await self.ports.shelf.attendance.last_seen(id)
                room = self._rooms.setdefault(id, room)
                remind(self.ports.herald, room.table, room.seats)
            self.steward.consider(room)
        return room

    def _changed(self, room: Room, elsewhere: bool) -> None:
        """A table has changed: bots may be asked, or the game may be over."""
        self.steward.consider(room, elsewhere)
        self.registrar.consider(room, elsewhere)
        self.foyer.noticed(room)
        self.usher.noticed(room)

    async def create(self, reader: Reader, data: NewTable) -> Created:
        """A new table."""
        try:
            game = find_game(data.game)
        except UnknownGame as error:
            raise Refused(404, "error-no-game", detail=str(error)) from None
        sheet = await self.ports.thinkers.sheet(game, data.sheet)
        wishes = {"sheet": sheet, "timing": seating.timing_wanted(data), "talk": data.talk}
        table = seating.new_table(game, reader, data.options, data.public, data.pace, **wishes)
        return await self._found(reader, table, data.seats)

    async def import_record(self, reader: Reader, data: Import) -> Created:
        """A new table that goes on from a record."""
        self.ports.quotas.charge(quotas.IMPORTS, reader)
        match, levels = await self.ports.thinkers.record(data.record, data.upto)
        wanted = data.seats or seating.as_before(match, levels, data.alone)
        if len(wanted) != match.seats:
            raise Refused(400, "error-seats", {"title": match.game.title, "least": match.seats, "most": match.seats})
        sheet = None if match.sheet is None else match.sheet.text
        table = seating.new_table(match.game, reader, match.options, False, data.pace, sheet=sheet, start=match.start)
        return await self._found(reader, table, wanted, match)

    async def _found(
        self, reader: Reader, table: StoredTable, wanted: list[SeatWanted], match: Match | None = None
    ) -> Created:
        self.ports.bars.check(reader, *(clean_name(seat.name) for seat in wanted))
        await self.kept.check(reader.holder, reader.address)
        seats = seating.seated(wanted, reader)
        self.ports.quotas.charge(quotas.TABLES, reader)
        change = seating.opening(self.ports, find_game(table.game), table, seats, match)
        await self.ports.shelf.commit(change)
        self.kept.add(table.id, reader.holder, reader.address)
        await self.welcome(reader)
        await self._made(reader, change.table)
        return seating.links(table, seats)

    async def _made(self, reader: Reader, table: StoredTable) -> None:
        """A new table stands: others who share the shelf may show it, and whoever made it looks for none."""
        self.foyer.noticed(await self.room(table.id))
        self.ports.crier.changed(table.id, table.seq)
        if table.public:
            await self.usher.drop(reader)

    async def sit(self, room: Room, reader: Reader, data: Sit) -> Accepted:
        """Take an open seat; the game starts with the last one."""
        await self.usher.drop(reader)
        done = await seating.sit(room, reader, data)
        await self.welcome(reader)
        return done

    async def rematch(self, room: Room, reader: Reader) -> Created:
        """The next game of the same company, in the same seats; everybody who asks gets the same table."""
        async with room.hold():
            seating.may_play_again(room, reader)
            if not await self.ports.shelf.seqs([room.table.rematch]):  # none yet, or one that was not kept
                self.ports.bars.check(reader)
                await self.kept.check(reader.holder, reader.address)
                self.ports.quotas.charge(quotas.TABLES, reader)
                change = seating.once_more(room, reader)
                await self.ports.shelf.commit(change)
                self.kept.add(change.table.id, reader.holder, reader.address)
                await room.write(room.table.changed(rematch=change.table.id))
                await self._made(reader, change.table)
            following = await self.room(room.table.rematch)
        async with following.hold():
            self.steward.consider(following)
            return seating.links(following.table, following.seats)

    async def open_tables(self, reader: Reader) -> Tables:
        """Public tables with an open seat."""
        return await self._listed(reader, await self.ports.shelf.open_tables(LISTED))

    async def my_tables(self, reader: Reader, hidden: bool = False) -> Tables:
        """Tables where the reader holds a seat: those not removed from the list, or those that are."""
        if not reader.holder:
            return Tables(tables=[])
        return await self._listed(reader, await self.ports.shelf.tables_of(reader.holder, LISTED, hidden))

    async def _listed(self, reader: Reader, found: Listed) -> Tables:
        shown: list[TableInfo] = []
        await self.ports.unique.learn(seat.holder for _, seats in found for seat in seats)
        for table, seats in found:
            online = room.online() if (room := self._rooms.get(table.id)) is not None else []
            shown.append(lobby.table_info(table, seats, reader.lang, reader.holder, online, self.ports.unique))
        return Tables(tables=shown)

    # People.

    async def me(self, reader: Reader) -> Me:
        """Who the reader is."""
        found = await self.ports.shelf.person(reader.holder) if reader.holder else None
        if found is None:
            return Me(known=False, name="", language=reader.lang)
        return Me(known=True, name=found[0], language="fr" if found[1] == "fr" else "en")

    async def knows(self, holder: str) -> bool:
        """Whether the house has made a reader's key: one that somebody thought up is nobody's."""
        if holder not in self._known and await self.ports.shelf.knows(holder):
            self._remember(holder)
        return holder in self._known

    async def welcome(self, reader: Reader) -> None:
        """Keep a key that was made just now, as soon as it is good for something."""
        if reader.fresh:
            await self.ports.shelf.save_person(reader.holder, "", reader.lang)
            self._remember(reader.holder)

    def _remember(self, holder: str) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known.add(holder)

    async def introduce(self, reader: Reader, data: Introduction) -> Me:
        """Keep what the reader wants to be called, and in which language."""
        before = await self.me(reader)
        name = before.name if data.name is None else clean_name(data.name)
        self.ports.bars.check(reader, name)
        language = before.language if data.language is None else data.language
        devices = self.ports.shelf.devices
        bound = name != before.name and await devices.passkeys_of(reader.holder)
        if bound and not await devices.reserve(reader.holder, name, skeleton(name)):
            raise Refused(409, "error-name-unique", {"name": name})
        await self.ports.shelf.save_person(reader.holder, name, language)
        return Me(known=True, name=name, language=language)

    def forgotten(self, person: str, keys: Sequence[str], tables: Sequence[tuple[str, int]]) -> None:
        """Somebody is not known here any more."""
        self._known.discard(person)
        self.identity.drop(keys)
        self.tables_changed(tables)
        self.talking.forgotten()

    # Those who watch, and those elsewhere.

    def tables_changed(self, tables: Sequence[tuple[str, int]]) -> None:
        """Some tables have changed on the shelf, and not by their rooms."""
        for id, seq in tables:
            if id in self._rooms:
                self._rooms[id].outdated()
            self.ports.crier.changed(id, seq)
            self.hear_change(id, seq)

    @asynccontextmanager
    async def watching(self, room: Room, watcher: Watcher) -> AsyncIterator[None]:
        """Be counted among those at the table meanwhile, unless the key is not good any more."""
        async with self.identity.connected(watcher.reader, watcher.end):
            self.ports.herald.read(watcher.reader.holder, room.id)
            self._tell_company(room, room.come(watcher))
            try:
                yield
            finally:
                told = room.go(watcher)
                self._spawn(left(room, watcher.reader), self._leaving)
                self._tell_company(room, told)

    def _tell_company(self, room: Room, told: bool) -> None:
        """Tell those elsewhere who watches a table here, if everybody here was told."""
        self.ports.thinkers.look()  # a table that is watched now need not wait behind those that are not
        if told:
            self.ports.crier.present([room.company()])

    def hear_change(self, table: str, seq: int) -> None:
        """A table has changed elsewhere: catch up if it is in memory."""
        if (room := self._rooms.get(table)) is not None:
            self._spawn(room.follow(seq))
        else:
            self.foyer.heard(table)

    def hear_company(self, where: str, companies: Sequence[Company]) -> None:
        """Believe others about who watches there, for a while."""
        until = self.ports.clock.now() + 3 * self.habits.beat
        for id, holders, spectators in companies:
            if id in self._rooms:
                self._rooms[id].seen_elsewhere(where, tuple(holders), spectators, until)

    def hear_hurry(self, table: str) -> None:
        """Somebody elsewhere wants the bots of a table to be quick."""
        if (room := self._rooms.get(table)) is not None:
            room.hurried.set()
            room.wake()

    def hear_handed(self, tables: Sequence[str]) -> None:
        """Somebody elsewhere leaves, who moved the bots of some tables."""
        for id in tables:
            self._spawn(self.steward.take_over(id, self.room))

    def hear_news(self, people: Sequence[str]) -> None:
        """Somebody elsewhere has told some people something."""
        self.ports.herald.ring(people)

    def hear_talk(self, table: str) -> None:
        """Something was said elsewhere at a table."""
        self.talking.hear_talk(table)

    def hear_silence(self) -> None:
        """Nobody knows what was told meanwhile: look."""
        self.foyer.stir()
        self.ports.herald.ring(None)
        self.talking.hear_mute()
        self._spawn(self._catch_up())

    async def _poll(self) -> None:
        """Look for changes that nobody told of, such as those of a house that was killed after writing."""
        told = self.ports.clock.now()
        while True:
            await self.ports.clock.sleep(self.habits.poll)
            if self.ports.clock.now() - told > self.habits.beat:
                told = self.ports.clock.now()
                self.ports.crier.present([room.company() for room in self._rooms.values() if room.watchers])
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Look whether others have changed anything."""
        try:
            for id, seq in (await self.ports.shelf.seqs(list(self._rooms))).items():
                room = self._rooms.get(id)
                if room is not None and seq > room.table.seq:
                    await room.follow(seq)
            await self.talking.catch_up()
        except Exception as error:
            LOG.warning("the database cannot be read: %s", first_line(error))

    # Upkeep.

    async def _sweep(self) -> None:
        """Tidy the shelf, and forget tables that nobody has looked at for a while: they are on it."""
        while True:
            await self.ports.clock.sleep(min(5.0, self.habits.idle))
            try:
                await self.ports.shelf.tidy()
                await look_at_names(self._rooms.values())
            except Exception as error:  # the next time, perhaps; whatever is played must not wait for it
                LOG.warning("the database cannot be tidied: %s", first_line(error))
            self.steward.watch_over(list(self._rooms.values()))
            self.registrar.look()
            now = self.ports.clock.now()
            for id, room in list(self._rooms.items()):
                room.look_around()
                if not room.watchers and now - room.used_at > self.habits.idle and not self.steward.driving(id):
                    del self._rooms[id]

    def _spawn(self, work: Coroutine[Any, Any, None], among: set[asyncio.Task[None]] | None = None) -> None:
        tasks = self._tasks if among is None else among
        task = asyncio.create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)
