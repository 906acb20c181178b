"""Many games in one call: all seats played from outside, or one seat at tables of bots as Gymnasium's `VectorEnv`.

>>> from vernissage.envs.vector import Tables
>>> tables = Tables("masters-gallery", seats=3, count=16, seed=7)
>>> tables.observations.shape, tables.masks.shape, tables.rewards.shape
((16, 286), (16, 158), (16, 3))
>>> tables.step(tables.masks.argmax(axis=1))
>>> int(tables.ends.sum())
0
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from vernissage.bots import Known, answer_of, bot
from vernissage.core.sheet import Sheet
from vernissage.envs import MissingLibrary
from vernissage.envs.batch import ALL, ANY, Answer, Batch
from vernissage.envs.numbers import BOUND, Rules
from vernissage.table.start import SetupError

try:
    import numpy as np
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Discrete
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise MissingLibrary(missing) from missing

REWARDS = ("win", "margin")
RANDOM = "random"
"""The bot that compiled code plays by itself."""


class Arrays:
    """What a batch writes, as NumPy arrays that are allocated once."""

    def __init__(self, batch: Batch, actions: int) -> None:
        count, size = batch.count, batch.size
        self.batch = batch
        self.observations: Any = np.zeros((count, size), np.float32)
        self.finals: Any = np.zeros((count, size), np.float32)
        self.masks: Any = np.zeros((count, actions), np.int8)
        self.rewards: Any = np.zeros((count, batch.sides), np.float32)
        self.ends: Any = np.zeros(count, np.bool_)
        self.illegal: Any = np.zeros(count, np.bool_)
        self.asked: Any = np.zeros(count, np.int64)
        self.points: Any = np.zeros((count, batch.seats), np.int64)

    def fill(self) -> None:
        """Copy what the batch has written, in a few calls for all tables."""
        batch = self.batch
        self.ends[:] = flat(batch.over.values, np.bool_)
        self.illegal[:] = flat(batch.illegal.values, np.bool_)
        self.asked[:] = flat(batch.asked.values, np.float64)
        self.rewards.reshape(-1)[:] = flat(batch.rewards.values, np.float64)
        self.masks.reshape(-1)[:] = flat(batch.masks.values, np.int8)
        self._bounded(self.observations, batch.observations.values)
        if self.ends.any():
            self.points.reshape(-1)[:] = flat(batch.points.values, np.float64)
            self._bounded(self.finals, batch.last.values)

    def _bounded(self, seen: Any, values: Any) -> None:
        seen.reshape(-1)[:] = flat(values, np.float64)
        np.clip(seen, -BOUND, BOUND, out=seen)


def flat(values: Any, kind: Any) -> Any:
    """The numbers where they lie; where they lie in a list, a copy of them."""
    return np.array(values, kind) if isinstance(values, list) else np.frombuffer(values, kind)


class Tables:
    """So many games of all seats, for self-play: whoever is asked at a table is answered for by one row of actions.

    After `step` the arrays tell of every table: what the seat that is asked knows (`observations`), who it is
    (`asked`), what it may do (`masks`); and where a game has just ended (`ends`), what that is worth to each seat
    (`rewards`) and the `points`: such a table has begun another game already. An action that a mask forbids ends the
    game and costs its seat 1 (`illegal`). The arrays are the same ones every time.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        options: Mapping[str, int | str] | None = None,
        sheet: Sheet | None = None,
        seed: int | None = None,
    ) -> None:
        self.rules = Rules(game, seats, options, sheet)
        self.count = checked_count(count)
        self._batch = batch_of(self.rules, count, ALL, [], False, no_luck)
        self._arrays = Arrays(self._batch, self.rules.game.actions)
        arrays = self._arrays
        self.observations, self.masks, self.rewards = arrays.observations, arrays.masks, arrays.rewards
        self.ends, self.illegal, self.asked, self.points = arrays.ends, arrays.illegal, arrays.asked, arrays.points
        self.reset(random.SystemRandom().getrandbits(62) if seed is None else seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin a game at every table; the tables' luck comes from this seed and those that follow it, or goes on."""
        if seed is not None:
            for table in range(self.count):
                self._batch.reseed(table, seed + table)
        self._batch.reset()
        self._arrays.fill()

    def step(self, actions: Any) -> None:
        """One answer at every table."""
        self._batch.step(listed(actions))
        self._arrays.fill()


class SeatVectorEnv(VectorEnv):
    """A seat at each of many tables of bots: what `SeatEnv` is for one, in one call and one process.

    A table whose game is over begins another one in the same step (`AutoresetMode.SAME_STEP`): what was seen at the
    end is in `infos["final_obs"]`. Seeds and games are those of `SeatEnv`. With `copy=False` the arrays that are handed
    out are the same ones every time.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        bots: str | Sequence[str] = RANDOM,
        seat: int | None = None,
        options: Mapping[str, int | str] | None = None,
        reward: str = "win",
        sheet: Sheet | None = None,
        copy: bool = True,
    ) -> None:
        self.rules = Rules(game, seats, options, sheet)
        names = names_of(seats, bots, seat, reward)
        self.num_envs = checked_count(num_envs)
        self.copy = copy
        self.render_mode = None
        self.single_observation_space = Box(-BOUND, BOUND, (self.rules.size,), np.float32)
        self.single_action_space = Discrete(self.rules.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._luck: list[Any] = [None] * num_envs
        answers = [None if name == RANDOM else answer(self.rules, name) for name in names]
        own = ANY if seat is None else seat
        self._batch = batch_of(self.rules, num_envs, own, answers, reward == "margin", self._seeds)
        self._arrays = Arrays(self._batch, self.rules.game.actions)
        self._truncations: Any = np.zeros(num_envs, np.bool_)

    def _seeds(self, table: int) -> tuple[int, int]:
        """What `SeatEnv` draws when it begins a game."""
        luck, thoughts = self._luck[table].integers(1 << 62, size=2)
        return int(luck), int(thoughts)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game at every table; a seed counts up from one table to the next."""
        seeds: Sequence[int | None]
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + table for table in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} tables")
        for table, own in enumerate(seeds):
            if own is not None or self._luck[table] is None:
                self._luck[table], _ = seeding.np_random(own)
        self._batch.reset()
        self._arrays.fill()
        return self._handed(self._arrays.observations), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Answer for the seat at every table, and let nature and the bots play until it is asked again."""
        if self._luck[0] is None:
            raise ResetNeeded("reset() begins the first games")
        self._batch.step(listed(actions))
        arrays = self._arrays
        arrays.fill()
        ends, rewards = self._handed(arrays.ends), self._handed(arrays.rewards[:, 0])
        return self._handed(arrays.observations), rewards, ends, self._handed(self._truncations), self._infos()

    def action_masks(self) -> Any:
        """Which actions may be taken at each table."""
        return self._arrays.masks.astype(bool)

    def _infos(self) -> dict[str, Any]:
        arrays = self._arrays
        infos = {"action_mask": self._handed(arrays.masks), "seat": self._handed(arrays.asked)}
        if arrays.ends.any():
            ends = arrays.ends.copy()
            for name, known in (("final_obs", arrays.finals), ("points", arrays.points), ("illegal", arrays.illegal)):
                infos[name], infos[f"_{name}"] = self._handed(known), ends
        return infos

    def _handed(self, array: Any) -> Any:
        return array.copy() if self.copy else array


def listed(actions: Any) -> list[int]:
    """A row of actions as plain numbers: the only objects that are made for a step."""
    row = np.asarray(actions)
    if row.ndim != 1 or row.dtype.kind not in "iu":
        raise ValueError(f"a row of whole numbers is wanted, not {row.dtype} of shape {row.shape}")
    numbers: list[int] = row.tolist()
    return numbers


def checked_count(count: int) -> int:
    """A number of tables that there can be."""
    if count < 1:
        raise SetupError(f"at least one table is played at, not {count}")
    return count


def names_of(seats: int, bots: str | Sequence[str], seat: int | None, reward: str) -> list[str]:
    """The bots at a table by their names, clockwise from the seat; or what is wrong with the table."""
    names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    if len(names) != seats - 1:
        raise SetupError(f"{len(names)} bots for {seats - 1} other seats")
    if seat is not None and not 0 <= seat < seats:
        raise SetupError(f"there is no seat {seat} at a table of {seats}")
    if reward not in REWARDS:
        raise SetupError(f"the reward is for one of {', '.join(REWARDS)}, not {reward!r}")
    return names


def answer(rules: Rules, name: str) -> Answer:
    """How a bot answers."""
    player = bot(name)
    return lambda s, seat, dice: answer_of(player, name, Known(rules.game, s, seat), dice)


def no_luck(table: int) -> tuple[int, int]:
    """Tables of all seats have dice of their own."""
    raise AssertionError("nobody asks")


def batch_of(rules: Rules, count: int, seat: int, bots: list[Answer | None], by_margin: bool, luck: Any) -> Batch:
    """So many tables of a game."""
    game = rules.game
    return Batch(
        count,
        rules.start(),
        game.encode,
        rules.questions,
        game.scores,
        game.winners,
        rules.size,
        seat,
        bots,
        by_margin,
        luck,
    )
