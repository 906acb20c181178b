"""A player's turn: moving, acting, what follows; the rounds and the last lap (p. 5)."""

from __future__ import annotations

from vernissage.core.step import NONE, Decision, Effect, Step
from vernissage.games.gallerist import idle
from vernissage.games.gallerist.actions import acts_with, location_action, why_not_now
from vernissage.games.gallerist.assistants import go_home, why_no_assistant
from vernissage.games.gallerist.box import (
    ACTIONS,
    DESK,
    DESKS,
    GALLERIST,
    HELPER,
    LACERDA,
    LAST_LAP,
    LAST_ROUND,
    LOCATIONS,
    PLAYING,
)
from vernissage.games.gallerist.executive import (
    MOVE_VISITORS,
    NO_LOCATION_ACTION,
    USE_CONTRACT,
    Executive,
    executive_action,
    in_between,
    why_not_executive,
)
from vernissage.games.gallerist.kicked import ACT_EXECUTIVELY, kicked_out_steps
from vernissage.games.gallerist.market import FreeStartTile
from vernissage.games.gallerist.scoring import FinalScoring, IntermediateScoring, end_conditions
from vernissage.games.gallerist.solo import LacerdaActs, LacerdaMoves, kick_out_lacerda
from vernissage.games.gallerist.state import Player, State, helpers

EXECUTIVE_FIRST = LOCATIONS
"""From here on, the answers to `Move` are the two executive actions."""
STAY_ALONE = DESK + 1
"""The answer that leaves no assistant behind."""
PASS = ACTIONS + 2
"""The answer of a player who cannot act anywhere."""


class Move(Decision[State]):
    """Move to another location where an action is possible, maybe after an executive action (p. 5)."""

    def __init__(self, seat: int, executive: bool) -> None:
        super().__init__(seat)
        self.executive = executive

    def options(self, s: State) -> list[int]:
        places = self.places(s)
        if self.executive:
            for kind in (MOVE_VISITORS, USE_CONTRACT):
                if not why_not_executive(s, self.seat, kind, NO_LOCATION_ACTION):
                    places.append(EXECUTIVE_FIRST + kind)
        return places

    def places(self, s: State) -> list[int]:
        """The locations that offer an action; all others than the present one if none does (G07)."""
        here = s.players[self.seat].location
        away = [place for place in range(LOCATIONS) if place != here]
        good = [place for place in away if arrives_to_act(s, self.seat, place)]
        return good if good else away

    def why_not(self, s: State, choice: int) -> str:
        if choice >= EXECUTIVE_FIRST:
            if not self.executive:
                return "why-executive-once"
            return why_not_executive(s, self.seat, choice - EXECUTIVE_FIRST, NO_LOCATION_ACTION)
        if choice == s.players[self.seat].location:
            return "why-already-there"
        return "" if choice in self.places(s) else "why-no-action-there"

    def take(self, s: State, choice: int) -> None:
        if choice >= EXECUTIVE_FIRST:
            first = executive_action(choice - EXECUTIVE_FIRST, self.seat, NO_LOCATION_ACTION)
            s.then(first, Move(self.seat, False))
            return
        idle.moves(s)
        me = s.players[self.seat]
        then: list[Step[State]] = [Enter(self.seat, choice), Act(self.seat, choice, self.executive), EndTurn(self.seat)]
        if may_leave_assistant(s, me):
            s.then(LeaveAssistant(self.seat, choice), *then)
        else:
            s.then(*then)


def may_leave_assistant(s: State, me: Player) -> bool:
    """Whether an assistant may be left behind: not from home, not on the first turn alone (G05)."""
    return me.location != NONE and not (len(s.players) == 1 and s.round == 1)


def arrives_to_act(s: State, seat: int, to: int) -> bool:
    """Whether a player who moves to a location, leaving whatever assistant behind, can act there (G07)."""
    me = s.players[seat]
    desks = desks_after(me, to, STAY_ALONE)
    if desks == DESKS and may_leave_assistant(s, me):
        desks = min(desks_after(me, to, DESK), desks_after(me, to, to))
    return acts_with(s, seat, to, desks, helpers(s, seat))


def desks_after(me: Player, to: int, source: int) -> int:
    """Desks in use after moving to a location with an assistant from some source left behind (GO09)."""
    desks = me.desks - 1 if source == DESK else me.desks
    if me.placed >> to & 1 and source != to:
        desks = min(DESKS, desks + 1)  # the own assistant there is kicked out and goes home
    return desks


class LeaveAssistant(Decision[State]):
    """One assistant from a desk or another location may be left on the space being left (p. 5).

    If only some answers leave an action possible at the new location, it is one of these.
    """

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def options(self, s: State) -> list[int]:
        there = [source for source in range(STAY_ALONE + 1) if not self.why_missing(s, source)]
        good = [source for source in there if self.keeps_action(s, source)]
        return good if good else there

    def why_missing(self, s: State, source: int) -> str:
        """Why no assistant can come from a source."""
        return "" if source == STAY_ALONE else why_no_assistant(s.players[self.seat], source)

    def keeps_action(self, s: State, source: int) -> bool:
        """Whether an action is still possible at the new location."""
        desks = desks_after(s.players[self.seat], self.to, source)
        return acts_with(s, self.seat, self.to, desks, helpers(s, self.seat))

    def why_not(self, s: State, source: int) -> str:
        missing = self.why_missing(s, source)
        if missing:
            return missing
        return "" if source in self.options(s) else "why-no-action-left"

    def default(self, s: State) -> int:
        return self.options(s)[-1]

    def take(self, s: State, source: int) -> None:
        me = s.players[self.seat]
        if source == STAY_ALONE:
            return
        if source == DESK:
            me.desks -= 1
        else:
            me.placed &= ~(1 << source)
        me.placed |= 1 << me.location


class Enter(Effect[State]):
    """The gallerist enters a location; the piece that stands there is kicked out (p. 6)."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def take(self, s: State, _: int) -> None:
        here = 1 << self.place
        for seat in range(len(s.players)):
            other = s.players[seat]
            if other.placed & here:
                other.placed &= ~here
                if seat == self.seat:
                    go_home(other)  # no action for kicking out the own assistant
                else:
                    kick_out(s, seat, self.place, HELPER)
            elif other.location == self.place:
                other.location = NONE
                kick_out(s, seat, self.place, GALLERIST)
        s.players[self.seat].location = self.place
        kick_out_lacerda(s, self.seat, self.place)


def kick_out(s: State, seat: int, place: int, piece: int) -> None:
    """Put a piece on the kicked-out space of a location (p. 6)."""
    s.kicked_seat = seat
    s.kicked_from = place
    s.kicked_piece = piece


class Act(Decision[State]):
    """One of the location's two actions must be taken if one is possible, maybe after an executive action (p. 5)."""

    def __init__(self, seat: int, place: int, executive: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.executive = executive

    def options(self, s: State) -> list[int]:
        first = 2 * self.place
        choices = [action for action in (first, first + 1) if not why_not_now(s, self.seat, action)]
        stuck = not choices
        if self.executive:
            for kind in (MOVE_VISITORS, USE_CONTRACT):
                if not why_not_executive(s, self.seat, kind, self.place):
                    choices.append(ACT_EXECUTIVELY + kind)
        return choices + [PASS] if stuck else choices

    def why_not(self, s: State, choice: int) -> str:
        if choice == PASS:
            return "" if choice in self.options(s) else "why-must-act"
        if choice >= ACT_EXECUTIVELY:
            if not self.executive:
                return "why-executive-once"
            return why_not_executive(s, self.seat, choice - ACT_EXECUTIVELY, self.place)
        return why_not_now(s, self.seat, choice) if choice // 2 == self.place else "why-other-location"

    def take(self, s: State, choice: int) -> None:
        if ACT_EXECUTIVELY <= choice < PASS:
            first = in_between(s, choice - ACT_EXECUTIVELY, self.seat, self.place)
            s.then(*first, Act(self.seat, self.place, False))
            return
        steps: list[Step[State]] = []
        if choice != PASS:
            idle.acts(s)
            steps.append(location_action(choice, self.seat))
        if self.executive:
            s.then(*steps, Executive(self.seat))
        else:
            s.then(*steps)


class EndTurn(Effect[State]):
    """What follows a turn: the start tile, the kicked-out piece, scoring, the end, the next turn (pp. 5-6, 8, 14)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        steps: list[Step[State]] = [FreeStartTile(self.seat)]
        if len(s.players) > 1:
            steps += kicked_out_steps(s)
        else:
            if s.kicked_seat == LACERDA:
                steps.append(LacerdaActs(self.seat))
            if s.ending != LAST_LAP:
                steps += [IntermediateScoring(), LacerdaMoves()]
        s.then(*steps, IntermediateScoring(), CheckEnd(), NextTurn(self.seat))


class CheckEnd(Effect[State]):
    """Two of the three conditions let the round be finished and a last lap follow (p. 5).

    So do two whole rounds in which nobody acts: without them such a game would never end (G32).
    """

    def take(self, s: State, _: int) -> None:
        idle.turn_ends(s)
        if s.ending == PLAYING and (end_conditions(s) or idle.nobody_acts(s)):
            s.ending = LAST_ROUND


class NextTurn(Effect[State]):
    """The player on the left is next; after the last lap comes the final scoring (p. 5)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        seat = (self.seat + 1) % len(s.players)
        if seat == s.start:
            if s.ending == LAST_LAP:
                s.active = NONE
                s.then(FinalScoring())
                return
            if s.ending == LAST_ROUND:
                s.ending = LAST_LAP
            s.round += 1
        s.active = seat
        s.then(Move(seat, True))
