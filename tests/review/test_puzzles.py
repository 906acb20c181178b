"""Puzzles as they are shipped: sound, proven, and the same proof again; how ratings follow from tries."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from vernissage import Dice, Game, Match, games
from vernissage.bots import LEVELS, Known
from vernissage.review.judge import Judge
from vernissage.review.proving import prove, proven_again, same
from vernissage.review.puzzles import Puzzle, fits, known, of_the_day, puzzle, rated, read, shipped, written
from vernissage.review.sample import CLEAR
from vernissage.table import codec

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
CLEARLY = 0.03


def quick(one: Puzzle) -> Puzzle:
    """The puzzle whose proof takes least."""
    return min(shipped(one.game), key=lambda other: other.proof.guesses * len(other.answers))


@every_game
def test_every_puzzle_is_one_by_the_rules(game: Game) -> None:
    assert shipped(game.name)
    assert len({one.id for one in shipped(game.name)}) == len(shipped(game.name))
    for one in shipped(game.name):
        assert fits(one), one.id
        assert one.game == game.name
        assert one.answers[0].choice == one.best != one.greedy
        assert [other.loss for other in one.answers] == sorted(other.loss for other in one.answers)
        assert all(other.loss >= CLEARLY and other.loss > CLEAR * other.error for other in one.answers[1:])
        assert set(one.levels) == set(LEVELS)


@every_game
def test_a_proof_can_be_made_again(game: Game) -> None:
    """Of one answer against one other, in full: `scripts/puzzles.py check` does so for all."""
    one = quick(shipped(game.name)[0])
    again = proven_again(one)
    if again.proof.judgement == one.proof.judgement:
        assert same(again.answers, one.answers)
    else:
        assert again.clear(), "the game is judged otherwise by now: `scripts/puzzles.py check`, and mine again"


@every_game
def test_a_proof_does_not_know_what_its_seat_does_not(game: Game) -> None:
    one = shipped(game.name)[0]
    match, judge = one.match(), Judge(game, one.seats)
    worlds = [match.state, game.guess(match.state, one.seat, Dice(77))]
    proofs = [prove(judge, Known(game, s, one.seat), one.best, 5, 4, 10) for s in worlds]
    assert proofs[0] == proofs[1]


def test_the_page_says_what_is_shipped() -> None:
    page = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text("utf-8")
    rows = re.findall(r"^\| ([^|]+) \| (\d+) \| (\d) (?:to|and) (\d) \| (\d+) to (\d+) \|$", page, re.MULTILINE)
    told = {title: tuple(map(int, numbers)) for title, *numbers in rows}
    for game in games():
        seats, ratings = ([getattr(one, name) for one in shipped(game.name)] for name in ("seats", "rating"))
        found = (len(ratings), min(seats), max(seats), min(ratings), max(ratings))
        assert told[game.title] == found, f"{game.title}: {found}"


def test_a_file_comes_back_as_it_was_written() -> None:
    for game in games():
        found = list(shipped(game.name))
        assert sorted(read(written(found)), key=lambda one: (one.rating, one.id)) == found


def test_what_does_not_belong_is_left_out() -> None:
    one = shipped("gallerist")[0]
    later = msgspec.structs.replace(one, position=one.position | {"version": 10_000})
    other = msgspec.structs.replace(one, best=one.answers[1].choice)
    renamed = msgspec.structs.replace(one, id="0123456789")
    assert not any(map(known, (later, other, renamed)))
    assert read(written([later, other, renamed, one])) == [one]
    assert not fits(msgspec.structs.replace(one, answers=one.answers[:-1]))
    assert not fits(msgspec.structs.replace(one, kind="Dance"))
    with pytest.raises(msgspec.MsgspecError):
        read('{"puzzles": [{"id": 5}]}')
    with pytest.raises(LookupError):
        puzzle("gallerist", "0123456789")


def test_a_position_of_earlier_rules_is_read_by_them() -> None:
    """A puzzle keeps to the rules that its position was played by."""
    game = next(game for game in games() if game.added)
    match = Match(game, 2, seed=3, version=1)
    assert codec.version_of(game, match.position()) == 1
    again = Match(game, 2, start=match.position(), answers=(), known=True)
    assert again.version == 1


@every_game
def test_there_is_one_for_every_day(game: Game) -> None:
    number = len(shipped(game.name))
    days = [of_the_day(game.name, day) for day in range(number * 3, number * 4)]
    assert {one.id for one in days if one} == {one.id for one in shipped(game.name)}


def test_ratings_follow_from_who_solves_it() -> None:
    levels = [(1000.0, 0, 40), (1300.0, 2, 40), (1600.0, 10, 40), (2000.0, 36, 40)]
    harder = [(1000.0, 0, 40), (1300.0, 0, 40), (1600.0, 2, 40), (2000.0, 20, 40)]
    assert 1500 < rated(levels, reverse=True) < rated(harder, reverse=True) < 2300
    assert rated([]) == 1500
    assert rated([(1800.0, 1, 1)]) > 1500 > rated([(1200.0, 0, 1)])
    assert rated([(1800.0, 50, 50)]) < 3000, "whoever solves all is strong, not without end"
