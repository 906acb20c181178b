"""Pictures of The Gallerist for docs/screenshots/gallerist: early to late, day and night, both languages, phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser

from browser import visiting
from browser.serving import ROOT
from browser.shots import DESK, keep, sit_down
from browser.visiting import go_on
from vernissage import Dice, Match
from vernissage.bots import Known, bot
from vernissage.games.gallerist.view import View

SHOTS = ROOT / "docs" / "screenshots" / "gallerist"
NAMES = ["Ines", "Théo", "Mirja", "Okan"]
LARGE = {"viewport": {"width": 1600, "height": 1000}}
PHONE: dict[str, Any] = {**visiting.PHONE, "device_scale_factor": 1.5}
SEED = 11

Asked = Callable[[Any, View], bool]
Look = tuple[str, dict[str, Any], dict[str, Any], str]
"""A name, the browser, the reader's choices, and what is clicked or asked about before the picture is taken."""

WHY = "[data-target^='artist:'].cannot"
SCENES: list[tuple[str, int, Asked, list[Look]]] = [
    (
        "early",
        4,
        lambda asked, view: asked.kind == "Move" and view.round == 1,
        [("light", DESK, {}, ""), ("dark", DESK, {"theme": "dark"}, ""), ("phone", PHONE, {}, "")],
    ),
    (
        "middle",
        4,
        lambda asked, view: asked.kind == "BuyWork" and view.round >= 5,
        [
            ("light", LARGE, {}, WHY),
            ("dark", LARGE, {"theme": "dark"}, ""),
            ("french", DESK, {"lang": "fr"}, WHY),
            ("phone", PHONE, {}, ""),
            ("phone-dark", PHONE, {"theme": "dark", "lang": "fr"}, ""),
        ],
    ),
    (
        "paying",
        4,
        lambda asked, view: asked.kind == "Pay" and view.round >= 4 and len(asked.options) > 2,
        [("light", DESK, {}, ""), ("phone", PHONE, {}, "")],
    ),
    (
        "late",
        4,
        lambda asked, view: asked.kind == "MoveVisitors" and view.end.visitors_left < 4,
        [
            ("light", DESK, {}, ""),
            ("dark-french", DESK, {"theme": "dark", "lang": "fr"}, ""),
            ("opponent", DESK, {}, ".opponent svg"),
            ("phone-mine", PHONE, {}, ".tabs button >> nth=1"),
        ],
    ),
    (
        "solo",
        1,
        lambda asked, view: asked.kind == "Act" and view.round >= 6,
        [("light", DESK, {}, ""), ("french", DESK, {"lang": "fr"}, "")],
    ),
]


def scene(seats: int, wanted: Asked) -> str:
    """A game of bots that look one answer ahead, up to a question of the first seat."""
    for seed in range(SEED, SEED + 20):
        match, player, dice = (
            Match("gallerist", seats=seats, seed=seed, names=NAMES[:seats]),
            bot("greedy~0.1"),
            Dice(seed),
        )
        while match.waiting():
            asked = match.waiting()[0]
            if asked.seat == 0 and wanted(asked, match.view(0)):
                return match.record().write()
            match.answer(asked.seat, player.choose(asked.seat, Known(match.game, match.state, asked.seat), dice))
    raise AssertionError("no such scene")


def shoot(browser: Browser, base: str) -> None:
    """Every scene in every look."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    for name, seats, wanted, looks in SCENES:
        context = browser.new_context(base_url=base, locale="en-US")
        page = context.new_page()
        page.goto("/")
        people = [{"who": "me", "name": person} for person in NAMES[:seats]]
        table = go_on(page, {"record": scene(seats, wanted), "seats": people})
        for look, screen, choices, before in looks:
            state = context.storage_state()
            shown = browser.new_context(
                base_url=base, reduced_motion="reduce", storage_state=state, **screen
            ).new_page()
            shown.goto("/")
            sit_down(shown, f"/table/{table}", choices)
            if before == WHY:
                shown.locator(WHY).last.hover()
            elif before:
                shown.locator(before).first.click()
            keep(shown, SHOTS / f"{name}-{look}.png")
            shown.context.close()
        context.close()
