"""Proving puzzles: one answer against every other, in the same guesses and with the same dice."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import permutations
from typing import Any

from vernissage.bots.greedy import hand_made
from vernissage.bots.known import Known
from vernissage.bots.learnt import ALONE, FILE, outlook_of, shipped_file
from vernissage.core.dice import Dice
from vernissage.core.game import Figure, Game
from vernissage.core.step import Nature, run
from vernissage.games import game as find_game
from vernissage.review import words
from vernissage.review.judge import Candidate, Judge
from vernissage.review.measures import measures
from vernissage.review.puzzles import EDITION, Compared, Proof, Puzzle
from vernissage.review.report import Fact, Sentence
from vernissage.review.sample import CLEAR, Sample, minus, sureness
from vernissage.table import codec

BY_HAND = "by-hand"
"""Which evaluation judges where none was learnt."""
DIGITS = 4
"""Decimals of a chance that are written down."""


@dataclass(frozen=True)
class Proven:
    """What a proof found."""

    answers: tuple[Compared, ...]
    """All answers, the best first."""
    line: tuple[int, ...]
    follows: tuple[Sentence, ...]
    proof: Proof

    def lead(self) -> float:
        """By how much the best answer is better than the second."""
        return min(one.loss for one in self.answers[1:])

    def clear(self) -> bool:
        """Whether it is clearly better than every other."""
        return all(one.loss > CLEAR * one.error for one in self.answers[1:])


def prove(
    judge: Judge, position: Known, best: int, seed: int, guesses: int, lines: int, rivals: Sequence[int] = ()
) -> Proven:
    """Compare an answer with every other of a position, or with some, so many times each.

    Nothing is chosen here by what is measured: whatever comes out is right on average. Where a turn takes many
    answers, a search of the same length looks for the way to go on after each.
    """
    seat, figures = position.seat, words.reasons(judge.game)
    wanted = [choice for choice in position.options if not rivals or choice == best or choice in rivals]
    ways = [Candidate(choice, judge.line(position, choice, lines, seed)) for choice in wanted]
    first = next(one for one in ways if one.choice == best)
    others = [one for one in ways if one is not first]
    chance, samples = Sample(1), {one.choice: Sample(1 + 2 * len(figures)) for one in others}
    for number in range(guesses):
        world, luck = judge.world(position, ~seed, number)
        played = world.copy()
        mine = judge.lookahead.chances(played, list(first.line), luck)[seat]
        counted = boards(figures, played, seat)
        chance.add([mine])
        for other in others:
            twin = world.copy()
            theirs = judge.lookahead.chances(twin, list(other.line), luck)[seat]
            samples[other.choice].add([mine - theirs, *minus(counted, boards(figures, twin, seat))])
    top = chance.means[0]
    told = [compared(judge, position, one.choice, top, samples[one.choice]) for one in others]
    label = words.called(judge, position, best)
    return Proven(
        (Compared(best, label, round(top, DIGITS)), *sorted(told, key=lambda one: (one.loss, one.choice))),
        first.line,
        words.follows(judge, position, first.line, seed, onward=one_by_one(judge)),
        proof_by(judge, seed, guesses, lines),
    )


def one_by_one(judge: Judge) -> bool:
    """Whether a line is one answer: where a turn takes many, a search has looked for the others."""
    return judge.outlook.turn is None


def in_another_order(judge: Judge, position: Known, line: tuple[int, ...], seed: int) -> bool:
    """Whether the same answers, another of them first, come to the same: then it is only their order that is asked."""
    actions = [action for action, _ in words.way_on(judge, position, line, seed, onward=one_by_one(judge))]
    end = after(judge, position, actions, seed)
    others = (list(order) for order in permutations(actions) if order[0] != actions[0])
    return any(after(judge, position, order, seed) == end for order in others)


def after(judge: Judge, position: Known, actions: Sequence[int], seed: int) -> dict[str, Any] | None:
    """The position that some answers of a seat lead to in one guess, if they can all be given."""
    s, luck = judge.world(position, seed, 0)
    nature: Nature[Any] = Nature(Dice(luck))
    for action in actions:
        step = run(s, nature)
        if step is None or step.asks(s) != position.seat:
            return None
        choice = action - judge.offsets[type(step)]
        if choice not in s.choices:
            return None
        s.agenda.pop()
        step.take(s, choice)
    return codec.encode(judge.game, s)


def boards(figures: Sequence[Figure], s: Any, seat: int) -> list[float]:
    """The numbers of the own board, then of the others' on average; what all share is told once."""
    others = [other for other in range(len(s.players)) if other != seat]
    theirs = [
        0.0 if figure.shared else sum(figure.read(s, other) for other in others) / max(1, len(others))
        for figure in figures
    ]
    return [*(float(figure.read(s, seat)) for figure in figures), *theirs]


def compared(judge: Judge, position: Known, choice: int, top: float, sample: Sample) -> Compared:
    """Another answer than the best one, as it is told."""
    loss, error = sample.means[0], sample.errors[0]
    names = [words.named(figure) for figure in words.reasons(judge.game)]
    means, errors, middle = sample.means, sample.errors, 1 + len(names)
    return Compared(
        choice,
        words.called(judge, position, choice),
        round(top - loss, DIGITS),
        round(loss, DIGITS),
        round(error, DIGITS),
        round(sureness(loss, error), DIGITS),
        short(words.told(names, means[1:middle], errors[1:middle])),
        short(words.told(names, means[middle:], errors[middle:])),
    )


def short(facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """Facts without decimals that nobody reads."""
    return tuple(Fact(one.figure, round(one.more, 2), round(one.error, 2)) for one in facts)


def proof_by(judge: Judge, seed: int, guesses: int, lines: int) -> Proof:
    """All that a proof depends on."""
    measured = judge.measures
    which = judgement(judge.game, judge.seats)
    return Proof(EDITION, which, seed, guesses, lines, measured.depth, measured.sharpness)


def of_today(puzzle: Puzzle) -> bool:
    """Whether a puzzle was proven by the evaluation and the measures that the program has now."""
    game, proof = find_game(puzzle.game), puzzle.proof
    today = measures(game, puzzle.seats)
    same_measures = (proof.depth, proof.sharpness) == (today.depth, today.sharpness)
    return same_measures and (proof.edition, proof.judgement) == (EDITION, judgement(game, puzzle.seats))


def proven_again(puzzle: Puzzle, by_today: bool = False) -> Proven:
    """The proof of a puzzle, made again as it says, or by what is measured today."""
    match = puzzle.match()
    proof, measured = puzzle.proof, measures(match.game, puzzle.seats)
    if not by_today:
        measured = replace(measured, depth=proof.depth, sharpness=proof.sharpness)
    judge = Judge(match.game, puzzle.seats, measured=measured)
    position = Known(match.game, match.state, puzzle.seat)
    return prove(judge, position, puzzle.best, proof.seed, proof.guesses, proof.lines)


def same(left: Sequence[Compared], right: Sequence[Compared]) -> bool:
    """Whether two proofs found the same numbers."""
    return [(one.choice, one.chance, one.loss, one.error) for one in left] == [
        (one.choice, one.chance, one.loss, one.error) for one in right
    ]


def judgement(game: Game, seats: int) -> str:
    """Which evaluation judges a game at so many seats: the hash of its weights, or that it is made by hand."""
    if outlook_of(game, seats) is hand_made(game):
        return BY_HAND
    for name in (FILE, ALONE):
        file = shipped_file(game, name)
        if file is not None and seats in json.loads(file.read_text("utf-8"))["seats"]:
            return sha256(file.read_bytes()).hexdigest()[:12]
    return "unknown"
