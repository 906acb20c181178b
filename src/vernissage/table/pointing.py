"""Which things on the table an event is about, so that a client can show them beside the words."""

from __future__ import annotations

from typing import Any

from vernissage.core.game import Game
from vernissage.core.step import HIDDEN, Step
from vernissage.table.codec import fields

Thing = tuple[str, int]
"""A type of thing and its number, as the choices of decisions and of chance point at them."""
NO_THINGS = ("seat", "amount", "answer")


def things(game: Game, step: Step[Any], choice: int) -> tuple[Thing, ...]:
    """What a step answered so is about: what the answer points at, unless it is hidden, and what its arguments name.

    Arguments of steps are public, by house rule.
    """
    found: list[Thing] = []
    chosen = next((kind for kind in game.kinds if type(step) is kind.step), None)
    target = None if chosen is None or choice == HIDDEN else chosen.points_at(choice)
    if target is not None:
        found.append(target)
    types = {kind.target for kind in game.kinds}
    for name in fields(type(step)):
        number = getattr(step, name)
        if name in types and isinstance(number, int) and number >= 0:
            found.append((name, number))
    return tuple(thing for thing in dict.fromkeys(found) if thing[0] not in NO_THINGS)
