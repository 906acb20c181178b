"""The table, the score sheet and the lists of the terminal, drawn from panels."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from vernissage.cli.look import MARKS, Palette
from vernissage.cli.session import Reading, WhyNot, signed
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
        """Everything that lies on the table, the reader's own things first."""
        panels = self.reading.panels()
        return Side(
            sorted(panels, key=lambda panel: panel.seat is None or panel.seat != self.reading.viewer), self.panel
        )

    def score_sheet(self) -> RenderableType:
        """The outcome, everybody's total, then every line of the scores."""
        panels = self.reading.score_panels()
        parts: list[RenderableType] = []
        if self.reading.match.finished:
            parts += [Text(self.reading.outcome(), self.palette.value), Text()]
        totals = Text()
        for seat, panel in enumerate(panels):
            totals.append_text(self.seat(seat)).append(f"  {signed(panel.rows[-1].value)}     ", self.palette.value)
        return Group(*parts, totals, Text(), Side(panels, self.panel))

    def panel(self, panel: Panel, width: int) -> list[Text]:
        """A part of the table: its title over its rows."""
        return [self.title(panel), *(line for row in panel.rows for line in self.row(row, width)), Text()]

    def title(self, panel: Panel) -> Text:
        """The title of a panel; what belongs to a seat bears its badge."""
        title = self.reading.say(panel.title)
        return Text(title, self.palette.value) if panel.seat is None else self.badge(panel.seat, title)

    def seat(self, seat: int, noted: bool = True) -> Text:
        """A seat's badge, name and note, if there is room for it."""
        return self.badge(seat, self.reading.name(seat), noted)

    def badge(self, seat: int, title: str, noted: bool = True) -> Text:
        """A seat's badge before a title, and the note after it."""
        text = Text.assemble((f" {MARKS[seat]} ", self.palette.seat(seat)), " ", (title, self.palette.value))
        note = self.reading.note(seat) if noted else ""
        return text.append(f" {note}", self.palette.label) if note else text

    def row(self, row: Row, width: int) -> list[Text]:
        """A row's label and value, on one line if they fit; what can be chosen is marked."""
        label, value = Text(self.reading.say(row.label), self.palette.label), Text("", self.palette.value)
        if isinstance(row.value, Line):
            value.append(self.reading.say(row.value))
        elif row.value is not None:
            value.append(signed(row.value))
        if row.target is not None and row.target == self.pointing.chosen:
            label.style = self.palette.chosen
        elif row.target in self.pointing.open:
            label.style = self.palette.key
        if not value:
            return [label]
        free = width - label.cell_len - value.cell_len
        if free > 0:
            return [Text.assemble(label, " " * free, value)]
        if value.cell_len <= width:
            return [label, Text.assemble(" " * (width - value.cell_len), value)]
        wrapped = textwrap.wrap(value.plain, width, initial_indent="  ", subsequent_indent="  ")
        return [label, *(Text(line, self.palette.told) for line in wrapped)]

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

    def log(self, seen: int, most: int | None = None) -> RenderableType:
        """The log, or its last lines; what happened since the first `seen` events stands out."""
        old = [Text(line, self.palette.label) for line in self.reading.log(0, seen)]
        new = [Text(line, self.palette.told) for line in self.reading.log(seen)]
        lines = old + new
        return Group(*(lines if most is None else lines[-most:]))

    def keys(self, keys: Iterable[tuple[str, str]]) -> RenderableType:
        """What the keys do, one a line."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        grid.add_column()
        for key, meaning in keys:
            grid.add_row(Text(key, self.palette.key), Text(meaning))
        return grid


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
