"""An address of the house: what can be asked there, written down once for all who carry questions.

A function behind an address takes arguments by their names: `reader`, `keyed_reader` and `renewed_reader` are whoever
asks, `room` the table that `{id}` names, `house` the house, `data` what was sent. What the path has in braces is read
from it, and all others, with a default, from what follows the question mark.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

from msgspec import Meta

from vernissage.house.protocol.words import Language

F = TypeVar("F", bound=Callable[..., Coroutine[Any, Any, Any]])
TEXT = "text/plain"
JSON = "application/json"
BODY = 64 * 1024
"""Bytes that may be sent, unless an address says otherwise."""
Id = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description="The id of a table.")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Lang = Annotated[
    Language | None, Meta(description="The language of all texts; else the best one of `Accept-Language`.")
]
SeatAsked = Annotated[
    Annotated[int, Meta(ge=0, le=5)] | None,
    Meta(description="Which of the reader's seats sees; else the only one, or none."),
]


@dataclass(frozen=True)
class Paper:
    """A text to be kept as it is, rather than a message."""

    text: str
    name: str = ""
    """What the file is called; empty for a text that is only read."""


@dataclass(frozen=True)
class Address:
    """One thing that the house can be asked."""

    method: str
    path: str
    serve: Callable[..., Coroutine[Any, Any, Any]]
    tag: str
    status: int
    costs: float = 1.0
    """As how many plain requests it counts."""
    largest: int = BODY
    """Bytes that may be sent."""
    kind: str = JSON
    """What comes back: a message in JSON, or a paper."""
    paper: str = ""
    """What the paper is; empty where a message comes back."""
    while_here: bool = False
    """Whether it is given up when whoever asked goes away."""


class Addresses(list[Address]):
    """The addresses of a chapter, in the order they are written."""

    def __init__(self, tag: str) -> None:
        super().__init__()
        self.tag = tag

    def get(self, path: str, **more: Any) -> Callable[[F], F]:
        """Something is read."""
        return self._at("GET", path, 200, more)

    def post(self, path: str, **more: Any) -> Callable[[F], F]:
        """Something is done, or something new comes to be, which is a status of its own."""
        return self._at("POST", path, 201, more)

    def put(self, path: str, **more: Any) -> Callable[[F], F]:
        """Something becomes as it is sent."""
        return self._at("PUT", path, 200, more)

    def delete(self, path: str, **more: Any) -> Callable[[F], F]:
        """Something ends."""
        return self._at("DELETE", path, 200, more)

    def _at(self, method: str, path: str, status: int, more: dict[str, Any]) -> Callable[[F], F]:
        def keep(serve: F) -> F:
            self.append(Address(method, path, serve, **{"tag": self.tag, "status": status, **more}))
            return serve

        return keep
