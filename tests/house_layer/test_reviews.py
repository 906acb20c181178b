"""Reviews at the table: of finished games only, asked for by whoever played, made once and kept, in every language."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from house_layer.home import ANNA, HUGO, answer, home, table, until_asked
from review.finished import TINY
from vernissage import Dice
from vernissage.house import reviews
from vernissage.house.at_once import AtOnce
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.ports import People
from vernissage.house.quotas import REVIEWS, Quotas
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.tally import Reviewed, Tally


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
    """A house, and a table where Anna has played both seats to the end."""
    async with home() as house:
        tally = Counting()
        house.ports.thinkers, house.ports.tally = thinkers(Dice(7), effort=TINY), tally
        room = await table(house, "bioutifoul", ["me", "bot"])
        with pytest.raises(Refused, match="error-not-finished"):
            await reviews.ask(room, ANNA)
        with pytest.raises(Refused, match="error-not-finished"):
            await reviews.look(room, ANNA)
        dice = Dice(3)
        while (update := await until_asked(house, room, ANNA)).waiting is not None:
            await answer(room, ANNA, update, dice.pick([option.choice for option in update.waiting.options]))
        assert update.status == "finished"
        yield house, room, tally


async def done(room: Room) -> None:
    """Wait for the review that is being made."""
    for under in list(room.ports.reviewing.values()):
        assert under.task is not None
        await under.task


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
        for one in found.accounts:
            parts = (one.start, one.luck, one.hidden, one.own, one.others, one.unexplained)
            assert sum(parts) == pytest.approx(one.result)
        assert [point.event for point in found.chart] == sorted(point.event for point in found.chart)
        assert found.chart[-1].chances == [one.result for one in found.accounts]
        losses = [one.loss for one in found.answers]
        assert losses == sorted(losses, reverse=True)
        assert (await reviews.ask(room, ANNA)) == await reviews.look(room, ANNA), "no second one"
        assert tally.reviews == ["refused", "refused", "done"]


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
        told = reviews.as_it_is(room.eyes(None, "en"), under)
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
