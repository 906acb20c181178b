"""Positions in the middle of a game of two, on which searches are measured."""

from __future__ import annotations

from typing import Any

from vernissage import Dice, Game, play, roll, settle

SEATS = 2


def middle(game: Game) -> tuple[Any, list[int]]:
    """A position half-way through a game, at a decision between three answers or more, and the answers up to it."""
    s, dice = start(game), Dice(2)
    answers: list[int] = []
    step, half = settle(s), length(game) // 2
    while step is not None and (len(answers) < half or step.asks(s) < 0 or len(s.choices) < 3):
        answers.append(roll(s, step, dice))
        step = play(s, answers[-1])
    return s, answers


def start(game: Game) -> Any:
    options = {variant.name: variant.values[0] for variant in game.variants}
    return game.setup(game.read(game.sheet), SEATS, options)


def length(game: Game) -> int:
    """How many answers the game takes that `middle` stops in."""
    s, dice, answers = start(game), Dice(2), 0
    step = settle(s)
    while step is not None:
        step = play(s, roll(s, step, dice))
        answers += 1
    return answers
