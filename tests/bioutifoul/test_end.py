"""The end of the game (§ 8)."""

from __future__ import annotations

import pytest

from bioutifoul.builders import Sketch, shop, table
from vernissage.games.bioutifoul import GAME


def nearly_over(seats: int = 3, first: int = 0) -> Sketch:
    """One exhibition in the pile, and everybody able to mount one."""
    t = table(seats).market("AAHHRS", "AH AR AS HR HS RS")
    for seat in range(seats):
        t.player(seat, gold=0, works="AH" if seat % 2 else "RS")
    t.s.first = first
    return t.piles(influence="", shows="HR")


@pytest.mark.rule("BIL-102", "B09")
def test_the_end_comes_when_a_refill_takes_the_last_exhibition() -> None:
    t = nearly_over()
    t.s.players[0].gold = 9
    t.turn(0).choose("mount RS")
    assert not t.view().last_round  # taking from the market is not enough
    t.choose("end").by_chance()
    assert t.view().exhibition_pile == 0
    assert t.view().last_round


@pytest.mark.rule("BIL-103", "B09")
@pytest.mark.parametrize("trigger", [0, 1, 2, 3])
def test_the_table_round_is_finished(trigger: int) -> None:
    t = nearly_over(4, first=0).turn(trigger).choose("mount AH" if trigger % 2 else "mount RS").by_chance()
    later = []
    while t.step is not None:
        later.append(t.asked()[1])
        t.pass_turn()
    assert later == list(range(trigger + 1, 4))


@pytest.mark.rule("BIL-103", "B09")
def test_all_have_had_the_same_number_of_turns() -> None:
    t = nearly_over(3, first=2).turn(2)
    seats = [t.s.turn]
    t.choose("mount RS").by_chance()
    while t.step is not None:
        seats.append(t.s.turn)
        t.pass_turn()
    assert seats == [2, 0, 1]


@pytest.mark.rule("BIL-104", "B09")
def test_the_last_player_of_a_round_ends_the_game_at_once() -> None:
    t = nearly_over(3, first=1).turn(0).choose("mount RS").by_chance()
    assert t.step is None
    assert not t.s.agenda
    assert t.view().over


@pytest.mark.rule("BIL-105", "BIL-106", "BIL-107")
def test_in_the_last_round_all_actions_are_possible_and_only_works_are_replaced() -> None:
    t = nearly_over(3).player(1, gold=9, works="AHR").turn(0).choose("mount RS").by_chance()
    assert t.asked() == ("TakeAction", 1)
    assert {option.split()[0] for option in t.options()} == {"sell", "mount", "end"}
    t.choose("mount AH", "sell R", "buy S").by_chance()
    assert t.on_show() == "AR AS HR HR HS"
    assert len(t.face_up()) == 6
    assert t.gold(1) == 9 + 2 - 1 + 1


@pytest.mark.rule("BO6")
def test_exhibitions_left_over_score_for_nobody() -> None:
    t = nearly_over(3, first=1).turn(0).choose("mount RS").by_chance()
    assert t.step is None
    assert t.on_show() == "AH AR AS HR HR HS"
    assert GAME.scores(t.s) == [1 + 2, 0, 0]


@pytest.mark.rule("BO6")
def test_without_any_exhibition_left_the_others_still_play() -> None:
    t = table(3).market("AAHHRS", "RS").player(0, works="RS", gold=0).player(1, gold=9).player(2, gold=0)
    t.piles(influence="", shows="").turn(0).choose("mount RS").by_chance()
    assert t.on_show() == ""
    assert t.asked() == ("TakeAction", 1)
    assert t.options()[-1] == "end"
    t.pass_turn()
    assert t.step is None or t.asked()[1] == 2


def idle(seats: int, exhibitor: int | None = None, rounds: int = 20) -> list[int]:
    """The table rounds, by number, that a game of passing players has; one may mount an exhibition in the third."""
    t = shop(seats)
    for seat in range(seats):
        t.player(seat, gold=1, works="AH" if seat == exhibitor else "")
    t.piles(influence="")
    t.s.round = 0
    t.turn(0)
    played = []
    while t.step is not None and t.s.round < rounds:
        if t.s.round not in played:
            played.append(t.s.round)
        if t.s.round == 3 and t.s.turn == exhibitor:
            t.choose("mount AH").by_chance()
            if t.step is not None and t.s.turn == exhibitor:
                t.pass_turn()
        else:
            t.pass_turn()
    return played


@pytest.mark.rule("BIL-108", "B12")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_six_rounds_without_an_exhibition_end_the_game(seats: int) -> None:
    assert idle(seats) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("BIL-109", "B12")
@pytest.mark.parametrize("exhibitor", [0, 1, 2, 3])
def test_an_exhibition_by_anybody_starts_the_count_anew(exhibitor: int) -> None:
    assert idle(4, exhibitor)[-1] == 9  # the third round had one: six more are played


@pytest.mark.rule("BIL-108")
def test_the_count_is_shown() -> None:
    t = shop(3)
    t.s.round = 0
    t.turn(0)
    while t.s.round < 3:
        t.pass_turn()
    assert t.view().quiet_rounds == 2
    assert t.view().quiet_limit == 6


@pytest.mark.rule("BO7")
def test_a_quiet_end_is_scored_as_usual() -> None:
    t = shop(2).player(0, gold=0, shows="AH RS").player(1, gold=0, shows="HS")
    t.s.quiet = 12
    t.turn_over(1)
    assert t.step is None
    assert GAME.scores(t.s) == [2 + 1 + 4, 1 + 2]
    assert GAME.winners(t.s) == [0]


@pytest.mark.rule("BO7")
def test_the_count_is_looked_at_after_full_rounds_only() -> None:
    t = shop(3).player(1, gold=9)
    t.s.quiet = 18
    t.turn_over(0)
    assert t.asked() == ("TakeAction", 1)
