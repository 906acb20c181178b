"""What seats see, what they may guess, and what a learner is given."""

from __future__ import annotations

import pytest

from bioutifoul.builders import Sketch, letters, shop
from vernissage import SPECTATOR, Dice
from vernissage.core.rows import minus, size
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.view import Makings


def middle() -> Sketch:
    t = shop(3).player(0, gold=2, works="AS", shows="AH RS", hand="AAH", known="S")
    return t.player(1, gold=4, works="R", hand="HS", known="RR").player(2, gold=1, shows="AR", hand="R").acting(0)


def test_a_view_has_all_that_a_board_shows() -> None:
    view = middle().choose("buy R").view(0)
    assert (view.seat, view.turn, view.first, view.round) == (0, 0, 0, 2)
    assert (view.phase, view.actions_taken, view.action_limit) == ("actions", 1, 3)
    assert (view.column, view.ratings) == ((0, 1, 2, 3), (4, 3, 2, 1))
    assert (view.market_works, view.market_works_limit) == ((0, 0, 1, 1, 3), 6)
    assert (view.market_exhibitions, view.market_exhibitions_limit) == ((0, 1, 2, 3, 4, 5), 6)
    assert view.exhibition_artists == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    assert view.bought == (2,)
    me = view.players[0]
    assert (me.gold, me.works, me.exhibitions) == (0, (0, 2, 3), (0, 5))
    assert (me.known, me.hidden, me.influence) == ((3,), (0, 0, 1), 4)
    assert (me.shown, me.majorities, me.points, me.wealth) == ((1, 1, 1, 1), (0, 1, 2, 3), 7, 7)
    assert me.made == Makings(exhibitions=2, all_artists=1, majorities=4)


@pytest.mark.rule("BIL-044")
def test_a_view_tells_who_gets_the_cards_that_are_played() -> None:
    t = shop(3).player(0, hand="A").turn(0)
    heir = t.view().players[0].heir
    t.choose("A>1")
    assert [seat for seat, player in enumerate(t.view().players) if player.known] == [heir]


@pytest.mark.rule("B13")
def test_a_guess_leaves_known_cards_where_they_are() -> None:
    t = middle()
    for seed in range(30):
        twin = GAME.guess(t.s, 2, Dice(seed))
        assert letters(twin.players[0].known) == "S"
        assert letters(twin.players[1].known) == "RR"
        for seat in (0, 1):
            assert min(minus(twin.players[seat].influence, twin.players[seat].known)) >= 0
        assert letters(twin.players[2].influence) == "R"


def test_a_guess_deals_secret_cards_anew() -> None:
    t = middle()
    hands = {letters(GAME.guess(t.s, 2, Dice(seed)).players[1].influence) for seed in range(200)}
    assert len(hands) > 6
    assert all(len(hand) == 4 and hand.count("R") >= 2 for hand in hands)
    watched = {letters(GAME.guess(t.s, SPECTATOR, Dice(seed)).players[2].influence) for seed in range(60)}
    assert watched == {"A", "H", "R", "S"}


def test_guesses_are_as_likely_as_the_unseen_cards() -> None:
    t = shop(2).player(1, hand="A").piles(influence="AAS").turn(0)
    drawn = [letters(GAME.guess(t.s, 0, Dice(seed)).players[1].influence) for seed in range(4000)]
    assert abs(drawn.count("A") / 4000 - 3 / 4) < 0.03


def test_a_guess_keeps_the_numbers_of_all_piles() -> None:
    t = middle()
    twin = GAME.guess(t.s, 0, Dice(1))
    assert size(twin.influence_pile) == size(t.s.influence_pile)
    assert twin.unseen_exhibitions == t.s.unseen_exhibitions
    assert twin.work_pile == t.s.work_pile


def test_the_encoding_names_its_parts_and_starts_with_the_own_hand() -> None:
    t = middle()
    for seat in range(3):
        numbers = GAME.encoded(t.s, seat)
        names = [name for name, _ in GAME.pieces(3)]
        assert len(names) == len(set(names))
        assert [round(number * 6) for number in numbers[:4]] == list(t.s.players[seat].influence)


def test_the_encoding_does_not_change_with_what_is_secret() -> None:
    t = middle()
    for seat in range(3):
        twin = GAME.guess(t.s, seat, Dice(5))
        assert GAME.encoded(twin, seat) == GAME.encoded(t.s, seat)


@pytest.mark.parametrize("broken", ["places", "known", "bought"])
def test_the_census_notices_a_broken_position(broken: str) -> None:
    t = middle()
    whole = GAME.census(t.s)
    if broken == "places":
        t.s.places = (0, 0, 1, 2)
    elif broken == "known":
        t.s.players[2].known = (0, 1, 0, 0)
    else:
        t.s.bought = (0, 1, 0, 0)
    assert GAME.census(t.s) != whole
