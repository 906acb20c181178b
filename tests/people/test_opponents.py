"""A person's page: the games with somebody, and points by category beside the average, reckoned by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from house_layer.home import ANNA, HUGO
from people.seasons import bot, by_chance, ended, keep, person, season
from people.standing import over
from server.clocks import HeldClock
from vernissage import Dice
from vernissage.house.at_once import AtOnce
from vernissage.house.book import Find
from vernissage.house.errors import Refused
from vernissage.house.memory import MemoryShelf, Silence
from vernissage.house.pages import Pages
from vernissage.house.ports import Ports
from vernissage.house.reader import Reader

ZOE = Reader("zoe", "en")
DATE = 1_780_000_000.0


def pages(shelf: MemoryShelf) -> Pages:
    return Pages(Ports(shelf, Silence(), AtOnce(Dice(1)), HeldClock()))


async def tables(shown: Pages, reader: Reader, code: str, against: str, find: Find | None = None) -> list[str]:
    return [game.table for game in (await shown.games(reader, code, find or Find(), against)).games]


async def test_the_games_with_an_opponent() -> None:
    """Each opponent of a page has as many games behind its key as the page says, and those only."""
    shelf = MemoryShelf()
    await season(shelf, "anna", "hugo", "zoe", DATE)
    shown = pages(shelf)
    await shown.wish(HUGO, True)
    met = {one.name: one for one in (await shown.person(ANNA, "me")).opponents}
    assert set(met) == {"Hugo", "Zoë", "Study"}
    for name, one in met.items():
        found = (await shown.games(ANNA, "me", Find(), one.key)).games
        assert len(found) == one.games
        assert all(name in [seat.name.partition(" (")[0] for seat in game.seats] for game in found), name
    both = await tables(shown, ANNA, "me", met["Zoë"].key, Find(game="bioutifoul", seats=3))
    everything = await tables(shown, ANNA, "me", met["Zoë"].key)
    assert 0 < len(both) < len(everything)


async def test_who_has_no_page_is_not_found_again_under_another_name() -> None:
    """Two names of one person are two opponents, until that person wants to be known by a page."""
    shelf = MemoryShelf()
    for number, name in enumerate(("Zoë", "Zoë", "Somebody else")):
        match = by_chance("bioutifoul", 2, 100 + number)
        seats = [person(0, "Ada", "anna"), person(1, name, "zoe")]
        await keep(shelf, *ended(f"t{number}", match, seats, DATE + number))
    shown = pages(shelf)
    met = {one.name: one for one in (await shown.person(ANNA, "me")).opponents}
    assert {name: one.games for name, one in met.items()} == {"Zoë": 2, "Somebody else": 1}
    assert await tables(shown, ANNA, "me", met["Zoë"].key) == ["t1", "t0"]
    assert await tables(shown, ANNA, "me", met["Somebody else"].key) == ["t2"]
    again = pages(shelf)
    await again.wish(ZOE, True)
    [one] = (await again.person(ANNA, "me")).opponents
    assert (one.games, await tables(again, ANNA, "me", one.key)) == (3, ["t2", "t1", "t0"])


async def test_a_key_is_of_a_game_that_the_reader_is_shown() -> None:
    """Seats at private tables, seats of others' games, bots' seats and one's own seat name nobody."""
    shelf = MemoryShelf()
    await season(shelf, "anna", "hugo", "zoe", DATE)
    others = [person(0, "Hugo", "hugo"), person(1, "Zoë", "zoe"), bot(2, "study")]
    await keep(shelf, *ended("theirs", by_chance("bioutifoul", 3, 7), others, DATE))
    shown = pages(shelf)
    code = (await shown.wish(ANNA, True)).code
    for key in ("season03.1", "theirs.0", "theirs.1", "season01.2", "season00.0", "season00.9", "season00.-1"):
        with pytest.raises(Refused) as refusal:
            await shown.games(ZOE, code, Find(), key)
        assert (refusal.value.status, refusal.value.line.id) == (400, "error-request"), key
    assert await tables(shown, ANNA, code, "season03.1") == await tables(shown, ANNA, code, "season00.1")
    assert "season03" not in await tables(shown, ZOE, code, "season00.1")


async def test_points_by_category_beside_the_average() -> None:
    """Of games played in person: mine over mine, everybody's over everybody; a category that a game lacks is none."""
    shelf = MemoryShelf()

    async def played(table: str, points: list[dict[str, int]], public: bool = True, left: int = 0) -> None:
        made = over(table, ["anna", "hugo"], DATE, left)
        seats = [
            replace(one, categories=lines, points=sum(lines.values()))
            for one, lines in zip(made.seats, points, strict=True)
        ]
        assert await shelf.ratings.write(replace(made, seats=tuple(seats), public=public))

    first, second = "score-round.1", "score-round.2"
    await played("a", [{first: 10, second: 4}, {first: 6, second: 8}])
    await played("b", [{first: 20}, {first: 4, second: 2}])
    await played("c", [{first: 0, second: 2}, {first: 99, second: 99}], left=1)  # Hugo's points are a bot's
    await played("d", [{first: 10, second: 10}, {first: 50, second: 50}], public=False)  # nobody else's affair
    [mine] = (await pages(shelf).person(ANNA, "me")).compared
    lines = {line.label: (line.mine, line.average) for line in mine.categories}
    assert lines == {"Round 1": (10.0, 8.0), "Round 2": (4.0, 3.2)}
    assert (mine.total.mine, mine.total.average) == (14.0, 11.2)
    assert (mine.games, mine.others) == (4, 5)
