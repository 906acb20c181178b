"""What must hold at every position of every game."""

from __future__ import annotations

import math

import pytest
from hypothesis import given

from drive import NAMES, TABLES, Walk, decision, fresh, position, steps, walks
from vernissage import SPECTATOR, Dice, Game, play_out, settle
from vernissage.core.numbers import Numbers
from vernissage.core.step import Chance, Decision
from vernissage.table import codec

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)


@every_table
@given(walk=walks)
def test_options_are_ascending_unique_and_never_empty(game: Game, seats: int, walk: Walk) -> None:
    for s, step in steps(game, seats, walk):
        options = step.options(s)
        assert options
        assert options == sorted(set(options))
        assert options[0] >= 0
        assert options[-1] < game.kind(step).width
        assert s.choices == options


@every_table
@given(walk=walks)
def test_weights_are_positive_one_an_option(game: Game, seats: int, walk: Walk) -> None:
    for s, step in steps(game, seats, walk):
        if isinstance(step, Chance):
            weights = step.weights(s)
            assert len(weights) == len(step.options(s))
            assert min(weights) > 0


@every_table
@given(walk=walks)
def test_a_quick_draw_is_the_same_draw(game: Game, seats: int, walk: Walk) -> None:
    """So that random play and a match that share a seed share their luck."""
    for s, step in steps(game, seats, walk):
        if isinstance(step, Chance):
            drawn = step.draw(s, Dice(walk.seed))
            assert drawn == Dice(walk.seed).weighted(step.options(s), step.weights(s))


@every_table
@given(walk=walks)
def test_a_choice_is_an_option_exactly_if_nothing_speaks_against_it(game: Game, seats: int, walk: Walk) -> None:
    for s, step in steps(game, seats, walk):
        if isinstance(step, Decision):
            options = step.options(s)
            for choice in range(game.kind(step).width):
                why = step.why_not(s, choice)
                assert (choice in options) == (why == ""), (choice, why)
                assert why == "" or why.startswith("why-")
            assert step.default(s) in options


@every_table
@given(walk=walks)
def test_looking_changes_nothing(game: Game, seats: int, walk: Walk) -> None:
    for s, step in steps(game, seats, walk):
        before = codec.digest(game, s)
        step.options(s)
        for seat in (SPECTATOR, *range(seats)):
            view = game.view(s, seat)
            game.guess(s, seat, Dice(1))
            game.wording.panels(view)
            game.score_sheet(view)
            if seat != SPECTATOR:
                game.encoded(s, seat)
        game.scores(s)
        game.winners(s)
        assert codec.digest(game, s) == before


@every_table
@given(walk=walks)
def test_a_copy_played_on_does_not_change_its_source(game: Game, seats: int, walk: Walk) -> None:
    s = position(game, seats, walk)
    before, choices = codec.digest(game, s), list(s.choices)
    twin = s.copy()
    assert codec.digest(game, twin) == before
    assert twin.choices == choices
    play_out(twin, Dice(walk.seed), 40)
    assert codec.digest(game, s) == before
    assert s.choices == choices


@every_table
@given(walk=walks)
def test_components_are_conserved(game: Game, seats: int, walk: Walk) -> None:
    whole = list(game.census(fresh(game, seats)))
    for s, _ in steps(game, seats, walk):
        assert list(game.census(s)) == whole


@every_table
@pytest.mark.parametrize("seed", range(6))
def test_every_game_ends_and_its_scores_follow_from_the_last_view(game: Game, seats: int, seed: int) -> None:
    s = fresh(game, seats)
    answers = play_out(s, Dice(seed), 100_000)
    assert answers < 100_000
    assert settle(s) is None
    totals = [0] * seats
    for score in game.score_sheet(game.view(s, SPECTATOR)):
        totals[score.seat] += score.points
    assert totals == list(game.scores(s))
    won = list(game.winners(s))
    assert won or seats == 1  # alone one can lose
    assert won == sorted(set(won))


@every_table
@given(walk=walks)
def test_the_encoding_is_as_long_as_its_pieces(game: Game, seats: int, walk: Walk) -> None:
    s = position(game, seats, walk)
    length = sum(size for _, size in game.pieces(seats))
    for seat in range(seats):
        x = Numbers(length)
        game.encode(s, seat, x)
        assert x.at == length
        assert all(math.isfinite(number) for number in x.listed())
        again = Numbers(length + 7)
        again.begin(7, length)
        game.encode(s, seat, again)
        assert again.listed()[7:] == x.listed(), "it begins where its owner wants it"


@every_table
def test_the_action_space_lists_every_decision_once(game: Game, seats: int) -> None:
    starts = [game.offset(kind) for kind in game.decisions]
    assert starts == sorted(starts)
    assert starts[0] == 0
    assert game.actions == starts[-1] + game.decisions[-1].width
    names = [kind.name for kind in game.kinds] + [step.__name__ for step in game.steps]
    assert len(names) == len(set(names))


@every_table
def test_an_absent_player_can_be_answered_for_to_the_end(game: Game, seats: int) -> None:
    s = fresh(game, seats)
    dice = Dice(5)
    step = settle(s)
    for _ in range(20_000):
        if step is None:
            return
        if isinstance(step, Chance):
            choice = dice.weighted(s.choices, step.weights(s))
        else:
            choice = decision(step).default(s)
        s.agenda.pop().take(s, choice)
        step = settle(s)
    pytest.fail("default answers never end the game")
