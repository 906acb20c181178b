"""Views are what their types say: the client is written against those."""

from __future__ import annotations

from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import given

from drive import NAMES, TABLES, Walk, position, walks
from vernissage import SPECTATOR, Game, games

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@every_table
@given(walk=walks)
def test_a_view_is_what_its_type_says(game: Game, seats: int, walk: Walk) -> None:
    """Every field holds what the client is told it holds, to the last word; and views can be kept in sets."""
    s = position(game, seats, walk)
    for seat in (SPECTATOR, *range(seats)):
        view = game.view(s, seat)
        assert misfits(view, game.view_type) == []
        assert len({view, game.view(s, seat)}) == 1


def misfits(value: Any, hint: Any, path: str = "view") -> list[str]:
    """Where a value is not of a type: types are meant exactly, a dictionary has every key that its type names."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        found = [misfits(value, arg, path) for arg in args]
        return [] if [] in found else min(found, key=len)
    if origin is Literal:
        return [] if value in args else [f"{path}: {value!r}"]
    if type(value) is not (origin or hint):
        return [f"{path}: {value!r}"]
    if origin is dict:
        keys = get_args(args[0]) if get_origin(args[0]) is Literal else tuple(value)
        if tuple(value) != keys:
            return [f"{path}: {tuple(value)}"]
        return [line for key in keys for line in misfits(value[key], args[1], f"{path}.{key}")]
    if origin is tuple:
        each = [args[0]] * len(value) if args[-1] is ... else args
        if len(value) != len(each):
            return [f"{path}: {value!r}"]
        return [line for i, entry in enumerate(value) for line in misfits(entry, each[i], f"{path}[{i}]")]
    hints = get_type_hints(hint) if issubclass(hint, msgspec.Struct) else {}
    return [line for name in hints for line in misfits(getattr(value, name), hints[name], f"{path}.{name}")]


def test_misfits_are_found() -> None:
    class Leaf(msgspec.Struct, frozen=True):
        word: Literal["a", "b"]
        number: int | None

    assert misfits((Leaf("a", 1), Leaf("b", None)), tuple[Leaf, ...]) == []
    assert misfits((Leaf("c", 1),), tuple[Leaf, ...]) == ["view[0].word: 'c'"]  # type: ignore[arg-type]
    assert misfits(Leaf("a", True), Leaf) == ["view.number: True"]
    assert misfits([Leaf("a", 1)], tuple[Leaf, ...]) != []
    assert misfits({"a": 1}, dict[Literal["a", "b"], int]) == ["view: ('a',)"]


@every_game
def test_the_view_says_which_game_it_is(game: Game) -> None:
    config = game.view_type.__struct_config__
    assert (config.tag_field, config.tag, config.frozen) == ("game", game.name, True)


@every_game
def test_every_plain_answer_has_a_name(game: Game) -> None:
    for kind in game.kinds:
        named = set(kind.answers.values())
        assert named <= set(range(kind.width)), kind.name
        if kind.targets >= 0:
            assert set(range(kind.targets, kind.width)) <= named, kind.name
