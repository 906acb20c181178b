"""The book of results: in memory, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from people.standing import GAME, over
from server.guests import sqlite
from vernissage.house import book as limits
from vernissage.house.book import Book, Find, Key, Met
from vernissage.house.memory_book import MemoryBook
from vernissage.house.results import Over
from vernissage.house.stored import Change, StoredSeat, StoredTable
from vernissage.server.store import book as sql
from vernissage.server.store.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    made = Store(sqlite(tmp_path) if request.param == "sqlite" else request.getfixturevalue("postgres"))
    await made.open()
    yield made
    await made.close()


@pytest.fixture
async def second(store: Store) -> AsyncIterator[Store]:
    """Another process's way to the same database."""
    made = Store(store.url)
    await made.open()
    yield made
    await made.close()


def people(count: int) -> list[str]:
    """People whom no other test knows."""
    return [f"p{i}-{secrets.token_hex(4)}" for i in range(count)]


def season(names: list[str], count: int, seed: int = 1) -> list[Over]:
    """Games of all kinds among some people, some bots, some untimed, some private, some of another game."""
    dice = random.Random(seed)
    mark = secrets.token_hex(4)
    found: list[Over] = []
    for number in range(count):
        seats = dice.sample(names, dice.choice((2, 3))) + ["bot study"] * dice.choice((0, 0, 1))
        dice.shuffle(seats)
        made = over(f"t{number:03}{mark}", seats, 1_000_000.0 + 3600.0 * (number // 2), dice.choice((0, 0, 0, 1)))
        made = replace(made, timing=dice.choice(("", "live", "days")), public=dice.random() < 0.8)
        found.append(replace(made, game=dice.choice((GAME, "bioutifoul"))))
    return found


def seats_of(game: Over) -> tuple[StoredSeat, ...]:
    """Who sits there: everybody by one name at every other table."""
    name = "Name" if int(game.table[1:4]) % 2 else "Another"
    return tuple(StoredSeat(one.seat, "human", name, holder=one.person) for one in game.seats)


def names_of(found: list[tuple[Over, tuple[StoredSeat, ...]]]) -> list[str]:
    return [one.table for one, _ in found]


async def walk(book: Book, find: Find, limit: int) -> list[str]:
    """All that a list holds, page after page."""
    found: list[str] = []
    before: Key | None = None
    while True:
        rows, before = await book.find(replace(find, before=before), limit)
        assert len(rows) <= limit
        found += names_of(rows)
        if before is None:
            return found


async def test_a_database_keeps_what_memory_keeps(store: Store) -> None:
    """The same games give the same ratings, averages and results."""
    names, memory = people(5), MemoryBook(list)
    averages = {key: await store.ratings.averages(*key) for key in product((GAME, "bioutifoul"), (2, 3, 4))}
    for game in season(names, 40):
        assert await memory.write(game)
        assert await store.ratings.write(game)
    wanted, found = await memory.ratings(names), await store.ratings.ratings(names)
    assert found.keys() == wanted.keys()
    for key, rating in wanted.items():
        assert (found[key].points, found[key].doubt) == pytest.approx((rating.points, rating.doubt))
        assert found[key].games == rating.games
    for where, before in averages.items():
        after = await store.ratings.averages(*where)
        added = {
            name: (played - before.get(name, (0, 0))[0], total - before.get(name, (0, 0))[1])
            for name, (played, total) in after.items()
        }
        assert {name: pair for name, pair in added.items() if pair[0]} == await memory.averages(*where)
    everything = Find(person=names[0], private=True)
    assert [one for one, _ in (await store.ratings.find(everything, 99))[0]] == [
        one for one, _ in (await memory.find(everything, 99))[0]
    ]


async def test_every_filter_finds_what_fits(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked for, page by page, each game that fits comes once; a question looks through few games."""
    names = people(4)
    games = season(names, 30)
    for game in games:
        await store.commit(Change(0, 0, StoredTable(game.table, game.game, 1, "host"), 0, (), seats_of(game), new=True))
        await store.ratings.write(game)
    for scanned in (2000, 7):
        monkeypatch.setattr(sql, "SCANNED", scanned)
        kinds = product(
            ("", names[0]),
            (False, True),
            ("", GAME),
            (0, 3),
            ("", "live", "timed", "untimed"),
            ("", "bots"),
            (None, Met(names[1]), Met(names[1], "Name"), Met(level="study")),
        )
        for person, private, name, seats, timing, company, against in kinds:
            if (private and not person) or (against and (not person or seats or company or timing not in ("", "live"))):
                continue
            find = Find(person, private, name, seats, timing, company, 1_000_000.0, 1_030_000.0, against=against)
            fits = [one for one in games if find.fits(one, seats_of(one))]
            wanted = [one.table for one in sorted(fits, key=lambda one: (one.ended, one.table), reverse=True)]
            mine = {one.table for one in games}
            assert [id for id in await walk(store.ratings, find, 5) if id in mine] == wanted
    assert limits.SCANNED == 2000


async def test_a_result_is_kept_once(store: Store, second: Store) -> None:
    """Two processes that finish the same games at once write each down once, and nothing is lost or counted twice."""
    names = people(3)
    games = [over(f"{secrets.token_hex(6)}", [*names[i % 3 :], *names[: i % 3]], 86_400.0 * i) for i in range(12)]
    books = (store.ratings, second.ratings)
    written = await asyncio.gather(*(book.write(game) for game in games for book in books))
    assert sum(written) == len(games)
    found = await store.ratings.ratings(names)
    assert {found[name, GAME].games for name in names} == {len(games)}
    before = found
    assert not any(await asyncio.gather(*(book.write(game) for game in games for book in books)))
    assert await second.ratings.ratings(names) == before
    corrected = replace(games[0], seats=games[0].seats[::-1])
    assert not await store.ratings.write(corrected), "the first end counts"
    rows, _ = await store.ratings.find(Find(person=names[0], private=True), 99)
    assert len(rows) == len(games)


async def test_a_failure_in_the_middle_leaves_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """If ratings cannot be written, neither is the result: it is found missing and written later."""
    names = people(2)
    game = over(secrets.token_hex(6), names)

    def broken(*_: object) -> object:
        raise OSError("no room left")

    monkeypatch.setattr(sql, "contributions", broken)
    with pytest.raises(OSError, match="no room"):
        await store.ratings.write(game)
    assert await store.ratings.ratings(names) == {}
    assert (await store.ratings.find(Find(person=names[0], private=True), 9))[0] == []
    monkeypatch.undo()
    assert await store.ratings.write(game)
    assert set(await store.ratings.ratings(names)) == {(name, GAME) for name in names}


async def test_what_is_missing_is_found_until_it_is_written(store: Store) -> None:
    ids = [secrets.token_hex(6) for _ in range(3)]
    since = 2_000_000_000.0 + secrets.randbelow(10**8)
    for number, id in enumerate(ids):
        status = "playing" if number == 2 else "finished"
        table = StoredTable(id, GAME, 1, "host", status=status, seq=1, base=1, updated=since + number)
        await store.commit(Change(0, 0, table, 0, (), (StoredSeat(0, "human", "Anna", holder="anna"),), new=True))
    missing = [entry for entry in await store.ratings.missing(since, 50) if entry[0] in ids]
    assert missing == [(ids[0], since), (ids[1], since + 1)]
    await store.ratings.write(over(ids[0], people(2), since))
    await store.ratings.give_up(ids[1], since + 1)
    assert [entry for entry in await store.ratings.missing(since, 50) if entry[0] in ids] == []
    assert ids[1] not in await walk(store.ratings, Find(since=since), 50)
    [(_, seats)] = [row for row in (await store.ratings.find(Find(since=since), 50))[0] if row[0].table == ids[0]]
    assert [seat.name for seat in seats] == ["Anna"]


async def test_a_page_has_one_code_until_it_is_closed(store: Store, second: Store) -> None:
    """Who asks twice at once has one page; a closed one leads nowhere, and its code is never anybody's again."""
    [person] = people(1)
    codes = [secrets.token_hex(8) for _ in range(2)]
    made = await asyncio.gather(store.ratings.open_page(person, codes[0]), second.ratings.open_page(person, codes[1]))
    assert len(set(made)) == 1
    assert await second.ratings.whose(made[0]) == person
    assert await store.ratings.pages([person, "nobody"]) == {person: made[0]}
    await second.ratings.close_page(person)
    assert await store.ratings.whose(made[0]) is None
    assert await store.ratings.pages([person]) == {}


async def test_who_joins_brings_results_ratings_and_page(store: Store) -> None:
    """Of two ratings at a game that of more games stays; memory and databases agree."""
    for book in (store.ratings, MemoryBook(list)):
        old, new, other = people(3)
        for ranked in ([old, other], [old, other], [other, new]):
            await book.write(over(secrets.token_hex(6), ranked))
        best = (await book.ratings([old]))[old, GAME]
        await book.open_page(old, code := secrets.token_hex(8))
        await book.join(old, new)
        assert await book.ratings([old]) == {}
        assert (await book.ratings([new]))[new, GAME] == best
        assert len((await book.find(Find(person=new, private=True), 9))[0]) == 3
        assert (await book.whose(code), await book.pages([old, new])) == (new, {new: code})
        await book.open_page(other, secrets.token_hex(8))
        await book.join(new, other)
        assert await book.whose(code) is None
        assert (await book.ratings([other]))[other, GAME].games == 3


async def test_who_is_forgotten_is_in_nothing_that_is_kept(store: Store) -> None:
    """Their results stay as nobody's, those of others as they were."""
    anna, hugo = people(2)
    await store.ratings.open_page(anna, secrets.token_hex(8))
    id = secrets.token_hex(6)
    await store.ratings.write(over(id, [anna, hugo]))
    kept = await store.ratings.ratings([hugo])
    await store.ratings.forget(anna)
    assert await store.ratings.ratings([anna]) == {}
    assert await store.ratings.pages([anna]) == {}
    assert (await store.ratings.find(Find(person=anna, private=True), 9))[0] == []
    [(game, _)] = (await store.ratings.find(Find(person=hugo, private=True), 9))[0]
    assert game.people == [hugo]
    assert [one.rank for one in game.seats] == [1, 2]
    assert await store.ratings.ratings([hugo]) == kept
