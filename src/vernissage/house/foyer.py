"""The foyer: public tables that wait for people or can be watched, told to everybody there as they change."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Container, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from vernissage.house import lobby
from vernissage.house.errors import first_line
from vernissage.house.ports import Ports
from vernissage.house.protocol.lobby import LobbyChange
from vernissage.house.protocol.tables import TableInfo
from vernissage.house.protocol.words import Language
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.stored import StoredSeat, StoredTable

LOG = logging.getLogger("vernissage")
PAUSE = 0.4
"""Seconds in which changes are gathered, so that many of them are one look at the shelf and one message."""
LONGEST = 30.0
"""Seconds after which the shelf is looked at although nobody has told of a change."""
OPEN, WATCHED = 50, 30
"""How many tables that wait for people are shown, and how many games."""
FRESH = 3600.0
"""Seconds after which a game in which nothing happens is not worth watching."""
REMEMBERED = 400
"""Changes that a reader who was away for a moment is told one by one."""
LONGEST_WORD = 12
KNOWN = 10_000
"""Tables whose latest state is remembered, so that answers given there are not taken for news."""
ENCODER = msgspec.json.Encoder()
State = tuple[StoredTable, tuple[StoredSeat, ...]]


class Looker:
    """Somebody in the foyer: what they have been told, and what they have to be told."""

    def __init__(self, reader: Reader, at: str = "") -> None:
        self.reader = reader
        self.at = at
        self.mine = False
        """Whether something has happened at a table of theirs."""
        self.seek = False
        """Whether what they look for may have been found."""
        self.ended = False
        """Whether the device was sent away."""
        self.wake = asyncio.Event()
        self.wake.set()

    def end(self) -> None:
        """Say nothing more to this connection."""
        self.ended = True
        self.wake.set()


class Foyer:
    """What everybody in the foyer sees; worked out once, whoever looks and however many they are."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self.seekers = 0
        self._name = secrets.token_hex(4)
        """By which a reader who comes back knows that it is the same foyer."""
        self._shown: dict[str, State] = {}
        self._number = 0
        self._told: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)
        """The tables that have changed, each with the number of its change."""
        self._states: dict[str, object] = {}
        self._lookers: dict[str, set[Looker]] = {}
        self._elsewhere: set[str] = set()
        self._messages: dict[tuple[int, Language], bytes] = {}
        self._news = asyncio.Event()
        self._looking = asyncio.Lock()
        self._looked = False

    # Those who look.

    @contextmanager
    def inside(self, looker: Looker) -> Iterator[None]:
        """Be told of everything meanwhile."""
        if not self._lookers:
            self._looked = False  # nobody has cared for a while
        self._lookers.setdefault(looker.reader.holder, set()).add(looker)
        try:
            yield
        finally:
            there = self._lookers[looker.reader.holder]
            there.discard(looker)
            if not there:
                del self._lookers[looker.reader.holder]

    async def whole(self, reader: Reader) -> LobbyChange:
        """Everything, for somebody who does not stay."""
        if not self._lookers:
            self._looked = False
        await self.look()
        return self._change(-1, self._place, reader.lang)

    @property
    def _place(self) -> str:
        return f"{self._name}.{self._number}.{self.seekers}"

    async def message(self, looker: Looker) -> bytes | None:
        """What a reader has not been told yet of the tables; nothing if there is nothing."""
        if not self._looked:
            await self.look()
        now = self._place
        if looker.at == now:
            return None
        key = (self._since(looker.at), looker.reader.lang)
        looker.at = now
        if key not in self._messages:
            self._messages[key] = ENCODER.encode(self._change(key[0], now, looker.reader.lang))
        return self._messages[key]

    def _since(self, at: str) -> int:
        """The number of the last change that a reader has been told; -1 if everything has to be told."""
        name, _, rest = at.partition(".")
        word = rest.partition(".")[0]
        if name != self._name or not word.isdecimal() or len(word) > LONGEST_WORD:
            return -1
        oldest = self._told[0][0] if self._told else self._number + 1
        return number if oldest <= (number := int(word)) + 1 <= self._number + 1 else -1

    def _change(self, since: int, now: str, lang: Language) -> LobbyChange:
        """What has changed since a moment."""
        ids = [id for at, id in self._told if at > since] if since >= 0 else list(self._shown)
        shown = [self._info(id, lang) for id in dict.fromkeys(ids) if id in self._shown]
        gone = [id for id in dict.fromkeys(ids) if id not in self._shown]
        return LobbyChange(at=now, whole=since < 0, tables=shown, gone=gone, seekers=self.seekers)

    def _info(self, id: str, lang: Language) -> TableInfo:
        return lobby.table_info(*self._shown[id], lang, "", (), self.ports.unique)

    # What changes.

    def noticed(self, room: Room) -> None:
        """A table in memory has changed; an answer is no news to the foyer, but to those who sit there."""
        table = room.table
        for seat in room.seats:
            self._tell_mine(seat.holder)
        if table.public:
            state = (table.status, room.seats, table.ready is None)
            if self._states.get(table.id) != state:
                if len(self._states) >= KNOWN:
                    self._states.clear()
                self._states[table.id] = state
                self.stir()

    def heard(self, id: str) -> None:
        """A table that is not in memory has changed elsewhere."""
        if self._lookers and len(self._elsewhere) < KNOWN:
            self._elsewhere.add(id)
        self.stir()

    def stir(self) -> None:
        """Something may be new: look soon."""
        self._looked = False
        if self._lookers:
            self._news.set()

    def found(self, holders: Sequence[str]) -> None:
        """Seats were found for some people."""
        for holder in holders:
            for looker in self._lookers.get(holder, ()):
                looker.seek = looker.mine = True
                looker.wake.set()

    def _tell_mine(self, holder: str) -> None:
        for looker in self._lookers.get(holder, ()) if holder else ():
            looker.mine = True
            looker.wake.set()

    async def keep(self) -> None:
        """Look whenever something is new, but not again and again for each bit of it."""
        while True:
            try:
                await self.ports.clock.limit(LONGEST, self._news.wait())
                await self.ports.clock.sleep(PAUSE)
            except TimeoutError:
                self._looked = not self._lookers
            self._news.clear()
            try:
                await self.look()
            except Exception as error:  # the next time, perhaps
                LOG.warning("the foyer cannot look: %s", first_line(error))

    async def look(self) -> None:
        """See what the shelf has, and wake everybody if that is new."""
        async with self._looking:
            if self._looked:
                return  # for somebody else, just now
            self._looked = True
            shelf, now = self.ports.shelf, self.ports.clock.date()
            ids, self._elsewhere = list(self._elsewhere), set()
            offered = [entry for entry in await shelf.open_tables(OPEN) if any(seat.holder for seat in entry[1])]
            games = await shelf.seeks.watchable(now - FRESH, WATCHED)
            if ids:
                self.found(list(await shelf.seeks.holders(ids)))
            seekers = len(await shelf.seeks.waiting(now))
            found = {table.id: (table, seats) for table, seats in [*offered, *games]}
            people = {seat.holder for _, seats in found.values() for seat in seats}
            renamed = await self.ports.unique.learn(people, again=True)
            signed = {id for id, (_, seats) in found.items() if any(seat.holder in renamed for seat in seats)}
            self._show(found, seekers, signed)

    def _show(self, found: dict[str, State], seekers: int, signed: Container[str] = ()) -> None:
        """Show other tables than before, and tell what is new: also whose name is theirs alone by now."""
        both = {**self._shown, **found}
        changed = [id for id in both if id in signed or looks(self._shown.get(id)) != looks(found.get(id))]
        self._shown = found
        if not changed and seekers == self.seekers:
            return
        self.seekers = seekers
        for id in changed:
            self._number += 1
            self._told.append((self._number, id))
        self._messages.clear()
        for there in self._lookers.values():
            for looker in there:
                looker.wake.set()


def looks(state: State | None) -> object:
    """What of a table can be seen in the foyer: not how far the game is."""
    return None if state is None else (state[0].status, state[0].ready is None, state[1])
