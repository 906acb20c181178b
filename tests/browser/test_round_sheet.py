"""Masters Gallery: the sheet of a round says what the engine counted, line by line."""

from __future__ import annotations

import json
import random

from playwright.sync_api import expect

from browser.playing import CONFIRM
from browser.visiting import Visit, go_on, origin
from vernissage import Match
from vernissage.games.masters_gallery.box import DECLINE


def before_the_end() -> str:
    """A game in which the first round is over when the first seat adds no more cards."""
    for seed in range(400):
        match, chance = Match("masters-gallery", seats=2, seed=seed), random.Random(seed)
        while match.view().round == 1:
            asked, record = match.waiting()[0], match.record().write()
            choice = chance.choice(asked.options).choice
            match.answer(asked.seat, choice)
        if (asked.seat, asked.kind, choice) == (0, "AddCards", DECLINE):
            return record
    raise AssertionError("no round ends so")


def test_the_sheet_of_a_round_says_what_the_engine_counted(visit: Visit) -> None:
    page = visit(viewport={"width": 1366, "height": 768})
    table = go_on(page, {"record": before_the_end()})
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Stop").click()
    sheet = page.locator("dialog[open] table")
    sheet.or_(page.locator(CONFIRM)).first.wait_for()
    if page.locator(CONFIRM).count():
        page.click(CONFIRM)
    expect(sheet).to_be_visible()
    update = json.loads(page.request.get(f"/api/tables/{table}", headers={"origin": origin(page)}).text())
    players = update["position"]["view"]["players"]
    for seat, row in enumerate(sheet.locator("tbody tr").all()):
        player, cells = players[seat], [" ".join(text.split()) for text in row.locator("td").all_inner_texts()]
        lines = [f"{cards} × {value} = {points}" for _, _, cards, value, points in player["scored"]]
        assert [cell for cell in cells[:-2] if cell != "–"] == lines
        assert cells[-2:] == [f"+ {player['round_points'][0]}", str(player["points"])]
    assert sum(player["points"] for player in players) > 0
