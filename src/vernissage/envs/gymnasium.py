"""One seat of a game as a Gymnasium environment, the others played by bots; many of them side by side.

>>> import gymnasium
>>> import vernissage.envs.gymnasium
>>> env = gymnasium.make("vernissage/masters-gallery-v2", seats=3, bots="random")
>>> observation, info = env.reset(seed=7)
>>> observation.shape, int(info["action_mask"].sum())
((286,), 11)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from vernissage.bots import Bot, Known, answer_of, bot
from vernissage.core.dice import Dice
from vernissage.core.sheet import Sheet
from vernissage.core.step import Step, play
from vernissage.envs import MissingLibrary
from vernissage.envs.batch import draw, margin
from vernissage.envs.numbers import BOUND, Kept, Rules, version_of
from vernissage.envs.poster import RENDER_MODES, checked_mode, rendered
from vernissage.envs.vector import names_of
from vernissage.games import games

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AsyncVectorEnv
except ImportError as missing:
    raise MissingLibrary(missing) from missing


class SeatEnv(Kept, gymnasium.Env):
    """A seat at a table of bots.

    `bots` is one name for all other seats, or a name for each of them, clockwise from the seat. A seat of None sits
    somewhere else in every game. The reward comes at the end: for winning, as everywhere here, or with `margin` for
    being ahead of the best of the others. An action that the mask forbids ends the game with a reward of -1.
    Bots have dice of their own: how much they think changes nothing of the luck, and they cannot foresee it.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        options: Mapping[str, int | str] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        sheet: Sheet | None = None,
    ) -> None:
        self.rules = Rules(game, seats, options, sheet)
        self.names = names_of(seats, bots, seat, reward)
        self.bots: list[Bot] = [bot(name) for name in self.names]
        self.wanted = seat
        self.reward = reward
        self.render_mode = checked_mode(render_mode)
        self.observation_space = Box(-BOUND, BOUND, (self.rules.size,), np.float32)
        self.action_space = Discrete(self.rules.game.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Set the game up anew, and let the others play until the seat is asked."""
        super().reset(seed=seed)
        self.dice, self.thoughts = (Dice(int(number)) for number in self.np_random.integers(1 << 62, size=2))
        self.ended = False
        self.seat = self.dice.below(self.rules.seats) if self.wanted is None else self.wanted
        self.position = self.rules.start()
        self._others_play(self.position.agenda[-1])
        self._show()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer for the seat, and let nature and the others play until it is asked again or the game is over."""
        if self.ended:
            raise gymnasium.error.ResetNeeded("the game is over: reset() begins another one")
        if not self.action_space.contains(action):
            raise gymnasium.error.InvalidAction(f"{action!r} is no action: there are {self.action_space.n}")
        if not self.action_masks()[action]:
            self.ended = True
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
        self._others_play(play(self.position, self.rules.choice(self.position, int(action))))
        self.ended = not self.position.agenda
        self._show()
        return self._observation(), self._reward() if self.ended else 0.0, self.ended, False, self._info()

    def _others_play(self, step: Step[Any] | None) -> None:
        """Nature and the bots answer whatever is asked before the seat is."""
        s, seats = self.position, self.rules.seats
        step = draw(s, step, self.dice)
        while step is not None and step.asks(s) != self.seat:
            other = step.asks(s)
            at = (other - self.seat) % seats - 1
            choice = answer_of(self.bots[at], self.names[at], Known(self.rules.game, s, other), self.thoughts)
            step = draw(s, play(s, choice), self.dice)

    def action_masks(self) -> Any:
        """Which actions may be taken, as MaskablePPO asks for it."""
        return self.rules.mask(self.position, self.seat).astype(bool)

    def _observation(self) -> Any:
        return self.rules.observe(self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.rules.mask(self.position, self.seat), "seat": self.seat}
        if not self.position.agenda:
            info["points"] = self.rules.game.scores(self.position)
            info["won"] = self.seat in self.rules.game.winners(self.position)
        return info

    def _reward(self) -> float:
        if self.reward == "win" or self.rules.seats == 1:
            return self.rules.rewards(self.position)[self.seat]
        return margin(self.rules.game.scores(self.position), self.seat)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in super().__getstate__().items() if name != "bots"}

    def __setstate__(self, data: dict[str, Any]) -> None:
        super().__setstate__(data)
        self.bots = [bot(name) for name in self.names]

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the seat sees it: printed, as text, as SVG or as pixels."""
        return rendered(self.rules.game, self.rules.game.view(self.position, self.seat), self.render_mode)


def vector_env(count: int, game: str, **arguments: Any) -> Any:
    """So many tables side by side, each in a process of its own; the arguments are those of `SeatEnv`."""
    return AsyncVectorEnv([partial(SeatEnv, game, **arguments) for _ in range(count)])


for found in games():
    gymnasium.register(
        id=f"vernissage/{found.name}-v{version_of(found)}",
        entry_point="vernissage.envs.gymnasium:SeatEnv",
        vector_entry_point="vernissage.envs.vector:SeatVectorEnv",
        kwargs={"game": found.name},
    )
