"""Before a live game everybody says that they are there: a clock that runs for somebody who is not helps nobody."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.house import seating
from vernissage.house.errors import Refused
from vernissage.house.protocol.lobby import Readiness
from vernissage.house.protocol.play import Accepted
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.stored import StoredSeat, StoredTable


async def say(room: Room, reader: Reader) -> Accepted:
    """Say that one is there, in all of one's seats; the game starts with the last one."""
    async with room.hold():
        mine = room.mine(reader)
        if not mine:
            raise Refused(403, "error-not-your-seat")
        if room.table.ready is None:
            raise Refused(409, "error-started" if room.table.status != "gathering" else "error-not-checking")
        ready = sorted({*room.table.ready["seats"], *mine})
        after = room.table.changed(ready={**room.table.ready, "seats": ready})
        if all(seat.who != "human" or seat.seat in ready for seat in room.seats):
            return Accepted(seq=await seating.start_now(room, after))
        return Accepted(seq=room.table.seq if ready == room.table.ready["seats"] else await room.write(after))


async def time_is_up(room: Room) -> bool:
    """Open the seats of those who did not come in time; whether it was time."""
    async with room.hold():
        check = room.table.ready
        if check is None or room.table.status != "gathering" or room.ports.clock.date() < check["until"]:
            return False
        gone = [seat for seat in room.seats if seat.who == "human" and seat.seat not in check["seats"]]
        left = [seat.holder for seat in room.seats if seat.who == "human" and seat.seat in check["seats"]]
        after = room.table.changed(ready=None)
        if left and after.host not in left:
            after = after.changed(host=left[0])
        await room.write(after, seats=tuple(StoredSeat(seat.seat, "open") for seat in gone))
        return True


def shown(table: StoredTable, seats: Sequence[StoredSeat], now: float) -> Readiness | None:
    """The question as everybody at the table sees it."""
    if table.ready is None or table.status != "gathering":
        return None
    ready = {seat.seat for seat in seats if seat.who == "bot"} | set(table.ready["seats"])
    return Readiness(seats=sorted(ready), until=table.ready["until"], now=now)
