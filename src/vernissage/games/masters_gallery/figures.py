"""The numbers before a player of Masters Gallery that previews speak of."""

from __future__ import annotations

from vernissage.core.game import Figure, Line
from vernissage.games.masters_gallery.state import State, points
from vernissage.games.masters_gallery.view import counting, standing


def this_round(s: State, seat: int) -> int:
    """What a player's cards would bring if the round ended now (Score)."""
    return counting(s.players[seat], s.round, standing(s)[1])


FIGURES = (
    Figure(Line("figure-points"), lambda s, seat: points(s.players[seat])),
    Figure(Line("figure-standing"), this_round),
)
