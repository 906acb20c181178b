"""Positions of The Gallerist that a seat cannot tell from the true one."""

from __future__ import annotations

from vernissage.core.dice import Dice
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import CARDS, CURATOR_LINE, DEALER_LINE
from vernissage.games.gallerist.state import State


def guess(s: State, seat: int, dice: Dice) -> State:
    """A copy in which the curator and dealer cards that the seat cannot see have been dealt anew.

    Once the final scoring has shown them nothing is secret.
    """
    twin = s.copy()
    hidden = [i for i in range(len(twin.players)) if i != seat]
    if s.scoring <= CURATOR_LINE:
        cards = twin.curators
        dealt = [i for i in hidden if twin.players[i].curator != NONE]
        for i in dealt:
            cards |= 1 << twin.players[i].curator
        for i in dealt:
            card = draw(cards, dice)
            cards &= ~(1 << card)
            twin.players[i].curator = card
        twin.curators = cards
    if s.scoring <= DEALER_LINE:
        cards = twin.dealers
        dealt = [i for i in hidden if twin.players[i].dealer != NONE]
        for i in dealt:
            cards |= 1 << twin.players[i].dealer
        for i in dealt:
            card = draw(cards, dice)
            cards &= ~(1 << card)
            twin.players[i].dealer = card
        twin.dealers = cards
    if twin.agenda:
        twin.choices = twin.agenda[-1].options(twin)  # who is dealt a card next draws from those left
    return twin


def draw(cards: int, dice: Dice) -> int:
    """One of the cards of a mask."""
    return dice.pick([card for card in range(CARDS) if cards >> card & 1])
