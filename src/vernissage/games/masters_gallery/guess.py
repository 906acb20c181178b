"""Positions of Masters Gallery that a seat cannot tell from the true one."""

from __future__ import annotations

from vernissage.core.dice import Dice
from vernissage.core.rows import Row, multiset, plus, size, spread
from vernissage.core.step import NONE
from vernissage.games.masters_gallery.box import CARDS
from vernissage.games.masters_gallery.state import State, one_card


def guess(s: State, seat: int, dice: Dice) -> State:
    """A copy in which the pile and all that others hold in secret have been dealt anew."""
    twin = s.copy()
    pool = twin.pile
    for i in range(len(twin.players)):
        if i != seat:
            player = twin.players[i]
            pool = plus(plus(pool, player.hand), player.face_down)
            if player.sealed != NONE:
                pool = plus(pool, one_card(player.sealed))
    unseen = spread(pool)
    for i in range(len(twin.players)):
        if i != seat:
            player = twin.players[i]
            player.hand = deal(unseen, size(player.hand), dice)
            player.face_down = deal(unseen, size(player.face_down), dice)
            if player.sealed != NONE:
                player.sealed = draw(unseen, dice)
    twin.pile = multiset(unseen, CARDS)
    if twin.agenda:
        step = twin.agenda[-1]
        if step.asks(twin) != seat:
            twin.choices = step.options(twin)
    return twin


def deal(unseen: list[int], number: int, dice: Dice) -> Row:
    """That many cards drawn from those unseen."""
    return multiset([draw(unseen, dice) for _ in range(number)], CARDS)


def draw(unseen: list[int], dice: Dice) -> int:
    """One card drawn from those unseen."""
    i = dice.below(len(unseen))
    card = unseen[i]
    unseen[i] = unseen[-1]
    unseen.pop()
    return card
