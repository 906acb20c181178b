"""The Gallerist as it is seen: large enough to read, whole in one window, folded on a phone, with tips that explain."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.positions import early_and_late
from browser.test_gallerist_board import BOARD, at, middle
from browser.visiting import PHONE, Visit, go_on, go_to, settled

WHOLE = 0.999
"""All of a thing, less what the browser rounds away."""

LEAST = 11.0
"""Pixels on the screen, however a drawing is scaled."""

# Every word in sight with the size of its letters on the screen: style times the scale of the drawing it stands in.
SIZES = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const words = walker.currentNode.textContent.trim();
        const holder = walker.currentNode.parentElement;
        if (!words || holder.closest('title, script, style, .unseen, .skip, #ga-signs')) continue;
        if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const box = range.getBoundingClientRect();
        const window = holder.closest('[data-window]')?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
        if (!box.width || box.right < window.left || box.left > window.right) continue;
        const drawn = holder instanceof SVGElement ? holder.getScreenCTM().a : 1;
        found.push({ words, size: parseFloat(getComputedStyle(holder).fontSize) * drawn });
    }
    return found;
}"""


def too_small(page: Page) -> set[str]:
    """The words that are hard to read; signs have none in them, whatever their size."""
    found: list[dict[str, Any]] = page.evaluate(SIZES)
    assert len(found) > 20
    assert page.locator("#ga-signs text").count() == 0
    return {f"{each['words']!r} is {each['size']:.1f} px" for each in found if each["size"] < LEAST - 0.05}


def look_at(page: Page, body: dict[str, object]) -> None:
    id = go_on(page, body)
    go_to(page, f"/table/{id}")
    page.wait_for_url(f"**/table/{id}")
    page.locator(".ask.mine").wait_for()
    settled(page)


def speak(page: Page, lang: str) -> None:
    page.get_by_role("button", name=lang, exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", lang.lower())
    settled(page)


def test_no_word_is_below_eleven_pixels(visit: Visit) -> None:
    page = visit()
    for body in early_and_late("gallerist", 4):
        look_at(page, body)
        for lang in ("EN", "FR"):
            speak(page, lang)
            assert too_small(page) == set(), lang


@pytest.mark.parametrize("lang", ["en-US", "fr-FR"])
def test_no_word_on_a_phone_is_below_eleven_pixels(visit: Visit, lang: str) -> None:
    page = visit(locale=lang, **PHONE)
    look_at(page, early_and_late("gallerist", 4)[1])
    for chip in page.locator(".chips button").all():
        chip.tap()
        expect(chip).to_have_attribute("aria-pressed", "true")
        settled(page)
        assert too_small(page) == set()
    for tab in (1, 2, 3):
        page.locator(".tabs button").nth(tab).tap()
        settled(page)
        assert too_small(page) == set()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_whole_table_fits_the_window(visit: Visit, seats: int) -> None:
    page = visit()
    look_at(page, early_and_late("gallerist", seats)[1])
    for lang, (width, height) in product(("EN", "FR"), ((1440, 900), (1366, 768))):
        page.set_viewport_size({"width": width, "height": height})
        speak(page, lang)
        expect(page.locator("#mine")).to_be_in_viewport(ratio=WHOLE)
        expect(page.locator("#log")).to_be_in_viewport(ratio=WHOLE)
        assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
            width,
            height,
        ]
        assert page.locator("#log").bounding_box()["height"] >= 100  # type: ignore[index]


# Signs and pieces of the market under the buttons that lie over its head.
COVERED = """() => {
    const over = document.querySelector('.zoom').getBoundingClientRect();
    return [...document.querySelectorAll("[data-area='market'] use")].filter((sign) => {
        const box = sign.getBoundingClientRect();
        return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
    }).map((sign) => sign.getAttribute('href'));
}"""


def test_the_buttons_of_the_zoom_cover_nothing(visit: Visit) -> None:
    page = visit()
    at(page, 4, "Move", 60)
    for width, height in ((1440, 900), (1366, 768), (1280, 800), (1024, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        assert page.evaluate(COVERED) == [], (width, height)


def test_the_wheel_scrolls_and_zooms_with_ctrl(visit: Visit) -> None:
    page = visit(viewport={"width": 1440, "height": 600})
    at(page, 4, "Move", 60)
    board = page.locator(BOARD)
    whole = board.get_attribute("style") or ""
    page.mouse.move(*middle(page.locator(".window")))
    page.mouse.wheel(0, 60)
    page.wait_for_function("() => scrollY > 0")
    assert board.get_attribute("style") == whole
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    expect(board).not_to_have_attribute("style", whole)
    closer = board.get_attribute("style") or ""
    page.mouse.wheel(0, 40)
    expect(board).not_to_have_attribute("style", closer)
    assert (board.get_attribute("style") or "").split("scale")[1] == closer.split("scale")[1], "moved, not zoomed"
    page.get_by_role("button", name="Whole board").click()
    expect(board).to_have_attribute("style", whole)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Closer to the board, farther, all of it")


def touched(page: Page, *ways: list[tuple[float, float]]) -> None:
    """Fingers that go down together, move from place to place, and lift."""
    hand = page.context.new_cdp_session(page)

    def points(step: int) -> list[dict[str, float]]:
        return [{"x": way[step][0], "y": way[step][1], "id": finger} for finger, way in enumerate(ways)]

    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points(0)})
    for step in range(1, len(ways[0])):
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points(step)})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_on_a_phone_a_swipe_scrolls_the_page_and_two_fingers_zoom_the_board(visit: Visit) -> None:
    page = visit(**PHONE)
    at(page, 4, "Move", 60)
    board, asked = page.locator(BOARD), page.locator(".ask h2").inner_text()
    page.evaluate("scrollTo(0, 0)")
    before = board.get_attribute("style") or ""
    touched(page, [(195.0, 450.0 - 12 * step) for step in range(16)])
    page.wait_for_function("() => scrollY > 40")
    settled(page)
    assert board.get_attribute("style") == before, "the board stays where it is"
    touched(page, [(250.0 - 12 * step, 300.0) for step in range(12)])
    expect(board).not_to_have_attribute("style", before)
    aside = board.get_attribute("style") or ""
    assert aside.split("scale")[1] == before.split("scale")[1]
    touched(page, [(180.0 - 8 * step, 320.0) for step in range(8)], [(210.0 + 8 * step, 320.0) for step in range(8)])
    page.wait_for_function(
        "was => document.querySelector('.ga .main').style.transform.split('scale')[1] !== was",
        arg=aside.split("scale")[1].removesuffix(";"),
    )
    assert page.evaluate("visualViewport.scale") == 1
    assert page.locator(".ask h2").inner_text() == asked, "no finger has answered"


def test_a_phone_folds_the_table(visit: Visit) -> None:
    page = visit(**PHONE)
    at(page, 4, "Move", 60)
    strip, tabs, sheet = page.locator(".strip"), page.locator(".tabs button"), page.locator(".ask")
    expect(strip.locator("b")).to_have_count(4)
    expect(tabs).to_have_text(["Board", "Mine", "Others", "Log"])
    low, bar = sheet.bounding_box(), page.locator(".tabs").bounding_box()
    assert low
    assert bar
    assert abs(low["y"] + low["height"] - bar["y"]) <= 1
    assert bar["y"] + bar["height"] == 844
    expect(page.locator("#mine")).to_be_hidden()
    expect(page.locator(".opponent")).to_have_count(3)
    expect(page.locator(".opponent").first).to_be_hidden()
    tabs.nth(1).tap()
    expect(page.locator("#mine")).to_be_visible()
    expect(page.locator(".window")).to_be_hidden()
    tabs.nth(2).tap()
    expect(page.locator(".opponent").first).to_be_visible()
    expect(sheet).to_be_in_viewport(ratio=WHOLE)
    tabs.nth(3).tap()
    expect(page.locator("#log")).to_be_visible()
    strip.tap()
    expect(page.locator("dialog[open]")).to_contain_text("Score sheet")


def test_a_phone_goes_to_what_is_asked_about(visit: Visit) -> None:
    page = visit(**PHONE)
    at(page, 3, "PlaceContract", 10)
    expect(page.locator(".tabs [aria-pressed='true']")).to_have_text("Mine")
    expect(page.locator("#mine .can").first).to_be_in_viewport(ratio=WHOLE)
    at(page, 3, "SignContract", 10)
    expect(page.locator(".tabs [aria-pressed='true']")).to_have_text("Board")
    expect(page.locator(f"{BOARD} .can").first).to_be_in_viewport(ratio=WHOLE)


def test_tips_say_what_a_thing_does(visit: Visit) -> None:
    page = visit()
    at(page, 4, "Move", 60)
    tip = page.locator(".tip")

    def told(selector: str, nth: int, words: str) -> None:
        page.mouse.move(0, 0)
        expect(tip).to_have_count(0)
        page.mouse.move(*middle(page.locator(selector).nth(nth)))
        expect(tip).to_contain_text(words)

    told(".mine .told", 0, "the most money wins")
    told(".mine .told", 1, "At the end it is worth")
    told(".mine .told", 2, "moves an investor one space towards")
    told(".mine .told", 4, "moves a collector one space towards")
    told(".mine .secret", 0, "for the works exhibited then")
    told(".mine .secret", 1, "for the works sold")
    told(".mine [data-place='reputation-0-0']", 0, "for each VIP")
    told(".mine [data-place='contract-0-0']", 0, "A contract placed here brings a brown ticket")
    told(".opponent [data-tells='money']", 0, "the most money wins")
    told(".opponent [data-tells='reputation']", 0, "for each VIP")
    told(".opponent [data-tells='commission']", 0, "discover")
