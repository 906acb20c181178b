"""Playing on: nobody is taken for clever who was lucky, and nobody reacts to what was answered in secret."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from review.finished import HEAP, SMALL, standing
from toy import Bid, State
from vernissage import Dice, settle
from vernissage.core.step import Chance, Decision, Playable, Step
from vernissage.review.judge import Judge
from vernissage.review.lookahead import Lookahead


class Coin(Playable["Coin"]):
    """A seat takes a sure number of points, or tosses for more."""

    def __init__(self, agenda: list[Step[Any]], points: int) -> None:
        super().__init__(agenda)
        self.points = points

    def copy(self) -> Coin:
        twin = Coin(self.agenda.copy(), self.points)
        twin.choices = self.choices
        return twin


class Wager(Decision[Coin]):
    """Take 6, or toss a coin for 10; two more questions of no consequence follow."""

    def options(self, s: Coin) -> list[int]:
        return [0, 1, 2, 3, 4, 5, 6, 7]

    def take(self, s: Coin, choice: int) -> None:
        if choice == 0:
            s.points = 6
        else:
            s.then(Toss())


class Toss(Chance[Coin]):
    def options(self, s: Coin) -> list[int]:
        return [0, 10]

    def take(self, s: Coin, choice: int) -> None:
        s.points = choice


class Idle(Decision[Coin]):
    """Nothing hangs on it, but the game goes on."""

    def options(self, s: Coin) -> list[int]:
        return [0, 1]

    def take(self, s: Coin, choice: int) -> None:
        pass


IDLE = [Idle(1) for _ in range(5)]


def judged(s: Coin) -> list[float]:
    return [float(s.points), 10.0 - s.points]


def looking(turn: bool) -> Lookahead:
    offsets = {Wager: 0, Idle: 8}
    whose = (lambda s: len(s.agenda) // 2) if turn else None
    return Lookahead(judged, lambda s: [0], offsets, 2, 10.0, whose, whose, 1 if turn else 2, 8)


@pytest.mark.parametrize("turn", [False, True], ids=["answers", "turns"])
def test_what_is_tried_has_other_dice_than_what_is_played(turn: bool) -> None:
    """Whoever tosses because the coin came up when it was tried gets 5 on average; who peeked would get 8."""
    look, points = looking(turn), list[int]()
    for seed in range(200):
        s = Coin([Idle(1), Idle(0), Idle(1), Wager(0)], 5)
        look.chances(s, [], seed)
        points.append(s.points)
    assert fmean(points) < 6.5


def test_the_same_seed_gives_the_same_chances() -> None:
    look = looking(False)
    told = [look.chances(Coin([*IDLE, Wager(0)], 5), [1], seed) for seed in range(20)]
    assert told == [look.chances(Coin([*IDLE, Wager(0)], 5), [1], seed) for seed in range(20)]
    assert len({tuple(one) for one in told}) == 2


def test_a_line_is_followed_as_long_as_it_is_possible() -> None:
    look = looking(False)
    assert look.chances(Coin([*IDLE, Wager(0)], 5), [0, 77], 1) == look.chances(Coin([*IDLE], 6), [], 1)


def test_those_asked_in_secret_at_once_answer_before_they_know() -> None:
    """The other's bids are weighed while the first one's is not there yet, although that one is given first."""
    judge, weighed = Judge(HEAP, 2, SMALL), list[tuple[int, int]]()

    def spying(s: State) -> list[float]:
        weighed.append((s.players[0].bid, s.players[1].bid))
        return standing(s)

    spy = Lookahead(spying, HEAP.winners, judge.offsets, 2, 1.0, None, None, 4, 2)
    s = HEAP.setup(HEAP.read(HEAP.sheet), 2, {"coins": 2})
    settle(s)
    s.agenda.pop().take(s, 0)
    spy.chances(s, [judge.offsets[Bid] + 2], Dice(1).next())
    assert weighed[:3] == [(-1, 0), (-1, 1), (-1, 2)]
