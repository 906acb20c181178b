"""Many games stepped in one call, compiled: actions in; observations, masks, rewards and ends out, in rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vernissage.core.asked import Questions
from vernissage.core.dice import Dice
from vernissage.core.numbers import Marks, Numbers
from vernissage.core.step import CHANCE, Step, play, roll

ALL: Final = -1
"""Stands for a seat where every one of them is played from outside."""
ANY: Final = -2
"""Stands for a seat that is drawn anew for every game."""
REST: Final = -2
"""The action that leaves a table alone for this time."""
ILLEGAL: Final = -1.0
"""What an answer that cannot be given is worth to whoever gave it; it ends the game."""
MARGIN: Final = 50.0
"""The points that a margin is divided by."""

Answer = Callable[[Any, int, Dice], int]
"""How a bot answers for a seat in a position."""


def draw(s: Any, step: Step[Any] | None, dice: Dice) -> Step[Any] | None:
    """Roll for nature until a seat is asked, or the game is over."""
    while step is not None and step.asks(s) == CHANCE:
        step = play(s, roll(s, step, dice))
    return step


def shares(winners: list[int], seats: int) -> list[float]:
    """What an end is worth to each seat: 1 for winning alone, and always 0 in sum, except alone.

    Winners share; a game that all win is worth 0 to all. Alone it is 1 or -1.
    """
    if seats == 1:
        return [1.0 if winners else -1.0]
    worth: list[float] = []
    for seat in range(seats):
        share = 1 / len(winners) if seat in winners else 0.0
        worth.append((share * seats - 1) / (seats - 1))
    return worth


def margin(points: list[int], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    best = max([points[other] for other in range(len(points)) if other != seat])
    return (points[seat] - best) / MARGIN


class Batch:
    """So many tables of one game. A table whose game is over begins another one in the same call.

    The rows belong to the batch and are written again at every call.
    """

    def __init__(
        self,
        count: int,
        start: Any,
        encode: Callable[[Any, int, Numbers], None],
        questions: Questions,
        scores: Callable[[Any], list[int]],
        winners: Callable[[Any], list[int]],
        size: int,
        seat: int,
        bots: list[Answer | None],
        by_margin: bool,
        luck: Callable[[int], tuple[int, int]],
    ) -> None:
        self.count = count
        self.start = start
        """The first position, which is copied."""
        self.encode = encode
        self.questions = questions
        self.scores = scores
        self.winners = winners
        self.size = size
        """How many numbers an observation has."""
        self.seats = questions.seats
        self.wanted = seat
        """The seat that is played from outside, `ALL` or `ANY`."""
        self.bots = bots
        """Who answers for the other seats, clockwise from that seat; none for one who answers at random."""
        self.by_margin = by_margin
        self.luck = luck
        """The seeds of the luck and of the bots' thoughts, asked for when a table begins a game of one seat."""
        self.sides = self.seats if seat == ALL else 1
        """How many rewards a table has."""
        self.positions: list[Any] = [start] * count
        self.dice = [Dice(0) for _ in range(count)]
        self.thoughts = [Dice(0) for _ in range(count)]
        self.own = [0] * count
        """The seat that is asked, or that is played from outside."""
        self.observations = Numbers(count * size)
        self.last = Numbers(count * size)
        """What was seen at the end of a game that is over."""
        self.masks = Marks(count * questions.actions)
        self.rewards = Numbers(count * self.sides)
        self.points = Numbers(count * self.seats)
        """Of the games that are over."""
        self.over = Marks(count)
        self.illegal = Marks(count)
        self.asked = Numbers(count)

    def reseed(self, table: int, seed: int) -> None:
        """Give a table of all seats its luck, for this game and those that follow."""
        self.dice[table] = Dice(seed)

    def reset(self) -> None:
        """Begin a game at every table."""
        self.forget()
        for table in range(self.count):
            self.begin(table)
            self.show(table, self.observations)

    def forget(self) -> None:
        """No game is over, and nobody has a reward."""
        self.rewards.clear()
        self.over.begin(0, self.count)
        self.illegal.begin(0, self.count)

    def begin(self, table: int) -> None:
        """Set a table's game up anew, up to the first answer that is given from outside."""
        if self.wanted != ALL:
            luck, thoughts = self.luck(table)
            self.dice[table] = Dice(luck)
            self.thoughts[table] = Dice(thoughts)
            self.own[table] = self.dice[table].below(self.seats) if self.wanted == ANY else self.wanted
        s = self.start.copy()
        self.positions[table] = s
        self.go_on(table, s, s.agenda[-1])

    def go_on(self, table: int, s: Any, step: Step[Any] | None) -> Step[Any] | None:
        """Nature and the bots answer until somebody outside is asked, or the game is over."""
        dice = self.dice[table]
        step = draw(s, step, dice)
        if self.wanted == ALL:
            if step is not None:
                self.own[table] = step.asks(s)
            return step
        seat = self.own[table]
        while step is not None and step.asks(s) != seat:
            other = step.asks(s)
            bot = self.bots[(other - seat) % self.seats - 1]
            thoughts = self.thoughts[table]
            choice = thoughts.pick(s.choices) if bot is None else bot(s, other, thoughts)
            step = draw(s, play(s, choice), dice)
        return step

    def step(self, actions: list[int]) -> None:
        """Answer at every table."""
        if len(actions) != self.count:
            raise ValueError(f"{len(actions)} actions for {self.count} tables")
        self.forget()
        for table in range(self.count):
            if actions[table] != REST:
                self.answer(table, actions[table])
                self.show(table, self.observations)

    def answer(self, table: int, action: int) -> None:
        """Answer at a table, and begin another game if this one is over; what cannot be answered ends it."""
        s = self.positions[table]
        choice = self.questions.choice(s, action)
        if choice < 0:
            self.illegal.mark(table)
            self.rewards.at = table * self.sides + (self.own[table] if self.wanted == ALL else 0)
            self.rewards.put(ILLEGAL)
        elif self.go_on(table, s, play(s, choice)) is None:
            self.reward(table, s)
        else:
            return
        self.over.mark(table)
        self.show(table, self.last)
        points = self.scores(s)
        self.points.at = table * self.seats
        for seat in range(self.seats):
            self.points.put(float(points[seat]))
        self.begin(table)

    def reward(self, table: int, s: Any) -> None:
        """What the end of a game is worth."""
        self.rewards.at = table * self.sides
        if self.wanted == ALL:
            for worth in shares(self.winners(s), self.seats):
                self.rewards.put(worth)
        elif self.by_margin and self.seats > 1:
            self.rewards.put(margin(self.scores(s), self.own[table]))
        else:
            self.rewards.put(shares(self.winners(s), self.seats)[self.own[table]])

    def show(self, table: int, seen: Numbers) -> None:
        """Write what the seat knows, who it is, and what it may answer."""
        s, seat = self.positions[table], self.own[table]
        seen.begin(table * self.size, self.size)
        self.encode(s, seat, seen)
        self.questions.write(s, seat, seen)
        self.questions.mark(s, seat, self.masks, table * self.questions.actions)
        self.asked.at = table
        self.asked.put(float(seat))
