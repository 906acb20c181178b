"""Positions as plain data and back: one codec for all games, compiled or not."""

from __future__ import annotations

import hashlib
import inspect
import json
import reprlib
from collections.abc import Mapping, Sequence
from typing import Any

from vernissage.core.game import Game
from vernissage.core.limits import Limit, Limits, OutOfLimits, built
from vernissage.core.step import Step


class PositionError(ValueError):
    """Data that is no position of the game."""


LONGEST_AGENDA = 120
"""Twice as many steps as are ever pending."""
_STEPS: dict[Any, dict[str, type[Step[Any]]]] = {}
_FIELDS: dict[Any, tuple[str, ...]] = {}


def fields(shell: Any) -> tuple[str, ...]:
    """The parameters of a class's constructor, which are its attributes by house rule."""
    if shell not in _FIELDS:
        bare = shell.__init__ is object.__init__
        _FIELDS[shell] = () if bare else tuple(inspect.signature(shell).parameters)
    return _FIELDS[shell]


def later(game: Game, shell: Any, version: int) -> dict[str, Any]:
    """The fields that a shell has not yet under a version of the rules, and what they hold until then."""
    return {field.name: field.before for field in game.added if field.shell is shell and field.version > version}


def shape(game: Game, shell: Any, version: int) -> tuple[str, ...]:
    """The fields of a shell under a version of the rules: in this shape its positions are written and hashed."""
    missing = later(game, shell, version)
    return tuple(name for name in fields(shell) if name not in missing) if missing else fields(shell)


def version_of(game: Game, data: Mapping[str, Any]) -> int:
    """The version of the rules by which a position given as plain data is played: the first if it names none."""
    version = data.get("version", 1)
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise PositionError(f"there is no rules version {short(version)} of {game.name}")
    if version > game.version:
        raise PositionError(f"rules version {short(version)} of {game.name} is newer than this program's")
    return version


def encode_step(step: Step[Any], names: Sequence[str] | None = None) -> list[Any]:
    """A step as its name and its arguments, all or those of a shape."""
    wanted = fields(type(step)) if names is None else names
    return [type(step).__name__, *[plain(getattr(step, name)) for name in wanted]]


def arguments(step: Step[Any]) -> dict[str, Any]:
    """The arguments of a step by their names, which are public by house rule; the seat is known from who is asked."""
    return {name: plain(getattr(step, name)) for name in fields(type(step)) if name != "seat"}


def decode_step(game: Game, data: Any, limits: Limits, version: int) -> Step[Any]:
    """A step from its name and its arguments, in the shape of a version of the rules."""
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise PositionError(f"a step is a name and its arguments, not {short(data)}")
    shell: Any = _shells(game).get(data[0])
    if shell is None:
        raise PositionError(f"{game.name} has no step {short(data[0])}")
    names = shape(game, shell, version)
    if len(data) - 1 != len(names):
        raise PositionError(f"step {data[0]} takes {len(names)} arguments, not {len(data) - 1}")
    given = later(game, shell, version)
    for name, value in zip(names, data[1:], strict=True):
        given[name] = checked(limits.argument(data[0], name), value, f"step {data[0]}, {name}")
    made: Step[Any] = shell(*[given[name] for name in fields(shell)])
    return made


def decode_agenda(game: Game, data: Any, limits: Limits, version: int) -> list[Step[Any]]:
    """What is still to do: no longer than an agenda gets, and nothing oftener than the rules say it."""
    if not isinstance(data, list) or len(data) > LONGEST_AGENDA:
        raise PositionError(f"`agenda` is a list of at most {LONGEST_AGENDA} steps")
    steps = [decode_step(game, entry, limits, version) for entry in data]
    often: dict[str, int] = {}
    for step in steps:
        name, key = type(step).__name__, str(encode_step(step))
        often[key] = often.get(key, 0) + 1
        if often[key] > limits.repeats.get(name, limits.repeats.get("", 1)):
            raise PositionError(f"step {name} is pending {often[key]} times alike")
    return steps


def _shells(game: Game) -> dict[str, type[Step[Any]]]:
    """The steps of a game by their names."""
    if game.state not in _STEPS:
        _STEPS[game.state] = {shell.__name__: shell for shell in (*(kind.step for kind in game.kinds), *game.steps)}
    return _STEPS[game.state]


def encode(game: Game, s: Any) -> dict[str, Any]:
    """A whole position in the shape of its rules version: every field by its name; the box by its hash."""
    version = s.version if game.added else game.version
    data: dict[str, Any] = {}
    for name in shape(game, game.state, version):
        value = getattr(s, name)
        if name == "box":
            data[name] = value.digest
        elif name == "agenda":
            data[name] = [encode_step(step, shape(game, type(step), version)) for step in value]
        elif name == "players":
            keys = shape(game, game.player, version)
            data[name] = [{key: plain(getattr(player, key)) for key in keys} for player in value]
        else:
            data[name] = plain(value)
    return data


def decode(game: Game, data: Any, box: Any) -> Any:
    """A position from its data, played with a box of the same hash; its options are worked out anew."""
    if not isinstance(data, dict):
        raise PositionError(f"a position is a table of fields, not {short(data)}")
    version = version_of(game, data)
    wanted, given = set(shape(game, game.state, version)), set(data)
    if wanted != given:
        name = sorted(wanted ^ given)[0]
        raise PositionError(f"field {name!r} is {'missing' if name in wanted else 'not one of a position'}")
    if data["box"] != box.digest:
        raise PositionError(f"the position was played with component sheet {short(data['box'])}, not {box.digest}")
    low, high = game.seats
    if not isinstance(data["players"], list) or not low <= len(data["players"]) <= high:
        raise PositionError(f"`players` is a list of {low} to {high}")
    limits = game.limits(box, len(data["players"]))
    values = later(game, game.state, version)
    for name in wanted:
        if name == "box":
            values[name] = box
        elif name == "agenda":
            values[name] = decode_agenda(game, data[name], limits, version)
        elif name == "players":
            values[name] = [decode_player(game, entry, limits, version) for entry in data[name]]
        else:
            values[name] = checked(limits.state[name], data[name], name)
    state: Any = game.state
    return state(*[values[name] for name in fields(game.state)])


def decode_player(game: Game, data: Any, limits: Limits, version: int) -> Any:
    """A player's shell from its fields."""
    names = shape(game, game.player, version)
    if not isinstance(data, dict) or set(data) != set(names):
        raise PositionError(f"a player has the fields {', '.join(names)}, not {short(data)}")
    given = later(game, game.player, version)
    for name in names:
        given[name] = checked(limits.player[name], data[name], f"player's {name}")
    return game.player(*[given[name] for name in fields(game.player)])


def checked(limit: Limit, value: Any, where: str) -> Any:
    """A value within its limits, lists as tuples; nothing is built from any other."""
    try:
        return built(limit, value)
    except OutOfLimits as error:
        raise PositionError(f"{where}: {error}; it is {short(value)}") from None


def plain(value: Any) -> Any:
    """Tuples as lists; ints as they are."""
    if isinstance(value, tuple):
        return [plain(entry) for entry in value]
    return value


def digest(game: Game, s: Any) -> str:
    """The hash of a position: equal positions have equal hashes, on every machine."""
    return digest_of(encode(game, s))


def digest_of(data: dict[str, Any]) -> str:
    """The hash of a position that is plain data already."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def short(value: Any) -> str:
    """A value in a message: never more than forty characters of it."""
    text = reprlib.repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
