"""What just happened, as a person sees it: marked on the board, told above the line, the rule beside the table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import STATE, answer, mouse, touch, until_over
from browser.positions import GAMES, refusing
from browser.test_pages import objections
from browser.visiting import PHONE, Visit, create, go_on, settled, sideways


def seated(visit: Visit, game: str, bots: int = 2, **options: object) -> Page:
    """A page at a table with bots, when it is asked something."""
    page = visit(**options)
    id = create(page, [{"who": "me", "name": "Anna"}, *[{"who": "bot"}] * bots], game=game)
    page.goto(f"/table/{id}")
    page.locator(".ask.mine").wait_for()
    return page


# In one look: between two of them a bot may move.
TOLD = """() => ({
    marked: [...document.querySelectorAll('#board [data-last]')].map((one) => one.dataset.last),
    lines: document.querySelectorAll('.log .since').length,
    above: [...document.querySelectorAll('.log li[data-event]:has(~ .since)')].map((one) =>
        [one.dataset.event, one.querySelector('.line').textContent]),
})"""


@pytest.mark.parametrize("game", list(GAMES))
def test_what_the_others_did_is_marked_and_stands_above_the_line(visit: Visit, game: str) -> None:
    page = seated(visit, game)
    for _ in range(40):
        answer(page, mouse(page))
        told = page.evaluate(TOLD)
        if told["marked"] and told["lines"]:
            break
    assert {"1", "2"} >= set(told["marked"]) != set()
    assert told["lines"] == 1
    above: dict[str, list[str]] = {}
    for event, line in told["above"]:
        above.setdefault(event, []).append(line)
    assert above
    # Where cards are turned up together one's own is among them: that is nobody's own doing.
    assert not [lines for lines in above.values() if all(line.startswith("Anna") for line in lines)]


def test_a_phone_tells_above_the_board_what_has_happened_and_leads_to_the_log(visit: Visit) -> None:
    page = seated(visit, "masters-gallery", **PHONE)
    told = page.locator("button.told")
    high = told.bounding_box()
    while "Since your turn" not in told.inner_text():
        answer(page, touch(page))
    assert told.bounding_box() == high, "the board stands still"
    board = page.locator("#board").bounding_box()
    assert high is not None
    assert board is not None
    assert board["y"] >= high["y"] + high["height"], "it covers nothing"
    assert not sideways(page)
    assert objections(page) == []
    said = told.text_content() or ""
    told.tap()
    expect(page.locator("ol#log")).to_be_visible()
    expect(page.locator(".log .since")).to_be_in_viewport()
    assert any(line.strip() and line.strip() in said for line in page.locator(".log li .line").all_text_contents())
    page.get_by_role("button", name="Table", exact=True).tap()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(told).to_be_hidden()


def test_the_headline_says_what_was_done_while_bots_play(visit: Visit) -> None:
    page = visit()
    id = create(page, [{"who": "bot"}, {"who": "bot"}, {"who": "bot"}], game="bioutifoul", pace=900)
    page.goto(f"/table/{id}")
    said = page.locator(".ask h2")
    latest = page.locator(".log li.latest .line").first
    for _ in range(3):
        page.wait_for_function(
            """() => {
                const line = document.querySelector('.log li.latest .line')?.textContent?.trim();
                return line && document.querySelector('.ask h2')?.textContent?.trim() === line;
            }"""
        )
    expect(said).not_to_be_empty()
    expect(latest).not_to_be_empty()


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
def test_the_rule_opens_beside_the_table_at_its_heading(visit: Visit, options: dict[str, Any]) -> None:
    page = seated(visit, "masters-gallery", **options)
    address = page.url
    link = page.locator(".ask a", has_text="The rule").first
    link.wait_for()  # the rules are read after the table
    if options:
        link.tap()
    else:
        page.keyboard.press("?")
    rules = page.locator("section.rules")
    expect(rules).to_be_visible()
    named = rules.locator(".named h2")
    expect(named).to_be_in_viewport()
    assert page.url == address
    expect(rules.locator(".close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.locator(".ask.mine")).to_be_visible()
    if not options:
        page.click(".ask a:text('The rule')")
        expect(named).to_be_in_viewport()
        page.click("section.rules a:text('All rules')")
        page.wait_for_url("**/rules/masters-gallery**")


def test_a_round_lies_under_its_sheet_and_the_last_one_on_the_table(visit: Visit) -> None:
    page = seated(visit, "masters-gallery", 1)
    cards = "document.querySelectorAll('#board .works .card').length"
    turn, sheets = mouse(page), 0

    def look(state: dict[str, object], tries: int) -> str:
        nonlocal sheets
        if state["sheet"]:
            sheets += 1
            page.wait_for_function(f"() => {cards} >= 5")  # the round that is counted lies on the table
        return turn(state, tries)

    until_over(page, look)
    assert sheets == 3
    page.wait_for_function(f"() => {cards} >= 5")
    assert page.evaluate(STATE)["over"]


def test_a_name_is_asked_for_once_and_gently(visit: Visit) -> None:
    page = visit("/")
    field = page.get_by_label("What shall the others call you?")
    field.fill("Zoé")
    page.click("article:has-text('Masters Gallery') >> text=Play now")
    page.locator(".ask.mine").wait_for()
    expect(page.locator("#mine h2 bdi")).to_have_text("Zoé")
    page.goto("/")
    page.locator("article").first.wait_for()
    expect(field).to_have_count(0)
    other = visit("/")
    other.click("text=Not now")
    expect(other.get_by_label("What shall the others call you?")).to_have_count(0)
    other.reload()
    other.locator("article").first.wait_for()
    expect(other.get_by_label("What shall the others call you?")).to_have_count(0)


def test_set_up_explains_itself(visit: Visit) -> None:
    page = visit("/new/gallerist", locale="fr-FR")
    level = page.get_by_label("Niveau du jeu solo")
    expect(level).to_be_visible()
    assert page.locator("option", has_text=re.compile("^apprentice$")).count() == 0
    expect(page.locator("label", has=level).locator("small")).to_contain_text("première partie en solo")
    level.select_option("master")
    expect(page.locator("label", has=level).locator("small")).to_contain_text("Le plus difficile")


def test_a_refusal_shows_the_rule_in_french(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    page.goto(f"/table/{go_on(page, refusing('gallerist'))}")
    page.locator("#board [aria-disabled=true]").first.focus()  # without a pointer before: then it shows its focus
    note = page.locator("aside.tip small").first
    expect(note).to_be_visible()
    pages = Path(__file__).parents[2] / "docs" / "rules" / "fr" / "gallerist.md"
    shown = (note.text_content() or "").split(" (")[0].strip()
    assert shown in pages.read_text("utf-8")


def test_names_of_bots_break_between_words_only(visit: Visit) -> None:
    page = seated(visit, "bioutifoul", 5)
    settled(page)
    broken = page.evaluate(
        """() => [...document.querySelectorAll('#scores bdi')].filter((name) => {
            const range = document.createRange();
            const text = name.firstChild;
            return text.textContent.split(' ').some((word) => {
                const at = text.textContent.indexOf(word);
                range.setStart(text, at);
                range.setEnd(text, at + word.length);
                return range.getClientRects().length > 1;
            });
        }).map((name) => name.textContent)"""
    )
    assert broken == []
