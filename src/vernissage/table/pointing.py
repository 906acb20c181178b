"""Which things on the table an event is about, so that a client can show them beside the words."""

from __future__ import annotations

from typing import Any

from vernissage.core.game import Game, Kind
from vernissage.core.step import HIDDEN, Step
from vernissage.table.codec import fields

Thing = tuple[str, int]
"""A type of thing and its number, as the choices of decisions and of chance point at them."""
NO_THINGS = ("seat", "amount", "answer")
_LOOKED_AT: dict[tuple[Any, type[Step[Any]]], tuple[Kind | None, tuple[str, ...]]] = {}


def things(game: Game, step: Step[Any], choice: int) -> tuple[Thing, ...]:
    """What a step answered so is about: what the answer points at, unless it is hidden, and what its arguments name.

    Arguments of steps are public, by house rule.
    """
    chosen, named = _looked_at(game, type(step))
    found: list[Thing] = []
    target = None if chosen is None or choice == HIDDEN else chosen.points_at(choice)
    if target is not None and target[0] not in NO_THINGS:
        found.append(target)
    for name in named:
        number = getattr(step, name)
        if isinstance(number, int) and number >= 0 and (name, number) != target:
            found.append((name, number))
    return tuple(found)


def _looked_at(game: Game, shell: type[Step[Any]]) -> tuple[Kind | None, tuple[str, ...]]:
    """What is told of one type of step: the kind of choice it asks for, and its arguments that name a thing.

    Kept, because a long game tells thousands of steps and each is read again whenever its table is opened.
    """
    key = (game.state, shell)
    if key not in _LOOKED_AT:
        types = {kind.target for kind in game.kinds}
        named = tuple(name for name in fields(shell) if name in types and name not in NO_THINGS)
        _LOOKED_AT[key] = next((kind for kind in game.kinds if kind.step is shell), None), named
    return _LOOKED_AT[key]
