"""The start of a game (§ 2)."""

from __future__ import annotations

from typing import Any

import pytest

from bioutifoul.builders import BOX
from vernissage import Dice, Match, play, play_out, roll, settle
from vernissage.core.rows import kinds, size
from vernissage.core.step import Chance
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.setup import FirstPlayer
from vernissage.games.bioutifoul.state import State, exhibition_pile
from vernissage.table import codec

every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def start(seats: int, seed: int = 1) -> State:
    """A game whose first player is asked for the first time."""
    s: State = GAME.setup(BOX, seats, {})
    dice = Dice(seed)
    step = settle(s)
    while isinstance(step, Chance):
        step = play(s, roll(s, step, dice))
    return s


@pytest.mark.rule("BIL-012")
def test_the_column_is_rated_from_four_to_one() -> None:
    view = Match(GAME, 4, seed=2).view()
    assert [view.ratings[artist] for artist in view.column] == [4, 3, 2, 1]


@pytest.mark.rule("BIL-013")
def test_the_column_is_laid_out_at_random() -> None:
    columns = {start(3, seed).places for seed in range(300)}
    assert len(columns) == 24


@pytest.mark.rule("BIL-014", "BIL-015")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_six_exhibitions_face_up_and_fourteen_in_the_pile(seats: int) -> None:
    view = Match(GAME, seats, seed=3).view()
    assert len(view.market_exhibitions) == 6
    assert view.exhibition_pile == 14
    assert view.exhibitions_removed == 0


@pytest.mark.rule("BIL-016", "BIL-018", "BIL-019")
def test_with_two_players_five_are_removed_and_four_lie_face_up() -> None:
    view = Match(GAME, 2, seed=3).view()
    assert view.exhibitions_removed == 5
    assert len(view.market_exhibitions) == 4
    assert view.exhibition_pile == 11


@pytest.mark.rule("BIL-016")
def test_any_exhibition_may_be_among_the_removed() -> None:
    left: set[int] = set()
    for seed in range(120):
        s: State = GAME.setup(BOX, 2, {})
        play_out(s, Dice(seed), 10_000)
        if exhibition_pile(s) == 0:
            assert size(s.unseen_exhibitions) == 5
            left |= set(kinds(s.unseen_exhibitions))
    assert left == set(range(6))


@pytest.mark.rule("BIL-017")
def test_nobody_can_tell_the_removed_exhibitions_from_the_pile() -> None:
    s = start(2)
    for reader in (-4, 0, 1):
        view = GAME.view(s, reader)
        assert len(view.exhibitions_unseen) == view.exhibition_pile + view.exhibitions_removed == 16
    assert not [field for field in codec.encode(GAME, s) if "removed" in field]  # the position does not say either


@pytest.mark.rule("BIL-020", "BIL-021")
@every_number
def test_six_works_face_up_and_eighteen_in_the_pile(seats: int) -> None:
    s: State = GAME.setup(BOX, seats, {})
    dice = Dice(seats)
    step = settle(s)
    while step is not None and not isinstance(step, FirstPlayer):
        step = play(s, roll(s, step, dice))
    assert size(s.market_works) == 6
    assert size(s.work_pile) == 18


@pytest.mark.rule("BIL-022")
@every_number
def test_three_gold_each(seats: int) -> None:
    assert [player.gold for player in start(seats).players] == [3] * seats


@pytest.mark.rule("BIL-023", "BIL-024")
@every_number
def test_three_influence_cards_each(seats: int) -> None:
    s = start(seats)
    assert [size(player.influence) for player in s.players] == [3] * seats
    assert size(s.influence_pile) == {2: 18, 3: 15, 4: 12, 5: 9, 6: 6}[seats]


@pytest.mark.rule("BIL-025")
def test_galleries_start_empty() -> None:
    for player in start(6).players:
        assert not size(player.works)
        assert not size(player.exhibitions)


@pytest.mark.rule("BIL-026")
@every_number
def test_the_first_player_is_chosen_at_random(seats: int) -> None:
    assert {start(seats, seed).first for seed in range(80)} == set(range(seats))
    s = start(seats)
    assert s.turn == s.first


@pytest.mark.rule("BIL-027")
@every_number
def test_turns_go_clockwise(seats: int) -> None:
    match = Match(GAME, seats, seed=9)
    turns: list[Any] = []
    while len(turns) < 2 * seats:
        if not turns or turns[-1] != match.view().turn:
            turns.append(match.view().turn)
        asked = match.waiting()[0]
        match.answer(asked.seat, asked.default)
    first = turns[0]
    assert turns == [(first + i) % seats for i in range(2 * seats)]


@pytest.mark.rule("BIL-028", "B07")
def test_a_dealt_hand_is_seen_by_its_owner_alone() -> None:
    s = start(4)
    for reader in (-4, 0, 1, 2, 3):
        players = GAME.view(s, reader).players
        assert [player.influence for player in players] == [3, 3, 3, 3]
        assert [player.hidden is not None for player in players] == [seat == reader for seat in range(4)]
        assert [player.known for player in players] == [()] * 4


@pytest.mark.rule("BIL-029")
def test_piles_show_their_numbers_and_no_order() -> None:
    view = GAME.view(start(3), 0)
    assert (view.work_pile, view.exhibition_pile, view.influence_pile) == (18, 14, 15)
    assert view.work_pile_holds == tuple(sorted(view.work_pile_holds))
    assert view.exhibitions_unseen == tuple(sorted(view.exhibitions_unseen))
    assert not hasattr(view, "influence_pile_holds")
