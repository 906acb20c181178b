"""Talk in real browsers: two who play and one who watches, on a desk and on a phone, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.test_pages import objections
from browser.visiting import PHONE, Visit, create, origin

LINE = "#talk-line"
NASTY = "<img src=x onerror=alert(1)> \u202ehttps://evil.example/x"


def say(page: Page, text: str) -> None:
    page.fill(LINE, text)
    page.press(LINE, "Enter")
    expect(page.locator(LINE)).to_have_value("")


def lines(page: Page) -> list[str]:
    return page.locator(".talk .words").all_inner_texts()


def open_talk(page: Page, tab: str = "") -> None:
    """Show the talk, where the log is; on a phone behind its tab."""
    if tab:
        page.locator(".tabs").get_by_role("button", name=tab).tap()
    page.locator("#log-title").get_by_role("button", name="Talk").or_(
        page.locator("#log-title").get_by_role("button", name="Conversation")
    ).click()
    page.locator(".talk").wait_for()


def company(visit: Visit, phone: dict[str, Any]) -> tuple[Page, Page, Page, str]:
    """Ada at a desk, Benoît on a phone and in French, and Chiara who watches."""
    ada = visit("/")
    table = create(ada, [{"who": "me", "name": "Ada"}, {"who": "open"}], public=True)
    ada.goto(f"/table/{table}")
    benoit = visit("/", locale="fr-FR", **phone)
    sat = benoit.request.post(f"/api/tables/{table}/seats", data={"name": "Benoît"}, headers={"origin": origin(benoit)})
    assert sat.ok, sat.text()
    benoit.goto(f"/table/{table}")
    chiara = visit(f"/table/{table}")
    for page in (ada, benoit, chiara):
        page.locator(".masters").wait_for()
    return ada, benoit, chiara, table


def box(page: Page, what: str) -> dict[str, float]:
    found = page.locator(what).first.bounding_box()
    assert found is not None
    return {name: float(found[name]) for name in ("x", "y", "width", "height")}


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    return beside or one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1


def test_two_play_and_one_watches(visit: Visit, tmp_path: Path) -> None:
    ada, benoit, chiara, _ = company(visit, PHONE)
    for page in (ada, benoit, chiara):
        expect(page.locator(".ask")).to_be_visible()
    ada.keyboard.press("t")
    expect(ada.locator(LINE)).to_be_focused()
    say(ada, "Hello, Benoît")
    open_talk(chiara)
    say(chiara, "Ada holds two Monets")
    # On the phone the tab counts what has not been read.
    expect(benoit.locator(".tabs sup")).to_have_text("1")
    open_talk(benoit, "Journal")
    assert lines(benoit) == ["Hello, Benoît"]
    expect(benoit.locator(".talk")).to_contain_text("Le public parle à part")
    benoit.get_by_role("button", name="Bien joué").tap()
    expect(ada.locator(".talk .words").first).to_have_text("Well played!")
    assert lines(ada) == ["Well played!", "Hello, Benoît"]
    expect(chiara.locator(".talk .words")).to_have_count(3)
    # Words are shown as they are, and nothing of them is a link or markup.
    say(chiara, NASTY)
    expect(chiara.locator(".talk .words").first).to_have_text(NASTY.replace("\u202e", ""))
    assert chiara.locator(".talk .words a, .talk .words img").count() == 0
    # Her first words gave her a key: her own lines are hers, with nothing to mute or report.
    expect(chiara.get_by_role("button", name="What can be done about")).to_have_count(2)
    # The line is read to whoever cannot see it.
    expect(ada.locator("p.unseen[role=log]").first).to_contain_text("Benoît")
    # It covers neither the question nor the cards.
    for page in (ada, chiara):
        assert apart(box(page, ".talk"), box(page, ".ask"))
        assert apart(box(page, ".talk"), box(page, "#board"))
    assert apart(box(benoit, ".talk"), box(benoit, ".ask"))
    for name, page in (("desk", ada), ("phone", benoit), ("watching", chiara)):
        page.screenshot(path=tmp_path / f"{name}.png")
        assert objections(page) == []
    ada.get_by_role("button", name="Light or dark").click()
    expect(ada.locator("html")).to_have_attribute("data-theme", "dark")
    ada.screenshot(path=tmp_path / "dark.png")
    assert objections(ada) == []


def test_mute_and_report(visit: Visit) -> None:
    ada, benoit, chiara, table = company(visit, {})
    open_talk(benoit)
    open_talk(ada)
    say(benoit, "C’est nul")
    ada.locator(".talk .words").wait_for()
    ada.get_by_role("button", name="What can be done about Benoît’s line").click()
    ada.get_by_role("button", name="Report").click()
    ada.get_by_label("It is insulting or threatening").check()
    ada.get_by_label("In your words").fill("he is rude")
    assert objections(ada) == []
    ada.get_by_role("button", name="Tell the operator").click()
    expect(ada.get_by_text("The operator of this house will read it")).to_be_visible()
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="What can be done about Benoît’s line").click()
    ada.get_by_role("button", name="Mute this person").click()
    expect(ada.locator(".talk .gone")).to_contain_text("Muted.")
    say(benoit, "encore")
    expect(ada.locator(".talk .gone")).to_have_count(2)
    assert lines(ada) == []
    ada.reload()
    ada.locator(".masters").wait_for()
    open_talk(ada)
    expect(ada.locator(".talk .gone")).to_have_count(2)
    ada.get_by_role("button", name="Read again").first.click()
    expect(ada.locator(".talk .words")).to_have_text(["encore", "C’est nul"])


@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, {"width": 1024, "height": 768}], ids=str)
def test_a_table_of_bots_has_no_talk_and_one_without_talk_neither(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/", viewport=size)
    alone = create(page, [{"who": "me", "name": "Ada"}, {"who": "bot"}])
    page.goto(f"/table/{alone}")
    page.locator(".masters").wait_for()
    assert page.locator("#log-title").get_by_role("button", name="Talk").count() == 0
    quiet = create(page, [{"who": "me"}, {"who": "open"}], talk=False, public=True)
    page.goto(f"/table/{quiet}")
    expect(page.get_by_label("People may talk at this table")).not_to_be_checked()
    other = visit("/")
    other.request.post(f"/api/tables/{quiet}/seats", data={"name": "B"}, headers={"origin": origin(other)})
    page.locator(".masters").wait_for()
    assert page.locator("#log-title").get_by_role("button", name="Talk").count() == 0
