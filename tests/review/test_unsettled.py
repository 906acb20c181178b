"""What an answer is worth where something has to be done at once with what it brought."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from review.test_lookahead import Coin, Idle, judged
from vernissage import Dice, games, roll, settle
from vernissage.core.step import Decision
from vernissage.games.art_society.state import State
from vernissage.review.lookahead import Lookahead


class Take(Decision[Coin]):
    """Take something that looks like 7 and comes to 4, or something that looks like 3 and comes to 9."""

    def options(self, s: Coin) -> list[int]:
        return [0, 1]

    def take(self, s: Coin, choice: int) -> None:
        s.points = (7, 3)[choice]
        s.then(Idle(1), Place(0, (4, 9)[choice]))


class Place(Decision[Coin]):
    """Put it where it comes to so much, or throw it away; the other is asked something before."""

    def __init__(self, seat: int, worth: int) -> None:
        super().__init__(seat)
        self.worth = worth

    def options(self, s: Coin) -> list[int]:
        return [0, 1]

    def take(self, s: Coin, choice: int) -> None:
        s.points = self.worth if choice else 0


def unplaced(s: Coin, seat: int) -> bool:
    return any(isinstance(step, Place) and step.seat == seat for step in s.agenda)


@pytest.mark.parametrize(("unsettled", "points"), [(None, 4), (unplaced, 9)], ids=["first sight", "settled first"])
def test_what_is_unsettled_is_settled_before_an_answer_is_judged(
    unsettled: Callable[[Coin, int], bool] | None, points: int
) -> None:
    offsets = {Idle: 0, Take: 2, Place: 4}
    for seed in range(20):
        s = Coin([Idle(1), Take(0)], 5)
        look = Lookahead(judged, lambda s: [0], offsets, 2, 10.0, None, None, 4, 2, unsettled)
        look.chances(s, [], seed)
        assert s.points == points


def test_in_art_society_nothing_is_settled_between_picking_and_hanging() -> None:
    game = next(game for game in games() if game.name == "art-society")
    outlook = game.outlook
    assert outlook is not None
    assert outlook.unsettled is not None
    s, dice, seen = game.setup(game.read(game.sheet), 3, {}), Dice(1), set[tuple[str, bool]]()
    while (step := settle(s)) is not None:
        assert isinstance(s, State)
        if isinstance(step, Decision):
            seen.add((type(step).__name__, outlook.unsettled(s, step.seat)))
        choice = roll(s, step, dice)
        s.agenda.pop().take(s, choice)
    assert {("Bid", False), ("Pick", False), ("Hang", True), ("ConfirmHanging", False)} <= seen
    assert not {("Bid", True), ("Pick", True), ("Hang", False), ("ConfirmHanging", True)} & seen
