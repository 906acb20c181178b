"""Draw how often the learnt chances came, from the cards beside the weights: `python scripts/calibration.py`.

Writes docs/calibration.svg: a panel a game, a line for each third of a game, dots as large as there were positions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import log10
from pathlib import Path

from vernissage import games
from vernissage.core.game import Game

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs" / "calibration.svg"
ROW = re.compile(r"^\| (0\.\d) – \d\.\d \|(.*)\|$", re.MULTILINE)
CELL = re.compile(r"(\d\.\d\d) \((\d+)\)")
THIRDS = (("first third", "#c9a227"), ("second third", "#2f7f86"), ("last third", "#8c2f39"))
SIDE, GAP, LEFT, TOP = 240, 56, 48, 64
FEWEST = 20
"""Where there were fewer positions nothing is drawn: it would be noise."""

Dot = tuple[float, float, int]


def dots(game: Game, third: int) -> Iterator[Dot]:
    """The chance told, how often it came, and in how many positions, as the game's card says."""
    card = ROOT / "src" / "vernissage" / "games" / game.name.replace("-", "_") / "weights.md"
    table = card.read_text("utf-8").partition("## Calibration")[2].partition("\n## ")[0]
    for low, cells in ROW.findall(table):
        found = CELL.search(cells.split("|")[third])
        if found and int(found[2]) >= FEWEST:
            yield float(low) + 0.05, float(found[1]), int(found[2])


def panel(game: Game, left: int) -> Iterator[str]:
    """A game: the diagonal on which told and came are the same, and a line for each third."""

    def at(told: float, came: float) -> tuple[float, float]:
        return left + SIDE * told, TOP + SIDE * (1 - came)

    yield f'<text x="{left + SIDE / 2}" y="{TOP - 14}" class="title">{game.title}</text>'
    yield f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" class="frame"/>'
    for tick in (0.0, 0.5, 1.0):
        x, y = at(tick, tick)
        yield f'<text x="{x:.1f}" y="{TOP + SIDE + 18}" class="tick">{tick:.0%}</text>'
        yield f'<text x="{left - 8}" y="{y + 4:.1f}" class="tick end">{tick:.0%}</text>'
    (a, b), (c, d) = at(0, 0), at(1, 1)
    yield f'<line x1="{a:.1f}" y1="{b:.1f}" x2="{c:.1f}" y2="{d:.1f}" class="same"/>'
    for third, (_, colour) in enumerate(THIRDS):
        found = list(dots(game, third))
        line = " ".join("{:.1f},{:.1f}".format(*at(told, came)) for told, came, _ in found)
        yield f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
        for told, came, number in found:
            x, y = at(told, came)
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{1 + log10(number):.1f}" fill="{colour}"/>'


def drawn() -> str:
    """The whole picture."""
    every = games()
    width, height = LEFT + len(every) * (SIDE + GAP), TOP + SIDE + 72
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'aria-label="Chances told and how often they came, by game and third of a game">',
        "<style>text { font: 13px sans-serif; fill: #333; text-anchor: middle } .title { font-size: 15px } "
        ".end { text-anchor: end } .frame { fill: #fff; stroke: #999 } .same { stroke: #bbb; stroke-dasharray: 4 4 }"
        "</style>",
        f'<rect width="{width}" height="{height}" fill="#faf7f0"/>',
        f'<text x="{width / 2}" y="24">Chance told (across), how often it came (up), in games not learnt from</text>',
    ]
    for number, game in enumerate(every):
        lines += panel(game, LEFT + number * (SIDE + GAP))
    for number, (name, colour) in enumerate(THIRDS):
        x, y = width / 2 + (number - 1) * 150, height - 22
        lines.append(
            f'<circle cx="{x - 50:.1f}" cy="{y - 4}" r="5" fill="{colour}"/><text x="{x:.1f}" y="{y}">{name}</text>'
        )
    return "\n".join([*lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    FILE.write_text(drawn(), "utf-8")
