"""The history of a game, as somebody looks through it: by answers, turns and rounds, by clicks, keys and fingers."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.positions import GAMES
from browser.test_pages import objections
from browser.visiting import PHONE, Visit, go_on, sideways
from vernissage import Match
from vernissage.core.game import ROUND

RECORDS = Path(__file__).parents[1] / "records"
CLICKS = """(times) => {
    const button = document.querySelector('.history [aria-label="One step forward"]');
    for (let i = 0; i < times; i++) button.click();
}"""
"""Clicks faster than any position can come."""


def record(game: str) -> str:
    """A whole game of three."""
    return min(RECORDS.glob(f"{game}-3*.json"), key=lambda path: path.stat().st_size).read_text("utf-8")


@cache
def stops(game: str, unit: str) -> list[int]:
    """After how many events a unit begins, by the engine; and the end."""
    events = Match.from_record(record(game)).events()
    begins = {"answer": [e.asked or e.begins for e in events], "turn": [e.begins for e in events]}
    chosen = begins.get(unit, [event.begins == ROUND for event in events])
    return [*[event.number for event, stop in zip(events, chosen, strict=True) if stop], len(events)]


def opened(visit: Visit, game: str, **options: object) -> Page:
    """A finished game that is looked at from its beginning."""
    page = visit(**options)
    page.goto(f"/table/{go_on(page, {'record': record(game)})}?at=0")
    at(page, 0)
    return page


def at(page: Page, event: int) -> None:
    """Wait until this position is shown, and not only wished for."""
    expect(page.locator(".history")).to_have_attribute("data-shown", str(event))
    expect(page.locator(".history output")).to_contain_text(f"{event} / ")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_is_stepped_through_by_answers_turns_and_rounds(visit: Visit, game: str) -> None:
    page = opened(visit, game)
    forward, back = (page.get_by_role("button", name=f"One step {way}") for way in ("forward", "back"))
    now = 0
    for unit in ("round", "turn", "answer"):
        page.locator(".history").get_by_role("button", name=unit, exact=True).click()
        wanted = [stop for stop in stops(game, unit) if stop > now]
        forward.click()
        forward.click()
        at(page, now := wanted[1])
    back.click()
    at(page, wanted[0])
    page.evaluate(CLICKS, 20)  # whatever is on its way, every one of them counts
    at(page, wanted[20])


def test_keys_step_by_every_unit_and_play(visit: Visit) -> None:
    game = "bioutifoul"
    page = opened(visit, game)
    answers, turns, rounds = (stops(game, unit) for unit in ("answer", "turn", "round"))
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    at(page, answers[11])
    page.keyboard.press("ArrowLeft")
    at(page, answers[10])
    page.keyboard.press("Shift+ArrowRight")
    at(page, now := next(turn for turn in turns if turn > answers[10]))
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    at(page, [one for one in rounds if one > now][1])
    page.keyboard.press("PageUp")
    at(page, next(one for one in rounds if one > now))
    page.keyboard.press("End")
    at(page, answers[-1])
    page.keyboard.press("Home")
    at(page, 0)
    page.locator(".brand").focus()  # not only where the slider is
    page.locator("body").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    at(page, answers[0])
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play it through")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".history")).to_have_count(0)
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()


def test_a_game_plays_through_to_its_end_and_stops_there(visit: Visit) -> None:
    game = "masters-gallery"
    page = opened(visit, game)
    page.locator(".history").get_by_role("button", name="round", exact=True).click()
    page.get_by_label("Any earlier position").fill(str(stops(game, "round")[-3]))
    at(page, stops(game, "round")[-3])
    page.get_by_role("button", name="Play it through").click()
    at(page, stops(game, "round")[-1])
    expect(page.get_by_role("button", name="Play it through")).to_be_visible()
    assert objections(page) == []


def test_alone_a_turn_is_a_turn(visit: Visit) -> None:
    """Nobody else ever does anything between two turns of a solo game."""
    path = next(RECORDS.glob("gallerist-1*.json"))
    page = visit()
    page.goto(f"/table/{go_on(page, {'record': path.read_text('utf-8')})}?at=0")
    at(page, 0)
    page.locator(".history").get_by_role("button", name="turn", exact=True).click()
    turns = [event.number for event in Match.from_record(path.read_text("utf-8")).events() if event.begins]
    page.evaluate(CLICKS, 5)
    at(page, turns[4])


def test_the_history_lies_under_the_thumb_on_a_phone(visit: Visit) -> None:
    page = opened(visit, "gallerist", color_scheme="dark", **PHONE)
    page.locator(".history").get_by_role("button", name="turn", exact=True).tap()
    page.get_by_role("button", name="One step forward").tap()
    at(page, stops("gallerist", "turn")[0])
    page.mouse.wheel(0, 600)
    expect(page.locator(".history")).to_be_in_viewport(ratio=1)
    assert not sideways(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.history button')].filter((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width && (height < 44 || width < 40);
        }).map((one) => one.textContent || one.ariaLabel)"""
    )
    assert small == []
    assert objections(page) == []
