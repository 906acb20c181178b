"""Judging one decision from what its seat knew: the given answer against the best that is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
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
SAME = 1e-9
"""Chances that differ by less are the same."""


@dataclass(frozen=True)
class Effort:
    """How much is measured; the same effort and seed give the same review."""

    screen: int = 24
    """Guesses in which candidates are compared before the better half goes on."""
    pairs: int = 32
    """Guesses in which the given answer and the best other are compared before one asks whether it is clear."""
    most: int = 384
    """The most guesses for one pair."""
    looks: int = 48
    """How often the true position is played on, for the chart and for luck."""
    iterations: int = 1500
    """Iterations of the search that names candidates where there are many options."""
    lines: int = 120
    """Iterations that look for the way to go on after each candidate, where a turn takes many answers."""
    tries: int = 6
    """Ways to end a turn that a lookahead looks at."""

    def part(self, share: float) -> Effort:
        """A part of this effort, or a multiple of it; never less than what a difference needs."""
        numbers = {name: max(2, round(share * number)) for name, number in asdict(self).items()}
        return Effort(**numbers | {"tries": self.tries})


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
    clear: bool
    gifts: tuple[float, ...]
    """What the given answer did to all seats' chances, the own included, against the best one."""
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
        self.lookahead = self.looking(self.measures.depth)
        self.glance = self.looking(0)

    def looking(self, depth: int) -> Lookahead:
        """A lookahead of some depth at this table."""
        scale = self.outlook.scale / self.measures.sharpness
        turn, tries = self.outlook.turn, self.effort.tries
        functions = (self.outlook.evaluate, self.game.winners, self.offsets)
        return Lookahead(*functions, self.seats, scale, turn, depth, tries)

    def decision(self, position: Known, given: int, seed: int) -> Comparison:
        """What a seat's answer cost, by what it knew."""
        names = self.candidates(position, given, seed)
        return self.compared(position, [Candidate(name, self.line(position, name, seed)) for name in names], seed)

    def compared(self, position: Known, candidates: list[Candidate], seed: int) -> Comparison:
        """The first candidate, the given one, against the best of the others: thinned out, then a pair in earnest."""
        given, others = candidates[0], candidates[1:]
        samples = {candidate: Sample(self.seats) for candidate in candidates}
        before, number, equal = Sample(self.seats), 0, True
        while True:
            left = [given, *others]
            for _ in range(self.effort.screen):
                world, luck = self.world(position, seed, number)
                number += 1
                told = [self.lookahead.chances(world.copy(), list(one.line), luck) for one in left]
                before.add(self.lookahead.chances(world, [], luck))
                equal = equal and all(max(map(abs, minus(one, told[0]))) < SAME for one in told)
                for one, chances in zip(left, told, strict=True):
                    samples[one].add(chances)
            if equal or len(others) < 2:
                break
            others = sorted(others, key=lambda one: -samples[one].means[position.seat])[: (len(others) + 1) // 2]
        best = max(left, key=lambda one: (samples[one].means[position.seat], one is given))
        seat, after = position.seat, samples[given].means
        if best is given or equal:
            best, pair = given, Sample(self.seats)
            loss = error = 0.0
        else:
            pair = self.paired(position, given, best, seed)
            loss, error = -pair.means[seat], pair.errors[seat]
        return Comparison(
            given=given,
            best=best,
            before=before.means[seat],
            after=after[seat],
            after_best=after[seat] + loss,
            loss=loss,
            error=error,
            sure=sureness(loss, error),
            clear=loss > CLEAR * error,
            gifts=tuple(pair.means),
            guesses=number + pair.number,
            equal=equal,
        )

    def paired(self, position: Known, given: Candidate, best: Candidate, seed: int) -> Sample:
        """What the given answer does to all chances against another, in new guesses, until its grade is clear."""
        pair = Sample(self.seats)
        while pair.number < self.effort.most:
            for _ in range(self.effort.pairs):
                world, luck = self.world(position, ~seed, pair.number)
                other = self.lookahead.chances(world.copy(), list(best.line), luck)
                pair.add(minus(self.lookahead.chances(world, list(given.line), luck), other))
            if self.settled(-pair.means[position.seat], pair.errors[position.seat]):
                break
        return pair

    def settled(self, loss: float, error: float) -> bool:
        """Whether all that a loss may well be lies between two thresholds."""
        bounds = (0.0, *self.measures.thresholds)
        return not any(loss - CLEAR * error < bound <= loss + CLEAR * error for bound in bounds)

    def world(self, position: Known, seed: int, number: int) -> tuple[Any, int]:
        """A guess, and the seed of what happens in it; candidates share both."""
        dice = Dice(seed * 1_000_003 + number)
        return position.guess(dice), dice.next()

    def candidates(self, position: Known, given: int, seed: int) -> list[int]:
        """The given answer, then the others that may be better: all, or those that a search looks at most."""
        others = [choice for choice in position.options if choice != given]
        if len(others) > MANY:
            search = self.search(position.guess, self.effort.iterations, seed)
            offset = self.offsets[type(position.step)]
            visits = {choice: visited(search, offset + choice) for choice in others}
            others = sorted(others, key=lambda choice: (-visits[choice], choice))[:MANY]
        return [given, *others]

    def line(self, position: Known, choice: int, seed: int) -> tuple[int, ...]:
        """An answer and, where a turn takes many, the best way to go on with it that a small search knows."""
        first = self.offsets[type(position.step)] + choice
        if self.outlook.turn is None:
            return (first,)

        def answered(dice: Dice) -> Any:
            world = position.guess(dice)
            world.agenda.pop().take(world, choice)
            return world

        node = self.search(answered, self.effort.lines, seed).root
        line = [first]
        while node.asked == position.seat and node.favourite in node.children:
            line.append(node.favourite)
            node = node.children[node.favourite]
        return tuple(line)

    def search(self, guess: Callable[[Dice], Any], iterations: int, seed: int) -> Search:
        """A search of so many iterations."""
        search = searching(self.game, self.outlook, self.seats, guess, Dice(seed))
        for _ in range(iterations):
            search.iterate()
        return search


def visited(search: Search, action: int) -> int:
    """How often a search looked at an answer."""
    node = search.root.children.get(action)
    return node.visits if node else 0
