"""Pictures of Bioutifoul for docs/screenshots/bioutifoul: early to late, day and night, both languages, phone."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from browser.bioutifoul_scenes import NAMES, Wanted, actions, crowded, influence, last, scene
from browser.serving import ROOT
from browser.visiting import origin

SHOTS = ROOT / "docs" / "screenshots" / "bioutifoul"
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
WHY = "#board .exhibitions .cannot"

Look = tuple[str, dict[str, Any], dict[str, Any], bool]
"""A name, the browser, the reader's choices, and whether a refusal is asked about."""

SCENES: list[tuple[str, int, Wanted, list[Look]]] = [
    (
        "early",
        4,
        influence,
        [
            ("light", DESK, {}, False),
            ("dark", DESK, {"theme": "dark"}, False),
            ("french", DESK, {"lang": "fr"}, False),
            ("phone", PHONE, {}, False),
        ],
    ),
    (
        "middle",
        4,
        actions,
        [
            ("light", DESK, {}, True),
            ("dark", DESK, {"theme": "dark"}, False),
            ("french", DESK, {"lang": "fr"}, True),
            ("phone", PHONE, {}, False),
            ("phone-why", PHONE, {}, True),
            ("phone-dark", PHONE, {"theme": "dark"}, False),
        ],
    ),
    (
        "late",
        6,
        last,
        [
            ("light", DESK, {}, False),
            ("dark-french", DESK, {"theme": "dark", "lang": "fr"}, False),
            ("phone", PHONE, {}, False),
        ],
    ),
    ("two", 2, crowded, [("light", DESK, {}, False), ("phone-french", PHONE, {"lang": "fr"}, False)]),
]


def sit_down(page: Page, table: str, choices: dict[str, Any], curtain: bool = True) -> None:
    """Before the screen, with what the reader has chosen."""
    kept = json.dumps({"theme": "light", "lang": "en", **choices})
    page.evaluate(f"localStorage.setItem('vernissage', {json.dumps(kept)})")
    page.goto(table)
    if curtain:
        page.locator(".curtain button").click()
    page.mouse.move(0, 0)
    page.locator("#board .can").first.wait_for()


def keep(page: Page, path: Path) -> None:
    """A picture of the page, with fewer colors where a program for that is there."""
    page.wait_for_timeout(600)
    page.screenshot(path=path)
    thrift = shutil.which("pngquant")
    if thrift:
        subprocess.run([thrift, "--force", "--ext", ".png", "--quality", "80-98", str(path)], check=True)


def shoot(browser: Browser, base: str) -> None:
    """Every scene in every look."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    for name, seats, wanted, looks in SCENES:
        context = browser.new_context(base_url=base, locale="en-US")
        page = context.new_page()
        page.goto("/")
        people = [{"who": "me", "name": person} for person in NAMES[:seats]]
        body = {"record": scene(seats, wanted), "seats": people}
        made = page.request.post("/api/records", data=body, headers={"origin": origin(page)})
        for look, screen, choices, asking in looks:
            state = context.storage_state()
            shown = browser.new_context(
                base_url=base, reduced_motion="reduce", storage_state=state, **screen
            ).new_page()
            shown.goto("/")
            sit_down(shown, f"/table/{made.json()['id']}", choices)
            if asking:
                shown.locator(WHY).last.dispatch_event("click")
            keep(shown, SHOTS / f"{name}-{look}.png")
            shown.context.close()
        context.close()
