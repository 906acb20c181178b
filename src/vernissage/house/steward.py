"""Bots at the table: they move at a pace that people can follow, whatever happens to them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any

from vernissage.house.errors import Refused, first_line
from vernissage.house.ports import Ports
from vernissage.house.room import Moved, Room
from vernissage.house.stand_in import plays_itself
from vernissage.table.match import AnswerError, Match

LOG = logging.getLogger("vernissage")
GRACE = 3.0
"""Seconds after which bots are moved here that somebody elsewhere should have moved."""
PAUSE, LONGEST_PAUSE = 0.25, 30.0
"""Seconds until a bot's answer that could not be written is tried again: at first, and after many times."""
MEANWHILE = 0.5
"""Seconds in which those who hear of a table that somebody leaves take it over, one before the others."""
STUCK = 180.0
"""Seconds after which bots that somebody watches, and that have not moved, begin again."""


class Steward:
    """Lets the bots of all tables move."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self.clock = ports.clock
        self._moved: dict[str, tuple[int, float]] = {}
        """Where each table that bots move has been, and since when."""
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._watching: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> list[str]:
        """Let no bot move any more; the tables whose bots somebody else has to move."""
        left = list(self._driving)
        begun = [*self._driving.values(), *self._watching.values()]
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)  # one may have been starting a process
        return left

    def driving(self, id: str) -> bool:
        """Whether a bot of a table is about to move."""
        return id in self._driving or id in self._watching

    def consider(self, room: Room, elsewhere: bool = False) -> None:
        """Let a bot move if one is asked; after a change elsewhere only if it is not moved there."""
        if bot_asked(room) is None or room.id in self._driving:
            return
        if not elsewhere:
            self._begin(self._driving, room.id, self._drive(room))
        elif room.id not in self._watching:
            self._begin(self._watching, room.id, self._stand_by(room))

    def _begin(self, tasks: dict[str, asyncio.Task[None]], id: str, work: Coroutine[Any, Any, None]) -> None:
        """Begin some work; whoever is asked in the very moment it ends begins it anew."""

        async def working() -> None:
            try:
                await work
            finally:
                tasks.pop(id, None)  # at once: the task itself is told to be over only a moment later

        def over(task: asyncio.Task[None]) -> None:
            if tasks.get(id) is task:  # it was ended before it began
                del tasks[id]
                work.close()

        tasks[id] = asyncio.create_task(working())
        tasks[id].add_done_callback(over)

    async def _stand_by(self, room: Room) -> None:
        """Take over if whoever should move a bot does not; that house may be gone."""
        while bot_asked(room) is not None:
            base = room.table.base
            await self.clock.sleep(GRACE + self.ports.thinkers.budget + room.table.pace / 1000)
            if room.table.base == base:
                self.consider(room)
                return

    async def take_over(self, id: str, room_of: Callable[[str], Awaitable[Room]]) -> None:
        """Move the bots of a table whose house leaves; of all who hear of it, mostly the first to wake does so."""
        heard = self.clock.now()
        await self.clock.sleep(MEANWHILE * random.random())
        try:
            room = await room_of(id)  # one that was not in memory is considered when it is opened
        except Exception as error:  # whoever opens the table tries again
            LOG.warning("a table was not taken over: %s", first_line(error))
            return
        if room.moved_at <= heard:
            self.consider(room)

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
            except Exception as error:  # whatever a shelf does: it may be back in a moment
                LOG.warning("the bots of a table wait: %s", first_line(error))
                await self.clock.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)

    async def _move(self, room: Room) -> bool:
        """Answer for the first bot that is asked; False if none is."""
        async with room.hold():
            seat = bot_asked(room)
            if seat is None:
                return False
            match, base, level = room.playing, room.table.base, room.seats[seat].answering
        choice = await self.ports.thinkers.choose(match, seat, level, room.people)
        await self._pause(room)
        async with room.hold():
            if room.table.base == base and seat in room.table.asked and plays_itself(room.seats[seat]):
                with contextlib.suppress(Moved):  # somebody elsewhere was faster
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
    if room.table.status == "closed":
        return None
    return next((seat for seat in room.table.asked if plays_itself(room.seats[seat])), None)


async def answer_for(room: Room, seat: int, choice: int | None) -> None:
    """Give a bot's answer; if it has none that is legal, the default one."""

    def act(match: Match) -> int:
        before = len(match.answers)
        try:
            match.answer(seat, -1 if choice is None else choice)
        except AnswerError:  # which has changed nothing
            match.answer_default(seat)
        return before

    await room.play(act)
    room.ports.tally.answered("bot")
