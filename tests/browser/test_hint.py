"""A hint at the table: the best answer, marked on the board, how good the next ones are, and how sure that is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from browser.playing import answer, mouse
from browser.positions import GAMES, asked_each_kind
from browser.test_pages import objections
from browser.visiting import PHONE, Visit, create, go_on, sideways

WORDS = {
    "en-US": ("Menu", "Hint", "A bot would choose", r"\d+% to win, [\d,]+ tr(y|ies)$", r"is \d+% sure\.$"),
    "fr-FR": (
        "Menu",
        "Conseil",
        "Un bot choisirait",
        r"\d+\u202f% de chances de gagner, [\d\u202f]+ essais?$",
        r"est sûr à \d+\u202f%\.$",
    ),
}
KINDS = {"gallerist": "Move", "art-society": "Hang", "masters-gallery": "PlayCard", "bioutifoul": "TakeAction"}
"""Questions about things on the board."""


def ask(page: Page) -> None:
    """Wish for a hint."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Hint", exact=True).click()


@pytest.mark.parametrize("locale", WORDS)
def test_a_hint_tells_the_best_answers(visit: Visit, locale: str) -> None:
    menu, hint, choice, chances, sure = WORDS[locale]
    page = visit(locale=locale)
    page.goto(f"/table/{create(page, [{'who': 'me', 'name': 'Ada'}, {'who': 'bot'}, {'who': 'bot'}])}")
    page.locator("#board .can").first.wait_for()
    page.get_by_role("button", name=menu, exact=True).click()
    page.get_by_role("button", name=hint, exact=True).click()
    told = page.get_by_role("status").filter(has_text=choice)
    expect(told.get_by_role("listitem").first).to_have_text(re.compile(chances))
    best = told.get_by_role("listitem").first.inner_text()
    expect(told.locator("p").first).to_contain_text(re.split(r"\u00a0?: ", best)[0])
    expect(told.locator("p").last).to_have_text(re.compile(sure))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_is_marked_on_the_board_until_it_is_answered(visit: Visit, game: str) -> None:
    page = visit()
    page.goto(f"/table/{go_on(page, {'record': asked_each_kind(game)[KINDS[game]]})}")
    page.locator("#board .can").first.wait_for()
    ask(page)
    told = page.get_by_role("region", name="Hint")
    expect(told.get_by_role("listitem").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    marked = page.locator("#board [data-better]")
    expect(marked.or_(page.locator(".answers .hinted")).first).to_be_attached()
    said = told.inner_text()
    assert objections(page) == []
    told.get_by_role("button", name="Close").click()
    expect(marked).to_have_count(0)
    ask(page)
    expect(told.get_by_role("listitem").first).to_be_visible()
    assert told.inner_text() == said, "two hints at one position agree"
    answer(page, mouse(page))
    expect(told).to_have_count(0)
    expect(marked).to_have_count(0)


def test_a_hint_that_is_refused_says_why_and_fits_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    page.goto(f"/table/{create(page, [{'who': 'me', 'name': 'Ada'}, {'who': 'bot'}])}")
    page.locator("#board .can").first.wait_for()

    def none_left(route: Route) -> None:
        route.fulfill(status=429, json={"status": 429, "code": "error-quota", "text": "Enough for today."})

    page.route("**/hints*", none_left)
    ask(page)
    told = page.get_by_role("region", name="Hint")
    expect(told).to_contain_text("Enough for today.")
    page.unroute("**/hints*")
    told.get_by_role("button", name="Close").tap()
    ask(page)
    expect(told.get_by_role("listitem").first).to_be_visible()
    assert not sideways(page)
    assert objections(page) == []
