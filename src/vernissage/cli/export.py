"""Records as text to read or as data to work with."""

from __future__ import annotations

import argparse
import json
from typing import Any

import msgspec

from vernissage.cli.plain import panel_lines, score_lines, show
from vernissage.cli.recording import Recording, checked
from vernissage.cli.session import Reading
from vernissage.cli.sheets import read_text
from vernissage.table.match import Match


def run(args: argparse.Namespace) -> None:
    """Print a record: the header, the log, the last position as everybody sees it."""
    recording = Recording(read_text(args.file))
    match = recording.at(checked(recording.length if args.at is None else args.at, recording.length))
    if args.format == "text":
        for line in text(Reading(match, args.lang)):
            show(line)
        return
    data = exported(match, args.lang)
    if args.every:
        data["positions"] = every_position(recording, len(match.answers))
    print(json.dumps(data, ensure_ascii=False, indent=None if args.every else 1))


def text(reading: Reading) -> list[str]:
    """The title, the seats, the log, the table and the score sheet."""
    match = reading.match
    seats = ", ".join(reading.name(seat) for seat in range(match.seats))
    tables = [line for panel in reading.panels() for line in panel_lines(reading, panel)]
    return [
        f"{match.game.title} · {seats}",
        "",
        reading.word("log"),
        *(f"  {line}" for line in reading.log()),
        "",
        *tables,
        "",
        *score_lines(reading),
    ]


def exported(match: Match, lang: str) -> dict[str, Any]:
    """Everything there is to say of a game after some answers; it holds every secret."""
    reading = Reading(match, lang)
    record = match.record()
    return {
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "names": [reading.name(seat) for seat in range(match.seats)],
        "options": dict(record.options),
        "box": record.box,
        "lang": lang,
        "answers": list(record.answers),
        "finished": match.finished,
        "scores": match.scores(),
        "winners": match.winners() if match.finished else [],
        "score_sheet": [
            {"seat": score.seat, "text": reading.say(score.line), "points": score.points}
            for score in match.score_sheet()
        ],
        "log": reading.log(),
        "events": [
            {"step": event.step, "choice": event.choice, "text": [reading.say(line) for line in event.lines]}
            for event in match.events()
        ],
        **position(match),
    }


def position(match: Match) -> dict[str, Any]:
    """A position as it is, and as the public and every seat see it."""
    views = {"public": match.view(), **{str(seat + 1): match.view(seat) for seat in range(match.seats)}}
    return {
        "at": len(match.answers),
        "asked": match.asked(),
        "position": match.position(),
        "views": msgspec.to_builtins(views),
    }


def every_position(recording: Recording, last: int) -> list[dict[str, Any]]:
    """The position after every answer, from the beginning."""
    match = recording.at(0)
    found = [position(match)]
    while len(match.answers) < last:
        match.play_on(recording.record.answers[len(match.answers) : len(match.answers) + 1])
        found.append(position(match))
    return found
