"""The house of a page: asked like a server, kept in the browser, shared by its tabs."""

from __future__ import annotations

import asyncio
import json

import pytest

from page.tabs import Browser, alone, asked, first, given, opened, play
from server.clocks import PATIENCE, HeldClock
from vernissage import Dice, Game, Match, games
from vernissage.page.browser import Worker
from vernissage.page.router import PAGES, Router


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
async def test_a_whole_game_in_a_page_is_kept_and_verified(game: Game) -> None:
    browser = Browser()
    async with opened(browser) as tab:
        id = await alone(tab, game.name, max(1, game.seats[0] - 1))
        await play(tab, id, Dice(3), 3)
    async with opened(browser) as again:  # the tab was closed in between
        end = await play(again, id, Dice(4))
        assert end["status"] == "finished"
        _, record = await again.ask("GET", f"/tables/{id}/record")
        assert again.page is not None
        await again.page.house.registrar.settled()
        _, mine = await again.ask("GET", "/people/me/games")
    whole = Match.from_record(json.dumps(record))
    assert whole.finished
    assert whole.scores() == end["position"]["scores"]
    assert json.loads(browser.rows[f"answers/{id}"]) == whole.answers
    assert [one["table"] for one in mine["games"]] == [id]


async def test_an_answer_is_kept_before_it_is_acknowledged() -> None:
    browser = Browser()
    async with opened(browser) as tab:
        id = await alone(tab, "masters-gallery")
        update = await asked(tab, id)
        before = browser.rows[f"seq/{id}"]
        browser.fault = "full"
        status, problem = await tab.ask("POST", f"/tables/{id}/answers", given(update, first(update)))
        assert (status, problem["code"]) == (409, "error-storage-full")
        assert browser.rows[f"seq/{id}"] == before
        browser.fault = "AbortError"
        status, problem = await tab.ask("POST", f"/tables/{id}/answers", given(update, first(update)))
        assert (status, problem["code"]) == (503, "error-storage")
        browser.fault = ""
        wanted = given(await asked(tab, id), first(update))
        status, done = await tab.ask("POST", f"/tables/{id}/answers", wanted)
        assert status == 200
        assert int(browser.rows[f"seq/{id}"]) >= done["seq"] > int(before)
        kept = json.loads(browser.rows[f"answers/{id}"])
    async with opened(browser) as again:
        status, twice = await again.ask("POST", f"/tables/{id}/answers", wanted)
        assert (status, twice["seq"]) == (200, done["seq"]), "the same request does nothing twice, in whatever tab"
        assert json.loads(browser.rows[f"answers/{id}"])[: len(kept)] == kept


async def test_a_table_that_cannot_be_read_keeps_no_other_away() -> None:
    browser = Browser()
    async with opened(browser) as tab:
        damaged, whole = [await alone(tab, "masters-gallery") for _ in range(2)]
        await asked(tab, damaged)
    header = browser.rows[f"table/{damaged}"]
    for row in ("{", "[]", json.dumps([{"id": damaged, "early": "?"}, []]), "[" * 100_000):
        browser.rows[f"table/{damaged}"] = row
        async with opened(browser) as again:
            _, mine = await again.ask("GET", "/my-tables")
            assert [table["id"] for table in mine["tables"]] == [whole]
            status, problem = await again.ask("GET", f"/tables/{damaged}")
            assert (status, problem["code"]) == (409, "error-unplayable")
            assert (await asked(again, whole))["waiting"]
            _, packed = await again.ask("GET", "/crate")
            assert packed["ids"] == [whole]
    browser.rows[f"table/{damaged}"] = header
    async with opened(browser) as later:
        assert (await asked(later, damaged))["waiting"], "nothing of it was touched"


async def test_what_another_version_wrote_beside_the_games_keeps_none_of_them_away() -> None:
    browser = Browser()
    async with opened(browser) as tab:
        id = await alone(tab, "masters-gallery")
        await play(tab, id, Dice(1))
    me, whole = browser.rows["me"], dict(browser.rows)
    for key in (f"puzzle/{me}/abc", f"over/{id}", f"person/{me}", f"seen/{id}/{me}", f"seq/{id}"):
        for row in ("garbage", "{}", "[" * 100_000):
            browser.rows = {**whole, key: row}
            async with opened(browser) as again:
                for path in ("/me", "/my-tables", "/puzzles", "/people/me/games", f"/tables/{id}", f"/crate/{id}"):
                    assert (await again.ask("GET", path))[0] == 200, (key, path)
                assert (await again.ask("GET", "/crate"))[1] == {"ids": [id], "tries": []}, key
                tried = {"puzzle": "abc", "game": "bioutifoul", "solved": True, "date": 1.0}
                assert (await again.ask("POST", "/crate/tries", {"tries": [tried]}))[0] == 200, key
                assert browser.rows[key] == row, "whoever can read it finds it as it was"


async def test_bots_answer_plainly_where_nobody_can_be_had_to_think() -> None:
    async with opened(Browser()) as tab:
        tab.asleep = True
        id = await alone(tab, "masters-gallery")
        await play(tab, id, Dice(5), 3)
        assert (await asked(tab, id))["waiting"]


async def test_two_tabs_of_one_game_do_not_corrupt_it() -> None:
    browser = Browser()
    async with opened(browser) as one, opened(browser) as other:
        id = await alone(one, "masters-gallery")
        for _ in range(4):
            update, same = await asked(one, id), await asked(other, id)
            assert update["seq"] == same["seq"]
            options = update["waiting"]["options"]
            replies = await asyncio.gather(
                one.ask("POST", f"/tables/{id}/answers", given(update, options[0]["choice"])),
                other.ask("POST", f"/tables/{id}/answers", given(same, options[-1]["choice"])),
            )
            assert sorted(status for status, _ in replies) == [200, 409], replies
        end = await play(other, id, Dice(5))
        _, record = await other.ask("GET", f"/tables/{id}/record")
    whole = Match.from_record(json.dumps(record))
    assert (whole.finished, whole.scores()) == (True, end["position"]["scores"])


async def test_another_tab_sees_what_was_answered() -> None:
    browser = Browser()
    async with opened(browser) as one, opened(browser) as other:
        id = await alone(one, "masters-gallery")
        update = await asked(one, id)
        assert other.page is not None
        other.page.connect(900, f"/tables/{id}/ws?lang=fr")
        await other.until(900, seq=update["seq"])
        _, done = await one.ask("POST", f"/tables/{id}/answers", given(update, first(update)))
        while (await other.until(900))["seq"] < done["seq"]:
            other.said[900].clear()
        _, mine = await other.ask("GET", "/my-tables")
        assert [table["id"] for table in mine["tables"]] == [id]


async def test_only_games_whose_bots_were_interrupted_go_on_by_themselves() -> None:
    async def never(worker: Worker, task: str) -> str:
        return str(await asyncio.Event().wait())

    browser, clock = Browser(), HeldClock()
    async with opened(browser) as tab:
        mine = await alone(tab, "masters-gallery")
        await asked(tab, mine)
        theirs = await alone(tab, "masters-gallery")
        update = await asked(tab, theirs)
        tab.think = never  # type: ignore[method-assign]
        while update["waiting"]:
            await tab.ask("POST", f"/tables/{theirs}/answers", given(update, first(update)))
            _, update = await tab.ask("GET", f"/tables/{theirs}")
        before = {id: browser.rows[f"seq/{id}"] for id in (mine, theirs)}
    async with opened(browser, clock) as again, asyncio.timeout(PATIENCE):
        assert again.page is not None
        await clock.until_asleep(1.0)
        await clock.advance(1.0)
        while browser.rows[f"seq/{theirs}"] == before[theirs]:
            await asyncio.sleep(0)
        # A game that waits for somebody who is not there is laid aside again, sooner or later.
        assert {room.id for room in again.page.house.rooms()} <= {theirs}, "nobody waits for the other one"
        assert browser.rows[f"seq/{mine}"] == before[mine]


async def test_whoever_comes_back_is_the_same_person() -> None:
    browser = Browser()
    async with opened(browser) as tab:
        assert (await tab.ask("PUT", "/me", {"name": "Anna", "language": "fr"}))[0] == 200
    async with opened(browser) as tab:
        assert await tab.ask("GET", "/me") == (200, {"known": True, "name": "Anna", "language": "fr"})
        status, house = await tab.ask("GET", "/house?lang=fr")
        assert (status, len(house["games"])) == (200, len(games()))


@pytest.mark.parametrize(
    ("method", "address", "body", "status", "code"),
    [
        ("GET", "/nothing", None, 404, "error-not-found"),
        ("DELETE", "/tables", None, 405, "error-method"),
        ("GET", "/tables/x%20y", None, 404, "error-no-table"),
        ("GET", "/tables/../me", None, 404, "error-not-found"),
        ("POST", "/tables", {"game": "chess", "seats": [{"who": "me"}]}, 404, "error-no-game"),
        ("POST", "/tables", {"seats": []}, 400, "error-request"),
        ("POST", "/tables", {"game": "x" * 600_000, "seats": [{"who": "me"}]}, 413, "error-too-large"),
        ("GET", "/archive?seats=70", None, 400, "error-request"),
        ("GET", "/catalogues/de", None, 400, "error-request"),
    ],
)
async def test_what_is_wrong_is_refused_in_words(
    method: str, address: str, body: object, status: int, code: str
) -> None:
    async with opened(Browser()) as tab:
        found, problem = await tab.ask(method, address, body)
        assert (found, problem["code"]) == (status, code)
        assert problem["text"]


async def test_a_connection_to_nothing_ends() -> None:
    async with opened(Browser()) as tab:
        assert tab.page is not None
        for number, address in enumerate(["/tables/none/ws", "/news/ws", "/tables/none/ws?seq=x"]):
            tab.page.connect(number, address)
            while number not in tab.ended:
                tab.news.clear()
                await tab.news.wait()
        assert [tab.ended[number] for number in range(3)] == [4404, 4404, 4400]
        tab.page.say(0, "nobody listens any more")


async def test_words_of_other_versions_change_nothing() -> None:
    async with opened(Browser()) as tab:
        assert tab.page is not None
        for word in (
            "",
            "[]",
            "{}",
            '{"from": 3, "present": 7}',
            '{"from": "x", "table": []}',
            '{"from": "x", "seq": 1}',
        ):
            tab.page.heard(word)
        assert (await tab.ask("GET", "/me"))[0] == 200


def test_no_two_addresses_are_one() -> None:
    assert len({(address.method, address.path) for address in PAGES}) == len(PAGES)
    assert len(Router()._routes) == len(PAGES)


async def test_puzzles_are_solved_in_a_page_and_kept_for_all_its_tabs() -> None:
    browser = Browser()
    async with opened(browser) as tab:
        _, book = await tab.ask("GET", "/puzzles")
        today = book["today"]
        address = f"/puzzles/{today['game']}/{today['id']}"
        _, shown = await tab.ask("GET", address)
        choice = shown["update"]["waiting"]["options"][0]["choice"]
        browser.fault = "full"
        status, problem = await tab.ask("POST", f"{address}/answers", {"choice": choice})
        assert (status, problem["code"]) == (409, "error-storage-full"), "no solution for a try that is not kept"
        browser.fault = ""
        _, solved = await tab.ask("POST", f"{address}/answers", {"choice": choice})
        assert solved["counted"]
    async with opened(browser) as again:
        _, twice = await again.ask("POST", f"{address}/answers", {"choice": solved["best"]})
        assert not twice["counted"]
        assert twice["puzzle"]["state"] == solved["puzzle"]["state"] == ("solved" if solved["right"] else "missed")
        status, made = await again.ask("POST", f"{address}/table", {"level": "sketch"})
        assert status == 201
        _, table = await again.ask("GET", f"/tables/{made['id']}")
        assert table["mine"] == [shown["update"]["reader"]]
