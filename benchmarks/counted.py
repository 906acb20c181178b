"""Whole games at random with every component counted after every answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vernissage.core.dice import Dice
from vernissage.core.step import S, play, roll, settle


class Unsound(Exception):
    """A game that lost or gained a component, or does not end."""


def play_counted(s: S, dice: Dice, census: Callable[[S], Sequence[int]], limit: int) -> int:
    """Answer at random to the end of the game, and return how many answers it took."""
    whole = census(s)
    step = settle(s)
    answers = 0
    while step is not None:
        if answers == limit:
            raise Unsound(f"the game is not over after {limit} answers")
        choice = roll(s, step, dice)
        asked = step
        step = play(s, choice)
        answers += 1
        if census(s) != whole:
            raise Unsound(f"components have changed by answer {answers}: {choice} for {type(asked).__name__}")
    return answers
