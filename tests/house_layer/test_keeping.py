"""What a house gives a person in a day, and how long it keeps what nobody comes back to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from house_layer.home import ANNA, HUGO, home, show, table
from review.finished import ending
from server.clocks import HeldClock
from vernissage.house import lobby, moves
from vernissage.house.bucket import REMEMBERED, Bucket
from vernissage.house.errors import Refused
from vernissage.house.expiry import DAY, Expiry
from vernissage.house.protocol.tables import Import, NewTable, SeatWanted
from vernissage.house.quotas import HINTS, IMPORTS, REVIEWS, TABLES, Quotas
from vernissage.house.reader import Reader
from vernissage.house.speech import say

NOTHING = NewTable(game="bioutifoul", seats=[SeatWanted(who="me"), SeatWanted(who="bot", level="sketch")], pace=0)


def charge(quotas: Quotas, kind: str, reader: Reader) -> str:
    """What somebody is told who wants one more; nothing if they get it."""
    try:
        quotas.charge(kind, reader)
    except Refused as refusal:
        return say(refusal.line, reader.lang)
    return ""


def test_a_person_gets_a_days_worth_and_then_one_after_the_other() -> None:
    clock = HeldClock()
    quotas = Quotas({HINTS: 24}, clock.now)
    assert [charge(quotas, HINTS, ANNA) for _ in range(24)] == [""] * 24
    said = "This house gives a person, or an address, only so many hints a day. The next one is free in 60 minutes."
    assert charge(quotas, HINTS, ANNA) == said
    assert charge(quotas, HINTS, HUGO) == "", "another person"
    assert charge(quotas, REVIEWS, ANNA) == "", "nobody has set a number"
    clock.time += 3599
    assert charge(quotas, HINTS, ANNA).endswith("in a minute.")
    clock.time += 1
    assert charge(quotas, HINTS, ANNA) == ""
    assert charge(quotas, HINTS, replace(ANNA, lang="fr")).endswith("Il faut attendre 60 minutes.")
    clock.time += 10 * DAY
    assert [charge(quotas, HINTS, ANNA) for _ in range(25)].count("") == 24, "no more than a day's worth is saved up"


def test_an_address_gets_what_five_people_do_whatever_keys_they_bring() -> None:
    quotas = Quotas({IMPORTS: 2}, HeldClock().now)
    strangers = [Reader(f"key {number}", "fr", "2001:db8::/64") for number in range(12)]
    told = [charge(quotas, IMPORTS, stranger) for stranger in strangers]
    assert told[:10] == [""] * 10
    assert all("Il faut attendre" in line for line in told[10:])
    assert charge(quotas, IMPORTS, Reader("key 11", "fr", "another")) == "", "who was refused was not counted"
    assert charge(quotas, IMPORTS, Reader("", "en")) == "", "nobody, from nowhere: a test, or the house itself"


def test_nothing_at_all() -> None:
    quotas = Quotas({REVIEWS: 0, TABLES: 0})
    assert charge(quotas, REVIEWS, ANNA) == "This house reviews no games."
    assert charge(quotas, TABLES, HUGO) == "Cette maison n’ouvre pas de table en ce moment."


def test_whoever_comes_with_ever_new_keys_does_not_fill_the_memory() -> None:
    bucket = Bucket(1e-6, 1, lambda: 0.0)
    assert all(bucket.take(f"key {number}") for number in range(3 * REMEMBERED))
    assert len(bucket._left) <= REMEMBERED
    assert not bucket.take(f"key {3 * REMEMBERED - 1}"), "the latest are known"


async def test_tables_records_and_hints_are_counted_where_they_are_made() -> None:
    async with home() as house:
        house.ports.quotas = Quotas({TABLES: 2, IMPORTS: 1, HINTS: 1}, house.ports.clock.now)
        room = await table(house, "bioutifoul", ["me", "me"])
        await house.create(ANNA, NOTHING)
        with pytest.raises(Refused, match="error-quota"):
            await house.create(ANNA, NOTHING)
        await moves.advise(room, ANNA, (await show(room, ANNA)).others[0].seat)
        with pytest.raises(Refused, match="error-quota"):
            await moves.advise(room, ANNA, (await show(room, ANNA)).others[0].seat)
        for refused in ("error-record", "error-quota"):
            with pytest.raises(Refused, match=refused):
                await house.import_record(HUGO, Import(record="{}"))


async def test_people_are_told_before_their_table_goes() -> None:
    async with home() as house:
        house.ports.expiry = Expiry(empty=30, abandoned=90)
        assert isinstance(house.ports.clock, HeldClock)
        waiting = await house.room((await house.create(ANNA, WAITING)).id)
        playing = await table(house, "bioutifoul", ["me", "me"])
        assert [(await show(room, ANNA)).notice for room in (waiting, playing)] == ["", ""]
        house.ports.clock.time += 17 * DAY
        notice = (await show(waiting, ANNA)).notice
        assert notice.startswith("If nobody plays here within 13 days, this table is removed")
        assert (await show(waiting, HUGO)).notice == "", "nobody of this table"
        assert (await show(playing, ANNA)).notice == ""
        house.ports.clock.time += 60 * DAY
        assert "within 13 days" in (await show(playing, ANNA)).notice
        house.ports.clock.time += 12.5 * DAY
        assert "within a day" in (await show(playing, ANNA)).notice


WAITING = NewTable(game="bioutifoul", seats=[SeatWanted(who="me"), SeatWanted(who="open")], pace=0)


def test_everybody_can_read_how_long_tables_are_kept() -> None:
    assert lobby.house_info("en").kept == []
    kept = lobby.house_info("fr", Expiry(empty=1, anonymous=365)).kept
    assert kept[0] == "Une table où personne ne vient jouer est supprimée au bout d’un jour."
    assert kept[1].startswith("Une partie terminée est conservée 365 jours, et indéfiniment si")
    assert Expiry().days == {}


async def test_a_game_keeps_the_moment_at_which_it_ended_whatever_is_agreed_on_later() -> None:
    async with home() as house:
        clock = house.ports.clock
        assert isinstance(clock, HeldClock)
        going = await house.create(ANNA, NOTHING)
        assert (await show(await house.room(going.id), ANNA, 0)).ended is None
        finished = ending("bioutifoul", 2, 0)
        seats = [SeatWanted(who="me"), SeatWanted(who="me")]
        made = await house.import_record(ANNA, Import(record=finished.record().write(), seats=seats))
        room, ended = await house.room(made.id), clock.date()
        assert (await show(room, ANNA, 0)).ended == ended
        clock.time += 40 * DAY
        await house.rematch(room, ANNA)
        later = await show(room, ANNA, 0)
        assert later.rematch
        assert later.ended == ended
