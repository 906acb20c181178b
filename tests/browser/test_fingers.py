"""Fingers on the boards, with real touch events: a press reads and never plays, a pan opens nothing, a tap closes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.playing import STATE
from browser.positions import GAMES, refusing
from browser.visiting import PHONE, Visit, go_on, settled

HELD = 700
"""Milliseconds after which a finger that stays has stayed long; longer changes nothing."""

LONG_PRESS = 450
"""Milliseconds after which the page takes a finger for one that reads."""
STAYED = """(milliseconds) => {
    window.stayed = false;
    addEventListener('pointerdown', () => setTimeout(() => (window.stayed = true), milliseconds), { once: true });
}"""
TAKEN = """() => {
    window.taken = [];
    for (const name of ['pointerdown', 'pointercancel'])
        addEventListener(name, (event) => window.taken.push(event.timeStamp), { once: true, capture: true });
}"""

# A point of the first thing of a sort that is in sight, with nothing above it.
POINT = """(what) => {
    for (const thing of document.querySelectorAll(`#board ${what}`)) {
        thing.scrollIntoView({ block: 'center', inline: 'center' });
        const box = thing.getBoundingClientRect();
        const inside = box.left > 0 && box.right < innerWidth && box.top > 0 && box.bottom < innerHeight;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        if (inside && top && (thing === top || thing.contains(top))) return { x, y };
    }
    return null;
}"""


class Finger:
    """One finger on the glass, by the browser's own input."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._glass: CDPSession = page.context.new_cdp_session(page)

    def _send(self, what: str, *points: dict[str, float]) -> None:
        self._glass.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": list(points)})

    def down(self, point: dict[str, float]) -> None:
        self._send("touchStart", point)

    def move(self, point: dict[str, float]) -> None:
        self._send("touchMove", point)

    def up(self) -> None:
        self._send("touchEnd")

    def cancel(self) -> None:
        self._send("touchCancel")

    def tap(self, point: dict[str, float]) -> None:
        self.page.touchscreen.tap(point["x"], point["y"])  # down and up at once, however busy the machine is

    def stay(self, point: dict[str, float], milliseconds: int) -> None:
        """Go down, for so long as the page itself counts."""
        self.page.evaluate(STAYED, milliseconds)
        self.down(point)
        self.page.wait_for_function("() => window.stayed")

    def taken_away(self, point: dict[str, float]) -> bool:
        """Go down and be taken away by the browser; whether that was before the page took it for a long press."""
        self.page.evaluate(TAKEN)
        self.down(point)
        self.cancel()
        self.page.wait_for_function("() => window.taken.length > 1")
        down, gone = self.page.evaluate("window.taken")
        return bool(gone - down < LONG_PRESS)


@pytest.fixture(params=list(GAMES))
def table(request: pytest.FixtureRequest, visit: Visit) -> Page:
    page = visit(**PHONE)
    page.goto(f"/table/{go_on(page, refusing(request.param))}")
    page.locator(".ask.mine").wait_for()
    page.locator("#board .cannot").first.wait_for(state="attached")
    settled(page)
    return page


def at(page: Page, what: str) -> dict[str, float]:
    point: dict[str, float] | None = page.evaluate(POINT, what)
    assert point, f"no {what} in sight"
    return point


def asked(page: Page) -> tuple[int, bool]:
    """Where the game is, and whether an answer is being weighed."""
    state = page.evaluate(STATE)
    return state["seq"], state["confirm"]


@contextmanager
def no_answer(page: Page) -> Iterator[None]:
    """Whatever happens inside is no answer."""
    before = asked(page)
    yield
    page.wait_for_timeout(200)
    assert asked(page) == before


def test_a_finger_reads_without_playing_and_pans_without_reading(table: Page) -> None:
    page, finger, tip = table, Finger(table), table.locator(".tip")
    line = page.locator(".ask").bounding_box()
    assert line is not None
    away = {"x": line["x"] + 2, "y": line["y"] + 2}  # where nothing is
    refused = at(page, ".cannot")
    with no_answer(page):
        finger.down(refused)
        expect(tip).to_be_visible()  # a press reads
        finger.up()
        page.wait_for_timeout(HELD)
        expect(tip).to_be_visible()  # and it can be read in peace
        finger.tap(away)
        expect(tip).to_have_count(0)  # until a tap anywhere
        finger.tap(refused)
        expect(tip).to_be_visible()  # a tap asks why not
        finger.tap(refused)
        expect(tip).to_have_count(0)
    with no_answer(page):  # a press that moves, and one that is taken away
        finger.down(refused)
        for step in range(8):
            finger.move({"x": refused["x"] + (step % 2), "y": refused["y"] - 4 * (step + 1)})
            page.wait_for_timeout(HELD // 8)
        expect(tip).to_have_count(0)
        finger.up()
        while not finger.taken_away(at(page, ".cannot")):
            finger.tap(away)
        page.wait_for_timeout(HELD)
        expect(tip).to_have_count(0)
    with no_answer(page):  # a tip that is open when the finger moves on
        refused = at(page, ".cannot")
        finger.down(refused)
        expect(tip).to_be_visible()
        finger.move({"x": refused["x"] + 40, "y": refused["y"]})
        finger.move({"x": refused["x"] + 60, "y": refused["y"]})
        expect(tip).to_have_count(0)
        finger.up()
    for hold in (
        LONG_PRESS + 10,
        HELD,
    ):  # letting go after a long press never plays, also where the browser still calls it a tap
        with no_answer(page):
            finger.stay(at(page, ".can"), hold)
            finger.up()
        finger.tap(away)


def test_a_tip_that_a_finger_opened_closes_by_answering(table: Page) -> None:
    page, tip = table, table.locator(".tip")
    before = asked(page)[0]
    given = "before => Number(document.querySelector('.ask').dataset.seq) > before"
    Finger(page).tap(at(page, ".cannot"))
    expect(tip).to_be_visible()
    page.keyboard.press("1")
    page.wait_for_function(f"before => document.querySelector('.answers .sure') || ({given})(before)", arg=before)
    if page.locator(".answers .sure").count():
        page.keyboard.press("Enter")
    page.wait_for_function(given, arg=before)
    expect(tip).to_have_count(0)
