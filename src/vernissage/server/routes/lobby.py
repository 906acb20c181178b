"""The house itself: what can be played, who the reader is, the tables there are."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Request, Response, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import Body, FromPath, QueryParameter

from vernissage.games import UnknownGame
from vernissage.games import game as find_game
from vernissage.house import lobby, speech
from vernissage.house.errors import Refused
from vernissage.house.protocol.tables import Created, HouseInfo, Import, Introduction, Me, NewTable, Tables
from vernissage.house.protocol.words import Language
from vernissage.server.keys import renew
from vernissage.server.limits import COSTS
from vernissage.server.routes.common import REFUSALS, Asking, Housed, Lang

NOTICES = "The house"
Removed = Annotated[bool, QueryParameter(description="Whether those removed from the list are wanted instead.")]
FLUENT = ResponseSpec(str, generate_examples=False, media_type=MediaType.TEXT, description="A Fluent resource.")


@get("/house", tags=[NOTICES], responses=REFUSALS)
async def show_house(reader: Asking, house: Housed, lang: Lang = None) -> HouseInfo:
    """What can be played here, in the reader's language."""
    return lobby.house_info(reader.lang, house.ports.expiry)


@get(
    "/catalogues/{language:str}",
    tags=[NOTICES],
    media_type=MediaType.TEXT,
    responses={
        **REFUSALS,
        200: FLUENT,
    },
)
async def show_catalogue(
    language: FromPath[Language], game: Annotated[str, QueryParameter(max_length=64)] = ""
) -> Response[str]:
    """All messages of a language, with those of a game if one is named."""
    try:
        found = find_game(game) if game else None
    except UnknownGame as error:
        raise Refused(404, "error-no-game", detail=str(error)) from None
    return Response(speech.source(language, found), media_type="text/plain; charset=utf-8")


@get("/me", tags=[NOTICES], responses=REFUSALS)
async def show_me(request: Request, reader: Asking, house: Housed, lang: Lang = None) -> Me:  # type: ignore[type-arg]
    """Who the reader is; the key is good for another year."""
    if reader.holder and await house.knows(reader.holder):
        renew(request)
    return await house.me(reader)


@put("/me", tags=[NOTICES], responses=REFUSALS)
async def introduce(
    data: Annotated[Introduction, Body()], keyed_reader: Asking, house: Housed, lang: Lang = None
) -> Me:
    """Choose a name and a language."""
    return await house.introduce(keyed_reader, data)


@get("/tables", tags=["Tables"], responses=REFUSALS)
async def list_open(reader: Asking, house: Housed, lang: Lang = None) -> Tables:
    """Public tables with an open seat."""
    return await house.open_tables(reader)


@get("/my-tables", tags=["Tables"], responses=REFUSALS)
async def list_mine(reader: Asking, house: Housed, lang: Lang = None, hidden: Removed = False) -> Tables:
    """Tables where the reader holds a seat: those not removed from the list, or those that are."""
    return await house.my_tables(reader, hidden)


@post("/tables", tags=["Tables"], responses=REFUSALS, request_max_body_size=500_000, opt={COSTS: 10})
async def create(data: Annotated[NewTable, Body()], keyed_reader: Asking, house: Housed, lang: Lang = None) -> Created:
    """Create a table; it starts at once if no seat is open."""
    return await house.create(keyed_reader, data)


@post("/records", tags=["Tables"], responses=REFUSALS, request_max_body_size=1_500_000, opt={COSTS: 10})
async def continue_record(
    data: Annotated[Import, Body()], keyed_reader: Asking, house: Housed, lang: Lang = None
) -> Created:
    """Create a table that goes on from a record."""
    return await house.import_record(keyed_reader, data)


ROUTES = [show_house, show_catalogue, show_me, introduce, list_open, list_mine, create, continue_record]
