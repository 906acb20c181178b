"""How a match may start: the options of a game, and positions given as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.core.step import SPECTATOR, rehearse, waits
from vernissage.table import codec

LONGEST_GAME = 20_000
"""Steps in which a game from a position must come to its end: several times more than any takes."""
REHEARSALS = 3
"""How often a position is played to the end before it is believed."""
NONSENSE = (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, AssertionError, RecursionError)
"""What the rules say to a position that never was."""

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
            raise SetupError(f"a name is a word, not {codec.short(name)}")
        if len(name) > LONGEST_NAME:
            raise SetupError(f"a name has at most {LONGEST_NAME} letters, not {len(name)}")
        if not all(map(can_be_shown, name)):
            raise SetupError(f"a name has letters and signs that can be shown, not {codec.short(name)}")
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
            raise SetupError(f"unknown option {codec.short(name)} for {game.title}: there is {there}")
        if value not in known[name].values:
            raise SetupError(
                f"option {name!r} is one of {', '.join(map(str, known[name].values))}, not {codec.short(value)}"
            )
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


def sound_position(
    game: Game, data: Mapping[str, Any], box: Any, seats: int, options: Mapping[str, int | str], known: bool = False
) -> Any:
    """A position whose components are all there and from which the game can be played to its end.

    One that is `known` was found sound before it was stored; it is not played again.
    """
    state = codec.decode(game, data, box)
    if len(state.players) != seats:
        raise codec.PositionError(f"a position of {len(state.players)} players for {seats} seats")
    if known:
        return state
    try:
        fresh = game.setup(box, seats, options, codec.version_of(game, data))
        census = list(game.census(fresh))
        if list(game.census(state)) != census:
            raise codec.PositionError("the components of the position are not those of the box")
        if not game.limits(box, seats).fits(state):
            raise codec.PositionError("the parts of the position do not fit each other")
        look(game, state, seats)
        for seed in range(REHEARSALS):
            twin = state.copy()
            if rehearse(twin, Dice(seed), LONGEST_GAME) == LONGEST_GAME:
                raise codec.PositionError("the game does not end")
            if list(game.census(twin)) != census:
                raise codec.PositionError("components come and go as the game is played on")
        look(game, twin, seats)
    except codec.PositionError:
        raise
    except NONSENSE as error:
        raise codec.PositionError(f"not a position of {game.title}: {error}") from None
    return state


def look(game: Game, state: Any, seats: int) -> None:
    """Look at a position as everybody would; whatever is wrong with it is raised."""
    if state.agenda:
        waits(state, state.agenda[-1])
    for reader in (SPECTATOR, *range(seats)):
        game.score_sheet(game.view(state, reader))
    game.winners(state)
