"""What is particular to the board of Bioutifoul: ratings that move, live majorities, secret hands, and sound."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from browser.bioutifoul_scenes import Wanted, actions, influence, last, scene
from browser.playing import CONFIRM, answer, in_line
from browser.visiting import Visit, create, origin, settled
from browser.wire import Ear

COLUMN = "[...document.querySelectorAll('.ratings .artist')].sort((a, b) => a.offsetTop - b.offsetTop)"
MOVE = "#board .way.can"
WATCH = """() => { const look = () => {
    const artists = [...document.querySelectorAll('.ratings .artist')];
    window.motion ||= artists.some(artist => artist.getAnimations().length > 0);
    requestAnimationFrame(look);
}; look(); }"""


def sit_down(page: Page, seats: int, wanted: Wanted) -> Ear:
    """A table at a wanted position, where Ada plays against bots; what the page hears from then on."""
    seated = [{"who": "me", "name": "Ada"}, *[{"who": "bot", "level": "sketch"}] * (seats - 1)]
    body = {"record": scene(seats, wanted), "seats": seated, "pace": 0}
    reply = page.request.post("/api/records", data=body, headers={"origin": origin(page)})
    assert reply.ok, reply.text()
    ear = Ear(page)
    page.goto(f"/table/{json.loads(reply.text())['id']}")
    page.locator("#board .can").first.wait_for()
    settled(page)
    ear.until(lambda updates: len(updates) > 0)
    return ear


def latest(ear: Ear) -> dict[str, Any]:
    """What the page knows now."""
    found: dict[str, Any] = sorted(ear.updates(), key=lambda update: int(update["seq"]))[-1]
    return found


def view(ear: Ear) -> dict[str, Any]:
    """The position the page shows."""
    found: dict[str, Any] = latest(ear)["position"]["view"]
    return found


def column(page: Page) -> list[int]:
    """The artists from the top of the column to its bottom, as they stand on the screen."""
    return list(page.evaluate(f"{COLUMN}.map(artist => Number(artist.dataset.artist))"))


def moved(before: list[int], artist: int, place: int) -> list[int]:
    rest = [other for other in before if other != artist]
    return [*rest[:place], artist, *rest[place:]]


def test_an_artist_chosen_in_the_column_changes_places_with_motion(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    ear = sit_down(page, 4, influence)
    before = column(page)
    assert before == view(ear)["column"]
    way = page.locator(MOVE).first
    artist = int(str(way.locator("xpath=ancestor::li").get_attribute("data-artist")))
    rating = int(way.locator("b").inner_text())
    page.evaluate(WATCH)
    way.click()
    expect(page.locator(MOVE)).to_have_count(0)
    page.wait_for_function("() => window.motion")
    wanted = moved(before, artist, 4 - rating)
    arrived = f"wanted => {COLUMN}.map(artist => artist.dataset.artist).join() === wanted"
    page.wait_for_function(arrived, arg=",".join(map(str, wanted)))
    assert view(ear)["column"] == wanted


def test_an_artist_can_be_dragged_to_a_place_and_a_place_too_far_says_why(visit: Visit) -> None:
    page = visit()
    ear = sit_down(page, 4, influence)
    before, asked = column(page), latest(ear)["waiting"]
    artist, place = divmod(next(option["target"]["number"] for option in asked["options"] if option["target"]), 4)
    too_far = [refusal["target"]["number"] for refusal in asked["refusals"] if refusal["rule"] == "BIL-037"]
    drag(page, artist, next(move % 4 for move in too_far if move // 4 == artist))
    expect(page.locator(".tip")).to_contain_text("influence cards showing")
    drag(page, artist, place)
    expect(page.locator(MOVE)).to_have_count(0)
    assert column(page) == moved(before, artist, place)


def drag(page: Page, artist: int, end: int) -> None:
    """Take an artist by the picture and let go over another place."""
    face = page.locator(f".ratings .artist[data-artist='{artist}'] .face").bounding_box()
    goal = page.locator(".ratings .rate").nth(end).bounding_box()
    assert face
    assert goal
    page.mouse.move(face["x"] + 10, face["y"] + 30)
    page.mouse.down()
    page.mouse.move(face["x"] + 10, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()


def test_majorities_and_points_on_the_board_are_those_of_the_view(visit: Visit) -> None:
    page = visit()
    ear = sit_down(page, 6, last)
    players = view(ear)["players"]
    assert any(player["majorities"] for player in players)
    for artist in range(4):
        line = page.locator(f".most li[data-artist='{artist}']")
        shown = line.locator(".seat").evaluate_all("all => all.map(one => [+one.dataset.seat, +one.innerText])")
        leaders = line.locator(".leader").evaluate_all("all => all.map(one => +one.dataset.seat)")
        assert dict(shown) == {seat: player["shown"][artist] for seat, player in enumerate(players)}
        assert sorted(leaders) == [seat for seat, player in enumerate(players) if artist in player["majorities"]]
    for seat, player in list(enumerate(players))[1:]:
        expect(page.locator(f".player[data-seat='{seat}'] .points b")).to_have_text(str(player["points"]))


def test_a_bought_work_leaves_a_gap_and_cannot_be_sold_this_turn(visit: Visit) -> None:
    page = visit()
    ear = sit_down(page, 4, actions)
    seen = view(ear)
    gaps = seen["market_works_limit"] - len(seen["market_works"])
    expect(page.locator(".works .empty:not([aria-hidden='true'])")).to_have_count(gaps)
    expect(page.locator("#mine .new")).to_have_count(len(seen["bought"]))
    new = page.locator("#mine .cannot:has(.new)").first
    new.hover()
    expect(page.locator(".tip")).to_contain_text("You bought this work this turn")


def test_secret_influence_cards_of_others_never_reach_the_page(visit: Visit) -> None:
    page = visit()
    ear = sit_down(page, 3, influence)

    def last_answer(state: dict[str, Any], tries: int) -> str:
        if state["confirm"]:
            page.click(CONFIRM, timeout=3000)
            return ""
        in_line(page, -1)
        return "line"

    for _ in range(4):
        answer(page, last_answer)
    updates = ear.updates()
    assert len(updates) > 4
    for update in updates:
        hidden = [player["hidden"] for player in update["position"]["view"]["players"]]
        assert hidden[0] is not None
        assert hidden[1:] == [None, None]
        for event in update["events"]:
            if event["step"][0] == "DrawInfluence" and event["step"][1] != 0:
                assert event["choice"] in (None, -1)
    heard = [(len(player["known"]), player["influence"]) for player in view(ear)["players"][1:]]
    assert [stack(page, seat) for seat in (1, 2)] == [(known, cards - known) for known, cards in heard]


def stack(page: Page, seat: int) -> tuple[int, int]:
    """How many influence cards of a player lie open and face down."""
    cards = page.locator(f".player[data-seat='{seat}'] .stack")
    return cards.locator(".influence:not(.back)").count(), cards.locator(".back").count()


def test_sound_is_off_until_somebody_asks_for_it(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(
        """window.opened = 0; const Own = window.AudioContext;
        window.AudioContext = class extends Own { constructor() { super(); window.opened += 1; } };"""
    )
    table = create(page, [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "sketch"}], game="bioutifoul")
    page.goto(f"/table/{table}")
    page.locator("#board .can").first.wait_for()
    in_line(page, -1)
    page.locator("#board .target.can, #board .works .cannot").first.wait_for()
    assert page.evaluate("window.opened") == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Soft sounds").check()
    page.wait_for_function("() => window.opened === 1")
    assert page.evaluate("JSON.parse(localStorage.vernissage).sound") is True
