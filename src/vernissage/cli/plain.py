"""Playing line by line: for pipes, screen readers and plain terminals."""

from __future__ import annotations

import sys

from vernissage.cli.printing import printable
from vernissage.cli.session import Reading, Session, signed
from vernissage.core.game import Line, Panel
from vernissage.table.waiting import Waiting

WORDS = {
    "why": "?",
    "pourquoi": "?",
    "undo": "u",
    "annuler": "u",
    "journal": "log",
    "score": "scores",
    "langue": "lang",
    "aide": "help",
    "quit": "q",
    "quitter": "q",
}
"""What may be typed for a command, in either language."""


def play(session: Session) -> None:
    """Play until the game is over, is left, or the input ends."""
    Lines(session).play()


class Lines:
    """A game told and answered in lines."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.told = 0

    def play(self) -> None:
        """Tell what happens, ask whoever is asked, until nobody is."""
        session = self.session
        show(f"{session.match.game.title} · {session.word('plain-help')}")
        while True:
            bot = session.next_bot()
            if bot is not None:
                session.answer(bot, session.think(bot))
                continue
            person = session.next_person()
            if person is None:
                break
            if not self.ask(person):
                return
        self.tell()
        for line in score_lines(session):
            show(line)

    def tell(self) -> None:
        """What has happened since it was last told."""
        events = self.session.match.events(self.session.viewer)
        self.told = min(self.told, len(events))
        for line in self.session.log(self.told):
            show(line)
        self.told = len(events)

    def ask(self, seat: int) -> bool:
        """Ask a person until the position changes; whether the game goes on."""
        session = self.session
        if session.viewer != seat:
            show(session.word("hand-over", player=seat))
            if read(session.word("press-enter")) is None:
                return False
            session.viewer = seat
        self.tell()
        waiting = session.waiting(seat)
        show("")
        show(session.say(waiting.prompt))
        for number, option in enumerate(waiting.options, 1):
            show(f"  {number}. {session.say(option.label)}{final_note(session, option.final)}")
        while True:
            answer = read(f"{session.name(seat)}> ")
            if answer is None or answer == "q":
                return False
            if answer.isdecimal() and len(answer) < 10 and 1 <= int(answer) <= len(waiting.options):
                session.answer(seat, waiting.options[int(answer) - 1].choice)
                return True
            if answer == "u" and session.can_undo(seat):
                session.undo(seat)
                show(session.word("undone"))
                self.told = len(session.match.events())
                return True
            if answer == "lang":
                session.switch_language()
                return True
            for line in self.reply(answer, waiting):
                show(line)

    def reply(self, answer: str, waiting: Waiting) -> list[str]:
        """What is told without changing anything."""
        session = self.session
        if answer == "?":
            return why_not_lines(session, waiting)
        if answer == "u":
            return [session.say(Line("error-nothing-to-undo"))]
        if answer == "table":
            return [line for panel in session.panels() for line in panel_lines(session, panel)]
        if answer == "log":
            return session.log()
        if answer == "scores":
            return score_lines(session)
        if answer == "help":
            return [session.word("plain-help")]
        if not answer:
            return []
        return [
            session.word("plain-unknown", answer=answer[:20], last=len(waiting.options)),
            session.word("plain-help"),
        ]


def why_not_lines(reading: Reading, waiting: Waiting) -> list[str]:
    """The refused choices with their reasons and rules."""
    found = reading.why_not(waiting.refusals)
    if not found:
        return [reading.word("all-possible")]
    lines = [reading.word("not-possible")]
    for why in found:
        lines += [f"  {why.reason} [{why.rule}]", f"    {' · '.join(why.choices)}"]
    return lines


def score_lines(reading: Reading) -> list[str]:
    """The score sheet, and the outcome if the game is over."""
    lines = [reading.word("score-sheet")]
    for panel in reading.score_panels():
        lines.append(titled(reading, panel))
        for row in panel.rows:
            points = row.value if isinstance(row.value, int) else 0
            id = "score-row" if points >= 0 else "score-row-minus"
            lines.append("  " + reading.word(id, label=reading.say(row.label), points=abs(points)))
    outcome = reading.outcome()
    return [*lines, outcome] if outcome else lines


def panel_lines(reading: Reading, panel: Panel) -> list[str]:
    """A part of the table: its title, then a line for each row."""
    lines = [titled(reading, panel)]
    for row in panel.rows:
        label = reading.say(row.label)
        if row.value is None:
            lines.append(f"  {label}")
        else:
            value = reading.say(row.value) if isinstance(row.value, Line) else signed(row.value)
            lines.append(f"  {reading.word('row', label=label, value=value)}")
    return lines


def titled(reading: Reading, panel: Panel) -> str:
    """A panel's title, with what is to be said of its seat."""
    note = "" if panel.seat is None else reading.note(panel.seat)
    return reading.say(panel.title) + (f" ({note})" if note else "")


def final_note(session: Session, final: str) -> str:
    """A warning beside a choice that could not be taken back."""
    return f" ({session.word(f'final-{final}')})" if final and not session.alone else ""


def show(text: str) -> None:
    """Print a line."""
    print(printable(text))


def read(prompt: str) -> str | None:
    """A line of the input without its spaces; None at its end."""
    print(printable(prompt), end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        return None
    if not sys.stdin.isatty():
        print()  # nobody's Enter has ended the line
    typed = line.strip().lower()
    return WORDS.get(typed, typed)
