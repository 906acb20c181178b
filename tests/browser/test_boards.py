"""Every game on its board: whole games at every number of seats, and every kind of question by every means."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from browser.playing import Turn, answer_one, by_keys, by_mouse, by_touch, keys, mouse, touch, undo
from browser.positions import GAMES, asked_each_kind
from browser.visiting import PHONE, Visit, create, go_on
from vernissage import Game
from vernissage.table.pointing import NO_THINGS

LONG = os.environ.get("VERNISSAGE_BOARDS") == "long"
"""Whether whole games are played at every number of seats (`make test-boards`), or at one a game."""
TABLES = [
    (name, seats)
    for name, game in GAMES.items()
    for seats in (range(game.seats[0], game.seats[1] + 1) if LONG else [3])
]
every_game = pytest.mark.parametrize("name", list(GAMES))


def sit_down(visit: Visit, game: str, seats: int, **options: object) -> Page:
    """A table without pauses, bots in the other seats."""
    page = visit("/tables", **options)
    page.goto(f"/table/{create(page, [{'who': 'me', 'name': 'Ada'}] + [{'who': 'bot'}] * (seats - 1), game=game)}")
    page.locator(".ask").wait_for()
    return page


def language(number: int) -> str:
    return "fr-FR" if number % 2 else "en-US"


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES])
def test_a_whole_game_by_clicking_what_glows(visit: Visit, name: str, seats: int) -> None:
    page = sit_down(visit, name, seats, locale=language(seats))
    assert by_mouse(page).turns > 5
    expect(page.locator(".end .winner")).to_be_visible()


@every_game
def test_a_whole_game_by_keys_alone(visit: Visit, name: str) -> None:
    page = sit_down(visit, name, max(2, GAMES[name].seats[0]), locale=language(len(name)))
    assert by_keys(page).turns > 5
    expect(page.locator(".end .winner")).to_be_visible()


@every_game
def test_a_whole_game_by_touch_on_a_phone(visit: Visit, name: str) -> None:
    page = sit_down(visit, name, max(2, GAMES[name].seats[0]), locale=language(len(name) + 1), **PHONE)
    assert by_touch(page).turns > 5
    expect(page.locator(".end .winner")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def about_things(game: Game, kind: str) -> bool:
    """Whether a kind of question is about things that lie on the table, and not about amounts or yes and no."""
    found = next(each for each in game.decisions if each.name == kind)
    return found.targets != 0 and found.target not in NO_THINGS


@every_game
def test_every_kind_of_question_is_answered_on_the_board_by_mouse_keys_and_touch(visit: Visit, name: str) -> None:
    page = visit("/tables", has_touch=True)
    reached: dict[str, dict[str, str]] = {}
    for kind, record in asked_each_kind(name).items():
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(f"/table/{go_on(page, {'record': record})}")
        page.locator(".ask.mine").wait_for()
        turns: dict[str, Turn] = {"mouse": mouse(page), "keys": keys(page), "touch": touch(page)}
        reached[kind] = {}
        for means, turn in turns.items():
            if means != "mouse":
                undo(page, kind)
            if means == "touch":
                page.set_viewport_size({"width": 390, "height": 844})
                page.reload()
                page.locator(".ask.mine").wait_for()
            reached[kind][means] = answer_one(page, turn, kind)
    for kind, ways in reached.items():
        print(f"{name:16} {kind:20} " + "  ".join(f"{way}: {where}" for way, where in ways.items()))
    missing = [
        kind
        for kind, ways in reached.items()
        if about_things(GAMES[name], kind) and {ways["mouse"], ways["keys"]} != {"board"}
    ]
    assert set(reached) == {kind.name for kind in GAMES[name].decisions}
    assert missing == []
