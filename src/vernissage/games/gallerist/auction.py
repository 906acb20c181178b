"""The auction of the renowned works (p. 15)."""

from __future__ import annotations

from vernissage.core.rows import put
from vernissage.core.step import NONE, Decision, Effect, Step
from vernissage.games.gallerist.box import (
    AUCTION_LINE,
    COLUMNS,
    CURATOR_LINE,
    LACERDA,
    SEATS,
    SPACES,
    START_SLOT,
    UPPER,
    WORK_KINDS,
)
from vernissage.games.gallerist.market import DiscardStartTile
from vernissage.games.gallerist.state import State, is_discovered

EASELS = 3


def offer_in(s: State, bidder: int, column: int) -> int:
    """What a bidder has offered in a column."""
    total = 0
    for space in range(UPPER + column, SPACES, COLUMNS):
        if s.market[space] == bidder:
            total += s.box.offers[(space - UPPER) // COLUMNS]
    return total


def bid(s: State, bidder: int) -> tuple[int, int, int, int]:
    """A bidder's total offer, then the offers in the third, second and first column to break ties (p. 15)."""
    columns = [offer_in(s, bidder, column) for column in range(COLUMNS)]
    return (sum(columns), columns[2], columns[1], columns[0])


def bidders(s: State) -> list[int]:
    """All who have made an offer, the highest first; Lacerda among them in the solo game (G21, GO16)."""
    left = [bidder for bidder in range(SEATS + 1) if bid(s, bidder)[0] > 0]
    order: list[int] = []
    while left:
        best = left[0]
        for bidder in left:
            if bid(s, bidder) > bid(s, best):
                best = bidder
        order.append(best)
        left.remove(best)
    return order


def renowned_value(s: State, form: int) -> int:
    """The value of an auctioned work: as if by the most famous discovered artist of its form (p. 15).

    Without one, by the undiscovered artist with the higher initial fame (G21); equal fame counts the higher value.
    """
    pair = (2 * form, 2 * form + 1)
    known = [artist for artist in pair if is_discovered(s, artist)]
    best_fame, best_value = 0, 0
    for artist in known if known else pair:
        tile = s.artists[artist]
        fame = s.fame[artist] if known else s.box.initial[tile]
        value = s.box.values[s.box.ratings[20 * tile + fame]]
        if fame > best_fame or (fame == best_fame and value > best_value):
            best_fame, best_value = fame, value
    return best_value


class Auction(Effect[State]):
    """The renowned works go to those with the highest total offers, one each (p. 15)."""

    def take(self, s: State, _: int) -> None:
        steps: list[Step[State]] = []
        for bidder in bidders(s)[: len(s.easels)]:
            steps.append(LacerdaWins() if bidder == LACERDA else TakeRenowned(bidder))
        s.scoring = CURATOR_LINE
        s.then(*steps)


class TakeRenowned(Decision[State]):
    """Choose a renowned work, for the gallery or for the sold works; both bring its value (p. 15).

    A choice is twice the easel, plus 1 to put the work with those sold.
    """

    def options(self, s: State) -> list[int]:
        return [choice for choice in range(2 * EASELS) if not self.why_not(s, choice)]

    def why_not(self, s: State, choice: int) -> str:
        easel = choice // 2
        return "" if easel < len(s.easels) and s.easels[easel] != NONE else "why-easel-empty"

    def take(self, s: State, choice: int) -> None:
        me = s.players[self.seat]
        work = s.easels[choice // 2]
        s.easels = put(s.easels, choice // 2, NONE)
        me.scored = (*me.scored, (AUCTION_LINE, work, renowned_value(s, work // WORK_KINDS)))
        if choice % 2:
            me.sold = (*me.sold, work)
            return
        if me.start_tile != NONE and len(me.exhibited) == START_SLOT:
            s.then(DiscardStartTile(self.seat))
        me.exhibited = (*me.exhibited, work)
        me.signatures = (*me.signatures, NONE)


class LacerdaWins(Effect[State]):
    """Lacerda's offer is the highest: the renowned work is gone (GO16)."""

    def take(self, s: State, _: int) -> None:
        s.aside = (*s.aside, s.easels[0])
        s.easels = put(s.easels, 0, NONE)
