"""Positions of Bioutifoul worth looking at, as records: early, in the middle, late, for any number of seats."""

from __future__ import annotations

import random
from collections.abc import Callable

from vernissage import Match
from vernissage.games.bioutifoul.box import END_ACTIONS, MOUNT, SELL
from vernissage.games.bioutifoul.view import View

NAMES = ["Ada", "Benoît", "Chiara", "Otto", "Edda", "Félix"]

Wanted = Callable[[str, list[int], View], bool]


def weight(view: View, choice: int, chance: random.Random) -> float:
    """How much a sensible player likes an action: exhibitions first, then works that are asked for."""
    if choice == END_ACTIONS:
        return 0.8
    if choice >= MOUNT:
        return 9
    if choice >= SELL:
        return chance.random() * 0.9
    asked = sum(choice in view.exhibition_artists[kind] for kind in view.market_exhibitions)
    own = 0 if view.turn is None else view.players[view.turn].works.count(choice)
    return asked / (1 + (view.ratings[choice] or 0)) + chance.random() - own


def scene(seats: int, wanted: Wanted, seed: int = 1) -> str:
    """The record of a game up to the first position of Ada's that is wanted, from this seed on."""
    while True:
        match, chance = Match("bioutifoul", seats=seats, seed=seed, names=NAMES[:seats]), random.Random(seed)
        while match.waiting():
            asked = match.waiting()[0]
            view: View = match.view(asked.seat)
            choices = [option.choice for option in asked.options]
            if asked.seat == 0 and wanted(asked.kind, choices, view):
                return match.record().write()
            if asked.kind == "TakeAction":
                match.answer(asked.seat, max(choices, key=lambda choice: weight(view, choice, chance)))
            else:
                match.answer(asked.seat, chance.choice(choices))
        seed += 1


def influence(kind: str, choices: list[int], view: View) -> bool:
    """Early: an artist may be moved."""
    return kind == "MoveArtist" and len(choices) > 4


def actions(kind: str, choices: list[int], view: View) -> bool:
    """In the middle: a work has been bought, and there is something to buy, to sell and to mount."""
    sorts = {0 if choice < SELL else 1 if choice < MOUNT else 2 for choice in choices if choice != END_ACTIONS}
    return kind == "TakeAction" and view.actions_taken == 1 and bool(view.bought) and len(sorts) == 3 and view.round > 3


def last(kind: str, choices: list[int], view: View) -> bool:
    """Late: the last round."""
    return kind == "TakeAction" and bool(view.last_round) and len(choices) > 2


def crowded(kind: str, choices: list[int], view: View) -> bool:
    """Late: many influence cards in hand and many exhibitions mounted."""
    return kind == "MoveArtist" and view.exhibition_pile < 4 and len(choices) > 6
