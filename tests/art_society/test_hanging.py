"""The rules of hanging, and when a hanging is final (p. 5)."""

from __future__ import annotations

import pytest

from art_society.builders import BOX, GAME, Sketch, table
from vernissage import AnswerError, Match
from vernissage.games.art_society.decor import GIVE, HangDecor
from vernissage.games.art_society.hanging import CONFIRM, HELD_FIRST, EndHanging
from vernissage.games.art_society.state import touch
from vernissage.table import codec

EXAMPLE = ("city 2x3 at 6,4", "portrait 4x2 at 8,4")


def example() -> Sketch:
    """The wall of ASL-EX-02, and a 3×2 to hang."""
    return table().wall(0, *EXAMPLE).takes(0, "landscape 3x2")


@pytest.mark.rule("ASL-071")
def test_a_new_tile_is_hung_on_the_own_wall_or_given_to_the_assistant() -> None:
    sketch = example()
    assert GIVE in sketch.options()
    sketch.answer("3,4")
    assert sketch.hung(0) == ["6,4", "8,4", "3,4"]
    assert [sketch.hung(seat) for seat in (1, 2)] == [[], []]
    given = example().answer(GIVE)
    assert given.hung(0) == ["6,4", "8,4"]
    assert given.view().players[0].assistant.genre == "landscape"


@pytest.mark.rule("ASL-EX-02")
def test_one_of_five_hangings_is_legal() -> None:
    sketch = example()
    assert sketch.why("3,4") == ""
    assert sketch.why("12,4") == "why-outside"
    assert sketch.why("1,1") == "why-touches-nothing"
    assert sketch.why("3,7") == "why-touches-nothing"
    assert sketch.why("4,4") == "why-covered"  # turned it would fit there, but it is never turned
    assert sketch.options() == [choice for choice in range(124) if sketch.why(choice) == ""]


@pytest.mark.rule("ASL-072")
def test_a_tile_stays_inside_the_grid() -> None:
    sketch = table().wall(0, "city 2x3 at 11,7").takes(0, "portrait 3x2")
    assert sketch.why("11,5") == "why-outside"
    assert sketch.why("10,9") == "why-outside"
    assert sketch.why("10,5") == ""
    for cell in sketch.cells():
        column, row = map(int, cell.split(","))
        assert column <= 10
        assert row <= 8


@pytest.mark.rule("ASL-073")
def test_a_tile_covers_no_other() -> None:
    sketch = table().wall(0, "city 2x3 at 6,4").takes(0, "portrait 2x2")
    for cell in ("6,4", "7,5", "5,3", "7,6"):
        assert sketch.why(cell) == "why-covered"
        assert cell not in sketch.cells()


@pytest.mark.rule("ASL-074")
def test_decor_is_a_tile_to_touch_too() -> None:
    sketch = table().wall(0, "city 2x3 at 6,4", "decor 1x1 at 8,4").takes(0, "portrait 2x2")
    assert "9,3" in sketch.cells()  # touches nothing but the decor
    assert sketch.why("10,4") == "why-touches-nothing"


@pytest.mark.rule("ASL-075")
def test_a_corner_is_not_enough() -> None:
    sketch = table().wall(0, "city 2x3 at 6,4").takes(0, "portrait 2x2")
    for cell in ("4,2", "8,2", "4,7", "8,7"):
        assert sketch.why(cell) == "why-touches-nothing"


@pytest.mark.rule("ASL-074", "ASL-075")
def test_the_cells_offered_are_those_found_by_looking() -> None:
    sketch = table().wall(0, *EXAMPLE, "still_life 3x3 at 1,1", "decor 1x3 at 4,2", "decor 2x1 at 5,2")
    sketch.takes(0, "landscape 2x4")
    painting = sketch.me(0).picked
    free = set(range(108)) - set(BOX.grid.listed(sketch.me(0).wall))
    found = [
        cell
        for cell in range(108)
        if BOX.grid.inside(cell, 2, 4)
        and set(BOX.grid.listed(BOX.cover[BOX.shape[painting]][cell])) <= free
        and any(touch(BOX, painting, cell, tile, there) for tile, there in sketch.me(0).tiles)
    ]
    assert [choice for choice in sketch.options() if choice < 108] == found


@pytest.mark.rule("ASL-076")
def test_a_painting_is_never_turned() -> None:
    sketch = table().wall(0, "city 2x3 at 6,4").covered(0, "1,1", "2,1", "3,1", "1,2", "2,2", "3,2")
    assert sketch.takes(0, "portrait 3x2").cells() == ["1,1"]
    turned = table().wall(0, "city 2x3 at 6,4").covered(0, "1,1", "2,1", "3,1", "1,2", "2,2", "3,2")
    assert turned.takes(0, "portrait 2x3").cells() == []


@pytest.mark.rule("ASL-077", "AO14")
def test_decor_is_taken_lying_or_standing_and_stays_so() -> None:
    free = ("1,1", "2,1", "3,1", "12,7", "12,8", "12,9")
    lying = table().wall(0, "city 2x3 at 6,4").covered(0, *free).then(HangDecor(0, 3))
    assert lying.cells() == ["1,1"]
    standing = table().wall(0, "city 2x3 at 6,4").covered(0, *free).then(HangDecor(0, 4))
    assert standing.cells() == ["12,7"]


@pytest.mark.rule("ASL-078")
def test_neither_frame_nor_genre_forbids_a_place() -> None:
    same = table().wall(0, "city gold 2x3 at 6,4").takes(0, "city gold 2x2")
    other = table().wall(0, "city gold 2x3 at 6,4").takes(0, "portrait wood 2x2")
    assert same.cells() == other.cells()


def started(seed: int = 8) -> tuple[Match, int]:
    """A match in which all have picked, and the first of them is to hang."""
    match = Match(GAME, 3, seed=seed)
    while match.waiting()[0].kind != "Hang":
        for asked in match.waiting():
            match.answer(asked.seat, asked.default)
    return match, match.waiting()[0].seat


@pytest.mark.rule("ASL-079", "A23")
def test_what_was_hung_this_round_moves_until_it_is_confirmed() -> None:
    match, seat = started()
    for option in match.waiting()[0].options[:5]:
        match.answer(seat, option.choice)
        assert match.view().players[seat].tiles[-1].cell == option.choice
        match.undo(seat)
        assert len(match.view().players[seat].tiles) == 1


@pytest.mark.rule("ASL-080", "ASL-081", "A23")
def test_a_confirmed_hanging_is_final() -> None:
    match, seat = started()
    match.answer(seat, match.waiting()[0].options[0].choice)
    while match.waiting()[0].kind != "ConfirmHanging":
        match.answer(seat, match.waiting()[0].default)
    assert match.can_undo(seat)
    assert [option.final for option in match.waiting()[0].options] == ["reveal"]
    match.answer(seat, CONFIRM)
    assert not match.can_undo(seat)
    with pytest.raises(AnswerError):
        match.undo(seat)


@pytest.mark.rule("ASL-081")
def test_confirming_is_asked_even_when_nothing_else_is_possible() -> None:
    sketch = example().answer("3,4")
    assert sketch.asked() == "ConfirmHanging"
    assert sketch.options() == [CONFIRM]
    assert EndHanging(0).reveals(sketch.s)


@pytest.mark.rule("ASL-082")
def test_the_next_lots_wait_for_all_confirmations() -> None:
    match, _ = started()
    while match.waiting()[0].kind != "ChooseLot":
        for asked in match.waiting():
            match.answer(asked.seat, asked.default)
    steps = [event.step[0] for event in match.events()]
    start = steps.index("RevealBids")
    assert steps[start:].count("EndHanging") == 3
    assert "TurnLot" not in steps[start:]
    assert len(steps) - 1 - steps[::-1].index("EndHanging") < len(steps) - 1 - steps[::-1].index("NewRound")


@pytest.mark.rule("AO2")
def test_moving_a_painting_gives_its_decor_back() -> None:
    sketch = table().wall(0, "city gold 2x3 at 6,4").takes(0, "portrait gold 2x2")
    match = Match.from_position(GAME, codec.encode(GAME, sketch.whole()))
    match.answer(0, sketch.options()[0])
    assert match.waiting()[0].kind == "HangDecor"
    match.answer(0, match.waiting()[0].options[0].choice)
    assert match.view().decor[0].left == 47
    match.undo(0)
    assert match.view().decor[0].left == 48
    match.undo(0)
    assert match.waiting()[0].kind == "Hang"
    match.answer(0, sketch.options()[1])
    assert match.waiting()[0].kind == "HangDecor"
    assert match.view().decor[0].left == 48


@pytest.mark.rule("AO2")
def test_a_tile_just_given_is_hung_from_there_only_after_another() -> None:
    sketch = table().wall(0, "city gold 2x3 at 6,4").takes(0, "portrait shell 2x2").answer(GIVE)
    assert sketch.options() == [CONFIRM]
    assert sketch.why(0) == "why-just-given"
    again = table().wall(0, "city gold 2x3 at 6,4").assistant(0, "portrait gold 2x2").takes(0, "landscape wood 2x2")
    again.answer(HELD_FIRST, "8,4", GIVE)  # the decor it earned is given; the new painting is still to hang
    assert again.asked() == "Hang"
    assert again.why(HELD_FIRST) == "why-just-given"
    again.answer("8,6")
    assert again.asked() == "ConfirmHanging"
    assert again.options() == [0, CONFIRM]
