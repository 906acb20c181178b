"""All that somebody has goes with them, or is forgotten: wholly or not at all, whatever happens in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from house_layer.home import home
from people.test_identity import DESKTOP, PHONE, asking, clock_of, newcomer, passkey_for, refused, table_of
from server.guests import sqlite
from vernissage.house import carrying, forgetting
from vernissage.house.book import Find
from vernissage.house.house import House
from vernissage.house.identity import hashed
from vernissage.house.memory import MemoryShelf
from vernissage.house.office import Office
from vernissage.house.ports import Shelf
from vernissage.house.protocol.talk import Mute, Say
from vernissage.house.ratings import Rating
from vernissage.house.reader import Reader
from vernissage.house.results import Over, SeatResult
from vernissage.house.seeks import StoredSeek
from vernissage.server.store import belongings, outbox, talk, ways
from vernissage.server.store.store import Store


@pytest.fixture(params=["memory", "sqlite"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """A house on each kind of shelf."""
    shelf: Shelf = MemoryShelf() if request.param == "memory" else Store(sqlite(tmp_path))
    async with home(shelf) as made:
        yield made


@pytest.fixture
async def kept(tmp_path: Path) -> AsyncIterator[House]:
    """A house with a database."""
    async with home(Store(sqlite(tmp_path))) as made:
        yield made


async def with_result(house: House, reader: Reader, other: Reader) -> None:
    """Somebody who has finished a game that counts."""
    seats = tuple(SeatResult(i, one.holder, "", i + 1, 9, {}, False, True) for i, one in enumerate((reader, other)))
    date = house.ports.clock.date()
    assert await house.ports.shelf.ratings.write(Over("x" * 8, "gallerist", 1, "live", True, True, date, seats))


async def rating(house: House, reader: Reader) -> Rating | None:
    return (await house.ports.shelf.ratings.ratings([reader.holder])).get((reader.holder, "gallerist"))


def seek(reader: Reader) -> StoredSeek:
    return StoredSeek(reader.holder, "Anna", ("gallerist",), (2,), ("untimed",), until=1e12)


async def test_what_is_joined_is_joined_wholly_or_not_at_all(kept: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, phone, hugo = [await newcomer(kept, name, name) for name in ("anna", "phone", "hugo")]
    room = await table_of(kept, phone, hugo)
    await with_result(kept, phone, hugo)
    secret = await carrying.link(kept, anna)

    def stopped(*_: object) -> None:
        raise RuntimeError("killed here")

    with monkeypatch.context() as killed:
        killed.setattr(talk, "join", stopped)
        with pytest.raises(RuntimeError):
            await carrying.arrive(kept, phone, secret, "join", hashed("p2"), PHONE)
    stored = await kept.ports.shelf.load(room.id)
    assert stored is not None
    assert stored.seats[0].holder == phone.holder
    assert await rating(kept, phone) is not None
    await carrying.arrive(kept, phone, secret, "join", hashed("p2"), PHONE)
    assert await rating(kept, phone) is None
    assert await rating(kept, anna) is not None


async def test_who_is_forgotten_is_forgotten_wholly_or_not_at_all(kept: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, hugo = await newcomer(kept, "anna", "Anna"), await newcomer(kept, "hugo", "Hugo")
    await with_result(kept, anna, hugo)

    def stopped(*_: object) -> None:
        raise RuntimeError("killed here")

    with monkeypatch.context() as killed:
        killed.setattr(belongings, "forget_news", stopped)
        with pytest.raises(RuntimeError):
            await forgetting.forget(kept, anna.holder)
    assert (await asking(kept, "anna")).holder == anna.holder
    assert await rating(kept, anna) is not None
    await forgetting.forget(kept, anna.holder)
    assert await rating(kept, anna) is None


async def test_nobody_is_found_a_game_who_is_somebody_else_or_nobody_by_then(house: House) -> None:
    anna, phone = await newcomer(house, "anna"), await newcomer(house, "phone")
    for reader in (anna, phone):
        assert await house.ports.shelf.seeks.keep(seek(reader))
    await carrying.arrive(house, phone, await carrying.link(house, anna), "join", hashed("p2"), PHONE)
    assert await house.ports.shelf.seeks.of(phone.holder) is None
    assert await house.ports.shelf.seeks.of(anna.holder) is not None
    await forgetting.forget(house, anna.holder)
    assert await house.ports.shelf.seeks.of(anna.holder) is None


async def test_a_hidden_table_is_a_table_all_the_same(house: House) -> None:
    anna, hugo = await newcomer(house, "anna", "Anna"), await newcomer(house, "hugo", "Hugo")
    room = await table_of(house, anna, hugo)
    await house.ports.shelf.attendance.hide(room.id, anna.holder, 0.0)
    assert [one["id"] for one in (await forgetting.everything(house, anna))["tables"]] == [room.id]
    shown = await carrying.look(house, anna, await carrying.link(house, hugo))
    assert (shown.had_seats, shown.clash) == (1, "Masters Gallery")
    await Office(house.ports.shelf, house.ports.clock).remove_name(anna.holder)
    stored = await house.ports.shelf.load(room.id)
    assert stored is not None
    assert stored.seats[0].name == "", "who hides a table hides no name from others"
    await forgetting.forget(house, anna.holder)
    stored = await house.ports.shelf.load(room.id)
    assert stored is not None
    assert [aside.id for aside in stored.asides] == ["told-bot-sits"]


async def test_whoever_is_muted_stays_so_as_somebody_else(house: House) -> None:
    anna, hugo, phone = [await newcomer(house, name, name) for name in ("anna", "hugo", "phone")]
    room = await table_of(house, anna, phone)
    line = await house.talking.say(room, phone, Say(id="one", text="boo"))
    await house.talking.mute(room, anna, line.id, Mute(muted=True))
    await carrying.arrive(house, phone, await carrying.link(house, hugo), "join", hashed("p2"), PHONE)
    assert await house.ports.shelf.talk.muted(anna.holder) == {hugo.holder}


async def test_my_data_has_the_address_and_the_browsers_that_are_told_but_no_secret_of_them(kept: House) -> None:
    anna, store = await newcomer(kept, "anna", "Anna"), kept.ports.shelf
    assert isinstance(store, Store)
    await store.write(ways.ask_address, anna.holder, "anna@example.org", "https://x.org", kept.ports.clock.date())
    await store.write(ways.subscribe, anna.holder, "https://push.example.org/secret", "p", "a", 5.0, "")
    data = await forgetting.everything(kept, anna)
    assert data["news"]["address"] == "anna@example.org"
    assert data["news"]["browsers"] == [{"service": "push.example.org", "since": 5.0}]
    found = await outbox.look(store, ways.ways, anna.holder)
    assert not [secret for secret in (found.code, found.stop, "push.example.org/secret") if secret in str(data)]


async def test_what_is_written_late_of_somebody_who_is_forgotten_is_forgotten_too(house: House) -> None:
    anna, hugo = await newcomer(house, "anna", "Anna"), await newcomer(house, "hugo", "Hugo")
    await table_of(house, anna, hugo)
    await forgetting.forget(house, anna.holder)
    await house.ports.shelf.save_person(anna.holder, "Anna", "en")  # by a request that had come in before
    [late] = house.identity._tasks
    await asyncio.sleep(0)  # so that it waits
    await clock_of(house).advance(forgetting.LATEST)
    await late
    assert await house.ports.shelf.person(anna.holder) is None
    await refused(asking(house, "anna"), 401, "error-signed-out")


async def test_a_reply_that_was_lost_is_no_other_way_in(house: House) -> None:
    anna, hugo = await newcomer(house, "anna"), await newcomer(house, "hugo")
    await table_of(house, hugo)
    await house.identity.renew(hugo, hashed("lost"), DESKTOP)
    shown = await carrying.look(house, hugo, await carrying.link(house, anna))
    assert (shown.stays, shown.asked) == (False, True), "nobody else could ever play on"


async def test_a_recovery_code_gives_back_the_locks_too(house: House) -> None:
    anna = await newcomer(house, "anna")
    lost = await passkey_for(house, anna)
    secret = await carrying.signed_in(house, lost, 2)
    proved = await carrying.arrive(house, anna, secret, None, hashed("a2"), DESKTOP)
    codes = await carrying.new_codes(house, await asking(house, "a2"))
    assert proved.holder == anna.holder
    secret = await carrying.recover(house, codes[0])  # years later, with neither the passkey nor the browser
    await carrying.arrive(house, Reader("", "en"), secret, None, hashed("new"), PHONE)
    await carrying.remove_passkey(house, await asking(house, "new"), lost.id)


async def test_codes_and_links_that_a_thief_has_made_end_with_the_first_passkey(house: House) -> None:
    anna = await newcomer(house, "anna")
    codes, link = await carrying.new_codes(house, anna), await carrying.link(house, anna)
    await passkey_for(house, anna)
    await refused(carrying.recover(house, codes[0]), 403, "error-code")
    await refused(carrying.look(house, Reader("", "en"), link), 410, "error-link")


async def test_what_was_got_for_a_code_or_a_passkey_ends_with_it(house: House) -> None:
    anna = await newcomer(house, "anna")
    codes = await carrying.new_codes(house, anna)
    got = await carrying.recover(house, codes[0])
    await carrying.new_codes(house, anna)
    await refused(carrying.look(house, Reader("", "en"), got), 410, "error-link")
    stolen = await passkey_for(house, anna)
    got = await carrying.signed_in(house, stolen, 2)
    own = await carrying.signed_in(house, (await house.ports.shelf.devices.passkeys_of(anna.holder))[0], 3)
    await carrying.arrive(house, anna, own, None, hashed("a2"), DESKTOP)
    await carrying.remove_passkey(house, await asking(house, "a2"), stolen.id)
    await refused(carrying.look(house, Reader("", "en"), got), 410, "error-link")


async def test_a_result_counts_once_however_often_it_is_written(house: House) -> None:
    anna, hugo, book = await newcomer(house, "anna"), await newcomer(house, "hugo"), house.ports.shelf.ratings
    await with_result(house, anna, hugo)
    before, average = await rating(house, anna), await book.averages("gallerist", 2)
    seats = tuple(SeatResult(i, one.holder, "", i + 1, 9, {}, False, True) for i, one in enumerate((anna, hugo)))
    again = Over("x" * 8, "gallerist", 1, "live", True, True, house.ports.clock.date(), seats)
    assert not await book.write(again), "another process was faster"
    assert await rating(house, anna) == before
    assert await book.averages("gallerist", 2) == average
    await book.give_up("x" * 8, 0.0)
    assert await rating(house, anna) == before
    rows, _ = await book.find(Find(person=anna.holder, private=True), 9)
    assert [over.table for over, _ in rows] == ["x" * 8]
