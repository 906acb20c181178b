"""What was measured about reviewing: how sure evaluations may be, how deep to look, and what a mistake is."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from vernissage.core.game import Game
from vernissage.review.sample import CLEAR

GRADES = ("inaccuracy", "mistake", "blunder")
"""From the smallest loss to the largest."""


@dataclass(frozen=True)
class Measures:
    """How a game is reviewed at a number of seats."""

    depth: int
    """Stages that are played before a position is judged: turns, or rounds."""
    sight: int
    """The same for the chart and for luck."""
    sharpness: float
    """What the evaluation's differences are multiplied by, so that chances come as often as they are told."""
    thresholds: tuple[float, float, float]
    """The losses of chance to win from which an answer is an inaccuracy, a mistake, a blunder."""
    measured: bool = False
    """Whether the thresholds are those of this game at this number of seats; else they are a convention."""


@lru_cache(maxsize=1)
def stored() -> dict[str, Any]:
    """All that `scripts/measures.py` measured, with how."""
    return tomllib.loads((files("vernissage.review") / "measures.toml").read_text("utf-8"))


def measures(game: Game, seats: int) -> Measures:
    """What was measured of a game at this very number of seats (others may have another evaluation), or the default."""
    found: dict[str, Any] = stored().get(game.name, {})
    entry = stored()["default"] | {name: value for name, value in found.items() if name != "seats"}
    own: dict[str, Any] = found.get("seats", {}).get(str(seats), {})
    entry |= own
    low, middle, high = entry["thresholds"]
    numbers = entry["depth"], entry["sight"], entry["sharpness"], (low, middle, high)
    return Measures(*numbers, measured="thresholds" in own)


def grade(loss: float, error: float, thresholds: tuple[float, float, float]) -> str | None:
    """What an answer is called for its loss: nothing if it is small or not clear."""
    reached = [name for name, least in zip(GRADES, thresholds, strict=True) if loss >= least]
    return reached[-1] if reached and loss > CLEAR * error else None
