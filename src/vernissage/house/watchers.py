"""All who watch a table, here and elsewhere: counted anew when somebody comes or goes, not for everybody who asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from vernissage.house.clock import Clock
from vernissage.house.stored import StoredSeat
from vernissage.house.watcher import Watcher

FEW = 20
"""So many who only watch are counted aloud: who comes or goes beyond that is told with the next change, or soon."""


@dataclass(frozen=True)
class Turnout:
    """Who is at a table."""

    online: frozenset[str]
    """Everybody connected, here or elsewhere."""
    seated: frozenset[str]
    """Those of them who hold a seat."""
    spectators: int
    """How many watch without a seat, here or elsewhere."""
    seated_here: tuple[str, ...]
    spectators_here: int
    alike: Mapping[tuple[int, ...], int]
    """How many connections here hold exactly these seats."""
    until: float
    """When that has to be looked at again, whether anybody comes or goes or not."""


class Watchers:
    """All who watch a table."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.away: dict[str, tuple[tuple[str, ...], int, float]] = {}
        """Who watches elsewhere: holders, spectators, and until when that is believed."""
        self.untold = False
        """Whether some who only watch have come or gone, and nobody was told yet."""
        self._here: set[Watcher] = set()
        self._seats: Sequence[StoredSeat] = ()
        self._counted: Turnout | None = None

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self._here)

    def __len__(self) -> int:
        return len(self._here)

    def add(self, watcher: Watcher) -> None:
        """Somebody comes."""
        self._here.add(watcher)
        self._counted = None

    def discard(self, watcher: Watcher) -> None:
        """Somebody goes."""
        self._here.discard(watcher)
        self._counted = None

    def believe(self, where: str, holders: tuple[str, ...], spectators: int, until: float) -> bool:
        """Believe somebody elsewhere about who watches there, for a while; whether that is news."""
        before = self.away.get(where)
        self.away[where] = (holders, spectators, until)
        self._counted = None
        return before is None or before[:2] != (holders, spectators)

    def doubt(self) -> bool:
        """Believe no longer what nobody has said again; whether something was believed, or not told yet."""
        now = self.clock.now()
        gone = [where for where, (_, _, until) in self.away.items() if until <= now]
        for where in gone:
            del self.away[where]
        return bool(gone) or self.untold

    def turnout(self, seats: Sequence[StoredSeat]) -> Turnout:
        """Who is at a table with such seats."""
        now = self.clock.now()
        if self._counted is None or now >= self._counted.until or seats != self._seats:
            self._seats, self._counted = seats, self._count(seats, now)
        return self._counted

    def _count(self, seats: Sequence[StoredSeat], now: float) -> Turnout:
        mine: dict[str, tuple[int, ...]] = {}
        for seat in seats:
            if seat.holder:
                mine[seat.holder] = (*mine.get(seat.holder, ()), seat.seat)
        here = [watcher.reader.holder for watcher in self._here]
        elsewhere = [found for found in self.away.values() if found[2] > now]
        there = [holder for holders, _, _ in elsewhere for holder in holders]
        alike = Counter(mine.get(holder, ()) for holder in here)
        seated = {holder for holder in here if holder in mine}
        return Turnout(
            online=frozenset([*here, *there]),
            seated=frozenset([*seated, *there]),
            spectators=alike[()] + sum(count for _, count, _ in elsewhere),
            seated_here=tuple(sorted(seated)),
            spectators_here=alike[()],
            alike=alike,
            until=min((until for _, _, until in elsewhere), default=float("inf")),
        )


def to_be_told(before: Turnout, after: Turnout) -> bool:
    """Whether everybody is told at once: of whoever plays, and of those who watch as long as they are few."""
    few = min(before.spectators, after.spectators) <= FEW
    return before.seated != after.seated or (few and before.spectators != after.spectators)
