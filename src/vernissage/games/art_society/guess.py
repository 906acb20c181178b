"""Positions of Art Society that a seat cannot tell from the true one."""

from __future__ import annotations

from vernissage.core.dice import Dice
from vernissage.core.step import NONE
from vernissage.games.art_society.state import State, bits


def guess(s: State, seat: int, dice: Dice) -> State:
    """A copy in which the bids that others have sealed are any cards they may have played.

    Nothing else is secret from one who remembers: every bid was turned up before all, so that each hand is known
    although it may not be looked at, and what lies in the stacks is chance, which the state does not hold.
    """
    twin = s.copy()
    for i in range(len(twin.players)):
        me = twin.players[i]
        if i != seat and me.sealed != NONE:
            cards = me.hand | 1 << twin.box.bids.index(me.sealed)
            card = dice.pick(bits(cards))
            me.hand = cards - (1 << card)
            me.sealed = twin.box.bids[card]
    if twin.agenda:
        step = twin.agenda[-1]
        if step.asks(twin) >= 0 and step.asks(twin) != seat:
            twin.choices = step.options(twin)
    return twin
