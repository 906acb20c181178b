"""Whose turn it is to be thought for: time is shared between people, not between requests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from vernissage.house.ports import People, Person

T = TypeVar("T")
ESTIMATE = 1.0
"""Seconds that a thought is believed to take until it is over."""


def somebody() -> Sequence[Person]:
    """One who is not known any further."""
    return [("", "")]


@dataclass(eq=False)
class Turn(Generic[T]):
    """A wish to have something thought through."""

    people: People
    granted: asyncio.Future[T]
    person: Person | None = None
    """On whose account it is; nobody's at a table that nobody watches."""


class Turns(Generic[T]):
    """Thinkers for those who wait, and others for tables that nobody watches, which hold nobody up.

    Of all who wait, the address that has used least comes first, and of its people the one who has used least.
    Who comes anew starts level with whoever is served now, and can neither save time up nor be owed any.
    """

    def __init__(self, front: Iterable[T], back: Iterable[T]) -> None:
        self._front = list(front)
        self._back = list(back)
        self._idle = [*self._front, *self._back]
        self._waiting: list[Turn[T]] = []
        self._busy = 0
        self._used: dict[Person, float] = {}
        self._level = 0.0
        """What the address that is served now had used."""

    @property
    def thinkers(self) -> list[T]:
        """All of them, whoever they think for."""
        return [*self._front, *self._back]

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def take(self, people: People) -> tuple[T, Turn[T]]:
        """Wait for one's turn; the thinker has to be given back."""
        turn = Turn[T](people, asyncio.get_running_loop().create_future())
        self._waiting.append(turn)
        self.look()
        try:
            return await turn.granted, turn
        except asyncio.CancelledError:
            if turn.granted.done() and not turn.granted.cancelled():
                self.give(turn.granted.result(), turn, 0.0)
            elif turn in self._waiting:
                self._waiting.remove(turn)
            raise

    def give(self, thinker: T, turn: Turn[T], seconds: float) -> None:
        """Give a thinker back, after so many seconds."""
        self._busy -= 1
        if turn.person is not None:
            self._charge(turn.person, seconds - ESTIMATE)
        self._idle.append(thinker)
        self.look()

    def look(self) -> None:
        """Let everybody think for whom there is a thinker; to be called whenever people come or go."""
        for thinkers, seen in ((self._front, True), (self._back, False)):
            for thinker in [one for one in self._idle if one in thinkers]:
                turn = self._next(seen)
                if turn is None:
                    break
                self._waiting.remove(turn)
                self._idle.remove(thinker)
                self._busy += 1
                if turn.person is not None:
                    self._level, _ = self._rank(turn.person)
                    self._charge(turn.person, ESTIMATE)
                turn.granted.set_result(thinker)
        if not self._busy and not self._waiting:
            self._used.clear()
            self._level = 0.0

    def _next(self, seen: bool) -> Turn[T] | None:
        best: tuple[tuple[float, float], Turn[T]] | None = None
        for turn in self._waiting:
            people = turn.people()
            if bool(people) != seen or turn.granted.done():
                continue
            turn.person = min(people, key=self._rank) if people else None
            rank = (0.0, 0.0) if turn.person is None else self._rank(turn.person)
            if best is None or rank < best[0]:
                best = rank, turn
        return None if best is None else best[1]

    def _rank(self, person: Person) -> tuple[float, float]:
        address, _ = person
        return max(self._used.get((address, "*"), 0.0), self._level), self._used.get(person, 0.0)

    def _charge(self, person: Person, seconds: float) -> None:
        for who, base in (((person[0], "*"), self._level), (person, 0.0)):
            self._used[who] = max(self._used.get(who, 0.0), base if seconds > 0 else 0.0) + seconds
