"""News: what somebody should hear of a table while they look elsewhere, found from its change alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, get_args

from vernissage.house.stored import StoredSeat, StoredTable

Kind = Literal["turn", "over", "seat-taken", "time-short", "undo-asked"]
KINDS: tuple[Kind, ...] = get_args(Kind)
LASTING: tuple[Kind, ...] = ("turn", "undo-asked")
"""What is still true when a table is opened again, and is told if nobody has."""


@dataclass(frozen=True)
class News:
    """Something that somebody should hear: what it is, of which table, about which seat. It holds no secret."""

    kind: Kind
    table: str
    seat: int


class Herald(Protocol):
    """Tells people what happened at their tables while they looked elsewhere; nobody at a table waits for it."""

    async def open(self) -> None:
        """Begin to tell."""

    async def close(self) -> None:
        """Tell nothing more; what was to be told is kept."""

    def tell(self, person: str, news: News, here: bool = False) -> None:
        """Let somebody hear something, once; whoever looks at the table now needs no more than the bell."""

    def settle(self, person: str, table: str) -> None:
        """Something that somebody was told of a table may be true no longer."""

    def read(self, person: str, table: str) -> None:
        """Somebody has opened a table, and sees what they were told of it."""

    def ring(self, people: Sequence[str] | None) -> None:
        """Others have told some people something; nobody knows whom, if none are named."""


Told = tuple[str, Kind]
"""A person, and what is true for them."""


def people(seats: Iterable[StoredSeat]) -> set[str]:
    """The different people at a table."""
    return {seat.holder for seat in seats if seat.who == "human" and seat.holder}


def standing(table: StoredTable, seats: Sequence[StoredSeat]) -> dict[Told, int]:
    """All that is true of a table and somebody should know, with the seat it is about.

    Whoever plays alone with bots, or hands one screen round, sees it all.
    """
    found: dict[Told, int] = {}
    if len(people(seats)) < 2:
        return found
    if table.status == "finished":
        return {(seat.holder, "over"): seat.seat for seat in reversed(seats) if seat.who == "human" and seat.holder}
    for seat in reversed(seats):
        if seat.who != "human":
            continue
        if seat.seat in table.asked and not seat.answering:
            found[seat.holder, "turn"] = seat.seat
        if seat.holder != table.host:
            found[table.host, "seat-taken"] = seat.seat
    wish = table.undo_request
    for number in () if wish is None else wish["needed"]:
        found[seats[number].holder, "undo-asked"] = number
    return found


def announce(
    herald: Herald,
    before: tuple[StoredTable, Sequence[StoredSeat]],
    after: tuple[StoredTable, Sequence[StoredSeat]],
    here: Iterable[str],
) -> None:
    """Tell everybody what a change of a table means for them, and what it ends."""
    old, new = before[0], after[0]
    if (old.asked, old.status, old.undo_request) == (new.asked, new.status, new.undo_request) and before[1] == after[1]:
        return
    was, now, there = standing(*before), standing(*after), set(here)
    for person, kind in was:
        if (person, kind) not in now:
            herald.settle(person, new.id)
    taken = arrivals(old, before[1], after[1])
    for (person, kind), seat in now.items():
        if kind == "seat-taken":
            if taken:
                herald.tell(person, News(kind, new.id, taken[0]), person in there)
        elif (person, kind) not in was:
            herald.tell(person, News(kind, new.id, seat), person in there)


def arrivals(table: StoredTable, before: Sequence[StoredSeat], after: Sequence[StoredSeat]) -> list[int]:
    """The open seats that somebody else than who made the table has taken."""
    return [
        seat.seat
        for was, seat in zip(before, after, strict=True)
        if was.who == "open" and seat.who == "human" and seat.holder != table.host
    ]


def remind(herald: Herald, table: StoredTable, seats: Sequence[StoredSeat]) -> None:
    """Tell what still stands at a table that is opened again: whoever should have told it may have been stopped."""
    for (person, kind), seat in standing(table, seats).items():
        if kind in LASTING:
            herald.tell(person, News(kind, table.id, seat))


@dataclass(frozen=True)
class Item:
    """A line under somebody's bell."""

    kind: Kind
    table: str
    game: str
    seat: int
    told: float
    read: bool


Entry = tuple[str, str, News | None, bool]
"""A person, a table, what they are told of it if anything, and whether they look at it."""


class NewsShelf(Protocol):
    """Where it is kept what people were told, as long as it is true."""

    async def keep(self, entries: Sequence[Entry], date: float) -> set[str]:
        """Keep what is told and true, forget what is true no longer; for whom something has changed."""
        ...

    async def items(self, person: str, limit: int) -> list[Item]:
        """What somebody was told and is still true, the latest first."""
        ...

    async def read(self, person: str, table: str | None, date: float) -> bool:
        """Somebody has read what there is, or what there is of one table; whether something was unread."""
        ...

    async def kept(self, person: str) -> dict[str, Any]:
        """What is kept for somebody, for themselves to read."""
        ...

    async def forget(self, person: str) -> None:
        """Forget all that is kept for somebody: news, ways to reach them, what was to be sent."""


def holds(facts: dict[Told, int], person: str, kind: Kind) -> bool:
    """Whether something is true for somebody; time is short only for as long as it is their turn."""
    return (person, "turn" if kind == "time-short" else kind) in facts
