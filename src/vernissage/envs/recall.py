"""A position that remembers what everybody has been told: what OpenSpiel calls information states."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from vernissage.core.dice import Dice
from vernissage.core.game import View
from vernissage.core.step import HIDDEN, NOBODY, SPECTATOR, Driver, Step, run
from vernissage.envs.numbers import Rules
from vernissage.table import codec


class Recall:
    """A position, and the story of the game as each seat could write it down, and as somebody watching could.

    Nature is not played: its answers are given like those of the seats.
    """

    __slots__ = ("rules", "state", "step", "stories")

    def __init__(self, rules: Rules, state: Any, stories: list[str]) -> None:
        self.rules = rules
        self.state = state
        self.stories = stories
        """By seat; the last is the public's."""
        self.step: Step[Any] | None = None
        """What waits for an answer, of a seat or of nature."""
        self._settle()

    @classmethod
    def start(cls, rules: Rules) -> Recall:
        """The game before the first answer."""
        return cls(rules, rules.start(), [""] * (rules.seats + 1))

    def copy(self) -> Recall:
        """The same position, to be played on without changing this one."""
        twin = Recall.__new__(Recall)
        twin.rules, twin.state, twin.step = self.rules, self.state.copy(), self.step
        twin.stories = list(self.stories)
        return twin

    def __deepcopy__(self, memo: Any) -> Recall:
        return self.copy()

    def __reduce__(self) -> Any:
        return remembered, (self.rules, codec.encode(self.rules.game, self.state), self.stories)

    def answer(self, choice: int) -> None:
        """Answer what waits, as a seat or as nature, and go on to the next question."""
        if self.step is None:
            raise ValueError("the game is over")
        self.carry_out(self.step, choice)
        self._settle()

    def _settle(self) -> None:
        """Carry out all that needs no answer."""
        self.step = run(self.state, Telling(self))

    def carry_out(self, step: Step[Any], choice: int) -> None:
        """Do what a step does, and tell everybody what they may know of it.

        A forced answer is told like any other: others may not have known that it was forced. What is revealed is told
        in the words of the log.
        """
        s = self.state
        if step.asks(s) != NOBODY:
            question = as_word(step)
            for reader, seat in self._readers():
                seen = step.seen(s, choice, seat)
                self.stories[reader] += f"{question}={'?' if seen == HIDDEN else seen} "
        before = s.copy() if step.reveals(s) else None
        s.agenda.pop()
        step.take(s, choice)
        if before is not None:
            for reader, seat in self._readers():
                lines = self.rules.game.wording.tell(before, step, step.seen(before, choice, seat), s)
                told = [[line.id, *line.args.values()] for line in lines]
                self.stories[reader] += f"{type(step).__name__}{json.dumps(told, separators=(',', ':'))} "

    def _readers(self) -> Iterator[tuple[int, int]]:
        """Where each story is kept, and whose it is."""
        yield from ((seat, seat) for seat in range(self.rules.seats))
        yield self.rules.seats, SPECTATOR

    def story(self, seat: int) -> str:
        """All that a seat has been told, or somebody watching, from the first answer on."""
        return self.stories[self.rules.seats if seat == SPECTATOR else seat]

    def view(self, seat: int) -> str:
        """What is being asked, which all may know, and what a seat may know now, as text."""
        question = "" if self.step is None else f"{as_word(self.step)}? "
        return question + written(self.rules.game.view(self.state, seat))

    def dealt_anew(self, seat: int, dice: Dice) -> Recall:
        """A position that a seat cannot tell from this one.

        The seat's own story stays as it is. In the others' stories all that was secret is forgotten, and what they see
        in the new deal is added: they hold other cards now, and never had the old ones.
        """
        state = self.rules.game.guess(self.state, seat, dice)
        public = self.story(SPECTATOR)
        stories = [*self.stories[:-1], public]
        for other in range(self.rules.seats):
            if other != seat:
                stories[other] = f"{public}{written(self.rules.game.view(state, other))} "
        return Recall(self.rules, state, stories)


class Telling(Driver[Any]):
    """Carries out what is forced, and lets a story tell it."""

    def __init__(self, recall: Recall) -> None:
        super().__init__(tells=True)
        self.recall = recall

    def carry_out(self, s: Any, step: Step[Any], choice: int) -> None:
        """Do what the step does, as everybody may know it."""
        self.recall.carry_out(step, choice)


def as_word(step: Step[Any]) -> str:
    """A step as one word: its name and its arguments."""
    name, *arguments = codec.encode_step(step)
    return f"{name}({','.join(map(str, arguments))})"


def written(view: View) -> str:
    """A view as one line of text."""
    return msgspec.json.encode(view).decode()


def remembered(rules: Rules, data: Any, stories: list[str]) -> Recall:
    """A position as it was saved."""
    return Recall(rules, codec.decode(rules.game, data, rules.box), stories)
