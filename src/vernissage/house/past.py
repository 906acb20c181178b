"""Looking back: earlier positions, the standings, the record."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar, cast

from vernissage.core.step import HIDDEN, SPECTATOR
from vernissage.house import lobby, present
from vernissage.house.errors import Refused
from vernissage.house.protocol.play import Position, Standing, Standings
from vernissage.house.reader import Reader
from vernissage.house.reopen import kept_record
from vernissage.house.room import Room
from vernissage.table.history import Played, at, moments

T = TypeVar("T")
LOOKED = 64
"""Earlier positions that a table remembers until it moves on."""


async def look_back(room: Room, reader: Reader, event: int, seat: int | None) -> Position:
    """The position after a number of events, as a seat saw it: the reader's own; of a finished game, any."""
    async with room.hold():
        match = room.playing
        others = match.finished and seat is not None and seat < match.seats  # its record tells everything to everybody
        own = room.seen_from(reader, None if others else seat)
        eyes = room.eyes(seat if others else own, reader.lang)
        if event > match.moment:
            raise Refused(404, "error-no-event")
        played, last = Played.of(match), match.moment

    def position() -> Position:
        return present.position(eyes, at(played, event).state, event, last)

    return await aside(room, ("position", event, eyes.seat, eyes.lang, eyes.names), position)


async def standings(room: Room, reader: Reader) -> Standings:
    """The points whenever they changed, as far as the reader may know."""
    async with room.hold():
        seat = room.seen_from(reader, None)
        played = Played.of(room.playing)
    return await aside(room, ("standings", seat), partial(points, played, SPECTATOR if seat is None else seat))


async def aside(room: Room, key: tuple[object, ...], work: Callable[[], T]) -> T:
    """Do something long beside those who play, one after the other, and only once for each position of a table."""
    seq = room.table.seq
    found = room.looked.get(key)
    if found is None:
        async with room.looking:
            found = room.looked.get(key)  # somebody else may have asked for the same meanwhile
            if found is None:
                found = await room.ports.thinkers.beside(work)
                if room.table.seq == seq:
                    room.looked[key] = found
                    while len(room.looked) > LOOKED:
                        del room.looked[next(iter(room.looked))]
    return cast("T", found)


def points(played: Played, through: int) -> Standings:
    """The points whenever they changed, through somebody's eyes."""
    found: list[Standing] = []
    for moment in moments(played):
        if moment.step is not None and not moment.answered:
            continue
        sheet = played.game.score_sheet(played.game.view(moment.state, through))
        scores = present.totals(sheet, played.seats)
        if moment.step is None or not found or found[-1].scores != scores:
            found.append(Standing(event=moment.events, scores=scores))
    return Standings(standings=found)


async def record(room: Room, reader: Reader) -> tuple[str, str]:
    """The name and the text of the record: all of a finished game, of another what the reader may know."""
    async with room.hold():
        match = room.playing
        match.names = lobby.names(room.seats, reader.lang)
        if match.finished:
            whole = match.record() if room.kept is None else kept_record(room.kept, match)
            levels = tuple(seat.level if seat.who == "bot" else "" for seat in room.seats)
            return f"{room.table.game}-{room.id}.json", replace(whole, bots=levels).write()
        seat = room.seen_from(reader, None)
        known = {
            "vernissage-masked": 1,
            "game": room.table.game,
            "version": room.table.version,
            "seats": match.seats,
            "options": match.options,
            "names": list(match.names),
            "reader": seat,
            "events": [[*event.step, None if event.choice == HIDDEN else event.choice] for event in match.events(seat)],
        }
        return f"{room.table.game}-{room.id}-masked.json", json.dumps(known, ensure_ascii=False)
