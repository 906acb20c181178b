"""Two processes on one database, and whoever does the same thing in both at the same moment: it happens once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from secrets import token_hex

import pytest

from vernissage.house.devices import ALWAYS, CARRY, CODE, Device, Moved, Passkey, Slip
from vernissage.house.identity import hashed
from vernissage.house.talk_shelf import Said
from vernissage.server.store.store import Store

Two = tuple[Store, Store]
NOW = 1000.0


@pytest.fixture
async def two(postgres: str) -> AsyncIterator[Two]:
    """What two processes have open."""
    stores = Store(postgres), Store(postgres)
    for store in stores:
        await store.open()
    yield stores
    for store in stores:
        await store.close()


def device(person: str, replaces: str = "") -> Device:
    return Device(hashed(token_hex(8)), person, token_hex(8), "other", "other", NOW, 0, replaces=replaces)


async def test_a_link_that_two_devices_bring_at_once_lets_one_in(two: Two) -> None:
    for _ in range(10):
        person = hashed(token_hex(8))
        slip = Slip(hashed(token_hex(8)), CARRY, person, NOW + 600)
        await two[0].devices.hand_out(slip, 3, NOW)
        tries = [store.devices.admit(slip, device(person), "", NOW) for store in two * 2]
        assert [type(one) for one in await asyncio.gather(*tries)].count(Moved) == 1
        assert len(await two[0].devices.devices_of(person)) == 1


async def test_a_code_is_spent_once_and_never_after_new_ones_were_made(two: Two) -> None:
    one, other = two
    for _ in range(10):
        person = hashed(token_hex(8))
        old, new = (tuple(Slip(hashed(token_hex(8)), CODE, person, ALWAYS) for _ in range(10)) for _ in range(2))
        await one.devices.new_codes(person, old)
        spent = await asyncio.gather(
            one.devices.spend(old[0], NOW), other.devices.spend(old[0], NOW), other.devices.new_codes(person, new)
        )
        assert sum(map(bool, spent[:2])) <= 1
        assert not await one.devices.spend(old[0], NOW)
        assert not await one.devices.spend(old[1], NOW)
        assert await one.devices.codes_left(person) == 10


async def test_a_device_that_asks_for_keys_while_it_is_sent_away_has_none_that_is_good(two: Two) -> None:
    one, other = two
    for _ in range(10):
        person = hashed(token_hex(8))
        old = device(person)
        assert (
            await one.devices.renew(old, Device(**{**vars(old), "key": hashed("first" + old.key), "replaces": old.key}))
            == ""
        )
        await one.devices.confirm(hashed("first" + old.key), NOW)
        [now] = await one.devices.devices_of(person)
        again = Device(**{**vars(now), "key": hashed("again" + old.key), "replaces": now.key, "created": NOW + 100})
        await asyncio.gather(one.devices.renew(now, again), other.devices.revoke(person, (now.id,), NOW))
        for key in (old.key, now.key, again.key):
            kept = await one.devices.device(key)
            assert kept is None or kept.revoked
        assert await one.devices.devices_of(person) == []


async def test_somebody_elses_passkey_is_not_registered_by_whoever_is_as_fast(two: Two) -> None:
    for _ in range(10):
        id = token_hex(8)
        mine = [Passkey(id, token_hex(8), who, "localhost", "k", 0, "other", "other", NOW, 0) for who in ("a", "b")]
        kept = await asyncio.gather(*(store.devices.add_passkey(one) for store, one in zip(two, mine, strict=True)))
        assert sorted(kept) == [False, True]


async def test_who_joins_or_is_forgotten_while_they_speak_loses_nothing(two: Two) -> None:
    one, other = two
    for number in range(5):
        old, new, table = hashed(token_hex(8)), hashed(token_hex(8)), token_hex(8)
        slip = Slip(hashed(token_hex(8)), CARRY, new, NOW + 600)
        await one.devices.hand_out(slip, 3, NOW)
        said = [Said(table, False, who, NOW, f"{i}", request=f"{i}") for i in range(4) for who in (old, "bystander")]
        await asyncio.gather(*(one.talk.say(line) for line in said[:4]))
        rest = asyncio.gather(*(other.talk.say(line) for line in said[4:]))
        if number % 2:
            assert await one.devices.admit(slip, device(new, old), old, NOW) is not None
        else:
            await one.devices.forget(old, f"gone-{token_hex(4)}-", NOW)
        await rest
        assert len(await one.talk.changes(table, False)) == len(said)
        whose = {line.holder for line in (await one.talk.changes(table, False))[:4]}
        assert "bystander" in whose
