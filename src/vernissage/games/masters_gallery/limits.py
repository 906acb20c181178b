"""What a position of Masters Gallery may hold."""

from __future__ import annotations

from vernissage.core.limits import Limits, Many, Parts, Whole, exactly, mask
from vernissage.core.step import NONE
from vernissage.games.masters_gallery.box import ARTISTS, CARDS, ROUNDS, SYMBOLS, TOP, Box
from vernissage.games.masters_gallery.cards import BITS, MOST
from vernissage.games.masters_gallery.play import NewRound
from vernissage.games.masters_gallery.scoring import ClearTable, RankArtists
from vernissage.games.masters_gallery.setup import FirstPlayer
from vernissage.games.masters_gallery.state import State

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
        fits=fits,
    )


def fits(s: State) -> bool:
    """Whether the rounds that are played, under way and to come are those of a game, and the right ones are ranked."""
    pending = [type(step) for step in s.agenda]
    if pending.count(NewRound) != ROUNDS - s.round:
        return False
    if not pending or pending[-1] in (NewRound, FirstPlayer):
        return len(s.rankings) == s.round
    ranked = ClearTable in pending and RankArtists not in pending
    return s.round > 0 and len(s.rankings) == (s.round if ranked else s.round - 1)
