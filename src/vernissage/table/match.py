"""A game being played: seats, answers, chance, undo, the log. Knows no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vernissage.core.dice import Dice
from vernissage.core.game import Game, Line, Score, View
from vernissage.core.sheet import Sheet
from vernissage.core.step import ASK, CHANCE, SPECTATOR, Decision, Step, run
from vernissage.games import game as find_game
from vernissage.table import codec
from vernissage.table.course import Course, drawn
from vernissage.table.events import Before
from vernissage.table.events import Event as Event
from vernissage.table.pointing import things
from vernissage.table.record import Record, RecordError, box_of
from vernissage.table.start import NONSENSE, checked_names, checked_options, checked_version, sound_position
from vernissage.table.start import SetupError as SetupError
from vernissage.table.text import catalogue
from vernissage.table.waiting import Waiting, waiting_for


class AnswerError(ValueError):
    """An answer that is refused; the match is as it was. `line` says why in any language."""

    def __init__(self, line: Line, text: str) -> None:
        super().__init__(text)
        self.line = line


LONGEST_RUN = 1000
"""Steps that no game takes without asking anybody."""


class Match:
    """A game being played.

    >>> from vernissage import Match
    >>> match = Match("masters-gallery", seats=3, seed=7)
    >>> asked = match.waiting()[0]
    >>> asked.kind, asked.prompts["en"]
    ('PlayCard', 'Choose a card to play')
    >>> match.answer(asked.seat, asked.options[0].choice)
    >>> match.finished
    False
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        options: Mapping[str, int | str] | None = None,
        seed: int | None = None,
        names: Sequence[str] = (),
        sheet: Sheet | None = None,
        *,
        start: Mapping[str, Any] | None = None,
        answers: Sequence[int] | None = None,
        version: int | None = None,
        known: bool = False,
    ) -> None:
        """Set up a game by the rules of a version, from a position if `start` is one; play `answers` first, if any.

        A `start` that is known was found sound before, when it was stored.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = checked_options(self.game, options or {})
        low, high = self.game.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            raise SetupError(f"{self.game.title} is for {low} to {high} players, not {seats}")
        self.seats = seats
        self.names = checked_names(names, seats)
        self.sheet = sheet
        self.box = box_of(self.game, sheet)
        self.start = None if start is None else dict(start)
        self.version = checked_version(self.game, version, start)
        self.answers: list[int] = []
        self._dice = None if seed is None else Dice(seed)
        self._events: list[dict[int, Event]] = []
        self.early: dict[int, int] = {}  # sealed answers that wait for the others: secret
        self._undo: list[Before] = []
        self._undo_seat = SPECTATOR
        self.decided: frozenset[int] = frozenset()
        """The seats that have decided anything yet, if only what they had to."""
        self._run = 0  # steps since somebody answered
        if start is None:
            self._state = self.game.setup(self.box, seats, self.options, self.version)
        else:
            self._state = sound_position(self.game, start, self.box, seats, self.options, known)
        try:
            if answers is None:
                self.resume()
            else:
                self.play_on(answers)
        except RecordError:
            raise
        except NONSENSE as error:
            raise RecordError(f"not a game of {self.game.title}: {error}") from error

    # What can be asked of a match.

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return not self._state.agenda

    @property
    def state(self) -> Any:
        """A copy of the true position, for search and tests; it never leaves a server."""
        return self._state.copy()

    def waiting(self) -> list[Waiting]:
        """The decisions that wait, one a seat: several in a sealed turn, none at the end."""
        return [waiting_for(self.game, self._state, step, self.say) for step in self._asked()]

    @property
    def moment(self) -> int:
        """How many events there have been."""
        return len(self._events)

    def asked(self) -> list[int]:
        """The seats whose answer is waited for."""
        return [step.seat for step in self._asked()]

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may know."""
        return self.game.view(self._state, self._reader(seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What has happened, as a seat or a spectator may know it, from an event's number on."""
        reader = self._reader(seat)
        return [told.get(reader, told[SPECTATOR]) for told in self._events[since:]]

    def log(self, lang: str = "en", seat: int | None = None, since: int = 0) -> list[str]:
        """The log in a language, as a seat or a spectator reads it."""
        return [self.say(line, lang) for event in self.events(seat, since) for line in event.lines]

    def scores(self) -> list[int]:
        """Points by seat: final when the game is over, as they stand before."""
        return list(self.game.scores(self._state))

    def winners(self) -> list[int]:
        """The seats that have won, or would if the game ended now."""
        return list(self.game.winners(self._state))

    def score_sheet(self, seat: int | None = None) -> list[Score]:
        """Every line of the scores that a reader may know."""
        return self.game.score_sheet(self.view(seat))

    def say(self, line: Line, lang: str = "en") -> str:
        """A line as a sentence."""
        return catalogue(lang, self.game).say(line, self.names)

    # What can be done with it.

    def answer(self, seat: int, choice: int) -> None:
        """Give a seat's answer. A refused one changes nothing."""
        step = self.step_of(seat)
        self.check(self._state, step, choice)
        if step.sealed():
            if self._undo_seat != seat:
                self._forget_undo()  # what this seat was asked for cannot be taken back under its answer
            self.early[seat] = choice
            if self.asked():
                return
            self._forget_undo()
        else:
            self._remember(seat, sealed=False)
            self._resolve(step, choice, answered=True)
        self._advance()

    def check(self, s: Any, step: Decision[Any], choice: int) -> None:
        """Refuse an answer that a decision does not offer in a position."""
        if isinstance(choice, bool) or not isinstance(choice, int) or not 0 <= choice < self.game.kind(step).width:
            raise self.refuse(Line("error-no-such-choice", {"choice": str(choice)[:20]}))
        if choice not in step.options(s):
            raise self.refuse(self.game.wording.refusal(s, step, choice, step.why_not(s, choice)))

    def answer_default(self, seat: int) -> None:
        """Answer for somebody who is absent: decline, or the first option."""
        self.answer(seat, self.step_of(seat).default(self._state))

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last answer can still be taken back."""
        return seat in self.early or (self._undo_seat == seat and bool(self._undo))

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer, if nothing was drawn, revealed or answered by another since."""
        if not self.can_undo(seat):
            raise self.refuse(Line("error-nothing-to-undo"))
        if seat in self.early:
            del self.early[seat]
            return
        before = self._undo.pop()
        self._state = before.state
        del self.answers[before.answers :]
        del self._events[before.events :]
        self.decided = before.decided

    # Saving.

    def record(self) -> Record:
        """The game so far. It holds every secret: give it away only when the game is over."""
        return Record(
            game=self.game.name,
            seats=self.seats,
            answers=tuple(self.answers),
            options=self.options,
            version=self.version,
            names=self.names,
            sheet=self.sheet.text if self.sheet else None,
            box=self.box.digest,
            start=self.start,
            early=tuple(sorted(self.early.items())),
            digest=codec.digest(self.game, self._state),
            scores=tuple(self.scores()) if self.finished else None,
        )

    def position(self) -> dict[str, Any]:
        """The true position as plain data, for a bug report or a stored game."""
        return codec.encode(self.game, self._state)

    @classmethod
    def from_record(cls, record: Record | str, seed: int | None = None, upto: int | None = None) -> Match:
        """Play a record again, wholly or up to a number of answers; every answer and the end are verified."""
        if isinstance(record, str):
            record = Record.read(record)
        if upto is not None and not 0 <= upto <= len(record.answers):
            raise RecordError(f"the record has {len(record.answers)} answers, not {upto}")
        game, _, sheet = record.find_game(), record.find_box(), record.own_sheet()
        plan, begun = record.answers[:upto], (record.seats, record.options, seed, record.names, sheet)
        try:
            match = cls(game, *begun, start=record.start, answers=plan, version=record.version)
            if len(plan) == len(record.answers):
                match._verify(record)
                match._answer_early(record.early)
        except RecordError:
            raise
        except NONSENSE as error:
            raise RecordError(str(error)) from None
        return match

    @classmethod
    def from_position(
        cls,
        game: Game | str,
        data: Mapping[str, Any],
        seed: int | None = None,
        names: Sequence[str] = (),
        options: Mapping[str, int | str] | None = None,
        sheet: Sheet | None = None,
    ) -> Match:
        """A match that begins at any position, given as plain data, with an owner's components if it has a sheet."""
        players = data.get("players") if isinstance(data, Mapping) else None
        if not isinstance(players, list):
            raise codec.PositionError("`players` is missing or no list")
        return cls(game, len(players), options, seed, names, sheet, start=data)

    def resume(self) -> None:
        """Draw what chance owes, until a seat is asked: a record played up to some answer may stop before that."""
        self._advance()

    def play_on(self, answers: Sequence[int]) -> None:
        """Play answers of a record, chance included, each checked against the options of its step; nothing is drawn."""
        for number, choice in enumerate(answers, len(self.answers) + 1):
            step = self._next()
            if step is None:
                raise RecordError(f"answer {number}: the game is over before it")
            if choice not in self._state.choices:
                raise RecordError(f"answer {number}: {choice} cannot be chosen for {type(step).__name__}")
            if isinstance(step, Decision):
                self._remember(step.seat, step.sealed())  # what could be undone still can
            self._resolve(step, choice, answered=True)
        self._next()

    # The engine room.

    def _asked(self) -> list[Decision[Any]]:
        """The waiting decision, and its sealed neighbours if it is sealed, without those already answered."""
        found: list[Decision[Any]] = []
        for place, step in enumerate(reversed(self._state.agenda)):
            if not isinstance(step, Decision) or (place and not step.sealed()):
                break
            asked = len(step.options(self._state)) > 1 or step.asked_anyway(self._state)
            if asked and step.seat not in self.early:
                found.append(step)
            if not step.sealed():
                break
        return found

    def step_of(self, seat: int) -> Decision[Any]:
        """The decision that waits for a seat, or the reason why there is none."""
        for step in self._asked():
            if step.seat == seat:
                return step
        if self.finished:
            raise self.refuse(Line("error-finished"))
        if not self._seated(seat):
            raise self.refuse(Line("error-no-such-seat", {"seat": str(seat)[:20]}))
        raise self.refuse(Line("error-not-asked", {"player": seat}))

    def _advance(self) -> None:
        """Carry out all that needs no seat's answer, drawing for chance and feeding sealed answers in order."""
        run(self._state, Course(self._given, self._resolve))

    def _given(self, step: Step[Any]) -> int:
        """The answer to a step that waits, if nature or a sealed answer has it."""
        asks = step.asks(self._state)
        if asks == CHANCE:
            return drawn(self._state, step, self._dice)
        return self.early.pop(asks) if asks in self.early and not self.asked() else ASK

    def _resolve(self, step: Step[Any], choice: int, answered: bool) -> None:
        s = self._state
        self._run = 0 if answered else self._run + 1
        if self._run > LONGEST_RUN:
            raise RecordError("the rules go on without asking anybody")
        before = s.copy()
        s.agenda.pop()
        step.take(s, choice)
        self._events.append(self._tell(before, step, choice, s, answered))
        if step.asks(before) == CHANCE or step.reveals(before):
            self._forget_undo()
        if answered:
            self.answers.append(choice)
        if isinstance(step, Decision) and step.seat not in self.decided:
            self.decided |= {step.seat}

    def _tell(self, before: Any, step: Step[Any], choice: int, after: Any, answered: bool) -> dict[int, Event]:
        """The event for a spectator, and for each seat that knows more."""
        told: dict[int, Event] = {}
        data = codec.encode_step(step)
        seat = step.seat if isinstance(step, Decision) else None
        whose = (seat, answered and seat is not None, self.game.begins(before, step))
        for reader in (SPECTATOR, *range(self.seats)):
            seen = step.seen(before, choice, reader)
            if reader == SPECTATOR or seen != told[SPECTATOR].choice:
                lines = self.game.wording.tell(before, step, seen, after)
                about = things(self.game, step, seen)
                told[reader] = Event(len(self._events), data, seen, tuple(lines), about, *whose)
        return told

    def _remember(self, seat: int, sealed: bool) -> None:
        if sealed or self._undo_seat != seat:
            self._forget_undo()
            self._undo_seat = SPECTATOR if sealed else seat
        if not sealed:
            self._undo.append(Before(self._state.copy(), len(self.answers), len(self._events), self.decided))

    def _forget_undo(self) -> None:
        self._undo = []

    def _next(self) -> Step[Any] | None:
        """Carry out what needs no answer; the step that waits."""
        return run(self._state, Course(lambda step: ASK, self._resolve))

    def _answer_early(self, early: Sequence[tuple[int, int]]) -> None:
        """Give the sealed answers of a record that wait for the others."""
        for seat, choice in early:
            if not any(step.seat == seat and step.sealed() for step in self._asked()):
                raise RecordError(f"'early': seat {seat} is not asked for a sealed answer")
            try:
                self.answer(seat, choice)
            except AnswerError as error:
                raise RecordError(f"'early': {error}") from None

    def _verify(self, record: Record) -> None:
        """The end of a replayed record must be the one it tells of."""
        if record.scores is not None and not self.finished:
            raise RecordError("the record tells the final scores of a game that is not over: answers are missing")
        if record.digest and codec.digest(self.game, self._state) != record.digest:
            raise RecordError("the last position is not the one the record tells of: an answer was changed")
        if record.scores is not None and list(record.scores) != self.scores():
            raise RecordError(f"the scores are {self.scores()}, the record says {list(record.scores)}")

    def _reader(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if not self._seated(seat):
            raise self.refuse(Line("error-no-such-seat", {"seat": str(seat)[:20]}))
        return seat

    def _seated(self, seat: int) -> bool:
        return isinstance(seat, int) and 0 <= seat < self.seats

    def refuse(self, line: Line) -> AnswerError:
        return AnswerError(line, self.say(line))
