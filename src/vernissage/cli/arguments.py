"""What can be typed after `vernissage`, and its help."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import vernissage
from vernissage.bots import LEVELS, NAMES
from vernissage.cli.examples import (
    ADMIN,
    ADMIN_EXAMPLES,
    ADMIN_WORDS,
    ARENA_EXAMPLES,
    BACKUP_EXAMPLES,
    EXAMPLES,
    EXIT_CODES,
    EXPIRING,
    EXPORT_EXAMPLES,
    HINT_EXAMPLES,
    PLAY_EXAMPLES,
    REPLAY_EXAMPLES,
    RESTORE_EXAMPLES,
    SERVE_EXAMPLES,
    SHEET_EXAMPLES,
    TRAIN_EXAMPLES,
)
from vernissage.cli.observing import add_observing
from vernissage.cli.parsing import (
    Parser,
    add_database,
    add_language,
    command,
    count,
    count_or_none,
    days,
    effort,
    pace,
    port,
    quota,
    rate,
    seat_counts,
    seconds,
    units,
)
from vernissage.cli.puzzle_arguments import PUZZLE_EXAMPLES, add_puzzle, run_puzzle
from vernissage.cli.review_arguments import REVIEW_EXAMPLES, add_review, run_review
from vernissage.extras import needed_for

HOST, PORT = "127.0.0.1", 8472


def parser() -> argparse.ArgumentParser:
    """Everything that can be typed."""
    top = Parser(
        prog="vernissage",
        description="Art-world board games, played exactly by their rulebooks.",
        epilog=EXAMPLES + EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.ending = components
    build = "compiled" if vernissage.compiled() else "plain Python"
    top.add_argument("--version", action="version", version=f"vernissage {vernissage.__version__} ({build})")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    add_play(command(commands, "play", "play a game in the terminal", PLAY_EXAMPLES, run_play))
    add_replay(command(commands, "replay", "look at a recorded game, move by move", REPLAY_EXAMPLES, run_replay))
    add_export(command(commands, "export", "turn a record into text or data", EXPORT_EXAMPLES, run_export))
    add_hint(command(commands, "hint", "say which answers are best in a recorded game", HINT_EXAMPLES, run_hint))
    add_review(command(commands, "review", "say what each answer of a game cost", REVIEW_EXAMPLES, run_review))
    add_puzzle(command(commands, "puzzle", "find the one answer that is clearly best", PUZZLE_EXAMPLES, run_puzzle))
    add_arena(command(commands, "arena", "let bots compete, and rate them", ARENA_EXAMPLES, run_arena))
    add_train(command(commands, "train", "learn to judge a game by playing it", TRAIN_EXAMPLES, run_train))
    add_serve(command(commands, "serve", "open the house, to play in browsers", SERVE_EXAMPLES, run_serve))
    add_admin(command(commands, "admin", "look after a house, its tables and people", ADMIN_EXAMPLES, run_admin))
    add_backup(command(commands, "backup", "copy a house that may run into one file", BACKUP_EXAMPLES, run_backup))
    add_restore(command(commands, "restore", "fill a database from a backup", RESTORE_EXAMPLES, run_restore))
    check = command(commands, "check", "replay all stored games of a house, and say which differ", "", run_check)
    add_database(check)
    check.add_argument("--backup", type=Path, metavar="FILE", help="look through a backup instead")
    check.add_argument("--back", action="store_true", help="prepare the database for going back to the first release")
    add_sheet(command(commands, "sheet", "print or check a component sheet", SHEET_EXAMPLES, run_sheet))
    games = command(commands, "games", "list the games", "", run_games)
    games.add_argument("--json", action="store_true", help="as data")
    return top


def add_play(play: Parser) -> None:
    """What can be said about a game to play."""
    play.add_argument("game", nargs="?", help="a name that `vernissage games` lists")
    play.add_argument("--seats", type=int, metavar="N", help="how many play (default: 3, or what the game allows)")
    play.add_argument(
        "--me", default="1", metavar="SEATS", help="your seats, counted from 1: 2 or 1,3 or none (default: 1)"
    )
    play.add_argument("--name", metavar="NAMES", help="the names on your seats: Ada or Ada,Hugo")
    bots = (
        f"who sits elsewhere, one for all or one a seat: {', '.join((*LEVELS, *NAMES))}, module:Class (default: study)"
    )
    play.add_argument("--bots", default="study", metavar="BOTS", help=bots)
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the rules")
    play.add_argument("--sheet", type=Path, metavar="FILE", help="a component sheet with the values of your copy")
    play.add_argument("--seed", type=int, metavar="N", help="the same number gives the same draws")
    play.add_argument("--record", type=Path, metavar="FILE", help="where the game is kept (default: your state folder)")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a recorded game")
    play.add_argument("--pace", type=pace, default=0.7, metavar="SECONDS", help="between bots' moves (default: 0.7)")
    play.add_argument("--night", action="store_true", help="dark colours")
    add_reading(play)


def add_replay(replay: Parser) -> None:
    """What can be said about a game to look at."""
    replay.add_argument("file", type=Path, metavar="FILE", help="a record")
    replay.add_argument("--at", type=int, metavar="N", help="start after N answers, chance included")
    replay.add_argument("--me", type=int, metavar="SEAT", help="as a seat saw it, counted from 1 (default: the public)")
    replay.add_argument("--night", action="store_true", help="dark colours")
    add_reading(replay)


def add_export(export: Parser) -> None:
    """What can be said about a record to turn into something else."""
    export.add_argument("file", type=Path, metavar="FILE", help="a record")
    export.add_argument("--format", choices=("json", "text"), default="json", help="default: json")
    export.add_argument("--at", type=int, metavar="N", help="after N answers, chance included (default: all)")
    export.add_argument("--every", action="store_true", help="json: the position after every answer too")
    add_language(export)


def add_hint(hint: Parser) -> None:
    """What can be said about a position to think about."""
    hint.add_argument("file", type=Path, metavar="RECORD", help="a record")
    hint.add_argument("--at", type=int, metavar="N", help="after N answers, chance included (default: all)")
    hint.add_argument("--seat", type=int, metavar="S", help="for whom, counted from 1 (default: who is asked)")
    budget = hint.add_mutually_exclusive_group()
    part = "how much to compare, as `vernissage review` counts it (default: 0.25, as at a table)"
    budget.add_argument("--effort", type=effort, metavar="X", help=part)
    budget.add_argument("--seconds", type=seconds, metavar="T", help="what a bot's search thinks in so long, instead")
    budget.add_argument("--iterations", type=count, metavar="N", help="what it thinks after looking ahead so often")
    hint.add_argument("--most", type=count, default=5, metavar="N", help="how many answers to show (default: 5)")
    hint.add_argument("--json", action="store_true", help="as data, with every answer")
    add_language(hint)


def add_arena(arena: Parser) -> None:
    """What can be said about a tournament."""
    arena.add_argument("game", metavar="GAME", help="a name that `vernissage games` lists")
    arena.add_argument("bots", nargs="+", metavar="BOT", help="two or more bots; for a ladder, neighbours play")
    arena.add_argument("--seats", type=int, default=2, metavar="N", help="how many sit at a table (default: 2)")
    arena.add_argument("--games", type=count, default=100, metavar="N", help="games a pair, at least (default: 100)")
    arena.add_argument("--ladder", action="store_true", help="each bot meets only the next one")
    arena.add_argument("--challenge", action="store_true", help="of two bots only the later one sits alone")
    arena.add_argument("--sheet", type=Path, metavar="FILE", help="a component sheet with the values of your copy")
    arena.add_argument("--jobs", type=count, metavar="N", help="processes that play (default: all cores)")
    ray = "play on a Ray cluster: its address, auto, or nothing for a Ray of this machine"
    arena.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=ray)
    arena.add_argument(
        "--out", type=Path, metavar="FILE", help="where the results are kept (default: your state folder)"
    )
    arena.add_argument("--resume", action="store_true", help="go on with the tournament that --out holds")


def add_train(train: Parser) -> None:
    """What can be said about a training."""
    train.add_argument("game", metavar="GAME", help="a name that `vernissage games` lists")
    train.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where all of it is kept")
    train.add_argument(
        "--seats", type=seat_counts, metavar="N,N", help="how many sit at the tables (default: all from two on)"
    )
    train.add_argument("--generations", type=count, default=6, metavar="N", help="default: %(default)s")
    train.add_argument("--games", type=count, default=2000, metavar="N", help="of a generation (default: %(default)s)")
    train.add_argument("--iterations", type=count, metavar="N", help="of the search, an answer (default: the game's)")
    train.add_argument(
        "--gate", type=count_or_none, default=400, metavar="N", help="games of new against old, a table size, at most"
    )
    train.add_argument("--hidden", type=units, metavar="N", help="hidden units (default: as many as before, or 32)")
    train.add_argument("--epochs", type=count, default=30, metavar="N", help="of the fit (default: %(default)s)")
    train.add_argument("--minutes", type=seconds, metavar="T", help="begin no generation after so long")
    train.add_argument("--begin", type=Path, metavar="FILE", help="weights to begin with (default: those shipped)")
    train.add_argument("--sheet", type=Path, metavar="FILE", help="a component sheet with the values of your copy")
    train.add_argument("--seed", type=int, default=1, metavar="N", help="the same number gives the same games")
    train.add_argument("--jobs", type=count, metavar="N", help="processes that play (default: all cores)")
    ray = "play on a Ray cluster: its address, auto, or nothing for a Ray of this machine"
    train.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=ray)


def add_sheet(sheet: Parser) -> None:
    """What can be said about a component sheet."""
    sheet.ending = components
    sheet.add_argument("game", metavar="GAME", help="a name that `vernissage games` lists")
    sheet.add_argument(
        "--check", type=Path, metavar="FILE", help="a sheet of your own: is it right, what does it change"
    )
    sheet.add_argument("--sources", action="store_true", help="where the values come from")
    add_language(sheet)


def components() -> str:
    """Which components were published or reconstructed, for the help."""
    from vernissage.cli.sheets import ours

    return ours("en")


def add_serve(serve: Parser) -> None:
    """What can be said about a house."""
    serve.add_argument("--host", default=HOST, help="address to listen on (default: %(default)s)")
    serve.add_argument("--port", type=port, default=PORT, help="port to listen on, 0 for any (default: %(default)s)")
    add_database(serve)
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    serve.add_argument(
        "--host-name",
        action="append",
        default=[],
        metavar="NAME",
        help="the public name of the house, play.example.org; addresses and local names need not be said",
    )
    serve.add_argument(
        "--practice",
        type=Path,
        metavar="FOLDER",
        help="what `make site` has written, to practise without a connection",
    )
    serve.add_argument(
        "--tables",
        type=count,
        default=40,
        metavar="N",
        help="unfinished tables one person may keep, and one address five times as many (default: 40)",
    )
    serve.add_argument("--proxy", default="127.0.0.1", help="addresses of reverse proxies that are believed")
    serve.add_argument("--bots", type=count, default=1, help="processes in which bots think (default: %(default)s)")
    hint = "how long a hint may take (default: 10)"
    serve.add_argument("--hint-seconds", type=seconds, default=10.0, metavar="T", help=hint)
    looked = "how much is looked at in a review: 0.2 takes a fifth of the time (default: 1)"
    serve.add_argument("--review-effort", type=effort, default=1.0, metavar="X", help=looked)
    smtp = (
        "SMTP server for mails about one's turn, smtp://user:password@host:587 (default: $VERNISSAGE_SMTP, or no mails)"
    )
    serve.add_argument("--smtp", default=os.environ.get("VERNISSAGE_SMTP", ""), metavar="URL", help=smtp)
    serve.add_argument(
        "--mail-from", default="", metavar="ADDRESS", help="whom mails come from (default: vernissage@NAME)"
    )
    serve.add_argument("--no-talk", action="store_true", help="no talk at any table")
    each = "what a person may have in a day, and an address five times: tables, imports, hints, reviews; 0 for none"
    serve.add_argument("--quota", type=quota, action="append", default=[], metavar="NAME=N", help=each)
    for kind, whose in EXPIRING.items():
        wish = f"days after which {whose} are removed (default: never)"
        serve.add_argument(f"--expire-{kind}", type=days, metavar="DAYS", help=wish)
    serve.add_argument("--rate", type=rate, default=30.0, help="requests a second from one address, on average")
    add_observing(serve)


def add_backup(backup: Parser) -> None:
    """Which house is copied, and where to."""
    backup.add_argument("file", type=Path, metavar="FILE", help="a new file")
    add_database(backup)


def add_restore(restore: Parser) -> None:
    """Which backup is taken, and what it fills."""
    restore.add_argument("file", type=Path, metavar="FILE", help="a backup")
    add_database(restore)
    restore.add_argument("--replace", action="store_true", help="also if the database is not empty")


def add_admin(admin: Parser) -> None:
    """What an operator can do."""
    doing = admin.add_subparsers(title="what to do", metavar="WHAT", required=True, parser_class=Parser)
    for name, (summary, words) in ADMIN.items():
        made = command(doing, name, summary, "", run_admin)
        made.set_defaults(doing=name)
        for word in words:
            if word in ("--everybody", "--yes"):
                made.add_argument(word, action="store_true", help=ADMIN_WORDS[word])
            elif word[2:] in EXPIRING:
                made.add_argument(word, type=days, metavar="DAYS", help=ADMIN_WORDS[word])
            elif word.startswith("--"):
                made.add_argument(word, default="", metavar="WORDS", help=ADMIN_WORDS[word])
            else:
                made.add_argument(word, metavar=word.upper(), help=ADMIN_WORDS[word])
        add_database(made)
        add_language(made)


def add_reading(reading: Parser) -> None:
    """How a game is shown."""
    add_language(reading)
    reading.add_argument("--plain", action="store_true", help="line by line: for pipes and screen readers")


def run_play(args: argparse.Namespace) -> None:
    """Play. What only this command needs is imported only by it."""
    from vernissage.cli.play import run

    run(args)


def run_replay(args: argparse.Namespace) -> None:
    """Look at a record."""
    from vernissage.cli.replay import run

    run(args)


def run_export(args: argparse.Namespace) -> None:
    """Turn a record into text or data."""
    from vernissage.cli.export import run

    run(args)


def run_hint(args: argparse.Namespace) -> None:
    """Think about a position of a record."""
    from vernissage.cli.hint import run

    run(args)


def run_arena(args: argparse.Namespace) -> None:
    """Let bots compete."""
    with needed_for("the arena"):
        from vernissage.cli.arena import run

    run(args)


def run_train(args: argparse.Namespace) -> None:
    """Learn by playing."""
    with needed_for("training"):
        from vernissage.cli.train import run

    run(args)


def run_serve(args: argparse.Namespace) -> None:
    """Open the house."""
    from vernissage.cli.serve import run

    run(args)


def run_admin(args: argparse.Namespace) -> None:
    """Look after a house."""
    from vernissage.cli.admin import run

    run(args)


def run_check(args: argparse.Namespace) -> None:
    """Look through the database of a house, or through a backup."""
    from vernissage.cli import backup, check

    backup.look_into(args) if args.backup is not None else check.run(args)


def run_backup(args: argparse.Namespace) -> None:
    """Copy a house."""
    from vernissage.cli.backup import back_up

    back_up(args)


def run_restore(args: argparse.Namespace) -> None:
    """Fill a database."""
    from vernissage.cli.backup import put_back

    put_back(args)


def run_sheet(args: argparse.Namespace) -> None:
    """Print or check a component sheet."""
    from vernissage.cli.sheets import run

    run(args)


def run_games(args: argparse.Namespace) -> None:
    """List the games."""
    from vernissage.cli.listing import run

    run(args)
