"""What a position of Masters Gallery may hold."""

from __future__ import annotations

from vernissage.core.limits import Limits, Many, Parts, Whole, exactly, mask
from vernissage.core.step import NONE
from vernissage.games.masters_gallery.box import ARTISTS, CARDS, ROUNDS, SYMBOLS, TOP, Box
from vernissage.games.masters_gallery.cards import BITS, MOST

WORTH = 100_000
"""More than any card can be worth."""


def limits(box: Box, seats: int) -> Limits:
    """The ranges of all fields and arguments."""
    cards = exactly(mask(BITS * SYMBOLS), ARTISTS)
    card = Whole(NONE, CARDS - 1)
    seat, artist = Whole(0, seats - 1), Whole(0, ARTISTS - 1)
    line = Parts((Whole(1, ROUNDS), artist, Whole(1, MOST), Whole(1, WORTH)))
    return Limits(
        state={
            "round": Whole(0, ROUNDS),
            "first": Whole(NONE, seats - 1),
            "pile": cards,
            "extra": card,
            "gone": cards,
            "awards": exactly(Whole(0, box.award_tokens), ARTISTS),
            "rankings": Many(Many(artist, 0, TOP), 0, ROUNDS),
        },
        player={
            "hand": cards,
            "display": cards,
            "face_down": cards,
            "sealed": card,
            "scored": Many(line, 0, ROUNDS * ARTISTS),
        },
        arguments={
            "seat": seat,
            "ender": seat,
            "artist": artist,
            "EndTurn.artist": Whole(NONE, ARTISTS - 1),
            "Deal.left": Whole(1, max(1, *box.deal[seats])),
            "AddCards.left": Whole(1, ARTISTS),
        },
        repeats={"NewRound": ROUNDS},
    )
