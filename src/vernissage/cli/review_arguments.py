"""What can be typed after `vernissage review`."""

from __future__ import annotations

import argparse
from pathlib import Path

from vernissage.cli.parsing import Parser, add_language, count, effort

REVIEW_EXAMPLES = """
examples:
  vernissage review game.json                       the answers that cost most, a chart, and the account of every seat
  vernissage review game.json --effort 0.2 --lang fr
  vernissage review game.json --html review.html    one page, to keep or to send
  vernissage review game.json --json | jq '.accounts'

Answers are judged by what their seats knew; only games that are over are reviewed. The same seed gives the same review.
"""


def add_review(review: Parser) -> None:
    """What can be said about a game to review."""
    review.add_argument("file", type=Path, metavar="RECORD", help="a record of a game that is over")
    review.add_argument("--effort", type=effort, default=1.0, metavar="X", help="how much to look (default: 1)")
    review.add_argument("--seed", type=int, default=0, metavar="N", help="other dice to measure with (default: 0)")
    review.add_argument("--most", type=count, default=10, metavar="N", help="how many answers to show (default: 10)")
    form = review.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="as data, with everything")
    form.add_argument("--html", type=Path, metavar="FILE", help="as a page that needs nothing else")
    add_language(review)


def run_review(args: argparse.Namespace) -> None:
    """Review a game."""
    from vernissage.cli.review import run

    run(args)
