"""Bots at the table: they think in processes of their own, within a budget, at a pace people can follow."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys
from collections.abc import Coroutine, Iterable
from typing import Any

from vernissage.bots import time_of
from vernissage.house.clock import Clock
from vernissage.house.errors import Refused, first_line
from vernissage.server.room import Moved, Room
from vernissage.server.turns import People, Turn, Turns, somebody
from vernissage.table.match import Match

LOG = logging.getLogger("vernissage")
WORKER = (sys.executable, "-m", "vernissage.server.worker")
GRACE = 3.0
"""Seconds after which a process takes over bots that another one should have moved."""
LATE = 1.2
"""How much longer than its time a bot may take, on a busy machine, before its draft has to do."""
PAUSE, LONGEST_PAUSE = 0.25, 30.0
"""Seconds until a bot's answer that could not be written is tried again: at first, and after many times."""
STUCK = 180.0
"""Seconds after which bots that somebody watches, and that have not moved, begin again."""
BACKGROUND = 10
"""How much the process that thinks for unseen tables leaves the others their way, as `nice` counts."""
BROKEN = (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
"""What a process that thinks may lead to instead of an answer."""
Reply = dict[str, Any]


class Thinker:
    """A process in which a bot thinks; killed and replaced when it takes far too long or breaks."""

    def __init__(self, command: tuple[str, ...], start: float, clock: Clock, nice: int = 0) -> None:
        self.nice = nice
        self.command = command
        self.start = start
        self.clock = clock
        self._process: asyncio.subprocess.Process | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._said: Reply | None = None

    async def think(self, task: dict[str, Any], seconds: float) -> Reply | None:
        """The answer to a task, or the draft of one if its time is up before; nothing if there is neither."""
        self._said = None
        try:
            await self.clock.limit(self.start, self._begin())
            self._thinking = asyncio.create_task(self._listen(task))
            if await self.clock.within(seconds, self._thinking):
                self._thinking.result()
        except BROKEN:
            await self.stop()
            return None
        except asyncio.CancelledError:
            await self.stop()
            raise
        return self._said

    async def rest(self) -> None:
        """Wait for whoever is late: the process can be asked again, unless it never comes to an end."""
        if self._thinking is not None:
            try:
                if not await self.clock.within(self.start, self._thinking):
                    await self.stop()
                elif not self._thinking.cancelled():
                    self._thinking.result()
            except BROKEN:
                await self.stop()

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # to the end of its pipes, so that nothing of it stays open

    async def _begin(self) -> None:
        """Start the process if there is none, and wait until it listens."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=1 << 22,
            )
            if self.nice and hasattr(os, "setpriority"):
                with contextlib.suppress(OSError):
                    os.setpriority(os.PRIO_PROCESS, self._process.pid, self.nice)
            if "ready" not in await self._hear(self._process):
                raise ValueError("it says something else than that it listens")

    async def _listen(self, task: dict[str, Any]) -> None:
        """Ask, and hear drafts until the answer comes."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.write(json.dumps(task).encode() + b"\n")
        await process.stdin.drain()
        while self._said is None or self._said.get("draft"):
            self._said = await self._hear(process)

    async def _hear(self, process: asyncio.subprocess.Process) -> Reply:
        assert process.stdout is not None
        heard = json.loads(await process.stdout.readuntil(b"\n"))
        if not isinstance(heard, dict):
            raise ValueError("a reply is a table")
        return heard


class Bots:
    """All bots of a house."""

    def __init__(
        self,
        processes: int,
        budget: float,
        command: tuple[str, ...] = WORKER,
        start: float = 5.0,
        clock: Clock | None = None,
    ) -> None:
        self.budget = budget
        self.clock = clock or Clock()
        self.start = start
        """Seconds that a process may take to start, or to end when it is late."""
        front = [Thinker(command, start, self.clock) for _ in range(max(1, processes))]
        back = [Thinker(command, start, self.clock, BACKGROUND)]
        self.turns = Turns(front, back)
        self._thinkers = front + back
        self._moved: dict[str, tuple[int, float]] = {}
        """Where each table that bots move has been, and since when."""
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._watching: dict[str, asyncio.Task[None]] = {}
        self._resting: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop thinking."""
        for tasks in ((*self._driving.values(), *self._watching.values()), self._resting):
            begun = list(tasks)
            for task in begun:
                task.cancel()
            await asyncio.gather(*begun, return_exceptions=True)  # one may have been starting a process
        for thinker in self._thinkers:
            await thinker.stop()

    async def choose(self, match: Match, seat: int, level: str, people: People = somebody) -> int | None:
        """What a bot of a level answers, at most a fifth later than it should; nothing if it breaks or is too slow."""
        seconds = min(self.budget, time_of(level) or self.budget)
        reply = await self._think(match, seat, {"level": level}, LATE * seconds, people)
        choice = None if reply is None else reply.get("choice")
        return choice if isinstance(choice, int) else None

    async def advise(
        self, match: Match, seat: int, level: str, people: People = somebody
    ) -> list[tuple[int, int, float]] | None:
        """What a bot of a level thinks of each option: the choice, how often it was tried, the chance to win."""
        reply = await self._think(match, seat, {"level": level, "hint": True}, self.budget + self.start, people)
        try:
            return None if reply is None else [(int(a), int(b), float(c)) for a, b, c in reply["advice"]]
        except (KeyError, TypeError, ValueError):
            return None

    async def _think(
        self, match: Match, seat: int, wish: dict[str, Any], seconds: float, people: People
    ) -> Reply | None:
        task = {
            "game": match.game.name,
            "sheet": None if match.sheet is None else match.sheet.text,
            "position": match.position(),
            "seat": seat,
            "seed": secrets.randbits(62),
            **wish,
        }
        thinker, turn = await self.turns.take(people)
        began = self.clock.now()
        try:
            return await thinker.think(task, seconds)
        finally:
            resting = asyncio.create_task(self._rest(thinker, turn, began))
            self._resting.add(resting)
            resting.add_done_callback(self._resting.discard)

    async def _rest(self, thinker: Thinker, turn: Turn[Thinker], began: float) -> None:
        """A process that is done, late or not, serves the next bot."""
        try:
            await thinker.rest()
        finally:
            self.turns.give(thinker, turn, self.clock.now() - began)

    def driving(self, id: str) -> bool:
        """Whether a bot of a table is about to move."""
        return id in self._driving or id in self._watching

    def consider(self, room: Room, elsewhere: bool = False) -> None:
        """Let a bot move if one is asked; after a change in another process only if that one does not."""
        if bot_asked(room) is None or room.id in self._driving:
            return
        if not elsewhere:
            self._begin(self._driving, room.id, self._drive(room))
        elif room.id not in self._watching:
            self._begin(self._watching, room.id, self._stand_by(room))

    def _begin(self, tasks: dict[str, asyncio.Task[None]], id: str, work: Coroutine[Any, Any, None]) -> None:
        tasks[id] = asyncio.create_task(work)
        tasks[id].add_done_callback(lambda _: tasks.pop(id, None))

    async def _stand_by(self, room: Room) -> None:
        """Take over if the process that should move a bot does not; it may have been killed."""
        while bot_asked(room) is not None:
            base = room.table.base
            await self.clock.sleep(GRACE + self.budget + room.table.pace / 1000)
            if room.table.base == base:
                self.consider(room)
                return

    async def _drive(self, room: Room) -> None:
        """Answer for the bots of a table until a person is asked; whatever cannot be written is tried again."""
        pause = PAUSE
        while True:
            try:
                if not await self._move(room):
                    return
                pause = PAUSE
            except Refused as refusal:
                LOG.error("the bots of a table cannot go on: %s", refusal.line.id)
                return
            except Exception as error:  # whatever a database does: it may be back in a moment
                LOG.warning("the bots of a table wait: %s", first_line(error))
                await self.clock.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)

    async def _move(self, room: Room) -> bool:
        """Answer for the first bot that is asked; False if none is."""
        async with room.hold():
            seat = bot_asked(room)
            if seat is None:
                return False
            match, base, level = room.playing, room.table.base, room.seats[seat].level
        choice = await self.choose(match, seat, level, room.people)
        await self._pause(room)
        async with room.hold():
            if room.table.base == base and seat in room.table.asked:
                with contextlib.suppress(Moved):  # another process was faster
                    await answer_for(room, seat, choice)
        return True

    def watch_over(self, rooms: Iterable[Room]) -> None:
        """Let bots move where nobody else is asked and nothing moves: whatever stopped them, it was not the rules."""
        now, seen = self.clock.now(), dict[str, tuple[int, float]]()
        for room in rooms:
            if bot_asked(room) is None:
                continue
            seq, since = self._moved.get(room.id, (-1, now))
            seen[room.id] = (seq, since) if seq == room.table.seq else (room.table.seq, now)
            if not self.driving(room.id):
                LOG.warning("the bots of a table stood still; they go on")
                self.consider(room)
            elif room.id in self._driving and room.watchers and now - seen[room.id][1] > STUCK + room.table.pace / 1000:
                LOG.warning("the bots of a table have not moved for %d s; they begin again", now - seen[room.id][1])
                self._driving[room.id].cancel()
                seen[room.id] = room.table.seq, now
        self._moved = seen

    async def _pause(self, room: Room) -> None:
        """Wait as long as people need to follow; not at all if nobody watches or somebody is in a hurry."""
        left = room.moved_at + room.table.pace / 1000 - self.clock.now()
        if left > 0 and room.online():
            with contextlib.suppress(TimeoutError):
                await self.clock.limit(left, room.hurried.wait())


def bot_asked(room: Room) -> int | None:
    """The first bot that is asked; nothing if none is."""
    return next((seat for seat in room.table.asked if room.seats[seat].who == "bot"), None)


async def answer_for(room: Room, seat: int, choice: int | None) -> None:
    """Give a bot's answer; if it has none that is legal, the default one."""

    def act(match: Match) -> int:
        before = len(match.answers)
        asked = next(asked for asked in match.waiting() if asked.seat == seat)
        legal = choice is not None and choice in [option.choice for option in asked.options]
        match.answer(seat, choice if legal and choice is not None else asked.default)
        return before

    await room.play(act)
