"""First tries at puzzles, in IndexedDB."""

from __future__ import annotations

from msgspec import json

from vernissage.house.puzzle_shelf import Tried
from vernissage.page.browser import Cupboard


class PagePuzzles:
    """First tries of all tabs of a browser."""

    def __init__(self, cupboard: Cupboard) -> None:
        self._cupboard = cupboard

    async def tried(self, person: str) -> dict[str, Tried]:
        """Somebody's first tries."""
        rows = await self._cupboard.all(f"puzzle/{person}/")
        return {puzzle: json.decode(row, type=Tried) for puzzle, row in rows.items()}

    async def keep(self, person: str, tried: Tried) -> bool:
        """Keep a first try, unless another tab was faster."""
        key = f"puzzle/{person}/{tried.puzzle}"
        return await self._cupboard.write({key: json.encode(tried).decode()}, only={key: None})

    async def gives(self, person: str) -> bool:
        """Whether puzzles may be made of somebody's games; from a page nobody takes them."""
        return False

    async def give(self, person: str, on: bool, date: float) -> None:
        """Nobody takes anything from a page, whatever is wished."""
