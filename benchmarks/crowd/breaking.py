"""What a house does with so many tables, and how many it holds: the breaking point, found by trying."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from crowd.arrangements import Running, busy_seconds
from crowd.workers import Crowd

LIMIT = 100.0
"""Milliseconds in which 99 of 100 updates have to be there."""
NEAR = 0.12
"""How near the last number that was held has to be to the first that was not."""
LATE = 50.0
"""Milliseconds: a crowd that is so late itself measures nothing but itself."""


@dataclass(frozen=True)
class Held:
    """What was seen with so many tables; times are milliseconds, processor time is in processors."""

    tables: int
    seconds: float
    answers: int
    rate: float
    """Answers a second."""
    acknowledged: tuple[float, float]
    """Median and 99 of 100."""
    updated: tuple[float, float]
    shown: tuple[float, float]
    cpu: dict[str, float]
    """How many processors each part has used."""
    cpu_an_answer: dict[str, float]
    """Milliseconds of processor time an answer, by part."""
    memory: float
    """MB that the house holds for them all."""
    megabytes: float
    """MB a second that the crowd has received."""
    games: int
    reconnected: int
    slept: int
    overtaken: int
    errors: int
    examples: list[str]
    late: float
    """How late the crowd itself was, 99 of 100 times, in milliseconds."""
    crowd: float
    """How many processors the crowd has used."""
    others: float
    """How many processors everything else on the machine has used: neighbours, and what the system does for all."""

    def holds(self, limit: float = LIMIT) -> bool:
        """Whether everybody was served in time, and nobody saw an error."""
        return bool(self.answers) and not self.errors and self.updated[1] <= limit and self.acknowledged[1] <= limit


def parts(times: list[float]) -> tuple[float, float]:
    """The median and 99 of 100, in milliseconds."""
    if not times:
        return 0.0, 0.0
    ordered = sorted(times)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 for share in (0.5, 0.99)]
    return round(at[0], 1), round(at[1], 1)


def measure(house: Running, crowd: Crowd, tables: int, empty: float, settle: float, seconds: float) -> Held:
    """Have so many tables, let everybody arrive, and look for a while; `empty` is what the house holds without any."""
    crowd.hold(tables)
    time.sleep(settle)
    _, _, used = crowd.report()
    before, began, busy = house.cpu(), time.monotonic(), busy_seconds()
    time.sleep(seconds)
    spent, after, busy = time.monotonic() - began, house.cpu(), busy_seconds() - busy
    seen, late, using = crowd.report()
    answers = len(seen.acknowledged)
    cpu = {name: (after[name] - before[name]) / spent for name in after}
    return Held(
        tables=tables,
        seconds=round(spent, 1),
        answers=answers,
        rate=round(answers / spent, 2),
        acknowledged=parts(seen.acknowledged),
        updated=parts(seen.updated),
        shown=parts(seen.shown),
        cpu={name: round(value, 3) for name, value in cpu.items()},
        cpu_an_answer={name: round(value * spent * 1000 / max(1, answers), 3) for name, value in cpu.items()},
        memory=round((house.memory() - empty) / 1e6, 3),
        megabytes=round(seen.bytes / spent / 1e6, 3),
        games=seen.games,
        reconnected=seen.reconnected,
        slept=seen.slept,
        overtaken=seen.overtaken,
        errors=len(seen.errors),
        examples=sorted(set(seen.errors))[:3],
        late=round(late * 1000, 1),
        crowd=round((using - used) / spent, 3),
        others=round(max(0.0, (busy - (using - used)) / spent - sum(cpu.values())), 3),
    )


def breaking_point(
    tried: Callable[[int], Held],
    first: int,
    most: int,
    told: Callable[[Held], None],
    limit: float = LIMIT,
    over: Callable[[], bool] = lambda: False,
) -> tuple[Held | None, list[Held]]:
    """The most tables that are held, found by doubling and then by halves.

    A number that fails by a few late updates is tried once more. Nothing more is tried when the time is
    over: what is known by then is less near.
    """
    every: list[Held] = []

    def holds(tables: int) -> Held | None:
        for again in (False, True):
            if again and over():
                break
            held = tried(tables)
            every.append(held)
            told(held)
            if held.holds(limit):
                return held
            if held.updated[0] > limit / 2:
                break  # a hiccup leaves the median where it was: this house is full
        return None

    good: Held | None = None
    low, high, tables = 0, most + 1, min(first, most)
    while low < tables < high and not over():
        held = holds(tables)
        if held is not None:
            good, low = held, tables
        else:
            high = tables
        if high - low <= max(1, math.floor(NEAR * low)):
            break
        tables = min(most, 2 * low) if high > most else (low + high) // 2
    return good, every


def line(held: Held) -> str:
    """A measurement in a line."""
    cpu = ", ".join(f"{name} {value:.2f}" for name, value in held.cpu.items())
    found = [
        f"{held.tables:5} tables: {held.rate:.1f} answers/s",
        f"updates p50 {held.updated[0]:.0f} p99 {held.updated[1]:.0f} ms",
        f"acknowledged p99 {held.acknowledged[1]:.0f} ms",
        f"cpu {cpu}",
        f"{held.memory:.1f} MB",
        f"errors {held.errors} {held.examples if held.errors else ''}",
    ]
    if held.late > LATE:
        found.append(f"the crowd itself is {held.late:.0f} ms late")
    return ", ".join(found)


def plain(held: Held | None) -> dict[str, Any] | None:
    """A measurement as it is written down."""
    return None if held is None else asdict(held)
