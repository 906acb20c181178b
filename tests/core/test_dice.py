"""The generator: the same numbers in every build and on every machine, and fair ones."""

from __future__ import annotations

import pytest

from vernissage import Dice


def test_the_first_numbers_never_change() -> None:
    dice = Dice(1)
    assert [dice.next() for _ in range(4)] == [1966957654, 1740788546, 238248513, 4139907101]
    assert dice.state() == (1966957654, 1740788546, 238248513, 4139907101)
    assert [Dice(seed).next() for seed in (0, 2, -1, 2**64, 10**30)] == [
        3886631614,
        1499524721,
        4187993002,
        3886631614,
        2817422134,
    ]


def test_below_pick_and_weighted_never_change() -> None:
    dice = Dice(7)
    assert [dice.below(6) for _ in range(12)] == [0, 1, 5, 3, 1, 2, 3, 2, 3, 1, 5, 1]
    assert [dice.pick([10, 20, 30]) for _ in range(6)] == [10, 30, 10, 20, 30, 30]
    assert [dice.weighted([0, 1, 2], [1, 5, 2]) for _ in range(8)] == [1, 2, 1, 2, 0, 2, 2, 0]


def test_one_seed_gives_one_sequence() -> None:
    one, two, other = Dice(5), Dice(5), Dice(6)
    first = [one.next() for _ in range(20)]
    assert first == [two.next() for _ in range(20)]
    assert first != [other.next() for _ in range(20)]
    one.reseed(5)
    assert first == [one.next() for _ in range(20)]


def test_a_copy_goes_on_alike_and_apart() -> None:
    dice = Dice(9)
    dice.next()
    twin = dice.copy()
    assert twin.state() == dice.state()
    assert [twin.below(100) for _ in range(10)] == [dice.below(100) for _ in range(10)]
    twin.next()
    assert twin.state() != dice.state()


def test_numbers_have_thirty_two_bits() -> None:
    dice = Dice(3)
    numbers = [dice.next() for _ in range(2000)]
    assert min(numbers) >= 0
    assert max(numbers) < 2**32
    assert max(numbers) > 2**31


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 30, 95])
def test_every_side_is_equally_likely(sides: int) -> None:
    """Chi-square, far beyond any chance of failing by luck: the seed is fixed."""
    dice, rolls = Dice(2026), 300 * sides
    found = [0] * sides
    for _ in range(rolls):
        found[dice.below(sides)] += 1
    chi = sum((count - 300) ** 2 / 300 for count in found)
    assert chi < sides + 6 * (2 * sides) ** 0.5


def test_weights_are_kept() -> None:
    dice = Dice(4)
    found = [0, 0, 0]
    for _ in range(8000):
        found[dice.weighted([0, 1, 2], [1, 5, 2])] += 1
    for count, weight in zip(found, (1, 5, 2), strict=True):
        assert abs(count - 1000 * weight) < 150


def test_an_item_without_weight_is_never_taken() -> None:
    dice = Dice(4)
    assert {dice.weighted([0, 1, 2], [0, 1, 0]) for _ in range(50)} == {1}


def test_a_draw_from_a_multiset_is_a_weighted_draw() -> None:
    for seed in range(200):
        assert Dice(seed).draw((0, 3, 0, 1, 5)) == Dice(seed).weighted([1, 3, 4], [3, 1, 5])
    with pytest.raises(ValueError, match="no number below 1"):
        Dice(1).draw((0, 0))


@pytest.mark.parametrize("number", [0, -1, -100])
def test_nothing_lies_below_one(number: int) -> None:
    with pytest.raises(ValueError, match="no number below 1"):
        Dice(1).below(number)


def test_nothing_can_be_taken_from_nothing() -> None:
    with pytest.raises(ValueError, match="no number below 1"):
        Dice(1).pick([])
    with pytest.raises(ValueError, match="no number below 1"):
        Dice(1).weighted([1, 2], [0, 0])
