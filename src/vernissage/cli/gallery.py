"""What the playing screen and the replaying screen share: the table, the log, the light, the language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Resize
from textual.widgets import Static

from vernissage.cli.dialogs import HandOver, Leaflet
from vernissage.cli.drawing import Drawing, Pointing
from vernissage.cli.errors import CommandError
from vernissage.cli.look import DAY, NIGHT, Palette
from vernissage.cli.session import Reading
from vernissage.core.game import Line
from vernissage.table.text import catalogue

GAP, SHORTEST = 3, 5
"""Of the masthead: between the seats, and the least that is left of one."""
WIDE = 100
"""From this width on, the log stands beside the table."""

LOG_LINES = 60
"""Beside the table stands the end of the log; a key shows all of it."""
DISPENSABLE = ("whole_log", "whole_table", "viewer")

Keys = tuple[tuple[str, str, str], ...]
"""Of the key bar: the key as shown, the word for what it does, and the action behind it."""
Help = tuple[tuple[str, str], ...]
"""Of the keyboard help: the key, or the word for its name, and the word for what it does."""


class Gallery(App[CommandError]):
    """A table on the screen; what it leaves behind is the reason why it could not go on, if there is one."""

    CSS_PATH = "gallery.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "score_sheet", show=False),
        Binding("g", "whole_log", show=False),
        Binding("t", "whole_table", show=False),
        Binding("l", "language", show=False),
        Binding("d", "daylight", show=False),
        Binding("question_mark,h,f1", "keyboard_help", show=False),
        Binding("pageup", "scroll_table(-8)", show=False, priority=True),
        Binding("pagedown", "scroll_table(8)", show=False, priority=True),
        Binding("q", "ask_quit", show=False),
        Binding("ctrl+c,ctrl+q", "ask_quit", show=False, priority=True),
    ]
    KEYS: ClassVar[Keys] = (
        ("s", "score-sheet", "score_sheet"),
        ("t", "table", "whole_table"),
        ("g", "log", "whole_log"),
        ("l", "language", "language"),
        ("?", "help", "keyboard_help"),
        ("q", "quit", "ask_quit"),
    )
    KEY_HELP: ClassVar[Help] = (
        ("s", "score-sheet"),
        ("t", "table"),
        ("g", "log"),
        ("keys-pages", "key-scroll"),
        ("l", "key-language"),
        ("d", "key-daylight"),
        ("q", "key-quit"),
    )

    def __init__(self, reading: Reading, night: bool = False) -> None:
        super().__init__()
        self.reading = reading
        self.seen = len(reading.match.events())
        self.columns = WIDE
        self.pointed = Pointing()
        for palette in (DAY, NIGHT):
            self.register_theme(palette.theme())
        self.theme = NIGHT.name if night else DAY.name
        self.title = f"{reading.match.game.title} · Vernissage"

    def compose(self) -> ComposeResult:
        yield Static(id="masthead")
        with Container(id="middle"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="table-text")
            with Vertical(id="log-side"):
                yield Static(id="log-title")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="log-text")
        yield from self.compose_foot()
        yield Static(id="keys")

    def compose_foot(self) -> ComposeResult:
        """What stands under the table."""
        yield Static(id="prompt")

    # What is shown.

    @property
    def palette(self) -> Palette:
        """The colours of the moment."""
        return NIGHT if self.theme == NIGHT.name else DAY

    @property
    def drawing(self) -> Drawing:
        """The table in the colours of the moment."""
        return Drawing(self.reading, self.palette, self.pointing())

    def pointing(self) -> Pointing:
        """What can be chosen on the table."""
        return Pointing()

    def word(self, id: str) -> str:
        """A text of the interface that needs no numbers."""
        return self.reading.word(id)

    def redraw(self) -> None:
        """Show the position, whatever has changed."""
        self.redraw_table()
        self.show("masthead", self.masthead())
        self.show("log-title", Text(self.word("log"), self.palette.value))
        self.show("log-text", self.drawing.log(self.seen, LOG_LINES))
        self.show("keys", self.key_bar())
        self.call_after_refresh(self.screen_part("log").scroll_end, animate=False)
        for screen in self.screen_stack:
            if isinstance(screen, (HandOver, Leaflet)):
                screen.redraw()

    def redraw_table(self) -> None:
        """Show the table alone."""
        self.pointed = self.pointing()
        self.show("table-text", self.drawing.table())

    def show(self, id: str, content: Any) -> None:
        """Put something into a part of the main screen."""
        self.screen_part(id, Static).update(content)

    def screen_part(self, id: str, kind: Any = VerticalScroll) -> Any:
        """A part of the main screen, also while something lies over it."""
        return self.screen_stack[0].query_one(f"#{id}", kind)

    def masthead(self) -> Text:
        """The game and the seats."""
        seats = [self.drawing.seat(seat) for seat in range(self.reading.match.seats)]
        room = self.columns - 2 - len(title := self.reading.match.game.title) - GAP * len(seats)
        if sum(seat.cell_len for seat in seats) > room:
            seats = [self.drawing.seat(seat, noted=False) for seat in range(len(seats))]
        if sum(seat.cell_len for seat in seats) > room:  # everybody is there, if not with all letters
            for seat in seats:
                seat.truncate(max(SHORTEST, room // len(seats)), overflow="ellipsis")
        return Text(" " * GAP).join([Text(title, self.palette.value), *seats])

    def key_bar(self) -> Text:
        """What the keys do now; each can be clicked. Where it is narrow, the dispensable ones are left to the help."""
        text = self.keys_as_text(self.KEYS)
        if text.cell_len > self.columns - 2:
            text = self.keys_as_text([entry for entry in self.KEYS if entry[2] not in DISPENSABLE])
        return text

    def keys_as_text(self, keys: Iterable[tuple[str, str, str]]) -> Text:
        """Keys and what they do, in a line."""
        parts: list[Text] = []
        for key, id, action in keys:
            if id == "language":
                word = catalogue(self.reading.next_language()).say(Line("ui-language"))
            else:
                word = self.word(id)
            part = Text.assemble((key, self.palette.key), " ", (word, self.palette.label))
            part.apply_meta({"@click": f"app.{action}"})
            parts.append(part)
        return Text("  ").join(parts)

    # What the keys do.

    def on_resize(self, event: Resize) -> None:
        """Put the log beside or under the table."""
        self.columns = event.size.width
        self.screen_stack[0].set_class(self.columns >= WIDE, "wide")
        self.show("masthead", self.masthead())
        self.show("keys", self.key_bar())
        self.call_after_refresh(self.screen_part("log").scroll_end, animate=False)

    def action_language(self) -> None:
        """Read on in the next language."""
        self.reading.switch_language()
        self.redraw()

    def action_daylight(self) -> None:
        """From day to night and back."""
        self.theme = DAY.name if self.theme == NIGHT.name else NIGHT.name
        self.redraw()

    def action_score_sheet(self) -> None:
        """Every line of the scores so far."""
        self.push_screen(Leaflet("score-sheet", self.word, lambda: self.drawing.score_sheet()))

    def action_whole_log(self) -> None:
        """The log from the beginning."""
        self.push_screen(Leaflet("log", self.word, lambda: self.drawing.log(self.seen), at_end=True))

    def action_whole_table(self) -> None:
        """The table, as large as the screen."""
        self.push_screen(Leaflet("table", self.word, lambda: self.drawing.table()))

    def action_keyboard_help(self) -> None:
        """What every key does."""
        self.push_screen(Leaflet("keyboard-help", self.word, self.help_text))

    def help_text(self) -> Any:
        """The list of the keys."""
        named = ((self.word(key) if key.startswith("keys-") else key, id) for key, id in self.KEY_HELP)
        return self.drawing.keys((key, self.word(id)) for key, id in named)

    def action_scroll_table(self, lines: int) -> None:
        """Move the table, or the sheet that lies over it."""
        if isinstance(self.screen, Leaflet):
            self.screen.action_scroll(lines)
        else:
            self.screen_part("table").scroll_relative(y=lines, animate=False)

    def action_ask_quit(self) -> None:
        """Leave."""
        self.exit()
