"""A bot with slips: for people who are just learning, somebody who overlooks things."""

from __future__ import annotations

from vernissage.bots.known import Bot, Known
from vernissage.core.dice import Dice


class Slips:
    """Another bot, some of whose answers are any option at all."""

    def __init__(self, other: Bot, rate: float) -> None:
        self.other = other
        self.rate = rate

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        """The other bot's answer, unless the dice say that it slips."""
        if dice.below(1000) < 1000 * self.rate:
            return dice.pick(position.options)
        return self.other.choose(seat, position, dice)
