"""How a match may start: the options of a game, and positions given as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.core.step import SPECTATOR, Decision, play_out, waits
from vernissage.table import codec

PROBE = 1000
"""How many random answers a position must stand before it is believed."""

LONGEST_NAME = 60
NARROW = "\u00a0\u202f"
"""Spaces to be shown though they do not count as printable."""


class SetupError(ValueError):
    """A game that cannot be set up so."""


def checked_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names of the seats, or an error: they are shown on terminals and written into files and sentences."""
    if len(names) > seats:
        raise SetupError(f"{len(names)} names for {seats} seats")
    for name in names:
        if not isinstance(name, str):
            raise SetupError(f"a name is a word, not {name!r}")
        if len(name) > LONGEST_NAME:
            raise SetupError(f"a name has at most {LONGEST_NAME} letters, not {len(name)}")
        if not all(map(can_be_shown, name)):
            raise SetupError(f"a name has letters and signs that can be shown, not {name!r}")
    return tuple(names)


def can_be_shown(sign: str) -> bool:
    """Whether a sign is one to read, and does not steer a terminal."""
    return sign.isprintable() or sign in NARROW


def checked_options(game: Game, options: Mapping[str, int | str]) -> dict[str, int | str]:
    """Every option of a game with a value, or an error that names what is wrong."""
    known = {variant.name: variant for variant in game.variants}
    for name, value in options.items():
        if name not in known:
            there = ", ".join(known) if known else "none"
            raise SetupError(f"unknown option {name!r} for {game.title}: there is {there}")
        if value not in known[name].values:
            raise SetupError(f"option {name!r} is one of {', '.join(map(str, known[name].values))}, not {value!r}")
    return {name: options.get(name, variant.values[0]) for name, variant in known.items()}


def checked_version(game: Game, version: int | None, start: Mapping[str, Any] | None) -> int:
    """The rules version to play by: of the position if there is one, else the wanted or the current one."""
    if start is not None:
        found = codec.version_of(game, start)
        if version is not None and version != found:
            raise SetupError(f"the position is one of rules version {found} of {game.title}, not {version}")
        return found
    if version is None:
        return game.version
    if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= game.version:
        raise SetupError(f"{game.title} has the rules versions 1 to {game.version}, not {version!r}")
    return version


def sound_position(game: Game, data: Mapping[str, Any], box: Any, seats: int, options: Mapping[str, int | str]) -> Any:
    """A position whose components are all there and whose pending steps can be asked and carried out."""
    state = codec.decode(game, data, box)
    fresh = game.setup(box, seats, options, codec.version_of(game, data))
    if len(state.players) != seats:
        raise codec.PositionError(f"a position of {len(state.players)} players for {seats} seats")
    codec.same_types(game.state, state, fresh)
    for player, new in zip(state.players, fresh.players, strict=True):
        codec.same_types(game.player, player, new)
    for step in state.agenda:
        if isinstance(step, Decision) and not 0 <= step.seat < seats:
            raise codec.PositionError(f"step {type(step).__name__}: there is no seat {step.seat}")
    try:
        if list(game.census(state)) != list(game.census(fresh)):
            raise codec.PositionError("the components of the position are not those of the box")
        probe(game, state, seats)
    except codec.PositionError:
        raise
    except (TypeError, ValueError, LookupError, AttributeError, ArithmeticError) as error:
        raise codec.PositionError(f"not a position of {game.title}: {error}") from None
    return state


def probe(game: Game, state: Any, seats: int) -> None:
    """Look at a position as everybody would, and play on from it; whatever is wrong with it is raised."""
    if state.agenda:
        waits(state, state.agenda[-1])
    for reader in (SPECTATOR, *range(seats)):
        game.view(state, reader)
    play_out(state.copy(), Dice(0), PROBE)
