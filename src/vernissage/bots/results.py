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

    @property
    def ranks(self) -> list[tuple[bool, int]]:
        """Where each seat ended, the lower the better: the winners first, the others by their scores."""
        seats = range(len(self.lineup))
        return [(False, 0) if seat in self.winners else (True, -self.scores[seat]) for seat in seats]


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
    ahead: float
    """How many of the others it left behind, a tie counted half; equals would leave half of them."""


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
    behind: dict[tuple[str, str, int], list[float]] = {}
    for result in results:
        for one in dict.fromkeys(result.lineup):
            if result.lineup.count(one) == 1 and len(result.lineup) > 1:
                seat = result.lineup.index(one)
                field = next(name for name in result.lineup if name != one)
                share = 1 / len(result.winners) if seat in result.winners else 0.0
                pair = (one, field, len(result.lineup))
                won.setdefault(pair, {}).setdefault(result.deal, []).append(share)
                behind.setdefault(pair, []).append(left_behind(result, seat))
    found = []
    for (one, field, seats), deals in won.items():
        shares = [deals[deal] for deal in sorted(deals)]
        games = sum(len(deal) for deal in shares)
        share = math.fsum(map(math.fsum, shares)) / games
        low, high = wilson(share, games / spread(shares, share))
        ahead = math.fsum(behind[one, field, seats]) / games
        found.append(Duel(one, field, seats, games, share, low, high, ahead))
    return found


def left_behind(result: Result, seat: int) -> float:
    """The share of the other seats that ended behind this one, a tie counted half."""
    mine, others = result.ranks[seat], len(result.lineup) - 1
    worse = sum(rank > mine for rank in result.ranks)
    level = sum(rank == mine for rank in result.ranks) - 1
    return (worse + level / 2) / others


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
