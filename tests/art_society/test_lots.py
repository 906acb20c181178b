"""The auctioneer's lots (ch. 1)."""

from __future__ import annotations

import pytest

from art_society.builders import BOX, GAME, Sketch, stack, table
from vernissage import SPECTATOR, Match
from vernissage.core.rows import put
from vernissage.core.step import Chance
from vernissage.games.art_society.round import ChooseLot, NewRound, TurnLot
from vernissage.games.art_society.state import value_of


def new_round(players: int) -> Sketch:
    """The start of a round, with a start painting on each wall."""
    sketch = table(players)
    for seat in range(players):
        sketch.wall(seat, "city 2x3 at 6,4" if seat < 3 else "portrait 2x3 at 6,4")
    return sketch.then(NewRound())


@pytest.mark.rule("ASL-043")
def test_a_round_goes_from_lots_to_bids_to_museum_to_gavel() -> None:
    steps = [type(step).__name__ for step in reversed(new_round(2).s.agenda)]
    assert steps == [*["ChooseLot"] * 3, *["TurnLot"] * 3, *["Bid"] * 2, "RevealBids", "RaisePrestige", "PassGavel"]


@pytest.mark.rule("ASL-044")
def test_the_auctioneer_alone_chooses() -> None:
    sketch = table(3)
    sketch.s.gavel = 2
    sketch.then(NewRound())
    choosing = [step.seat for step in sketch.s.agenda if isinstance(step, ChooseLot)]
    assert choosing == [2, 2, 2, 2]


@pytest.mark.rule("ASL-045", "ASL-EX-01")
@pytest.mark.parametrize(("players", "lots"), [(2, 3), (3, 4), (4, 5)])
def test_one_lot_more_than_players_face_down_until_the_last_is_chosen(players: int, lots: int) -> None:
    sketch = new_round(players)
    for chosen in range(lots):
        assert sketch.asked() == "ChooseLot"
        assert len(sketch.view().chosen) == chosen
        assert sketch.view().lots == ()
        sketch.answer(stack("3x4"))
    assert sketch.asked() == "TurnLot"
    while sketch.asked() == "TurnLot":
        sketch.answer(sketch.options()[0])
    assert len(sketch.view().lots) == lots
    assert sketch.asked() == "Bid"


@pytest.mark.rule("ASL-046", "ASL-049")
def test_which_painting_of_the_stack_comes_is_chance() -> None:
    sketch = new_round(2).answer(stack("5x5"), stack("2x2"), stack("2x2"))
    step = sketch.step
    assert isinstance(step, Chance)
    assert sketch.options() == list(BOX.members[stack("2x2")])
    assert step.weights(sketch.s) == [1] * 16
    first = sketch.options()[4]
    sketch.answer(first)
    assert sketch.options() == [painting for painting in BOX.members[stack("2x2")] if painting != first]


@pytest.mark.rule("ASL-046")
def test_choosing_a_lot_can_be_taken_back_until_the_last() -> None:
    match = Match(GAME, 2, seed=3)
    while match.waiting()[0].kind != "ChooseLot":
        match.answer(match.waiting()[0].seat, match.waiting()[0].default)
    seat = match.waiting()[0].seat
    match.answer(seat, 0)
    match.undo(seat)
    match.answer(seat, 3)
    match.answer(seat, 3)
    assert {option.final for option in match.waiting()[0].options} == {"chance"}


@pytest.mark.rule("ASL-047")
def test_lots_may_be_of_one_size_or_value() -> None:
    sketch = new_round(3).answer(stack("2x3"), stack("2x3"), stack("3x2"), stack("2x3"))
    while sketch.asked() == "TurnLot":
        sketch.answer(sketch.options()[0])
    assert [value_of(BOX, lot) for lot in sketch.s.lots] == [4, 4, 4, 4]


@pytest.mark.rule("ASL-048", "A19")
def test_an_empty_stack_cannot_be_chosen() -> None:
    sketch = new_round(4)
    sketch.s.stacks = put(sketch.s.stacks, stack("5x5"), 0b0110)
    sketch.s.stacks = put(sketch.s.stacks, stack("4x4"), 0)
    sketch.answer(stack("5x5"), stack("5x5"))
    assert stack("5x5") not in sketch.options()
    assert sketch.why(stack("5x5")) == sketch.why(stack("4x4")) == "why-stack-empty"


@pytest.mark.rule("ASL-049")
def test_nobody_sees_a_face_before_all_are_chosen() -> None:
    sketch = new_round(2).answer(stack("4x4"), stack("2x2"))
    for seat in (SPECTATOR, 0, 1):
        view = sketch.view(seat)
        assert view.chosen == (stack("2x2"), stack("4x4"))
        assert view.lots == ()
    assert not any(isinstance(step, TurnLot) for step in sketch.s.agenda[-1:])


@pytest.mark.rule("ASL-050", "ASL-051")
def test_turned_lots_are_seen_by_all_with_their_value() -> None:
    sketch = new_round(2).answer(stack("4x4"), stack("2x2"), stack("3x2"))
    while sketch.asked() == "TurnLot":
        sketch.answer(sketch.options()[0])
    for seat in (SPECTATOR, 0, 1):
        lots = sketch.view(seat).lots
        assert [(lot.width, lot.height, lot.value) for lot in lots] == [(2, 2, 3), (3, 2, 4), (4, 4, 7)]
        assert all(lot.genre and lot.frame for lot in lots)


@pytest.mark.rule("ASL-052")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_always_enough_paintings(players: int) -> None:
    rounds = len(BOX.bids)
    assert rounds * (players + 1) == {2: 60, 3: 80, 4: 100}[players]
    assert rounds * (players + 1) <= sum(len(members) for members in BOX.members)
