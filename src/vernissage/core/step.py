"""Steps and the agenda: everything a game still has to do is data in its state."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from vernissage.core.dice import Dice

NOBODY: Final = -1
"""Answers an effect: the engine itself."""
CHANCE: Final = -2
"""Answers a chance step: nature."""
NONE: Final = -1
"""No card, no seat, no piece."""
HIDDEN: Final = -3
"""Stands for an answer that the reader may not know."""
SPECTATOR: Final = -4
"""The seat of somebody who only watches."""
ASK: Final = -5
"""What a driver says instead of an answer: that somebody else has to give it."""

S = TypeVar("S", bound="Playable[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing the rules will do next. Never changed once made, so that copies of a state share it.

    The parameters of a step's constructor are its attributes, by name, and are public: what a seat may
    not know lies in the players' shells.
    """

    def asks(self, s: S) -> int:
        """The seat that answers, `CHANCE` or `NOBODY`."""
        raise NotImplementedError

    def options(self, s: S) -> list[int]:
        """The choices that can be carried through, ascending, never empty."""
        return [0]

    def take(self, s: S, choice: int) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def seen(self, s: S, choice: int, seat: int) -> int:
        """What a seat learns of the answer: the choice itself, or `HIDDEN`. Asked before `take`."""
        return choice

    def reveals(self, s: S) -> bool:
        """Whether carrying this out shows somebody what was secret, so that it cannot be undone."""
        return False

    def asked_anyway(self, s: S) -> bool:
        """Whether having one option only is a secret, so that the seat, or nature, is asked all the same."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[S]):
    """A step that nobody has to answer."""

    def asks(self, s: S) -> int:
        return NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A step answered by nature, with a weight for each option."""

    def asks(self, s: S) -> int:
        return CHANCE

    def weights(self, s: S) -> list[int]:
        """How likely each option is, in the order of `options`."""
        return [1] * len(self.options(s))

    def draw(self, s: S, dice: Dice) -> int:
        """One of the options, as likely as its weight; a step may know a quicker way to the same."""
        return dice.weighted(self.options(s), self.weights(s))


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step answered by a seat with a small integer."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: S) -> int:
        return self.seat

    def why_not(self, s: S, choice: int) -> str:
        """The message that says why a choice in the decision's range is no option; empty if it is one.

        Must agree with `options`.
        """
        return "" if choice in self.options(s) else "why-not-possible"

    def default(self, s: S) -> int:
        """The answer given for somebody who is absent."""
        return self.options(s)[0]

    def sealed(self) -> bool:
        """Whether all seats asked the same at once answer in secret.

        Sealed neighbours on the agenda commute: none reads what another wrote.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Playable(Generic[S]):
    """What every game's state has: what is still to do."""

    def __init__(self, agenda: list[Step[S]]) -> None:
        self.agenda = agenda
        self.choices: list[int] = []  # the options of the step that waits, kept by `settle`

    def then(self, *steps: Step[S]) -> None:
        """Do these next, in this order, before whatever was already pending."""
        for i in range(len(steps) - 1, -1, -1):  # no slice to make and throw away on every call
            self.agenda.append(steps[i])

    def copy(self) -> S:
        """The same position, to be played on without changing this one."""
        raise NotImplementedError


def forced(s: S, step: Step[S]) -> int:
    """The only answer the step on top of the agenda can get, or `ASK`, with its options in `s.choices`."""
    if step.asks(s) == NOBODY:
        return 0
    choices = step.options(s)
    if len(choices) > 1 or step.asked_anyway(s):
        s.choices = choices
        return ASK
    return choices[0]


def waits(s: S, step: Step[S]) -> bool:
    """Whether the step on top of the agenda needs somebody's answer; leaves its options in `s.choices`."""
    choice = forced(s, step)
    if choice == ASK:
        return True
    s.choices = [choice]
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver(Generic[S]):
    """Who carries a game on: what it answers itself, and what it does on the way. By itself only what is forced."""

    def __init__(self, tells: bool = False) -> None:
        self.tells = tells
        """Whether it carries steps out itself; else the engine does, which is quicker."""

    def choose(self, s: S, step: Step[S]) -> int:
        """The answer to the step on top of the agenda, or `ASK` if somebody else has to give it."""
        return forced(s, step)

    def carry_out(self, s: S, step: Step[S], choice: int) -> None:
        """Do what the step does when it is answered so."""
        s.agenda.pop()
        step.take(s, choice)


def run(s: S, driver: Driver[S]) -> Step[S] | None:
    """Carry a game on until somebody is asked whom the driver does not answer for; None at the end."""
    tells = driver.tells
    while s.agenda:
        step = s.agenda[-1]
        choice = driver.choose(s, step)
        if choice == ASK:
            return step
        if tells:
            driver.carry_out(s, step, choice)
        else:
            s.agenda.pop()
            step.take(s, choice)
    s.choices = []
    return None


FORCED: Final[Driver[Any]] = Driver()


def settle(s: S) -> Step[S] | None:
    """Run all that needs no answer or has a single one; return the step that waits, or None at the end."""
    return run(s, FORCED)


def play(s: S, choice: int) -> Step[S] | None:
    """Answer the step that waits, and settle. The choice is trusted: it comes from `s.choices`."""
    step = s.agenda.pop()
    step.take(s, choice)
    return settle(s)


def roll(s: S, step: Step[S], dice: Dice) -> int:
    """A random answer to the step that waits: nature's own weights, any option of a seat's alike."""
    if isinstance(step, Chance):
        return step.draw(s, dice)
    return dice.pick(s.choices)


class Nature(Driver[S]):
    """Rolls for chance too, without listing what might come: most of a game's answers are nature's."""

    def __init__(self, dice: Dice) -> None:
        super().__init__()
        self.dice = dice

    def choose(self, s: S, step: Step[S]) -> int:
        if isinstance(step, Chance):
            return step.draw(s, self.dice)
        if step.asks(s) == NOBODY:
            return 0
        choices = step.options(s)
        if len(choices) > 1:
            s.choices = choices
            return ASK
        return choices[0]


class Everybody(Nature[S]):
    """Answers at random for chance and for all seats, so many times."""

    def __init__(self, dice: Dice, limit: int) -> None:
        super().__init__(dice)
        self.left = limit
        """How many it still gives."""

    def choose(self, s: S, step: Step[S]) -> int:
        if self.left <= 0:
            return ASK
        if isinstance(step, Chance):
            self.left -= 1
            return step.draw(s, self.dice)
        if step.asks(s) == NOBODY:
            return 0
        choices = step.options(s)
        if len(choices) == 1:
            return choices[0]
        self.left -= 1
        return self.dice.pick(choices)


class Rehearsal(Everybody[S]):
    """Counts every step, whoever answers it: also a game that asks nobody any more comes to the limit."""

    def choose(self, s: S, step: Step[S]) -> int:
        left = self.left
        choice = super().choose(s, step)
        if choice != ASK:
            self.left = left - 1
        return choice


def play_out(s: S, dice: Dice, limit: int) -> int:
    """Answer at random until the game ends or the limit of answers is reached; return how many were given."""
    everybody: Everybody[S] = Everybody(dice, limit)
    run(s, everybody)
    settle(s)
    return limit - everybody.left


def rehearse(s: S, dice: Dice, limit: int) -> int:
    """Answer at random to the end of the game, or until so many steps were carried out; return how many."""
    rehearsal: Rehearsal[S] = Rehearsal(dice, limit)
    run(s, rehearsal)
    return limit - rehearsal.left
