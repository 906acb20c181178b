"""Reviews from the command line: as text in both languages, as data, and as a page that needs nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from review.finished import ending, played
from vernissage import Match
from vernissage.cli import main, review_still
from vernissage.cli.review import Telling
from vernissage.cli.review_board import Board
from vernissage.cli.review_page import chart
from vernissage.cli.session import Reading
from vernissage.review import Answer, Effort, Review, review
from vernissage.review.report import Draw, Point, Sentence, Turn
from vernissage.review.walk import Asked, walked
from vernissage.server.settings import Settings

QUICK = ("--effort", "0.01")


@pytest.fixture(autouse=True)
def unbuilt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the client is built here or not, it is not: its boards have a file of tests of their own."""
    monkeypatch.setattr(review_still, "Settings", lambda: Settings(site=None))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(ending("masters-gallery", 2, 5).record().write(), "utf-8")
    return file


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["review", *words]) == 0
    return capsys.readouterr().out


def test_a_review_tells_the_account_of_every_seat(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, str(record), *QUICK, "--lang", "en").splitlines()
    assert lines[0].startswith("Masters Gallery · ")
    assert [re.sub(r"[▁-█]", "", line).split() for line in lines[2:4]] == [["Blue"], ["Yellow"]]
    parts = {line.split("  ")[0]: re.findall(r"−?[\d.]+(?=%)", line) for line in lines}
    columns = zip(*(parts[part] for part in PARTS), strict=True)
    for *numbers, result in ([float(cell.replace("−", "-")) for cell in column] for column in columns):
        assert sum(numbers) == pytest.approx(result, abs=0.4)  # each is rounded to a tenth


PARTS = (
    "Chances at the start",
    "Luck of what was drawn",
    "Luck of what nobody could know",
    "What own answers did",
    "What the others’ answers did",
    "Result",
)


def test_turns_and_draws_that_mattered_are_told_the_worst_first(record: Path) -> None:
    """In The Gallerist a turn is judged as a whole, and what was better is named answer by answer."""
    match = Match.from_record(record.read_text("utf-8"))
    found = review(match.record(), effort=Effort().part(0.01))
    way = (Sentence("label-card", {"artist": "monet", "symbol": "plain"}), Sentence("label-stop", {}))
    turns = [Turn(at, at + 3, 0, (), 0.2, 0.3, loss, 0.01, 1.0, "mistake", way) for at, loss in ((1, 0.05), (3, 0.1))]
    draws = [Draw(at, 0, (luck, -luck), (0.0, 0.0), luck > 0) for at, luck in ((1, 0.02), (2, 0.3), (4, 0.0))]
    found = msgspec.structs.replace(found, answers=(), turns=(*turns, unmarked(turns[0])), draws=tuple(draws))
    telling = Telling(Reading(match, "en"))
    (_, answers, _), (_, rows, notes), (_, luck, _) = telling.chapters(found, 10)[1:]
    assert len(answers) == 1, "no answer is marked, and the turns are told all the same"
    assert [row[1:] for row in rows[1:]] == [
        ("3", "3", "mistake", "10.0% ± 1.0%"),
        ("1", "3", "mistake", "5.0% ± 1.0%"),
    ]
    assert notes[0] == "3, Blue: better Monet → Stop here."
    assert luck[1:] == [("2", "30.0%", "−30.0%"), ("1", "2.0%", "−2.0%")]
    assert len(telling.chapters(found, 1)[2][1]) == 2
    french = Telling(Reading(match, "fr")).chapters(found, 10)
    assert [heading for heading, _, _ in french[2:]] == ["Tours entiers", "La part du hasard"]


def unmarked(turn: Turn) -> Turn:
    return msgspec.structs.replace(turn, grade=None)


def test_a_review_in_french(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, str(record), *QUICK, "--lang", "fr")
    assert "Chance des tirages" in text
    assert re.search(r"\d,\d\u202f%", text)


def test_a_review_as_data_is_the_review(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = msgspec.json.decode(told(capsys, str(record), *QUICK, "--json", "--seed", "4"), type=Review)
    assert found == review(record.read_text("utf-8"), 4, Effort().part(0.01))


def test_the_page_needs_nothing_else(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "review.html"
    assert told(capsys, str(record), *QUICK, "--html", str(file)) == ""
    text = file.read_text("utf-8")
    tags: list[str] = []

    class Tags(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            tags.append(tag)
            assert not {name for name, _ in attrs} & {"src", "href", "onload"}

    Tags().feed(text)
    assert {"svg", "table", "h1"} <= set(tags)
    assert not {"script", "link", "img"} & set(tags)


def test_the_chart_of_the_page_begins_with_the_first_answer(record: Path) -> None:
    points = [Point(at, at, (0.5, 0.5)) for at in (60, 80, 100)]
    found = msgspec.structs.replace(review(record.read_text("utf-8"), effort=Effort().part(0.01)), chart=tuple(points))
    lines = re.findall(r'points="([^"]*)"', chart(found, ["Blue", "Yellow"]))
    assert [[point.split(",")[0] for point in line.split()] for line in lines] == [["0.0", "450.0", "900.0"]] * 2


def test_a_name_cannot_put_anything_into_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, file, page = ending("masters-gallery", 2, 3), tmp_path / "game.json", tmp_path / "review.html"
    match = Match.from_record(match.record())
    match.names = ("<script>", "b&b")
    file.write_text(match.record().write(), "utf-8")
    told(capsys, str(file), *QUICK, "--html", str(page))
    assert "<script" not in page.read_text("utf-8")


def test_an_unfinished_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(Match("masters-gallery", seats=2, seed=1).record().write(), "utf-8")
    assert main(["review", str(file)]) == 2
    assert "only a game that is over" in capsys.readouterr().err


@pytest.mark.parametrize("effort", ["0", "-1", "101", "nan", "inf", "much"])
def test_an_effort_has_bounds(record: Path, effort: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["review", str(record), "--effort", effort])
    assert refused.value.code == 2
    assert "--effort" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["masters-gallery", "bioutifoul", "art-society", "gallerist"])
def test_the_picture_of_a_table_marks_the_given_and_the_better_answer(game: str) -> None:
    """As its seat saw the table, whose own panels come first."""
    match, marked = played(game, 2, "random"), 0
    record = match.record()
    for asked in [thing for thing in walked(match).way if isinstance(thing, Asked)][::4]:
        known = asked.known(match.game)
        kind = match.game.kind(known.step)
        given, best = known.options[0], known.options[-1]
        answer = Answer(
            asked.at, 0, asked.seat, kind.name, given, best, (), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, None, 0, Sentence("", {})
        )
        board = Board(record, answer, "en")
        text = board.figure()
        assert text.count('class="panel"') == len(board.reading.panels())
        marked += ">Given</i>" in text or ">Better</i>" in text
    assert marked
