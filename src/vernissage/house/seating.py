"""Before and after a game: creating tables, sitting down, leaving, starting, a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from vernissage.bots import LEVELS, Level
from vernissage.core.game import Game
from vernissage.house import lobby, sheets, stand_in, timing
from vernissage.house.errors import Refused
from vernissage.house.names import check_names, clean_name
from vernissage.house.ports import Ports
from vernissage.house.protocol.play import Accepted
from vernissage.house.protocol.tables import Arrange, Created, NewTable, SeatWanted, Sit, Start
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.stored import Change, Snapshot, StoredSeat, StoredTable
from vernissage.table.match import Match, SetupError

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
FOR_PEOPLE: Level = "varnish"
"""Who plays for people where somebody goes on alone."""
READY = 30.0
"""Seconds in which everybody at a live table says that they are there."""


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
    for made in found:
        check_names([other for other in found if other.who != "open"], made)
    return tuple(found)


def timing_wanted(data: NewTable) -> dict[str, Any] | None:
    """How a table is to be timed, as it is stored; refused where nobody else could come."""
    if data.timing is not None and all(seat.who != "open" for seat in data.seats):
        raise Refused(400, "error-timed-alone")
    return timing.written(data.timing)


def as_before(match: Match, levels: Sequence[str], alone: int | None = None) -> list[SeatWanted]:
    """The seats of a record: bots stay bots of their level, whoever goes on with it takes all others.

    Whoever does so `alone` takes one seat only, whose ever it was, and bots the rest.
    """
    if alone is not None and alone >= match.seats:
        raise Refused(400, "error-seats", {"title": match.game.title, "least": match.seats, "most": match.seats})
    wanted: list[SeatWanted] = []
    for seat, name in enumerate([*match.names, *[""] * (match.seats - len(match.names))]):
        level = next((known for known in LEVELS if seat < len(levels) and known == levels[seat]), None)
        mine = level is None if alone is None else seat == alone
        wanted.append(SeatWanted(who="me", name=name) if mine else SeatWanted(who="bot", level=level or FOR_PEOPLE))
    return wanted


def begin(ports: Ports, game: Game, table: StoredTable, seats: Sequence[StoredSeat]) -> Match:
    """The first position; what is drawn comes from the operating system's randomness, unless the house has a seed."""
    try:
        return Match(game, len(seats), table.options, ports.seed(0), sheet=sheets.stored(table), version=table.version)
    except SetupError as error:
        raise Refused(400, "error-setup", detail=str(error)) from None


def opening(
    ports: Ports, game: Game, table: StoredTable, seats: tuple[StoredSeat, ...], match: Match | None = None
) -> Change:
    """The first change of a table: it starts at once if no seat is open, or goes on with a match."""
    low, high = game.seats
    if not low <= len(seats) <= high:
        raise Refused(400, "error-seats", {"title": game.title, "least": low, "most": high})
    now = ports.clock.date()
    table = table.changed(seq=1, base=1, created=now, updated=now)
    trial = match or begin(ports, game, table, seats)  # also tells at once that it cannot be set up so
    table = table.changed(options=trial.options, version=trial.version)
    if match is None and any(seat.who == "open" for seat in seats):
        return Change(0, 0, table, 0, (), seats, new=True)
    if match is None and asks_ready(table, seats):
        return Change(0, 0, table.changed(ready=ready_check(ports)), 0, (), seats, new=True)
    if match is not None and any(seat.who == "open" for seat in seats):
        raise Refused(400, "error-setup", detail="a game that goes on cannot wait for people")
    table = timing.started(timing.read(table.timing), started(table, trial), seats)
    return Change(0, 0, table, 0, tuple(trial.answers), seats, snapshot=Snapshot.of(trial), new=True)


async def room_for(ports: Ports, match: Match, seats: tuple[StoredSeat, ...], host: Reader) -> Room:
    """A table that goes on with a match as it is; whoever made it moves its bots."""
    sheet = None if match.sheet is None else match.sheet.text
    table = new_table(match.game, host, match.options, False, 0, sheet=sheet, start=match.start)
    await ports.shelf.commit(opening(ports, match.game, table, seats, match))
    room = Room(ports, table.id, lambda room, elsewhere: None)
    room.match = match
    async with room.hold():
        return room


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
        if reader.holder in room.removed:
            raise Refused(403, "error-removed")
        room.ports.bars.check(reader, clean_name(data.name))
        mine = room.mine(reader)
        if mine and not (reader.holder == room.table.host and len(mine) > 1):  # on one screen it may be one more
            raise Refused(409, "error-already-seated")
        free = [seat.seat for seat in room.seats if seat.who == "open"]
        if not free or (data.seat is not None and data.seat not in free):
            raise Refused(409, "error-no-seat-left")
        number = free[0] if data.seat is None else data.seat
        new = StoredSeat(number, "human", clean_name(data.name), holder=reader.holder)
        check_names(room.seats, new)
        return Accepted(seq=await take_seats(room, (new,), reader))


async def start(room: Room, reader: Reader, data: Start) -> Accepted:
    """Begin now, with bots in the open seats."""
    async with room.hold():
        if reader.holder != room.table.host:
            raise Refused(403, "error-not-host")
        if room.table.status != "gathering":
            raise Refused(409, "error-started")
        bots = tuple(StoredSeat(seat.seat, "bot", level=data.level) for seat in room.seats if seat.who == "open")
        return Accepted(seq=await take_seats(room, bots, reader))


async def take_seats(room: Room, new: tuple[StoredSeat, ...], by: Reader) -> int:
    """Fill seats; with the last one the game starts, or people at a live table are asked whether they are ready."""
    changed = {seat.seat: seat for seat in new}
    seats = tuple(changed.get(seat.seat, seat) for seat in room.seats)
    if any(seat.who == "open" for seat in seats):
        return await room.write(room.table.changed(ready=None), seats=new)
    if asks_ready(room.table, seats):
        here = [seat.seat for seat in seats if seat.holder == by.holder]  # who has done this is there
        return await room.write(room.table.changed(ready=ready_check(room.ports, here)), seats=new)
    return await start_now(room, room.table, new)


async def start_now(room: Room, table: StoredTable, new: tuple[StoredSeat, ...] = ()) -> int:
    """Begin the game."""
    match = begin(room.ports, room.game, table, room.seats)
    room.match = match
    after = started(table.changed(base=table.seq + 1, ready=None), match)
    return await room.write(after, 0, tuple(match.answers), new, snapshot=Snapshot.of(match))


def asks_ready(table: StoredTable, seats: Sequence[StoredSeat]) -> bool:
    """Whether people are asked if they are there before the start: several of them, at a live table."""
    people = {seat.holder for seat in seats if seat.who == "human"}
    return lobby.pace_of(table) == "live" and len(people) > 1


def ready_check(ports: Ports, ready: Sequence[int] = ()) -> dict[str, Any]:
    """The question whether everybody is there, and the seats that need not be asked."""
    return {"until": ports.clock.date() + READY, "seats": list(ready)}


async def leave(room: Room, reader: Reader, number: int) -> Accepted:
    """Leave a seat: before the game it is open again, during the game a bot plays on until one comes back.

    Before the start whoever created the table may also remove somebody, who cannot come back; the link is a new one.
    """
    async with room.hold():
        if number not in room.mine(reader) and may_arrange(room, reader, number):
            return await remove(room, number)
        room.must_hold(reader, number)
        if room.table.status == "finished":
            raise Refused(409, "error-finished")
        if room.table.status == "playing":
            return Accepted(seq=await stand_in.take_over(room, number, stand_in.WISH, LEVELS[0]))
        left = StoredSeat(number, "open")
        last = room.mine(reader) == [number] and reader.holder == room.table.host
        after = handed_on(room, reader) if last else room.table
        return Accepted(seq=await room.write(after.changed(ready=None), seats=(left,)))


async def arrange(room: Room, reader: Reader, number: int, data: Arrange) -> Accepted:
    """Hand a seat on before the start: to a bot, or to whoever comes."""
    async with room.hold():
        if reader.holder != room.table.host:
            raise Refused(403, "error-not-host")
        if room.table.status != "gathering":
            raise Refused(409, "error-started")
        if number >= len(room.seats):
            raise Refused(404, "error-no-seat-left")
        seat = room.seats[number]
        if seat.who == "human" and seat.holder != reader.holder:
            room.removed.add(seat.holder)
        if data.who == "bot":
            return Accepted(seq=await take_seats(room, (StoredSeat(number, "bot", level=data.level),), reader))
        after = room.table.changed(ready=None)
        after = after.changed(invitation=new_code()) if seat.who == "human" else after
        return Accepted(seq=await room.write(after, seats=(StoredSeat(number, "open"),)))


def may_arrange(room: Room, reader: Reader, number: int) -> bool:
    """Whether a reader may say who sits somewhere: who created the table, before the start."""
    known = bool(reader.holder) and reader.holder == room.table.host and number < len(room.seats)
    return known and room.table.status == "gathering" and room.seats[number].who == "human"


async def remove(room: Room, number: int) -> Accepted:
    """Open somebody's seat again, behind a new link."""
    room.removed.add(room.seats[number].holder)
    after = room.table.changed(invitation=new_code(), ready=None)
    return Accepted(seq=await room.write(after, seats=(StoredSeat(number, "open"),)))


def handed_on(room: Room, reader: Reader) -> StoredTable:
    """The table of a host who leaves before the start: the next person there may start it."""
    others = [seat.holder for seat in room.seats if seat.who == "human" and seat.holder != reader.holder]
    return room.table.changed(host=others[0]) if others else room.table


def may_play_again(room: Room, reader: Reader) -> None:
    """Refuse whoever did not play here, or is too early."""
    if not room.mine(reader):
        raise Refused(403, "error-not-your-seat")
    if room.table.status != "finished":
        raise Refused(409, "error-not-finished")


def once_more(room: Room, reader: Reader) -> Change:
    """The first change of the table where the same company plays again, in the same seats."""
    before = room.table
    kept: dict[str, Any] = {"sheet": before.sheet, "timing": before.timing, "talk": before.talk}
    table = new_table(room.game, reader, before.options, before.public, before.pace, **kept)
    seats = tuple(replace(seat, stand_in="", stand_in_for="", votes=()) for seat in room.seats)
    return opening(room.ports, room.game, table, seats)


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
