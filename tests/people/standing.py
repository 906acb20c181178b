"""Simulated people: how strong each is, and how the games among them end."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from vernissage.house.ratings import UNIT
from vernissage.house.results import Over, SeatResult

GAME = "masters-gallery"


def over(table: str, ranked: Sequence[str], ended: float = 0.0, left: int = 0, timing: str = "live") -> Over:
    """A timed game of people, the first one first; the last of them have left. `bot sketch` is a bot."""
    seats = []
    for i, who in enumerate(ranked):
        gone = i >= len(ranked) - left
        bot = who.removeprefix("bot ") if who.startswith("bot ") else ""
        rank = len(ranked) - left + 1 if gone else i + 1
        points = 10 * (len(ranked) - i)
        person = "" if bot else who
        seats.append(SeatResult(i, person, bot, rank, points, {"score-round.1": points}, gone and not bot, not bot))
    return Over(table, GAME, 1, timing, True, True, ended, tuple(seats))


def ending(strengths: dict[str, float], names: Sequence[str], dice: random.Random) -> list[str]:
    """An order in which a game among them may end, by the odds that the scale is about."""
    luck = {name: strengths[name] / UNIT - math.log(-math.log(dice.random())) for name in names}
    return sorted(names, key=lambda name: -luck[name])


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """How far two lists have the same order (Spearman's rank correlation)."""
    size = len(one)
    places = [{i: place for place, i in enumerate(sorted(range(size), key=lambda i: row[i]))} for row in (one, other)]
    apart = sum((places[0][i] - places[1][i]) ** 2 for i in range(size))
    return 1 - 6 * apart / (size * (size * size - 1))
