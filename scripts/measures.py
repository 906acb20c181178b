"""Measure what reviews rest on: `python scripts/measures.py masters-gallery --seats 2 --notes FOLDER --workers 16`.

Bots play games against themselves, and some of the games are reviewed. Every game and every review is noted in FOLDER
as soon as it is there, so that a measurement can be stopped, gone on with, and summed up (`--sum-up`). It tells:

- *sharpness*: the factor on the differences of the evaluation by which chances come as often as they are told, by the
  likelihood of who won, where stages begin in games of a quick search; and how often the chances of the chart came;
- *levels*: what every level loses with an answer, from quick reviews of many games;
- *thresholds*: the losses above which only so many of the strongest level's answers lie (`SHARES`), at least `LEAST`;
- *the sum*: how far start, luck, hidden, own losses and gifts are from the result in whole reviews of all levels;
- *agreement*: how many blunders of one whole review another one with other dice calls so too;
- *cost*: the processor's seconds for a whole review.

`--write` puts sharpness, thresholds and what is left unexplained into review/measures.toml.
"""

from __future__ import annotations

import argparse
import json
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import log, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import vernissage
from vernissage.bots import LEVELS, Known, bot
from vernissage.bots.learnt import outlook_of
from vernissage.bots.search import shares
from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.review.judge import Effort, Judge
from vernissage.review.measures import stored
from vernissage.review.reviewing import review
from vernissage.table.match import Match

FILE = Path(__file__).parents[1] / "src" / "vernissage" / "review" / "measures.toml"
SHARES = (0.05, 0.02, 0.005)
"""How many of the strongest level's answers may be inaccuracies or worse, mistakes or worse, blunders."""
LEAST = (0.02, 0.05, 0.10)
"""Losses that nobody need hear of, however seldom the strongest level has them."""
PLAYERS = ("random", *LEVELS)
STRONGEST = PLAYERS[-1]
LOOKS = 24
"""How often a position is played on for the calibration."""
MOMENTS = (0.25, 0.5, 0.75, 0.9, 1.0)
"""Parts of the decisions of a game after which chances are told; the last is the last decision."""
QUICK = 0.15
"""The part of the usual effort with which many games are reviewed for the levels."""
Note = dict[str, Any]


def played(game: Game, seats: int, level: str, seed: int) -> tuple[Match, list[Any]]:
    """A game that a bot plays against itself, and its positions where somebody was asked."""
    match, mind, dice = Match(game, seats=seats, seed=seed), bot(level), Dice(seed)
    positions: list[Any] = []
    while not match.finished:
        seat, state = match.asked()[0], match.state
        positions.append(state.copy())
        match.answer(seat, mind.choose(seat, Known(game, state, seat), dice))
    return match, positions


def told(task: Note) -> Note:
    """What a task finds; in a process of its own."""
    game, seats, level, seed = vernissage.game(task["game"]), task["seats"], task["level"], task["seed"]
    match, positions = played(game, seats, level, seed)
    won = match.winners()
    result = [1.0 / len(won) if seat in won else 0.0 for seat in range(seats)]
    if task["kind"] == "game":
        judge, stage, evaluate = (
            Judge(game, seats),
            game.outlook and game.outlook.stage,
            outlook_of(game, seats).evaluate,
        )
        fresh = [s for before, s in zip([None, *positions], positions, strict=False) if begins(stage, before, s)]
        chances: list[list[float]] = []
        for moment in MOMENTS:
            s = positions[max(0, round(moment * len(positions)) - 1)]
            looks = [judge.chart.chances(s.copy(), [], Dice(seed * 101 + number).next()) for number in range(LOOKS)]
            chances.append([fmean(column) for column in zip(*looks, strict=True)])
        return task | {"points": [evaluate(s) for s in fresh], "chances": chances, "result": result}
    start = time.process_time()
    found = review(match.record(), task["dice"], Effort().part(task["effort"]))
    seconds = time.process_time() - start
    answers = [(one.at, one.seat, one.kind, one.loss, one.error, one.sure, one.grade) for one in found.answers]
    accounts = [
        (one.start, one.luck, one.hidden, one.own, one.others, one.unexplained, one.result, one.error)
        for one in found.accounts
    ]
    turns = [(one.at, one.seat, one.loss, one.error, one.grade) for one in found.turns]
    return task | {"answers": answers, "accounts": accounts, "turns": turns, "seconds": seconds}


def begins(stage: Any, before: Any, s: Any) -> bool:
    """Whether a stage begins in a position, so that it might be judged there."""
    if stage is None or before is None:
        return True
    return bool(stage(s) >= 0 and stage(s) != stage(before))


def tasks(args: argparse.Namespace, game: str) -> Iterator[Note]:
    """All there is to do for a game, what matters most first."""
    common = {"game": game, "seats": args.seats}
    whole = [(level, seed) for seed in range(args.reviews) for level in PLAYERS]
    for dice in (1, 2):
        for level, seed in whole if dice == 1 else whole[: args.twice]:
            yield common | {"kind": "review", "level": level, "seed": seed, "dice": dice, "effort": 1.0}
    for seed in range(args.quick_reviews):
        for level in PLAYERS:
            yield common | {"kind": "review", "level": level, "seed": 1000 + seed, "dice": 1, "effort": QUICK}
    for seed in range(args.games):
        yield common | {"kind": "game", "level": args.quick, "seed": 2000 + seed}


def key(note: Note) -> str:
    """What a task is, in one line."""
    return " ".join(str(note.get(name, "")) for name in ("kind", "game", "seats", "level", "seed", "dice", "effort"))


def noted(folder: Path, game: str) -> list[Note]:
    """All that was found of a game so far."""
    file = folder / f"{game}.jsonl"
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def measure(args: argparse.Namespace) -> None:
    """Do what is not noted yet, until the time is up."""
    deadline = time.monotonic() + 60 * args.minutes
    known = {key(note) for game in args.games_named for note in noted(args.notes, game)}
    queues = [[task for task in tasks(args, game) if key(task) not in known] for game in args.games_named]
    mixed = [queue[i] for i in range(max(map(len, queues), default=0)) for queue in queues if i < len(queue)]
    args.notes.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(args.workers) as pool:
        waiting = {pool.submit(told, task) for task in mixed}
        for future in as_completed(waiting):
            if not future.cancelled():
                note = future.result()
                with (args.notes / f"{note['game']}.jsonl").open("a", encoding="utf-8") as file:
                    file.write(json.dumps(note) + "\n")
            if time.monotonic() > deadline:
                pool.shutdown(wait=False, cancel_futures=True)


def surprise(seen: list[tuple[list[float], list[float]]], scale: float) -> float:
    """How unlikely the results were by the chances told: the mean negative logarithm."""
    total = 0.0
    for points, result in seen:
        chances = shares(points, scale)
        total -= sum(part * log(max(1e-9, chance)) for chance, part in zip(chances, result, strict=True))
    return total / len(seen)


def sharpness(seen: list[tuple[list[float], list[float]]], scale: float) -> float:
    """The factor that makes the results least surprising: found by thirds, as there is one lowest point."""
    low, high = 0.2, 4.0
    while high - low > 0.01:
        one, two = low + (high - low) / 3, high - (high - low) / 3
        if surprise(seen, scale / one) < surprise(seen, scale / two):
            high = two
        else:
            low = one
    return round((low + high) / 2, 2)


def calibration(pairs: list[tuple[float, float]], parts: int = 10) -> list[str]:
    """Chances told, in tenths, and how often they came."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(parts)]
    for chance, part in pairs:
        rows[min(parts - 1, int(parts * chance))].append((chance, part))
    return [
        f"told {fmean(a for a, _ in row):.3f} came {fmean(b for _, b in row):.3f} ({len(row)})" for row in rows if row
    ]


def mean(values: list[float]) -> str:
    """A mean and its standard error."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.4f} ± {error:.4f} ({len(values)})"


def root(values: list[float]) -> float:
    """The root of the mean square."""
    return sqrt(fmean(value * value for value in values))


def sum_up(args: argparse.Namespace, name: str) -> dict[str, Any]:
    """Tell all that was found of a game, and give what is to be written down."""
    game, notes, measured = vernissage.game(name), noted(args.notes, name), dict[str, Any]()
    print(f"== {game.title}, {args.seats} seats")
    games = [note for note in notes if note["kind"] == "game" and note["seats"] == args.seats]
    reviews = [note for note in notes if note["kind"] == "review" and note["seats"] == args.seats]
    if games:
        seen = [(points, note["result"]) for note in games for points in note["points"]]
        measured["sharpness"] = sharpness(seen, outlook_of(game, args.seats).scale)
        print(f"sharpness {measured['sharpness']} by {len(games)} games of {args.quick}, {len(seen)} positions")
        for i, moment in enumerate(MOMENTS):
            pairs = [pair for note in games for pair in zip(note["chances"][i], note["result"], strict=True)]
            print(f"  after {moment:.0%} of the decisions:", "; ".join(calibration(pairs, 5)))
    for effort in sorted({note["effort"] for note in reviews}):
        some = [note for note in reviews if note["effort"] == effort and note["dice"] == 1]
        print(f"effort {effort}: {len(some)} reviews, {mean([note['seconds'] for note in some])} s each")
        for level in PLAYERS:
            mine = [note for note in some if note["level"] == level]
            losses = [one[3] for note in mine for one in note["answers"]]
            if len(losses) > 1:
                grades = [sum(one[6] == grade for note in mine for one in note["answers"]) for grade in GRADES]
                print(f"  {level}: {len(mine)} games, loss {mean(losses)}, grades {grades}")
        rest = [account[5] for note in some for account in note["accounts"]]
        stated = [account[7] for note in some for account in note["accounts"]]
        parts = [f"{part} {root([a[i] for note in some for a in note['accounts']]):.3f}" for i, part in PARTS]
        if rest:
            print(f"  unexplained: {root(rest):.3f} in the root of the mean square, stated {root(stated):.3f};", *parts)
    whole = {(note["level"], note["seed"], note["dice"]): note for note in reviews if note["effort"] == 1.0}
    strong = [note for (level, _, dice), note in whole.items() if level == STRONGEST and dice == 1]
    if strong:
        measured["thresholds"] = thresholds(strong)
    if whole:
        measured["unexplained"] = round(root([a[5] for note in whole.values() for a in note["accounts"]]), 3)
        blunder = measured.get("thresholds", LEAST)[2]
        both = agreement(whole, blunder)
        print(f"blunders of one review: {both[0]}, that are blunders of the other too: {both[1]}, mistakes: {both[2]}")
    print(json.dumps(measured))
    measured["source"] = (
        f"rules {game.version}; sharpness from {len(games)} games of {args.quick}, thresholds from {len(strong)} games "
        f"of {STRONGEST}, unexplained from {len(whole)} reviews of games of all levels"
    )
    return measured


GRADES = ("inaccuracy", "mistake", "blunder")
PARTS = tuple(enumerate(("start", "luck", "hidden", "own", "others")))[1:]


def thresholds(found: list[Note]) -> list[float]:
    """The losses above which so many answers lie as may, of all that could be judged."""
    answers = [one for note in found for one in note["answers"]]
    losses = sorted((one[3] for one in answers if one[3] > 2.6 * one[4]), reverse=True)
    above = [losses[int(share * len(answers))] if int(share * len(answers)) < len(losses) else 0.0 for share in SHARES]
    return [round(max(least, value), 3) for least, value in zip(LEAST, above, strict=True)]


def agreement(whole: dict[tuple[str, int, int], Note], blunder: float) -> tuple[int, int, int]:
    """Blunders of reviews, and how many of these are blunders, or mistakes, of another one with other dice."""
    called = same = near = 0
    for (level, seed, dice), note in whole.items():
        other = whole.get((level, seed, 3 - dice))
        if other is None:
            continue
        others: dict[int, tuple[float, float]] = {one[0]: (one[3], one[4]) for one in other["answers"]}
        for one in note["answers"]:
            if one[3] >= blunder and one[3] > 2.6 * one[4]:
                called += 1
                loss, error = others.get(one[0], (0.0, 1.0))
                same += loss >= blunder and loss > 2.6 * error
                near += loss >= blunder / 2 and loss > 2.6 * error
    return called, same, near


def write(name: str, seats: int, measured: dict[str, Any]) -> None:
    """Put what was measured into the file, beside what was measured before."""
    text = FILE.read_text("utf-8")
    data = tomllib.loads(text)
    data.setdefault(name, {}).setdefault("seats", {}).setdefault(str(seats), {}).update(measured)
    head = text[: text.index("[default]")]
    lines: list[str] = []
    for game, entry in data.items():
        lines.append(f"[{game}]")
        lines += [f"{label} = {json.dumps(value)}" for label, value in entry.items() if label != "seats"]
        for number, table in sorted(entry.get("seats", {}).items()):
            lines += ["", f"[{game}.seats.{number}]", *(f"{one} = {json.dumps(value)}" for one, value in table.items())]
        lines.append("")
    FILE.write_text(head + "\n".join(lines), "utf-8")
    stored.cache_clear()


def main() -> None:
    """Measure, tell, and write down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="+", metavar="GAME", help="which games")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--notes", type=Path, required=True, metavar="FOLDER", help="where all that is found is noted")
    parser.add_argument("--games", type=int, default=200, help="how many are played for the sharpness")
    parser.add_argument("--quick", default="ismcts@60i", help="who plays those")
    parser.add_argument("--reviews", type=int, default=8, help="whole reviews of games of each level")
    parser.add_argument("--twice", type=int, default=20, help="how many of these are made again with other dice")
    parser.add_argument("--quick-reviews", type=int, default=24, help="quick reviews of games of each level")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e6, help="begin nothing more after this time")
    parser.add_argument("--sum-up", action="store_true", help="only tell what was found")
    parser.add_argument("--write", action="store_true", help="into review/measures.toml")
    args = parser.parse_args()
    if not args.sum_up:
        measure(args)
    for name in args.games_named:
        measured = sum_up(args, name)
        if args.write:
            write(name, args.seats, measured)


if __name__ == "__main__":
    main()
