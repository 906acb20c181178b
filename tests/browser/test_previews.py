"""What an answer would change is shown at the answer, by mouse, by keys and by finger, and nothing moves for it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.test_fingers import HELD, Finger
from browser.visiting import PHONE, Visit, go_on, settled
from vernissage import Match
from vernissage.table.waiting import Waiting

SCREENS = [(1440, 900), (1024, 768)]


def foreseen(name: str, kind: str) -> tuple[str, Waiting, int]:
    """A record in which the first seat is asked a question, what it is, and which answer changes its numbers."""
    for seed in range(60):
        match, chance = Match(name, seats=3, seed=seed), random.Random(seed)
        while not match.finished and len(match.answers) < 300:
            asked = match.waiting()[0]
            changing = [at for at, option in enumerate(asked.options) if option.preview.changes and not option.final]
            if asked.seat == 0 and asked.kind == kind and changing:
                return match.record().write(), asked, changing[0]
            match.answer(asked.seat, chance.choice(asked.options).choice)
    raise AssertionError(f"no game of {name} comes to {kind}")


def places(page: Page) -> Any:
    """Where the question line and the board are."""
    return page.evaluate(
        """() => ['.ask', '#board'].map((what) => {
          const { left, top, width, height } = document.querySelector(what).getBoundingClientRect();
          return [left, top, width, height];
        })"""
    )


def told(page: Page, asked: Waiting, at: int) -> None:
    """The tip names every number that would change, from and to."""
    rows = page.locator(".tip dl")
    for place, then in asked.options[at].preview.changes:
        line, now = asked.figures[place]
        expect(rows).to_contain_text(asked.say(line, "en"))
        expect(rows).to_contain_text(f"{now} → {then}".replace("-", "−"))


def answer(page: Page, at: int) -> Locator:
    """The button of an answer in the line, unfolded if it has to be."""
    button = page.locator(f".ask .answer[data-at='{at}']")
    button.wait_for(state="attached")
    settled(page)
    if page.locator(f".ask .rest .answer[data-at='{at}']").count():
        page.locator(".ask .more:not(.none)").click()
    return button


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize(("name", "kind"), [("bioutifoul", "TakeAction"), ("masters-gallery", "SecondFaceUp")])
def test_an_answer_shows_what_it_would_change_under_the_pointer(
    visit: Visit, screen: tuple[int, int], name: str, kind: str
) -> None:
    record, asked, at = foreseen(name, kind)
    page = visit(viewport={"width": screen[0], "height": screen[1]})
    page.goto(f"/table/{go_on(page, {'record': record})}")
    page.locator(".ask.mine").wait_for()
    settled(page)
    before = places(page)
    answer(page, at).hover()
    told(page, asked, at)
    assert places(page) == before


def test_the_thing_on_the_board_shows_it_too_and_then_it_happens(visit: Visit) -> None:
    record, asked, at = foreseen("bioutifoul", "TakeAction")
    page = visit(viewport={"width": 1440, "height": 900})
    page.goto(f"/table/{go_on(page, {'record': record})}")
    target = asked.options[at].target
    assert target is not None
    thing = page.locator(f"#board [data-target='{target[0]}:{target[1]}'].can").first
    thing.hover()
    told(page, asked, at)
    changes = {asked.figures[place][0].id: then for place, then in asked.options[at].preview.changes}
    with page.expect_response(lambda reply: reply.url.split("?")[0].endswith("/answers")):
        thing.click()
    if "figure-gold" in changes:
        expect(page.locator("#mine .who p").first).to_contain_text(f"{changes['figure-gold']} gold")


def test_keys_alone_show_it_and_the_answer_is_described_by_it(visit: Visit) -> None:
    record, asked, at = foreseen("bioutifoul", "TakeAction")
    page = visit(viewport={"width": 1440, "height": 900})
    page.goto(f"/table/{go_on(page, {'record': record})}")
    button = answer(page, at)
    page.locator(".ask").press("Tab")
    for _ in range(40):
        if button.evaluate("(node) => node === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(button).to_be_focused()
    told(page, asked, at)
    expect(button).to_have_attribute("aria-describedby", "tip")
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)


def test_a_finger_that_stays_on_an_answer_reads_it_and_gives_none(visit: Visit) -> None:
    record, asked, at = foreseen("bioutifoul", "TakeAction")
    page = visit(**PHONE)
    page.goto(f"/table/{go_on(page, {'record': record})}")
    button = answer(page, at)
    button.scroll_into_view_if_needed()
    settled(page)
    before, seq = places(page), page.locator(".ask").get_attribute("data-seq")
    box = button.bounding_box()
    assert box is not None
    finger = Finger(page)
    finger.down({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
    page.wait_for_timeout(HELD)
    told(page, asked, at)
    finger.up()
    assert places(page) == before
    expect(page.locator(".ask")).to_have_attribute("data-seq", seq or "")
