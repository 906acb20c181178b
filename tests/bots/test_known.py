"""What bots see, and that they answer by the rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drive import NAMES, TABLES, Walk, decision, steps, walks
from vernissage import Dice, Game, Match, bots, play, play_out
from vernissage.bots import Known, UnknownBot
from vernissage.bots.known import pending
from vernissage.core.step import Decision

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
every_bot = pytest.mark.parametrize("name", ["random", "sketch"])


@every_bot
@every_table
def test_bots_play_whole_games_by_the_rules(game: Game, seats: int, name: str) -> None:
    match, dice = Match(game, seats, seed=1), Dice(2)
    bot = bots.bot(name)
    while not match.finished:
        for seat in match.asked():
            position = Known(game, match.state, seat)
            before = match.position()
            choice = bot.choose(seat, position, dice)
            assert match.position() == before
            match.answer(seat, choice)


def test_the_random_bot_takes_every_option() -> None:
    match = Match("masters-gallery", 3, seed=7)
    seat = match.asked()[0]
    position = Known(match.game, match.state, seat)
    dice = Dice(3)
    taken = {bots.bot("random").choose(seat, position, dice) for _ in range(500)}
    assert taken == set(position.options)


@every_table
@given(walk=walks, seed=st.integers(0, 2**32))
def test_a_guess_cannot_be_told_from_the_position(game: Game, seats: int, walk: Walk, seed: int) -> None:
    for s, step in steps(game, seats, walk):
        if isinstance(step, Decision):
            known = Known(game, s.copy(), step.seat)
            assert known.options == step.options(s)
            assert known.view == game.view(s, step.seat)
            twin = known.guess(Dice(seed))
            assert game.view(twin, step.seat) == known.view
            assert twin.agenda[-1] is known.step
            assert twin.choices == known.options
            play(twin, twin.choices[0])
            play_out(twin, Dice(seed), 30)
            assert game.view(s, step.seat) == known.view


@every_table
def test_in_a_sealed_turn_the_own_decision_comes_first(game: Game, seats: int) -> None:
    match, dice = Match(game, seats, seed=6), Dice(4)
    sealed = 0
    while not match.finished and sealed < 10:
        asked = match.asked()
        for seat in asked:
            known = Known(game, match.state, seat)
            assert known.step.seat == seat
            assert decision(known.guess(dice).agenda[-1]).seat == seat
            if len(asked) > 1:
                sealed += 1
                assert known.step.sealed()
            match.answer(seat, dice.pick(known.options))


def test_who_is_not_asked_knows_nothing_to_answer() -> None:
    match = Match("masters-gallery", 3, seed=7)
    other = (match.asked()[0] + 1) % 3
    with pytest.raises(ValueError, match=f"seat {other} is not asked"):
        pending(match.state, other)


def test_what_is_known_offers_no_true_position() -> None:
    match = Match("masters-gallery", 3, seed=7)
    known = Known(match.game, match.state, match.asked()[0])
    assert [name for name in dir(known) if not name.startswith("_")] == [
        "game",
        "guess",
        "options",
        "seat",
        "seats",
        "step",
        "view",
    ]


def test_an_unknown_bot() -> None:
    with pytest.raises(UnknownBot, match="unknown bot 'hal': there is random"):
        bots.bot("hal")
