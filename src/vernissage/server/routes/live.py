"""Live connections: a WebSocket for browsers, a stream of lines for programs. Both say the same."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from dataclasses import replace
from typing import Annotated, Any

import msgspec
from litestar import Request as HTTPRequest
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from vernissage.house import talk
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.room import Room
from vernissage.house.update import once_for_all, standpoint
from vernissage.house.watcher import Watcher
from vernissage.server.keys import Connection, language_of, reader_of
from vernissage.server.limits import COSTS, Limits
from vernissage.server.plates import Print
from vernissage.server.problems import STORAGE, problem_of, unwritten
from vernissage.server.protocol.live import (
    Alive,
    Beat,
    Message,
    ProblemMessage,
    Request,
    SetLanguage,
    SetSeat,
    TalkMessage,
    UpdateMessage,
)
from vernissage.server.routes.common import REFUSALS, Asking, Housed, Lang, SeatAsked, There

COME_AGAIN = 1012
"""A connection whose device has another key by now, or none: who comes again with a good one is welcome."""
BREATH = 0.05
"""Seconds between two wishes of one connection: each may cost a whole update."""
WISH = 3.0
"""As how many requests a wish counts."""
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Request)
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


async def next_message(room: Room, watcher: Watcher, beat: float) -> Print | None:
    """The next thing to say: the table as it is now, as soon as it has changed, or a heartbeat; nothing at the end."""
    while True:
        try:
            async with asyncio.timeout(beat):
                await watcher.wake.wait()
        except TimeoutError:
            if not watcher.ended:  # while something else was said
                return printed(Beat(seq=watcher.seq))
        if watcher.ended:
            return None
        if watcher.looking and room.at_rest:  # a crowd need not queue to read
            return shown(room, watcher)
        async with room.hold():
            if watcher.looking:
                return shown(room, watcher)
            watcher.wake.clear()
            said = await talk.news(room, watcher)
        if said is not None:
            return printed(TalkMessage(talk=said))


def shown(room: Room, watcher: Watcher) -> Print:
    """The table as somebody sees it now: printed once for all who see the same. At rest, or inside `hold`."""
    stand = standpoint(room, watcher.reader, watcher.seat, watcher.seq, watcher.events, watcher.panels)
    found = once_for_all(room, stand, lambda update, date: printed(UpdateMessage(update=update, date=date)))
    watcher.looking = False
    watcher.seq, watcher.events = room.table.seq, 0 if room.match is None else room.match.moment
    if not talk.is_awaited(room, watcher):
        watcher.wake.clear()
    return found


def printed(message: Message) -> Print:
    """A message as it goes out."""
    return Print(ENCODER.encode(message))


def wants_talk(watcher: Watcher, upto: str | None) -> None:
    """Send the talk as well, from where the reader knows it."""
    if upto is None:
        return
    seats, _, gallery = (upto or "0.0").partition(".")
    watcher.talk = int(seats[:9]), int(gallery[:9])
    watcher.talk_anew = watcher.talk == (0, 0)  # even if nothing was said: what comes later is news


@websocket("/tables/{id:str}/ws", opt={COSTS: 3})
async def connect(socket: WebSocket, id: FromPath[str]) -> None:  # type: ignore[type-arg]
    """Updates for one reader: `?seq=` and `?events=` resume, `?seat=` and `?lang=` choose whose and how.

    `?talk=` asks for the talk as well.
    """
    await socket.accept()
    house = found_house(socket)
    try:
        reader = await reader_of(socket)
        numbers = {name: int(socket.query_params.get(name, default)) for name, default in (("seq", -1), ("events", 0))}
        seat = socket.query_params.get("seat")
        if limits_of(socket).live.full(reader.address):
            raise Refused(429, "error-too-many-connections")
        room = await house.room(id)
        panels = socket.query_params.get("panels", "true") != "false"
        watcher = Watcher(
            reader, None if seat is None else int(seat), numbers["seq"], max(0, numbers["events"]), panels
        )
        wants_talk(watcher, socket.query_params.get("talk"))
        async with room.hold():
            room.seen_from(reader, watcher.seat)
        async with watching(socket, room, watcher):
            await first_of(speak(socket, room, watcher), listen(socket, room, watcher))
    except (Refused, ValueError, *STORAGE) as error:
        refused = error if isinstance(error, Refused) else unwritten(error)
        await turn_away(socket, refused or Refused(400, "error-request", detail=str(error)))


async def turn_away(socket: WebSocket, refusal: Refused) -> None:  # type: ignore[type-arg]
    """Say why a connection is not welcome, and end it."""
    problem = ProblemMessage(problem=problem_of(refusal, language_of(socket)))
    await socket.send_data(ENCODER.encode(problem), mode="text")
    await socket.close(code=4000 + refusal.status)


async def first_of(*works: Coroutine[Any, Any, Any]) -> None:
    """Do some things at once until one of them is over."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def speak(socket: WebSocket, room: Room, watcher: Watcher) -> None:  # type: ignore[type-arg]
    """Send what there is to say."""
    beat = found_house(socket).habits.beat
    while message := await next_message(room, watcher, beat):
        await socket.send_data(message, mode="text")
    await socket.close(code=COME_AGAIN)


async def listen(socket: WebSocket, room: Room, watcher: Watcher) -> None:  # type: ignore[type-arg]
    """Hear what the client wants; what is not understood is answered, and changes nothing."""
    limits = limits_of(socket)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            raw = await socket.receive_data(mode="text")
            await asyncio.sleep(BREATH)
            try:
                request = DECODER.decode(raw)
                if not isinstance(request, Alive):
                    limits.charge(watcher.reader.address, WISH)
                if isinstance(request, SetSeat):
                    async with room.hold():
                        room.seen_from(watcher.reader, request.seat)
                    watcher.seat = request.seat
                elif isinstance(request, SetLanguage):
                    reader = watcher.reader
                    watcher.reader = replace(reader, lang=request.language)
                if not isinstance(request, Alive):
                    watcher.seq, watcher.events = -1, 0  # everything again, with other eyes or words
                    watcher.talk_anew = True
                    watcher.look()
            except (Refused, msgspec.DecodeError) as error:
                refusal = error if isinstance(error, Refused) else Refused(400, "error-request", detail=str(error))
                problem = ProblemMessage(problem=problem_of(refusal, watcher.reader.lang))
                await socket.send_data(ENCODER.encode(problem).decode(), mode="text")


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
            while message := await next_message(room, watcher, house.habits.beat):
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
