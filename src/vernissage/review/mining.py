"""Mining puzzles: going through games for positions with one clearly best answer that greedy play misses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from vernissage.bots import LEVELS, Bot, Known, bot
from vernissage.bots.ismcts import Ismcts
from vernissage.bots.scale import references
from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.review.judge import Judge
from vernissage.review.proving import Proven, in_another_order, prove
from vernissage.review.puzzles import Puzzle, Source, fits, identity, rated
from vernissage.review.walk import Asked, walked
from vernissage.table import codec
from vernissage.table.match import Match

FEWEST, MOST = 3, 12
"""Answers that a puzzle has: with fewer there is little to find, with more nobody reads the proof."""
LEAD = 0.04
"""By how much of the chance to win the best answer is better than the second."""
SLIM, SAFE = 0.08, 0.95
"""Chances to win with the best answer outside of which nobody cares."""
SEARCHES = (60, 600)
"""Iterations of the searches that say which answer to prove."""
FIRST, AGAIN, GUESSES = 8, 24, 64
"""Guesses of first looks, at greedy play's answer and at all, of the first proof, and of the one that is told."""
LINES, LONG_LINES = 120, 800
"""Iterations that look for the way to go on after each answer, where a turn takes many; longer ones in the first proof.

An answer that is best only by the luck of a short search is not the best one by a long one.
"""
GREEDY = 12
"""How often greedy play is asked; it must miss the best answer most of the time."""
MISSES = 0.7
TRIES = 30
STRONGEST = LEVELS[-1]
STRONG_TRIES, STRONG = 10, 1000
"""How often the strongest level tries, and the iterations that stand for its half second."""
PLAYERS = ("ismcts@60i", "greedy", "greedy~0.5", "greedy", "ismcts@60i", "greedy~0.5", "ismcts@60i")
SAME_ANSWER = 6
"""Puzzles of one game with the same answer to the same question at most: nobody should learn that by heart."""
ONE_GAME, NEAR = 6, 8
"""Puzzles of one game at most, and answers between two of them at least: they should differ."""


class Found(Struct):
    """A puzzle as it is noted, with what one chooses by."""

    puzzle: Puzzle
    phase: float
    """How far the game was, from nought to one, by answers."""
    turn: int


class Note(Struct):
    """A game that was gone through."""

    seats: int
    seed: int
    asked: int
    disputed: int
    seconds: float
    found: list[Found]


class Asking(Struct):
    """A decision of a game that may be a puzzle."""

    seat: int
    state: Any
    at: int
    turn: int


def game_of_bots(game: Game, seats: int, seed: int) -> tuple[list[Asking], tuple[str, ...], int]:
    """The decisions of a game that bots play, who they were, and how many answers it had."""
    dice, offset = Dice(seed * 31 + seats), seed % len(PLAYERS)
    names = tuple(PLAYERS[(offset + seat) % len(PLAYERS)] for seat in range(seats))
    minds: list[Bot] = [bot(name) for name in names]
    match = Match(game, seats, seed=seed)
    turn = game.outlook.turn if game.outlook else None
    found: list[Asking] = []
    while not match.finished:
        seat, state = match.asked()[0], match.state
        if not match.early:  # as it was when all were asked
            found += [Asking(one, state, len(match.answers), turn(state) if turn else -1) for one in match.asked()]
        match.answer(seat, minds[seat].choose(seat, Known(game, state, seat), dice))
    return found, names, len(match.answers)


def decisions(match: Match) -> list[Asking]:
    """The decisions of a finished game."""
    way = [one for one in walked(match).way if isinstance(one, Asked)]
    return [Asking(one.seat, one.asked_in, one.at, one.turn) for one in way]


class Miner:
    """Goes through the decisions of games of one kind."""

    def __init__(self, game: Game, seats: int, kinds: Sequence[str] = ()) -> None:
        self.game = game
        self.seats = seats
        self.kinds = kinds
        """Which questions are looked at; all if none is named."""
        self.judge = Judge(game, seats)
        self.greedy = bot("greedy")
        self.disputed = 0

    def puzzle(self, asking: Asking, source: Source) -> Puzzle | None:
        """The puzzle of a decision, if it is one."""
        asked = Known(self.game, asking.state, asking.seat)
        if not FEWEST <= len(asked.options) <= MOST:
            return None
        if self.kinds and self.game.kind(asked.step).name not in self.kinds:
            return None
        seed = source.seed * 7919 + source.at * 17 + asking.seat
        state = self.game.guess(asking.state, asking.seat, Dice(seed))
        return self.found(Known(self.game, state, asking.seat), codec.encode(self.game, state), source)

    def found(self, position: Known, data: dict[str, Any], source: Source) -> Puzzle | None:
        """The puzzle of a position as a seat knows it, if one answer is clearly best and greedy play misses it."""
        seed = source.seed * 7919 + source.at * 17 + position.seat
        quick = self.greedy.choose(position.seat, position, Dice(seed))
        best = self.wanted(position, quick, seed)
        if best is None:
            return None
        self.disputed += 1
        for rivals, lead in (([quick], LEAD), ([], LEAD / 2)):
            look = prove(self.judge, position, best, seed * 3 + 1, FIRST, LINES // 3, rivals)
            if not self.good(look, lead, False):
                return None
        greedy = Counter(self.greedy.choose(position.seat, position, Dice(seed + 1 + n)) for n in range(GREEDY))
        if greedy[best] > (1.0 - MISSES) * GREEDY:
            return None
        if not self.good(prove(self.judge, position, best, seed * 3 + 2, AGAIN, LONG_LINES), LEAD, True):
            return None
        proven = prove(self.judge, position, best, seed * 3 + 3, GUESSES, LINES)
        if not self.good(proven, LEAD, True) or in_another_order(self.judge, position, proven.line, seed * 3 + 3):
            return None
        return self.made(position, data, proven, greedy.most_common(1)[0][0], source)

    def wanted(self, position: Known, quick: int, seed: int) -> int | None:
        """What a search prefers, where greedy play answers otherwise: a short one, then a longer one."""
        found = quick
        for iterations in SEARCHES:
            found = Ismcts(iterations=iterations).advise(position, Dice(seed ^ iterations))[0].choice
            if found == quick:
                return None
        return found

    def good(self, proven: Proven, lead: float, clear: bool) -> bool:
        """Whether one answer is far enough ahead of every other, in a game that is not decided."""
        chance = proven.answers[0].chance
        return SLIM <= chance <= SAFE and proven.lead() >= lead and (proven.clear() or not clear)

    def made(self, position: Known, data: dict[str, Any], proven: Proven, greedy: int, source: Source) -> Puzzle | None:
        """A proven puzzle, not rated yet; nothing if it is none after all."""
        best = proven.answers[0].choice
        made = Puzzle(
            id=identity(data, position.seat),
            game=self.game.name,
            seats=self.seats,
            seat=position.seat,
            kind=self.game.kind(position.step).name,
            position=data,
            best=best,
            line=proven.line,
            follows=proven.follows,
            answers=proven.answers,
            greedy=greedy,
            levels={},
            rating=0,
            proof=proven.proof,
            source=source,
        )
        return made if fits(made) else None

    def through(self, askings: list[Asking], length: int, names: tuple[str, ...], seed: int) -> list[Found]:
        """The puzzles of a game, no two of one turn."""
        found: list[Found] = []
        dice = Dice(seed)
        for asking in sorted(askings, key=lambda _: dice.next()):  # early and late ones alike
            again = any(asking.turn >= 0 and one.turn == asking.turn for one in found)
            near = any(abs(asking.at - one.puzzle.source.at) < NEAR for one in found)
            if again or near or len(found) == ONE_GAME:
                continue
            puzzle = self.puzzle(asking, Source(names, seed, asking.at))
            if puzzle is not None:
                found.append(Found(puzzle, asking.at / max(1, length), asking.turn))
        return found


def tried(game: Game, puzzle: Puzzle) -> dict[str, tuple[int, int]]:
    """How often each level solves a puzzle."""
    found: dict[str, tuple[int, int]] = {}
    position = Known(game, puzzle.match().state, puzzle.seat)
    for level in LEVELS:
        strong = level == STRONGEST
        tries, mind = STRONG_TRIES if strong else TRIES, bot(f"ismcts@{STRONG}i" if strong else level)
        given = [mind.choose(position.seat, position, Dice(puzzle.proof.seed * 101 + n)) for n in range(tries)]
        found[level] = (given.count(puzzle.best), tries)
    return found


def with_rating(game: Game, puzzle: Puzzle, before: Puzzle | None) -> Puzzle:
    """A puzzle with how often each level solves it, and the rating that follows; it may be known already."""
    tries = {level: STRONG_TRIES if level == STRONGEST else TRIES for level in LEVELS}
    known = before is not None and {level: number for level, (_, number) in before.levels.items()} == tries
    levels = before.levels if before is not None and known else tried(game, puzzle)
    points = {one.level: float(one.points) for one in references(game.name)}
    met = [(points[level], solved, number) for level, (solved, number) in levels.items()]
    return msgspec.structs.replace(puzzle, levels=levels, rating=rated(met, reverse=True))


def traits(each: Found) -> dict[tuple[object, ...], float]:
    """What puzzles have in common, and how much that makes them alike."""
    puzzle = each.puzzle
    return {
        ("kind", puzzle.kind): 1.5,
        ("seats", puzzle.seats): 1.0,
        ("third", int(3 * each.phase)): 1.0,
        answer_trait(each): 1.5,
        ("game", puzzle.seats, puzzle.source.seed): 6.0,
    }


def answer_trait(each: Found) -> tuple[object, ...]:
    """What is asked and what is best, if both are the same in two puzzles."""
    return ("answer", each.puzzle.kind, each.puzzle.best)


def likeness(counts: Counter[tuple[object, ...]], each: Found) -> float:
    """How like a puzzle is to those that are chosen; the clearer one is, the better."""
    alike = sum(weight * counts[trait] for trait, weight in traits(each).items())
    return alike - 40 * min(0.15, each.puzzle.answers[1].loss)
