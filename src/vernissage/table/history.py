"""Earlier positions of a match: replayed from its answers, without the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from vernissage.core.game import Game
from vernissage.core.step import ASK, Driver, Step, run, waits
from vernissage.table import codec
from vernissage.table.match import Match


@dataclass(frozen=True)
class Moment:
    """A step about to be carried out: after how many events and answers, who answers it, and the position before."""

    events: int
    answers: int
    step: Step[Any] | None
    """Nothing at the last moment."""
    asks: int
    """The seat, or whoever else; meaningful if the step was answered rather than forced."""
    answered: bool
    state: Any
    """The position itself: copy it before keeping it."""


@dataclass(frozen=True)
class Played:
    """What a match was played with and answered so far: it can be replayed elsewhere while the match goes on."""

    game: Game
    box: Any
    seats: int
    options: dict[str, int | str]
    version: int
    start: dict[str, Any] | None
    answers: tuple[int, ...]

    @classmethod
    def of(cls, match: Match) -> Played:
        """A match as it is now."""
        given = tuple(match.answers)
        return cls(match.game, match.box, match.seats, match.options, match.version, match.start, given)


class OneByOne(Driver[Any]):
    """Carries out one step at a time, answered as it is told to; every step is looked at first."""

    def __init__(self) -> None:
        super().__init__()
        self.next = ASK

    def choose(self, s: Any, step: Step[Any]) -> int:
        """What was said, once."""
        choice, self.next = self.next, ASK
        return choice


def moments(match: Match | Played) -> Iterator[Moment]:
    """Every moment of a match, from the first to the one it has reached."""
    game = match.game
    if match.start is None:
        s = game.setup(match.box, match.seats, match.options, match.version)
    else:
        s = codec.decode(game, match.start, match.box)
    course, given, events = OneByOne(), 0, 0
    while (step := run(s, course)) is not None:
        answered = waits(s, step)
        if answered and given == len(match.answers):
            break
        choice = match.answers[given] if answered else s.choices[0]
        yield Moment(events, given, step, step.asks(s), answered, s)
        course.next, given, events = choice, given + answered, events + 1
    yield Moment(events, given, None, 0, False, s)


def at(match: Match | Played, events: int) -> Moment:
    """The moment after a number of events."""
    for moment in moments(match):
        if moment.events == events:
            return moment
    raise IndexError(events)
