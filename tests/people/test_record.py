"""A house writes down how its games end: once, whoever leaves, and shows it to those who may see it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from house_layer.home import ANNA, HUGO, IDS, home, undo
from people.seasons import by_chance, ended, person, season
from server.clocks import PATIENCE, HeldClock
from vernissage import Dice
from vernissage.house import moves, past, stand_in
from vernissage.house.at_once import AtOnce
from vernissage.house.book import Find
from vernissage.house.errors import CannotBeOpened, Refused
from vernissage.house.house import Habits, House
from vernissage.house.memory import MemoryShelf, Silence
from vernissage.house.pages import LOOKED, Pages, key_of, written
from vernissage.house.ports import Ports
from vernissage.house.protocol.play import Answer, Consent
from vernissage.house.protocol.tables import Import, NewTable, SeatWanted, Sit
from vernissage.house.protocol.timing import Days, Timing
from vernissage.house.ratings import MEAN
from vernissage.house.reader import Reader
from vernissage.house.registrar import Registrar
from vernissage.house.results import Over
from vernissage.house.room import Room
from vernissage.house.stored import StoredGame
from vernissage.house.watcher import Watcher

ZOE = Reader("zoe", "en")
DAYS = Days(days=2)
DATE = 1_780_000_000.0


async def sat_down(house: House, seats: str = "me open", timing: Timing | None = DAYS, public: bool = True) -> Room:
    """A table of Anna's where Hugo has taken the open seat."""
    wanted = [SeatWanted(who=who, level="sketch") for who in seats.split()]  # type: ignore[arg-type]
    new = NewTable(game="bioutifoul", seats=wanted, pace=0, timing=timing, public=public)
    room = await house.room((await house.create(ANNA, new)).id)
    if "open" in seats:
        await house.sit(room, HUGO, Sit(name="Hugo", invitation=room.table.invitation))
    return room


async def play(house: House, room: Room, answers: int = 10_000) -> None:
    """Give the first answer to everything that a person is asked, or to some questions; bots play meanwhile."""
    watcher = Watcher(ZOE, None)
    async with house.watching(room, watcher):
        while answers:
            watcher.wake.clear()
            async with room.hold():
                asked = [one for one in room.waiting() if not room.seats[one.seat].answering]
                over = room.table.status == "finished"
            if over:
                break
            if asked:
                reader = Reader(room.seats[asked[0].seat].holder, "en")
                choice = asked[0].options[0].choice
                given = Answer(id=f"a{next(IDS)}", seat=asked[0].seat, seq=room.table.seq, choice=choice)
                await moves.answer(room, reader, given)
                answers -= 1
            else:
                async with asyncio.timeout(PATIENCE):
                    await watcher.wake.wait()
    await house.registrar.settled()


async def kept(house: House, person: str = "anna") -> list[Over]:
    """What the house has written down of somebody."""
    rows, more = await house.ports.shelf.ratings.find(Find(person=person, private=True), 100)
    assert more is None
    return [over for over, _ in rows]


async def test_a_timed_game_of_two_is_rated_once() -> None:
    """Its result stands when it ends; opened again, looked at and swept, it is still one."""
    shelf = MemoryShelf()
    async with home(shelf) as house:
        room = await sat_down(house)
        await play(house, room)
        [over] = await kept(house)
        match = room.playing
        assert (over.timing, over.public, over.counts) == ("days", True, True)
        assert [one.points for one in over.seats] == match.scores()
        assert [one.seat for one in over.seats if one.rank == 1] == match.winners()
        assert all(sum(one.categories.values()) == one.points for one in over.seats)
        ratings = await shelf.ratings.ratings(["anna", "hugo"])
        assert {rating.games for rating in ratings.values()} == {1}
    async with home(shelf) as house:
        await house.room(room.id)
        assert await house.registrar.catch_up() == 0
        assert len(await kept(house)) == 1
        assert await shelf.ratings.ratings(["anna", "hugo"]) == ratings


async def test_whoever_concedes_ranks_last_whatever_the_bot_makes_of_it() -> None:
    async with home() as house:
        room = await sat_down(house)
        await play(house, room, 24)
        async with room.hold():
            await stand_in.take_over(room, 0, stand_in.CONCEDED, "sketch")
        await play(house, room)
        [over] = await kept(house)
        assert [(one.rank, one.left) for one in over.seats] == [(2, True), (1, False)]
        ratings = await house.ports.shelf.ratings.ratings(["anna", "hugo"])
        assert ratings["anna", "bioutifoul"].points < MEAN < ratings["hugo", "bioutifoul"].points


async def test_whoever_comes_back_has_not_left() -> None:
    async with home() as house:
        room = await sat_down(house)
        await play(house, room, 24)
        async with room.hold():
            await stand_in.take_over(room, 0, stand_in.TIME, "sketch")
        await stand_in.come_back(room, ANNA, 0)
        await play(house, room)
        [over] = await kept(house)
        assert [one.left for one in over.seats] == [False, False]


@pytest.mark.parametrize(
    ("seats", "timing"),
    [("me open", None), ("me bot", None), ("me me", None), ("me me open", DAYS), ("me bot bot", None)],
)
async def test_other_games_are_kept_and_not_rated(seats: str, timing: Timing | None) -> None:
    """Without a clock, against bots alone, on one screen, or with one person in two seats."""
    async with home() as house:
        room = await sat_down(house, seats, timing)
        await play(house, room)
        [over] = await kept(house)
        assert not over.counts
        assert await house.ports.shelf.ratings.ratings(["anna", "hugo"]) == {}


async def test_who_leaves_after_a_few_answers_leaves_no_rated_game() -> None:
    """A game against somebody who hardly played says nothing; nor one against a browser closed at once."""
    async with home() as house:
        room = await sat_down(house)
        await play(house, room, 4)
        async with room.hold():
            await stand_in.take_over(room, 1, stand_in.CONCEDED, "sketch")
        await play(house, room)
        assert [one.own for one in (await kept(house))[0].seats] == [True, False]
        assert await house.ports.shelf.ratings.ratings(["anna", "hugo"]) == {}


async def test_an_imported_game_counts_for_nothing() -> None:
    """A record is no proof of who played it: neither rated, nor in the archive, nor part of an average."""
    async with home() as house:
        room = await sat_down(house)
        await play(house, room)
        before = await house.ports.shelf.ratings.averages("bioutifoul", 2)
        _, record = await past.record(room, ANNA)
        made = await house.import_record(ANNA, Import(record=record, upto=room.playing.moment - 12, pace=0))
        again = await house.room(made.id)
        await play(house, again)
        assert again.table.status == "finished"
        await house.registrar.catch_up()
        found = {over.table: over for over in await kept(house)}
        assert not found[made.id].counts
        assert not found[made.id].public
        assert await house.ports.shelf.ratings.averages("bioutifoul", 2) == before


async def test_an_end_that_is_taken_back_counts_as_it_was() -> None:
    """By consent the last answer is undone and given anew: the first end stands, and nobody is rated twice."""
    async with home() as house:
        room = await sat_down(house)
        await play(house, room)
        [first] = await kept(house)
        ratings = await house.ports.shelf.ratings.ratings(["anna", "hugo"])
        seat = max(room.playing.decided)
        asking, other = (ANNA, HUGO) if seat == 0 else (HUGO, ANNA)
        await moves.ask_undo(room, asking, undo(room, seat))
        await moves.consent(room, other, Consent(seat=1 - seat, agree=True))
        assert room.table.status == "playing"
        await play(house, room)
        assert room.table.status == "finished"
        await house.registrar.catch_up()
        assert await kept(house) == [first]
        assert await house.ports.shelf.ratings.ratings(["anna", "hugo"]) == ratings


async def test_an_end_that_nobody_wrote_down_is_caught_up() -> None:
    """The process died between the end and the result; the next one finds it, and only once."""
    shelf = MemoryShelf()

    async def never(over: Over) -> bool:
        raise OSError("killed")

    async with home(shelf) as house:
        write, shelf.ratings.write = shelf.ratings.write, never  # type: ignore[method-assign]
        room = await sat_down(house)
        await play(house, room)
        assert room.table.status == "finished"
        assert await kept(house) == []
        shelf.ratings.write = write  # type: ignore[method-assign]
    async with home(shelf) as one, home(shelf) as other:
        assert await one.registrar.catch_up() + await other.registrar.catch_up() == 1
        [over] = await kept(one)
        assert over.counts
        assert {one.games for one in (await shelf.ratings.ratings(["anna", "hugo"])).values()} == {1}


class Damaged(MemoryShelf):
    """A shelf that says of one table what a database says of one whose rows are damaged."""

    async def load(self, id: str) -> StoredGame | None:
        if id == "t1":
            raise CannotBeOpened("its rows are damaged")
        return await super().load(id)


@pytest.mark.parametrize("shelf", [MemoryShelf(), Damaged()], ids=["rules", "rows"])
async def test_a_table_that_cannot_be_opened_is_given_up_and_holds_up_nobody(shelf: MemoryShelf) -> None:
    """One broken table among good ones: it has no result, the others have, and it is not tried for ever."""
    match = by_chance("bioutifoul", 2, 1)
    seats = [person(0, "Anna", "anna"), person(1, "Hugo", "hugo")]
    for number in range(4):
        change, _ = ended(f"t{number}", match, seats, DATE + number)
        if number == 1 and not isinstance(shelf, Damaged):
            change = replace(change, table=change.table.changed(game="no-such-game"))
        await shelf.commit(change)
    registrar = Registrar(Ports(shelf, Silence(), AtOnce(Dice(1)), HeldClock()))
    assert await registrar.catch_up() == 3
    assert await registrar.catch_up() == 0
    assert await shelf.ratings.missing(0.0, 9) == []


async def test_the_sweep_of_the_house_catches_up_by_itself() -> None:
    """As its clock goes on, without being asked."""
    shelf, clock = MemoryShelf(), HeldClock()
    await shelf.commit(ended("t", by_chance("bioutifoul", 2, 1), [person(0, "A", "a"), person(1, "B", "b")], DATE)[0])
    house = House(Ports(shelf, Silence(), AtOnce(Dice(7)), clock), Habits(verify=False))
    await house.open()
    await clock.until_asleep(5.0)
    await clock.advance(5.0)
    await house.registrar.settled()
    assert await shelf.ratings.missing(0.0, 9) == []
    await house.close()


# Pages.


def pages(shelf: MemoryShelf) -> Pages:
    return Pages(Ports(shelf, Silence(), AtOnce(Dice(1)), HeldClock()))


async def refused(work: object) -> Refused:
    with pytest.raises(Refused) as refusal:
        await work  # type: ignore[misc]
    return refusal.value


async def test_a_page_is_there_only_while_it_is_wanted() -> None:
    """Before, between and after it is as if there were nobody; no code is a person's id, and none comes back."""
    shelf = MemoryShelf()
    await season(shelf, "anna", "hugo", "zoe", DATE)
    shown = pages(shelf)
    for code in ("anna", "hugo", "x", "zzzz"):
        assert (await refused(shown.person(ZOE, code))).status == 404
        assert (await refused(shown.games(ZOE, code, Find()))).line.id == "error-no-page"
    assert (await shown.my_page(ANNA)).code == ""
    made = await shown.wish(ANNA, True)
    assert (await shown.wish(ANNA, True)).code == made.code
    assert len(made.code) == 16
    assert "anna" not in made.link
    assert (await shown.person(ZOE, made.code)).games > 5
    assert len((await shown.games(ZOE, made.code, Find())).games) > 5
    await shown.wish(ANNA, False)
    gone, unknown = await refused(shown.person(ZOE, made.code)), await refused(shown.person(ZOE, "nosuchcode"))
    assert (gone.status, gone.line, gone.detail) == (unknown.status, unknown.line, unknown.detail)
    assert (await shown.wish(ANNA, True)).code != made.code


async def test_private_tables_are_shown_to_oneself_alone() -> None:
    """On the page of somebody else, and in the archive, there is nothing of them."""
    shelf = MemoryShelf()
    await season(shelf, "anna", "hugo", "zoe", DATE)
    shown = pages(shelf)
    code = (await shown.wish(ANNA, True)).code
    private = "season03"
    mine, others = await shown.person(ANNA, "me"), await shown.person(HUGO, code)
    assert (mine.mine, others.mine) == (True, False)
    assert mine.games == others.games + 1 == 14
    tables = [game.table for game in (await shown.games(HUGO, code, Find(private=True))).games]
    assert private not in tables
    assert private in [game.table for game in (await shown.games(ANNA, code, Find())).games]
    assert private not in [game.table for game in (await shown.archive(ANNA, Find(person="anna", private=True))).games]
    assert sum(tally.games for tally in others.tallies) == others.games
    assert (await refused(shown.person(Reader("", "en"), "me"))).status == 404


async def test_what_a_page_says() -> None:
    """Ratings with their doubt beside the bots, results by game and seats, opponents, points beside the average."""
    shelf = MemoryShelf()
    await season(shelf, "anna", "hugo", "zoe", DATE)
    await shelf.save_person("anna", "Anna", "en")
    shown = pages(shelf)
    hugo = (await shown.wish(HUGO, True)).code
    page = await shown.person(ANNA, "me")
    assert page.name == "Anna"
    assert {rating.title for rating in page.ratings} == {"Bioutifoul", "Masters Gallery"}
    for rating in page.ratings:
        assert rating.games == len(rating.history)
        assert rating.history[-1].points == rating.points
        assert rating.margin > 0
        assert all(one.day % 86_400 == 0 for one in rating.history)
        assert [one.level for one in rating.levels] == ["sketch", "study", "glaze", "varnish", "master"]
    met = {one.name: one for one in page.opponents}
    assert met["Hugo"].games == 14
    assert met["Hugo"].page == hugo
    assert met["Zoë"].page == ""
    assert met["Study"].level == "study"
    compared = {(one.game, one.seats): one for one in page.compared}
    masters = compared["masters-gallery", 2]
    assert [line.label for line in masters.categories][:2] == ["Round 1", "Round 2"]
    assert sum(line.mine for line in masters.categories) == pytest.approx(masters.total.mine, abs=0.3)
    assert masters.total.average is not None
    assert sum(line.average or 0 for line in masters.categories) == pytest.approx(masters.total.average, abs=0.3)
    french = await shown.person(replace(ANNA, lang="fr"), "me")
    assert {line.label for one in french.compared for line in one.categories} >= {
        "Manche 1",
        "Expositions",
        "Majorités",
    }


async def test_a_deleted_person_is_gone_from_all_pages() -> None:
    shelf = MemoryShelf()
    await season(shelf, "anna", "hugo", "zoe", DATE)
    shown = pages(shelf)
    anna, hugo = (await shown.wish(ANNA, True)).code, (await shown.wish(HUGO, True)).code
    before = await shown.person(ZOE, hugo)
    await shown.forget("anna")
    assert (await refused(shown.person(ZOE, anna))).status == 404
    after = await shown.person(ZOE, hugo)
    assert after.games == before.games
    assert "Ada" not in [one.name for one in after.opponents]
    assert anna not in [seat.page for game in (await shown.archive(ZOE, Find())).games for seat in game.seats]


@pytest.mark.parametrize(
    "text", ["x", "1~a", "-1.000~a", "1.000~", "1e9~a", "nan~a", "1.000~a~b", "9" * 30, "1.000~\0", "1.000~é"]
)
def test_where_a_list_goes_on_is_what_a_list_has_said(text: str) -> None:
    with pytest.raises(Refused):
        key_of(text)


def test_a_key_is_read_as_it_was_written() -> None:
    assert key_of("") is None
    for key in ((0.0, "a"), (1_780_000_000.123, "season03"), (99_999_999_999.999, "x-y_z")):
        assert key_of(written(key)) == key


async def test_what_is_kept_in_memory_is_bounded() -> None:
    """A stranger who asks for ever new filters leaves no more behind than the others."""
    shown = pages(MemoryShelf())
    for seats in range(1, 7):
        for since in range(100):
            await shown.archive(ANNA, Find(seats=seats, since=float(since)))
    assert len(shown._shown) <= 256
    assert LOOKED <= 500
