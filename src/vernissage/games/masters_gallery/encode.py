"""What a seat knows of a position of Masters Gallery, as numbers for learning: of the others' cards how many."""

from __future__ import annotations

from vernissage.core.numbers import Numbers
from vernissage.core.rows import Ints
from vernissage.core.step import NONE
from vernissage.games.masters_gallery.box import ARTISTS, CARDS, ROUNDS, SYMBOLS
from vernissage.games.masters_gallery.cards import BITS, number
from vernissage.games.masters_gallery.state import State, points, shown, tokens


def pieces(seats: int) -> list[tuple[str, int]]:
    """The named parts of the encoding, and how long each is."""
    own = [("hand", CARDS), ("face_down", CARDS), ("chosen", CARDS)]
    table = [("round", ROUNDS), ("extra", CARDS), ("gone", CARDS), ("pile", 1)]
    artists = [("shown", ARTISTS), ("worth", ARTISTS)]
    everybody = [("display", CARDS * seats), ("sizes", 2 * seats), ("has_chosen", seats), ("points", seats)]
    return own + table + artists + everybody


def encode(s: State, seat: int, x: Numbers) -> None:
    """The parts one after the other, the seat's own player first, the others clockwise."""
    seats = len(s.players)
    players = [s.players[(seat + i) % seats] for i in range(seats)]
    me = players[0]
    cards(me.hand, x)
    cards(me.face_down, x)
    x.one_of(me.sealed, CARDS)
    x.one_of(s.round - 1, ROUNDS)
    x.one_of(s.extra, CARDS)
    cards(s.gone, x)
    x.part(number(s.pile), 95.0)
    threshold = s.box.threshold[seats]
    for artist in range(ARTISTS):
        x.part(shown(s, artist), threshold)
    for artist in range(ARTISTS):
        x.part(tokens(s.rankings, artist) + s.box.award_worth * s.awards[artist], 10.0)
    for player in players:
        cards(player.display, x)
    for player in players:
        x.part(number(player.hand), 13.0)
        x.part(number(player.face_down), 4.0)
    for player in players:
        x.flag(player.sealed != NONE)
    for player in players:
        x.part(points(player), 100.0)


def cards(row: Ints, x: Numbers) -> None:
    """How many there are of each card."""
    for packed in row:
        first = x.at
        while packed > 0:  # a negative one would never end
            x.put(float(packed & 31))
            packed >>= BITS
        x.at = first + SYMBOLS
