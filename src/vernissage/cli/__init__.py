"""The command `vernissage`: play in the terminal, list the games, replay and export records, hints, tournaments.

Exit codes: 0 done (also when a game is left or its input ends), 1 the reader of the output went away, 2 the command
cannot be carried out as written (one line on the error output says why), 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from vernissage.bots import UnknownBot
from vernissage.cli.arguments import parser
from vernissage.cli.errors import CommandError
from vernissage.cli.printing import printable
from vernissage.core.sheet import SheetError
from vernissage.extras import MissingExtra
from vernissage.games import UnknownGame
from vernissage.table.codec import PositionError
from vernissage.table.record import RecordError
from vernissage.table.start import SetupError
from vernissage.table.text import UnknownLanguage

__all__ = ["main"]

DONE, READER_GONE, WRONG, INTERRUPTED = 0, 1, 2, 130
LONGEST = 2_000
"""Signs of a reason, which may name what a broken file says."""

EXPECTED = (
    CommandError,
    MissingExtra,
    PositionError,
    RecordError,
    SetupError,
    SheetError,
    UnknownBot,
    UnknownGame,
    UnknownLanguage,
)
"""What a wrong command or a broken file leads to: told in one line, without a traceback."""


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line and return its exit code."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started this
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), "r" if name == "stdin" else "w"))
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another one
    args = parser().parse_args(argv)
    try:
        args.run(args)
        sys.stdout.flush()
    except EXPECTED as error:
        return refuse(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more to say, and nobody to say it to
        return READER_GONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        return refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    return DONE


def refuse(reason: str) -> int:
    """Say in one line why the command cannot be carried out."""
    line = printable(" ".join(reason.split()))
    print(f"vernissage: {line if len(line) <= LONGEST else line[:LONGEST] + '…'}", file=sys.stderr)
    return WRONG
