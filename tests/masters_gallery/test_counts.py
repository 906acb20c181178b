"""Counting tests: how many positions are reached in n answers from fixed starts.

A change here means that some decision offers more or less than before.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drive import lists_of_answers
from masters_gallery.builders import Sketch, table


def plain() -> Sketch:
    return table(2).hand(0, "3 monet", "2 degas").hand(1, "renoir", "2 van_gogh").extra("vermeer").turn(0)


def every_symbol() -> Sketch:
    t = table(2).hand(0, "monet draw", "monet second_face_up", "monet second_face_down", "monet award")
    return t.hand(1, "degas simultaneous", "renoir", "degas").extra("vermeer").turn(0)


def simultaneous() -> Sketch:
    t = table(3).hand(0, "monet simultaneous", "2 degas", "renoir").hand(1, "2 renoir", "degas", "monet")
    return t.hand(2, "3 van_gogh", "vermeer").extra("vermeer").turn(0)


def scoring() -> Sketch:
    t = table(3, round=4).display(0, "3 monet", "2 degas").display(1, "2 monet", "renoir").extra("degas")
    return t.hand(0, "monet", "degas", "van_gogh").hand(1, "2 monet", "renoir").hand(2, "2 degas").over(1)


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        (plain, [2, 4, 8, 12, 21, 30, 900, 26400]),
        (every_symbol, [4, 39, 117, 350]),
        (simultaneous, [3, 8, 18, 42, 88, 147]),
        (scoring, [3, 9, 30, 60, 60]),
    ],
)
def test_positions_reached(start: Callable[[], Sketch], counts: list[int]) -> None:
    assert [lists_of_answers(start().s, depth) for depth in range(1, len(counts) + 1)] == counts
