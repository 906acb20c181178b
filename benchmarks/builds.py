"""Compare two builds of the same games on one fixed load, in turns, by the processor's time and the best of many runs.

    pip install --no-deps --no-build-isolation --target before OLD_SOURCES
    pip install --no-deps --no-build-isolation --target after NEW_SOURCES
    python benchmarks/builds.py before after

On a machine that others use too, the same build is half as fast from one second to the next; the least time that a
fixed load ever took is steady to about one percent.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable

from vernissage import Dice, Game, games, play, play_out, settle

ROUNDS = int(os.environ.get("BENCH_ROUNDS", "6"))
REPEATS = 4
LOADS = {"gallerist": 40, "art-society": 150, "masters-gallery": 200, "bioutifoul": 60}
"""How many games are played, for about as much work in each."""


def least(load: Callable[[], int]) -> float:
    """The least time one unit of the load took, in microseconds of the processor."""
    best = float("inf")
    for _ in range(REPEATS):
        started = time.process_time()
        done = load()
        best = min(best, (time.process_time() - started) / done)
    return best * 1e6


def loads(game: Game) -> dict[str, Callable[[], int]]:
    """A game's three loads: random answers, copies, and copies with a decision; each returns how many it did."""
    box, seats = game.read(game.sheet), game.seats[1]
    options = {variant.name: variant.values[0] for variant in game.variants}
    middle = game.setup(box, seats, options)
    play_out(middle, Dice(2), 100)
    settle(middle)
    choices = middle.choices

    def answers() -> int:
        played = range(LOADS[game.name])
        return sum(play_out(game.setup(box, seats, options), Dice(seed), 1_000_000) for seed in played)

    def copies() -> int:
        for _ in range(20_000):
            middle.copy()
        return 20_000

    def decisions() -> int:
        for i in range(6_000):
            play(middle.copy(), choices[i % len(choices)])
        return 6_000

    return {"answer": answers, "copy": copies, "copy and decision": decisions}


def measure() -> dict[str, float]:
    """What each load costs in the build on the path."""
    return {f"{game.title}: {name}": least(load) for game in games() for name, load in loads(game).items()}


def compare(before: str, after: str) -> None:
    """Both builds in turns, each in a process of its own."""
    best: dict[str, dict[str, float]] = {before: {}, after: {}}
    for _ in range(ROUNDS):
        for build, known in best.items():
            done = subprocess.run(
                [sys.executable, __file__], env={**os.environ, "PYTHONPATH": build}, capture_output=True, check=True
            )
            for name, cost in json.loads(done.stdout).items():
                known[name] = min(cost, known.get(name, cost))
    print(f"{'':36} {'before':>9} {'after':>9}   speed")
    for name, cost in best[before].items():
        print(f"{name:36} {cost:6.3f} µs {best[after][name]:6.3f} µs  {cost / best[after][name] - 1:+.1%}")


if __name__ == "__main__":
    if len(sys.argv) == 3:
        compare(os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]))
    else:
        print(json.dumps(measure()))
