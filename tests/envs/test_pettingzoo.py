"""PettingZoo's own tests, and what they do not ask: exact copies, the same game everywhere, no secrets told."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from envs.tables import CHOSEN, on_smallest, on_tables, wander
from vernissage import Game, SetupError
from vernissage.core.step import SPECTATOR, Decision
from vernissage.envs import pettingzoo
from vernissage.envs.poster import rendered
from vernissage.table import codec

MANY = 1_000_000

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),  # PettingZoo knows masks from its own games
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]


@on_tables
def test_api(game: Game, seats: int) -> None:
    api_test(pettingzoo.env(game.name, seats), num_cycles=MANY)


@on_tables
def test_seeds(game: Game, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(game.name, seats), num_cycles=MANY)


@on_tables
def test_rendering(game: Game, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = {"svg": lambda text: ElementTree.fromstring(text).tag.endswith("svg"), "ansi": lambda text: len(text) > 100}
    render_test(lambda render_mode: pettingzoo.env(game.name, seats, render_mode=render_mode), custom_tests=drawn)
    assert "Round" in capsys.readouterr().out


@on_tables
@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_pictures_show_what_everybody_may_see(game: Game, seats: int, mode: str) -> None:
    env = pettingzoo.env(game.name, seats, render_mode=mode)
    env.reset(seed=4)
    for i, agent in enumerate(env.agents):
        env.action_space(agent).seed(i)
    wander(env, 20)
    views = [game.view(env.unwrapped.position, seat) for seat in (SPECTATOR, 0)]
    public, own = (rendered(game, view, mode) for view in views)
    assert env.render() == public
    assert public != own or game.name != "masters-gallery"  # where there is a hand to be shown


@on_smallest
def test_one_seed_is_enough_for_many_games(game: Game, seats: int) -> None:
    found: list[list[bytes]] = []
    for _ in range(2):
        env = pettingzoo.env(game.name, seats)
        env.reset(seed=5)
        first = env.last()[0]["observation"].tobytes()
        env.reset()
        found.append([first, env.last()[0]["observation"].tobytes()])
    assert found[0] == found[1]
    assert found[0][0] != found[0][1]


@on_smallest
def test_performance(game: Game, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.env(game.name, seats))
    assert "turns per second" in capsys.readouterr().out


@on_tables
def test_a_copy_in_mid_game_goes_on_exactly_as_the_original(game: Game, seats: int) -> None:
    env = pettingzoo.env(game.name, seats)
    env.reset(seed=5)
    for i, agent in enumerate(env.agents):
        env.action_space(agent).seed(i)
    wander(env, 25)
    before = codec.digest(game, env.unwrapped.position)
    twin, saved = copy.deepcopy(env), pickle.dumps(env)
    after = endings(twin)
    assert codec.digest(game, env.unwrapped.position) == before
    assert endings(pickle.loads(saved)) == after
    assert endings(env) == after


def endings(env: Any) -> tuple[list[int], str, dict[str, int]]:
    """All actions to the end, the last position, and everybody's points."""
    actions: list[int] = []
    while not all(env.terminations.values()):
        actions += wander(env, 1)
    unwrapped = env.unwrapped
    points = {agent: info["points"] for agent, info in env.infos.items()}
    return actions, codec.digest(unwrapped.rules.game, unwrapped.position), points


WHOLE_GAMES = """
import hashlib, sys
from vernissage.envs import pettingzoo
for table in sys.argv[1:]:
    game, seats = table.split()
    env = pettingzoo.env(game, int(seats))
    env.reset(seed=11)
    seen = hashlib.sha256()
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        seen.update(f"{agent} {reward} {info}".encode() + observation["observation"].tobytes())
        actions = observation["action_mask"].nonzero()[0]
        env.step(None if terminated or truncated else int(actions[len(actions) // 2]))
    print(table, seen.hexdigest())
"""


def test_the_same_seed_gives_the_same_bytes_in_every_process() -> None:
    command = [sys.executable, "-c", WHOLE_GAMES, *[f"{game.name} {seats}" for game, seats in CHOSEN]]
    found: list[str] = []
    for seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        found.append(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert found[0].count("\n") == len(CHOSEN)
    assert found[0] == found[1] == found[2]


@on_tables
def test_what_is_sealed_is_not_observed_by_the_others(game: Game, seats: int) -> None:
    env = pettingzoo.env(game.name, seats)
    env.reset(seed=2)
    for i, agent in enumerate(env.agents):
        env.action_space(agent).seed(i)
    compared = 0
    while env.agents and not all(env.terminations.values()):
        step = env.unwrapped.position.agenda[-1]
        below = env.unwrapped.position.agenda[-2:-1]
        if isinstance(step, Decision) and step.sealed() and below and isinstance(below[0], Decision):
            compared += compare_sealed(env, step.seat)
        wander(env, 1)
    assert compared or game.name in ("gallerist", "bioutifoul")


def compare_sealed(env: Any, seat: int) -> int:
    """Give the first and the last of the sealed answers: nobody else can tell which it was."""
    actions = env.last()[0]["action_mask"].nonzero()[0]
    worlds = [copy.deepcopy(env), copy.deepcopy(env)]
    worlds[0].step(int(actions[0]))
    worlds[1].step(int(actions[-1]))
    others = [agent for i, agent in enumerate(env.possible_agents) if i != seat]
    for agent in others:
        one, two = (world.observe(agent) for world in worlds)
        assert np.array_equal(one["observation"], two["observation"])
        assert np.array_equal(one["action_mask"], two["action_mask"])
    return len(others)


@on_tables
def test_rewards_are_for_winning(game: Game, seats: int) -> None:
    env = pettingzoo.raw_env(game.name, seats)
    env.reset(seed=3)
    while not all(env.terminations.values()):
        wander(env, 1)
    winners = game.winners(env.position)
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    assert [seat for seat in range(seats) if rewards[seat] == max(rewards)] == winners or seats == 1
    assert seats == 1 or sum(rewards) == pytest.approx(0)
    assert [env.infos[agent]["points"] for agent in env.possible_agents] == game.scores(env.position)


def test_an_answer_that_is_not_allowed_loses() -> None:
    env = pettingzoo.env("masters-gallery", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.last()[0]["action_mask"]
    env.step(int((mask == 0).nonzero()[0][0]))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[agent] == -1


def test_the_raw_environment_refuses_what_is_not_allowed() -> None:
    env = pettingzoo.raw_env("masters-gallery", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="cannot be taken now"):
        env.step(157)


def test_what_all_know_together_is_everybodys_observation() -> None:
    env = pettingzoo.env("bioutifoul", 2)
    env.reset(seed=1)
    parts = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(env.state(), np.concatenate(parts))
    assert env.unwrapped.state_space.contains(env.state())


def test_wrong_tables_are_refused_in_words() -> None:
    with pytest.raises(SetupError, match="Masters Gallery is for 2 to 5 players, not 6"):
        pettingzoo.env("masters-gallery", 6)
    with pytest.raises(SetupError, match="'level' is one of"):
        pettingzoo.env("gallerist", 2, {"level": "genius"})
    with pytest.raises(ValueError, match="render_mode is one of"):
        pettingzoo.env("gallerist", 2, render_mode="film")


@pytest.mark.parametrize(
    ("module", "library"),
    [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel"), ("gymnasium", "gymnasium"), ("poster", "PIL")],
)
def test_a_missing_library_is_named_with_the_extra_that_brings_it(module: str, library: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None; import vernissage.envs.{module}"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert result.returncode
    assert f"need {library}" in result.stderr
    assert "pip install 'vernissage[research]'" in result.stderr
