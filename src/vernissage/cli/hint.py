"""Hints: the best answers in a position of a record, as far as a seat can know."""

from __future__ import annotations

import argparse
import json
from typing import Any

from vernissage.bots import Known
from vernissage.bots.ismcts import Advice, Ismcts
from vernissage.cli.errors import CommandError
from vernissage.cli.listing import columns
from vernissage.cli.plain import show
from vernissage.cli.recording import Recording, checked
from vernissage.cli.session import Reading
from vernissage.cli.sheets import read_text
from vernissage.core.dice import Dice
from vernissage.table.match import Match
from vernissage.table.waiting import Waiting


def run(args: argparse.Namespace) -> None:
    """Think, and print the best answers."""
    recording = Recording(read_text(args.file))
    match = recording.at(checked(recording.length if args.at is None else args.at, recording.length))
    asked = asked_of(match, args.seat, recording)
    bot = Ismcts(args.seconds, args.iterations)
    advice = bot.advise(Known(match.game, match.state, asked.seat), Dice(0))
    if args.json:
        print(json.dumps(told(match, asked, advice, args.lang), ensure_ascii=False, indent=1))
        return
    for line in lines(Reading(match, args.lang, asked.seat), asked, advice[: args.most]):
        show(line)


def asked_of(match: Match, seat: int | None, recording: Recording) -> Waiting:
    """What a seat, counted from 1, is asked; without a seat, whoever is asked first."""
    if seat is not None and not 1 <= seat <= match.seats:
        raise CommandError(f"--seat: seats are counted from 1 to {match.seats}, not {seat}")
    at = len(match.answers)
    waiting = match.waiting()
    for asked in waiting:
        if seat is None or asked.seat == seat - 1:
            return asked
    if match.finished:
        raise CommandError(f"after {at} answers the game is over")
    if waiting:
        others = " and ".join(str(asked.seat + 1) for asked in waiting)
        raise CommandError(f"--seat: after {at} answers seat {others} is asked, not {seat}")
    following = next((n for n in range(at + 1, recording.length + 1) if recording.at(n).asked()), None)
    where = "" if following is None else f"; --at {following} asks a seat"
    raise CommandError(f"after {at} answers chance decides, not a seat{where}")


def lines(reading: Reading, asked: Waiting, advice: list[Advice]) -> list[str]:
    """The question, then the best answers as a table."""
    labels = {option.choice: reading.say(option.label) for option in asked.options}
    rows = [(reading.word("hint-answer"), reading.word("hint-expected"), reading.word("hint-visits"))]
    for one in advice:
        expected = reading.word("hint-percent", number=round(100 * one.value)) if one.visits else "–"
        rows.append((labels[one.choice], expected, str(one.visits)))
    return [f"{reading.name(asked.seat)}> {reading.say(asked.prompt)}", *columns(rows, (1, 2))]


def told(match: Match, asked: Waiting, advice: list[Advice], lang: str) -> dict[str, Any]:
    """The same as data, with every answer."""
    labels = {option.choice: match.say(option.label, lang) for option in asked.options}
    return {
        "game": match.game.name,
        "at": len(match.answers),
        "seat": asked.seat + 1,
        "kind": asked.kind,
        "question": match.say(asked.prompt, lang),
        "answers": [
            {
                "choice": one.choice,
                "label": labels[one.choice],
                "expected": round(one.value, 4) if one.visits else None,
                "visits": one.visits,
            }
            for one in advice
        ],
    }
