"""The book of results: what is kept of finished games, ratings, and who wants a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from vernissage.house.ratings import Rating
from vernissage.house.results import Over, SeatResult
from vernissage.house.stored import StoredSeat

SCANNED = 2000
"""Games that one question looks through at most, however few of them fit."""
Key = tuple[float, str]
"""Where a list goes on: when a game ended, and its table."""
Found = tuple[list[tuple[Over, tuple[StoredSeat, ...]]], Key | None]
"""Games with who sits there, the latest first, and where to look for earlier ones."""
Averages = dict[str, tuple[int, int]]
"""For each category how many seats it is about and their points together; all points under the empty name."""


@dataclass(frozen=True)
class Met:
    """Somebody who sat at the table: a person, perhaps under one name alone, or a bot of a level."""

    person: str = ""
    name: str | None = None
    """What they were called then; whatever it was if nothing."""
    level: str = ""

    def sat(self, one: SeatResult, seats: Sequence[StoredSeat]) -> bool:
        """Whether a seat was theirs."""
        if (one.person, one.level) != (self.person, self.level):
            return False
        return self.name is None or any(seat.seat == one.seat and seat.name == self.name for seat in seats)


@dataclass(frozen=True)
class Find:
    """Which games somebody looks for."""

    person: str = ""
    """Whose games; everybody's if empty."""
    private: bool = False
    """Whether those at private tables are shown too."""
    game: str = ""
    seats: int = 0
    timing: str = ""
    """`live`, `days`, `timed` for both, `untimed`; empty for all."""
    company: str = ""
    """`people` alone, `bots` too; empty for all."""
    since: float | None = None
    until: float | None = None
    before: Key | None = None
    """Where to go on."""
    against: Met | None = None
    """Whom it was played with; anybody if nothing."""

    def fits(self, over: Over, seats: Sequence[StoredSeat] = ()) -> bool:
        """Whether a game is one of them, wherever the list goes on."""
        clock = {"": True, "timed": bool(over.timing), "untimed": not over.timing}
        return (
            (over.public or self.private)
            and (not self.person or self.person in over.people)
            and (not self.game or over.game == self.game)
            and (not self.seats or len(over.seats) == self.seats)
            and clock.get(self.timing, over.timing == self.timing)
            and (not self.company or (over.bots > 0) == (self.company == "bots"))
            and (self.since is None or over.ended >= self.since)
            and (self.until is None or over.ended < self.until)
            and (self.against is None or any(self.against.sat(one, seats) for one in over.seats))
        )


class Book(Protocol):
    """Where results are written, each once, and found again."""

    async def write(self, over: Over) -> bool:
        """Keep a result and the ratings that follow from it, wholly; False if the table's was kept before."""
        ...

    async def missing(self, since: float, limit: int) -> list[tuple[str, float]]:
        """Finished tables whose result is not kept, and when they were changed last, the oldest first."""
        ...

    async def give_up(self, table: str, ended: float) -> None:
        """Keep that a table has no result: it cannot be opened any more."""

    async def find(self, find: Find, limit: int) -> Found:
        """Finished games."""
        ...

    async def one(self, table: str) -> tuple[Over, tuple[StoredSeat, ...]] | None:
        """The finished game of a table, and who sits there."""
        ...

    async def ratings(self, people: Sequence[str]) -> dict[tuple[str, str], Rating]:
        """The ratings of some people, by person and game."""
        ...

    async def averages(self, game: str, seats: int) -> Averages:
        """What people have at the end of a game with so many seats, all in all."""
        ...

    async def pages(self, people: Sequence[str]) -> dict[str, str]:
        """The codes of those of some people who want a page."""
        ...

    async def open_page(self, person: str, code: str) -> str:
        """Keep that somebody wants a page; its code, which is an earlier one if there is one."""
        ...

    async def close_page(self, person: str) -> None:
        """Keep that somebody wants no page any more: its code leads nowhere from now on."""

    async def whose(self, code: str) -> str | None:
        """Whose page a code leads to."""
        ...

    async def join(self, old: str, new: str) -> None:
        """What one person has is another one's: of two ratings at a game that of more games, of two pages the new."""

    async def forget(self, person: str) -> None:
        """Let nothing remind of somebody: their results stay as nobody's."""
