"""Talk at the table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from vernissage.house import talk
from vernissage.house.addresses.address import Addresses, Lang
from vernissage.house.house import House
from vernissage.house.protocol.play import Accepted
from vernissage.house.protocol.talk import Heard, Mute, ReportLine, Say, Talk, TalkLine, TalkSwitch
from vernissage.house.reader import Reader
from vernissage.house.room import Room

ADDRESSES = Addresses("Talk")
LineId = Annotated[str, Meta(max_length=10, pattern=r"^[gs][0-9]{1,9}$", description="The id of a line.")]
Before = Annotated[str, Meta(max_length=10, pattern=r"^[gs][0-9]{1,9}$", description="The id of the first line known.")]


@ADDRESSES.get("/tables/{id}/talk")
async def read_earlier(reader: Reader, room: Room, before: Before, lang: Lang = None) -> Talk:
    """The lines before another one; the latest ones come with the live connection."""
    return await talk.earlier(room, reader, before)


@ADDRESSES.post("/tables/{id}/talk", costs=3)
async def speak(data: Say, keyed_reader: Reader, room: Room, house: House, lang: Lang = None) -> TalkLine:
    """Say something. Those who watch talk apart: who plays reads it when the game is over."""
    said = await house.talking.say(room, keyed_reader, data)
    await house.welcome(keyed_reader)
    return said


@ADDRESSES.put("/tables/{id}/talk")
async def switch(data: TalkSwitch, reader: Reader, room: Room, lang: Lang = None) -> Accepted:
    """Allow talk or not, before the start; for whoever created the table."""
    return await talk.switch(room, reader, data.talk)


@ADDRESSES.put("/tables/{id}/talk/{line}/mute")
async def mute(line: LineId, data: Mute, keyed_reader: Reader, room: Room, house: House, lang: Lang = None) -> Heard:
    """Read the person who said a line no longer, or again; at every table."""
    done = await house.talking.mute(room, keyed_reader, line, data)
    await house.welcome(keyed_reader)
    return done


@ADDRESSES.post("/tables/{id}/talk/{line}/reports", costs=3)
async def report(
    line: LineId,
    data: ReportLine,
    keyed_reader: Reader,
    room: Room,
    house: House,
    lang: Lang = None,
) -> Heard:
    """Tell the operator of a line; `done` is false if one has told of it before."""
    done = await house.talking.report(room, keyed_reader, line, data)
    await house.welcome(keyed_reader)
    return done
