"""Many random games with every component counted after every answer and every end checked.

python benchmarks/soak.py masters-gallery --games 100000 --seats 3
"""

from __future__ import annotations

import argparse
import sys
import time

import vernissage
from counted import Unsound, play_counted
from vernissage import SPECTATOR, Dice, Game

LIMIT = 100_000
"""More answers than any game takes."""


def check_end(game: Game, s: object) -> None:
    """The scores follow line by line from what a spectator sees, and somebody has won; alone one can lose."""
    scores = list(game.scores(s))
    totals = [0] * len(scores)
    for score in game.score_sheet(game.view(s, SPECTATOR)):
        totals[score.seat] += score.points
    if totals != scores:
        raise Unsound(f"the scores are {scores}, the score sheet says {totals}")
    if len(scores) > 1 and not game.winners(s):
        raise Unsound("nobody has won")


def soak(game: Game, seats: int, number: int, seed: int) -> bool:
    """Play that many games; print how long they were and took, or the first that went wrong."""
    box = game.read(game.sheet)
    options = {variant.name: variant.values[0] for variant in game.variants}
    shortest, longest, total = LIMIT, 0, 0
    dice = Dice(0)
    begun = time.perf_counter()
    for i in range(number):
        dice.reseed(seed + i)
        s = game.setup(box, seats, options)
        try:
            answers = play_counted(s, dice, game.census, LIMIT)
            check_end(game, s)
        except (Unsound, ArithmeticError, LookupError, TypeError, ValueError) as error:
            print(f"{game.name}, {seats} players, seed {seed + i}: {type(error).__name__}: {error}", file=sys.stderr)
            return False
        total += answers
        shortest, longest = min(shortest, answers), max(longest, answers)
    took = time.perf_counter() - begun
    print(
        f"{game.name:<16} {seats} players {number:>9,} games  {total / number:7.1f} answers a game "
        f"({shortest} to {longest})  {took:7.1f} s  {total / took:>9,.0f} answers/s",
        flush=True,
    )
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", help="a game's name; all games if left out")
    parser.add_argument("--games", type=int, default=0, help="how many at each number of seats (default 200)")
    parser.add_argument("--seats", type=int, default=0, help="one number of seats only")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game; the others follow")
    args = parser.parse_args()
    chosen = [vernissage.game(args.game)] if args.game else list(vernissage.games())
    print(f"{'compiled' if vernissage.compiled() else 'interpreted'}, every component counted after every answer")
    sound = True
    for game in chosen:
        low, high = game.seats
        for seats in [args.seats] if args.seats else range(low, high + 1):
            if not low <= seats <= high:
                parser.error(f"{game.title} is for {low} to {high} players, not {seats}")
            sound = soak(game, seats, args.games or 200, args.seed) and sound
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
