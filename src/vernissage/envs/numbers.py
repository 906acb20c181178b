"""What learning programs see of a game: observations, masks and rewards as numbers, the same in every environment."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from functools import cache
from typing import Any

from vernissage.core.asked import Argument, Question, Questions
from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.core.limits import Limit, Truth, Whole
from vernissage.core.numbers import Numbers
from vernissage.core.sheet import Sheet
from vernissage.core.step import Decision, settle
from vernissage.envs import MissingLibrary
from vernissage.envs.batch import shares
from vernissage.games import game as find_game
from vernissage.table import codec
from vernissage.table.start import SetupError, checked_options

try:
    import numpy as np
except ImportError as missing:
    raise MissingLibrary(missing) from missing

BOUND = 32.0
"""No observation goes beyond this; nearly all numbers lie between 0 and 1."""
NARROW = 32
"""An argument of a question that has no more values than this has a number for each of them."""
AMOUNT = 16.0
"""What any other argument is divided by: a price, how many are left."""


class Rules:
    """A game for a number of seats with its options: all that stays the same from one playing to the next."""

    def __init__(
        self,
        game: Game | str,
        seats: int,
        options: Mapping[str, int | str] | None = None,
        sheet: Sheet | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        low, high = self.game.seats
        if not low <= seats <= high:
            raise SetupError(f"{self.game.title} is for {low} to {high} players, not {seats}")
        self.seats = seats
        self.options = checked_options(self.game, options or {})
        self.sheet = sheet
        self.box = self.game.read(sheet or self.game.sheet)
        self.offsets: dict[type[Any], int] = {kind.step: self.game.offset(kind) for kind in self.game.decisions}
        self.questions, self.about = questions_of(self.game, self.box, seats)
        """The questions of the game as numbers; the arguments they have, and how many numbers each takes."""
        asked = [("asked", seats), ("question", len(self.offsets)), ("about", self.questions.about)]
        self.pieces: list[tuple[str, int]] = [*self.game.pieces(seats), *asked]
        """The named parts of an observation and how long each is: what the seat knows, then what is being asked."""
        self.size = sum(length for _, length in self.pieces)
        """How many numbers an observation has."""
        self._spare: list[Numbers] = []
        self._start = self.game.setup(self.box, seats, self.options)
        settle(self._start)

    def __deepcopy__(self, memo: Any) -> Rules:
        return self

    def __reduce__(self) -> Any:
        own = None if self.sheet is None else self.sheet.text
        return rules_of, (self.game.name, self.seats, tuple(self.options.items()), own)

    def start(self) -> Any:
        """The first position, at the first answer that anybody or nature gives."""
        return self._start.copy()

    def write(self, s: Any, seat: int, numbers: Numbers) -> None:
        """What a seat knows, and the question on the table, which all may know: into numbers that the caller owns."""
        self.game.encode(s, seat, numbers)
        self.questions.write(s, seat, numbers)

    def observe(self, s: Any, seat: int, out: Any = None) -> Any:
        """What a seat knows, and the question on the table, in an array of the caller's or one of its own."""
        try:
            numbers = self._spare.pop()  # nobody else's, also where several threads observe
        except IndexError:
            numbers = Numbers(self.size)
        numbers.clear()
        self.write(s, seat, numbers)
        seen: Any = np.empty(self.size, np.float32) if out is None else out
        seen[:] = numbers.values
        self._spare.append(numbers)
        return np.clip(seen, -BOUND, BOUND, out=seen)

    def question(self, s: Any, seat: int) -> list[float]:
        """Who is asked, clockwise from the reader, what, and about what; zeros when no seat is asked."""
        numbers = Numbers(self.questions.length())
        self.questions.write(s, seat, numbers)
        return numbers.listed()

    def actions(self, s: Any) -> list[int]:
        """What the seat that is asked may answer, in the flat action space, ascending."""
        step = s.agenda[-1] if s.agenda else None
        if not isinstance(step, Decision):
            return []
        offset = self.offsets[type(step)]
        return [offset + choice for choice in s.choices]

    def mask(self, s: Any, seat: int) -> Any:
        """A one for every action that a seat may take now; all zeros for a seat that is not asked."""
        mask: Any = np.zeros(self.game.actions, dtype=np.int8)
        if s.agenda and s.agenda[-1].asks(s) == seat:
            mask[self.actions(s)] = 1
        return mask

    def choice(self, s: Any, action: int) -> int:
        """The answer that an action stands for."""
        if action not in self.actions(s):
            raise ValueError(f"action {action} cannot be taken now: there is {self.actions(s)}")
        return int(action) - self.offsets[type(s.agenda[-1])]

    def rewards(self, s: Any) -> list[float]:
        """What the end is worth to each seat."""
        return shares(self.game.winners(s), self.seats)


def questions_of(game: Game, box: Any, seats: int) -> tuple[Questions, list[tuple[str, int]]]:
    """How the questions of a game are written as numbers; what they are about, and how many numbers each takes.

    Arguments of one name and one range share their numbers: an artist is an artist, whatever is asked about it.
    """
    limits = game.limits(box, seats)
    places: dict[tuple[str, int, int], int] = {}
    about: list[tuple[str, int]] = []
    kinds: dict[Any, Question] = {}
    for kind in game.decisions:
        arguments: list[Argument] = []
        for name in codec.fields(kind.step)[1:]:
            low, choices = values_of(limits.argument(kind.name, name))
            if (name, low, choices) not in places:
                places[name, low, choices] = sum(length for _, length in about)
                about.append((name, max(1, choices)))
            arguments.append(Argument(name, places[name, low, choices], low, choices, AMOUNT))
        kinds[kind.step] = Question(len(kinds), game.offset(kind), arguments)
    return Questions(kinds, seats, sum(length for _, length in about), game.actions), about


def values_of(limit: Limit) -> tuple[int, int]:
    """The least value of an argument, and how many it may have; of an amount, none that are worth telling apart."""
    if isinstance(limit, Truth):
        return 1, 1
    assert isinstance(limit, Whole), "the arguments of questions are numbers"
    choices = limit.high - limit.low + 1
    return (limit.low, choices) if choices <= NARROW else (0, 0)


def version_of(game: Game) -> int:
    """The number that environments of a game are named after: it rises with the rules, and with what is observed."""
    return game.version + game.encodings


@cache
def rules_of(name: str, seats: int, options: tuple[tuple[str, int | str], ...], sheet: str | None = None) -> Rules:
    """The rules of a game, read once."""
    return Rules(name, seats, dict(options), None if sheet is None else Sheet(sheet))


class Kept:
    """An environment with rules, a position and dice, which can be copied and pickled in the middle of a game."""

    rules: Rules
    position: Any
    dice: Dice

    def __deepcopy__(self, memo: dict[int, Any]) -> Kept:
        """The same game at the same point: position, luck to come, and the sampling of the spaces."""
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        for name, value in self.__dict__.items():
            twin.__dict__[name] = value.copy() if name == "position" else copy.deepcopy(value, memo)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Everything as plain data; before the first game there is no position yet."""
        data = dict(self.__dict__)
        if "position" in data:
            data["position"] = codec.encode(self.rules.game, self.position)
        return data

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.__dict__.update(data)
        if "position" in data:
            self.position = codec.decode(self.rules.game, data["position"], self.rules.box)
            settle(self.position)
