"""A table: sit down, play, look back."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import Body, PathParameter

from vernissage.house import moves, past, seating, whatif
from vernissage.house.protocol.play import (
    Accepted,
    Advice,
    Answer,
    Consent,
    Position,
    Standings,
    Undo,
    Update,
)
from vernissage.house.protocol.tables import Arrange, Created, Sit, Start
from vernissage.house.protocol.whatif import Prospect, Trials, TryOn, WhatIf
from vernissage.house.update import update_for
from vernissage.server.limits import COSTS
from vernissage.server.routes.common import REFUSALS, Asking, Housed, Lang, SeatAsked, There, while_here

TABLE = "A table"
PLAY = "Playing"
PAST = "Looking back"
RECORD = ResponseSpec(dict[str, Any], generate_examples=False, media_type="application/json", description="The record.")


@get("/tables/{id:str}", tags=[TABLE], responses=REFUSALS, opt={COSTS: 3})
async def show(reader: Asking, room: There, lang: Lang = None, seat: SeatAsked = None) -> Update:
    """The table as the reader may see it, with every event."""
    async with room.hold():
        return update_for(room, reader, seat)


@post("/tables/{id:str}/seats", tags=[TABLE], responses=REFUSALS)
async def sit(
    data: Annotated[Sit, Body()], keyed_reader: Asking, room: There, house: Housed, lang: Lang = None
) -> Accepted:
    """Take an open seat; the game starts with the last one."""
    return await house.sit(room, keyed_reader, data)


@delete("/tables/{id:str}/seats/{number:int}", tags=[TABLE], responses=REFUSALS, status_code=200)
async def leave(
    number: Annotated[int, PathParameter(ge=0, le=5)], reader: Asking, room: There, lang: Lang = None
) -> Accepted:
    """Leave a seat: before the game it is open again, and a host may remove others; during the game a bot goes on."""
    return await seating.leave(room, reader, number)


@put("/tables/{id:str}/seats/{number:int}", tags=[TABLE], responses=REFUSALS)
async def arrange(
    number: Annotated[int, PathParameter(ge=0, le=5)],
    data: Annotated[Arrange, Body()],
    reader: Asking,
    room: There,
    lang: Lang = None,
) -> Accepted:
    """Hand a seat on before the start, to a bot or to whoever comes; for whoever created the table."""
    return await seating.arrange(room, reader, number, data)


@post("/tables/{id:str}/start", tags=[TABLE], responses=REFUSALS, status_code=200)
async def start(data: Annotated[Start, Body()], reader: Asking, room: There, lang: Lang = None) -> Accepted:
    """Begin now, with bots in the open seats; for whoever created the table."""
    return await seating.start(room, reader, data)


@post("/tables/{id:str}/rematch", tags=[TABLE], responses=REFUSALS, opt={COSTS: 10})
async def rematch(reader: Asking, room: There, house: Housed, lang: Lang = None) -> Created:
    """The next game of the same company; the same table for everybody who asks."""
    return await house.rematch(room, reader)


@post("/tables/{id:str}/answers", tags=[PLAY], responses=REFUSALS, status_code=200)
async def answer(data: Annotated[Answer, Body()], reader: Asking, room: There, lang: Lang = None) -> Accepted:
    """Give an answer. It is written down when this returns; sent again with its id it does nothing."""
    return await moves.answer(room, reader, data)


@post("/tables/{id:str}/undo", tags=[PLAY], responses=REFUSALS, status_code=200)
async def undo(data: Annotated[Undo, Body()], reader: Asking, room: There, lang: Lang = None) -> Accepted:
    """Take back a seat's last answer, if nothing was drawn, shown or answered since."""
    return await moves.undo(room, reader, data)


@post("/tables/{id:str}/undo-requests", tags=[PLAY], responses=REFUSALS, status_code=200, opt={COSTS: 5})
async def ask_undo(data: Annotated[Undo, Body()], reader: Asking, room: There, lang: Lang = None) -> Accepted:
    """Ask to go back before a seat's last answer, whatever happened since; at once when alone with bots."""
    return await moves.ask_undo(room, reader, data)


@post("/tables/{id:str}/undo-consents", tags=[PLAY], responses=REFUSALS, status_code=200)
async def consent(data: Annotated[Consent, Body()], reader: Asking, room: There, lang: Lang = None) -> Accepted:
    """Say yes or no to somebody's wish to go back."""
    return await moves.consent(room, reader, data)


@post("/tables/{id:str}/fast-forward", tags=[PLAY], responses=REFUSALS, status_code=200)
async def fast_forward(reader: Asking, room: There, lang: Lang = None) -> Accepted:
    """Let the bots play without pauses until a person is asked."""
    return await moves.fast_forward(room, reader)


@post("/tables/{id:str}/hints", tags=[PLAY], responses=REFUSALS, status_code=200, opt={COSTS: 10})
async def advise(
    request: Request,  # type: ignore[type-arg]
    reader: Asking,
    room: There,
    lang: Lang = None,
    seat: SeatAsked = None,
) -> Advice:
    """What the strongest bot would do in the reader's place, with the chance to win after the best answers."""
    return await while_here(request, moves.advise(room, reader, seat))


@post("/tables/{id:str}/what-if", tags=[PLAY], responses=REFUSALS, status_code=200, opt={COSTS: 3})
async def what_if(data: Annotated[WhatIf, Body()], reader: Asking, room: There, lang: Lang = None) -> Prospect:
    """Where some answers of a seat would lead, up to chance and to others; nothing changes."""
    return await whatif.prospect(room, reader, data)


@post("/tables/{id:str}/trials", tags=[PLAY], responses=REFUSALS, status_code=200, opt={COSTS: 2})
async def try_on(data: Annotated[TryOn, Body()], reader: Asking, room: There, lang: Lang = None) -> Trials:
    """Everywhere that things could go if they were the seat's, and what each place would do; nothing changes."""
    return await whatif.trials(room, reader, data)


@get("/tables/{id:str}/history/{event:int}", tags=[PAST], responses=REFUSALS, opt={COSTS: 3})
async def look_back(
    event: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    reader: Asking,
    room: There,
    lang: Lang = None,
    seat: SeatAsked = None,
) -> Position:
    """The position after a number of events."""
    return await past.look_back(room, reader, event, seat)


@get("/tables/{id:str}/standings", tags=[PAST], responses=REFUSALS, opt={COSTS: 10})
async def standings(reader: Asking, room: There, lang: Lang = None) -> Standings:
    """The points whenever they changed, as far as the reader may know."""
    return await past.standings(room, reader)


@get(
    "/tables/{id:str}/record",
    tags=[PAST],
    opt={COSTS: 3},
    media_type=MediaType.TEXT,
    responses={
        **REFUSALS,
        200: RECORD,
    },
)
async def download(reader: Asking, room: There, lang: Lang = None) -> Response[str]:
    """The record of a finished game; of one being played, what the reader may know of it."""
    name, text = await past.record(room, reader)
    return Response(
        text, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


ROUTES = [
    show,
    sit,
    leave,
    arrange,
    start,
    rematch,
    answer,
    undo,
    ask_undo,
    consent,
    fast_forward,
    advise,
    what_if,
    try_on,
    look_back,
    standings,
    download,
]
