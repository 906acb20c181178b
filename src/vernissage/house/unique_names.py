"""Whose names are theirs alone: those of people with a passkey, told from others by a sign beside them.

Anybody may call themselves anything at a table, so a name says who somebody is only where the sign stands: no two
people with passkeys have names that look alike, and whoever is called like one of them has no sign.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from vernissage.house.devices import Devices

REMEMBERED = 50_000
"""People of whom it is known without a look at the shelf."""
AT_ONCE = 500
"""People that one look is about."""


class UniqueNames:
    """The names that are somebody's alone, as far as anybody was shown here."""

    def __init__(self, devices: Devices) -> None:
        self._devices = devices
        self._known: dict[str, str] = {}

    def holds(self, person: str, name: str) -> bool:
        """Whether a name is a person's alone."""
        return bool(name) and self._known.get(person) == name

    async def learn(self, people: Iterable[str], again: bool = False) -> set[str]:
        """Look what some people are called: those nobody was told of, or all of them; whose name is another now."""
        wanted = iter(sorted({one for one in people if one and (again or one not in self._known)}))
        changed: set[str] = set()
        while some := list(islice(wanted, AT_ONCE)):
            found = await self._devices.reserved_names(some)
            changed |= {one for one in some if self._known.get(one, "") != found.get(one, "")}
            self._known |= {one: found.get(one, "") for one in some}
        while len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return changed
