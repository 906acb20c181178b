"""Turns, and how a round ends (Jeu, Fin de la manche)."""

from __future__ import annotations

import pytest

from masters_gallery.builders import card, table
from vernissage.core.step import Decision, play
from vernissage.games.masters_gallery.cards import number
from vernissage.games.masters_gallery.play import PlayCard


@pytest.mark.rule("MGL-027")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_pass_clockwise(players: int) -> None:
    t = table(players).extra("renoir")
    for seat in range(players):
        t.hand(seat, "2 van_gogh" if seat % 2 else "2 degas", "vermeer")
    t.turn(players - 1)
    for seat in [players - 1, *range(players - 1)]:
        assert t.asked() == ("PlayCard", seat)
        t.choose("vermeer")


@pytest.mark.rule("MGL-028")
def test_a_card_of_ones_choice_goes_from_the_hand_to_the_display() -> None:
    t = table(2).hand(0, "2 monet", "degas", "vermeer award").hand(1, "2 renoir").extra("renoir").turn(0)
    assert t.options() == ["vermeer award", "degas", "monet"]
    t.choose("degas")
    assert t.display_of(0) == ["degas"]
    assert t.hand_of(0) == ["vermeer award", "monet", "monet"]


@pytest.mark.rule("MGL-028")
def test_a_card_one_does_not_hold_is_refused() -> None:
    t = table(2).hand(0, "2 monet").hand(1, "2 renoir").turn(0)
    step = t.step
    assert isinstance(step, Decision)
    assert step.why_not(t.s, card("renoir")) == "why-not-in-hand"
    assert step.why_not(t.s, card("monet")) == ""


@pytest.mark.rule("MGL-029", "M15")
def test_whoever_holds_a_card_cannot_pass() -> None:
    t = table(2).hand(0, "monet", "2 degas").hand(1, "renoir").extra("vermeer").turn(0)
    assert t.asked() == ("PlayCard", 0)
    assert "stop" not in t.options()
    t.choose("monet")
    assert t.display_of(1) == ["renoir"], "an only card is played without asking"


@pytest.mark.rule("MGL-030")
def test_displays_are_public() -> None:
    t = table(3).display(1, "2 monet", "degas award").hand(0, "2 renoir").turn(0)
    for reader in range(3):
        assert t.view(reader).players[1].display == (card("degas award"), card("monet"), card("monet"))


@pytest.mark.rule("MGL-031")
def test_the_symbol_is_carried_out_at_once_by_its_player() -> None:
    t = table(3).hand(0, "2 renoir").hand(1, "monet award", "degas").hand(2, "2 degas").extra("vermeer").turn(1)
    t.choose("monet award")
    assert t.asked() == ("PlaceAward", 1)


@pytest.mark.rule("MGL-032")
def test_a_card_without_a_symbol_only_counts() -> None:
    t = table(2).hand(0, "2 monet").hand(1, "2 renoir").extra("vermeer").turn(0)
    pile = number(t.s.pile)
    t.choose("monet")
    assert t.asked() == ("PlayCard", 1)
    assert (number(t.s.pile), number(t.s.awards)) == (pile, 0)
    assert t.view().artists[2].shown == 1


@pytest.mark.rule("MGL-034", "MGL-074", "M11")
def test_the_turn_passes_over_empty_hands() -> None:
    t = table(4).hand(0, "2 monet").hand(3, "2 renoir").extra("vermeer").turn(0)
    t.choose("monet")
    assert t.asked() == ("PlayCard", 3)


@pytest.mark.rule("MGL-034")
def test_a_player_alone_with_cards_goes_on_playing() -> None:
    t = table(3).hand(1, "2 monet", "2 degas").extra("vermeer").turn(0)
    assert t.asked() == ("PlayCard", 1)
    t.choose("monet")
    assert t.asked() == ("PlayCard", 1)


@pytest.mark.rule("MGL-033", "MGL-070")
def test_a_draw_card_that_ends_the_round_draws_nothing() -> None:
    t = table(2).display(0, "4 monet").hand(0, "monet draw", "degas").hand(1, "2 degas").extra("renoir").turn(0)
    t.choose("monet draw")
    assert t.asked() == ("AddCards", 0)
    assert t.hand_of(0) == ["degas"]


@pytest.mark.rule("MGL-071")
@pytest.mark.parametrize("symbol", ["second_face_up", "second_face_down"])
def test_a_card_that_ends_the_round_allows_no_second_card(symbol: str) -> None:
    t = table(2).display(0, "4 monet").hand(0, f"monet {symbol}", "monet").hand(1, "degas").extra("renoir").turn(0)
    t.choose(f"monet {symbol}")
    assert t.asked() == ("AddCards", 0)


@pytest.mark.rule("MGL-072")
def test_a_simultaneous_card_that_ends_the_round_starts_no_simultaneous_turn() -> None:
    t = table(2).display(0, "4 monet").hand(0, "monet simultaneous", "monet").hand(1, "2 degas").extra("renoir")
    t.turn(0).choose("monet simultaneous")
    assert t.asked() == ("AddCards", 0)
    assert t.hand_of(1) == ["degas", "degas"]


@pytest.mark.rule("MGL-073")
def test_an_award_card_that_ends_the_round_places_no_token() -> None:
    t = table(2).display(0, "4 monet").hand(0, "monet award", "monet").hand(1, "degas").extra("renoir").turn(0)
    t.choose("monet award")
    assert t.asked() == ("AddCards", 0)
    assert number(t.s.awards) == 0


@pytest.mark.rule("MGL-065", "MGL-066", "M19", "MO5")
@pytest.mark.parametrize(("players", "threshold"), [(2, 5), (3, 6), (4, 6), (5, 6)])
def test_the_fifth_card_with_two_the_sixth_with_more_ends_the_round(players: int, threshold: int) -> None:
    t = table(players).display(0, f"{threshold - 2} monet").extra("degas")
    t.hand(0, "monet", "renoir").hand(1, "2 monet", "renoir").turn(0).choose("monet")
    assert t.asked() == ("PlayCard", 1), "one short of the threshold the round goes on"
    t.choose("monet")
    assert t.asked() == ("AddCards", 1)
    assert len(t.s.rankings) == 1


@pytest.mark.rule("MGL-067")
def test_all_displays_count_together() -> None:
    t = table(3).display(0, "2 monet").display(1, "monet").display(2, "2 monet").extra("degas")
    t.hand(0, "monet", "degas").hand(1, "2 degas").turn(0).choose("monet")
    assert t.s.rankings


@pytest.mark.rule("MGL-068", "MGL-114")
def test_the_extra_card_counts() -> None:
    t = table(3, round=2).ranked("degas", "monet").display(0, "4 monet").extra("monet award")
    t.hand(0, "monet", "degas").hand(1, "2 degas").turn(0).choose("monet")
    assert len(t.s.rankings) == 2


@pytest.mark.rule("MGL-069")
def test_nobody_plays_after_the_end_of_the_round() -> None:
    t = table(3).display(0, "5 monet").hand(0, "monet", "degas").hand(1, "2 degas").hand(2, "2 renoir").extra("renoir")
    t.turn(0).choose("monet")
    assert (t.display_of(1), t.display_of(2)) == ([], [])
    t.stop_adding()
    assert t.round_is_over()
    assert t.hand_of(1) == ["degas", "degas"]


@pytest.mark.rule("MGL-075")
def test_a_player_passed_over_still_scores() -> None:
    t = table(3).display(1, "2 monet").display(0, "3 monet").hand(0, "monet", "degas").hand(2, "2 degas", "monet")
    t.extra("renoir").turn(1)
    assert t.asked() == ("PlayCard", 2), "seat 1 has no card"
    t.choose("monet").stop_adding()
    assert t.points()[1] == 2 * 3


@pytest.mark.rule("MGL-076", "MGL-077", "M12")
def test_the_round_ends_with_the_last_card_and_its_player_is_the_ender() -> None:
    t = table(3).hand(1, "monet", "degas").extra("renoir").turn(0)
    t.choose("monet")  # the other card is then the only one left, and is played by itself
    t.by_chance()
    assert t.s.rankings == ((1, 2, 3),)
    assert t.s.first == 2, "the player on the left of the ender starts"


@pytest.mark.rule("MGL-026", "MGL-119")
def test_a_game_is_four_rounds_and_no_more() -> None:
    t = table(3, round=4).ranked("monet").ranked("monet").ranked("monet")
    t.display(0, "5 degas").hand(0, "degas", "monet").hand(1, "2 monet").extra("renoir").turn(0)
    t.choose("degas")
    assert t.asked() == ("AddCards", 0), "the game is not over before round 4 is scored"
    t.stop_adding()
    assert t.step is None
    assert t.points() == [18, 0, 0]
    earlier = table(3, round=3).display(0, "5 degas").hand(0, "degas", "monet").hand(1, "2 monet").extra("renoir")
    earlier.turn(0).choose("degas").stop_adding()
    assert earlier.asked()[0] == "RevealExtra", "after round 3 there is a fourth"


@pytest.mark.rule("MGL-078", "M17")
def test_an_empty_hand_in_round_four_watches() -> None:
    t = table(3, round=3).display(0, "5 degas").hand(0, "degas", "2 monet", "2 renoir").hand(2, "2 monet", "vermeer")
    t.extra("renoir").turn(0).choose("degas").stop_adding().by_chance()
    assert t.s.round == 4
    assert t.hand_of(1) == []
    assert t.asked() == ("PlayCard", 2)
    t.choose("monet")
    assert t.asked() == ("PlayCard", 0)
    t.choose("monet")
    assert t.asked() == ("PlayCard", 2)


@pytest.mark.rule("MO4")
def test_round_four_may_begin_with_no_card_in_any_hand() -> None:
    t = table(4, round=3).display(0, "5 degas").hand(0, "degas").extra("renoir").turn(0)
    assert t.asked()[0] == "RevealExtra"
    assert t.s.round == 4
    before = t.points()
    t.choose("monet")
    assert t.step is None
    assert t.tokens()["monet"] == [3]
    assert t.points() == before


def test_asked_with_two_cards_alike_so_that_nobody_learns_they_are() -> None:
    t = table(2).hand(0, "2 monet").hand(1, "2 degas").extra("renoir").turn(0)
    assert t.asked() == ("PlayCard", 0)
    assert isinstance(t.step, PlayCard)
    assert t.options() == ["monet"]
    assert play(t.s, card("monet")) is not None
