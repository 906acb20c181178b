"""A device that was sent away, or is somebody else's by now, is told nothing more of who it was."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from house_layer.home import home
from people.test_identity import DESKTOP, PHONE, asking, newcomer, passkey_for
from server.guests import sqlite
from vernissage.house import carrying
from vernissage.house.house import House
from vernissage.house.identity import hashed
from vernissage.house.reader import Reader
from vernissage.server.store import outbox, ways
from vernissage.server.store.store import Store


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house with a database."""
    async with home(Store(sqlite(tmp_path))) as made:
        yield made


def store_of(house: House) -> Store:
    assert isinstance(house.ports.shelf, Store)
    return house.ports.shelf


async def subscribe(house: House, reader: Reader, name: str) -> None:
    """As the route does."""
    device = (await house.identity.whose(reader.device)).device
    await store_of(house).write(
        ways.subscribe, reader.holder, f"https://push.example.org/{name}", "p", "a", 0.0, device
    )


async def told(house: House, reader: Reader) -> set[str]:
    """The browsers by which somebody is told."""
    kept = await outbox.look(store_of(house), ways.endpoints, reader.holder)
    return {endpoint.rpartition("/")[2] for endpoint in kept}


async def second(house: House, anna: Reader, key: str) -> Reader:
    """Another device of somebody."""
    secret = await carrying.link(house, anna)
    await carrying.arrive(house, Reader("", "en"), secret, None, hashed(key), PHONE)
    return await asking(house, key)


async def test_a_device_that_was_sent_away_is_told_nothing_and_the_others_go_on(house: House) -> None:
    anna = await newcomer(house, "anna")
    await subscribe(house, anna, "desktop")  # before it was known as a device
    await house.identity.renew(anna, hashed("a2"), DESKTOP)
    anna = await asking(house, "a2")
    phone = await second(house, anna, "phone")
    await subscribe(house, phone, "phone")
    assert await told(house, anna) == {"desktop", "phone"}
    [id] = [one.id for one in await house.ports.shelf.devices.devices_of(anna.holder) if one.system == "iphone"]
    await carrying.send_away(house, anna, id)
    assert await told(house, anna) == {"desktop"}


async def test_a_browser_that_nobody_knows_as_a_device_is_told_nothing_after_one_was_sent_away(house: House) -> None:
    anna = await newcomer(house, "anna")
    phone = await second(house, anna, "phone")
    await store_of(house).write(ways.subscribe, anna.holder, "https://push.example.org/earlier", "p", "a", 0.0)
    [one] = await house.ports.shelf.devices.devices_of(phone.holder)
    await carrying.send_away(house, anna, one.id)
    assert await told(house, anna) == set()


async def test_a_browser_that_becomes_somebody_else_is_not_told_of_who_it_was(house: House) -> None:
    anna, hugo = await newcomer(house, "anna"), await newcomer(house, "hugo")
    await passkey_for(house, hugo)  # who stays somebody, with other ways in
    await subscribe(house, hugo, "shared")
    await carrying.arrive(house, hugo, await carrying.link(house, anna), None, hashed("h2"), DESKTOP)
    assert await told(house, hugo) == set()


async def test_what_is_joined_goes_on_being_told_but_not_without_end(house: House) -> None:
    anna = await newcomer(house, "anna")
    for number in range(3):
        phone = await newcomer(house, f"phone {number}")
        for browser in range(ways.BROWSERS):
            await subscribe(house, phone, f"{number}-{browser}")
        await carrying.arrive(house, phone, await carrying.link(house, anna), "join", hashed(f"p{number}"), PHONE)
        assert len(await told(house, anna)) == ways.BROWSERS
    await asking(house, "p2")
    [last] = await house.ports.shelf.devices.devices_of(anna.holder)
    await carrying.send_away(house, anna, last.id)
    assert not [name for name in await told(house, anna) if name.startswith("2-")]
