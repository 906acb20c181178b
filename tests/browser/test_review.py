"""The review of a game at its table, as somebody uses it: asked for at the end, looked through, tried otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.serving import ROOT, open_house
from browser.test_pages import objections
from browser.visiting import PHONE, Visit, go_on, sideways
from review.finished import ending


@pytest.fixture(scope="module")
def reviewing(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house that reviews with little effort."""
    with open_house(tmp_path_factory.mktemp("reviews") / "house.sqlite3", ROOT, "--review-effort", "0.01") as address:
        yield address


def finished(page: Page) -> str:
    """A table where a short game of two is over, with this visitor in the first seat; its id."""
    return go_on(page, {"record": ending("masters-gallery", 2, 8).record().write()})


def test_somebody_reviews_a_game_at_its_end(visit: Visit, reviewing: str) -> None:
    """Asked for with a click; the worst answer leads to its board, by mouse and by keys; a game goes on from there."""
    page = visit(base=reviewing)
    table = finished(page)
    page.goto(f"/table/{table}")
    page.get_by_role("link", name="Review this game").click()
    expect(page).to_have_url(re.compile(f"/table/{table}/review$"))
    expect(page.get_by_role("status").filter(has_text="The review is done.")).to_be_attached()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    assert objections(page) == []

    worst = page.locator(".review .answers .answer").first
    given, better = worst.locator(".what > :not(.unseen)").all_inner_texts()
    worst.click()
    told = page.get_by_role("region", name=re.compile("lost$"))
    expect(told).to_contain_text("which leaves a chance to win of")
    expect(told.locator("dd").first).to_contain_text(given)
    expect(told.locator("dd").last).to_contain_text(better.removeprefix("→ "))
    expect(page.locator("#board [data-given], #board [data-better]").first).to_be_attached()
    assert objections(page) == []
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(page.locator("[data-given], [data-better]")).to_have_count(0)

    marks = page.get_by_role("group", name=re.compile("^Chances to win")).get_by_role("button")
    marks.first.focus()
    page.keyboard.press("Enter")
    expect(told).to_be_visible()
    page.get_by_text("The chances in numbers").click()
    expect(page.get_by_role("row").filter(has_text="100%").last).to_be_visible()

    told.get_by_role("button", name="Try it from here").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(".ask")).to_be_visible()


def test_whoever_has_the_link_reads_a_review_on_a_phone_in_french_at_night(visit: Visit, reviewing: str) -> None:
    ada = visit(base=reviewing)
    table = finished(ada)
    ada.goto(f"/table/{table}/review?begin")
    expect(ada.get_by_role("status").filter(has_text="The review is done.")).to_be_attached()
    page = visit(f"/table/{table}/review", base=reviewing, locale="fr-FR", color_scheme="dark", **PHONE)
    expect(page.get_by_role("heading", name="Ce que cette partie enseigne")).to_be_visible()
    expect(page.get_by_role("button", name="Analyser cette partie")).to_have_count(0)
    assert not sideways(page)
    page.locator(".review .answers .answer").first.tap()
    told = page.get_by_role("region", name=re.compile("perdus$"))
    expect(told).to_contain_text("de chances de gagner")
    expect(told.get_by_role("button", name="Essayer à partir d’ici")).to_be_visible()
    assert not sideways(page)
    assert objections(page) == []


def test_a_review_that_nobody_asked_for_says_who_may(visit: Visit, reviewing: str) -> None:
    ada = visit(base=reviewing)
    page = visit(f"/table/{finished(ada)}/review", base=reviewing)
    expect(page.get_by_text("Nobody has had this game reviewed yet; whoever played it can.")).to_be_visible()
    expect(page.get_by_role("button", name="Review this game")).to_have_count(0)
