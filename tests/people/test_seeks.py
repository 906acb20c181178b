"""Find me a game: who fits together is seated together, once, and nobody waits for ever who need not."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from house_layer.test_ports import SharedShelf, Street
from people.seekers import ADA, BEN, CLEO, DAN, EVERYBODY, clock_of, found, home, table_of, tables, wish
from vernissage.house.errors import Refused
from vernissage.house.protocol.tables import NewTable, SeatWanted
from vernissage.house.seeks import BOTS_AFTER, LOST, StoredSeek, company, wishes
from vernissage.house.usher import MOST_EACH, ROUND
from vernissage.house.watcher import Watcher


def seek(holder: str, *seats: int, since: float = 0.0, **values: object) -> StoredSeek:
    plain = StoredSeek(holder, "", ("masters-gallery",), seats or (2,), ("untimed",), since=since, until=1e9)
    return replace(plain, **values)  # type: ignore[arg-type]


def test_who_has_waited_longest_is_seated_first() -> None:
    party = company([seek("a"), seek("b", since=1), seek("c", since=2)], 3.0)
    assert party is not None
    assert [one.holder for one in party.people] == ["a", "b"]


def test_only_what_everybody_wishes_is_played() -> None:
    assert company([seek("a"), seek("b", 3)], 9.0) is None
    assert company([seek("a"), seek("b", games=("bioutifoul",))], 9.0) is None
    assert company([seek("a"), seek("b", paces=("days",))], 9.0) is None
    both = company([seek("a", 2, 3, games=("gallerist", "bioutifoul")), seek("b", 3, 2, games=("bioutifoul",))], 9.0)
    assert both is not None
    assert (both.game, both.seats) == ("bioutifoul", 2)


def test_a_number_of_seats_that_a_game_has_not_is_never_tried() -> None:
    assert wishes(seek("a", 2, 6, games=("masters-gallery", "bioutifoul"))) == [
        ("masters-gallery", "untimed", 2),
        ("bioutifoul", "untimed", 2),
        ("bioutifoul", "untimed", 6),
    ]


def test_those_who_mind_meet_their_like_first_and_anybody_after_a_while() -> None:
    def strong(holder: str, points: float, since: float = 0.0) -> StoredSeek:
        return seek(holder, since=since, ratings={"masters-gallery": points})

    one, weak = strong("a", 1900.0), strong("b", 1400.0)
    assert company([one, weak], 10.0) is None
    like = company([one, weak, strong("c", 1750.0, since=5)], 10.0)
    assert like is not None
    assert [one.holder for one in like.people] == ["a", "c"]
    assert company([one, weak], 60.0) is not None
    assert company([one, seek("d")], 0.0) is not None, "who does not mind meets anybody"


def test_bots_come_after_a_while_and_only_to_those_who_agreed() -> None:
    agreed, against = seek("a", 3, bots="study"), seek("b", 3, since=1)
    assert company([agreed, against], BOTS_AFTER - 1) is None
    party = company([agreed, against], BOTS_AFTER)
    assert party is not None
    assert ([one.holder for one in party.people], party.seats, party.level) == (["a"], 3, "study")
    assert company([against], 1e6) is None


def test_as_many_people_and_as_few_bots_as_can_be() -> None:
    three = [seek("a", 2, 4, bots="sketch"), seek("b", 4, bots="study"), seek("c", 4, bots="glaze")]
    party = company(three, BOTS_AFTER)
    assert party is not None
    assert ([one.holder for one in party.people], party.seats) == (["a", "b", "c"], 4)
    alone = company([seek("a", 2, 3, 4, bots="sketch")], BOTS_AFTER)
    assert alone is not None
    assert alone.seats == 2


async def test_two_people_find_each_other() -> None:
    async with home() as house:
        first = await house.usher.seek(ADA, wish(name="Ada"))
        assert first.seek is not None
        assert first.seek.table == ""
        second = await house.usher.seek(BEN, wish(name="Ben"))
        assert second.seek is not None
        id = second.seek.table
        assert id == await table_of(house, ADA) != ""
        room = await house.room(id)
        assert sorted(seat.name for seat in room.seats) == ["Ada", "Ben"]
        assert room.table.status == "playing", "an untimed game starts at once"
        assert await house.ports.shelf.seeks.waiting(clock_of(house).date()) == []


async def test_the_same_name_twice_is_told_apart() -> None:
    async with home() as house:
        await house.usher.seek(ADA, wish(name="Ada"))
        await house.usher.seek(BEN, wish(name="ada"))
        room = await house.room(await table_of(house, BEN))
        assert sorted(seat.name for seat in room.seats) == ["", "Ada"]


async def test_a_lost_browser_is_dropped_and_one_that_speaks_is_not() -> None:
    async with home() as house:
        await house.usher.seek(ADA, wish())
        await house.usher.seek(BEN, wish([3]))
        await clock_of(house).advance(LOST - 1)
        await house.usher.stays(BEN)
        await clock_of(house).advance(2)
        assert await found(house, ADA) is None
        assert await found(house, BEN) is not None
        await house.usher.seek(CLEO, wish([2, 3]))
        assert await tables(house, ADA) == []


async def test_bots_fill_the_table_when_the_clock_says_so() -> None:
    async with home() as house:
        await house.usher.seek(ADA, wish([2, 3], bots="study"))
        for _ in range(3):
            await clock_of(house).advance(20 - ROUND)
            await house.usher.stays(ADA)
            assert await table_of(house, ADA) == ""
        await clock_of(house).advance(4 * ROUND)
        id = await table_of(house, ADA)
        room = await house.room(id)
        assert sorted((seat.who, seat.level) for seat in room.seats) == [("bot", "study"), ("human", "")]


async def test_a_wish_is_one_however_many_tabs_ask() -> None:
    async with home() as house:
        await asyncio.gather(*(house.usher.seek(ADA, wish()) for _ in range(5)))
        assert len(await house.ports.shelf.seeks.waiting(clock_of(house).date())) == 1
        await house.usher.seek(BEN, wish())
        again = await house.usher.seek(ADA, wish())
        assert again.seek is not None
        assert again.seek.table == await table_of(house, BEN)
        assert len(await tables(house, ADA)) == 1


async def test_asking_again_keeps_the_place_in_the_queue() -> None:
    async with home() as house:
        await house.usher.seek(ADA, wish([3]))
        await clock_of(house).advance(10)
        same, other = await house.usher.seek(ADA, wish([3])), await found(house, ADA)
        assert same.seek is not None
        assert same.seek.since == clock_of(house).date() - 10
        assert other is not None
        changed = await house.usher.seek(ADA, wish([4]))
        assert changed.seek is not None
        assert changed.seek.since == clock_of(house).date()


async def test_looking_no_longer() -> None:
    async with home() as house:
        await house.usher.seek(ADA, wish())
        assert (await house.usher.drop(ADA)).seek is None
        await house.usher.seek(BEN, wish())
        assert await table_of(house, BEN) == ""


async def test_somebody_who_waits_at_an_open_table_is_joined() -> None:
    async with home() as house:
        made = await house.create(
            ADA, NewTable(game="masters-gallery", seats=[SeatWanted(who="me"), SeatWanted(who="open")])
        )
        room = await house.room(made.id)
        await house.usher.seek(BEN, wish())
        assert await table_of(house, BEN) == "", "nobody is there"
        async with house.watching(room, Watcher(ADA, None)):
            await clock_of(house).advance(ROUND)
            assert await table_of(house, BEN) == made.id
        assert room.table.status == "playing"


async def test_private_tables_are_never_offered() -> None:
    async with home() as house:
        seats = [SeatWanted(who="me"), SeatWanted(who="open")]
        made = await house.create(ADA, NewTable(game="masters-gallery", seats=seats, public=False))
        room = await house.room(made.id)
        async with house.watching(room, Watcher(ADA, None)):
            await house.usher.seek(BEN, wish())
            await clock_of(house).advance(ROUND)
            assert await table_of(house, BEN) == ""


async def test_who_waits_at_a_table_looks_for_no_other_and_the_other_way_round() -> None:
    async with home() as house:
        seats = [SeatWanted(who="me"), SeatWanted(who="open")]
        await house.usher.seek(ADA, wish())
        made = await house.create(ADA, NewTable(game="bioutifoul", seats=seats))
        assert await found(house, ADA) is None, "who opens a table looks no longer"
        with pytest.raises(Refused, match="error-seek-seated"):
            await house.usher.seek(ADA, wish())
        assert made.id in await tables(house, ADA)


async def test_a_flood_of_wishes_from_one_address_ends() -> None:
    async with home() as house:
        crowd = [replace(ADA, holder=f"person {i}") for i in range(MOST_EACH + 1)]
        for one in crowd[:-1]:
            await house.usher.seek(one, wish([5]) if one is crowd[0] else wish([4, 5], ["bioutifoul"]))
            if await table_of(house, one):
                continue
        with pytest.raises(Refused, match="error-too-many-seeks"):
            await house.usher.seek(crowd[-1], wish())
        await house.usher.seek(crowd[0], wish([5]))
        await house.usher.seek(BEN, wish())
        await clock_of(house).advance(LOST + 1)
        await house.usher.seek(crowd[-1], wish())


async def test_wishes_that_cannot_be() -> None:
    async with home() as house:
        with pytest.raises(Refused, match="error-no-game"):
            await house.usher.seek(ADA, wish(games=["chess"]))
        with pytest.raises(Refused, match="error-seats"):
            await house.usher.seek(ADA, wish([6], ["masters-gallery", "bioutifoul"]))


async def test_two_houses_seat_everybody_once() -> None:
    """Two houses on one shelf look at the same people at the same time."""
    street, shelf = Street(), SharedShelf()
    async with home(shelf, street.crier()) as one, home(shelf, street.crier()) as other:
        for reader in EVERYBODY:
            kept = StoredSeek(
                reader.holder, "", ("masters-gallery",), (2,), ("untimed",), "", None, 0.0, clock_of(one).date() + LOST
            )
            assert await shelf.seeks.keep(kept)
        await asyncio.gather(one.usher.attend(), other.usher.attend())
        for reader in EVERYBODY:
            assert len(await tables(one, reader)) == 1
            assert await table_of(one, reader) == await table_of(other, reader) != ""
        assert DAN in EVERYBODY
