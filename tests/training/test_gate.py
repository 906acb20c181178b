"""The gate: new weights are kept only if they are better, and how sure that is was said before."""

from __future__ import annotations

from collections.abc import Iterator

from vernissage import Dice
from vernissage.training.gate import BETTER, EDGE, FEWEST, NEW, NO_BETTER, OLD, UNDECIDED, WRONG, Gate
from vernissage.training.sittings import Sat, Sitting


def planned(deals: int, seats: int = 2) -> list[Sitting]:
    """The new weights at every seat of so many deals; alone, both play each."""
    lineups = [tuple(NEW if place == seat else OLD for place in range(seats)) for seat in range(seats)]
    if seats == 1:
        lineups.append((OLD,))
    return [
        Sitting("masters-gallery", lineup, deal, options=(), weights={}, iterations=1, slips=0.0, kept=0)
        for deal in range(deals)
        for lineup in lineups
    ]


def ended(plan: list[Sitting], share: float, seed: int) -> Iterator[Sat]:
    """Games of which the new weights win about that share."""
    dice = Dice(seed)
    for sitting in plan:
        seats = len(sitting.lineup)
        seat = sitting.lineup.index(NEW) if NEW in sitting.lineup else 0
        won = dice.below(10_000) < 10_000 * share
        winner = seat if won else (seat + 1) % seats
        nought = (0,) * seats
        reward = tuple(float(place == winner) for place in range(seats)) if seats > 1 else (float(won),)
        yield Sat(sitting.lineup, sitting.deal, nought, (winner,), nought, (0.0,) * seats, reward, b"", b"", b"")


def verdict(share: float, seed: int, deals: int = 1500, seats: int = 2) -> tuple[str, int]:
    """What a gate says, after how many games."""
    plan = planned(deals, seats)
    gate = Gate(plan)
    for sat in ended(plan, share, seed):
        if gate.add(sat):
            break
    return gate.verdict, len(gate.sats)


def test_an_equal_is_hardly_ever_kept_and_somebody_with_the_edge_hardly_ever_thrown_away() -> None:
    """The gate before this one let a coin decide: it kept whoever was ahead after about 48 games."""
    equals = [verdict(0.5, seed)[0] for seed in range(40)]
    better = [verdict(0.5 + EDGE / 2, 1000 + seed)[0] for seed in range(40)]
    assert equals.count(BETTER) <= 40 * 2.5 * WRONG
    assert better.count(NO_BETTER) <= 40 * 2.5 * WRONG
    assert equals.count(NO_BETTER) > 32
    assert better.count(BETTER) > 32


def test_what_is_plain_is_soon_said() -> None:
    for share, word in ((0.8, BETTER), (0.25, NO_BETTER)):
        for seats in (2, 4):
            found, games = verdict(share if seats == 2 or word == BETTER else 0.1, 7, seats=seats)
            assert found == word
            assert FEWEST * seats <= games < 300


def test_few_games_say_nothing() -> None:
    assert verdict(1.0, 1, deals=FEWEST - 1) == (UNDECIDED, 2 * (FEWEST - 1))


def test_which_game_ends_first_has_no_say() -> None:
    plan = planned(400)
    sats = list(ended(plan, 0.58, 3))
    one, other = Gate(plan), Gate(plan)
    at = next(i for i, sat in enumerate(sats) if one.add(sat))
    for sat in reversed(sats):
        other.add(sat)
    assert (one.verdict, one.likelihood) == (other.verdict, other.likelihood)
    assert at < len(sats) - 1


def test_alone_both_play_the_same_deals() -> None:
    plan = planned(200, seats=1)
    gate = Gate(plan)
    for sitting, new, old in zip(plan, ended(plan, 0.9, 5), ended(plan, 0.2, 6), strict=True):
        if gate.add(new if sitting.lineup == (NEW,) else old):
            break
    assert gate.verdict == BETTER
    assert gate.told()["won"][1] > 0.7
