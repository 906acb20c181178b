"""The question on the table as numbers: who is asked what and about what, and which answers can be given."""

from __future__ import annotations

from typing import Any

from vernissage.core.numbers import Marks, Numbers
from vernissage.core.step import Decision, Playable


class Argument:
    """What a question is made with beside its seat, and where its numbers stand among those of all arguments."""

    def __init__(self, name: str, place: int, low: int, choices: int, whole: float) -> None:
        self.name = name
        self.place = place
        self.low = low
        """The value that the first of its numbers stands for."""
        self.choices = choices
        """How many values it may have, a number each; nought for an amount, which is one number."""
        self.whole = whole
        """What an amount is divided by."""


class Question:
    """A kind of question: its own number, where its answers begin among all, and what it is made with."""

    def __init__(self, number: int, offset: int, arguments: list[Argument]) -> None:
        self.number = number
        self.offset = offset
        self.arguments = arguments


class Questions:
    """All questions of a game, for a number of seats."""

    def __init__(self, kinds: dict[Any, Question], seats: int, about: int, actions: int) -> None:
        self.kinds = kinds
        """By the class of the step."""
        self.seats = seats
        self.about = about
        """How many numbers the arguments of all questions take."""
        self.actions = actions
        """How many answers all questions have together."""

    def length(self) -> int:
        """How many numbers a question takes."""
        return self.seats + len(self.kinds) + self.about

    def write(self, s: Playable[Any], seat: int, x: Numbers) -> None:
        """Who is asked, clockwise from the reader, what, and about what; all nought when no seat is asked."""
        first = x.at
        agenda = s.agenda
        if agenda:
            step = agenda[len(agenda) - 1]
            if isinstance(step, Decision):
                question = self.kinds[type(step)]
                x.one_of((step.seat - seat) % self.seats, self.seats)
                x.one_of(question.number, len(self.kinds))
                start = x.at
                for argument in question.arguments:
                    value: int = getattr(step, argument.name)
                    x.at = start + argument.place
                    if argument.choices:
                        x.one_of(value - argument.low, argument.choices)
                    else:
                        x.part(value, argument.whole)
        x.at = first + self.length()

    def mark(self, s: Playable[Any], seat: int, marks: Marks, first: int) -> None:
        """Mark the answers that a seat can give now, among all from a place on; none if it is not asked."""
        marks.begin(first, self.actions)
        agenda = s.agenda
        if not agenda:
            return
        step = agenda[len(agenda) - 1]
        if isinstance(step, Decision) and step.seat == seat:
            offset = first + self.kinds[type(step)].offset
            for choice in s.choices:
                marks.mark(offset + choice)

    def choice(self, s: Playable[Any], action: int) -> int:
        """The answer that an action stands for, or -1 if it cannot be given now."""
        agenda = s.agenda
        if agenda:
            step = agenda[len(agenda) - 1]
            if isinstance(step, Decision):
                choice = action - self.kinds[type(step)].offset
                if choice in s.choices:
                    return choice
        return -1
