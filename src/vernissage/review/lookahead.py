"""Playing a position on for a while with sensible answers for everybody, to learn each seat's chances."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vernissage.bots.search import shares
from vernissage.core.dice import Dice
from vernissage.core.step import Decision, Nature, Step, run

FEW: Final = 10
"""Where a seat has more options than this, a sensible answer is the best of so many picked at random."""
FOLLOWING: Final = 1
"""How many answers at most are given before a position is judged that should not be judged as it is."""
SETTLING: Final = 8
"""How many at most, until it is settled for a seat what its answer was worth."""
APART: Final = 0x5DEECE66D
"""Keeps the dice of what is considered apart from those of what happens."""
AGAIN: Final = 0x9E3779B1
"""Keeps the dice of one stage apart from those of the next."""


class Lookahead:
    """Plays copies of positions on and judges where they lead. It knows a game only by its functions.

    All seats answer sensibly: with what looks best right after it, or, where a turn takes many answers, with the best
    of some ways to end it. What looks best is found with other dice than those it is then played with: nobody is
    taken for clever who was lucky. Every stage begins with dice of its own, so that what is compared meets the same
    luck again however many draws came before.
    """

    def __init__(
        self,
        evaluate: Callable[[Any], list[float]],
        winners: Callable[[Any], list[int]],
        offsets: dict[Any, int],
        seats: int,
        scale: float,
        turn: Callable[[Any], int] | None,
        stage: Callable[[Any], int] | None,
        depth: int,
        tries: int,
        unsettled: Callable[[Any, int], bool] | None = None,
    ) -> None:
        self.evaluate = evaluate
        self.winners = winners
        self.offsets = offsets
        """Where each kind of decision begins in the flat action space."""
        self.seats = seats
        self.scale = scale
        self.turn = turn
        self.stage = stage
        """What tells where positions are judged; if nothing does, every answer is a stage."""
        self.depth = depth
        """The position is judged where the stage begins that is so many after the present one."""
        self.tries = tries
        """How many ways to end a turn are looked at."""
        self.unsettled = unsettled
        """Whether a position should not be judged as it is for a seat; where nothing tells, it is always settled."""
        self.ponders = Dice(0)
        self.luck = Dice(0)

    def chances(self, s: Any, line: list[int], seed: int) -> list[float]:
        """Each seat's chance to win if the seat that is asked begins with a line of actions; `s` is played on."""
        nature: Nature[Any] = Nature(Dice(seed))
        step = run(s, nature)
        now = self.stage_of(s) if step is not None else 0
        self.reseed(nature, seed, 0)
        return self.play_on(s, self.follow(s, step, line, nature), now, nature, seed)

    def reseed(self, nature: Nature[Any], seed: int, number: int) -> None:
        """New dice for what happens in a stage, and for what is considered in it."""
        nature.dice.reseed(seed + (number + 1) * AGAIN)
        self.ponders.reseed((seed + number) ^ APART)

    def stage_of(self, s: Any) -> int:
        """The stage in which a position is."""
        return 0 if self.stage is None else self.stage(s)

    def judged(self, s: Any, step: Step[Any] | None) -> list[float]:
        """Who has won, or what each seat's chances look like."""
        if step is not None:
            return shares(self.evaluate(s), self.scale)
        won = self.winners(s)
        result = [0.0] * self.seats
        for seat in won:
            result[seat] = 1.0 / len(won)
        return result

    def follow(self, s: Any, step: Step[Any] | None, line: list[int], nature: Nature[Any]) -> Step[Any] | None:
        """Give a seat's answers of a line while its turn lasts, and sensible ones for those who are asked between."""
        if step is None:
            return None
        seat, now = step.asks(s), 0 if self.turn is None else self.turn(s)
        others = self.sealed_beneath(s, step) if line else []
        for action in line:
            while step is not None and step.asks(s) != seat:
                if self.turn is None or self.turn(s) != now:
                    return step
                self.answer_sensibly(s, step)
                step = run(s, nature)
            if step is None:
                return None
            choice = action - self.offsets[type(step)]
            if choice not in s.choices:
                break
            s.agenda.pop()
            step.take(s, choice)
            for other in others:  # they chose before they could know the answer above
                sealed = s.agenda.pop()
                sealed.take(s, other)
            others = []
            step = run(s, nature)
        return step

    def play_on(self, s: Any, step: Step[Any] | None, now: int, nature: Nature[Any], seed: int) -> list[float]:
        """The chances after sensible answers of everybody, where so many stages have begun, or the game is over.

        Whoever gave the last answer before a judgement took the one that was judged best, the more so the more
        judgements err. So every seat's turn comes last once: the mean of as many beginnings is told as there are seats.
        """
        begun = 0
        first = max(1, self.depth - self.seats + 1)
        total = [0.0] * self.seats
        while step is not None and begun < self.depth:
            if self.stage is not None:
                here = self.stage(s)
                if here != now and here >= 0:
                    now = here
                    begun += 1
                    if first <= begun < self.depth:
                        total = plus(total, self.judged(s, step))
                    self.reseed(nature, seed, begun)
                    continue
            if self.turn is None:
                answered = self.answer_sensibly(s, step)
                step = run(s, nature)
            else:
                answered = 1
                step = self.carry_out(s, step, nature)
            if self.stage is None:
                begun += answered
        last = self.judged(s, step)
        if self.stage is None or self.depth == 0:
            return last
        number = self.depth - first + 1
        left = number - max(0, min(begun, self.depth - 1) - first + 1)
        return [(total[seat] + left * last[seat]) / number for seat in range(self.seats)]

    def sealed_beneath(self, s: Any, step: Step[Any]) -> list[int]:
        """What the seats would answer that are asked at once and in secret with the one on top of the agenda."""
        answers: list[int] = []
        if not (isinstance(step, Decision) and step.sealed()):
            return answers
        place = len(s.agenda) - 2
        while place >= 0:
            other = s.agenda[place]
            if not (isinstance(other, Decision) and other.sealed()):
                break
            twin = s.copy()
            twin.agenda.append(twin.agenda.pop(place))
            answers.append(self.sensible(twin, other, other.options(twin)))
            place -= 1
        return answers

    def answer_sensibly(self, s: Any, step: Step[Any]) -> int:
        """Answer the step that waits, and those sealed with it; say how many were answered."""
        choices: list[int] = s.choices
        if self.turn is None:
            choice = self.sensible(s, step, choices)
        else:
            choice = self.planned(s, step)[0] - self.offsets[type(step)]
        others = self.sealed_beneath(s, step)
        s.agenda.pop()
        step.take(s, choice)
        for other in others:
            sealed = s.agenda.pop()
            sealed.take(s, other)
        return 1 + len(others)

    def sensible(self, s: Any, step: Step[Any], choices: list[int]) -> int:
        """The answer to the step on top of the agenda after which the chances of its seat look best."""
        if len(choices) == 1:
            return choices[0]
        seat = step.asks(s)
        ponders, luck = self.ponders, self.luck
        nature: Nature[Any] = Nature(luck)
        found = choices[0]
        best = -1.0
        tried = choices if len(choices) <= FEW else [ponders.pick(choices) for _ in range(FEW)]
        for choice in tried:
            twin = s.copy()
            twin.agenda.pop()
            step.take(twin, choice)
            luck.x, luck.y, luck.z, luck.w = ponders.w, ponders.z, ponders.y, ponders.x | 1  # the same for all
            value = self.judged(twin, self.completed(twin, run(twin, nature), seat, nature))[seat]
            if value > best:
                found, best = choice, value
        return found

    def completed(self, s: Any, step: Step[Any] | None, mine: int, nature: Nature[Any]) -> Step[Any] | None:
        """Where a position should not be judged, let what follows at once be answered first, at first sight."""
        given = 0
        while step is not None and (
            (given < FOLLOWING and self.stage is not None and self.stage(s) < 0)
            or (given < SETTLING and self.unsettled is not None and self.unsettled(s, mine))
        ):
            given += 1
            seat = step.asks(s)
            choices: list[int] = s.choices
            if self.unsettled is not None and len(choices) > FEW:
                choices = [self.luck.pick(choices) for _ in range(FEW)]
            found = choices[0]
            best = -1.0
            for choice in choices:
                twin = s.copy()
                twin.agenda.pop()
                step.take(twin, choice)
                value = self.judged(twin, run(twin, nature))[seat]
                if value > best:
                    found, best = choice, value
            s.agenda.pop()
            step.take(s, found)
            step = run(s, nature)
        return step

    def planned(self, s: Any, step: Step[Any]) -> list[int]:
        """The best of some random ways for a seat to go on until another is asked, as actions."""
        assert self.turn is not None
        seat, now = step.asks(s), self.turn(s)
        found: list[int] = []
        best = -1.0
        for _ in range(self.tries):
            twin = s.copy()
            luck: Nature[Any] = Nature(self.ponders)
            actions: list[int] = []
            at: Step[Any] | None = step
            choices: list[int] = s.choices
            while at is not None and at.asks(twin) == seat and self.turn(twin) == now:
                choice = self.ponders.pick(choices)
                actions.append(self.offsets[type(at)] + choice)
                twin.agenda.pop()
                at.take(twin, choice)
                at = run(twin, luck)
                choices = twin.choices
            value = self.judged(twin, at)[seat]
            if value > best:
                found, best = actions, value
        return found

    def carry_out(self, s: Any, step: Step[Any], nature: Nature[Any]) -> Step[Any] | None:
        """Let a seat plan the rest of its turn and play it; where the dice make the plan impossible, it plans anew."""
        assert self.turn is not None
        seat, now = step.asks(s), self.turn(s)
        actions = self.planned(s, step)
        at: Step[Any] | None = step
        place = 0
        while at is not None and at.asks(s) == seat and self.turn(s) == now:
            choice = actions[place] - self.offsets[type(at)] if place < len(actions) else -1
            if choice not in s.choices:
                actions = self.planned(s, at)
                place = 0
                choice = actions[0] - self.offsets[type(at)]
            place += 1
            s.agenda.pop()
            at.take(s, choice)
            at = run(s, nature)
        return at


def plus(left: list[float], right: list[float]) -> list[float]:
    """The sum of two vectors."""
    return [left[i] + right[i] for i in range(len(left))]
