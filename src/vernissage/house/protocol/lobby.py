"""The lobby: what is told of public tables as they change, who looks for a game, who is ready to begin."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from vernissage.bots import Level
from vernissage.house.protocol.tables import TableInfo
from vernissage.house.protocol.words import Name, Sent, Wire

Pace = Literal["untimed", "live", "days"]
"""How time is kept: not at all, by a bank for the game, by days a turn."""


class Seeking(Sent):
    """What somebody would like to play: one of some games, with one of some numbers of seats, at one of some paces."""

    games: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(min_length=1, max_length=16)]
    seats: Annotated[list[Annotated[int, Meta(ge=2, le=6)]], Meta(min_length=1, max_length=6)]
    paces: Annotated[list[Pace], Meta(min_length=1, max_length=3)]
    near: bool = False
    """Whether only people of about the same rating are wanted; the longer one waits, the less it is minded."""
    bots: Level | None = None
    """Bots of this level may fill the table when nobody has come for a while; nothing if only people are wanted."""
    name: Name = ""


class Seek(Wire):
    """Somebody's wish for a game, as it stands."""

    games: list[str]
    seats: list[int]
    paces: list[Pace]
    near: bool
    bots: Level | None
    since: float
    """Seconds since 1970."""
    bots_from: float | None
    """When bots may fill the table; nothing if none are wanted."""
    now: float
    """What time it is for the house."""
    table: str
    """The table where a seat was found; empty while one waits."""


class Sought(Wire):
    """What the reader looks for; nothing if the reader does not."""

    seek: Seek | None


class Readiness(Wire):
    """All seats of a live table are taken: everybody says that they are there, or the seat is open again."""

    seats: list[int]
    """The seats that are ready; bots always are."""
    until: float
    """Seconds since 1970."""
    now: float
    """What time it is for the house."""


class LobbyChange(Wire, tag_field="type", tag="lobby"):
    """Public tables that wait for people or can be watched: all of them, or those that are new, changed or gone."""

    at: str
    """Where this leaves the reader: sent back after a lost line, only what is missing is told."""
    whole: bool
    tables: list[TableInfo]
    gone: list[str]
    seekers: int
    """How many people look for a game."""


class MineChanged(Wire, tag_field="type", tag="mine"):
    """Something has happened at a table where the reader sits."""


class SeekChanged(Wire, tag_field="type", tag="seek"):
    """What the reader looks for has changed, or a seat was found."""

    seek: Seek | None
