"""Facts about a better answer: what it would have brought more or less of, and how it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vernissage.bots.known import Known
from vernissage.core.dice import Dice
from vernissage.core.game import Figure, Line
from vernissage.core.step import Nature, run
from vernissage.review.judge import Comparison, Judge
from vernissage.review.report import Fact, Sentence
from vernissage.review.sample import CLEAR, Sample

MOST = 3
"""How many facts are told of an answer."""
LEAST = 0.3
"""A number that differs by less on average is not worth a word."""
FOLLOWING = 6
"""How many answers of a line are told."""


def facts(judge: Judge, position: Known, found: Comparison, seed: int) -> tuple[Fact, ...]:
    """The numbers of the own board that clearly differ, where the lookahead ends, after the better answer."""
    figures = judge.game.wording.figures
    sample = Sample(len(figures))
    for number in range(judge.effort.screen):
        world, luck = judge.world(position, seed, number)
        other = world.copy()
        judge.lookahead.chances(other, list(found.best.line), luck)
        judge.lookahead.chances(world, list(found.given.line), luck)
        seat = position.seat
        sample.add([float(figure.read(other, seat) - figure.read(world, seat)) for figure in figures])
    return told(figures, sample.means, sample.errors)


def told(figures: Sequence[Figure], means: Sequence[float], errors: Sequence[float]) -> tuple[Fact, ...]:
    """Those of some numbers that clearly differ, by how much of each is more on average."""
    found = [
        Fact(Sentence(figure.line.id, dict(figure.line.args)), mean, error)
        for figure, mean, error in zip(figures, means, errors, strict=True)
        if abs(mean) >= max(LEAST, CLEAR * error)
    ]
    return tuple(sorted(found, key=lambda fact: -abs(fact.more) / max(fact.error, 0.01))[:MOST])


def follows(judge: Judge, position: Known, line: tuple[int, ...], seed: int) -> tuple[Sentence, ...]:
    """The answers of a line as they are called, in one guess: the better one first."""
    s, luck = judge.world(position, seed, 0)
    nature: Nature[Any] = Nature(Dice(luck))
    told: list[Sentence] = []
    for action in line[:FOLLOWING]:
        step = run(s, nature)
        if step is None or step.asks(s) != position.seat:
            break
        choice = action - judge.offsets[type(step)]
        if choice not in s.choices:
            break
        label: Line = judge.game.wording.label(s, step, choice)
        told.append(Sentence(label.id, dict(label.args)))
        s.agenda.pop()
        step.take(s, choice)
    return tuple(told)


def called(judge: Judge, position: Known, choice: int) -> Sentence:
    """What an answer is called on its button."""
    label = judge.game.wording.label(position.guess(Dice(0)), position.step, choice)
    return Sentence(label.id, dict(label.args))
