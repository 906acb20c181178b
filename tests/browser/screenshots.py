"""Make docs/screenshots, with the client built: `PYTHONPATH=src:tests python tests/browser/screenshots.py`."""

from __future__ import annotations

import json
import random
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from browser import art_society_shots, bioutifoul_shots, gallerist_shots, visiting
from browser.playing import by_mouse
from browser.serving import ROOT, chromium, open_house
from browser.visiting import create, origin
from vernissage import Match

SHOTS = ROOT / "docs" / "screenshots"
NAMES = ["Ada", "Benoît", "Chiara", "Otto"]
PHONE: dict[str, Any] = {**visiting.PHONE, "device_scale_factor": 1.5}
SEED = 213


def scene() -> str:
    """A game in its second round: Ada may play a second card by the same artist."""
    match, chance = Match("masters-gallery", seats=4, seed=SEED, names=NAMES), random.Random(SEED)
    while True:
        asked = match.waiting()[0]
        view = match.view(asked.seat)
        if asked.kind == "SecondFaceUp" and asked.seat == 0 and view.round == 2 and len(asked.options) > 2:
            return match.record().write()
        choices = [option.choice for option in asked.options]
        if asked.kind == "PlayCard":
            artists = view.artists
            weights = {card: artists[card // 6].shown + chance.random() * 3 for card in choices}
            match.answer(asked.seat, min(choices, key=lambda card: weights[card]))
        else:
            match.answer(asked.seat, chance.choice(choices))


def keep(page: Page, name: str) -> None:
    page.wait_for_timeout(600)
    page.screenshot(path=SHOTS / f"{name}.jpg", type="jpeg", quality=84)


def prefer(page: Page, **choices: Any) -> None:
    page.evaluate(f"localStorage.setItem('vernissage', {json.dumps(json.dumps(choices))})")


def sit(page: Page, table: str, ready: str) -> None:
    page.goto(table)
    page.locator(".curtain button").click()
    page.locator(ready).first.wait_for()


def shoot(browser: Browser, base: str) -> None:
    size = {"width": 1440, "height": 900}
    desk: dict[str, Any] = {"base_url": base, "viewport": size, "locale": "en-US", "reduced_motion": "reduce"}
    context = browser.new_context(**desk)
    page = context.new_page()
    page.goto("/")
    page.locator(".wall img").first.wait_for()
    keep(page, "home")
    seats = [{"who": "me", "name": name} for name in NAMES[:3]] + [{"who": "bot", "level": "study"}]
    body = {"record": scene(), "seats": seats}
    made = page.request.post("/api/records", data=body, headers={"origin": origin(page)})
    table = f"/table/{made.json()['id']}"
    for name, choices in (("light", {}), ("dark", {"theme": "dark"}), ("french", {"lang": "fr"})):
        prefer(page, **{"theme": "light", "lang": "en", **choices})
        sit(page, table, ".hand .cannot")
        page.locator(".hand .cannot").nth(3).hover()
        keep(page, f"table-{name}")
    prefer(page, theme="light", lang="en", words=True)
    sit(page, table, ".panels .can")
    keep(page, "in-words")
    small = browser.new_context(
        base_url=base, locale="en-US", storage_state=context.storage_state(), **PHONE
    ).new_page()
    small.goto("/")
    prefer(small, theme="light", lang="en")
    sit(small, table, ".hand .cannot")
    keep(small, "phone")
    small.locator(".hand .cannot").last.dispatch_event("click")
    keep(small, "phone-why")
    alone = browser.new_context(**desk).new_page()
    alone.goto("/")
    alone.goto(
        f"/table/{create(alone, [{'who': 'me', 'name': 'Ada'}, {'who': 'bot'}, {'who': 'bot', 'level': 'study'}])}"
    )
    by_mouse(alone, lambda name: keep(alone, name))
    keep(alone, "end")


if __name__ == "__main__":
    SHOTS.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder) / "house.sqlite3") as address,
        chromium() as browser,
    ):
        shoot(browser, address)
        bioutifoul_shots.shoot(browser, address)
        art_society_shots.shoot(browser, address)
        gallerist_shots.shoot(browser, address)
