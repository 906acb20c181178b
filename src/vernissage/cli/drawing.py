"""The table, the score sheet and the lists of the terminal, drawn from panels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.style import Style
from rich.table import Table
from rich.text import Text

from vernissage.cli.look import MARKS, Palette
from vernissage.cli.session import Reading, WhyNot
from vernissage.core.game import Line, Panel, Row

Target = tuple[str, int]

NARROWEST = 36
"""A column of panels is never narrower."""
GAP = 2


@dataclass(frozen=True)
class Pointing:
    """What the options point at, and what the highlighted one points at."""

    open: frozenset[Target] = frozenset()
    chosen: Target | None = None


class Drawing:
    """A reader's table in the colours of the moment."""

    def __init__(self, reading: Reading, palette: Palette, pointing: Pointing | None = None) -> None:
        self.reading = reading
        self.palette = palette
        self.pointing = pointing or Pointing()

    def table(self) -> RenderableType:
        """Everything that lies on the table."""
        return Side(self.reading.panels(), self.panel)

    def score_sheet(self) -> RenderableType:
        """The outcome, everybody's total, then every line of the scores."""
        panels = self.reading.score_panels()
        parts: list[RenderableType] = []
        if self.reading.match.finished:
            parts += [Text(self.reading.outcome(), self.palette.value), Text()]
        totals = Text()
        for seat, panel in enumerate(panels):
            totals.append_text(self.seat(seat)).append(f"  {number(panel.rows[-1].value)}     ", self.palette.value)
        return Group(*parts, totals, Text(), Side(panels, self.panel))

    def panel(self, panel: Panel, width: int) -> list[Text]:
        """A part of the table: its title over its rows."""
        return [self.title(panel), *(line for row in panel.rows for line in self.row(row, width)), Text()]

    def title(self, panel: Panel) -> Text:
        """The title of a panel; a seat's bears its badge."""
        if panel.seat is None:
            return Text(self.reading.say(panel.title), self.palette.value)
        return self.seat(panel.seat)

    def seat(self, seat: int) -> Text:
        """A seat's badge, name and note."""
        text = Text.assemble(
            (f" {MARKS[seat]} ", self.palette.seat(seat)), " ", (self.reading.name(seat), self.palette.value)
        )
        note = self.reading.note(seat)
        if note:
            text.append(f" {note}", self.palette.label)
        return text

    def row(self, row: Row, width: int) -> list[Text]:
        """A row's label and value, on one line if they fit; what can be chosen is marked."""
        label, value = Text(self.reading.say(row.label), self.palette.label), Text("", self.palette.value)
        if isinstance(row.value, Line):
            value.append(self.reading.say(row.value))
        elif row.value is not None:
            value.append(number(row.value))
        if row.target is not None and row.target == self.pointing.chosen:
            label.style = self.palette.chosen
        elif row.target in self.pointing.open:
            label.style = self.palette.key
        free = width - label.cell_len - value.cell_len
        if not value:
            return [label]
        if free > 0:
            return [Text.assemble(label, " " * free, value)]
        return [label, Text.assemble(" " * max(0, width - value.cell_len), value)]

    def why_not(self, found: Sequence[WhyNot]) -> RenderableType:
        """The refused choices under their reasons, each with its rule."""
        if not found:
            return Text(self.reading.word("all-possible"), self.palette.label)
        parts: list[RenderableType] = []
        for why in found:
            parts.append(Text.assemble((why.reason, self.palette.value), ("  " + why.rule, self.palette.label)))
            parts.append(Text("\n".join(f"  {choice}" for choice in why.choices), self.palette.label))
            parts.append(Text())
        return Group(*parts)

    def log(self, seen: int) -> RenderableType:
        """The log; what happened since the first `seen` events stands out."""
        old, new = self.reading.match.events(self.reading.viewer)[:seen], self.reading.log(seen)
        before = [self.reading.say(line) for event in old for line in event.lines]
        return Group(
            *(Text(line, self.palette.label) for line in before),
            *(Text(line, Style(color=self.palette.ink)) for line in new),
        )

    def keys(self, keys: Iterable[tuple[str, str]]) -> RenderableType:
        """What the keys do, one a line."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        grid.add_column()
        for key, meaning in keys:
            grid.add_row(Text(key, self.palette.key), Text(meaning))
        return grid


def number(value: object) -> str:
    """A number with a real minus sign."""
    return str(value).replace("-", "−")


class Side:
    """Panels side by side, in as many columns as the width allows, each under the shortest."""

    def __init__(self, panels: Sequence[Panel], draw: Callable[[Panel, int], list[Text]]) -> None:
        self.panels = panels
        self.draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = max(1, min(len(self.panels), (options.max_width + GAP) // (NARROWEST + GAP)))
        width = (options.max_width - GAP * (columns - 1)) // columns
        drawn: list[list[Text]] = [[] for _ in range(columns)]
        for panel in self.panels:
            min(drawn, key=len).extend(self.draw(panel, width))
        grid = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        for _ in range(columns):
            grid.add_column(width=width)
        grid.add_row(*(Group(*column) for column in drawn))
        yield grid
