"""Records: truncated, tampered with, foreign; each refused with what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from vernissage import Match, Record, RecordError, Sheet, game
from vernissage.table.record import checksum

GAME = game("masters-gallery")


def whole(seed: int = 1, sheet: Sheet | None = None) -> Match:
    match = Match(GAME, 2, seed=seed, names=["Anne", "Hugo"], sheet=sheet)
    while not match.finished:
        for asked in match.waiting():
            match.answer(asked.seat, asked.options[-1].choice)
    return match


MATCH = whole()
TEXT = MATCH.record().write()


def changed(**changes: Any) -> str:
    """The record with some entries changed, its check made to fit; those set to `...` left out."""
    data = json.loads(TEXT) | changes
    if isinstance(data["answers"], list) and "check" not in changes:
        data["check"] = checksum(data["answers"])
    return json.dumps({key: value for key, value in data.items() if value is not ...})


def test_a_record_is_written_and_read_alike() -> None:
    assert Record.read(TEXT) == MATCH.record()
    assert Record.read(TEXT).write() == TEXT
    assert Match.from_record(TEXT).log() == MATCH.log()


def test_a_record_is_two_lines_header_and_answers() -> None:
    assert len(TEXT.splitlines()) == 2
    assert TEXT.splitlines()[1].startswith(' "answers": [')


@pytest.mark.parametrize("length", [0, 1, 50, len(TEXT) // 2, len(TEXT) - 2])
def test_a_record_cut_off(length: int) -> None:
    with pytest.raises(RecordError, match="the record is broken or cut off"):
        Match.from_record(TEXT[:length])


ANSWERS = json.loads(TEXT)["answers"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[1, 2]", "not a record of format 1"),
        ('"text"', "not a record of format 1"),
        ("[" * 100_000, "the record is broken or cut off"),
        (changed(vernissage=2), "not a record of format 1"),
        (changed(vernissage=...), "not a record of format 1"),
        (changed(game=...), "'game' is missing"),
        (changed(game=5), "'game' is of the wrong type"),
        (changed(game="poker"), "unknown game 'poker'"),
        (changed(seats="2"), "'seats' is of the wrong type"),
        (changed(seats=True), "'seats' is of the wrong type"),
        (changed(seats=9), "Masters Gallery is for 2 to 5 players, not 9"),
        (changed(version=2), "rules version 2 of masters-gallery is newer than this program's"),
        (changed(version=None), "'version' is of the wrong type"),
        (changed(version=0), "there is no rules version 0 of masters-gallery"),
        (changed(options=[]), "'options' is of the wrong type"),
        (changed(options={"solo": 1}), "unknown option 'solo'"),
        (changed(options={"solo": [1]}), "'options': 'solo' is neither a word nor a whole number"),
        (changed(names="Anne"), "'names' is of the wrong type"),
        (changed(names=["A", "B", "C"]), "3 names for 2 seats"),
        (changed(names=[None]), "a name is a word, not None"),
        (changed(names=["\u009b5mBob"]), "a name has letters and signs that can be shown"),
        (changed(box="0123"), "the record was played with component sheet '0123', not"),
        (changed(box=...), "'box' is missing"),
        (changed(sheet="= 5"), "the record's component sheet, line 1: not TOML"),
        (changed(sheet="[symbols]\n"), "the record's component sheet: artist: missing"),
        (changed(check=...), "'check' is missing"),
        (changed(check="0" * 16), "the answers are not those that were written down"),
        (changed(answers=...), "'answers' is missing"),
        (changed(answers={}), "'answers' is of the wrong type"),
        (changed(answers=[*ANSWERS[:3], "4"]), "'answers': entry 3 is no whole number"),
        (changed(answers=[*ANSWERS[:3], True]), "'answers': entry 3 is no whole number"),
        (changed(answers=[5, *ANSWERS[1:]]), "answer 1: 5 cannot be chosen for FirstPlayer"),
        (changed(answers=[-1, *ANSWERS[1:]]), "answer 1: -1 cannot be chosen for FirstPlayer"),
        (changed(answers=[*ANSWERS, 0]), f"answer {len(ANSWERS) + 1}: the game is over before it"),
        (changed(answers=ANSWERS[:-1]), "final scores of a game that is not over: answers are missing"),
        (changed(scores=[1, 2]), r"the scores are \[.*\], the record says \[1, 2\]"),
        (changed(scores="many"), "'scores' is of the wrong type"),
        (changed(digest="0" * 64), "the last position is not the one the record tells of"),
        (changed(digest=5), "'digest' is of the wrong type"),
        (changed(start=5), "'start' is of the wrong type"),
        (changed(start={}), "field 'agenda' is missing"),
        (changed(early=[[0]]), "'early': an entry is a seat and a choice"),
        (changed(early=[[0, 1]]), "'early': seat 0 is not asked for a sealed answer"),
    ],
)
def test_a_record_tampered_with(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Match.from_record(text)


def test_another_first_player_is_noticed() -> None:
    with pytest.raises(RecordError):
        Match.from_record(changed(answers=[1 - ANSWERS[0], *ANSWERS[1:]]))


def test_a_foreign_sheet_travels_with_the_record() -> None:
    sheet = Sheet(GAME.sheet.text.replace("worth = 2", "worth = 3"))
    match = whole(sheet=sheet)
    text = match.record().write()
    assert Match.from_record(text).scores() == match.scores()
    without = json.loads(text)
    del without["sheet"]
    with pytest.raises(RecordError, match="the record was played with component sheet"):
        Match.from_record(json.dumps(without))


def test_the_projects_own_sheet_does_not() -> None:
    assert "sheet" not in json.loads(TEXT)


@pytest.mark.parametrize("upto", [-1, len(ANSWERS) + 1])
def test_a_record_has_so_many_answers_and_no_more(upto: int) -> None:
    with pytest.raises(RecordError, match=f"the record has {len(ANSWERS)} answers, not {upto}"):
        Match.from_record(TEXT, upto=upto)


def test_a_game_can_be_taken_up_again_in_the_middle() -> None:
    match = Match.from_record(TEXT, upto=40, seed=5)
    assert match.answers == ANSWERS[:40]
    match.resume()
    while not match.finished:
        match.answer_default(match.asked()[0])
    assert Match.from_record(match.record()).scores() == match.scores()


def sealed() -> Match:
    """Two sealed answers wanted, one given."""
    match = Match(GAME, 2, seed=0)
    while match.waiting()[0].kind != "ChooseCard":
        asked = match.waiting()[0]
        wanted = [option.choice for option in asked.options if option.choice % 6 == 4 and option.choice < 30]
        match.answer(asked.seat, wanted[0] if wanted and asked.kind == "PlayCard" else asked.options[-1].choice)
    asked = match.waiting()[1]
    match.answer(asked.seat, asked.options[-1].choice)
    return match


def test_early_sealed_answers_are_part_of_the_record() -> None:
    match = sealed()
    again = Match.from_record(match.record().write())
    assert again.asked() == match.asked()
    assert again.record() == match.record()
    seat = match.asked()[0]
    match.answer_default(seat)
    again.answer_default(seat)
    assert again.position() == match.position()


def test_an_early_answer_that_cannot_be_given_is_refused() -> None:
    data = json.loads(sealed().record().write())
    seat = data["early"][0][0]
    for early, message in (
        ([[seat, 99]], "'early': There is no choice 99"),
        ([[7, 1]], "'early': seat 7 is not asked for a sealed answer"),
        ([data["early"][0], data["early"][0]], f"'early': seat {seat} is not asked for a sealed answer"),
    ):
        with pytest.raises(RecordError, match=message):
            Match.from_record(json.dumps(data | {"early": early}))


def test_an_unfinished_record_tells_no_scores() -> None:
    record = Match(GAME, 3, seed=1).record()
    assert record.scores is None
    assert Match.from_record(record).asked() == Match(GAME, 3, seed=1).asked()
