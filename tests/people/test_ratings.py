"""Ratings: they recover how strong people are, whoever leaves, and bots stay where the arena has measured them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from people.standing import GAME, correlation, ending, over
from vernissage.bots import LEVELS, setting
from vernissage.bots.scale import measured, references
from vernissage.games import games
from vernissage.house.memory_book import MemoryBook
from vernissage.house.ratings import DOUBT, MEAN, Rating, rated
from vernissage.house.results import DAY, OFTEN, Over

BOUND = 0.93
"""The least rank correlation that forty people must reach in 1,500 games."""


async def test_the_order_of_simulated_people_is_recovered() -> None:
    """Forty people of known strength, games of two to four, one in thirty leaves: ratings tell who is stronger."""
    dice = random.Random(15)
    strengths = {f"p{i}": dice.gauss(MEAN, 250) for i in range(40)}
    book = MemoryBook(list)
    left = 0
    for number in range(1500):
        names = dice.sample(sorted(strengths), dice.choice((2, 3, 4)))
        order = ending(strengths, names, dice)
        leaves = dice.random() < 1 / 30
        if leaves:
            order.append(order.pop(dice.randrange(len(order))))
            left += 1
        assert await book.write(over(f"t{number}", order, number * 600.0, int(leaves)))
    found = await book.ratings(sorted(strengths))
    points = [found[name, GAME].points for name in strengths]
    reached = correlation(list(strengths.values()), points)
    print(f"rank correlation {reached:.3f} of 40 people after 1,500 games, {left} with a leaver")
    assert left > 20
    assert reached >= BOUND
    wide = sum(abs(found[name, GAME].points - strengths[name]) <= found[name, GAME].margin for name in strengths)
    assert wide >= 30, f"only {wide} of 40 lie within their doubt"


async def test_without_ratings_there_is_no_order() -> None:
    """The measure of the test above can fail: shuffled strengths are not recovered."""
    dice = random.Random(3)
    values = [dice.gauss(0, 1) for _ in range(40)]
    assert abs(correlation(values, dice.sample(values, 40))) < BOUND
    assert correlation(values, values) == 1.0


async def test_people_against_bots_find_their_place_among_them() -> None:
    """Two people of 1,600 and 1,200 points who always have two bots at their table come to stand where they belong."""
    dice = random.Random(5)
    bots = {f"bot {one.level}": float(one.points) for one in references(GAME)}
    strengths = {"anna": 1600.0, "hugo": 1200.0, **bots}
    book = MemoryBook(list)
    for number in range(400):
        names = ["anna", "hugo", *dice.sample(sorted(bots), 2)]
        await book.write(over(f"t{number}", ending(strengths, names, dice), number * DAY))
    found = await book.ratings(["anna", "hugo"])
    assert set(found) == {("anna", GAME), ("hugo", GAME)}
    assert found["anna", GAME].points == pytest.approx(1600, abs=120)
    assert found["hugo", GAME].points == pytest.approx(1200, abs=120)


def test_every_level_of_every_game_is_a_point_of_reference() -> None:
    """What the arena measured is there for each game and level, in the order of the levels.

    What a rating means does not change with the levels: 1500 is the average of those with which the scale began.
    """
    for game in games():
        found = references(game.name)
        assert [one.level for one in found] == list(LEVELS)
        assert [one.points for one in found] == sorted(one.points for one in found)
        first = measured()[game.name]["first"]
        assert sum(first.values()) / len(first) == pytest.approx(MEAN, abs=1), "the scale stays where it was"
        assert found[-1].points >= first[setting("master", game.name, 2)], "with less time it was measured more often"


def test_whoever_leaves_loses_to_all_others() -> None:
    """The rating of a leaver falls whatever the bot made of the seat; two leavers are equals."""
    after = rated(over("t", ["anna", "hugo", "zoe"], left=2), {})
    assert after["anna"].points > MEAN
    assert after["hugo"].points == after["zoe"].points < MEAN


def test_who_wins_gains_and_doubt_shrinks() -> None:
    """A game says something about everybody in it."""
    after = rated(over("t", ["anna", "hugo"]), {"hugo": Rating(1900, 60, 40)})
    assert after["anna"].points > MEAN + 50
    assert after["anna"].doubt < DOUBT
    assert 1900 - 40 < after["hugo"].points < 1900, "somebody known for long is not thrown by one game"
    assert (after["anna"].games, after["hugo"].games) == (1, 41)


async def test_the_order_of_simultaneous_finishes_matters_little() -> None:
    """Games of different people commute; of two games of one person the order moves a newcomer by some points."""
    one, two, three = over("a", ["anna", "hugo"]), over("b", ["zoe", "max"]), over("c", ["max", "anna"])
    apart = [await played(one, two), await played(two, one)]
    assert apart[0] == apart[1]
    shared = [await played(one, three), await played(three, one)]
    worst = max(abs(shared[0][key].points - shared[1][key].points) for key in shared[0])
    print(f"two games of a newcomer in either order: at most {worst:.1f} points apart")
    assert 0 < worst < 15
    known = {"anna": Rating(1600, 60, 50), "hugo": Rating(1550, 60, 50), "max": Rating(1580, 60, 50)}
    settled = [in_order(known, one, three), in_order(known, three, one)]
    worst = max(abs(settled[0][key].points - settled[1][key].points) for key in known)
    print(f"two games of people known for long in either order: at most {worst:.2f} points apart")
    assert worst < 1


async def played(*games: Over) -> dict[tuple[str, str], Rating]:
    """The ratings after some games."""
    book = MemoryBook(list)
    for game in games:
        await book.write(game)
    return await book.ratings(["anna", "hugo", "zoe", "max"])


def in_order(known: dict[str, Rating], *games: Over) -> dict[str, Rating]:
    """The ratings after some games among people who are known."""
    for game in games:
        known = {**known, **rated(game, known)}
    return known


def test_what_does_not_count() -> None:
    """No clock, one person in two seats, bots alone, nobody who played, nobody there at the end, another sheet."""
    good = over("t", ["anna", "hugo"])
    assert good.counts
    assert over("t", ["anna", "hugo"], left=1).counts, "whoever leaves does not save their rating"
    assert over("t", ["anna", "bot sketch", "hugo"]).counts
    assert not over("t", ["anna", "hugo"], timing="").counts
    assert not over("t", ["anna", "anna"]).counts, "one screen, or two devices of one person"
    assert not over("t", ["anna", "hugo", "anna"]).counts
    assert not over("t", ["bot sketch", "bot study"]).counts
    assert not over("t", ["anna", "bot study"]).counts
    assert not over("t", ["anna", "hugo"], left=2).counts
    assert not replace(good, standard=False).counts
    assert not good.answered({"anna": 90, "hugo": 4}).counts
    assert good.answered({"anna": 90, "hugo": 5}).counts


async def test_the_same_people_count_so_often_a_day() -> None:
    """Somebody who plays against a second browser of their own all day gains by ten games of it."""
    book = MemoryBook(list)
    for number in range(OFTEN + 5):
        await book.write(over(f"t{number}", ["anna", "hugo"], 60.0 * number))
    assert (await book.ratings(["anna"]))["anna", GAME].games == OFTEN
    await book.write(over("other", ["anna", "zoe"], 1000.0))
    assert (await book.ratings(["anna"]))["anna", GAME].games == OFTEN + 1
    await book.write(over("tomorrow", ["hugo", "anna"], 1000.0 + DAY))
    assert (await book.ratings(["anna"]))["anna", GAME].games == OFTEN + 2
