"""Sets of cards: for each artist one int that counts the six kinds of card, five bits each.

A hand, a display or the pile is then a row of five small ints, and moving a card touches one of them.
"""

from __future__ import annotations

from typing import Final

from vernissage.core.dice import Dice
from vernissage.core.rows import Ints, add
from vernissage.games.masters_gallery.box import ARTISTS, SYMBOLS

BITS: Final = 5
MOST: Final = 30
"""Cards that an artist may have: one less than the base's last digit, so that `by_artist` is right."""
NO_CARDS: Final = (0, 0, 0, 0, 0)


def with_card(cards: Ints, card: int) -> Ints:
    """The cards and one more."""
    return add(cards, card // SYMBOLS, 1 << BITS * (card % SYMBOLS))


def without_card(cards: Ints, card: int) -> Ints:
    """The cards but one."""
    return add(cards, card // SYMBOLS, -(1 << BITS * (card % SYMBOLS)))


def holds(cards: Ints, card: int) -> int:
    """How many there are of one card."""
    return (cards[card // SYMBOLS] >> BITS * (card % SYMBOLS)) & 31


def by_artist(cards: Ints, artist: int) -> int:
    """How many cards are by an artist: the sum of the digits in base 32, which is the rest modulo 31."""
    return cards[artist] % 31


def number(cards: Ints) -> int:
    """How many cards there are."""
    return cards[0] % 31 + cards[1] % 31 + cards[2] % 31 + cards[3] % 31 + cards[4] % 31


def kinds(cards: Ints) -> list[int]:
    """The different cards, ascending."""
    found: list[int] = []
    for artist in range(ARTISTS):
        packed = cards[artist]
        card = artist * SYMBOLS
        while packed > 0:  # a negative one would never end
            if packed & 31:
                found.append(card)
            packed >>= BITS
            card += 1
    return found


def counts(cards: Ints) -> list[int]:
    """How many there are of each card in `kinds`, in its order."""
    return [holds(cards, card) for card in kinds(cards)]


def spread(cards: Ints) -> list[int]:
    """Every card, one by one, ascending."""
    found: list[int] = []
    for card in kinds(cards):
        found += [card] * holds(cards, card)
    return found


def pack(cards: list[int]) -> Ints:
    """The set of a list of cards."""
    packed = [0] * ARTISTS
    for card in cards:
        packed[card // SYMBOLS] += 1 << BITS * (card % SYMBOLS)
    return tuple(packed)


def count(cards: Ints, found: list[int]) -> bool:
    """Add how many there are of each card to what was found elsewhere; whether this is a set of cards at all."""
    for artist in range(ARTISTS):
        packed = cards[artist]
        if packed < 0:
            return False
        card = artist * SYMBOLS
        while packed:
            if card == (artist + 1) * SYMBOLS:
                return False
            found[card] = found[card] + (packed & 31)
            packed >>= BITS
            card += 1
    return len(cards) == ARTISTS


def draw(cards: Ints, dice: Dice) -> int:
    """One card drawn at random."""
    left = dice.below(number(cards))
    artist = 0
    while left >= cards[artist] % 31:
        left -= cards[artist] % 31
        artist += 1
    packed = cards[artist]
    card = artist * SYMBOLS
    while left >= packed & 31:
        left -= packed & 31
        packed >>= BITS
        card += 1
    return card
