"""Who looks for a game, and who fits together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from vernissage.games import game as find_game
from vernissage.house.stored import Change, Listed

BOTS_AFTER = 60.0
"""Seconds somebody who agrees to bots waits for people first."""
LOST = 45.0
"""Seconds after which a wish is forgotten whose browser says nothing: three of its beats."""
CLOSE, WIDER = 200.0, 5.0
"""How far apart two ratings may be for those who mind, and how much farther with each second they wait."""


@dataclass(frozen=True)
class StoredSeek:
    """What somebody would like to play; one wish a person."""

    holder: str
    name: str
    games: tuple[str, ...]
    seats: tuple[int, ...]
    paces: tuple[str, ...]
    bots: str = ""
    """The level of the bots that may come; empty if none may."""
    ratings: dict[str, float] | None = None
    """How strong somebody is at each of the games; nothing for those who do not mind whom they meet."""
    since: float = 0.0
    until: float = 0.0
    """When it is forgotten, unless the browser says that it is still there."""
    table: str = ""
    """Where a seat was found."""


@dataclass(frozen=True)
class Party:
    """People who shall sit together, the one who has waited longest first, and the bots among them."""

    people: tuple[StoredSeek, ...]
    game: str
    pace: str
    seats: int
    level: str = ""


class Seeks(Protocol):
    """Where wishes for a game are kept; whoever shares the shelf reads and settles the same."""

    async def keep(self, seek: StoredSeek, stale: str = "") -> bool:
        """Keep a wish instead of an earlier one; False if a seat was found meanwhile, other than at a stale table."""
        ...

    async def renew(self, holder: str, until: float) -> None:
        """The browser is still there."""

    async def drop(self, holder: str) -> None:
        """Nothing is wished any more, unless a seat was found already."""

    async def of(self, holder: str) -> StoredSeek | None:
        """Somebody's wish, settled or not."""
        ...

    async def waiting(self, now: float) -> list[StoredSeek]:
        """The wishes that wait, the oldest first."""
        ...

    async def claim(self, holder: str, table: str, now: float) -> bool:
        """Settle a wish by a seat at a table; False if it waits no longer."""
        ...

    async def let_go(self, holder: str, table: str) -> None:
        """The seat at that table was gone: the wish waits again."""

    async def settle(self, change: Change, holders: Sequence[str], now: float) -> bool:
        """Write a new table and settle the wishes of all who sit there, wholly or not at all."""
        ...

    async def forget(self, before: float) -> None:
        """Clear away what was forgotten before a moment."""

    async def watchable(self, since: float, limit: int) -> Listed:
        """Public games that have moved since a moment, the latest first."""
        ...

    async def holders(self, ids: Sequence[str]) -> set[str]:
        """Who sits at some tables."""
        ...

    async def checking(self) -> list[str]:
        """The tables where everybody is asked whether they are ready."""
        ...


def company(waiting: Sequence[StoredSeek], now: float) -> Party | None:
    """The next people to be seated together, those who have waited longest first; nobody if none fit."""
    for first in waiting:
        found = with_people(first, waiting, now) or with_bots(first, waiting, now)
        if found is not None:
            return found
    return None


def with_people(first: StoredSeek, waiting: Sequence[StoredSeek], now: float) -> Party | None:
    """A table full of people for somebody."""
    for game, pace, seats in wishes(first):
        people = mates(first, waiting, (game, pace, seats), now)
        if len(people) == seats:
            return Party(people, game, pace, seats)
    return None


def with_bots(first: StoredSeek, waiting: Sequence[StoredSeek], now: float) -> Party | None:
    """A table for somebody who has waited long enough, bots filling the seats; most people first, then fewest bots."""
    if not first.bots or now < first.since + BOTS_AFTER:
        return None
    tables = [
        (people, game, pace, seats)
        for game, pace, seats in wishes(first)
        if (people := mates(first, [one for one in waiting if one.bots], (game, pace, seats), now))
    ]
    people, game, pace, seats = max(tables, key=lambda table: (len(table[0]), -table[3]))
    return Party(people, game, pace, seats, first.bots)


def wishes(seek: StoredSeek) -> list[tuple[str, str, int]]:
    """Everything somebody would play, in the order of their words."""
    return [
        (game, pace, seats)
        for game in seek.games
        for pace in seek.paces
        for seats in seek.seats
        if find_game(game).seats[0] <= seats <= find_game(game).seats[1]
    ]


def mates(
    first: StoredSeek, waiting: Sequence[StoredSeek], wish: tuple[str, str, int], now: float
) -> tuple[StoredSeek, ...]:
    """Somebody and who would play the same with each other, no more than there are seats."""
    game, pace, seats = wish
    found = [first]
    for one in waiting:
        fits = game in one.games and pace in one.paces and seats in one.seats and one.holder != first.holder
        if fits and len(found) < seats and all(near(one, other, game, now) for other in found):
            found.append(one)
    return tuple(found)


def near(one: StoredSeek, other: StoredSeek, game: str, now: float) -> bool:
    """Whether two are about equally strong, if both mind; less and less so the longer one of them waits."""
    if one.ratings is None or other.ratings is None:
        return True
    return abs(one.ratings[game] - other.ratings[game]) <= CLOSE + WIDER * (now - min(one.since, other.since))
