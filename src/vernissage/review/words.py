"""Facts about a better answer: what it would have brought more or less of, and how it goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vernissage.bots.known import Known
from vernissage.core.dice import Dice
from vernissage.core.game import Figure, Game, Line
from vernissage.core.step import Nature, run
from vernissage.review.judge import FEWEST, Comparison, Judge
from vernissage.review.report import Fact, Sentence
from vernissage.review.sample import CLEAR, Sample

MOST = 3
"""How many facts are told of an answer."""
MOST_OF_OTHERS = 2
"""How many of them about the others."""
LEAST = 0.3
"""A number that differs by less on average is not worth a word."""
Term = tuple[str, tuple[tuple[str, int | str], ...]]
"""The message and the arguments of something that a seat has more or less of."""
Terms = dict[Term, float]
FOLLOWING = 6
"""How many answers of a line are told."""


def facts(judge: Judge, position: Known, found: Comparison, seed: int) -> tuple[tuple[Fact, ...], tuple[Fact, ...]]:
    """What clearly differs after the better answer: of one's own, then of the others', on average.

    Of one's own that is the numbers of the board, and points by what they are given for; of the others' the numbers of
    their boards. All are read where the lookahead ends.
    """
    seat = position.seat
    pairs: list[tuple[Terms, Terms]] = []
    theirs: list[tuple[Terms, Terms]] = []
    for number in range(max(FEWEST, judge.effort.screen)):
        world, luck = judge.world(position, seed, number)
        other = world.copy()
        judge.lookahead.chances(other, list(found.best.line), luck)
        judge.lookahead.chances(world, list(found.given.line), luck)
        pairs.append((terms(judge.game, other, seat), terms(judge.game, world, seat)))
        theirs.append((of_others(judge.game, other, seat), of_others(judge.game, world, seat)))
    return clear(pairs), clear(theirs)[:MOST_OF_OTHERS]


def clear(pairs: Sequence[tuple[Terms, Terms]]) -> tuple[Fact, ...]:
    """What clearly differs between the two sides of some pairs."""
    names = list(dict.fromkeys(name for pair in pairs for side in pair for name in side))
    sample = Sample(len(names))
    for best, given in pairs:
        sample.add([best.get(name, 0.0) - given.get(name, 0.0) for name in names])
    return told(names, sample.means, sample.errors)


def told(names: Sequence[Term], means: Sequence[float], errors: Sequence[float]) -> tuple[Fact, ...]:
    """Those of some numbers that clearly differ, by how much of each is more on average."""
    found: list[Fact] = []
    for (id, args), mean, error in zip(names, means, errors, strict=True):
        twice = any(fact.more == mean and fact.error == error for fact in found)  # one thing under two names
        if abs(mean) >= max(LEAST, CLEAR * error) and not twice:
            found.append(Fact(Sentence(id, dict(args)), mean, error))
    return tuple(sorted(found, key=lambda fact: -abs(fact.more) / max(fact.error, 0.01))[:MOST])


def reasons(game: Game) -> tuple[Figure, ...]:
    """The numbers of a board by which a better answer is explained."""
    return game.wording.reasons or game.wording.figures


def by_name(facts: Sequence[Fact], say: Callable[[Sentence], str]) -> list[tuple[str, float]]:
    """Facts as they are called in a language; those of one name are one."""
    more: dict[str, float] = {}
    for fact in facts:
        text = say(fact.figure)
        more[text] = more.get(text, 0.0) + fact.more
    return [(text, amount) for text, amount in more.items() if abs(amount) >= LEAST]


def named(figure: Figure) -> Term:
    """What a number of a board is called."""
    return figure.line.id, tuple(figure.line.args.items())


def of_others(game: Game, s: Any, seat: int) -> Terms:
    """The numbers of the others' boards, on average; what all share is nobody's."""
    others = [other for other in range(len(s.players)) if other != seat]
    return {
        named(figure): sum(figure.read(s, other) for other in others) / len(others)
        for figure in reasons(game)
        if others and not figure.shared
    }


def terms(game: Game, s: Any, seat: int) -> Terms:
    """What a seat has in a position: the numbers of its board, then its points by the categories of the score sheet."""
    found = {named(figure): float(figure.read(s, seat)) for figure in reasons(game)}
    for score in game.score_sheet(game.view(s, seat)):
        if score.seat == seat and not score.line.id.startswith("tie-"):
            number = score.line.args.get("round")
            name = (f"category-{score.line.id}", () if number is None else (("number", number),))
            found[name] = found.get(name, 0.0) + score.points
    return found


def dice_of(nature: Nature[Any]) -> tuple[int, int, int, int]:
    """Where nature's dice are: elsewhere as soon as anything was drawn."""
    dice = nature.dice
    return dice.x, dice.y, dice.z, dice.w


def follows(
    judge: Judge, position: Known, line: tuple[int, ...], seed: int, onward: bool = False
) -> tuple[Sentence, ...]:
    """The answers of a line as they are called, in one guess: the better one first."""
    return tuple(called for _, called in way_on(judge, position, line, seed, onward))


def way_on(judge: Judge, position: Known, line: tuple[int, ...], seed: int, onward: bool) -> list[tuple[int, Sentence]]:
    """The actions of a line, in one guess, each as it is called.

    A line ends with what was searched for, which is one answer where a turn takes few. `onward`, what the seat would
    sensibly answer next comes after it, until something is drawn, somebody else is asked, or another stage begins.
    """
    s, luck = judge.world(position, seed, 0)
    nature: Nature[Any] = Nature(Dice(luck))
    told: list[tuple[int, Sentence]] = []
    ahead, here = judge.lookahead, judge.lookahead.stage_of(s)
    while len(told) < FOLLOWING:
        before = dice_of(nature)
        step = run(s, nature)
        drew = dice_of(nature) != before
        if step is None or step.asks(s) != position.seat:
            break
        if len(told) < len(line):
            choice = line[len(told)] - judge.offsets[type(step)]
        elif onward and not drew and (ahead.stage_of(s) < 0 or ahead.stage_of(s) == here):
            ahead.reseed(nature, luck, 0)
            choice = ahead.sensible(s, step, s.choices)
        else:
            break
        if choice not in s.choices:
            break
        label: Line = judge.game.wording.label(s, step, choice)
        told.append((judge.offsets[type(step)] + choice, Sentence(label.id, dict(label.args))))
        s.agenda.pop()
        step.take(s, choice)
    return told


def called(judge: Judge, position: Known, choice: int) -> Sentence:
    """What an answer is called on its button."""
    label = judge.game.wording.label(position.guess(Dice(0)), position.step, choice)
    return Sentence(label.id, dict(label.args))
