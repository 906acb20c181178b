"""The review of a finished game: from what a seat knew, skill and luck apart, and sums that add up."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

import pytest

from review.finished import HEAP, TINY, answered, ending, played
from vernissage import Dice, Game, Match, games
from vernissage.review.judge import Effort, Judge
from vernissage.review.measures import Measures
from vernissage.review.report import Review
from vernissage.review.reviewing import Reviewing, review
from vernissage.review.walk import Asked, Unfinished, walked
from vernissage.table import codec

THROWN_AWAY = [0, 0, 0, 1, 1, 2, 0]
"""A small heap, no bids, then she takes one coin and no more, the other two and one more."""
QUICK = Measures(depth=0, sight=0, sharpness=1.0, thresholds=(0.02, 0.05, 0.1))
SOLID = Effort(
    screen=40, pairs=40, most=80, looks=60, guesses=60, iterations=30, lines=10, better_lines=10, last_lines=10, tries=2
)


def reviewed(match: Match, seed: int = 1, effort: Effort = SOLID) -> Review:
    reviewing = Reviewing(match, seed, effort)
    for _ in reviewing.run():
        pass
    return reviewing.result()


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(Unfinished):
        review(Match("masters-gallery", seats=2, seed=1).record())


def test_the_same_seed_gives_the_same_review() -> None:
    record = ending("bioutifoul", 2).record()
    one, same, other = (review(record, seed, TINY, measured=QUICK) for seed in (1, 1, 2))
    assert one == same
    assert one != other


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_judgement_depends_on_nothing_that_the_seat_did_not_know(game: Game) -> None:
    """The same decision in another world that the seat cannot tell from the true one is judged alike."""
    judge, worlds = Judge(game, 2, TINY, QUICK), 0
    asked = [thing for thing in walked(played(game.name, 2, "random")).way if isinstance(thing, Asked)]
    for number, thing in enumerate(asked[:: max(1, len(asked) // 5)]):
        if len(thing.known(game).options) < 2:
            continue
        twin = replace(thing, asked_in=game.guess(thing.asked_in, thing.seat, Dice(number)))
        worlds += codec.digest(game, twin.asked_in) != codec.digest(game, thing.asked_in)
        true = judge.decision(thing.known(game), thing.choice, number)
        assert judge.decision(twin.known(game), thing.choice, number) == true
    assert worlds or game.name == "art-society", "nothing was hidden"


def test_a_blunder_is_found_and_what_was_right_is_not_blamed() -> None:
    """Of five coins the first may take three, and so win; she takes one, and the other takes three."""
    found = reviewed(answered(HEAP, THROWN_AWAY))
    marked = [(answer.at, answer.seat, answer.best, answer.grade) for answer in found.answers if answer.grade]
    assert marked == [(3, 0, 2, "blunder")]
    blunder = next(answer for answer in found.answers if answer.grade)
    assert (blunder.after, blunder.after_best, blunder.loss, blunder.sure) == (0.0, 1.0, 1.0, 1.0)
    assert [account.result for account in found.accounts] == [0.0, 1.0]
    assert [account.lost for account in found.accounts] == [1.0, 0.0]


def test_forced_and_equal_answers_are_not_judged() -> None:
    """When she has taken one coin only, all is lost: whether she takes another does not matter any more."""
    match = answered(HEAP, THROWN_AWAY)
    assert [thing.at for thing in walked(match).way if isinstance(thing, Asked)] == [1, 2, 3, 4, 5, 6]
    assert 4 not in [answer.at for answer in reviewed(match).answers]


def test_draws_are_measured_against_what_was_to_be_expected() -> None:
    """The heap is small one time in four: the luck of both, weighed so, is none."""
    small, large = (reviewed(answered(HEAP, [toss, 0, 0, *rest])) for toss, rest in ((0, [2, 0, 2]), (1, [2, 0, 2, 0])))
    lucks = [one.draws[0] for one in (small, large)]
    for seat in range(2):
        mean = 0.25 * lucks[0].luck[seat] + 0.75 * lucks[1].luck[seat]
        assert abs(mean) < 4 * sqrt(fmean(one.errors[seat] ** 2 for one in lucks)) + 1e-9


@pytest.mark.parametrize(("name", "seats"), [("masters-gallery", 3), ("bioutifoul", 2), ("art-society", 2)])
def test_start_luck_and_answers_are_the_result(name: str, seats: int) -> None:
    found = review(ending(name, seats).record(), 3, TINY, measured=QUICK)
    for account in found.accounts:
        parts = (account.start, account.luck, account.hidden, account.own, account.others)
        assert sum(parts) == pytest.approx(account.result)
    for rows in zip(*((one.start, one.luck, one.hidden, one.own + one.others) for one in found.accounts), strict=True):
        assert sum(rows) == pytest.approx(1.0 if rows[0] == found.accounts[0].start else 0.0, abs=1e-9)
    assert all(sum(point.chances) == pytest.approx(1.0) for point in found.chart)
    assert found.chart[-1].chances == tuple(account.result for account in found.accounts)
    lost = {seat: sum(answer.loss for answer in found.answers if answer.seat == seat) for seat in range(seats)}
    assert lost == pytest.approx({account.seat: account.lost for account in found.accounts})


@pytest.mark.parametrize("name", ["masters-gallery", "bioutifoul"])
def test_the_parts_of_an_account_are_as_right_as_is_said(name: str) -> None:
    """Reviews with other dice tell the same of a game, but for the error that they state."""
    record = ending(name, 2).record()
    told = [review(record, seed, replace(TINY, looks=24, guesses=24), measured=QUICK).accounts for seed in range(8)]
    for seat in range(2):
        for part in ("luck", "hidden", "own", "others"):
            values = [getattr(accounts[seat], part) for accounts in told]
            stated = sqrt(fmean(accounts[seat].error ** 2 for accounts in told))
            assert stdev(values) < 2 * stated + 1e-9, (part, values)


def test_a_turn_of_many_answers_is_judged_as_a_turn_too() -> None:
    match = ending("gallerist", 2, 30)
    found = review(match.record(), 1, TINY, measured=QUICK)
    assert found.turns
    for turn in found.turns:
        mine = [answer for answer in found.answers if turn.at <= answer.at < turn.until]
        assert {answer.seat for answer in mine} <= {turn.seat}
        assert bool(turn.follows) == bool(turn.grade), "what was better is told of those that are marked"
    assert any(turn.follows for turn in found.turns)
    losses = [turn.loss for turn in found.worst_turns()]
    assert losses == sorted(losses, reverse=True)
    assert not review(ending("bioutifoul", 2).record(), 1, TINY, measured=QUICK).turns
