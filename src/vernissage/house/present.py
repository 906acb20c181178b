"""From a match to what one reader may see of it, in the reader's language. Only views leave this file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from vernissage.core.game import ROUND, Game, Line, Score
from vernissage.core.game import Panel as WordedPanel
from vernissage.core.step import HIDDEN, SPECTATOR
from vernissage.house import speech, stored
from vernissage.house.protocol.play import (
    Aside,
    Event,
    Figure,
    Option,
    Other,
    Panel,
    Position,
    Question,
    Refusal,
    Row,
    ScoreLine,
    Target,
)
from vernissage.house.protocol.words import Language, Text
from vernissage.table.match import Match
from vernissage.table.preview import Figures
from vernissage.table.waiting import Waiting


@dataclass(frozen=True)
class Eyes:
    """Through whose eyes a match is seen, and in which language."""

    seat: int | None
    lang: Language
    names: tuple[str, ...]
    """What everybody at the table is called in that language."""
    game: Game
    voice: speech.Voice
    box: Any = None
    """What the game is played with; nothing before it starts."""

    def say(self, line: Line) -> str:
        """A line as a sentence."""
        return self.voice.say(line, self.names)

    def text(self, line: Line, *targets: tuple[str, int] | None) -> Text:
        """A line as a sentence with its id and its arguments."""
        args = self.facts(line, *targets)
        player = line.args.get("player")
        seat = player if isinstance(player, int) else None
        if seat is not None:
            args.pop("player", None)
        return Text(id=line.id, text=self.say(line), seat=seat, args=args)

    def facts(self, line: Line, *targets: tuple[str, int] | None) -> dict[str, int | str]:
        """The arguments that a line's message makes use of: nothing that its sentence does not say already.

        What only names the targets beside it is told by them.
        """
        told: dict[str, int | str] = {}
        for target in targets:
            if target is not None and self.box is not None:
                told.update(self.game.wording.names(self.box, *target))
        used = speech.arguments(line.id, self.game.name)
        return {name: value for name, value in line.args.items() if name in used and told.get(name) != value}


def position(eyes: Eyes, s: Any, event: int, events: int, panels: bool = True) -> Position:
    """What the eyes see of a position, in words too if wished; the points are those that follow from it."""
    view = eyes.game.view(s, SPECTATOR if eyes.seat is None else eyes.seat)
    sheet = eyes.game.score_sheet(view)
    return Position(
        event=event,
        events=events,
        reader=eyes.seat,
        view=view,
        panels=[panel_of(eyes, panel) for panel in eyes.game.wording.panels(view)] if panels else [],
        scores=totals(sheet, len(s.players)),
        score_sheet=[score_of(eyes, line) for line in sheet],
    )


def score_of(eyes: Eyes, score: Score) -> ScoreLine:
    """A line of the score sheet, and what it is for."""
    about = Line(f"about-{score.line.id}", score.line.args)
    said = eyes.say(about) if eyes.voice.words.has(about.id) else ""
    among = Line(f"category-{score.line.id}", {"number": score.line.args.get("round", 0)})
    category = eyes.say(among) if eyes.voice.words.has(among.id) else ""
    return ScoreLine(seat=score.seat, text=eyes.say(score.line), points=score.points, about=said, category=category)


def totals(sheet: Sequence[Score], seats: int) -> list[int]:
    """The points of each seat by the score sheet."""
    points = [0] * seats
    for line in sheet:
        points[line.seat] += line.points
    return points


def panel_of(eyes: Eyes, panel: WordedPanel) -> Panel:
    """A part of the table in words."""
    rows = [
        Row(
            label=eyes.say(row.label),
            value=eyes.say(row.value) if isinstance(row.value, Line) else row.value,
            target=target_of(row.target),
        )
        for row in panel.rows
    ]
    return Panel(title=eyes.say(panel.title), rows=rows, seat=panel.seat)


def question(eyes: Eyes, waiting: Waiting) -> Question:
    """What the reader is asked, with every answer and every refusal."""
    return Question(
        seat=waiting.seat,
        kind=waiting.kind,
        step=dict(waiting.step),
        prompt=eyes.text(waiting.prompt),
        options=[
            Option(
                choice=option.choice,
                label=eyes.say(option.label),
                message=option.label.id,
                args=eyes.facts(option.label, option.target),
                target=target_of(option.target),
                final=cast("Literal['', 'chance', 'reveal']", option.final),
                warning=eyes.say(Line(f"final-{option.final}")) if option.final else "",
                preview=list(option.preview.changes),
                meets=list(option.preview.meets),
            )
            for option in waiting.options
        ],
        refusals=[
            Refusal(
                choice=refusal.choice,
                label=eyes.say(refusal.label),
                reason=eyes.text(refusal.line, refusal.target),
                rule=refusal.rule,
                target=target_of(refusal.target),
            )
            for refusal in waiting.refusals
        ],
        default=waiting.default,
        figures=figures(eyes, waiting.figures),
        about=target_of(waiting.about),
    )


def figures(eyes: Eyes, counted: Figures) -> list[Figure]:
    """The numbers that previews speak of."""
    return [Figure(name=eyes.text(line), now=now) for line, now in counted]


def other(eyes: Eyes, waiting: Waiting) -> Other:
    """What somebody else is asked, as everybody may know it."""
    return Other(seat=waiting.seat, kind=waiting.kind, text=eyes.say(waiting.others))


def events(eyes: Eyes, match: Match, since: int) -> list[Event]:
    """What happened from an event on."""
    return [
        Event(
            step=event.step,
            choice=None if event.choice == HIDDEN else event.choice,
            lines=[eyes.text(line, *event.things) for line in event.lines],
            targets=[Target(type=type, number=number) for type, number in event.things],
            seat=event.seat,
            begins="round" if event.begins == ROUND else "turn" if event.begins else "answer" if event.asked else "",
        )
        for event in match.events(eyes.seat, since)
    ]


def aside(eyes: Eyes, told: stored.Aside, events: int) -> Aside:
    """What was told between two moves; if those after it were taken back, it stands after the last one."""
    return Aside(event=min(told.event, events), line=eyes.text(Line(told.id, told.args)))


def target_of(target: tuple[str, int] | None) -> Target | None:
    """The thing on the table that something points at."""
    return None if target is None else Target(type=target[0], number=target[1])
