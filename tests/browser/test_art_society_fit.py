"""The whole table of Art Society fits the window of a desk at every number of seats, in both languages."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.salerooms import NAMES, at, game
from browser.visiting import Visit, go_on, go_to, settled

PARTS = [
    ".ask",
    ".museum",
    ".lots",
    ".bids",
    ".stacks",
    "#mine .wall",
    "#mine footer",
    ".hand",
    ".stock",
    "#others",
    "#log",
]
DESKS = [(1440, 900), (1366, 768)]
SEEDS = {2: 2, 3: 220, 4: 5}


def table(page: Page, seats: int, kind: str, turn: int) -> None:
    """A table for this person and bots that waits for an answer of a kind."""
    people = [{"who": "me", "name": NAMES[0]}, *[{"who": "bot"}] * (seats - 1)]
    go_to(page, f"/table/{go_on(page, {'record': game(seats, SEEDS[seats], at(kind, turn)), 'seats': people})}")
    page.locator(f".ask.mine[data-kind={kind}]").wait_for()
    page.locator("#board .can").first.wait_for()
    settled(page)


def at_screen(page: Page, screen: tuple[int, int]) -> None:
    """The same table in a window of another size."""
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    settled(page)


def measured(page: Page) -> dict[str, Any]:
    """The window, how far the page can be scrolled, and where each part of the table stands."""
    found: dict[str, Any] = page.evaluate(
        """(parts) => {
          const box = (part) => {
            const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect();
            return { left, top, right, bottom };
          };
          const page = document.scrollingElement;
          return {
            spare: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
            parts: Object.fromEntries(parts.map((part) => [part, box(part)])),
            cut: [...document.querySelectorAll('.society *')].filter((node) => {
              const { overflowX, clipPath } = getComputedStyle(node);
              const words = node instanceof HTMLElement && node.children.length === 0 && node.textContent.trim();
              const shown = words && overflowX === 'visible' && clipPath === 'none' && node.clientWidth > 0;
              return shown && node.scrollWidth > node.clientWidth + 1;
            }).map((node) => node.textContent.trim()),
          };
        }""",
        PARTS,
    )
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_table_is_in_sight(visit: Visit, seats: int) -> None:
    page = visit()
    for kind, turn in (("Bid", 6), ("Hang", 6)):
        table(page, seats, kind, turn)
        for lang, desk in product(("EN", "FR"), DESKS):
            page.get_by_role("button", name=lang, exact=True).click()
            expect(page.locator("html")).to_have_attribute("lang", lang.lower())
            at_screen(page, desk)
            found, where = measured(page), (kind, lang, desk)
            assert found["spare"] == [0, 0], where
            for part, box in found["parts"].items():
                assert box["left"] >= 0, (where, part)
                assert box["right"] <= desk[0], (where, part)
                assert box["bottom"] <= desk[1], (where, part)
            log = found["parts"]["#log"]
            assert log["bottom"] - log["top"] >= 72, f"three lines of the log at least: {where}"
            assert not found["cut"], where


@pytest.mark.parametrize("screen", [(1024, 768), (390, 844)], ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_on_smaller_screens_what_is_asked_about_is_in_sight(visit: Visit, screen: tuple[int, int], seats: int) -> None:
    page = visit(viewport={"width": screen[0], "height": screen[1]}, locale="fr-FR", has_touch=True)
    for kind, part in (("Bid", ".hand .cards"), ("Pick", ".lots"), ("Hang", "#mine .wall")):
        table(page, seats, kind, 6)
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] + box["height"] <= screen[1] - (57 if screen[0] <= 700 else 0), kind
        assert measured(page)["spare"][0] == 0, kind


def test_the_table_stands_still_from_question_to_question(visit: Visit) -> None:
    page = visit()
    places = []
    for kind, turn in (
        ("HangStartPainting", 0),
        ("ChooseLot", 2),
        ("Bid", 4),
        ("Pick", 4),
        ("Hang", 4),
        ("TakeDecor", 2),
    ):
        table(page, 3, kind, turn)
        seen = []
        for desk in DESKS:
            at_screen(page, desk)
            parts = measured(page)["parts"]
            seen += [parts[part] for part in (".ask", ".museum", "#mine .wall", ".hand", ".stock")]
        places.append(seen)
    assert all(place == places[0] for place in places)


# Captions whose second line begins with the dot that stands between genre and size, and those that are cut.
BROKEN = """() => [...document.querySelectorAll('.lot .caption:has(.size)')].filter((caption) => {
    const size = caption.querySelector('.size');
    const range = document.createRange();
    range.selectNodeContents(caption.firstChild);
    const below = size.getBoundingClientRect().top > range.getBoundingClientRect().top + 2;
    const dotted = getComputedStyle(size, '::before').content.includes('·');
    const cut = caption.scrollWidth > caption.clientWidth + 1 || caption.scrollHeight > caption.clientHeight + 1;
    return (below && dotted) || cut;
}).map((caption) => caption.textContent)"""


def test_no_caption_of_a_lot_breaks_before_its_dot(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    for seats in (2, 3, 4):
        table(page, seats, "Pick", 6)
        for width in (390, 481, 700, 901, 1024, 1100, 1240, 1366):
            at_screen(page, (width, 900))
            assert page.evaluate(BROKEN) == [], (seats, width)


def test_a_wall_of_another_size_is_drawn_by_its_sheet(visit: Visit) -> None:
    """The board takes columns and rows from what it is told, never from the standard box."""
    page = visit()
    table(page, 2, "Bid", 3)
    wall = page.evaluate(
        """() => {
          const room = document.querySelector('#mine .room');
          const wall = document.querySelector('#mine .wall');
          const columns = () => parseFloat(wall.style.getPropertyValue('--columns'));
          const cell = () => wall.getBoundingClientRect().width / columns();
          const before = cell();
          for (const { style } of [room, wall]) {
            style.setProperty('--columns', 14);
            style.setProperty('--rows', 12);
          }
          const { width, height } = wall.getBoundingClientRect();
          const { bottom } = document.querySelector('#mine').getBoundingClientRect();
          return { before, after: cell(), width, height, inside: wall.getBoundingClientRect().bottom <= bottom };
        }"""
    )
    assert wall["inside"]
    assert wall["after"] < wall["before"]
    assert round(wall["width"] / 14, 1) == round(wall["height"] / 12, 1)
