"""The arguments of Bioutifoul's messages: artists, influence cards, exhibitions and moves as ids and numbers."""

from __future__ import annotations

from collections.abc import Callable

from vernissage.games.bioutifoul.box import (
    ANY_ARTIST,
    FIRST_SHOWN,
    MOUNT,
    PLACES,
    SECOND_SHOWN,
    SELL,
    WHO,
    Box,
)
from vernissage.games.bioutifoul.components import ARTIST_IDS, WAY_IDS
from vernissage.games.bioutifoul.influence import (
    cards_played,
    way_of,
)
from vernissage.games.bioutifoul.state import State, rating

Args = dict[str, int | str]


def artist_args(artist: int) -> Args:
    """An artist, as an id."""
    return {"artist": ARTIST_IDS[artist]}


def face_args(face: int) -> Args:
    """What an influence card shows: an artist or `any`, and which way its arrow points."""
    who = face % WHO
    return {"artist": "any" if who == ANY_ARTIST else ARTIST_IDS[who], "way": WAY_IDS[face // WHO]}


def exhibition_args(exhibition: int) -> Args:
    """The two artists of an exhibition, as ids."""
    return {"first": ARTIST_IDS[FIRST_SHOWN[exhibition]], "second": ARTIST_IDS[SECOND_SHOWN[exhibition]]}


def action_args(action: int) -> Args:
    """What an action is about: an artist's work, or an exhibition."""
    return exhibition_args(action - MOUNT) if action >= MOUNT else artist_args(action % SELL)


NAMES: dict[str, Callable[[int], Args]] = {
    "artist": artist_args,
    "work": artist_args,
    "influence": face_args,
    "exhibition": exhibition_args,
    "move": lambda choice: artist_args(choice // PLACES),
    "action": action_args,
}


def names(box: Box, type: str, number: int) -> Args:
    """How messages call a thing on the table."""
    return NAMES[type](number) if type in NAMES else {}


def move(s: State, choice: int) -> Args:
    """A move of an artist: which way, how many cards and places, and the ratings before and after."""
    artist, place = choice // PLACES, choice % PLACES
    args: Args = {"way": WAY_IDS[way_of(s, choice)], "cards": cards_played(s, choice)}
    return {**artist_args(artist), **args, "before": rating(s, artist), "rating": s.box.ratings[place]}
