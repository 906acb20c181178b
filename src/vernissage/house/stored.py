"""A stored table and the changes made to it, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from vernissage.table import codec
from vernissage.table.match import Match

SHOWN = 40
"""How many asides of a table its log holds."""


@dataclass(frozen=True)
class StoredSeat:
    """Who sits where; a person is known by the hash of a key."""

    seat: int
    who: str
    name: str = ""
    level: str = ""
    holder: str = ""
    stand_in: str = ""
    """The level of the bot that answers for the person now; empty while the person does."""
    stand_in_for: str = ""
    """Why: `time`, `away`, `wish` or `conceded`."""
    votes: tuple[tuple[int, float], ...] = ()
    """Who wants a bot to play on for somebody away, and since when."""

    @property
    def answering(self) -> str:
        """The level of the bot that answers here; empty where a person does."""
        return self.level if self.who == "bot" else self.stand_in


@dataclass(frozen=True)
class Snapshot:
    """A whole position, the number of answers that led to it, and its hash."""

    answers: int
    position: dict[str, Any]
    digest: str

    @classmethod
    def of(cls, match: Match) -> Snapshot:
        """The position of a match as it is now."""
        position = match.position()
        return cls(len(match.answers), position, codec.digest_of(position))


@dataclass(frozen=True)
class Chapter:
    """A part of a game that the rules no longer replay: what was answered under its version, and where it led."""

    version: int
    start: dict[str, Any] | None
    given: tuple[int, ...]
    """All its answers, for the release that played them."""
    early: tuple[tuple[int, int], ...]
    snapshot: Snapshot
    """Where the next chapter begins."""
    fault: str
    """Why it is not replayed any more."""
    closed: float


@dataclass(frozen=True)
class Aside:
    """Something told at the table that is no move: an answer taken back, a bot that takes a seat."""

    event: int
    """How many events had been told before it."""
    id: str
    """The message."""
    args: dict[str, int | str]
    told: float


class Ticking(NamedTuple):
    """The clock of a seat: what was left when it began to run, or is left while it stands."""

    left: float
    since: float | None = None
    """The date at which it began to run; nothing while it stands."""
    told: bool = False
    """Whether the person was told in this turn that time is short."""
    ended: tuple[tuple[int, float], ...] = ()
    """The turns that have ended: after how many answers, and the seconds that each has given."""
    empty: int = -1
    """The `base` of the table at which it ran out, until the person comes back."""

    @classmethod
    def all_of(cls, rows: Any) -> tuple[Ticking, ...]:
        """The clocks of a table from plain data; earlier releases have kept none."""
        return tuple(
            cls(left, since, told, tuple((answers, given) for answers, given in ended), empty)
            for left, since, told, ended, empty in rows or ()
        )


@dataclass(frozen=True)
class StoredTable:
    """The header of a table."""

    id: str
    game: str
    version: int
    host: str
    options: dict[str, int | str] = field(default_factory=dict)
    sheet: str | None = None
    start: dict[str, Any] | None = None
    status: str = "gathering"
    seq: int = 0
    base: int = 0
    """The seq of the last change of the position: an answer to a question asked since then still fits."""
    answers: int = 0
    early: tuple[tuple[int, int], ...] = ()
    public: bool = True
    invitation: str = ""
    pace: int = 0
    asked: tuple[int, ...] = ()
    undo_request: dict[str, Any] | None = None
    rematch: str = ""
    notice: str = ""
    ready: dict[str, Any] | None = None
    """While everybody is asked whether they are ready: until when, and the seats that are."""
    talk: bool = True
    """Whether people may talk here."""
    created: float = 0.0
    updated: float = 0.0
    timing: dict[str, Any] | None = None
    """How the game is timed; nothing if it is not."""
    clocks: tuple[Ticking, ...] = ()
    """The clock of each seat, from the start of a timed game on."""
    due: float | None = None
    """The date at which the clocks want something done, if nobody answers before."""

    def changed(self, **values: Any) -> StoredTable:
        """The header with other values."""
        return replace(self, **values)


Listed = list[tuple[StoredTable, tuple[StoredSeat, ...]]]
"""Tables and who sits there."""


@dataclass(frozen=True)
class Request:
    """An answer or an undo that was carried out, so that it is not carried out twice."""

    holder: str
    id: str
    body: str
    seq: int


@dataclass(frozen=True)
class Change:
    """One change of a table: all of it is written, or nothing."""

    before: int
    """The seq it builds on; if the table has another one by now, nothing is written."""
    stored: int
    """How many answers were stored then."""
    table: StoredTable
    keep: int
    """How many of the stored answers stay."""
    answers: tuple[int, ...] = ()
    """The answers after those."""
    seats: tuple[StoredSeat, ...] = ()
    """The seats that change."""
    request: Request | None = None
    snapshot: Snapshot | None = None
    aside: Aside | None = None
    """What is told with it."""
    new: bool = False
    """Whether the table is written for the first time."""
    chapter: Chapter | None = None
    """What ends here, to be kept beside: the stored answers are then those of the next chapter."""


@dataclass(frozen=True)
class StoredGame:
    """All that is kept of a table."""

    table: StoredTable
    seats: tuple[StoredSeat, ...]
    answers: tuple[int, ...]
    snapshot: Snapshot | None
    asides: tuple[Aside, ...] = ()
    """The latest ones, in order."""
