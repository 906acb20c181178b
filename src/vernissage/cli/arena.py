"""Tournaments from the command line: a progress bar, a table, a file to go on with."""

from __future__ import annotations

import argparse
import contextlib
import os
import shlex
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from vernissage.bots.arena import ArenaError, Tournament, Workers
from vernissage.bots.workers import cluster, local
from vernissage.cli.errors import CommandError
from vernissage.cli.listing import columns
from vernissage.cli.play import import_from_here, kept
from vernissage.cli.sheets import own_sheet
from vernissage.games import game as find_game

TOLD = 5.0
"""Seconds between lines of progress where there is no terminal."""
Told = Callable[[int, int], None]


def run(args: argparse.Namespace) -> None:
    """Play the tournament and print what came of it."""
    import_from_here()
    game = find_game(args.game)
    file = kept_in(args.out, args.resume) or kept(game, "arena-")
    try:
        sheet = own_sheet(args.sheet)
        tournament = Tournament(game, args.bots, args.seats, args.games, args.ladder, file, args.challenge, sheet)
        played(tournament, workers_of(args), file)
    except ArenaError as error:
        raise CommandError(str(error)) from None
    for line in report(tournament):
        print(line)
    print(f"\nresults: {file}")


def kept_in(out: Path | None, resume: bool) -> Path | None:
    """The file that is meant, if it may be written."""
    if resume and out is None:
        raise CommandError("--resume: which tournament? --out FILE says it")
    if out is not None and resume and not out.exists():
        raise CommandError(f"--resume: there is no {out}")
    if out is not None and not resume and out.exists():
        raise CommandError(f"{out} exists: --resume goes on with it, another --out keeps it")
    return out


def workers_of(args: argparse.Namespace) -> Workers:
    """Who plays."""
    if args.ray and args.jobs:
        raise CommandError("--jobs: a cluster plays on all its cores; without an address --ray starts so many here")
    if args.ray is not None:
        return cluster(args.ray, args.jobs)
    return local(args.jobs or cores())


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def played(tournament: Tournament, workers: Workers, file: Path) -> None:
    """Play what is left; whoever stops it is told how to go on."""
    new = not file.exists()
    tournament.save(judged=False)  # whatever is wrong with the file is wrong before anything is played
    try:
        with ended_alike(), progress(tournament) as told:
            tournament.run(workers, told)
    except BaseException:
        if new and not tournament.results:
            file.unlink()
            raise
        print(f"{len(tournament.results)} of {len(tournament.pairings)} games are kept", file=sys.stderr)
        words = [*tournament.command, "--out", str(file), "--resume"]
        print(f"to go on: {shlex.join(words)}", file=sys.stderr, flush=True)
        raise


@contextlib.contextmanager
def ended_alike() -> Iterator[None]:
    """Being asked to end (SIGTERM, as by a job queue) is like Ctrl-C: what was played is saved."""

    def end(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextlib.contextmanager
def progress(tournament: Tournament) -> Iterator[Told]:
    """A bar on a terminal, a line now and then elsewhere; both on the error output, away from the results."""
    title = f"{tournament.game.title}, {tournament.seats} seats"
    if not sys.stderr.isatty():
        yield Lines(title)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    text = TextColumn("{task.description}")
    with Progress(text, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(title, total=len(tournament.pairings), completed=len(tournament.results))
        yield lambda done, _: bar.update(task, completed=done)


class Lines:
    """Progress told in lines."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.said = time.monotonic()

    def __call__(self, done: int, of: int) -> None:
        """Say how far it is, if that was not said a moment ago."""
        if done == of or time.monotonic() - self.said > TOLD:
            self.said = time.monotonic()
            print(f"{self.title}: {done} of {of} games", file=sys.stderr, flush=True)


def report(tournament: Tournament) -> list[str]:
    """The ratings and the duels, to be read."""
    pace = {pace.name: pace.seconds for pace in tournament.paces()}
    found = tournament.ratings()
    rated = [("BOT", "RATING", "±", "GAMES", "SECONDS A DECISION")]
    for rating in found:
        cells = (str(rating.points), str(rating.margin), str(rating.games), f"{pace[rating.name]:.4f}")
        rated.append((rating.name, *cells))
    fought = [("ALONE", "AGAINST", "GAMES", "WON", "95 % SURE", "EQUALS", "AHEAD")]
    place = {rating.name: i for i, rating in enumerate(found)}
    for duel in sorted(tournament.duels(), key=lambda duel: (place[duel.one], place[duel.field])):
        if duel.seats == 2 and place[duel.one] > place[duel.field]:
            continue  # at a table of two it says the same again
        sure = f"{percent(duel.low)} – {percent(duel.high)}"
        shares = (percent(duel.share), sure, percent(1 / duel.seats), percent(duel.ahead))
        fought.append((duel.one, duel.field, str(duel.games), *shares))
    title = f"{tournament.game.title}, {tournament.seats} seats, {len(tournament.results)} games"
    return [title, "", *columns(rated, (1, 2, 3, 4)), "", *columns(fought, (2, 3, 4, 5, 6))]


def percent(share: float) -> str:
    """A share to be read."""
    return f"{100 * share:.1f} %"
