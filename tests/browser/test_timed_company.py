"""A timed game of two people, watched by a third: one goes, a bot takes over, they come back, and concede."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.playing import SHEET, until
from browser.test_company import answer_once, finish, play
from browser.test_pages import objections
from browser.visiting import PHONE, Visit, create, origin
from server.holding import Held, held_house
from vernissage.house.pages import SHOWN
from vernissage.house.results import OWN
from vernissage.house.sweep import EVERY, GRACE

BANK = 120
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
LONG = os.environ.get("VERNISSAGE_PEOPLE") == "long"
SAID: dict[str, dict[str, str]] = {
    "en": {
        "ready": "I am ready",
        "bot": "Hugo is out of time: a bot (Sketch) plays on",
        "time": "out of time: a bot plays",
        "away": "away since",
        "yours": "Your time ran out: a bot plays on for you.",
        "back": "Play again myself",
        "returning": "then you play again yourself",
        "rating": "Your rating: ",
        "menu": "Menu",
        "concede": "Concede",
        "keep": "Keep playing",
        "sure": "Concede the game",
        "conceded": "conceded: a bot plays",
        "told": "Hugo concedes",
    },
    "fr": {
        "ready": "Je suis là",
        "bot": "Hugo n’a plus de temps\N{NO-BREAK SPACE}: un bot (Croquis) joue à sa place",
        "time": "temps écoulé\N{NO-BREAK SPACE}: un bot joue",
        "away": "hors ligne depuis",
        "yours": "Votre temps est écoulé\N{NO-BREAK SPACE}: un bot joue à votre place.",
        "back": "Jouer à nouveau moi-même",
        "rating": "Votre classement\N{NO-BREAK SPACE}: ",
        "menu": "Menu",
        "concede": "Abandonner",
        "keep": "Continuer à jouer",
        "sure": "Abandonner la partie",
        "conceded": "abandon\N{NO-BREAK SPACE}: un bot joue",
        "told": "Hugo abandonne",
    },
}


@pytest.fixture(scope="module")
def held(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Held]:
    with held_house(
        tmp_path_factory.mktemp("held") / "house.sqlite3", site=site, burst=100_000.0, tables=1000
    ) as opened:
        yield opened


def settings(lang: str, look: dict[str, Any]) -> dict[str, Any]:
    return {"locale": {"en": "en-US", "fr": "fr-FR"}[lang], **look}


def presence(page: Page, seat: int) -> Any:
    """What a page says of a seat's person, wherever it does."""
    return page.locator(f"[data-presence='{seat}']").first


def asked(page: Page) -> bool:
    return bool(page.evaluate("() => document.querySelector('.answers .answer') !== null"))


def press(page: Page, what: Locator) -> None:
    """Press something; the sheet of a round that has just ended may lie over it."""
    for _ in range(60):
        with contextlib.suppress(TooLate):
            if page.locator(SHEET).count():
                page.click(SHEET, timeout=3000)
            what.click(timeout=3000)
            return
    raise AssertionError(f"{what} cannot be pressed")


def ratings(page: Page) -> list[dict[str, Any]]:
    """What somebody's games say of them."""
    found: list[dict[str, Any]] = page.request.get("/api/people/me").json()["ratings"]
    return found


SHORT = [("en", DESKTOP, "fr", PHONE)]
ALL = [*SHORT, ("fr", DESKTOP, "en", PHONE), ("en", PHONE, "fr", DESKTOP), ("fr", PHONE, "en", DESKTOP)]


@pytest.mark.parametrize(("one", "look", "two", "other"), ALL if LONG else SHORT)
def test_a_timed_game_with_somebody_who_goes_comes_back_and_concedes(
    held: Held, visit: Visit, one: str, look: dict[str, Any], two: str, other: dict[str, Any]
) -> None:
    said, his = SAID[one], SAID[two]
    ada = visit("/tables", base=held.url, **settings(one, look))
    timing = {"kind": "live", "bank": BANK, "increment": 5, "level": "sketch"}
    table = create(ada, [{"who": "me", "name": "Ada"}, {"who": "open"}], timing=timing, public=True)
    hugo = visit("/tables", base=held.url, **settings(two, other))
    taken = hugo.request.post(f"/api/tables/{table}/seats", data={"name": "Hugo"}, headers={"origin": origin(hugo)})
    assert taken.ok, taken.text()
    zoe = visit(f"/table/{table}", base=held.url, **settings(two, look))
    for page in (ada, hugo):
        page.goto(f"/table/{table}")
    ada.get_by_role("button", name=said["ready"]).click()
    for page in (ada, hugo, zoe):
        page.locator("[data-clock='0']").first.wait_for(state="attached")
        expect(page.locator("[data-presence='1'].here").first).to_be_attached()

    given: list[bool] = []
    hugo.on("response", lambda reply: given.append(reply.ok and "/answers" in reply.url))
    while sum(given) < OWN:  # so many that the game says something about him
        assert play([ada, hugo], 1)
    while True:  # until the game waits for Hugo alone, who is gone then
        hers, shown = ada.request.get(f"/api/tables/{table}").json()["clocks"]["seats"]
        if shown["running"] and not hers["running"]:
            break
        answer_once(ada)
    page_of_hugo = hugo.context
    hugo.close()
    expect(ada.locator("[data-presence='1'].away").first).to_be_attached()
    assert said["away"] in (presence(ada, 1).text_content() or "")
    assert shown["left"] >= BANK
    held.advance(shown["left"] + GRACE)
    held.sweep()
    expect(ada.locator("body")).to_contain_text(said["bot"])
    expect(ada.locator("[data-presence='1'].bot").first).to_be_attached()
    expect(presence(zoe, 1)).to_contain_text(his["time"])
    assert objections(ada) == []
    assert objections(zoe) == []

    hugo = visit(f"/table/{table}", context=page_of_hugo)
    expect(hugo.get_by_text(his["yours"])).to_be_visible()
    assert objections(hugo) == []
    press(hugo, hugo.get_by_role("button", name=his["back"]))
    expect(ada.locator("[data-presence='1'].here").first).to_be_attached()
    expect(hugo.get_by_text(his["yours"])).to_have_count(0)
    while not asked(hugo):
        answer_once(ada)
    assert answer_once(hugo), "he plays again himself"

    press(hugo, hugo.get_by_role("button", name=his["menu"]).first)
    press(hugo, hugo.get_by_role("button", name=his["concede"]).first)
    assert objections(hugo) == []
    press(hugo, hugo.get_by_role("button", name=his["keep"]))
    assert "bot" not in (ada.locator("[data-presence='1']").first.get_attribute("class") or ""), "he was asked twice"
    press(hugo, hugo.get_by_role("button", name=his["concede"]).first)
    press(hugo, hugo.get_by_role("button", name=his["sure"]))
    expect(presence(ada, 1)).to_contain_text(said["conceded"])
    expect(zoe.locator("body")).to_contain_text(his["told"])

    finish([ada])
    for page in (ada, zoe):
        page.locator(".end").first.wait_for()
    update = ada.request.get(f"{held.url}/api/tables/{table}").json()
    assert update["status"] == "finished"
    assert update["seats"][1]["stand_in_for"] == "conceded"
    assert update["seats"][1]["name"] == "Hugo"

    def written() -> bool:  # when nobody waits for it; pages may be a while old
        held.advance(SHOWN)
        return bool(ratings(ada))

    until(ada, written)
    held.advance(SHOWN)
    for page, words, sign in ((ada, said, "+"), (hugo, his, "−")):
        page.goto(f"/table/{table}")
        expect(page.locator(".end .rated")).to_contain_text(words["rating"] + sign)
        assert objections(page) == []
    ada.goto("/person/me")
    expect(ada.locator("main")).to_contain_text("Masters Gallery")
    hugo.goto("/person/me")
    [hers], [his_own] = ratings(ada), ratings(hugo)
    assert hers["points"] > his_own["points"], "who concedes is last"


def post(page: Page, path: str, body: dict[str, Any]) -> None:
    reply = page.request.post(f"/api/tables/{path}", data=body, headers={"origin": origin(page)})
    assert reply.ok, reply.text()


def test_who_wants_back_before_the_bot_has_answered_is_back_when_it_has(held: Held, visit: Visit) -> None:
    """Whoever presses at once need not press again and again until it is allowed."""
    pace = 10.0
    ada, hugo = visit(base=held.url), visit(base=held.url)
    timing = {"kind": "live", "bank": BANK, "increment": 5, "level": "sketch"}
    seats = [{"who": "me", "name": "Ada"}, {"who": "open"}]
    table = create(ada, seats, game="bioutifoul", timing=timing, public=True, pace=int(pace * 1000))
    post(hugo, f"{table}/seats", {"name": "Hugo"})
    post(ada, f"{table}/ready", {})

    def asked_of(page: Page) -> dict[str, Any]:
        found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
        return found

    first = 0 if asked_of(ada)["waiting"] else 1
    late, other = (ada, hugo) if first == 0 else (hugo, ada)
    note, back = late.locator("section.away"), late.get_by_role("button", name=SAID["en"]["back"])
    late.goto(f"/table/{table}")
    late.locator(".answers .answer").first.wait_for()
    left = asked_of(late)["clocks"]["seats"][first]["left"]
    for _ in range(2):  # the second time there is so little time that the bot still lets people follow the last answer
        held.advance(left + GRACE)
        held.sweep()
        expect(note).to_contain_text(SAID["en"]["yours"])
        if left < BANK:
            break
        back.click()
        expect(note).to_have_count(0)
        while not (seen := asked_of(late))["waiting"]:
            waiting = (now := asked_of(other))["waiting"]
            if waiting:
                choice = waiting["options"][0]["choice"]
                body = {"id": secrets.token_hex(8), "seat": waiting["seat"], "seq": now["seq"], "choice": choice}
                post(other, f"{table}/answers", body)
        left = seen["clocks"]["seats"][first]["left"]
        assert left + GRACE + 2 * EVERY < pace
    back.click()
    expect(note).to_contain_text(SAID["en"]["returning"])
    assert asked_of(late)["seats"][first]["stand_in_for"] == "time"
    held.advance(pace)
    expect(note).to_have_count(0)
    assert not asked_of(late)["seats"][first].get("stand_in_for")
