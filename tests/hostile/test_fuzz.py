"""What strangers send is refused in clear words or can be played: the short form of `make fuzz`."""

from __future__ import annotations

import json
import os

import pytest

from hostile.fuzz import fuzz
from hostile.mutations import RECORDS, sources
from vernissage import Dice, Match, RecordError, games
from vernissage.core.step import rehearse
from vernissage.games.art_society.state import bits
from vernissage.games.masters_gallery.cards import kinds
from vernissage.table.record import LONGEST_TEXT, checksum
from vernissage.table.start import LONGEST_GAME

COUNT = int(os.environ.get("VERNISSAGE_FUZZ", "160"))


def test_no_mutant_is_accepted_that_cannot_be_played_on_and_none_breaks_the_reader() -> None:
    found = fuzz(7, COUNT)
    assert found.read == COUNT
    assert not found.faults
    assert found.accepted > COUNT // 50
    assert sum(found.kinds.values()) > COUNT // 2


def test_a_negative_set_has_an_end() -> None:
    assert bits(-1) == []
    assert kinds((-1, 0, 0, 0, 0)) == []


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_the_attacks_that_stopped_a_house(name: str) -> None:
    """A negative mask, an agenda of 25,000 steps, numbers with thousands of digits, depth, length."""
    source = next(source for source in sources()[name] if "start" in source and source["start"]["agenda"])
    source |= {"answers": [], "check": checksum([]), "digest": "", "scores": None}
    start = source["start"]
    attacks = [start | {"agenda": [*start["agenda"], *[start["agenda"][0]] * 25_000]}]
    attacks += [start | {"agenda": [start["agenda"][0]] * 121}]
    for number in (-1, -(2**80), 10**4000):
        for field in start:
            if isinstance(start[field], int):
                attacks.append(start | {field: number})
            elif isinstance(start[field], list) and start[field] and isinstance(start[field][0], int):
                attacks.append(start | {field: [number, *start[field][1:]]})
        for field, value in start["players"][0].items():
            if isinstance(value, int):
                attacks.append(start | {"players": [start["players"][0] | {field: number}, *start["players"][1:]]})
    for attack in attacks:
        if attack == start:
            continue  # nothing stood there
        try:
            match = Match.from_record(json.dumps(source | {"start": attack}))
        except RecordError:
            continue
        assert rehearse(match.state, Dice(1), LONGEST_GAME) < LONGEST_GAME


def test_a_record_is_bounded_before_it_is_read() -> None:
    text = next(RECORDS.glob("masters-gallery-2-*.json")).read_text()
    with pytest.raises(RecordError, match="at most"):
        Match.from_record(text + " " * LONGEST_TEXT)
    whole = json.loads(text)
    for changed in (
        {"answers": [0] * 3_001},
        {"answers": [10**4000]},
        {"seats": 10**4000},
        {"version": -(10**40)},
        {"names": ["x"] * 21},
        {"game": "x" * 100_000},
        {"early": [[0, 1]] * 100},
        {"options": {str(i): 0 for i in range(1000)}},
        {"scores": [1] * 1000},
    ):
        data = whole | changed
        data["check"] = checksum(data["answers"])
        with pytest.raises(RecordError) as refused:
            Match.from_record(json.dumps(data))
        assert len(str(refused.value)) < 300
    for hostile in ("[" * 200_000, '{"a":' * 50_000, "1" * 200_000, "-", "\x00", "\ud800", '"\\ud800"'):
        with pytest.raises(RecordError):
            Match.from_record(hostile)
