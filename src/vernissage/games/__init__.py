"""The games. Each package here exports one value, `GAME`."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from vernissage.core.game import Game

PACKAGES = (
    "gallerist",
    "art_society",
    "masters_gallery",
    "bioutifoul",
)
"""In the order in which they are offered, a line each."""


class UnknownGame(ValueError):
    """A name that is no game's."""


@cache
def games() -> tuple[Game, ...]:
    """All games there are."""
    found = [import_module(f"vernissage.games.{package}").GAME for package in PACKAGES]
    return tuple(found)


def game(name: str) -> Game:
    """The game of a name, such as `masters-gallery`."""
    for candidate in games():
        if candidate.name == name:
            return candidate
    known = ", ".join(candidate.name for candidate in games())
    raise UnknownGame(f"unknown game {name!r}: there is {known}")
