"""Games to review: the toy with an evaluation, real ones played by quick bots, and an effort that tests can afford."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from toy import TOY, State, scores
from vernissage import Dice, Game, Match
from vernissage.bots import Known, bot
from vernissage.core.game import Outlook
from vernissage.review.judge import Effort

TINY = Effort(
    screen=2, pairs=2, most=4, looks=2, guesses=2, iterations=8, lines=4, better_lines=4, last_lines=4, tries=2
)
SMALL = Effort(
    screen=6, pairs=8, most=24, looks=8, guesses=8, iterations=30, lines=10, better_lines=10, last_lines=10, tries=2
)


def standing(s: State) -> list[float]:
    """The coins as they are: crude, but right at the end."""
    return [float(points) for points in scores(s)]


HEAP = replace(TOY, outlook=Outlook(standing, scale=1.0, horizon=0))
"""The toy with an evaluation."""


def answered(game: Game, answers: list[int], seats: int = 2) -> Match:
    """A match of which every answer is given, chance included."""
    return Match(game, seats=seats, answers=answers)


@cache
def played(name: str, seats: int, level: str, seed: int = 1) -> Match:
    """A whole game among bots of one level."""
    match, mind, dice = Match(name, seats=seats, seed=seed), bot(level), Dice(seed)
    while not match.finished:
        seat = match.asked()[0]
        match.answer(seat, mind.choose(seat, Known(match.game, match.state, seat), dice))
    return match


@cache
def ending(name: str, seats: int, answers: int = 14) -> Match:
    """The last answers of a game played at random, as a game of its own: short, so that tests can review all of it."""
    whole = played(name, seats, "random")
    begun = Match.from_record(whole.record(), upto=len(whole.answers) - answers)
    rest = whole.answers[len(whole.answers) - answers :]
    return Match(whole.game, seats=seats, start=begun.position(), answers=rest)
