"""From a command line to a game being played."""

from __future__ import annotations

import argparse
import os
import sys
from datetime import datetime
from pathlib import Path

from platformdirs import user_state_path

from vernissage import bots
from vernissage.cli.errors import CommandError
from vernissage.cli.plain import play, score_lines, show
from vernissage.cli.session import Seating, Session
from vernissage.cli.sheets import own_sheet, read_text
from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.extras import needed_for
from vernissage.games import game as find_game
from vernissage.table.match import Match

USUAL_SEATS = 3


def run(args: argparse.Namespace) -> None:
    """Play on the screen, or line by line where there is no screen."""
    session = opened(args)
    session.save()
    try:
        if args.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            play(session)
        else:
            play_on_screen(session, args)
    except KeyboardInterrupt:
        show("")  # the question stands on a line of its own
        raise
    finally:
        session.keep()
        for line in session.farewell():
            show(line)


def play_on_screen(session: Session, args: argparse.Namespace) -> None:
    """Play, and leave the score sheet behind for whoever scrolls back."""
    with needed_for("the screen (--plain does without)"):
        from vernissage.cli.app import Play  # a second of start-up that the lines do without

    screen = Play(session, args.pace, args.night)
    reason = screen.run()
    if reason is not None:
        raise reason
    if screen.return_code:
        raise SystemExit(screen.return_code)
    for line in score_lines(session) if session.match.finished else ():
        show(line)


def opened(args: argparse.Namespace) -> Session:
    """The game that the arguments ask for, with everybody seated."""
    if args.record and args.record.exists() and args.record != args.resume:
        raise CommandError(f"{args.record} exists: --resume goes on with it, another --record keeps it")
    match = resumed(args) if args.resume else begun(args)
    people = seats_of(args.me, match.seats)
    names = bot_names(args.bots, people, match.seats)
    import_from_here()
    made = {seat: bots.bot(name, remembers=True) for seat, name in enumerate(names) if name}
    dice = {} if args.seed is None else {"dice": Dice(args.seed ^ 0xB07)}  # bots do not share the table's draws
    file = args.record or args.resume or kept(match.game)
    return Session(match, Seating(people, made, names, **dice), args.lang, file, args.seed)


def import_from_here() -> None:
    """Bots of one's own may lie in the folder where the command was typed."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())


def begun(args: argparse.Namespace) -> Match:
    """A new game."""
    if args.game is None:
        raise CommandError("play: which game? `vernissage games` lists them; --resume FILE goes on with a saved one")
    game = find_game(args.game)
    low, high = game.seats
    seats = min(max(USUAL_SEATS, low), high) if args.seats is None else args.seats
    names: list[str] = []
    if args.name:
        people = seats_of(args.me, max(seats, low))
        given = args.name.split(",")
        if len(given) > len(people):
            raise CommandError(f"--name: {len(given)} names for {len(people)} of your seats")
        names = [""] * (1 + max(people))
        for seat, name in zip(people, given, strict=False):
            names[seat] = name.strip()
    return Match(game, seats, options_of(game, args.option), args.seed, names, own_sheet(args.sheet))


def resumed(args: argparse.Namespace) -> Match:
    """A saved game."""
    for name in ("seats", "name", "sheet", "option"):
        if getattr(args, name) not in (None, []):
            raise CommandError(f"--{name} cannot be given with --resume: the record says it")
    match = Match.from_record(read_text(args.resume), args.seed)
    if args.game is not None and find_game(args.game) is not match.game:
        raise CommandError(f"{args.resume} is a game of {match.game.name}, not of {args.game}")
    match.resume()
    return match


def seats_of(text: str, seats: int) -> tuple[int, ...]:
    """Seats counted from 0, from a list counted from 1."""
    if text == "none":
        return ()
    found: list[int] = []
    for part in text.split(","):
        if not part.strip().isdecimal() or len(part) > 9 or not 1 <= int(part) <= seats:
            raise CommandError(f"--me: seats are counted from 1 to {seats}, not {part.strip()!r}")
        found.append(int(part) - 1)
    if len(set(found)) < len(found):
        raise CommandError(f"--me: a seat is named twice in {text!r}")
    return tuple(found)


def bot_names(text: str, people: tuple[int, ...], seats: int) -> tuple[str, ...]:
    """The bot of each seat, empty for people; one name serves all."""
    given = [name.strip() for name in text.split(",")]
    free = [seat for seat in range(seats) if seat not in people]
    if len(given) not in (1, len(free)):
        raise CommandError(f"--bots: {len(given)} bots for {len(free)} seats")
    names = [""] * seats
    for i, seat in enumerate(free):
        names[seat] = given[i % len(given)]
    return tuple(names)


def options_of(game: Game, given: list[str]) -> dict[str, int | str]:
    """Variants of the rules, each value as the game has it."""
    options: dict[str, int | str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise CommandError(f"--option: NAME=VALUE is wanted, not {text!r}")
        known = [value for variant in game.variants if variant.name == name for value in variant.values]
        options[name] = next((candidate for candidate in known if str(candidate) == value), value)
    return options


def kept(game: Game, what: str = "") -> Path:
    """Where a game, or something else about it, is kept if nothing else is said."""
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    folder = user_state_path("vernissage", appauthor=False)
    files = (folder / f"{what}{game.name}-{moment}{suffix}.json" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(file for file in files if not file.exists())
