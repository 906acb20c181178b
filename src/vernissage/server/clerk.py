"""The process that reads what strangers send: a paper a line in, what it says a line out, within limits of its own."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from vernissage.games import game as find_game
from vernissage.house import sheets
from vernissage.house.errors import Refused
from vernissage.table.history import at
from vernissage.table.match import Match
from vernissage.table.record import Record, RecordError

ROOM = 200 * 1024 * 1024
"""Bytes that reading may take on top of what the process takes by itself: four times what the largest paper does."""
SECONDS = 5
"""Of a processor, for one paper."""


def limit_memory() -> None:
    """Let the process have what it has and some room; where the system knows no such limit there is none."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        taken = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (taken + ROOM, taken + ROOM))


def limit_time() -> None:
    """End the process if the next paper takes too much of a processor."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + SECONDS, hard))


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


def main() -> None:
    """Read until the house closes the door."""
    limit_memory()
    with suppress(BrokenPipeError):
        print(json.dumps({"ready": True}), flush=True)
        for line in sys.stdin:
            limit_time()
            print(json.dumps(reply(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
