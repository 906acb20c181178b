"""Absence: a bot plays on for somebody, who comes back; a table leaves the list of one's own."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, put
from litestar.params import Body, PathParameter

from vernissage.house import absence, stand_in
from vernissage.house.protocol.absence import StandIn
from vernissage.house.protocol.play import Accepted
from vernissage.house.protocol.tables import Tables
from vernissage.server.routes.common import REFUSALS, Asking, Housed, Lang, There

ABSENCE = "Absence"
Number = Annotated[int, PathParameter(ge=0, le=5)]


@put("/tables/{id:str}/seats/{number:int}/stand-in", tags=[ABSENCE], responses=REFUSALS)
async def let_a_bot_play(
    number: Number, data: Annotated[StandIn, Body()], reader: Asking, room: There, lang: Lang = None
) -> Accepted:
    """Let a bot play on in one's seat, or ask for one in the seat of somebody who has been away for minutes."""
    return await absence.stand_in_for(room, reader, number, data)


@delete("/tables/{id:str}/seats/{number:int}/stand-in", tags=[ABSENCE], responses=REFUSALS, status_code=200)
async def come_back(number: Number, reader: Asking, room: There, lang: Lang = None) -> Accepted:
    """Play again oneself, from the next question on."""
    return await stand_in.come_back(room, reader, number)


@put("/my-tables/{id:str}/hidden", tags=[ABSENCE], responses=REFUSALS)
async def hide(reader: Asking, room: There, house: Housed, lang: Lang = None) -> Tables:
    """Remove a table from the list of one's own: a finished game, one of oneself alone, or one that a bot plays on."""
    await absence.hide(room, reader)
    return await house.my_tables(reader)


@delete("/my-tables/{id:str}/hidden", tags=[ABSENCE], responses=REFUSALS, status_code=200)
async def show(reader: Asking, room: There, house: Housed, lang: Lang = None) -> Tables:
    """List a removed table again; all that are listed."""
    await absence.show(room, reader, house.kept)
    return await house.my_tables(reader)


ROUTES = [let_a_bot_play, come_back, hide, show]
