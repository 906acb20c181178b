"""The review of a finished game, decision by decision and draw by draw."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

from vernissage.core.dice import Dice
from vernissage.review import words
from vernissage.review.judge import DEFAULT, Candidate, Comparison, Effort, Judge
from vernissage.review.measures import Measures, grade
from vernissage.review.report import Account, Answer, Draw, Point, Review, Turn
from vernissage.review.sample import CLEAR, Sample, minus
from vernissage.review.walk import Asked, Drawn, Unfinished, walked
from vernissage.table.match import Match
from vernissage.table.record import Record

EDITION = 1
"""Raised whenever a review of the same game comes out otherwise: whoever keeps reviews makes them again."""
START = 8
"""The chances at the start are measured so many times as carefully as others: they are the same for every deal."""
Told = Answer | Turn | Draw | Point
"""What becomes known while a game is reviewed."""


def review(
    record: Record | str,
    seed: int = 0,
    effort: Effort = DEFAULT,
    told: Callable[[Told, float], None] | None = None,
    measured: Measures | None = None,
) -> Review:
    """Review a finished game; what is found is told as it is known, with how much of the game is done.

    The same seed and effort give the same review, everywhere.
    """
    found = Record.read(record) if isinstance(record, str) else record
    match = Match.from_record(found)
    reviewing = Reviewing(match, seed, effort, measured)
    for one, done in reviewing.run():
        if told:
            told(one, done)
    return reviewing.result()


class Reviewing:
    """A review under way."""

    def __init__(self, match: Match, seed: int, effort: Effort = DEFAULT, measured: Measures | None = None) -> None:
        if not match.finished:
            raise Unfinished("only a game that is over is reviewed")
        self.match = match
        self.seed = seed
        self.judge = Judge(match.game, match.seats, effort, measured)
        self.walk = walked(match)
        seats = match.seats
        self.answers: list[Answer] = []
        self.turns: list[Turn] = []
        self.draws: list[Draw] = []
        self.chart: list[Point] = []
        self.values: list[Sample] = []
        """All seats' chances before each thing on the way, and at the end: one estimate serves both sides of a step."""
        self.luck, self.hidden = [0.0] * seats, [0.0] * seats
        self.own, self.others = [0.0] * seats, [0.0] * seats
        self.doubt = [0.0] * seats
        """The sum of the squared errors of all that is counted."""

    def run(self) -> Iterator[tuple[Told, float]]:
        """Go through the game, saying what is found and how much of it is done."""
        way = self.walk.way
        turn: list[tuple[Asked, Comparison]] = []
        self.values = [self.looked(way[0].state, START)] if way else [self.ended()]
        self.count(self.values[0].errors)
        for i, thing in enumerate(way):
            done = (i + 1) / len(way)
            self.values.append(self.looked(way[i + 1].state) if i + 1 < len(way) else self.ended())
            if isinstance(thing, Drawn):
                draw = self.draw(thing, self.values[i], self.values[i + 1])
                self.draws.append(draw)
                yield draw, done
                continue
            point = Point(thing.at, thing.events, tuple(self.values[i].means))
            self.chart.append(point)
            yield point, done
            if turn and (turn[0][0].turn, turn[0][0].seat) != (thing.turn, thing.seat):
                yield from ((one, done) for one in self.whole(turn))
                turn = []
            position = thing.known(self.match.game)
            if len(position.options) > 1:
                comparison = self.judge.decision(position, thing.choice, self.mixed(thing.at), self.went_on(i))
                if self.judge.outlook.turn is not None:
                    turn.append((thing, comparison))
                if not comparison.equal:
                    answer = self.answer(thing, comparison)
                    self.answers.append(answer)
                    yield answer, done
        yield from ((one, 1.0) for one in self.whole(turn))
        self.chart.append(Point(len(self.match.answers), self.match.moment, tuple(self.values[-1].means)))
        yield self.chart[-1], 1.0

    def went_on(self, i: int) -> tuple[int, ...]:
        """The actions with which a seat went on in its turn, where a turn takes many answers."""
        way, line = self.walk.way, list[int]()
        first = way[i]
        if self.judge.outlook.turn is None or not isinstance(first, Asked):
            return ()
        for thing in way[i:]:
            if isinstance(thing, Asked):
                if thing.turn != first.turn:
                    break
                if thing.seat == first.seat:
                    step = thing.known(self.match.game).step
                    line.append(self.judge.offsets[type(step)] + thing.choice)
        return tuple(line)

    def answer(self, asked: Asked, found: Comparison) -> Answer:
        """An answer as it is told, and counted: for its seat as lost, for the others as given, the rest as hidden."""
        seat = asked.seat
        if found.best is not found.given:
            true = self.in_truth(asked, found)
            for i, expected in enumerate(found.gifts):
                self.hidden[i] += true[i] - expected
                (self.own if i == seat else self.others)[i] += expected
        position = asked.known(self.match.game)
        told = grade(found.loss, found.clear, self.judge.measures.thresholds)
        seed = self.mixed(asked.at) * 41
        return Answer(
            asked.at,
            asked.events,
            seat,
            self.match.game.kind(position.step).name,
            asked.choice,
            found.best.choice,
            found.best.line,
            *(found.before, found.after, found.after_best, found.loss, found.error, found.sure),
            told,
            found.guesses,
            words.called(self.judge, position, asked.choice),
            words.follows(self.judge, position, found.best.line, seed) if told else (),
            words.facts(self.judge, position, found, seed) if told else (),
        )

    def in_truth(self, asked: Asked, found: Comparison) -> list[float]:
        """What a given answer did to all chances in the true position, against the best one.

        What the few looks at it say is trusted only as far as it differs from what was to be expected by more than the
        dice alone would make it.
        """
        pair = Sample(self.match.seats)
        for number in range(self.judge.effort.looks):
            luck = self.luck_of(number)
            other = self.judge.lookahead.chances(asked.state.copy(), list(found.best.line), luck)
            pair.add(minus(self.judge.lookahead.chances(asked.state.copy(), list(found.given.line), luck), other))
        off = minus(pair.means, found.gifts)
        signal, noise = sum(one * one for one in off), sum(error * error for error in pair.errors) + found.error**2
        trust = max(0.0, 1.0 - noise / signal) if signal else 0.0
        self.count([trust * error for error in pair.errors])
        return [expected + trust * one for expected, one in zip(found.gifts, off, strict=True)]

    def whole(self, turn: list[tuple[Asked, Comparison]]) -> Iterator[Turn]:
        """A turn of several answers, against the best way through it that was found at its first."""
        if len(turn) < 2:
            return
        first, comparison = turn[0]
        offsets, game = self.judge.offsets, self.match.game
        line = tuple(offsets[type(asked.known(game).step)] + asked.choice for asked, _ in turn)
        given, seed = Candidate(first.choice, line), ~self.mixed(first.at)
        others = [one for one in {comparison.best, comparison.given} if one.line != line]
        found = self.judge.compared(first.known(game), [given, *sorted(others, key=lambda one: one.line)], seed)
        if not found.equal:
            last = turn[-1][0]
            told = grade(found.loss, found.clear, self.judge.measures.thresholds)
            chances = (found.after, found.after_best, found.loss, found.error, found.sure)
            self.turns.append(Turn(first.at, last.at + 1, first.seat, found.best.line, *chances, told))
            yield self.turns[-1]

    def draw(self, drawn: Drawn, before: Sample, after: Sample) -> Draw:
        """What was drawn, against all that might have been."""
        luck = minus(after.means, before.means)
        errors = [sqrt(one * one + other * other) for one, other in zip(after.errors, before.errors, strict=True)]
        for seat, value in enumerate(luck):
            self.luck[seat] += value
        self.count(errors)
        mattered = any(abs(value) > max(0.005, CLEAR * error) for value, error in zip(luck, errors, strict=True))
        return Draw(drawn.at, drawn.events, tuple(luck), tuple(errors), mattered)

    def looked(self, s: Any, times: int = 1) -> Sample:
        """All seats' chances in a position, all cards open, with sensible answers from everybody."""
        sample = Sample(self.match.seats)
        for number in range(times * self.judge.effort.looks):
            sample.add(self.judge.chart.chances(s.copy(), [], self.luck_of(number)))
        return sample

    def ended(self) -> Sample:
        """The result, of which there is no doubt."""
        sample = Sample(self.match.seats)
        for _ in range(2):
            sample.add(self.final())
        return sample

    def luck_of(self, number: int) -> int:
        """The seed of a look: every position of a game is looked at with the same ones."""
        return Dice(self.seed * 7919 + 37 * number).next()

    def final(self) -> list[float]:
        """The result: a win, or a part of it."""
        return self.judge.lookahead.judged(self.walk.final, None)

    def mixed(self, at: int) -> int:
        """A seed for what is measured after so many answers."""
        return self.seed * 7919 + at

    def count(self, errors: list[float]) -> None:
        """Remember how far off a part of the account may be."""
        for seat, error in enumerate(errors):
            self.doubt[seat] += error * error

    def result(self) -> Review:
        """All that was found."""
        match, measured, final = self.match, self.judge.measures, self.final()
        accounts = []
        for seat in range(match.seats):
            parts = (self.luck[seat], self.hidden[seat], self.own[seat], self.others[seat])
            start = self.values[0].means[seat]
            rest = final[seat] - start - sum(parts)
            error = sqrt(self.doubt[seat] + measured.unexplained**2)
            accounts.append(Account(seat, start, *parts, rest, final[seat], error))
        return Review(
            match.game.name,
            match.seats,
            tuple(match.names),
            self.seed,
            measured.thresholds,
            tuple(self.answers),
            tuple(self.turns),
            tuple(self.draws),
            tuple(self.chart),
            tuple(accounts),
        )
