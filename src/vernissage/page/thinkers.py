"""The thinkers of a page: bots think in a second worker, reviews in a third one, and the board never stands still."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import json

from vernissage.bots import time_of
from vernissage.house.clock import Clock
from vernissage.house.ports import People
from vernissage.house.reading import Papers, Read
from vernissage.house.thinking import Weighed, advice_in, choice_in, task
from vernissage.page.browser import Script, Worker
from vernissage.table.match import Match

T = TypeVar("T")
GRACE = 10.0
"""Seconds that a thought may take longer than it should, before whoever thinks is sent away."""
PATIENCE = 20.0
"""Seconds after which a paper is taken away from whoever reads it."""
EFFORT = 0.1
"""The part of a review's usual effort that a page gives: it takes some minutes there (docs/offline.md)."""
LONGEST = 600.0
"""Seconds after which whoever reviews is sent away, if not even the next piece of a review is there."""


class Workers(Papers):
    """Bots, hints and papers in one worker, one after the other; reviews in another, there while it is needed."""

    def __init__(self, script: Script, clock: Clock, budget: float) -> None:
        self.budget = budget
        self.effort = EFFORT
        self._script = script
        self._clock = clock
        self._turn = asyncio.Lock()
        self._reviewing = asyncio.Lock()

    async def close(self) -> None:
        """Stop thinking."""
        self._script.stop_thinking("bots")

    async def choose(self, match: Match, seat: int, level: str, people: People) -> int | None:
        """What a bot of a level answers; nothing if it breaks or is far too slow."""
        seconds = min(self.budget, time_of(level, match.game.name, match.seats) or self.budget)
        return choice_in(await self._ask({"task": task(match, seat, {"level": level})}, seconds + GRACE))

    async def advise(self, match: Match, seat: int, people: People) -> Weighed | None:
        """What is thought of the options, the best first."""
        wish = {"hint": True, "seconds": self.budget}
        return advice_in(await self._ask({"task": task(match, seat, wish)}, self.budget + GRACE))

    async def review(self, record: str, heard: Callable[[dict[str, Any]], None], people: People) -> str | None:
        """The review of a finished game, one game at a time; no piece of it is begun while a bot thinks."""
        async with self._reviewing:
            try:
                await self._script.awake("reviews")
                wanted: dict[str, Any] = {"review": record, "effort": self.effort}
                while (reply := await self._piece(wanted)) is not None and "reviewed" not in reply:
                    heard(reply)
                    wanted = {}
                return None if reply is None else str(reply["reviewed"])
            except Exception:
                return None  # it cannot be had now, or broke: it can be asked for again
            finally:
                self._script.stop_thinking("reviews")  # an interpreter takes room, and reviews are few

    async def _piece(self, wanted: dict[str, Any]) -> Read | None:
        """The next piece of a review, after all bots that were asked before."""
        async with self._turn:
            pass
        return await self._thought("reviews", wanted, LONGEST)

    async def read(self, task: Read) -> Read | None:
        """What a paper says; nothing if it takes more time than any that is right."""
        return await self._ask({"paper": task}, PATIENCE)

    async def _ask(self, wanted: dict[str, Any], seconds: float) -> Read | None:
        async with self._turn:
            try:
                await self._script.awake("bots")  # which takes as long as it takes: it may still be on its way
                return await self._thought("bots", wanted, seconds)
            except Exception:
                return None  # it cannot be had now, or broke: whoever waits is given a plain answer

    async def _thought(self, worker: Worker, wanted: dict[str, Any], seconds: float) -> Read | None:
        """What a worker says; nothing if it takes too long: then it is sent away."""
        thinking = asyncio.ensure_future(self._script.think(worker, json.encode(wanted).decode()))
        try:
            if await self._clock.within(seconds, thinking):
                return json.decode(thinking.result(), type=Read)
        finally:
            if not thinking.done():
                self._script.stop_thinking(worker)
                thinking.cancel()
        return None

    async def beside(self, work: Callable[[], T]) -> T:
        """Do it after whatever else is to be done."""
        await asyncio.sleep(0)
        return work()

    def look(self) -> None:
        """Nobody is thought for before others."""
