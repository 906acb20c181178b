"""One person on several devices: what a key opens, and what it does not open any more. The clock is held."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path

import pytest

from house_layer.home import ANNA, home, show
from server.clocks import HeldClock
from server.guests import sqlite
from vernissage.house import carrying, forgetting, identity, moves
from vernissage.house.devices import REGISTER, Passkey
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.identity import Agent, hashed
from vernissage.house.memory import MemoryShelf
from vernissage.house.names import skeleton
from vernissage.house.ports import Shelf
from vernissage.house.protocol.play import Answer
from vernissage.house.protocol.tables import Introduction, NewTable, SeatWanted, Sit
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.watcher import Watcher
from vernissage.server.store.store import Store

PHONE, DESKTOP = Agent("safari", "iphone"), Agent("firefox", "linux")


@pytest.fixture(params=["memory", "sqlite"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """A house on each kind of shelf."""
    shelf: Shelf = MemoryShelf() if request.param == "memory" else Store(sqlite(tmp_path))
    async with home(shelf) as made:
        yield made


async def asking(house: House, key: str) -> Reader:
    """Whoever sends a request with a key."""
    device = hashed(key)
    return Reader((await house.identity.whose(device)).person, "en", device=device)


async def newcomer(house: House, key: str, name: str = "") -> Reader:
    """Somebody who has just got a key."""
    await house.welcome(Reader(hashed(key), "en", fresh=True, device=hashed(key)))
    reader = await asking(house, key)
    if name:
        await house.introduce(reader, Introduction(name=name))
    return reader


async def refused(work: Awaitable[object], status: int, id: str) -> None:
    with pytest.raises(Refused) as refusal:
        await work
    assert (refusal.value.status, refusal.value.line.id) == (status, id)


async def table_of(house: House, host: Reader, *others: Reader) -> Room:
    """A table that one person makes and others come to."""
    seats = [SeatWanted(who="me"), *[SeatWanted(who="open") for _ in others]]
    if not others:
        seats.append(SeatWanted(who="bot", level="sketch"))
    room = await house.room((await house.create(host, NewTable(game="masters-gallery", seats=seats, pace=0))).id)
    for other in others:
        await house.sit(room, other, Sit(name=(await house.me(other)).name))
    return room


def clock_of(house: House) -> HeldClock:
    assert isinstance(house.ports.clock, HeldClock)
    return house.ports.clock


async def passkey_for(house: House, reader: Reader, credential: str = "abc") -> Passkey:
    passkey = Passkey(credential, f"id{credential}", reader.holder, "localhost", "key", 1, "chrome", "linux", 0.0, 0)
    await carrying.add_passkey(house, passkey)
    return passkey


async def test_a_link_makes_another_device_the_same_person_once(house: House) -> None:
    anna, hugo = await newcomer(house, "anna", "Anna"), await newcomer(house, "hugo", "Hugo")
    room = await table_of(house, anna, hugo)
    secret = await carrying.link(house, anna)
    there = await carrying.arrive(house, Reader("", "en"), secret, None, hashed("phone"), PHONE)
    phone = await asking(house, "phone")
    assert there.holder == phone.holder == anna.holder
    assert room.mine(phone) == [0]
    await refused(carrying.look(house, hugo, secret), 410, "error-link")
    await refused(carrying.arrive(house, Reader("", "en"), secret, None, hashed("thief"), PHONE), 410, "error-link")
    assert (await asking(house, "thief")).holder == hashed("thief"), "a person of its own, with nothing"
    assert (await asking(house, "anna")).holder == anna.holder, "the first device goes on"


async def test_two_who_bring_one_link_at_once_are_not_both_let_in(house: House) -> None:
    secret = await carrying.link(house, await newcomer(house, "anna"))
    tries = [carrying.arrive(house, Reader("", "en"), secret, None, hashed(f"d{i}"), PHONE) for i in range(4)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(result, Reader) for result in results) == 1


async def test_a_link_is_good_for_ten_minutes(house: House) -> None:
    anna, clock = await newcomer(house, "anna"), clock_of(house)
    early, late = await carrying.link(house, anna), await carrying.link(house, anna)
    clock.time += 599.0
    await carrying.arrive(house, Reader("", "en"), early, None, hashed("phone"), PHONE)
    clock.time += 1.0
    await refused(carrying.look(house, Reader("", "en"), late), 410, "error-link")
    await refused(carrying.arrive(house, Reader("", "en"), late, None, hashed("x"), PHONE), 410, "error-link")


async def test_an_old_cookie_is_refused_after_the_new_one_is_used_and_not_before(house: House) -> None:
    anna = await newcomer(house, "old")
    await house.identity.renew(anna, hashed("new"), DESKTOP)
    assert (await asking(house, "old")).holder == anna.holder, "the reply may have been lost"
    assert (await asking(house, "new")).holder == anna.holder
    await refused(asking(house, "old"), 401, "error-signed-out")
    assert [(d.browser, d.system) for d in await house.ports.shelf.devices.devices_of(anna.holder)] == [
        ("firefox", "linux")
    ]


async def test_a_thief_who_asked_for_a_key_first_is_out_as_well(house: House) -> None:
    anna = await newcomer(house, "old")
    await house.identity.renew(anna, hashed("thief"), PHONE)
    await refused(house.identity.renew(anna, hashed("new"), DESKTOP), 409, "error-two-keys")
    clock_of(house).time += 61.0
    await house.identity.renew(anna, hashed("new"), DESKTOP)
    await asking(house, "new")
    await refused(asking(house, "thief"), 401, "error-signed-out")
    await refused(asking(house, "old"), 401, "error-signed-out")


async def test_a_revoked_device_is_refused_and_its_connections_end_at_once(house: House) -> None:
    anna = await newcomer(house, "anna")
    room = await table_of(house, anna)
    secret = await carrying.link(house, anna)
    await carrying.arrive(house, Reader("", "en"), secret, None, hashed("phone"), PHONE)
    phone, link = await asking(house, "phone"), await carrying.link(house, await asking(house, "phone"))
    watcher, other = Watcher(phone, None), Watcher(anna, None)
    async with house.watching(room, watcher), house.watching(room, other):
        [id] = [d.id for d in await house.ports.shelf.devices.devices_of(anna.holder) if d.system == "iphone"]
        await refused(carrying.send_away(house, await newcomer(house, "hugo"), id), 404, "error-not-found")
        assert not watcher.ended
        await carrying.send_away(house, anna, id)
        assert watcher.ended
        assert not other.ended
    await refused(asking(house, "phone"), 401, "error-signed-out")
    await refused(carrying.look(house, Reader("", "en"), link), 410, "error-link")
    await refused(house.identity.renew(phone, hashed("again"), PHONE), 401, "error-signed-out")
    assert (await asking(house, "anna")).holder == anna.holder


async def test_a_look_that_began_before_a_revocation_remembers_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, shelf = await newcomer(house, "anna"), house.ports.shelf.devices
    await carrying.arrive(house, Reader("", "en"), await carrying.link(house, anna), None, hashed("phone"), PHONE)
    await asking(house, "phone")
    house.identity._known.clear()
    device = shelf.device

    async def slowly(key: str) -> object:
        found = await device(key)
        monkeypatch.setattr(shelf, "device", device)
        [id] = [d.id for d in await shelf.devices_of(anna.holder) if d.system == "iphone"]
        await carrying.send_away(house, anna, id)
        return found

    monkeypatch.setattr(shelf, "device", slowly)
    await refused(asking(house, "phone"), 401, "error-signed-out")


async def test_what_another_device_had_goes_with_it_or_stays_behind(house: House) -> None:
    anna, hugo = await newcomer(house, "anna", "Anna"), await newcomer(house, "hugo", "Hugo")
    phone = await newcomer(house, "phone", "Anna's phone")
    room = await table_of(house, phone, hugo)
    secret = await carrying.link(house, anna)
    shown = await carrying.look(house, phone, secret)
    assert (shown.name, shown.had_name, shown.had_seats, shown.asked, shown.clash) == (
        "Anna",
        "Anna's phone",
        1,
        True,
        "",
    )
    await refused(carrying.arrive(house, phone, secret, None, hashed("p2"), PHONE), 409, "error-things")
    await carrying.arrive(house, phone, secret, "join", hashed("p2"), PHONE)
    async with room.hold():
        assert room.seats[0].holder == anna.holder == room.table.host
    assert (await show(room, anna, 0)).seats[0].mine
    assert (await asking(house, "p2")).holder == anna.holder
    await refused(asking(house, "phone"), 401, "error-signed-out")

    tablet = await newcomer(house, "tablet")
    other = await table_of(house, tablet)
    await carrying.arrive(house, tablet, await carrying.link(house, anna), "leave", hashed("t2"), PHONE)
    async with other.hold():
        assert other.seats[0].holder == tablet.holder


async def test_nobody_sits_twice_at_one_table_and_a_refused_link_is_still_good(house: House) -> None:
    anna, phone = await newcomer(house, "anna"), await newcomer(house, "phone")
    room = await table_of(house, anna, phone)
    alone = await table_of(house, phone)
    secret = await carrying.link(house, anna)
    assert (await carrying.look(house, phone, secret)).clash == "Masters Gallery"
    await refused(carrying.arrive(house, phone, secret, "join", hashed("p2"), PHONE), 409, "error-seated-twice")
    async with alone.hold():
        assert alone.seats[0].holder == phone.holder, "nothing has moved"
    await carrying.arrive(house, phone, secret, "leave", hashed("p2"), PHONE)
    async with room.hold():
        assert [seat.holder for seat in room.seats] == [anna.holder, phone.holder]


async def test_whoever_has_other_ways_in_keeps_what_is_theirs(house: House) -> None:
    anna, hugo = await newcomer(house, "anna"), await newcomer(house, "hugo")
    room = await table_of(house, hugo)
    await passkey_for(house, hugo)
    secret = await carrying.link(house, anna)
    shown = await carrying.look(house, hugo, secret)
    assert (shown.stays, shown.asked) == (True, False)
    await carrying.arrive(house, hugo, secret, "join", hashed("h2"), DESKTOP)
    async with room.hold():
        assert room.seats[0].holder == hugo.holder


async def test_a_recovery_code_is_good_once(house: House) -> None:
    anna = await newcomer(house, "anna")
    codes = await carrying.new_codes(house, anna)
    assert len(set(codes)) == 10
    assert all(len(code.replace("-", "")) == 20 for code in codes)
    secret = await carrying.recover(house, codes[0].upper().replace("-", " "))
    await carrying.arrive(house, Reader("", "en"), secret, None, hashed("phone"), PHONE)
    assert (await asking(house, "phone")).holder == anna.holder
    await refused(carrying.recover(house, codes[0]), 403, "error-code")
    assert await house.ports.shelf.devices.codes_left(anna.holder) == 9
    await carrying.new_codes(house, anna)
    await refused(carrying.recover(house, codes[1]), 403, "error-code")
    await refused(carrying.recover(house, await carrying.link(house, anna)), 403, "error-code")


async def test_a_code_or_a_challenge_is_no_link_and_a_challenge_is_one_persons(house: House) -> None:
    anna, hugo = await newcomer(house, "anna"), await newcomer(house, "hugo")
    challenge = await carrying.challenge(house, REGISTER, anna.holder)
    code = (await carrying.new_codes(house, anna))[0].replace("-", "")
    for secret in (challenge, code, "", "x" * 64):
        await refused(carrying.look(house, hugo, secret), 410, "error-link")
    await refused(carrying.answered(house, REGISTER, hugo.holder, challenge), 403, "error-passkey")
    await carrying.answered(house, REGISTER, anna.holder, challenge)
    await refused(carrying.answered(house, REGISTER, anna.holder, challenge), 403, "error-passkey")


async def test_challenges_are_bounded_and_expire(house: House) -> None:
    given: list[str] = []
    for _ in range(carrying.CHALLENGES + 1):
        clock_of(house).time += 1.0
        given.append(await carrying.challenge(house, REGISTER, "anna"))
    await refused(carrying.answered(house, REGISTER, "anna", given[0]), 403, "error-passkey")
    await carrying.answered(house, REGISTER, "anna", given[1])
    clock_of(house).time += 600.0
    await refused(carrying.answered(house, REGISTER, "anna", given[2]), 403, "error-passkey")


async def test_a_passkey_counts_on_and_never_back(house: House) -> None:
    passkey = await passkey_for(house, await newcomer(house, "anna"))
    await carrying.signed_in(house, passkey, 2)
    await refused(carrying.signed_in(house, passkey, 2), 403, "error-passkey")
    await refused(carrying.add_passkey(house, passkey), 409, "error-passkey")


async def test_a_stolen_cookie_does_not_change_the_locks(house: House) -> None:
    anna = await newcomer(house, "anna")
    passkey = await passkey_for(house, anna)
    for work in (
        carrying.new_codes(house, anna),
        carrying.may_add_passkey(house, anna),
        carrying.remove_passkey(house, anna, passkey.id),
        forgetting.ask(house, anna),
    ):
        await refused(work, 403, "error-prove")
    secret = await carrying.signed_in(house, passkey, 2)
    await carrying.arrive(house, anna, secret, None, hashed("a2"), DESKTOP)
    proved = await asking(house, "a2")
    assert proved.holder == anna.holder
    await carrying.new_codes(house, proved)
    clock_of(house).time += carrying.FRESH_PROOF + 1
    await refused(carrying.new_codes(house, proved), 403, "error-prove")


async def test_names_are_unique_for_those_with_a_passkey_alone(house: House) -> None:
    anna, other = await newcomer(house, "anna", "Anna"), await newcomer(house, "other", "Anna")
    await passkey_for(house, anna)
    shelf = house.ports.shelf.devices
    assert await shelf.reserved(anna.holder) == "Anna"
    await passkey_for(house, other, "def")
    assert await shelf.reserved(other.holder) == ""
    await refused(house.introduce(other, Introduction(name="ANNÀ")), 409, "error-name-unique")
    await house.introduce(anna, Introduction(name="Anne"))
    await house.introduce(other, Introduction(name="Ann4"))
    assert (await house.me(await newcomer(house, "third", "Anne"))).name == "Anne", "without a passkey any name is good"
    assert await shelf.remove_passkey(other.holder, "iddef")
    assert await shelf.reserve("somebody", "Ann4", skeleton("Ann4"))


async def test_a_device_is_seen_by_day(house: House) -> None:
    anna = await newcomer(house, "anna")
    await carrying.arrive(house, Reader("", "en"), await carrying.link(house, anna), None, hashed("phone"), PHONE)
    await asking(house, "phone")
    clock_of(house).time += 2 * identity.DAY
    await asking(house, "phone")
    while house.identity._tasks:
        await asyncio.sleep(0)
    [device] = await house.ports.shelf.devices.devices_of(anna.holder)
    assert device.seen == house.identity.today()


async def test_my_data_is_all_of_it_and_nothing_secret(house: House) -> None:
    anna, hugo = await newcomer(house, "anna", "Anna"), await newcomer(house, "hugo", "Hugo")
    room = await table_of(house, anna, hugo)
    await carrying.new_codes(house, anna)
    data = await forgetting.everything(house, anna)
    assert (data["name"], data["recovery_codes_left"]) == ("Anna", 10)
    assert [(entry["id"], entry["seats"]) for entry in data["tables"]] == [(room.id, [0])]
    assert anna.holder not in str(data)
    assert "Hugo" not in str(data)


async def test_whoever_is_forgotten_leaves_games_to_the_others_without_a_name(house: House) -> None:
    anna, hugo = await newcomer(house, "anna", "Anna"), await newcomer(house, "hugo", "Hugo")
    playing, alone = await table_of(house, anna, hugo), await table_of(house, anna)
    await refused(forgetting.forget_me(house, anna, "x"), 409, "error-farewell")
    word = await forgetting.ask(house, anna)
    await refused(forgetting.forget_me(house, hugo, word), 409, "error-farewell")
    await forgetting.forget_me(house, anna, word)
    await refused(asking(house, "anna"), 401, "error-signed-out")
    update = await show(playing, hugo, 1)
    assert [(seat.who, "Anna" in seat.name) for seat in update.seats] == [("bot", False), ("human", False)]
    assert [aside.line.id for aside in update.asides] == ["told-bot-sits"]
    assert "Anna" not in str(update)
    async with alone.hold():
        assert alone.seats[0].who == "human", "no bot finishes a game that nobody sees"
        assert alone.seats[0].holder.startswith("gone-")
        assert not alone.mine(Reader("", "en"))
    assert await house.ports.shelf.person(anna.holder) is None
    assert not await house.ports.shelf.knows(anna.holder)
    assert (await asking(house, "hugo")).holder == hugo.holder


async def test_an_answer_costs_no_look_at_the_keys(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await newcomer(house, "anna")
    room = await table_of(house, anna)
    while not (waiting := (await show(room, anna, 0)).waiting):
        await asyncio.sleep(0)
    monkeypatch.setattr(house.ports.shelf.devices, "device", None)
    reader = await asking(house, "anna")
    seq = (await show(room, anna, 0)).seq
    await moves.answer(room, reader, Answer(seat=0, choice=waiting.options[0].choice, seq=seq, id="one"))


def test_a_connection_that_has_ended_stays_so_whatever_happens_at_its_table() -> None:
    watcher = Watcher(ANNA, None)
    watcher.end()
    watcher.look()
    assert watcher.ended
