"""What measurements of reviews come to: the second half of `scripts/measures.py`."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from itertools import pairwise
from math import ceil, log, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import vernissage
from vernissage.bots.learnt import outlook_of
from vernissage.bots.search import shares
from vernissage.core.game import Game
from vernissage.review.measures import GRADES, grade, measures, stored

FILE = Path(__file__).parents[1] / "src" / "vernissage" / "review" / "measures.toml"
SHARES = (0.05, 0.02, 0.005)
"""How many of the strongest level's answers may be inaccuracies or worse, mistakes or worse, blunders."""
LEAST = (0.02, 0.05, 0.10)
"""Losses that nobody need hear of, however seldom the strongest level has them."""
ENOUGH = 0.03
"""By how much another sharpness must differ from the one in use, to be worth new proofs of all puzzles."""
MOMENTS = (0.25, 0.5, 0.75, 0.9, 1.0)
"""Parts of the decisions of a game after which chances are told; the last is the last decision."""
KINDS = ("game", "asked", "levels", "met", "whole", "twice")
"""What is measured."""
PARTS = ("luck", "hidden", "own", "others")
Note = dict[str, Any]


def noted(folder: Path, game: str) -> list[Note]:
    """All that was found of a game so far."""
    file = folder / f"{game}.jsonl"
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def sum_up(name: str, notes: list[Note], seats: int, quick: str, players: dict[str, str]) -> dict[str, Any]:
    """Tell all that was found of a game and its levels, and give what is to be written down."""
    game, measured, sources = vernissage.game(name), dict[str, Any](), list[str]()
    used, names = measures(game, seats).sharpness, list(players.values())
    games, asked, levels, met, whole, twice = (
        [note for note in notes if note["kind"] == kind and note["seats"] == seats] for kind in KINDS
    )
    print(f"== {game.title}, {seats} seats")
    games = [note for note in games if set(note["bots"]) == {quick} and note["sharpness"] == used]
    if games:
        found = calibrated(game, games, used)
        if abs(found - used) > ENOUGH:
            measured["sharpness"] = found
        sources.append(f"sharpness from {len(games)} games of {quick}")
    answers = {
        level: {note["seed"]: fmean(row[i] for row in note["losses"]) for note in asked if note["levels"] == names}
        for i, level in enumerate(players)
    }
    compare("all levels asked the same", players, answers)
    own = {level: [note for note in levels if set(note["bots"]) == {players[level]}] for level in players}
    compare("each level's own games", players, {level: {n["seed"]: loss_of(n) for n in own[level]} for level in own})
    if met:
        print("neighbours at one table")
    for weak, better in pairwise(players):
        told_met(weak, better, [note for note in met if set(note["bots"]) == {players[weak], players[better]}], players)
    if reviewed := [note for found in own.values() for note in found]:
        accounts_of(reviewed)
    limits, strong = list(LEAST), [note for note in whole if set(note["bots"]) == {names[-1]}]
    if found_limits := thresholds([note["reviews"][0] for note in strong]):
        limits = measured["thresholds"] = found_limits
        sources.append(f"thresholds from {len(strong)} games of {names[-1]}")
    if strong or twice:
        told_whole([*strong, *twice], limits)
    if twice:
        told_twice(twice, limits)
    measured["source"] = f"rules {game.version}; {', '.join(sources)}"
    print(json.dumps(measured))
    return measured


def loss_of(note: Note) -> float:
    """What an answer of a reviewed game lost on average."""
    return fmean(one[3] for one in note["reviews"][0]["answers"])


def told_met(weak: str, strong: str, notes: list[Note], players: dict[str, str]) -> None:
    """How much more the weaker of two loses at tables where they met, an answer and a turn, deal by deal."""
    for kind, column in (("answer", "answers"), ("turn", "turns")):
        deals = dict[int, list[tuple[float, float]]]()
        for note in notes:
            rows, seat = note["reviews"][0][column], note["bots"].index(players[weak])
            lost = [[row[-2] for row in rows if (row[1] == seat) is mine] for mine in (True, False)]
            if all(lost):
                deals.setdefault(note["seed"], []).append((fmean(lost[0]), fmean(lost[1])))
        if deals:
            pairs = [[fmean(column) for column in zip(*deal, strict=True)] for deal in deals.values()]
            more, less = (mean([pair[i] for pair in pairs]) for i in (0, 1))
            line = f"  {weak} {more}, {strong} {less} by {kind}, {len(notes)} games of {len(deals)} deals"
            print(f"{line}; more by {mean([pair[0] - pair[1] for pair in pairs])}")


def calibrated(game: Game, games: list[Note], used: float) -> float:
    """Tell how often chances came, and give the sharpness by which they would come most nearly as told."""
    seats = len(games[0]["result"])
    seen = [(points, note["result"]) for note in games for points in note["points"]]
    found = sharpness(seen, outlook_of(game, seats).scale)
    print(f"sharpness {found} by {len(games)} games of {games[0]['bots'][0]}, {len(seen)} positions; used is {used}")
    for i, moment in enumerate(MOMENTS):
        pairs = [pair for note in games for pair in zip(note["chances"][i], note["result"], strict=True)]
        print(f"  after {moment:.0%} of the decisions, told/came:", "; ".join(calibration(pairs, 5)))
    return found


def compare(title: str, players: dict[str, str], lost: dict[str, dict[int, float]]) -> None:
    """What an answer of each level lost on average, and how much more than one of the next level in the same deals."""
    if any(lost.values()):
        print(title)
    for level, following in pairwise([*(one for one in lost if lost[one]), ""]):
        own, next_one = lost[level], lost.get(following, {})
        line = f"  {level} ({players[level]}): {len(own)} games, {mean(list(own.values()))} an answer"
        both = [own[seed] - next_one[seed] for seed in own if seed in next_one]
        print(f"{line}; more than {following} by {mean(both)}" if both else line)


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


def accounts_of(notes: list[Note]) -> None:
    """How large the parts of accounts are, what they add up to, and whether luck is nought on average."""
    accounts = [account for note in notes for account in note["reviews"][0]["accounts"]]
    deals = dict[int, list[Note]]()
    for note in notes:
        deals.setdefault(note["seed"], []).append(note["reviews"][0]["accounts"][0])
    firsts = [{part: fmean(one[part] for one in deal) for part in PARTS} for deal in deals.values()]
    off = max(abs(one["start"] + sum(one[part] for part in PARTS) - one["result"]) for one in accounts)
    print(f"accounts of {len(notes)} reviews of effort {notes[0]['effort']}: the sums are off by {off:.1e} at most")
    print("  root of the mean square:", *(f"{part} {root([one[part] for one in accounts]):.3f}" for part in PARTS))
    print(f"  stated error {root([one['error'] for one in accounts]):.3f};", end=" ")
    print(*(f"{part} of the first seat {mean([one[part] for one in firsts])};" for part in PARTS[:2]), end=" ")
    print(f"over {len(firsts)} deals")
    losers = [one for one in accounts if one["result"] == 0]
    winners = [one for one in accounts if one["result"] == 1]
    if winners and losers:
        print(f"  lost by winners {mean([one['lost'] for one in winners])}, losers {mean([o['lost'] for o in losers])}")


def told_whole(notes: list[Note], limits: Sequence[float]) -> None:
    """What whole reviews cost, and what they marked."""
    seconds = [found["seconds"] for note in notes for found in note["reviews"]]
    print(f"whole reviews: {len(seconds)}, seconds {mean(seconds)}, the longest {max(seconds):.0f}")
    for name in dict.fromkeys(note["bots"][0] for note in notes):
        found = [note["reviews"][0] for note in notes if note["bots"][0] == name]
        answers = [one for review in found for one in review["answers"]]
        names = [graded(one, limits) for one in answers]
        marks = ", ".join(f"{names.count(one)} {one}" for one in GRADES)
        print(f"  {name}: {len(found)} games, {len(answers)} answers, {mean([one[3] for one in answers])}; {marks}")


def told_twice(notes: list[Note], limits: Sequence[float]) -> None:
    """Whether two reviews of one game agree."""
    for bounds in dict.fromkeys((tuple(limits), LEAST)):
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


def graded(answer: list[Any], limits: Sequence[float]) -> str | None:
    """What an answer is called by some thresholds."""
    low, middle, high = limits
    return grade(answer[3], answer[4], (low, middle, high))


def thresholds(found: list[Note]) -> list[float]:
    """The losses above which so many answers lie as may, of all that could be judged, in whole percents.

    Nothing where there are too few answers to tell.
    """
    answers = [one for note in found for one in note["answers"]]
    if min(SHARES) * len(answers) < 1:
        return []
    losses = sorted((one[3] for one in answers if one[3] > 2.6 * one[4]), reverse=True)
    above = [losses[int(share * len(answers))] if int(share * len(answers)) < len(losses) else 0.0 for share in SHARES]
    return [max(least, ceil(100 * value) / 100) for least, value in zip(LEAST, above, strict=True)]


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
