"""The start of a game of Masters Gallery (Préparation)."""

from __future__ import annotations

from collections.abc import Mapping

from vernissage.core.step import NONE, Chance
from vernissage.games.masters_gallery.box import ARTISTS, ROUNDS, Box
from vernissage.games.masters_gallery.cards import NO_CARDS
from vernissage.games.masters_gallery.play import NewRound
from vernissage.games.masters_gallery.state import Player, State


def setup(box: Box, seats: int, options: Mapping[str, int | str], version: int = 1) -> State:
    """All cards in the pile, bare artist cards, nobody with a point; four rounds are still to do (Préparation)."""
    players = [Player(NO_CARDS, NO_CARDS, NO_CARDS, NONE, ()) for _ in range(seats)]
    s = State(box, [], players, 0, NONE, box.cards, NONE, NO_CARDS, (0,) * ARTISTS, ())
    s.then(FirstPlayer(), *[NewRound() for _ in range(ROUNDS)])
    return s


class FirstPlayer(Chance[State]):
    """The player who starts the first round is chosen at random (Jeu)."""

    def options(self, s: State) -> list[int]:
        return list(range(len(s.players)))

    def take(self, s: State, first: int) -> None:
        s.first = first
