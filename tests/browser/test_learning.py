"""What helps to learn a game: guided first games, drawn examples, a log that points, a score sheet that explains."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.playing import answer, mouse
from browser.positions import GAMES, early_and_late
from browser.test_pages import WEB, objections, solo
from browser.visiting import Visit, create, go_on

GUIDED = [name for name in GAMES if (WEB / "src" / "games" / name / "guide.en.md").exists()]
WRITTEN = [name for name in GAMES if (WEB / "src" / "games" / name / "rules.en.md").exists()]


@pytest.mark.parametrize("name", GUIDED)
def test_a_guided_first_game_speaks_at_its_moments_and_never_blocks(visit: Visit, name: str) -> None:
    page = visit("/")
    page.locator("article", has_text=GAMES[name].title).get_by_role("button", name="Learn by playing").click()
    title = page.locator("section.guide h2")
    first = title.inner_text()
    assert objections(page) == []
    page.get_by_role("button", name="Got it").click()
    expect(title).not_to_have_text(first)
    second = title.inner_text()
    page.reload()
    expect(title).to_have_text(second)
    page.get_by_role("button", name="FR", exact=True).click()
    expect(title).not_to_have_text(second)
    french = title.inner_text()
    page.locator(".ask.mine").wait_for()
    answer(page, mouse(page))
    expect(title.or_(page.locator("section.guide:not(.open)")).first).not_to_have_text(french)


def test_the_guide_points_without_covering_and_can_be_left(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seats = [{"who": "me"}, {"who": "bot"}]
    page.goto(f"/table/{create(page, seats, game='gallerist')}?guide=1")
    page.locator(".ask.mine").wait_for()
    page.get_by_role("button", name="Got it").tap()
    pointed = page.locator("[data-guided]")
    expect(pointed).to_have_count(1)
    boxes = [page.locator(what).bounding_box() for what in ("section.guide", ".ask")]
    assert boxes[0] is not None
    assert boxes[1] is not None
    below = boxes[0]["y"] >= boxes[1]["y"] + boxes[1]["height"] - 1
    above = boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"] + 1
    assert below or above
    page.get_by_role("button", name="Skip the guide").tap()
    expect(pointed).to_have_count(0)
    page.reload()
    page.locator(".ask.mine").wait_for()
    expect(page.locator("section.guide.open")).to_have_count(0)


@pytest.mark.parametrize("name", WRITTEN)
def test_rules_pages_are_drawn_in_both_languages_and_at_night(visit: Visit, name: str) -> None:
    page = visit(f"/rules/{name}", locale="fr-FR", color_scheme="dark")
    page.locator("section h2").first.wait_for()
    drawings = page.locator("figure .drawing")
    drawings.first.wait_for()
    for drawing in drawings.all():
        expect(drawing.locator("> *").first).to_be_attached()
        box = drawing.bounding_box()
        assert box is not None
        assert box["height"] > 40
    assert objections(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("name", list(GAMES))
def test_the_log_lights_up_and_leads_back_and_the_score_sheet_explains_itself(visit: Visit, name: str) -> None:
    page = visit()
    page.goto(f"/table/{go_on(page, early_and_late(name, 3)[1])}")
    page.locator(".ask.mine").wait_for()
    lines, lit = page.locator("#log .line"), 0
    for at in range(min(40, lines.count())):
        lines.nth(at).focus()
        if page.locator("[data-lit]").count():
            lit += 1
    assert lit > 0
    page.locator(".brand").focus()
    expect(page.locator("[data-lit]")).to_have_count(0)
    lines.nth(5).click()
    expect(page.locator(".ask")).to_contain_text(re.compile("Earlier position"))
    every_line_of_the_score_sheet_explains_itself(page)


def test_a_purchase_lights_up_the_artist_and_the_works_of_the_buyer(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{go_on(page, early_and_late('bioutifoul', 3)[1])}")
    page.locator(".ask.mine").wait_for()
    bought = page.locator("#log .line", has_text=re.compile(" buys? "))
    bought.first.focus()
    expect(page.locator(".ratings .artist[data-lit]")).to_have_count(1)
    mounted = page.locator("#log .line", has_text=re.compile("exhibition"))
    for at in range(mounted.count()):
        mounted.nth(at).focus()
        if page.locator("[data-about^='exhibition:'][data-lit]").count():
            break
    else:
        raise AssertionError("no exhibition was lit")


def every_line_of_the_score_sheet_explains_itself(page: Page) -> None:
    page.get_by_role("button", name="FR", exact=True).click()
    page.get_by_role("button", name="Feuille de score").click()
    lines = page.locator("dialog[open] li details")
    lines.nth(3).wait_for()
    assert lines.count() == page.locator("dialog[open] .sheet li").count()
    lines.first.locator("summary").click()
    expect(lines.first.locator("p")).to_be_visible()
    assert len(lines.first.locator("p").inner_text()) > 20


def test_a_click_or_a_key_finishes_what_moves(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    solo(page)
    moving = "document.getAnimations().filter((each) => each.playState === 'running').length"
    page.evaluate(
        "window.slow = document.querySelector('#board').animate([{ opacity: 0.9 }, { opacity: 1 }], 60000) && 1"
    )
    assert page.evaluate(moving) >= 1
    page.keyboard.press("Shift")
    page.wait_for_function(f"() => {moving} === 0")
