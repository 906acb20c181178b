"""What the levels that count no seconds answer, the same in every build: asked of a page's Python and of a server's."""

from __future__ import annotations

import json

from vernissage import Dice, Match, game, games, play, roll, settle
from vernissage.bots import Known, bot

LEVELS = ("sketch", "study", "glaze", "varnish")
EVERY = 25
"""Of so many decisions of a game at random, one is put to every level."""


def wanted(number: int) -> list[tuple[str, int]]:
    """So many games of each game, by their seeds."""
    return [(one.name, seed) for seed in range(number) for one in games()]


def seats_of(name: str, seed: int) -> int:
    """Every number of seats in turn."""
    least, most = game(name).seats
    return least + seed % (most - least + 1)


def played(name: str, seed: int) -> str:
    """The record of a whole game, the levels one after the other around the table."""
    seats = seats_of(name, seed)
    return among(name, seats, seed, [LEVELS[(seed + seat) % len(LEVELS)] for seat in range(seats)])


def among(name: str, seats: int, seed: int, levels: list[str]) -> str:
    """The record of a game among bots of some levels."""
    match, dice = Match(name, seats=seats, seed=seed), Dice(seed)
    minds = [bot(level) for level in levels]
    while not match.finished:
        seat = match.asked()[0]
        match.answer(seat, minds[seat].choose(seat, Known(match.game, match.state, seat), dice))
    return match.record().write()


def answered(name: str, seed: int) -> str:
    """What every level answers now and then in a game that goes on at random, and its points in the end."""
    found, dice = game(name), Dice(seed)
    options = {variant.name: variant.values[0] for variant in found.variants}
    s = found.setup(found.read(found.sheet), seats_of(name, seed), options)
    minds, told, number = [bot(level) for level in LEVELS], list[list[int]](), 0
    step = settle(s)
    while step is not None:
        seat = step.asks(s)
        if seat >= 0:
            number += 1
            if number % EVERY == seed % EVERY:
                known = Known(found, s, seat)
                told.append([mind.choose(seat, known, Dice(number)) for mind in minds])
        step = play(s, roll(s, step, dice))
    return json.dumps({"answers": told, "scores": list(found.scores(s))})
