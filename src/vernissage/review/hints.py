"""Hints while a game is played: the comparisons of a review, so that a review does not blame whoever followed one."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from msgspec import json

from vernissage.bots.known import Known
from vernissage.review.judge import DEFAULT, Candidate, Effort, Judge, Screen
from vernissage.review.sample import Sample, sureness


@dataclass(frozen=True)
class Hint:
    """What is thought of an answer."""

    choice: int
    guesses: int
    """In how many guesses it was played on: the fewer, the sooner something better was found."""
    chance: float
    """The seat's chance to win after it."""
    sure: float
    """How likely the best answer is better than this one; of the best, how likely it is better than the second."""


def hints(position: Known, effort: Effort = DEFAULT) -> list[Hint]:
    """The answers that were compared, the best first.

    The dice come from what the seat knows: two hints at one position are the same, whoever asks for them, and whatever
    the cards are that the seat does not see.
    """
    judge, seed = Judge(position.game, position.seats, effort), known_number(position)
    candidates = judge.led(position, judge.others(position, None, seed), seed)
    screen, samples = Screen(judge, position, seed), dict[Candidate, Sample]()
    if len(candidates) < 2:
        screen.look(candidates, samples, effort.screen)
        return [Hint(candidates[0].choice, screen.number, screen.means[candidates[0]][position.seat], 1.0)]
    best, second = screen.thinned([], candidates, 2, samples)[:2]
    pair = judge.paired(position, best, second, seed)
    if pair.means[position.seat] < 0:
        best, second, pair = second, best, judge.paired(position, second, best, seed)
    chance, sure = pair.means[judge.seats], sureness(pair.means[position.seat], pair.errors[position.seat])
    guesses, others = pair.number + len(screen.own[best]), list[Hint]()
    for one in candidates:
        if one not in (best, second):
            behind = Sample(1)
            for mine, other in zip(screen.own[best], screen.own[one], strict=False):  # it was given up sooner
                behind.add([mine - other])
            less = min(chance, max(0.0, behind.means[0]))
            others.append(Hint(one.choice, behind.number, chance - less, sureness(less, behind.errors[0])))
    return [
        Hint(best.choice, guesses, chance, sure),
        Hint(second.choice, guesses, chance - pair.means[position.seat], sure),
        *sorted(others, key=lambda one: (-one.guesses, -one.chance, one.choice)),
    ]


def known_number(position: Known) -> int:
    """A number that is the same for all who know the same."""
    return int.from_bytes(sha256(json.encode(position.view)).digest()[:6])
