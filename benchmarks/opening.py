"""How long opening and going back take for the longest games, as multiples of playing one answer in the same run.

python benchmarks/opening.py
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import vernissage
from vernissage import Dice, Game, Match, games
from vernissage.table.history import at

ROUNDS = 5
WANTED = {"open": 0.150, "back": 0.100}
"""Seconds on an ordinary machine."""


def longest(game: Game) -> Match:
    """The longest of three random games with the most players."""
    played: list[Match] = []
    for seed in range(3):
        match, dice = Match(game, game.seats[1], seed=seed), Dice(seed)
        while not match.finished:
            for asked in match.waiting():
                match.answer(asked.seat, dice.pick([option.choice for option in asked.options]))
        played.append(match)
    return max(played, key=lambda match: len(match.answers))


def median(work: Callable[[], object]) -> float:
    """Seconds of this processor that some work takes."""
    took: list[float] = []
    for _ in range(ROUNDS):
        began = time.process_time()
        work()
        took.append(time.process_time() - began)
    return statistics.median(took)


def main() -> None:
    """Print a line a game."""
    print(f"{'compiled' if vernissage.compiled() else 'interpreted'}; wanted: {WANTED} s")
    for game in games():
        match = longest(game)
        text = match.record().write()

        def back(match: Match = match) -> None:
            Match(match.game, match.seats, match.options, answers=match.answers[:-1])
            at(match, match.moment // 2)

        opened, gone_back = median(lambda text=text: Match.from_record(text)), median(back)  # type: ignore[misc]
        each = opened / len(match.answers)
        print(
            f"{game.name:16} {len(match.answers):5} answers   open {opened * 1000:6.1f} ms   back "
            f"{gone_back * 1000:6.1f} ms ({gone_back / opened:.2f} of opening)   {each * 1e6:.0f} µs an answer"
        )


if __name__ == "__main__":
    main()
