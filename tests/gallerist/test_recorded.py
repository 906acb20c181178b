"""The recorded games end as their names say."""

from __future__ import annotations

from pathlib import Path

import pytest

from vernissage import Record, play, settle
from vernissage.games.gallerist.box import PLAYING
from vernissage.games.gallerist.ids import LEVEL_IDS
from vernissage.games.gallerist.setup import setup
from vernissage.games.gallerist.state import State, celebrities
from vernissage.games.gallerist.versions import VERSION

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = sorted(FOLDER.glob("gallerist-[234]-*.json"))
ALL = ("tickets", "celebrities", "visitors")


def when_the_end_was_called(record: Record) -> State:
    """The position in which the end was triggered."""
    s = setup(record.find_box(), record.seats, record.options, record.version)
    settle(s)
    for choice in record.answers:
        if s.ending != PLAYING:
            break
        play(s, choice)
    return s


def reason(path: Path) -> str:
    """Why a recorded game ends, or at which level: as its name says, after which it may name its rules."""
    return path.stem.split("-", 2)[2].removesuffix("-rules-2")


@pytest.mark.rule("GA-275", "GA-276", "GA-277", "GA-278", "G32")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_end_came_by_the_conditions_of_the_name(path: Path) -> None:
    record = Record.read(path.read_text("utf-8"))
    s = when_the_end_was_called(record)
    held = (sum(s.box_office) == 0, celebrities(s) >= 2, sum(s.bag) == 0)
    met = [name for name, holds in zip(ALL, held, strict=True) if holds]
    why = reason(path)
    if why == "idle":
        assert len(met) < 2
        assert s.idle >= len(s.players) * record.version  # one idle round by the first rules, two by the second
    else:
        assert met == (list(ALL) if why == "all-three" else why.split("-"))


def test_there_is_a_record_for_every_end_and_for_every_solo_level() -> None:
    ends = {"tickets-celebrities", "tickets-visitors", "celebrities-visitors", "all-three", "idle"}
    for version in range(1, VERSION + 1):
        for seats, wanted in ((1, set(LEVEL_IDS)), (2, ends), (3, ends), (4, ends)):
            paths = FOLDER.glob(f"gallerist-{seats}-*.json")
            assert {reason(path) for path in paths if Record.read(path.read_text("utf-8")).version == version} >= wanted
