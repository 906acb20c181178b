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
    others = [i for i in range(len(twin.players)) if i != seat]
    if s.scoring <= CURATOR_LINE:
        held = [twin.players[i].curator for i in others]
        unseen = twin.curators | mask_of(held)
        dealt = deal(unseen, held, dice)
        for i in range(len(others)):
            twin.players[others[i]].curator = dealt[i]
        twin.curators = unseen & ~mask_of(dealt)
    if s.scoring <= DEALER_LINE:
        held = [twin.players[i].dealer for i in others]
        unseen = twin.dealers | mask_of(held)
        dealt = deal(unseen, held, dice)
        for i in range(len(others)):
            twin.players[others[i]].dealer = dealt[i]
        twin.dealers = unseen & ~mask_of(dealt)
    if twin.agenda:
        twin.choices = twin.agenda[-1].options(twin)  # who is dealt a card next draws from those left
    return twin


def mask_of(cards: list[int]) -> int:
    """A set of cards, without those not dealt yet."""
    mask = 0
    for card in cards:
        if card != NONE:
            mask |= 1 << card
    return mask


def deal(unseen: int, held: list[int], dice: Dice) -> list[int]:
    """Other cards for those who hold one, from all that are unseen."""
    left = [card for card in range(CARDS) if unseen >> card & 1]
    dealt: list[int] = []
    for card in held:
        dealt.append(NONE if card == NONE else left.pop(dice.below(len(left))))
    return dealt
