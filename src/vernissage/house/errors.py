"""Refusals: what went wrong as a line, so that every reader is told in their own language."""

from __future__ import annotations

from vernissage.core.game import Line
from vernissage.house.protocol.play import Update


def first_line(error: BaseException) -> str:
    """What a driver says, without the statement it was about."""
    return (str(error).splitlines() or [type(error).__name__])[0]


class Refused(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(
        self, status: int, id: str, args: dict[str, int | str] | None = None, detail: str = "", game: str = ""
    ) -> None:
        super().__init__(id, detail)
        self.status = status
        self.line = Line(id, args or {})
        self.detail = detail
        self.game = game
        """The game whose catalogue has the message; empty if it is one of the house."""
        self.update: Update | None = None
        """The position as it is now, for a request about an older one."""


class CannotBeOpened(Refused):
    """A table whose stored game is damaged. Why is the operator's to read: it may name what lies hidden there."""

    def __init__(self, why: str) -> None:
        super().__init__(409, "error-unplayable")
        self.why = why
