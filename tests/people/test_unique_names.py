"""The sign beside a name that is somebody's alone: wherever names are shown, and never beside another's."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from house_layer.home import ANNA, HUGO, home, show, table
from people.seasons import by_chance, ended, keep, person
from people.test_talk import Listener, speak
from server.clocks import HeldClock
from server.guests import sqlite
from vernissage.house import carrying
from vernissage.house.book import Find
from vernissage.house.devices import Passkey
from vernissage.house.foyer import Looker
from vernissage.house.house import House
from vernissage.house.memory import MemoryShelf
from vernissage.house.ports import Shelf
from vernissage.house.protocol.tables import Introduction, NewTable, SeatWanted, Sit
from vernissage.house.reader import Reader
from vernissage.house.watcher import Watcher
from vernissage.server.store.store import Store

ZOE = Reader("zoe", "en", "192.0.2.7")


@pytest.fixture(params=["memory", "sqlite"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """A house on each kind of shelf."""
    shelf: Shelf = MemoryShelf() if request.param == "memory" else Store(sqlite(tmp_path))
    async with home(shelf) as made:
        yield made


async def bind(house: House, reader: Reader, name: str) -> None:
    """Let somebody have a passkey, and a name that is theirs alone."""
    await house.introduce(reader, Introduction(name=name))
    id = f"id-{reader.holder}"
    await carrying.add_passkey(house, Passkey(id, id, reader.holder, "localhost", "key", 1, "chrome", "linux", 0.0, 0))


async def gathering(house: House) -> str:
    """A public table of Anna's, where Hugo has sat down under her name, and a third seat is open."""
    wanted = [SeatWanted(who="me", name="Anna"), SeatWanted(who="open"), SeatWanted(who="open")]
    made = await house.create(ANNA, NewTable(game="masters-gallery", seats=wanted))
    await house.sit(await house.room(made.id), HUGO, Sit(name="Hugo"))
    return made.id


async def test_the_sign_stands_beside_the_name_of_its_person_alone(house: House) -> None:
    """At the table, in the lists, in the foyer; whoever else is called so has none, nor has she by another name."""
    await bind(house, ANNA, "Anna")
    id = await gathering(house)
    wanted = [SeatWanted(who="me", name="Anna"), SeatWanted(who="open")]
    false = (await house.create(HUGO, NewTable(game="masters-gallery", seats=wanted))).id
    wanted = [SeatWanted(who="me", name="Anna the Second"), SeatWanted(who="open")]
    other = (await house.create(ANNA, NewTable(game="masters-gallery", seats=wanted))).id
    signs = {id: [True, False, False], false: [False, False], other: [False, False]}
    for one, sign in signs.items():
        assert [seat.unique for seat in (await show(await house.room(one), ZOE)).seats] == sign
    listed = {info.id: [seat.unique for seat in info.seats] for info in (await house.open_tables(ZOE)).tables}
    assert {one: listed[one] for one in signs} == signs
    listed = {info.id: [seat.unique for seat in info.seats] for info in (await house.foyer.whole(ZOE)).tables}
    assert {one: listed[one] for one in signs} == signs


async def test_whoever_watches_sees_the_sign_come_and_go() -> None:
    """Also in another house on the same shelf, which nobody tells of passkeys."""
    async with home() as house:
        clock = house.ports.clock
        assert isinstance(clock, HeldClock)
        room = await table(house, "masters-gallery", ["me", "open"])
        async with room.hold():
            named = [type(seat)(seat.seat, "human", "Anna", holder="anna") for seat in room.seats[:1]]
            await room.write(room.table, seats=tuple(named))
        watcher = Watcher(ZOE, None)
        async with house.watching(room, watcher):
            assert not (await show(room, ZOE)).seats[0].unique
            await house.introduce(ANNA, Introduction(name="Anna"))
            assert await house.ports.shelf.devices.reserve("anna", "Anna", "anna")
            for there in (True, False):
                watcher.wake.clear()
                await clock.until_asleep(5.0)
                await clock.advance(5.0)
                assert watcher.wake.is_set()
                assert (await show(room, ZOE)).seats[0].unique is there
                await house.ports.shelf.devices.remove_passkey("anna", "the last")


async def test_the_foyer_tells_of_a_sign() -> None:
    async with home() as house:
        id = await gathering(house)
        looker = Looker(ZOE)
        with house.foyer.inside(looker):
            assert await house.foyer.message(looker)
            looker.wake.clear()
            await bind(house, ANNA, "Anna")
            house.foyer.stir()
            await house.foyer.look()
            assert looker.wake.is_set()
            told = await house.foyer.message(looker)
            assert told is not None
            assert id.encode() in told
            assert b'"unique":true' in told


async def test_the_sign_beside_what_is_said() -> None:
    """Of those who play and of those who watch; a name that is another's has none."""
    async with home() as house:
        await bind(house, ZOE, "Zoé")
        room = await table(house, "masters-gallery", ["me", "open"])
        zoe = Listener(room, ZOE)
        stranger = Reader("stranger", "en", "192.0.2.8")
        await house.introduce(stranger, Introduction(name="Zoe"))
        await speak(house, room, ZOE, "it is me")
        await speak(house, room, stranger, "no, me")
        await speak(house, room, HUGO, "bonjour")
        assert len(await zoe.hear()) == 3
        assert [line.unique for line in zoe.lines.values()] == [True, False, False]


async def test_the_sign_in_the_archive_and_on_pages(house: House) -> None:
    """The same name at another's seat has none, there and among the opponents."""
    await bind(house, HUGO, "Hugo")
    seats = [person(0, "Anna", "anna"), person(1, "Hugo", "hugo"), person(2, "hugo", "zoe")]
    table = f"signs{house.foyer._name}"
    await keep(house.ports.shelf, *ended(table, by_chance("bioutifoul", 3, 5), seats, 1_780_000_000.0))
    [game] = [one for one in (await house.pages.archive(ZOE, Find())).games if one.table == table]
    assert [seat.unique for seat in game.seats] == [False, True, False]
    mine = await house.pages.person(HUGO, "me")
    assert (mine.name, mine.unique) == ("Hugo", True)
    hers = await house.pages.person(ANNA, "me")
    assert not hers.unique
    assert {one.name: one.unique for one in hers.opponents} == {"Hugo": True, "hugo": False}
