"""Pictures of Art Society for docs/screenshots/art-society: early to late, day and night, both languages, phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from browser.salerooms import NAMES, Wanted, at, game
from browser.serving import ROOT
from browser.shots import DESK, PHONE, keep, sit_down
from browser.visiting import go_on

SHOTS = ROOT / "docs" / "screenshots" / "art-society"
SMALL = {"viewport": {"width": 1366, "height": 768}}
NIGHT = {"theme": "dark"}
FRENCH = {"lang": "fr"}

Gesture = Callable[[Page], None]
Look = tuple[str, dict[str, Any], dict[str, str]]
"""A name, the browser, and the reader's choices."""


def nothing(page: Page) -> None:
    """The table as it is."""


def try_on(page: Page) -> None:
    """The third lot on the wall, moved to another place, once the others have bid."""
    page.locator(".bids .card.back").nth(1).wait_for()
    page.locator(".lot .try").nth(2).click()
    for _ in range(3):
        page.keyboard.press("ArrowRight")


def look(sign: str) -> Gesture:
    """The tile held over the first space where a sign appears."""

    def gesture(page: Page) -> None:
        for space in page.locator("#mine [data-cell]").all():
            space.focus()
            if page.locator(f"#mine .sign.{sign}").count():
                return

    return gesture


def open_wall(page: Page) -> None:
    """An opponent's wall, large."""
    page.locator("#others .open").first.click()


SCENES: list[tuple[str, int, int, Wanted, Gesture, list[Look]]] = [
    (
        "early",
        4,
        2,
        at("HangStartPainting", 0),
        nothing,
        [("light", DESK, {}), ("dark-french", DESK, NIGHT | FRENCH), ("phone", PHONE, {})],
    ),
    (
        "lots",
        3,
        214,
        at("ChooseLot", 2),
        nothing,
        [("light", DESK, {}), ("phone-french", PHONE, FRENCH)],
    ),
    (
        "bid",
        3,
        220,
        at("Bid", 7),
        try_on,
        [("light", DESK, {}), ("french", DESK, FRENCH), ("small-dark", SMALL, NIGHT), ("phone", PHONE, {})],
    ),
    (
        "hang",
        3,
        220,
        at("Hang", 6),
        look("equal"),
        [("dark", DESK, NIGHT), ("small-french", SMALL, FRENCH), ("phone-dark", PHONE, NIGHT)],
    ),
    ("faux-pas", 3, 220, at("Hang", 6), look("clash"), [("light", DESK, {})]),
    ("decor", 3, 219, at("TakeDecor", 2), nothing, [("light", DESK, {}), ("phone", PHONE, {})]),
    ("museum", 4, 5, at("ExchangeMuseum"), nothing, [("light", DESK, {})]),
    (
        "late",
        2,
        2,
        at("Pick", 11),
        nothing,
        [("light", DESK, {}), ("dark-french", DESK, NIGHT | FRENCH), ("phone-french", PHONE, FRENCH)],
    ),
    ("opponent", 4, 2, at("Pick", 9), open_wall, [("light", DESK, {})]),
]


def shoot(browser: Browser, base: str) -> None:
    """Every scene in every look."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    for name, seats, seed, wanted, gesture, looks in SCENES:
        context = browser.new_context(base_url=base, locale="en-US")
        page = context.new_page()
        page.goto("/")
        people = [{"who": "me", "name": person} for person in NAMES[:seats]]
        table = f"/table/{go_on(page, {'record': game(seats, seed, wanted), 'seats': people})}"
        for kind, screen, choices in looks:
            state = context.storage_state()
            shown = browser.new_context(
                base_url=base, reduced_motion="reduce", storage_state=state, **screen
            ).new_page()
            shown.goto("/")
            sit_down(shown, table, choices)
            gesture(shown)
            keep(shown, SHOTS / f"{name}-{kind}.png")
            shown.context.close()
        context.close()
