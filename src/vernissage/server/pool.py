"""The thinkers of a server: bots think in processes of their own, within a budget."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any, TypeVar

from vernissage.bots import time_of
from vernissage.core.game import Game
from vernissage.house.clock import Clock
from vernissage.house.ports import People
from vernissage.house.protocol.sheets import Checked
from vernissage.house.tally import UNCOUNTED, Tally, Thought, Wish
from vernissage.house.thinking import Weighed, advice_in, choice_in, task
from vernissage.server.desk import Desk
from vernissage.server.thinker import Reply, Thinker
from vernissage.server.turns import Turn, Turns, somebody
from vernissage.table.match import Match

T = TypeVar("T")
WORKER = (sys.executable, "-m", "vernissage.server.worker")
LATE = 1.2
"""How much longer than its time a bot may take, on a busy machine, before its draft has to do."""
BACKGROUND = 10
"""How much the process that thinks for unseen tables leaves the others their way, as `nice` counts."""
UNHURRIED = 12
"""The same of the process that reviews games: nobody's turn waits for it."""
LONGEST = 3600.0
"""Seconds after which a review is given up."""


class Pool:
    """The thinkers of a house: bots in some processes, a desk for strangers' papers, a thread for what takes long."""

    def __init__(
        self,
        processes: int,
        budget: float,
        command: tuple[str, ...] = WORKER,
        start: float = 5.0,
        clock: Clock | None = None,
        tally: Tally = UNCOUNTED,
        hint: float = 10.0,
        effort: float = 1.0,
    ) -> None:
        self.tally = tally
        self.budget = budget
        self.hint = hint
        """Seconds a hint may take; what is thought by then has to do."""
        self.effort = effort
        """The part of the usual effort with which games are reviewed."""
        self.clock = clock or Clock()
        self.start = start
        """Seconds that a process may take to start, or to end when it is late."""
        front = [Thinker(command, start, self.clock) for _ in range(max(1, processes))]
        back = [Thinker(command, start, self.clock, BACKGROUND)]
        self.turns = Turns(front, back)
        self.reviewing = Turns([Thinker(command, start, self.clock, UNHURRIED)], [])
        """One game is reviewed at a time, of all who wait that of the person who has had least."""
        self._thinkers = [*front, *back, *self.reviewing.thinkers]
        self.desk = Desk(self.clock)
        self._beside = asyncio.Semaphore(1)
        self._resting: set[asyncio.Task[None]] = set()
        self._reviews: set[asyncio.Task[str | None]] = set()

    async def close(self) -> None:
        """Stop thinking."""
        begun = [*self._resting, *self._reviews]
        for resting in begun:
            resting.cancel()
        await asyncio.gather(*begun, return_exceptions=True)
        for thinker in self._thinkers:
            await thinker.stop()
        await self.desk.close()

    async def choose(self, match: Match, seat: int, level: str, people: People = somebody) -> int | None:
        """What a bot of a level answers, at most a fifth later than it should; nothing if it breaks or is too slow."""
        seconds = min(self.budget, time_of(level, match.game.name, match.seats) or self.budget)
        reply = await self._think(match, seat, {"level": level}, LATE * seconds, people)
        return choice_in(reply)

    async def advise(self, match: Match, seat: int, people: People = somebody) -> Weighed | None:
        """What is thought of the options, the best first."""
        reply = await self._think(match, seat, {"hint": True}, self.hint, people)
        return advice_in(reply)

    async def review(self, record: str, heard: Callable[[Reply], None], people: People = somebody) -> str | None:
        """The review of a finished game, as JSON; what is found on the way is told. Nothing if it breaks."""
        reviewing = asyncio.create_task(self._review(record, heard, people))
        self._reviews.add(reviewing)
        reviewing.add_done_callback(self._reviews.discard)
        return await reviewing

    async def _review(self, record: str, heard: Callable[[Reply], None], people: People) -> str | None:
        thinker, turn = await self.reviewing.take(people)
        began = self.clock.now()
        try:
            reply = await thinker.think({"review": record, "effort": self.effort}, LONGEST, heard)
            found = None if reply is None else reply.get("reviewed")
            return found if isinstance(found, str) else None
        finally:
            await self._rest(self.reviewing, thinker, turn, began)

    async def _think(
        self, match: Match, seat: int, wish: dict[str, Any], seconds: float, people: People
    ) -> Reply | None:
        wanted = task(match, seat, wish)
        asked = self.clock.now()
        thinker, turn = await self.turns.take(people)
        began = self.clock.now()
        try:
            reply = await thinker.think(wanted, seconds)
            kind: Wish = "hint" if "hint" in wish else "move"
            self.tally.thought(kind, came_of(reply), began - asked, self.clock.now() - began)
            return reply
        finally:
            resting = asyncio.create_task(self._rest(self.turns, thinker, turn, began))
            self._resting.add(resting)
            resting.add_done_callback(self._resting.discard)

    async def _rest(self, turns: Turns[Thinker], thinker: Thinker, turn: Turn[Thinker], began: float) -> None:
        """A process that is done, late or not, serves the next bot."""
        try:
            await thinker.rest()
        finally:
            turns.give(thinker, turn, self.clock.now() - began)

    async def record(self, text: str, upto: int | None) -> tuple[Match, list[str]]:
        """The match of a record, read at the desk."""
        return await self.desk.record(text, upto)

    async def sheet(self, game: Game, text: str | None) -> str | None:
        """The text of a sheet to play with, read at the desk."""
        return await self.desk.sheet(game, text)

    async def check(self, game: Game, text: str) -> Checked:
        """Whether a game can be played with a sheet, read at the desk."""
        return await self.desk.check(game, text)

    async def beside(self, work: Callable[[], T]) -> T:
        """Do something long in a thread, one after the other."""
        async with self._beside:
            return await asyncio.to_thread(work)

    def look(self) -> None:
        """Let those think who are waited for now."""
        self.turns.look()


def came_of(reply: Reply | None) -> Thought:
    """What a bot came to in its time."""
    if reply is None:
        return "nothing"
    return "draft" if reply.get("draft") else "answer"
