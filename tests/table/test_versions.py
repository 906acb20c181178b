"""Rules that were corrected: a game is played to its end by those it was begun with."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from toy import SHEET, TOY, Bid, OneMore, Player
from vernissage import Dice, Game, Match, Record
from vernissage.core.game import Added
from vernissage.table import codec
from vernissage.table.history import moments
from vernissage.table.match import SetupError
from vernissage.table.record import RecordError


@pytest.fixture(autouse=True)
def toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vernissage.table.record.find_game", lambda name: TOY)


def begun(version: int | None, answers: int) -> Match:
    match, dice = Match(TOY, 2, seed=1, version=version), Dice(3)
    for _ in range(answers):
        asked = match.waiting()[0]
        match.answer(asked.seat, asked.options[dice.below(len(asked.options))].choice)
    return match


def kinds(match: Match) -> set[str]:
    return {event.step[0] for event in match.events()}


def finish(match: Match) -> Match:
    while not match.finished:
        asked = match.waiting()[0]
        match.answer(asked.seat, asked.options[0].choice)
    return match


def test_a_new_game_is_played_by_the_current_rules() -> None:
    match = finish(begun(None, 2))
    assert match.version == match.record().version == 2
    assert "OneMore" in kinds(match)


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_is_played_by_the_rules_it_was_begun_with(version: int) -> None:
    for answers in (0, 1, 3):
        text = begun(version, answers).record().write()
        again = Match.from_record(text, seed=5)
        assert again.version == version
        assert again.record().write() == text
        assert ("OneMore" in kinds(finish(again))) == (version == 2)
        assert Match.from_record(again.record()).scores() == again.scores()


def test_positions_of_the_first_version_have_the_shape_and_the_hash_they_always_had() -> None:
    first = begun(1, 3)
    assert set(first.position()) == {"box", "agenda", "players", "heap"}
    assert "version" not in first.position()
    assert first.record().digest == codec.digest_of(first.position())
    assert begun(2, 3).position()["version"] == 2


@pytest.mark.parametrize("version", [1, 2])
def test_a_game_begun_from_a_position_keeps_its_rules(version: int) -> None:
    match = Match.from_position(TOY, begun(version, 2).position(), seed=1)
    assert match.version == version
    again = Match.from_record(match.record(), seed=1)
    assert again.version == version
    assert ("OneMore" in kinds(finish(again))) == (version == 2)


@pytest.mark.parametrize("version", [1, 2])
def test_looking_back_goes_by_the_same_rules(version: int) -> None:
    match = finish(begun(version, 3))
    last = list(moments(match))[-1]
    assert codec.encode(TOY, last.state) == match.position()


@pytest.mark.parametrize("version", [0, 3, -1, True, "2"])
def test_there_are_so_many_versions(version: Any) -> None:
    with pytest.raises(SetupError, match="Toy has the rules versions 1 to 2"):
        Match(TOY, 2, version=version)


@pytest.mark.parametrize(
    ("version", "message"),
    [
        (3, "rules version 3 of toy is newer than this program's"),
        (10**30, "is newer than this program's"),
        (0, "there is no rules version 0 of toy"),
        (-1, "there is no rules version -1 of toy"),
        (True, "there is no rules version True of toy"),
        ([2], r"there is no rules version \[2\] of toy"),
        (1, "field 'version' is not one of a position"),
    ],
)
def test_a_position_of_another_shape_is_refused(version: Any, message: str) -> None:
    data = begun(2, 2).position() | {"version": version}
    with pytest.raises(codec.PositionError, match=message):
        Match.from_position(TOY, data)


def test_a_position_of_a_game_never_corrected_can_be_newer_too() -> None:
    match = Match("masters-gallery", 3, seed=1)
    with pytest.raises(codec.PositionError, match="rules version 2 of masters-gallery is newer than this program's"):
        Match.from_position("masters-gallery", match.position() | {"version": 2})


@pytest.mark.parametrize(("record", "position"), [(1, 2), (2, 1)])
def test_a_record_and_its_position_are_of_one_version(record: int, position: int) -> None:
    match = Match.from_position(TOY, begun(position, 2).position(), seed=1)
    with pytest.raises(RecordError, match=f"the position is one of rules version {position} of Toy, not {record}"):
        Match.from_record(replace(match.record(), version=record))


@pytest.mark.parametrize("answers", [0, 1, 3])
def test_the_hash_of_an_earlier_record_is_still_compared(answers: int) -> None:
    header = json.loads(begun(1, answers).record().write())
    header["digest"] = "0" * 64
    with pytest.raises(RecordError, match="the last position is not the one the record tells of"):
        Match.from_record(Record.read(json.dumps(header)))


def grown() -> Game:
    """The toy, had its second version given a field to players and one to a step as well."""
    more = (Added(Player, "taken", 2, before=0), Added(OneMore, "seat", 2, before=0))
    return replace(TOY, added=(*TOY.added, *more))


def test_players_and_steps_may_gain_fields_too() -> None:
    game, box = grown(), TOY.read(SHEET)
    s = game.setup(box, 2, {"coins": 2}, 1)
    s.then(OneMore(0))
    data = codec.encode(game, s)
    assert data["agenda"][-1] == ["OneMore"]
    assert set(data["players"][0]) == {"coins", "bid", "open"}
    t = codec.decode(game, data, box)
    assert t.version == 1
    assert t.agenda[-1].seat == 0
    assert [player.taken for player in t.players] == [0, 0]
    assert codec.encode(game, t) == data
    new = codec.encode(game, game.setup(box, 2, {"coins": 2}))
    assert set(new["players"][0]) == {"coins", "bid", "open", "taken"}


def test_an_earlier_position_has_the_earlier_fields_and_no_others() -> None:
    game, box = grown(), TOY.read(SHEET)
    s = game.setup(box, 2, {"coins": 2}, 1)
    s.then(Bid(1))
    data = codec.encode(game, s)
    later = {**data["players"][0], "taken": 1}
    with pytest.raises(codec.PositionError, match="a player has the fields coins, bid, open"):
        codec.decode(game, data | {"players": [later, later]}, box)
    with pytest.raises(codec.PositionError, match="step OneMore takes 0 arguments, not 1"):
        codec.decode(game, data | {"agenda": [["OneMore", 1]]}, box)
    with pytest.raises(codec.PositionError, match="step Bid takes 1 arguments, not 0"):
        codec.decode(game, data | {"agenda": [["Bid"]]}, box)
