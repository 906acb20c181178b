"""Measure the nearest peers, each driven from Python as its own documentation does, one JSON line a game."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any

from clock import one_core, rate, rates

Row = dict[str, Any]


def open_spiel(name: str) -> Row:
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def answer(state: Any) -> None:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = dice.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0]
        else:
            action = dice.choice(state.legal_actions())
        state.apply_action(action)

    def random_game() -> tuple[int, int]:
        state, answers = game.new_initial_state(), 0
        while not state.is_terminal():
            answer(state)
            answers += 1
        return 1, answers

    def middle() -> Any:
        _, length = random_game()
        state = game.new_initial_state()
        for _ in range(length // 2):
            if not state.is_terminal():
                answer(state)
        while state.is_chance_node():
            answer(state)
        return state if not state.is_terminal() else middle()

    state = middle()

    def copies() -> int:
        for _ in range(200):
            state.clone()
        return 200

    def copies_and_decisions() -> int:
        for _ in range(200):
            twin = state.clone()
            twin.apply_action(dice.choice(twin.legal_actions()))
        return 200

    return row(f"OpenSpiel {name}", random_game, copies, copies_and_decisions)


def catanatron() -> Row:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def players() -> list[Any]:
        return [RandomPlayer(colour) for colour in colours]

    def random_game() -> tuple[int, int]:
        game, answers = Game(players()), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            answers += 1
        return 1, answers

    game = Game(players())
    for _ in range(150):
        game.play_tick()

    def copies() -> int:
        for _ in range(20):
            game.copy()
        return 20

    def copies_and_decisions() -> int:
        for _ in range(20):
            game.copy().play_tick()
        return 20

    return row("catanatron, 4 random players", random_game, copies, copies_and_decisions)


def rlcard(name: str) -> Row:
    import rlcard as library

    env = library.make(name, config={"seed": 1, "allow_step_back": False})
    dice = random.Random(1)

    def random_game() -> tuple[int, int]:
        state, _ = env.reset()
        answers = 0
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            answers += 1
        return 1, answers

    return row(f"rlcard {name}", random_game, None, None)


def pettingzoo(name: str) -> Row:
    import importlib

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    dice = random.Random(1)

    def random_game() -> tuple[int, int]:
        env.reset(seed=dice.randrange(2**31))
        answers = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(int(dice.choice(mask.nonzero()[0])))
            answers += 1
        return 1, answers

    return row(f"PettingZoo {name}", random_game, None, None)


def row(
    name: str,
    random_game: Callable[[], tuple[int, int]],
    copies: Callable[[], int] | None,
    copies_and_decisions: Callable[[], int] | None,
) -> Row:
    answers, finished = rates(random_game)
    return {
        "name": name,
        "build": "",
        "answers": answers,
        "games": finished,
        "copies": rate(copies) if copies else None,
        "copy_decide": rate(copies_and_decisions) if copies_and_decisions else None,
        "length": answers / finished,
    }


PEERS: dict[str, Callable[[], Row]] = {
    "hearts": lambda: open_spiel("hearts"),
    "hanabi": lambda: open_spiel("hanabi"),
    "gin_rummy": lambda: open_spiel("gin_rummy"),
    "catanatron": catanatron,
    "uno": lambda: rlcard("uno"),
    "pettingzoo": lambda: pettingzoo("connect_four_v3"),
}

if __name__ == "__main__":
    one_core()
    print(json.dumps(PEERS[sys.argv[1]]()), flush=True)
