"""Whether a new generation is better than the one that played: a test that goes on until it is sure."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from vernissage.bots.results import duels
from vernissage.training.sittings import Sat, Sitting, advantage

NEW, OLD = "new", "old"
EDGE = 0.1
"""The advantage that is looked for: at a table of two, 55 games of 100."""
WRONG = 0.05
"""How often the test may say that an equal is better, or that somebody with this advantage is not."""
SURE = math.log((1 - WRONG) / WRONG)
"""How much likelier one of both must be than the other (its logarithm)."""
FEWEST = 12
"""Deals before anything is said: fewer do not tell how much luck there is."""
BETTER, NO_BETTER, UNDECIDED, UNASKED = "better", "no better", "undecided", "not asked"


@dataclass
class Gate:
    """The games of new weights against old ones as they come, counted in the order in which they were planned.

    A sequential test of likelihoods (Wald): the unit is a deal that was played with the new weights at every seat, the
    measure how much better than an equal they fared in it. The order makes the verdict that of the seed alone,
    whichever games end first.
    """

    planned: Sequence[Sitting]
    sats: dict[str, Sat] = field(default_factory=dict)
    units: list[float] = field(default_factory=list)
    """The advantage of the new weights in every deal, at each number of seats, in the order of the plan."""
    counted: int = 0
    """How many of the planned games they come from."""
    verdict: str = UNDECIDED
    likelihood: float = 0.0

    def add(self, sat: Sat) -> bool:
        """Count a game; say whether the test has come to its verdict."""
        self.sats[key(sat.lineup, sat.deal)] = sat
        while self.verdict == UNDECIDED and self.count():
            if len(self.units) >= FEWEST:
                self.likelihood = likelihood(self.units)
            if abs(self.likelihood) >= SURE:
                self.verdict = BETTER if self.likelihood > 0 else NO_BETTER
        return self.verdict != UNDECIDED

    def count(self) -> bool:
        """Count the next deal of the plan, if it is wholly played."""
        if self.counted == len(self.planned):
            return False
        seats = len(self.planned[self.counted].lineup)
        games = max(2, seats)  # alone, both play the deal
        keys = [key(one.lineup, one.deal) for one in self.planned[self.counted : self.counted + games]]
        if any(one not in self.sats for one in keys):
            return False
        sats = [self.sats[one] for one in keys]
        if seats == 1:
            self.units.append(sats[0].reward[0] - sats[1].reward[0])
        else:
            won = [1 / len(sat.winners) if sat.lineup.index(NEW) in sat.winners else 0.0 for sat in sats]
            self.units.append(advantage(math.fsum(won) / seats, seats))
        self.counted += games
        return True

    def told(self) -> dict[str, Any]:
        """What the log says of it."""
        results = list(self.sats.values())
        shares = {duel.seats: round(duel.share, 3) for duel in duels(results) if duel.one == NEW}
        alone = [sat.reward[0] for sat in results if sat.lineup == (NEW,)]
        if alone:
            shares[1] = round(math.fsum(alone) / len(alone), 3)
        mean = math.fsum(self.units) / len(self.units) if self.units else 0.0
        return {
            "games": len(results),
            "won": shares,
            "advantage": round(mean, 4),
            "likelihood": round(self.likelihood, 3),
            "verdict": self.verdict,
        }


def key(lineup: tuple[str, ...], deal: int) -> str:
    """What tells a game of the gate from the others."""
    return f"{deal}:{' '.join(lineup)}"


def likelihood(units: Sequence[float]) -> float:
    """How much likelier these advantages are of somebody with the edge than of an equal: its logarithm."""
    mean = math.fsum(units) / len(units)
    spread = math.fsum((unit - mean) ** 2 for unit in units) / (len(units) - 1)
    return EDGE * len(units) * (mean - EDGE / 2) / max(spread, EDGE * EDGE)
