"""The crowd that measures a house plays without an error, finds what holds, and writes the page from its results."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace

import pytest

import scale_page
from crowd.arrangements import ARRANGEMENTS, busy_seconds, proxy_words
from crowd.breaking import Held, breaking_point, parts
from crowd.people import GAMES, Answers, Manners, Seen, Table, thought
from server.guests import Server

NEVER = 1e9
CALM = Manners(think=1e-6, reload=NEVER, pocket=NEVER, stay=NEVER)
RESTLESS = Manners(think=1e-6, reload=0.2, pocket=0.2, asleep=0.01, stay=0.2)


async def live_until(done: Callable[[], bool], tables: list[Table], seen: Seen) -> None:
    """Let people play until something has happened, however long that takes; nobody may see an error."""
    tasks = [asyncio.create_task(table.live()) for table in tables]
    try:
        while not done() and not seen.errors:
            await asyncio.sleep(0.02)
            assert not any(task.done() for task in tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert not seen.errors


async def test_people_play_every_game_and_see_what_they_answer(server: Server) -> None:
    seen = Seen()
    tables = [Table(number, server.port, CALM, seen, spectators=1) for number in range(len(GAMES))]
    assert {table.game for table in tables} == set(GAMES)
    await live_until(lambda: all(table.begun for table in tables) and len(seen.updated) >= 40, tables, seen)
    assert len(seen.acknowledged) >= 5
    assert seen.bytes > 10_000


async def test_people_reload_and_put_their_phones_away_and_go_on(server: Server) -> None:
    seen = Seen()
    tables = [Table(0, server.port, RESTLESS, seen, spectators=1)]
    await live_until(lambda: bool(seen.slept and seen.reconnected and len(seen.acknowledged) >= 5), tables, seen)


def test_people_are_the_same_in_every_run() -> None:
    one, two = (Table(5, 0, Manners(seed=3), Seen()) for _ in range(2))
    assert (one.seats, one.spectators, one.lang) == (two.seats, two.spectators, two.lang)
    thoughts = [thought(random.Random(7), 4.0) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    many = sorted(thought(one.chance, 4.0) for _ in range(20_000))
    assert 3.7 < sum(many) / len(many) < 4.3
    assert 2.4 < many[10_000] < 2.9


def test_a_delay_is_counted_once_whoever_is_first_and_never_for_who_slept() -> None:
    seen = Seen()
    answers = Answers(seen)
    answers.heard(8, now=10.4, awake=0.0)  # before the one who answered knows
    answers.heard(8, now=10.5, awake=10.3)
    answers.acknowledged(8, began=10.0, now=10.6)
    answers.heard(8, now=11.0, awake=0.0)
    answers.heard(8, now=19.0, awake=18.9)
    assert [round(delay, 3) for delay in seen.updated] == [0.4, 1.0]
    assert [round(delay, 3) for delay in seen.acknowledged] == [0.6]
    assert parts([0.1, 0.2, 0.3]) == (200.0, 300.0)
    assert parts([]) == (0.0, 0.0)


def held(tables: int, p99: float, errors: int = 0) -> Held:
    return Held(
        tables=tables,
        seconds=10.0,
        answers=10 * tables,
        rate=float(tables),
        acknowledged=(1.0, p99),
        updated=(2.0, p99),
        shown=(3.0, p99),
        cpu={"house": 0.1},
        cpu_an_answer={"house": 5.0, "database": 1.0},
        memory=0.5 * tables,
        megabytes=0.1 * tables,
        games=0,
        reconnected=0,
        slept=0,
        overtaken=0,
        errors=errors,
        examples=[],
        late=0.0,
        crowd=0.1,
        others=0.02,
    )


@pytest.mark.parametrize("limit", [0, 1, 2, 3, 7, 39, 40, 41, 100, 333, 5_000])
@pytest.mark.parametrize("first", [1, 40, 400])
def test_the_breaking_point_is_found_from_wherever_one_begins(limit: int, first: int) -> None:
    tried: list[int] = []

    def trying(tables: int) -> Held:
        tried.append(tables)
        return held(tables, 50.0 if tables <= limit else 150.0)

    good, every = breaking_point(trying, first, 2_000, lambda _: None)
    found = 0 if good is None else good.tables
    assert len(every) == len(tried) <= 40
    assert found <= limit
    assert found >= min(limit, 2_000) - max(1, 0.12 * found)
    assert max(tried) <= 2_000


def test_a_number_that_fails_is_tried_once_more_and_errors_are_failures() -> None:
    hiccups = iter([True, False])

    def hiccup(tables: int) -> Held:
        return held(tables, 900.0 if next(hiccups, False) else 20.0)

    good, every = breaking_point(hiccup, 1, 8, lambda _: None)
    assert good is not None
    assert (good.tables, [one.tables for one in every]) == (8, [1, 1, 2, 4, 8])
    assert not held(1, 20.0, errors=1).holds()
    assert not replace(held(1, 20.0), answers=0).holds()


def test_a_house_that_is_slow_with_everybody_is_not_tried_again() -> None:
    def full(tables: int) -> Held:
        return held(tables, 20.0) if tables <= 2 else replace(held(tables, 900.0), updated=(60.0, 900.0))

    good, every = breaking_point(full, 1, 8, lambda _: None)
    assert good is not None
    assert (good.tables, [one.tables for one in every]) == (2, [1, 2, 4, 3])


def test_nothing_more_is_tried_when_the_time_is_over() -> None:
    for tries, best in ((0, None), (1, 40), (2, 80), (3, 80), (4, 80)):
        left = iter(range(tries))
        tried: list[int] = []

        def trying(tables: int, tried: list[int] = tried) -> Held:
            tried.append(tables)
            return held(tables, 50.0 if tables < 100 else 150.0)

        def over(left: Iterator[int] = left) -> bool:
            return next(left, None) is None

        good, _ = breaking_point(trying, 40, 2_000, lambda _: None, over=over)
        assert tried == [40, 80, 160, 160][:tries]
        assert (None if good is None else good.tables) == best


def test_what_others_use_meanwhile_is_seen() -> None:
    before = busy_seconds()
    while busy_seconds() - before < 0.05:  # by this very loop
        pass
    assert before > 0


def test_the_proxy_sends_a_table_to_one_process() -> None:
    words = proxy_words(8472, [9001, 9002])
    assert "bind 127.0.0.1:8472" in words
    assert "balance hash path,field(4,/)" in words
    assert [line.split()[1:3] for line in words.splitlines() if line.strip().startswith("server ")] == [
        ["house0", "127.0.0.1:9001"],
        ["house1", "127.0.0.1:9002"],
    ]
    assert "{" not in words


def test_the_page_is_what_the_results_say() -> None:
    text = scale_page.PAGE.read_text("utf-8")
    found = json.loads(scale_page.RESULTS.read_text("utf-8"))
    assert scale_page.page(text, found) == text, "python benchmarks/scale_page.py"


def test_the_page_says_so_if_the_machine_was_not_quiet_or_nothing_held() -> None:
    found = json.loads(scale_page.RESULTS.read_text("utf-8"))
    text = scale_page.PAGE.read_text("utf-8")
    quiet = scale_page.page(text, {**found, "machine": {**found["machine"], "quiet": True}})
    loud = scale_page.page(text, {**found, "machine": {**found["machine"], "quiet": False}})
    assert ("Provisional" in loud, "Provisional" in quiet) == (True, False)
    nothing = scale_page.where({**found, "find": {}, "spectators": {"1": {}, "10": {}}})
    assert nothing.endswith(
        "**Still to be measured**: one process, SQLite; one process, PostgreSQL; four processes, PostgreSQL, HAProxy;"
        " 100 spectators; 1,000 spectators."
    )
    everything = {**found, "find": dict.fromkeys(ARRANGEMENTS), "spectators": dict.fromkeys(("1", "10", "100", "1000"))}
    assert "Still" not in scale_page.where({**everything, "machine": {**found["machine"], "quiet": False}})
    found["spectators"]["1"]["after"]["others"] = 0.125
    quiet = scale_page.page(text, {**found, "machine": {**found["machine"], "quiet": True}})
    assert "Everything else on it used 0.12 processors at most." in quiet
    few, late, some = held(3, 900.0), replace(held(3, 900.0), late=80.0), held(2, 20.0)
    for tried, best, told in (
        ([few], None, "none"),
        ([late], None, "?"),
        ([some, few], some, "**2**, not 3"),
        ([some, late, few], some, "**2**, not 3"),
        ([some, late], some, "**at least 2**"),
        ([some], some, "**at least 2**"),
    ):
        kept = {"held": None if best is None else asdict(best), "tried": [asdict(one) for one in tried]}
        found["find"] = {"sqlite": {"after": kept}}
        written = scale_page.page(text, found)
        assert f"| one process, SQLite | after | {told} |" in written
        assert scale_page.NOTHING in written
    with pytest.raises(ValueError, match="no place for where"):
        scale_page.page("no such page", found)


def test_the_model_is_a_line_through_what_was_measured() -> None:
    tried = [
        asdict(replace(held(n, 20.0), cpu={"house": 0.1 + 0.005 * n, "database": 0.001 * n})) for n in (10, 20, 40)
    ]
    found = {"think": 2.0, "find": {"sqlite": {"after": {"held": tried[-1], "tried": tried}}}}
    assert scale_page.costs_an_answer(found) == pytest.approx({"house": 5.0, "database": 1.0})
    assert scale_page.memory_a_table(tried) == pytest.approx(0.5)
    again = [*tried, {**tried[0], "memory": 20.0}]  # the room of forty tables, which the system has not got back
    assert scale_page.memory_a_table(again) == pytest.approx(0.5)
    assert scale_page.pauses(found) == pytest.approx(0.5)
    assert "carries 120 answers a second: 120 tables of the crowd's people, or 1200 of people" in scale_page.model(
        found
    )
    needs = scale_page.ten_thousand(found)
    assert "| answers | 1000 a second |" in needs
    assert "| processes of the house, a processor each | 9 |" in needs
    assert "| memory of all of them | 5 GB |" in needs
    assert "| processors of PostgreSQL | 1.00 |" in needs
    assert "HAProxy" not in needs
    assert scale_page.fit([(1, 11.0), (11, 21.0), (101, 111.0)]) == pytest.approx((10.0, 1.0))
