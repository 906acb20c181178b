"""Talk at the table, over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import Body, PathParameter, QueryParameter

from vernissage.house import talk
from vernissage.house.protocol.play import Accepted
from vernissage.house.protocol.talk import Heard, Mute, ReportLine, Say, Talk, TalkLine, TalkSwitch
from vernissage.server.limits import COSTS
from vernissage.server.routes.common import REFUSALS, Asking, Housed, Lang, There

TALK = "Talk"
LineId = Annotated[str, PathParameter(max_length=10, pattern=r"^[gs][0-9]{1,9}$", description="The id of a line.")]
Before = Annotated[
    str, QueryParameter(max_length=10, pattern=r"^[gs][0-9]{1,9}$", description="The id of the first line known.")
]


@get("/tables/{id:str}/talk", tags=[TALK], responses=REFUSALS)
async def read_earlier(reader: Asking, room: There, before: Before, lang: Lang = None) -> Talk:
    """The lines before another one; the latest ones come with the live connection."""
    return await talk.earlier(room, reader, before)


@post("/tables/{id:str}/talk", tags=[TALK], responses=REFUSALS, opt={COSTS: 3})
async def speak(
    data: Annotated[Say, Body()], keyed_reader: Asking, room: There, house: Housed, lang: Lang = None
) -> TalkLine:
    """Say something. Those who watch talk apart: who plays reads it when the game is over."""
    said = await house.talking.say(room, keyed_reader, data)
    await house.welcome(keyed_reader)
    return said


@put("/tables/{id:str}/talk", tags=[TALK], responses=REFUSALS)
async def switch(data: Annotated[TalkSwitch, Body()], reader: Asking, room: There, lang: Lang = None) -> Accepted:
    """Allow talk or not, before the start; for whoever created the table."""
    return await talk.switch(room, reader, data.talk)


@put("/tables/{id:str}/talk/{line:str}/mute", tags=[TALK], responses=REFUSALS)
async def mute(
    line: LineId, data: Annotated[Mute, Body()], keyed_reader: Asking, room: There, house: Housed, lang: Lang = None
) -> Heard:
    """Read the person who said a line no longer, or again; at every table."""
    done = await house.talking.mute(room, keyed_reader, line, data)
    await house.welcome(keyed_reader)
    return done


@post("/tables/{id:str}/talk/{line:str}/reports", tags=[TALK], responses=REFUSALS, opt={COSTS: 3})
async def report(
    line: LineId,
    data: Annotated[ReportLine, Body()],
    keyed_reader: Asking,
    room: There,
    house: Housed,
    lang: Lang = None,
) -> Heard:
    """Tell the operator of a line; `done` is false if one has told of it before."""
    done = await house.talking.report(room, keyed_reader, line, data)
    await house.welcome(keyed_reader)
    return done


ROUTES = [read_earlier, speak, switch, mute, report]
