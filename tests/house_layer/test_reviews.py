"""Reviews at the table: of finished games only, asked for by whoever played, made once and kept, in every language."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as replace_fields

from house_layer.home import ANNA, HUGO, home, table, undo
from review.finished import TINY, ending
from server.clocks import PATIENCE, HeldClock
from vernissage import Dice
from vernissage.house import moves, past, reviews
from vernissage.house.at_once import AtOnce
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.memory import MemoryShelf
from vernissage.house.ports import People
from vernissage.house.protocol.tables import Import, NewTable, SeatWanted, Sit
from vernissage.house.protocol.timing import Days
from vernissage.house.quotas import REVIEWS, Quotas
from vernissage.house.reader import Reader
from vernissage.house.review_shelf import MemoryReviews
from vernissage.house.reviewed import as_it_is, facts_of, presented
from vernissage.house.room import Room
from vernissage.house.tally import Reviewed, Tally
from vernissage.review import Effort, review
from vernissage.review.report import Fact, Point, Sentence, Turn


class Counting(Tally):
    """Writes down how reviews came out."""

    def __init__(self) -> None:
        self.reviews: list[Reviewed] = []

    def reviewed(self, came: Reviewed, seconds: float) -> None:
        self.reviews.append(came)


class Breaking(AtOnce):
    """Comes to nothing the first time."""

    broke = False

    async def review(self, record: str, heard: Callable[[dict[str, Any]], None], people: People) -> str | None:
        if not self.broke:
            self.broke = True
            return None
        return await super().review(record, heard, people)


@asynccontextmanager
async def over(thinkers: type[AtOnce] = AtOnce) -> AsyncIterator[tuple[House, Room, Counting]]:
    """A house, and a table where a short game is over that Anna has brought."""
    async with home(thinkers=thinkers(Dice(7), effort=TINY)) as house:
        house.ports.tally = tally = Counting()
        yield house, await brought(house), tally


async def brought(house: House) -> Room:
    """A table where a short game is over that Anna has brought."""
    wanted = [SeatWanted(who="me"), SeatWanted(who="bot", level="sketch")]
    record = ending("masters-gallery", 2, 8).record().write()
    return await house.room((await house.import_record(ANNA, Import(record=record, seats=wanted))).id)


async def done(room: Room) -> None:
    """Wait for the review that is being made."""
    for under in list(room.ports.reviewing.values()):
        assert under.task is not None
        await under.task


async def test_a_game_that_is_played_is_not_reviewed() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ("me", "bot"))
        for way in (reviews.ask, reviews.look):
            with pytest.raises(Refused, match="error-not-finished"):
                await way(room, ANNA)


async def test_a_review_is_asked_for_made_once_and_kept() -> None:
    async with over() as (house, room, tally):
        house.ports.quotas = Quotas({REVIEWS: 1}, house.ports.clock.now)
        assert (await reviews.look(room, HUGO)).state == "none"
        with pytest.raises(Refused, match="error-not-your-seat"):
            await reviews.ask(room, HUGO)
        asked = await reviews.ask(room, ANNA)
        assert (asked.state, asked.done, asked.accounts) == ("waiting", 0.0, [])
        assert (await reviews.ask(room, ANNA)).state in ("waiting", "running"), "the same one: it costs nothing"
        await done(room)
        found = await reviews.look(room, HUGO)
        assert (found.state, found.done, room.ports.reviewing) == ("done", 1.0, {})
        assert [account.seat for account in found.accounts] == [0, 1]
        assert (found.thresholds, found.measured) == ([0.05, 0.1, 0.19], True), "measured, not a convention"
        for one in found.accounts:
            parts = (one.start, one.luck, one.hidden, one.own, one.others)
            assert sum(parts) == pytest.approx(one.result)
        assert [point.event for point in found.chart] == sorted(point.event for point in found.chart)
        assert found.chart[-1].chances == [one.result for one in found.accounts]
        losses = [one.loss for one in found.answers]
        assert losses == sorted(losses, reverse=True)
        assert (await reviews.ask(room, ANNA)) == await reviews.look(room, ANNA), "no second one"
        assert tally.reviews == ["refused", "done"]


async def test_a_review_that_is_kept_names_nobody() -> None:
    """Who wants to be forgotten is forgotten there, too: names are those of the table, when it is read."""
    async with home(thinkers=AtOnce(Dice(7), effort=TINY)) as house:
        wanted = [SeatWanted(who="me", name="Philomena"), SeatWanted(who="bot", level="sketch")]
        record = ending("masters-gallery", 2, 8).record().write()
        room = await house.room((await house.import_record(ANNA, Import(record=record, seats=wanted))).id)
        await reviews.ask(room, ANNA)
        await done(room)
        _, edition = await reviews.finished(room, ANNA)
        kept = await house.ports.shelf.reviews.kept(room.id, edition)
        assert kept
        assert "Philomena" not in kept
        assert (await reviews.look(room, HUGO)).state == "done"


class Wandering(AtOnce):
    """While it reviews, the table is taken away."""

    house: House

    async def review(self, record: str, heard: Callable[[dict[str, Any]], None], people: People) -> str | None:
        (key,) = self.house.ports.reviewing
        await self.house.ports.shelf.reviews.drop(*key)
        return await super().review(record, heard, people)


async def test_a_review_of_what_is_gone_meanwhile_is_kept_nowhere() -> None:
    thinkers = Wandering(Dice(7), effort=TINY)
    async with home(thinkers=thinkers) as house:
        thinkers.house = house
        room = await brought(house)
        await reviews.ask(room, ANNA)
        await done(room)
        assert house.ports.reviewing == {}
        assert (await reviews.look(room, ANNA)).state == "none"


async def test_what_is_known_of_a_review_is_told_while_it_is_made() -> None:
    async with over() as (_, room, _):
        await reviews.ask(room, ANNA)
        (under,) = room.ports.reviewing.values()
        parts = [0.0]
        heard = under.hear

        def hearing(reply: dict[str, Any]) -> None:
            heard(reply)
            parts.append(under.done)

        under.hear = hearing  # type: ignore[method-assign]
        await done(room)
        assert parts == sorted(parts)
        assert parts[-1] == 1.0
        assert len(under.told) == len(parts) - 1
        told = as_it_is(room.eyes(None, "en"), under)
        assert told.state == "running"
        whole = await reviews.look(room, ANNA)
        assert (told.answers, told.chart, told.draws) == (whole.answers, whole.chart, whole.draws)


async def test_marked_answers_are_told_in_the_readers_language() -> None:
    async with over() as (_, room, _):
        await reviews.ask(room, ANNA)
        await done(room)
        english, french = await reviews.look(room, ANNA), await reviews.look(room, replace(ANNA, lang="fr"))
        assert english.answers
        for one, other in zip(english.answers, french.answers, strict=True):
            assert one.given_label
            assert one.best_label
            assert (one.event, one.seat, one.loss) == (other.event, other.seat, other.loss)
        assert [one.best_label for one in english.answers] != [one.best_label for one in french.answers]


async def test_facts_say_whose_they_are() -> None:
    async with over() as (_, room, _):
        found = review(ending("masters-gallery", 2, 8).record(), effort=TINY).answers[0]
        points = Sentence("figure-points", {})
        found = replace_fields(found, facts=(Fact(points, -5.8, 0.1),), others=(Fact(points, -14.0, 0.2),))
        told = [(one.text, one.more, one.whose) for one in facts_of(room.eyes(None, "en"), found)]
        assert told == [("Points", -5.8, "own"), ("Points", -14.0, "others")]


async def test_whole_turns_come_the_worst_first_and_say_what_was_better() -> None:
    async with over() as (_, room, _):
        way = (Sentence("label-stop", {}),)
        turns = [
            Turn(at, at + 3, 0, (), 0.2, 0.3, loss, 0.01, 1.0, grade, way)
            for at, loss, grade in ((1, 0.05, "mistake"), (4, 0.12, "blunder"), (7, 0.01, None))
        ]
        points = [Point(at, 10 * at, (0.5, 0.5)) for at in (1, 4, 7)]
        found = presented(room.eyes(None, "en"), "running", 0.5, [*points, *turns])
        assert [(one.event, one.grade, one.better) for one in found.turns] == [
            (40, "blunder", ["Stop here"]),
            (10, "mistake", ["Stop here"]),
        ]


async def test_a_review_that_broke_can_be_asked_for_again() -> None:
    async with over(Breaking) as (_, room, tally):
        await reviews.ask(room, ANNA)
        await done(room)
        assert (await reviews.look(room, ANNA)).state == "broken"
        await reviews.ask(room, ANNA)
        await done(room)
        assert (await reviews.look(room, ANNA)).state == "done"
        assert tally.reviews[-2:] == ["broken", "done"]


async def test_nobody_gets_more_than_the_house_gives() -> None:
    async with over() as (house, room, _):
        house.ports.quotas = Quotas({REVIEWS: 0}, house.ports.clock.now)
        with pytest.raises(Refused, match="error-quota-none"):
            await reviews.ask(room, Reader("anna", "en"))
        assert room.ports.reviewing == {}


class Stuck(AtOnce):
    """Never comes to an end."""

    async def review(self, record: str, heard: Callable[[dict[str, Any]], None], people: People) -> str | None:
        await asyncio.Event().wait()
        return None


async def taken_up(house: House) -> None:
    """Wait until a review is being made that nobody has asked for in this house."""
    async with asyncio.timeout(PATIENCE):
        while not any(under.task for under in house.ports.reviewing.values()):
            await asyncio.sleep(0)


async def test_a_review_that_a_house_leaves_undone_is_made_by_the_next_one() -> None:
    shelf = MemoryShelf()
    async with home(shelf, thinkers=Stuck()) as house:
        room = await brought(house)
        assert (await reviews.ask(room, ANNA)).state == "waiting"
        (under,) = house.ports.reviewing.values()
    assert under.task is not None
    assert under.task.cancelled()
    async with home(shelf, thinkers=AtOnce(effort=TINY)) as house:
        await taken_up(house)
        room = await house.room(room.id)
        await done(room)
        assert (await reviews.look(room, HUGO)).state == "done"
        assert await shelf.reviews.claim(1e12, 1e12) == [], "nothing is wanted any more"


async def test_what_is_made_elsewhere_is_waited_for_and_taken_over_when_nobody_says_a_word_of_it() -> None:
    async with home(thinkers=AtOnce(effort=TINY)) as house:
        room, clock, shelf = await brought(house), house.ports.clock, house.ports.shelf.reviews
        assert isinstance(clock, HeldClock)
        _, edition = await reviews.finished(room, ANNA)
        await shelf.wish(room.id, edition, clock.date())
        assert (await reviews.ask(room, ANNA)).state == "waiting", "somebody makes it"
        clock.time += reviews.LOST - 1
        await reviews.take_up(house.ports, house.room, reviews.LOST)
        assert house.ports.reviewing == {}
        clock.time += 1
        await reviews.take_up(house.ports, house.room, reviews.LOST)
        (under,) = house.ports.reviewing.values()
        await reviews.take_up(house.ports, house.room, -1)
        assert list(house.ports.reviewing.values()) == [under], "it is made once"
        await done(room)
        assert (await reviews.look(room, ANNA)).state == "done"


async def test_nobody_reviews_a_game_whose_end_was_taken_back() -> None:
    async with over() as (house, room, _):
        _, edition = await reviews.finished(room, ANNA)
        shelf = house.ports.shelf.reviews
        await shelf.wish(room.id, edition, 0.0)
        await moves.ask_undo(room, ANNA, undo(room, 0))
        assert not room.playing.finished
        await reviews.take_up(house.ports, house.room, 0.0)
        assert house.ports.reviewing == {}
        assert await shelf.kept(room.id, edition) is None


async def test_a_review_is_stopped_by_whoever_played_and_can_be_asked_for_again() -> None:
    async with over(Stuck) as (house, room, _):
        await reviews.ask(room, ANNA)
        (under,) = house.ports.reviewing.values()
        with pytest.raises(Refused, match="error-not-your-seat"):
            await reviews.stop(room, HUGO)
        assert (await reviews.stop(room, ANNA)).state == "none"
        assert under.task is not None
        assert under.task.cancelled()
        assert await house.ports.shelf.reviews.claim(1e12, 1e12) == [], "nothing is wanted any more"
        house.ports.thinkers = AtOnce(effort=TINY)
        await reviews.ask(room, ANNA)
        await done(room)
        assert (await reviews.stop(room, ANNA)).state == "done", "what is made stays"


class Slowly(MemoryReviews):
    """Takes a while to write a wish down."""

    def __init__(self) -> None:
        super().__init__()
        self.written = asyncio.Event()

    async def wish(self, table: str, edition: str, date: float) -> bool:
        await self.written.wait()
        return False


async def test_a_review_can_be_stopped_before_the_wish_for_it_is_written_down() -> None:
    async with over() as (house, room, _):
        house.ports.shelf.reviews = slowly = Slowly()  # type: ignore[misc]
        asking = asyncio.create_task(reviews.ask(room, ANNA))
        async with asyncio.timeout(PATIENCE):
            while not house.ports.reviewing:
                await asyncio.sleep(0)
        assert (await reviews.stop(room, ANNA)).state == "none"
        slowly.written.set()
        assert (await asking).state == "none"
        assert house.ports.reviewing == {}


async def test_a_review_that_somebody_elsewhere_has_stopped_is_made_no_further() -> None:
    async with over(Stuck) as (house, room, _):
        await reviews.ask(room, ANNA)
        _, edition = await reviews.finished(room, ANNA)
        await house.ports.shelf.reviews.drop(room.id, edition)
        await reviews.take_up(house.ports, house.room, reviews.LOST)
        assert house.ports.reviewing == {}
        assert (await reviews.look(room, ANNA)).state == "none"


async def test_it_is_told_with_which_effort_games_are_reviewed() -> None:
    async with over() as (_, room, _):
        assert (await reviews.look(room, HUGO)).effort == pytest.approx(TINY.most / Effort().most)


async def test_when_a_game_is_over_everybody_sees_it_with_any_seats_eyes_and_not_before() -> None:
    """A finished game's record tells everything; as long as it is played only a seat itself sees with its eyes."""
    async with home() as house:
        playing = await table(house, "masters-gallery", ("me", "open"))
        with pytest.raises(Refused, match="error-not-your-seat"):
            await past.look_back(playing, ANNA, 0, 1)
        room = await brought(house)
        assert [(await past.look_back(room, HUGO, 0, seat)).reader for seat in (0, 1, None)] == [0, 1, None]
        with pytest.raises(Refused, match="error-not-your-seat"):
            await past.look_back(room, HUGO, 0, 2)


async def test_whoever_tries_it_from_there_sits_in_one_seat_and_bots_in_all_others() -> None:
    """Bots stay bots of their level; the other people of the game do not come along."""
    async with home() as house:
        record = replace(ending("masters-gallery", 3, 8).record(), bots=("", "glaze", "")).write()
        for alone, expected in (
            (0, [("human", None), ("bot", "glaze"), ("bot", "varnish")]),
            (1, [("bot", "varnish"), ("human", None), ("bot", "varnish")]),
            (None, [("human", None), ("bot", "glaze"), ("human", None)]),
        ):
            made = await house.import_record(ANNA, Import(record=record, upto=0, alone=alone))
            room = await house.room(made.id)
            assert [(seat.who, seat.level or None) for seat in room.seats] == expected
            assert room.mine(ANNA) == [at for at, (who, _) in enumerate(expected) if who == "human"]
        with pytest.raises(Refused, match="error-seats"):
            await house.import_record(ANNA, Import(record=record, upto=0, alone=3))


async def test_no_hints_among_people_against_the_clock() -> None:
    """Such games are rated; alone with bots, or without a clock, everybody may ask."""
    async with home(thinkers=AtOnce(Dice(7), effort=TINY)) as house:
        timed = NewTable(
            game="masters-gallery",
            seats=[SeatWanted(who="me"), SeatWanted(who="open")],
            timing=Days(days=3),
        )
        room = await house.room((await house.create(ANNA, timed)).id)
        await house.sit(room, HUGO, Sit(name="Hugo"))
        async with room.hold():
            asked = room.waiting()[0].seat
        reader = next(reader for reader in (ANNA, HUGO) if asked in room.mine(reader))
        with pytest.raises(Refused, match="error-hint-contest"):
            await moves.advise(room, reader, asked)
        friends = await table(house, "masters-gallery", ("me", "open"))
        async with friends.hold():
            asked = friends.waiting()[0].seat
        reader = next(reader for reader in (ANNA, HUGO) if asked in friends.mine(reader))
        assert (await moves.advise(friends, reader, asked)).answers
