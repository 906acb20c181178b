"""A herald for a house where nobody looks elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.house.news import News


class Nobody:
    """Tells nothing: whoever plays in the page is there."""

    async def open(self) -> None:
        """Nothing has to be made ready."""

    async def close(self) -> None:
        """Nothing is pending."""

    def tell(self, person: str, news: News, here: bool = False) -> None:
        """Nobody looks elsewhere."""

    def settle(self, person: str, table: str) -> None:
        """Nothing was told."""

    def read(self, person: str, table: str) -> None:
        """Nothing was told."""

    def ring(self, people: Sequence[str] | None) -> None:
        """Nobody listens."""
