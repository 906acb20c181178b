"""A browser in memory: its tabs share what it keeps, hear each other, and think at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from server.clocks import PATIENCE, HeldClock
from vernissage import Dice
from vernissage.page.browser import Worker
from vernissage.page.mind import Mind
from vernissage.page.page import Page

IDS = count()


class Browser:
    """What the tabs of a browser share; every write is written down."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.tabs: list[Tab] = []
        self.counts_tabs = True
        self.fault = ""
        """Why nothing can be written at the moment."""


class Tab:
    """The script of one tab."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.page: Page | None = None
        self.said: dict[int, list[dict[str, Any]]] = {}
        self.ended: dict[int, int] = {}
        self.news = asyncio.Event()
        self.name = f"tab {next(IDS)}"
        self.minds: dict[Worker, Mind] = {}
        self.asleep = False
        """Whether nobody can be had to think."""

    async def read(self, wanted: str) -> str:
        await asyncio.sleep(0)
        asked, rows = json.loads(wanted), self.browser.rows
        if "prefix" in asked:
            return json.dumps({key: row for key, row in rows.items() if key.startswith(asked["prefix"])})
        return json.dumps({key: rows[key] for key in asked["keys"] if key in rows})

    async def write(self, rows: str) -> str:
        await asyncio.sleep(0)  # others may write between a look and this
        asked = json.loads(rows)
        if self.browser.fault:
            return json.dumps(self.browser.fault)
        if any(self.browser.rows.get(key) != text for key, text in asked["only"].items()):
            return json.dumps("moved")
        self.browser.rows.update(asked["rows"])
        for key in asked["drop"]:
            self.browser.rows.pop(key, None)
        return json.dumps("done")

    def call(self, word: str) -> None:
        for tab in self.browser.tabs:
            if tab is not self and tab.page is not None:
                asyncio.get_running_loop().call_soon(tab.page.heard, word)

    async def tabs(self) -> str:
        open = [tab.name for tab in self.browser.tabs] if self.browser.counts_tabs else None
        return json.dumps({"me": self.name, "open": open})

    async def think(self, worker: Worker, task: str) -> str:
        await asyncio.sleep(0)
        return self.minds[worker].think(task)

    async def awake(self, worker: Worker) -> None:
        if self.asleep:
            raise RuntimeError("no memory for another interpreter")
        self.minds.setdefault(worker, Mind())

    def stop_thinking(self, worker: Worker) -> None:
        self.minds.pop(worker, None)

    def say(self, connection: int, message: str) -> None:
        self.said.setdefault(connection, []).append(json.loads(message))
        self.news.set()

    def hang_up(self, connection: int, code: int) -> None:
        self.ended[connection] = code
        self.news.set()

    async def ask(self, method: str, address: str, body: object = None) -> tuple[int, Any]:
        """The status and the message that come back."""
        assert self.page is not None
        reply = json.loads(await self.page.ask(method, address, "" if body is None else json.dumps(body)))
        return reply["status"], json.loads(reply["body"]) if reply["kind"] == "application/json" else reply["body"]

    async def until(self, connection: int, **facts: object) -> dict[str, Any]:
        """The first update, from now on, of which some facts are true."""
        seen = 0
        while True:
            heard = self.said.get(connection, [])
            for message in heard[seen:]:
                update = message.get("update")
                if update is not None and all(update.get(name) == fact for name, fact in facts.items()):
                    found: dict[str, Any] = update
                    return found
            seen = len(heard)
            self.news.clear()
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()


@asynccontextmanager
async def opened(browser: Browser, clock: HeldClock | None = None) -> AsyncIterator[Tab]:
    """A tab with the house in it."""
    tab = Tab(browser)
    tab.page = Page(tab, clock or HeldClock())
    await tab.page.open()
    browser.tabs.append(tab)
    try:
        yield tab
    finally:
        browser.tabs.remove(tab)
        await tab.page.close()


async def alone(tab: Tab, game: str, bots: int = 1) -> str:
    """A new table of oneself and bots."""
    seats = [{"who": "me"}, *[{"who": "bot", "level": "sketch"}] * bots]
    status, made = await tab.ask("POST", "/tables", {"game": game, "seats": seats, "pace": 0, "public": False})
    assert status == 201, made
    id: str = made["id"]
    return id


async def asked(tab: Tab, id: str) -> dict[str, Any]:
    """The table when the person is asked, or when the game is over."""
    assert tab.page is not None
    number = len(tab.said) + len(tab.ended) + 1
    tab.page.connect(number, f"/tables/{id}/ws?lang=en")
    seen = 0
    while True:
        heard = tab.said.get(number, [])
        for message in heard[seen:]:
            update: dict[str, Any] = message.get("update") or {}
            if update.get("waiting") or update.get("status") == "finished":
                tab.page.hang_up(number)
                return update
        seen = len(heard)
        tab.news.clear()
        async with asyncio.timeout(PATIENCE):
            await tab.news.wait()


def given(update: dict[str, Any], choice: int) -> dict[str, Any]:
    """An answer to the question of an update."""
    return {"id": f"a{next(IDS)}", "seat": update["waiting"]["seat"], "seq": update["seq"], "choice": choice}


def first(update: dict[str, Any]) -> int:
    """The first option of a question."""
    choice: int = update["waiting"]["options"][0]["choice"]
    return choice


async def play(tab: Tab, id: str, dice: Dice, most: int = 5_000) -> dict[str, Any]:
    """Answer at random, so many times or until the game is over."""
    for _ in range(most):
        update = await asked(tab, id)
        if not update.get("waiting"):
            return update
        choice = dice.pick([option["choice"] for option in update["waiting"]["options"]])
        status, done = await tab.ask("POST", f"/tables/{id}/answers", given(update, choice))
        assert status == 200, done
    return await asked(tab, id)
