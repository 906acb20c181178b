"""People's ratings: openskill's Plackett-Luce model, game after game, on the scale of the bots of the arena."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from vernissage.bots.scale import Reference, references
from vernissage.extras import installed
from vernissage.house.results import Over

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN = 1500.0
"""Where everybody begins: the average of the levels of the bots."""
UNIT = 400 / math.log(10)
"""Points for a factor e in the odds, as in the arena: 400 points apart, the stronger is ahead ten times as often."""
BETA = UNIT / math.sqrt(2)
"""How far one's play differs from game to game; at a table of two, both sure, the odds are those of the scale."""
DOUBT = 2 * BETA
"""The standard deviation of somebody of whom nothing is known, as openskill has it: twice `BETA`."""
DRIFT = DOUBT / 100
"""How much less sure a rating is at the next game: people learn."""
Z = 1.96
"""Standard deviations on either side that hold 95 % of the cases."""
UNSURE = DOUBT / 2
"""A doubt above which a rating is only a first idea."""


@dataclass(frozen=True)
class Rating:
    """How strong somebody is at a game, and how sure that is."""

    points: float = MEAN
    doubt: float = DOUBT
    """The standard deviation, in points."""
    games: int = 0

    @property
    def margin(self) -> int:
        """How far off the points may be, at 95 %."""
        return math.ceil(Z * self.doubt)


def counts(over: Over) -> bool:
    """Whether a game changes ratings, in a house that has what rates them."""
    return over.counts and installed("openskill")


@lru_cache(maxsize=1)
def model() -> PlackettLuce:
    """The model; whoever never rates anybody need not have it."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=DOUBT, beta=BETA, tau=DRIFT)


@lru_cache(maxsize=64)
def fixed(game: str) -> Mapping[str, Reference]:
    """The points of reference of a game, by level."""
    return {one.level: one for one in references(game)}


def rated(over: Over, known: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings of the people of a finished game. Bots stay where the arena has measured them."""
    bots = fixed(over.game)
    plays = [one for one in over.seats if one.person or one.level in bots]
    before = [known.get(one.person, Rating()) if one.person else as_rating(bots[one.level]) for one in plays]
    teams = [[model().rating(mu=one.points, sigma=one.doubt)] for one in before]
    after = model().rate(teams, ranks=[float(one.rank) for one in plays])
    return {
        one.person: Rating(team[0].mu, team[0].sigma, was.games + 1)
        for one, was, team in zip(plays, before, after, strict=True)
        if one.person
    }


def as_rating(level: Reference) -> Rating:
    """A level of the bots as somebody to play against."""
    return Rating(level.points, level.margin / Z)


def with_ratings(over: Over, known: Mapping[str, Rating], after: Mapping[str, Rating]) -> Over:
    """A finished game with what it did to the ratings."""
    seats = tuple(
        replace(one, before=known.get(one.person, Rating()).points, after=after[one.person].points)
        if one.person
        else one
        for one in over.seats
    )
    return replace(over, seats=seats)
