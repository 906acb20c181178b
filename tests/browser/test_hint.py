"""A hint at the table: what a bot would choose, and how good the best answers are."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.visiting import Visit, create

WORDS = {
    "en-US": ("Menu", "Hint", "A bot would choose", r"\d+% to win, [\d,]+ tr(y|ies)$"),
    "fr-FR": ("Menu", "Conseil", "Un bot choisirait", r"\d+\u202f% de chances de gagner, [\d\u202f]+ essais?$"),
}


@pytest.mark.parametrize("locale", WORDS)
def test_a_hint_tells_the_best_answers(visit: Visit, locale: str) -> None:
    menu, hint, choice, answer = WORDS[locale]
    page = visit(locale=locale)
    page.goto(f"/table/{create(page, [{'who': 'me', 'name': 'Ada'}, {'who': 'bot'}, {'who': 'bot'}])}")
    page.locator("#board .can").first.wait_for()
    page.get_by_role("button", name=menu, exact=True).click()
    page.get_by_role("button", name=hint, exact=True).click()
    told = page.get_by_role("status").filter(has_text=choice)
    expect(told.get_by_role("listitem").first).to_have_text(re.compile(answer))
    best = told.get_by_role("listitem").first.inner_text()
    expect(told.locator("p")).to_contain_text(re.split(r"\u00a0?: ", best)[0])
