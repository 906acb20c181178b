"""How a table is timed, and what its clocks show."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from vernissage.bots import Level
from vernissage.house.protocol.words import Sent, Wire

LEAST_BANK, MOST_BANK = 60, 86_400
LEAST_INCREMENT, MOST_INCREMENT = 5, 3_600


class Live(Sent, tag_field="kind", tag="live"):
    """A bank of seconds for the whole game, and an increment whenever a turn ends."""

    bank: Annotated[int, Meta(ge=LEAST_BANK, le=MOST_BANK)]
    increment: Annotated[int, Meta(ge=LEAST_INCREMENT, le=MOST_INCREMENT)]
    level: Level = "sketch"
    """The level of the bot that answers for whoever is out of time."""


class Days(Sent, tag_field="kind", tag="days"):
    """So many days for every turn."""

    days: Literal[1, 2, 3, 7]
    level: Level = "sketch"
    """The level of the bot that answers for whoever is out of time."""


Timing = Live | Days


class Preset(Wire):
    """A live timing named by the time a game takes."""

    minutes: int
    """How long a game takes with it, about."""
    increment: int
    banks: list[int]
    """The bank of a seat, for each number of seats that can play, the least first."""


class SeatClock(Wire):
    """What the clock of a seat shows."""

    seat: int
    left: float
    """Seconds left at the date beside; never less than nothing."""
    running: bool
    """Whether it runs: the seat is asked, and a person answers for it."""
    short: float
    """So many seconds are little."""


class Clocks(Wire):
    """What all clocks of a table show at a date of the server's; whoever reads it counts on from there."""

    date: float
    """Seconds since 1970."""
    seats: list[SeatClock]
