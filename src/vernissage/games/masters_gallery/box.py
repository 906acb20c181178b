"""The named ints of Masters Gallery, and the box: everything printed, as tables."""

from __future__ import annotations

from typing import Final

from vernissage.core.rows import Ints

ARTISTS: Final = 5
VERMEER: Final = 0
DEGAS: Final = 1
MONET: Final = 2
RENOIR: Final = 3
VAN_GOGH: Final = 4

SYMBOLS: Final = 6
PLAIN: Final = 0
DRAW: Final = 1
SECOND_FACE_UP: Final = 2
SECOND_FACE_DOWN: Final = 3
SIMULTANEOUS: Final = 4
AWARD: Final = 5

CARDS: Final = 30
"""A card is `artist * SYMBOLS + symbol`: cards of one artist with one symbol are all alike."""
DECLINE: Final = 30
"""The answer that plays no card."""
ROUNDS: Final = 4
TOP: Final = 3
"""The artists that score in a round: the highest total gets the token 3, the next 2, the next 1."""


def artist_of(card: int) -> int:
    """The artist a card shows."""
    return card // SYMBOLS


def symbol_of(card: int) -> int:
    """The symbol a card carries, or `PLAIN`."""
    return card % SYMBOLS


class Box:
    """All that is printed and never changes; every copy of a state shares it."""

    def __init__(
        self,
        digest: str,
        cards: Ints,
        deal: tuple[Ints, ...],
        threshold: Ints,
        value_tokens: Ints,
        award_tokens: int,
        award_worth: int,
    ) -> None:
        self.digest = digest
        self.cards = cards
        """How many there are of each card: a set of cards, see `cards.py`."""
        self.deal = deal
        """Cards dealt to each player, by number of players and by round."""
        self.threshold = threshold
        """Face-up cards of one artist that end a round, by number of players."""
        self.value_tokens = value_tokens
        """How many tokens of each value from 1 to 3."""
        self.award_tokens = award_tokens
        self.award_worth = award_worth
