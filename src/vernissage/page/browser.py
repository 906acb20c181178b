"""What a page asks of its browser. The page's script gives it; nothing here knows of JavaScript."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol, TypeVar

from msgspec import MsgspecError, Struct, json

T = TypeVar("T")
Worker = Literal["bots", "reviews"]
"""Who thinks beside the board: nobody's turn waits for a review."""
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

    async def tabs(self) -> str:
        """`{"me": …, "open": […]}`: what this tab is called, and all that are open, null if nobody knows."""
        ...

    async def think(self, worker: Worker, task: str) -> str:
        """What one of the workers that think answers to a task."""
        ...

    async def awake(self, worker: Worker) -> None:
        """Start a worker that thinks, unless it is there, and wait until it listens."""

    def stop_thinking(self, worker: Worker) -> None:
        """End a worker that thinks, whatever it is doing; another one takes its place when somebody waits for it."""

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


class Tabs(Struct):
    """What a tab is called, and which are open, as far as the browser knows."""

    me: str
    open: list[str] | None

    def gone(self, tab: str) -> bool:
        """Whether a tab is surely closed."""
        return self.open is not None and tab not in self.open


class Cupboard:
    """IndexedDB: texts under keys, written together or not at all."""

    def __init__(self, script: Script) -> None:
        self._script = script

    async def tabs(self) -> Tabs:
        """Who else has this cupboard open."""
        return json.decode(await self._script.tabs(), type=Tabs)

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


def read(row: str | None, kind: type[T]) -> T | None:
    """A row that was kept; one that cannot be read, by this version at least, is as if it were not there."""
    try:
        return None if row is None else json.decode(row, type=kind)
    except (MsgspecError, RecursionError):
        return None
