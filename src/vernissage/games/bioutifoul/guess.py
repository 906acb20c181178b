"""Positions of Bioutifoul that a seat cannot tell from the true one."""

from __future__ import annotations

from vernissage.core.dice import Dice
from vernissage.core.rows import add, minus, plus, size
from vernissage.games.bioutifoul.state import State


def guess(s: State, seat: int, dice: Dice) -> State:
    """A copy in which the influence pile and the secret cards of the others' hands have been dealt anew.

    Cards passed on openly stay where everybody knows them to be.
    """
    twin = s.copy()
    others = [twin.players[i] for i in range(len(twin.players)) if i != seat]
    pool = twin.influence_pile
    for player in others:
        pool = plus(pool, minus(player.influence, player.known))
    for player in others:
        secret = size(player.influence) - size(player.known)
        player.influence = player.known
        for _ in range(secret):
            artist = dice.draw(pool)
            pool = add(pool, artist, -1)
            player.influence = add(player.influence, artist, 1)
    twin.influence_pile = pool
    if twin.agenda:
        step = twin.agenda[-1]
        if step.asks(twin) != seat:
            twin.choices = step.options(twin)
    return twin
