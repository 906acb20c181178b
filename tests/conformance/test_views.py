"""Views are what their types say: the client is written against those."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

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
    """What is read back from the JSON, every type checked, is the view; so it can be compared, and kept in a set."""
    if game.view_type is None:
        pytest.skip("a dictionary")
    s = position(game, seats, walk)
    for seat in (SPECTATOR, *range(seats)):
        view = game.view(s, seat)
        assert type(view) is game.view_type
        assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
        assert len({view, game.view(s, seat)}) == 1
        for keys, table in tables(view):
            assert tuple(table) == keys, "the client counts on every key"


def tables(view: Any) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Every dictionary of a view whose keys are named by its type, with these keys."""
    if isinstance(view, msgspec.Struct):
        hints = get_type_hints(type(view))
        for name, hint in hints.items():
            value = getattr(view, name)
            keys = get_args(hint)[0] if get_origin(hint) is dict else None
            if get_origin(keys) is Literal:
                yield get_args(keys), value
            yield from tables(value)
    elif isinstance(view, (tuple, list)):
        for entry in view:
            yield from tables(entry)
    elif isinstance(view, dict):
        yield from tables(list(view.values()))


@every_game
def test_the_view_says_which_game_it_is(game: Game) -> None:
    if game.view_type is None:
        pytest.skip("a dictionary")
    config = game.view_type.__struct_config__
    assert (config.tag_field, config.tag, config.frozen) == ("game", game.name, True)


@every_game
def test_every_plain_answer_has_a_name(game: Game) -> None:
    for kind in game.kinds:
        named = set(kind.answers.values())
        assert named <= set(range(kind.width)), kind.name
        if game.view_type is not None and kind.targets >= 0:
            assert set(range(kind.targets, kind.width)) <= named, kind.name
