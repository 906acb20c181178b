"""Picking and hanging as phases of their own (Aperçu, ch. 2, p. 5; A23)."""

from __future__ import annotations

import pytest

from art_society.builders import GAME, Sketch, table
from vernissage import Match
from vernissage.games.art_society.hanging import CONFIRM, EXCHANGE_MUSEUM, KEEP_EXCESS
from vernissage.table import codec

LOTS = ("city silver 2x2", "portrait silver 2x3", "landscape silver 3x2", "still_life silver 2x2")
"""No frame matches those of the walls."""


def auction(*bids: int) -> Sketch:
    """Three players have bid for four lots."""
    sketch = table()
    for seat in range(3):
        sketch.wall(seat, "city 2x3 at 6,4")
    return sketch.auction(*LOTS).bid(*bids)


def asked(sketch: Sketch) -> tuple[str, int]:
    """What is asked, and of whom."""
    assert sketch.step is not None
    return sketch.asked(), sketch.step.asks(sketch.s)


@pytest.mark.rule("A23", "AO1", "ASL-079")
def test_all_pick_then_all_hang_both_in_the_order_of_the_bids() -> None:
    sketch = auction(4, 17, 9)
    found = []
    for choice in (2, 0, 1, "8,4", CONFIRM, "8,4", CONFIRM, "8,4", CONFIRM):
        found.append(asked(sketch))
        sketch.answer(choice)
    picks = [("Pick", seat) for seat in (1, 2, 0)]
    assert found == picks + [(kind, seat) for seat in (1, 2, 0) for kind in ("Hang", "ConfirmHanging")]
    assert sketch.s.museum == (sketch.s.museum[0],)
    assert asked(sketch) == ("ChooseLot", 1)


@pytest.mark.rule("A23")
def test_everybody_hangs_knowing_what_the_others_took_and_what_is_unsold() -> None:
    sketch = auction(4, 17, 9).answer(2, 0, 1)
    assert asked(sketch) == ("Hang", 1)
    for seat in range(3):
        view = sketch.view(seat)
        assert [player.picked.genre for player in view.players] == ["portrait", "landscape", "city"]
        assert [lot and lot.genre for lot in view.lots] == [None, None, None, "still_life"]
        assert (view.picking, view.to_hang) == ((), (1, 2, 0))
    sketch.answer("8,4", CONFIRM)
    assert sketch.view().to_hang == (2, 0)
    assert sketch.view().players[1].picked is None


@pytest.mark.rule("A23")
def test_a_hanging_moves_until_its_player_confirms_though_others_wait() -> None:
    sketch = auction(4, 17, 9).answer(2, 0, 1)
    match = Match.from_position(GAME, codec.encode(GAME, sketch.whole()))
    assert not any(match.can_undo(seat) for seat in range(3))
    for cell in (43, 55, 31):
        match.answer(1, cell)
        assert match.view().players[1].tiles[-1].cell == cell
        match.undo(1)
    assert match.view().players[1].picked is not None  # as far as the pick, and no further
    assert not match.can_undo(1)
    match.answer(1, 43)
    match.answer(1, CONFIRM)
    assert not match.can_undo(1)
    assert match.asked() == [2]


@pytest.mark.rule("A23", "ASL-133")
def test_the_museum_is_exchanged_with_in_turn_and_the_unsold_lot_is_not_there_yet() -> None:
    sketch = table(2).museum("landscape 2x2")
    for seat in (0, 1):
        sketch.wall(seat, "city 2x3 at 6,4").covered(seat, "1,1", "2,1", "1,2", "2,2")
    sketch.auction("landscape 5x4", "landscape 4x5", "landscape 5x5").bid(9, 4).answer(0, 1)
    small = sketch.s.museum[0]
    assert asked(sketch) == ("Hang", 0)
    sketch.answer(EXCHANGE_MUSEUM)  # the only painting there is, and the only place: both forced
    assert [tile for tile, _ in sketch.me(0).tiles][-1] == small
    assert len(sketch.s.museum) == 1
    sketch.answer(CONFIRM)
    assert asked(sketch) == ("Hang", 1)
    assert sketch.why(EXCHANGE_MUSEUM) == "why-museum-offers-none"  # the unsold 5×5 comes later; the 5×4 is too large
    sketch.answer(KEEP_EXCESS, "2,1", CONFIRM)
    assert len(sketch.s.museum) == 2


@pytest.mark.rule("A23")
def test_the_absent_pick_and_hang_in_their_turn() -> None:
    match = Match(GAME, 4, seed=5)
    while match.view().round < 4:
        for waiting in match.waiting():
            match.answer_default(waiting.seat)
    kinds = [event.step[0] for event in match.events() if event.step[0] in ("Pick", "Hang", "EndHanging")]
    assert kinds == (["Pick"] * 4 + ["Hang", "EndHanging"] * 4) * 3


@pytest.mark.rule("A01")
def test_a_game_begun_under_version_1_hangs_before_the_next_pick() -> None:
    match = Match(GAME, 3, seed=8, version=1)
    while match.view().round < 3:
        for waiting in match.waiting():
            match.answer_default(waiting.seat)
    kinds = [event.step[0] for event in match.events() if event.step[0] in ("Pick", "EndPick", "Hang", "EndHanging")]
    assert kinds == ["Pick", "Hang", "EndHanging"] * 6
    again = Match.from_record(match.record())
    assert (again.version, again.position()) == (1, match.position())
    assert "version" not in match.position()  # written in the shape it had
    seat = match.waiting()[0].seat
    assert Match.from_position(GAME, match.position()).asked() == [seat]
