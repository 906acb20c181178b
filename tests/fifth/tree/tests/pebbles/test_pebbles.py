"""Pebbles, row by row."""

from __future__ import annotations

import pytest

from vernissage import Match


@pytest.mark.rule("PEB-001", "PEB-002", "PEB-003", "PEB-004")
def test_a_whole_game_of_pebbles() -> None:
    match = Match("pebbles", seats=2, seed=1)
    while not match.finished:
        (asked,) = match.waiting()
        left = 40 - sum(match.scores())
        assert [option.choice for option in asked.options] == list(range(1, 1 + min(3, left)))
        assert {refusal.line.id for refusal in asked.refusals} <= {"why-one-at-least", "why-no-more"}
        match.answer(asked.seat, asked.options[-1].choice)
    assert match.scores() == [21, 19]
    assert match.winners() == [0]
