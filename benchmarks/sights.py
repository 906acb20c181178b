"""Measure encodings and environments, ours or one peer's, one JSON line a game."""

from __future__ import annotations

import importlib
import json
import random
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

from clock import one_core, rate
from vernissage import Dice, Game, games, play_out, settle

Row = dict[str, Any]
OLD = "4efda79180c4"
"""The last commit whose encodings went through views."""
TABLES = 64
PARTS = (0.1, 0.3, 0.5, 0.7, 0.9)
"""How far games have come in the positions that are encoded."""


def positions(rules: Any) -> list[Any]:
    """Positions from the whole course of some games."""
    found = []
    for seed in range(8):
        length = play_out(rules.start(), Dice(seed), 1_000_000)
        for part in PARTS:
            s = rules.start()
            play_out(s, Dice(seed), int(length * part))
            settle(s)
            found.append(s)
    return found


def old_encoding(game: Game) -> Callable[[Any, int], list[float]] | None:
    """The encoding that was, from the history of this repository; nothing where there is none."""
    package = game.name.replace("-", "_")
    path = f"src/vernissage/games/{package}/encode.py"
    root = Path(__file__).parents[1]
    shown = subprocess.run(["git", "show", f"{OLD}:{path}"], cwd=root, capture_output=True, text=True)
    if shown.returncode:
        return None
    module = types.ModuleType(f"old_{package}")
    exec(shown.stdout, module.__dict__)
    encode: Callable[[Any, int], list[float]] = module.encode
    return encode


def over_all(found: list[Any], work: Callable[[Any], Any]) -> float:
    """How many positions a second a piece of work gets through."""

    def once() -> int:
        for s in found:
            work(s)
        return len(found)

    return rate(once)


def encoded(game: Game, seats: int) -> Row:
    """Encodings a second: into a buffer, as an array, and as they were."""
    from vernissage.core.numbers import Numbers
    from vernissage.envs.numbers import Rules

    rules = Rules(game, seats)
    found, numbers, old = positions(rules), Numbers(rules.size), old_encoding(game)

    def written(s: Any) -> None:
        numbers.clear()
        rules.write(s, 0, numbers)

    made = {"written": over_all(found, written), "observed": over_all(found, lambda s: rules.observe(s, 0))}
    if old is not None:
        made["old"] = over_all(found, lambda s: old(game.view(s, 0), 0))
    return made


def stepped(game: Game, seats: int) -> Row:
    """Steps a second: many tables of all seats, many of one seat, one table, and one table a process."""
    import numpy as np

    from vernissage.envs.gymnasium import SeatEnv, vector_env
    from vernissage.envs.vector import SeatVectorEnv, Tables

    dice = np.random.default_rng(1)

    def any_of(masks: Any) -> Any:
        return (dice.random(masks.shape, np.float32) * masks).argmax(axis=1)

    tables = Tables(game.name, seats, TABLES, seed=1)

    def all_seats() -> int:
        tables.step(any_of(tables.masks))
        return TABLES

    made = {"tables": rate(all_seats)}
    if seats == 1:
        return made
    many = SeatVectorEnv(game.name, TABLES, seats, copy=False)
    infos = many.reset(seed=1)[1]

    def one_seat() -> int:
        many.step(any_of(infos["action_mask"]))
        return TABLES

    single = SeatEnv(game.name, seats)
    seen = [single.reset(seed=1)[1]["action_mask"]]

    def one_table() -> int:
        _, _, over, _, info = single.step(int(any_of(seen[0][None])[0]))
        seen[0] = single.reset()[1]["action_mask"] if over else info["action_mask"]
        return 1

    made |= {"seats": rate(one_seat), "single": rate(one_table)}
    processes = vector_env(8, game.name, seats=seats)
    masks = [processes.reset(seed=1)[1]["action_mask"]]

    def eight() -> int:
        masks[0] = processes.step(any_of(masks[0]))[4]["action_mask"]
        return 8

    made["processes"] = rate(eight)
    processes.close()
    return made


def ours(wanted: list[str]) -> None:
    """A line for each game, at its most usual numbers of seats."""
    for game in games():
        for seats in sorted({2, game.seats[1]}):
            if not wanted or game.name in wanted:
                name = f"{game.title}, {seats} players"
                print(json.dumps({"name": name, **encoded(game, seats), **stepped(game, seats)}), flush=True)


def open_spiel(name: str) -> Row:
    """Steps with the observation and the mask of whoever is asked next, chance rolled in between."""
    import numpy as np
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)
    state = [game.new_initial_state()]

    def step() -> int:
        now = state[0]
        if now.is_terminal():
            now = state[0] = game.new_initial_state()
        else:
            now.apply_action(dice.choice(now.legal_actions()))
        while now.is_chance_node():
            outcomes = now.chance_outcomes()
            now.apply_action(dice.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
        if not now.is_terminal():
            kind = game.get_type()
            seen = now.observation_tensor if kind.provides_observation_tensor else now.information_state_tensor
            np.asarray(seen(now.current_player()), np.float32)
            np.asarray(now.legal_actions_mask(), np.int8)
        return 1

    return {"name": f"OpenSpiel {name}", "single": rate(step)}


def rlcard(name: str) -> Row:
    import rlcard as library

    env, dice = library.make(name, config={"seed": 1, "allow_step_back": False}), random.Random(1)
    seen = [env.reset()[0]]

    def step() -> int:
        seen[0] = env.reset()[0] if env.is_over() else env.step(dice.choice(list(seen[0]["legal_actions"])))[0]
        return 1

    return {"name": f"rlcard {name}", "single": rate(step)}


def pettingzoo(name: str) -> Row:
    env, dice = importlib.import_module(f"pettingzoo.classic.{name}").env(), random.Random(1)
    env.reset(seed=1)

    def step() -> int:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
        else:
            env.step(int(dice.choice(observation["action_mask"].nonzero()[0])))
        return 1

    return {"name": f"PettingZoo {name}", "single": rate(step)}


MEASURED: dict[str, Callable[[], Row]] = {
    "hearts": lambda: open_spiel("hearts"),
    "hanabi": lambda: open_spiel("hanabi"),
    "gin_rummy": lambda: open_spiel("gin_rummy"),
    "uno": lambda: rlcard("uno"),
    "pettingzoo": lambda: pettingzoo("connect_four_v3"),
}

if __name__ == "__main__":
    one_core()
    if sys.argv[1] == "ours":
        ours(sys.argv[2:])
    else:
        print(json.dumps(MEASURED[sys.argv[1]]()), flush=True)
