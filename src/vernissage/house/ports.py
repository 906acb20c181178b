"""How a house reaches the world: four ports and a clock, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from vernissage.core.game import Game
from vernissage.house.attendance import Attendance
from vernissage.house.barring import Bars
from vernissage.house.book import Book
from vernissage.house.clock import Clock
from vernissage.house.devices import Devices
from vernissage.house.expiry import Expiry
from vernissage.house.memory_news import Listed as ListedNews
from vernissage.house.news import Herald, NewsShelf
from vernissage.house.protocol.sheets import Checked
from vernissage.house.puzzle_shelf import PuzzleShelf
from vernissage.house.quotas import Quotas
from vernissage.house.review_shelf import ReviewShelf, Under
from vernissage.house.seeks import Seeks
from vernissage.house.stored import Change, Listed, Request, StoredGame
from vernissage.house.talk_shelf import TalkShelf
from vernissage.house.tally import UNCOUNTED, Tally
from vernissage.house.unique_names import UniqueNames
from vernissage.table.match import Match

T = TypeVar("T")
Person = tuple[str, str]
"""An address and, of all who use it, one holder."""
People = Callable[[], Sequence[Person]]
"""Who waits for an answer, at the moment it is asked; nobody if a table plays on unseen."""
Company = tuple[str, list[str], int]
"""A table, the holders of seats who watch it, and how many others do."""


class Shelf(Protocol):
    """Where games are kept, one atomic change at a time."""

    shared: bool
    """Whether others may change them as well."""
    devices: Devices
    ratings: Book
    """What is kept of finished games."""
    seeks: Seeks
    """Who looks for a game."""

    @property
    def attendance(self) -> Attendance:
        """When people were last at their tables, and which of those they hide."""
        ...

    @property
    def news(self) -> NewsShelf:
        """What people were told while they looked elsewhere."""
        ...

    @property
    def talk(self) -> TalkShelf:
        """What is said at the tables, and what the operator did."""
        ...

    @property
    def reviews(self) -> ReviewShelf:
        """What finished games taught."""
        ...

    @property
    def puzzles(self) -> PuzzleShelf:
        """Which puzzles people have tried."""
        ...

    async def open(self) -> None:
        """Be ready to read and to write."""

    async def close(self) -> None:
        """Write what is pending, and let go."""

    async def commit(self, change: Change) -> bool:
        """Write a change wholly; False if the table has moved on and nothing was written. True means it is kept."""
        ...

    async def load(self, id: str) -> StoredGame | None:
        """All that is kept of a table, as of one moment."""
        ...

    async def request(self, id: str, holder: str, request: str) -> Request | None:
        """A request that was carried out before."""
        ...

    async def request_ids(self, id: str) -> list[tuple[str, str]]:
        """Who sent the requests that were carried out at a table, and their ids."""
        ...

    async def seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """The seq of each of some tables."""
        ...

    async def playing(self) -> list[str]:
        """The tables where a game is played, the latest first."""
        ...

    async def due(self, date: float, limit: int) -> list[tuple[str, int]]:
        """The tables whose clocks want something done by a date, and their seqs, the first one first."""
        ...

    async def hosts(self) -> list[tuple[str, str]]:
        """The unfinished tables, and who made them."""
        ...

    async def unfinished(self, ids: Sequence[str]) -> list[str]:
        """Those of some tables that are not finished."""
        ...

    async def open_tables(self, limit: int) -> Listed:
        """Public tables that wait for people, the latest first."""
        ...

    async def tables_of(self, holder: str, limit: int, hidden: bool = False) -> Listed:
        """The tables where somebody sits, the latest first: those they have not hidden, or those they have."""
        ...

    async def person(self, holder: str) -> tuple[str, str] | None:
        """A name and a language."""
        ...

    async def save_person(self, holder: str, name: str, language: str) -> None:
        """Keep a name and a language."""

    async def knows(self, holder: str) -> bool:
        """Whether somebody has a name or a seat here."""
        ...

    async def tidy(self) -> None:
        """Do what need not be done at once."""


class Ear(Protocol):
    """Who hears what others tell: the house."""

    def hear_change(self, table: str, seq: int) -> None:
        """A table has changed elsewhere."""

    def hear_company(self, where: str, companies: Sequence[Company]) -> None:
        """Somebody watches tables elsewhere."""

    def hear_hurry(self, table: str) -> None:
        """Somebody elsewhere wants the bots of a table to be quick."""

    def hear_handed(self, tables: Sequence[str]) -> None:
        """Somebody elsewhere leaves, who moved the bots of some tables."""

    def hear_news(self, people: Sequence[str]) -> None:
        """Somebody elsewhere has told some people something."""

    def hear_talk(self, table: str) -> None:
        """Something was said elsewhere at a table."""

    def hear_mute(self, person: str) -> None:
        """Somebody wants to read others than before."""

    def hear_silence(self) -> None:
        """Nobody knows what was told meanwhile."""


class Crier(Protocol):
    """Tells others, who share the shelf, that a table has changed; whoever is alone tells nobody."""

    async def open(self, ear: Ear) -> None:
        """Let the house hear what others tell."""

    async def close(self) -> None:
        """Neither tell nor hear any longer."""

    def changed(self, table: str, seq: int) -> None:
        """A table has changed."""

    def present(self, companies: Sequence[Company]) -> None:
        """Who watches some tables here."""

    def hurry(self, table: str) -> None:
        """Somebody wants the bots of a table to be quick."""

    def handed(self, tables: Sequence[str]) -> None:
        """The house is about to close: somebody else should move the bots of these tables."""

    def ring(self, people: Sequence[str]) -> None:
        """Some people were told something."""

    def talked(self, table: str) -> None:
        """Something was said at a table."""

    def muted(self, person: str) -> None:
        """Somebody wants to read others than before."""


class Thinkers(Protocol):
    """Who answers for bots, gives hints, reads what strangers bring, and does whatever takes long."""

    budget: float
    """Seconds a bot may think about one answer."""
    effort: float
    """The part of a review's usual effort with which games are reviewed here."""

    async def close(self) -> None:
        """Stop thinking."""

    async def choose(self, match: Match, seat: int, level: str, people: People) -> int | None:
        """What a bot of a level answers; nothing if it breaks or is too slow."""
        ...

    async def advise(self, match: Match, seat: int, people: People) -> list[tuple[int, int, float, float]] | None:
        """What is thought of the options, the best first: the choice, how often tried, the chance to win, how sure."""
        ...

    async def review(self, record: str, heard: Callable[[dict[str, Any]], None], people: People) -> str | None:
        """The review of a finished game, as JSON; what is found on the way is told. Nothing if it breaks."""
        ...

    async def record(self, text: str, upto: int | None) -> tuple[Match, list[str]]:
        """The match of a record, wholly or up to a number of events, and the levels of its bots; or a refusal."""
        ...

    async def sheet(self, game: Game, text: str | None) -> str | None:
        """The text of a sheet to play with, nothing if its values are the standard ones; or a refusal."""
        ...

    async def check(self, game: Game, text: str) -> Checked:
        """Whether a game can be played with a sheet: which line is wrong, or what it changes."""
        ...

    async def beside(self, work: Callable[[], T]) -> T:
        """Do something long without holding up those who play."""
        ...

    def look(self) -> None:
        """People have come or gone: somebody else may be thought for first."""


def by_chance(answers: int) -> int | None:
    """No seed: what is drawn comes from the operating system's randomness."""
    return None


@dataclass
class Ports:
    """What a house is built on; its tables share it."""

    shelf: Shelf
    crier: Crier
    thinkers: Thinkers
    clock: Clock
    seed: Callable[[int], int | None] = by_chance
    """What is drawn by in a game that begins, is opened again or goes back after so many answers."""
    herald: Herald = field(default_factory=ListedNews)
    """Who tells people what happened while they looked elsewhere."""
    bars: Bars = field(default_factory=Bars)
    """Whom the operator keeps out."""
    expiry: Expiry = field(default_factory=Expiry)
    """How long the operator keeps tables."""
    quotas: Quotas = field(default_factory=Quotas)
    """How much of what is costly the operator lets people have."""
    tally: Tally = UNCOUNTED
    """Who counts what happens, for the operator."""
    reviewing: dict[tuple[str, str], Under] = field(default_factory=dict)
    """The tables whose games are being reviewed here."""
    unique: UniqueNames = field(init=False)
    """Whose names are theirs alone."""

    def __post_init__(self) -> None:
        """Names are looked up where devices are kept."""
        self.unique = UniqueNames(self.shelf.devices)
