"""Ratings, somebody's page and the archive, as they are seen."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.serving import open_house
from browser.test_pages import objections
from browser.visiting import PHONE, Visit, sideways
from people.seasons import season
from vernissage.house.identity import hashed
from vernissage.house.names import skeleton
from vernissage.server.keys import COOKIE
from vernissage.server.store.store import Store

DATE = 1_780_000_000.0
TALL = """() => [...document.querySelectorAll('figure text')].map(
    (text) => text.getBBox().height * text.getScreenCTM().d)"""
"""How tall everything is that is written in a chart, in points of the screen."""
WIDE = {"viewport": {"width": 1024, "height": 768}}


@dataclass
class Seeded:
    """A house with a year of games behind it."""

    address: str
    keys: dict[str, str]

    def cookie(self, name: str) -> dict[str, str]:
        """What makes a browser somebody's."""
        return {"name": COOKIE, "value": self.keys[name], "url": self.address}


@pytest.fixture(scope="module")
def seeded(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seeded]:
    """Ada, Hugo and Zoë have played for a year; Hugo wants a page, and his name is his alone."""
    file = tmp_path_factory.mktemp("season") / "house.sqlite3"
    keys = {name: secrets.token_urlsafe(32) for name in ("Ada", "Hugo", "Zoë")}

    async def seed() -> None:
        store = Store(str(file))
        await store.open()
        for name, key in keys.items():
            await store.save_person(hashed(key), name, "en")
        await season(store, hashed(keys["Ada"]), hashed(keys["Hugo"]), hashed(keys["Zoë"]), DATE)
        await store.devices.reserve(hashed(keys["Hugo"]), "Hugo", skeleton("Hugo"))
        await store.ratings.open_page(hashed(keys["Hugo"]), "hugospageisopen2")
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # the browser's own loop runs in this one
        thread.submit(lambda: asyncio.run(seed())).result()
    with open_house(file) as address:
        yield Seeded(address, keys)


def no_scrolling(page: Page) -> None:
    """Nothing is wider than the screen."""
    assert not sideways(page)


def test_ada_opens_a_page_and_closes_it(visit: Visit, seeded: Seeded, browser: Browser) -> None:
    """She switches it on, a stranger sees it, and when she switches it off it is gone at once; all by keyboard."""
    ada = visit("/", base=seeded.address)
    ada.context.add_cookies([seeded.cookie("Ada")])  # type: ignore[list-item]
    ada.goto("/me")
    switch = ada.get_by_label("Others may see a page about me")
    expect(switch).to_be_enabled()
    expect(switch).not_to_be_checked()
    switch.focus()
    ada.keyboard.press("Space")
    link = ada.locator(".links a")
    path = str(link.get_attribute("href"))
    assert hashed(seeded.keys["Ada"]) not in path
    stranger = visit(path, base=seeded.address)
    expect(stranger.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(stranger.get_by_role("img", name=re.compile("From .* to .* in .* games"))).to_have_count(2)
    assert stranger.get_by_text("Private", exact=True).count() == 0
    ada.goto("/person/me")
    expect(ada.get_by_text("Private", exact=True)).to_have_count(1)
    ada.goto("/me")
    expect(ada.get_by_label("Others may see a page about me")).to_be_checked()
    ada.get_by_label("Others may see a page about me").focus()
    ada.keyboard.press("Space")
    expect(ada.locator(".links a")).to_have_count(0)
    stranger.reload()
    expect(stranger.get_by_role("alert")).to_contain_text("no such page")
    assert objections(stranger) == []


def test_the_archive_is_filtered_and_leads_to_replays(visit: Visit, seeded: Seeded) -> None:
    page = visit("/archive", base=seeded.address)
    games = page.get_by_role("link", name=re.compile("^Replay"))
    expect(games).to_have_count(13)  # one of fourteen was private
    page.locator(".filters select").nth(0).select_option(label="Bioutifoul")
    expect(games).to_have_count(6)
    page.locator(".filters select").nth(2).select_option(label="Without a clock")
    expect(games).to_have_count(2)
    page.locator(".filters input").first.fill("2999-01-01")
    expect(page.get_by_text("No such game yet")).to_be_visible()
    page.locator(".filters input").first.fill("")
    expect(games).to_have_count(2)
    assert page.get_by_role("link", name="Hugo").first.get_attribute("href") == "/person/hugospageisopen2"
    games.first.press("Enter")
    page.wait_for_url(re.compile(r"/table/season\d\d\?at=0"))
    expect(page.locator("section.history")).to_be_visible()


def test_the_games_with_an_opponent(visit: Visit, seeded: Seeded) -> None:
    """By the filter, or by how many they are; those with one person and no others."""
    page = visit("/person/hugospageisopen2", base=seeded.address)
    games = page.get_by_role("link", name=re.compile("^Replay"))
    expect(games).to_have_count(13)
    filter = page.locator(".filters select").nth(4)
    filter.select_option(label="Zoë")
    expect(games).to_have_count(4)
    expect(page.locator("ol bdi", has_text="Zoë")).to_have_count(4)
    filter.select_option(label="All")
    expect(games).to_have_count(13)
    row = page.get_by_role("row", name=re.compile("^Study"))
    row.get_by_role("button", name="Show the 5 games").press("Enter")
    expect(games).to_have_count(5)
    expect(filter).to_have_value("bot.study")
    expect(filter).to_be_in_viewport()


def test_a_name_that_is_somebodys_alone_has_a_sign(visit: Visit, seeded: Seeded) -> None:
    page = visit("/person/hugospageisopen2", base=seeded.address)
    expect(page.get_by_role("heading", level=1)).to_have_text("Hugo (this name is theirs alone)")
    page.goto("/archive")
    page.locator("ul .button").first.wait_for()
    signed = page.locator("ol li", has=page.locator(".unseen", has_text="theirs alone"))
    expect(signed).to_have_count(13)
    assert {name.strip() for name in signed.locator("bdi").all_inner_texts()} == {"Hugo"}


@pytest.mark.parametrize(("theme", "lang"), [("light", "en-US"), ("dark", "fr-FR")])
def test_nothing_is_objected_to(visit: Visit, seeded: Seeded, theme: str, lang: str) -> None:
    """Both pages and the switch, on a desktop, a tablet and a phone."""
    places = {"/archive": "ul .button", "/person/hugospageisopen2": "ul .button", "/me": ".links a"}
    sizes: tuple[dict[str, Any], ...] = ({}, WIDE, PHONE)
    for size in sizes:
        page = visit("/archive", base=seeded.address, locale=lang, color_scheme=theme, **size)
        page.context.add_cookies([seeded.cookie("Hugo")])  # type: ignore[list-item]
        for path, ready in places.items():
            page.goto(path)
            page.locator(ready).first.wait_for()
            assert objections(page) == []
            no_scrolling(page)
            assert min(page.evaluate(TALL), default=20) >= 13, "what stands in a chart can be read"
