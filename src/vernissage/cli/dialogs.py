"""What opens over the table: sheets to read, questions, and the screen between two people."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

Translate = Callable[[str], str]
"""From a word's id to the reader's language."""


class Leaflet(ModalScreen[None]):
    """Something to read: the score sheet, the log, why-nots, help."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,s,w,g,t,question_mark", "dismiss"),
        Binding("l", "app.language"),
        Binding("d", "app.daylight"),
        Binding("up", "scroll(-1)"),
        Binding("down", "scroll(1)"),
        Binding("pageup", "scroll(-10)"),
        Binding("pagedown", "scroll(10)"),
        Binding("ctrl+c,ctrl+q", "app.ask_quit", priority=True),
    ]

    def __init__(
        self, title: str, words: Translate, content: Callable[[], RenderableType], at_end: bool = False
    ) -> None:
        super().__init__()
        self.heading = title
        self.words = words
        self.content = content
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Static(id="sheet-title")
            with VerticalScroll(id="sheet-body", can_focus=False):
                yield Static(id="sheet-text")
            yield Static(id="sheet-keys")

    def on_mount(self) -> None:
        self.redraw()
        if self.at_end:
            self.query_one("#sheet-body").scroll_end(animate=False)

    def redraw(self) -> None:
        """Say everything anew: the language or the light may have changed."""
        self.query_one("#sheet-title", Static).update(self.words(self.heading))
        self.query_one("#sheet-text", Static).update(self.content())
        self.query_one("#sheet-keys", Static).update(self.words("sheet-keys"))

    def action_scroll(self, lines: int) -> None:
        """Move the text."""
        self.query_one("#sheet-body").scroll_relative(y=lines, animate=False)


class Question(ModalScreen[bool]):
    """Something to confirm before it cannot be taken back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,y,o", "dismiss(True)"),
        Binding("escape,n,q", "dismiss(False)"),
    ]

    def __init__(self, title: str, text: str, keys: str) -> None:
        super().__init__()
        self.texts = (title, text, keys)

    def compose(self) -> ComposeResult:
        title, text, keys = self.texts
        with Vertical(id="question"):
            yield Static(title, id="sheet-title", markup=False)
            yield Static(text, id="question-text", markup=False)
            yield Static(keys, id="sheet-keys", markup=False)


class HandOver(Screen[str]):
    """Nothing to be seen: the screen goes from one person to the next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss('taken')"),
        Binding("u", "dismiss('undo')"),
        Binding("q,ctrl+c,ctrl+q", "app.ask_quit", priority=True),
    ]

    def __init__(self, content: Callable[[], RenderableType]) -> None:
        super().__init__()
        self.content = content

    def compose(self) -> ComposeResult:
        yield Static(self.content(), id="hand-over")

    def redraw(self) -> None:
        """Say everything anew: the language or the light may have changed."""
        self.query_one("#hand-over", Static).update(self.content())
