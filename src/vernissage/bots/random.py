"""The bot that plays anything: every option alike."""

from __future__ import annotations

from vernissage.bots.known import Known
from vernissage.core.dice import Dice


class Random:
    """Takes any option, each as likely as the others."""

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        """Roll the dice."""
        return dice.pick(position.options)


def bot() -> Random:
    """A random bot."""
    return Random()
