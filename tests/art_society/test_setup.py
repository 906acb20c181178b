"""Setting up, and what everybody knows then (Mise en place)."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from art_society.builders import BOX, GAME, at, read_out, stack
from vernissage import Dice, Match, play, roll, settle
from vernissage.core.step import Decision
from vernissage.games.art_society.round import ChooseLot
from vernissage.games.art_society.setup import DealStartBid, DealStartPainting, HangStartPainting
from vernissage.games.art_society.state import State

every_number = pytest.mark.parametrize("seats", [2, 3, 4])


def ready(seats: int, seed: int = 1) -> State:
    """A game that has been set up: the first lot is to be chosen."""
    s: State = GAME.setup(BOX, seats, {})
    dice = Dice(seed)
    step = settle(s)
    while step is not None and not isinstance(step, ChooseLot):
        step = play(s, roll(s, step, dice))
    return s


@pytest.mark.rule("ASL-028", "ASL-029")
def test_the_museum_begins_empty_and_its_markers_off_the_track() -> None:
    view = GAME.view(ready(3), 0)
    assert view.museum == ()
    assert [genre.prestige for genre in view.genres] == [0, 0, 0, 0]


@pytest.mark.rule("ASL-030", "A21")
def test_2x3_and_3x2_are_different_stacks() -> None:
    view = GAME.view(ready(2), 0)
    assert sum(entry.left for entry in view.stacks) == 112
    upright, lying = view.stacks[stack("2x3")], view.stacks[stack("3x2")]
    assert (upright.width, upright.height) == (lying.height, lying.width) == (2, 3)
    assert upright.stack != lying.stack


@pytest.mark.rule("ASL-031")
def test_a_back_shows_size_and_value_and_no_more() -> None:
    for seat in (0, 1):
        for entry in GAME.view(ready(2), seat).stacks:
            assert set(asdict(entry)) == {"stack", "width", "height", "value", "left"}


@pytest.mark.rule("ASL-032")
def test_the_decor_supply_is_open() -> None:
    view = Match(GAME, 2, seed=1).view()
    assert [(stock.value, stock.left) for stock in view.decor] == [(1, 48), (2, 36), (3, 24)]


@every_number
@pytest.mark.rule("ASL-033", "ASL-034")
def test_everybody_begins_with_twenty_cards_and_a_free_assistant(seats: int) -> None:
    s = ready(seats)
    for seat in range(seats):
        player = GAME.view(s, seat).players[seat]
        assert player.hand == tuple(range(1, 21))
        assert player.assistant is None
        assert player.excess == ()


@every_number
@pytest.mark.rule("ASL-035", "ASL-038")
def test_one_start_painting_each_and_the_rest_out_of_the_game(seats: int) -> None:
    s = ready(seats)
    dealt = [player.tiles[0][0] for player in s.players]
    assert len(set(dealt)) == seats
    left = [painting.tile for painting in GAME.view(s, 0).out_of_game]
    assert sorted(dealt + left) == [0, 1, 2, 3]
    assert len(left) == {2: 2, 3: 1, 4: 0}[seats]
    assert not any(painting in members for members in BOX.members for painting in range(4))


@pytest.mark.rule("ASL-035")
def test_start_paintings_are_dealt_at_random() -> None:
    s: State = GAME.setup(BOX, 3, {})
    step = settle(s)
    assert isinstance(step, DealStartPainting)
    assert s.choices == [0, 1, 2, 3]
    assert step.weights(s) == [1, 1, 1, 1]
    play(s, 2)
    assert s.choices == [0, 1, 3]


@pytest.mark.rule("ASL-036", "ASL-037")
def test_a_start_painting_covers_a_star() -> None:
    s: State = GAME.setup(BOX, 2, {})
    settle(s)
    play(s, 0)
    step = play(s, 1)
    assert isinstance(step, HangStartPainting)
    both = {"6,3", "6,4", "6,5"}
    one = {"5,3", "5,4", "5,5", "7,3", "7,4", "7,5"}
    assert {read_out(cell) for cell in s.choices} == both | one
    assert len(s.choices) == 9
    for cell in s.choices:
        covered = BOX.grid.listed(BOX.cover[stack("2x3")][cell])
        assert len(set(covered) & set(BOX.stars)) == (2 if read_out(cell) in both else 1)
    assert step.why_not(s, at("1,1")) == "why-no-star"
    assert step.why_not(s, at("12,4")) == "why-outside"


@pytest.mark.rule("AO12")
def test_the_order_of_hanging_the_start_paintings_changes_nothing() -> None:
    s: State = GAME.setup(BOX, 3, {})
    settle(s)
    for painting in (0, 1, 2):
        play(s, painting)
    before = list(s.choices)
    for seat in range(3):
        step = s.agenda[-1]
        assert isinstance(step, Decision)
        assert (step.seat, s.choices) == (seat, before)
        play(s, before[seat])


@every_number
@pytest.mark.rule("ASL-039", "ASL-041")
def test_start_bid_cards_are_dealt_face_up_under_the_piles(seats: int) -> None:
    s = ready(seats, seed=5)
    shown = [player.top_bid for player in GAME.view(s, 0).players]
    assert len(set(shown)) == seats
    assert set(shown) <= {1, 2, 3, 4}
    assert [player.pile for player in s.players] == [(card,) for card in shown]


@pytest.mark.rule("ASL-039")
def test_any_start_bid_card_may_come() -> None:
    s: State = GAME.setup(BOX, 2, {})
    step = settle(s)
    while not isinstance(step, DealStartBid):
        step = play(s, s.choices[0])
    assert s.choices == [0, 1, 2, 3]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.rule("ASL-040")
def test_the_lowest_start_bid_takes_the_gavel(seed: int) -> None:
    s = ready(4, seed)
    assert s.players[s.gavel].pile == (1,)
    three = ready(3, seed)
    assert three.players[three.gavel].pile[0] == min(player.pile[0] for player in three.players)


@pytest.mark.rule("ASL-042")
def test_the_start_bid_card_is_not_in_hand() -> None:
    s = ready(4)
    for seat, player in enumerate(s.players):
        shown = GAME.view(s, seat).players[seat]
        assert shown.hand_size == 20
        assert shown.pile == player.pile[:1]
