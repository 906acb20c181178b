"""How a person plays a whole game: by mouse, by keys alone, or by touch."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

CHOOSABLE = "#board .can"
ANSWER = ".answers .answer:not(.calm):not(.sure)"
CONFIRM = ".answers .sure"
SHEET = "dialog[open] footer .button"
PATIENCE = 120.0

STATE = """() => ({
    over: document.querySelector('.end') !== null,
    sheet: document.querySelector('dialog[open] footer .button') !== null,
    confirm: document.querySelector('.answers .sure') !== null,
    board: document.querySelectorAll('#board .can').length,
    answers: document.querySelectorAll('.answers .answer:not(.calm):not(.sure):not(:disabled)').length,
    forward: document.querySelector('.answers .calm') !== null,
    asked: document.querySelector('.ask h2')?.textContent ?? '',
    sent: document.querySelector('.answers button:disabled') !== null,
})"""


def until_over(page: Page, turn: Callable[[dict[str, object], int], None]) -> int:
    """Take turns until the game is over; how many there were."""
    turns = 0
    start = time.monotonic()
    while time.monotonic() - start < PATIENCE:
        state = page.evaluate(STATE)
        if state["over"]:
            return turns
        if state["sent"] or not (state["sheet"] or state["confirm"] or state["answers"] or state["forward"]):
            page.wait_for_timeout(30)
            continue
        with contextlib.suppress(TooLate):  # the page may change between the look and the click
            turn(state, turns)
            turns += 1
    raise AssertionError(f"the game did not end: {page.evaluate(STATE)}")


def by_mouse(page: Page, look: Callable[[str], None] | None = None) -> int:
    """Clicks on glowing cards, on answers where nothing glows, on sheets and confirmations."""

    def turn(state: dict[str, object], number: int) -> None:
        if state["sheet"]:
            if look:
                look("round")
            page.click(SHEET)
        elif state["confirm"]:
            page.click(CONFIRM, timeout=3000)
        elif state["answers"] and state["board"] and number % 4:
            page.locator(CHOOSABLE).last.click(position={"x": 20, "y": 14}, timeout=3000)
        elif state["answers"]:
            page.locator(ANSWER).last.click(timeout=3000)
        else:
            page.evaluate("document.querySelector('.answers .calm')?.click()")

    return until_over(page, turn)


def by_keys(page: Page) -> int:
    """Number keys and arrows, Enter and F; no pointer at all."""

    def turn(state: dict[str, object], number: int) -> None:
        if state["sheet"] or state["confirm"]:
            page.keyboard.press("Enter")
        elif state["answers"] and state["board"] and number % 3 == 0:
            page.keyboard.press("b" if number % 2 else "ArrowRight")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.wait_for_timeout(30)
            after = page.evaluate(STATE)
            if after["asked"] == state["asked"] and after["answers"] and not after["sent"]:
                page.keyboard.press("1")
        elif state["answers"]:
            page.keyboard.press("1")
        else:
            page.keyboard.press("f")

    return until_over(page, turn)


def by_touch(page: Page) -> int:
    """Taps, on a narrow screen."""

    def turn(state: dict[str, object], number: int) -> None:
        if state["sheet"]:
            page.tap(SHEET)
        elif state["confirm"]:
            page.tap(CONFIRM, timeout=3000)
        elif state["answers"] and state["board"] and number % 3:
            page.locator(CHOOSABLE).first.tap(position={"x": 20, "y": 14}, timeout=3000)
        elif state["answers"]:
            page.locator(ANSWER).first.tap(timeout=3000)
        else:
            page.evaluate("document.querySelector('.answers .calm')?.click()")

    return until_over(page, turn)
