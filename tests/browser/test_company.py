"""Several people at one table: nobody learns what they may not know, and nobody who was away misses anything."""

from __future__ import annotations

import contextlib
import json
import time
from typing import Any

import msgspec
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.playing import CONFIRM, PATIENCE, SHEET, STATE, in_line, until
from browser.visiting import Visit, create
from browser.wire import Ear, line_to
from vernissage import Match


def sit_down_together(visit: Visit, base: str | None = None) -> tuple[Page, Page, Page, list[Ear]]:
    """Ada opens a table for two and sends the link to Benoît; Chiara watches."""
    ada = visit("/new/masters-gallery")
    ears = [Ear(ada)]
    ada.locator("ol li").first.locator("input").fill("Ada")
    ada.get_by_role("button", name="Remove the seat 3").click()
    ada.locator("ol li").nth(1).locator("select").first.select_option("open")
    ada.get_by_role("button", name="Start the game").click()
    link = ada.get_by_label("Invite by link").input_value()
    path = "/table" + link.split("/table")[1]
    benoit = visit(path, **({"base": base} if base else {}))
    ears.append(Ear(benoit))
    benoit.reload()
    benoit.get_by_label("Your name").fill("Benoît")
    benoit.get_by_role("button", name="Take a seat").click()
    chiara = visit(path.split("?")[0])
    ears.append(Ear(chiara))
    chiara.reload()
    for page in (ada, benoit, chiara):
        page.locator(".masters").wait_for()
    return ada, benoit, chiara, ears


def answer_once(page: Page, but: str = "") -> bool:
    """Whether this person was asked, and has answered; not what is asked in a question of one kind."""
    state = page.evaluate(STATE)
    if but and state["kind"] == but:
        return False
    with contextlib.suppress(TooLate):  # the page may change between the look and the click
        if state["sheet"]:
            page.click(SHEET, timeout=3000)
        elif state["confirm"]:
            page.click(CONFIRM, timeout=3000)
        elif state["answers"] and not state["sent"]:
            in_line(page, 0, lambda what: page.click(what, timeout=3000))
        else:
            return False
        return True
    return False


def play(pages: list[Page], turns: int) -> int:
    """Let these people play a number of turns, or to the end."""
    done, moved = 0, time.monotonic()
    while done < turns and time.monotonic() - moved < PATIENCE:
        if pages[0].locator(".end").count():
            break
        answered = [answer_once(page) for page in pages]
        done += sum(answered)
        if any(answered):
            moved = time.monotonic()
        else:
            pages[0].wait_for_timeout(30)
    return done


def finish(pages: list[Page]) -> None:
    """Let these people answer by plain requests until the game is over: their pages only listen."""
    id, base = pages[0].url.rsplit("/", 1)[1].split("?")[0], str(pages[0].evaluate("location.origin"))
    for number in range(400):
        for page in pages:
            update = page.request.get(f"{base}/api/tables/{id}").json()
            if update["status"] == "finished":
                return
            asked = update["waiting"]
            if asked is None:
                continue
            answer = {"id": f"hurry-{number}", "seat": asked["seat"], "seq": update["seq"], "choice": asked["default"]}
            page.request.post(f"{base}/api/tables/{id}/answers", data=answer, headers={"origin": base})


def truth(record: str) -> dict[int, Match]:
    """The match after each number of events, played again from its record."""
    answers = json.loads(record)["answers"]
    moments = (Match.from_record(record, upto=number) for number in range(len(answers) + 1))
    return {len(match.events()): match for match in moments}


def known(match: Match, seat: int | None) -> list[tuple[int | None, list[str]]]:
    """What a reader may know of all events: answers and lines."""
    return [
        (event.choice if event.choice >= 0 else None, [match.say(line) for line in event.lines])
        for event in match.events(seat)
    ]


def test_two_browsers_and_a_spectator_learn_only_what_they_may(visit: Visit) -> None:
    ada, benoit, chiara, ears = sit_down_together(visit)
    assert play([ada, benoit], 16) >= 16
    finish([ada, benoit])
    for page in (ada, benoit, chiara):
        expect(page.locator(".end")).to_be_visible()
    id = ada.url.rsplit("/", 1)[1]
    record = ada.request.get(f"/api/tables/{id}/record").text()
    moments = truth(record)
    final = moments[max(moments)]
    for reader, ear in zip((0, 1, None), ears, strict=True):
        updates = [update for update in ear.updates() if update["position"]]
        assert len(updates) > 10
        compared = 0
        for update in updates:
            eyes = update["reader"]
            assert eyes in (reader, None)
            assert update["waiting"] is None or update["waiting"]["seat"] == reader
            told = known(final, eyes)[update["events_from"] : update["position"]["events"]]
            heard = [(event["choice"], [line["text"] for line in event["lines"]]) for event in update["events"]]
            assert heard == told
            moment = moments.get(update["position"]["event"])
            if moment is not None:
                assert update["position"]["view"] == json.loads(msgspec.json.encode(moment.view(eyes)))
                compared += 1
        assert compared > 10
        everything = "".join(ear.heard)
        for word in ('"agenda"', '"digest"', '"sealed"', '"pile":['):
            assert word not in everything


def test_reload_and_a_while_offline_both_catch_up(visit: Visit, house: str) -> None:
    with line_to(house) as line:
        ada, benoit, chiara, _ = sit_down_together(visit, base=line.address)
        assert play([ada, benoit], 6) >= 6

        def ada_is_asked() -> bool:  # so that something happens while he is away
            if ada.evaluate(STATE)["answers"]:
                return True
            answer_once(benoit)
            return False

        until(ada, ada_is_asked)
        line.cut()
        expect(benoit.locator(".ask [role=status]")).to_be_visible()
        ada.reload()
        ada.locator(".masters").wait_for()
        answered = 0

        def played_on() -> bool:  # and he has tried to come back again and again
            nonlocal answered
            answered += answer_once(ada)
            return answered > 0 and line.refused > 3

        until(ada, played_on)
        line.mend()
        assert play([ada, benoit], 8) >= 8
        until(ada, lambda: len({tuple(told(page)) for page in (ada, benoit, chiara)}) == 1)  # all have caught up
        assert len(told(ada)) > 5


def test_a_lost_connection_is_told_over_an_older_refusal(visit: Visit, house: str) -> None:
    with line_to(house) as line:
        page = visit("/", base=line.address)
        page.goto(f"/table/{create(page, [{'who': 'me', 'name': 'Ada'}, {'who': 'bot', 'level': 'sketch'}])}")
        refusal = {"key": "error-stale", "text": "Something happened meanwhile"}
        page.route("**/answers?*", lambda route: route.fulfill(status=409, json=refusal))
        page.locator(".masters").wait_for()
        refused = page.locator(".ask [role=alert]")
        while not refused.count():
            answer_once(page)
        expect(refused).to_have_text(refusal["text"])
        line.cut()
        expect(page.locator(".ask [role=status]")).to_be_visible()
        line.mend()
        expect(refused).to_have_text(refusal["text"])


def told(page: Page) -> list[str]:
    """The lines of the log that are the same for everybody."""
    own = (" draws", "face down", "has chosen", "Since your turn")
    lines = page.locator(".log ol").inner_text().split("\n")
    return [line for line in lines if line.strip() and not any(word in line for word in own)]


def test_friends_on_one_screen_hand_it_over(visit: Visit) -> None:
    page = visit()
    ear = Ear(page)
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Benoît"}]
    page.goto(f"/table/{create(page, seats)}")
    for _ in range(4):
        curtain = page.locator(".curtain h2")
        expect(curtain).to_be_visible()
        name = curtain.inner_text().removeprefix("Hand the screen to ")
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator(".me h2")).to_contain_text(name)
        while not page.locator(".curtain").count():
            answer_once(page)
    ear.until(lambda updates: any(update["position"] for update in updates))
    first = next(update for update in ear.updates() if update["position"])
    assert first["reader"] is None
    assert all(player["hand"] is None for player in view_of(first)["players"])


def view_of(update: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = update["position"]["view"]
    return found
