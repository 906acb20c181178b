"""Pictures of Bioutifoul for docs/screenshots/bioutifoul: early to late, day and night, both languages, phone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from browser.bioutifoul_scenes import NAMES, Wanted, actions, crowded, influence, last, scene
from browser.serving import ROOT
from browser.shots import DESK, PHONE, keep, sit_down
from browser.visiting import origin

SHOTS = ROOT / "docs" / "screenshots" / "bioutifoul"
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
