"""Bots that a tournament must survive, or must not."""

from __future__ import annotations

import os
import time

from vernissage.bots import Known
from vernissage.core.dice import Dice


class First:
    """Takes the first option."""

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        return position.options[0]


class Slow(First):
    """Takes its time."""

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        time.sleep(0.02)
        return super().choose(seat, position, dice)


class Wrong:
    """Answers what is no option."""

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        return 12345


class Broken:
    """Fails."""

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        raise ZeroDivisionError("nothing to divide by")


class Deadly:
    """Takes its process down."""

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        os._exit(41)


class Speechless:
    """Has nothing to choose with."""


class Unmade(First):
    """Cannot be made without more words."""

    def __init__(self, more: int) -> None:
        self.more = more
