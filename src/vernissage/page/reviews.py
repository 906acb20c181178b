"""Reviews in IndexedDB, and the wishes for some, each with the tab that makes it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, json

from vernissage.house.review_shelf import AT_ONCE
from vernissage.house.reviews import LOST
from vernissage.page.browser import Cupboard, read


class Wish(Struct, array_like=True):
    """A review that is wanted, and when its maker last said a word."""

    edition: str
    date: float
    maker: str
    """The tab that makes it."""


class Made(Struct, array_like=True):
    """A review."""

    edition: str
    text: str


class PageReviews:
    """Reviews by their tables. What a tab leaves undone is anybody's as soon as that tab is closed."""

    def __init__(self, cupboard: Cupboard) -> None:
        self._cupboard = cupboard

    async def wish(self, table: str, edition: str, date: float) -> bool:
        """Write down that a review is wanted, unless another tab makes it."""
        tabs = await self._cupboard.tabs()
        while True:
            row, wished = await self._wished(table)
            if wished is not None and wished.edition == edition and wished.maker != tabs.me:
                known = tabs.open is not None
                if not tabs.gone(wished.maker) and (known or wished.date > date - LOST):
                    return False
            rows = {f"wish/{table}": written(Wish(edition, date, tabs.me))}
            if await self._cupboard.write(rows, [f"review/{table}"], {f"wish/{table}": row}):
                return True

    async def kept(self, table: str, edition: str) -> str | None:
        """The review of a table's game; empty if it is wanted and not made yet."""
        (row,) = await self._cupboard.get(f"review/{table}")
        made = read(row, Made)
        if made is not None and made.edition == edition:
            return made.text
        _, wished = await self._wished(table)
        return "" if wished is not None and wished.edition == edition else None

    async def keep(self, table: str, edition: str, review: str, date: float) -> None:
        """Keep a review, if it is still wanted."""
        while True:
            row, wished = await self._wished(table)
            if wished is None or wished.edition != edition:
                return
            rows = {f"review/{table}": written(Made(edition, review))}
            if await self._cupboard.write(rows, [f"wish/{table}"], {f"wish/{table}": row}):
                return

    async def drop(self, table: str, edition: str) -> None:
        """Forget a wish that nothing comes of."""
        row, wished = await self._wished(table)
        if wished is not None and wished.edition == edition:
            await self._cupboard.write({}, [f"wish/{table}"], {f"wish/{table}": row})

    async def renew(self, tables: Iterable[str], date: float) -> None:
        """Say that these are being made here."""
        me = (await self._cupboard.tabs()).me
        for table in tables:
            row, wished = await self._wished(table)
            if wished is not None and wished.maker == me:
                await self._dated(table, row, Wish(wished.edition, date, me))

    async def claim(self, before: float, date: float) -> list[tuple[str, str]]:
        """Take over some that nobody makes: their tab is closed, or has said nothing for long."""
        tabs = await self._cupboard.tabs()
        found: list[tuple[str, str]] = []
        for table, row in list((await self._cupboard.all("wish/")).items()):
            wished = read(row, Wish)
            if wished is None or not (wished.date <= before or tabs.gone(wished.maker)):
                continue
            if len(found) < AT_ONCE and await self._dated(table, row, Wish(wished.edition, date, tabs.me)):
                found.append((table, wished.edition))
        return found

    async def _wished(self, table: str) -> tuple[str | None, Wish | None]:
        (row,) = await self._cupboard.get(f"wish/{table}")
        return row, read(row, Wish)

    async def _dated(self, table: str, row: str | None, wish: Wish) -> bool:
        """Whether nobody else was faster."""
        return await self._cupboard.write({f"wish/{table}": written(wish)}, only={f"wish/{table}": row})


def written(row: object) -> str:
    """A row as it is kept."""
    return json.encode(row).decode()
