"""Live connections: a WebSocket for browsers, a stream of lines for programs. Both say the same."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Request as HTTPRequest
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.live import ENCODER, Gone, arrive, converse, next_message, told, wants_talk
from vernissage.house.protocol.live import Message
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.watcher import Watcher
from vernissage.server.keys import Connection, language_of, reader_of
from vernissage.server.limits import COSTS, Limits
from vernissage.server.plates import Print
from vernissage.server.problems import STORAGE, unwritten
from vernissage.server.routes.common import REFUSALS, Asking, Housed, Lang, SeatAsked, There

COME_AGAIN = 1012
"""A connection whose device has another key by now, or none: who comes again with a good one is welcome."""
BREATH = 0.05
"""Seconds between two wishes of one connection: each may cost a whole update."""
WISH = 3.0
"""As how many requests a wish counts."""
Seq = Annotated[int, QueryParameter(ge=-1, description="The seq of the last update the client has.")]
Panels = Annotated[bool, QueryParameter(description="Whether the table is wanted in words as well.")]
UpTo = Annotated[
    str | None,
    QueryParameter(
        pattern=r"^[0-9]{1,9}\.[0-9]{1,9}$", description="How far the client knows the talk, `0.0` at first; else none."
    ),
]
Events = Annotated[int, QueryParameter(ge=0, description="How many events the client has.")]


@contextlib.asynccontextmanager
async def watching(connection: Connection, room: Room, watcher: Watcher) -> AsyncIterator[None]:
    """Be counted among those at the table while connected, and among the connections of an address."""
    limits, house = limits_of(connection), found_house(connection)
    with limits.live.inside(watcher.reader.address):
        async with house.watching(room, watcher):
            yield


@websocket("/tables/{id:str}/ws", opt={COSTS: 3})
async def connect(socket: WebSocket, id: FromPath[str]) -> None:  # type: ignore[type-arg]
    """Updates for one reader: `?seq=` and `?events=` resume, `?seat=` and `?lang=` choose whose and how.

    `?talk=` asks for the talk as well.
    """
    await socket.accept()
    house = found_house(socket)
    try:
        reader = await reader_of(socket)
        if limits_of(socket).live.full(reader.address):
            raise Refused(429, "error-too-many-connections")
        room, watcher = await arrive(house, reader, id, dict(socket.query_params))
        async with watching(socket, room, watcher):
            if await converse(house, room, watcher, Socket(socket, reader)):
                await socket.close(code=COME_AGAIN)
    except (Refused, *STORAGE) as error:
        refused = error if isinstance(error, Refused) else unwritten(error)
        await turn_away(socket, refused or Refused(503, "error-storage"))


async def turn_away(socket: WebSocket, refusal: Refused) -> None:  # type: ignore[type-arg]
    """Say why a connection is not welcome, and end it."""
    await socket.send_data(told(refusal, language_of(socket)), mode="text")
    await socket.close(code=4000 + refusal.status)


def printed(message: Message) -> Print:
    """A message as it goes out, to be packed once for all who get it."""
    return Print(ENCODER.encode(message))


class Socket:
    """A WebSocket as what carries words."""

    def __init__(self, socket: WebSocket, reader: Reader) -> None:  # type: ignore[type-arg]
        self._socket = socket
        self._reader = reader

    def printed(self, message: Message) -> Print:
        """A message as it goes out."""
        return printed(message)

    async def say(self, text: str) -> None:
        """Send something."""
        await self._socket.send_data(text, mode="text")

    async def hear(self) -> str:
        """What the client says next, after a breath."""
        try:
            raw: str = await self._socket.receive_data(mode="text")
        except WebSocketDisconnect:
            raise Gone from None
        await asyncio.sleep(BREATH)
        return raw

    def wish(self) -> None:
        """Count a wish, or refuse it."""
        limits_of(self._socket).charge(self._reader.address, WISH)


@get(
    "/tables/{id:str}/stream",
    tags=["Playing"],
    opt={COSTS: 3},
    responses={
        **REFUSALS,
        200: ResponseSpec(
            Message,
            generate_examples=False,
            media_type="application/x-ndjson",
            description="One message a line, endless.",
        ),
    },
)
async def stream(
    request: HTTPRequest,  # type: ignore[type-arg]
    room: There,
    reader: Asking,
    house: Housed,
    lang: Lang = None,
    seat: SeatAsked = None,
    seq: Seq = -1,
    events: Events = 0,
    panels: Panels = True,
    talk: UpTo = None,
) -> Stream:
    """What the WebSocket says, line by line, for programs."""
    if limits_of(request).live.full(reader.address):
        raise Refused(429, "error-too-many-connections")
    watcher = Watcher(reader, seat, seq, events, panels)
    wants_talk(watcher, talk)
    async with room.hold():
        room.seen_from(reader, seat)

    async def lines() -> AsyncIterator[bytes]:
        async with watching(request, room, watcher):
            while message := await next_message(room, watcher, house.habits.beat, printed):
                yield message.plate + b"\n"

    return Stream(lines(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})


def found_house(connection: Connection) -> House:
    """The house that serves a connection."""
    house: House = connection.app.state.house
    return house


def limits_of(connection: Connection) -> Limits:
    """The limits that a connection is held to."""
    limits: Limits = connection.app.state.limits
    return limits


ROUTES = [connect, stream]
