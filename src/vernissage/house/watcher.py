"""Somebody who watches a table."""

from __future__ import annotations

import asyncio

from vernissage.house.reader import Reader


class Watcher:
    """A live connection to a table: who reads, and what has been sent already."""

    def __init__(self, reader: Reader, seat: int | None, seq: int = -1, events: int = 0, panels: bool = True) -> None:
        self.panels = panels
        self.reader = reader
        self.seat = seat
        self.seq = seq
        self.events = events
        self.talk: tuple[int, int] | None = None
        """How far the talk has been sent, of the seats and of the gallery; nothing if it is not wanted."""
        self.talk_anew = False
        """Whether all of it has to be sent again."""
        self.muted: set[str] | None = None
        """Whom the reader does not want to read; nothing if that has to be looked up."""
        self.wake = asyncio.Event()
        self.ended = False
        """Whether it must be made anew: the device was sent away or has another key, or the house closes; for good."""
        self.look()

    def look(self) -> None:
        """Send the table as it is now."""
        self.looking = True
        self.wake.set()

    def end(self) -> None:
        """Say nothing more to this connection."""
        self.ended = True
        self.wake.set()
