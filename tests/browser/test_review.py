"""The review of a game at its table, as somebody uses it: asked for at the end, looked through, tried otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from browser.serving import ROOT, open_house
from browser.test_pages import objections
from browser.visiting import PHONE, Visit, go_on, sideways
from review.finished import ending, played
from vernissage.review.walk import Asked, walked


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
    expect(worst).to_be_focused()
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


MARKED = """() => [...document.querySelectorAll('[data-given], [data-better]')].map((thing) =>
    thing.parentElement.closest('[data-seat]')?.dataset.seat ?? '')"""
"""On whose boards something is marked; nothing for what is nobody's."""
CHANCES = [{"event": event, "chances": [0.5, 0.5]} for event in (0, 1)]
LISTS: dict[str, list[object]] = {name: [] for name in ("turns", "draws", "accounts")}
REVIEW = {"state": "done", "done": 1, "chart": CHANCES, "thresholds": [0.1] * 3, "measured": True, "effort": 1, **LISTS}
WORDS = {
    "given": 0,
    "best": 1,
    "given_label": "Here",
    "best_label": "There",
    "grade": "blunder",
    "then": [],
    "facts": [],
}
NUMBERS = {"given": 0, "best": 1, "after": 0.2, "after_best": 0.5, "loss": 0.3, "error": 0.01, "sure": 1}


def test_marks_lie_on_the_board_of_the_seat_that_was_asked_and_only_ones_own_is_called_so(
    visit: Visit, reviewing: str
) -> None:
    """In Art Society every wall has the same spaces, those that are shown in small beside the table, too."""
    page, match = visit(base=reviewing), played("art-society", 2, "random")
    game, table = match.game, go_on(page, {"record": match.record().write()})
    asked = [thing for thing in walked(match).way if isinstance(thing, Asked)]
    hung = [thing for thing in asked if game.kind(thing.known(game).step).name == "Hang"]
    for thing in (next(one for one in reversed(hung) if one.seat == seat) for seat in (0, 1)):
        elsewhere = game.view(thing.state, thing.seat).players[1 - thing.seat].tiles[0].cell
        target = {"type": "cell", "number": elsewhere}
        where = {"event": thing.events, "answers": thing.at, "seat": thing.seat}
        answer = {**WORDS, **NUMBERS, **where, "given_target": None, "best_target": target}
        page.unroute_all()
        page.route("**/api/tables/*/review*", partial(told, {**REVIEW, "answers": [answer]}))
        page.goto(f"/table/{table}/review?at={thing.events}")
        expect(page.locator("#board [data-better]").first).to_be_attached()
        assert set(page.evaluate(MARKED)) == {str(thing.seat)}
        mine = "Your wall" if thing.seat == 0 else re.compile("^Wall: ")
        expect(page.locator("#mine")).to_have_attribute("aria-label", mine)


def test_a_turn_leads_to_its_board_on_a_phone_too(visit: Visit, reviewing: str) -> None:
    page = visit(base=reviewing, **PHONE)
    table = finished(page)
    turns = [
        {"event": 2, "answers": at, "until": at + 3, "seat": 0, "grade": "mistake", "loss": 0.1, "error": 0.01}
        for at in range(20)
    ]
    better = {"better": ["Monet", "Stop here"]}
    page.route(
        "**/api/tables/*/review*",
        partial(told, {**REVIEW, "answers": [], "turns": [{**turn, **better} for turn in turns]}),
    )
    page.goto(f"/table/{table}/review")
    rows = page.locator(".review .answers .answer")
    expect(rows).to_have_count(8)
    expect(rows.first).to_contain_text("→ Monet → Stop here")
    page.get_by_role("button", name="Show all 20").tap()
    expect(rows).to_have_count(20)
    rows.first.tap()
    expect(page.locator("#board")).to_be_in_viewport(ratio=0.4)
    expect(page.get_by_text("Earlier position: 2 of")).to_be_visible()


CUT = """() => [...document.querySelectorAll('.chart .mark text')].filter((sign) => {
    const [own, whole] = [sign, sign.ownerSVGElement].map((thing) => thing.getBoundingClientRect());
    return own.top < whole.top || own.bottom > whole.bottom;
}).map((sign) => sign.textContent)"""
"""The signs of marks on the chart that do not lie wholly on it."""


def test_the_signs_of_marks_lie_on_the_chart(visit: Visit, reviewing: str) -> None:
    """A mark of somebody who is sure to win or to lose is signed on the side that has room."""
    page = visit(base=reviewing)
    table = finished(page)
    chart = [{"event": event, "chances": chances} for event, chances in enumerate([[1, 0], [0, 1]])]
    answers = [
        {
            **WORDS,
            **NUMBERS,
            "event": at,
            "answers": 2 * at + seat,
            "seat": seat,
            "given_target": None,
            "best_target": None,
        }
        for at in (0, 1)
        for seat in (0, 1)
    ]
    page.route("**/api/tables/*/review*", partial(told, {**REVIEW, "chart": chart, "answers": answers}))
    page.goto(f"/table/{table}/review")
    expect(page.locator(".chart .mark text")).to_have_count(4)
    assert page.evaluate(CUT) == []


def told(review: dict[str, object], route: Route) -> None:
    """A review that is as one likes."""
    route.fulfill(json=review)


def test_it_is_tried_in_the_seat_that_was_asked_and_bots_take_the_others(visit: Visit, reviewing: str) -> None:
    """Also where another person sat: nobody plays against oneself."""
    page = visit(base=reviewing)
    record = ending("masters-gallery", 2, 8).record().write()
    table = go_on(page, {"record": record, "seats": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bo"}]})
    page.goto(f"/table/{table}/review?begin")
    page.locator(".review .answers .answer").first.click()
    told = page.get_by_role("region", name=re.compile("lost$"))
    name = told.locator("h3 bdi").inner_text()
    told.get_by_role("button", name="Try it from here").click()
    page.wait_for_url(re.compile(f"/table/(?!{table})"))
    seats = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["seats"]
    assert [(seat["name"], seat["mine"]) for seat in seats if seat["who"] == "human"] == [(name, True)]
    assert [seat["level"] for seat in seats if seat["who"] == "bot"] == ["varnish"]


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
