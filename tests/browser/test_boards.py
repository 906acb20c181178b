"""Every game on its board: whole games at every number of seats, and every kind of question by every means."""

from __future__ import annotations

import json
import os
from collections import defaultdict

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from browser.playing import STATE, Turn, answer_one, by_mouse, keys, mouse, touch, undo, until, until_over
from browser.positions import GAMES, asked_each_kind
from browser.visiting import PHONE, Visit, create, go_on, go_to, origin
from vernissage import Game
from vernissage.table.pointing import NO_THINGS

LONG = os.environ.get("VERNISSAGE_BOARDS") == "long"
"""Whether whole games are played by every means and at every number of seats (`make test-boards`), or once a game."""
TURNS = 15
"""How many turns are taken by keys and by touch where one whole game by mouse is enough."""
TABLES = [
    (name, seats)
    for name, game in GAMES.items()
    for seats in (range(game.seats[0], game.seats[1] + 1) if LONG else [3])
]
every_game = pytest.mark.parametrize("name", list(GAMES))


def sit_down(visit: Visit, game: str, seats: int, **options: object) -> Page:
    """A table without pauses, bots in the other seats."""
    page = visit(**options)
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
def test_a_game_by_keys_alone(visit: Visit, name: str) -> None:
    page = sit_down(visit, name, max(2, GAMES[name].seats[0]), locale=language(len(name)))
    play(page, keys(page))


@every_game
def test_a_game_by_touch_on_a_phone(visit: Visit, name: str) -> None:
    page = sit_down(visit, name, max(2, GAMES[name].seats[0]), locale=language(len(name) + 1), **PHONE)
    play(page, touch(page))
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def play(page: Page, turn: Turn) -> None:
    """A whole game, or its first turns."""
    assert until_over(page, turn, 2000 if LONG else TURNS).turns >= TURNS
    if LONG:
        expect(page.locator(".end .winner")).to_be_visible()


def about_things(game: Game, kind: str) -> bool:
    """Whether a kind of question is about things that lie on the table, and not about amounts or yes and no."""
    found = next(each for each in game.decisions if each.name == kind)
    return found.targets != 0 and found.target not in NO_THINGS


@every_game
def test_every_kind_of_question_is_answered_on_the_board_by_mouse_keys_and_touch(visit: Visit, name: str) -> None:
    page = visit(has_touch=True)
    reached: dict[str, dict[str, str]] = defaultdict(dict)
    ways: list[tuple[ViewportSize, dict[str, Turn]]] = [
        ({"width": 1440, "height": 900}, {"mouse": mouse(page), "keys": keys(page)}),
        ({"width": 390, "height": 844}, {"touch": touch(page)}),
    ]
    for screen, turns in ways:
        page.set_viewport_size(screen)
        for kind, record in asked_each_kind(name).items():
            id = go_on(page, {"record": record})
            go_to(page, f"/table/{id}")
            page.wait_for_url(f"**/table/{id}")
            page.locator(f".ask.mine[data-kind={kind}]").wait_for()
            for means, turn in turns.items():
                if means == "keys":
                    undo(page, kind)
                reached[kind][means] = answer_one(page, turn, kind)
    for kind, went in reached.items():
        print(f"{name:16} {kind:20} " + "  ".join(f"{means}: {where}" for means, where in went.items()))
    missing = [
        kind
        for kind, went in reached.items()
        if about_things(GAMES[name], kind) and {went["mouse"], went["keys"]} != {"board"}
    ]
    assert set(reached) == {kind.name for kind in GAMES[name].decisions}
    assert missing == []


def test_undo_is_not_lost_when_the_table_moves_in_that_moment(visit: Visit) -> None:
    page = visit()
    id = go_on(page, {"record": asked_each_kind("gallerist")["Move"]})
    go_to(page, f"/table/{id}")
    page.locator(".ask.mine[data-kind=Move]").wait_for()
    answer_one(page, mouse(page), "Move")
    moved: list[str] = []

    def late(route: Route) -> None:
        """Before it arrives the next question is answered elsewhere, as a bot might answer."""
        if not moved:
            shown = json.loads(page.request.get(f"/api/tables/{id}").text())
            body = {
                "id": "elsewhere",
                "seat": 0,
                "seq": shown["seq"],
                "choice": shown["waiting"]["options"][0]["choice"],
            }
            done = page.request.post(f"/api/tables/{id}/answers", data=body, headers={"origin": origin(page)})
            moved.append(done.text())
            assert done.ok, done.text()
        route.continue_()

    page.route("**/undo*", late)
    undone = page.locator(".undo:not(:disabled)")
    undone.wait_for()
    asked = page.evaluate(STATE)["kind"]
    undone.click()
    until(page, lambda: bool(moved))
    page.locator(f".ask.mine[data-kind={asked}][data-seq='{json.loads(moved[0])['seq'] + 1}']").wait_for()
    assert page.locator(".ask .problem").count() == 0
