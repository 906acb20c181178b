"""The book of results in IndexedDB: one row a finished game."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import json

from vernissage.house.book import Averages, Find, Found
from vernissage.house.memory_book import MemoryBook
from vernissage.house.results import Over
from vernissage.house.stored import Listed, StoredGame
from vernissage.page.browser import Cupboard, read


class PageBook(MemoryBook):
    """Results of all tabs; what follows from them is worked out anew, in the order in which games ended."""

    def __init__(self, cupboard: Cupboard, tables: Callable[[], Listed]) -> None:
        super().__init__(lambda: [StoredGame(table, seats, (), None) for table, seats in tables()])
        self._cupboard = cupboard

    async def write(self, over: Over) -> bool:
        """Keep a result, unless another tab was faster."""
        only = {f"over/{over.table}": None}
        return await self._cupboard.write({f"over/{over.table}": json.encode(over).decode()}, only=only) and (
            await super().write(over)
        )

    async def give_up(self, table: str, ended: float) -> None:
        """Keep that a table has no result."""
        await self._cupboard.write({f"over/{table}": "null"}, only={f"over/{table}": None})
        await super().give_up(table, ended)

    async def missing(self, since: float, limit: int) -> list[tuple[str, float]]:
        """Finished tables whose result is not kept."""
        await self._catch_up()
        return await super().missing(since, limit)

    async def find(self, find: Find, limit: int) -> Found:
        """Finished games, the latest first."""
        await self._catch_up()
        return await super().find(find, limit)

    async def averages(self, game: str, seats: int) -> Averages:
        """What people have at the end of a game with so many seats."""
        await self._catch_up()
        return await super().averages(game, seats)

    async def _catch_up(self) -> None:
        """Read the results that are not known yet; one that cannot be read is none."""
        rows = await self._cupboard.all("over/")
        news = {table: read(row, Over) for table, row in rows.items() if table not in self._over}
        for table, over in news.items():
            if over is None:
                await super().give_up(table, 0.0)
        for over in sorted((one for one in news.values() if one is not None), key=lambda one: one.ended):
            await super().write(over)
