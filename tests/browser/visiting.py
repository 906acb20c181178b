"""What visitors do apart from playing: open pages, make tables."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STILL = """async () => {
    await document.fonts.ready;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const watched = '#board, #board > *, #board [data-target], .ask, .ask *';
    const places = () => [...document.querySelectorAll(watched)].map((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return [left, top, width, height].join();
    }).join(';');
    let before = '';
    for (let same = 0; same < 3; ) {
        await frame();
        const now = places();
        same = now === before ? same + 1 : 0;
        before = now;
    }
}"""
"""Three frames in which nothing on the board and in the line that asks has moved."""
THRESHOLD = "/api/house"
"""The smallest page of the house: enough to make a table from, and nothing to draw."""
FOLLOW = """(path) => {
    if (!document.querySelector('#content, .ask')) return void location.assign(path);
    const link = Object.assign(document.createElement('a'), { href: path });
    document.body.append(link);
    link.click();
    link.remove();
}"""
Visit = Callable[..., Page]
"""`visit(path, locale=…, viewport=…)` opens a page as a new person, `context=page.context` as the same one."""


def go_to(page: Page, path: str) -> None:
    """Follow a link of the house: the client that is there already shows the page, as for whoever clicks one."""
    page.evaluate(FOLLOW, path)


def create(page: Page, seats: list[dict[str, Any]], **more: Any) -> str:
    """A table without pauses, made through the API by this visitor; its id."""
    body = {"game": "masters-gallery", "seats": seats, "pace": 0, "public": False, **more}
    reply = page.request.post("/api/tables", data=body, headers={"origin": origin(page)})
    assert reply.ok, reply.text()
    return str(json.loads(reply.text())["id"])


def go_on(page: Page, body: dict[str, Any]) -> str:
    """A table that goes on from a record, this visitor in the first seat and bots in the others; its id."""
    seats = [{"who": "me", "name": "Ada"}] + [{"who": "bot"}] * (json.loads(body["record"])["seats"] - 1)
    made = page.request.post("/api/records", data={"seats": seats, **body}, headers={"origin": origin(page)})
    assert made.ok, made.text()
    return str(json.loads(made.text())["id"])


def settled(page: Page) -> None:
    """Wait until fonts are there, sizes have been observed and what the board goes to has been reached."""
    page.bring_to_front()  # one that lies behind another is drawn once a second
    page.evaluate(STILL)


def sideways(page: Page) -> bool:
    """Whether there is more than fits the screen's width; a phone's own window grows with what is in it."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def origin(page: Page) -> str:
    return str(page.evaluate("location.origin"))
