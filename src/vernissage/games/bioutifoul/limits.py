"""What a position of Bioutifoul may hold."""

from __future__ import annotations

from vernissage.core.limits import Limits, Whole, exactly
from vernissage.core.rows import size
from vernissage.core.step import NONE
from vernissage.games.bioutifoul.box import ARTISTS, EXHIBITIONS, NO_MATCH, PLACES, SAME_ARTIST, Box

GOLD = 1_000_000
"""More than a game can bring."""
ROUNDS = 100_000


def limits(box: Box, seats: int) -> Limits:
    """The ranges of all fields and arguments."""
    works = exactly(Whole(0, max(box.works)), ARTISTS)
    exhibitions = exactly(Whole(0, max(box.exhibitions)), EXHIBITIONS)
    influence = exactly(Whole(0, max(box.influence)), len(box.influence))
    seat, artist = Whole(0, seats - 1), Whole(0, ARTISTS - 1)
    drawn = max(1, box.start_influence, box.compensation_influence)
    return Limits(
        state={
            "first": Whole(NONE, seats - 1),
            "turn": Whole(NONE, seats - 1),
            "round": Whole(0, ROUNDS),
            "taken": Whole(0, box.action_limit),
            "bought": works,
            "quiet": Whole(0, seats * (box.quiet_rounds + 1)),
            "places": exactly(Whole(NONE, PLACES - 1), ARTISTS),
            "market_works": works,
            "work_pile": works,
            "discard": works,
            "market_exhibitions": exhibitions,
            "unseen_exhibitions": exhibitions,
            "influence_pile": influence,
        },
        player={
            "gold": Whole(0, GOLD),
            "works": works,
            "exhibitions": exhibitions,
            "influence": influence,
            "known": influence,
        },
        arguments={
            "seat": seat,
            "artist": artist,
            "exhibition": Whole(0, EXHIBITIONS - 1),
            "place": Whole(0, PLACES - 1),
            "left": Whole(1, drawn),
            "places": Whole(1 - PLACES, PLACES - 1),
            "influence": Whole(0, len(box.influence) - 1),
            "least": Whole(0, len(box.influence) - 1),
            "case": Whole(SAME_ARTIST, NO_MATCH),
            "cards": Whole(1, PLACES - 1),
        },
        repeats={
            "LayOutWork": max(1, box.market_works, size(box.works)),
            "LayOutExhibition": max(1, size(box.exhibitions)),
        },
    )
