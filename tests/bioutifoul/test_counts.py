"""Counting tests: how many lists of answers there are from fixed starts.

A change here means that some decision offers more or less than before.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bioutifoul.builders import Sketch, shop, table
from drive import lists_of_answers


def influence() -> Sketch:
    return shop().player(0, gold=3, hand="AAHRSS").turn(0)


def rich() -> Sketch:
    return shop(2).player(0, gold=20, works="AHR").turn(0)


def renewal() -> Sketch:
    return table(4).market("AAAAAH", "RS RS").player(0, gold=4).turn(0)


def last_round() -> Sketch:
    t = table(2).market("AH", "AH RS").player(0, gold=1, works="RS").player(1, works="AH")
    return t.piles(works="", shows="HR HR HR HR HR HR", influence="A").turn(1)


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        (influence, [9, 36, 108, 384, 1215]),
        (rich, [6, 35, 172, 756, 2930]),
        (renewal, [4, 15, 54, 189, 648]),
        (last_round, [5, 15, 34, 51, 55]),
    ],
)
def test_lists_of_answers(start: Callable[[], Sketch], counts: list[int]) -> None:
    assert [lists_of_answers(start().s, depth) for depth in range(1, len(counts) + 1)] == counts
