"""The board of The Gallerist: whole games by what glows, panning, dragging, opponents' boards, kicked-out notices, Lacerda."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import ANSWER, CHOOSABLE, CONFIRM, SHEET, by_keys, by_touch, until_over
from browser.visiting import Visit, create, origin
from vernissage import Match

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
BOARD = ".ga .main"


def company(seats: int) -> list[dict[str, Any]]:
    return [{"who": "me", "name": "Ada"}, *({"who": "bot", "level": "sketch"} for _ in range(seats - 1))]


def sit(page: Page, seats: int) -> None:
    page.goto(f"/table/{create(page, company(seats), game='gallerist')}")
    page.locator(BOARD).wait_for()


def by_glow(page: Page) -> int:
    """Clicks on what glows, in turn the first, the last and one between; on answers only where nothing glows."""

    def turn(state: dict[str, Any], number: int) -> None:
        if state["sheet"]:
            page.click(SHEET)
        elif state["confirm"]:
            page.click(CONFIRM, timeout=3000)
        elif state["board"]:
            at = (0, state["board"] - 1, state["board"] // 2)[number % 3]
            page.locator(CHOOSABLE).nth(at).click(position={"x": 20, "y": 14}, timeout=3000)
        elif state["answers"]:
            page.locator(ANSWER).nth(number % int(state["answers"])).click(timeout=3000)
        else:
            page.evaluate("document.querySelector('.answers .calm')?.click()")

    return until_over(page, turn)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_game_by_what_glows(visit: Visit, seats: int) -> None:
    page = visit()
    sit(page, seats)
    assert by_glow(page) > 20
