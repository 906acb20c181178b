"""How long tables are kept that nobody comes back to: for ever, unless the operator wishes otherwise."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields

from vernissage.core.game import Line
from vernissage.house.stored import StoredTable

DAY = 86_400.0
STATUS = {"empty": "gathering", "abandoned": "playing", "anonymous": "finished"}
"""What each kind of table is doing that may be removed."""
WARNED = 14.0
"""Days before its end in which the people of a table are told, or half of the time that it has if that is less."""


@dataclass(frozen=True)
class Expiry:
    """Days after which tables are removed where nobody has played or looked in; nothing for never."""

    empty: float | None = None
    """Where nobody came to play."""
    abandoned: float | None = None
    """Where a game stands still."""
    anonymous: float | None = None
    """Where a game is over, and all who played are known by one browser only, or not at all."""

    @property
    def days(self) -> dict[str, float]:
        """Of each kind that is removed at all, after how many days."""
        found = {field.name: getattr(self, field.name) for field in fields(self)}
        return {kind: days for kind, days in found.items() if days is not None}

    def warning(self, table: StoredTable, date: float) -> Line | None:
        """What the people of a table are told shortly before it is removed, if nobody plays there."""
        for kind, days in self.days.items():
            end = table.updated + days * DAY
            if STATUS[kind] == table.status != "finished" and end - date < min(WARNED, days / 2) * DAY:
                return Line("notice-expires", {"days": max(1, math.ceil((end - date) / DAY))})
        return None

    def told(self) -> list[Line]:
        """What everybody may know about it."""
        return [Line(f"expires-{kind}", {"days": round(days)}) for kind, days in self.days.items()]
