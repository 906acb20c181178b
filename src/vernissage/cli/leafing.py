"""Leafing through a recorded game on the screen."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from vernissage.cli.gallery import Gallery, Help, Keys
from vernissage.cli.recording import Recording
from vernissage.cli.session import Reading
from vernissage.table.match import Match


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
