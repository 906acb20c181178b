"""Every page: nothing that axe objects to, light enough, and able to look back, to keep and to go on with a game."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, Response, expect

from browser.playing import CONFIRM, by_mouse
from browser.positions import last_question
from browser.test_company import play
from browser.visiting import PHONE, Visit, create, go_on, origin
from vernissage import Match

WEB = Path(__file__).parents[2] / "web"
FIRST_PAGE = 150 * 1024


def objections(page: Page) -> list[str]:
    """What axe has to say against a page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate((WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
    )
    return [f"{entry['id']}: {entry['nodes'][0]['html'][:200]}" for entry in found]


def solo(page: Page) -> None:
    page.goto(f"/table/{create(page, [{'who': 'me', 'name': 'Ada'}, {'who': 'bot'}, {'who': 'bot'}])}")
    page.locator("#board .can, .panels .can").first.wait_for()


def finished(page: Page) -> None:
    page.goto(f"/table/{go_on(page, last_question('masters-gallery', 3))}")
    page.locator(".ask").wait_for()
    by_mouse(page)


def gathering(page: Page) -> None:
    page.goto(f"/table/{create(page, [{'who': 'me'}, {'who': 'open'}])}")
    page.get_by_label("Invite by link").wait_for()


def handing_over(page: Page) -> None:
    page.goto(f"/table/{create(page, [{'who': 'me'}, {'who': 'me'}])}")
    page.locator(".curtain").wait_for()


def with_menu(page: Page) -> None:
    solo(page)
    page.get_by_role("button", name="Menu").click()


def with_sheet(page: Page) -> None:
    solo(page)
    page.get_by_role("button", name="Score sheet").click()


def looking_back(page: Page) -> None:
    solo(page)
    page.locator(".log").get_by_role("button", name="History").click()
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".ask")).to_contain_text("Earlier position")


def at(path: str, ready: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(path)
        page.locator(ready).first.wait_for()

    return go


PLACES = {
    "home": at("/", ".games article"),
    "tables": at("/tables", "h2"),
    "puzzles": at("/puzzles", ".card h2"),
    "new table": at("/new/masters-gallery", "form ol"),
    "import": at("/import", "form"),
    "rules": at("/rules/masters-gallery", "section h2"),
    "nowhere": at("/nowhere", "h1"),
    "table": solo,
    "menu": with_menu,
    "score sheet": with_sheet,
    "history": looking_back,
    "before the start": gathering,
    "hand over": handing_over,
}


def test_axe_objects_to_nothing_by_day_and_by_night(visit: Visit) -> None:
    page = visit("/")
    wrong = {}
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for name, go in PLACES.items():
        go(page)
        for theme in themes:
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            wrong[f"{name} {theme}"] = objections(page)
    assert {name: found for name, found in wrong.items() if found} == {}


def test_axe_objects_to_nothing_on_a_phone(visit: Visit) -> None:
    page = visit("/", **PHONE)
    wrong = {}
    for name, go in PLACES.items():
        if name not in ("score sheet", "history"):
            go(page)
            wrong[name] = objections(page)
    assert {name: found for name, found in wrong.items() if found} == {}


def test_axe_objects_to_nothing_at_the_end_and_in_words(visit: Visit) -> None:
    page = visit()
    finished(page)
    assert objections(page) == []
    page.evaluate("localStorage.setItem('vernissage', JSON.stringify({ words: true, lang: 'fr' }))")
    solo(page)
    assert objections(page) == []


def test_the_first_page_is_light(visit: Visit) -> None:
    page = visit("/nowhere")
    loaded: list[Response] = []
    page.on("response", lambda reply: loaded.append(reply))
    page.goto("/")
    page.locator(".games article").first.wait_for()
    page.wait_for_load_state("networkidle")
    weights = [len(gzip.compress(reply.body(), 9)) for reply in loaded if reply.url.endswith((".js", ".css"))]
    assert 10_000 < sum(weights) <= FIRST_PAGE, weights


def test_any_earlier_position_can_be_seen_and_linked_to(visit: Visit) -> None:
    page = visit()
    solo(page)
    play([page], 3)
    page.locator(".log").get_by_role("button", name="History").click()
    slider = page.get_by_label("Any earlier position")
    slider.fill("45")
    expect(page.locator(".ask")).to_contain_text("Earlier position: 45 of")
    expect(page.locator("#board .can")).to_have_count(0)
    link = page.url + "?at=45"
    again = visit(link, context=page.context)
    expect(again.locator(".ask")).to_contain_text("Earlier position: 45")
    again.get_by_role("button", name="Back to the present").click()
    expect(again.locator(".ask")).not_to_contain_text("Earlier position")


def weighing(page: Page) -> None:
    """A table where an answer that cannot be taken back was chosen, and waits to be confirmed."""
    for seed in range(100):
        match = Match("masters-gallery", seats=2, seed=seed)
        if match.asked()[0] == 0:
            table = go_on(page, {"record": match.record().write()})
            waiting = page.request.get(f"/api/tables/{table}").json()["waiting"]
            final = [number for number, option in enumerate(waiting["options"][:9], 1) if option.get("final")]
            if final:
                page.goto(f"/table/{table}")
                page.locator(".ask.mine").wait_for()
                page.keyboard.press(str(final[0]))
                return
    raise AssertionError("no answer is final")


def test_an_answer_that_waits_to_be_confirmed_is_not_given_while_one_looks_back(visit: Visit) -> None:
    page = visit()
    weighing(page)
    confirm = page.locator(CONFIRM)
    expect(confirm).to_be_visible()
    seq = page.locator(".ask").get_attribute("data-seq") or ""
    page.locator(".log").get_by_role("button", name="History").click()
    page.get_by_label("Any earlier position").fill("5")
    expect(page.locator(".ask")).to_contain_text("Earlier position: 5 of")
    page.locator("main").press("Enter")
    page.get_by_role("button", name="Back to the present").click()
    expect(confirm).to_be_visible()
    expect(page.locator(".ask")).to_have_attribute("data-seq", seq)


def test_a_game_is_kept_as_a_file_and_goes_on(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    finished(page)
    with page.expect_download() as kept:
        page.locator(".end").get_by_role("link", name="Download the game").click()
    file = tmp_path / "game.json"
    kept.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["game"] == "masters-gallery"
    page.goto("/import")
    page.get_by_label("Game file").set_input_files(file)
    page.get_by_label("Keep this many steps").fill("60")
    page.get_by_role("button", name="Play on").click()
    page.locator("#board .can").first.wait_for()
    page.goto("/import")
    broken = tmp_path / "broken.json"
    broken.write_text('{"seats": 2, "names": [], "game": "chess"}', "utf-8")
    page.get_by_label("Game file").set_input_files(broken)
    page.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("alert")).to_be_visible()


def asked_for_a_second_card() -> str:
    """The record of a game in which seat 0 may play a second card of one artist, and holds others."""
    for seed in range(200):
        match = Match("masters-gallery", seats=2, seed=seed)
        for _ in range(12):
            asked = match.waiting()[0]
            if asked.kind == "SecondFaceUp" and asked.seat == 0:
                return match.record().write()
            second = [option.choice for option in asked.options if option.choice % 6 == 2]
            match.answer(asked.seat, second[0] if second and asked.seat == 0 else asked.options[0].choice)
    raise AssertionError("no such game")


def test_a_refused_card_says_why(visit: Visit) -> None:
    page = visit()
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot"}]
    body = {"record": asked_for_a_second_card(), "seats": seats}
    made = page.request.post("/api/records", data=body, headers={"origin": origin(page)}).json()
    page.goto(f"/table/{made['id']}")
    refused = page.locator("#board .cannot").first
    refused.hover()
    expect(page.locator(".tip")).to_contain_text("The second card must show the same artist")
    expect(page.locator(".tip small")).to_contain_text("second card", ignore_case=True)
    assert "not available" in (refused.get_attribute("aria-label") or "")
    assert refused.get_attribute("aria-disabled") == "true"
    assert objections(page) == []
