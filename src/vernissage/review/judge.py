"""Judging one decision from what its seat knew: the given answer against the best that is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import hypot
from statistics import stdev
from typing import Any

from vernissage.bots.ismcts import searching
from vernissage.bots.known import Known
from vernissage.bots.learnt import outlook_of
from vernissage.bots.search import Search
from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.review.lookahead import Lookahead
from vernissage.review.measures import Measures, measures
from vernissage.review.sample import CLEAR, Sample, minus, sureness

MANY = 6
"""More options than this are thinned out before they are compared in earnest."""
ANEW = 0x2545F491
"""Keeps the dice of a second search apart from those of the first."""
LITTLE = 0.01
"""A candidate that is hardly better than the best one by more than this is given up at once."""
PARTS = 3
"""After how many parts of a look it is asked who is behind."""
SPENT = (1 / 6, 1 / 3, 1.0)
"""The part of all guesses for a pair that is spent on whether it is an inaccuracy, a mistake, a blunder."""
OPINIONS = 2
"""How many searches look for the best way to go on after what may be a blunder, and after what is better."""
LUCKY = 0.75
"""By how much the best of two to four things differs from the next such best, as a part of what these differ by."""
FEWEST = 8
"""From so many guesses or looks an error can be told at all."""
SAME = 1e-9
"""Chances that differ by less are the same."""


@dataclass(frozen=True)
class Effort:
    """How much is measured; the same effort and seed give the same review."""

    screen: int = 24
    """Guesses in which candidates are compared before the better half goes on."""
    pairs: int = 32
    """Guesses in which the given answer and the best other are compared before one asks whether it is clear."""
    most: int = 768
    """The most guesses for one pair, where it is not clear whether the given answer is a blunder."""
    looks: int = 64
    """How often the true position is played on, for the chart and for luck."""
    guesses: int = 32
    """In how many guesses an answer is played on at first sight, to tell what could not be known of it."""
    iterations: int = 1500
    """Iterations of the search that names candidates where there are many options."""
    lines: int = 250
    """Iterations that look for the way to go on after each candidate, where a turn takes many answers."""
    better_lines: int = 1200
    """Iterations that look for it once more, with other dice, after each of the two answers that are compared."""
    last_lines: int = 3000
    """Iterations of each of the searches that look for it a last time, where the given answer may be a blunder."""
    tries: int = 6
    """Ways to end a turn that a lookahead looks at."""

    def part(self, share: float) -> Effort:
        """A part of this effort, or a multiple of it; never less than what a difference needs."""
        numbers = {name: max(2, round(share * number)) for name, number in asdict(self).items()}
        measured = {name: max(FEWEST, numbers[name]) for name in ("pairs", "looks", "guesses")}
        return Effort(**numbers | measured | {"tries": self.tries})


DEFAULT = Effort()


@dataclass(frozen=True)
class Candidate:
    """An answer, or the first of a line of answers, to compare with others."""

    choice: int
    line: tuple[int, ...]
    """The actions, its own first, with which the seat goes on in its turn."""


@dataclass(frozen=True)
class Comparison:
    """The given answer against the best one found, on the same guesses and dice."""

    given: Candidate
    best: Candidate
    before: float
    """The seat's chance with sensible answers from here on."""
    after: float
    """With the given one."""
    after_best: float
    loss: float
    """What the given answer cost: may be below nought, if the best of the first look was not the better one."""
    error: float
    """The standard error of the loss."""
    sure: float
    """How likely the best one is better at all."""
    guesses: int
    """How many guesses were looked at."""
    equal: bool
    """Whether no candidate differed from another in any guess: then there is nothing to judge."""


class Judge:
    """Compares answers at one table: a game, a number of seats, an effort."""

    def __init__(self, game: Game, seats: int, effort: Effort = DEFAULT, measured: Measures | None = None) -> None:
        self.game = game
        self.seats = seats
        self.effort = effort
        self.measures = measured or measures(game, seats)
        self.outlook = outlook_of(game, seats)
        self.offsets: dict[Any, int] = {kind.step: game.offset(kind) for kind in game.decisions}
        self.lookahead = self.looking(self.measures.depth, self.outlook.unsettled)
        self.chart = self.looking(self.measures.sight)

    def looking(self, depth: int, unsettled: Callable[[Any, int], bool] | None = None) -> Lookahead:
        """A lookahead of some depth at this table: at first sight, or with what is unsettled done before it judges."""
        scale = self.outlook.scale / self.measures.sharpness
        functions = (self.outlook.evaluate, self.game.winners, self.offsets)
        course = (self.outlook.turn, self.outlook.stage)
        return Lookahead(*functions, self.seats, scale, *course, depth, self.effort.tries, unsettled)

    def decision(self, position: Known, given: int, seed: int, went_on: tuple[int, ...] = ()) -> Comparison:
        """What a seat's answer cost, by what it knew; it may have gone on with a line of actions, its own first."""
        candidates = self.led(position, [given, *self.others(position, given, seed)], seed)
        return self.compared(position, candidates, seed, went_on)

    def led(self, position: Known, names: list[int], seed: int) -> list[Candidate]:
        """Answers with the ways to go on that small searches know, the same effort for each."""
        return [Candidate(name, self.line(position, name, self.effort.lines, seed)) for name in names]

    def compared(
        self, position: Known, candidates: list[Candidate], seed: int, went_on: tuple[int, ...] | None = None
    ) -> Comparison:
        """The first candidate, the given one, against the best of the others: thinned out, then a pair in earnest.

        They are compared as the lines they are, unless it is told how the seat went on: then with the best ways to.
        """
        seat, screen = position.seat, Screen(self, position, seed)
        given, best = screen.best_two(candidates)
        after, loss, error, searched = screen.means[given][seat], 0.0, 0.0, 0.0
        if best is not given:
            many = went_on is not None and self.outlook.turn is not None
            if many:
                ways = [self.ways(position, one, seed ^ ANEW, (self.effort.better_lines,)) for one in (given, best)]
                given, best, searched = screen.best_ways(ways, went_on or ())
            pair = self.paired(position, given, best, seed)
            if many and self.grave(pair, seat):
                ways = [
                    self.ways(position, one, seed ^ ~ANEW, OPINIONS * (self.effort.last_lines,))
                    for one in (given, best)
                ]
                given, best, searched = screen.best_ways(ways, went_on or ())
                pair = self.paired(position, given, best, seed ^ ANEW)
            after, loss, error = pair.means[self.seats], -pair.means[seat], hypot(pair.errors[seat], searched)
            screen.number += pair.number
        return Comparison(
            given=given,
            best=best,
            before=screen.before.means[seat],
            after=after,
            after_best=after + loss,
            loss=loss,
            error=error,
            sure=sureness(loss, error),
            guesses=screen.number,
            equal=screen.equal,
        )

    def paired(self, position: Known, given: Candidate, best: Candidate, seed: int) -> Sample:
        """What the given answer does to all chances against another, in new guesses, until its grade is clear.

        The last entry is the seat's own chance with the given one.
        """
        pair, seat = Sample(self.seats + 1), position.seat
        while pair.number < self.effort.most:
            for _ in range(self.effort.pairs):
                world, luck = self.world(position, ~seed, pair.number)
                other = self.lookahead.chances(world.copy(), list(best.line), luck)
                mine = self.lookahead.chances(world, list(given.line), luck)
                pair.add([*minus(mine, other), mine[seat]])
            if self.settled(-pair.means[seat], pair.errors[seat], pair.number):
                break
        return pair

    def grave(self, pair: Sample, seat: int) -> bool:
        """Whether an answer may well be a blunder: then it is worth a second opinion."""
        return -pair.means[seat] + CLEAR * pair.errors[seat] >= self.measures.thresholds[2]

    def settled(self, loss: float, error: float, number: int) -> bool:
        """Whether all that a loss may well be lies between two thresholds, of those still worth as many guesses."""
        low, high = loss - CLEAR * error, loss + CLEAR * error
        bounds = zip(self.measures.thresholds, SPENT, strict=True)
        return not any(low < bound <= high and number < part * self.effort.most for bound, part in bounds)

    def world(self, position: Known, seed: int, number: int) -> tuple[Any, int]:
        """A guess, and the seed of what happens in it; candidates share both."""
        dice = Dice(seed * 1_000_003 + number)
        return position.guess(dice), dice.next()

    def others(self, position: Known, given: int | None, seed: int) -> list[int]:
        """The answers that may be better than the given one: all, or those that a search looks at most."""
        others = [choice for choice in position.options if choice != given]
        if len(others) > MANY:
            search = self.search(position.guess, self.effort.iterations, seed)
            offset = self.offsets[type(position.step)]
            visits = {choice: visited(search, offset + choice) for choice in others}
            others = sorted(others, key=lambda choice: (-visits[choice], choice))[:MANY]
        return others

    def ways(self, position: Known, one: Candidate, seed: int, searches: tuple[int, ...]) -> list[Candidate]:
        """The way to go on after an answer that is known, and those that searches of so many iterations find.

        The best of several answers is often only the one whose way on was found by luck: both of a pair are given the
        same time again, with dice that had no part in choosing them.
        """
        found = [self.line(position, one.choice, number, seed + i) for i, number in enumerate(searches)]
        return [one, *(Candidate(one.choice, way) for way in found)]

    def line(self, position: Known, choice: int, iterations: int, seed: int) -> tuple[int, ...]:
        """An answer and, where a turn takes many, the best way to go on with it that a small search knows."""
        first = self.offsets[type(position.step)] + choice
        if self.outlook.turn is None:
            return (first,)

        def answered(dice: Dice) -> Any:
            world = position.guess(dice)
            world.agenda.pop().take(world, choice)
            return world

        return first, *favoured(self.search(answered, iterations, seed), position.seat)

    def search(self, guess: Callable[[Dice], Any], iterations: int, seed: int) -> Search:
        """A search of so many iterations."""
        search = searching(self.game, self.outlook, self.seats, guess, Dice(seed))
        for _ in range(iterations):
            search.iterate()
        return search


class Screen:
    """A first look at candidates, to choose whom to compare in earnest: what it measures is told of nobody."""

    def __init__(self, judge: Judge, position: Known, seed: int) -> None:
        self.judge = judge
        self.position = position
        self.seed = seed
        self.number = 0
        self.equal = True
        self.before = Sample(judge.seats)
        self.means: dict[Candidate, list[float]] = {}
        self.own: dict[Candidate, list[float]] = {}
        """The seat's own chance with each candidate, guess by guess."""

    def best_two(self, candidates: list[Candidate]) -> tuple[Candidate, Candidate]:
        """The first candidate, and the best of all: the worse half of the others goes, until one is left."""
        given, samples = candidates[0], dict[Candidate, Sample]()
        left = self.thinned([given], candidates[1:], 1, samples)
        return given, given if self.equal else self.sorted([given, *left], samples)[0]

    def thinned(
        self, kept: list[Candidate], others: list[Candidate], number: int, samples: dict[Candidate, Sample]
    ) -> list[Candidate]:
        """The others from the best on: who cannot be much better goes at once, the worse half after every look."""
        few = False
        while not few:
            few = len(others) <= number
            for _ in range(PARTS):
                self.look([*kept, *others], samples, -(-self.judge.effort.screen // PARTS))
                if not self.equal:
                    others = self.abreast(kept, others, number, samples)
                    if len(others) <= number and len(self.abreast([], [*kept, *others], 1, samples)) == 1:
                        return self.sorted(others, samples)
            if self.equal:
                break
            others = self.sorted(others, samples)[: max(number, (len(others) + 1) // 2)]
        return self.sorted(others, samples)

    def abreast(
        self, kept: list[Candidate], others: list[Candidate], number: int, samples: dict[Candidate, Sample]
    ) -> list[Candidate]:
        """The others that may well be better than the best of all so far, by more than a little; so many at least."""
        first = self.own[self.sorted([*kept, *others], samples)[0]]
        left: list[Candidate] = []
        for one in self.sorted(others, samples):
            behind = Sample(1)
            for best, mine in zip(first, self.own[one], strict=True):
                behind.add([best - mine])
            if len(left) < number or behind.means[0] + LITTLE <= CLEAR * behind.errors[0]:
                left.append(one)
        return left

    def best_ways(self, ways: list[list[Candidate]], went_on: tuple[int, ...]) -> tuple[Candidate, Candidate, float]:
        """The best ways on after the given answer and the other, and how far off their difference may be by search.

        The seat's own way counts for its answer. Whoever searched once more would find other ways: what those that
        were found differ by tells how much that matters.
        """
        seat, samples = self.position.seat, dict[Candidate, Sample]()
        own = [Candidate(ways[0][0].choice, went_on)] if went_on else []
        mine, others = list(dict.fromkeys([*ways[0], *own])), list(dict.fromkeys(ways[1]))
        self.look([*mine, *others], samples, self.judge.effort.screen)
        apart = [LUCKY * stdev(samples[one].means[seat] for one in found) for found in ways]
        return self.sorted(mine, samples)[0], self.sorted(others, samples)[0], hypot(*apart)

    def sorted(self, candidates: list[Candidate], samples: dict[Candidate, Sample]) -> list[Candidate]:
        """Candidates from the best to the worst; of equals the first stays the first."""
        return sorted(candidates, key=lambda one: -samples[one].means[self.position.seat])

    def look(self, candidates: list[Candidate], samples: dict[Candidate, Sample], guesses: int) -> None:
        """Play all candidates on in some more guesses."""
        lookahead = self.judge.lookahead
        for _ in range(guesses):
            world, luck = self.judge.world(self.position, self.seed, self.number)
            self.number += 1
            told = [lookahead.chances(world.copy(), list(one.line), luck) for one in candidates]
            self.equal = self.equal and all(max(map(abs, minus(one, told[0]))) < SAME for one in told)
            for one, chances in zip(candidates, told, strict=True):
                samples.setdefault(one, Sample(self.judge.seats)).add(chances)
                self.own.setdefault(one, []).append(chances[self.position.seat])
            if self.number <= self.judge.effort.screen:
                self.before.add(lookahead.chances(world, [], luck))
        self.means |= {one: samples[one].means for one in candidates}


def favoured(search: Search, seat: int) -> tuple[int, ...]:
    """The actions with which a search would have a seat go on until another is asked."""
    node, line = search.root, list[int]()
    while node.asked == seat and node.favourite in node.children:
        line.append(node.favourite)
        node = node.children[node.favourite]
    return tuple(line)


def visited(search: Search, action: int) -> int:
    """How often a search looked at an answer."""
    node = search.root.children.get(action)
    return node.visits if node else 0
