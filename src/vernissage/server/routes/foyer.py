"""The lobby: public tables as they change, people who look for a game, invitations, who is ready."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from typing import Annotated

import msgspec
from litestar import Request, Response, WebSocket, delete, get, post, put, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import ResponseSpec
from litestar.params import Body

from vernissage.house import ready
from vernissage.house.errors import Refused
from vernissage.house.foyer import Looker
from vernissage.house.house import House
from vernissage.house.protocol.lobby import LobbyChange, MineChanged, SeekChanged, Seeking, Sought
from vernissage.house.protocol.play import Accepted
from vernissage.server.keys import reader_of
from vernissage.server.limits import COSTS
from vernissage.server.problems import problem_of
from vernissage.server.protocol.live import Alive, Beat, ProblemMessage, SetLanguage
from vernissage.server.qr import qr_picture
from vernissage.server.routes.common import REFUSALS, Asking, Housed, Lang, There
from vernissage.server.routes.live import BREATH, ENCODER, WISH, first_of, found_house, limits_of, turn_away

LOBBY = "The lobby"
CALM = 1.0
"""Seconds between two rounds of news to one reader: whatever happens meanwhile is one of them."""
DECODER = msgspec.json.Decoder(SetLanguage | Alive)
LONGEST_PLACE = 64
PICTURE = ResponseSpec(bytes, generate_examples=False, media_type="image/svg+xml", description="A QR code.")


@websocket("/lobby/ws", opt={COSTS: 3})
async def attend(socket: WebSocket) -> None:  # type: ignore[type-arg]
    """The public tables as they change: `?at=` resumes, `?lang=` chooses the language."""
    await socket.accept()
    house, limits = found_house(socket), limits_of(socket)
    try:
        reader = await reader_of(socket)
        if limits.live.full(reader.address):
            raise Refused(429, "error-too-many-connections")
        looker = Looker(reader, socket.query_params.get("at", "")[:LONGEST_PLACE])
        looker.seek = bool(reader.holder)
        async with house.identity.connected(reader, looker.end):
            with limits.live.inside(reader.address), house.foyer.inside(looker):
                await first_of(speak(socket, house, looker), listen(socket, house, looker))
    except Refused as refusal:
        await turn_away(socket, refusal)


async def speak(socket: WebSocket, house: House, looker: Looker) -> None:  # type: ignore[type-arg]
    """Say what is new, all of it at once, then be silent for a moment."""
    while True:
        try:
            await asyncio.wait_for(looker.wake.wait(), house.habits.beat)
        except TimeoutError:
            await socket.send_data(ENCODER.encode(Beat(seq=0)).decode(), mode="text")
            continue
        if looker.ended:
            return
        looker.wake.clear()
        if (told := await house.foyer.message(looker)) is not None:
            await socket.send_data(told.decode(), mode="text")
        if looker.seek:
            looker.seek = False
            found = SeekChanged(seek=(await house.usher.sought(looker.reader)).seek)
            await socket.send_data(ENCODER.encode(found).decode(), mode="text")
        if looker.mine:
            looker.mine = False
            await socket.send_data(ENCODER.encode(MineChanged()).decode(), mode="text")
        await asyncio.sleep(CALM)


async def listen(socket: WebSocket, house: House, looker: Looker) -> None:  # type: ignore[type-arg]
    """Hear that the browser is still there, or another language; what is not understood changes nothing."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            raw = await socket.receive_data(mode="text")
            await asyncio.sleep(BREATH)
            try:
                said = DECODER.decode(raw)
                limits_of(socket).charge(looker.reader.address, WISH)
                if isinstance(said, Alive):
                    await house.usher.stays(looker.reader)
                else:
                    looker.reader = replace(looker.reader, lang=said.language)
                    looker.at = ""
                    looker.wake.set()
            except (Refused, msgspec.DecodeError) as error:
                refusal = error if isinstance(error, Refused) else Refused(400, "error-request", detail=str(error))
                problem = ProblemMessage(problem=problem_of(refusal, looker.reader.lang))
                await socket.send_data(ENCODER.encode(problem).decode(), mode="text")


@get("/lobby", tags=[LOBBY], responses=REFUSALS, opt={COSTS: 3})
async def show_lobby(reader: Asking, house: Housed, lang: Lang = None) -> LobbyChange:
    """Public tables that wait for people or can be watched, as they are now: what the WebSocket says at first."""
    return await house.foyer.whole(reader)


@get("/seek", tags=[LOBBY], responses=REFUSALS)
async def show_seek(reader: Asking, house: Housed, lang: Lang = None) -> Sought:
    """What the reader looks for, and whether it was found."""
    return await house.usher.sought(reader)


@put("/seek", tags=[LOBBY], responses=REFUSALS, opt={COSTS: 10})
async def seek(data: Annotated[Seeking, Body()], keyed_reader: Asking, house: Housed, lang: Lang = None) -> Sought:
    """Look for a game, or say that one is still there: a wish that is not renewed in 45 seconds is forgotten."""
    await house.welcome(keyed_reader)
    return await house.usher.seek(keyed_reader, data)


@delete("/seek", tags=[LOBBY], responses=REFUSALS, status_code=200)
async def stop_seeking(reader: Asking, house: Housed, lang: Lang = None) -> Sought:
    """Look no longer; a seat that was found already stays the reader's."""
    return await house.usher.drop(reader)


@post("/tables/{id:str}/ready", tags=["A table"], responses=REFUSALS, status_code=200)
async def say_ready(reader: Asking, room: There, lang: Lang = None) -> Accepted:
    """Say that one is there, when all seats of a live table are taken; the game starts with the last one."""
    return await ready.say(room, reader)


@get("/tables/{id:str}/invitation.svg", tags=["A table"], responses={**REFUSALS, 200: PICTURE}, opt={COSTS: 3})
async def show_invitation(
    request: Request,  # type: ignore[type-arg]
    reader: Asking,
    room: There,
    lang: Lang = None,
) -> Response[bytes]:
    """The link that invites to the table as a QR code, for whoever sits there or created it."""
    async with room.hold():
        if not room.mine(reader) and (not reader.holder or reader.holder != room.table.host):
            raise Refused(403, "error-not-your-seat")
        link = invitation_link(str(request.base_url), room.id, room.table.invitation)
    return Response(qr_picture(link), media_type="image/svg+xml")


def invitation_link(base: str, id: str, invitation: str) -> str:
    """Where an invitation leads."""
    return f"{base.rstrip('/')}/table/{id}?join={invitation}"


ROUTES = [attend, show_lobby, show_seek, seek, stop_seeking, say_ready, show_invitation]
