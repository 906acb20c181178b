"""The bot that looks one answer ahead, or to the end of its turn: whatever leaves it best in some guesses."""

from __future__ import annotations

from math import fsum, log

from vernissage.bots.known import Known
from vernissage.bots.search import carry_on
from vernissage.core.dice import Dice
from vernissage.core.game import Game, Outlook

GUESSES = 6
TRIES = 2
"""Ways to end a turn that are tried after each option, in each guess."""


class Greedy:
    """Tries every option in the same few guesses, and takes the best on average, as far as its eye can tell."""

    def __init__(self, guesses: int = GUESSES, haze: float = 0.0) -> None:
        self.guesses = guesses
        self.haze = haze
        """How dim its eye is: its error, measured by how far the best option is above the average of all.

        So it plays as badly in every game, and the greater a mistake, the rarer it is.
        """

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        """The option after which the seat's chances are best, by the game's own evaluation."""
        outlook = hand_made(position.game)
        totals = [0.0] * len(position.options)
        for _ in range(self.guesses):
            world = position.guess(dice)
            luck = dice.next()
            for i, choice in enumerate(position.options):
                s = world.copy()
                s.agenda.pop().take(s, choice)
                totals[i] += carry_on(s, seat, outlook.evaluate, outlook.scale, outlook.turn, TRIES, Dice(luck))
        if self.haze:
            stake = max(totals) - fsum(totals) / len(totals)
            totals = [total + self.haze * outlook.mends * stake * blur(dice) for total in totals]
        return position.options[totals.index(max(totals))]


def blur(dice: Dice) -> float:
    """An error by Gumbel's law: how often one option looks better than another depends on their difference alone."""
    return -log(-log((dice.next() + 0.5) / 2**32))


def hand_made(game: Game, seats: int = 2) -> Outlook:
    """How to judge a game's positions by the rules of thumb that its folder holds: the same for every table."""
    if game.outlook is None:
        raise ValueError(f"{game.title} has no evaluation yet")
    return game.outlook
