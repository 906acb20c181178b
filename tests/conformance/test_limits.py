"""Everything a position holds has its limits, which every game keeps to and every stranger is held to."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from drive import NAMES, TABLES, Walk, position, walks
from vernissage import Game, Match
from vernissage.core.dice import Dice
from vernissage.core.limits import Limit, Many, Parts, Truth, Whole
from vernissage.core.step import rehearse
from vernissage.table import codec

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)


@every_table
def test_every_field_and_every_argument_has_its_limits(game: Game, seats: int) -> None:
    limits = game.limits(game.read(game.sheet), seats)
    assert set(limits.state) == set(codec.fields(game.state)) - {"box", "agenda", "players"}
    assert set(limits.player) == set(codec.fields(game.player))
    shells = {shell.__name__: shell for shell in (*(kind.step for kind in game.kinds), *game.steps)}
    known = {(name, argument) for name, shell in shells.items() for argument in codec.fields(shell)}
    for name, argument in known:
        assert limits.argument(name, argument)
    for key in limits.arguments:
        name, _, argument = key.rpartition(".")
        assert (name, argument) in known if name else argument in {argument for _, argument in known}
    assert set(limits.repeats) <= {"", *shells}


@every_table
@given(walk=walks)
def test_games_keep_to_their_limits(game: Game, seats: int, walk: Walk) -> None:
    s = position(game, seats, walk)
    codec.decode(game, json.loads(json.dumps(codec.encode(game, s))), s.box)


@every_table
def test_no_limit_can_be_passed(game: Game, seats: int) -> None:
    """Each field of the state and of a player in turn, just outside and far outside of what it may be."""
    s = position(game, seats, Walk(5, 40, ()))
    data, limits = codec.encode(game, s), game.limits(s.box, seats)
    for name in limits.state:
        for wrong in beyond(limits.state[name], data[name]):
            with pytest.raises(codec.PositionError, match=name):
                Match.from_position(game, data | {name: wrong})
    for name in limits.player:
        for wrong in beyond(limits.player[name], data["players"][0][name]):
            players = [data["players"][0] | {name: wrong}, *data["players"][1:]]
            with pytest.raises(codec.PositionError, match=name):
                Match.from_position(game, data | {"players": players})


def beyond(limit: Limit, value: Any) -> list[Any]:
    """Values that are out of their limits."""
    if isinstance(limit, Whole):
        return [limit.low - 1, limit.high + 1, -(2**70), 2**70, True, None, "1", [limit.low]]
    if isinstance(limit, Truth):
        return [1, None, "yes"]
    wrong: list[Any] = [0, None, {}, "12"]
    if isinstance(limit, Parts):
        return [
            *wrong,
            value[:-1],
            [*value, value[0]],
            *[[bad, *value[1:]] for bad in beyond(limit.parts[0], value[0])],
        ]
    wrong.append([*value, *([value[0] if value else 0] * limit.most), 0])
    if isinstance(limit, Many) and value:
        wrong += [[bad, *value[1:]] for bad in beyond(limit.each, value[0])]
    return wrong


@every_table
def test_a_rehearsal_comes_to_the_end_or_to_its_limit(game: Game, seats: int) -> None:
    s = position(game, seats, Walk(5, 10, ()))
    assert rehearse(s.copy(), Dice(1), 7) == 7
    assert 0 < rehearse(s, Dice(1), 20_000) < 20_000
    assert not s.agenda
