"""What a bot is, and what it is shown: the knowledge of one seat, and positions that agree with it."""

from __future__ import annotations

import contextlib
import operator
from typing import Any, Protocol

from vernissage.core.dice import Dice
from vernissage.core.game import Game, View
from vernissage.core.step import Decision


class Known:
    """What a seat knows at the moment it is asked something.

    The true position stays inside: a bot that wants to look ahead asks for guesses, in which everything its seat
    cannot know has been dealt anew. In a guess the seat's own decision is always the next one, also in a sealed turn.
    """

    __slots__ = ("__state", "game", "options", "seat", "step")

    def __init__(self, game: Game, state: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.step = pending(state, seat)
        """The decision that waits; its attributes are public, whatever the game."""
        self.options: list[int] = list(self.step.options(state))
        """The choices the seat has, ascending."""
        self.__state = state

    @property
    def view(self) -> View:
        """The table as the seat sees it."""
        return self.game.view(self.__state, self.seat)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.__state.players)

    def guess(self, dice: Dice) -> Any:
        """A whole position that the seat cannot tell from the true one, its own to play on, waiting for its answer."""
        twin = self.game.guess(self.__state, self.seat, dice)
        place = next(i for i, step in enumerate(twin.agenda) if step is self.step)
        twin.agenda.append(twin.agenda.pop(place))  # sealed neighbours commute
        twin.choices = list(self.options)
        return twin


def pending(state: Any, seat: int) -> Decision[Any]:
    """The decision that waits for a seat: the first one, or a sealed one among its neighbours."""
    for step in reversed(state.agenda):
        if not isinstance(step, Decision):
            break
        if step.seat == seat:
            return step
        if not step.sealed():
            break
    raise ValueError(f"seat {seat} is not asked for anything")


class Bot(Protocol):
    """Who answers for a seat.

    A bot keeps nothing about one game from one answer to the next, but for what it has thought of the very position
    that it is asked at then: the same object may serve several seats and several tables. All its chance comes from the
    dice it is given, so that a game can be repeated.
    """

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        """The answer of a seat: one of `position.options`."""
        ...


class NoOption(ValueError):
    """An answer that a bot may not give."""


def answer_of(player: Bot, name: str, position: Known, dice: Dice) -> int:
    """What a bot answers, as a plain number (those who learn think in NumPy's); it must be one of its options."""
    found = player.choose(position.seat, position, dice)
    with contextlib.suppress(TypeError):
        choice = operator.index(found)
        if choice in position.options:
            return choice
    raise NoOption(f"{name} answered {found!r} to {type(position.step).__name__}: no option")
