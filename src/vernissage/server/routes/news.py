"""News: the bell, and the ways to be told."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated

import msgspec
from litestar import Request, WebSocket, get, post, put, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Body, PathParameter

from vernissage.core.game import Line
from vernissage.house import speech
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.live import first_of
from vernissage.house.news import Item
from vernissage.house.protocol.live import Beat
from vernissage.house.protocol.news import (
    Bell,
    BellMessage,
    BrowserUnwanted,
    BrowserWanted,
    Confirmation,
    MailWanted,
    NewsDone,
    NewsItem,
    NewsSwitches,
    NewsWays,
    ReadNews,
)
from vernissage.house.protocol.words import Language
from vernissage.house.reader import Reader
from vernissage.server.herald import StoreHerald
from vernissage.server.hosts import host_of, leads_here
from vernissage.server.keys import reader_of
from vernissage.server.limits import COSTS
from vernissage.server.messages import push
from vernissage.server.messages.addresses import Inner
from vernissage.server.messages.mail import right, title
from vernissage.server.messages.sender import Sender
from vernissage.server.routes.common import REFUSALS, Asking, Housed, Lang
from vernissage.server.routes.live import COME_AGAIN, found_house, limits_of, turn_away
from vernissage.server.store import ways
from vernissage.server.store.outbox import look

NEWS = "News"
LISTED = 30
"""Lines under the bell."""
BREATH = 0.2
"""Seconds between two looks at one bell."""
ENCODER = msgspec.json.Encoder()
Token = Annotated[str, PathParameter(max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description="From a mail.")]


def herald_of(house: House) -> StoreHerald:
    """The herald of a server's house."""
    herald = house.ports.herald
    assert isinstance(herald, StoreHerald)
    return herald


def sender_of(house: House) -> Sender:
    """Who sends what the herald tells."""
    sender = herald_of(house).sender
    assert sender is not None, "the house is open"
    return sender


def shown(item: Item, lang: Language) -> NewsItem:
    """A line under the bell in the reader's language."""
    return NewsItem(
        kind=item.kind,
        table=item.table,
        game=item.game,
        title=title(item.game),
        text=speech.say(Line(f"news-{item.kind}"), lang),
        link=f"/table/{item.table}",
        seat=item.seat,
        told=item.told,
        read=item.read,
    )


async def bell_of(house: House, reader: Reader) -> Bell:
    """What the reader was told."""
    items = await house.ports.shelf.news.items(reader.holder, LISTED) if reader.holder else []
    return Bell(unread=sum(not item.read for item in items), items=[shown(item, reader.lang) for item in items])


@get("/news", tags=[NEWS], responses=REFUSALS)
async def show_bell(reader: Asking, house: Housed, lang: Lang = None) -> Bell:
    """What the reader was told about their tables and is still true."""
    return await bell_of(house, reader)


@post("/news/read", tags=[NEWS], responses=REFUSALS, status_code=200)
async def read(data: Annotated[ReadNews, Body()], reader: Asking, house: Housed, lang: Lang = None) -> Bell:
    """The reader has read what there is, or what there is of one table."""
    if reader.holder and await house.ports.shelf.news.read(reader.holder, data.table, house.ports.clock.date()):
        herald_of(house).changed([reader.holder])
    return await bell_of(house, reader)


@websocket("/news/ws", opt={COSTS: 3})
async def listen(socket: WebSocket) -> None:  # type: ignore[type-arg]
    """The bell, now and whenever it changes; nothing for somebody without a key."""
    await socket.accept()
    house, limits = found_house(socket), limits_of(socket)
    try:
        reader = await reader_of(socket)
        if limits.live.full(reader.address):
            raise Refused(429, "error-too-many-connections")
        if not (reader.holder and await house.knows(reader.holder)):
            raise Refused(403, "error-no-key")
        over = asyncio.Event()
        async with house.identity.connected(reader, over.set):
            with limits.live.inside(reader.address):
                await first_of(ring(socket, house, reader), until_gone(socket), over.wait())
                if over.is_set():
                    await socket.close(code=COME_AGAIN)
    except Refused as refusal:
        await turn_away(socket, refusal)


async def ring(socket: WebSocket, house: House, reader: Reader) -> None:  # type: ignore[type-arg]
    """Say what the bell has, whenever that has changed; a heartbeat otherwise."""
    said = b""
    with herald_of(house).bell(reader.holder) as bell:
        while True:
            bell.clear()
            told = ENCODER.encode(BellMessage(bell=await bell_of(house, reader)))
            if told != said:
                said = told
                await socket.send_data(told.decode(), mode="text")
            await asyncio.sleep(BREATH)
            while not bell.is_set():
                try:
                    async with asyncio.timeout(house.habits.beat):
                        await bell.wait()
                except TimeoutError:
                    await socket.send_data(ENCODER.encode(Beat(seq=0)).decode(), mode="text")


async def until_gone(socket: WebSocket) -> None:  # type: ignore[type-arg]
    """Hear that the client is there; what it says means nothing else."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data(mode="text")
            await asyncio.sleep(BREATH)


async def ways_of(house: House, reader: Reader) -> NewsWays:
    """How the reader wants to be told."""
    sender = sender_of(house)
    found = await look(sender.store, ways.ways, reader.holder) if reader.holder else ways.Ways()
    browsers = await look(sender.store, ways.browsers, reader.holder) if reader.holder else 0
    return NewsWays(
        push=found.push,
        browsers=browsers,
        key=sender.push.key,
        mail=found.mail,
        mail_offered=sender.mail is not None,
        address=found.address,
        confirmed=found.confirmed,
    )


@get("/news/ways", tags=[NEWS], responses=REFUSALS)
async def show_ways(reader: Asking, house: Housed, lang: Lang = None) -> NewsWays:
    """How the reader wants to be told, and what a browser needs to subscribe."""
    return await ways_of(house, reader)


@put("/news/ways", tags=[NEWS], responses=REFUSALS)
async def switch(
    data: Annotated[NewsSwitches, Body()], keyed_reader: Asking, house: Housed, lang: Lang = None
) -> NewsWays:
    """Turn a way on or off; mails only go to an address that was confirmed."""
    store = sender_of(house).store
    await house.welcome(keyed_reader)
    values = {name: value for name, value in (("push", data.push), ("mail", data.mail)) if value is not None}
    if values.get("mail") and not (await look(store, ways.ways, keyed_reader.holder)).confirmed:
        raise Refused(409, "error-address")
    await store.write(ways.change, keyed_reader.holder, values)
    return await ways_of(house, keyed_reader)


@put("/news/browsers", tags=[NEWS], responses=REFUSALS, opt={COSTS: 5})
async def subscribe(
    data: Annotated[BrowserWanted, Body()], keyed_reader: Asking, house: Housed, lang: Lang = None
) -> NewsWays:
    """Tell a browser from now on, by its push service; as many as ten of one person."""
    sender = sender_of(house)
    browser = push.Browser(data.endpoint, data.keys.p256dh, data.keys.auth)
    try:
        push.check(browser, sender.push.inner)
    except Inner as error:
        raise Refused(400, "error-browser", detail=str(error)) from None
    await house.welcome(keyed_reader)
    date, device = house.ports.clock.date(), (await house.identity.whose(keyed_reader.device)).device
    keys = (browser.endpoint, browser.p256dh, browser.auth)
    await sender.store.write(ways.subscribe, keyed_reader.holder, *keys, date, device)
    return await ways_of(house, keyed_reader)


@post("/news/browsers/remove", tags=[NEWS], responses=REFUSALS, status_code=200)
async def unsubscribe(
    data: Annotated[BrowserUnwanted, Body()], reader: Asking, house: Housed, lang: Lang = None
) -> NewsWays:
    """Tell a browser of the reader's nothing any more."""
    if reader.holder:
        await sender_of(house).store.write(ways.unsubscribe, reader.holder, data.endpoint)
    return await ways_of(house, reader)


@put("/news/mail", tags=[NEWS], responses=REFUSALS, opt={COSTS: 20})
async def want_mail(
    request: Request,  # type: ignore[type-arg]
    data: Annotated[MailWanted, Body()],
    keyed_reader: Asking,
    house: Housed,
    lang: Lang = None,
) -> NewsWays:
    """Name an address for mails: it is asked there, once, whether it is the reader's; empty to forget it."""
    sender = sender_of(house)
    await house.welcome(keyed_reader)
    if not data.address:
        await sender.store.write(ways.forget_address, keyed_reader.holder)
        return await ways_of(house, keyed_reader)
    if sender.mail is None:
        raise Refused(409, "error-mail-off")
    if not right(data.address):
        raise Refused(400, "error-address")
    origin, date = origin_for(request, sender.mail.names), house.ports.clock.date()
    if not limits_of(request).letters.take(keyed_reader.address):
        raise Refused(429, "error-too-many")
    if not await sender.store.write(ways.ask_address, keyed_reader.holder, data.address, origin, date):
        raise Refused(429, "error-asked-often")
    sender.wake.set()
    return await ways_of(house, keyed_reader)


def origin_for(request: Request, names: tuple[str, ...]) -> str:  # type: ignore[type-arg]
    """Where the links of a mail lead: who asks for it is not who reads it, and cannot send them elsewhere."""
    host = request.headers.get("host", "").lower()
    reached = (request.scope.get("server") or ("",))[0]
    if not leads_here(host_of(host) or "", names, reached):
        raise Refused(421, "error-host", detail="mails lead to a public name of the house (--host-name)")
    return f"{request.scope.get('scheme', 'http')}://{host}"


@post("/news/confirm", tags=[NEWS], responses=REFUSALS, status_code=200, opt={COSTS: 5})
async def confirm(data: Annotated[Confirmation, Body()], house: Housed, lang: Lang = None) -> NewsDone:
    """The address that a mail with this code went to is the person's who named it; works without a key."""
    if not await sender_of(house).store.write(ways.confirm, data.code, house.ports.clock.date()):
        raise Refused(404, "error-no-code")
    return NewsDone()


@post("/news/stop/{token:str}", tags=[NEWS], responses=REFUSALS, status_code=200, opt={COSTS: 5})
async def stop(token: Token, house: Housed, lang: Lang = None) -> NewsDone:
    """Send no more mails to whoever got this token; works without a key, by one click of a mail program (RFC 8058)."""
    if not await sender_of(house).store.write(ways.stop, token):
        raise Refused(404, "error-no-code")
    return NewsDone()


ROUTES = [show_bell, read, listen, show_ways, switch, subscribe, unsubscribe, want_mail, confirm, stop]
