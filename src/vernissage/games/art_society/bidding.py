"""Sealed bids, their order, and the choice of a painting (ch. 2)."""

from __future__ import annotations

from vernissage.core.rows import Ints, put
from vernissage.core.step import HIDDEN, NONE, Decision, Effect, Step
from vernissage.games.art_society.hanging import ConfirmHanging, Hang, Shown
from vernissage.games.art_society.state import State, bits
from vernissage.games.art_society.versions import all_pick_before_all_hang


class Bid(Decision[State]):
    """Everybody, the auctioneer too, bids a card from the hand in secret; nobody may pass (ch. 2)."""

    def sealed(self) -> bool:
        return True

    def options(self, s: State) -> list[int]:
        return bits(s.players[self.seat].hand)

    def why_not(self, s: State, card: int) -> str:
        return "" if s.players[self.seat].hand >> card & 1 else "why-card-spent"

    def seen(self, s: State, card: int, seat: int) -> int:
        return card if seat == self.seat else HIDDEN

    def take(self, s: State, card: int) -> None:
        me = s.players[self.seat]
        me.hand -= 1 << card
        me.sealed = s.box.bids[card]


class RevealBids(Effect[State]):
    """All bids are turned up on their piles; the highest picks first (ch. 2)."""

    def reveals(self, s: State) -> bool:
        return True

    def take(self, s: State, _: int) -> None:
        for me in s.players:
            me.pile = (*me.pile, me.sealed)
            me.sealed = NONE
        seats = order(s)
        steps: list[Step[State]] = [Pick(seat) for seat in seats]
        if all_pick_before_all_hang(s):
            for seat in seats:
                steps += [Hang(seat), ConfirmHanging(seat)]
        s.then(*steps)


def order(s: State) -> list[int]:
    """The seats by their bids, highest first; equal bids are settled by the cards below (ch. 2)."""
    seats: list[int] = []
    for seat in range(len(s.players)):
        i = len(seats)
        while i > 0 and outbids(s.players[seat].pile, s.players[seats[i - 1]].pile):
            i -= 1
        seats.insert(i, seat)
    return seats


def first_difference(pile: Ints, other: Ints) -> int:
    """The card of two piles that is the first from the top to differ: the start bid cards at the bottom all do."""
    i = len(pile) - 1
    while i > 0 and pile[i] == other[i]:
        i -= 1
    return i


def outbids(pile: Ints, other: Ints) -> bool:
    """Whether a pile is ahead of another: the first card from the top that differs decides (ch. 2)."""
    card = first_difference(pile, other)
    return pile[card] > other[card]


class Pick(Decision[State]):
    """The player takes one of the lots left; all hang once all have picked (ch. 2; A23)."""

    def options(self, s: State) -> list[int]:
        return [lot for lot in range(len(s.lots)) if s.lots[lot] != NONE]

    def why_not(self, s: State, lot: int) -> str:
        if lot >= len(s.lots):
            return "why-no-such-lot"
        return "" if s.lots[lot] != NONE else "why-lot-taken"

    def take(self, s: State, lot: int) -> None:
        me = s.players[self.seat]
        me.picked = s.lots[lot]
        me.given = NONE
        s.lots = put(s.lots, lot, NONE)
        if all_pick_before_all_hang(s):
            s.then(EndPick(self.seat))
        else:
            s.then(Hang(self.seat), ConfirmHanging(self.seat))


class EndPick(Shown):
    """A pick is final, and the next player picks (ch. 2; A23)."""
