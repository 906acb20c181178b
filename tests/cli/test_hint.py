"""Hints from the command line: the best answers, in words and as data, from what a seat knows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from terminal import run
from vernissage import Match
from vernissage.bots import Known
from vernissage.bots.ismcts import Ismcts
from vernissage.cli import main
from vernissage.core.dice import Dice
from vernissage.house.thinking import DEEPER
from vernissage.review.hints import hints
from vernissage.review.judge import Effort
from vernissage.table import codec

RECORDS = Path(__file__).parents[1] / "records"
MASTERS = RECORDS / "masters-gallery-3-absent-players.json"
GALLERIST = RECORDS / "gallerist-2-idle.json"
TRIES = ("--iterations", "60")


def hint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["hint", *words]) == 0
    return capsys.readouterr().out


def test_the_best_answers_come_first(tmp_path: Path) -> None:
    done = run(tmp_path, "hint", str(MASTERS), "--at", "60", *TRIES, "--lang", "en")
    question, head, *rows = done.stdout.splitlines()
    match = Match.from_record(MASTERS.read_text("utf-8"), upto=60)
    asked = match.waiting()[0]
    assert question.endswith(f"> {asked.prompts['en']}")
    assert head.split() == ["Answer", "Chance", "to", "win", "Tries"]
    assert 2 <= len(rows) <= 5
    tries = [int(row.split()[-1]) for row in rows]
    assert tries == sorted(tries, reverse=True)
    labels = [option.labels["en"] for option in asked.options]
    assert all(any(row.startswith(label) for label in labels) for row in rows)


def test_a_hint_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    text = hint(capsys, str(MASTERS), "--at", "60", *TRIES, "--lang", "fr", "--most", "1")
    assert "Chances de gagner" in text
    assert "\u202f%" in text
    assert len(text.splitlines()) == 3


@pytest.mark.parametrize("record", [MASTERS, GALLERIST], ids=["masters-gallery", "gallerist"])
def test_a_hint_as_data_is_what_the_search_says(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(hint(capsys, str(record), "--at", "60", *TRIES, "--json", "--lang", "en"))
    match = Match.from_record(record.read_text("utf-8"), upto=60)
    seat = told["seat"] - 1
    advice = Ismcts(iterations=60).advise(Known(match.game, match.state, seat), Dice(0))
    assert [(answer["choice"], answer["visits"]) for answer in told["answers"]] == [
        (one.choice, one.visits) for one in advice
    ]
    assert 0 < sum(answer["visits"] for answer in told["answers"]) <= 60
    assert all(answer["expected"] is None or 0 <= answer["expected"] <= 1 for answer in told["answers"])
    labels = {option.choice: option.labels["en"] for option in match.waiting()[0].options}
    assert {answer["choice"]: answer["label"] for answer in told["answers"]} == labels


@pytest.mark.parametrize("record", [MASTERS, GALLERIST], ids=["masters-gallery", "gallerist"])
@pytest.mark.parametrize("effort", [None, 0.02])
def test_a_hint_is_what_a_review_would_compare_as_at_a_table(
    record: Path, effort: float | None, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever asks twice is told the same, and so is whoever asks at a table that has time enough."""
    words = [] if effort is None else ["--effort", str(effort)]
    told = json.loads(hint(capsys, str(record), "--at", "60", *words, "--json"))
    assert told == json.loads(hint(capsys, str(record), "--at", "60", *words, "--json"))
    match = Match.from_record(record.read_text("utf-8"), upto=60)
    known = Known(match.game, match.state, told["seat"] - 1)
    found = hints(known, Effort().part(DEEPER[-1] if effort is None else effort))
    assert [(one["choice"], one["visits"], one["sure"]) for one in told["answers"]] == [
        (one.choice, one.guesses, round(one.sure, 4)) for one in found
    ]


def test_a_hint_says_how_sure_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    words = [str(MASTERS), "--at", "60", "--effort", "0.02"]
    _, _, best, second, *_, told = hint(capsys, *words, "--lang", "en", "--most", "2").splitlines()
    names = [row.split("  ")[0] for row in (best, second)]
    assert told.startswith(f"That “{names[0]}” is better than “{names[1]}” is ")
    assert told.endswith("% sure.")
    assert "est sûr à" in hint(capsys, *words, "--lang", "fr", "--most", "1"), "the second is named all the same"
    assert "est sûr à" not in hint(capsys, str(MASTERS), "--at", "60", *TRIES, "--lang", "fr"), "a search does not say"


@pytest.mark.parametrize("budget", [TRIES, ("--effort", "0.02")], ids=["search", "comparisons"])
def test_the_truth_does_not_matter(budget: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game that goes on otherwise where the seat cannot see it gets the same hint."""
    match = Match.from_record(MASTERS.read_text("utf-8"), upto=60)
    seat = match.asked()[0]
    known = []
    for luck in (1, 2):
        s = match.game.guess(match.state, seat, Dice(luck))
        other = Match.from_position(match.game, codec.encode(match.game, s))
        file = tmp_path / f"{luck}.json"
        file.write_text(other.record().write(), "utf-8")
        told: dict[str, Any] = json.loads(hint(capsys, str(file), *budget, "--seat", str(seat + 1), "--json"))
        known.append(told["answers"])
    assert known[0] == known[1]
    assert known[0]


def test_a_time_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(hint(capsys, str(MASTERS), "--at", "60", "--seconds", "0.1", "--json"))
    assert told["answers"][0]["visits"] > 0


WRONG = {
    "no record": (["none.json"], "none.json: No such file"),
    "after the end": ([str(MASTERS), "--at", "99999"], "the record has"),
    "when it is over": ([str(GALLERIST)], "answers the game is over"),
    "when chance decides": (
        [str(GALLERIST), "--at", "10"],
        "after 10 answers chance decides, not a seat; --at 55 asks",
    ),
    "no such seat": ([str(MASTERS), "--at", "60", "--seat", "4"], "--seat: seats are counted from 1 to 3, not 4"),
    "another seat is asked": ([str(GALLERIST), "--at", "60", "--seat", "1"], "after 60 answers seat 2 is asked, not 1"),
    "no time": ([str(MASTERS), "--seconds", "0"], "more than 0"),
    "time in words": ([str(MASTERS), "--seconds", "long"], "'long'"),
    "no iterations": ([str(MASTERS), "--iterations", "0"], "one at least"),
    "two budgets": ([str(MASTERS), "--iterations", "9", "--seconds", "1"], "not allowed with argument"),
    "two ways": ([str(MASTERS), "--iterations", "9", "--effort", "1"], "not allowed with argument"),
    "no effort": ([str(MASTERS), "--effort", "nan"], "--effort"),
    "unknown language": ([str(MASTERS), "--lang", "tlh"], "'tlh'"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_with_a_hint_is_said_in_one_line(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, reason = WRONG[case]
    try:
        code = main(["hint", *words])
    except SystemExit as exit:
        code = int(exit.code or 0)
    said = capsys.readouterr()
    assert (code, said.out, said.err.count("\n")) == (2, "", 1)
    assert reason in said.err
