"""Positions of Masters Gallery that a seat cannot tell from the true one."""

from __future__ import annotations

from vernissage.core.dice import Dice
from vernissage.core.rows import Ints, plus
from vernissage.core.step import NONE
from vernissage.games.masters_gallery.cards import number, pack, spread
from vernissage.games.masters_gallery.state import State


def guess(s: State, seat: int, dice: Dice) -> State:
    """A copy in which the pile and all that others hold in secret have been dealt anew."""
    twin = s.copy()
    pool = twin.pile
    for i in range(len(twin.players)):
        if i != seat:
            player = twin.players[i]
            pool = plus(plus(pool, player.hand), player.face_down)
            if player.sealed != NONE:
                pool = plus(pool, pack([player.sealed]))
    unseen = spread(pool)
    for i in range(len(twin.players)):
        if i != seat:
            player = twin.players[i]
            player.hand = deal(unseen, number(player.hand), dice)
            player.face_down = deal(unseen, number(player.face_down), dice)
            if player.sealed != NONE:
                player.sealed = draw(unseen, dice)
    twin.pile = pack(unseen)
    if twin.agenda:
        step = twin.agenda[-1]
        if step.asks(twin) != seat:
            twin.choices = step.options(twin)
    return twin


def deal(unseen: list[int], cards: int, dice: Dice) -> Ints:
    """That many cards drawn from those unseen."""
    return pack([draw(unseen, dice) for _ in range(cards)])


def draw(unseen: list[int], dice: Dice) -> int:
    """One card drawn from those unseen."""
    i = dice.below(len(unseen))
    card = unseen[i]
    unseen[i] = unseen[-1]
    unseen.pop()
    return card
