"""Many tables in one call play what one table plays, all seats or one; what is handed out, and what is refused."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from envs.tables import on_tables
from vernissage import Dice, Game, SetupError
from vernissage.envs.batch import REST
from vernissage.envs.gymnasium import SeatEnv
from vernissage.envs.numbers import version_of
from vernissage.envs.pettingzoo import raw_env
from vernissage.envs.vector import SeatVectorEnv, Tables


def some(mask: Any, dice: Dice) -> int:
    """One of the actions of a mask."""
    return dice.pick(np.flatnonzero(mask).tolist())


@on_tables
def test_tables_of_all_seats_play_what_one_table_plays(game: Game, seats: int) -> None:
    tables = Tables(game.name, seats, count=3, seed=5)
    singles = [raw_env(game.name, seats) for _ in range(3)]
    dice = Dice(1)
    for table, single in enumerate(singles):
        single.reset(seed=5 + table)
    ended = [0, 0, 0]
    while min(ended) < 1 or max(ended) < 2:
        actions = [some(mask, dice) for mask in tables.masks]
        for table, single in enumerate(singles):
            agent = single.agent_selection
            seen = single.observe(agent)
            assert tables.observations[table].tobytes() == seen["observation"].tobytes()
            assert tables.masks[table].tobytes() == seen["action_mask"].tobytes()
            assert tables.asked[table] == single.possible_agents.index(agent)
            single.step(actions[table])
        tables.step(actions)
        assert not tables.illegal.any()
        for table, single in enumerate(singles):
            over = any(single.terminations.values())
            assert tables.ends[table] == over
            if over:
                agents = single.possible_agents
                assert tables.rewards[table] == pytest.approx([single._cumulative_rewards[agent] for agent in agents])
                assert tables.points[table].tolist() == [single.infos[agent]["points"] for agent in agents]
                ended[table] += 1
                single.reset()
            else:
                assert not tables.rewards[table].any()


@on_tables
@pytest.mark.parametrize(("bots", "reward"), [("random", "win"), ("greedy~0.9", "margin")])
def test_a_seat_at_many_tables_plays_what_a_seat_plays_at_one(game: Game, seats: int, bots: str, reward: str) -> None:
    many = SeatVectorEnv(game.name, 2, seats, bots, reward=reward)
    singles = [SeatEnv(game.name, seats, bots, reward=reward) for _ in range(2)]
    observations, infos = many.reset(seed=8)
    seen = [single.reset(seed=8 + table) for table, single in enumerate(singles)]
    dice, ended = Dice(2), 0
    while ended < 2:
        for table, (observation, info) in enumerate(seen):
            assert observations[table].tobytes() == observation.tobytes()
            assert infos["action_mask"][table].tobytes() == info["action_mask"].tobytes()
            assert infos["seat"][table] == info["seat"]
        actions = np.array([some(mask, dice) for mask in infos["action_mask"]])
        observations, rewards, ends, truncations, infos = many.step(actions)
        assert not truncations.any()
        for table, single in enumerate(singles):
            observation, reward_there, over, _, info = single.step(int(actions[table]))
            assert (rewards[table], ends[table]) == (np.float32(reward_there), over)
            if over:
                assert infos["final_obs"][table].tobytes() == observation.tobytes()
                assert infos["points"][table].tolist() == info["points"]
                ended += 1
                observation, info = single.reset()
            seen[table] = observation, info


def test_an_action_that_a_mask_forbids_ends_the_game_and_costs_its_seat_one() -> None:
    tables = Tables("bioutifoul", 3, count=2, seed=1)
    asked = int(tables.asked[1])
    for wrong in (int(np.flatnonzero(tables.masks[1] == 0)[0]), -1, 10**12):
        tables.reset(seed=1)
        tables.step([some(tables.masks[0], Dice(1)), wrong])
        assert tables.illegal.tolist() == tables.ends.tolist() == [False, True]
        assert tables.rewards[1].tolist() == [-1.0 if seat == asked else 0.0 for seat in range(3)]
    env = SeatVectorEnv("bioutifoul", 2, bots="random")
    _, infos = env.reset(seed=1)
    _, rewards, ends, _, infos = env.step([some(infos["action_mask"][0], Dice(1)), 47])
    assert (rewards.tolist(), ends.tolist(), infos["illegal"].tolist()) == ([0, -1], [False, True], [False, True])


def test_a_table_can_be_left_alone() -> None:
    tables = Tables("masters-gallery", 2, count=2, seed=3)
    before = tables.observations.copy(), tables.masks.copy()
    tables.step([some(tables.masks[0], Dice(1)), REST])
    assert np.array_equal(tables.observations[1], before[0][1])
    assert np.array_equal(tables.masks[1], before[1][1])
    assert not np.array_equal(tables.observations[0], before[0][0])
    assert not tables.ends.any()


def test_the_arrays_are_allocated_once() -> None:
    tables = Tables("masters-gallery", 2, count=4, seed=3)
    before = {name: getattr(tables, name) for name in ("observations", "masks", "rewards", "ends", "asked", "points")}
    first = before["observations"].copy()
    tables.step(tables.masks.argmax(axis=1))
    assert all(getattr(tables, name) is array for name, array in before.items())
    assert not np.array_equal(first, before["observations"])
    assert before["observations"].flags.writeable
    env = SeatVectorEnv("masters-gallery", 4, copy=False)
    one, infos = env.reset(seed=1)
    two = env.step(infos["action_mask"].argmax(axis=1))[0]
    assert one is two
    env = SeatVectorEnv("masters-gallery", 4)
    one, infos = env.reset(seed=1)
    two = env.step(infos["action_mask"].argmax(axis=1))[0]
    assert not np.array_equal(one, two)


def test_gymnasium_makes_it_by_name() -> None:
    game = "masters-gallery"
    env = gymnasium.make_vec(
        f"vernissage/{game}-v{version_of(Tables(game, 2, 1).rules.game)}",
        num_envs=3,
        vectorization_mode="vector_entry_point",
        seats=3,
        bots=["greedy", "random"],
        seat=1,
    )
    observations, infos = env.reset(seed=[4, 5, 6])
    assert env.observation_space.contains(observations)
    assert infos["seat"].tolist() == [1, 1, 1]
    observations, rewards, ends, _, _ = env.step(infos["action_mask"].argmax(axis=1))
    assert env.observation_space.contains(observations)
    assert (rewards.shape, ends.dtype) == ((3,), np.bool_)
    env.close()


def test_the_same_seed_gives_the_same_games_and_without_one_luck_goes_on() -> None:
    tables = Tables("masters-gallery", 2, count=2, seed=3)
    first = tables.observations.copy()
    tables.reset()
    assert not np.array_equal(tables.observations, first)
    tables.reset(seed=3)
    assert np.array_equal(tables.observations, first)
    env = SeatVectorEnv("masters-gallery", 2, bots="random")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step([0, 0])


@pytest.mark.parametrize(
    "wrong", [{"num_envs": 0}, {"bots": ["random"] * 2}, {"seat": 2}, {"reward": "glory"}, {"seats": 9}]
)
def test_tables_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        SeatVectorEnv("masters-gallery", **wrong)
    with pytest.raises(SetupError):
        Tables("masters-gallery", 2, count=0)


def test_as_many_actions_and_seeds_as_tables_are_wanted() -> None:
    tables = Tables("masters-gallery", 2, count=2, seed=3)
    before = tables.observations.copy()
    with pytest.raises(ValueError, match="3 actions for 2 tables"):
        tables.step([0, 0, 0])
    for wrong in ([0.0, 1.0], [[0, 0]], ["0", "0"], [None, None], 0):
        with pytest.raises(ValueError, match="a row of whole numbers"):
            tables.step(wrong)
    assert np.array_equal(tables.observations, before)
    with pytest.raises(ValueError, match="1 seeds for 2 tables"):
        SeatVectorEnv("masters-gallery", 2).reset(seed=[1])
