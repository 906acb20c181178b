"""Between rounds, and the end of the game (Score, Fin du jeu)."""

from __future__ import annotations

import pytest

from masters_gallery.builders import BOX, GAME, Sketch, cards, table
from vernissage import Dice, play, roll, settle
from vernissage.core.step import NONE, Chance
from vernissage.games.masters_gallery.cards import number
from vernissage.games.masters_gallery.pile import Deal, RevealExtra
from vernissage.games.masters_gallery.state import State, winners

every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def scored(players: int = 3, round: int = 1, ender: int = 0) -> Sketch:
    """A round just scored, the next about to be dealt."""
    t = table(players, round).display(0, "3 monet").display(1, "2 degas").hand(0, "vermeer", "2 renoir").extra("renoir")
    return t.hand(1, "2 van_gogh").over(ender).stop_adding()


@pytest.mark.rule("MGL-104")
def test_value_tokens_stay() -> None:
    t = scored().by_chance()
    assert t.s.round == 2
    assert t.tokens() == {"monet": [3], "degas": [2], "renoir": [1]}


@pytest.mark.rule("MGL-105")
def test_cards_played_and_added_leave_the_game() -> None:
    t = table(2).display(0, "3 monet").face_down(0, "degas").hand(0, "vermeer", "renoir").display(1, "2 degas")
    t.extra("van_gogh").over(0).choose("vermeer").stop_adding()
    assert t.s.gone == cards("3 monet", "3 degas", "vermeer", "van_gogh")
    assert t.round_is_over()


@pytest.mark.rule("MGL-106", "MO2")
def test_the_old_extra_card_leaves_the_game() -> None:
    t = table(2).display(0, "2 monet").extra("degas award").over(0)
    assert t.s.gone == cards("2 monet", "degas award")
    assert t.s.extra == NONE


@pytest.mark.rule("MGL-107")
def test_what_has_left_never_comes_back() -> None:
    t = scored()
    gone = t.s.gone
    while t.step is not None:
        assert all(now >= before for now, before in zip(t.s.gone, gone, strict=True))
        gone = t.s.gone
        t.step = play(t.s, roll(t.s, t.step, Dice(number(gone))))
    assert number(gone) > 30


@pytest.mark.rule("MGL-108")
def test_cards_not_played_stay_in_hand() -> None:
    t = scored()
    assert isinstance(t.step, Deal)
    assert (t.hand_of(0), t.hand_of(1)) == (["vermeer", "renoir", "renoir"], ["van_gogh", "van_gogh"])


def dealt_for(round: int, seats: int) -> list[int]:
    """How many cards each player gets before a round."""
    t = scored(seats, round - 1)
    before = [number(player.hand) for player in t.s.players]
    dice = Dice(3)
    while isinstance(t.step, Deal):
        t.step = play(t.s, roll(t.s, t.step, dice))
    assert t.s.round == round
    return [number(player.hand) - had for player, had in zip(t.s.players, before, strict=True)]


@pytest.mark.rule("MGL-109")
@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 6), (4, 4), (5, 2)])
def test_the_deal_before_round_two(seats: int, number: int) -> None:
    assert dealt_for(2, seats) == [number] * seats


@pytest.mark.rule("MGL-110")
@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 6), (4, 4), (5, 2)])
def test_the_deal_before_round_three(seats: int, number: int) -> None:
    assert dealt_for(3, seats) == [number] * seats


@pytest.mark.rule("MGL-111")
@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 0), (4, 0), (5, 0)])
def test_the_deal_before_round_four(seats: int, number: int) -> None:
    assert dealt_for(4, seats) == [number] * seats


@pytest.mark.rule("MGL-112", "MGL-113", "M13", "MO1")
@pytest.mark.parametrize("round", [2, 3, 4])
@every_number
def test_a_new_extra_card_comes_from_the_pile_after_the_deal(round: int, seats: int) -> None:
    t = scored(seats, round - 1)
    order = []
    dice = Dice(5)
    while isinstance(t.step, Chance):
        order.append(type(t.step).__name__)
        pile = number(t.s.pile)
        t.step = play(t.s, roll(t.s, t.step, dice))
        assert number(t.s.pile) == pile - 1
    assert order == ["Deal"] * (seats * BOX.deal[seats][round - 1]) + ["RevealExtra"]
    assert t.s.extra != NONE


@pytest.mark.rule("MGL-115")
def test_counts_begin_anew_with_the_extra_card() -> None:
    t = scored(round=3)
    assert isinstance(t.step, RevealExtra)
    t.choose("monet")
    assert [entry.shown for entry in t.view().artists] == [0, 0, 1, 0, 0]


@pytest.mark.rule("MGL-116")
@pytest.mark.parametrize(("ender", "first"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_on_the_left_of_the_ender_starts(ender: int, first: int) -> None:
    t = scored(ender=ender).by_chance()
    assert t.asked() == ("PlayCard", first)


@pytest.mark.rule("MGL-117")
def test_if_that_player_has_no_card_the_next_one_who_has_starts() -> None:
    t = scored(players=4, round=3, ender=1).by_chance()
    assert t.s.round == 4
    assert t.s.first == 2
    assert t.asked() == ("PlayCard", 0), "seats 2 and 3 hold nothing"


def last_round(*points: int) -> State:
    """A game over with these points."""
    t = table(len(points), round=4)
    for player, total in zip(t.s.players, points, strict=True):
        player.scored = ((4, 2, total, 1),)
    return t.s


@pytest.mark.rule("MGL-120")
def test_most_points_win() -> None:
    assert winners(last_round(12, 40, 39)) == [1]


@pytest.mark.rule("MGL-121", "M18")
def test_equal_most_points_share_the_win() -> None:
    assert winners(last_round(40, 12, 40)) == [0, 2]
    assert winners(last_round(0, 0)) == [0, 1]


@pytest.mark.rule("MGL-122")
def test_cards_left_in_hand_are_worth_nothing() -> None:
    t = table(2, round=4).display(0, "4 monet").hand(0, "3 monet").hand(1, "3 monet").extra("monet")
    t.over(0).stop_adding()
    assert t.step is None
    assert len(t.hand_of(1)) == 3
    assert t.points() == [12, 0]


@every_number
def test_a_whole_game_deals_what_the_table_says(seats: int) -> None:
    s = GAME.setup(BOX, seats, {})
    dice, step = Dice(seats), settle(s)
    while step is not None:
        step = play(s, roll(s, step, dice))
    held = sum(number(player.hand) for player in s.players)
    assert s.round == 4
    assert number(s.gone) + held + number(s.pile) == 95
