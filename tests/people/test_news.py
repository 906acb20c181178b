"""What people are told of their tables while they look elsewhere: in a house in memory, with a herald who lists it."""

from __future__ import annotations

from house_layer.home import ANNA, HUGO, answer, home, show, table, undo, until_asked
from vernissage.house import moves, seating
from vernissage.house.house import House
from vernissage.house.memory_news import Listed
from vernissage.house.news import News
from vernissage.house.protocol.play import Consent
from vernissage.house.protocol.tables import NewTable, SeatWanted, Sit
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.watcher import Watcher

GAME = "masters-gallery"
BEA = Reader("bea", "en")


def heard(house: House) -> Listed:
    """The house's herald."""
    assert isinstance(house.ports.herald, Listed)
    return house.ports.herald


def kinds(house: House, person: Reader) -> list[str]:
    """What somebody was told, in order."""
    return [news.kind for who, news in heard(house).told if who == person.holder]


async def play_until_other(house: House, room: Room) -> tuple[Reader, Reader]:
    """Answer for whoever is asked first until the other is asked as well; who played, and the other."""
    update = await until_asked(house, room, ANNA, HUGO)
    assert update.waiting is not None
    one, other = (ANNA, HUGO) if update.mine == [0] else (HUGO, ANNA)
    while True:
        mine = await show(room, one)
        if mine.waiting is None or (await show(room, other)).waiting is not None:
            return one, other
        await answer(room, one, mine, mine.waiting.options[0].choice)


async def test_a_turn_is_told_once_and_settled_when_it_is_over() -> None:
    async with home() as house:
        room = await table(house, "gallerist", ["me", "open"])
        one, other = await play_until_other(house, room)
        assert kinds(house, other).count("turn") == 1
        assert (one.holder, room.id) in heard(house).settled
        told = [news for who, news in heard(house).told if who == other.holder and news.kind == "turn"]
        assert told == [News("turn", room.id, room.mine(other)[0])]


async def test_many_answers_of_one_turn_are_one_piece_of_news() -> None:
    async with home() as house:
        room = await table(house, "gallerist", ["me", "open"])
        one, _ = await play_until_other(house, room)
        given = room.table.answers
        assert given > 2, "the turn had several answers"
        assert kinds(house, one).count("turn") == 1


async def test_who_plays_alone_with_bots_is_told_nothing() -> None:
    async with home() as house:
        room = await table(house, GAME, ["me", "bot"])
        while (update := await until_asked(house, room, ANNA)).waiting is not None:
            await answer(room, ANNA, update, update.waiting.options[0].choice)
        assert update.status == "finished"
        assert heard(house).told == []


async def test_who_hands_one_screen_round_is_told_nothing() -> None:
    async with home() as house:
        room = await table(house, GAME, ["me", "me"])
        while room.table.status == "playing":
            seen = await show(room, ANNA, room.table.asked[0])
            assert seen.waiting is not None
            await answer(room, ANNA, seen, seen.waiting.options[0].choice)
        assert heard(house).told == []


async def test_everybody_hears_that_the_game_is_over() -> None:
    async with home() as house:
        room = await table(house, GAME, ["me", "open"])
        while room.table.status == "playing":
            for reader in (ANNA, HUGO):
                seen = await show(room, reader)
                if seen.waiting is not None:
                    await answer(room, reader, seen, seen.waiting.options[0].choice)
        assert kinds(house, ANNA).count("over") == kinds(house, HUGO).count("over") == 1


async def test_who_made_a_table_hears_that_a_seat_was_taken_also_the_last_one() -> None:
    async with home() as house:
        wanted = [SeatWanted(who="me"), SeatWanted(who="open"), SeatWanted(who="open")]
        made = await house.create(ANNA, NewTable(game=GAME, seats=wanted, pace=0))
        room = await house.room(made.id)
        await house.sit(room, HUGO, Sit(name="Hugo"))
        taken = [(who, news) for who, news in heard(house).told if news.kind == "seat-taken"]
        assert taken == [("anna", News("seat-taken", made.id, 1))]
        await house.sit(room, BEA, Sit(name="Bea"))
        taken = [(who, news) for who, news in heard(house).told if news.kind == "seat-taken"]
        assert taken[1:] == [("anna", News("seat-taken", made.id, 2))]


async def test_a_new_host_is_not_told_of_seats_that_were_taken_before() -> None:
    async with home() as house:
        wanted = [SeatWanted(who="me"), *[SeatWanted(who="open")] * 3]
        made = await house.create(ANNA, NewTable(game=GAME, seats=wanted, pace=0))
        room = await house.room(made.id)
        await house.sit(room, HUGO, Sit(name="Hugo"))
        await house.sit(room, BEA, Sit(name="Bea"))
        await seating.leave(room, ANNA, 0)
        assert room.table.host == HUGO.holder
        assert kinds(house, HUGO) == []


async def test_a_wish_to_go_back_is_told_to_those_who_must_agree_and_settled_by_their_answer() -> None:
    async with home() as house:
        room = await table(house, "gallerist", ["me", "open"])
        one, other = await play_until_other(house, room)
        await moves.ask_undo(room, one, undo(room, room.mine(one)[0]))
        assert kinds(house, other).count("undo-asked") == 1
        assert "undo-asked" not in kinds(house, one)
        before = heard(house).settled.count((other.holder, room.id))
        await moves.consent(room, other, Consent(seat=room.mine(other)[0], agree=False))
        assert heard(house).settled.count((other.holder, room.id)) == before + 1


async def test_who_looks_at_the_table_is_told_as_somebody_who_is_there() -> None:
    async with home() as house:
        room = await table(house, "gallerist", ["me", "open"])
        update = await until_asked(house, room, ANNA, HUGO)
        other = HUGO if update.mine == [0] else ANNA
        async with house.watching(room, Watcher(other, None)):
            await play_until_other(house, room)
        assert "turn" in kinds(house, other)
        assert not [news for who, news in heard(house).unseen if who == other.holder and news.kind == "turn"]


async def test_the_next_game_of_the_same_company_is_told_to_who_is_asked_there() -> None:
    async with home() as house:
        room = await table(house, GAME, ["me", "open"])
        while room.table.status == "playing":
            for reader in (ANNA, HUGO):
                seen = await show(room, reader)
                if seen.waiting is not None:
                    await answer(room, reader, seen, seen.waiting.options[0].choice)
        made = await house.rematch(room, HUGO)
        following = await house.room(made.id)
        asked = {following.seats[seat].holder for seat in following.table.asked}
        assert asked
        assert {who for who, news in heard(house).told if news.table == made.id and news.kind == "turn"} == asked
