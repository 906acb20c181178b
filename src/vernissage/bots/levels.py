"""The levels for people: which bot each of them is at a game, as `levels.toml` says, set by measured ratings."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args

from vernissage.bots.known import Bot, Known
from vernissage.core.dice import Dice

Level = Literal["sketch", "study", "glaze", "varnish", "master"]
"""The levels, from the first lines of a painting to its varnish, and above them who has painted many."""
LEVELS: tuple[Level, ...] = get_args(Level)
UNMEASURED = "default"
"""The settings for a game that the arena has not measured."""


@cache
def chosen() -> Mapping[str, Any]:
    """What the file says: by game, and where a table of so many needs others, by its seats."""
    return tomllib.loads((files("vernissage.bots") / "levels.toml").read_text("utf-8"))


def settings(game: str, seats: int) -> dict[str, str]:
    """Which bot each level is at a game's table of so many, the weakest first."""
    here = chosen().get(game, chosen()[UNMEASURED])
    return {level: here.get(str(seats), here)[level] for level in LEVELS}


def setting(name: str, game: str, seats: int) -> str:
    """What a bot's name stands for at a table: a level for one of its settings, any other name for itself."""
    return settings(game, seats).get(name, name)


class Levelled:
    """The bot of a level: at each table the one that the level is there."""

    def __init__(self, level: str, make: Callable[[str], Bot]) -> None:
        self.level = level
        self._make = make
        self._made: dict[tuple[str, int], Bot] = {}

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        """What the bot of this level answers at the position's table."""
        where = position.game.name, position.seats
        if where not in self._made:
            self._made[where] = self._make(setting(self.level, *where))
        return self._made[where].choose(seat, position, dice)
