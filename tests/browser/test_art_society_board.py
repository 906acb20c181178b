"""The board of Art Society: bidding in secret, trying on, dragging and stepping tiles onto the wall."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.salerooms import at, game
from browser.serving import ROOT
from browser.test_company import answer_once
from browser.visiting import Visit, create, origin, settled
from browser.wire import Ear

BOTS = [{"who": "me", "name": "Ines"}, {"who": "bot"}, {"who": "bot"}]
CELL = "#mine .space.can"


@pytest.fixture
def player(visit: Visit) -> Page:
    return visit()


def open_at(page: Page, kind: str, turn: int, seed: int = 220) -> None:
    """A table for this person and two bots that waits for an answer of a kind."""
    body = {"record": game(3, seed, at(kind, turn)), "seats": BOTS}
    made = page.request.post("/api/records", data=body, headers={"origin": origin(page)})
    page.goto(f"/table/{made.json()['id']}")
    page.locator("#board .can").first.wait_for()
    settled(page)


def position(page: Page) -> dict[str, Any]:
    """What the server tells this person now."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    return found


def my_tiles(page: Page) -> list[dict[str, Any]]:
    tiles: list[dict[str, Any]] = position(page)["position"]["view"]["players"][0]["tiles"]
    return tiles


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, tile: Locator, width: int, height: int, cell: int) -> None:
    """Drag a tile by its middle, so that its top left corner comes near a cell of the wall."""
    wall = page.locator("#mine .wall").bounding_box()
    assert wall
    unit = wall["width"] / 12
    x, y = middle(tile)
    page.mouse.move(x, y)
    page.mouse.down()
    to_x = wall["x"] + (cell % 12 + width / 2) * unit + 9
    to_y = wall["y"] + (cell // 12 + height / 2) * unit - 7
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=3)
    page.mouse.move(to_x, to_y, steps=3)


def test_a_tile_dragged_to_a_legal_cell_hangs_there(player: Page) -> None:
    open_at(player, "Hang", 4)
    tile = position(player)["position"]["view"]["hanging"]
    cells = [option["target"]["number"] for option in position(player)["waiting"]["options"] if option["target"]]
    before = len(my_tiles(player))
    drag(player, player.locator(".in-hand .tile"), tile["width"], tile["height"], cells[3])
    expect(player.locator(".floating")).to_be_visible()
    expect(player.locator("#mine .foot")).to_be_visible()
    player.mouse.up()
    expect(player.locator(f"#mine .wall .tile[data-tile='{tile['tile']}']")).to_be_visible()
    assert [(hung["tile"], hung["cell"]) for hung in my_tiles(player)[before:]] == [(tile["tile"], cells[3])]


def test_a_tile_dropped_beside_the_wall_goes_back(player: Page) -> None:
    open_at(player, "Hang", 4)
    before = my_tiles(player)
    x, y = middle(player.locator(".in-hand .tile"))
    player.mouse.move(x, y)
    player.mouse.down()
    player.mouse.move(40, 200, steps=4)
    expect(player.locator(".floating")).to_be_visible()
    player.mouse.up()
    expect(player.locator(".floating")).to_have_count(0)
    expect(player.locator(".in-hand .tile")).to_be_visible()
    assert my_tiles(player) == before


def test_arrow_keys_step_through_legal_places_and_enter_hangs(player: Page) -> None:
    open_at(player, "Hang", 4)
    tile = position(player)["position"]["view"]["hanging"]["tile"]
    cells = [option["target"]["number"] for option in position(player)["waiting"]["options"] if option["target"]]
    player.locator(CELL).first.focus()
    seen = []
    for _ in cells:
        seen.append(int(player.evaluate("document.activeElement.dataset.cell")))
        player.keyboard.press("ArrowRight")
    assert seen == cells
    assert int(player.evaluate("document.activeElement.dataset.cell")) == cells[0]
    player.keyboard.press("ArrowDown")
    chosen = int(player.evaluate("document.activeElement.dataset.cell"))
    assert chosen in cells
    assert chosen // 12 > cells[0] // 12
    expect(player.locator("#mine .hold")).to_be_visible()
    player.keyboard.press("Enter")
    expect(player.locator(f"#mine .wall .tile[data-tile='{tile}']")).to_be_visible()
    assert (tile, chosen) in [(hung["tile"], hung["cell"]) for hung in my_tiles(player)]


def test_trying_a_lot_on_decides_nothing(player: Page) -> None:
    open_at(player, "Bid", 5)
    expect(player.locator(".bids .card.back")).to_have_count(2)
    before = position(player)
    lot = before["position"]["view"]["lots"][0]
    player.locator(".lot .try").first.click()
    tried = player.locator("#mine .tried")
    expect(tried).to_be_focused()
    expect(player.locator("#mine .said")).to_contain_text("Only you see this")
    left = tried.evaluate("tile => tile.getBoundingClientRect().left")
    player.keyboard.press("ArrowRight")
    moved = "left => document.querySelector('#mine .tried').getBoundingClientRect().left !== left"
    player.wait_for_function(moved, arg=left)
    player.keyboard.press("Escape")
    expect(tried).to_have_count(0)
    drag(player, player.locator(".lot .painting").first, lot["width"], lot["height"], 40)
    player.mouse.up()
    after = position(player)
    assert (after["seq"], after["waiting"], after["position"]) == (before["seq"], before["waiting"], before["position"])


def test_a_lot_tried_on_is_taken_and_shown_there_again_when_all_have_picked(player: Page) -> None:
    open_at(player, "Pick", 3)
    lot = next(lot for lot in position(player)["position"]["view"]["lots"] if lot)
    player.locator(".lot .try").first.click()
    for _ in range(2):
        player.keyboard.press("ArrowRight")
    settled(player)
    place = player.locator("#mine .tried").bounding_box()
    player.get_by_role("button", name="Take it").click()
    player.locator(CELL).first.wait_for()  # the others have picked, and those who bid more have hung
    assert lot["tile"] not in [hung["tile"] for hung in my_tiles(player)]
    expect(player.locator("#mine .tried")).to_have_count(0)
    settled(player)
    assert player.locator("#mine .hold").bounding_box() == place
    player.get_by_role("button", name="Hang it here").click()
    expect(player.locator(f"#mine .wall .tile[data-tile='{lot['tile']}']")).to_be_visible()


def test_a_lot_that_is_chosen_is_weighed_before_it_is_final(player: Page) -> None:
    open_at(player, "Pick", 3)
    before = position(player)
    lot = player.locator(".lot .can").first
    lot.click()
    expect(lot).to_have_attribute("aria-pressed", "true")
    assert position(player)["seq"] == before["seq"]
    player.keyboard.press("Escape")
    expect(lot).to_have_attribute("aria-pressed", "false")
    lot.click()
    lot.click()
    player.locator(CELL).first.wait_for()
    assert position(player)["position"]["view"]["players"][0]["picked"] is not None


def boxes(page: Page) -> list[Any]:
    """Where the lots and their paintings, or what is left of them, stand in the saleroom."""
    found: list[Any] = page.evaluate(
        """() => {
          const room = document.querySelector('.lots');
          const from = room.getBoundingClientRect();
          return [...room.querySelectorAll('.lot, .lot .place')].map((node) => {
            const { left, top, width, height } = node.getBoundingClientRect();
            const place = [left - from.left + room.scrollLeft, top - from.top, width, height];
            return place.map((number) => Math.round(number * 4) / 4);
          });
        }"""
    )
    return found


@pytest.mark.parametrize("screen", [(1440, 900), (1366, 768), (1024, 768), (390, 844)], ids=str)
def test_lots_stay_in_their_places_when_one_is_looked_at_tried_on_or_taken(
    visit: Visit, screen: tuple[int, int]
) -> None:
    page = visit(viewport={"width": screen[0], "height": screen[1]})
    open_at(page, "Pick", 3)
    before = boxes(page)
    lots = [lot["width"] * lot["height"] for lot in position(page)["position"]["view"]["lots"] if lot]
    largest = page.locator(".lot:has(.can)").nth(lots.index(max(lots)))
    for lot in page.locator(".lot .can").all():
        lot.hover()
        assert boxes(page) == before
    page.locator(".lot .try").first.click()
    assert boxes(page) == before
    page.keyboard.press("Escape")
    largest.locator(".can").click()
    assert boxes(page) == before
    largest.locator(".can").click()
    page.locator(CELL).first.wait_for()
    settled(page)
    assert boxes(page) == before
    expect(page.locator(".lot.unsold")).to_have_count(1)


def test_hands_are_open_when_the_game_is_over(player: Page) -> None:
    record = (ROOT / "tests" / "records" / "art-society-3-picks-first.json").read_text("utf-8")
    made = player.request.post(
        "/api/records", data={"record": record, "seats": BOTS}, headers={"origin": origin(player)}
    )
    player.goto(f"/table/{made.json()['id']}")
    players = position(player)["position"]["view"]["players"]
    for seat in (1, 2):
        shown = player.locator("#others article").nth(seat - 1).locator(".cards")
        expect(shown).to_contain_text(" · ".join(map(str, players[seat]["hand"])))
        expect(shown).to_contain_text(f"{sum(players[seat]['hand'])} in all")
    player.get_by_role("button", name="Score sheet").first.click()
    expect(player.get_by_role("dialog")).to_contain_text(f"Bid cards left, for ties: {players[1]['hand_total']}")


def test_what_a_place_would_change_is_shown_before_the_tile_hangs(player: Page) -> None:
    open_at(player, "Hang", 6)
    labels = [(option["target"]["number"], option["label"]) for option in position(player)["waiting"]["options"][:-1]]
    clash = next(cell for cell, label in labels if "faux pas" in label)
    calm = next(cell for cell, label in labels if "faux pas" not in label)
    player.locator(f"#mine [data-cell='{clash}']").hover()
    expect(player.locator("#mine .sign.clash").first).to_be_visible()
    expect(player.locator("#mine .said")).to_contain_text("faux pas")
    expect(player.locator("#mine .facts .clashing")).to_contain_text("→")
    points = player.locator("#mine .facts .points").inner_text()
    player.locator(f"#mine [data-cell='{calm}']").hover()
    expect(player.locator("#mine .sign.clash")).to_have_count(0)
    expect(player.locator("#mine .facts .free")).to_contain_text("→")
    player.locator(f"#mine [data-cell='{clash}']").click()
    player.locator("#mine .hold").wait_for(state="detached")
    told = position(player)["position"]["view"]["players"][0]["points"]
    assert points.split("→")[-1].split()[0].replace("−", "-") == str(told)


def test_sealed_bids_reach_nobody_before_the_reveal(visit: Visit) -> None:
    ada = visit()
    id = create(ada, [{"who": "me", "name": "Ada"}, {"who": "open"}], game="art-society")
    ada.goto(f"/table/{id}")
    link = ada.get_by_label("Invite by link").input_value()
    ben = visit("/table" + link.split("/table")[1])
    ear = Ear(ben)
    ben.reload()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take a seat").click()
    for page in (ada, ben):
        page.locator("#board .society").wait_for()
    while not ada.locator(".hand.bidding").count():
        for page in (ada, ben):
            answer_once(page, but="Bid")
    ada.locator("#board").get_by_role("button", name="Bid card 17", exact=True).click()
    expect(ben.locator(".bids .card.back")).to_have_count(1)
    expect(ada.locator(".bids .card.back")).to_contain_text("17")
    for update in (update for update in ear.updates() if update["position"]):
        assert update["position"]["view"]["players"][0]["bid"] is None
        assert update["position"]["view"]["players"][0]["hand"] is None
    assert not [text for text in ear.heard if "bids 17" in text or "bid of 17" in text]
    ben.locator("#board").get_by_role("button", name="Bid card 3", exact=True).click()
    expect(ben.locator(".bids .card.up").first).to_have_text("17")
    expect(ben.locator(".bids .card.up").last).to_have_text("3")
