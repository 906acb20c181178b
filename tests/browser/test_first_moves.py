"""From the first page to the first move, by mouse, keys and touch; and games with the table in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.playing import mouse, until_over
from browser.visiting import PHONE, Visit, create
from vernissage.games import games

MASTERS = "article:has-text('Masters Gallery')"


def no_sideways_scroll(page: Page) -> None:
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [width, width]


def test_three_clicks_from_the_first_page_to_the_first_move(visit: Visit) -> None:
    page = visit("/")
    clicks = 0
    page.click(f"{MASTERS} >> text=Play now")
    clicks += 1
    page.locator("#board .can").first.wait_for()
    page.locator("#board .can").first.click(position={"x": 20, "y": 14})
    clicks += 1
    # a bot that goes first may begin with a simultaneous turn
    moved = page.locator(".log li", has_text=re.compile("Blue (plays|has chosen)"))
    expect(moved.or_(page.locator(".sure")).first).to_be_visible()
    if page.locator(".sure").count():
        page.click(".sure")
        clicks += 1
    expect(moved.first).to_be_visible()
    assert clicks <= 3


def test_from_the_first_page_to_the_first_move_by_keys_in_french(visit: Visit) -> None:
    page = visit("/", locale="fr-FR")
    page.locator(MASTERS).wait_for()
    reached = page.locator(f"{MASTERS} button:focus")
    for _ in range(40):
        page.keyboard.press("Tab")
        if reached.count():
            break
    page.keyboard.press("Enter")
    page.locator(".ask.mine").wait_for()
    expect(page.locator(".ask h2")).to_contain_text("choisissez une carte", ignore_case=True)
    page.keyboard.press("1")
    moved = page.locator(".log li", has_text=re.compile("Bleu (joue|a choisi)"))
    expect(moved.or_(page.locator(".sure")).first).to_be_visible()
    if page.locator(".sure").count():
        page.keyboard.press("Enter")
    expect(moved.first).to_be_visible()


def test_a_phone_switches_language_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit("/", locale="fr-FR", **PHONE)
    no_sideways_scroll(page)
    page.tap(f"{MASTERS} >> text=Jouer maintenant")
    page.locator(".ask.mine").wait_for()
    no_sideways_scroll(page)
    expect(page.locator(".ask h2")).to_contain_text("choisissez", ignore_case=True)
    page.tap(".lang button:text('EN')")
    expect(page.locator(".ask h2")).to_contain_text("choose a card", ignore_case=True)
    expect(page.locator(".tabs")).to_contain_text("Rules")
    page.tap(".tabs button:nth-child(2)")
    expect(page.locator(".log ol")).to_contain_text("is dealt 13 cards")
    page.tap(".tabs button:nth-child(1)")
    no_sideways_scroll(page)


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_every_game_is_played_with_the_table_in_words(visit: Visit, game: str) -> None:
    """As every game without a board of its own is played; the shortest one to its end."""
    page = visit()
    page.evaluate("localStorage.setItem('vernissage', JSON.stringify({ words: true, lang: 'en' }))")
    id = create(page, [{"who": "me"}, {"who": "bot"}], game=game)
    page.goto(f"/table/{id}")
    page.locator(".ask.mine").wait_for()
    expect(page.locator(".panels .panel").nth(3)).to_be_attached()
    whole = game == "masters-gallery"
    assert until_over(page, mouse(page), 2000 if whole else 15).turns >= 15
    if whole:
        expect(page.locator(".end .winner")).to_contain_text("win")
