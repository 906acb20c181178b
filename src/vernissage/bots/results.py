"""What games among bots tell: who won how often against whom, how sure that is, and how long they thought."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Z = 1.96
"""Standard deviations on either side that hold 95 % of the cases."""
ENOUGH = 30
"""Deals from which on their spread is believed even where it makes an interval narrower."""


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    lineup: tuple[str, ...]
    deal: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    """How often each seat had a choice."""
    seconds: tuple[float, ...]
    """How long each seat thought, all in all: the processor's time, not the clock's."""


@dataclass(frozen=True)
class Duel:
    """How one bot fared alone against a table of another."""

    one: str
    field: str
    seats: int
    games: int
    share: float
    """Games won, a shared win counted in part; equals would have one game in `seats`."""
    low: float
    high: float
    """The share lies between these with 95 % confidence."""


@dataclass(frozen=True)
class Pace:
    """How fast a bot answered."""

    name: str
    decisions: int
    seconds: float
    """For one decision, on average."""


def duels(results: Iterable[Result]) -> list[Duel]:
    """The share of every bot that sat alone against a table of another, with its confidence."""
    won: dict[tuple[str, str, int], dict[int, list[float]]] = {}
    for result in results:
        for one in dict.fromkeys(result.lineup):
            if result.lineup.count(one) == 1 and len(result.lineup) > 1:
                seat = result.lineup.index(one)
                field = next(name for name in result.lineup if name != one)
                share = 1 / len(result.winners) if seat in result.winners else 0.0
                deals = won.setdefault((one, field, len(result.lineup)), {})
                deals.setdefault(result.deal, []).append(share)
    found = []
    for (one, field, seats), deals in won.items():
        shares = [deals[deal] for deal in sorted(deals)]
        games = sum(len(deal) for deal in shares)
        share = math.fsum(map(math.fsum, shares)) / games
        low, high = wilson(share, games / spread(shares, share))
        found.append(Duel(one, field, seats, games, share, low, high))
    return found


def spread(deals: Sequence[Sequence[float]], share: float) -> float:
    """How much wider a share spreads than that of as many games with deals of their own: a deal's games are kin.

    Where pairing makes it narrower, that is only believed when there are enough deals.
    """
    games = sum(len(deal) for deal in deals)
    alone = share * (1 - share) * games
    if len(deals) < 2 or alone <= 0:
        return 1.0
    together = math.fsum((math.fsum(deal) - share * len(deal)) ** 2 for deal in deals) * len(deals) / (len(deals) - 1)
    return max(0.25 if len(deals) >= ENOUGH else 1.0, together / alone)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Between which values a share lies with 95 % confidence (Wilson's interval)."""
    middle = share + Z * Z / (2 * games)
    width = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def paces(names: Sequence[str], results: Iterable[Result]) -> list[Pace]:
    """How fast everybody answered, in the order of the names."""
    decisions: dict[str, int] = defaultdict(int)
    seconds: dict[str, float] = defaultdict(float)
    for result in results:
        for name, asked, took in zip(result.lineup, result.decisions, result.seconds, strict=True):
            decisions[name] += asked
            seconds[name] += took
    return [Pace(name, decisions[name], round(seconds[name] / max(1, decisions[name]), 5)) for name in names]
