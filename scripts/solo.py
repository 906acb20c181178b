"""How far a bot gets in The Gallerist's solo game: `python scripts/solo.py [--bot ismcts@0.5] [--level apprentice]`."""

from __future__ import annotations

import argparse
import time
from functools import partial
from multiprocessing import Pool
from typing import Any

from vernissage.bots import Known, answer_of, bot
from vernissage.core.dice import Dice
from vernissage.core.step import CHANCE, play, roll, settle
from vernissage.games import game as find_game
from vernissage.games.gallerist.solo import goals

GOALS = ("secret cards", "reputation tiles", "masterpieces", "money")


def played(name: str, level: str, deal: int) -> tuple[list[bool], int, int]:
    """The goals reached, the money and the rounds of a game; the deal is the luck of nature and of the bot."""
    game = find_game("gallerist")
    player, nature, thoughts = bot(name, time.thread_time, remembers=True), Dice(-1 - deal), Dice(deal)
    s: Any = game.setup(game.read(game.sheet), 1, {"level": level})
    while (step := settle(s)) is not None:
        if step.asks(s) == CHANCE:
            play(s, roll(s, step, nature))
        else:
            play(s, answer_of(player, name, Known(game, s, 0), thoughts))
    return goals(s), game.scores(s)[0], s.round


def main() -> None:
    """Play some games on all cores, and say what was reached."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="ismcts@0.5")
    parser.add_argument("--level", default="apprentice")
    parser.add_argument("--games", type=int, default=20)
    args = parser.parse_args()
    with Pool() as pool:
        found = pool.map(partial(played, args.bot, args.level), range(args.games), chunksize=1)
    print(f"{args.bot}, {args.level}: {sum(all(reached) for reached, _, _ in found)} of {args.games} games won")
    for number, name in enumerate(GOALS[: len(found[0][0])]):
        print(f"{name:18}{sum(reached[number] for reached, _, _ in found):4}")
    for name, values in (("money", [money for _, money, _ in found]), ("rounds", [rounds for _, _, rounds in found])):
        print(f"{name:18}{min(values):4} to {max(values)}, {sum(values) / len(values):.0f} on average")


if __name__ == "__main__":
    main()
