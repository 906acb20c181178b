"""Games of Art Society played with some taste up to a wanted question, as records that the server reopens."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from vernissage import Match
from vernissage.games.art_society.view import View

NAMES = ["Ines", "Théo", "Mirja", "Otto"]
Wanted = Callable[[Any, View], bool]
"""Says of a question to seat 0 and its view whether the game shall stop there."""


def taste(option: Any, chance: random.Random) -> float:
    """How much a player likes an answer: matching frames and no faux pas; tiles hang rather than wait."""
    args = option.label.args
    liked: float = chance.random() + 2.5 * int(args.get("matches", 0)) - 6 * (args.get("faux_pas") == "yes")
    if option.label.id == "label-give":
        liked -= 0.8
    if "column" in args:
        liked -= 0.12 * abs(int(args["column"]) - 6) + 0.1 * abs(int(args["row"]) - 4)
    if option.label.id == "label-decor":
        liked += 0.4 * int(args.get("value", 0))
    return liked


def game(seats: int, seed: int, wanted: Wanted) -> str:
    """The record of a game that waits for seat 0 alone at the wanted question; of another if it never comes."""
    match, chance = Match("art-society", seats=seats, seed=seed, names=NAMES[:seats]), random.Random(seed)
    while True:
        waiting = match.waiting()
        if not waiting:
            return game(seats, seed + 1, wanted)
        asked = next((each for each in waiting if each.seat != 0), waiting[0])
        if asked.seat == 0 and wanted(asked, match.view(0)):
            return match.record().write()
        if asked.kind == "ChooseLot":
            answer = chance.choice([0, 1, 2, 4, 4, 5, 5, 6, 8, 9])
            choices = [option.choice for option in asked.options]
            match.answer(asked.seat, answer if answer in choices else choices[0])
        else:
            match.answer(asked.seat, max(asked.options, key=lambda option: taste(option, chance)).choice)


def at(kind: str, turn: int = 1) -> Wanted:
    """A question of a kind, from a round on."""
    return lambda asked, view: asked.kind == kind and view.round >= turn
