"""What waits on a wall of Art Society: the tile that a decision is about to hang."""

from __future__ import annotations

from vernissage.core.step import NONE, Decision
from vernissage.games.art_society.box import PAINTINGS
from vernissage.games.art_society.decor import HangDecor, HangFromAssistant
from vernissage.games.art_society.hanging import Hang, HangFromMuseum
from vernissage.games.art_society.setup import HangStartPainting
from vernissage.games.art_society.state import State


def tile_hung(s: State, step: Decision[State]) -> int:
    """The tile that a decision is about to hang, if it hangs one."""
    me = s.players[step.seat]
    if isinstance(step, HangDecor):
        return PAINTINGS + step.decor
    if isinstance(step, HangFromAssistant):
        return me.assistant
    return me.picked if isinstance(step, (HangStartPainting, Hang, HangFromMuseum)) else NONE
