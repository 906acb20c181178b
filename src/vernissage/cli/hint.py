"""Hints: the best answers in a position of a record, as far as a seat can know."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from vernissage.bots import Known
from vernissage.bots.ismcts import Ismcts
from vernissage.cli.errors import CommandError
from vernissage.cli.listing import columns
from vernissage.cli.plain import show
from vernissage.cli.recording import Recording, checked
from vernissage.cli.session import Reading
from vernissage.cli.sheets import read_text
from vernissage.core.dice import Dice
from vernissage.house.thinking import DEEPER
from vernissage.review.hints import hints
from vernissage.review.judge import Effort
from vernissage.table.match import Match
from vernissage.table.waiting import Waiting

MOST_SURE = 0.99
"""Nothing that is measured is surer."""


class Suggested(NamedTuple):
    """What is thought of an answer."""

    choice: int
    tries: int
    chance: float
    sure: float | None
    """How likely the best answer is better; of the best, than the second. A search does not say."""


def run(args: argparse.Namespace) -> None:
    """Think, and print the best answers."""
    recording = Recording(read_text(args.file))
    match = recording.at(checked(recording.length if args.at is None else args.at, recording.length))
    asked = asked_of(match, args.seat, recording)
    advice = thought(Known(match.game, match.state, asked.seat), args)
    if args.json:
        print(json.dumps(told(match, asked, advice, args.lang), ensure_ascii=False, indent=1))
        return
    for line in lines(Reading(match, args.lang, asked.seat), asked, advice, args.most):
        show(line)


def thought(position: Known, args: argparse.Namespace) -> list[Suggested]:
    """The comparisons of a review, as at a table; a bot's search, where its time or its iterations are given."""
    if args.seconds is None and args.iterations is None:
        effort = Effort().part(DEEPER[-1] if args.effort is None else args.effort)
        return [Suggested(one.choice, one.guesses, one.chance, one.sure) for one in hints(position, effort)]
    advice = Ismcts(args.seconds, args.iterations).advise(position, Dice(0))
    return [Suggested(one.choice, one.visits, one.value, None) for one in advice]


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


def lines(reading: Reading, asked: Waiting, advice: Sequence[Suggested], most: int) -> list[str]:
    """The question, then the best answers as a table, and how sure it is that the first one is the best."""
    labels = {option.choice: reading.say(option.label) for option in asked.options}
    rows = [(reading.word("hint-answer"), reading.word("hint-expected"), reading.word("hint-visits"))]
    for one in advice[:most]:
        expected = percent(reading, one.chance) if one.tries else "–"
        rows.append((labels[one.choice], expected, str(one.tries)))
    told = [f"{reading.name(asked.seat)}> {reading.say(asked.prompt)}", *columns(rows, (1, 2))]
    if len(advice) > 1 and advice[0].sure is not None:
        best, second = (labels[one.choice] for one in advice[:2])
        sure = percent(reading, min(advice[0].sure, MOST_SURE))
        told.append(reading.word("hint-sure", best=best, second=second, sure=sure))
    return told


def percent(reading: Reading, chance: float) -> str:
    """A chance as the language writes it."""
    return reading.word("hint-percent", number=round(100 * chance))


def told(match: Match, asked: Waiting, advice: Sequence[Suggested], lang: str) -> dict[str, Any]:
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
                "expected": round(one.chance, 4) if one.tries else None,
                "visits": one.tries,
                "sure": None if one.sure is None else round(one.sure, 4),
            }
            for one in advice
        ],
    }
