"""Measure what reviews rest on, into review/measures.toml: `python scripts/measures.py masters-gallery 2`.

Three things are measured at a game and a number of seats, from games that bots play against themselves:

- *sharpness*: the factor on the differences of the evaluation by which chances come as often as they are told, found by
  the likelihood of who won, over all decisions of the games of a quick search (`--games`);
- *thresholds*: the losses above which only so many of the strongest bot's own answers lie (`SHARES`), and never less
  than `LEAST`, from reviews of its games (`--reviewed`);
- *unexplained*: the root of the mean square of what those reviews leave unexplained.

`--levels` reviews games of other bots too and tells what they lose with an answer; it changes nothing in the file.
"""

from __future__ import annotations

import argparse
import json
import time
import tomllib
from collections.abc import Iterator
from math import log, sqrt
from pathlib import Path
from statistics import fmean
from typing import Any

import vernissage
from vernissage.bots import Known, bot
from vernissage.bots.learnt import outlook_of
from vernissage.bots.search import shares
from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.review.judge import Effort
from vernissage.review.report import Review
from vernissage.review.reviewing import review
from vernissage.table.match import Match
from vernissage.table.record import Record

FILE = Path(__file__).parents[1] / "src" / "vernissage" / "review" / "measures.toml"
SHARES = (0.05, 0.02, 0.005)
"""How many of the strongest bot's answers may be inaccuracies or worse, mistakes or worse, blunders."""
LEAST = (0.02, 0.05, 0.10)
"""Losses that nobody need hear of, however seldom the strongest bot has them."""
Told = tuple[list[float], list[float]]
"""The points of all seats in a position, and what each won in the end."""


def played(game: Game, seats: int, level: str, seed: int) -> tuple[Record, list[Told]]:
    """A game that a bot plays against itself, and what the evaluation thought at every decision."""
    match, mind, dice = Match(game, seats=seats, seed=seed), bot(level), Dice(seed)
    evaluate = outlook_of(game, seats).evaluate
    thought: list[list[float]] = []
    while not match.finished:
        seat, state = match.asked()[0], match.state
        thought.append(evaluate(state))
        match.answer(seat, mind.choose(seat, Known(game, state, seat), dice))
    won = match.winners()
    result = [1.0 / len(won) if seat in won else 0.0 for seat in range(seats)]
    return match.record(), [(points, result) for points in thought]


def surprise(told: list[Told], scale: float) -> float:
    """How unlikely the results were by the chances told: the mean negative logarithm."""
    total = 0.0
    for points, result in told:
        chances = shares(points, scale)
        total -= sum(part * log(max(1e-9, chance)) for chance, part in zip(chances, result, strict=True))
    return total / len(told)


def sharpness(told: list[Told], scale: float) -> float:
    """The factor that makes the results least surprising: found by thirds, as there is one lowest point."""
    low, high = 0.2, 4.0
    while high - low > 0.01:
        one, two = low + (high - low) / 3, high - (high - low) / 3
        if surprise(told, scale / one) < surprise(told, scale / two):
            high = two
        else:
            low = one
    return round((low + high) / 2, 2)


def calibration(told: list[Told], scale: float) -> list[tuple[str, float, float, int]]:
    """Chances told, in tenths, and how often they came."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for points, result in told:
        for chance, part in zip(shares(points, scale), result, strict=True):
            rows[min(9, int(10 * chance))].append((chance, part))
    return [
        (f"{i / 10:.1f}-{(i + 1) / 10:.1f}", fmean(one for one, _ in row), fmean(other for _, other in row), len(row))
        for i, row in enumerate(rows)
        if row
    ]


def reviews(game: Game, seats: int, level: str, number: int, effort: Effort) -> Iterator[tuple[Review, float]]:
    """Reviews of games of a bot against itself, with the processor's seconds each took."""
    for seed in range(1, number + 1):
        record, _ = played(game, seats, level, seed)
        start = time.process_time()
        yield review(record, seed, effort), time.process_time() - start


def told_of(level: str, found: list[tuple[Review, float]]) -> dict[str, Any]:
    """What reviews of a bot's games say of it."""
    answers = [answer for one, _ in found for answer in one.answers]
    rest = [account.unexplained for one, _ in found for account in one.accounts]
    grades: dict[str, int] = {}
    for answer in answers:
        if answer.grade:
            grades[answer.grade] = grades.get(answer.grade, 0) + 1
    return {
        "bot": level,
        "games": len(found),
        "answers": len(answers),
        "loss": round(sum(answer.loss for answer in answers) / max(1, len(answers)), 4),
        "grades": grades,
        "unexplained": round(sqrt(sum(part * part for part in rest) / max(1, len(rest))), 3),
        "seconds": round(sum(seconds for _, seconds in found) / max(1, len(found)), 1),
    }


def thresholds(found: list[tuple[Review, float]]) -> list[float]:
    """The losses above which so many answers lie as may, of all that could be judged."""
    losses = sorted((answer.loss for one, _ in found for answer in one.answers if answer.sure > 0.995), reverse=True)
    number = sum(len(one.answers) for one, _ in found)
    above = [losses[int(share * number)] if int(share * number) < len(losses) else 0.0 for share in SHARES]
    return [round(max(least, value), 3) for least, value in zip(LEAST, above, strict=True)]


def write(game: Game, seats: int, measured: dict[str, Any]) -> None:
    """Put what was measured into the file, beside what was measured before."""
    text = FILE.read_text("utf-8")
    data = tomllib.loads(text)
    data.setdefault(game.name, {}).setdefault("seats", {}).setdefault(str(seats), {}).update(measured)
    head = text[: text.index("[default]")]
    lines: list[str] = []
    for name, entry in data.items():
        lines.append(f"[{name}]")
        lines += [f"{key} = {json.dumps(value)}" for key, value in entry.items() if key != "seats"]
        for number, table in sorted(entry.get("seats", {}).items()):
            lines += ["", f"[{name}.seats.{number}]", *(f"{key} = {json.dumps(value)}" for key, value in table.items())]
        lines.append("")
    FILE.write_text(head + "\n".join(lines), "utf-8")


def main() -> None:
    """Measure, tell, and write down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", type=vernissage.game)
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=200, help="how many are played for the sharpness")
    parser.add_argument("--quick", default="ismcts@100i", help="who plays those")
    parser.add_argument("--strongest", default="ismcts@4000i", help="whose answers should seldom be mistakes")
    parser.add_argument("--reviewed", type=int, default=20, help="how many games of the strongest bot are reviewed")
    parser.add_argument("--levels", nargs="*", default=[], help="others whose games are reviewed too")
    parser.add_argument("--effort", type=float, default=1.0, help="how much of the usual effort reviews take")
    args = parser.parse_args()
    game, seats, scale = args.game, args.seats, outlook_of(args.game, args.seats).scale
    effort = Effort().part(args.effort)
    measured: dict[str, Any] = {}
    if args.games:
        told = [one for seed in range(args.games) for one in played(game, seats, args.quick, 1000 + seed)[1]]
        measured["sharpness"] = sharpness(told, scale)
        for row in calibration(told, scale / measured["sharpness"]):
            print("told {}: {:.3f}, came {:.3f}, {} times".format(*row), flush=True)
    for level in args.levels:
        print(told_of(level, list(reviews(game, seats, level, args.reviewed, effort))), flush=True)
    if args.strongest != "none":
        found = list(reviews(game, seats, args.strongest, args.reviewed, effort))
        print(told_of(args.strongest, found), flush=True)
        measured["thresholds"] = thresholds(found)
        measured["unexplained"] = told_of(args.strongest, found)["unexplained"]
    if measured:
        how = {"games": args.games, "quick": args.quick, "strongest": args.strongest, "reviewed": args.reviewed}
        told_how = ", ".join(f"{name} {value}" for name, value in how.items())
        measured["source"] = f"rules {game.version}, effort {args.effort}, {told_how}"
        print(measured)
        write(game, seats, measured)


if __name__ == "__main__":
    main()
