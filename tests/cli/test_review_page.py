"""The boards in the page of a review: what the client draws them from, and that nothing can get out of it."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from review.finished import played
from review.marked import reviewed
from vernissage import Match
from vernissage.cli import main, review_still
from vernissage.house.protocol.play import Position
from vernissage.server.settings import Settings

NAME = "</script><b>"
SCRIPT = "const end = '</script><!--<script>';"
MOST = 3


class Elements(HTMLParser):
    """The elements of a page, as a browser would find them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.scripts: list[tuple[str, str]] = []
        self.opened = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {name for name, _ in attrs} & {"src", "href", "onload"}
        self.tags.append(tag)
        self.opened = (dict(attrs).get("class") or "frames") if tag == "script" else ""

    def handle_data(self, text: str) -> None:
        if self.opened:
            self.scripts.append((self.opened, text))
        self.opened = ""

    def of(self, name: str) -> list[str]:
        return [text for found, text in self.scripts if found == name]


def match_of(game: str) -> Match:
    match = Match.from_record(played(game, 2, "random").record())
    match.names = (NAME, "Ana")
    return match


def written(match: Match, folder: Path, site: Path | None, patch: pytest.MonkeyPatch, *words: str) -> str:
    """The page of a review of a game, where a client is built or not."""
    record, file = folder / "game.json", folder / "review.html"
    record.write_text(match.record().write(), "utf-8")
    patch.setattr(review_still, "Settings", lambda: Settings(site=site))
    patch.setattr("vernissage.cli.review.review", lambda *_: reviewed(match, MOST))
    assert main(["review", str(record), "--html", str(file), *words]) == 0
    return file.read_text("utf-8")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A client of the test's own: what is written does not depend on what is built here."""
    folder = tmp_path / "site"
    (folder / "still").mkdir(parents=True)
    for name, text in (("masters-gallery.js", SCRIPT), ("masters-gallery.css", "b{}"), ("frames.js", "draw()")):
        (folder / "still" / name).write_text(text, "utf-8")
    return folder


def test_the_page_holds_what_draws_once_and_what_each_board_is_drawn_from(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of("masters-gallery")
    page = Elements(written(match, tmp_path, site, monkeypatch, "--lang", "fr"))
    assert [msgspec.json.decode(text) for text in page.of("client")] == [{"script": SCRIPT, "style": "b{}"}]
    assert page.of("frames") == ["draw()"]
    answers = reviewed(match, MOST).answers
    assert len(page.of("told")) == page.tags.count("figure") == len(answers) == MOST
    for text, answer in zip(page.of("told"), answers, strict=True):
        told = msgspec.json.decode(text)
        assert (told["lang"], told["game"], told["seats"][0]["name"]) == ("fr", "masters-gallery", NAME)
        assert told["given"] != told["better"]
        position = msgspec.convert(told["position"], Position)
        then = Match.from_record(match.record(), upto=answer.at)
        assert position.reader == answer.seat
        known = msgspec.json.decode(msgspec.json.encode(then.view(answer.seat)))
        assert position.view == known, "what the seat knew, and no more"


def test_nobody_can_end_the_data_of_a_page(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = written(match_of("masters-gallery"), tmp_path, site, monkeypatch)
    assert NAME not in text
    assert text.count("</script>") == text.count("<script") == MOST + 2
    assert "<!--" not in text


@pytest.mark.parametrize("game", ["masters-gallery", "gallerist"])
def test_without_a_client_the_table_is_told_in_words(
    game: str, site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the client has no board of that game."""
    text = written(match_of(game), tmp_path, None if game == "masters-gallery" else site, monkeypatch)
    page = Elements(text)
    assert not {"script", "details", "iframe"} & set(page.tags)
    assert page.tags.count("figure") == MOST
    assert 'class="panel"' in text
