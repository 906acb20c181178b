"""A shelf in IndexedDB: every tab of a browser reads and writes the same games, one atomic change at a time."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from msgspec import MsgspecError, json
from msgspec.json import Decoder

from vernissage.house.book import Book
from vernissage.house.devices import Devices
from vernissage.house.errors import CannotBeOpened, first_line
from vernissage.house.memory_devices import MemoryDevices
from vernissage.house.memory_news import MemoryNews
from vernissage.house.memory_seeks import MemorySeeks
from vernissage.house.memory_talk import MemoryTalk
from vernissage.house.seeks import Seeks
from vernissage.house.stored import (
    SHOWN,
    Aside,
    Change,
    Listed,
    Request,
    Snapshot,
    StoredGame,
    StoredSeat,
    StoredTable,
)
from vernissage.page.attendance import PageAttendance
from vernissage.page.book import PageBook
from vernissage.page.browser import Cupboard, Rows, read
from vernissage.page.puzzles import PagePuzzles
from vernissage.page.reviews import PageReviews

LOG = logging.getLogger("vernissage")
T = TypeVar("T")
Header = tuple[StoredTable, tuple[StoredSeat, ...]]
HEADER: Decoder[Header] = Decoder(Header)
ANSWERS: Decoder[tuple[int, ...]] = Decoder(tuple[int, ...])
SNAPSHOT, ASIDE, REQUEST = Decoder(Snapshot), Decoder(Aside), Decoder(Request)
MOMENT = "09d"
"""How the seq of a change is written in a key, so that keys are in order."""


def text(value: object) -> str:
    """Something as it is kept."""
    return json.encode(value).decode()


def kept(row: str, kind: Decoder[T]) -> T:
    """Something that was kept; what cannot be read, by this version at least, keeps its own table closed alone."""
    try:
        return kind.decode(row)
    except (MsgspecError, RecursionError) as error:
        raise CannotBeOpened(f"its rows are damaged: {first_line(error)}") from error


class PageShelf:
    """Games in IndexedDB. What nobody can need in a page, devices or talk, is not kept longer than the page."""

    shared = True

    def __init__(self, cupboard: Cupboard) -> None:
        self._cupboard = cupboard
        self._headers: dict[str, Header] = {}
        """The tables as they were when they were last looked at."""
        self._games: dict[str, StoredGame] = {}
        self.attendance = PageAttendance(cupboard)
        self.talk = MemoryTalk()
        self.reviews = PageReviews(cupboard)
        self.puzzles = PagePuzzles(cupboard)
        self.news = MemoryNews(lambda _: ("", {}))
        self.devices: Devices = MemoryDevices({}, {})
        self.ratings: Book = PageBook(cupboard, self._latest)
        self.seeks: Seeks = MemorySeeks(self.commit, list)

    async def open(self) -> None:
        """Know which tables there are."""
        await self.attendance.open()
        await self._look()

    async def close(self) -> None:
        """Nothing is pending: whatever was written is kept."""

    async def commit(self, change: Change) -> bool:
        """Write a change wholly; False if another tab was faster and nothing was written."""
        table, id = change.table, change.table.id
        if change.keep + len(change.answers) != table.answers:
            raise ValueError(f"{change.keep} answers and {len(change.answers)} more are not {table.answers}")
        before = StoredGame(table, change.seats, (), None) if change.new else await self._game(id)
        if before is None or (not change.new and before.table.seq != change.before):
            return False
        changed = {seat.seat: seat for seat in change.seats}
        after = replace(
            before,
            table=table,
            seats=tuple(changed.get(seat.seat, seat) for seat in before.seats),
            answers=before.answers[: change.keep] + change.answers,
            snapshot=change.snapshot or before.snapshot,
            asides=before.asides if change.aside is None else (*before.asides, change.aside)[-SHOWN:],
        )
        rows: Rows = {
            f"seq/{id}": str(table.seq),
            f"table/{id}": text((after.table, after.seats)),
            f"answers/{id}": text(after.answers),
        }
        if change.snapshot is not None:
            rows[f"snapshot/{id}"] = text(change.snapshot)
        if change.request is not None:
            rows[f"request/{id}/{change.request.holder}/{change.request.id}"] = text(change.request)
        if change.aside is not None:
            rows[f"aside/{id}/{table.seq:{MOMENT}}"] = text(change.aside)
        if change.chapter is not None:
            rows[f"chapter/{id}/{table.seq:{MOMENT}}"] = text(change.chapter)
        if not await self._cupboard.write(rows, only={f"seq/{id}": None if change.new else str(change.before)}):
            self._games.pop(id, None)
            return False
        self._games[id], self._headers[id] = after, (after.table, after.seats)
        return True

    async def load(self, id: str) -> StoredGame | None:
        """All that is kept of a table, as of one moment."""
        self._games.pop(id, None)
        return await self._game(id)

    async def _game(self, id: str) -> StoredGame | None:
        """A table as it was when this tab last looked: whoever writes says which seq it builds on."""
        if id not in self._games:
            keys = f"table/{id}", f"answers/{id}", f"snapshot/{id}"
            asides = await self._cupboard.all(f"aside/{id}/")
            header, answers, snapshot = await self._cupboard.get(*keys)
            if header is None or answers is None:
                return None
            table, seats = self._headers[id] = kept(header, HEADER)
            self._games[id] = StoredGame(
                table,
                seats,
                kept(answers, ANSWERS),
                None if snapshot is None else kept(snapshot, SNAPSHOT),
                tuple(kept(row, ASIDE) for row in list(asides.values())[-SHOWN:]),
            )
        return self._games[id]

    async def request(self, id: str, holder: str, request: str) -> Request | None:
        """A request that was carried out before."""
        (found,) = await self._cupboard.get(f"request/{id}/{holder}/{request}")
        return None if found is None else kept(found, REQUEST)

    async def request_ids(self, id: str) -> list[tuple[str, str]]:
        """Who sent the requests that were carried out at a table, and their ids."""
        found = [kept(row, REQUEST) for row in (await self._cupboard.all(f"request/{id}/")).values()]
        return [(request.holder, request.id) for request in found]

    async def seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """The seq of each of some tables."""
        await self._look()
        return {id: self._headers[id][0].seq for id in ids if id in self._headers}

    async def playing(self) -> list[str]:
        """The games whose bots were interrupted, the latest first: a person's are replayed when they are opened."""
        bots = [(table, any(seats[seat].answering for seat in table.asked)) for table, seats in self._latest()]
        return [table.id for table, asked in bots if asked and table.status == "playing"]

    async def due(self, date: float, limit: int) -> list[tuple[str, int]]:
        """The tables whose clocks want something done by a date, and their seqs, the first one first."""
        waiting = [table for table, _ in self._latest() if table.due is not None and table.due <= date]
        return [(table.id, table.seq) for table in sorted(waiting, key=lambda table: table.due or 0.0)[:limit]]

    async def hosts(self) -> list[tuple[str, str]]:
        """The unfinished tables, and who made them."""
        return [(table.id, table.host) for table, _ in self._latest() if self._counts(table)]

    async def unfinished(self, ids: Sequence[str]) -> list[str]:
        """Those of some tables that are not finished."""
        return [id for id in ids if id in self._headers and self._counts(self._headers[id][0])]

    async def open_tables(self, limit: int) -> Listed:
        """Nobody else comes by."""
        return []

    async def tables_of(self, holder: str, limit: int, hidden: bool = False) -> Listed:
        """The tables where somebody sits, the latest first: those they have not hidden, or those they have."""
        await self._look()
        held = [entry for entry in self._latest() if holder in [seat.holder for seat in entry[1]]]
        return [one for one in held if self.attendance.hides(one[0].id, holder) == hidden][:limit]

    async def person(self, holder: str) -> tuple[str, str] | None:
        """A name and a language; one that cannot be read can be given again."""
        (found,) = await self._cupboard.get(f"person/{holder}")
        return read(found, tuple[str, str])

    async def save_person(self, holder: str, name: str, language: str) -> None:
        """Keep a name and a language."""
        await self._cupboard.write({f"person/{holder}": text((name, language))})

    async def knows(self, holder: str) -> bool:
        """Whether somebody has a name or a seat here."""
        return await self.person(holder) is not None or any(
            holder in [seat.holder for seat in seats] for _, seats in self._latest()
        )

    async def tidy(self) -> None:
        """Nothing is left lying about."""

    async def _look(self) -> None:
        """Learn of what other tabs have written."""
        await self.attendance.open()
        seqs = await self._cupboard.all("seq/")
        news = [id for id, seq in seqs.items() if id not in self._headers or str(self._headers[id][0].seq) != seq]
        for id, row in zip(news, await self._cupboard.get(*[f"table/{id}" for id in news]), strict=True):
            if row is None:
                continue
            self._games.pop(id, None)
            try:
                self._headers[id] = kept(row, HEADER)
            except CannotBeOpened as damaged:  # it stays where it is, and the others are there
                LOG.warning("a table is left out: %s", damaged.why)

    def _counts(self, table: StoredTable) -> bool:
        """Whether a table is one that its host keeps: not finished, and not hidden."""
        return table.status != "finished" and not self.attendance.hides(table.id, table.host)

    def _latest(self) -> Listed:
        return sorted(self._headers.values(), key=lambda header: -header[0].updated)
