"""Before and after a game: creating tables, sitting down, leaving, starting, a rematch."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

from vernissage.core.game import Game
from vernissage.server import lobby
from vernissage.server.errors import Refused
from vernissage.server.protocol.play import Accepted
from vernissage.server.protocol.tables import Created, SeatWanted, Sit, Start
from vernissage.server.reader import Reader, clean_name
from vernissage.server.room import Room
from vernissage.server.store.rows import Change, Snapshot, StoredSeat, StoredTable
from vernissage.table.match import Match, SetupError

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_code() -> str:
    """An unguessable word that can be read aloud."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def seated(wanted: Sequence[SeatWanted], reader: Reader) -> tuple[StoredSeat, ...]:
    """The seats as somebody wants them."""
    found: list[StoredSeat] = []
    for number, seat in enumerate(wanted):
        if seat.who == "me":
            found.append(StoredSeat(number, "human", clean_name(seat.name), holder=reader.holder))
        elif seat.who == "bot":
            found.append(StoredSeat(number, "bot", level=seat.level))
        else:
            found.append(StoredSeat(number, "open"))
    return tuple(found)


def begin(game: Game, table: StoredTable, seats: Sequence[StoredSeat]) -> Match:
    """The first position, drawn from the operating system's randomness."""
    try:
        return Match(game, len(seats), table.options, version=table.version)
    except SetupError as error:
        raise Refused(400, "error-setup", detail=str(error)) from None


def opening(
    game: Game, table: StoredTable, seats: tuple[StoredSeat, ...], match: Match | None = None
) -> tuple[Change, Match | None]:
    """The first change of a table: it starts at once if no seat is open."""
    low, high = game.seats
    if not low <= len(seats) <= high:
        raise Refused(400, "error-seats", {"title": game.title, "least": low, "most": high})
    now = time.time()
    table = table.changed(seq=1, base=1, created=now, updated=now)
    trial = match or begin(game, table, seats)  # also tells at once that it cannot be set up so
    table = table.changed(options=trial.options, version=trial.version)
    if match is None and any(seat.who == "open" for seat in seats):
        return Change(0, 0, table, 0, (), seats, new=True), None
    if match is not None and any(seat.who == "open" for seat in seats):
        raise Refused(400, "error-setup", detail="a game that goes on cannot wait for people")
    table = started(table, trial)
    return Change(0, 0, table, 0, tuple(trial.answers), seats, snapshot=Snapshot.of(trial), new=True), trial


def started(table: StoredTable, match: Match) -> StoredTable:
    """The header of a table whose game has begun."""
    return table.changed(
        status="finished" if match.finished else "playing",
        answers=len(match.answers),
        early=tuple(sorted(match.early.items())),
        asked=tuple(match.asked()),
    )


def links(table: StoredTable, seats: Sequence[StoredSeat]) -> Created:
    """Where a new table is found."""
    waits = any(seat.who == "open" for seat in seats)
    link = f"/table/{table.id}"
    return Created(
        id=table.id,
        link=link,
        invitation=table.invitation if waits else "",
        invitation_link=f"{link}?join={table.invitation}" if waits else "",
    )


async def sit(room: Room, reader: Reader, data: Sit) -> Accepted:
    """Take an open seat; the game starts with the last one."""
    async with room.hold():
        if room.table.status != "gathering":
            raise Refused(409, "error-started")
        if not room.table.public and not secrets.compare_digest(
            data.invitation.encode(), room.table.invitation.encode()
        ):
            raise Refused(403, "error-invitation")
        free = [seat.seat for seat in room.seats if seat.who == "open"]
        if not free or (data.seat is not None and data.seat not in free):
            raise Refused(409, "error-no-seat-left")
        number = free[0] if data.seat is None else data.seat
        new = StoredSeat(number, "human", clean_name(data.name), holder=reader.holder)
        return Accepted(seq=await take_seats(room, (new,)))


async def start(room: Room, reader: Reader, data: Start) -> Accepted:
    """Begin now, with bots in the open seats."""
    async with room.hold():
        if reader.holder != room.table.host:
            raise Refused(403, "error-not-host")
        if room.table.status != "gathering":
            raise Refused(409, "error-started")
        bots = tuple(StoredSeat(seat.seat, "bot", level=data.level) for seat in room.seats if seat.who == "open")
        return Accepted(seq=await take_seats(room, bots))


async def take_seats(room: Room, new: tuple[StoredSeat, ...]) -> int:
    """Fill seats, and start the game if none is open any more."""
    taken = {seat.seat for seat in new}
    if any(seat.who == "open" and seat.seat not in taken for seat in room.seats):
        return await room.write(room.table, seats=new)
    match = begin(room.game, room.table, room.seats)
    room.match = match
    after = started(room.table.changed(base=room.table.seq + 1), match)
    return await room.write(after, 0, tuple(match.answers), new, snapshot=Snapshot.of(match))


async def leave(room: Room, reader: Reader, number: int) -> Accepted:
    """Leave a seat: before the game it is open again, during the game a bot goes on."""
    async with room.hold():
        room.must_hold(reader, number)
        if room.table.status == "finished":
            raise Refused(409, "error-finished")
        if room.table.status == "gathering":
            left = StoredSeat(number, "open")
        else:
            left = StoredSeat(number, "bot", level=lobby.LEVELS[0])
        return Accepted(seq=await room.write(room.table.changed(undo_request=None), seats=(left,)))


async def rematch(room: Room, reader: Reader) -> Created:
    """The next game of the same company, in the same seats; everybody who asks gets the same table."""
    async with room.hold():
        if not room.mine(reader):
            raise Refused(403, "error-not-your-seat")
        if room.table.status != "finished":
            raise Refused(409, "error-not-finished")
        house = room.house
        if not room.table.rematch:
            table = new_table(room.game, reader, room.table.options, room.table.public, room.table.pace)
            change, _ = opening(room.game, table, room.seats)
            await house.store.commit(change)
            await room.write(room.table.changed(rematch=table.id))
        next_room = await house.room(room.table.rematch)
    async with next_room.hold():
        house.bots.consider(next_room)
        return links(next_room.table, next_room.seats)


def new_table(
    game: Game, reader: Reader, options: dict[str, int | str], public: bool, pace: int, **values: Any
) -> StoredTable:
    """The header of a new table."""
    return StoredTable(
        new_code(),
        game.name,
        game.version,
        reader.holder,
        options,
        public=public,
        pace=pace,
        invitation=new_code(),
        **values,
    )
