"""A live connection to a table, whatever carries it: what is said as soon as it is so, and what is heard."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any, Protocol, TypeVar

import msgspec

from vernissage.house import talk
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.problems import problem_of
from vernissage.house.protocol.live import (
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
from vernissage.house.protocol.words import Language
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.update import once_for_all, standpoint
from vernissage.house.watcher import Watcher

Text = TypeVar("Text", bound=str)
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Request)


class Gone(Exception):
    """Whoever was connected is not any more."""


class Connection(Protocol):
    """What carries words in both directions."""

    def printed(self, message: Message) -> str:
        """A message as it goes out."""
        ...

    async def say(self, text: str) -> None:
        """Send something."""

    async def hear(self) -> str:
        """What the other side says next; `Gone` when it says nothing more."""
        ...

    def wish(self) -> None:
        """Count a wish, which may cost a whole update, or refuse it."""


async def arrive(house: House, reader: Reader, id: str, asked: Mapping[str, str]) -> tuple[Room, Watcher]:
    """The table, and how a reader watches it: `seq` and `events` resume, `seat` chooses, `talk` asks for that too."""
    try:
        seq, events = int(asked.get("seq", -1)), max(0, int(asked.get("events", 0)))
        seat = int(asked["seat"]) if "seat" in asked else None
        room = await house.room(id)
        watcher = Watcher(reader, seat, seq, events, asked.get("panels", "true") != "false")
        wants_talk(watcher, asked.get("talk"))
    except ValueError as error:
        raise Refused(400, "error-request", detail=str(error)) from None
    async with room.hold():
        room.seen_from(reader, watcher.seat)
    return room, watcher


def wants_talk(watcher: Watcher, upto: str | None) -> None:
    """Send the talk as well, from where the reader knows it."""
    if upto is None:
        return
    seats, _, gallery = (upto or "0.0").partition(".")
    watcher.talk = int(seats[:9]), int(gallery[:9])
    watcher.talk_anew = watcher.talk == (0, 0)  # even if nothing was said: what comes later is news


async def next_message(room: Room, watcher: Watcher, beat: float, printed: Callable[[Message], Text]) -> Text | None:
    """The next thing to say: the table as it is now, as soon as it has changed, or a heartbeat; nothing at the end."""
    while True:
        try:
            async with asyncio.timeout(beat):  # `wait_for` may forget that it was cancelled, before Python 3.12
                await watcher.wake.wait()
        except TimeoutError:
            if not watcher.ended:  # while something else was said
                return printed(Beat(seq=watcher.seq))
        if watcher.ended:
            return None
        if watcher.looking and room.at_rest:  # a crowd need not queue to read
            return shown(room, watcher, printed)
        async with room.hold():
            if watcher.looking:
                return shown(room, watcher, printed)
            watcher.wake.clear()
            said = await talk.news(room, watcher)
        if said is not None:
            return printed(TalkMessage(talk=said))


def shown(room: Room, watcher: Watcher, printed: Callable[[Message], Text]) -> Text:
    """The table as somebody sees it now: printed once for all who see the same. At rest, or inside `hold`."""
    stand = standpoint(room, watcher.reader, watcher.seat, watcher.seq, watcher.events, watcher.panels)
    found = once_for_all(room, stand, lambda update, date: printed(UpdateMessage(update=update, date=date)))
    watcher.looking = False
    watcher.seq, watcher.events = room.table.seq, 0 if room.match is None else room.match.moment
    if not talk.is_awaited(room, watcher):
        watcher.wake.clear()
    return found


async def converse(house: House, room: Room, watcher: Watcher, connection: Connection) -> bool:
    """Say and hear, until either side has nothing more to say; whether it was the house that had not."""
    speaking = asyncio.create_task(speak(connection, room, watcher, house.habits.beat))
    hearing = asyncio.create_task(listen(connection, room, watcher))
    return speaking in await until_first(speaking, hearing)


async def first_of(*works: Coroutine[Any, Any, Any]) -> None:
    """Do some things at once until one of them is over."""
    await until_first(*[asyncio.create_task(work) for work in works])


async def until_first(*tasks: asyncio.Task[Any]) -> set[asyncio.Task[Any]]:
    """Wait until some task is over, and end the others; those that came to an end by themselves."""
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return done
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def speak(connection: Connection, room: Room, watcher: Watcher, beat: float) -> None:
    """Send what there is to say."""
    while (message := await next_message(room, watcher, beat, connection.printed)) is not None:
        await connection.say(message)


async def listen(connection: Connection, room: Room, watcher: Watcher) -> None:
    """Hear what the client wants; what is not understood is answered, and changes nothing."""
    with contextlib.suppress(Gone):
        while True:
            raw = await connection.hear()
            try:
                request = DECODER.decode(raw)
                if not isinstance(request, Alive):
                    connection.wish()
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
                await connection.say(told(refusal, watcher.reader.lang))


def told(refusal: Refused, lang: Language) -> str:
    """A refusal as something to say."""
    return ENCODER.encode(ProblemMessage(problem=problem_of(refusal, lang))).decode()
