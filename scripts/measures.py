"""Measure what reviews rest on: `python scripts/measures.py masters-gallery --seats 2 --notes FOLDER --workers 16`.

Bots play games, and some of the games are reviewed. Every game and every review is noted in FOLDER as soon as it is
there, so that a measurement can be stopped, gone on with, and summed up (`--sum-up`). It tells:

- *game*: the sharpness, the factor on the differences of the evaluation by which chances come as often as they are
  told, by the likelihood of who won, where stages begin in games of a quick player; and, by the sharpness that is
  written down, how often the chances of the chart came;
- *asked*: all levels answer the same questions, of games of each; what an answer of each loses on average, by quick
  judgements in the same guesses; where a turn takes many answers, they play the same turns, which are judged whole;
- *levels*: every level plays against itself, all of them the same deals; what an answer of each lost on average, by
  quick reviews. How much there is to lose differs from one level's games to another's;
- *met*: neighbours meet at one table, every deal with both at either seat; how much more an answer, and a turn, of the
  weaker loses, by quick reviews. What is at stake is the same for both;
- *the sum*, by the reviews of each level's own games: how large the parts of the accounts are, and whether luck is
  nought on average;
- *whole*: the strongest level's own games, reviewed whole: the *thresholds* are the losses above which only so many of
  its answers lie (`SHARES`), at least `LEAST`;
- *twice*: of the blunders of either of two whole reviews of one game with different dice, how many are blunders of
  the other too; and how far apart their accounts are, in the errors that they state;
- *cost*: the processor's seconds for a whole review.

`--write` puts sharpness and thresholds into review/measures.toml: a sharpness only where it is clearly another than the
one there, since all that was told with that one, puzzles too, would be told otherwise.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import pairwise, zip_longest
from pathlib import Path
from statistics import fmean
from typing import Any

import vernissage
from summing import KINDS, MOMENTS, Note, noted, sum_up, write
from vernissage.bots import LEVELS, Bot, Known, bot, setting
from vernissage.bots.learnt import outlook_of
from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.core.step import Nature, run
from vernissage.review import Account, Review
from vernissage.review.judge import Candidate, Effort, Judge, favoured
from vernissage.review.measures import measures
from vernissage.review.reviewing import review
from vernissage.table.match import Match

PLAYERS = ("random", *LEVELS)
"""From the weakest to the strongest."""
LOOKS = 24
"""How often a position is played on for the calibration."""
QUESTIONS = 20
"""How many questions of a game are put to all levels."""
TRIES = 3
"""How often each of them answers a question."""


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
    if task["kind"] == "asked":
        return task | {"losses": answered(game, positions, task)}
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


def answered(game: Game, positions: list[Any], task: Note) -> list[list[float]]:
    """What the answers of all levels to the same questions lose, where there is anything to lose."""
    judge, lost = Judge(game, task["seats"], Effort().part(task["effort"])), list[list[float]]()
    minds = [bot(name, time.process_time) for name in task["levels"]]
    dice = Dice(task["seed"])
    turn = game.outlook.turn if game.outlook else None
    if turn:
        fresh = [s for before, s in zip([None, *positions], positions, strict=False) if begins(turn, before, s)]
        return [turned(judge, s, minds, dice) for s in fresh[:: max(1, len(fresh) // QUESTIONS)]]
    for s in positions[:: max(1, len(positions) // QUESTIONS)]:
        seat = s.agenda[-1].asks(s)
        position = Known(game, s, seat)
        if len(position.options) > 1:
            given = [[mind.choose(seat, position, dice) for _ in range(TRIES)] for mind in minds]
            choices, seed = sorted({choice for tried in given for choice in tried}), dice.next()
            found = {choice: judge.decision(position, choice, seed) for choice in choices}
            if not all(one.equal for one in found.values()):
                lost.append([fmean(found[choice].loss for choice in tried) for tried in given])
    return lost


def turned(judge: Judge, s: Any, minds: list[Bot], dice: Dice) -> list[float]:
    """What whole turns of all levels from one position lose, against the best way through it that a search finds."""
    seat = s.agenda[-1].asks(s)
    position, seed = Known(judge.game, s, seat), dice.next()
    line = favoured(judge.search(position.guess, judge.effort.better_lines, seed), seat)
    best = Candidate(line[0], line)
    lost: list[float] = []
    for mind in minds:
        played = [turn_of(judge, s, seat, mind, dice) for _ in range(TRIES)]
        pairs = [judge.paired(position, Candidate(line[0], line), best, seed) for line in played]
        lost.append(fmean(-pair.means[seat] for pair in pairs))
    return lost


def turn_of(judge: Judge, s: Any, seat: int, mind: Bot, dice: Dice) -> tuple[int, ...]:
    """The actions of a seat that plays its turn; the others, where they are asked in it, answer as it would."""
    s, line, nature = s.copy(), list[int](), Nature[Any](Dice(dice.next()))
    turn = judge.outlook.turn
    step, now = run(s, nature), turn(s) if turn else 0
    while step is not None and turn and turn(s) == now:
        asked = step.asks(s)
        choice = mind.choose(asked, Known(judge.game, s, asked), dice)
        if asked == seat:
            line.append(judge.offsets[type(step)] + choice)
        s.agenda.pop()
        step.take(s, choice)
        step = run(s, nature)
    return tuple(line)


def begins(stage: Any, before: Any, s: Any) -> bool:
    """Whether a stage begins in a position, so that it might be judged there."""
    if stage is None or before is None:
        return True
    return bool(stage(s) >= 0 and stage(s) != stage(before))


def tasks(args: argparse.Namespace, game: str) -> list[Note]:
    """All there is to do for a game, a part of everything before the rest of it."""
    levels = entrants(args, game)
    *weaker, strongest = levels.values()
    once = {"dice": [1], "effort": args.part}
    told = {"sharpness": measures(vernissage.game(game), args.seats).sharpness}
    queues = {
        "game": [table(args, game, "game", args.quick, 2000 + seed) | told for seed in range(args.games)],
        "asked": [
            table(args, game, "asked", list(levels.values())[seed % len(levels)], 3000 + seed)
            | {"levels": list(levels.values()), "effort": args.part}
            for seed in range(args.asked)
        ],
        "levels": [
            table(args, game, "levels", name, 1000 + seed) | once
            for seed in range(args.levels)
            for name in levels.values()
        ],
        "met": [
            {"kind": "met", "game": game, "seats": 2, "bots": list(bots), "seed": 4000 + seed} | once
            for seed in range(args.met)
            for pair in pairwise(levels.values())
            for bots in (pair, pair[::-1])
        ],
        "whole": [
            table(args, game, "whole", strongest, seed) | {"dice": [1], "effort": 1.0} for seed in range(args.whole)
        ],
        "twice": [
            table(args, game, "twice", name, seed) | {"dice": [1, 2], "effort": 1.0}
            for seed in range(args.twice)
            for name in reversed(weaker)
        ],
    }
    rows = zip_longest(*(queues[kind] for kind in args.kinds))
    return [task for row in rows for task in row if task]


def entrants(args: argparse.Namespace, game: str) -> dict[str, str]:
    """Who plays at a game, the weakest first: the levels and which bots they are."""
    *weaker, strongest = args.players
    found = {name: setting(name, game, args.seats) for name in weaker}
    return found | {strongest: args.strongest or setting(strongest, game, args.seats)}


def table(args: argparse.Namespace, game: str, kind: str, name: str, seed: int) -> Note:
    """A table where a bot plays against itself."""
    return {"kind": kind, "game": game, "seats": args.seats, "bots": args.seats * [name], "seed": seed}


def key(note: Note) -> str:
    """What a task is, in one line."""
    names = ("kind", "game", "bots", "seed", "dice", "effort", "sharpness", "levels")
    return " ".join(str(note.get(name, "")) for name in names)


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


def main() -> None:
    """Measure, tell, and write down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="+", metavar="GAME", help="which games")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--notes", type=Path, required=True, metavar="FOLDER", help="where all that is found is noted")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, help="what to measure")
    parser.add_argument("--games", type=int, default=200, help="how many are played for the sharpness")
    parser.add_argument("--quick", default="greedy", help="who plays those")
    parser.add_argument("--players", nargs="+", default=PLAYERS, help="levels or bots, the weakest first")
    parser.add_argument("--strongest", help="who plays in place of the last of them: it with other seconds, say")
    parser.add_argument("--asked", type=int, default=12, help="games of which some questions are put to all of them")
    parser.add_argument("--levels", type=int, default=20, help="games of each that are reviewed quickly")
    parser.add_argument("--met", type=int, default=10, help="deals at which neighbours meet twice, reviewed quickly")
    parser.add_argument("--part", type=float, default=0.1, help="the part of the usual effort for those")
    parser.add_argument("--whole", type=int, default=6, help="games of the strongest that are reviewed whole")
    parser.add_argument("--twice", type=int, default=2, help="games of each other that are reviewed whole, twice")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e6, help="begin nothing more after this time")
    parser.add_argument("--sum-up", action="store_true", help="only tell what was found")
    parser.add_argument("--write", action="store_true", help="into review/measures.toml")
    args = parser.parse_args()
    if not args.sum_up:
        measure(args)
    for name in args.games_named:
        measured = sum_up(name, noted(args.notes, name), args.seats, args.quick, entrants(args, name))
        if args.write:
            write(name, args.seats, measured)


if __name__ == "__main__":
    main()
