"""The third phase, filling up, and the special cases (§ 6 and § 7)."""

from __future__ import annotations

import pytest

from bioutifoul.builders import EVERY, Sketch, shop, table
from vernissage.core.rows import size


@pytest.mark.rule("BIL-082")
@pytest.mark.parametrize(
    ("plan", "gold"), [(["buy S", "end"], 9), (["sell A", "end"], 14), (["mount AH", "end"], 10), (["end"], 11)]
)
def test_every_turn_ends_with_a_gold(plan: list[str], gold: int) -> None:
    t = shop().player(0, gold=9, works="AH").piles(influence="").acting(0).choose(*plan).by_chance()
    assert t.gold(0) == gold


@pytest.mark.rule("BIL-083", "BIL-084")
def test_works_then_exhibitions_are_filled_up() -> None:
    t = shop().player(0, gold=9, works="AHS").piles(influence="").acting(0).choose("mount AH", "buy A", "end")
    assert (t.face_up(), t.on_show()) == ("AHHRS", "AR AS HR HS RS")
    assert t.asked()[0] == "LayOutWork"
    t.choose("R")
    assert t.asked()[0] == "LayOutExhibition"
    t.choose("HS")
    assert (t.face_up(), t.on_show()) == ("AHHRRS", "AR AS HR HS HS RS")
    assert t.s.turn == 1


@pytest.mark.rule("BIL-084")
def test_with_two_players_exhibitions_are_filled_up_to_four() -> None:
    t = shop(2).player(0, works="AHS").piles(influence="").acting(0).choose("mount AH", "end").by_chance()
    assert len(t.on_show().split()) == 4


@pytest.mark.rule("BIL-085")
def test_an_empty_pile_of_works_is_made_anew_from_the_discard() -> None:
    t = shop().player(0, gold=9).discard("HRR").piles(works="A").acting(0).choose("buy S", "buy R", "end")
    assert t.face_up() == "AAAHH"  # the last card of the pile, then the new pile
    assert t.discarded() == ""
    assert t.options() == ["H", "R"]
    t.choose("R")
    assert t.face_up() == "AAAHHR"
    assert t.s.work_pile == (0, 1, 1, 0)


@pytest.mark.rule("BIL-085")
def test_works_discarded_in_the_same_turn_are_shuffled_too() -> None:
    t = shop().player(0, gold=9, works="H").piles(works="").acting(0).choose("buy S", "sell H", "end")
    assert t.face_up() == "AAHHHR"
    assert t.discarded() == ""


@pytest.mark.rule("BIL-086", "B10")
def test_without_any_work_left_places_stay_empty_until_one_is_discarded() -> None:
    t = shop(2).player(0, gold=9, works="H").player(1, gold=0, works="R").piles(works="")
    t.acting(0).choose("buy S", "buy R", "end").by_chance()
    assert t.face_up() == "AAHH"
    t.choose("sell R", "end").by_chance()
    assert t.face_up() == "AAHHR"


@pytest.mark.rule("BIL-087")
def test_a_short_exhibition_pile_is_laid_out_wholly() -> None:
    t = shop().player(0, gold=9, works="AHS").piles(influence="", shows="RS")
    t.acting(0).choose("mount AH", "buy R", "mount RS").by_chance()
    assert t.on_show() == "AR AS HR HS RS"
    assert t.view().exhibition_pile == 0


@pytest.mark.rule("BIL-088")
def test_discarded_works_are_public() -> None:
    t = shop().player(0, works="AAH").acting(0).choose("sell A", "sell H")
    for reader in (-4, 0, 1, 2):
        assert t.view(reader).discard == (0, 1)


@pytest.mark.rule("BIL-089")
def test_cases_that_arise_during_a_turn_wait_for_the_next() -> None:
    t = table().market("AAAAHR", "AH AR AS AS HR HS").player(0, gold=9).acting(0).choose("buy H", "end")
    t.choose("A")
    assert t.discarded() == "AAAAAR"  # renewed at the start of the next player's turn, not before
    assert t.s.turn == 1


@pytest.mark.rule("BIL-089")
def test_nothing_is_renewed_between_the_actions() -> None:
    t = table().market("AHHRRR", "AS").player(0, gold=9, works="HHH").acting(0).choose("sell H", "buy A")
    assert t.face_up() == "HHRRR"
    assert t.asked() == ("TakeAction", 0)


@pytest.mark.rule("BIL-090")
def test_the_first_turn_and_the_last_round_are_checked_too() -> None:
    first = table().market("HHHHHS", EVERY)
    first.s.round = 0
    assert first.turn(0).discarded() == "HHHHHS"
    last = table().market("HHHHHS", "AH").piles(shows="").turn(2)
    assert last.view().last_round
    assert last.discarded() == "HHHHHS"


@pytest.mark.rule("BIL-091")
@pytest.mark.parametrize(
    ("face_up", "renewed"), [("AAAAHR", False), ("AAAAAR", True), ("SSSSSS", True), ("AAAHHH", False)]
)
def test_case_a_five_works_of_one_artist(face_up: str, renewed: bool) -> None:
    t = table().market(face_up, EVERY).turn(0)
    assert bool(t.discarded()) == renewed


@pytest.mark.rule("BIL-092")
@pytest.mark.parametrize(
    ("face_up", "exhibitions", "renewed"),
    [("AAAHHH", "RS RS RS", True), ("AAAHHR", "RS RS RS", False), ("AAAHHH", "RS RS HS", False)],
)
def test_case_b_no_artist_in_common(face_up: str, exhibitions: str, renewed: bool) -> None:
    t = table().market(face_up, exhibitions).turn(0)
    assert bool(t.discarded()) == renewed


@pytest.mark.rule("BIL-093")
def test_either_case_alone_suffices() -> None:
    only_a = table().market("AAAAAH", "AH").turn(0)
    only_b = table().market("AAAHHH", "RS").turn(0)
    assert only_a.discarded()
    assert only_b.discarded()


@pytest.mark.rule("BIL-094", "BIL-095", "BIL-096")
def test_all_works_are_renewed_and_exhibitions_stay() -> None:
    t = table().market("AAAAAH", EVERY).player(0, hand="A").turn(0)
    assert t.face_up() == ""
    assert t.discarded() == "AAAAAH"
    for artist in "HRSHRS":
        assert t.asked()[0] == "LayOutWork"  # nobody is asked whether
        t.choose(artist)
    assert t.face_up() == "HHRRSS"
    assert t.on_show() == EVERY
    assert t.asked() == ("MoveArtist", 0)


@pytest.mark.rule("BIL-097", "BIL-098")
def test_renewed_once_a_turn_then_again_at_the_next() -> None:
    t = table().market("AAAAAH", EVERY).player(0, gold=0).player(1, gold=9).turn(0)
    t.choose("R", "R", "R", "R", "R", "H")
    assert t.face_up() == "HRRRRR"
    t.choose("A")  # too poor to act: the compensation
    assert t.s.turn == 1
    assert t.asked()[0] == "LayOutWork"
    assert t.discarded() == "AAAAAHHRRRRR"


@pytest.mark.rule("BIL-097")
def test_the_player_plays_with_a_case_that_comes_again() -> None:
    t = table().market("AAAAAH", EVERY).player(0, gold=9).turn(0).choose("R", "R", "R", "R", "R", "S")
    assert t.asked() == ("TakeAction", 0)
    assert t.options() == ["buy R", "buy S", "end"]


@pytest.mark.rule("BIL-099", "B10")
def test_empty_places_do_not_count_as_works_of_one_artist() -> None:
    assert table().market("AAAA", EVERY).piles(works="").turn(0).discarded() == ""
    renewed = table().market("AAAAA", EVERY).piles(works="").turn(0)
    assert renewed.face_up() == "AAAAA"  # nothing else is left: the same works come back


@pytest.mark.rule("BIL-100")
def test_case_b_needs_an_exhibition() -> None:
    assert table().market("AAAHHH", "").piles(shows="").turn(0).discarded() == ""


@pytest.mark.rule("BIL-101", "BO2")
def test_case_b_compares_what_lies_face_up() -> None:
    assert table(2).market("AAAHHH", "RS RS RS HR").turn(0).discarded() == ""
    assert table(2).market("AAAAHH", "RS RS RS").turn(0).discarded() == "AAAAHH"
    assert table(5).market("AAAAHH", "RS").piles(shows="").turn(0).discarded() == "AAAAHH"


@pytest.mark.rule("BO2")
def test_fewer_works_than_six_are_discarded_as_they_lie() -> None:
    t = table().market("AAHH", "RS").piles(works="RRR").turn(0)
    assert size(t.s.market_works) + size(t.s.work_pile) + size(t.s.discard) == 7
    t.by_chance()
    assert size(t.s.market_works) == 6


@pytest.mark.rule("BO5")
def test_discarded_works_may_come_back_at_once() -> None:
    t: Sketch = table().market("AAAAAH", EVERY).piles(works="RS").turn(0)
    assert t.options() == ["R", "S"]
    t.choose("R")
    assert t.discarded() == ""
    assert t.face_up() == "RS"
    assert t.options() == ["A", "H"]  # the pile was exhausted and the discard shuffled
    t.choose("A", "A", "A", "A")
    assert t.face_up() == "AAAARS"
    assert t.asked()[0] == "TakeAction"
