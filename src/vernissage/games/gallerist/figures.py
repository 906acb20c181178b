"""The numbers of a player's board of The Gallerist, and the fame of the artists, that previews speak of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vernissage.core.game import Figure, Line
from vernissage.core.step import NONE, Decision
from vernissage.games.gallerist.box import ARTISTS, CURATOR_LINE, DEALER_LINE
from vernissage.games.gallerist.fame import RaiseFame
from vernissage.games.gallerist.ids import TICKET_IDS, VISITOR_IDS
from vernissage.games.gallerist.influence import Pay
from vernissage.games.gallerist.phrases import artist_args, ticket_args, visitor_args
from vernissage.games.gallerist.scoring import curator_money, dealer_money, standing
from vernissage.games.gallerist.state import State, initial_fame, is_discovered

Read = Callable[[State, int], int]


def points(s: State, seat: int) -> int:
    """What the game would bring if it ended now, the player's own secret cards included (pp. 15-16)."""
    me = s.players[seat]
    total = standing(s, seat)
    if me.curator != NONE and s.scoring <= CURATOR_LINE:
        total += curator_money(s, me)
    if me.dealer != NONE and s.scoring <= DEALER_LINE:
        total += dealer_money(s, me)
    return total


def about(s: State, step: Decision[Any]) -> tuple[str, int] | None:
    """The artist whose work is paid for, or whose fame is raised."""
    pending = s.agenda[-2] if isinstance(step, Pay) and len(s.agenda) > 1 else step
    return ("artist", pending.artist) if isinstance(pending, RaiseFame) else None


def tickets(colour: int) -> Read:
    """Tickets of a color."""
    return lambda s, seat: s.players[seat].tickets[colour]


def lobby(colour: int) -> Read:
    """Visitors of a color in the lobby."""
    return lambda s, seat: s.players[seat].lobby[colour]


def gallery(colour: int) -> Read:
    """Visitors of a color in the gallery."""
    return lambda s, seat: s.players[seat].gallery[colour]


def fame(artist: int) -> Read:
    """The fame of an artist."""
    return lambda s, seat: s.fame[artist]


def fame_in_sight(artist: int) -> Read:
    """The fame of an artist, known before the discovery: that alone makes nobody more famous (p. 2)."""
    return lambda s, seat: s.fame[artist] if is_discovered(s, artist) else initial_fame(s, artist)


FAME = tuple(Figure(Line("figure-fame", artist_args(artist)), fame(artist), shared=True) for artist in range(ARTISTS))
FIGURES = (
    Figure(Line("figure-points"), points),
    Figure(Line("figure-money"), lambda s, seat: s.players[seat].money),
    Figure(Line("figure-influence"), lambda s, seat: s.players[seat].influence),
    *FAME,
    *(Figure(Line("figure-tickets", ticket_args(colour)), tickets(colour)) for colour in range(len(TICKET_IDS))),
    *(Figure(Line("figure-lobby", visitor_args(colour)), lobby(colour)) for colour in range(len(VISITOR_IDS))),
    *(Figure(Line("figure-gallery", visitor_args(colour)), gallery(colour)) for colour in range(len(VISITOR_IDS))),
    Figure(Line("figure-desks"), lambda s, seat: s.players[seat].desks),
    Figure(Line("figure-exhibited"), lambda s, seat: len(s.players[seat].exhibited)),
    Figure(Line("figure-sold"), lambda s, seat: len(s.players[seat].sold)),
)
REASONS = (
    *(figure for figure in FIGURES if figure not in FAME),
    *(Figure(figure.line, fame_in_sight(artist), shared=True) for artist, figure in enumerate(FAME)),
)
