"""The bot that looks one answer ahead: whatever leaves it best in some guesses of what it cannot know."""

from __future__ import annotations

from vernissage.bots.known import Known
from vernissage.bots.search import shares
from vernissage.core.dice import Dice
from vernissage.core.game import Game, Outlook
from vernissage.core.step import advance

GUESSES = 6


class Greedy:
    """Tries every option in the same few guesses, and takes the best on average."""

    def __init__(self, guesses: int = GUESSES) -> None:
        self.guesses = guesses

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        """The option after which the seat's chances are best, by the game's own evaluation."""
        outlook = outlook_of(position.game)
        totals = [0.0] * len(position.options)
        for _ in range(self.guesses):
            world = position.guess(dice)
            luck = dice.next()
            for i, choice in enumerate(position.options):
                s = world.copy()
                s.agenda.pop().take(s, choice)
                advance(s, Dice(luck))
                totals[i] += shares(outlook.evaluate(s), outlook.scale)[seat]
        return position.options[totals.index(max(totals))]


def outlook_of(game: Game) -> Outlook:
    """How to judge a game's positions."""
    if game.outlook is None:
        raise ValueError(f"{game.title} has no evaluation yet")
    return game.outlook
