"""Whoever keeps the connections of a device that was sent away: none of them says anything more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from house_layer.home import home
from server.clocks import PATIENCE
from server.guests import Guest, Server
from vernissage.house import carrying, identity
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.identity import Agent, hashed
from vernissage.house.protocol.tables import NewTable, SeatWanted
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.watcher import Watcher

Guests = Callable[..., Guest]


async def two_devices(house: House) -> tuple[Room, Reader, Reader, str]:
    """A table, its person on two devices, and by what the second is known."""
    anna = Reader(hashed("anna"), "en", fresh=True, device=hashed("anna"))
    await house.welcome(anna)
    seats = [SeatWanted(who="me"), SeatWanted(who="bot", level="sketch")]
    room = await house.room((await house.create(anna, NewTable(game="masters-gallery", seats=seats, pace=0))).id)
    secret = await carrying.link(house, anna)
    await carrying.arrive(house, Reader("", "en"), secret, None, hashed("phone"), Agent("safari", "iphone"))
    phone = Reader((await house.identity.whose(hashed("phone"))).person, "en", device=hashed("phone"))
    [id] = [one.id for one in await house.ports.shelf.devices.devices_of(anna.holder) if one.system == "iphone"]
    return room, anna, phone, id


async def test_a_table_that_changes_does_not_bring_an_ended_connection_back() -> None:
    async with home() as house:
        room, anna, phone, id = await two_devices(house)
        watcher = Watcher(phone, None)
        async with house.watching(room, watcher):
            await carrying.send_away(house, anna, id)
            room.wake()  # before the connection, which may read slowly, has come to its end
            assert watcher.ended


async def test_a_connection_that_was_being_opened_while_its_device_was_sent_away_is_refused() -> None:
    async with home() as house:
        room, anna, phone, id = await two_devices(house)
        await carrying.send_away(house, anna, id)
        with pytest.raises(Refused) as refusal:
            async with house.watching(room, Watcher(phone, None)):
                pass
        assert (refusal.value.status, refusal.value.line.id) == (401, "error-signed-out")
        assert not room.watchers


async def test_keys_that_are_not_good_any_more_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "REMEMBERED", 10)
    async with home() as house:
        house.identity.drop(hashed(str(number)) for number in range(50))
        assert len(house.identity._known) == 10


@asynccontextmanager
async def heard(guest: Guest, path: str) -> AsyncIterator[ClientConnection]:
    """A connection of somebody, after the first that it says."""
    address = guest.url.replace("http", "ws", 1) + f"/api{path}"
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    async with connect(address, additional_headers={"cookie": cookies}) as connection:
        await asyncio.wait_for(connection.recv(), PATIENCE)
        yield connection


@pytest.mark.parametrize("path", ["/news/ws", "/lobby/ws"])
async def test_bell_and_lobby_end_with_the_device(any_server: Server, guests: Guests, path: str) -> None:
    anna, phone = guests(any_server), guests(any_server)
    await anna.create("me:Anna", "bot")
    secret = (await anna.ask("POST", "/me/carry"))["link"].partition("#")[2]
    await phone.ask("POST", "/me/carry/take", {"secret": secret})
    await phone.ask("GET", "/me")
    [id] = [one["id"] for one in (await anna.ask("GET", "/me/devices"))["devices"] if not one["this"]]
    async with heard(phone, path) as connection:
        await anna.ask("DELETE", f"/me/devices/{id}")
        with pytest.raises(ConnectionClosed):
            await two_beats(connection)


async def two_beats(connection: ClientConnection) -> None:
    """Listen until a connection has shown that it goes on."""
    beats = 0
    while beats < 2:
        beats += b"beat" in (await connection.recv(decode=False))
