"""How a person plays, by mouse, keys or touch: what glows on the board, and answers only where nothing does."""

from __future__ import annotations

import contextlib
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

ANSWER = ".answers .answer:not(.calm):not(.sure)"
CONFIRM = ".answers .sure"
MORE = ".answers .more"
SHEET = "dialog[open] footer .button"
PATIENCE = 300.0
"""Seconds in which nothing new is asked until that is a failure; the machine may be busy."""

STATE = """() => ({
    over: document.querySelector('.end') !== null,
    sheet: document.querySelector('dialog[open] footer .button') !== null,
    confirm: document.querySelector('.answers .sure') !== null,
    board: document.querySelectorAll('#board .can, .beside .can').length,
    answers: document.querySelectorAll('.answers .answer:not(.calm):not(.sure):not(:disabled)').length,
    forward: document.querySelector('.answers .calm') !== null,
    mine: document.querySelector('.ask.mine') !== null,
    kind: document.querySelector('.ask')?.dataset.kind ?? '',
    seq: Number(document.querySelector('.ask')?.dataset.seq ?? -1),
    sent: document.querySelector('.answers button:disabled') !== null,
})"""

# A point of something that glows where nothing lies above it; overlapping cards are hit where they show.
POINT = """(wanted) => {
    const glowing = [...document.querySelectorAll('#board .can, .beside .can')];
    for (let i = 0; i < glowing.length; i++) {
        const thing = glowing[(wanted + i) % glowing.length];
        let box = thing.getBoundingClientRect();
        if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
            thing.scrollIntoView({ block: 'center', inline: 'center' });
            box = thing.getBoundingClientRect();
        }
        for (const v of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const u of [0.5, 0.25, 0.75, 0.08, 0.92]) {
            const [x, y] = [box.left + u * box.width, box.top + v * box.height];
            const top = document.elementFromPoint(x, y);
            if (top && (thing === top || thing.contains(top)) && top.closest('.can') === thing) return { x, y };
        }
    }
    return null;
}"""


def until(page: Page, true: Callable[[], bool]) -> None:
    """Look again and again until something is true that no single look at the page can tell."""
    start = time.monotonic()
    while not true():
        assert time.monotonic() - start < PATIENCE, page.evaluate(STATE)
        page.wait_for_timeout(20)


Turn = Callable[[dict[str, Any], int], str]


@dataclass
class Played:
    """A game or a part of one: how many turns, and by which means each kind of question was answered."""

    turns: int = 0
    means: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))


def until_over(page: Page, turn: Turn, most: int = 2000) -> Played:
    """Take turns until the game is over, or so many of them."""
    played = Played()
    take_turns(page, turn, played, lambda state: played.turns >= most)
    return played


def answer(page: Page, turn: Turn) -> None:
    """Give an answer, by a second press where the first one does not reach it, until the next one is asked for."""
    before = page.evaluate(STATE)["seq"]
    take_turns(page, turn, Played(), lambda state: state["seq"] > before and state["mine"] and not state["sent"])


def take_turns(page: Page, turn: Turn, played: Played, enough: Callable[[dict[str, Any]], bool]) -> None:
    """Take turns until the game is over, or until it is enough."""
    moved = time.monotonic()
    tries, last, shown = 0, -1, -1
    while time.monotonic() - moved < PATIENCE:
        state = page.evaluate(STATE)
        if state["seq"] != shown:
            moved, shown = time.monotonic(), state["seq"]
        if (state["over"] and not state["sheet"]) or enough(state):
            return
        if state["sent"] or not (state["sheet"] or state["confirm"] or state["answers"] or state["forward"]):
            page.wait_for_timeout(20)
            continue
        if state["forward"] and not (state["sheet"] or state["confirm"] or state["answers"]):
            forward(page)  # others play, for as long as they need
            continue
        tries = tries + 1 if state["seq"] == last else 0
        last = state["seq"]
        assert tries < 40, f"no answer is taken: {state}"
        with contextlib.suppress(TooLate):  # the page may change between the look and the click
            means = turn(state, tries)
            if means:
                played.turns += 1
                played.means[state["kind"]].add(means)
    raise AssertionError(f"the game did not end: {page.evaluate(STATE)}")


def forward(page: Page) -> str:
    """Let the bots hurry; no answer to anything."""
    page.evaluate("document.querySelector('.answers .calm:not([aria-pressed=true])')?.click()")
    page.wait_for_timeout(20)
    return ""


def in_line(page: Page, number: int, tap: Callable[[str], None] | None = None) -> None:
    """Give an answer by its button (-1: the last); one that found no room in the row lies one step away."""
    press = tap or (lambda what: page.click(what, timeout=3000))
    wanted = f"{ANSWER} >> nth={number}"
    for last in (*[False] * 20, True):  # the row may still be finding out what fits
        try:
            if not page.locator(wanted).is_visible():
                press(MORE)
            press(wanted)
            return
        except TooLate:
            if last:
                raise


def pointing(
    page: Page, press: Callable[[float, float], None], tap: Callable[[str], None], look: Callable[[str], None] | None
) -> Turn:
    """Somebody with a pointer: presses what glows, an answer only where nothing does."""

    def turn(state: dict[str, Any], tries: int) -> str:
        if state["sheet"]:
            if look:
                look("round")
            tap(SHEET)
        elif state["confirm"]:
            tap(CONFIRM)
        elif not state["answers"]:
            return forward(page)
        else:
            point = page.evaluate(POINT, state["seq"] * 7 + tries) if state["board"] and tries < 20 else None
            if point:
                press(point["x"], point["y"])
                return "board"
            in_line(page, state["seq"] % state["answers"], tap)
            return "line"
        return ""

    return turn


def mouse(page: Page, look: Callable[[str], None] | None = None) -> Turn:
    """A turn by mouse."""
    return pointing(page, page.mouse.click, lambda what: page.click(what, timeout=3000), look)


def touch(page: Page) -> Turn:
    """A turn by taps."""
    return pointing(page, page.touchscreen.tap, lambda what: page.tap(what, timeout=3000), None)


def keys(page: Page) -> Turn:
    """A turn by keys: B and the arrows lead to what glows, Enter chooses; numbers where nothing glows."""

    def turn(state: dict[str, Any], tries: int) -> str:
        if state["sheet"] or state["confirm"]:
            page.keyboard.press("Enter")
            return ""
        if not state["answers"]:
            page.keyboard.press("f")
            page.wait_for_timeout(20)
            return ""
        if state["board"] and tries < 20:
            page.keyboard.press("b")
            page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[(state["seq"] + tries) % 4])
            if not page.evaluate("document.activeElement?.matches('.can') ?? false"):
                page.keyboard.press("b")
            page.keyboard.press("Enter")
            return "board"
        page.keyboard.press(str(1 + state["seq"] % min(9, state["answers"])))
        return "line"

    return turn


def by_mouse(page: Page, look: Callable[[str], None] | None = None) -> Played:
    """A whole game by mouse."""
    return until_over(page, mouse(page, look))


def answer_one(page: Page, turn: Turn, kind: str) -> str:
    """Answer the question of a kind that is asked now; by which means it went."""
    seen, means, tries, start = page.evaluate(STATE)["seq"], "", 0, time.monotonic()
    while tries < 40 and time.monotonic() - start < PATIENCE:
        state = page.evaluate(STATE)
        if state["seq"] != seen and not state["sent"]:  # people who come and go are changes too
            if means and not page.locator(".ask .problem").count():
                return means
            seen = state["seq"]
        if state["sent"] or not (state["confirm"] or state["answers"]):
            page.wait_for_timeout(20)
            continue
        assert state["kind"] == kind, state
        tries += 1
        with contextlib.suppress(TooLate):
            means = turn(state, tries - 1) or means
    raise AssertionError(f"no answer to {kind} is taken: {page.evaluate(STATE)}")


def undo(page: Page, kind: str) -> None:
    """Go back to the question of a kind: alone with bots nobody has to agree."""
    before = page.evaluate(STATE)["seq"]
    page.locator(".undo").click()

    def back() -> bool:
        state = page.evaluate(STATE)
        return bool(state["seq"] > before and state["kind"] == kind and not state["sent"])

    until(page, back)
