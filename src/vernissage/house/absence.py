"""Absence: since when somebody is not at the table, and what those who are may do about it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import replace

from vernissage.bots import Level
from vernissage.house import stand_in
from vernissage.house.errors import Refused, first_line
from vernissage.house.kept import Kept
from vernissage.house.protocol.absence import Absence, StandIn
from vernissage.house.protocol.play import Accepted
from vernissage.house.reader import Reader
from vernissage.house.room import Moved, Room
from vernissage.house.standpoint import Standpoint
from vernissage.house.stored import StoredSeat

LOG = logging.getLogger("vernissage")
MINUTES = 3
"""Minutes after which the seat of somebody away may be handed to a bot by the others."""
LEVEL: Level = "study"
"""The level of the bot that others hand a seat to: neither a gift to them nor to whoever is away."""


def away_since(room: Room, holder: str) -> float | None:
    """Since when a person is not at the table; nothing if they are. Who was never seen is away since it was opened."""
    if holder in room.online():
        return None
    return room.seen.get(holder, room.opened)


def hand_over_at(room: Room, since: float) -> float:
    """From when on a seat may be handed over; after a restart of the house people have the time to come back."""
    return max(since, room.opened) + 60 * MINUTES


def absences(room: Room, stand: Standpoint) -> dict[int, Absence]:
    """The people who are away, by seat, and what the reader may do about it."""
    found: dict[int, Absence] = {}
    if room.table.status != "playing":
        return found
    for seat in room.seats:
        since = away_since(room, seat.holder) if seat.who == "human" else None
        if since is None:
            continue
        if not may_be_handed_over(room, seat) or not may_ask(room, stand.mine) or seat.seat in stand.mine:
            found[seat.seat] = Absence(since=since)
            continue
        votes = sorted(voted(seat, since))
        needed = [] if stand.host else missing(room, seat, since)
        found[seat.seat] = Absence(since=since, hand_over_at=hand_over_at(room, since), votes=votes, needed=needed)
    return found


async def left(room: Room, reader: Reader) -> None:
    """Keep when somebody who plays was here last."""
    if not room.mine(reader) or reader.holder in room.online():
        return
    try:
        await room.ports.shelf.attendance.left(room.id, reader.holder, room.seen[reader.holder])
    except Exception as error:  # it is known here, and no move waits for it
        LOG.warning("who has left cannot be written: %s", first_line(error))


def may_be_handed_over(room: Room, seat: StoredSeat) -> bool:
    """Whether others may let a bot play on at a seat once its person is away for long: at an untimed table."""
    waits = room.table.status == "playing" and not timed(room)
    return waits and seat.who == "human" and not seat.stand_in and not stand_in.alone(room)


def timed(room: Room) -> bool:
    """Whether the clocks see to it that the game goes on."""
    return room.table.timing is not None


def may_ask(room: Room, mine: Iterable[int]) -> bool:
    """Whether a reader has a say: whoever plays here themselves."""
    return any(not room.seats[seat].stand_in for seat in mine)


def voted(seat: StoredSeat, since: float) -> set[int]:
    """Who has asked for a bot in this absence; what was asked in an earlier one is over."""
    return {voter for voter, date in seat.votes if date >= since}


def missing(room: Room, seat: StoredSeat, since: float) -> list[int]:
    """The seats of those at the table, one a person, who have yet to ask for a bot in a seat."""
    there, agreed = room.online(), voted(seat, since)
    asked = {room.seats[voter].holder for voter in agreed} | {seat.holder}
    found: dict[str, int] = {}
    for other in room.seats:
        if other.who == "human" and not other.stand_in and other.holder in there and other.holder not in asked:
            found.setdefault(other.holder, other.seat)
    return list(found.values())


async def stand_in_for(room: Room, reader: Reader, seat: int, data: StandIn) -> Accepted:
    """Let a bot play on for oneself, or ask for one in the seat of somebody away."""
    while True:
        try:
            async with room.hold():
                if data.why == "away":
                    return await hand_over(room, reader, seat)
                room.must_hold(reader, seat)
                if data.why == stand_in.CONCEDED:
                    may_concede(room, reader, seat)
                if room.seats[seat].stand_in_for == data.why:
                    return Accepted(seq=room.table.seq, repeated=True)
                return Accepted(seq=await stand_in.take_over(room, seat, data.why, data.level))
        except Moved:  # a bot or somebody else has played meanwhile; what is asked still stands
            continue


def may_concede(room: Room, reader: Reader, seat: int) -> None:
    """Refuse whoever is the last: all the other people have conceded already."""
    others = [other for other in room.seats if other.who == "human" and other.holder != reader.holder]
    mine = room.seats[seat].stand_in_for == stand_in.CONCEDED
    if others and not mine and all(other.stand_in_for == stand_in.CONCEDED for other in others):
        raise Refused(409, "error-nobody-to-concede-to")


async def hand_over(room: Room, reader: Reader, number: int) -> Accepted:
    """Ask for a bot in the seat of somebody away: it sits down when the host, or all others who are there, have asked.

    Inside `hold`.
    """
    if not room.mine(reader):
        raise Refused(403, "error-not-your-seat")
    if room.table.status != "playing":
        raise Refused(409, "error-finished" if room.table.status == "finished" else "error-not-started")
    if number >= len(room.seats):
        raise Refused(404, "error-no-such-seat", {"seat": number})
    seat = room.seats[number]
    if seat.holder == reader.holder:
        raise Refused(409, "error-own-seat")
    if not may_ask(room, room.mine(reader)):
        raise Refused(409, "error-stand-in")
    if seat.stand_in:
        return Accepted(seq=room.table.seq, repeated=True)
    if timed(room):
        raise Refused(409, "error-timed")
    since = away_since(room, seat.holder) if may_be_handed_over(room, seat) else None
    date = room.ports.clock.date()
    if since is None or date < hand_over_at(room, since):
        raise Refused(409, "error-not-away", {"minutes": MINUTES})
    mine = room.mine(reader)[0]
    if reader.holder == room.table.host or set(missing(room, seat, since)) <= {mine}:
        return Accepted(seq=await stand_in.take_over(room, number, stand_in.AWAY, LEVEL))
    agreed = voted(seat, since)
    if mine in agreed:
        return Accepted(seq=room.table.seq, repeated=True)
    votes = (*((voter, when) for voter, when in seat.votes if voter in agreed), (mine, date))
    return Accepted(seq=await room.write(room.table, seats=(replace(seat, votes=votes),)))


async def hide(room: Room, reader: Reader) -> None:
    """Remove a table from the list of somebody's own; nothing else changes."""
    async with room.hold():
        may_hide(room, reader)
        await room.ports.shelf.attendance.hide(room.id, reader.holder, room.ports.clock.date())


async def show(room: Room, reader: Reader, kept: Kept) -> None:
    """List a table again, and count it among those that its host keeps."""
    async with room.hold():
        await room.ports.shelf.attendance.show(room.id, reader.holder)
        if reader.holder == room.table.host:
            kept.add(room.id, reader.holder, reader.address)


def may_hide(room: Room, reader: Reader) -> None:
    """Refuse to hide a table from its player while others wait for them there. Inside `hold`."""
    if not room.mine(reader):
        raise Refused(403, "error-not-your-seat")
    if room.table.status == "gathering":
        raise Refused(409, "error-not-started")
    waited_for = any(not room.seats[seat].stand_in for seat in room.mine(reader))
    if room.table.status == "playing" and waited_for and not stand_in.alone(room):
        raise Refused(409, "error-waited-for")
