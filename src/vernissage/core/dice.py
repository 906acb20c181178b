"""A small, fast, reproducible generator for whoever drives a game; never part of a state."""

from __future__ import annotations

from mypy_extensions import i64


class Dice:
    """Marsaglia's xorshift with 128 bits of state: the same numbers interpreted, compiled and everywhere."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = 0
        self.y: i64 = 0
        self.z: i64 = 0
        self.w: i64 = 0
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Start again from any integer; nearby seeds give unrelated numbers."""
        parts: list[int] = []
        mixed = seed % (1 << 64)
        for _ in range(4):  # splitmix64, whose products need big integers: only done here
            mixed = (mixed + 0x9E3779B97F4A7C15) % (1 << 64)
            word = mixed
            word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) % (1 << 64)
            word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) % (1 << 64)
            parts.append((word ^ (word >> 31)) & 0xFFFFFFFF)
        self.x, self.y, self.z, self.w = parts[0], parts[1], parts[2], parts[3] | 1

    def next(self) -> int:
        """A number of 32 bits."""
        t: i64 = self.x ^ ((self.x << 11) & 0xFFFFFFFF)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is at most 2**31."""
        if n < 1:
            raise ValueError("there is no number below 1 to roll")
        bound: i64 = n
        limit: i64 = 0x100000000 - 0x100000000 % bound
        number: i64 = self.next()
        while number >= limit:
            number = self.next()
        return number % bound

    def pick(self, items: list[int]) -> int:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def weighted(self, items: list[int], weights: list[int]) -> int:
        """One of the items, as likely as its weight."""
        total = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        for i in range(len(items)):
            left -= weights[i]
            if left < 0:
                return items[i]
        raise ValueError("weights must be positive")

    def draw(self, row: tuple[int, ...]) -> int:
        """One thing drawn from a multiset."""
        total: i64 = 0
        for count in row:
            total += count
        left: i64 = self.below(total)
        thing = 0
        for count in row:
            left -= count
            if left < 0:
                return thing
            thing += 1
        raise ValueError("nothing to draw")

    def state(self) -> tuple[int, int, int, int]:
        """All there is to know of the generator."""
        return (self.x, self.y, self.z, self.w)

    def copy(self) -> Dice:
        """Another generator that will give the same numbers."""
        return restored(self.state())

    def __reduce__(self) -> tuple[object, ...]:
        """So that whatever holds dice can be copied and pickled."""
        return restored, (self.state(),)


def restored(state: tuple[int, int, int, int]) -> Dice:
    """A generator that goes on where another one was."""
    dice = Dice(0)
    dice.x, dice.y, dice.z, dice.w = state
    return dice
