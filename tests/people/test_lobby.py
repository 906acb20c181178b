"""The foyer: everybody sees the public tables as they change, cheaply, and nothing of the others."""

from __future__ import annotations

from contextlib import ExitStack

from house_layer.home import ANNA, HUGO, answer, table, until_asked
from house_layer.test_ports import SharedShelf, Street
from people.seekers import ADA, BEN, clock_of, heard, home, until_awake, wish
from vernissage.house import seating
from vernissage.house.foyer import PAUSE, REMEMBERED, Looker
from vernissage.house.house import House
from vernissage.house.protocol.tables import NewTable, SeatWanted, Sit
from vernissage.house.reader import Reader

OPEN = [SeatWanted(who="me", name="Anna"), SeatWanted(who="open")]


async def made(house: House, reader: Reader = ANNA, public: bool = True) -> str:
    """A table that waits for one more."""
    return (await house.create(reader, NewTable(game="masters-gallery", seats=OPEN, public=public))).id


async def moment(house: House) -> None:
    """Let the moment pass in which the foyer gathers what is new."""
    await clock_of(house).until_asleep(PAUSE)
    await clock_of(house).advance(PAUSE)


async def news(house: House, looker: Looker) -> list[tuple[str, str]]:
    """What somebody is told of tables after a moment."""
    await moment(house)
    await until_awake(looker)
    told = await heard(house.foyer, looker)
    assert told is not None
    return [(info.id, info.status) for info in told.tables] + [(id, "gone") for id in told.gone]


async def test_a_table_is_seen_from_its_making_to_its_end() -> None:
    async with home() as house:
        looker = Looker(HUGO)
        with house.foyer.inside(looker):
            first = await heard(house.foyer, looker)
            assert first is not None
            assert (first.whole, first.tables) == (True, [])
            looker.wake.clear()
            id = await made(house)
            assert await news(house, looker) == [(id, "gathering")]
            room = await house.room(id)
            await house.sit(room, BEN, Sit(name="Ben"))
            assert await news(house, looker) == [(id, "playing")]


async def test_a_table_that_nobody_waits_at_any_more_is_gone() -> None:
    async with home() as house:
        looker = Looker(HUGO)
        with house.foyer.inside(looker):
            await heard(house.foyer, looker)
            looker.wake.clear()
            id = await made(house)
            assert await news(house, looker) == [(id, "gathering")]
            await seating.leave(await house.room(id), ANNA, 0)
            assert await news(house, looker) == [(id, "gone")]


async def test_private_tables_are_not_told_of() -> None:
    async with home() as house:
        looker = Looker(HUGO)
        with house.foyer.inside(looker):
            await heard(house.foyer, looker)
            looker.wake.clear()
            hidden = await made(house, public=False)
            room = await house.room(hidden)
            await house.sit(room, BEN, Sit(invitation=room.table.invitation))
            await clock_of(house).advance(5)
            assert not looker.wake.is_set()
            assert await heard(house.foyer, Looker(HUGO)) is not None
            whole = await heard(house.foyer, Looker(HUGO))
            assert whole is not None
            assert whole.tables == []


async def test_nothing_personal_is_told_to_everybody() -> None:
    async with home() as house:
        await made(house)
        looker = Looker(ANNA)
        with house.foyer.inside(looker):
            raw = await house.foyer.message(looker)
            assert raw is not None
            assert b"anna" not in raw, "who somebody is never leaves the house"
            assert b'"mine":true' not in raw
            room = await house.room((await house.ports.shelf.open_tables(1))[0][0].id)
            assert room.table.invitation.encode() not in raw


async def test_a_hundred_readers_cost_one_look_and_one_message() -> None:
    class Counting(SharedShelf):
        looks = 0

        async def open_tables(self, limit: int):  # type: ignore[no-untyped-def]
            self.looks += 1
            return await super().open_tables(limit)

    shelf = Counting()
    async with home(shelf) as house:
        crowd = [Looker(Reader(f"reader {i}", "fr" if i % 2 else "en")) for i in range(100)]
        with ExitStack() as stack:
            for looker in crowd:
                stack.enter_context(house.foyer.inside(looker))
                await house.foyer.message(looker)
            looks = shelf.looks
            for _ in range(20):
                await made(house)
            await moment(house)
            told = {id(await house.foyer.message(looker)) for looker in crowd}
            assert shelf.looks == looks + 1
            assert len(told) == 2, "one text a language, shared by all"


async def test_an_answer_is_no_news_to_the_foyer_but_to_those_who_sit_there() -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ["me", "open"])
        stranger, hugo = Looker(BEN), Looker(HUGO)
        with house.foyer.inside(stranger), house.foyer.inside(hugo):
            await heard(house.foyer, stranger)
            await heard(house.foyer, hugo)
            hugo.mine = False
            stranger.wake.clear()
            update = await until_asked(house, room, ANNA, HUGO)
            assert update.waiting is not None
            await answer(room, ANNA if update.waiting.seat == 0 else HUGO, update, update.waiting.options[0].choice)
            await clock_of(house).advance(2 * PAUSE)
            assert not stranger.wake.is_set()
            assert hugo.mine


async def test_after_a_lost_line_only_what_is_missing_is_told() -> None:
    async with home() as house:
        looker = Looker(HUGO)
        with house.foyer.inside(looker):
            first = await made(house)
            whole = await heard(house.foyer, looker)
            assert whole is not None
            assert [info.id for info in whole.tables] == [first]
            second = await made(house, BEN)
            await moment(house)
            back = await heard(house.foyer, Looker(HUGO, whole.at))
            assert back is not None
            assert (back.whole, [info.id for info in back.tables]) == (False, [second])
            for strange in ("", "elsewhere.3.0", f"{whole.at.partition('.')[0]}.{'9' * 50}.0", "..", "\x00", "x" * 64):
                again = await heard(house.foyer, Looker(HUGO, strange))
                assert again is not None
                assert again.whole
                assert len(again.tables) == 2


async def test_who_was_away_for_too_long_is_told_everything() -> None:
    async with home() as house:
        looker = Looker(HUGO)
        with house.foyer.inside(looker):
            id = await made(house)
            whole = await heard(house.foyer, looker)
            assert whole is not None
            room = await house.room(id)
            for _ in range(REMEMBERED // 2 + 1):
                for number in (seating.leave(room, ANNA, 0), seating.sit(room, ANNA, Sit())):
                    await number
                    await house.foyer.look()
            back = await heard(house.foyer, Looker(HUGO, whole.at))
            assert back is not None
            assert back.whole


async def test_what_happens_in_another_house_is_seen_here() -> None:
    street, shelf = Street(), SharedShelf()
    async with home(shelf, street.crier()) as here, home(shelf, street.crier()) as there:
        looker = Looker(HUGO)
        with here.foyer.inside(looker):
            await heard(here.foyer, looker)
            looker.wake.clear()
            id = await made(there)
            assert await news(here, looker) == [(id, "gathering")]


async def test_a_seat_found_in_another_house_is_told_here() -> None:
    street, shelf = Street(), SharedShelf()
    async with home(shelf, street.crier()) as here, home(shelf, street.crier()) as there:
        looker = Looker(ADA)
        with here.foyer.inside(looker):
            await here.usher.seek(ADA, wish())
            await heard(here.foyer, looker)
            looker.seek = False
            looker.wake.clear()
            await there.usher.seek(BEN, wish())
            await moment(here)
            await until_awake(looker)
            assert looker.seek
