"""Ratings of bots from the games they played, on the scale that chess players know.

A field is rated by openskill's Plackett-Luce model, but not game after game, where the last games would count most:
the ratings are those at which openskill, shown all games at once, would move nobody. So their order does not matter.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from openskill.models import PlackettLuce

from vernissage.bots.results import Result, Z

POINTS = 400 / math.log(10)
"""Rating points for a factor e in the odds: 400 points apart, the stronger is ahead ten times as often."""
MEAN = 1500
CLOSE = 1e-9
"""A change of the ratings, in factors e, that is none any more."""
STRIDE = 2.0
"""How far a rating moves at once while it is sought."""
NUDGE = 1e-4

Order = tuple[str, ...]
"""The names at a table, the first one first."""
Tally = defaultdict[Order, float]
"""How often each order came about."""
Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """A bot's strength with its 95 % confidence, in points: 400 apart means odds of ten to one."""

    name: str
    points: int
    margin: int
    """From the average of the field, which is 1500 by definition."""
    games: int


def ratings(names: Sequence[str], results: Sequence[Result]) -> list[Rating]:
    """Everybody's rating, the strongest first. Each name is one player, at however many seats of a table it sits.

    To whoever won or lost every game a drawn game with each neighbour in `names` sets a limit.
    """
    deals: defaultdict[int, Tally] = defaultdict(lambda: defaultdict(float))
    counted: Tally = defaultdict(float)
    games = dict.fromkeys(names, 0)
    for one, other in pairwise(names):
        for drawn in ((one, other), (other, one)):
            counted[drawn] += 0.5
    for result in results:
        for name in set(result.lineup):
            games[name] += 1
        for order in orders(result):
            counted[order] += 0.5
            deals[result.deal][order] += 0.5
    field = Field(names, counted)
    field.settle()
    margins = field.margins(list(deals.values()))
    found = [
        Rating(name, round(MEAN + POINTS * field.strengths[i]), math.ceil(POINTS * margins[i]), games[name])
        for i, name in enumerate(names)
    ]
    return sorted(found, key=lambda rating: -rating.points)


def orders(result: Result) -> list[Order]:
    """Two orders of a table, half a game each: the same twice, but equals stand once in either order."""
    seats = range(len(result.lineup))
    ranks = result.ranks
    ahead = [sorted(seats, key=lambda seat: (ranks[seat], turn * seat)) for turn in (1, -1)]
    return [tuple(result.lineup[seat] for seat in order) for order in ahead]


class Field:
    """All names, how often each order of them came about, and how strong that makes them."""

    def __init__(self, names: Sequence[str], counted: Tally) -> None:
        self.place = {name: i for i, name in enumerate(names)}
        self.counted = sorted(counted.items())
        self.strengths = [0.0] * len(names)
        """The logarithms of everybody's odds; their average is nought."""
        self.model = PlackettLuce(tau=0.0)
        self.bend: Matrix = []
        """How the pulls change with the strengths: from a name's strength, by row, to everybody's pull."""

    def pull(self, order: Order) -> list[float]:
        """Where openskill moves each name after a table has ended in this order, as a slope of the log odds."""
        model = self.model
        unit = math.sqrt(len(order) * (model.sigma**2 + model.beta**2))
        before = [model.mu + unit * self.strengths[self.place[name]] for name in order]
        after = model.rate([[model.rating(mu=mu)] for mu in before], ranks=[float(i) for i in range(len(order))])
        pulls = [0.0] * len(self.strengths)
        for i, name in enumerate(order):
            pulls[self.place[name]] += (after[i][0].mu - before[i]) * unit / model.sigma**2
        return pulls

    def settle(self) -> None:
        """Move everybody until all pulls cancel out (Newton's method)."""
        if len(self.strengths) < 2:
            self.bend = [[-1.0]]
            return
        for _ in range(100):
            pulls = [0.0] * len(self.strengths)
            for order, count in self.counted:
                for i, pull in enumerate(self.pull(order)):
                    pulls[i] += count * pull
            self.bend = self.bending()
            steps = [-step for step in solved(anchored(self.bend), pulls)]
            longest = max(abs(step) for step in steps)
            scale = min(1.0, STRIDE / longest) if longest else 0.0
            moved = [strength + scale * step for strength, step in zip(self.strengths, steps, strict=True)]
            average = math.fsum(moved) / len(moved)
            self.strengths = [strength - average for strength in moved]
            if longest < CLOSE:
                return

    def bending(self) -> Matrix:
        """The slopes of all pulls, found by nudging one strength after the other."""
        size = len(self.strengths)
        bend = [[0.0] * size for _ in range(size)]
        for order, count in self.counted:
            for j in {self.place[name] for name in order}:
                self.strengths[j] += NUDGE
                above = self.pull(order)
                self.strengths[j] -= 2 * NUDGE
                below = self.pull(order)
                self.strengths[j] += NUDGE
                for i in range(size):
                    bend[i][j] += count * (above[i] - below[i]) / (2 * NUDGE)
        return bend

    def margins(self, deals: Sequence[Tally]) -> list[float]:
        """How far off a strength may be, at 95 %: by the model, or by how the deals differ if that is more."""
        size = len(self.strengths)
        seen = {order: self.pull(order) for deal in deals for order in deal}
        sums: list[list[float]] = []
        for deal in deals:
            sums.append(
                [math.fsum(count * seen[order][i] for order, count in sorted(deal.items())) for i in range(size)]
            )
        margins: list[float] = []
        for i in range(size):
            one = [1.0 - 1 / size if j == i else -1 / size for j in range(size)]
            way = solved(anchored(self.bend), one)
            by_model = -math.fsum(a * b for a, b in zip(way, one, strict=True))
            by_deals = math.fsum(
                sorted(math.fsum(a * b for a, b in zip(way, pulls, strict=True)) ** 2 for pulls in sums)
            )
            margins.append(Z * math.sqrt(max(by_model, by_deals, 0.0)))
        return margins


def anchored(bend: Matrix) -> Matrix:
    """The same slopes, with the average held fast: only differences can be known."""
    return [[value - 1.0 for value in row] for row in bend]


def solved(rows: Matrix, wanted: Sequence[float]) -> list[float]:
    """What the rows have to be multiplied with to give what is wanted (elimination)."""
    size = len(wanted)
    work = [[*row, value] for row, value in zip(rows, wanted, strict=True)]
    for i in range(size):
        best = max(range(i, size), key=lambda j: abs(work[j][i]))
        work[i], work[best] = work[best], work[i]
        for j in range(size):
            if j != i:
                factor = work[j][i] / work[i][i]
                work[j] = [value - factor * above for value, above in zip(work[j], work[i], strict=True)]
    return [work[i][size] / work[i][i] for i in range(size)]
