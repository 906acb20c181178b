"""Bots of one's own: any class that can be imported, called by `module:Class`."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class UnknownBot(ValueError):
    """A name that is no bot's."""


def own_bot(name: str) -> Any:
    """An object of a class with `choose`, from a name such as `mybots:Cautious`."""
    module, _, kind = name.partition(":")
    try:
        made = getattr(import_module(module), kind)()
    except ModuleNotFoundError as error:
        raise UnknownBot(f"bot {name!r}: there is no module {error.name!r} here") from None
    except AttributeError:
        raise UnknownBot(f"bot {name!r}: {module} has no {kind!r}") from None
    except Exception as error:  # whatever goes wrong in somebody's module is told in one line
        raise UnknownBot(f"bot {name!r}: {type(error).__name__}: {error}") from None
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"bot {name!r}: {kind} has no method `choose(seat, position, dice)`")
    return made
