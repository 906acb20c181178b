"""A small network that judges a position for every seat: one hidden layer, and a sum that goes past it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from vernissage.core.numbers import Numbers, vec, vector

MOST_SEATS: Final = 8
ALONE: Final = 3.0
"""Alone, a game is won or lost by more points than at a table: so many times the scale."""


class Net:
    """The same weights serve every seat, and every number of them.

    A seat is judged by the numbers of the table, by its own, and by the mean of the others'. All sums are made in one
    order, of numbers that a single float of 32 bits can hold, so that every build comes to the same result.
    """

    def __init__(
        self,
        table: int,
        own: int,
        hidden: int,
        bias: list[float],
        bias_others: list[float],
        of_table: list[float],
        of_own: list[float],
        of_others: list[float],
        out: list[float],
    ) -> None:
        width = hidden + 1
        if len(bias) != width or len(bias_others) != width or len(out) != hidden or len(of_table) != table * width:
            raise ValueError("the weights do not fit the network")
        if len(of_own) != own * width or len(of_others) != own * width:
            raise ValueError("the weights do not fit the network")
        self.table: i64 = table
        self.own: i64 = own
        self.width: i64 = width
        """The hidden units, and the sum that goes past them as the last."""
        self.bias = vector(bias)
        self.bias_others = vector(bias_others)
        """What is added where there are others."""
        self.of_table = vector(of_table)
        """For each number of the table, what it adds to every unit; likewise for a seat's own and the others'."""
        self.of_own = vector(of_own)
        self.of_others = vector(of_others)
        self.out = vector(out)
        self.base = vector([0.0] * width)
        self.mine = vector([0.0] * (width * MOST_SEATS))
        self.theirs = vector([0.0] * (width * MOST_SEATS))
        self.all = vector([0.0] * width)
        self.what = vector([0.0] * max(table, own))
        """The numbers of a row that are not nought, and where the weights of each begin."""
        self.where = vec[i64]([0] * max(table, own))

    def judge(self, x: Numbers, seats: int) -> list[float]:
        """What the numbers promise each seat: the table's come first, then each seat's own.

        The difference of two seats' promises is the logarithm of how much likelier one is to win than the other.
        """
        width = self.width
        base, mine, theirs, every = self.base, self.mine, self.theirs, self.all
        j: i64 = 0
        while j < width:
            base[j] = self.bias[j] + self.bias_others[j] if seats > 1 else self.bias[j]
            every[j] = 0.0
            j += 1
        what, where = self.what, self.where
        number = gather(x.values, 0, self.table, width, what, where)
        weigh(what, where, number, self.of_table, width, base, 0)
        for seat in range(seats):
            first: i64 = self.table + self.own * seat
            place: i64 = width * seat
            j = 0
            while j < width:
                mine[place + j] = base[j]
                theirs[place + j] = 0.0
                j += 1
            number = gather(x.values, first, self.own, width, what, where)
            weigh(what, where, number, self.of_own, width, mine, place)
            if seats > 1:
                weigh(what, where, number, self.of_others, width, theirs, place)
                j = 0
                while j < width:
                    every[j] = every[j] + theirs[place + j]
                    j += 1
        share = 1.0 / (seats - 1) if seats > 1 else 0.0
        return [self.promise(width * seat, share) for seat in range(seats)]

    def promise(self, place: i64, share: float) -> float:
        """What the hidden units make of a seat's sums, and the sum that goes past them."""
        mine, theirs, every, out = self.mine, self.theirs, self.all, self.out
        last = self.width - 1
        total = mine[place + last] + share * (every[last] - theirs[place + last])
        j: i64 = 0
        while j < last:
            value = mine[place + j] + share * (every[j] - theirs[place + j])
            if value > 0.0:
                total += value * out[j]
            j += 1
        return total


def gather(values: vec[float], first: i64, length: i64, width: i64, what: vec[float], where: vec[i64]) -> i64:
    """Pick the numbers of a row that are not nought, most are, and say how many there are."""
    number: i64 = 0
    i: i64 = 0
    while i < length:
        value = values[first + i]
        if value != 0.0:
            what[number] = value
            where[number] = i * width
            number += 1
        i += 1
    return number


def weigh(
    what: vec[float], where: vec[i64], number: i64, weights: vec[float], width: i64, sums: vec[float], place: i64
) -> None:
    """Add to every unit what some numbers weigh for it.

    Eight sums at a time stay in registers: half the time of adding each product where its sum lies, to the same bits.
    """
    j: i64 = 0
    i: i64 = 0
    while j + 8 <= width:
        k = place + j
        a, b, c, d = sums[k], sums[k + 1], sums[k + 2], sums[k + 3]
        e, f, g, h = sums[k + 4], sums[k + 5], sums[k + 6], sums[k + 7]
        i = 0
        while i < number:
            value = what[i]
            at = where[i] + j
            a += value * weights[at]
            b += value * weights[at + 1]
            c += value * weights[at + 2]
            d += value * weights[at + 3]
            e += value * weights[at + 4]
            f += value * weights[at + 5]
            g += value * weights[at + 6]
            h += value * weights[at + 7]
            i += 1
        sums[k], sums[k + 1], sums[k + 2], sums[k + 3] = a, b, c, d
        sums[k + 4], sums[k + 5], sums[k + 6], sums[k + 7] = e, f, g, h
        j += 8
    while j < width:
        total = sums[place + j]
        i = 0
        while i < number:
            total += what[i] * weights[where[i] + j]
            i += 1
        sums[place + j] = total
        j += 1


class Judgement:
    """An evaluation that was learnt: a network over what a player would look at, and at the end the score."""

    def __init__(
        self,
        net: Net,
        write: Callable[[Any, Numbers], None],
        seats: int,
        final: Callable[[Any], list[float]],
        scale: float,
    ) -> None:
        self.net = net
        self.write = write
        self.final = final
        """The hand-made evaluation, which judges what is over."""
        self.scale = scale
        self.numbers = Numbers(net.table + seats * net.own)

    def evaluate(self, s: Any) -> list[float]:
        """What each seat may expect, on a scale of 1."""
        if not s.agenda:
            scale = self.scale * ALONE if len(s.players) == 1 else self.scale
            return [points / scale for points in self.final(s)]
        self.numbers.clear()
        self.write(s, self.numbers)
        return self.net.judge(self.numbers, len(s.players))
