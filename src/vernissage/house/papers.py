"""What strangers bring: records and component sheets, read within the limits of whoever reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from vernissage.core.sheet import Sheet
from vernissage.games import game as find_game
from vernissage.house import sheets
from vernissage.house.errors import Refused
from vernissage.table.history import at
from vernissage.table.match import Match
from vernissage.table.record import Record, RecordError


def reply(task: Mapping[str, Any]) -> dict[str, Any]:
    """What a paper says, or why it is refused."""
    try:
        if "record" in task:
            return read_record(task["record"], task["upto"])
        game = find_game(task["game"])
        if task["check"]:
            found: dict[str, Any] = msgspec.to_builtins(sheets.check(game, task["sheet"]))
            return found
        return {"sheet": sheets.wanted(game, task["sheet"])}
    except Refused as refusal:
        return {"refused": refusal.line.id, "args": dict(refusal.line.args), "detail": refusal.detail}


def read_record(text: str, upto: int | None) -> dict[str, Any]:
    """A record, wholly or up to a number of events, as what a match is made of."""
    try:
        record = Record.read(text)
        match = Match.from_record(record)
        if upto is not None and upto > match.moment:
            raise Refused(400, "error-no-event")
        if upto is not None:
            match = Match.from_record(record, upto=at(match, upto).answers)
        match.resume()
    except RecordError as error:
        raise Refused(400, "error-record", detail=str(error)) from None
    return {
        "game": match.game.name,
        "seats": match.seats,
        "options": match.options,
        "names": match.names,
        "sheet": None if match.sheet is None else match.sheet.text,
        "start": match.start,
        "version": match.version,
        "answers": match.answers,
        "early": sorted(match.early.items()),
        "bots": record.bots,
    }


def match_of(read: dict[str, Any]) -> Match:
    """The match of a record that was read and found sound."""
    match = Match(
        read["game"],
        read["seats"],
        read["options"],
        names=read["names"],
        sheet=None if read["sheet"] is None else Sheet(read["sheet"], "the record's component sheet", strict=False),
        start=read["start"],
        answers=read["answers"],
        version=read["version"],
        known=True,
    )
    for seat, choice in read["early"]:
        match.answer(seat, choice)
    return match
