"""Whom the operator keeps out, and what nobody may be called any more."""

from __future__ import annotations

from dataclasses import dataclass, field

from vernissage.house.errors import Refused
from vernissage.house.names import skeleton
from vernissage.house.reader import Reader


@dataclass
class Bars:
    """Whom the operator keeps out, and which names were taken away; as the journal has it."""

    people: set[str] = field(default_factory=set)
    names: set[tuple[str, str]] = field(default_factory=set)
    """A person, or nobody for everybody, and what is left of the name."""

    def check(self, reader: Reader, *names: str) -> None:
        """Refuse whoever may not come in, or wants to be called what was taken away."""
        if reader.holder and reader.holder in self.people:
            raise Refused(403, "error-barred")
        if self.names and any((who, skeleton(name)) in self.names for name in names for who in (reader.holder, "")):
            raise Refused(403, "error-name-removed")
