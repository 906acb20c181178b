"""What an answer would do to the numbers of a seat's own board, worked out on a copy of what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vernissage.core.game import Game, Line, Meeting
from vernissage.core.step import ASK, CHANCE, NOBODY, Decision, Driver, Step, run, waits

ASKED = "asked"
"""The seat itself is asked next."""
OTHERS = "others"
"""Somebody else would have to answer."""
FAR = 1000
"""Steps that no game takes without asking anybody."""


@dataclass(frozen=True)
class Preview:
    """What would come of an answer."""

    changes: tuple[tuple[int, int], ...]
    """The numbers that would change: which of the figures beside it, and what it would be then."""
    meets: tuple[Meeting, ...]
    """What it would get on with, or not."""


Figures = tuple[tuple[Line, int], ...]
"""What the numbers are called that some answer would change, and what they are now."""


def previews(game: Game, s: Any, step: Decision[Any], choices: list[int]) -> tuple[Figures, dict[int, Preview]]:
    """What each answer would do, and the numbers that any of them would change.

    The position must hold nothing that the seat may not know: nothing here is kept from it.
    A sealed answer does nothing until all are given.
    """
    if step.sealed():
        return (), {choice: Preview((), ()) for choice in choices}
    figures, seat = game.wording.figures, step.seat
    now = [figure.read(s, seat) for figure in figures]
    then: dict[int, list[int]] = {}
    for choice in choices:
        twin = s.copy()
        answered(twin, step, choice)
        then[choice] = [figure.read(twin, seat) for figure in figures]
    moved = [at for at in range(len(figures)) if any(numbers[at] != now[at] for numbers in then.values())]
    found = {
        choice: Preview(
            tuple((place, numbers[at]) for place, at in enumerate(moved) if numbers[at] != now[at]),
            tuple(game.wording.meets(s, step, choice)),
        )
        for choice, numbers in then.items()
    }
    return tuple((figures[at].line, now[at]) for at in moved), found


def answered(s: Any, step: Decision[Any], choice: int) -> str:
    """Answer a step, and carry out all that needs neither chance nor anybody else nor shows a secret; why it stops.

    Sealed neighbours commute: the step need not be the one on top.
    """
    place = max(at for at, pending in enumerate(s.agenda) if pending is step)
    del s.agenda[place]
    step.take(s, choice)
    return settled(s, step.seat)


def settled(s: Any, seat: int) -> str:
    """Carry out what follows of itself: `asked`, `chance`, `reveal`, `others` or `over` says why it goes no further."""
    alone = Alone(seat)
    return alone.stops if run(s, alone) else "over"


class Alone(Driver[Any]):
    """Carries out what needs neither chance nor anybody but one seat, and shows no secret.

    What others are forced to do is left to them: that they are may be their secret.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.stops = ""
        """Why it goes no further."""
        self.steps = 0

    def choose(self, s: Any, step: Step[Any]) -> int:
        """What is forced on the seat or on nobody."""
        asks = step.asks(s)
        self.steps += 1
        if asks == CHANCE:
            self.stops = "chance"
        elif step.reveals(s):
            self.stops = "reveal"
        elif asks not in (NOBODY, self.seat) or self.steps > FAR:
            self.stops = OTHERS
        elif waits(s, step):
            self.stops = ASKED
        return ASK if self.stops else int(s.choices[0])
