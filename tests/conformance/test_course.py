"""Where turns and rounds begin: the game says it itself, of every step, by what everybody knows."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given

from drive import NAMES, TABLES, Walk, position, walks
from review.finished import played
from vernissage import SPECTATOR, Dice, Game
from vernissage.core.game import ROUND, TURN

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)


@every_table
def test_a_game_is_rounds_of_turns_of_answers(game: Game, seats: int) -> None:
    events = played(game.name, seats, "random").events()
    begun = [event.begins for event in events]
    assert {TURN, ROUND} <= set(begun) <= {0, TURN, ROUND}
    first = next(event.number for event in events if event.begins)
    assert not any(event.asked for event in events[:first]), "somebody is asked before any turn has begun"
    assert all(event.seat is not None for event in events if event.asked)
    turns = [at for at, begins in enumerate(begun) if begins]
    for at, then in itertools.pairwise(turns):
        assert any(event.seat is not None for event in events[at:then]), "a turn in which nobody does anything"


@every_table
@given(walk=walks)
def test_what_begins_is_no_secret(game: Game, seats: int, walk: Walk) -> None:
    s = position(game, seats, walk)
    if not s.agenda:
        return
    for seat in (SPECTATOR, *range(seats)):
        twin = game.guess(s, seat, Dice(walk.seed))
        assert game.begins(twin, twin.agenda[-1]) == game.begins(s, s.agenda[-1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_of_the_gallerist_is_a_turn_of_everybody(seats: int) -> None:
    events = played("gallerist", seats, "random").events()
    turns = [(event.begins, event.seat) for event in events if event.begins and event.step[0] == "Move"]
    assert len(turns) % seats == 0
    first = turns[0][1] or 0
    for number, (begins, seat) in enumerate(turns):
        assert begins == (TURN if number % seats else ROUND)
        assert seat == (first + number) % seats


def test_alone_every_turn_is_a_round_and_none_is_taken_for_the_one_before() -> None:
    match = played("gallerist", 1, "random")
    moves = [event for event in match.events() if event.step[0] == "Move" and event.step[2]]
    assert moves
    assert [event.number for event in match.events() if event.begins == ROUND] == [event.number for event in moves]


def test_two_turns_of_one_seat_in_a_row_are_two() -> None:
    """In Masters Gallery whoever has no card left is passed over."""
    match = played("masters-gallery", 3, "random", seed=7)
    cards = [event for event in match.events() if event.step[0] == "PlayCard"]
    assert any(one.seat == two.seat for one, two in itertools.pairwise(cards))
    assert all(event.begins for event in cards)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_of_art_society_is_lots_bids_picks_and_hangings(seats: int) -> None:
    events = played("art-society", seats, "random").events()
    rounds = [event.number for event in events if event.begins == ROUND]
    for at, then in zip(rounds, [*rounds[1:], len(events)], strict=True):
        turns = [event.step[0] for event in events[at:then] if event.begins]
        assert turns == ["ChooseLot", "Bid", *["Pick"] * seats, "EndPick", *["EndHanging"] * (seats - 1)]
