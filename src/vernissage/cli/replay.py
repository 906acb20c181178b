"""Looking at a recorded game, forwards and back."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from vernissage.cli.errors import CommandError
from vernissage.cli.gallery import Gallery, Help, Keys
from vernissage.cli.plain import score_lines, show
from vernissage.cli.session import Reading
from vernissage.cli.sheets import read_text
from vernissage.table.match import Match
from vernissage.table.record import Record


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
        Replay(reading, recording, args.night).run()
        return
    for line in reading.log():
        show(line)
    if reading.match.finished:
        for line in score_lines(reading):
            show(line)


def checked(at: int, length: int) -> int:
    """A number of answers that the record has."""
    if not 0 <= at <= length:
        raise CommandError(f"--at: the record has {length} answers, not {at}")
    return at


class Recording:
    """A record and the positions it leads through, each after a number of answers."""

    def __init__(self, text: str) -> None:
        self.record = Record.read(text)
        self.whole = Match.from_record(self.record)

    @property
    def length(self) -> int:
        """How many answers there are, chance included."""
        return len(self.record.answers)

    def at(self, number: int) -> Match:
        """The game after a number of answers."""
        return Match.from_record(self.record, upto=number)

    def after(self, match: Match) -> Match:
        """The game when the log says more than it says now."""
        said = len(lines(match))
        while len(match.answers) < self.length and len(lines(match)) == said:
            match.play_on(self.record.answers[len(match.answers) : len(match.answers) + 1])
        return match

    def before(self, match: Match) -> Match:
        """The last game whose log says less than it says now."""
        said = len(lines(match))
        number = len(match.answers)
        while number > 0 and len(lines(match)) == said:
            number -= 1
            match = self.at(number)
        return match


def lines(match: Match) -> Sequence[object]:
    """What the public has been told."""
    return [line for event in match.events() for line in event.lines]


class Replay(Gallery):
    """A recorded game on the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,space,enter", "forward", show=False),
        Binding("left,p,backspace", "backward", show=False),
        Binding("down", "scroll_table(2)", show=False),
        Binding("up", "scroll_table(-2)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("v", "viewer", show=False),
    ]
    KEYS: ClassVar[Keys] = (
        ("←", "back", "backward"),
        ("→", "forward", "forward"),
        ("v", "viewpoint", "viewer"),
        *Gallery.KEYS,
    )
    KEY_HELP: ClassVar[Help] = (
        ("→ n", "key-forward"),
        ("← p", "key-back"),
        ("keys-ends", "key-ends"),
        ("v", "key-viewpoint"),
        *Gallery.KEY_HELP,
    )

    def __init__(self, reading: Reading, recording: Recording, night: bool = False) -> None:
        super().__init__(reading, night)
        self.recording = recording

    def on_mount(self) -> None:
        """Begin."""
        self.redraw()

    def redraw(self) -> None:
        super().redraw()
        self.show("prompt", self.prompt())

    def prompt(self) -> Text:
        """Where we are, through whose eyes, and what is asked or how it ended."""
        reading = self.reading
        viewer = reading.word("public") if reading.viewer is None else reading.name(reading.viewer)
        place = reading.word("position", number=len(reading.match.answers), length=self.recording.length, name=viewer)
        waiting = reading.match.waiting()
        doing = reading.say(waiting[0].others) if waiting else reading.outcome()
        return Text.assemble((doing, self.palette.value), "\n", (place, self.palette.label))

    def turn_to(self, match: Match) -> None:
        """Show another position."""
        self.seen = min(len(self.reading.match.events()), len(match.events()))
        self.reading.match = match
        self.redraw()

    def action_forward(self) -> None:
        """To the next line of the log."""
        self.seen = len(self.reading.match.events())
        self.reading.match = self.recording.after(self.reading.match)
        self.redraw()

    def action_backward(self) -> None:
        """To the line before."""
        self.turn_to(self.recording.before(self.reading.match))

    def action_go(self, number: int) -> None:
        """To the beginning or the end."""
        self.turn_to(self.recording.at(self.recording.length if number < 0 else number))

    def action_viewer(self) -> None:
        """Through the next pair of eyes: the public, then every seat."""
        seats: list[int | None] = [None, *range(self.reading.match.seats)]
        self.reading.viewer = seats[(seats.index(self.reading.viewer) + 1) % len(seats)]
        self.redraw()
