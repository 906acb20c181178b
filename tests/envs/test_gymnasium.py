"""Gymnasium's own checker, and a seat at a table of bots."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.tables import LONG, on_tables
from vernissage import Dice, Game, SetupError
from vernissage.bots import Known, NoOption, UnknownBot
from vernissage.envs.gymnasium import SeatEnv, vector_env
from vernissage.envs.numbers import version_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_masters_gallery.py"


def first(mask: Any) -> int:
    """The first action of a mask; any at all if there is none, as after the end."""
    return int(np.flatnonzero(mask)[0]) if mask.any() else 0


@on_tables
def test_gymnasiums_checker(game: Game, seats: int) -> None:
    name = f"vernissage/{game.name}-v{version_of(game)}"
    check_env(gymnasium.make(name, seats=seats, render_mode="rgb_array").unwrapped)


@on_tables
def test_a_whole_game_against_bots(game: Game, seats: int) -> None:
    env = SeatEnv(game.name, seats, seat=0)
    _, info = env.reset(seed=4)
    over, reward, answers = False, 0.0, 0
    while not over:
        assert env.position.agenda[-1].asks(env.position) == info["seat"] == 0
        _, reward, over, _, info = env.step(first(info["action_mask"]))
        answers += 1
    assert answers > 3
    assert info["points"] == game.scores(env.position)
    assert reward == env.rules.rewards(env.position)[0]
    assert info["won"] == (0 in game.winners(env.position))


def test_a_seat_of_its_own_choosing_changes() -> None:
    env = SeatEnv("masters-gallery", 4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_margins_are_points_ahead_of_the_best_of_the_others() -> None:
    env = SeatEnv("masters-gallery", 3, ["random", "greedy"], seat=1, reward="margin")
    _, info = env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(first(info["action_mask"]))
    points = info["points"]
    assert reward == (points[1] - max(points[0], points[2])) / 50


def test_an_action_that_the_mask_forbids_ends_the_game() -> None:
    env = SeatEnv("bioutifoul", 2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_tables_side_by_side_in_processes_play_what_one_table_plays() -> None:
    tables = vector_env(2, "masters-gallery", seats=2, bots="random")
    try:
        observations, infos = tables.reset(seed=[8, 9])
        single = SeatEnv("masters-gallery", 2)
        observation, info = single.reset(seed=9)
        over, ended = False, 0
        while ended < 2:  # a table whose game is over begins another one at its next step
            assert np.array_equal(observations[1], observation)
            assert np.array_equal(infos["action_mask"][1], info["action_mask"])
            actions = np.array([first(mask) for mask in infos["action_mask"]])
            observations, rewards, overs, _, infos = tables.step(actions)
            if over:
                (observation, info), reward, over = single.reset(), 0.0, False
            else:
                observation, reward, over, _, info = single.step(first(info["action_mask"]))
            assert (rewards[1], overs[1]) == (reward, over)
            ended += over
    finally:
        tables.close()


class Listener:
    """Takes the first option, and remembers for whom."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.dice: list[Dice] = []

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        self.seats.add(seat)
        self.dice.append(dice)
        return position.options[0]


def test_bots_sit_clockwise_from_the_seat_and_have_dice_of_their_own() -> None:
    env = SeatEnv("masters-gallery", 4, seat=2)
    listeners = [Listener(), Listener(), Listener()]
    env.bots = list(listeners)
    _, info = env.reset(seed=3)
    for _ in range(4):
        _, _, _, _, info = env.step(first(info["action_mask"]))
    assert [listener.seats for listener in listeners] == [{3}, {0}, {1}]
    assert all(dice is not env.dice for listener in listeners for dice in listener.dice)


def test_a_bot_that_answers_what_it_may_not_is_named() -> None:
    env = SeatEnv("masters-gallery", 2, "bots.entrants:Wrong", seat=0)
    with pytest.raises(NoOption, match=r"bots\.entrants:Wrong answered 12345"):
        play_first(env)


def play_first(env: SeatEnv) -> None:
    """A game in which the seat takes the first action each time."""
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(first(info["action_mask"]))


def test_after_the_end_and_beyond_the_actions_there_is_nothing_to_do() -> None:
    env = SeatEnv("masters-gallery", 2)
    env.reset(seed=1)
    for action in (-1, env.action_space.n, 0.5, None):
        with pytest.raises(gymnasium.error.InvalidAction, match="no action"):
            env.step(action)
    env.step(int(np.flatnonzero(~env.action_masks())[0]))
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
        env.step(first(env.action_masks()))
    env.reset()
    env.step(first(env.action_masks()))


def test_copies_in_mid_game_go_on_alike() -> None:
    env = SeatEnv("masters-gallery", 3, ["greedy", "ismcts@5i"])
    _, info = env.reset(seed=6)
    for _ in range(5):
        _, _, _, _, info = env.step(first(info["action_mask"]))
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(6):
        seen = [twin.step(first(twin.action_masks())) for twin in twins]
        assert np.array_equal(seen[0][0], seen[1][0])
        assert np.array_equal(seen[0][0], seen[2][0])
    fresh = copy.deepcopy(SeatEnv("masters-gallery", 2))
    assert fresh.reset(seed=1)[0].tolist() == SeatEnv("masters-gallery", 2).reset(seed=1)[0].tolist()


def test_wrong_tables_are_refused_in_words() -> None:
    with pytest.raises(SetupError, match="2 bots for 1 other seats"):
        SeatEnv("masters-gallery", 2, ["random", "random"])
    with pytest.raises(SetupError, match="there is no seat 2"):
        SeatEnv("masters-gallery", 2, seat=2)
    with pytest.raises(SetupError, match="the reward is for one of"):
        SeatEnv("masters-gallery", 2, reward="glory")
    with pytest.raises(ValueError, match="render_mode is one of"):
        SeatEnv("masters-gallery", 2, render_mode="film")
    with pytest.raises(UnknownBot):
        SeatEnv("masters-gallery", 2, "deep-thought")


def test_a_network_learns_masters_gallery() -> None:
    """The example as it is documented; shortened, it has to run and to be no worse than random."""
    steps, games, least = (120_000, 1000, 75) if LONG else (4000, 100, 45)
    command = [sys.executable, str(EXAMPLE), "--steps", str(steps), "--games", str(games)]
    result = subprocess.run(command, capture_output=True, text=True)
    found = re.search(r"won ([\d.]+)% of", result.stdout)
    assert found, result.stderr
    assert float(found[1]) > least
