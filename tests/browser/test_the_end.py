"""The end of a game: where the points came from, side by side, and the board with the result as a picture to share."""

from __future__ import annotations

import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from browser.positions import GAMES
from browser.test_pages import objections
from browser.visiting import PHONE, Visit, go_on, sideways
from vernissage import Match

RECORDS = Path(__file__).parents[1] / "records"
NAME = '<b>Ada</b> & "Bo" ]]> \''
"""Somebody else's words: they may look like anything."""
SUMS = """() => [...document.querySelectorAll('.end table tr')].map((row) =>
    [...row.querySelectorAll('td, tbody th')].map((cell) => cell.textContent.replace('−', '-')))"""
LOADED = """async (text) => {
    const image = new Image();
    image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text);
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
}"""


def over(visit: Visit, game: str, seats: int, **options: object) -> tuple[Page, Match]:
    """A page at the end of a whole game, this visitor in the first seat."""
    path = min(RECORDS.glob(f"{game}-{seats}*.json"), key=lambda path: path.stat().st_size)
    page = visit(**options)
    text = path.read_text("utf-8")
    places = [{"who": "me", "name": NAME}, *[{"who": "bot"}] * (seats - 1)]
    page.goto(f"/table/{go_on(page, {'record': text, 'seats': places})}")
    page.locator(".end").wait_for()
    return page, Match.from_record(text)


def saved(page: Page, kind: str, to: Path) -> Path:
    with page.expect_download() as download:
        page.locator(".share").get_by_role("button", name=kind).click()
    assert download.value.suggested_filename.endswith(kind.lower())
    file = to / download.value.suggested_filename
    download.value.save_as(file)
    return file


@pytest.mark.parametrize("game", list(GAMES))
def test_the_points_by_category_are_the_scores_and_the_board_is_a_picture(
    visit: Visit, game: str, tmp_path: Path
) -> None:
    page, match = over(visit, game, GAMES[game].seats[1])
    page.locator(".end figure .panels").wait_for()
    _, *rows, totals = page.evaluate(SUMS)
    assert len(rows) == page.locator(".end .panels > div").count() > 1
    for seat, total in enumerate(totals[1:]):
        assert sum(int(row[1 + seat]) for row in rows) == int(total)
    assert sorted(int(total) for total in totals[1:]) == sorted(match.scores())

    page.locator(".end").get_by_role("button", name="Share as a picture").click()
    page.locator(".share img").wait_for()
    drawing = saved(page, "SVG", tmp_path).read_text("utf-8")
    root = ElementTree.fromstring(drawing)
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert GAMES[game].title in texts
    assert any((text or "").startswith("<b>Ada</b> & ") for text in texts)
    assert {str(points) for points in match.scores()} <= set(texts)
    width, height = page.evaluate(LOADED, drawing)
    assert width == 1264
    assert 500 < height < 2400
    image = saved(page, "PNG", tmp_path).read_bytes()
    assert image.startswith(b"\x89PNG")
    assert struct.unpack(">II", image[16:24]) == (2 * width, 2 * height)
    assert len(image) > 150_000, "there is not much in it"


def test_six_fit_a_phone_in_french_at_night_and_the_menu_shares_too(visit: Visit, tmp_path: Path) -> None:
    page, match = over(visit, "bioutifoul", 6, locale="fr-FR", color_scheme="dark", **PHONE)
    expect(page.get_by_text("D’où viennent les points").first).to_be_visible()
    assert not sideways(page)
    assert objections(page) == []
    page.get_by_role("button", name="Menu").tap()
    page.locator("dialog[open]").get_by_role("button", name="Partager en image").tap()
    page.locator(".share img").wait_for()
    assert objections(page) == []
    image = saved(page, "PNG", tmp_path).read_bytes()
    assert struct.unpack(">I", image[16:20]) == (2528,), "as wide as on a desk"
    assert len(match.scores()) == 6
