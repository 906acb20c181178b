"""The bot that searches: information-set Monte Carlo tree search within a budget of time or iterations."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from vernissage.bots.known import Known
from vernissage.bots.learnt import outlook_of
from vernissage.bots.search import Search
from vernissage.core.dice import Dice
from vernissage.core.game import Game, Outlook
from vernissage.core.step import play

LOOK = 32
"""A search asks itself every so many iterations whether it could still change its mind."""

TICK = 1e-6
"""Seconds that a search takes at least: some clocks stand still for a while."""


@dataclass(frozen=True)
class Advice:
    """What a search thinks of one option."""

    choice: int
    visits: int
    value: float
    """The seat's chance to win after it, from 0 to 1."""


class Ismcts:
    """Searches for a number of seconds, or of iterations if that is given: then the same dice give the same answer."""

    def __init__(
        self,
        seconds: float = 0.1,
        iterations: int | None = None,
        stopped: Callable[[], bool] = lambda: False,
        clock: Callable[[], float] = time.perf_counter,
        outlook: Callable[[Game, int], Outlook] = outlook_of,
        remembers: bool = False,
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.stopped = stopped
        """Asked between iterations: a search that is cancelled ends at once with what it has."""
        self.clock = clock
        self.outlook = outlook
        """How it judges a game's positions at a table of so many: as was learnt by playing, unless told otherwise."""
        self.remembers = remembers
        """Whether it goes on with what it thought before, if it finds itself at the very position it expected."""
        self._expected: tuple[Search, Any] | None = None

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        """The option looked at most often."""
        if len(position.options) == 1:
            return position.options[0]
        search = self.search(position, dice, settled=True)
        choice = ranked(position, search)[0].choice
        if self.remembers:
            self._expected = expected(position, search, choice)
        return choice

    def advise(self, position: Known, dice: Dice) -> list[Advice]:
        """All options, those looked at most often first; the budget is spent to the end."""
        return ranked(position, self.search(position, dice))

    def search(self, position: Known, dice: Dice, settled: bool = False) -> Search:
        """A search carried as far as the budget allows; or only until its answer is `settled`."""
        game, seats = position.game, position.seats
        start = self.clock()
        search = self.gone_on(position)
        if search is None:
            search = searching(game, self.outlook(game, seats), seats, position.guess, dice)
        while not self.stopped():
            search.iterate()
            took = max(TICK, self.clock() - start)
            if self.iterations is not None:
                left = self.iterations - search.iterations
            else:
                left = int(search.iterations * (self.seconds - took) / took) if took < self.seconds else 0
            if left <= 0 or (settled and search.iterations % LOOK == 0 and search.decided(left)):
                break
        return search

    def gone_on(self, position: Known) -> Search | None:
        """The search for the answer before, as far as it looked on from there, if it led to just this position."""
        found, self._expected = self._expected, None
        if found is None:
            return None
        search, s = found
        if not alike(s, position):
            return None
        search.guess = position.guess
        return search


def expected(position: Known, search: Search, choice: int) -> tuple[Search, Any] | None:
    """A search as far as it looked on from an answer, and the next position, if the same seat is asked at once."""
    node = search.root.children.get(search.offsets[type(position.step)] + choice)
    if node is None or node.asked != position.seat:
        return None
    s = position.guess(Dice(0))
    step = play(s, choice)
    if step is None or step.asks(s) != position.seat:
        return None
    search.root = node
    search.iterations = 0
    return search, s


def alike(s: Any, position: Known) -> bool:
    """Whether a seat is asked the same in a position that was expected, knowing the same, with the same components."""
    if type(s.agenda[-1]) is not type(position.step) or s.choices != position.options:
        return False
    return s.box is position.guess(Dice(0)).box and position.game.view(s, position.seat) == position.view


def searching(game: Game, outlook: Outlook, seats: int, guess: Callable[[Dice], Any], dice: Dice) -> Search:
    """A search at its beginning, by a judgement of the game, in guesses of a position."""
    return Search(
        guess,
        outlook.evaluate,
        game.winners,
        {kind.step: game.offset(kind) for kind in game.decisions},
        seats,
        outlook.scale,
        outlook.horizon,
        outlook.turn,
        outlook.exploration,
        outlook.planned,
        outlook.glance,
        outlook.keeps_plans,
        dice,
    )


def ranked(position: Known, search: Search) -> list[Advice]:
    """What a search thinks of all options, those looked at most often first."""
    if len(position.options) == 1:  # the search has gone past it: what it thinks is about what follows
        return [Advice(position.options[0], search.root.visits, search.chance(search.root, position.seat))]
    offset = search.offsets[type(position.step)]
    advice: list[Advice] = []
    for choice in position.options:
        node = search.root.children.get(offset + choice)
        value = search.chance(node, position.seat) if node and node.visits else 0.0
        advice.append(Advice(choice, node.visits if node else 0, value))
    return sorted(advice, key=lambda one: (-one.visits, -one.value, one.choice))
