"""The Gallerist's board: panning, dragging, previews, notices, Lacerda, secrets, speed; `test_boards` plays games."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.playing import ANSWER
from browser.visiting import PHONE, Visit, go_on, settled
from vernissage import Match
from vernissage.games.gallerist.view import View

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
BOARD = ".ga .main"
POINT = """at => {
    const all = [...document.querySelectorAll('#board .can')];
    const target = all[at % all.length];
    if (!target) return null;
    target.scrollIntoView({ block: 'nearest' });
    const box = target.getBoundingClientRect();
    const [x, y] = [box.left + 20, box.top + 14];
    const hit = document.elementFromPoint(x, y)?.closest('.can') === target;
    return { x, y, hit, what: target.getAttribute('aria-label') };
}"""
Test = Callable[[View, Any], bool]


def company(seats: int) -> list[dict[str, Any]]:
    return [{"who": "me", "name": "Ada"}, *({"who": "bot", "level": "sketch"} for _ in range(seats - 1))]


def scene(seats: int, kind: str, least: int, test: Test = lambda view, asked: True) -> str:
    """A record in which the first seat is asked a question of a kind, after so many answers or more."""
    for seed in range(60):
        match, chance = Match("gallerist", seats=seats, seed=seed, names=NAMES[:seats]), random.Random(seed)
        answers = 0
        while match.waiting():
            asked = match.waiting()[0]
            if answers >= least and asked.seat == 0 and asked.kind == kind and test(match.view(0), asked):
                return match.record().write()
            match.answer(asked.seat, chance.choice([option.choice for option in asked.options]))
            answers += 1
    raise AssertionError(f"no game comes to {kind}")


def at(page: Page, seats: int, kind: str, least: int = 0, test: Test = lambda view, asked: True) -> str:
    """A table in the middle of a game; its id."""
    table = go_on(page, {"record": scene(seats, kind, least, test), "seats": company(seats)})
    page.goto(f"/table/{table}")
    page.locator(BOARD).wait_for(state="attached")
    page.locator(".ask.mine").wait_for()
    settled(page)
    return table


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, to: tuple[float, float]) -> None:
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(to[0] - 9, to[1] - 9, steps=4)
    page.mouse.move(*to)
    page.mouse.up()


def test_the_board_pans_and_zooms_and_draws_nothing_anew(visit: Visit) -> None:
    page = visit()
    at(page, 4, "Move", 60)
    board = page.locator(BOARD)
    whole = board.get_attribute("style")
    asked = page.locator(".ask h2").inner_text()
    page.evaluate(
        """() => {
            window.changed = 0;
            new MutationObserver((all) => (window.changed += all.length)).observe(document.querySelector('.ga .main'),
                { subtree: true, childList: true, characterData: true });
        }"""
    )
    page.mouse.move(*middle(page.locator(".window")))
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    expect(board).not_to_have_attribute("style", whole or "")
    closer = board.get_attribute("style") or ""
    drag(page, page.locator(f"{BOARD} .can").first, (400, 400))
    expect(board).not_to_have_attribute("style", closer)
    assert page.locator(".ask h2").inner_text() == asked, "a drag is no answer"
    page.keyboard.press("+")
    page.keyboard.press("-")
    page.keyboard.press("0")
    expect(board).to_have_attribute("style", whole or "")
    assert page.evaluate("window.changed") == 0
    for _ in range(5):
        page.keyboard.press("+")
    page.keyboard.press("b")
    page.keyboard.press("End")
    inside = """() => {
        const box = document.activeElement.getBoundingClientRect();
        const room = document.querySelector('.window').getBoundingClientRect();
        return box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
    }"""
    page.wait_for_function(inside)  # what has the focus is in sight


def test_a_visitor_is_dragged_with_a_ticket(visit: Visit) -> None:
    page = visit()
    at(page, 2, "MoveVisitors", 20, lambda view, asked: any(o.choice >= 12 for o in asked.options[:-1]))
    events = page.locator("#log li").first.inner_text()
    thing = page.locator("[data-target^='visitor:1'].can").last
    drag(page, thing, middle(page.locator(".ask h2")))
    assert page.locator("#log li").first.inner_text() == events, "dropped elsewhere it stays"
    drag(page, thing, middle(page.locator("[data-place='lobby-0']")))
    expect(page.locator("#log li").first).to_contain_text("from the Plaza to the lobby")


def test_an_assistant_is_dragged_to_the_market(visit: Visit) -> None:
    page = visit()
    at(page, 3, "MakeOffer", 10, lambda view, asked: view.players[0].desks > 0)
    offer = page.locator("[data-target^='offer_space:'].can").first
    drag(page, page.locator("[data-drag='assistant']").first, middle(offer))
    expect(page.locator("[data-target^='offer_space:'].can")).to_have_count(0)


def test_paying_is_asked_in_place_with_what_changes(visit: Visit) -> None:
    page = visit()
    at(page, 3, "Pay", 20, lambda view, asked: asked.options[0].choice == 0)
    ways = page.locator(".chooser .can")
    assert ways.count() == page.locator(ANSWER).count() > 1
    money, influence = (page.locator(".mine .N").nth(i).text_content() or "" for i in range(2))
    assert ways.first.locator(".change").all_inner_texts()[0].startswith(money)
    assert ways.nth(1).locator(".change").all_inner_texts()[1].startswith(influence)
    expect(page.locator(".ghost")).to_have_count(ways.count() - 1)
    asked = page.locator(".ask h2").inner_text()
    page.locator(".chooser .back").click()
    expect(page.locator(".ask h2")).not_to_have_text(asked)
    expect(page.locator(".chooser")).to_have_count(0)


def test_what_cannot_be_chosen_says_why(visit: Visit) -> None:
    page = visit()
    at(page, 3, "Move", 30)
    page.locator("[data-target^='location:'].cannot").first.hover()
    expect(page.locator(".tip")).to_contain_text("choose another location")


def test_a_kicked_out_player_is_told_in_place(visit: Visit) -> None:
    page = visit()
    at(page, 3, "KickedOut", 10)
    expect(page.locator(".kicked")).to_contain_text("kicks you out of the")
    phone = visit(context=None, **PHONE)
    at(phone, 3, "KickedOut", 10)
    expect(phone.locator(".kicked")).to_be_visible()


def test_lacerda_is_shown_and_his_move_explained(visit: Visit) -> None:
    page = visit()
    at(page, 1, "Move", 40)
    lacerda = page.locator(".lacerda")
    expect(lacerda).to_contain_text("His last move")
    expect(lacerda).to_contain_text("Lacerda moves to the")
    expect(lacerda.locator("li")).to_have_count(4)
    assert page.locator(f"{BOARD} [style*='--seat-4']").count() >= 1


def test_opponents_open_and_keep_their_secrets(visit: Visit) -> None:
    page = visit()
    table = at(page, 4, "Move", 60)
    expect(page.locator(".opponent")).to_have_count(3)
    expect(page.locator(".secret")).to_have_count(2)
    page.locator(".opponent svg").first.click()
    expect(page.locator("dialog[open] .halves")).to_be_visible()
    expect(page.locator("dialog[open] .secret")).to_have_count(0)
    page.keyboard.press("Escape")
    stranger = visit(f"/table/{table}")
    stranger.locator(BOARD).wait_for()
    expect(stranger.locator(".opponent")).to_have_count(4)
    expect(stranger.locator(".secret, #mine")).to_have_count(0)
