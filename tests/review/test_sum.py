"""Where the judgement is right, what a review tells adds up to the result exactly, and its losses are the true ones."""

from __future__ import annotations

from dataclasses import replace
from math import log

import pytest

from review.finished import SMALL
from toy import TOY, Bid, State
from vernissage import Dice, Match, settle
from vernissage.core.game import Outlook
from vernissage.core.step import Chance
from vernissage.review.measures import Measures
from vernissage.review.reviewing import Reviewing
from vernissage.review.walk import Asked

NEVER = 1e-13
"""A chance that stands for none: its logarithm is still a number."""
EXACT = Measures(depth=1, sight=1, sharpness=1.0, thresholds=(0.02, 0.05, 0.1))


def chance(s: State) -> list[float]:
    """Each seat's chance to win if all play as well as can be; `s` is not changed."""
    s = s.copy()
    step = settle(s)
    if step is None:
        won = TOY.winners(s)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(len(s.players))]
    worth = []
    for choice in step.options(s):
        twin = s.copy()
        twin.agenda.pop().take(twin, choice)
        worth.append(chance(twin))
    if isinstance(step, Chance):
        weights = step.weights(s)
        return [sum(w * one[i] for w, one in zip(weights, worth, strict=True)) / sum(weights) for i in range(2)]
    return max(worth, key=lambda one: one[step.asks(s)])


def solved(s: State) -> list[float]:
    """The chances as points: their shares are the chances again."""
    return [log(max(NEVER, one)) for one in chance(s)]


SOLVED = replace(TOY, outlook=Outlook(solved, scale=1.0, horizon=0))
"""The toy, and a judgement that is never wrong."""


@pytest.mark.parametrize("seed", range(12))
def test_start_luck_own_losses_and_those_of_others_are_the_result(seed: int) -> None:
    match, dice = Match(SOLVED, seats=2, seed=seed, options={"coins": 0}), Dice(seed)
    while not match.finished:
        match.answer(match.asked()[0], dice.pick(match.state.choices))
    reviewing = Reviewing(match, seed, SMALL, EXACT)
    for _ in reviewing.run():
        pass
    found = reviewing.result()
    for account in found.accounts:
        assert account.start + account.luck + account.own + account.others == pytest.approx(account.result, abs=1e-9)
        assert account.hidden == pytest.approx(0.0, abs=1e-9)
        assert account.own == pytest.approx(-account.lost, abs=1e-9), "nothing is better than what is best"
    told = {answer.at: answer.loss for answer in found.answers}
    for asked in reviewing.walk.way:
        if isinstance(asked, Asked) and not isinstance(asked.known(SOLVED).step, Bid):
            after = asked.state.copy()
            after.agenda.pop().take(after, asked.choice)
            lost = chance(asked.state)[asked.seat] - chance(after)[asked.seat]
            assert told.get(asked.at, 0.0) == pytest.approx(lost, abs=1e-9)
