"""Bots: who answers for a seat that no person sits on. They see what their seat may know, and nothing else.

A bot is any object with a method `choose`. A module of this package that is named in `NAMES` exports `bot()`, which
makes one:

>>> from vernissage import Dice, Match
>>> from vernissage.bots import Known, bot
>>> match = Match("masters-gallery", seats=3, seed=7)
>>> seat = match.asked()[0]
>>> position = Known(match.game, match.state, seat)
>>> bot("random").choose(seat, position, Dice(1)) in position.options
True
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from vernissage.bots.known import Known
from vernissage.core.dice import Dice

__all__ = ["NAMES", "Bot", "Known", "UnknownBot", "bot"]

NAMES = ("random",)
"""The bots there are, from the weakest to the strongest."""


class UnknownBot(ValueError):
    """A name that is no bot's."""


class Bot(Protocol):
    """Who answers for a seat.

    A bot keeps nothing about one game from one answer to the next: the same object may serve several seats and
    several tables. All its chance comes from the dice it is given, so that a game can be repeated.
    """

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        """The answer of a seat: one of `position.options`."""
        ...


def bot(name: str) -> Bot:
    """A bot by its name, such as `random`."""
    if name not in NAMES:
        raise UnknownBot(f"unknown bot {name!r}: there is {', '.join(NAMES)}")
    made: Bot = import_module(f"vernissage.bots.{name}").bot()
    return made
