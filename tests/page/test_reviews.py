"""Reviews in a page: made beside the bots, piece by piece, kept in the browser, and by one tab alone."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from page.tabs import Browser, Tab, alone, asked, first, given, opened
from review.finished import ending
from server.clocks import PATIENCE, HeldClock
from vernissage.house import reviews
from vernissage.page import thinkers
from vernissage.page.browser import Worker
from vernissage.page.mind import Mind
from vernissage.review.reviewing import EDITION


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little as a review can be made with."""
    monkeypatch.setattr(thinkers, "EFFORT", 0.001)


async def over(tab: Tab) -> str:
    """A table where a short game is over."""
    seats = [{"who": "me"}, {"who": "bot", "level": "sketch"}]
    record = ending("masters-gallery", 2, 8).record().write()
    status, made = await tab.ask("POST", "/records", {"record": record, "seats": seats})
    assert status == 201, made
    return str(made["id"])


async def review(tab: Tab, id: str, method: str = "GET") -> Any:
    """The review of a table, as far as it is."""
    status, found = await tab.ask(method, f"/tables/{id}/review?lang=en")
    assert status == 200, found
    return found


async def until(tab: Tab, id: str, *states: str) -> Any:
    """The review when it has come to some state."""
    async with asyncio.timeout(PATIENCE):
        while (found := await review(tab, id))["state"] not in states:
            await asyncio.sleep(0)
    return found


async def under(tab: Tab) -> None:
    """Wait until the tab makes a review."""
    assert tab.page is not None
    async with asyncio.timeout(PATIENCE):
        while not tab.page.house.ports.reviewing:
            await asyncio.sleep(0)


class Slow(Mind):
    """Says a piece of a review only when it may."""

    def __init__(self, tab: Tab, pieces: int) -> None:
        super().__init__()
        self.pieces = pieces
        self.more = asyncio.Event()
        tab.minds["reviews"] = self
        plain = tab.think

        async def think(worker: Worker, task: str) -> str:
            if worker == "reviews":
                if self.pieces == 0:
                    await self.more.wait()
                self.pieces -= 1
            return await plain(worker, task)

        tab.think = think  # type: ignore[method-assign]


async def test_a_review_is_made_told_on_the_way_and_kept() -> None:
    browser = Browser()
    async with opened(browser) as tab:
        id, slow = await over(tab), Slow(tab, 3)
        assert (await review(tab, id))["state"] == "none"
        assert (await review(tab, id, "POST"))["state"] == "waiting"
        assert f"wish/{id}" in browser.rows, "it is written down before it is acknowledged"
        async with asyncio.timeout(PATIENCE):
            while slow.pieces:
                await asyncio.sleep(0)
        found = await until(tab, id, "running")
        assert 0 < found["done"] < 1
        assert found["chart"]
        slow.more.set()
        whole = await until(tab, id, "done")
        assert whole["effort"] == thinkers.EFFORT
        assert [one["seat"] for one in whole["accounts"]] == [0, 1]
        assert "reviews" not in tab.minds, "the interpreter is let go"
        assert f"wish/{id}" not in browser.rows
    async with opened(browser) as again:
        assert await review(again, id) == whole
        assert (await review(again, id, "POST")) == whole, "it is made once"
        assert again.minds.keys() <= {"bots"}


async def test_bots_do_not_wait_for_a_review_and_it_waits_for_them() -> None:
    async with opened(Browser()) as tab:
        done, playing, slow = await over(tab), await alone(tab, "masters-gallery"), Slow(tab, 2)
        await review(tab, done, "POST")
        update = await asked(tab, playing)
        for _ in range(3):  # while a piece is being made, bots answer
            status, _ = await tab.ask("POST", f"/tables/{playing}/answers", given(update, first(update)))
            assert status == 200
            update = await asked(tab, playing)
        assert tab.page is not None
        workers = tab.page.house.ports.thinkers
        assert isinstance(workers, thinkers.Workers)
        async with workers._turn:  # while a bot thinks, no piece is begun
            slow.pieces = 1
            slow.more.set()
            for _ in range(100):
                await asyncio.sleep(0)
            assert (await review(tab, done))["state"] in ("waiting", "running")
        await until(tab, done, "done")


async def test_what_a_closed_tab_leaves_undone_another_one_makes() -> None:
    browser = Browser()
    async with opened(browser) as tab:
        id = await over(tab)
        Slow(tab, 1)
        await review(tab, id, "POST")
    assert f"wish/{id}" in browser.rows
    async with opened(browser) as again:
        assert (await until(again, id, "done"))["accounts"]


async def test_a_tab_that_was_killed_is_noticed_by_those_that_are_open() -> None:
    browser, clock = Browser(), HeldClock()
    async with opened(browser) as killed, opened(browser, clock) as other:
        id = await over(killed)
        Slow(killed, 1)
        await review(killed, id, "POST")
        assert (await review(other, id, "POST"))["state"] == "waiting"
        assert other.page is not None
        await clock.until_asleep(reviews.ROUND)
        await clock.advance(reviews.ROUND)
        assert other.page.house.ports.reviewing == {}, "somebody makes it"
        browser.tabs.remove(killed)
        await clock.until_asleep(reviews.ROUND)
        await clock.advance(reviews.ROUND)
        assert (await until(other, id, "done"))["accounts"]
        browser.tabs.append(killed)


@pytest.mark.parametrize("counts_tabs", [True, False])
async def test_two_tabs_that_ask_at_once_make_one_review(counts_tabs: bool) -> None:
    browser = Browser()
    browser.counts_tabs = counts_tabs
    async with opened(browser) as one, opened(browser) as other:
        id = await over(one)
        await review(other, id)
        for tab in (one, other):
            Slow(tab, 1)
        await asyncio.gather(review(one, id, "POST"), review(other, id, "POST"))
        making = [len(tab.page.house.ports.reviewing) for tab in (one, other) if tab.page is not None]
        assert sorted(making) == [0, 1]


async def test_a_review_is_stopped_and_asked_for_again_in_whatever_tab() -> None:
    browser, clock = Browser(), HeldClock()
    async with opened(browser, clock) as tab, opened(browser) as other:
        id = await over(tab)
        slow = Slow(tab, 1)
        await review(tab, id, "POST")
        assert (await review(tab, id, "DELETE"))["state"] == "none"
        assert "reviews" not in tab.minds, "whoever made it was sent away"
        await review(tab, id, "POST")
        await under(tab)
        assert (await review(other, id, "DELETE"))["state"] == "none"
        await clock.until_asleep(reviews.ROUND)
        await clock.advance(reviews.ROUND)
        assert (await until(tab, id, "none"))["answers"] == [], "the tab that makes it has noticed"
        slow.more.set()
        await review(other, id, "POST")
        await until(tab, id, "done")


async def test_a_worker_that_cannot_be_had_or_dies_breaks_a_review_which_can_be_asked_for_again() -> None:
    browser = Browser()
    async with opened(browser) as tab:
        id = await over(tab)
        tab.asleep = True
        await review(tab, id, "POST")
        await until(tab, id, "broken")
        tab.asleep = False
        plain = tab.think

        async def dies(worker: Worker, task: str) -> str:
            raise RuntimeError("out of memory")

        tab.think = dies  # type: ignore[method-assign]
        await review(tab, id, "POST")
        await until(tab, id, "broken")
        tab.think = plain  # type: ignore[method-assign]
        assert f"wish/{id}" not in browser.rows
        await review(tab, id, "POST")
        await until(tab, id, "done")


async def test_without_room_nothing_is_promised_and_nothing_lost() -> None:
    browser = Browser()
    async with opened(browser) as tab:
        id = await over(tab)
        browser.fault = "full"
        status, problem = await tab.ask("POST", f"/tables/{id}/review?lang=en")
        assert (status, problem["code"]) == (409, "error-storage-full")
        browser.fault = ""
        assert (await review(tab, id))["state"] == "none"
        slow = Slow(tab, 1)
        await review(tab, id, "POST")
        browser.fault = "full"
        slow.more.set()
        await until(tab, id, "broken")
        browser.fault = ""
        await review(tab, id, "POST")
        await until(tab, id, "done")


@pytest.mark.parametrize("row", ["", "{", "[]", '["1-a", "x"]', "[" * 100_000])
async def test_rows_that_cannot_be_read_are_made_again(row: str) -> None:
    browser = Browser()
    async with opened(browser) as tab:
        id = await over(tab)
        browser.rows |= {f"wish/{id}": row, "wish/other": row, f"review/{id}": row}
        assert (await review(tab, id))["state"] == "none"
        await review(tab, id, "POST")
        await until(tab, id, "done")
        assert json.loads(browser.rows[f"review/{id}"])[0].startswith(f"{EDITION}-")
