"""The desk where strangers hand in records and sheets: a process of its own reads them, never the one of the tables."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec

from vernissage.core.game import Game
from vernissage.house.clock import Clock
from vernissage.house.errors import Refused
from vernissage.house.papers import match_of
from vernissage.house.protocol.sheets import Checked
from vernissage.server.thinker import Thinker
from vernissage.table.match import Match

CLERK = (sys.executable, "-m", "vernissage.server.clerk")
PATIENCE = 10.0
"""Seconds after which a paper is taken away from whoever reads it."""
START = 30.0
"""Seconds that the process may take to start, on a busy machine."""
QUEUE = 30
"""Papers that may wait."""


class Desk:
    """One process that reads, kept warm; killed and replaced when it takes too long or breaks."""

    def __init__(self, clock: Clock, command: tuple[str, ...] = CLERK) -> None:
        self.clock = clock
        self._clerk = Thinker(command, START, clock)
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def close(self) -> None:
        """Send the process home."""
        await self._clerk.stop()

    async def record(self, text: str, upto: int | None) -> tuple[Match, list[str]]:
        """The match of a record, wholly or up to a number of events, and the levels of its bots."""
        read = await self._read({"record": text, "upto": upto}, "error-record")
        return await asyncio.to_thread(match_of, read), read["bots"]

    async def sheet(self, game: Game, text: str | None) -> str | None:
        """The text of a sheet to play with; nothing if its values are the standard ones."""
        if text is None:
            return None
        read = await self._read({"game": game.name, "sheet": text, "check": False}, "error-sheet")
        return text if read["sheet"] is not None else None

    async def check(self, game: Game, text: str) -> Checked:
        """Whether a game can be played with a sheet: which line is wrong, or what it changes."""
        read = await self._read({"game": game.name, "sheet": text, "check": True}, "error-sheet")
        return msgspec.convert(read, Checked)

    async def _read(self, task: dict[str, Any], otherwise: str) -> dict[str, Any]:
        """What a paper says; refused if it is wrong, or takes more time or memory than any that is right."""
        if self._waiting >= QUEUE:
            raise Refused(429, "error-too-many")
        self._waiting += 1
        try:
            async with self._turn:
                read = await self._clerk.think(task, PATIENCE)
                if read is None:
                    await self._clerk.stop()
        finally:
            self._waiting -= 1
        if read is None:
            args: dict[str, int | str] = {"line": 0} if otherwise == "error-sheet" else {}
            raise Refused(400, otherwise, args, detail="it takes too much time or memory to read")
        if "refused" in read:
            raise Refused(400, read["refused"], read["args"], detail=read["detail"])
        return read
