"""What interpreters that go on from one memory share, and what they must not."""

from __future__ import annotations

import random

from vernissage.games import games
from vernissage.house import lobby, speech
from vernissage.page import interpreter
from vernissage.page.router import PAGES, route
from vernissage.review.puzzles import shipped


def test_two_that_wake_from_one_memory_do_not_draw_alike() -> None:
    memory = random.getstate()
    drawn = []
    for _ in range(2):
        random.setstate(memory)
        interpreter.wake()
        drawn.append(random.random())
    assert drawn[0] != drawn[1]


def test_what_never_changes_is_read_before_anybody_comes() -> None:
    asked = lobby.house_info, speech.words, shipped, route
    for one in asked:
        one.cache_clear()
    interpreter.prepare()
    read = [one.cache_info().misses for one in asked]
    assert read[1] >= 2 * len(games())
    assert read[3] == len(PAGES)
    interpreter.prepare()
    assert [one.cache_info().misses for one in asked] == read
