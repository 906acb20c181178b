"""How a better answer goes on, in words: to the end of a turn, and no further than anybody could know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from review.finished import TINY, played
from vernissage import Dice, Game, games
from vernissage.review import words
from vernissage.review.judge import Judge
from vernissage.review.walk import Asked, walked

TURNS = {"bioutifoul": ("MoveArtist", "TakeAction"), "art-society": ("Hang",)}
"""Where one answer of a turn leads to the next."""


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_line_goes_on_while_nothing_is_drawn_and_nobody_else_is_asked(game: Game) -> None:
    judge = Judge(game, 2, TINY)
    way = [thing for thing in walked(played(game.name, 2, "random")).way if isinstance(thing, Asked)]
    asked = [thing for thing in way if len(thing.known(game).options) > 1]
    lengths: dict[str, set[int]] = {}
    for number, thing in enumerate(asked[:: max(1, len(asked) // 40)]):
        known = thing.known(game)
        choice = known.options[number % len(known.options)]
        line = (judge.offsets[type(known.step)] + choice,)
        told = words.follows(judge, known, line, number, onward=True)
        assert told[:1] == words.follows(judge, known, line, number) == (words.called(judge, known, choice),)
        assert len(told) <= words.FOLLOWING
        twin = replace(thing, asked_in=game.guess(thing.asked_in, thing.seat, Dice(number)))
        assert words.follows(judge, twin.known(game), line, number, onward=True) == told
        lengths.setdefault(game.kind(known.step).name, set()).add(len(told))
    for kind in TURNS.get(game.name, ()):
        assert max(lengths[kind]) > 1, f"nothing ever follows {kind}"
