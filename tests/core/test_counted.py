"""Counting components: the counter notices what it is for."""

from __future__ import annotations

import pytest

from counted import Unsound, play_counted
from toy import TOY, State, Take, census, fresh
from vernissage import Dice
from vernissage.core.step import Effect


def test_a_sound_game_is_played_to_its_end() -> None:
    s = fresh()
    assert 3 < play_counted(s, Dice(1), census, 100) < 20
    assert not s.agenda


class Thief(Effect[State]):
    """Takes a coin out of the game."""

    def take(self, s: State, _: int) -> None:
        s.players[0].coins -= 1


def test_a_lost_component_is_noticed_with_the_answer_that_lost_it() -> None:
    s = fresh()
    s.heap = 4
    s.agenda.clear()
    s.then(Take(0), Thief(), Take(1))
    with pytest.raises(Unsound, match=r"components have changed by answer [12]: [012] for (Take|OneMore)"):
        play_counted(s, Dice(1), census, 100)


def test_a_game_that_does_not_end_is_noticed() -> None:
    with pytest.raises(Unsound, match="the game is not over after 2 answers"):
        play_counted(fresh(), Dice(1), TOY.census, 2)
