"""A book of results in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from vernissage.house.book import Averages, Find, Found
from vernissage.house.ratings import Rating, counts, rated, with_ratings
from vernissage.house.results import DAY, OFTEN, Over, contributions, nobodys
from vernissage.house.stored import StoredGame, StoredSeat


class MemoryBook:
    """Results in memory, beside the tables they come from."""

    def __init__(self, tables: Callable[[], Iterable[StoredGame]]) -> None:
        self._tables = tables
        self._over: dict[str, Over | None] = {}
        self._rated: list[tuple[str, float]] = []
        """Who played together in the games that counted, and when."""
        self._ratings: dict[tuple[str, str], Rating] = {}
        self._averages: dict[tuple[str, int], Averages] = {}
        self._pages: dict[str, str] = {}

    async def write(self, over: Over) -> bool:
        """Keep a result and the ratings that follow from it."""
        if over.table in self._over:
            return False
        lately = sum(party == over.party and ended > over.ended - DAY for party, ended in self._rated)
        if counts(over) and lately < OFTEN:
            known = {person: self._ratings.get((person, over.game), Rating()) for person in over.people}
            after = rated(over, known)
            self._rated.append((over.party, over.ended))
            self._ratings.update({(person, over.game): rating for person, rating in after.items()})
            over = with_ratings(over, known, after)
        if over.compares:
            summed = self._averages.setdefault((over.game, len(over.seats)), {})
            for name, count, total in contributions(over):
                seats, points = summed.get(name, (0, 0))
                summed[name] = seats + count, points + total
        self._over[over.table] = over
        return True

    async def missing(self, since: float, limit: int) -> list[tuple[str, float]]:
        """Finished tables whose result is not kept."""
        found = [
            (game.table.id, game.table.updated)
            for game in self._tables()
            if game.table.status == "finished" and game.table.updated >= since and game.table.id not in self._over
        ]
        return sorted(found, key=lambda one: one[1])[:limit]

    async def give_up(self, table: str, ended: float) -> None:
        """Keep that a table has no result."""
        self._over.setdefault(table, None)

    async def find(self, find: Find, limit: int) -> Found:
        """Finished games, the latest first."""
        seats = {game.table.id: game.seats for game in self._tables()}
        kept = [over for over in self._over.values() if over is not None and find.fits(over, seats.get(over.table, ()))]
        kept.sort(key=lambda over: (over.ended, over.table), reverse=True)
        after = [over for over in kept if find.before is None or (over.ended, over.table) < find.before]
        shown = after[:limit]
        more = (shown[-1].ended, shown[-1].table) if len(after) > limit else None
        return [(over, seats.get(over.table, ())) for over in shown], more

    async def one(self, table: str) -> tuple[Over, tuple[StoredSeat, ...]] | None:
        """The finished game of a table, and who sits there."""
        over = self._over.get(table)
        seats = next((game.seats for game in self._tables() if game.table.id == table), ())
        return None if over is None else (over, seats)

    async def ratings(self, people: Sequence[str]) -> dict[tuple[str, str], Rating]:
        """The ratings of some people, by person and game."""
        return {key: rating for key, rating in self._ratings.items() if key[0] in people}

    async def averages(self, game: str, seats: int) -> Averages:
        """What people have at the end of a game with so many seats."""
        return dict(self._averages.get((game, seats), {}))

    async def pages(self, people: Sequence[str]) -> dict[str, str]:
        """The codes of those of some people who want a page."""
        return {person: self._pages[person] for person in people if person in self._pages}

    async def open_page(self, person: str, code: str) -> str:
        """Keep that somebody wants a page."""
        return self._pages.setdefault(person, code)

    async def close_page(self, person: str) -> None:
        """Keep that somebody wants no page any more."""
        self._pages.pop(person, None)

    async def whose(self, code: str) -> str | None:
        """Whose page a code leads to."""
        return next((person for person, kept in self._pages.items() if kept == code), None)

    async def join(self, old: str, new: str) -> None:
        """What one person has is another one's."""
        for table, over in self._over.items():
            if over is not None and old in over.people:
                seats = tuple(replace(one, person=new) if one.person == old else one for one in over.seats)
                self._over[table] = replace(over, seats=seats)
        for person, game in [key for key in self._ratings if key[0] == old]:
            mine = self._ratings.pop((person, game))
            theirs = self._ratings.get((new, game), Rating())
            self._ratings[new, game] = mine if mine.games > theirs.games else theirs
        code = self._pages.pop(old, "")
        if code:
            self._pages.setdefault(new, code)

    async def forget(self, person: str) -> None:
        """Let nothing remind of somebody."""
        await self.close_page(person)
        self._ratings = {key: rating for key, rating in self._ratings.items() if key[0] != person}
        for table, over in self._over.items():
            if over is not None and person in over.people:
                self._over[table] = replace(over, seats=tuple(nobodys(one, person) for one in over.seats))
