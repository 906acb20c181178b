"""Assistants: taken from a desk or a location, sent out, going home (pp. 5-6)."""

from __future__ import annotations

from vernissage.core.rows import put
from vernissage.core.step import NONE, Decision
from vernissage.games.gallerist.box import DESK, DESKS, KICKED_SPACE, LOCATIONS, SPACES
from vernissage.games.gallerist.state import Player, State, own_piece_kicked

ON_CONTRACT = SPACES
"""Where an assistant is sent: a space of the market, or from here on a contract slot."""


def go_home(me: Player) -> None:
    """An assistant returns to an empty desk, or leaves the game if there is none (p. 6)."""
    if me.desks < DESKS:
        me.desks += 1
    else:
        me.removed += 1


def why_no_assistant(me: Player, source: int) -> str:
    """Why no assistant of a player can be taken from a location or a desk."""
    if source == DESK:
        return "" if me.desks else "why-desks-empty"
    return "" if me.placed >> source & 1 else "why-no-assistant-there"


class SendAssistant(Decision[State]):
    """An assistant leaves a desk, a location or the kicked-out space for the market or a contract (pp. 6, 12-13)."""

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def options(self, s: State) -> list[int]:
        me = s.players[self.seat]
        sources = [place for place in range(LOCATIONS) if me.placed >> place & 1]
        if me.desks:
            sources.append(DESK)
        if own_piece_kicked(s, self.seat):
            sources.append(KICKED_SPACE)
        return sources

    def why_not(self, s: State, source: int) -> str:
        if source == KICKED_SPACE:
            return "" if own_piece_kicked(s, self.seat) else "why-not-kicked-out"
        return why_no_assistant(s.players[self.seat], source)

    def default(self, s: State) -> int:
        return self.options(s)[-1]

    def take(self, s: State, source: int) -> None:
        me = s.players[self.seat]
        if source == DESK:
            me.desks -= 1
        elif source == KICKED_SPACE:
            s.kicked_piece = NONE  # it has found a place: it will not go home
        else:
            me.placed &= ~(1 << source)
        if self.to < ON_CONTRACT:
            s.market = put(s.market, self.to, self.seat)
        else:
            me.helped = put(me.helped, self.to - ON_CONTRACT, 1)
