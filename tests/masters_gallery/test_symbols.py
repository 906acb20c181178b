"""The five symbols (Jeu)."""

from __future__ import annotations

import pytest

from masters_gallery.builders import Sketch, card, table
from vernissage import HIDDEN, SPECTATOR, play
from vernissage.core.step import NONE, Chance, Decision
from vernissage.games.masters_gallery.cards import number
from vernissage.games.masters_gallery.symbols import ChooseCard
from vernissage.games.masters_gallery.view import ArtistCard


def holding(*words: str, players: int = 2) -> Sketch:
    """Seat 0 to play with these cards, the others with plain ones."""
    t = table(players).hand(0, *words).extra("vermeer")
    for seat in range(1, players):
        t.hand(seat, "2 renoir", "van_gogh")
    return t.turn(0)


# Draw.


@pytest.mark.rule("MGL-035")
def test_exactly_one_card_is_drawn_from_the_pile() -> None:
    t = holding("monet draw", "degas")
    pile = number(t.s.pile)
    t.choose("monet draw", "renoir award")
    assert t.hand_of(0) == ["degas", "renoir award"]
    assert number(t.s.pile) == pile - 1
    assert t.asked() == ("PlayCard", 1)


@pytest.mark.rule("MGL-036", "M21", "MO7")
def test_drawing_is_nobodys_choice() -> None:
    t = holding("monet draw", "degas").choose("monet draw")
    assert isinstance(t.step, Chance)
    assert t.asked()[0] == "DrawCard"
    assert "stop" not in t.options()


@pytest.mark.rule("MGL-037")
def test_only_the_drawing_player_learns_the_card() -> None:
    t = holding("monet draw", "degas", players=3).choose("monet draw")
    assert t.step is not None
    drawn = card("renoir award")
    assert t.step.seen(t.s, drawn, 0) == drawn
    for other in (1, 2, SPECTATOR):
        assert t.step.seen(t.s, drawn, other) == HIDDEN
    t.choose("renoir award")
    assert drawn in (t.view(0).players[0].hand or ())
    assert t.view(1).players[0] == t.view(SPECTATOR).players[0]
    assert t.view(1).players[0].hand is None


@pytest.mark.rule("MGL-038")
def test_a_draw_card_as_the_last_card_keeps_its_player_in_the_round() -> None:
    t = table(2).hand(0, "monet draw").hand(1, "3 renoir").extra("vermeer").turn(0)
    assert t.asked()[0] == "DrawCard", "the only card is played by itself"
    t.choose("degas")
    assert t.hand_of(0) == ["degas"]
    t.choose("renoir")
    assert t.display_of(0) == ["degas", "monet draw"], "and is played on the next turn"


# Second card, face up.


@pytest.mark.rule("MGL-039")
def test_a_second_card_is_played_at_once_face_up() -> None:
    t = holding("monet second_face_up", "2 monet", "degas").choose("monet second_face_up")
    assert t.asked() == ("SecondFaceUp", 0)
    t.choose("monet")
    assert t.display_of(0) == ["monet", "monet second_face_up"]
    assert t.hand_of(0) == ["degas", "monet"]
    assert t.asked() == ("PlayCard", 1)


@pytest.mark.rule("MGL-040")
def test_the_second_card_is_by_the_same_artist() -> None:
    t = holding("monet second_face_up", "monet award", "monet", "degas").choose("monet second_face_up")
    assert t.options() == ["monet", "monet award", "stop"]
    assert isinstance(t.step, Decision)
    assert t.step.why_not(t.s, card("degas")) == "why-other-artist"
    assert t.step.why_not(t.s, card("monet draw")) == "why-not-in-hand"
    assert t.step.why_not(t.s, card("monet award")) == ""


@pytest.mark.rule("MGL-041")
def test_the_second_card_may_be_declined() -> None:
    t = holding("monet second_face_up", "monet", "degas").choose("monet second_face_up", "stop")
    assert t.display_of(0) == ["monet second_face_up"]
    assert t.asked() == ("PlayCard", 1)


@pytest.mark.rule("MGL-042")
def test_without_another_card_by_the_artist_there_is_only_stopping() -> None:
    t = holding("monet second_face_up", "2 degas").choose("monet second_face_up")
    assert t.options() == ["stop"], "asked all the same, so that nobody learns what is in hand"
    last = table(2).hand(0, "monet second_face_up").hand(1, "3 renoir").extra("vermeer").turn(0)
    assert last.asked() == ("PlayCard", 1), "an empty hand is no secret: nothing is asked"


@pytest.mark.rule("MGL-043")
@pytest.mark.parametrize("symbol", ["draw", "second_face_down", "simultaneous", "award"])
def test_the_symbol_of_the_second_card_is_ignored(symbol: str) -> None:
    t = holding("monet second_face_up", f"monet {symbol}", "2 monet")
    pile = number(t.s.pile)
    t.choose("monet second_face_up", f"monet {symbol}")
    assert t.asked() == ("PlayCard", 1)
    assert (number(t.s.pile), number(t.s.awards)) == (pile, 0)


@pytest.mark.rule("MGL-044", "M06")
def test_a_second_card_may_end_the_round() -> None:
    t = table(3).display(1, "4 monet").hand(0, "monet second_face_up", "monet", "degas").hand(1, "2 degas")
    t.extra("vermeer").turn(0).choose("monet second_face_up")
    assert t.asked() == ("SecondFaceUp", 0), "five are not six"
    t.choose("monet")
    assert t.asked() == ("AddCards", 0), "the ender scores first"
    t.stop_adding().by_chance()
    assert t.s.first == 1


# Second card, face down.


@pytest.mark.rule("MGL-045")
def test_a_second_card_is_played_at_once_face_down() -> None:
    t = holding("monet second_face_down", "degas", "renoir").choose("monet second_face_down", "degas")
    assert t.display_of(0) == ["monet second_face_down"]
    assert t.face_down_of(0) == ["degas"]
    assert t.hand_of(0) == ["renoir"]
    assert t.asked() == ("PlayCard", 1)


@pytest.mark.rule("MGL-046")
def test_the_face_down_card_may_be_by_any_artist() -> None:
    t = holding("monet second_face_down", "monet", "degas", "renoir draw").choose("monet second_face_down")
    assert t.options() == ["degas", "monet", "renoir draw", "stop"]


@pytest.mark.rule("MGL-047")
def test_the_face_down_card_may_be_declined() -> None:
    t = holding("monet second_face_down", "degas", "renoir").choose("monet second_face_down", "stop")
    assert t.face_down_of(0) == []
    assert t.asked() == ("PlayCard", 1)


@pytest.mark.rule("MGL-048")
@pytest.mark.parametrize("symbol", ["draw", "second_face_up", "second_face_down", "simultaneous", "award"])
def test_the_symbol_of_the_face_down_card_is_ignored_now_and_later(symbol: str) -> None:
    t = table(2).display(1, "4 renoir").hand(0, "monet second_face_down", f"degas {symbol}", "monet")
    t.hand(1, "renoir", "van_gogh").extra("vermeer").turn(0)
    pile = number(t.s.pile)
    t.choose("monet second_face_down", f"degas {symbol}")
    assert t.asked() == ("PlayCard", 1)
    t.choose("renoir")  # ends the round: the card is turned up
    assert t.display_of(0) == [f"degas {symbol}", "monet second_face_down"]
    assert t.asked() == ("AddCards", 1)
    assert (number(t.s.pile), number(t.s.awards)) == (pile, 0)


@pytest.mark.rule("MGL-049")
def test_only_its_owner_knows_a_face_down_card() -> None:
    t = holding("monet second_face_down", "degas", "renoir").choose("monet second_face_down")
    assert t.step is not None
    assert t.step.seen(t.s, card("degas"), 0) == card("degas")
    assert t.step.seen(t.s, card("degas"), 1) == t.step.seen(t.s, card("degas"), SPECTATOR) == HIDDEN
    t.choose("degas")
    assert t.view(0).players[0].face_down == (card("degas"),)
    for other in (1, SPECTATOR):
        player = t.view(other).players[0]
        assert (player.face_down, player.face_down_size) == (None, 1)


@pytest.mark.rule("MGL-050", "M01")
def test_face_down_cards_do_not_end_the_round() -> None:
    t = table(2).display(0, "3 monet").face_down(1, "3 monet").extra("monet")
    t.hand(0, "degas second_face_down", "monet", "renoir").hand(1, "2 renoir").turn(0)
    t.choose("degas second_face_down", "monet")
    assert t.asked() == ("PlayCard", 1)
    assert t.s.rankings == ()


# Simultaneous turn.


def simultaneous(players: int = 3) -> Sketch:
    """Seat 1 has just played the symbol; the others hold plain cards."""
    t = table(players).extra("vermeer").hand(0, "2 degas", "renoir").hand(1, "monet simultaneous", "monet", "degas")
    for seat in range(2, players):
        t.hand(seat, "van_gogh award" if seat == 2 else "van_gogh", "van_gogh", "renoir")
    return t.turn(1).choose("monet simultaneous")


@pytest.mark.rule("MGL-051", "M02")
def test_everybody_with_a_card_chooses_one_the_active_player_included() -> None:
    t = simultaneous(4)
    asked = []
    while isinstance(t.step, ChooseCard):
        asked.append(t.step.seat)
        t.step = play(t.s, t.s.choices[0])
    assert asked == [1, 2, 3, 0]


@pytest.mark.rule("MGL-052")
def test_nobody_with_a_card_may_stay_out() -> None:
    t = simultaneous()
    assert "stop" not in t.options()
    assert isinstance(t.step, ChooseCard)
    assert t.step.why_not(t.s, card("vermeer")) == "why-not-in-hand"


@pytest.mark.rule("MGL-053")
def test_empty_hands_take_no_part() -> None:
    t = table(4).hand(1, "monet simultaneous").hand(3, "2 renoir", "degas").extra("vermeer").turn(1)
    assert t.asked() == ("ChooseCard", 3), "the symbol's player has nothing left, seat 2 had nothing"
    t.choose("degas")
    assert [t.display_of(seat) for seat in range(4)] == [[], ["monet simultaneous"], [], ["degas"]]


@pytest.mark.rule("MGL-054")
def test_choices_are_secret_until_all_are_made() -> None:
    t = simultaneous().choose("monet")
    for reader in (0, 2, SPECTATOR):
        player = t.view(reader).players[1]
        assert (player.has_chosen, player.chosen, player.display) == (True, None, (card("monet simultaneous"),))
    assert t.view(1).players[1].chosen == card("monet")
    t.choose("van_gogh")
    assert t.display_of(2) == []
    assert isinstance(t.step, ChooseCard)
    assert t.step.sealed()
    assert t.step.seen(t.s, card("degas"), 1) == HIDDEN
    t.choose("degas")
    assert [t.display_of(seat)[0] for seat in range(3)] == ["degas", "monet", "van_gogh"]


@pytest.mark.rule("MGL-055")
def test_revealed_cards_join_the_displays() -> None:
    t = simultaneous().choose("monet", "van_gogh", "degas")
    assert t.display_of(0) == ["degas"]
    assert t.display_of(1) == ["monet", "monet simultaneous"]
    assert t.hand_of(1) == ["degas"]
    assert [player.sealed for player in t.s.players] == [NONE] * 3


@pytest.mark.rule("MGL-056", "M03")
def test_symbols_of_revealed_cards_are_ignored() -> None:
    t = simultaneous().choose("monet", "van_gogh award", "degas")
    assert t.asked() == ("PlayCard", 2)
    assert number(t.s.awards) == 0


@pytest.mark.rule("MGL-057", "MGL-058", "M04")
def test_a_reveal_may_pass_the_threshold_with_several_artists() -> None:
    t = table(3).display(0, "4 monet", "5 degas").extra("vermeer")
    t.hand(0, "monet", "renoir").hand(1, "vermeer simultaneous", "monet", "degas").hand(2, "degas", "monet", "renoir")
    t.turn(1).choose("vermeer simultaneous", "monet", "monet", "monet")
    assert t.asked() == ("AddCards", 1), "the player of the symbol card ended the round"
    assert t.view().artists[2].shown == 7
    both = table(2).display(0, "4 monet", "4 degas").extra("vermeer")
    both.hand(0, "monet", "renoir").hand(1, "renoir simultaneous", "degas", "monet")
    both.turn(1).choose("renoir simultaneous", "degas", "monet")
    assert both.asked() == ("AddCards", 1)
    assert [both.view().artists[artist].shown for artist in (1, 2)] == [5, 5]


@pytest.mark.rule("MGL-059", "M05")
def test_then_the_player_on_the_left_of_the_active_one_is_next() -> None:
    t = simultaneous(4).choose("monet", "van_gogh", "van_gogh", "degas")
    assert t.asked() == ("PlayCard", 2)


@pytest.mark.rule("MO3")
def test_a_simultaneous_turn_that_empties_all_hands_is_ended_by_its_player() -> None:
    t = table(3, round=2).ranked("monet").extra("vermeer")
    t.hand(0, "degas").hand(1, "monet simultaneous", "monet").hand(2, "renoir").turn(1).choose("monet simultaneous")
    t.by_chance()
    assert len(t.s.rankings) == 2
    assert t.s.first == 2


# Award.


@pytest.mark.rule("MGL-060")
def test_an_award_token_goes_from_the_supply_to_an_artist() -> None:
    t = holding("monet award", "degas", "monet").choose("monet award", "monet")
    view = t.view()
    assert view.awards_left == 4
    assert [entry.awards for entry in view.artists] == [0, 0, 1, 0, 0]
    assert view.artists[2].worth == 2
    assert t.asked() == ("PlayCard", 1)


@pytest.mark.rule("MGL-061")
def test_any_artist_may_be_chosen() -> None:
    t = holding("monet award", "degas", "monet").choose("monet award")
    assert t.options() == ["vermeer", "degas", "monet", "renoir", "van_gogh"]
    t.choose("van_gogh")
    assert t.view().artists[4] == ArtistCard(
        artist="van_gogh", cards=21, shown=0, value_tokens=(), awards=1, worth=2, place=None, each=0
    )


@pytest.mark.rule("MGL-062", "M21")
def test_the_token_must_be_placed() -> None:
    t = holding("monet award", "degas", "monet").choose("monet award")
    assert t.asked() == ("PlaceAward", 0)
    assert len(t.s.choices) == 5, "no answer places nothing"


@pytest.mark.rule("MGL-063", "M07")
def test_one_artist_may_carry_all_five_awards() -> None:
    t = holding("monet award", "degas", "monet").awards("degas", "degas", "degas", "degas")
    t.choose("monet award", "degas")
    assert t.s.awards == (0, 5, 0, 0, 0)
    assert t.view().artists[1].worth == 10


@pytest.mark.rule("MGL-064", "M07")
def test_awards_stay_for_the_whole_game() -> None:
    t = table(2).display(0, "4 monet").hand(0, "monet", "2 degas").hand(1, "degas award").extra("vermeer")
    t.awards("van_gogh").turn(0).choose("monet").stop_adding().by_chance()
    assert t.s.round == 2
    assert t.s.awards == (0, 0, 0, 0, 1)
