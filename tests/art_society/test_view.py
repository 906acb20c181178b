"""What a seat may know: complete for a board, and not a card more."""

from __future__ import annotations

from typing import Any

import pytest

from art_society.builders import BOX, GAME, table
from vernissage import SPECTATOR, Dice, Match, PositionError, play_out, settle
from vernissage.games.art_society.box import CELLS
from vernissage.games.art_society.encode import pieces
from vernissage.games.art_society.exchange import FORMS
from vernissage.games.art_society.scoring import scores
from vernissage.games.art_society.view import DecorDue
from vernissage.table import codec


def part(name: str, seats: int, numbers: list[float]) -> list[float]:
    """One named part of an encoding."""
    start = 0
    for piece, length in pieces(seats):
        if piece == name:
            return numbers[start : start + length]
        start += length
    raise KeyError(name)


def test_a_view_draws_the_whole_wall() -> None:
    sketch = table(2).wall(0, "city gold 2x3 at 6,4", "decor 1x2 at 8,4").assistant(0, "landscape silver 2x2")
    player = sketch.view().players[0]
    first, second = player.tiles
    assert (first.genre, first.frame, first.width, first.height) == ("city", "gold", 2, 3)
    assert (first.column, first.row, first.value) == (5, 3, 4)
    assert (second.kind, second.width, second.height, second.value) == ("decor", 1, 2, 2)
    assert player.assistant.frame == "silver"
    assert player.free == 108 - 8


def test_a_view_tells_which_tile_is_being_hung() -> None:
    sketch = table(2).wall(0, "city gold 2x3 at 6,4", "landscape gold 2x2 at 6,7").takes(0, "still_life gold 2x3")
    assert (sketch.view(1).hanging.seat, sketch.view(1).hanging.genre) == (0, "still_life")
    sketch.answer("8,5")
    assert sketch.view(1).hanging is None
    assert sketch.view(1).decor_due == DecorDue(seat=0, left=2, several=False, wanted=0)
    sketch.answer(2)
    assert (sketch.view().hanging.width, sketch.view().hanging.height) == (1, 2)
    assert sketch.view().decor_due is None


def test_a_view_tells_who_picks_after_whom() -> None:
    sketch = table(3).auction("city 2x2", "portrait 2x2", "landscape 2x2", "still_life 2x2")
    assert sketch.view().picking == ()
    assert sketch.bid(4, 9, 9).view(0).picking == (2, 1, 0)
    assert sketch.answer(0).view(0).picking == (1, 0)


def test_the_secrets_of_others_are_nowhere_in_a_view() -> None:
    sketch = table(2).auction("city 2x2", "portrait 2x2", "landscape 2x2").bid(13)
    twin = sketch.s.copy()
    twin.players[0].hand, twin.players[0].sealed = twin.players[0].hand ^ (1 << 12 | 1 << 6), 7
    for seat in (1, SPECTATOR):
        assert GAME.view(twin, seat) == sketch.view(seat)
    assert GAME.view(twin, 0) != sketch.view(0)


@pytest.mark.parametrize("seed", range(4))
def test_the_score_sheet_is_right_at_every_moment(seed: int) -> None:
    s = GAME.setup(BOX, 3, {})
    dice = Dice(seed)
    while settle(s) is not None:
        play_out(s, dice, 9)
        totals = [0, 0, 0]
        for line in GAME.score_sheet(GAME.view(s, SPECTATOR)):
            totals[line.seat] += line.points
        assert totals == scores(s)


def test_the_encoding_shows_the_seats_own_cards_and_walls_first() -> None:
    sketch = table(2).wall(1, "city gold 2x3 at 6,4", "decor 1x1 at 8,4").hand(1, 4, 20).lots("landscape 5x5")
    numbers = GAME.encoded(sketch.s, 1)
    assert part("hand", 2, numbers) == [float(card in (4, 20)) for card in range(1, 21)]
    walls = part("walls", 2, numbers)
    assert [cell for cell in range(CELLS) if walls[cell]] == [43]
    assert [cell for cell in range(CELLS) if walls[CELLS + cell]] == [41, 42, 53, 54, 65, 66]
    assert not any(walls[len(walls) // 2 :])
    assert part("lots", 2, numbers)[:3] == [1.0, 1.0, 1.0]
    assert part("gavel", 2, numbers) == [0.0, 1.0]


def test_the_numbers_know_which_bids_the_others_have_left_but_not_which_of_them_is_sealed() -> None:
    """Every bid was turned up before all: whoever remembers knows what is left of the others' cards."""
    sketch = table(2).auction("city 2x2", "portrait 2x2", "landscape 2x2")
    sketch.me(0).hand, sketch.me(1).hand = 0b1011, 0b1100
    sketch.bid(2)
    left = part("remaining", 2, GAME.encoded(sketch.s, 1))
    assert left[:20] == [0.0, 0.0, 1.0, 1.0] + [0.0] * 16, "the reader's own come first"
    assert left[20:] == [1.0, 1.0, 0.0, 1.0] + [0.0] * 16, "2 is sealed, and any of the three might be"


def position(**changes: Any) -> dict[str, Any]:
    """A position as data, with some fields of the first player changed."""
    s = GAME.setup(BOX, 2, {})
    play_out(s, Dice(3), 40)
    data = codec.encode(GAME, s)
    data["players"][0] |= changes
    return data


@pytest.mark.parametrize(
    "changes",
    [
        {"wall": [0, 0, 0]},
        {"tiles": []},
        {"hand": 3},
        {"assistant": 60},
        {"excess": [5]},
        {"pile": []},
        {"sealed": 0},
    ],
)
def test_a_position_with_a_piece_too_many_or_too_few_is_refused(changes: dict[str, Any]) -> None:
    assert Match.from_position(GAME, position()).asked()
    with pytest.raises(PositionError):
        Match.from_position(GAME, position(**changes))


def test_a_position_may_wait_for_any_way_of_exchanging_decor() -> None:
    for form in range(FORMS):
        data = position()
        data["agenda"].append(["ExchangeLine", 0, form])
        with pytest.raises(PositionError) as refused:
            Match.from_position(GAME, data)
        assert "form" not in str(refused.value)  # there is no such line on the wall, but there may be
    data["agenda"][-1] = ["ExchangeLine", 0, FORMS]
    with pytest.raises(PositionError, match="form"):
        Match.from_position(GAME, data)


def test_overlapping_tiles_are_no_position() -> None:
    data = position()
    tiles = data["players"][0]["tiles"]
    tiles[-1][1] = tiles[0][1]
    with pytest.raises(PositionError):
        Match.from_position(GAME, data)
