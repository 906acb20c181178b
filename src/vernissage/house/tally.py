"""Who counts and times what happens in a house, for whoever runs it; by default nobody does."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Literal

Answerer = Literal["person", "bot"]
Wish = Literal["move", "hint"]
"""What a bot is asked for."""
Thought = Literal["answer", "draft", "nothing"]
"""What came of it: its answer, what it had found when its time was up, or nothing."""
Verified = Literal["replayed", "corrected", "unplayable"]
"""How a stored game was found: as it was left, to be gone on with from its position, or neither."""
Reviewed = Literal["done", "refused", "broken"]
Stored = Literal["read", "write", "commit"]
"""What a database was asked for: a question, a change beside the tables, changes of tables."""

NOTHING = nullcontext()


class Tally:
    """Counts nothing: what it is told costs a call. No table, person or card is ever named to it."""

    spans: Callable[[str], AbstractContextManager[object]] | None = None
    """Who writes down how long the parts of some work took; mostly nobody."""

    def span(self, part: str) -> AbstractContextManager[object]:
        """A part of some work, while it is being done."""
        return NOTHING if self.spans is None else self.spans(part)

    def answered(self, who: Answerer) -> None:
        """An answer is kept."""

    def thought(self, wish: Wish, came: Thought, waited: float, seconds: float) -> None:
        """A bot has thought, after waiting for its turn."""

    def to_verify(self, games: int) -> None:
        """So many stored games are still to be replayed."""

    def verified(self, found: Verified, seconds: float) -> None:
        """A stored game was replayed."""

    def reviewed(self, came: Reviewed, seconds: float) -> None:
        """A finished game was looked through for what it teaches."""

    def stored(self, what: Stored, seconds: float, changes: int = 1) -> None:
        """A database has done something, for so many changes at once."""

    def storage_failed(self) -> None:
        """A database could not do something."""


UNCOUNTED = Tally()
