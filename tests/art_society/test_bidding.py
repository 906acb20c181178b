"""Sealed bids, ties, and picking in their order (ch. 2)."""

from __future__ import annotations

import pytest

from art_society.builders import GAME, Sketch, table
from drive import told
from vernissage import HIDDEN, SPECTATOR, Dice, Match
from vernissage.core.step import Decision
from vernissage.games.art_society.bidding import Bid, Pick, RevealBids, order

LOTS = (
    "city silver 2x2",
    "portrait silver 2x3",
    "landscape silver 3x2",
    "still_life silver 2x2",
    "portrait silver 2x2",
)
"""No frame matches those of the walls."""


def auction(players: int = 3) -> Sketch:
    """The lots are turned up; the bids are to be made."""
    sketch = table(players)
    for seat in range(players):
        sketch.wall(seat, "city 2x3 at 6,4" if seat < 3 else "portrait 2x3 at 6,4")
    return sketch.auction(*LOTS[: players + 1])


def pickers(sketch: Sketch) -> list[int]:
    """The seats in the order in which they will pick."""
    return [step.seat for step in reversed(sketch.s.agenda) if isinstance(step, Pick)]


@pytest.mark.rule("ASL-053", "ASL-054")
def test_everybody_bids_one_card_once_the_lots_are_up() -> None:
    sketch = auction()
    assert len(sketch.view().lots) == 4
    bidding = [step.seat for step in reversed(sketch.s.agenda) if isinstance(step, Bid)]
    assert bidding == [0, 1, 2]
    assert sketch.s.gavel in bidding
    assert sketch.options() == list(range(20))
    sketch.bid(7, 8, 9)
    assert [player.hand_size for player in sketch.view().players] == [19, 19, 19]


@pytest.mark.rule("ASL-055")
def test_a_bid_is_secret_until_all_are_made() -> None:
    sketch = auction().bid(14, 3)
    for seat in (SPECTATOR, 1, 2):
        player = sketch.view(seat).players[0]
        assert (player.has_bid, player.bid, player.hand, player.top_bid) == (True, None, None, 1)
    assert sketch.view(0).players[0].bid == 14
    step = Bid(0)
    assert step.seen(sketch.s, 13, 0) == 13
    assert step.seen(sketch.s, 13, 1) == step.seen(sketch.s, 13, SPECTATOR) == HIDDEN
    assert step.sealed()
    sketch.bid(5)
    assert [player.top_bid for player in sketch.view().players] == [14, 3, 5]


@pytest.mark.rule("ASL-055")
def test_all_are_asked_for_their_bids_at_once() -> None:
    match = Match(GAME, 3, seed=4)
    while match.waiting()[0].kind != "Bid":
        match.answer(match.waiting()[0].seat, match.waiting()[0].default)
    assert sorted(match.asked()) == [0, 1, 2]
    match.answer(2, 19)
    before = match.view(0)
    match.undo(2)
    match.answer(2, 4)
    assert match.view(0) == before
    assert sorted(match.asked()) == [0, 1]


@pytest.mark.rule("ASL-056", "ASL-057")
def test_a_bid_lies_on_its_pile_and_never_comes_back() -> None:
    sketch = auction().bid(14, 3, 5)
    assert sketch.me(0).pile == (1, 14)
    assert 14 not in sketch.view(0).players[0].hand
    sketch.then(Bid(0))
    assert 13 not in sketch.options()
    assert sketch.why(13) == "why-card-spent"


@pytest.mark.rule("ASL-058")
def test_a_hand_is_its_owners_alone() -> None:
    sketch = auction()
    players = sketch.view(1).players
    assert players[1].hand == tuple(range(1, 21))
    assert players[0].hand is None
    assert players[0].hand_size == 20


@pytest.mark.rule("ASL-059", "ASL-066")
def test_the_highest_bid_picks_first() -> None:
    sketch = auction().bid(4, 17, 9)
    assert pickers(sketch) == [1, 2, 0]
    assert sketch.options() == [0, 1, 2, 3]
    sketch.answer(2)
    assert sketch.options() == [0, 1, 3]
    assert sketch.why(2) == "why-lot-taken"
    assert sketch.why(4) == "why-no-such-lot"
    assert sketch.view().lots[2] is None


@pytest.mark.rule("ASL-060", "ASL-063")
def test_a_tie_is_settled_by_the_card_below() -> None:
    sketch = auction(4)
    sketch.pile(0, 1, 5).pile(1, 2, 12).pile(2, 3, 20).pile(3, 4, 2).bid(9, 9, 15, 3)
    assert pickers(sketch) == [2, 1, 0, 3]


@pytest.mark.rule("ASL-061")
def test_the_comparison_goes_down_the_piles() -> None:
    sketch = auction().pile(0, 1, 7, 5, 6).pile(1, 2, 3, 5, 6).pile(2, 3, 9, 1, 2).bid(11, 11, 11)
    assert pickers(sketch) == [0, 1, 2]


@pytest.mark.rule("ASL-062")
def test_the_start_bid_card_decides_in_the_end() -> None:
    sketch = auction().pile(0, 2, 5).pile(1, 4, 5).pile(2, 3, 5).bid(8, 8, 8)
    assert pickers(sketch) == [1, 2, 0]


@pytest.mark.rule("ASL-064")
def test_only_the_tied_piles_are_opened_and_no_deeper_than_needed() -> None:
    sketch = auction().pile(0, 1, 7, 5).pile(1, 2, 3, 6).pile(2, 3, 9, 4)
    for seat, card in ((0, 11), (1, 11), (2, 13)):
        sketch.me(seat).sealed = card
    lines = told(GAME, sketch.s, RevealBids())
    assert [line.id for line in lines] == ["reveal-bids"] * 3 + ["settle-tie"]
    assert lines[-1].args == {"player": 1, "other": 0, "bid": 6, "other_bid": 5, "depth": 1}


@pytest.mark.rule("ASL-065", "AO11")
def test_a_pile_is_read_by_its_owner_alone() -> None:
    sketch = auction().pile(0, 1, 7, 5)
    assert sketch.view(0).players[0].pile == (1, 7, 5)
    for seat in (SPECTATOR, 1, 2):
        player = sketch.view(seat).players[0]
        assert (player.pile, player.pile_size, player.top_bid) == (None, 3, 5)


@pytest.mark.rule("ASL-067")
def test_a_painting_must_be_taken_even_if_none_fits() -> None:
    sketch = table(2).covered(0).auction("city 5x5", "portrait 5x5", "landscape 5x5").bid(9, 4)
    step = sketch.step
    assert isinstance(step, Decision)
    assert step.seat == 0
    assert sketch.options() == [0, 1, 2]
    sketch.answer(1)
    assert sketch.view().players[0].picked.genre == "portrait"


@pytest.mark.rule("ASL-068")
def test_nothing_that_a_try_needs_is_secret_before_the_pick() -> None:
    """A client shows lots on the reader's wall from the view alone, and no answer is given for it."""
    sketch = auction().bid(14, 3, 5)
    view = sketch.view(0)
    assert [lot.width for lot in view.lots] == [2, 2, 3, 2]
    assert view.players[0].tiles[0].cell == 41
    assert all(lot.frame == "silver" for lot in view.lots)


@pytest.mark.rule("ASL-069", "A23")
def test_a_pick_is_final_before_the_next_player_picks() -> None:
    match = Match(GAME, 2, seed=6)
    while match.waiting()[0].kind != "Pick":
        for asked in match.waiting():
            match.answer(asked.seat, asked.default)
    asked = match.waiting()[0]
    assert match.asked() == [asked.seat]
    assert {option.final for option in asked.options} == {"reveal"}
    match.answer(asked.seat, 1)
    assert not match.can_undo(asked.seat)
    assert (match.waiting()[0].kind, match.asked()) == ("Pick", [1 - asked.seat])


@pytest.mark.rule("ASL-070")
@pytest.mark.parametrize("seed", range(5))
def test_one_lot_is_left_after_all_have_picked(seed: int) -> None:
    match = Match(GAME, 4, seed=seed)
    dice = Dice(seed)
    for _ in range(4):
        round = match.view().round
        while not match.finished and match.view().round == round:
            asked = match.waiting()[0]
            match.answer(asked.seat, asked.options[dice.below(len(asked.options))].choice)
    last = max(event.number for event in match.events() if event.step == ["RaisePrestige"])
    picks = [event for event in match.events() if event.step[0] == "Pick" and event.number < last]
    museum = [event for event in match.events() if event.step == ["RaisePrestige"]]
    turned = [event for event in match.events() if event.step == ["TurnLot"] and event.number < last]
    assert len(turned) == len(picks) + len(museum)


def test_a_bid_is_guessed_among_the_cards_it_may_be() -> None:
    sketch = auction().pile(0, 1, 7).bid(14)
    guessed = {GAME.guess(sketch.s, 1, Dice(seed)).players[0].sealed for seed in range(200)}
    assert guessed == set(range(1, 21)) - {7}
    assert {GAME.guess(sketch.s, 0, Dice(seed)).players[0].sealed for seed in range(20)} == {14}


def test_what_was_turned_up_is_remembered_by_guesses() -> None:
    sketch = auction().pile(0, 1, 7, 9)
    twin = GAME.guess(sketch.s, 1, Dice(3))
    assert twin.players[0].hand == sketch.me(0).hand
    assert order(twin) == order(sketch.s)
