"""Matches, records and positions as data, for every game."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings

from drive import NAMES, TABLES, Walk, fresh, position, walks
from vernissage import HIDDEN, Dice, Game, Match, RecordError, play_out, settle
from vernissage.table import codec
from vernissage.table.pointing import NO_THINGS
from vernissage.table.record import checksum

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)


@every_table
@given(walk=walks)
def test_positions_survive_being_written_down(game: Game, seats: int, walk: Walk) -> None:
    s = position(game, seats, walk)
    data = json.loads(json.dumps(codec.encode(game, s)))
    t = codec.decode(game, data, game.read(game.sheet))
    settle(t)
    assert codec.encode(game, t) == codec.encode(game, s)
    assert codec.digest(game, t) == codec.digest(game, s)
    play_out(s, Dice(3), 50)
    play_out(t, Dice(3), 50)
    assert codec.digest(game, t) == codec.digest(game, s)


@every_table
@given(walk=walks)
def test_the_hash_changes_with_the_position(game: Game, seats: int, walk: Walk) -> None:
    s = position(game, seats, walk)
    if s.agenda:
        before = codec.digest(game, s)
        play_out(s, Dice(walk.seed), 1)
        assert codec.digest(game, s) != before


@every_table
@settings(max_examples=5)
@given(walk=walks)
def test_a_match_is_replayed_from_its_record(game: Game, seats: int, walk: Walk) -> None:
    match = Match(game, seats, seed=walk.seed)
    numbers = (*walk.numbers, 7, 1, 2)
    for i in range(walk.skip):
        if match.finished:
            break
        for asked in match.waiting():
            match.answer(asked.seat, asked.options[numbers[i % len(numbers)] % len(asked.options)].choice)
    text = match.record().write()
    again = Match.from_record(text)
    assert again.record().write() == text
    assert again.log("fr") == match.log("fr")
    assert [again.view(seat) for seat in range(seats)] == [match.view(seat) for seat in range(seats)]
    assert again.asked() == match.asked()


@every_table
def test_a_changed_answer_is_noticed(game: Game, seats: int) -> None:
    match, dice = Match(game, seats, seed=11), Dice(11)
    while not match.finished:
        for asked in match.waiting():
            match.answer(asked.seat, asked.options[dice.below(len(asked.options))].choice)
    record = json.loads(match.record().write())
    assert Match.from_record(json.dumps(record)).scores() == match.scores()
    for i in range(0, len(record["answers"]), max(1, len(record["answers"]) // 12)):
        changed = json.loads(json.dumps(record))
        changed["answers"][i] += 1
        with pytest.raises(RecordError, match="changed or damaged"):
            Match.from_record(json.dumps(changed))
        changed["check"] = checksum(changed["answers"])
        try:
            again = Match.from_record(json.dumps(changed))
        except RecordError:
            continue
        assert again.position() == match.position(), "another way to the same end"
    cut = json.loads(json.dumps(record))
    cut["answers"] = cut["answers"][:-1]
    cut["check"] = checksum(cut["answers"])
    with pytest.raises(RecordError):
        Match.from_record(json.dumps(cut))


@every_table
def test_a_match_goes_on_from_any_position(game: Game, seats: int) -> None:
    s = fresh(game, seats)
    play_out(s, Dice(2), 60)
    while s.agenda and s.agenda[-1].asks(s) < 0:
        play_out(s, Dice(2), 1)
    match, dice = Match.from_position(game, codec.encode(game, s), seed=4), Dice(4)
    while not match.finished:
        for asked in match.waiting():
            match.answer(asked.seat, asked.options[dice.below(len(asked.options))].choice)
    assert Match.from_record(match.record().write()).scores() == match.scores()


@every_table
def test_an_answer_taken_back_leaves_no_trace(game: Game, seats: int) -> None:
    match = Match(game, seats, seed=21)
    undone = 0
    numbers = Dice(9)
    while not match.finished and undone < 25:
        asked = match.waiting()[0]
        before, log = match.position(), match.log()
        option = asked.options[numbers.below(len(asked.options))]
        match.answer(asked.seat, option.choice)
        if match.can_undo(asked.seat):
            assert not option.final or len(match.asked()) > 0
            match.undo(asked.seat)
            assert match.position() == before
            assert match.log() == log
            assert asked.seat in match.asked()
            undone += 1
            match.answer(asked.seat, option.choice)
        else:
            assert option.final or asked.kind in sealed_kinds(game) or match.finished
    assert undone or match.finished


def sealed_kinds(game: Game) -> set[str]:
    return {kind.name for kind in game.decisions if "sealed" in vars(kind.step)}


@every_table
def test_an_event_points_at_what_its_reader_may_know_and_at_nothing_else(game: Game, seats: int) -> None:
    match, dice = Match(game, seats, seed=12), Dice(12)
    while not match.finished:
        for asked in match.waiting():
            match.answer(asked.seat, asked.options[dice.below(len(asked.options))].choice)
    kinds = {kind.name: kind for kind in game.kinds}
    for reader in (None, *range(seats)):
        for event in match.events(reader):
            kind = kinds.get(event.step[0])
            if kind is None or kind.target in NO_THINGS:
                continue
            if event.choice == HIDDEN:
                assert kind.target not in [type for type, _ in event.things]
            else:
                target = kind.points_at(event.choice)
                assert target is None or target in event.things
