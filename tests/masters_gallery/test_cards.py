"""Sets of cards, packed: the arithmetic says the same as a list of the cards."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from masters_gallery.builders import BOX, GAME
from vernissage import Dice, Match, PositionError
from vernissage.games.masters_gallery.box import ARTISTS, CARDS, artist_of
from vernissage.games.masters_gallery.cards import (
    by_artist,
    count,
    counts,
    draw,
    holds,
    kinds,
    number,
    pack,
    spread,
    with_card,
    without_card,
)

EVERY = spread(BOX.cards)
sets = st.lists(st.sampled_from(range(len(EVERY))), unique=True).map(lambda places: [EVERY[i] for i in places])


@given(sets)
def test_a_packed_set_is_its_cards(cards: list[int]) -> None:
    packed, found = pack(cards), Counter(cards)
    assert spread(packed) == sorted(cards)
    assert kinds(packed) == sorted(found)
    assert counts(packed) == [found[card] for card in sorted(found)]
    assert number(packed) == len(cards)
    assert [holds(packed, card) for card in range(CARDS)] == [found[card] for card in range(CARDS)]
    for artist in range(ARTISTS):
        assert by_artist(packed, artist) == sum(1 for card in cards if artist_of(card) == artist)


@given(sets, st.integers(0, CARDS - 1))
def test_a_card_put_in_can_be_taken_out(cards: list[int], card: int) -> None:
    packed = pack(cards)
    assert holds(with_card(packed, card), card) == holds(packed, card) + 1
    assert without_card(with_card(packed, card), card) == packed


@given(sets.filter(len), st.integers(0, 2**32))
def test_a_draw_is_one_of_the_cards_as_likely_as_its_number(cards: list[int], seed: int) -> None:
    assert draw(pack(cards), Dice(seed)) == sorted(cards)[Dice(seed).below(len(cards))]


@given(sets, sets)
def test_counting_adds_up_over_several_sets(one: list[int], two: list[int]) -> None:
    found = [0] * CARDS
    assert count(pack(one), found)
    assert count(pack(two), found)
    assert found == [(one + two).count(card) for card in range(CARDS)]


@pytest.mark.parametrize("wrong", [(-1, 0, 0, 0, 0), (1 << 30, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)])
def test_what_is_no_set_is_not_counted(wrong: tuple[int, ...]) -> None:
    assert not count(wrong, [0] * CARDS)


def test_cards_owed_to_one_place_and_found_in_another_are_no_position() -> None:
    position = Match(GAME, 2, seed=1).position()
    pile, gone = position["pile"], position["gone"]
    owed = [gone[0] - 1, *gone[1:]]
    for changed in ({"gone": owed, "pile": [pile[0] + 1, *pile[1:]]}, {"gone": [gone[0] + 32, *gone[1:]]}):
        with pytest.raises(
            PositionError, match=r"the components of the position are not those of the box|gone: a number from 0"
        ):
            Match.from_position(GAME, position | changed)


def test_a_carry_between_kinds_of_card_is_noticed() -> None:
    """Thirty-two plain cards weigh as much as one with the next symbol: only counting tells them apart."""
    position = Match(GAME, 2, seed=1).position()
    pile = position["pile"]
    assert pile[0] >= 32
    changed = {"pile": [pile[0] - 32, *pile[1:]], "gone": [32 - 1, 0, 0, 0, 0]}
    changed["pile"][0] += 1
    with pytest.raises(PositionError):
        Match.from_position(GAME, position | changed)
