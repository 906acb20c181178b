"""Finished games, ratings, and somebody's page."""

from __future__ import annotations

from typing import Literal

from vernissage.bots import Level
from vernissage.house.protocol.words import Sent, Wire

Clocked = Literal["", "live", "days"]


class SeatEnd(Wire, omit_defaults=True):
    """How a seat of a finished game ended."""

    seat: int
    colour: str
    who: Literal["human", "bot", "open"]
    name: str
    """As the reader's language says it."""
    rank: int
    """From 1; equals share a place, whoever left comes last."""
    points: int
    level: Level | None = None
    left: bool = False
    """Whether somebody else played it at the end."""
    page: str = ""
    """The code of the person's page, if they want one."""
    unique: bool = False
    """Whether the name is theirs alone."""
    own: bool = False
    """Whether it is the seat of the person whose games these are."""
    change: int | None = None
    """What the game did to the person's rating; on a person's page, of that person only."""


class GameEnd(Wire):
    """A finished game; its table shows it again from the first move to the last."""

    table: str
    game: str
    title: str
    timing: Clocked
    """How its clock ran; empty without one."""
    rated: bool
    public: bool
    ended: float
    """Seconds since 1970."""
    seats: list[SeatEnd]


class GameEnds(Wire):
    """Finished games, the latest first."""

    games: list[GameEnd]
    next: str
    """What to send as `before` for earlier ones; empty if there are none."""


class LevelPoints(Wire):
    """A level of the bots as a point of reference, as the arena has measured it."""

    level: Level
    label: str
    points: int
    margin: int
    """How far off the points may be, at 95 %."""


class RatedGame(Wire):
    """A rating after a game."""

    day: float
    """The day of the game, as seconds since 1970."""
    points: int


class GameRating(Wire):
    """How strong somebody is at a game: 400 points apart, the stronger is ahead ten times as often."""

    game: str
    title: str
    points: int
    margin: int
    """How far off the points may be, at 95 %."""
    sure: bool
    """Whether it is more than a first idea."""
    games: int
    history: list[RatedGame]
    """The latest games, the earliest first."""
    levels: list[LevelPoints]


class Tally(Wire):
    """Somebody's results at a game with so many seats."""

    game: str
    title: str
    seats: int
    games: int
    won: int
    rank: float
    """On average."""
    points: float
    """On average."""


class Opponent(Wire, omit_defaults=True):
    """Whom somebody met, and how it went."""

    name: str
    games: int
    ahead: int
    """How often the person of the page was ahead."""
    level: Level | None = None
    page: str = ""
    unique: bool = False
    """Whether the name is theirs alone."""
    key: str = ""
    """What to send as `against` for the games that were played with them."""


class Category(Wire):
    """Points for something, on average."""

    label: str
    mine: float
    average: float | None
    """What people have; nothing if nobody has played it yet."""


class Compared(Wire):
    """Somebody's points by category, beside the average of the game with so many seats."""

    game: str
    title: str
    seats: int
    games: int
    others: int
    """How many results the average is made of."""
    total: Category
    categories: list[Category]


class PersonPage(Wire):
    """What somebody shows of themselves, from their latest games."""

    name: str
    """Empty for somebody without one."""
    unique: bool
    """Whether the name is theirs alone."""
    mine: bool
    """Whether it is the reader's own: then games at private tables count too."""
    games: int
    ratings: list[GameRating]
    tallies: list[Tally]
    opponents: list[Opponent]
    compared: list[Compared]


class MyPage(Wire):
    """Whether the reader has a page that others can see, and where."""

    code: str
    """Empty without one."""
    link: str


class PageWish(Sent):
    """Whether the reader wants a page."""

    on: bool
