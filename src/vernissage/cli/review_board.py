"""The table at a marked answer, as a picture: panel by panel, the given and the better answer marked on it."""

from __future__ import annotations

from html import escape

from vernissage.cli.review_still import data, still
from vernissage.cli.session import Reading, signed
from vernissage.core.game import Line, Panel, Row
from vernissage.review import Answer
from vernissage.table.match import Match
from vernissage.table.record import Record

CELLS = 8
"""A row with so many words of one letter is a row of a wall."""
COLOURS = ("#2f6f9f", "#b8860b", "#7b4f9e", "#c8602a", "#3f7f4f", "#a33a3a")
"""The seats' own, as at the table: blue, yellow, purple, orange, green, red."""
STYLE = """
figure { margin: 0.5rem 0 2.5rem; font: 13px/1.45 Helvetica, Arial, sans-serif; }
figcaption { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 0.6rem 0; }
figcaption b { margin-right: 0.3rem; padding: 0.1rem 0.4rem; }
b.given { outline: 3px dashed #5c5650; }
b.better { outline: 3px solid #b08a3c; }
summary { cursor: pointer; }
.words { columns: 17rem; column-gap: 0.8rem; margin-top: 0.6rem; }
.panel { --edge: color-mix(in srgb, currentColor 22%, transparent); break-inside: avoid; margin: 0 0 0.8rem;
  padding: 0.5rem 0.7rem; border: 1px solid var(--edge); border-left: 5px solid var(--seat, var(--edge)); }
.panel h3 { margin: 0 0 0.2rem; font: 600 14px Georgia, serif; }
.row { display: flex; justify-content: space-between; gap: 0.8rem; padding: 0 0.2rem; }
.row span { opacity: 0.75; }
.row b { font-weight: 600; text-align: right; }
.wall { margin: 0; font: 12px/1.25 ui-monospace, Menlo, Consolas, monospace; white-space: pre; overflow-x: auto; }
.row.given { outline: 2px solid #c0392b; }
.row.better { outline: 2px solid #2e8b57; }
.row i { align-self: center; padding: 0 0.3rem; font: normal 11px sans-serif; color: #fff; background: #c0392b; }
.row.better > i { background: #2e8b57; }
"""


class Board:
    """A table as its seat saw it when it gave an answer that is marked."""

    def __init__(self, record: Record, answer: Answer, lang: str, drawn: bool = False) -> None:
        match = Match.from_record(record, upto=answer.at)
        self.answer = answer
        self.drawn = drawn
        self.reading = Reading(match, lang, answer.seat)
        kind = next(kind for kind in match.game.decisions if kind.name == answer.kind)
        self.things = {"given": kind.points_at(answer.given), "better": kind.points_at(answer.best)}

    def figure(self) -> str:
        """The picture: the table in words, one's own panels first, and what the board is drawn from if it can be."""
        panels = sorted(self.reading.panels(), key=lambda panel: panel.seat != self.answer.seat)
        words = f'<div class="words">{"".join(self.panel(panel) for panel in panels)}</div>'
        if not self.drawn:
            return f"<figure>{words}</figure>\n"
        told = data(still(self.reading, self.answer.seat, **self.things), css="told")
        folded = f"<summary>{escape(self.reading.word('review-words'))}</summary>{words}"
        return f"<figure>{told}{self.caption()}<details open>{folded}</details></figure>\n"

    def caption(self) -> str:
        """Which mark on the board is the given answer, and which the better one."""
        text = ""
        for name, one in (("given", self.answer.label), *(("better", one) for one in self.answer.follows[:1])):
            label = self.reading.say(Line(one.id, one.args))
            text += f'<span><b class="{name}">{escape(self.reading.word(f"review-{name}"))}</b> {escape(label)}</span>'
        return f"<figcaption>{text}</figcaption>"

    def panel(self, panel: Panel) -> str:
        """A part of the table; what belongs to a seat has its colour."""
        colour = "" if panel.seat is None else f' style="--seat: {COLOURS[panel.seat % len(COLOURS)]}"'
        rows = "".join(self.row(row) for row in panel.rows)
        return f'<section class="panel"{colour}><h3>{escape(self.reading.say(panel.title))}</h3>{rows}</section>'

    def row(self, row: Row) -> str:
        """A line of a panel."""
        label = self.reading.say(row.label)
        if sum(len(word) == 1 for word in label.split()) >= CELLS:
            return f'<pre class="wall">{escape(label)}</pre>'
        value = row.value
        held = "" if value is None else self.reading.say(value) if isinstance(value, Line) else signed(value)
        marks = [name for name, thing in self.things.items() if thing is not None and thing == row.target]
        badges = "".join(f"<i>{escape(self.reading.word(f'review-{name}'))}</i>" for name in marks)
        names = " ".join(["row", *marks])
        return f'<div class="{names}"><span>{escape(label)}</span>{badges}<b>{escape(held)}</b></div>'
