"""The thinkers of a page: bots think in a second worker, within a budget, so that the board never stands still."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import json

from vernissage.bots import time_of
from vernissage.house.clock import Clock
from vernissage.house.errors import Refused
from vernissage.house.papers import reply as read_paper
from vernissage.house.ports import People
from vernissage.house.reading import Papers, Read
from vernissage.house.thinking import Weighed, advice_in, choice_in, replies, task
from vernissage.page.browser import Script
from vernissage.table.match import Match

T = TypeVar("T")
GRACE = 10.0
"""Seconds that a thought may take longer than it should, before whoever thinks is sent away."""
PATIENCE = 20.0
"""Seconds after which a paper is taken away from whoever reads it."""


def think(asked: str) -> str:
    """In the second worker: the last word on a task, a paper's or a bot's."""
    wanted = json.decode(asked, type=dict[str, Any])
    found = read_paper(wanted["paper"]) if "paper" in wanted else list(replies(wanted["task"]))[-1]
    return json.encode(found).decode()


class Worker(Papers):
    """Bots, hints and papers in one other worker, one after the other."""

    def __init__(self, script: Script, clock: Clock, budget: float) -> None:
        self.budget = budget
        self.reviews = False
        self._script = script
        self._clock = clock
        self._turn = asyncio.Lock()

    async def close(self) -> None:
        """Stop thinking."""
        self._script.stop_thinking()

    async def choose(self, match: Match, seat: int, level: str, people: People) -> int | None:
        """What a bot of a level answers; nothing if it breaks or is far too slow."""
        seconds = min(self.budget, time_of(level) or self.budget)
        return choice_in(await self._ask({"task": task(match, seat, {"level": level})}, seconds + GRACE))

    async def advise(self, match: Match, seat: int, people: People) -> Weighed | None:
        """What is thought of the options, the best first."""
        wish = {"hint": True, "seconds": self.budget}
        return advice_in(await self._ask({"task": task(match, seat, wish)}, self.budget + GRACE))

    async def review(self, record: str, heard: Callable[[dict[str, Any]], None], people: People) -> str | None:
        """No review is made in a page: the bots of all tables would wait for it."""
        raise Refused(409, "error-no-review")

    async def read(self, task: Read) -> Read | None:
        """What a paper says; nothing if it takes more time than any that is right."""
        return await self._ask({"paper": task}, PATIENCE)

    async def _ask(self, wanted: dict[str, Any], seconds: float) -> Read | None:
        async with self._turn:
            try:
                await self._script.awake()  # which takes as long as it takes: the interpreter may still be on its way
            except Exception:
                return None  # it cannot be had now, and is asked for again the next time
            thinking = asyncio.ensure_future(self._script.think(json.encode(wanted).decode()))
            try:
                if await self._clock.within(seconds, thinking):
                    return json.decode(thinking.result(), type=Read)
            except Exception:
                return None  # it broke: whoever waits is given a plain answer
            finally:
                if not thinking.done():
                    self._script.stop_thinking()
                    thinking.cancel()
        return None

    async def beside(self, work: Callable[[], T]) -> T:
        """Do it after whatever else is to be done."""
        await asyncio.sleep(0)
        return work()

    def look(self) -> None:
        """Nobody is thought for before others."""
