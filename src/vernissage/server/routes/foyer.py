"""The lobby as it changes, and invitations as pictures."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace

import msgspec
from litestar import Request, Response, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import ResponseSpec

from vernissage.house.errors import Refused
from vernissage.house.foyer import Looker
from vernissage.house.house import House
from vernissage.house.live import ENCODER, first_of
from vernissage.house.problems import problem_of
from vernissage.house.protocol.live import Alive, Beat, ProblemMessage, SetLanguage
from vernissage.house.protocol.lobby import MineChanged, SeekChanged
from vernissage.server.keys import reader_of
from vernissage.server.limits import COSTS
from vernissage.server.qr import qr_picture
from vernissage.server.routes.common import REFUSALS, Asking, Lang, There
from vernissage.server.routes.live import BREATH, WISH, found_house, limits_of, turn_away

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
            async with asyncio.timeout(house.habits.beat):
                await looker.wake.wait()
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


ROUTES = [attend, show_invitation]
