"""A crate: the games of a browser, packed one by one into a file that holds them all, and unpacked anywhere else."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import replace
from typing import Annotated, Literal, cast

from msgspec import Meta

from vernissage.bots import Level
from vernissage.games import games
from vernissage.house import seating
from vernissage.house.addresses.address import Addresses, Id, Lang, Paper
from vernissage.house.addresses.puzzles import Game as GameName
from vernissage.house.addresses.puzzles import PuzzleId
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.protocol.tables import SeatWanted
from vernissage.house.protocol.words import Name, Sent, Wire
from vernissage.house.puzzle_shelf import Tried
from vernissage.house.reader import Reader
from vernissage.house.reopen import kept_record
from vernissage.house.results import over_of
from vernissage.house.room import Room
from vernissage.house.stored import StoredGame, StoredSeat
from vernissage.page.puzzles import PagePuzzles
from vernissage.table.match import Match
from vernissage.table.record import LONGEST_TEXT

ADDRESSES = Addresses("A crate of games")
ALL = 1_000_000
LARGE = 3 * LONGEST_TEXT
"""Bytes of a game on its way: a record of the largest size, written as a text within another."""
MOST_TRIES = 5_000
"""Tries at puzzles that a browser takes from files: some times as many as there are puzzles."""
LARGE_TRIES = 200 * MOST_TRIES
Date = Annotated[float, Meta(ge=0, le=1e11)]


class PackedSeat(Sent):
    """Who sits there: somebody before this screen, or a bot of a level."""

    who: Literal["me", "bot"]
    name: Name = ""
    level: Level = "sketch"


class Packed(Sent):
    """A game on its way. It holds every secret of its table, as the browser does."""

    id: Id
    record: Annotated[str, Meta(max_length=LONGEST_TEXT)]
    seats: Annotated[list[PackedSeat], Meta(min_length=1, max_length=6)]
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    created: Date = 0.0
    updated: Date = 0.0
    given: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """Answers and undos that were the person's own."""
    hidden: bool = False
    """Whether it was removed from the list."""


class PackedTry(Sent):
    """A first try at a puzzle on its way."""

    puzzle: PuzzleId
    game: GameName
    solved: bool
    date: Date


class Contents(Wire):
    """The games that can be packed, the one that was played last at the end, and all tries at puzzles."""

    ids: list[str]
    tries: list[PackedTry]


class Tries(Sent):
    """Tries at puzzles, all at once."""

    tries: Annotated[list[PackedTry], Meta(max_length=MOST_TRIES)]


class Merged(Wire):
    """How many tries at puzzles were not known here."""

    new: int


class Unpacked(Wire):
    """Where a game stands now, and whether it came to stand there just now."""

    id: str
    new: bool


@ADDRESSES.get("/crate")
async def contents(reader: Reader, house: House, lang: Lang = None) -> Contents:
    """The games of this browser that have begun."""
    shelf, found = house.ports.shelf, []
    for hidden in (False, True):
        found += [table for table, _ in await shelf.tables_of(reader.holder, ALL, hidden)]
    begun = [table for table in found if table.status in ("playing", "finished")]
    tried = sorted((await shelf.puzzles.tried(reader.holder)).values(), key=lambda one: (one.date, one.puzzle))
    return Contents(
        ids=[table.id for table in sorted(begun, key=lambda table: table.updated)],
        tries=[PackedTry(puzzle=one.puzzle, game=one.game, solved=one.solved, date=one.date) for one in tried],
    )


@ADDRESSES.get("/crate/{id}")
async def pack(room: Room, reader: Reader, house: House, lang: Lang = None) -> Packed:
    """One game, whole."""
    async with room.hold():
        match, table = room.playing, room.table
        record = match.record() if room.kept is None else kept_record(room.kept, match)
        levels = tuple(seat.level if seat.who == "bot" else "" for seat in room.seats)
        names = tuple(seat.name for seat in room.seats)
        given = Counter(holder for holder, _ in await house.ports.shelf.request_ids(room.id))
        return Packed(
            id=room.id,
            record=replace(record, names=names, bots=levels).write(),
            seats=[packed_seat(seat) for seat in room.seats],
            pace=table.pace,
            created=table.created,
            updated=table.updated,
            given=given[reader.holder],
            hidden=room.id in [table.id for table, _ in await house.ports.shelf.tables_of(reader.holder, ALL, True)],
        )


@ADDRESSES.get("/crate/{id}/record", paper="The record.")
async def whole_record(room: Room, reader: Reader, house: House, lang: Lang = None) -> Paper:
    """The record of a game, also of one that is being played: with it the game goes on in any other house."""
    return Paper((await pack(room, reader, house)).record, f"{room.table.game}-{room.id}.json")


@ADDRESSES.post("/crate", largest=LARGE, status=200)
async def unpack(data: Packed, reader: Reader, house: House, lang: Lang = None) -> Unpacked:
    """Let a game of a crate stand here; one that is here already, or has gone on here, is left alone."""
    ports = house.ports
    match, _ = await ports.thinkers.record(data.record, None)
    id = data.id
    known = await ports.shelf.load(id)
    if known is not None and not goes_on(known, match):
        id = beside(id, match)
        known = await ports.shelf.load(id)
    if known is not None:
        return Unpacked(id=id, new=False)
    if len(data.seats) != match.seats:
        raise Refused(400, "error-seats", {"title": match.game.title, "least": match.seats, "most": match.seats})
    now = ports.clock.date()
    sheet = None if match.sheet is None else match.sheet.text
    table = seating.new_table(match.game, reader, match.options, False, data.pace, sheet=sheet, start=match.start)
    wanted = [SeatWanted(who=seat.who, name=seat.name, level=seat.level) for seat in data.seats]
    await house.kept.check(reader.holder, reader.address)
    change = seating.opening(ports, match.game, table.changed(id=id), seating.seated(wanted, reader), match)
    dated = change.table.changed(created=min(data.created, now), updated=min(data.updated, now))
    await ports.shelf.commit(replace(change, table=dated))
    house.kept.add(id, reader.holder, reader.address)
    await house.welcome(reader)
    if data.hidden:
        await ports.shelf.attendance.hide(id, reader.holder, now)
    if match.finished:
        over = over_of(dated, change.seats, match).answered({reader.holder: data.given})
        await ports.shelf.ratings.write(over)
    ports.crier.changed(id, dated.seq)
    return Unpacked(id=id, new=True)


@ADDRESSES.post("/crate/tries", largest=LARGE_TRIES, status=200)
async def merge(data: Tries, reader: Reader, house: House, lang: Lang = None) -> Merged:
    """Let tries at puzzles count here as well: all of them or none; nothing that was tried here is lost."""
    names, now = [game.name for game in games()], house.ports.clock.date()
    tries = [Tried(one.puzzle, one.game, one.solved, min(one.date, now)) for one in data.tries if one.game in names]
    new = await cast("PagePuzzles", house.ports.shelf.puzzles).merge(reader.holder, tries, MOST_TRIES)
    if new is None:
        raise Refused(413, "error-too-large")
    await house.welcome(reader)
    return Merged(new=new)


def packed_seat(seat: StoredSeat) -> PackedSeat:
    """A seat as it travels."""
    if seat.who == "bot":
        return PackedSeat(who="bot", level=cast("Level", seat.level))
    return PackedSeat(who="me", name=seat.name)


def goes_on(known: StoredGame, match: Match) -> bool:
    """Whether a game that is here is the very game of a match, as far as that went."""
    same = known.table.game == match.game.name and known.table.start == match.start
    return same and known.answers[: len(match.answers)] == tuple(match.answers)


def beside(id: str, match: Match) -> str:
    """Where another course of a game stands: always at the same place, however often it is unpacked."""
    return hashlib.sha256(f"{id} {match.record().write()}".encode()).hexdigest()[:16]
