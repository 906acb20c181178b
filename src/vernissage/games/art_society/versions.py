"""The versions of these rules, and what each corrected: a game is played to its end by those it was begun with."""

from __future__ import annotations

from typing import Final

from vernissage.games.art_society.state import State

VERSION: Final = 2
"""The current one: 2 corrected A23."""


def all_pick_before_all_hang(s: State) -> bool:
    """Picking and hanging are phases of their own (A23); until then each hung before the next picked (A01)."""
    return s.version >= 2
