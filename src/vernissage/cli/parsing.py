"""How commands are typed: the parser, and what several of them have in common."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import NoReturn, TypeVar

from platformdirs import user_data_path

from vernissage.cli.examples import EXIT_CODES
from vernissage.table.text import LANGUAGES

QUOTAS = ("tables", "imports", "hints", "reviews")
N = TypeVar("N", int, float)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    ending: Callable[[], str] | None = None
    """What the help ends with, if it takes reading all games to know it."""

    def format_help(self) -> str:
        return super().format_help() + (f"{self.ending()}\n" if self.ending else "")

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {' '.join(message.split())} (see {self.prog} --help)\n")


def command(
    commands: argparse._SubParsersAction[Parser],
    name: str,
    summary: str,
    examples: str,
    run: Callable[[argparse.Namespace], None],
) -> Parser:
    """A command with its help and what carries it out."""
    made = commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=examples + EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.set_defaults(run=run)
    return made


def add_database(house: Parser) -> None:
    """Where a house keeps its tables. An address may hold a password: other users do not see the environment."""
    own_file = user_data_path("vernissage") / "vernissage.sqlite3"
    house.add_argument(
        "--database",
        default=os.environ.get("VERNISSAGE_DATABASE") or str(own_file),
        help="file or URL of the database, such as postgresql://user@host/name "
        f"(default: $VERNISSAGE_DATABASE, or {str(own_file).replace('%', '%%')})",
    )


def add_language(reading: Parser) -> None:
    """In which language a game is shown."""
    reading.add_argument("--lang", choices=LANGUAGES, default=own_language(), help="default: your system's, else en")


def own_language() -> str:
    """The language of the system, if there is a catalogue for it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            lang = os.environ[name][:2].lower()
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def bounded(kind: type[N], fits: Callable[[N], bool], words: str) -> Callable[[str], N]:
    """A number that fits, or an error that says what would."""

    def number(text: str) -> N:
        value = kind(text)
        if not fits(value):
            raise argparse.ArgumentTypeError(words)
        return value

    return number


pace = bounded(float, lambda seconds: 0 <= seconds <= 60, "between 0 and 60 seconds")
seconds = bounded(float, lambda number: 0 < number <= 3600, "more than 0 and at most 3600 seconds")
effort = bounded(float, lambda number: 0 < number <= 100, "more than 0 and at most 100")
port = bounded(int, lambda number: 0 <= number <= 65535, "between 0 and 65535")
rate = bounded(float, lambda number: 0 < number <= 1e6, "more than 0 and at most a million")
days = bounded(float, lambda number: 1 <= number <= 100_000, "between 1 and 100000 days")
units = bounded(int, lambda number: 1 <= number <= 512, "between 1 and 512")
count = bounded(int, lambda number: number >= 1, "one at least")
count_or_none = bounded(int, lambda number: number >= 0, "none or more")


def quota(text: str) -> tuple[str, int]:
    """How many of something a person may have in a day, such as hints=100."""
    name, _, number = text.partition("=")
    if name not in QUOTAS or not (number.isascii() and number.isdigit() and len(number) < 10):
        raise argparse.ArgumentTypeError(f"one of {', '.join(QUOTAS)}, and a number: hints=100")
    return name, int(number)


def seat_counts(text: str) -> tuple[int, ...]:
    """Numbers of seats, such as 2,2,4."""
    return tuple(int(number) for number in text.split(","))
