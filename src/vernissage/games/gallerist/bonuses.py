"""The bonuses that spaces, tiles, contracts and hired assistants give (player aid)."""

from __future__ import annotations

from vernissage.core.step import NONE, Step
from vernissage.games.gallerist.box import (
    ANY,
    ASSISTANT,
    BROWN,
    BROWN_TICKET,
    CONTRACT,
    DESKS,
    FAME,
    INFLUENCE,
    INVESTMENT,
    PINK,
    PINK_TICKET,
    QUEUE,
    TICKET,
    TWO_TICKETS,
    VIP_OR_INVESTOR,
    VISITOR,
    VISITOR_FROM_BAG,
    WHITE,
)
from vernissage.games.gallerist.fame import GiveFame
from vernissage.games.gallerist.influence import GainInfluence, GainInvestment
from vernissage.games.gallerist.owed import Bounded
from vernissage.games.gallerist.sales import SignContract
from vernissage.games.gallerist.state import Player, State
from vernissage.games.gallerist.tickets import TakeTickets
from vernissage.games.gallerist.visitors import InviteVisitor

TAKE_ASSISTANT = 0
NO_ASSISTANT = 1


def bonus_step(seat: int, bonus: int) -> Step[State]:
    """What gives a player a bonus."""
    if bonus == INFLUENCE:
        return GainInfluence(seat)
    if bonus == INVESTMENT:
        return GainInvestment(seat)
    if bonus == FAME:
        return GiveFame(seat)
    if bonus == VISITOR:
        return InviteVisitor(seat, ANY, False)
    if bonus == VIP_OR_INVESTOR:
        return InviteVisitor(seat, BROWN | PINK, False)
    if bonus == VISITOR_FROM_BAG:
        return InviteVisitor(seat, ANY, True)
    if bonus == ASSISTANT:
        return FreeAssistant(seat)
    if bonus == CONTRACT:
        return SignContract(seat, False, True)
    if bonus == TICKET:
        return TakeTickets(seat, ANY, 0)
    if bonus == TWO_TICKETS:
        return TakeTickets(seat, ANY, ANY)
    if bonus == BROWN_TICKET:
        return TakeTickets(seat, BROWN, 0)
    return TakeTickets(seat, PINK if bonus == PINK_TICKET else WHITE, 0)


def why_no_hire(me: Player) -> str:
    """Why no assistant can leave the queue for a desk (p. 11)."""
    if me.desks == DESKS:
        return "why-desks-full"
    return "" if me.queue else "why-queue-empty"


def hire_bonus(s: State, me: Player) -> int:
    """The bonus of the space that the top assistant of the queue would leave, or NONE (p. 11)."""
    return s.box.hire_bonuses[QUEUE - me.queue] if me.queue else NONE


def leave_queue(s: State, seat: int) -> list[Step[State]]:
    """The top assistant of the queue takes a desk; returned is the bonus of the space left, if any (p. 11)."""
    me = s.players[seat]
    bonus = hire_bonus(s, me)
    me.queue -= 1
    me.desks += 1
    return [] if bonus == NONE else [bonus_step(seat, bonus)]


class FreeAssistant(Bounded):
    """The Assistant bonus: the next of the queue takes a free desk, at no cost, with its hire bonus (G14)."""

    def offers(self, s: State) -> list[int]:
        return [NO_ASSISTANT] if why_no_hire(s.players[self.seat]) else [TAKE_ASSISTANT, NO_ASSISTANT]

    def why_not_offered(self, s: State, choice: int) -> str:
        return "" if choice == NO_ASSISTANT else why_no_hire(s.players[self.seat])

    def take(self, s: State, choice: int) -> None:
        if choice == TAKE_ASSISTANT:
            s.then(*leave_queue(s, self.seat))
