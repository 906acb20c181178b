"""What comes and goes beside the game moves nothing on the board; what is offered on the first pages stands in line."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.test_pages import objections
from browser.visiting import PHONE, Visit, create, origin, settled

SIZES: dict[str, Any] = {
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "1024": {"viewport": {"width": 1024, "height": 768}},
    "phone": PHONE,
}
BOX = """(what) => {
    const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
}"""


def box(page: Page, what: str) -> list[int]:
    """Where something is on the page."""
    settled(page)
    found: list[int] = page.evaluate(BOX, what)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_a_note_moves_neither_the_board_nor_the_question(visit: Visit, size: str) -> None:
    """A bot plays on for Ada, by her own wish, until she comes back; the note is in sight, and can be pressed."""
    ada, hugo = visit("/", **SIZES[size]), visit("/")
    table = create(ada, [{"who": "me", "name": "Ada"}, {"who": "open"}], public=True)
    sat = hugo.request.post(f"/api/tables/{table}/seats", data={"name": "Hugo"}, headers={"origin": origin(hugo)})
    assert sat.ok, sat.text()
    ada.goto(f"/table/{table}")
    ada.locator(".masters").wait_for()
    before = [box(ada, what) for what in ("#board", ".ask")]
    asked = ada.request.put(
        f"/api/tables/{table}/seats/0/stand-in",
        data={"why": "wish", "level": "sketch"},
        headers={"origin": origin(ada)},
    )
    assert asked.ok, asked.text()
    back = ada.get_by_role("button", name="Play again myself")
    expect(back).to_be_in_viewport()
    after = [box(ada, what) for what in ("#board", ".ask")]
    assert [place[:3] for place in after] == [place[:3] for place in before]
    assert objections(ada) == []
    back.click()
    expect(back).to_have_count(0)
    assert [box(ada, what)[:3] for what in ("#board", ".ask")] == [place[:3] for place in before]


def test_a_name_beside_its_points_is_whole_when_somebody_is_away(visit: Visit) -> None:
    """The Gallerist has two columns of names, and says in few signs who answers."""
    ada, hugo = visit("/"), visit("/")
    table = create(ada, [{"who": "me", "name": "Ada"}, {"who": "open"}], game="gallerist", public=True)
    sat = hugo.request.post(f"/api/tables/{table}/seats", data={"name": "Hugo"}, headers={"origin": origin(hugo)})
    assert sat.ok, sat.text()
    ada.goto(f"/table/{table}")
    expect(ada.locator("#scores [data-presence='1'].away")).to_be_attached()
    settled(ada)
    cut = ada.evaluate(
        """() => [...document.querySelectorAll('#scores tbody bdi')]
            .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""
    )
    assert cut == []


def test_no_door_of_a_game_stands_alone_below_the_others(visit: Visit) -> None:
    """Three buttons in one line, in French in two; the rules are in the line of words below them."""
    for lang, lines in (("en-US", 1), ("fr-FR", 2)):
        page = visit("/", locale=lang, **SIZES["1440"])
        page.locator("article .doors").first.wait_for()
        rows = page.evaluate(
            """() => [...document.querySelectorAll('article .doors')].map(
                (doors) => new Set([...doors.children].map((door) => door.offsetTop)).size)"""
        )
        assert max(rows) <= lines, lang
        assert page.locator("article .doors > *").count() == 3 * len(rows)
        assert page.locator("article .beside a").count() == len(rows) == 4


def test_a_table_without_talk_is_one_checkbox(visit: Visit) -> None:
    page = visit("/new/masters-gallery")
    page.locator("ol li").nth(1).locator("select").first.select_option("open")
    page.get_by_label("No talk at this table").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_label("Invite by link")).to_be_visible()
    update = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert update["talk"] is False
