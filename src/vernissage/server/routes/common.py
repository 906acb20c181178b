"""What the routes share: who asks, whom they ask, and what a refusal looks like."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.protocol.play import Problem
from vernissage.house.protocol.words import Language
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.server.keys import new_key, reader_of, renew

T = TypeVar("T")
Id = Annotated[str, PathParameter(max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description="The id of a table.")]
Asking = NamedDependency[Reader]
"""Who sends a request."""
There = NamedDependency[Room]
"""The table a request is about."""
Housed = NamedDependency[House]
"""The house that serves it."""
Lang = Annotated[
    Language | None,
    QueryParameter(description="The language of all texts; else the best one of `Accept-Language`."),
]
SeatAsked = Annotated[
    int | None,
    QueryParameter(ge=0, le=5, description="Which of the reader's seats sees; else the only one, or none."),
]

MEANINGS = {
    400: "The request is not understood, or cannot be carried out.",
    401: "The device was signed out: its key is not good any more.",
    403: "The seat is not the reader's, or the request comes from another site.",
    404: "There is no such thing.",
    405: "Not with this method.",
    408: "Too slow.",
    409: "Not now: the position has changed, or the game is not at that point.",
    410: "It was good once, or for a while only.",
    413: "Too large.",
    415: "Not JSON.",
    421: "The house does not answer to this name.",
    429: "Too many requests, connections or unfinished tables.",
    503: "The house cannot write at the moment; nothing has changed.",
}
REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description=text) for status, text in MEANINGS.items()
}


async def reader(request: Request) -> Reader:  # type: ignore[type-arg]
    """Who asks."""
    return await reader_of(request)


async def keyed_reader(request: Request) -> Reader:  # type: ignore[type-arg]
    """Who asks; a key is handed over if there was none that the house had made."""
    house: House = request.app.state.house
    reader = await reader_of(request)
    if reader.holder and await house.knows(reader.holder):
        return reader
    return new_key(request, reader)


async def renewed_reader(request: Request) -> Reader:  # type: ignore[type-arg]
    """Who asks; a key that the house has made is good for another year."""
    house: House = request.app.state.house
    reader = await reader_of(request)
    if reader.holder and await house.knows(reader.holder):
        renew(request)
    return reader


async def room(request: Request, id: Id) -> Room:  # type: ignore[type-arg]
    """The table that the address names."""
    house: House = request.app.state.house
    return await house.room(id)


async def house(request: Request) -> House:  # type: ignore[type-arg]
    """The house that serves the request."""
    found: House = request.app.state.house
    return found


async def while_here(request: Request, work: Coroutine[Any, Any, T]) -> T:  # type: ignore[type-arg]
    """Do something for as long as whoever asked for it is there."""
    working, gone = asyncio.ensure_future(work), asyncio.ensure_future(until_gone(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused(409, "error-no-advice")  # which nobody reads
        return working.result()
    finally:
        working.cancel()
        gone.cancel()
        await asyncio.gather(working, gone, return_exceptions=True)


async def until_gone(request: Request) -> None:  # type: ignore[type-arg]
    """Wait until a connection ends."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
