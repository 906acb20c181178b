"""The named ints of Bioutifoul, and the box: everything printed, as tables."""

from __future__ import annotations

from typing import Final

from vernissage.core.rows import Ints

ARTISTS: Final = 4
ALICE: Final = 0
HEINRICH: Final = 1
RODRIGO: Final = 2
SUNNY: Final = 3

EXHIBITIONS: Final = 6
"""An exhibition shows two different artists, so there are six different ones."""
ALICE_HEINRICH: Final = 0
ALICE_RODRIGO: Final = 1
ALICE_SUNNY: Final = 2
HEINRICH_RODRIGO: Final = 3
HEINRICH_SUNNY: Final = 4
RODRIGO_SUNNY: Final = 5
FIRST_SHOWN: Final[Ints] = (0, 0, 0, 1, 1, 2)
SECOND_SHOWN: Final[Ints] = (1, 2, 3, 2, 3, 3)
"""The two artists of each exhibition."""

NO_WORKS: Final[Ints] = (0, 0, 0, 0)
"""No work, or no influence card, of any artist."""
NO_EXHIBITIONS: Final[Ints] = (0, 0, 0, 0, 0, 0)

PLACES: Final = 4
"""Places of the column, from 0 at the top to 3 at the bottom."""
NO_INFLUENCE: Final = 16
"""The answer that plays no influence card; a move is `artist * PLACES + place`."""

BUY: Final = 0
SELL: Final = 4
MOUNT: Final = 8
END_ACTIONS: Final = 14
"""Answers of an action: `BUY + artist`, `SELL + artist`, `MOUNT + exhibition`, or no more of them."""

FACES: Final = 15
"""What an influence card can show: `way * WHO + who`, so that a card of one artist, both ways, is the artist's number.

Our own sheet has these four alone (B01); an owner's may have cards for any artist, and arrows."""
WHO: Final = 5
ANY_ARTIST: Final = 4
EITHER: Final = 0
UP: Final = 1
DOWN: Final = 2

SAME_ARTIST: Final = 1
NO_MATCH: Final = 2
"""The special cases: one artist too many, no artist in common."""


def fits(face: int, artist: int, way: int) -> bool:
    """Whether an influence card can move an artist up, or down."""
    who, arrow = face % WHO, face // WHO
    return who in (artist, ANY_ARTIST) and arrow in (EITHER, way)


def fitting(cards: Ints, artist: int, way: int, least: int = 0) -> int:
    """How many of these cards, from a face on, can move an artist up, or down."""
    if len(cards) == ARTISTS:
        return cards[artist] if artist >= least else 0
    number = 0
    for face in range(least, FACES):
        if cards[face] and fits(face, artist, way):
            number += cards[face]
    return number


class Box:
    """All that is printed and never changes; every copy of a state shares it. Rows count by artist or exhibition."""

    def __init__(
        self,
        digest: str,
        ratings: Ints,
        works: Ints,
        exhibitions: Ints,
        influence: Ints,
        start_gold: int,
        start_influence: int,
        market_works: int,
        market_exhibitions: Ints,
        removed: Ints,
        influence_limit: int,
        action_limit: int,
        gallery_limit: int,
        bank_gold: int,
        compensation_gold: int,
        compensation_influence: int,
        same_artist: int,
        quiet_rounds: int,
    ) -> None:
        self.digest = digest
        self.ratings = ratings
        """What a work costs and brings, by place of the column."""
        self.works = works
        self.exhibitions = exhibitions
        self.influence = influence
        """By what the cards show: a number for each artist, or for each face if there are others than those."""
        self.start_gold = start_gold
        self.start_influence = start_influence
        self.market_works = market_works
        self.market_exhibitions = market_exhibitions
        """Face-up exhibitions, by number of players."""
        self.removed = removed
        """Exhibitions that are out of the game, by number of players."""
        self.influence_limit = influence_limit
        """Influence cards that may be played in a turn."""
        self.action_limit = action_limit
        self.gallery_limit = gallery_limit
        self.bank_gold = bank_gold
        self.compensation_gold = compensation_gold
        self.compensation_influence = compensation_influence
        self.same_artist = same_artist
        """Face-up works by one artist that are too many at the start of a turn."""
        self.quiet_rounds = quiet_rounds
        """Table rounds in a row without an exhibition after which the game is over."""
