"""Component sheets: to start from, to check, and those that tables play with."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Body, PathParameter

from vernissage.core.game import Game
from vernissage.games import UnknownGame
from vernissage.games import game as find_game
from vernissage.house import sheets
from vernissage.house.errors import Refused
from vernissage.house.protocol.sheets import Checked, Components, SheetSent
from vernissage.server.limits import COSTS
from vernissage.server.routes.common import REFUSALS, Asking, Housed, Lang, There

SHEETS = "Component sheets"
TOML = ResponseSpec(str, generate_examples=False, media_type=MediaType.TEXT, description="A component sheet in TOML.")
Name = Annotated[str, PathParameter(max_length=64, description="The name of a game.")]
LARGE = 500_000
"""Bytes of a request: a sheet of the largest size, every sign of it written as an escape."""


@get("/games/{name:str}/sheet", tags=[SHEETS], media_type=MediaType.TEXT, responses={**REFUSALS, 200: TOML})
async def show_standard(name: Name) -> Response[str]:
    """The standard sheet of a game, to start from."""
    return download(name, named(name).sheet.text)


@get("/games/{name:str}/components", tags=[SHEETS], responses=REFUSALS)
async def show_components(name: Name, reader: Asking, lang: Lang = None) -> Components:
    """What the standard box of a game holds, and where the values come from."""
    return sheets.components(named(name).name, None, reader.lang)


@post("/sheets", tags=[SHEETS], responses=REFUSALS, status_code=200, request_max_body_size=LARGE, opt={COSTS: 10})
async def check(data: Annotated[SheetSent, Body()], house: Housed, lang: Lang = None) -> Checked:
    """Whether a game can be played with a sheet: which line is wrong, or what it changes. Nothing is kept."""
    return await house.ports.thinkers.check(named(data.game), data.sheet)


@get("/tables/{id:str}/sheet", tags=[SHEETS], media_type=MediaType.TEXT, responses={**REFUSALS, 200: TOML})
async def show_own(room: There) -> Response[str]:
    """The sheet that a table plays with."""
    return download(f"{room.table.game}-{room.id}", room.table.sheet or room.game.sheet.text)


@get("/tables/{id:str}/components", tags=[SHEETS], responses=REFUSALS)
async def show_own_components(room: There, reader: Asking, lang: Lang = None) -> Components:
    """What the box of a table holds, and where the values come from."""
    return sheets.components(room.table.game, room.table.sheet, reader.lang)


def named(name: str) -> Game:
    """A game by its name."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Refused(404, "error-no-game", detail=str(error)) from None


def download(name: str, text: str) -> Response[str]:
    """A sheet as a file to keep."""
    headers = {"content-disposition": f'attachment; filename="{name}.toml"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


ROUTES = [show_standard, show_components, check, show_own, show_own_components]
