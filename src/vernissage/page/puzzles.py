"""First tries at puzzles, in IndexedDB."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import json

from vernissage.house.puzzle_shelf import Tried
from vernissage.page.browser import Cupboard, Rows, read


class PagePuzzles:
    """First tries of all tabs of a browser."""

    def __init__(self, cupboard: Cupboard) -> None:
        self._cupboard = cupboard

    async def tried(self, person: str) -> dict[str, Tried]:
        """Somebody's first tries."""
        return readable(await self._cupboard.all(f"puzzle/{person}/"))

    async def keep(self, person: str, tried: Tried) -> bool:
        """Keep a first try, unless another tab was faster."""
        key = f"puzzle/{person}/{tried.puzzle}"
        return await self._cupboard.write({key: json.encode(tried).decode()}, only={key: None})

    async def merge(self, person: str, tries: Iterable[Tried], most: int) -> int | None:
        """Keep tries of a file, all or none; of two at a puzzle the first counts. How many are new, if they fit."""
        while True:
            here = await self._cupboard.all(f"puzzle/{person}/")
            known = readable(here)
            found = dict(known)
            for one in tries:
                if one.puzzle in here and one.puzzle not in known:
                    continue  # another version wrote it, and can read it
                if one.puzzle not in found or one.date < found[one.puzzle].date:
                    found[one.puzzle] = one
            if len(found) > max(most, len(known)):
                return None
            news = {puzzle: one for puzzle, one in found.items() if one != known.get(puzzle)}
            rows = {f"puzzle/{person}/{puzzle}": json.encode(one).decode() for puzzle, one in news.items()}
            only = {f"puzzle/{person}/{puzzle}": here.get(puzzle) for puzzle in news}
            if not news or await self._cupboard.write(rows, only=only):
                return len(found) - len(known)

    async def gives(self, person: str) -> bool:
        """Whether puzzles may be made of somebody's games; from a page nobody takes them."""
        return False

    async def give(self, person: str, on: bool, date: float) -> None:
        """Nobody takes anything from a page, whatever is wished."""


def readable(rows: Rows) -> dict[str, Tried]:
    """Tries that were kept; one that cannot be read keeps no other away."""
    found = {puzzle: read(row, Tried) for puzzle, row in rows.items()}
    return {puzzle: one for puzzle, one in found.items() if one is not None}
