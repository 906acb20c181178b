"""No bot peeks: with everything dealt anew that its seat cannot know, the same dice give the same answer."""

from __future__ import annotations

import re
from typing import Any

import pytest

from drive import NAMES as TABLE_NAMES
from drive import TABLES, fresh
from vernissage import Dice, Game, play_out, settle
from vernissage.bots import NAMES, Bot, Known, bot
from vernissage.bots.ismcts import Ismcts
from vernissage.bots.known import pending
from vernissage.bots.levels import settings
from vernissage.table import codec


def timeless(name: str) -> str:
    """The same bot with a budget of iterations, so that the clock has no say."""
    return re.sub(r"^ismcts(@[\d.]+i?)?(?=~|$)", "ismcts@20i", name)


def bots(game: Game, seats: int) -> list[str]:
    """All there are at a table."""
    return sorted({timeless(name) for name in (*NAMES, *settings(game.name, seats).values())})


every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)


def asked(s: Any, seats: int) -> list[int]:
    """Everybody who has a choice to make: one seat, or several in secret."""
    found = []
    for seat in range(seats):
        try:
            step = pending(s, seat)
        except ValueError:
            continue
        if len(step.options(s)) > 1:
            found.append(seat)
    return found


def moments(game: Game, seats: int, apart: int, most: int) -> list[tuple[Any, int]]:
    """Positions of a random game some way apart, each with every seat that is asked then."""
    s, dice = fresh(game, seats), Dice(4)
    found: list[tuple[Any, int]] = []
    while len(found) < most and settle(s) is not None:
        play_out(s, dice, apart)
        while s.agenda and not asked(s, seats):
            play_out(s, dice, 1)
        if s.agenda:
            found += [(s.copy(), seat) for seat in asked(s, seats)]
    return found[:most]


def differing(game: Game, seats: int, most: int) -> list[tuple[Any, Any, int]]:
    """Positions with their twins, in which something is otherwise that the seat cannot know; all over a game."""
    found = []
    for number, (s, seat) in enumerate(moments(game, seats, 1, 200)):
        other = game.guess(s, seat, Dice(number))
        if codec.digest(game, other) != codec.digest(game, s):
            found.append((s, other, seat))
    return found[:: max(1, len(found) // most)][:most]


@every_table
def test_no_bot_peeks(game: Game, seats: int) -> None:
    twins = differing(game, seats, 5)
    assert twins or seats == 1, "nothing to peek at"
    for s, other, seat in twins:
        assert Known(game, s, seat).options == Known(game, other, seat).options
        for name in bots(game, seats):
            here = bot(name).choose(seat, Known(game, s, seat), Dice(6))
            there = bot(name).choose(seat, Known(game, other, seat), Dice(6))
            assert here == there, name


@every_table
def test_no_hint_peeks(game: Game, seats: int) -> None:
    s, seat = moments(game, seats, 60, 1)[0]
    told = [
        Ismcts(iterations=20).advise(Known(game, twin, seat), Dice(6))
        for twin in (s, game.guess(s, seat, Dice(98)), game.guess(s, seat, Dice(97)))
    ]
    assert told[0] == told[1] == told[2]


class Peeping:
    """A bot that peeks, by the back door: this is what the tests above must notice."""

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        truth = position._Known__state  # type: ignore[attr-defined]
        return position.options[int(codec.digest(position.game, truth), 16) % len(position.options)]


def test_a_bot_that_peeks_would_be_noticed() -> None:
    game = next(game for game, _ in TABLES if game.name == "masters-gallery")
    peeping: Bot = Peeping()
    noticed = 0
    for s, other, seat in differing(game, 3, 12):
        here, there = (peeping.choose(seat, Known(game, twin, seat), Dice(6)) for twin in (s, other))
        noticed += here != there
    assert noticed
