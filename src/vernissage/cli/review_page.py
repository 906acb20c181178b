"""A review as one page that needs nothing else: a chart, the account, the answers that cost most and their tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from vernissage.cli.review_board import COLOURS
from vernissage.cli.review_board import STYLE as BOARD
from vernissage.cli.review_still import STYLE as STILL
from vernissage.cli.review_still import Client, drawing
from vernissage.review import Review

WIDE, HIGH = 900, 260
STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
table { border-collapse: collapse; margin: 0.5rem 0 1rem; display: block; overflow-x: auto; }
th, td { padding: 0.2rem 0.9rem 0.2rem 0; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
"""

Chapter = tuple[str, list[tuple[str, ...]], list[str]]
"""A heading, a table whose first row is its head, and sentences."""


def page(
    title: str,
    chapters: Sequence[Chapter],
    boards: Sequence[tuple[list[str], str]],
    found: Review,
    lang: str,
    drawn: Client | None = None,
) -> str:
    """The whole page; after its chapters the marked answers, each with its sentences and its table."""
    names = chapters[0][1][0][1:]
    body = "".join(chapter(*one) for one in chapters)
    body += "".join(explained(notes) + figure for notes, figure in boards)
    body += drawing(drawn) if drawn and boards else ""
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{BOARD}{STILL}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        f"{chart(found, names)}{body}</body>\n</html>\n"
    )


def explained(notes: Sequence[str]) -> str:
    """The sentences about an answer, the first one as the heading of its board."""
    return f"<h3>{escape(notes[0])}</h3>\n" + "".join(f"<p>{escape(note)}</p>\n" for note in notes[1:])


def chapter(heading: str, rows: list[tuple[str, ...]], notes: list[str]) -> str:
    """A heading with its table and its sentences."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    told = "".join(f"<p>{escape(note)}</p>\n" for note in notes)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>" if body else ""
    return f"<h2>{escape(heading)}</h2>\n{table}\n{told}"


def chart(found: Review, names: Sequence[str]) -> str:
    """All seats' chances over the game, the marked answers as dots."""
    first = found.chart[0].at  # what is dealt before anybody is asked takes no room
    last = max(1, found.chart[-1].at - first)

    def x(at: int) -> str:
        return f"{WIDE * (at - first) / last:.1f}"

    told = []
    for seat, name in enumerate(names):
        line = " ".join(f"{x(p.at)},{HIGH * (1 - p.chances[seat]):.1f}" for p in found.chart)
        colour = COLOURS[seat % len(COLOURS)]
        told.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        chances = {point.at: point.chances[seat] for point in found.chart}
        told += [
            f'<circle cx="{x(a.at)}" cy="{HIGH * (1 - chances[a.at]):.1f}" r="5" fill="{colour}"/>'
            for a in found.worst(seat)
            if a.at in chances
        ]
        told.append(f'<text x="8" y="{18 + 18 * seat}" fill="{colour}">{escape(name)}</text>')
    label = escape(", ".join(names))
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">{"".join(told)}</svg>\n'
