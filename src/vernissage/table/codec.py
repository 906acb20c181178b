"""Positions as plain data and back: one codec for all games, compiled or not."""

from __future__ import annotations

import hashlib
import inspect
import json
import reprlib
from collections.abc import Mapping, Sequence
from typing import Any

from vernissage.core.game import Game
from vernissage.core.step import Step


class PositionError(ValueError):
    """Data that is no position of the game."""


DEEPEST = 8
"""How deep lists may lie in lists."""
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


def decode_step(game: Game, data: Any, version: int | None = None) -> Step[Any]:
    """A step from its name and its arguments, in the shape of a version of the rules."""
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise PositionError(f"a step is a name and its arguments, not {short(data)}")
    shells = {shell.__name__: shell for shell in (*(kind.step for kind in game.kinds), *game.steps)}
    if data[0] not in shells:
        raise PositionError(f"{game.name} has no step {data[0]!r}")
    shell: Any = shells[data[0]]
    version = game.version if version is None else version
    names = shape(game, shell, version)
    if len(data) - 1 != len(names):
        raise PositionError(f"step {data[0]} takes {len(names)} arguments, not {len(data) - 1}")
    given = later(game, shell, version)
    given.update(zip(names, [leaf(argument, f"step {data[0]}") for argument in data[1:]], strict=True))
    arguments = [given[name] for name in fields(shell)]
    if arguments and fields(shell)[0] == "seat" and not isinstance(arguments[0], int):
        raise PositionError(f"step {data[0]}: a seat is a whole number, not {short(arguments[0])}")
    try:
        made: Step[Any] = shell(*arguments)
    except TypeError as error:  # compiled constructors check their arguments
        raise PositionError(f"step {data[0]}: {error}") from None
    return made


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
    if not isinstance(data["agenda"], list) or not isinstance(data["players"], list):
        raise PositionError("`agenda` and `players` are lists")
    values: list[Any] = []
    missing = later(game, game.state, version)
    for name in fields(game.state):
        if name == "box":
            values.append(box)
        elif name == "agenda":
            values.append([decode_step(game, entry, version) for entry in data[name]])
        elif name == "players":
            values.append([decode_player(game, entry, version) for entry in data[name]])
        else:
            values.append(missing[name] if name in missing else leaf(data[name], name))
    state: Any = game.state
    try:
        return state(*values)
    except TypeError as error:
        raise PositionError(f"not a position of {game.name}: {error}") from None


def decode_player(game: Game, data: Any, version: int) -> Any:
    """A player's shell from its fields."""
    names = shape(game, game.player, version)
    if not isinstance(data, dict) or set(data) != set(names):
        raise PositionError(f"a player has the fields {', '.join(names)}, not {short(data)}")
    given = later(game, game.player, version)
    given.update({name: leaf(data[name], f"player's {name}") for name in names})
    try:
        return game.player(*[given[name] for name in fields(game.player)])
    except TypeError as error:
        raise PositionError(f"not a player of {game.name}: {error}") from None


def same_types(shell: Any, given: Any, model: Any) -> None:
    """Refuse a shell one of whose fields is a number where a list is wanted, or the other way round."""
    for name in fields(shell):
        found, wanted = type(getattr(given, name)), type(getattr(model, name))
        if found is not wanted:
            raise PositionError(f"field {name!r} is of the wrong type")


def plain(value: Any) -> Any:
    """Tuples as lists; ints as they are."""
    if isinstance(value, tuple):
        return [plain(entry) for entry in value]
    return value


def leaf(value: Any, where: str, depth: int = 0) -> Any:
    """Lists as tuples; ints, booleans and words as they are; nothing else, and no deeper than any game goes."""
    if isinstance(value, list) and depth < DEEPEST:
        return tuple(leaf(entry, where, depth + 1) for entry in value)
    if isinstance(value, (int, str)):
        return value
    raise PositionError(f"{where}: {short(value)} is neither a whole number, a word nor a list of them")


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
