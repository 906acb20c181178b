"""Talk in the whole house: limits, muting, reporting; and following what the operator does."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping

from vernissage.house import talk
from vernissage.house.bucket import Bucket
from vernissage.house.errors import Refused, first_line
from vernissage.house.ports import Ports
from vernissage.house.protocol.talk import Heard, Mute, ReportLine, Say, TalkLine
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.talk_shelf import Report, Said

LOG = logging.getLogger("vernissage")
LOOK = 0.5
"""Seconds between two looks at the operator's journal."""


async def kept(ports: Ports, person: str) -> dict[str, object]:
    """What a person has said and complained of, and how many they do not want to read, for themselves to read."""
    shelf = ports.shelf.talk
    return {
        "said": [
            {"table": said.table, "told": said.told, "text": said.text, "removed": said.removed}
            for said in await shelf.said_by(person)
        ],
        "complaints": [
            {"table": one.table, "line": one.line, "reason": one.reason, "words": one.words, "told": one.told}
            for one in await shelf.reports_by(person)
        ],
        "muted": len(await shelf.muted(person)),
    }


class Talking:
    """All talk of a house, and its operator's word."""

    def __init__(self, ports: Ports, rooms: Mapping[str, Room], catch_up: Callable[[], Awaitable[None]]) -> None:
        self.ports = ports
        self.shelf = ports.shelf.talk
        self._rooms = rooms
        self._catch_up = catch_up
        now = ports.clock.now
        self._person = Bucket(1 / 3, 6, now)
        self._address = Bucket(1.0, 30, now)
        self._table = Bucket(2.0, 40, now)
        self._complaints = Bucket(1 / 60, 6, now)
        self._read = 0
        """The last act of the operator that was followed."""

    async def open(self) -> None:
        """Know whom the operator keeps out."""
        self._read = await self.shelf.last_act()
        await self._know()

    # People.

    async def say(self, room: Room, reader: Reader, data: Say) -> TalkLine:
        """Say something at a table; whoever watches hears it at once."""
        person = await self.ports.shelf.person(reader.holder)
        async with room.hold():
            said = talk.line_of(room, reader, data, person[0] if person else "")
        self._charge(self._person, reader.holder)
        self._charge(self._address, reader.address)
        self._charge(self._table, f"{room.id} {said.gallery}")  # the gallery cannot silence those who play
        kept = await self.shelf.say(said)
        if kept is None:
            raise Refused(409, "error-talk-full")
        await self.ports.unique.learn([said.holder])
        talk.kept(room, kept)
        self.ports.crier.talked(room.id)
        return talk.shown_line(room, reader, set(), kept)

    async def mute(self, room: Room, reader: Reader, line: str, data: Mute) -> Heard:
        """Read somebody no longer, or again; at every table."""
        self._charge(self._address, reader.address)
        said = await self._meant(room, reader, line)
        if said.holder == reader.holder or not said.holder:
            raise Refused(400, "error-mute-yourself")
        await self.shelf.mute(reader.holder, said.holder, data.muted)
        self.hear_mute(reader.holder)
        self.ports.crier.muted(reader.holder)
        return Heard(done=True)

    async def report(self, room: Room, reader: Reader, line: str, data: ReportLine) -> Heard:
        """Tell the operator of a line."""
        said = await self._meant(room, reader, line)
        self.ports.bars.check(reader)
        self._charge(self._complaints, reader.holder)
        self._charge(self._complaints, f"address {reader.address}", 0.5)
        words = talk.clean_words(data.words)
        date = self.ports.clock.date()
        report = Report(room.id, said.gallery, said.number, reader.holder, data.reason, words, date)
        return Heard(done=await self.shelf.report(report))

    async def _meant(self, room: Room, reader: Reader, line: str) -> Said:
        async with room.hold():
            talk.must_talk(room)
            room.seen_from(reader, None)
            return await talk.line_named(room, reader, line)

    def _charge(self, bucket: Bucket, who: str, cost: float = 1.0) -> None:
        if who and not bucket.take(who, cost):
            raise Refused(429, "error-talk-fast")

    # Those elsewhere, and the operator.

    def forgotten(self) -> None:
        """Somebody's name was taken from all they have said: whoever watches reads it without."""
        for room in self._rooms.values():
            room.lately.known = False
            talk.hear(room)

    def hear_talk(self, table: str) -> None:
        """Something was said elsewhere at a table."""
        room = self._rooms.get(table)
        if room is not None:
            room.lately.known = False
            talk.hear(room)

    def hear_mute(self, person: str | None = None) -> None:
        """Somebody wants to read others than before, at every table; perhaps everybody does if nobody is named."""
        for room in self._rooms.values():
            for watcher in room.watchers:
                if person in (None, watcher.reader.holder):
                    watcher.muted, watcher.talk_anew = None, True
                    watcher.wake.set()

    async def catch_up(self) -> None:
        """Look whether something was said that nobody told of."""
        read = [room for room in self._rooms.values() if room.lately.known and room.watchers]
        if read:
            counters = await self.shelf.counters([room.id for room in read])
            for room in read:
                if any(counters.get((room.id, part), 0) > room.lately.upto(part) for part in (False, True)):
                    self.hear_talk(room.id)

    def watched(self, table: str) -> bool:
        """Whether somebody watches a table here."""
        return table in self._rooms and bool(self._rooms[table].watchers)

    async def follow(self) -> None:
        """Do what the operator says, soon after it was said."""
        while True:
            await self.ports.clock.sleep(LOOK)
            try:
                await self.look()
            except Exception as error:
                LOG.warning("the operator's journal cannot be read: %s", first_line(error))

    async def look(self) -> None:
        """Follow what is new in the operator's journal."""
        acts = await self.shelf.acts(self._read)
        if not acts:
            return
        await self._know()
        await self._catch_up()
        people = {act.person for act in acts if act.person}
        gone = {act.table for act in acts if act.kind == "expire"}
        for room in self._rooms.values():
            if any(act.kind.startswith("remove-") or act.kind == "delete" for act in acts):
                room.lately.known = False
                talk.hear(room)
            if room.id in gone:
                room.outdated()
                room.wake()
            for watcher in room.watchers:
                if watcher.reader.holder in people:
                    watcher.look()
        self._read = acts[-1].number

    async def _know(self) -> None:
        self.ports.bars.people = await self.shelf.barred()
        self.ports.bars.names = await self.shelf.names()
