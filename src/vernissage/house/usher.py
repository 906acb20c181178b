"""The usher: seats people together who look for a game, and sees to it that everybody is there when it begins."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final, cast

from vernissage.bots import Level
from vernissage.core.game import Game
from vernissage.games import UnknownGame
from vernissage.games import game as find_game
from vernissage.house import lobby, ready, seating, timing
from vernissage.house.errors import Refused, first_line
from vernissage.house.foyer import OPEN, Foyer
from vernissage.house.kept import Kept
from vernissage.house.names import check_names, clean_name
from vernissage.house.ports import Ports
from vernissage.house.protocol.lobby import Pace, Seek, Seeking, Sought
from vernissage.house.protocol.tables import Sit
from vernissage.house.protocol.timing import Days, Live, Timing
from vernissage.house.ratings import Rating
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.seeks import BOTS_AFTER, LOST, Party, Seeks, StoredSeek, company
from vernissage.house.stored import Change, StoredSeat, StoredTable

LOG = logging.getLogger("vernissage")
ROUND = 2.0
"""Seconds between two looks at who waits."""
MOST, MOST_EACH = 2_000, 20
"""Wishes that are kept at once, of everybody and of one address."""
PACE = 900
"""Milliseconds a bot takes for a move at a table that the usher has laid."""
DAYS: Final = 2
"""Days a turn at such a table that keeps time by days."""
CHANCE = random.SystemRandom()


class Usher:
    """Seats people together. Several may serve one house: whatever one has settled, the others find settled."""

    def __init__(self, ports: Ports, kept: Kept, foyer: Foyer, room: Callable[[str], Awaitable[Room]]) -> None:
        self.ports = ports
        self.kept = kept
        self.foyer = foyer
        self.room = room
        self._addresses: dict[str, dict[str, float]] = {}
        self._busy = asyncio.Lock()
        self._idle = False
        """Whether nobody waits, as far as is known here."""

    @property
    def _seeks(self) -> Seeks:
        return self.ports.shelf.seeks

    def noticed(self, room: Room) -> None:
        """A table has changed: perhaps somebody is asked there whether they are ready, or a seat is open."""
        if room.table.status == "gathering":
            self._idle = False

    # What people wish.

    async def seek(self, reader: Reader, data: Seeking) -> Sought:
        """Look for a game; whoever looks already looks for this instead."""
        self.ports.bars.check(reader, clean_name(data.name))
        seats = self._possible(data)
        before, now = await self._seeks.of(reader.holder), self.ports.clock.date()
        just_found = before is not None and bool(before.table) and before.until > now
        if just_found and before is not None and await self._sits(reader.holder, before.table):
            return await self.sought(reader)
        await self._may(reader)
        wish = StoredSeek(
            reader.holder,
            clean_name(data.name),
            tuple(dict.fromkeys(data.games)),
            seats,
            tuple(dict.fromkeys(data.paces)),
            data.bots or "",
            await self._ratings(reader, data.games) if data.near else None,
            now,
            now + LOST,
        )
        if before is not None and not before.table and before.until > now and same(before, wish):
            wish = replace(wish, since=before.since)  # another tab, or the same one once more
        await self._seeks.keep(wish, "" if before is None else before.table)
        self._addresses.setdefault(reader.address, {})[reader.holder] = now + LOST
        self._idle = False
        await self.attend()
        self.foyer.stir()
        return await self.sought(reader)

    def _possible(self, data: Seeking) -> tuple[int, ...]:
        """The numbers of seats that make sense for one of the games."""
        try:
            games = [find_game(name) for name in data.games]
        except UnknownGame as error:
            raise Refused(404, "error-no-game", detail=str(error)) from None
        for game in games:
            if not any(game.seats[0] <= seats <= game.seats[1] for seats in data.seats):
                raise Refused(400, "error-seats", {"title": game.title, "least": game.seats[0], "most": game.seats[1]})
        return tuple(sorted(set(data.seats)))

    async def _may(self, reader: Reader) -> None:
        """Refuse whoever has a seat to wait at already, keeps too many tables, or comes as a crowd."""
        await self.kept.check(reader.holder, reader.address)
        for table, _ in await self.ports.shelf.tables_of(reader.holder, OPEN):
            waits = table.status == "gathering" and table.public
            if waits or (table.status == "playing" and lobby.pace_of(table) == "live"):
                raise Refused(409, "error-seek-seated")
        now = self.ports.clock.date()
        crowd = {holder: until for holder, until in self._addresses.get(reader.address, {}).items() if until > now}
        self._addresses[reader.address] = crowd
        if len(crowd) >= MOST_EACH and reader.holder not in crowd:
            raise Refused(429, "error-too-many-seeks")
        if len(await self._seeks.waiting(now)) >= MOST:
            raise Refused(429, "error-too-many-seeks")

    async def _ratings(self, reader: Reader, games: Sequence[str]) -> dict[str, float]:
        """How strong somebody is at some games; as strong as anybody where nobody knows."""
        known = await self.ports.shelf.ratings.ratings([reader.holder])
        return {game: known.get((reader.holder, game), Rating()).points for game in games}

    async def _sits(self, holder: str, id: str) -> bool:
        """Whether somebody sits at a table that is not over."""
        try:
            room = await self.room(id)
        except Refused:
            return False
        return room.table.status != "finished" and any(seat.holder == holder for seat in room.seats)

    async def sought(self, reader: Reader) -> Sought:
        """What somebody looks for, and whether it was found."""
        now = self.ports.clock.date()
        wish = await self._seeks.of(reader.holder) if reader.holder else None
        if wish is None or wish.until <= now:
            return Sought(seek=None)
        return Sought(
            seek=Seek(
                games=list(wish.games),
                seats=list(wish.seats),
                paces=[cast("Pace", pace) for pace in wish.paces],
                near=wish.ratings is not None,
                bots=cast("Level", wish.bots) if wish.bots else None,
                since=wish.since,
                bots_from=wish.since + BOTS_AFTER if wish.bots else None,
                now=now,
                table=wish.table,
            )
        )

    async def stays(self, reader: Reader) -> None:
        """The browser of somebody who may look for a game is still there."""
        if reader.holder:
            await self._seeks.renew(reader.holder, self.ports.clock.date() + LOST)

    async def drop(self, reader: Reader) -> Sought:
        """Look no longer; a seat that was found is left at the table."""
        if reader.holder:
            await self._seeks.drop(reader.holder)
            self._addresses.get(reader.address, {}).pop(reader.holder, None)
            self.foyer.stir()
        return await self.sought(reader)

    # Seating.

    async def keep(self) -> None:
        """Look again and again who waits: somebody lost, somebody patient enough, somebody not ready."""
        while True:
            await self.ports.clock.sleep(ROUND)
            if self._idle and not self.ports.shelf.shared:
                continue
            try:
                await self.attend()
            except Exception as error:  # the next time, perhaps; whatever is played must not wait for it
                LOG.warning("nobody could be seated: %s", first_line(error))

    async def attend(self) -> None:
        """Seat everybody who fits together; open the seats of those who are not there."""
        async with self._busy:
            checks = await self._seeks.checking()
            for id in checks:
                with contextlib.suppress(Refused):  # somebody elsewhere was faster
                    await ready.time_is_up(await self.room(id))
            await self._seeks.forget(self.ports.clock.date() - LOST)
            waiting = await self._seat_all()
            self._idle = not waiting and not checks
            if len(waiting) != self.foyer.seekers:
                self.foyer.stir()

    async def _seat_all(self) -> list[StoredSeek]:
        """Seat whoever can be seated; who still waits."""
        for _ in range(MOST):
            now = self.ports.clock.date()
            waiting: list[StoredSeek] = await self._seeks.waiting(now)
            if waiting and await self._at_open_tables(waiting, now):
                continue
            found = company(waiting, now)
            if found is None:
                return waiting
            await self._lay(found, now)
        return waiting

    async def _at_open_tables(self, waiting: Sequence[StoredSeek], now: float) -> bool:
        """Whether somebody took a seat at a table that waits for people."""
        for table, seats in reversed(await self.ports.shelf.open_tables(OPEN)):  # who has waited longest first
            for wish in waiting:
                if suits(wish, table, seats) and await self._sit(wish, table.id, now):
                    return True
        return False

    async def _sit(self, wish: StoredSeek, id: str, now: float) -> bool:
        """Whether somebody could take a seat at an open table, where those who wait are there."""
        room = await self.room(id)
        there = set(room.online())
        if not all(seat.holder in there for seat in room.seats if seat.who == "human"):
            return False
        if not await self._seeks.claim(wish.holder, id, now):
            return False
        try:
            await seating.sit(room, Reader(wish.holder, "en"), Sit(name=wish.name))
        except Refused:
            await self._seeks.let_go(wish.holder, id)
            return False
        self.foyer.found([wish.holder])
        return True

    async def _lay(self, found: Party, now: float) -> None:
        """Lay a table for a company; if one of them is gone meanwhile, nothing has happened."""
        host = found.people[0].holder
        change = self._opening(found, Reader(host, "en"))
        holders = [wish.holder for wish in found.people]
        if not await self._seeks.settle(change, holders, now):
            return
        self.kept.add(change.table.id, host)
        self.ports.crier.changed(change.table.id, change.table.seq)
        self.foyer.noticed(await self.room(change.table.id))
        self.foyer.found(holders)
        self._idle = False

    def _opening(self, found: Party, host: Reader) -> Change:
        """The first change of a table for a company, everybody in a seat drawn by lot."""
        game = find_game(found.game)
        clock = timing.written(timing_of(game, found.pace, found.seats))
        table = seating.new_table(game, host, {}, True, PACE, timing=clock)
        chairs = CHANCE.sample(range(found.seats), found.seats)
        seats: list[StoredSeat] = []
        for chair, wish in zip(chairs, found.people, strict=False):
            new = StoredSeat(chair, "human", wish.name, holder=wish.holder)
            try:
                check_names(seats, new)
            except Refused:  # too much like another's: they are told apart by their colours
                new = replace(new, name="")
            seats.append(new)
        seats += [StoredSeat(chair, "bot", level=found.level) for chair in chairs[len(found.people) :]]
        return seating.opening(self.ports, game, table, tuple(sorted(seats, key=lambda seat: seat.seat)))


def timing_of(game: Game, pace: str, seats: int) -> Timing | None:
    """How time is kept at a table of a pace: of the live timings of a game the one in the middle."""
    if pace == "untimed":
        return None
    if pace == "days":
        return Days(days=DAYS)
    offered = timing.presets(game)
    usual = offered[len(offered) // 2]
    return Live(bank=usual.banks[seats - game.seats[0]], increment=usual.increment)


def same(one: StoredSeek, other: StoredSeek) -> bool:
    """Whether somebody still wishes the same."""
    return replace(one, since=0.0, until=0.0) == replace(other, since=0.0, until=0.0)


def suits(wish: StoredSeek, table: StoredTable, seats: Sequence[StoredSeat]) -> bool:
    """Whether an open table is one that somebody looks for: the plain game among people, unless bots are welcome."""
    wanted = table.game in wish.games and len(seats) in wish.seats and lobby.pace_of(table) in wish.paces
    plain = table.sheet is None and all(
        table.options.get(variant.name, variant.values[0]) == variant.values[0]
        for variant in find_game(table.game).variants
    )
    free = any(seat.who == "open" for seat in seats) and all(seat.holder != wish.holder for seat in seats)
    company = any(seat.who == "human" for seat in seats) and (
        bool(wish.bots) or all(seat.who != "bot" for seat in seats)
    )
    return wanted and plain and free and company
