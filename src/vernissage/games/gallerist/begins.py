"""Where turns and rounds begin, for whoever looks back at a game."""

from __future__ import annotations

from vernissage.core.game import ROUND, TURN
from vernissage.core.step import Step
from vernissage.games.gallerist.scoring import FinalScoring
from vernissage.games.gallerist.setup import ChooseStart
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.turn import Move


def begins(s: State, step: Step[State]) -> int:
    """A turn begins with its move, a round with the start player's (p. 5).

    Choosing where to start and the final scoring are looked at as turns of their own.
    """
    if isinstance(step, Move):
        if not step.executive:
            return 0  # an executive action came first: the turn has begun
        return ROUND if step.seat == s.start else TURN
    return TURN if isinstance(step, (ChooseStart, FinalScoring)) else 0
