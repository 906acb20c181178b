"""The games as PettingZoo environments (1.27): agents act in turn, masks say what they may do.

>>> from vernissage.envs import pettingzoo
>>> env = pettingzoo.env("masters-gallery", seats=3)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum())
('player_0', (286,), 7)
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from vernissage.core.dice import Dice
from vernissage.core.sheet import Sheet
from vernissage.core.step import SPECTATOR, play
from vernissage.envs import MissingLibrary
from vernissage.envs.batch import draw
from vernissage.envs.numbers import BOUND, Kept, Rules, version_of
from vernissage.envs.poster import RENDER_MODES, checked_mode, rendered

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise MissingLibrary(missing) from missing


def env(
    game: str,
    seats: int,
    options: Mapping[str, int | str] | None = None,
    render_mode: str | None = None,
    sheet: Sheet | None = None,
) -> Any:
    """A game for a number of seats, in PettingZoo's usual wrappers: an answer that is not allowed loses the game."""
    table: Any = raw_env(game, seats, options, render_mode, sheet)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(Kept, AECEnv):  # noqa: N801 - the name that PettingZoo gives it
    """A game without wrappers.

    Nature is played by the environment, from the seed. Answers that all seats give at once in secret are asked one
    after the other; no observation shows them before they are revealed.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, int | str] | None = None,
        render_mode: str | None = None,
        sheet: Sheet | None = None,
    ) -> None:
        super().__init__()
        self.rules = Rules(game, seats, options, sheet)
        self.metadata = {
            "name": f"{self.rules.game.name.replace('-', '_')}_v{version_of(self.rules.game)}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.rules.game.actions) for agent in self.possible_agents}
        self.state_space = Box(-BOUND, BOUND, (seats * self.rules.size,), np.float32)

    def _observation_space(self) -> Any:
        numbers = Box(-BOUND, BOUND, (self.rules.size,), np.float32)
        return Dict({"observation": numbers, "action_mask": Box(0, 1, (self.rules.game.actions,), np.int8)})

    def observation_space(self, agent: str) -> Any:
        """What an agent may see: numbers, and a mask of the actions it may take."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Every answer to every kind of question, one after the other."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set the game up anew; the same seed gives the same game for the same actions, on every machine.

        Without a seed the luck goes on where the last game left it, so that one seed is enough for many games.
        """
        if seed is not None:
            self.dice = Dice(seed)
        elif not hasattr(self, "dice"):
            self.dice = Dice(random.SystemRandom().getrandbits(63))
        self.position = self.rules.start()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._next(self.position.agenda[-1])

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows now, and what it may do: nothing if it is not asked."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.rules.observe(self.position, seat),
            "action_mask": self.rules.mask(self.position, seat),
        }

    def state(self) -> Any:
        """What all seats know together, for critics that may know everything: their observations in a row."""
        return np.concatenate([self.rules.observe(self.position, seat) for seat in range(self.rules.seats)])

    def step(self, action: Any) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        choice = self.rules.choice(self.position, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._next(play(self.position, choice))
        self._accumulate_rewards()

    def _next(self, step: Any) -> None:
        """Roll for nature and show the table to whoever watches; then somebody is asked, or the game is over."""
        step = draw(self.position, step, self.dice)
        if self.render_mode == "human":
            self.render()
        if step is not None:
            self.agent_selection = self.possible_agents[step.asks(self.position)]
            return
        rewards, scores = self.rules.rewards(self.position), self.rules.game.scores(self.position)
        for agent, reward, points in zip(self.possible_agents, rewards, scores, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"points": points}
        self._deads_step_first()

    def render(self) -> Any:
        """The table as everybody may see it: printed, as text, as SVG or as pixels."""
        return rendered(self.rules.game, self.rules.game.view(self.position, SPECTATOR), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
