"""What can be typed after `vernissage puzzle`."""

from __future__ import annotations

import argparse

from vernissage.cli.parsing import Parser, add_language

PUZZLE_EXAMPLES = """
examples:
  vernissage puzzle                        the puzzle of the day: the games take turns
  vernissage puzzle gallerist              one after the other, each as hard as you are strong
  vernissage puzzle gallerist --day        the game's own puzzle of the day
  vernissage puzzle gallerist --list       all of them, and how your first tries went
  vernissage puzzle gallerist --id 5edb510fad

The first try counts, and is kept in your state folder.
"""


def add_puzzle(puzzle: Parser) -> None:
    """What can be said about a puzzle to solve."""
    puzzle.add_argument("game", nargs="?", help="a name that `vernissage games` lists (default: the day's)")
    which = puzzle.add_mutually_exclusive_group()
    which.add_argument("--id", metavar="ID", help="this one")
    which.add_argument("--day", action="store_true", help="the one of the day, in UTC")
    which.add_argument("--list", action="store_true", help="say which there are")
    add_language(puzzle)


def run_puzzle(args: argparse.Namespace) -> None:
    """Solve puzzles."""
    from vernissage.cli.puzzle import run

    run(args)
