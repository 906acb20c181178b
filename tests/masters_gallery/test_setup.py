"""Setting up, and what everybody knows then (Préparation)."""

from __future__ import annotations

import pytest

from masters_gallery.builders import BOX, GAME, card, table
from vernissage import HIDDEN, SPECTATOR, Dice, Match, play, play_out, settle
from vernissage.core.step import NONE
from vernissage.games.masters_gallery.box import CARDS
from vernissage.games.masters_gallery.cards import holds, number, spread
from vernissage.games.masters_gallery.pile import Deal, RevealExtra
from vernissage.games.masters_gallery.play import EndTurn
from vernissage.games.masters_gallery.setup import FirstPlayer
from vernissage.games.masters_gallery.state import State

every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def dealt(seats: int, seed: int = 1) -> State:
    """A game just before the extra card is turned up."""
    s: State = GAME.setup(BOX, seats, {})
    dice = Dice(seed)
    while not isinstance(s.agenda[-1], RevealExtra):
        play_out(s, dice, 1)
    return s


@pytest.mark.rule("MGL-015")
def test_artist_cards_begin_bare() -> None:
    view = Match(GAME, 4, seed=3).view()
    assert view.awards_left == 5
    for entry in view.artists:
        assert (entry.worth, entry.awards, entry.value_tokens) == (0, 0, ())


@pytest.mark.rule("MGL-016")
def test_any_card_may_be_dealt_as_likely_as_its_number() -> None:
    s = GAME.setup(BOX, 3, {})
    settle(s)
    step = play(s, 0)
    assert isinstance(step, Deal)
    assert dict(zip(step.options(s), step.weights(s), strict=True)) == {
        card: holds(BOX.cards, card) for card in range(CARDS)
    }
    play(s, card("monet award"))
    assert card("monet award") not in step.options(s)
    assert sum(step.weights(s)) == 94


@pytest.mark.rule("MGL-017", "MGL-018")
@pytest.mark.parametrize(("seats", "pile"), [(2, 69), (3, 56), (4, 43), (5, 30)])
def test_thirteen_cards_each_the_rest_is_the_pile(seats: int, pile: int) -> None:
    s = dealt(seats)
    assert [number(player.hand) for player in s.players] == [13] * seats
    assert number(s.pile) == pile


@pytest.mark.rule("MGL-019")
@pytest.mark.parametrize(("seats", "pile"), [(2, 68), (3, 55), (4, 42), (5, 29)])
def test_then_the_extra_card_is_turned_up(seats: int, pile: int) -> None:
    s = dealt(seats)
    assert s.extra == NONE
    extra = s.agenda[-1].options(s)[0]
    play(s, extra)
    assert s.extra == extra
    assert number(s.pile) == pile


@pytest.mark.rule("MGL-020")
def test_the_extra_card_is_in_nobodys_display() -> None:
    s = dealt(3)
    play(s, s.agenda[-1].options(s)[0])
    assert [number(player.display) for player in s.players] == [0, 0, 0]


@pytest.mark.rule("MGL-021", "M10")
@pytest.mark.parametrize("symbol", ["draw", "second_face_up", "second_face_down", "simultaneous", "award"])
def test_the_symbol_of_the_extra_card_does_nothing(symbol: str) -> None:
    t = table(3).hand(0, "2 monet").hand(1, "2 degas").hand(2, "2 renoir")
    pile = number(t.s.pile)
    t.after(RevealExtra(), EndTurn(2, NONE)).choose(f"vermeer {symbol}")
    assert t.s.extra == card(f"vermeer {symbol}")
    assert number(t.s.pile) == pile - 1
    assert sum(t.s.awards) == 0
    assert t.asked() == ("PlayCard", 0)


@pytest.mark.rule("MGL-022", "M20")
@every_number
def test_chance_says_who_starts_each_seat_alike(seats: int) -> None:
    s = GAME.setup(BOX, seats, {})
    step = settle(s)
    assert isinstance(step, FirstPlayer)
    assert step.options(s) == list(range(seats))
    assert step.weights(s) == [1] * seats
    for first in range(seats):
        twin = s.copy()
        play(twin, first)
        play_out(twin, Dice(1), seats * 13 + 1)
        assert settle(twin) is not None
        assert twin.agenda[-1].asks(twin) == first


@pytest.mark.rule("MGL-023", "M16")
def test_hands_are_secret_their_sizes_are_public() -> None:
    s = dealt(3)
    for reader in (SPECTATOR, 0, 1, 2):
        for seat, player in enumerate(GAME.view(s, reader).players):
            assert player.hand_size == 13
            assert (player.hand is not None) == (seat == reader)
    assert GAME.view(s, 1).players[1].hand == tuple(spread(s.players[1].hand))


@pytest.mark.rule("MGL-023", "M16")
def test_only_the_player_dealt_a_card_learns_which() -> None:
    s = GAME.setup(BOX, 3, {})
    for seat in range(3):
        assert Deal(seat, 5).seen(s, 7, seat) == 7
        for other in {SPECTATOR, 0, 1, 2} - {seat}:
            assert Deal(seat, 5).seen(s, 7, other) == HIDDEN


@pytest.mark.rule("MGL-024")
def test_the_pile_is_a_number_to_everybody() -> None:
    s = dealt(2)
    for reader in (SPECTATOR, 0, 1):
        assert GAME.view(s, reader).pile == 69


@pytest.mark.rule("MGL-025")
@every_number
def test_everybody_begins_with_nothing(seats: int) -> None:
    assert Match(GAME, seats, seed=2).scores() == [0] * seats
