"""Training from the command line: a progress bar, a folder to go on with."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from vernissage.bots.arena import ArenaError
from vernissage.bots.learnt import ALONE, FILE, outlook_of, shipped, shipped_file
from vernissage.cli.arena import Lines, ended_alike, workers_of
from vernissage.cli.errors import CommandError
from vernissage.cli.sheets import own_sheet
from vernissage.core.game import Game
from vernissage.games import game as find_game
from vernissage.training.course import Course, Plan, TrainingError
from vernissage.training.fit import Fitting, NoTorch

UNITS = 32
"""Hidden units where nothing was learnt yet."""
TURNS = 0.3
"""How much a search looks at answers seldom tried."""
Progress = Callable[[str, int, int], None]


def run(args: argparse.Namespace) -> None:
    """Train, and say what came of it."""
    game = find_game(args.game)
    try:
        begin = args.begin or begins_with(game, args.seats)
        sheet = own_sheet(args.sheet)
        course = Course(game, plan_of(args, game, begin), args.out, begin, None if sheet is None else sheet.text)
        with ended_alike(), progress(game) as told:
            course.run(workers_of(args), told)
    except (ArenaError, NoTorch, TrainingError) as error:
        raise CommandError(str(error)) from None
    for entry in course.log:
        won = ", ".join(f"{share:.0%} at {seats}" for seats, share in sorted(entry["gate"]["won"].items()))
        word = "kept" if entry["kept"] else "thrown away"
        print(f"generation {entry['generation']}: {entry['played']} games, loss {entry['loss']}, won {won}: {word}")
    print(f"\nweights: {course.best or 'none better than those by hand'}")


def begins_with(game: Game, seats: tuple[int, ...] | None) -> Path | None:
    """The shipped weights to go on from, if any fit: those for whoever is alone if only that is learnt."""
    name = ALONE if seats and set(seats) == {1} else FILE
    return shipped_file(game, name) if shipped(game, name) else None


def units_of(file: Path | None) -> int:
    """How many hidden units some weights have."""
    try:
        return len(json.loads(file.read_text("utf-8"))["out"]) if file else UNITS
    except (OSError, ValueError, TypeError, KeyError):
        raise TrainingError(f"{file} holds no weights") from None


def plan_of(args: argparse.Namespace, game: Game, begin: Path | None = None) -> Plan:
    """All settings of a training."""
    low, high = game.seats
    counts = args.seats or (2, *range(max(2, low), high + 1))
    outlook = outlook_of(game, counts[0])
    return Plan(
        seats=counts,
        generations=args.generations,
        games=args.games,
        iterations=args.iterations or outlook.lessons,
        slips=0.03,
        positions=40,
        gate=args.gate,
        memory=3,
        horizon=0,
        exploration=outlook.exploration if shipped(game) else TURNS,
        planned=outlook.planned,
        glance=outlook.glance,
        seed=args.seed,
        fitting=Fitting(
            args.hidden or units_of(begin), args.epochs, batch=1024, rate=2e-3, decay=1.0, trust=0.7, seed=args.seed
        ),
        minutes=args.minutes,
    )


@contextlib.contextmanager
def progress(game: Game) -> Iterator[Progress]:
    """A bar on a terminal, a line now and then elsewhere; both on the error output."""
    if not sys.stderr.isatty():
        lines = {what: Lines(f"{game.title}, {what}") for what in ("games", "fit", "gate")}
        yield lambda what, done, of: lines[what](done, of)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    text = TextColumn("{task.description}")
    with Progress(text, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(game.title)
        yield lambda what, done, of: bar.update(task, description=f"{game.title}, {what}", completed=done, total=of)
