"""Ratings of bots from the games they played, on the scale that chess players know."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

POINTS = 400 / math.log(10)
"""Rating points for a factor e in the odds: 400 points apart, the stronger wins ten times as often."""
MEAN = 1500


@dataclass(frozen=True)
class Rating:
    """A bot's strength with its 95 % confidence, in points: 400 apart means odds of ten to one."""

    name: str
    points: int
    margin: int
    games: int


def ratings(names: Sequence[str], games: Sequence[tuple[Sequence[str], Sequence[int], Sequence[int]]]) -> list[Rating]:
    """Rate everybody by openskill from lineups, scores and winners; bots of one name at a table learn together."""
    model = PlackettLuce()
    unit = POINTS / math.sqrt(2 * model.beta**2)
    known = {name: model.rating(name=name) for name in names}
    played = dict.fromkeys(names, 0)
    for lineup, scores, winners in games:
        ranks = [0.0 if seat in winners else 1.0 + max(scores) - scores[seat] for seat in range(len(lineup))]
        rated = model.rate([[known[name]] for name in lineup], ranks=ranks)
        for name in dict.fromkeys(lineup):
            mine = [team[0] for seat, team in enumerate(rated) if lineup[seat] == name]
            mu = sum(one.mu for one in mine) / len(mine)
            sigma = sum(one.sigma for one in mine) / len(mine)
            known[name] = model.rating(mu=mu, sigma=sigma, name=name)
            played[name] += 1
    found = [
        Rating(
            name, round(MEAN + unit * (known[name].mu - model.mu)), round(1.96 * unit * known[name].sigma), played[name]
        )
        for name in names
    ]
    return sorted(found, key=lambda rating: -rating.points)
