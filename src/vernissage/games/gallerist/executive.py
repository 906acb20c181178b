"""Executive actions: moving visitors with tickets, using the bonus of a contract (pp. 5-6)."""

from __future__ import annotations

from vernissage.core.rows import add
from vernissage.core.step import NONE, Decision, Step
from vernissage.games.gallerist import idle
from vernissage.games.gallerist.actions import acts, acts_with
from vernissage.games.gallerist.assistants import ON_CONTRACT, SendAssistant
from vernissage.games.gallerist.bonuses import bonus_step
from vernissage.games.gallerist.box import (
    COLOURS,
    CONTRACT_SLOTS,
    FRONT,
    INFLUENCE,
    INFLUENCE_UP,
    INTERNATIONAL_MARKET,
    INVESTMENT,
    SEATS,
)
from vernissage.games.gallerist.owed import Bounded, Owed, leads_to_action
from vernissage.games.gallerist.state import Player, State, helpers
from vernissage.games.gallerist.versions import keeps_every_action
from vernissage.games.gallerist.visitors import admits

ON_PLAZA = SEATS
"""Where a ticket finds its visitor: the lobby of a seat, or the Plaza; a choice is `3 * place + colour`."""
STOP = COLOURS * (SEATS + 1)
"""The answer that offers no further ticket."""
NO_LOCATION_ACTION = NONE
"""Stands for the location where an action is still owed, when none is."""


def why_not_ticket(s: State, seat: int, choice: int, owed: int) -> str:
    """Why a ticket cannot move a visitor one space towards the own gallery (p. 5).

    Before the location action (`owed` is its place) no visitor leaves the lobby that the action needs (G33).
    """
    me = s.players[seat]
    place, colour = choice // COLOURS, choice % COLOURS
    if place < SEATS and place >= len(s.players):
        return "why-no-such-lobby"
    if me.tickets[colour] == 0:
        return "why-no-ticket"
    visitors = s.plaza if place == ON_PLAZA else s.players[place].lobby
    if visitors[colour] == 0:
        return "why-visitor-not-there"
    if place != seat:
        return ""
    if not admits(me, colour):
        return "why-collector-limit"
    return "why-visitor-needed" if owed == INTERNATIONAL_MARKET and strands(s, seat, colour) else ""


def strands(s: State, seat: int, colour: int) -> bool:
    """Whether a visitor's leaving the lobby would make the actions of the market impossible."""
    if not acts(s, seat, INTERNATIONAL_MARKET):
        return False
    me = s.players[seat]
    lobby = me.lobby
    me.lobby = add(lobby, colour, -1)
    stranded = not acts(s, seat, INTERNATIONAL_MARKET)
    me.lobby = lobby
    return stranded


def why_not_visitors(s: State, seat: int, owed: int) -> str:
    """Why no ticket of a player can move a visitor."""
    tickets = s.players[seat].tickets
    if tickets[0] + tickets[1] + tickets[2] == 0:
        return "why-no-ticket"
    for choice in range(STOP):
        if not why_not_ticket(s, seat, choice, owed):
            return ""
    return "why-nobody-to-move"


class MoveVisitors(Decision[State]):
    """Discard tickets one by one; each moves a visitor of its colour one space towards the own gallery (p. 5)."""

    def __init__(self, seat: int, owed: int, moved: int) -> None:
        super().__init__(seat)
        self.owed = owed
        self.moved = moved

    def options(self, s: State) -> list[int]:
        choices = [choice for choice in range(STOP) if not self.why_not(s, choice)]
        return choices + [STOP] if self.moved else choices

    def why_not(self, s: State, choice: int) -> str:
        if choice == STOP:
            return "" if self.moved else "why-move-one"
        return why_not_ticket(s, self.seat, choice, self.owed)

    def default(self, s: State) -> int:
        return STOP if self.moved else self.options(s)[0]

    def take(self, s: State, choice: int) -> None:
        if choice == STOP:
            return
        idle.acts(s)
        me = s.players[self.seat]
        place, colour = choice // COLOURS, choice % COLOURS
        me.tickets = add(me.tickets, colour, -1)
        s.ticket_discard = add(s.ticket_discard, colour, 1)
        if place == ON_PLAZA:
            s.plaza = add(s.plaza, colour, -1)
            me.lobby = add(me.lobby, colour, 1)
        elif place == self.seat:
            me.lobby = add(me.lobby, colour, -1)
            me.gallery = add(me.gallery, colour, 1)
        else:
            host = s.players[place]
            host.lobby = add(host.lobby, colour, -1)
            s.plaza = add(s.plaza, colour, 1)
        s.then(MoveVisitors(self.seat, self.owed, self.moved + 1))


def contract_bonus(s: State, me: Player, slot: int) -> int:
    """The bonus of a contract: its front's, or that of the half on top of its back (p. 6)."""
    side = me.sides[slot]
    if side == FRONT:
        return s.box.contract_bonuses[me.contracts[slot]]
    return INFLUENCE if side == INFLUENCE_UP else INVESTMENT


def why_not_slot(me: Player, slot: int) -> str:
    """Why the contract on a slot cannot be used: none there, or used already (p. 6)."""
    if me.contracts[slot] == NONE:
        return "why-slot-empty"
    return "why-contract-used" if me.helped[slot] else ""


def why_not_contract(s: State, seat: int, owed: int) -> str:
    """Why a player can use no contract; the market's owed action needs an assistant too (p. 6).

    No other location loses its last action by it: whatever else of a bonus might harm can be declined (G31).
    """
    me = s.players[seat]
    unused = False
    for slot in range(CONTRACT_SLOTS):
        if not why_not_slot(me, slot):
            unused = True
    if not unused:
        return "why-no-contract-unused"
    assistants = helpers(s, seat)
    if assistants == 0:
        return "why-no-assistant"
    if assistants == 1 and owed == INTERNATIONAL_MARKET and acts_with(s, seat, owed, me.desks, 1):
        return "" if keeps_every_action(s) and regains_assistant(s, seat, owed) else "why-assistant-needed"
    return ""


def regains_assistant(s: State, seat: int, owed: int) -> bool:
    """Whether the bonus of some contract brings an assistant to act with for the last one put on the card (G33)."""
    twin = s.copy()
    twin.then(UseContract(seat), OwedAction(seat, owed))
    return leads_to_action(twin, len(s.agenda))


class OwedAction(Owed):
    """One of the two actions of a location was possible before an executive action, and stays so (p. 5, G33)."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def possible(self, s: State) -> bool:
        return acts(s, self.seat, self.place)


class UseContract(Bounded):
    """Put an assistant on a contract card and gain its bonus; it stays there (p. 6)."""

    def offers(self, s: State) -> list[int]:
        me = s.players[self.seat]
        return [slot for slot in range(CONTRACT_SLOTS) if not why_not_slot(me, slot)]

    def why_not_offered(self, s: State, slot: int) -> str:
        return why_not_slot(s.players[self.seat], slot)

    def take(self, s: State, slot: int) -> None:
        idle.acts(s)
        bonus = contract_bonus(s, s.players[self.seat], slot)
        s.then(SendAssistant(self.seat, ON_CONTRACT + slot), bonus_step(self.seat, bonus))


MOVE_VISITORS = 0
USE_CONTRACT = 1
NO_EXECUTIVE = 2


def why_not_executive(s: State, seat: int, kind: int, owed: int) -> str:
    """Why a player cannot take an executive action of a kind."""
    return why_not_visitors(s, seat, owed) if kind == MOVE_VISITORS else why_not_contract(s, seat, owed)


def executive_action(kind: int, seat: int, owed: int) -> Decision[State]:
    """The first step of an executive action."""
    return MoveVisitors(seat, owed, 0) if kind == MOVE_VISITORS else UseContract(seat)


def in_between(s: State, kind: int, seat: int, place: int) -> list[Step[State]]:
    """An executive action between the move and the location action (p. 5, G33)."""
    if not keeps_every_action(s):
        return [executive_action(kind, seat, place)]
    if not acts(s, seat, place):
        return [executive_action(kind, seat, NO_LOCATION_ACTION)]  # nothing is owed that was not possible before
    return [executive_action(kind, seat, place), OwedAction(seat, place)]


class Executive(Decision[State]):
    """After the location action an executive action may still be taken, once a turn (p. 5)."""

    def options(self, s: State) -> list[int]:
        return [choice for choice in range(NO_EXECUTIVE + 1) if not self.why_not(s, choice)]

    def why_not(self, s: State, choice: int) -> str:
        return "" if choice == NO_EXECUTIVE else why_not_executive(s, self.seat, choice, NO_LOCATION_ACTION)

    def default(self, s: State) -> int:
        return NO_EXECUTIVE

    def take(self, s: State, choice: int) -> None:
        if choice != NO_EXECUTIVE:
            s.then(executive_action(choice, self.seat, NO_LOCATION_ACTION))
