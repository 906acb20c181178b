"""Puzzles in a house: shown without their answer, answered once, and played on from."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from house_layer.home import ANNA, HUGO, home, show
from server.clocks import HeldClock
from vernissage import Dice
from vernissage.games import games
from vernissage.house import puzzling
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.protocol.puzzles import PuzzleSolved, PuzzleTable, PuzzleTry
from vernissage.house.protocol.whatif import WhatIf
from vernissage.house.reader import Reader
from vernissage.review.puzzles import Puzzle, shipped
from vernissage.table import codec

NAMES = [game.name for game in games()]
DAY = 86_400


def first(name: str) -> Puzzle:
    return shipped(name)[0]


def wrong(puzzle: Puzzle) -> int:
    return puzzle.answers[-1].choice


async def tried(house: House, reader: Reader, puzzle: Puzzle, choice: int | None) -> PuzzleSolved:
    return await puzzling.attempt(house, reader, puzzle.game, puzzle.id, PuzzleTry(choice=choice))


@pytest.mark.parametrize("name", NAMES)
async def test_a_puzzle_is_a_table_that_waits_for_whoever_reads(name: str) -> None:
    puzzle = first(name)
    async with home() as house:
        shown = await puzzling.show(house, ANNA, name, puzzle.id)
        update = shown.update
        assert update.waiting is not None
        assert update.reader == puzzle.seat == update.waiting.seat
        assert update.waiting.kind == puzzle.kind
        assert [one.choice for one in update.waiting.options] == sorted(one.choice for one in puzzle.answers)
        assert update.mine == [puzzle.seat]
        assert update.position is not None
        assert update.position.view == puzzle.match().view(puzzle.seat)
        french = await puzzling.show(house, HUGO, name, puzzle.id)
        assert french.update.waiting is not None
        assert french.update.waiting.prompt.text != update.waiting.prompt.text
        assert await house.ports.shelf.hosts() == [], "nothing is kept of it"


@pytest.mark.parametrize("name", NAMES)
async def test_nothing_that_is_hidden_from_its_seat_makes_a_difference(name: str) -> None:
    """Whatever lies face down is dealt otherwise, and the puzzle is shown in the same bytes."""
    puzzle = first(name)
    match = puzzle.match()
    other = codec.encode(match.game, match.game.guess(match.state, puzzle.seat, Dice(99)))
    twin = msgspec.structs.replace(puzzle, position=other)
    async with home() as house:
        seen = []
        for one in (puzzle, twin):
            room = await puzzling.opened(house, one)
            update = await show(room, puzzling.as_solver(ANNA), puzzle.seat)
            seen.append(msgspec.json.encode(msgspec.structs.replace(update, table="", invitation="")))
        assert seen[0] == seen[1]


async def test_the_answer_does_not_leave_before_a_try() -> None:
    async with home() as house:
        for name in NAMES:
            puzzle = first(name)
            listed = await puzzling.listed(house, ANNA, name)
            shown = await puzzling.show(house, ANNA, name, puzzle.id)
            for told in (await puzzling.book(house, ANNA), listed, shown.puzzle):
                text = msgspec.json.encode(told).decode()
                assert not any(word in text for word in ("best", "chance", "greedy", "follows", "loss"))
            with pytest.raises(Refused, match="error-puzzle-untried"):
                await puzzling.play_on(house, ANNA, name, puzzle.id, PuzzleTable())


async def test_the_first_try_counts() -> None:
    puzzle, other = shipped("masters-gallery")[:2]
    async with home() as house:
        missed = await tried(house, ANNA, puzzle, wrong(puzzle))
        assert (missed.right, missed.counted, missed.puzzle.state) == (False, True, "missed")
        again = await tried(house, ANNA, puzzle, puzzle.best)
        assert (again.right, again.counted, again.puzzle.state) == (True, False, "missed")
        solved = await tried(house, ANNA, other, other.best)
        assert (solved.right, solved.counted, solved.puzzle.state) == (True, True, "solved")
        progress = (await puzzling.listed(house, ANNA, "masters-gallery")).progress
        assert (progress.solved, progress.missed) == (1, 1)
        assert progress == solved.progress
        assert progress.next in {one.id for one in shipped("masters-gallery")} - {puzzle.id, other.id} | {""}
        assert (progress.next == "") == (len(shipped("masters-gallery")) == 2)
        assert (await puzzling.listed(house, HUGO, "masters-gallery")).progress.solved == 0
        kept = (await puzzling.kept(house.ports, "anna"))["tried"]
        assert [(one["puzzle"], one["solved"]) for one in kept] == [(puzzle.id, False), (other.id, True)]


async def test_who_wants_to_be_shown_has_missed_it() -> None:
    puzzle = first("bioutifoul")
    async with home() as house:
        shown = await tried(house, ANNA, puzzle, None)
        assert (shown.right, shown.given, shown.puzzle.state) == (False, None, "missed")
        assert shown.best == puzzle.best == shown.answers[0].choice


@pytest.mark.parametrize("name", NAMES)
async def test_the_proof_is_told_of_every_answer_in_both_languages(name: str) -> None:
    async with home() as house:
        for puzzle in shipped(name):
            english = await tried(house, ANNA, puzzle, puzzle.best)
            french = await tried(house, replace(ANNA, lang="fr"), puzzle, puzzle.best)
            for solved in (english, french):
                assert all(one.label and "{" not in one.label for one in solved.answers)
                assert all(one.loss > 0 for one in solved.answers[1:])
                assert solved.answers[0].loss == 0
                assert [one.level for one in solved.levels] == ["sketch", "study", "glaze", "varnish", "master"]
            assert [one.choice for one in english.answers] == [one.choice for one in french.answers]


async def test_what_does_not_exist_is_refused() -> None:
    puzzle = first("masters-gallery")
    async with home() as house:
        with pytest.raises(Refused, match="error-no-game"):
            await puzzling.listed(house, ANNA, "chess")
        with pytest.raises(Refused, match="error-no-puzzle"):
            await puzzling.show(house, ANNA, "bioutifoul", puzzle.id)
        with pytest.raises(Refused, match="error-no-such-choice"):
            await tried(house, ANNA, puzzle, 99_999)
        assert await house.ports.shelf.puzzles.tried("anna") == {}


async def test_there_is_one_a_day_for_everybody_and_all_have_their_turn() -> None:
    async with home() as house:
        clock = house.ports.clock
        assert isinstance(clock, HeldClock)
        seen: list[str] = []
        number = len(shipped("bioutifoul"))
        clock.time = (int(clock.date() // DAY) // number + 1) * number * DAY + 5.0 - (clock.date() - clock.time)
        for _ in range(number):
            book = await puzzling.book(house, ANNA)
            assert (await puzzling.book(house, HUGO)).today == book.today
            seen += [one.today.id for one in book.games if one.game == "bioutifoul"]
            clock.time += DAY
        assert sorted(seen) == sorted(one.id for one in shipped("bioutifoul"))


async def test_the_games_take_turns_on_the_first_page() -> None:
    async with home() as house:
        clock, seen = house.ports.clock, []
        assert isinstance(clock, HeldClock)
        for _ in range(len(NAMES)):
            today = (await puzzling.book(house, ANNA)).today
            assert today is not None
            seen.append(today.game)
            clock.time += DAY
        assert sorted(seen) == sorted(NAMES)


async def test_days_in_a_row_are_counted_and_today_still_has_time() -> None:
    async with home() as house:
        clock = house.ports.clock
        assert isinstance(clock, HeldClock)
        counted = []
        for name, right in (
            ("masters-gallery", True),
            ("gallerist", True),
            ("bioutifoul", False),
            ("art-society", True),
        ):
            puzzle = first(name)
            before = (await puzzling.book(house, ANNA)).streak
            await tried(house, ANNA, puzzle, puzzle.best if right else wrong(puzzle))
            counted.append((before, (await puzzling.book(house, ANNA)).streak))
            clock.time += DAY
        assert counted == [(0, 1), (1, 2), (2, 2), (0, 1)]
        assert (await puzzling.book(house, HUGO)).streak == 0


@pytest.mark.parametrize("name", NAMES)
async def test_it_is_played_on_from_there(name: str) -> None:
    puzzle = first(name)
    async with home() as house:
        await tried(house, ANNA, puzzle, puzzle.best)
        made = await puzzling.play_on(house, ANNA, name, puzzle.id, PuzzleTable(level="sketch"))
        room = await house.room(made.id)
        assert room.seats[puzzle.seat].holder == "anna"
        assert {seat.level for seat in room.seats if seat.seat != puzzle.seat} == {"sketch"}
        async with room.hold():
            assert room.playing.start == puzzle.position


@pytest.mark.parametrize("name", NAMES)
async def test_answers_can_be_tried_before_one_is_given(name: str) -> None:
    puzzle = first(name)
    async with home() as house:
        update = (await puzzling.show(house, ANNA, name, puzzle.id)).update
        for answer in puzzle.answers:
            data = WhatIf(seat=puzzle.seat, seq=update.seq, answers=[answer.choice])
            found = await puzzling.what_if(house, ANNA, name, puzzle.id, data)
            assert found.position.reader == puzzle.seat
