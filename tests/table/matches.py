"""Matches of the toy in words, and refusals that must change nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from toy import TOY
from vernissage import AnswerError, Match


def toy(seats: int = 2, seed: int = 1, coins: int = 2) -> Match:
    """The toy after the toss: a heap of 6, everybody asked for a bid."""
    match = Match(TOY, seats, {"coins": coins}, seed=seed)
    assert match.view().heap == 6
    return match


def bids(match: Match, *numbers: int) -> Match:
    for seat, number in enumerate(numbers):
        match.answer(seat, number)
    return match


def untouched(match: Match, act: Callable[[], Any], message: str) -> None:
    """The act is refused with a message, and the match is as it was."""
    before = (match.position(), match.record(), match.asked(), match.log())
    with pytest.raises(AnswerError, match=message) as caught:
        act()
    assert match.say(caught.value.line, "fr")
    assert (match.position(), match.record(), match.asked(), match.log()) == before
