"""A recorded game, forwards and back."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.cli.errors import CommandError
from vernissage.table.match import Match
from vernissage.table.record import Record


def checked(at: int, length: int) -> int:
    """A number of answers that the record has."""
    if not 0 <= at <= length:
        raise CommandError(f"--at: the record has {length} answers, not {at}")
    return at


class Recording:
    """A record and the positions it leads through, each after a number of answers."""

    def __init__(self, text: str) -> None:
        self.record = Record.read(text)
        self.whole = Match.from_record(self.record)

    @property
    def length(self) -> int:
        """How many answers there are, chance included."""
        return len(self.record.answers)

    def at(self, number: int) -> Match:
        """The game after a number of answers."""
        return Match.from_record(self.record, upto=number)

    def after(self, match: Match) -> Match:
        """The game when the log says more than it says now."""
        said = len(lines(match))
        while len(match.answers) < self.length and len(lines(match)) == said:
            match.play_on(self.record.answers[len(match.answers) : len(match.answers) + 1])
        return match

    def before(self, match: Match) -> Match:
        """The last game whose log says less than it says now."""
        said = len(lines(match))
        number = len(match.answers)
        while number > 0 and len(lines(match)) == said:
            number -= 1
            match = self.at(number)
        return match


def lines(match: Match) -> Sequence[object]:
    """What the public has been told."""
    return [line for event in match.events() for line in event.lines]
