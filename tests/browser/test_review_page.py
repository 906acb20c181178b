"""The page of a review in a file: every game's own board, without a server and without a network."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from review.finished import played
from review.marked import reviewed
from vernissage import Match
from vernissage.cli import main, review_still
from vernissage.server.settings import Settings

BOARDS = {
    "masters-gallery": "ul.hand [data-target^='card:']",
    "bioutifoul": "[data-area='hand']",
    "art-society": ".lots",
    "gallerist": "svg.main",
}
"""What only the board of that game has."""
DRAWN = "figures => figures.every(figure => figure.querySelector('.board.drawn'))"
MOST = 4


@pytest.fixture(params=sorted(BOARDS))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def written(game: str, site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The page of a review of a game whose first player has an ugly name."""
    match = Match.from_record(played(game, 2, "random").record())
    match.names = ("</script><b id='out'>", "Ana")
    record, file = tmp_path / "game.json", tmp_path / "review.html"
    record.write_text(match.record().write(), "utf-8")
    monkeypatch.setattr(review_still, "Settings", lambda: Settings(site=site))
    monkeypatch.setattr("vernissage.cli.review.review", lambda *_: reviewed(match, MOST))
    assert main(["review", str(record), "--html", str(file), "--lang", "en"]) == 0
    return file


def opened(browser: Browser, file: Path, errors: list[str], **settings: object) -> Page:
    """The page in a browser that reaches nobody."""
    page = browser.new_context(offline=True, **settings).new_page()  # type: ignore[arg-type]
    page.on("console", lambda said: errors.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda asked: None if asked.url.startswith(("file:", "data:")) else errors.append(asked.url))
    page.goto(file.as_uri())
    return page


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (390, "dark")])
def test_every_marked_answer_has_the_board_of_its_game(
    browser: Browser, game: str, written: Path, width: int, theme: str
) -> None:
    errors: list[str] = []
    page = opened(browser, written, errors, viewport={"width": width, "height": 800}, color_scheme=theme)
    figures = page.locator("figure")
    figures.first.wait_for()
    page.wait_for_function(f"() => ({DRAWN})([...document.querySelectorAll('figure')])")
    marks = dict.fromkeys(("given", "better"), 0)
    for at in range(figures.count()):
        figure = figures.nth(at)
        board = figure.frame_locator("iframe")
        assert board.locator(BOARDS[game]).count()
        assert board.locator("html").get_attribute("data-theme") == theme
        box, room = figure.locator("iframe").bounding_box(), figure.locator(".board").bounding_box()
        assert box
        assert room
        assert room["height"] > 200
        assert box["width"] == pytest.approx(room["width"], abs=1), "as wide as the page"
        assert box["height"] >= room["height"] - 1, "nothing is cut off below"
        assert figure.locator("iframe[inert]").count() == 1
        assert figure.locator("details[open]").count() == 0
        for name in marks:
            marks[name] += board.locator(f"[data-{name}]").count()
    assert figures.count()
    assert all(marks.values()), marks
    assert page.locator("#out").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert errors == []
    page.context.close()


def test_a_page_without_scripts_tells_the_table_in_words(browser: Browser, written: Path) -> None:
    page = opened(browser, written, [], java_script_enabled=False)
    assert page.locator("iframe").count() == 0
    assert page.locator("details[open] .panel").first.is_visible()
    page.context.close()
