"""What a page asks of its browser. The page's script gives it; nothing here knows of JavaScript."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import json

Rows = dict[str, str]
"""What is kept under each key, as text."""


class Script(Protocol):
    """The page's script, as Python sees it: JSON goes in and comes out."""

    async def read(self, wanted: str) -> str:
        """What IndexedDB has: `{"keys": […]}`, or all that begins with `{"prefix": "…"}`."""
        ...

    async def write(self, rows: str) -> str:
        """Write rows in one transaction and wait until it is kept: `"done"`, `"moved"`, or why it cannot be."""
        ...

    def call(self, word: str) -> None:
        """Let the other tabs hear a word."""

    async def think(self, task: str) -> str:
        """What the second worker answers to a task."""
        ...

    async def awake(self) -> None:
        """Wait until the second worker listens."""

    def stop_thinking(self) -> None:
        """End the second worker, whatever it is doing; another one takes its place."""

    def say(self, connection: int, message: str) -> None:
        """Send something to a live connection."""

    def hang_up(self, connection: int, code: int) -> None:
        """End a live connection."""


class Unkept(Exception):
    """The browser cannot write; nothing has changed."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.full = why == "full"
        """Whether there is no room left."""


class Cupboard:
    """IndexedDB: texts under keys, written together or not at all."""

    def __init__(self, script: Script) -> None:
        self._script = script

    async def get(self, *keys: str) -> list[str | None]:
        """What is kept under some keys."""
        found = json.decode(await self._script.read(json.encode({"keys": keys}).decode()), type=Rows)
        return [found.get(key) for key in keys]

    async def all(self, prefix: str) -> Rows:
        """Everything whose key begins so, without the beginning, in the order of the keys."""
        found = json.decode(await self._script.read(json.encode({"prefix": prefix}).decode()), type=Rows)
        return {key.removeprefix(prefix): text for key, text in sorted(found.items())}

    async def write(self, rows: Rows, drop: Sequence[str] = (), only: Mapping[str, str | None] | None = None) -> bool:
        """Keep rows and forget others, if some keys still hold `only` what is said; True means that it is kept."""
        wanted = json.encode({"rows": rows, "drop": drop, "only": only or {}}).decode()
        done = json.decode(await self._script.write(wanted), type=str)
        if done not in ("done", "moved"):
            raise Unkept(done)
        return done == "done"
