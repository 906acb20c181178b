"""Reading what strangers bring somewhere else: what is asked there, and what comes back."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

import msgspec

from vernissage.core.game import Game
from vernissage.house.errors import Refused
from vernissage.house.papers import match_of
from vernissage.house.protocol.sheets import Checked
from vernissage.table.match import Match

Read = dict[str, Any]


class Papers:
    """Whoever has papers read; where and within which limits is said by `read`."""

    @abstractmethod
    async def read(self, task: Read) -> Read | None:
        """What a paper says; nothing if it takes more time or memory than any that is right."""

    async def record(self, text: str, upto: int | None) -> tuple[Match, list[str]]:
        """The match of a record, wholly or up to a number of events, and the levels of its bots."""
        found = await self._found({"record": text, "upto": upto}, "error-record")
        return await self.played(found), found["bots"]

    async def played(self, found: Read) -> Match:
        """The match that a record was found to be."""
        return match_of(found)

    async def sheet(self, game: Game, text: str | None) -> str | None:
        """The text of a sheet to play with; nothing if its values are the standard ones."""
        if text is None:
            return None
        found = await self._found({"game": game.name, "sheet": text, "check": False}, "error-sheet")
        return text if found["sheet"] is not None else None

    async def check(self, game: Game, text: str) -> Checked:
        """Whether a game can be played with a sheet: which line is wrong, or what it changes."""
        return msgspec.convert(
            await self._found({"game": game.name, "sheet": text, "check": True}, "error-sheet"), Checked
        )

    async def _found(self, task: Read, otherwise: str) -> Read:
        found = await self.read(task)
        if found is None:
            args: dict[str, int | str] = {"line": 0} if otherwise == "error-sheet" else {}
            raise Refused(400, otherwise, args, detail="it takes too much time or memory to read")
        if "refused" in found:
            raise Refused(400, found["refused"], found["args"], detail=found["detail"])
        return found
