"""The unfinished tables that each person and each address has made: cheap to make, expensive to keep."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from vernissage.house.errors import Refused

REMEMBERED = 50_000
"""People and addresses whose tables are counted."""


class Kept:
    """The unfinished tables that each person and each address has made: cheap to make, expensive to keep."""

    def __init__(self, person: int, address: int, unfinished: Callable[[Sequence[str]], Awaitable[list[str]]]) -> None:
        self.person = person
        self.address = address
        self._unfinished = unfinished
        self._made: dict[str, dict[str, None]] = {}

    async def check(self, holder: str, address: str) -> None:
        """Refuse one more table to whoever keeps too many."""
        for who, most in ((holder, self.person), (address, self.address)):
            made = self._made.get(who)
            if not who or made is None or len(made) < most:
                continue
            left = await self._unfinished(list(made))  # some may be over by now
            self._made[who] = dict.fromkeys(left)
            if len(left) >= most:
                raise Refused(429, "error-too-many-tables", {"count": len(left)})

    def add(self, id: str, holder: str, address: str = "") -> None:
        """A table was made."""
        if len(self._made) > REMEMBERED:  # who made one long ago is no longer counted
            del self._made[next(iter(self._made))]
        for who in (holder, address):
            if who:
                self._made.setdefault(who, {})[id] = None
