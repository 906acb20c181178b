"""Why an answer is better: numbers that a player understands, each told once, and the turn to its end."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bioutifoul.builders import answer, table
from vernissage import Game, games
from vernissage.bots import Known
from vernissage.games.bioutifoul import GAME
from vernissage.review import words
from vernissage.review.judge import Judge
from vernissage.review.proving import boards, in_another_order
from vernissage.review.puzzles import Puzzle, shipped
from vernissage.review.report import Fact

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


def known(puzzle: Puzzle) -> Known:
    match = puzzle.match()
    return Known(match.game, match.state, puzzle.seat)


@every_game
def test_every_puzzle_tells_why_its_answer_is_better_than_greedy_play(game: Game) -> None:
    for one in shipped(game.name):
        told = one.compared(one.greedy)
        assert told.facts or told.others, one.id


@every_game
def test_facts_are_the_reasons_of_the_game_and_what_all_share_is_nobodys_board(game: Game) -> None:
    reasons = words.reasons(game)

    def named(id: str, args: Mapping[str, int | str]) -> tuple[object, ...]:
        return id, *sorted(args.items())

    names = {named(figure.line.id, figure.line.args) for figure in reasons}
    shared = {named(figure.line.id, figure.line.args) for figure in reasons if figure.shared}

    def name(fact: Fact) -> tuple[object, ...]:
        return named(fact.figure.id, fact.figure.args)

    for one in shipped(game.name):
        for each in one.answers:
            assert {name(fact) for fact in (*each.facts, *each.others)} <= names, one.id
            assert not {name(fact) for fact in each.others} & shared, one.id


@every_game
def test_what_is_shared_is_the_same_for_everybody(game: Game) -> None:
    reasons = words.reasons(game)
    for one in shipped(game.name):
        s = one.match().state
        for place, figure in enumerate(reasons):
            numbers = {figure.read(s, seat) for seat in range(one.seats)}
            assert not figure.shared or len(numbers) == 1, figure.line
            if figure.shared:
                assert boards(reasons, s, one.seat)[len(reasons) + place] == 0.0


@every_game
def test_no_puzzle_only_asks_in_which_order_the_same_is_done(game: Game) -> None:
    for one in shipped(game.name):
        judge = Judge(game, one.seats)
        assert not in_another_order(judge, known(one), one.line, one.proof.seed), one.id


def test_the_same_answers_in_another_order_are_found() -> None:
    """Two works are bought for an exhibition of both: whichever first, the turn ends alike."""
    t = table(2).market("AHHRSS", "AR HS").player(0, gold=9).acting(0)
    step, judge = t.step, Judge(GAME, 2)
    assert step is not None
    position, offset = Known(GAME, t.s, 0), judge.offsets[type(step)]

    def alike(*words: str) -> bool:
        return in_another_order(judge, position, tuple(offset + answer(word, step) for word in words), 1)

    assert alike("buy A", "buy R", "mount AR")
    assert alike("buy A", "buy R", "buy S")
    assert not alike("end")


def test_a_turn_of_small_answers_is_told_to_its_end() -> None:
    """Whoever lowers an artist does so to buy: the solution says what."""
    lowering = [one for one in shipped("bioutifoul") if one.kind == "MoveArtist"]
    assert sum(len(one.follows) > 1 for one in lowering) > len(lowering) / 2
    for one in shipped("bioutifoul"):
        assert one.follows[0] == one.answers[0].label
