"""Walks through games for tests: every walk is a list of numbers, so that a failure shrinks to a short game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from vernissage import Dice, Game, games, play, play_out, settle
from vernissage.core.game import Line
from vernissage.core.step import Decision, Step

TABLES = [(game, seats) for game in games() for seats in range(game.seats[0], game.seats[1] + 1)]
"""Every game at every number of seats."""
NAMES = [f"{game.name}-{seats}" for game, seats in TABLES]


@dataclass(frozen=True)
class Walk:
    """Answers at random from a seed, then answers drawn one by one."""

    seed: int
    skip: int
    numbers: tuple[int, ...]


walks = st.builds(
    Walk,
    st.integers(0, 2**32),
    st.integers(0, 400),
    st.lists(st.integers(0, 255), max_size=30).map(tuple),
)


def fresh(game: Game, seats: int, version: int | None = None) -> Any:
    """A position before anything has been drawn, by the current rules or by those of an earlier version."""
    options = {variant.name: variant.values[0] for variant in game.variants}
    return game.setup(game.read(game.sheet), seats, options, version or game.version)


def steps(game: Game, seats: int, walk: Walk) -> Iterator[tuple[Any, Step[Any]]]:
    """Each waiting step of the walk's drawn part, with its position; it is answered when the next is asked for."""
    s = fresh(game, seats)
    play_out(s, Dice(walk.seed), walk.skip)
    step = settle(s)
    for number in walk.numbers:
        if step is None:
            return
        yield s, step
        step = play(s, s.choices[number % len(s.choices)])
    if step is not None:
        yield s, step


def position(game: Game, seats: int, walk: Walk, version: int | None = None) -> Any:
    """The position at the end of a walk."""
    s = fresh(game, seats, version)
    play_out(s, Dice(walk.seed), walk.skip)
    step = settle(s)
    for number in walk.numbers:
        if step is None:
            break
        step = play(s, s.choices[number % len(s.choices)])
    return s


def told(game: Game, s: Any, step: Step[Any], choice: int = 0) -> list[Line]:
    """What the log tells of a step answered so, from the position before it and the one it leads to."""
    after = s.copy()
    step.take(after, choice)
    return game.wording.tell(s, step, choice, after)


def decision(step: Step[Any] | None) -> Decision[Any]:
    """The step, known to be a seat's."""
    assert isinstance(step, Decision)
    return step


def lists_of_answers(s: Any, depth: int) -> int:
    """How many lists of answers of a length there are; shorter ones where the game is over."""
    if depth == 0 or settle(s) is None:
        return 1
    total = 0
    for choice in list(s.choices):
        twin = s.copy()
        play(twin, choice)
        total += lists_of_answers(twin, depth - 1)
    return total
