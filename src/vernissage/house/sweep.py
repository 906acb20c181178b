"""The sweep: whoever is out of time is stood in for, whoever is short of it is told; once, however many houses look."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from vernissage.house import stand_in, timing
from vernissage.house.errors import Refused, first_line
from vernissage.house.news import News
from vernissage.house.ports import Ports
from vernissage.house.room import Moved, Room

LOG = logging.getLogger("vernissage")
EVERY = 1.0
"""Seconds between two looks at what is due."""
GRACE = 1.0
"""Seconds that a clock is left empty: an answer may be on its way, and the dates of two machines differ a little."""
AT_ONCE = 100
"""Tables that are looked after in one go."""


class Sweep:
    """Looks after the clocks of all tables on a shelf, whether they are in memory or not."""

    def __init__(self, ports: Ports, room: Callable[[str], Awaitable[Room]]) -> None:
        self.ports = ports
        self._room = room
        self._hopeless: dict[str, int] = {}
        """Tables where nothing can be done, and the seq they had."""

    async def run(self) -> None:
        """Look again and again."""
        while True:
            await self.ports.clock.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:  # the next time, perhaps; whatever is played must not wait for it
                LOG.warning("the clocks cannot be looked at: %s", first_line(error))

    async def look(self) -> None:
        """Do what is due."""
        shelf, date = self.ports.shelf, self.ports.clock.date() - GRACE
        for id, seq in await shelf.due(date, AT_ONCE + len(self._hopeless)):
            if self._hopeless.get(id) == seq:
                continue
            try:
                await self.attend(await self._room(id))
            except Refused as refusal:
                LOG.error("the clocks of a table stand: %s", refusal.line.id)
                self._hopeless[id] = seq

    async def attend(self, room: Room) -> None:
        """Do what is due at a table, as it is on the shelf: somebody elsewhere may have been faster."""
        while True:
            async with room.hold():
                try:
                    if not await act(room):
                        return
                except Moved:
                    continue


async def act(room: Room) -> bool:
    """Do the first thing that the clocks of a table want; False if there is none. Inside `hold`."""
    table, date = room.table, room.ports.clock.date() - GRACE
    clocks = timing.running(table.clocks)
    over = [seat for seat, clock in clocks.items() if timing.runs_out(clock) <= date]
    short = [seat for seat, clock in clocks.items() if not clock.told and timing.runs_short(clock) <= date]
    if over and table.timing is not None:
        await stand_in.take_over(room, over[0], stand_in.TIME, str(table.timing["level"]))
    elif short:
        told = [clock._replace(told=clock.told or seat in short) for seat, clock in enumerate(table.clocks)]
        await room.write(table.changed(clocks=tuple(told)))
        for seat in short:
            person = room.seats[seat].holder
            room.ports.herald.tell(person, News("time-short", room.id, seat), person in room.online())
    return bool(over or short)
