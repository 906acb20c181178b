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


class Numeric(First):
    """Answers as those do who learn: with a number that is none of Python's own."""

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        answer: int = Index(super().choose(seat, position, dice))  # type: ignore[assignment]
        return answer


class Index:
    """A number like NumPy's: it stands for one, and cannot be written down as JSON."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class Wordy:
    """Answers in words."""

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        answer: int = "the blue one"  # type: ignore[assignment]
        return answer


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
