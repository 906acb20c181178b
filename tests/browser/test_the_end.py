"""The end of a game: where the points came from, side by side, and the board with the result as a picture to share."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.positions import GAMES
from browser.serving import NAME as ELSEWHERE
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


SHARING = """(failing) => {
    window.shared = [];
    const files = ({ files }) => files.map(({ name, type, size }) => ({ name, type, size }));
    navigator.canShare = (given) => given.files.every((file) => /^image\\/(png|svg)/.test(file.type));
    navigator.share = async (given) => {
        window.shared.push({ title: given.title, files: files(given) });
        if (failing) throw new DOMException('no', failing);
    };
}"""
"""A device that can hand files on, as phones do; or one on which that fails in some way."""
NO_CANVAS = "() => { HTMLCanvasElement.prototype.toBlob = (done) => done(null); }"
"""A browser that lets nobody read what a page has drawn."""


def shown_as_picture(page: Page) -> str:
    """Open the picture; of what kind it is: an image has two points for each of the drawing."""
    page.locator(".end").get_by_role("button", name="Share as a picture").click()
    page.locator(".share img").wait_for()
    page.wait_for_function("() => document.querySelector('.share img').naturalWidth")
    return {2528: "PNG", 1264: "SVG"}[page.evaluate("document.querySelector('.share img').naturalWidth")]


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


def test_the_picture_of_a_wall_is_laid_out_as_the_wall_is(visit: Visit, tmp_path: Path) -> None:
    """In Art Society the eyeline is marked on both sides of the wall, and what is written below it is not covered."""
    page, _ = over(visit, "art-society", 3)
    page.locator(".end").get_by_role("button", name="Share as a picture").click()
    page.locator(".share img").wait_for()
    drawing = saved(page, "SVG", tmp_path)
    page.goto(drawing.as_uri())
    left, wall, right, facts = page.evaluate(
        """() => [...document.querySelectorAll('.own .eye, .own .room > div, .own footer')].map((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return { left, right, top, bottom };
        })"""
    )
    assert left["right"] <= wall["left"] < wall["right"] <= right["left"]
    assert wall["bottom"] <= facts["top"]


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


def test_a_device_that_shares_is_handed_the_picture(visit: Visit) -> None:
    page, _ = over(visit, "masters-gallery", 2)
    page.evaluate(SHARING, "")
    assert shown_as_picture(page) == "PNG"
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("() => window.shared.length")
    [told] = page.evaluate("window.shared")
    assert told["title"].startswith("Masters Gallery · ")
    [file] = told["files"]
    assert file["type"] == "image/png"
    assert file["name"].endswith(".png")
    assert file["size"] > 100_000
    page.evaluate(SHARING, "AbortError")  # whoever thinks better of it gets no file instead
    downloads: list[object] = []
    page.on("download", lambda download: downloads.append(download))
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("() => window.shared.length")
    page.evaluate(SHARING, "NotAllowedError")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share", exact=True).click()
    assert download.value.suggested_filename.endswith(".png")
    assert len(downloads) == 1, "only where it was not allowed"


def test_where_a_canvas_fails_the_drawing_itself_is_shown_and_shared(visit: Visit, tmp_path: Path) -> None:
    page, _ = over(visit, "masters-gallery", 2)
    page.evaluate(NO_CANVAS)
    page.evaluate(SHARING, "")
    assert shown_as_picture(page) == "SVG"
    expect(page.locator(".share").get_by_role("button", name="PNG")).to_have_count(0)
    assert ElementTree.fromstring(saved(page, "SVG", tmp_path).read_text("utf-8")).tag.endswith("svg")
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("() => window.shared.length")
    assert page.evaluate("window.shared[0].files[0].type") == "image/svg+xml"


def test_on_plain_http_there_is_nothing_to_share_with_and_it_is_saved(visit: Visit, house: str, tmp_path: Path) -> None:
    here, _ = over(visit, "masters-gallery", 2)
    page = visit(urlsplit(here.url).path, base=f"http://{ELSEWHERE}:{urlsplit(house).port}")
    page.locator(".end").wait_for()
    assert page.evaluate("[isSecureContext, typeof navigator.share]") == [False, "undefined"]
    assert shown_as_picture(page) == "PNG"
    expect(page.get_by_role("button", name="Share", exact=True)).to_have_count(0)
    assert saved(page, "PNG", tmp_path).read_bytes().startswith(b"\x89PNG")


def test_whoever_is_no_longer_connected_still_has_the_picture(visit: Visit, tmp_path: Path) -> None:
    page, match = over(visit, "masters-gallery", 2)
    shown_as_picture(page)  # what draws it is loaded
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    page.route("**/*", lambda route: route.abort())  # not even what the browser keeps
    assert shown_as_picture(page) == "PNG"
    drawing = saved(page, "SVG", tmp_path).read_text("utf-8")
    texts = {text.text for text in ElementTree.fromstring(drawing).iter("{http://www.w3.org/2000/svg}text")}
    assert {str(points) for points in match.scores()} <= texts
    assert page.evaluate(LOADED, drawing)[0] == 1264


def test_the_picture_has_the_day_on_which_the_game_ended(visit: Visit, tmp_path: Path) -> None:
    def long_ago(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda said: route.send(re.sub(r'"ended":[0-9.e+]+', '"ended":1700000000.0', str(said))))

    page, _ = over(visit, "masters-gallery", 2)
    page.route_web_socket("**/ws?*", long_ago)
    page.reload()
    page.locator(".end").wait_for()
    shown_as_picture(page)
    assert "November 14, 2023" in saved(page, "SVG", tmp_path).read_text("utf-8")
