"""Looking at a recorded game."""

from __future__ import annotations

import argparse
import sys

from vernissage.cli.errors import CommandError
from vernissage.cli.plain import score_lines, show
from vernissage.cli.recording import Recording, checked
from vernissage.cli.session import Reading
from vernissage.cli.sheets import read_text
from vernissage.extras import needed_for


def run(args: argparse.Namespace) -> None:
    """Step through the record on the screen, or print its log."""
    recording = Recording(read_text(args.file))
    viewer = None if args.me is None else args.me - 1
    if viewer is not None and not 0 <= viewer < recording.record.seats:
        raise CommandError(f"--me: seats are counted from 1 to {recording.record.seats}, not {args.me}")
    plain = args.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    at = args.at if args.at is not None else recording.length if plain else 0
    reading = Reading(recording.at(checked(at, recording.length)), args.lang, viewer)
    if not plain:
        leaf_through(reading, recording, args.night)
        return
    for line in reading.log():
        show(line)
    if reading.match.finished:
        for line in score_lines(reading):
            show(line)


def leaf_through(reading: Reading, recording: Recording, night: bool) -> None:
    """Show the record on the screen."""
    with needed_for("the screen (--plain does without)"):
        from vernissage.cli.leafing import Replay

    Replay(reading, recording, night).run()
