"""Positions of Bioutifoul that a seat cannot tell from the true one."""

from __future__ import annotations

from vernissage.core.dice import Dice
from vernissage.core.rows import Ints, add, minus, plus, size
from vernissage.games.bioutifoul.box import fits, fitting
from vernissage.games.bioutifoul.influence import PlayInfluence
from vernissage.games.bioutifoul.state import Player, State


def owed(s: State, player: Player, pool: Ints) -> Ints:
    """The cards from which a hand is dealt: whoever has made a move and still chooses the cards for it has them."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, PlayInfluence) or s.players[step.seat] is not player:
        return pool
    if fitting(player.influence, step.artist, step.way(), step.least) >= abs(step.places):
        return pool
    return tuple(
        [pool[face] if face >= step.least and fits(face, step.artist, step.way()) else 0 for face in range(len(pool))]
    )


def guess(s: State, seat: int, dice: Dice) -> State:
    """A copy in which the influence pile and the secret cards of the others' hands have been dealt anew.

    Cards passed on openly stay where everybody knows them to be.
    """
    twin = s.copy()
    step = twin.agenda[-1] if twin.agenda else None
    first = step.seat if isinstance(step, PlayInfluence) else 0  # before another gets the cards that this hand owes
    order = [(first + i) % len(twin.players) for i in range(len(twin.players))]
    others = [twin.players[i] for i in order if i != seat]
    pool = twin.influence_pile
    for player in others:
        pool = plus(pool, minus(player.influence, player.known))
    for player in others:
        secret = size(player.influence) - size(player.known)
        player.influence = player.known
        for _ in range(secret):
            face = dice.draw(owed(twin, player, pool))
            pool = add(pool, face, -1)
            player.influence = add(player.influence, face, 1)
    twin.influence_pile = pool
    if step is not None and step.asks(twin) != seat:
        twin.choices = step.options(twin)
    return twin
