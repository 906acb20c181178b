"""Kicked-out actions and going home (p. 6)."""

from __future__ import annotations

from vernissage.core.step import NONE, Decision, Effect, Step
from vernissage.games.gallerist import idle
from vernissage.games.gallerist.actions import location_action, why_not_action
from vernissage.games.gallerist.assistants import go_home
from vernissage.games.gallerist.box import ACTIONS, HELPER, LAST_LAP
from vernissage.games.gallerist.executive import (
    MOVE_VISITORS,
    NO_LOCATION_ACTION,
    USE_CONTRACT,
    executive_action,
    why_not_executive,
)
from vernissage.games.gallerist.market import FreeStartTile
from vernissage.games.gallerist.state import State, helpers

ACT_EXECUTIVELY = ACTIONS
"""From here on, answers are the two executive actions; below, the eight location actions."""
DECLINE = ACTIONS + 2
"""The answer that does nothing."""


def kicked_out_steps(s: State) -> list[Step[State]]:
    """What follows a turn in which a piece was kicked out: its owner may act, then it goes home (p. 6).

    On the last lap it just goes home (p. 5).
    """
    seat = s.kicked_seat
    if seat == NONE or seat >= len(s.players):
        return []  # nobody was kicked out, or only Lacerda, who does not act like a player
    if s.ending == LAST_LAP:
        return [GoHome(seat)]
    return [KickedOut(seat, s.kicked_from), FreeStartTile(seat), GoHome(seat)]


def after_fee(s: State, seat: int) -> int:
    """The influence that the fee for acting at a location leaves; NONE if there is no star below (p. 6)."""
    return s.box.stars[s.players[seat].influence]


class KickedOut(Decision[State]):
    """A player pushed out of a location may act there for a fee, or take an executive action (p. 6)."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, s: State) -> list[int]:
        first = 2 * self.place
        near = (first, first + 1, ACT_EXECUTIVELY + MOVE_VISITORS, ACT_EXECUTIVELY + USE_CONTRACT, DECLINE)
        return [choice for choice in near if not self.why_not(s, choice)]

    def why_not(self, s: State, choice: int) -> str:
        if choice == DECLINE:
            return ""
        if choice >= ACT_EXECUTIVELY:
            return why_not_executive(s, self.seat, choice - ACT_EXECUTIVELY, NO_LOCATION_ACTION)
        if choice // 2 != self.place:
            return "why-other-location"
        me = s.players[self.seat]
        left = after_fee(s, self.seat)
        if left == NONE:
            return "why-no-star-below"
        # The fee comes first: count on the influence that it leaves.
        return why_not_action(s, self.seat, choice, left, me.desks, helpers(s, self.seat))

    def default(self, s: State) -> int:
        return DECLINE

    def take(self, s: State, choice: int) -> None:
        if choice == DECLINE:
            return
        if choice >= ACT_EXECUTIVELY:
            s.then(executive_action(choice - ACT_EXECUTIVELY, self.seat, NO_LOCATION_ACTION))
            return
        idle.acts(s)
        s.players[self.seat].influence = after_fee(s, self.seat)
        s.then(location_action(choice, self.seat))


class GoHome(Effect[State]):
    """The kicked-out gallerist returns to the gallery, an assistant to a free desk or to the box (p. 6)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        if s.kicked_piece == HELPER:
            go_home(s.players[self.seat])
        s.kicked_seat = NONE
        s.kicked_from = NONE
        s.kicked_piece = NONE
