"""A finished game as what there is to review: the decisions of every seat, and the draws of chance between them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from vernissage.bots.known import Known
from vernissage.core.game import Game
from vernissage.core.step import CHANCE, Decision, Step
from vernissage.table.history import Moment, moments
from vernissage.table.match import Match


class Unfinished(ValueError):
    """A game that is not over: its secrets are still secrets."""


@dataclass(frozen=True)
class Asked:
    """A decision that was answered, as it was."""

    at: int
    """How many answers came before it, chance included."""
    events: int
    """How many events came before it."""
    seat: int
    choice: int
    state: Any
    """The true position, the decision on top of its agenda."""
    asked_in: Any
    """The true position when the seat was asked: before the others who were asked in secret at once had answered."""
    turn: int
    """The turn it belongs to, where a turn takes many answers; else nothing in common with others."""

    def known(self, game: Game) -> Known:
        """What the seat knew."""
        return Known(game, self.asked_in, self.seat)


@dataclass(frozen=True)
class Drawn:
    """All that was drawn between two decisions, or before the first, or after the last."""

    at: int
    events: int
    state: Any
    """The position before."""
    answers: tuple[int, ...]
    """What was drawn."""


@dataclass
class Walk:
    """The way of a game, as decisions and draws in their order."""

    way: list[Asked | Drawn] = field(default_factory=list)
    final: Any = None


def walked(match: Match) -> Walk:
    """The way of a finished game."""
    if not match.finished:
        raise Unfinished("only a game that is over is reviewed")
    game, walk, found = match.game, Walk(), list[int]()
    turn = game.outlook.turn if game.outlook else None
    began: Moment | None = None
    group: list[Step[Any]] = []
    asked_in: Any = None
    for moment in moments(match):
        step, s = moment.step, moment.state
        if step is None:
            walk.final = s.copy()
        elif moment.answered and moment.asks == CHANCE:
            if began is None:
                began = Moment(moment.events, moment.answers, step, CHANCE, True, s.copy())
            found.append(match.answers[moment.answers])
            continue
        if began is not None and (step is None or moment.answered):
            walk.way.append(Drawn(began.answers, began.events, began.state, tuple(found)))
            began, found = None, []
        if step is not None and moment.answered and isinstance(step, Decision):
            if not any(other is step for other in group):
                group, asked_in = sealed_together(s), s.copy()
            group = [other for other in group if other is not step]  # a game may ask anew with the same step
            number = turn(s) if turn else moment.answers
            choice = match.answers[moment.answers]
            walk.way.append(Asked(moment.answers, moment.events, step.seat, choice, s.copy(), asked_in, number))
    return walk


def sealed_together(s: Any) -> list[Step[Any]]:
    """The decision on top of the agenda, and those that are answered in secret at once with it."""
    found: list[Step[Any]] = []
    for step in reversed(s.agenda):
        if found and not (isinstance(step, Decision) and step.sealed()):
            break
        found.append(step)
        if not (isinstance(step, Decision) and step.sealed()):
            break
    return found
