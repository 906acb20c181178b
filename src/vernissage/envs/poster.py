"""The table as text, as SVG and as pixels, drawn from the panels in which every game tells it."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from typing import Any

from vernissage.core.game import Game, Line, Panel, Row, View
from vernissage.envs import MissingLibrary
from vernissage.table.text import catalogue

try:
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont
except ImportError as missing:
    raise MissingLibrary(missing) from missing

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
COLUMN = 320
"""A column of panels, in pixels; there are at most three."""
GAP = 16
LINE = 20
SIZE = 13
"""The height of letters and of lines."""
PITCH = 8
"""From one letter to the next where letters stand for the cells of a wall."""
CELLS = 8
"""A row with so many words of one letter is a row of a wall."""
WALL, PAPER, INK, MUTE, EDGE = "#F6F3EE", "#FFFEFB", "#1D1B1A", "#665F56", "#D8D1C5"
SEATS = ("#2F62A8", "#E6B422", "#7A4A99", "#DE7A22", "#3B8255", "#B8323A")
FONT = "Aileron, Helvetica, Arial, sans-serif"
PLAIN = str.maketrans({"×": "x", "−": "-", "\u202f": " ", "\u00a0": " "})
"""Signs that the letters of Pillow lack."""


@dataclass(frozen=True)
class Block:
    """A rectangle."""

    x: int
    y: int
    width: int
    height: int
    fill: str


@dataclass(frozen=True)
class Lettering:
    """A line of text, from the left or up to the right; or word by word, each letter a pitch wide."""

    x: int
    y: int
    text: str
    fill: str
    right: bool = False
    spaced: bool = False

    def letters(self) -> Iterator[tuple[int, str]]:
        """The pieces that are drawn at their own place."""
        if not self.spaced:
            yield self.x, self.text
            return
        for word in re.finditer(r"\S+", self.text):
            yield self.x + PITCH * word.start(), word.group()


@dataclass
class Poster:
    """Rectangles and words, to be written as SVG or painted as pixels."""

    width: int
    height: int
    parts: list[Block | Lettering] = field(default_factory=list)

    def svg(self) -> str:
        """The poster as an SVG file."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}"'
        lines = [f'{head} width="{self.width}" height="{self.height}" font-family="{FONT}" font-size="{SIZE}">']
        for part in self.parts:
            if isinstance(part, Block):
                lines.append(
                    f'<rect x="{part.x}" y="{part.y}" width="{part.width}" height="{part.height}" fill="{part.fill}"/>'
                )
                continue
            anchor = ' text-anchor="end"' if part.right else ""
            for x, text in part.letters():
                lines.append(f'<text x="{x}" y="{part.y}" fill="{part.fill}"{anchor}>{escape(text)}</text>')
        return "\n".join([*lines, "</svg>\n"])

    def pixels(self) -> Any:
        """The poster as an array of height, width and three colours."""
        image = Image.new("RGB", (self.width, self.height), WALL)
        pen = ImageDraw.Draw(image)
        for part in self.parts:
            if isinstance(part, Block):
                corner = (part.x + part.width - 1, part.y + part.height - 1)
                pen.rectangle([(part.x, part.y), corner], fill=part.fill)
                continue
            for x, text in part.letters():
                pen.text(
                    (x, part.y), text.translate(PLAIN), fill=part.fill, font=font(), anchor="rs" if part.right else "ls"
                )
        return np.asarray(image)


@cache
def font() -> Any:
    """The letters that Pillow brings along: the same on every machine."""
    return ImageFont.load_default(SIZE)


def wide(text: str) -> int:
    """How many pixels a text takes."""
    return int(font().getlength(text)) + 1


def told(game: Game, row: Row, lang: str) -> tuple[str, str]:
    """A row's label and value as words."""
    say = catalogue(lang, game).say
    if isinstance(row.value, Line):
        return say(row.label), say(row.value)
    return say(row.label), "" if row.value is None else str(row.value).replace("-", "−")


def write_panels(game: Game, view: View, lang: str = "en") -> str:
    """The table as text, a panel after the other."""
    lines: list[str] = []
    for panel in game.wording.panels(view):
        lines.append(catalogue(lang, game).say(panel.title))
        for row in panel.rows:
            label, value = told(game, row, lang)
            lines.append(f"  {label}: {value}" if value else f"  {label}")
        lines.append("")
    return "\n".join(lines)


def rendered(game: Game, view: View, mode: str | None) -> Any:
    """The table in one of the modes that environments know: printed for `human`, text, SVG or pixels."""
    if mode == "rgb_array":
        return draw_panels(game, view).pixels()
    if mode == "svg":
        return draw_panels(game, view).svg()
    text = write_panels(game, view)
    if mode != "human":
        return text
    print(text)
    return None


def checked_mode(mode: str | None) -> str | None:
    """A render mode that there is, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def draw_panels(game: Game, view: View, lang: str = "en") -> Poster:
    """The table as a poster: panels in columns, each under the shortest."""
    panels = game.wording.panels(view)
    columns = min(3, len(panels))
    poster = Poster(GAP + columns * (COLUMN + GAP), 0)
    lengths = [GAP] * columns
    for panel in panels:
        column = lengths.index(min(lengths))
        x, y = GAP + column * (COLUMN + GAP), lengths[column]
        parts, height = panel_parts(game, panel, x, y, lang)
        poster.parts += [Block(x - 1, y - 1, COLUMN + 2, height + 2, EDGE), Block(x, y, COLUMN, height, PAPER), *parts]
        lengths[column] += height + GAP
    poster.height = max(lengths)
    poster.parts.insert(0, Block(0, 0, poster.width, poster.height, WALL))
    return poster


def panel_parts(game: Game, panel: Panel, x: int, y: int, lang: str) -> tuple[list[Block | Lettering], int]:
    """What a panel is drawn of, and how high it is."""
    title = catalogue(lang, game).say(panel.title)
    inner = COLUMN - 2 * GAP
    parts: list[Block | Lettering] = [Lettering(x + GAP, y + LINE, title, INK)]
    if panel.seat is not None:
        parts.append(Block(x, y, 6, LINE + 8, SEATS[panel.seat]))
    base = y + 2 * LINE
    for row in panel.rows:
        label, value = told(game, row, lang)
        if sum(len(word) == 1 for word in label.split()) >= CELLS:
            parts.append(Lettering(x + GAP, base, label, INK, spaced=True))
        elif wide(label) + wide(value) + GAP <= inner:
            parts.append(Lettering(x + GAP, base, label, MUTE))
            if value:
                parts.append(Lettering(x + COLUMN - GAP, base, value, INK, right=True))
        else:
            lines = [*folded(label, MUTE), *folded(value, INK)]
            for text, fill in lines:
                parts.append(Lettering(x + GAP, base, text, fill))
                base += LINE
            base -= LINE
        base += LINE
    return parts, base - y - LINE // 2


def folded(text: str, fill: str) -> Sequence[tuple[str, str]]:
    """A long text in lines that fit a column."""
    return [(line, fill) for line in textwrap.wrap(text, (COLUMN - 2 * GAP) // 7)]
