"""The numbers of a gallery of Bioutifoul that previews speak of."""

from __future__ import annotations

from vernissage.core.game import Figure, Line
from vernissage.core.rows import size
from vernissage.games.bioutifoul.scoring import most_shown, points, wealth

FIGURES = (
    Figure(Line("figure-points"), lambda s, seat: points(s.players[seat], most_shown(s))),
    Figure(Line("figure-gold"), lambda s, seat: s.players[seat].gold),
    Figure(Line("figure-influence"), lambda s, seat: size(s.players[seat].influence)),
    Figure(Line("figure-wealth"), lambda s, seat: wealth(s, s.players[seat])),
)
REASONS = (
    *FIGURES,
    Figure(Line("figure-exhibitions"), lambda s, seat: size(s.players[seat].exhibitions)),
    Figure(Line("figure-works"), lambda s, seat: size(s.players[seat].works)),
)
