"""A shelf that holds its games in memory, and a crier who is alone: for one terminal, one page, one test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from vernissage.house.book import Book
from vernissage.house.devices import Devices
from vernissage.house.memory_attendance import MemoryAttendance
from vernissage.house.memory_book import MemoryBook
from vernissage.house.memory_devices import MemoryDevices
from vernissage.house.memory_news import MemoryNews
from vernissage.house.memory_seeks import MemorySeeks
from vernissage.house.memory_talk import MemoryTalk
from vernissage.house.news import Told, standing
from vernissage.house.ports import Company, Ear
from vernissage.house.puzzle_shelf import MemoryPuzzles
from vernissage.house.review_shelf import MemoryReviews
from vernissage.house.seeks import Seeks
from vernissage.house.stored import SHOWN, Aside, Change, Chapter, Listed, Request, StoredGame, StoredTable


@dataclass
class Lying:
    """What lies on the shelf of one table."""

    game: StoredGame
    requests: dict[tuple[str, str], Request] = field(default_factory=dict)
    chapters: list[Chapter] = field(default_factory=list)
    asides: list[Aside] = field(default_factory=list)


class MemoryShelf:
    """Games in memory: a change is there wholly, or not at all."""

    shared = False

    def __init__(self) -> None:
        self.attendance = MemoryAttendance()
        self.talk = MemoryTalk()
        self.reviews = MemoryReviews()
        self.puzzles = MemoryPuzzles()
        self._tables: dict[str, Lying] = {}
        self._people: dict[str, tuple[str, str]] = {}
        self.news = MemoryNews(self._standing)
        book = MemoryBook(lambda: [kept.game for kept in self._tables.values()])
        seeks = MemorySeeks(self.commit, self._latest)
        self.ratings: Book = book
        self.seeks: Seeks = seeks
        others = (book, self.talk, self.news, seeks.wishes, self.attendance, self.puzzles)
        self.devices: Devices = MemoryDevices(self._tables, self._people, others)

    async def open(self) -> None:
        """Nothing has to be made ready."""

    async def close(self) -> None:
        """Nothing is pending."""

    async def commit(self, change: Change) -> bool:
        """Keep a change, unless the table has moved on."""
        table = change.table
        if change.keep + len(change.answers) != table.answers:
            raise ValueError(f"{change.keep} answers and {len(change.answers)} more are not {table.answers}")
        if change.new:
            game = StoredGame(table, change.seats, change.answers, change.snapshot)
            self._tables[table.id] = Lying(game)
            return True
        kept = self._tables.get(table.id)
        if kept is None or kept.game.table.seq != change.before:
            return False
        changed = {seat.seat: seat for seat in change.seats}
        kept.game = replace(
            kept.game,
            table=table,
            seats=tuple(changed.get(seat.seat, seat) for seat in kept.game.seats),
            answers=kept.game.answers[: change.keep] + change.answers,
            snapshot=change.snapshot or kept.game.snapshot,
        )
        if change.request is not None:
            kept.requests[change.request.holder, change.request.id] = change.request
        if change.chapter is not None:
            kept.chapters.append(change.chapter)
        if change.aside is not None:
            kept.asides.append(change.aside)
        return True

    async def load(self, id: str) -> StoredGame | None:
        """All that is kept of a table."""
        kept = self._tables.get(id)
        return None if kept is None else replace(kept.game, asides=tuple(kept.asides[-SHOWN:]))

    async def request(self, id: str, holder: str, request: str) -> Request | None:
        """A request that was carried out before."""
        return self._tables[id].requests.get((holder, request))

    async def request_ids(self, id: str) -> list[tuple[str, str]]:
        """Who sent the requests that were carried out at a table, and their ids."""
        return list(self._tables[id].requests)

    async def seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """The seq of each of some tables."""
        return {id: self._tables[id].game.table.seq for id in ids if id in self._tables}

    async def playing(self) -> list[str]:
        """The tables where a game is played, the latest first."""
        return [table.id for table, _ in self._latest() if table.status == "playing"]

    async def due(self, date: float, limit: int) -> list[tuple[str, int]]:
        """The tables whose clocks want something done by a date, and their seqs, the first one first."""
        waiting = [table for table, _ in self._latest() if table.due is not None and table.due <= date]
        return [(table.id, table.seq) for table in sorted(waiting, key=lambda table: table.due or 0.0)[:limit]]

    async def hosts(self) -> list[tuple[str, str]]:
        """The unfinished tables, and who made them."""
        return [(table.id, table.host) for table, _ in self._latest() if self._counts(table)]

    async def unfinished(self, ids: Sequence[str]) -> list[str]:
        """Those of some tables that are not finished."""
        return [id for id in ids if id in self._tables and self._counts(self._tables[id].game.table)]

    async def open_tables(self, limit: int) -> Listed:
        """Public tables that wait for people, the latest first."""
        return [entry for entry in self._latest() if entry[0].status == "gathering" and entry[0].public][:limit]

    async def tables_of(self, holder: str, limit: int, hidden: bool = False) -> Listed:
        """The tables where somebody sits, the latest first: those they have not hidden, or those they have."""
        held = [entry for entry in self._latest() if holder in [seat.holder for seat in entry[1]]]
        return [entry for entry in held if ((entry[0].id, holder) in self.attendance.hidden) == hidden][:limit]

    async def person(self, holder: str) -> tuple[str, str] | None:
        """A name and a language."""
        return self._people.get(holder)

    async def save_person(self, holder: str, name: str, language: str) -> None:
        """Keep a name and a language."""
        self._people[holder] = name, language

    async def knows(self, holder: str) -> bool:
        """Whether somebody has a name or a seat here."""
        return holder in self._people or any(holder in [seat.holder for seat in seats] for _, seats in self._latest())

    async def tidy(self) -> None:
        """Nothing is left lying about."""

    def _counts(self, table: StoredTable) -> bool:
        """Whether a table is one that its host keeps: not finished, and not hidden."""
        return table.status != "finished" and (table.id, table.host) not in self.attendance.hidden

    def _standing(self, id: str) -> tuple[str, dict[Told, int]]:
        """The game of a table, and what is true there."""
        kept = self._tables.get(id)
        return ("", {}) if kept is None else (kept.game.table.game, standing(kept.game.table, kept.game.seats))

    def _latest(self) -> Listed:
        games = [kept.game for kept in self._tables.values()]
        return [(game.table, game.seats) for game in sorted(games, key=lambda game: -game.table.updated)]


class Silence:
    """A crier without anybody to tell."""

    async def open(self, ear: Ear) -> None:
        """Nobody is heard."""

    async def close(self) -> None:
        """Nobody was heard."""

    def changed(self, table: str, seq: int) -> None:
        """A table has changed."""

    def present(self, companies: Sequence[Company]) -> None:
        """Who watches some tables here."""

    def hurry(self, table: str) -> None:
        """Somebody wants the bots of a table to be quick."""

    def handed(self, tables: Sequence[str]) -> None:
        """The house is about to close; its tables go on when it is opened again."""

    def ring(self, people: Sequence[str]) -> None:
        """Some people were told something."""

    def muted(self, person: str) -> None:
        """Nobody else shows anything to them."""

    def talked(self, table: str) -> None:
        """Something was said at a table."""
