"""Who is away, and what is done about it."""

from __future__ import annotations

from typing import Literal

from vernissage.bots import Level
from vernissage.house.protocol.words import Sent, Wire

Reason = Literal["", "time", "away", "wish", "conceded"]
"""Why a bot stands in for somebody."""


class Absence(Wire, omit_defaults=True):
    """Somebody is not at the table."""

    since: float
    """Since when, in seconds since 1970 by the server's clock."""
    hand_over_at: float | None = None
    """From when on the reader may ask for a bot in that seat; left out where the reader may not."""
    votes: list[int] = []
    """The seats that have asked for it."""
    needed: list[int] = []
    """The seats of those at the table who have yet to ask, if the reader is not the host."""


class StandIn(Sent):
    """Let a bot play on: for oneself (`wish`, until one comes back, or `conceded`), or for somebody away."""

    why: Literal["wish", "conceded", "away"]
    level: Level = "study"
    """Which bot, for oneself; somebody away gets the usual one."""
