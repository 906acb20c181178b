"""The versions of these rules, and what each corrected: a game is played to its end by those it was begun with."""

from __future__ import annotations

from typing import Final

from vernissage.games.gallerist.state import State

VERSION: Final = 2


def counts_whole_rounds(s: State) -> bool:
    """Two whole idle rounds end the game, and every action counts (G32).

    In version 1 as many idle turns as there are players did, and an executive action before the move did not count.
    """
    return s.version >= 2


def keeps_every_action(s: State) -> bool:
    """An executive action leaves the owed location action possible at every location (G33).

    In version 1 only the market was looked at, and only before the bonus.
    """
    return s.version >= 2


def lacerda_waits(s: State) -> bool:
    """A kicked-out Lacerda acts after the player's turn (G35).

    In version 1 at once, before the player's own action.
    """
    return s.version >= 2
