"""Looking back: earlier positions, the standings, the record."""

from __future__ import annotations

import json

from vernissage.core.step import HIDDEN, SPECTATOR
from vernissage.server import lobby, present
from vernissage.server.errors import Refused
from vernissage.server.protocol.play import Position, Standing, Standings
from vernissage.server.reader import Reader
from vernissage.server.reopen import kept_record
from vernissage.server.room import Room
from vernissage.table.history import at, moments


async def look_back(room: Room, reader: Reader, event: int, seat: int | None) -> Position:
    """The position after a number of events, as the reader's seat saw it."""
    async with room.hold():
        match = room.playing
        eyes = room.eyes(room.seen_from(reader, seat), reader.lang)
        if event > match.moment:
            raise Refused(404, "error-no-event")
        return present.position(eyes, at(match, event).state, event, match.moment)


async def standings(room: Room, reader: Reader) -> Standings:
    """The points whenever they changed, as far as the reader may know."""
    async with room.hold():
        match = room.playing
        seat = room.seen_from(reader, None)
        through = SPECTATOR if seat is None else seat
        found: list[Standing] = []
        for moment in moments(match):
            if moment.step is not None and not moment.answered:
                continue
            sheet = match.game.score_sheet(match.game.view(moment.state, through))
            points = present.totals(sheet, match.seats)
            if moment.step is None or not found or found[-1].scores != points:
                found.append(Standing(event=moment.events, scores=points))
        return Standings(standings=found)


async def record(room: Room, reader: Reader) -> tuple[str, str]:
    """The name and the text of the record: all of a finished game, of another what the reader may know."""
    async with room.hold():
        match = room.playing
        match.names = lobby.names(room.seats, reader.lang)
        if room.kept is not None:
            return f"{room.table.game}-{room.id}.json", kept_record(room.kept, match).write()
        if match.finished:
            return f"{room.table.game}-{room.id}.json", match.record().write()
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
