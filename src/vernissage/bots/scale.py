"""Where the levels of the bots stand on the scale of people's ratings: measured in the arena, never moved by people."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from vernissage.bots import LEVELS


@dataclass(frozen=True)
class Reference:
    """A level's points at a game, and how far off they may be at 95 %."""

    level: str
    points: int
    margin: int


@lru_cache(maxsize=1)
def measured() -> dict[str, Any]:
    """What the arena found, with the tournaments it comes from."""
    return tomllib.loads((files("vernissage.bots") / "scale.toml").read_text("utf-8"))


def references(game: str) -> list[Reference]:
    """The levels of a game, the weakest first; none of a game that the arena has not measured."""
    found = measured().get(game, {})
    return [Reference(level, found[level]["points"], found[level]["margin"]) for level in LEVELS if level in found]
