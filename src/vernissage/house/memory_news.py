"""A herald who writes a list, for whoever has nobody else to tell: one terminal, one page, one test."""

from __future__ import annotations

from vernissage.house.news import News


class Listed:
    """What was told to whom, in order; what is settled is not told any longer."""

    def __init__(self) -> None:
        self.told: list[tuple[str, News]] = []
        self.unseen: list[tuple[str, News]] = []
        """What was told to somebody who did not look at the table."""
        self.settled: list[tuple[str, str]] = []

    async def open(self) -> None:
        """Nothing has to be made ready."""

    async def close(self) -> None:
        """Nothing is pending."""

    def tell(self, person: str, news: News, here: bool = False) -> None:
        """Write it down."""
        self.told.append((person, news))
        if not here:
            self.unseen.append((person, news))

    def settle(self, person: str, table: str) -> None:
        """Write it down as well."""
        self.settled.append((person, table))
