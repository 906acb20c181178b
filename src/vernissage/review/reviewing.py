"""The review of a finished game, decision by decision and draw by draw."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from vernissage.core.dice import Dice
from vernissage.review import words
from vernissage.review.account import Accounts, Looks, changed, sampled
from vernissage.review.judge import DEFAULT, Candidate, Comparison, Effort, Judge
from vernissage.review.measures import Measures, grade
from vernissage.review.report import Answer, Draw, Point, Review, Turn
from vernissage.review.sample import CLEAR, minus
from vernissage.review.walk import Asked, Drawn, Unfinished, walked
from vernissage.table import codec
from vernissage.table.match import Match
from vernissage.table.record import Record

EDITION = 5
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
        self.answers: list[Answer] = []
        self.turns: list[Turn] = []
        self.draws: list[Draw] = []
        self.chart: list[Point] = []
        self.accounts = Accounts(match.seats)

    def run(self) -> Iterator[tuple[Told, float]]:
        """Go through the game, saying what is found and how much of it is done."""
        way, turn = self.walk.way, list[tuple[Asked, Comparison]]()
        before = self.began() if way else self.ended()
        for i, thing in enumerate(way):
            done = (i + 1) / len(way)
            after = self.looked(way[i + 1].state) if i + 1 < len(way) else self.ended()
            change = changed(after, before)
            if isinstance(thing, Drawn):
                draw = self.draw(thing, change)
                self.draws.append(draw)
                yield draw, done
            else:
                point = Point(thing.at, thing.events, tuple(sampled(before).means))
                self.chart.append(point)
                yield point, done
                if turn and (turn[0][0].turn, turn[0][0].seat) != (thing.turn, thing.seat):
                    yield from ((one, done) for one in self.whole(turn))
                    turn = []
                position, unknown = thing.known(self.match.game), list[list[float]]()
                if len(position.options) > 1:
                    comparison = self.judge.decision(position, thing.choice, self.mixed(thing.at), self.went_on(i))
                    if self.judge.outlook.turn is not None:
                        turn.append((thing, comparison))
                    if not comparison.equal:
                        answer = self.answer(thing, comparison)
                        self.answers.append(answer)
                        self.accounts.lost[thing.seat] += answer.loss
                        yield answer, done
                    unknown = self.unknown(thing, change)
                self.accounts.answer(thing.seat, change, unknown)
            before = after
        yield from ((one, 1.0) for one in self.whole(turn))
        self.chart.append(Point(len(self.match.answers), self.match.moment, tuple(self.final())))
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
        """An answer as it is told."""
        seat = asked.seat
        position = asked.known(self.match.game)
        told = grade(found.loss, found.error, self.judge.measures.thresholds)
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
            words.follows(self.judge, position, found.best.line, seed, onward=True) if told else (),
            *(words.facts(self.judge, position, found, seed) if told else ()),
        )

    def unknown(self, asked: Asked, change: Looks) -> list[list[float]]:
        """What an answer did to all chances in the true position, less what it does in guesses of its seat."""
        game, chart, position = self.match.game, self.judge.chart, asked.known(self.match.game)
        truth, rows = codec.digest(game, asked.state), list[list[float]]()
        for number in range(min(self.judge.effort.guesses, self.judge.effort.looks)):
            luck, row = self.luck_of(number), [0.0] * self.match.seats
            world = position.guess(Dice(self.mixed(asked.at) * 1_000_003 + ~number))
            if codec.digest(game, world) != truth:
                before = chart.chances(world.copy(), [], luck)
                world.agenda.pop().take(world, asked.choice)
                row = minus(change[number], minus(chart.chances(world, [], luck), before))
            rows.append(row)
        return rows

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
            told = grade(found.loss, found.error, self.judge.measures.thresholds)
            chances = (found.after, found.after_best, found.loss, found.error, found.sure)
            best, known = found.best.line, first.known(game)
            way = words.follows(self.judge, known, best, self.mixed(first.at) * 41) if told else ()
            self.turns.append(Turn(first.at, last.at + 1, first.seat, best, *chances, told, way))
            yield self.turns[-1]

    def draw(self, drawn: Drawn, change: Looks) -> Draw:
        """What was drawn, against all that might have been."""
        self.accounts.draw(change)
        found = sampled(change)
        luck, errors = found.means, found.errors
        mattered = any(abs(value) > max(0.005, CLEAR * error) for value, error in zip(luck, errors, strict=True))
        return Draw(drawn.at, drawn.events, tuple(luck), tuple(errors), mattered)

    def looked(self, s: Any) -> Looks:
        """All seats' chances in a position, all cards open, if everybody plays on at first sight."""
        chart = self.judge.chart
        return [chart.chances(s.copy(), [], self.luck_of(number)) for number in range(self.judge.effort.looks)]

    def began(self) -> Looks:
        """The chances at the start: looked at many times, as they are the same for every deal."""
        chart, start, first = self.judge.chart, self.accounts.start, self.walk.way[0].state
        for number in range(START * self.judge.effort.looks):
            start.add(chart.chances(first.copy(), [], self.luck_of(number)))
        return [start.means] * self.judge.effort.looks

    def ended(self) -> Looks:
        """The result, of which there is no doubt."""
        return [self.final()] * self.judge.effort.looks

    def luck_of(self, number: int) -> int:
        """The seed of a look: every position of a game is looked at with the same ones."""
        return Dice(self.seed * 7919 + 37 * number).next()

    def final(self) -> list[float]:
        """The result: a win, or a part of it."""
        return self.judge.lookahead.judged(self.walk.final, None)

    def mixed(self, at: int) -> int:
        """A seed for what is measured after so many answers."""
        return self.seed * 7919 + at

    def result(self) -> Review:
        """All that was found."""
        match = self.match
        return Review(
            match.game.name,
            match.seats,
            tuple(match.names),
            self.seed,
            self.judge.measures.thresholds,
            tuple(self.answers),
            tuple(self.turns),
            tuple(self.draws),
            tuple(self.chart),
            self.accounts.told(self.final()),
        )
