"""The lobby: two people find each other, a third sees it live; an invitation tells what is played; a live game asks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.test_pages import objections
from browser.visiting import PHONE, Visit, create

LIVE = {"kind": "live", "bank": 600, "increment": 10}


def look_for(page: Page, game: str = "Masters Gallery") -> None:
    """Look for a game of two, without a clock and without bots."""
    page.get_by_label("Which game?").select_option(label=game)
    for count in ("3", "4", "5"):
        page.locator(".find").get_by_role("button", name=count, exact=True).click()
    page.get_by_label("Fill up with bots").uncheck()
    page.locator(".find").get_by_role("button", name="Find me a game").click()


def test_two_people_find_each_other_and_a_third_sees_it(visit: Visit) -> None:
    watcher = visit("/tables", **PHONE)
    ada, ben = visit("/"), visit("/tables")
    look_for(ada)
    expect(ada.get_by_text("Looking for people")).to_be_visible()
    expect(watcher.get_by_text("One person is looking for a game now")).to_be_visible()
    look_for(ben)
    ben.wait_for_url("**/table/*")
    ada.wait_for_url("**/table/*")
    assert ada.url == ben.url
    path = ada.url[ada.url.index("/table/") :]
    expect(watcher.locator(f'a[href="{path}"]')).to_contain_text("Watch")
    ada.locator("#board").wait_for()


def test_looking_ends_with_a_click_and_with_the_page(visit: Visit) -> None:
    ada, other = visit("/"), visit("/tables")
    look_for(ada, "Bioutifoul")
    expect(other.get_by_text("One person is looking")).to_be_visible()
    ada.get_by_role("button", name="Look no longer").press("Enter")
    expect(other.get_by_text("One person is looking")).to_have_count(0)
    look_for(ada, "Bioutifoul")
    expect(other.get_by_text("One person is looking")).to_be_visible()
    ada.get_by_role("link", name="Rules").first.click()
    expect(other.get_by_text("One person is looking")).to_have_count(0)


@pytest.mark.parametrize("look", ["light", "dark", "phone"])
def test_an_invitation_tells_what_is_played_and_a_live_game_asks_who_is_there(visit: Visit, look: str) -> None:
    how = PHONE if look == "phone" else {"color_scheme": look}
    ada = visit("/")
    id = create(ada, [{"who": "me", "name": "Ada"}, {"who": "open"}], timing=LIVE)
    ada.goto(f"/table/{id}")
    ada.get_by_text("Show the QR code").click()
    expect(ada.get_by_alt_text("The invitation as a QR code")).to_be_visible()
    ada.wait_for_function("() => document.querySelector('.qr')?.naturalWidth > 0")
    link = ada.get_by_label("Invite by link").input_value()
    ben = visit(link, **how)
    card = ben.locator(".gather dl")
    expect(card).to_contain_text("Masters Gallery")
    expect(card).to_contain_text("10:00 + 10 s")
    expect(card).to_contain_text("as in the box")
    assert objections(ben) == []
    ben.get_by_role("button", name="Take a seat").click()
    expect(ben.get_by_text("Is everybody there?")).to_be_visible()
    assert objections(ben) == []
    assert objections(ada) == []
    ada.get_by_role("button", name="I am ready").click()
    for page in (ada, ben):
        page.locator("#board").wait_for()


def test_my_turn_stands_above_everything(visit: Visit) -> None:
    ada = visit("/")
    create(ada, [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bo"}])
    ada.goto("/")
    first = ada.locator("main section").first
    expect(first.get_by_role("heading")).to_have_text("Your turn")
    titles = ada.locator(".games h3")
    expect(titles).to_have_text(["Masters Gallery", "Bioutifoul", "Art Society", "The Gallerist"])
    expect(ada.locator(".facts").first).to_have_text("20–30 min · easy · 153 rules")
    assert objections(ada) == []
