"""All games of a browser in one file, and back again: nothing is lost on the way, and nothing comes twice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from page.tabs import Browser, Tab, alone, asked, first, given, opened, play
from vernissage import Dice


async def packed(tab: Tab) -> list[dict[str, Any]]:
    """Everything that a browser has, as it travels."""
    status, contents = await tab.ask("GET", "/crate")
    assert status == 200
    games = [await tab.ask("GET", f"/crate/{id}") for id in contents["ids"]]
    assert {status for status, _ in games} <= {200}
    return json.loads(json.dumps([game for _, game in games]))  # type: ignore[no-any-return]


async def test_all_games_travel_to_another_browser_and_go_on_there() -> None:
    here, there = Browser(), Browser()
    async with opened(here) as tab:
        over = await alone(tab, "masters-gallery")
        end = await play(tab, over, Dice(1))
        begun = await alone(tab, "art-society")
        middle = await play(tab, begun, Dice(2), 4)
        hidden = await alone(tab, "bioutifoul")
        await play(tab, hidden, Dice(3), 2)
        assert (await tab.ask("PUT", f"/my-tables/{hidden}/hidden"))[0] == 200
        assert tab.page is not None
        await tab.page.house.registrar.settled()
        _, mine = await tab.ask("GET", "/people/me/games")
        games = await packed(tab)
    assert [game["id"] for game in games] == [over, begun, hidden]
    async with opened(there) as tab:
        for game in games:
            assert await tab.ask("POST", "/crate", game) == (200, {"id": game["id"], "new": True})
        for game in games:
            assert await tab.ask("POST", "/crate", game) == (200, {"id": game["id"], "new": False})
        for id in (over, begun, hidden):
            assert there.rows[f"answers/{id}"] == here.rows[f"answers/{id}"]
        listed = [table["id"] for table in (await tab.ask("GET", "/my-tables"))[1]["tables"]]
        assert sorted(listed) == sorted([over, begun])
        assert [one["id"] for one in (await tab.ask("GET", "/my-tables?hidden=true"))[1]["tables"]] == [hidden]
        assert (await asked(tab, over))["position"]["scores"] == end["position"]["scores"]
        again = await asked(tab, begun)
        assert again["waiting"]["kind"] == middle["waiting"]["kind"]
        assert [seat["who"] for seat in again["seats"]] == [seat["who"] for seat in middle["seats"]]
        _, same = await tab.ask("GET", "/people/me/games")
        assert same == mine, "when it ended, who came where, and that it was played in person"
        assert (await play(tab, begun, Dice(4)))["status"] == "finished"


async def test_a_game_that_went_on_is_left_alone_and_another_course_of_it_stands_beside() -> None:
    browser = Browser()
    async with opened(browser) as tab:
        id = await alone(tab, "masters-gallery")
        (early,) = await packed(tab)
        await play(tab, id, Dice(1), 2)
        before = browser.rows[f"answers/{id}"]
        assert await tab.ask("POST", "/crate", early) == (200, {"id": id, "new": False})
        assert browser.rows[f"answers/{id}"] == before, "it has gone on here: nothing is taken back"
        (late,) = await packed(tab)
    async with opened(Browser()) as elsewhere:
        await elsewhere.ask("POST", "/crate", early)
        update = await asked(elsewhere, id)
        await elsewhere.ask("POST", f"/tables/{id}/answers", given(update, first(update)))
        for new in (True, False):
            status, done = await elsewhere.ask("POST", "/crate", late)
            assert (status, done["new"]) == (200, new)
            assert done["id"] != id
        _, listed = await elsewhere.ask("GET", "/my-tables")
        assert sorted(table["id"] for table in listed["tables"]) == sorted([id, done["id"]])


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"record": "{}"}, 400, "error-record"),
        ({"record": '{"vernissage": 1, "answers": [[[[['}, 400, "error-record"),
        ({"record": "x" * 400_000}, 400, "error-request"),
        ({"seats": [{"who": "me"}]}, 400, "error-seats"),
        ({"seats": [{"who": "open"}, {"who": "bot"}]}, 400, "error-request"),
        ({"seats": [{"who": "bot", "level": "genius"}, {"who": "me"}]}, 400, "error-request"),
        ({"id": "../me"}, 400, "error-request"),
        ({"id": "x" * 65}, 400, "error-request"),
        ({"created": -1.0}, 400, "error-request"),
        ({"updated": 1e300}, 400, "error-request"),
        ({"given": 10**9}, 400, "error-request"),
        ({"host": "me"}, 400, "error-request"),
    ],
)
async def test_what_is_no_game_is_refused_in_words(changes: dict[str, Any], status: int, code: str) -> None:
    browser = Browser()
    async with opened(browser) as tab:
        await alone(tab, "masters-gallery")
        (game,) = await packed(tab)
        found, problem = await tab.ask("POST", "/crate", {**game, "id": "another", **changes})
        assert (found, problem["code"]) == (status, code), problem
        assert problem["text"]
        assert [key for key in browser.rows if key.startswith("table/")] == [f"table/{game['id']}"]


async def test_a_game_that_finds_no_room_is_refused_and_comes_later() -> None:
    here, there = Browser(), Browser()
    async with opened(here) as tab:
        await alone(tab, "masters-gallery")
        (game,) = await packed(tab)
    async with opened(there) as tab:
        there.fault = "full"
        status, problem = await tab.ask("POST", "/crate", game)
        assert (status, problem["code"]) == (409, "error-storage-full")
        assert not [key for key in there.rows if key.startswith("table/")]
        there.fault = ""
        assert (await tab.ask("POST", "/crate", game))[1]["new"]
        tomorrow = {**game, "id": "tomorrow", "created": 9e10, "updated": 9e10}
        assert (await tab.ask("POST", "/crate", tomorrow))[0] == 200
        _, listed = await tab.ask("GET", "/my-tables")
        assert max(table["updated"] for table in listed["tables"]) < 9e10, "nothing was played in times to come"
