"""Clocks in the page: at every person's seat, counted without a request, silent, and urgent when short."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.test_pages import objections
from browser.visiting import PHONE, Visit, create, origin

SEATS = [{"who": "me", "name": "Ada"}, {"who": "open"}, {"who": "bot"}]


def timed(ada: Page, hugo: Page, game: str) -> str:
    """A live table of Ada's and Hugo's; its id."""
    timing = {"kind": "live", "bank": 600, "increment": 10}
    table = create(ada, SEATS, game=game, public=True, timing=timing)
    for page, what, body in ((hugo, "seats", {"name": "Hugo"}), (ada, "ready", {})):
        reply = page.request.post(f"/api/tables/{table}/{what}", data=body, headers={"origin": origin(page)})
        assert reply.ok, reply.text()
    return table


def clock(page: Page, seat: int) -> str:
    """What the clock of a seat shows, the first that can be seen."""
    shown = page.locator(f'[data-clock="{seat}"]').filter(visible=True).first
    shown.wait_for()
    return shown.inner_text()


def test_every_person_has_a_clock_that_is_silent_at_a_desk_and_on_a_phone(visit: Visit) -> None:
    ada, hugo = visit("/rules/bioutifoul"), visit("/rules/bioutifoul", locale="fr-FR", **PHONE)
    table = timed(ada, hugo, "bioutifoul")
    for page in (ada, hugo):
        page.goto(f"/table/{table}")
        page.locator(".ask").wait_for()
        assert all(clock(page, seat).count(":") == 1 for seat in (0, 1))
        assert page.locator('[data-clock="2"]').count() == 0, "a bot has none"
        above = "xpath=ancestor-or-self::*[@aria-live='polite' or @role='status']"
        assert page.locator("[data-clock]").locator(above).count() == 0
        assert objections(page) == []
    expect(hugo.locator('.ask [data-clock="1"]')).to_be_in_viewport()  # beside the question: never scrolled away
    assert ada.locator(".ask [data-clock]").count() == 0, "at a desk the scores stand beside the board"


def test_a_clock_leaves_the_name_of_an_opponent_whole_on_a_phone(visit: Visit) -> None:
    ada, hugo = visit(locale="fr-FR", **PHONE), visit()
    table = timed(ada, hugo, "masters-gallery")
    ada.goto(f"/table/{table}")
    clock(ada, 1)
    name = ada.locator('#others [data-seat="1"] header bdi')
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth"), "a bot's is longer, a person's is not"


def test_a_clock_counts_by_itself_and_is_urgent_when_short(visit: Visit) -> None:
    ada, hugo = visit("/rules/bioutifoul"), visit("/rules/bioutifoul")
    table = timed(ada, hugo, "bioutifoul")
    ada.clock.install()
    ada.goto(f"/table/{table}")
    running = ada.locator(".running[data-clock]").first
    running.wait_for()
    asked: list[str] = []
    ada.on("request", lambda request: asked.append(request.url))
    before = running.inner_text()
    ada.clock.fast_forward(5_000)
    expect(running).not_to_have_text(before)
    assert asked == []
    assert ada.locator(".urgent").count() == 0
    ada.route_web_socket("**/ws*", lambda socket: None)
    ada.clock.fast_forward(480_000)
    expect(ada.locator(".urgent[data-clock]").first).to_be_visible()
