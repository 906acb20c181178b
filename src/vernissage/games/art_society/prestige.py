"""The museum: what the unsold painting does for its genre, and what the genres are worth (p. 7)."""

from __future__ import annotations

from vernissage.core.rows import Ints, put
from vernissage.core.step import NONE, Effect
from vernissage.games.art_society.box import GENRES, Box
from vernissage.games.art_society.state import State, value_of


class RaisePrestige(Effect[State]):
    """The lot that nobody took joins the museum, and its genre's marker advances by its value (p. 7)."""

    def take(self, s: State, _: int) -> None:
        painting = unsold(s)
        genre = s.box.genre[painting]
        s.lots = ()
        s.museum = (*s.museum, painting)
        s.prestige = put(s.prestige, genre, advanced(s.prestige, genre, value_of(s.box, painting)))


def unsold(s: State) -> int:
    """The one lot left."""
    for painting in s.lots:
        if painting != NONE:
            return painting
    return NONE


def advanced(prestige: Ints, genre: int, value: int) -> int:
    """Where a marker gets to: no two may be equal, so it goes back to the first free space (p. 7).

    Off the track there is room for all: a marker that finds spaces 3, 2 and 1 taken stays at 0 (A14).
    """
    space = prestige[genre] + value
    while space > 0 and taken(prestige, genre, space):
        space -= 1
    return space


def taken(prestige: Ints, genre: int, space: int) -> bool:
    """Whether another marker stands on a space; past 50 a marker's total counts, so its side does too (A15)."""
    return any(other != genre and prestige[other] == space for other in range(GENRES))


def levels(s: State) -> Ints:
    """What a painting of each genre is worth: by the markers' totals; ×2 for a genre the museum never had (p. 7)."""
    return tuple([level(s, genre) for genre in range(GENRES)])


def level(s: State, genre: int) -> int:
    """What a painting of a genre is worth."""
    return ranked(s.box, s.prestige, genre)


def ranked(box: Box, prestige: Ints, genre: int) -> int:
    """What a painting of a genre is worth with the markers at these totals.

    A genre at 0 never entered the museum, or ranks last (A14): it is worth the least either way.
    """
    if prestige[genre] == 0:
        return box.podium[GENRES - 1]
    ahead = 0
    for other in range(GENRES):
        if prestige[other] > prestige[genre]:
            ahead += 1
    return box.podium[ahead]


def leader(s: State) -> int:
    """The most prestigious genre, or `NONE` while the museum is empty."""
    best = NONE
    for genre in range(GENRES):
        if s.prestige[genre] > 0 and (best == NONE or s.prestige[genre] > s.prestige[best]):
            best = genre
    return best
