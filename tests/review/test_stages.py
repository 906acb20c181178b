"""Where games say that a stage begins, and that positions are judged there and nowhere else."""

from __future__ import annotations

from itertools import pairwise

import pytest

from review.test_lookahead import Coin, Idle, judged
from vernissage import Dice, Game, games, roll, settle
from vernissage.bots.search import shares
from vernissage.games.masters_gallery.play import PlayCard
from vernissage.review.lookahead import Lookahead


def asked(game: Game, seats: int) -> list[tuple[int, str, int]]:
    """A game at random: of each decision the stage, its name and the seat."""
    assert game.outlook is not None
    assert game.outlook.stage is not None
    s, dice = game.setup(game.read(game.sheet), seats, defaults(game)), Dice(seats)
    found: list[tuple[int, str, int]] = []
    while (step := settle(s)) is not None:
        if step.asks(s) >= 0:
            found.append((game.outlook.stage(s), type(step).__name__, step.asks(s)))
        choice = roll(s, step, dice)
        s.agenda.pop().take(s, choice)
    return found


def defaults(game: Game) -> dict[str, int | str]:
    return {variant.name: variant.values[0] for variant in game.variants}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_game_goes_through_many_stages_and_never_into_one_again(game: Game) -> None:
    numbers = [stage for stage, _, _ in asked(game, 2) if stage >= 0]
    begun = [number for number, before in zip(numbers, [-1, *numbers], strict=False) if number != before]
    assert len(begun) == len(set(begun)) > 4


def test_in_masters_gallery_a_stage_is_the_beginning_of_a_turn() -> None:
    told = asked(next(game for game in games() if game.name == "masters-gallery"), 3)
    assert all((stage >= 0) == (name == PlayCard.__name__) for stage, name, _ in told)
    turns = [stage for stage, name, _ in told if name == PlayCard.__name__]
    assert all(one != other for one, other in pairwise(turns))


def test_a_position_is_judged_where_stages_begin_and_every_seat_comes_last_once() -> None:
    """Of the three stages that begin after the present one, the mean of the last two is told at a table of two."""

    def judging(s: Coin) -> list[float]:
        return [float(len(s.agenda)), 0.0]

    def stage(s: Coin) -> int:
        return len(s.agenda) // 2

    look = Lookahead(judging, lambda s: [0], {Idle: 8}, 2, 10.0, None, stage, 3, 2)
    told = look.chances(Coin([Idle(i % 2) for i in range(9)], 5), [], 1)
    first, second = shares([5.0, 0.0], 10.0), shares([3.0, 0.0], 10.0)
    assert told == pytest.approx([(one + other) / 2 for one, other in zip(first, second, strict=True)])


def test_a_game_that_ends_sooner_is_judged_by_its_result() -> None:
    def stage(s: Coin) -> int:
        return len(s.agenda)

    look = Lookahead(judged, lambda s: [0], {Idle: 8}, 2, 10.0, None, stage, 4, 2)
    assert look.chances(Coin([Idle(0)], 5), [], 1) == [1.0, 0.0]
    mixed = look.chances(Coin([Idle(0), Idle(1), Idle(0), Idle(1)], 5), [], 1)
    assert mixed == pytest.approx([0.75, 0.25]), "half a stage that is level, half the result"
