"""The house and its tables: what can be played, by whom."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from vernissage.bots import Level
from vernissage.house.protocol.absence import Absence, Reason
from vernissage.house.protocol.sheets import SheetText
from vernissage.house.protocol.talk import Reaction
from vernissage.house.protocol.timing import Preset, Timing
from vernissage.house.protocol.words import Language, Name, Sent, Status, Wire


class Choice(Wire):
    """A value that a variant may take."""

    value: int | str
    label: str
    about: str
    """What choosing it means, in a sentence; may be empty."""


class Variant(Wire):
    """An option of a game's setup; the first value is the default."""

    name: str
    label: str
    about: str
    """What it is for, in a sentence; may be empty."""
    values: list[Choice]


class GameInfo(Wire):
    """A game that can be played here."""

    name: str
    title: str
    designer: str
    version: int
    least_seats: int
    most_seats: int
    summary: str
    variants: list[Variant]
    presets: list[Preset]
    """How it may be timed, the quickest first."""


class LevelInfo(Wire):
    """A strength of bots."""

    name: Level
    label: str


class ReactionInfo(Wire):
    """Something that can be said by one touch."""

    name: Reaction
    label: str


class HouseInfo(Wire):
    """What the first page needs to know."""

    version: str
    languages: list[Language]
    games: list[GameInfo]
    levels: list[LevelInfo]
    colours: list[str]
    """The colours of the seats, in order."""
    reactions: list[ReactionInfo]
    kept: list[str]
    """How long tables are kept that nobody comes back to; nothing if for ever."""


class Me(Wire):
    """Who the reader is: a name and a language; the key is in a cookie that scripts cannot read."""

    known: bool
    name: str
    language: Language


class Introduction(Sent):
    """A name and a language to be called by."""

    name: Name | None = None
    language: Language | None = None


class SeatWanted(Sent):
    """Who shall sit there: the creator (several times on one screen), a bot of a level, or whoever comes."""

    who: Literal["me", "bot", "open"]
    name: Name = ""
    level: Level = "sketch"


class NewTable(Sent):
    """A table to create. It starts at once if no seat is open."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=6)]
    options: dict[str, int | str] = {}
    public: bool = True
    """Whether the table is listed among the open ones."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    """Milliseconds a bot takes for a move, so that people can follow."""
    sheet: SheetText | None = None
    """A component sheet of one's own; the standard one if it is missing."""
    timing: Timing | None = None
    """How the game is timed; not at all if it is missing."""
    talk: bool = True
    """Whether people may talk at the table."""


class Import(Sent):
    """A record to continue from."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    upto: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    """How many events to keep; all if it is missing."""
    seats: Annotated[list[SeatWanted], Meta(max_length=6)] = []
    """Who continues; if empty, bots as they were, and the creator in all other seats."""
    alone: Annotated[int, Meta(ge=0, le=5)] | None = None
    """With `seats` empty: the only seat of the creator; bots take those of people, too."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900


class Seat(Wire, omit_defaults=True):
    """A seat of a table."""

    seat: int
    colour: str
    who: Literal["human", "bot", "open"]
    name: str
    """As the reader's language says it."""
    level: Level | None
    online: bool
    mine: bool
    short: str = ""
    """The name without the colour that sets it apart from others; left out where it has none."""
    stand_in: Level | None = None
    """The level of the bot that answers for the person now; the seat stays theirs."""
    stand_in_for: Reason = ""
    """Why it does: the time ran out, the others handed the seat over, the person wished so, or has conceded."""
    absence: Absence | None = None
    """Since when the person is not at the table, if they are not."""
    unique: bool = False
    """Whether the name is theirs alone: they have a passkey, and nobody else who has one is called so."""


class TableInfo(Wire):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[Seat]
    options: dict[str, int | str]
    public: bool
    own_sheet: bool
    """Whether it is played with a component sheet of its own."""
    your_turn: bool
    seq: int
    created: float
    """Seconds since 1970."""
    updated: float
    timing: Timing | None
    """How it is timed; nothing if it is not."""


class Tables(Wire):
    """A list of tables, the latest first."""

    tables: list[TableInfo]


class Created(Wire):
    """A new table, and the links that lead to it."""

    id: str
    link: str
    """The path of the table: for those who hold a seat, and for spectators."""
    invitation: str
    """The code that lets others take an open seat; empty if there is none."""
    invitation_link: str


class Sit(Sent):
    """Take an open seat."""

    invitation: Annotated[str, Meta(max_length=64)] = ""
    """The code of the link; a public table needs none."""
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    """Which seat; the first open one if it is missing."""
    name: Name = ""


class Arrange(Sent):
    """Hand a seat on, before the start: to a bot of a level, or to whoever comes."""

    who: Literal["bot", "open"]
    level: Level = "sketch"


class Start(Sent):
    """Begin now: bots of a level take the seats that are still open."""

    level: Level = "sketch"
