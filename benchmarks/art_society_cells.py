"""How long Art Society takes to list the legal cells of a tile on half-full walls.

Run it with the environment the package is installed in: `python benchmarks/art_society_cells.py`. The aim is below
5 µs a tile, compiled.
"""

from __future__ import annotations

import statistics
import time
from typing import Any

import vernissage
from vernissage import Dice, play, roll, settle
from vernissage.games.art_society import GAME
from vernissage.games.art_society.components import DECOR_SIZES, SIZES

BOX = GAME.read(GAME.sheet)
WALLS = 40
REPEAT = 200
ROUNDS = 7


def half_full(seed: int) -> Any:
    """The covered cells of a wall that a random game has filled at least half."""
    s = GAME.setup(BOX, 2, {})
    dice = Dice(seed)
    step = settle(s)
    while step is not None:
        for player in s.players:
            if len(BOX.grid.listed(player.wall)) >= BOX.grid.cells // 2:
                return player.wall
        step = play(s, roll(s, step, dice))
    return None


def walls() -> list[Any]:
    found: list[Any] = []
    seed = 0
    while len(found) < WALLS:
        wall = half_full(seed)
        if wall is not None:
            found.append(wall)
        seed += 1
    return found


def microseconds(covered: list[Any], width: int, height: int) -> float:
    """The time for one wall and one tile, the median of several rounds."""
    grid = BOX.grid
    times: list[float] = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for wall in covered:
            for _ in range(REPEAT):
                grid.listed(grid.places(wall, width, height))
        times.append((time.perf_counter() - start) / (len(covered) * REPEAT) * 1e6)
    return statistics.median(times)


def main() -> None:
    covered = walls()
    print(
        f"{'compiled' if vernissage.compiled() else 'interpreted'}, {WALLS} half-full walls of {BOX.grid.cells} cells"
    )
    worst = 0.0
    for width, height in [*DECOR_SIZES, *SIZES]:
        cells = statistics.mean(len(BOX.grid.listed(BOX.grid.places(wall, width, height))) for wall in covered)
        taken = microseconds(covered, width, height)
        worst = max(worst, taken)
        print(f"{width}×{height}: {taken:5.2f} µs, {cells:4.1f} cells on average")
    print(f"slowest: {worst:.2f} µs")


if __name__ == "__main__":
    main()
