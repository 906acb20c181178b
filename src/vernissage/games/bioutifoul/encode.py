"""What a seat knows of a position of Bioutifoul, as numbers for learning: all but the secret cards of the others."""

from __future__ import annotations

from typing import Final

from vernissage.core.numbers import Numbers
from vernissage.core.rows import Ints, size
from vernissage.core.step import NONE
from vernissage.games.bioutifoul.box import ARTISTS, EXHIBITIONS, FACES, PLACES
from vernissage.games.bioutifoul.scoring import scores, wealth
from vernissage.games.bioutifoul.state import State, exhibition_pile, quiet_rounds
from vernissage.games.bioutifoul.turn import PHASES, phase

CARDS: Final = 6.0
"""Cards of one kind there are at most, so that most numbers lie between 0 and 1."""
GOLD: Final = 10.0


def pieces(seats: int) -> list[tuple[str, int]]:
    """The named parts of the encoding, and how long each is."""
    own = [("hand", FACES), ("bought", ARTISTS)]
    course = [("phase", PHASES), ("actions_taken", 1), ("round", 1), ("last_round", 1), ("quiet", 1)]
    table = [("column", ARTISTS * PLACES), ("market_works", ARTISTS), ("work_pile", ARTISTS), ("discard", ARTISTS)]
    shows = [("market_exhibitions", EXHIBITIONS), ("unseen_exhibitions", EXHIBITIONS), ("piles", 2)]
    everybody = [("turn", seats), ("first", seats), ("gold", seats), ("works", ARTISTS * seats)]
    galleries = [("exhibitions", EXHIBITIONS * seats), ("known", FACES * seats), ("hidden", seats)]
    return own + course + table + shows + everybody + galleries + [("points", seats), ("wealth", seats)]


def encode(s: State, seat: int, x: Numbers) -> None:
    """The parts one after the other, the seat's own player first, the others clockwise."""
    seats = len(s.players)
    players = [s.players[(seat + i) % seats] for i in range(seats)]
    faces(players[0].influence, x)
    x.row(s.bought, CARDS)
    course(s, x)
    market(s, x)
    x.one_of(NONE if s.turn == NONE else (s.turn - seat) % seats, seats)
    x.one_of(NONE if s.first == NONE else (s.first - seat) % seats, seats)
    for me in players:
        x.part(me.gold, GOLD)
    for me in players:
        x.row(me.works, CARDS)
    for me in players:
        x.row(me.exhibitions, CARDS)
    for me in players:
        faces(me.known, x)
    for me in players:
        x.part(size(me.influence) - size(me.known), CARDS)
    points = scores(s)
    for i in range(seats):
        x.part(points[(seat + i) % seats], GOLD)
    for me in players:
        x.part(wealth(s, me), GOLD)


def faces(hand: Ints, x: Numbers) -> None:
    """How many influence cards there are of each face; our own sheet has the first four alone."""
    x.row(hand, CARDS)
    x.skip(FACES - len(hand))


def course(s: State, x: Numbers) -> None:
    """How far the turn and the game have come."""
    x.one_of(phase(s), PHASES)
    x.part(s.taken, s.box.action_limit)
    x.part(s.round, 20.0)
    x.flag(exhibition_pile(s) == 0)
    x.part(quiet_rounds(s), s.box.quiet_rounds)


def market(s: State, x: Numbers) -> None:
    """The column from its top to its bottom, works and exhibitions, and how many cards the piles have."""
    first = x.at
    for artist in range(ARTISTS):
        if s.places[artist] != NONE:
            x.at = first + ARTISTS * s.places[artist] + artist
            x.put(1.0)
    x.at = first + ARTISTS * PLACES
    x.row(s.market_works, CARDS)
    x.row(s.work_pile, CARDS)
    x.row(s.discard, CARDS)
    x.row(s.market_exhibitions, CARDS)
    x.row(s.unseen_exhibitions, CARDS)
    x.part(exhibition_pile(s), 20.0)
    x.part(size(s.influence_pile), 24.0)
