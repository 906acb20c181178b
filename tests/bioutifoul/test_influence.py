"""The first phase: influence (§ 3 and § 4)."""

from __future__ import annotations

import pytest

from bioutifoul.builders import EVERY, Sketch, changed, shop, table
from vernissage import Match
from vernissage.core.rows import size
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.box import NO_INFLUENCE
from vernissage.games.bioutifoul.components import read


@pytest.mark.rule("BIL-030")
def test_influence_then_actions_then_bank() -> None:
    t = shop().player(0, gold=4, hand="A").turn(0)
    assert t.asked() == ("MoveArtist", 0)
    assert t.view().phase == "influence"
    t.choose("A>1")
    assert t.asked() == ("TakeAction", 0)
    assert t.view().phase == "actions"
    assert t.gold(0) == 4
    t.choose("buy S", "end")
    assert t.asked()[0] == "LayOutWork"
    assert t.view().phase == "bank"
    assert t.gold(0) == 4 - 1 + 1
    t.by_chance()
    assert t.s.turn == 1


@pytest.mark.rule("BIL-031")
def test_special_cases_come_before_influence() -> None:
    t = table().market("AAAAAH", EVERY).player(0, hand="A").turn(0)
    assert t.asked()[0] == "LayOutWork"
    t.by_chance()
    assert t.asked() == ("MoveArtist", 0)


@pytest.mark.rule("BIL-032", "B08")
def test_no_influence_after_an_action() -> None:
    t = shop().player(0, gold=9, hand="AAA").turn(0).choose("none", "buy S")
    assert t.options() == ["buy A", "buy H", "buy R", "end"]
    t.choose("buy R")
    assert t.asked() == ("TakeAction", 0)
    t.choose("buy H").by_chance()
    assert t.s.turn == 1
    assert t.hand(0) == "AAA"


@pytest.mark.rule("BIL-033", "B08")
def test_actions_do_not_change_ratings() -> None:
    t = shop(column="SRHA").player(0, gold=9, works="AS").acting(0).choose("sell S", "buy H", "mount AH")
    assert t.column() == "SRHA"


@pytest.mark.rule("BIL-034", "BO8")
def test_influence_is_optional() -> None:
    t = shop().player(0, hand="AHR").turn(0)
    assert "none" in t.options()
    assert t.decision().default(t.s) == NO_INFLUENCE
    t.choose("none")
    assert (t.column(), t.hand(0)) == ("AHRS", "AHR")


@pytest.mark.rule("BIL-034")
def test_an_empty_hand_is_not_asked() -> None:
    assert shop().turn(0).asked() == ("TakeAction", 0)


@pytest.mark.rule("BIL-035", "BIL-039")
@pytest.mark.parametrize(
    ("hand", "moves"), [("A", "A>1"), ("AA", "A>1 A>2"), ("AAA", "A>1 A>2 A>3"), ("AAAAA", "A>1 A>2 A>3")]
)
def test_one_to_three_cards_move_one_to_three_places(hand: str, moves: str) -> None:
    t = shop().player(0, hand=hand).turn(0)
    assert t.options() == [*moves.split(), "none"]
    far = moves.split()[-1]
    t.choose(far)
    assert t.s.places[0] == int(far[-1])
    assert len(t.hand(0)) == len(hand) - int(far[-1])


@pytest.mark.rule("BIL-035")
def test_a_lower_limit_of_the_sheet_is_kept() -> None:
    t = shop(box=read(changed(("influence = 3\nactions", "influence = 2\nactions")))).player(0, hand="AAAA").turn(0)
    assert t.options() == ["A>1", "A>2", "none"]
    assert t.why_not("A>3") == "why-influence-limit"
    assert t.refusal("A>3")["limit"] == 2


@pytest.mark.rule("BIL-036", "B02")
def test_only_one_artist_is_moved_in_a_turn() -> None:
    t = shop().player(0, hand="AARR").turn(0).choose("A>1")
    assert t.asked() == ("TakeAction", 0)
    assert t.hand(0) == "ARR"


@pytest.mark.rule("BIL-037", "B01")
def test_only_cards_showing_the_artist_count() -> None:
    t = shop().player(0, hand="AHHRRR").turn(0)
    assert t.options() == ["A>1", "H>0", "H>2", "H>3", "R>0", "R>1", "R>3", "none"]
    assert t.why_not("A>2") == "why-influence"
    assert t.refusal("A>2")["held"] == 1
    assert t.refusal("A>2")["cards"] == 2
    assert t.why_not("S>2") == "why-influence"
    t.choose("H>3")
    assert t.hand(0) == "ARRR"


@pytest.mark.rule("BIL-038", "B01")
def test_the_player_chooses_up_or_down() -> None:
    assert shop().player(0, hand="H").turn(0).choose("H>0").column() == "HARS"
    assert shop().player(0, hand="H").turn(0).choose("H>2").column() == "ARHS"


@pytest.mark.rule("BIL-040")
@pytest.mark.parametrize(
    ("move", "column"),
    [
        ("A>1", "HARS"),
        ("A>2", "HRAS"),
        ("A>3", "HRSA"),
        ("S>2", "AHSR"),
        ("S>1", "ASHR"),
        ("S>0", "SAHR"),
        ("R>0", "RAHS"),
        ("H>3", "ARSH"),
    ],
)
def test_those_passed_shift_by_one(move: str, column: str) -> None:
    assert shop().player(0, hand="AAAHHRRSSS").turn(0).choose(move).column() == column


@pytest.mark.rule("BIL-041")
@pytest.mark.parametrize(("artist", "up", "down"), [("A", 0, 3), ("H", 1, 2), ("R", 2, 1), ("S", 3, 0)])
def test_no_card_beyond_the_ends(artist: str, up: int, down: int) -> None:
    t = shop().player(0, hand=artist * 6).turn(0)
    here = "AHRS".index(artist)
    places = [int(option[-1]) for option in t.options() if option != "none"]
    assert len([place for place in places if place < here]) == up
    assert len([place for place in places if place > here]) == down
    assert t.why_not(f"{artist}>{here}") == "why-same-place"


@pytest.mark.rule("BIL-042", "BO1")
def test_cards_are_not_split_between_up_and_down() -> None:
    t = shop().player(0, hand="HHH").turn(0)
    assert t.options() == ["H>0", "H>2", "H>3", "none"]  # to stay in place is no move, however many cards
    t.choose("H>0")
    assert t.hand(0) == "HH"
    assert t.asked()[0] == "TakeAction"


@pytest.mark.rule("BIL-043")
def test_the_new_order_sets_the_ratings_at_once() -> None:
    t = shop().player(0, gold=6, hand="SSS").turn(0).choose("S>0")
    assert t.view().ratings == (3, 2, 1, 4)
    t.choose("buy S")
    assert t.gold(0) == 2


@pytest.mark.rule("BIL-044", "B03")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_played_cards_go_to_the_right_at_once(seats: int) -> None:
    t = shop(seats).player(0, hand="AAAS").turn(0).choose("A>2")
    assert t.asked() == ("TakeAction", 0)
    assert t.hand(0) == "AS"
    assert t.hand(seats - 1) == "AA"
    assert [t.hand(seat) for seat in range(1, seats - 1)] == [""] * (seats - 2)


@pytest.mark.rule("BIL-045", "B03")
def test_with_two_players_they_go_to_the_opponent() -> None:
    for seat in (0, 1):
        t = shop(2).player(seat, hand="RR").turn(seat).choose("R>0")
        assert t.hand(1 - seat) == "RR"


@pytest.mark.rule("BIL-046", "B13")
def test_passed_cards_are_known_to_all_until_played_again() -> None:
    t = shop().player(0, gold=0, hand="AAS").player(2, gold=0, hand="H").turn(0).choose("A>2")
    for reader in (-4, 0, 1, 2):
        assert t.view(reader).players[2].known == (0, 0)
    assert t.view(1).players[2].hidden is None
    assert t.view(2).players[2].hidden == (1,)
    t.by_chance()
    assert t.asked() == ("TakeAction", 1)  # who has no card to play is not asked for one
    t.pass_turn()
    assert t.asked() == ("MoveArtist", 2)
    t.choose("A>1")
    assert t.known(2) == "A"
    assert t.view(0).players[1].known == (0,)


@pytest.mark.rule("BIL-047")
def test_received_cards_can_be_played() -> None:
    t = shop(2).player(0, gold=0, hand="SSS").turn(0).choose("S>0").by_chance()
    assert t.asked() == ("MoveArtist", 1)
    assert t.options() == ["S>1", "S>2", "S>3", "none"]
    t.choose("S>3")
    assert t.hand(0).count("S") >= 3


@pytest.mark.rule("BIL-048", "B11")
def test_a_hand_has_no_limit() -> None:
    t = shop().player(0, gold=0, hand="A").player(2, hand="AAAAAHHHHHRRRRRSSS").turn(0).choose("A>1")
    assert len(t.hand(2)) == 19
    t.by_chance().pass_turn()
    assert t.asked() == ("MoveArtist", 2)
    assert len(t.hand(2)) == 19


@pytest.mark.rule("BIL-049")
def test_influence_cards_never_leave_the_game() -> None:
    t = shop(4).turn(0)
    for _ in range(60):
        options = t.options()
        t.choose(options[len(options) // 2]).by_chance()
        hands = sum(size(player.influence) for player in t.s.players)
        assert hands + size(t.s.influence_pile) == 24


@pytest.mark.rule("BO4")
@pytest.mark.parametrize(
    ("hidden", "known", "move", "left", "received"),
    [
        ("A", "A", "A>1", "", "A"),
        ("A", "AA", "A>1", "A", "A"),
        ("AA", "A", "A>2", "", "AA"),
        ("AAA", "", "A>3", "", "AAA"),
    ],
)
def test_known_cards_are_played_first(hidden: str, known: str, move: str, left: str, received: str) -> None:
    t = shop().player(0, hand=hidden, known=known).turn(0).choose(move)
    assert t.known(0) == left
    assert t.known(2) == received
    assert len(t.hand(0)) == len(hidden) + len(known) - int(move[-1])


@pytest.mark.rule("B01")
def test_a_card_names_an_artist_not_a_direction() -> None:
    t = shop().player(0, hand="R").turn(0)
    assert t.options() == ["R>1", "R>3", "none"]


def test_being_asked_for_influence_tells_only_that_there_is_a_card() -> None:
    """With any card there is a move, so that one answer means an empty hand: nothing secret."""
    for column in ("AHRS", "SRHA", "HASR"):
        for hand in ("A", "H", "R", "S"):
            for known in (True, False):
                t: Sketch = shop(column=column)
                t = t.player(0, known=hand) if known else t.player(0, hand=hand)
                assert len(t.turn(0).options()) > 1


def test_the_question_says_nothing_of_the_hand() -> None:
    prompts = []
    for hand in ("AAA", "AHR"):
        t = shop().player(0, hand=hand).turn(0)
        prompts.append(GAME.wording.prompt(t.s, t.decision()))
    assert prompts[0] == prompts[1]
    assert prompts[0].args["max"] == 3


def test_a_match_of_a_whole_hand_passed_around() -> None:
    match = Match(GAME, 2, seed=12)
    while match.view().round < 4:
        asked = match.waiting()[0]
        moves = [option.choice for option in asked.options if asked.kind == "MoveArtist"]
        match.answer(asked.seat, moves[0] if moves else asked.default)
    for reader in (None, 0, 1):
        for seat, player in enumerate(match.view(reader).players):
            assert len(player.known) <= player.influence
            assert (player.hidden is None) == (reader != seat)
