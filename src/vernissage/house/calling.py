"""What criers say to each other, whatever carries it: words of plain data, with the name of who says them."""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from vernissage.house.ports import Company, Ear

TOLD_AT_ONCE = 80
"""People who are told something, in one word."""
COMPANIES = 15
"""Tables of which it is told who watches them, in one word."""
HANDED = 200
"""Tables that are handed over in one word."""


class Caller:
    """A crier whose words others hear; how they get there is said by `call`."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(8)
        """By which the others know this one."""

    @abstractmethod
    def call(self, word: dict[str, Any]) -> None:
        """Let the others hear a word."""

    def changed(self, table: str, seq: int) -> None:
        """A table has changed."""
        self.call({"table": table, "seq": seq, "from": self.name})

    def present(self, companies: Sequence[Company]) -> None:
        """Who watches some tables here."""
        for i in range(0, len(companies), COMPANIES):
            self.call({"present": companies[i : i + COMPANIES], "from": self.name})

    def hurry(self, table: str) -> None:
        """Somebody wants the bots of a table to be quick."""
        self.call({"table": table, "hurry": True, "from": self.name})

    def handed(self, tables: Sequence[str]) -> None:
        """Whoever says so leaves: another should move the bots of these tables."""
        for i in range(0, len(tables), HANDED):
            self.call({"handed": tables[i : i + HANDED], "from": self.name})

    def ring(self, people: Sequence[str]) -> None:
        """Some people were told something."""
        for i in range(0, len(people), TOLD_AT_ONCE):
            self.call({"news": people[i : i + TOLD_AT_ONCE], "from": self.name})

    def talked(self, table: str) -> None:
        """Something was said at a table."""
        self.call({"said": table, "from": self.name})

    def muted(self, person: str) -> None:
        """Somebody wants to read others than before."""
        self.call({"muted": person, "from": self.name})

    def hear(self, ear: Ear, word: Mapping[str, Any]) -> None:
        """Pass a word on to the house, unless it is its own."""
        if word["from"] == self.name:
            return
        if not word["from"]:  # the line was cut: nobody knows what was said meanwhile
            ear.hear_silence()
        if "present" in word:
            ear.hear_company(word["from"], word["present"])
        if "handed" in word:
            ear.hear_handed(word["handed"])
        if "news" in word:
            ear.hear_news(word["news"])
        if "said" in word:
            ear.hear_talk(word["said"])
        if "muted" in word:
            ear.hear_mute(word["muted"])
        if "seq" in word:
            ear.hear_change(word["table"], word["seq"])
        elif "table" in word:
            ear.hear_hurry(word["table"])
