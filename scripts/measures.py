"""Measure what reviews rest on: `python scripts/measures.py masters-gallery --seats 2 --notes FOLDER --workers 16`.

Bots play games, and some of the games are reviewed. Every game and every review is noted in FOLDER as soon as it is
there, so that a measurement can be stopped, gone on with, and summed up (`--sum-up`). It tells:

- *sharpness*: the factor on the differences of the evaluation by which chances come as often as they are told, by the
  likelihood of who won, where stages begin in games of a quick search; and how often the chances of the chart came;
- *levels*: neighbouring levels sit at one table, so that both are asked in the same games; what an answer of the
  one lost on average, less what one of the other did, within each game;
- *the sum*: how large the parts of the accounts are, and whether luck and what was hidden are nought on average;
- *thresholds*: the losses above which only so many of the strongest level's answers lie (`SHARES`), at least `LEAST`;
- *agreement*: of the blunders of either of two whole reviews of one game with different dice, how many are blunders of
  the other too; and how far apart their accounts are, in the errors that they state;
- *cost*: the processor's seconds for a whole review.

`--write` puts sharpness and thresholds into review/measures.toml.
"""

from __future__ import annotations

import argparse
import json
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import pairwise
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
from vernissage.review import Account, Review
from vernissage.review.judge import Effort, Judge
from vernissage.review.measures import GRADES, grade, stored
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
PARTS = ("luck", "hidden", "own", "others")
Note = dict[str, Any]


def played(game: Game, players: Sequence[str], seed: int) -> tuple[Match, list[Any]]:
    """A game among bots, and its positions where somebody was asked; their seconds are the processor's."""
    match, dice = Match(game, seats=len(players), seed=seed), Dice(seed)
    minds = [bot(name, time.process_time) for name in players]
    positions: list[Any] = []
    while not match.finished:
        seat, state = match.asked()[0], match.state
        positions.append(state.copy())
        match.answer(seat, minds[seat].choose(seat, Known(game, state, seat), dice))
    return match, positions


def told(task: Note) -> Note:
    """What a task finds; in a process of its own."""
    game = vernissage.game(task["game"])
    match, positions = played(game, task["bots"], task["seed"])
    if task["kind"] == "game":
        return task | chances_of(match, positions, task["seed"])
    return task | {"reviews": [reviewed(match, dice, task["effort"]) for dice in task["dice"]]}


def chances_of(match: Match, positions: list[Any], seed: int) -> Note:
    """What the evaluation and the chart told in a game, and how it ended."""
    game, seats, won = match.game, match.seats, match.winners()
    judge, evaluate, stage = Judge(game, seats), outlook_of(game, seats).evaluate, game.outlook and game.outlook.stage
    fresh = [s for before, s in zip([None, *positions], positions, strict=False) if begins(stage, before, s)]
    chances: list[list[float]] = []
    for moment in MOMENTS:
        s = positions[max(0, round(moment * len(positions)) - 1)]
        looks = [judge.chart.chances(s.copy(), [], Dice(seed * 101 + number).next()) for number in range(LOOKS)]
        chances.append([fmean(column) for column in zip(*looks, strict=True)])
    result = [1.0 / len(won) if seat in won else 0.0 for seat in range(seats)]
    return {"points": [evaluate(s) for s in fresh], "chances": chances, "result": result}


def reviewed(match: Match, dice: int, effort: float) -> Note:
    """A review, less its chart and words, and what it cost."""
    start = time.process_time()
    found: Review = review(match.record(), dice, Effort().part(effort))
    seconds = time.process_time() - start
    answers = [[one.at, one.seat, one.kind, one.loss, one.error] for one in found.answers]
    accounts = [{name: getattr(one, name) for name in Account.__struct_fields__} for one in found.accounts]
    turns = [[one.at, one.seat, one.loss, one.error] for one in found.turns]
    return {"answers": answers, "accounts": accounts, "turns": turns, "seconds": seconds}


def begins(stage: Any, before: Any, s: Any) -> bool:
    """Whether a stage begins in a position, so that it might be judged there."""
    if stage is None or before is None:
        return True
    return bool(stage(s) >= 0 and stage(s) != stage(before))


def tasks(args: argparse.Namespace, game: str) -> Iterator[Note]:
    """All there is to do for a game, a part of everything before the rest of it."""
    queues = [
        [table(args, game, "game", (args.quick,), 2000 + seed) for seed in range(args.games)],
        [
            table(args, game, "levels", two if seed % 2 else two[::-1], 1000 + seed)
            | {"dice": [1], "effort": args.part}
            for seed in range(args.levels)
            for two in pairwise(PLAYERS)
        ],
        [
            table(args, game, "twice", (player,), seed) | {"dice": [1, 2], "effort": 1.0}
            for seed in range(args.twice)
            for player in reversed(PLAYERS)
        ],
    ]
    queues = [queue for queue, kind in zip(queues, ("game", "levels", "twice"), strict=True) if kind in args.kinds]
    longest = max(map(len, queues), default=0)
    spread = [(i / len(queue), number, task) for number, queue in enumerate(queues) for i, task in enumerate(queue)]
    yield from (task for _, _, task in sorted(spread, key=lambda one: one[:2])[: longest * len(queues)])


def table(args: argparse.Namespace, game: str, kind: str, players: Sequence[str], seed: int) -> Note:
    """A table of some players, one after the other around it."""
    around = [players[seat % len(players)] for seat in range(args.seats)]
    bots = [args.strongest if player == STRONGEST else player for player in around]
    return {"kind": kind, "game": game, "seats": args.seats, "players": around, "bots": bots, "seed": seed}


def key(note: Note) -> str:
    """What a task is, in one line."""
    return " ".join(str(note.get(name, "")) for name in ("kind", "game", "bots", "seed", "dice", "effort"))


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
    """Chances told, in parts, and how often they came."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(parts)]
    for chance, part in pairs:
        rows[min(parts - 1, int(parts * chance))].append((chance, part))
    return [f"{fmean(a for a, _ in row):.3f}/{fmean(b for _, b in row):.3f} ({len(row)})" for row in rows if row]


def mean(values: list[float]) -> str:
    """A mean and its standard error."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.4f} ± {error:.4f}"


def root(values: list[float]) -> float:
    """The root of the mean square."""
    return sqrt(fmean(value * value for value in values))


def losses(found: Note, seat: int) -> list[float]:
    """What a seat's answers lost in a review."""
    return [one[3] for one in found["answers"] if one[1] == seat]


def sum_up(args: argparse.Namespace, name: str) -> dict[str, Any]:
    """Tell all that was found of a game, and give what is to be written down."""
    game, measured = vernissage.game(name), dict[str, Any]()
    notes = [note for note in noted(args.notes, name) if note["seats"] == args.seats]
    games, levels, twice = ([one for one in notes if one["kind"] == kind] for kind in ("game", "levels", "twice"))
    print(f"== {game.title}, {args.seats} seats")
    if games:
        seen = [(points, note["result"]) for note in games for points in note["points"]]
        measured["sharpness"] = sharpness(seen, outlook_of(game, args.seats).scale)
        print(f"sharpness {measured['sharpness']} by {len(games)} games of {args.quick}, {len(seen)} positions")
        for i, moment in enumerate(MOMENTS):
            pairs = [pair for note in games for pair in zip(note["chances"][i], note["result"], strict=True)]
            print(f"  after {moment:.0%} of the decisions, told/came:", "; ".join(calibration(pairs, 5)))
    for two in pairwise(PLAYERS):
        compare(two, [note for note in levels if set(note["players"]) == set(two)])
    if levels:
        accounts_of(levels)
    measured |= whole(game, twice)
    print(json.dumps(measured))
    strong = sum(STRONGEST in note["players"] for note in twice)
    sources = (
        f"sharpness from {len(games)} games of {args.quick}",
        f"thresholds from {strong} games of {args.strongest}",
    )
    told = [source for source, number in zip(sources, (games, strong), strict=True) if number]
    measured["source"] = f"rules {game.version}; {', '.join(told)}"
    return measured


def compare(two: Sequence[str], notes: list[Note]) -> None:
    """What the answers of two levels lost at the same tables: the weaker one's first."""
    apart, means = list[float](), dict[str, list[float]]({level: [] for level in two})
    for note in notes:
        lost: dict[str, list[float]] = {level: [] for level in two}
        for seat, level in enumerate(note["players"]):
            lost[level] += losses(note["reviews"][0], seat)
        if all(lost.values()):
            for level in two:
                means[level].append(fmean(lost[level]))
            apart.append(means[two[0]][-1] - means[two[1]][-1])
    if apart:
        each = ", ".join(f"{level} {mean(means[level])}" for level in two)
        print(f"  {len(apart)} tables of {each}; {two[0]} lost more by {mean(apart)}")


def accounts_of(notes: list[Note]) -> None:
    """How large the parts of accounts are, what they add up to, and whether luck is nought on average."""
    accounts = [account for note in notes for account in note["reviews"][0]["accounts"]]
    firsts = [note["reviews"][0]["accounts"][0] for note in notes]
    off = max(abs(one["start"] + sum(one[part] for part in PARTS) - one["result"]) for one in accounts)
    print(f"accounts of {len(notes)} reviews of effort {notes[0]['effort']}: the sums are off by {off:.1e} at most")
    print("  root of the mean square:", *(f"{part} {root([one[part] for one in accounts]):.3f}" for part in PARTS))
    print(f"  stated error {root([one['error'] for one in accounts]):.3f};", end=" ")
    print(*(f"{part} of the first seat {mean([one[part] for one in firsts])};" for part in PARTS[:2]))
    losers = [one for one in accounts if one["result"] == 0]
    winners = [one for one in accounts if one["result"] == 1]
    if winners and losers:
        print(f"  lost by winners {mean([one['lost'] for one in winners])}, losers {mean([o['lost'] for o in losers])}")


def whole(game: Game, notes: list[Note]) -> dict[str, Any]:
    """Thresholds, agreement and cost, by whole reviews."""
    measured: dict[str, Any] = {}
    strong = [note["reviews"][0] for note in notes if STRONGEST in note["players"]]
    if strong:
        measured["thresholds"] = thresholds(strong)
    if not notes:
        return measured
    seconds = [found["seconds"] for note in notes for found in note["reviews"]]
    print(f"whole reviews: {len(seconds)}, seconds {mean(seconds)}, the longest {max(seconds):.0f}")
    limits = tuple(measured.get("thresholds", LEAST))
    for player in PLAYERS:
        found = [note["reviews"][0] for note in notes if player in note["players"]]
        answers = [one for review in found for one in review["answers"]]
        if answers:
            names = [graded(one, limits) for one in answers]
            marks = ", ".join(f"{names.count(name)} {name}" for name in GRADES)
            print(f"  {player}: {len(found)} games, {len(answers)} answers, {mean([a[3] for a in answers])}; {marks}")
    for bounds in {limits, LEAST}:
        called, same, near = agreement(notes, bounds)
        print(f"  from {bounds[2]}: {called} blunders, of the other too {same}, mistakes at least {near}")
    apart = [
        (one[part] - other[part]) / sqrt(one["error"] ** 2 + other["error"] ** 2)
        for note in notes
        for one, other in zip(*(found["accounts"] for found in note["reviews"]), strict=True)
        for part in PARTS
        if one["error"] and other["error"]
    ]
    print(f"  parts of two accounts are {root(apart):.2f} of their stated errors apart")
    return measured


def graded(answer: list[Any], limits: Sequence[float]) -> str | None:
    """What an answer is called by some thresholds."""
    low, middle, high = limits
    return grade(answer[3], answer[4], (low, middle, high))


def thresholds(found: list[Note]) -> list[float]:
    """The losses above which so many answers lie as may, of all that could be judged."""
    answers = [one for note in found for one in note["answers"]]
    losses = sorted((one[3] for one in answers if one[3] > 2.6 * one[4]), reverse=True)
    above = [losses[int(share * len(answers))] if int(share * len(answers)) < len(losses) else 0.0 for share in SHARES]
    return [round(max(least, value), 3) for least, value in zip(LEAST, above, strict=True)]


def agreement(notes: list[Note], limits: Sequence[float]) -> tuple[int, int, int]:
    """Blunders of reviews, and how many of these are blunders, or at least mistakes, of another with other dice."""
    called = same = near = 0
    for note in notes:
        one, two = ({a[0]: graded(a, limits) for a in found["answers"]} for found in note["reviews"])
        for mine, other in ((one, two), (two, one)):
            for at, name in mine.items():
                if name == GRADES[2]:
                    called += 1
                    same += other.get(at) == GRADES[2]
                    near += other.get(at) in GRADES[1:]
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
        for number, row in sorted(entry.get("seats", {}).items()):
            lines += ["", f"[{game}.seats.{number}]", *(f"{one} = {json.dumps(value)}" for one, value in row.items())]
        lines.append("")
    FILE.write_text(head + "\n".join(lines), "utf-8")
    stored.cache_clear()


def main() -> None:
    """Measure, tell, and write down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="+", metavar="GAME", help="which games")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--notes", type=Path, required=True, metavar="FOLDER", help="where all that is found is noted")
    parser.add_argument("--kinds", nargs="+", default=["game", "levels", "twice"], help="what to measure")
    parser.add_argument("--games", type=int, default=200, help="how many are played for the sharpness")
    parser.add_argument("--quick", default="ismcts@60i", help="who plays those")
    parser.add_argument("--levels", type=int, default=10, help="quick reviews of games of each two neighbouring levels")
    parser.add_argument("--part", type=float, default=0.2, help="the part of the usual effort for those")
    parser.add_argument(
        "--twice", type=int, default=4, help="games of each level reviewed whole, with two sets of dice"
    )
    parser.add_argument("--strongest", default=STRONGEST, help=f"who plays as {STRONGEST}: it with other seconds, say")
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
