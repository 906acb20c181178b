"""How the boards look, measured: words large enough and apart, nothing axe objects to, pages that are light."""

from __future__ import annotations

import gzip
from typing import Literal

import pytest
from playwright.sync_api import Page, Response, expect

from browser.labels import least, objections_to_words, words_on
from browser.positions import GAMES, early_and_late
from browser.test_boards import LONG
from browser.test_pages import objections
from browser.visiting import Visit, go_on, go_to, settled

every_game = pytest.mark.parametrize("name", list(GAMES))
WINDOWS = ((1280, 800), (1440, 900), (1920, 1080), (390, 844))
GAME_PAGE = 250 * 1024
SEATS = 4


def look_at(page: Page, body: dict[str, object]) -> None:
    """Go to a table as it was at a moment."""
    id = go_on(page, body)
    go_to(page, f"/table/{id}")
    page.wait_for_url(f"**/table/{id}")
    page.locator(".ask.mine").wait_for()
    settled(page)


@every_game
def test_words_are_large_enough_and_keep_apart(visit: Visit, name: str) -> None:
    page = visit()
    wrong: dict[str, list[str]] = {}
    for when, body in zip(("early", "late"), early_and_late(name, SEATS), strict=True):
        page.set_viewport_size({"width": 1440, "height": 900})
        look_at(page, body)
        for lang in ("EN", "FR") if LONG else ("EN",) if when == "early" else ("FR",):
            page.set_viewport_size({"width": 1440, "height": 900})
            page.get_by_role("button", name=lang, exact=True).click()
            expect(page.locator("html")).to_have_attribute("lang", lang.lower())
            settled(page)
            assert len(words_on(page)) > 10
            for width, height in WINDOWS:
                page.set_viewport_size({"width": width, "height": height})
                settled(page)
                wrong[f"{when} {lang} {width}"] = objections_to_words(page, least(name))
    assert {place: found for place, found in wrong.items() if found} == {}


@every_game
def test_axe_objects_to_nothing_on_the_board(visit: Visit, name: str) -> None:
    page = visit()
    wrong = {}
    looks: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for theme, body in zip(looks, early_and_late(name, SEATS), strict=True):
        page.emulate_media(color_scheme=theme)
        look_at(page, body)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        wrong[theme] = objections(page)
    assert wrong == {"light": [], "dark": []}


@every_game
def test_the_page_of_a_game_is_light(visit: Visit, name: str) -> None:
    page = visit()
    id = go_on(page, early_and_late(name, SEATS)[0])
    loaded: list[Response] = []
    page.on("response", lambda reply: loaded.append(reply))
    page.goto(f"/table/{id}")
    page.locator(".ask.mine").wait_for()
    page.wait_for_load_state("networkidle")
    weights = {
        reply.url.rsplit("/", 1)[1]: len(gzip.compress(reply.body(), 9))
        for reply in loaded
        if reply.url.endswith((".js", ".css"))
    }
    assert 20_000 < sum(weights.values()) <= GAME_PAGE, weights
