"""The numbers before a player of Masters Gallery that previews speak of, and those by which answers are explained."""

from __future__ import annotations

from vernissage.core.game import Figure, Line
from vernissage.core.rows import plus
from vernissage.games.masters_gallery.box import artist_of
from vernissage.games.masters_gallery.cards import number, spread
from vernissage.games.masters_gallery.scoring import allowance
from vernissage.games.masters_gallery.state import State, points
from vernissage.games.masters_gallery.view import counting, standing


def this_round(s: State, seat: int) -> int:
    """What a player's cards would bring if the round ended now (Score)."""
    return counting(s.players[seat], s.round, standing(s)[1])


def with_this_round(s: State, seat: int) -> int:
    """The points, and those of the round if it ended now and the best cards were added from the hand (Score)."""
    me = s.players[seat]
    if any(line[0] == s.round for line in me.scored):
        return points(me)
    each = standing(s)[1]
    before = plus(me.display, me.face_down)
    added = sorted((each[artist_of(card)] for card in spread(me.hand)), reverse=True)[: allowance(before)]
    return points(me) + sum(each[artist_of(card)] for card in spread(before)) + sum(added)


FIGURES = (
    Figure(Line("figure-points"), lambda s, seat: points(s.players[seat])),
    Figure(Line("figure-standing"), this_round),
)
REASONS = (
    Figure(Line("figure-with-round"), with_this_round),
    Figure(Line("figure-hand"), lambda s, seat: number(s.players[seat].hand)),
)
"""Points made and points in sight are one number here: one answer may end the round where another lets it go on."""
