"""Games that were really played, as a house keeps them: answers, results, and the ratings that follow."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

from vernissage import Match
from vernissage.house.ports import Shelf
from vernissage.house.results import Over, over_of
from vernissage.house.stored import Change, Snapshot, StoredSeat, StoredTable

TIMINGS = {
    "": None,
    "live": {"kind": "live", "bank": 600, "increment": 20, "level": "sketch"},
    "days": {"kind": "days", "days": 2, "level": "sketch"},
}


def person(seat: int, name: str, holder: str, why: str = "") -> StoredSeat:
    """A seat of somebody, who has left if there is a reason why."""
    return StoredSeat(seat, "human", name, holder=holder, stand_in="sketch" if why else "", stand_in_for=why)


def bot(seat: int, level: str) -> StoredSeat:
    """A seat of a bot."""
    return StoredSeat(seat, "bot", level=level)


@lru_cache(maxsize=64)
def by_chance(game: str, seats: int, seed: int) -> Match:
    """A game in which everybody answers by chance, to its end; played once, and looked at only."""
    match, dice = Match(game, seats, {}, seed), random.Random(seed)
    while not match.finished:
        waiting = match.waiting()[0]
        match.answer(waiting.seat, dice.choice(waiting.options).choice)
    return match


def ended(
    id: str, match: Match, seats: Sequence[StoredSeat], date: float, timing: str = "live", public: bool = True
) -> tuple[Change, Over]:
    """A table where a match has come to its end, and its result; everybody has played in person."""
    table = StoredTable(
        id,
        match.game.name,
        match.version,
        seats[0].holder,
        options=match.options,
        status="finished",
        seq=1,
        base=1,
        answers=len(match.answers),
        public=public,
        timing=TIMINGS[timing],
        created=date - 3000,
        updated=date,
    )
    change = Change(0, 0, table, 0, tuple(match.answers), tuple(seats), snapshot=Snapshot.of(match), new=True)
    over = over_of(table, seats, match)
    return change, over.answered(dict.fromkeys(over.people, 40))


async def keep(shelf: Shelf, change: Change, over: Over) -> None:
    """Put a table and its result where a house keeps them."""
    assert await shelf.commit(change)
    assert await shelf.ratings.write(over)


async def season(shelf: Shelf, ada: str, hugo: str, zoe: str, date: float) -> list[str]:
    """A year of three people: who wins is chance; the tables, the latest last."""
    ids: list[str] = []
    for number in range(14):
        game = ("masters-gallery", "bioutifoul")[number % 2]
        seats = [person(0, "Ada", ada), person(1, "Hugo", hugo)]
        if number % 3 == 1:
            seats.append(bot(2, "study"))
        if number % 3 == 2:
            seats.append(person(2, "Zoë", zoe, "conceded" if number == 5 else ""))
        match = by_chance(game, len(seats), 100 + number)
        timing = ("live", "days", "live", "")[number % 4]
        made = ended(f"season{number:02}", match, seats, date + 86_400 * 20 * number, timing, number != 3)
        await keep(shelf, *made)
        ids.append(made[0].table.id)
    return ids
