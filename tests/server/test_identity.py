"""One person on several devices, over HTTP and WebSocket, on both databases and with two processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed

from server.clocks import PATIENCE
from server.guests import Ear, Guest, Refusal, Server
from vernissage.house.identity import hashed
from vernissage.server.store.schema import METADATA

Guests = Callable[..., Guest]


async def carry(anna: Guest, phone: Guest, **more: object) -> None:
    secret = (await anna.ask("POST", "/me/carry"))["link"].partition("#")[2]
    await anna.ask("GET", "/me")  # with the new key: the old one is not good any more
    await phone.ask("POST", "/me/carry/take", {"secret": secret, **more})


async def revoke(anna: Guest) -> None:
    [other] = [one["id"] for one in (await anna.ask("GET", "/me/devices"))["devices"] if not one["this"]]
    await anna.ask("DELETE", f"/me/devices/{other}")


async def hear_on(ear: Ear) -> None:
    """Listen for as long as anything is said."""
    while True:
        await asyncio.wait_for(ear.update(), PATIENCE)


async def test_a_seat_is_carried_joined_and_revoked(any_server: Server, guests: Guests) -> None:
    anna, phone = guests(any_server), guests(any_server)
    table, own = await anna.create("me:Anna", "bot"), await phone.create("me", "bot")
    thief = guests(any_server)
    thief.http.cookies.update(anna.http.cookies)
    await carry(anna, phone, things="join")
    mine = {one["id"] for one in (await phone.ask("GET", "/my-tables"))["tables"]}
    assert mine == {table, own}
    with pytest.raises(Refusal) as refusal:
        await thief.ask("GET", "/my-tables")
    assert (refusal.value.status, refusal.value.code) == (401, "error-signed-out")
    async with phone.listen(table) as ear:
        await ear.update()
        await revoke(anna)
        with pytest.raises(ConnectionClosed):
            await hear_on(ear)
    with pytest.raises(Refusal) as refusal:
        await phone.ask("GET", "/my-tables")
    assert refusal.value.status == 401
    await phone.ask("POST", "/me/leave")
    assert (await phone.ask("GET", "/my-tables"))["tables"] == []
    word = (await anna.ask("POST", "/me/farewell"))["word"]
    await anna.ask("POST", "/me/forget", {"word": word})
    assert (await anna.ask("GET", "/me"))["known"] is False


async def test_nothing_of_whoever_is_forgotten_is_left(any_server: Server, guests: Guests) -> None:
    anna, hugo = guests(any_server), guests(any_server)
    table = await anna.create("me:Anna", "open", "bot")
    await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo"})
    await anna.ask("PUT", "/me", {"name": "Anna"})
    person = hashed(anna.http.cookies["vernissage"])
    async with anna.listen(table) as ear:
        await ear.update()
        await anna.ask("POST", f"/tables/{table}/talk", {"id": "one", "text": "Good evening"})
    alone = await anna.create("me:Anna", "bot")
    await anna.ask("PUT", f"/my-tables/{alone}/hidden")
    assert holding(any_server, person) >= {"tables", "seats", "people", "seen", "hidden", "talk"}
    word = (await anna.ask("POST", "/me/farewell"))["word"]
    await anna.ask("POST", "/me/forget", {"word": word})
    assert holding(any_server, person) == {"devices"}, "but that the key is not good any more"


def holding(server: Server, person: str) -> set[str]:
    """The tables of the database in which somebody is named."""
    url = server.database if "://" in server.database else f"sqlite:///{server.database}"
    engine = create_engine(url.replace("+aiosqlite", ""))
    found = set[str]()
    with engine.connect() as connection:
        for kept in METADATA.sorted_tables:
            for row in connection.execute(select(kept)):
                if person in map(str, row):
                    found.add(kept.name)
    engine.dispose()
    return found


async def test_a_device_revoked_in_one_process_is_refused_by_the_other(postgres: str, guests: Guests) -> None:
    with Server(postgres) as one, Server(postgres) as other:
        anna, phone = guests(one), guests(other)
        table = await anna.create("me:Anna", "bot")
        await carry(anna, phone)
        assert [found["id"] for found in (await phone.ask("GET", "/my-tables"))["tables"]] == [table]
        async with phone.listen(table) as ear:
            await ear.update()
            await revoke(anna)
            with pytest.raises(ConnectionClosed):
                await hear_on(ear)
        with pytest.raises(Refusal) as refusal:
            await phone.ask("GET", "/my-tables")
        assert refusal.value.status == 401
