"""How a match goes on between two questions."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from vernissage.core.dice import Dice
from vernissage.core.step import Chance, Driver, Step, waits


class Course(Driver[Any]):
    """Carries out what is forced, gives the answers that are known, and tells every step to whoever keeps the log."""

    def __init__(self, given: Callable[[Step[Any]], int], resolve: Callable[[Step[Any], int, bool], None]) -> None:
        super().__init__(tells=True)
        self.given = given
        """The answer to a step that waits, or `ASK`."""
        self.resolve = resolve
        """Carries a step out; the last argument says whether it was answered rather than forced."""
        self.answered = False

    def choose(self, s: Any, step: Step[Any]) -> int:
        """What is forced, or known."""
        self.answered = waits(s, step)
        if self.answered:
            return self.given(step)
        return int(s.choices[0])

    def carry_out(self, s: Any, step: Step[Any], choice: int) -> None:
        """Tell it and do it."""
        self.resolve(step, choice, self.answered)


def drawn(s: Any, step: Step[Any], dice: Dice | None) -> int:
    """Nature's answer to the step that waits: by dice, or by the operating system's own randomness."""
    weights = step.weights(s) if isinstance(step, Chance) else [1] * len(s.choices)
    if dice is not None:
        return dice.weighted(s.choices, weights)
    return int(random.SystemRandom().choices(s.choices, weights)[0])
