"""Who the reader is on several devices: links, passkeys, codes, devices, and what is kept about them."""

from __future__ import annotations

from typing import Annotated, Any, cast
from urllib.parse import quote

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Body, PathParameter

from vernissage.house import carrying, forgetting
from vernissage.house.carrying import day_of
from vernissage.house.devices import REGISTER, SIGN_IN
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.identity import hashed
from vernissage.house.protocol import identity as wire
from vernissage.house.protocol.tables import Me
from vernissage.house.reader import Reader
from vernissage.server import passkeys
from vernissage.server.agents import agent_of
from vernissage.server.keys import hand_over, key_of, take_back
from vernissage.server.limits import COSTS, Limits, address_from
from vernissage.server.qr import qr_picture
from vernissage.server.routes.common import REFUSALS, Asking, Housed, Lang

TAG = "Identity"
KEPT = ResponseSpec(dict[str, Any], generate_examples=False, description="Everything, in sections.")
Coming = Request[Any, Any, Any]
Given = Annotated[str, PathParameter(max_length=32, pattern=r"^[a-z0-9]+$", description="From the list of them.")]


def must_be_known(reader: Reader) -> None:
    """Refuse whoever has no key."""
    if not reader.holder:
        raise Refused(403, "error-nobody")


def try_secret(request: Coming) -> None:
    """Count whoever brings a secret."""
    limits: Limits = request.app.state.limits
    if not limits.secrets.take(address_from(request.scope)):
        raise Refused(429, "error-too-many")


async def renew(request: Coming, house: House, reader: Reader, proved: bool = False) -> None:
    """Whoever becomes more than a browser gets another key; the one that may have been stolen is not good any more."""
    await house.welcome(reader)
    await house.identity.renew(reader, hand_over(request), agent_of(request), proved)


@get("/me/devices", tags=[TAG], responses=REFUSALS)
async def show_identity(request: Coming, reader: Asking, house: Housed, lang: Lang = None) -> wire.Identity:
    """All ways to be the reader."""
    possible, agent, shelf = passkeys.possible(request), agent_of(request), house.ports.shelf.devices
    devices: list[wire.DeviceInfo] = []
    keys, codes, name = [], 0, ""
    if reader.holder:
        here = (await house.identity.whose(reader.device)).device
        seen: set[str] = set()
        for device in await shelf.devices_of(reader.holder):
            if device.id not in seen:
                seen.add(device.id)
                devices.append(shown(device.id, device.browser, device.system, device.seen, device.id == here))
        keys, codes = await shelf.passkeys_of(reader.holder), await shelf.codes_left(reader.holder)
        name = await shelf.reserved(reader.holder)
    if not any(device.this for device in devices):
        devices.append(shown("", agent.browser, agent.system, house.identity.today(), True))
    return wire.Identity(
        devices=devices,
        passkeys=[
            wire.PasskeyInfo(
                id=key.id,
                browser=cast("wire.Browser", key.browser),
                system=cast("wire.System", key.system),
                house=key.rp,
                made=day_of(int(key.created // 86_400)),
                used=day_of(key.used),
            )
            for key in keys
        ],
        codes=codes,
        unique_name=name,
        possible=possible,
    )


def shown(id: str, browser: str, system: str, seen: int, this: bool) -> wire.DeviceInfo:
    """A device in the list."""
    words = cast("wire.Browser", browser), cast("wire.System", system)
    return wire.DeviceInfo(id=id, browser=words[0], system=words[1], seen=day_of(seen), this=this)


@delete("/me/devices/{device:str}", tags=[TAG], responses=REFUSALS, status_code=200)
async def send_away(request: Coming, device: Given, reader: Asking, house: Housed, lang: Lang = None) -> wire.Done:
    """Sign a device out, at once; its connections are ended."""
    must_be_known(reader)
    here = (await house.identity.whose(reader.device)).device
    await carrying.send_away(house, reader, device)
    if device == here:
        take_back(request)
    return wire.Done()


@post("/me/leave", tags=[TAG], responses=REFUSALS, status_code=200)
async def leave(request: Coming, house: Housed, lang: Lang = None) -> wire.Done:
    """Take back a key that is not good any more, so that its browser begins anew; one that is good stays."""
    try:
        if key := key_of(request):
            await house.identity.whose(hashed(key))
    except Refused:
        take_back(request)
    return wire.Done()


@post("/me/carry", tags=[TAG], responses=REFUSALS, opt={COSTS: 5})
async def carry(request: Coming, keyed_reader: Asking, house: Housed, lang: Lang = None) -> wire.Carry:
    """A link that makes another device the reader, once, for ten minutes; the reader's own key is a new one."""
    await renew(request, house, keyed_reader)
    secret = await carrying.link(house, keyed_reader)
    link = f"{origin_of(request)}/carry#{secret}"
    qr = f"data:image/svg+xml,{quote(qr_picture(link))}"
    return wire.Carry(link=link, qr=qr, minutes=carrying.LINK_MINUTES)


def origin_of(request: Coming) -> str:
    """Where the page is that asks, as its browser says: the guard has checked that it is this house."""
    host = request.headers.get("host", "")
    return request.headers.get("origin") or f"{request.scope.get('scheme', 'http')}://{host}"


@post("/me/carry/look", tags=[TAG], responses=REFUSALS, opt={COSTS: 5}, status_code=200)
async def look(
    request: Coming, data: Annotated[wire.Shown, Body()], reader: Asking, house: Housed, lang: Lang = None
) -> wire.Arrival:
    """What would happen if the reader's device became the person of a link."""
    try_secret(request)
    return await carrying.look(house, reader, data.secret)


@post("/me/carry/take", tags=[TAG], responses=REFUSALS, opt={COSTS: 5}, status_code=200)
async def take(
    request: Coming, data: Annotated[wire.Arrive, Body()], reader: Asking, house: Housed, lang: Lang = None
) -> Me:
    """Make the reader's device the person of a link, under a key of its own."""
    try_secret(request)
    agent, new = agent_of(request), hand_over(request)
    return await house.me(await carrying.arrive(house, reader, data.secret, data.things, new, agent))


@post("/me/passkeys/ask", tags=[TAG], responses=REFUSALS, opt={COSTS: 5}, status_code=200)
async def ask_passkey(request: Coming, keyed_reader: Asking, house: Housed, lang: Lang = None) -> wire.PasskeyAsked:
    """What the browser is asked for to make a passkey."""
    site = passkeys.site_of(request)
    await house.welcome(keyed_reader)
    have = await carrying.may_add_passkey(house, keyed_reader)
    challenge = await carrying.challenge(house, REGISTER, keyed_reader.holder)
    name = (await house.me(keyed_reader)).name
    return wire.PasskeyAsked(options=passkeys.registration(site, keyed_reader.holder, name, challenge, have))


@post("/me/passkeys", tags=[TAG], responses=REFUSALS, opt={COSTS: 10})
async def add_passkey(
    request: Coming, data: Annotated[wire.PasskeyGiven, Body()], reader: Asking, house: Housed, lang: Lang = None
) -> wire.Done:
    """Bind the reader to a passkey for good; the reader's own key is a new one."""
    must_be_known(reader)
    site = passkeys.site_of(request)
    credential = passkeys.bounded(data.credential, "clientDataJSON", "attestationObject")
    challenge = passkeys.challenge_of(credential)
    await carrying.answered(house, REGISTER, reader.holder, challenge)
    await carrying.may_add_passkey(house, reader)
    agent, now = agent_of(request), house.ports.clock.date()
    passkey = await passkeys.registered(site, reader.holder, credential, challenge, agent, now)
    if await house.ports.shelf.devices.passkey(passkey.credential) is not None:
        raise Refused(409, "error-passkey")
    await renew(request, house, reader, proved=True)
    await carrying.add_passkey(house, passkey)
    return wire.Done()


@delete("/me/passkeys/{passkey:str}", tags=[TAG], responses=REFUSALS, status_code=200)
async def remove_passkey(passkey: Given, reader: Asking, house: Housed, lang: Lang = None) -> wire.Done:
    """Let a passkey open nothing any more."""
    must_be_known(reader)
    await carrying.remove_passkey(house, reader, passkey)
    return wire.Done()


@post("/me/sign-in/ask", tags=[TAG], responses=REFUSALS, opt={COSTS: 5}, status_code=200)
async def ask_sign_in(request: Coming, house: Housed, lang: Lang = None) -> wire.PasskeyAsked:
    """What the browser is asked for to bring a passkey."""
    site = passkeys.site_of(request)
    challenge = await carrying.challenge(house, SIGN_IN, hashed(address_from(request.scope)))
    return wire.PasskeyAsked(options=passkeys.sign_in(site, challenge))


@post("/me/sign-in", tags=[TAG], responses=REFUSALS, opt={COSTS: 10}, status_code=200)
async def sign_in(
    request: Coming, data: Annotated[wire.PasskeyGiven, Body()], house: Housed, lang: Lang = None
) -> wire.Slipped:
    """For a passkey, what makes this device its person: as the secret of a link does."""
    try_secret(request)
    site = passkeys.site_of(request)
    credential = passkeys.bounded(data.credential, "clientDataJSON", "authenticatorData", "signature")
    challenge = passkeys.challenge_of(credential)
    await carrying.answered(house, SIGN_IN, "", challenge)
    passkey = await house.ports.shelf.devices.passkey(credential["id"])
    if passkey is None:
        raise Refused(403, "error-passkey")
    counter = await passkeys.brought(site, passkey, credential, challenge)
    return wire.Slipped(secret=await carrying.signed_in(house, passkey, counter))


@post("/me/codes", tags=[TAG], responses=REFUSALS, opt={COSTS: 5})
async def make_codes(request: Coming, keyed_reader: Asking, house: Housed, lang: Lang = None) -> wire.Codes:
    """Ten recovery codes instead of those there were, shown once; the reader's own key is a new one."""
    await carrying.must_prove(house, keyed_reader)
    await renew(request, house, keyed_reader)
    return wire.Codes(codes=await carrying.new_codes(house, keyed_reader))


@post("/me/recover", tags=[TAG], responses=REFUSALS, opt={COSTS: 10}, status_code=200)
async def recover(
    request: Coming, data: Annotated[wire.Recover, Body()], house: Housed, lang: Lang = None
) -> wire.Slipped:
    """For a recovery code, what makes this device its person: as the secret of a link does."""
    try_secret(request)
    return wire.Slipped(secret=await carrying.recover(house, data.code))


@get("/me/data", tags=[TAG], responses={**REFUSALS, 200: KEPT}, opt={COSTS: 10})
async def show_data(reader: Asking, house: Housed, lang: Lang = None) -> Response[bytes]:
    """All that the house keeps about the reader, as a file."""
    must_be_known(reader)
    body = msgspec.json.format(msgspec.json.encode(await forgetting.everything(house, reader)), indent=2)
    headers = {"content-disposition": 'attachment; filename="vernissage.json"'}
    return Response(body, media_type="application/json", headers=headers)


@post("/me/farewell", tags=[TAG], responses=REFUSALS, status_code=200)
async def farewell(reader: Asking, house: Housed, lang: Lang = None) -> wire.Word:
    """Wish to be forgotten: the word that must be said again within ten minutes."""
    must_be_known(reader)
    return wire.Word(word=await forgetting.ask(house, reader))


@post("/me/forget", tags=[TAG], responses=REFUSALS, status_code=200)
async def forget(
    request: Coming, data: Annotated[wire.Forget, Body()], reader: Asking, house: Housed, lang: Lang = None
) -> wire.Done:
    """Be forgotten, for good: games of others stay, without the reader's name."""
    must_be_known(reader)
    await forgetting.forget_me(house, reader, data.word)
    take_back(request)
    return wire.Done()


ROUTES = [
    show_identity,
    send_away,
    leave,
    carry,
    look,
    take,
    ask_passkey,
    add_passkey,
    remove_passkey,
    ask_sign_in,
    sign_in,
    make_codes,
    recover,
    show_data,
    farewell,
    forget,
]
