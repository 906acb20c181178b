"""Measure our games in the build that is on the path, one JSON line a game."""

from __future__ import annotations

import json
import sys
from typing import Any

from clock import one_core, rate, rates
from vernissage import Dice, Game, compiled, games, play, play_out, settle

MIDDLE = 0.5
"""Copies are made in the middle of a game."""


def measure(game: Game, seats: int) -> dict[str, Any]:
    box = game.read(game.sheet)
    options = {variant.name: variant.values[0] for variant in game.variants}
    dice = Dice(1)

    def random_games() -> tuple[int, int]:
        return 1, play_out(game.setup(box, seats, options), dice, 1_000_000)

    answers, finished = rates(random_games)
    length = sum(play_out(game.setup(box, seats, options), Dice(seed), 1_000_000) for seed in range(20)) / 20
    s = game.setup(box, seats, options)
    play_out(s, Dice(2), int(length * MIDDLE))
    while s.agenda and (s.agenda[-1].asks(s) < 0 or len(s.choices) < 3):
        play_out(s, dice, 1)
    settle(s)

    def copies() -> int:
        for _ in range(200):
            s.copy()
        return 200

    def copies_and_decisions() -> int:
        choices = s.choices
        for i in range(200):
            play(s.copy(), choices[i % len(choices)])
        return 200

    return {
        "name": f"{game.title}, {seats} players",
        "build": "compiled" if compiled() else "interpreted",
        "answers": answers,
        "games": finished,
        "copies": rate(copies),
        "copy_decide": rate(copies_and_decisions),
        "length": length,
    }


if __name__ == "__main__":
    one_core()
    wanted = sys.argv[1:]
    for game in games():
        if not wanted or game.name in wanted:
            print(json.dumps(measure(game, game.seats[1])), flush=True)
