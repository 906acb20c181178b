"""Where turns and rounds begin, for whoever looks back at a game."""

from __future__ import annotations

from vernissage.core.game import ROUND, TURN
from vernissage.core.step import NONE, Step
from vernissage.games.art_society.bidding import Bid, EndPick, Pick
from vernissage.games.art_society.hanging import EndHanging
from vernissage.games.art_society.round import ChooseLot, auctioned
from vernissage.games.art_society.setup import HangStartPainting
from vernissage.games.art_society.state import State


def begins(s: State, step: Step[State]) -> int:
    """A round begins with its first lot; all bids together, each pick and each hanging are its turns (Aperçu; A23)."""
    if isinstance(step, ChooseLot):
        return ROUND if step.left == auctioned(len(s.players)) else 0
    if isinstance(step, Bid):
        return TURN if all([me.sealed == NONE for me in s.players]) else 0
    if isinstance(step, EndPick):  # `Hang` itself is asked twice where the assistant's tile comes first
        return TURN if all([me.picked != NONE for me in s.players]) else 0
    if isinstance(step, EndHanging):
        return TURN if any([me.picked != NONE for me in s.players]) else 0
    return TURN if isinstance(step, (Pick, HangStartPainting)) else 0
