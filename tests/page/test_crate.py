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


async def solve(tab: Tab, game: str, which: int = 0) -> str:
    """Answer a puzzle, and tell which it was."""
    id: str = (await tab.ask("GET", f"/puzzles/{game}"))[1]["puzzles"][which]["id"]
    _, shown = await tab.ask("GET", f"/puzzles/{game}/{id}")
    choice = shown["update"]["waiting"]["options"][0]["choice"]
    assert (await tab.ask("POST", f"/puzzles/{game}/{id}/answers", {"choice": choice}))[0] == 200
    return id


async def progress(tab: Tab) -> dict[str, Any]:
    """What somebody has tried, by the ids of puzzles."""
    return {one["puzzle"]: one for one in (await tab.ask("GET", "/crate"))[1]["tries"]}


async def test_progress_in_puzzles_travels_and_of_two_tries_the_first_counts() -> None:
    here, there = Browser(), Browser()
    async with opened(here) as tab:
        both, one = await solve(tab, "masters-gallery"), await solve(tab, "bioutifoul")
        old = {id: {**tried, "date": tried["date"] - 10} for id, tried in (await progress(tab)).items()}
        _, book = await tab.ask("GET", "/puzzles")
    assert set(old) == {both, one}
    async with opened(there) as tab:
        another = await solve(tab, "masters-gallery", 1)
        later = {**old[both], "solved": not old[both]["solved"], "date": old[both]["date"] + 5}
        assert await tab.ask("POST", "/crate/tries", {"tries": [later]}) == (200, {"new": 1})
        for new in (1, 0):
            assert await tab.ask("POST", "/crate/tries", {"tries": list(old.values())}) == (200, {"new": new})
        merged = await progress(tab)
        assert {key: merged[key] for key in old} == old, "the first try counts, in whatever order files come"
        assert set(merged) == {*old, another}, "and what was tried here stays"
        assert await tab.ask("POST", "/crate/tries", {"tries": [later]}) == (200, {"new": 0})
        assert await progress(tab) == merged
        _, same = await tab.ask("GET", "/puzzles")
        found = [next(one for one in told["games"] if one["game"] == "bioutifoul") for told in (book, same)]
        assert found[0] == found[1]


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"puzzle": "../me"}, 400),
        ({"puzzle": "x" * 33}, 400),
        ({"date": -1.0}, 400),
        ({"date": 1e300}, 400),
        ({"solved": "yes"}, 400),
        ({"person": "me"}, 400),
        ({"game": "x" * 65}, 400),
    ],
)
async def test_what_is_no_try_is_refused_and_nothing_of_its_file_is_kept(changes: dict[str, Any], status: int) -> None:
    browser = Browser()
    async with opened(browser) as tab:
        right = {"puzzle": "aaaa", "game": "bioutifoul", "solved": True, "date": 1.0}
        found, problem = await tab.ask("POST", "/crate/tries", {"tries": [right, {**right, **changes}]})
        assert (found, problem["code"]) == (status, "error-request")
        assert await progress(tab) == {}


async def test_tries_beyond_all_measure_find_no_place_and_those_of_tomorrow_are_of_today() -> None:
    browser = Browser()
    async with opened(browser) as tab:
        right = {"puzzle": "aaaa", "game": "bioutifoul", "solved": True, "date": 9e10}
        assert (await tab.ask("POST", "/crate/tries", {"tries": [right, {**right, "game": "chess"}]}))[1] == {"new": 1}
        assert (await progress(tab))["aaaa"]["date"] < 9e10
        many = [{**right, "puzzle": f"p{number}"} for number in range(5000)]
        assert (await tab.ask("POST", "/crate/tries", {"tries": many}))[1]["code"] == "error-too-large"
        assert (await tab.ask("POST", "/crate/tries", {"tries": [*many, right]}))[0] in (400, 413)
        assert set(await progress(tab)) == {"aaaa"}
        browser.fault = "full"
        status, problem = await tab.ask("POST", "/crate/tries", {"tries": many[:5]})
        assert (status, problem["code"]) == (409, "error-storage-full")
        browser.fault = ""
        assert await tab.ask("POST", "/crate/tries", {"tries": many[:5]}) == (200, {"new": 5})
