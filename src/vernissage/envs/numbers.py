"""What learning programs see of a game: observations, masks and rewards as numbers, the same in every environment."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from functools import cache
from typing import Any

from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.core.sheet import Sheet
from vernissage.core.step import CHANCE, Decision, Step, play, roll, settle
from vernissage.envs import MissingLibrary
from vernissage.games import game as find_game
from vernissage.table import codec
from vernissage.table.start import SetupError, checked_options

try:
    import numpy as np
except ImportError as missing:
    raise MissingLibrary(missing) from missing

BOUND = 32.0
"""No observation goes beyond this; nearly all numbers lie between 0 and 1."""
ABOUT = 3
"""The arguments that a question has at most, its seat aside: which artist, what price, how many are left."""
ARGUMENT = 16
"""What the arguments of a question are divided by."""


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
        self.offsets: dict[type[Any], int] = {kind.step: self.game.offset(kind) for kind in self.game.decisions}
        self.questions: list[type[Any]] = list(self.offsets)
        self.sheet = sheet
        self.box = self.game.read(sheet or self.game.sheet)
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

    @property
    def pieces(self) -> list[tuple[str, int]]:
        """The named parts of an observation and how long each is: what the view holds, then what is being asked."""
        asked = [("asked", self.seats), ("question", len(self.questions)), ("about", ABOUT)]
        return [*self.game.pieces(self.seats), *asked]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(length for _, length in self.pieces)

    def observe(self, s: Any, seat: int) -> Any:
        """What a seat knows, from its view alone, and the question on the table, which all may know."""
        numbers = self.game.encode(self.game.view(s, seat), seat) + self.question(s, seat)
        return np.clip(np.array(numbers, dtype=np.float32), -BOUND, BOUND)

    def question(self, s: Any, seat: int) -> list[float]:
        """Who is asked, clockwise from the reader, what, and about what; zeros when no seat is asked."""
        step = s.agenda[-1] if s.agenda else None
        if not isinstance(step, Decision):
            return [0.0] * (self.seats + len(self.questions) + ABOUT)
        asked = [float(step.seat == (seat + i) % self.seats) for i in range(self.seats)]
        what = [float(type(step) is kind) for kind in self.questions]
        about = [argument / ARGUMENT for argument in codec.encode_step(step)[2:]]
        return asked + what + about + [0.0] * (ABOUT - len(about))

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
        """What the end is worth to each seat: 1 for winning alone, and always 0 in sum, except alone.

        Winners share; a game that all win is worth 0 to all. Alone it is 1 or -1.
        """
        winners = self.game.winners(s)
        if self.seats == 1:
            return [1.0 if winners else -1.0]
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        return [(share * self.seats - 1) / (self.seats - 1) for share in shares]


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


def draw(s: Any, step: Step[Any] | None, dice: Dice) -> Step[Any] | None:
    """Roll for nature until a seat is asked, or the game is over."""
    while step is not None and step.asks(s) == CHANCE:
        step = play(s, roll(s, step, dice))
    return step
