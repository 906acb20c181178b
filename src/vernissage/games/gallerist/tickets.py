"""Tickets: taken from the box office, exchanged when a colour is missing (p. 14)."""

from __future__ import annotations

from vernissage.core.rows import add, size
from vernissage.core.step import Decision
from vernissage.games.gallerist.box import COLOURS, DUE, NOT_YET
from vernissage.games.gallerist.state import State

FROM_DISCARD = COLOURS
"""The answer that exchanges nothing: the box office is empty."""


def leave_box_office(s: State, colour: int) -> None:
    """Take a ticket out of the box office; the first colour to run out brings the intermediate scoring (p. 14)."""
    s.box_office = add(s.box_office, colour, -1)
    if s.box_office[colour] == 0 and s.intermediate == NOT_YET:
        s.intermediate = DUE


def obtainable(s: State) -> int:
    """The colours of which a ticket lies in the box office or in the discard pile, as a mask (p. 14)."""
    mask = 0
    for colour in range(COLOURS):
        if s.box_office[colour] > 0 or s.ticket_discard[colour] > 0:
            mask |= 1 << colour
    return mask


def choices_of_tickets(first: int, second: int) -> list[int]:
    """The sets of colours that two icons allow: two different ones, else one, else none (p. 14)."""
    pairs = [mask for mask in (3, 5, 6) if shows_pair(first, second, mask)]
    if pairs:
        return pairs
    singles = [mask for mask in (1, 2, 4) if (first | second) & mask]
    return singles if singles else [0]


def shows_pair(first: int, second: int, mask: int) -> bool:
    """Whether two icons allow the two colours of a mask, one each."""
    low = mask & -mask
    high = mask - low
    return (first & low > 0 and second & high > 0) or (first & high > 0 and second & low > 0)


class TakeTickets(Decision[State]):
    """Gain the tickets of one or two icons, never two of a colour; a choice is a mask of colours (p. 14)."""

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second

    def options(self, s: State) -> list[int]:
        there = obtainable(s)
        return choices_of_tickets(self.first & there, self.second & there)

    def why_not(self, s: State, mask: int) -> str:
        there = obtainable(s)
        if mask & ~there:
            return "why-ticket-nowhere"
        if mask & ~(self.first | self.second):
            return "why-ticket-not-shown"
        return "" if mask in self.options(s) else "why-other-tickets"

    def take(self, s: State, mask: int) -> None:
        me = s.players[self.seat]
        missing: list[int] = []
        for colour in range(COLOURS):
            if mask >> colour & 1:
                if s.box_office[colour] > 0:
                    leave_box_office(s, colour)
                    me.tickets = add(me.tickets, colour, 1)
                else:
                    missing.append(colour)
        if missing:
            s.then(*[ExchangeTicket(self.seat, colour) for colour in missing])


class ExchangeTicket(Decision[State]):
    """A colour is missing: discard another from the box office, then take it from the discard pile (p. 14)."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def options(self, s: State) -> list[int]:
        there = [colour for colour in range(COLOURS) if s.box_office[colour] > 0]
        return there if there else [FROM_DISCARD]

    def why_not(self, s: State, colour: int) -> str:
        if colour == FROM_DISCARD:
            return "why-box-office-open" if size(s.box_office) else ""
        return "" if s.box_office[colour] else "why-ticket-sold-out"

    def take(self, s: State, colour: int) -> None:
        me = s.players[self.seat]
        if colour != FROM_DISCARD:
            leave_box_office(s, colour)
            s.ticket_discard = add(s.ticket_discard, colour, 1)
        s.ticket_discard = add(s.ticket_discard, self.colour, -1)
        me.tickets = add(me.tickets, self.colour, 1)
