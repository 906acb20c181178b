"""Games in which nobody can do anything any more: they would never end (G32)."""

from __future__ import annotations

from typing import Final

from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.versions import counts_whole_rounds

ACTED: Final = -1
"""Stands in for the count of idle turns once somebody has acted in this one."""


def acts(s: State) -> None:
    """Somebody takes a location action, an executive action in any window, or a kicked-out action."""
    s.idle = ACTED if counts_whole_rounds(s) else 0


def moves(s: State) -> None:
    """A gallerist moves: from here on version 1 took the turn for idle until somebody acted."""
    if not counts_whole_rounds(s):
        s.idle += 1


def turn_ends(s: State) -> None:
    """A turn is over: one more in which nobody acted, or the first to count from."""
    if counts_whole_rounds(s):
        s.idle += 1


def nobody_acts(s: State) -> bool:
    """Whether two whole rounds have gone by in which no player acted; not in the solo game (G32)."""
    seats = len(s.players)
    if not counts_whole_rounds(s):
        return 1 < seats <= s.idle
    return seats > 1 and (s.active + 1) % seats == s.start and s.idle >= 2 * seats
