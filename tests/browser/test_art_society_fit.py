"""The whole table of Art Society fits the window of a desk at every number of seats, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.salerooms import NAMES, at, game
from browser.visiting import Visit, go_on, settled

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
    page.goto(f"/table/{go_on(page, {'record': game(seats, SEEDS[seats], at(kind, turn)), 'seats': people})}")
    page.locator("#board .can").first.wait_for()
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


@pytest.mark.parametrize("lang", ["en-US", "fr-FR"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("desk", DESKS, ids=str)
def test_the_whole_table_is_in_sight(visit: Visit, desk: tuple[int, int], seats: int, lang: str) -> None:
    page = visit("/", viewport={"width": desk[0], "height": desk[1]}, locale=lang)
    for kind, turn in (("Bid", 6), ("Hang", 6)):
        table(page, seats, kind, turn)
        found = measured(page)
        assert found["spare"] == [0, 0], kind
        for part, box in found["parts"].items():
            assert box["left"] >= 0, (kind, part)
            assert box["right"] <= desk[0], (kind, part)
            assert box["bottom"] <= desk[1], (kind, part)
        log = found["parts"]["#log"]
        assert log["bottom"] - log["top"] >= 72, "three lines of the log at least"
        assert not found["cut"], kind


@pytest.mark.parametrize("screen", [(1024, 768), (390, 844)], ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_on_smaller_screens_what_is_asked_about_is_in_sight(visit: Visit, screen: tuple[int, int], seats: int) -> None:
    page = visit("/", viewport={"width": screen[0], "height": screen[1]}, locale="fr-FR", has_touch=True)
    for kind, part in (("Bid", ".hand .cards"), ("Pick", ".lots"), ("Hang", "#mine .wall")):
        table(page, seats, kind, 6)
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] + box["height"] <= screen[1] - (57 if screen[0] <= 700 else 0), kind
        assert measured(page)["spare"][0] == 0, kind


@pytest.mark.parametrize("desk", DESKS, ids=str)
def test_the_table_stands_still_from_question_to_question(visit: Visit, desk: tuple[int, int]) -> None:
    page = visit("/", viewport={"width": desk[0], "height": desk[1]})
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
        parts = measured(page)["parts"]
        places.append([parts[part] for part in (".ask", ".museum", "#mine .wall", ".hand", ".stock")])
    assert all(place == places[0] for place in places)


def test_a_wall_of_another_size_is_drawn_by_its_sheet(visit: Visit) -> None:
    """The board takes columns and rows from what it is told, never from the standard box."""
    page = visit("/")
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
