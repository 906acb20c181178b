"""A game at the terminal: the match, who sits where, the language, the file. Both interfaces are built on it."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vernissage.bots import Bot, NoOption
from vernissage.cli.errors import CommandError
from vernissage.core.dice import Dice
from vernissage.core.game import Line, Panel, Row
from vernissage.house import moves
from vernissage.house.at_once import AtOnce, at_once
from vernissage.house.clock import Clock
from vernissage.house.memory import MemoryShelf, Silence
from vernissage.house.ports import Ports
from vernissage.house.protocol.play import Answer, Undo
from vernissage.house.reader import Reader
from vernissage.house.seating import new_code, room_for
from vernissage.house.steward import answer_for
from vernissage.house.stored import StoredSeat
from vernissage.table.match import Event, Match
from vernissage.table.text import LANGUAGES
from vernissage.table.waiting import Refusal, Waiting

Arg = int | str


@dataclass(frozen=True)
class WhyNot:
    """A reason, its rule, and all choices that it refuses."""

    reason: str
    rule: str
    choices: tuple[str, ...]


def signed(value: object) -> str:
    """A number with a real minus sign."""
    return str(value).replace("-", "−")


class Reading:
    """A match in a language, as somebody reads it: a seat, or the public if `viewer` is None."""

    def __init__(self, match: Match, lang: str, viewer: int | None = None) -> None:
        self.match = match
        self.lang = lang
        self.viewer = viewer
        self._told: list[tuple[Event, str, list[str]]] = []

    def say(self, line: Line) -> str:
        """A line in the reader's language."""
        return self.match.say(line, self.lang)

    def word(self, id: str, **args: Arg) -> str:
        """A text of the interface."""
        return self.say(Line(f"ui-{id}", args))

    def name(self, seat: int) -> str:
        """How a seat is called."""
        return self.say(Line("ui-name", {"player": seat}))

    def note(self, seat: int) -> str:
        """What is said of a seat beside its name."""
        return self.word("you") if seat == self.viewer else ""

    def log(self, since: int = 0, until: int | None = None) -> list[str]:
        """The log as the reader may know it, from an event on; what has been said once is remembered."""
        events = self.match.events(self.viewer)
        del self._told[len(events) :]
        for i, event in enumerate(events):
            if i == len(self._told):
                self._told.append((event, self.lang, [self.say(line) for line in event.lines]))
            elif self._told[i][0] is not event or self._told[i][1] != self.lang:
                self._told[i] = (event, self.lang, [self.say(line) for line in event.lines])
        return [line for _, _, lines in self._told[since:until] for line in lines]

    def panels(self) -> list[Panel]:
        """The table in words."""
        return self.match.game.wording.panels(self.match.view(self.viewer))

    def score_panels(self) -> list[Panel]:
        """The score sheet, a panel for each seat: every line that the reader may know, and the total."""
        lines = self.match.score_sheet(self.viewer)
        panels: list[Panel] = []
        for seat in range(self.match.seats):
            own = [score for score in lines if score.seat == seat]
            rows = [Row(score.line, score.points) for score in own]
            total = Row(Line("ui-total"), sum(score.points for score in own))
            panels.append(Panel(Line("ui-name", {"player": seat}), [*rows, total], seat))
        return panels

    def outcome(self) -> str:
        """Who has won, or that a solo game is lost; empty before the end."""
        if not self.match.finished:
            return ""
        names = [self.name(seat) for seat in self.match.winners()]
        if not names:
            return self.word("lost")
        if len(names) == 1:
            return self.word("wins", name=names[0])
        some, last = ", ".join(names[:-1]), names[-1]
        both = self.word("and-two" if len(names) == 2 else "and-more", some=some, last=last)
        return self.word("shared-win", names=both)

    def why_not(self, refusals: Sequence[Refusal]) -> list[WhyNot]:
        """The refused choices, those with the same reason together."""
        found: dict[tuple[str, str], list[str]] = {}
        for refusal in refusals:
            choices = found.setdefault((self.say(refusal.line), refusal.rule), [])
            label = self.say(refusal.label)
            if label not in choices:
                choices.append(label)
        return [WhyNot(reason, rule, tuple(choices)) for (reason, rule), choices in found.items()]

    def next_language(self) -> str:
        """The language that the switch leads to."""
        return LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]

    def switch_language(self) -> None:
        """Read on in the next language."""
        self.lang = self.next_language()


@dataclass
class Seating:
    """Who answers for the seats: people, and bots for all others."""

    people: tuple[int, ...]
    bots: Mapping[int, Bot]
    names: tuple[str, ...]
    """The bots' names by seat, empty for people: what to type to sit down the same way again."""
    dice: Dice = field(default_factory=lambda: Dice(int.from_bytes(os.urandom(8))))


def holder(seat: int) -> Reader:
    """Whoever sits there, at the one terminal: each seat is somebody else's."""
    return Reader(f"seat {seat}", "en")


class Session(Reading):
    """A game being played at one terminal. Whoever holds the screen is the viewer."""

    def __init__(self, match: Match, seating: Seating, lang: str, file: Path | None, seed: int | None = None) -> None:
        people = seating.people
        super().__init__(match, lang, people[0] if len(people) == 1 else None)
        self.seating = seating
        self.file = file
        self.unsaved = ""
        """Why the game could not be written to its file, if it could not."""
        made = {name: seating.bots[seat] for seat, name in enumerate(seating.names) if name}
        self.thinkers = AtOnce(seating.dice, made.__getitem__)

        def seeded(answers: int) -> int | None:
            return None if seed is None else seed + answers

        ports = Ports(MemoryShelf(), Silence(), self.thinkers, Clock(), seeded)
        self.room = at_once(room_for(ports, match, self._seats(), holder(0)))

    @property
    def alone(self) -> bool:
        """Whether one person plays with bots: then everything can be taken back."""
        return len(self.seating.people) == 1

    def _seats(self) -> tuple[StoredSeat, ...]:
        """Who sits where, as the house knows it."""
        names = (*self.match.names, *[""] * (self.match.seats - len(self.match.names)))
        return tuple(
            StoredSeat(seat, "bot", level=self.seating.names[seat])
            if seat in self.seating.bots
            else StoredSeat(seat, "human", names[seat], holder=holder(seat).holder)
            for seat in range(self.match.seats)
        )

    def note(self, seat: int) -> str:
        return self.word("bot") if seat in self.seating.bots else super().note(seat)

    def next_bot(self) -> int | None:
        """The bot that is asked, before any person is."""
        return next((seat for seat in self.match.asked() if seat in self.seating.bots), None)

    def next_person(self) -> int | None:
        """The person who is asked, whoever holds the screen first."""
        asked = [seat for seat in self.match.asked() if seat in self.seating.people]
        if self.viewer in asked:
            return self.viewer
        return asked[0] if asked else None

    def waiting(self, seat: int) -> Waiting:
        """What a seat is asked."""
        return next(asked for asked in self.match.waiting() if asked.seat == seat)

    def think(self, seat: int) -> int:
        """A bot's choice; the match does not change. What goes wrong in a bot of one's own is told in one line."""
        name = self.seating.names[seat]
        try:
            return self.thinkers.answer(self.match, seat, name)
        except NoOption as error:
            raise CommandError(f"--bots: {error}") from None
        except Exception as error:
            raise CommandError(f"--bots: {name} failed: {type(error).__name__}: {error}") from None

    def answer(self, seat: int, choice: int) -> None:
        """Give an answer; a person's is saved at once."""
        if seat in self.seating.people:
            answer = Answer(id=new_code(), seat=seat, seq=self.room.table.seq, choice=choice)
            at_once(moves.answer(self.room, holder(seat), answer))
            self.match = self.room.playing
            self.keep()
        else:
            at_once(self._answer_for(seat, choice))
            self.match = self.room.playing
            if self.match.finished:
                self.keep()

    async def _answer_for(self, seat: int, choice: int) -> None:
        async with self.room.hold():
            await answer_for(self.room, seat, choice)

    def can_undo(self, seat: int | None) -> bool:
        """Whether a person's last answer can be taken back: always when alone with bots."""
        if seat is None:
            return False
        return self.match.can_undo(seat) or moves.can_go_back(self.room, holder(seat), seat)

    def undo(self, seat: int) -> None:
        """Take back a person's last answer; alone with bots, also beyond what was drawn and answered since."""
        wish = Undo(id=new_code(), seat=seat, seq=self.room.table.seq)
        back = moves.undo if self.match.can_undo(seat) else moves.ask_undo
        at_once(back(self.room, holder(seat), wish))
        self.match = self.room.playing  # going back makes another one
        self.keep()

    def keep(self) -> None:
        """Save, or go on playing and say later why not."""
        try:
            self.save()
            self.unsaved = ""
        except OSError as error:
            self.unsaved = error.strerror or str(error)

    def save(self) -> None:
        """Write the record; a reader never finds half a file."""
        if self.file is None:
            return
        file = self.file.resolve()  # a link stays one
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(file.name + ".new")
        draft.write_text(self.match.record().write(), encoding="utf-8")
        draft.replace(file)

    def farewell(self) -> list[str]:
        """What is said when the terminal is given back: where the game is, and how to go on."""
        lines: list[str] = []
        if self.unsaved:
            lines.append(self.word("not-saved", reason=self.unsaved))
        elif self.file is not None:
            lines.append(self.word("saved", file=str(self.file)))
            if not self.match.finished:
                lines.append(self.word("go-on", command=self.command()))
        return lines

    def command(self) -> str:
        """The command line that goes on with this game."""
        me = ",".join(str(seat + 1) for seat in self.seating.people) or "none"
        words: list[Any] = ["vernissage", "play", "--resume", self.file, "--me", me]
        bots = [name for name in self.seating.names if name]
        if bots:
            words += ["--bots", bots[0] if len(set(bots)) == 1 else ",".join(bots)]
        return shlex.join(str(word) for word in [*words, "--lang", self.lang])
