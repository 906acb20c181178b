"""What a house asks of its ports: nothing twice, nothing stale, and others who share the shelf are followed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from house_layer.home import ANNA, HUGO, answer, home, show, table, until_asked
from server.clocks import PATIENCE
from vernissage.house import moves
from vernissage.house.errors import Refused
from vernissage.house.memory import MemoryShelf
from vernissage.house.ports import Company, Ear
from vernissage.house.protocol.play import Answer
from vernissage.house.room import Room
from vernissage.house.stored import Change


class Broken(MemoryShelf):
    """A shelf that cannot be written to for a while."""

    broken = False

    async def commit(self, change: Change) -> bool:
        if self.broken:
            raise OSError("no room left")
        return await super().commit(change)


class SharedShelf(MemoryShelf):
    """A shelf that two houses use."""

    shared = True


class Street:
    """Where the criers of some houses hear each other."""

    def __init__(self) -> None:
        self.ears: list[Ear] = []

    def crier(self) -> OnStreet:
        return OnStreet(self)


class OnStreet:
    """A crier whom all other houses hear."""

    def __init__(self, street: Street) -> None:
        self.street = street
        self.mine: Ear | None = None

    async def open(self, ear: Ear) -> None:
        self.mine = ear
        self.street.ears.append(ear)

    async def close(self) -> None:
        if self.mine in self.street.ears:
            self.street.ears.remove(self.mine)

    def others(self) -> list[Ear]:
        return [ear for ear in self.street.ears if ear is not self.mine]

    def changed(self, table: str, seq: int) -> None:
        for ear in self.others():
            ear.hear_change(table, seq)

    def present(self, companies: Sequence[Company]) -> None:
        for ear in self.others():
            ear.hear_company("elsewhere", companies)

    def hurry(self, table: str) -> None:
        for ear in self.others():
            ear.hear_hurry(table)

    def handed(self, tables: Sequence[str]) -> None:
        for ear in self.others():
            ear.hear_handed(tables)

    def ring(self, people: Sequence[str]) -> None:
        for ear in self.others():
            ear.hear_news(people)

    def muted(self, person: str) -> None:
        for ear in self.others():
            ear.hear_mute(person)

    def talked(self, table: str) -> None:
        for ear in self.others():
            ear.hear_talk(table)


async def until_at(room: Room, seq: int) -> None:
    """Wait until a house has heard of a change."""
    async with asyncio.timeout(PATIENCE):
        while room.table.seq < seq:
            await asyncio.sleep(0)


async def test_an_answer_sent_twice_is_given_once() -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ["me", "bot"])
        update = await until_asked(house, room, ANNA)
        assert update.waiting is not None
        data = Answer(id="same", seat=0, seq=update.seq, choice=update.waiting.options[0].choice)
        first = await moves.answer(room, ANNA, data)
        second = await moves.answer(room, ANNA, data)
        assert (first.repeated, second.repeated, second.seq) == (False, True, first.seq)
        with pytest.raises(Refused, match="error-not-your-seat"):
            await moves.answer(room, HUGO, data)


async def test_what_could_not_be_kept_has_not_happened() -> None:
    shelf = Broken()
    async with home(shelf) as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        update = next(one for one in [await show(room, ANNA), await show(room, HUGO)] if one.waiting)
        assert update.waiting is not None
        reader = ANNA if update.waiting.seat == 0 else HUGO
        before, told = room.playing.position(), list(house.ports.crier.told)  # type: ignore[attr-defined]
        shelf.broken = True
        with pytest.raises(OSError, match="no room left"):
            await answer(room, reader, update, update.waiting.options[0].choice)
        shelf.broken = False
        assert house.ports.crier.told == told  # type: ignore[attr-defined]
        after = await show(room, reader)
        assert (after.seq, after.waiting) == (update.seq, update.waiting)
        assert room.playing.position() == before
        await answer(room, reader, update, update.waiting.options[0].choice)
        assert room.table.seq == update.seq + 1


async def test_two_houses_share_a_shelf() -> None:
    street, shelf = Street(), SharedShelf()
    async with home(shelf, street.crier()) as one, home(shelf, street.crier()) as two:
        here = await table(one, "masters-gallery", ["me", "open"])
        there = await two.room(here.id)
        while here.table.status == "playing":
            update = await show(here, ANNA)
            if update.waiting is not None:
                await answer(here, ANNA, update, update.waiting.options[0].choice)
                continue
            asked = await until_asked(two, there, HUGO)
            if asked.waiting is None:
                break
            await answer(there, HUGO, asked, asked.waiting.options[0].choice)
            await until_at(here, there.table.seq)
        await until_at(there, here.table.seq)
        assert (await show(here, ANNA)).position == (await show(there, ANNA)).position
        assert here.table.status == there.table.status == "finished"
        assert not here.online()


async def test_only_one_of_two_houses_wins_a_race() -> None:
    street, shelf = Street(), SharedShelf()
    async with home(shelf, street.crier()) as one, home(shelf, street.crier()) as two:
        here = await table(one, "bioutifoul", ["me", "me"])
        there = await two.room(here.id)
        update = await show(here, ANNA, here.table.asked[0])
        assert update.waiting is not None
        choices = [option.choice for option in update.waiting.options]
        results = await asyncio.gather(
            answer(here, ANNA, update, choices[0]), answer(there, ANNA, update, choices[-1]), return_exceptions=True
        )
        assert sum(isinstance(result, Refused) for result in results) == 1, "the other one came too late"
        await until_at(here, there.table.seq)
        await until_at(there, here.table.seq)
        assert (await show(here, ANNA, 0)).position == (await show(there, ANNA, 0)).position
