"""Stand-ins: a bot answers for somebody who is away, out of time or has conceded; the seat stays the person's."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from vernissage.core.game import Line
from vernissage.house.errors import Refused
from vernissage.house.protocol.play import Accepted
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.stored import StoredSeat, StoredTable
from vernissage.house.timing import still_out

TIME: Final = "time"
AWAY: Final = "away"
WISH: Final = "wish"
CONCEDED: Final = "conceded"


def plays_itself(seat: StoredSeat) -> bool:
    """Whether a bot answers at a seat, its own or as a stand-in."""
    return bool(seat.answering)


def alone(room: Room) -> bool:
    """Whether one person plays here, in one seat or in several: nobody may finish such a game for them."""
    return len({seat.holder for seat in room.seats if seat.who == "human"}) < 2


async def take_over(room: Room, seat: int, why: str, level: str, after: StoredTable | None = None) -> int:
    """Let a bot answer for somebody from now on, with whatever else changes at the table. Inside `hold`."""
    if room.table.status != "playing":
        raise Refused(409, "error-finished" if room.table.status == "finished" else "error-not-started")
    before = room.seats[seat]
    if before.who != "human" or before.stand_in_for == CONCEDED:
        raise Refused(409, "error-conceded" if before.stand_in_for else "error-not-a-person")
    if alone(room):
        raise Refused(409, "error-alone")
    new = replace(before, stand_in=level, stand_in_for=why, votes=())
    table = without_wish(after or room.table, seat)
    told = Line(f"told-stand-in-{why}", {"player": seat, "level": level})
    return await room.write(table, seats=(new,), aside=told)


def without_wish(table: StoredTable, seat: int) -> StoredTable:
    """The table without the wait for a seat's consent; a wish of its own, or one that waits for nobody now, ends."""
    wish = table.undo_request
    if wish is None:
        return table
    needed = [other for other in wish["needed"] if other != seat]
    if wish["seat"] == seat or not needed:
        return table.changed(undo_request=None)
    return table.changed(undo_request={**wish, "needed": needed})


async def come_back(room: Room, reader: Reader, seat: int) -> Accepted:
    """Answer again oneself from now on; what the bot was thinking about counts no more."""
    async with room.hold():
        room.must_hold(reader, seat)
        before = room.seats[seat]
        if before.stand_in_for == CONCEDED:
            raise Refused(409, "error-conceded")
        if not before.stand_in:
            return Accepted(seq=room.table.seq, repeated=True)
        if still_out(room.table, seat):
            raise Refused(409, "error-still-out")
        new = replace(before, stand_in="", stand_in_for="", votes=())
        return Accepted(seq=await room.write(room.table, seats=(new,), aside=Line("told-back", {"player": seat})))


def must_answer_oneself(room: Room, seat: int) -> None:
    """Refuse an answer where a bot answers now: whoever wants to play comes back first."""
    if room.seats[seat].stand_in:
        raise Refused(409, "error-conceded" if room.seats[seat].stand_in_for == CONCEDED else "error-stand-in")
