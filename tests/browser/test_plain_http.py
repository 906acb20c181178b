"""A house on the local network, on plain HTTP: browsers keep functions from such pages, and all goes without."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.playing import STATE, answer, mouse
from browser.positions import GAMES
from browser.serving import NAME
from browser.test_company import play
from browser.visiting import Visit

CREATE = """async (game) => (await (await fetch('/api/tables', {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats: [{ who: 'me', name: 'Ada' }, { who: 'bot' }], pace: 0, public: false }),
})).json()).id"""


@pytest.fixture
def base(house: str) -> str:
    """The same house under a name that is not this machine's own."""
    return f"http://{NAME}:{urlsplit(house).port}"


def pasted(page: Page) -> str:
    """What was copied last, pasted into a field."""
    page.evaluate("document.body.append(Object.assign(document.createElement('input'), { id: 'pasted' }))")
    page.locator("#pasted").focus()
    page.keyboard.press("Control+v")
    expect(page.locator("#pasted")).not_to_have_value("")
    text = page.locator("#pasted").input_value()
    page.evaluate("document.querySelector('#pasted').remove()")
    return text


def test_friends_meet_by_a_copied_link_and_play(visit: Visit, base: str) -> None:
    ada = visit("/new/masters-gallery", base=base)
    assert ada.evaluate("[isSecureContext, typeof crypto.randomUUID, typeof navigator.clipboard]") == [
        False,
        "undefined",
        "undefined",
    ]
    ada.get_by_role("button", name="Remove the seat 3").click()
    ada.locator("ol li").nth(1).locator("select").first.select_option("open")
    ada.get_by_role("button", name="Start the game").click()
    ada.get_by_role("button", name="Copy the link").click()
    expect(ada.get_by_role("button", name="Copied")).to_be_visible()
    link = pasted(ada)
    assert link.startswith(f"{base}/table/")
    assert "?join=" in link
    benoit = visit(link.removeprefix(base), base=base)
    benoit.get_by_label("Your name").fill("Benoît")
    benoit.get_by_role("button", name="Take a seat").click()
    for page in (ada, benoit):
        page.locator(".masters").wait_for()
    assert play([ada, benoit], 6) >= 6
    ada.get_by_role("button", name="Menu").click()
    ada.locator("dialog[open]").get_by_role("button", name="Copy a link for spectators").click()
    expect(ada.locator("dialog[open]").get_by_role("button", name="Copied")).to_be_visible()
    ada.keyboard.press("Escape")
    assert pasted(ada) == f"{base}{urlsplit(ada.url).path}"
    ada.locator(".log").get_by_role("button", name="History").click()
    ada.get_by_role("button", name="One step back").click()
    ada.get_by_role("button", name="Copy a link to this position").click()
    expect(ada.get_by_role("button", name="Copied")).to_be_visible()
    assert "?at=" in pasted(ada)


@pytest.mark.parametrize("name", [name for name in GAMES if name != "masters-gallery"])
def test_every_game_begins_and_takes_answers_back(visit: Visit, base: str, name: str) -> None:
    page = visit("/", base=base)
    page.goto(f"/table/{page.evaluate(CREATE, name)}")
    page.locator(".ask.mine").wait_for()
    for _ in range(4):
        answer(page, mouse(page))
    page.locator(".undo:not(:disabled)").wait_for()
    before = page.evaluate(STATE)["seq"]
    page.locator(".undo").click()
    page.wait_for_function("before => Number(document.querySelector('.ask').dataset.seq) > before", arg=before)
    assert page.locator(".ask .problem").count() == 0
