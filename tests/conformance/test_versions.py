"""Games begun under earlier versions of the rules, for every game whose rules were corrected."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given

from drive import TABLES, Walk, fresh, position, walks
from vernissage import Dice, Game, Match, games, play_out
from vernissage.table import codec

EARLIER = [(game, seats, version) for game, seats in TABLES for version in range(1, game.version)]
every_earlier_table = pytest.mark.parametrize(
    ("game", "seats", "version"), EARLIER, ids=[f"{game.name}-{seats}-v{version}" for game, seats, version in EARLIER]
)


def in_full(game: Game) -> Game:
    """The game as if its positions had always had all their fields."""
    return replace(game, added=())


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_game_whose_rules_were_corrected_knows_its_version(game: Game) -> None:
    assert ("version" in codec.fields(game.state)) == (game.version > 1)
    for field in game.added:
        assert 1 < field.version <= game.version
        assert field.name in codec.fields(field.shell)
    if game.version > 1:
        assert fresh(game, game.seats[0]).version == game.version


@every_earlier_table
@given(walk=walks)
def test_an_earlier_position_is_written_in_its_own_shape_and_loses_nothing(
    game: Game, seats: int, version: int, walk: Walk
) -> None:
    s = position(game, seats, walk, version)
    data = json.loads(json.dumps(codec.encode(game, s)))
    t = codec.decode(game, data, game.read(game.sheet))
    assert t.version == s.version == version
    assert codec.encode(in_full(game), t) == codec.encode(in_full(game), s)
    assert codec.digest(game, t) == codec.digest(game, s)


@every_earlier_table
def test_an_earlier_game_is_played_to_its_end(game: Game, seats: int, version: int) -> None:
    for seed in range(3):
        s = fresh(game, seats, version)
        census = list(game.census(s))
        play_out(s, Dice(seed), 10_000)
        assert not s.agenda
        assert s.version == s.copy().version == version
        assert list(game.census(s)) == census


@every_earlier_table
def test_an_earlier_game_is_recorded_as_such(game: Game, seats: int, version: int) -> None:
    match, dice = Match(game, seats, seed=1, version=version), Dice(1)
    for _ in range(40):
        asked = match.waiting()[0]
        match.answer(asked.seat, dice.pick([option.choice for option in asked.options]))
    again = Match.from_record(match.record().write())
    assert again.version == version
    assert again.position() == match.position()
