"""The start of a game of Bioutifoul (Mise en place)."""

from __future__ import annotations

from collections.abc import Mapping

from vernissage.core.rows import put
from vernissage.core.step import NONE, Chance, Step
from vernissage.games.bioutifoul.box import ARTISTS, NO_EXHIBITIONS, NO_WORKS, PLACES, Box
from vernissage.games.bioutifoul.influence import DrawInfluence
from vernissage.games.bioutifoul.refill import fill_exhibitions, fill_works
from vernissage.games.bioutifoul.state import Player, State
from vernissage.games.bioutifoul.turn import BeginTurn


def setup(box: Box, seats: int, options: Mapping[str, int | str], version: int = 1) -> State:
    """All cards in their piles, everybody with gold only; column, market and hands are still to lay out."""
    no_cards = (0,) * len(box.influence)
    players = [Player(box.start_gold, NO_WORKS, NO_EXHIBITIONS, no_cards, no_cards) for _ in range(seats)]
    s = State(
        box,
        [],
        players,
        first=NONE,
        turn=NONE,
        round=0,
        taken=0,
        bought=NO_WORKS,
        quiet=0,
        places=(NONE,) * ARTISTS,
        market_works=NO_WORKS,
        work_pile=box.works,
        discard=NO_WORKS,
        market_exhibitions=NO_EXHIBITIONS,
        unseen_exhibitions=box.exhibitions,
        influence_pile=box.influence,
    )
    column: list[Step[State]] = [PlaceArtist(place) for place in range(PLACES)]
    hands: list[Step[State]] = []
    if box.start_influence:
        hands = [DrawInfluence(seat, box.start_influence) for seat in range(seats)]
    s.then(*column, *fill_works(s), *fill_exhibitions(s), *hands, FirstPlayer())
    return s


class PlaceArtist(Chance[State]):
    """The artists form a column in random order, the dearest at the top (reconstructed)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def options(self, s: State) -> list[int]:
        return [artist for artist in range(ARTISTS) if s.places[artist] == NONE]

    def take(self, s: State, artist: int) -> None:
        s.places = put(s.places, artist, self.place)


class FirstPlayer(Chance[State]):
    """The player who begins every table round is chosen at random (reconstructed)."""

    def options(self, s: State) -> list[int]:
        return list(range(len(s.players)))

    def take(self, s: State, first: int) -> None:
        s.first = first
        s.then(BeginTurn(first))
