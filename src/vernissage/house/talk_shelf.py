"""What is kept of talk and of what the operator did; and the part of the shelf where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

LATELY = 100
"""How many of the latest changes of a table's talk are looked at."""
MOST, EACH = 2000, 500
"""Lines that are kept of the players and of the spectators of a table, and of one person there."""
MUTED = 1000
"""People that one person may mute."""


@dataclass(frozen=True)
class Said:
    """A line of talk, or a reaction: by a seat, or in the gallery, where those who watch talk apart."""

    table: str
    gallery: bool
    holder: str
    told: float
    text: str
    """As it was written; the id of a message if it is a reaction."""
    reaction: bool = False
    seat: int | None = None
    name: str = ""
    """What the person was called then; empty for the seat's colour, or for somebody who watches."""
    request: str = ""
    """The id that its sender gave it, so that it is not said twice."""
    number: int = 0
    """Which line it is among those of the seats, or of the gallery."""
    change: int = 0
    """By how many changes of these lines it has come to be as it is."""
    removed: bool = False


@dataclass(frozen=True)
class Report:
    """Somebody's complaint about a line."""

    table: str
    gallery: bool
    line: int
    holder: str
    reason: str
    words: str
    told: float
    number: int = 0


@dataclass(frozen=True)
class Act:
    """Something that the operator did, as the journal has it."""

    kind: str
    date: float
    table: str = ""
    person: str = ""
    line: int = 0
    gallery: bool = False
    detail: str = ""
    by: str = ""
    number: int = 0


@dataclass
class Lately:
    """What changed last of a table's talk, for all who watch it here: of the seats, and of the gallery."""

    seats: list[Said] = field(default_factory=list)
    gallery: list[Said] = field(default_factory=list)
    known: bool = False

    def of(self, gallery: bool) -> list[Said]:
        """The one or the other."""
        return self.gallery if gallery else self.seats

    def upto(self, gallery: bool) -> int:
        """The latest change."""
        return max((said.change for said in self.of(gallery)), default=0)


class TalkShelf(Protocol):
    """Where talk is kept, beside the tables and never in them."""

    async def say(self, said: Said) -> Said | None:
        """Keep a line, with the number it gets; what was said under its id before; nothing if there is no room."""
        ...

    async def changes(self, table: str, gallery: bool) -> list[Said]:
        """What changed last of a table's talk, in order."""
        ...

    async def before(self, first: Said, gallery: bool, limit: int) -> list[Said]:
        """The lines before another one, in order: those of the seats, and those of the gallery if they are wanted."""
        ...

    async def line(self, table: str, gallery: bool, number: int) -> Said | None:
        """One line."""
        ...

    async def counters(self, tables: Sequence[str]) -> dict[tuple[str, bool], int]:
        """The latest change of some tables' talk."""
        ...

    async def mute(self, holder: str, other: str, yes: bool) -> None:
        """Keep that somebody does not want to read somebody else, or does again."""

    async def muted(self, holder: str) -> set[str]:
        """Whom somebody does not want to read."""
        ...

    async def report(self, report: Report) -> bool:
        """Keep a complaint; False if the same person has complained about the line before."""
        ...

    async def reports(self, limit: int) -> list[tuple[Report, Said]]:
        """The latest complaints, and what they are about."""
        ...

    async def act(self, act: Act) -> Act:
        """Write something into the journal and carry it out, both or neither."""
        ...

    async def acts(self, after: int, limit: int = 1000) -> list[Act]:
        """What the journal has after a number."""
        ...

    async def last_act(self) -> int:
        """The number of the latest act."""
        ...

    async def barred(self) -> set[str]:
        """Who may not sit, talk or make tables."""
        ...

    async def names(self) -> set[tuple[str, str]]:
        """Who may not be called what any more: a person, or nobody for everybody, and what is left of the name."""
        ...

    async def said_by(self, holder: str) -> list[Said]:
        """All that somebody has said, the oldest first."""
        ...

    async def reports_by(self, holder: str) -> list[Report]:
        """All that somebody has complained of, the oldest first."""
        ...
