"""Ranking the artists, adding cards, points (Score)."""

from __future__ import annotations

import pytest

from masters_gallery.builders import GAME, Sketch, card, table
from vernissage import CHANCE, Match, Sheet
from vernissage.games.masters_gallery.cards import number
from vernissage.games.masters_gallery.scoring import RankArtists, RevealHidden, ranking
from vernissage.table import codec


def first_example() -> Sketch:
    """The end of round 1 of the rulebook's example, seat 0 being player A."""
    return table(2).display(0, "2 monet", "2 vermeer").display(1, "2 monet", "vermeer", "2 degas").extra("monet")


@pytest.mark.rule("MGL-EX-01")
def test_the_first_worked_example() -> None:
    t = first_example().awards("vermeer").over(0)
    assert t.tokens() == {"monet": [3], "vermeer": [2], "degas": [1]}
    assert {entry.artist: entry.worth for entry in t.view().artists} == {
        "vermeer": 4,
        "degas": 1,
        "monet": 3,
        "renoir": 0,
        "van_gogh": 0,
    }
    assert t.points() == [14, 12]


@pytest.mark.rule("MGL-EX-02", "MGL-085", "MGL-087", "MGL-088")
def test_the_second_worked_example() -> None:
    t = table(2, round=2).ranked("monet", "vermeer", "degas").awards("vermeer").extra("renoir")
    t.display(0, "3 renoir", "degas", "3 monet").display(1, "renoir", "3 degas", "monet").over(1)
    assert t.s.rankings[-1] == (3, 1, 2), "Degas goes before Monet: 18 cards in the game against 19"
    worths = [entry.worth for entry in t.view().artists]
    assert worths == [4, 3, 4, 3, 0]
    assert t.points() == [24, 16]


def test_both_examples_in_one_game() -> None:
    t = first_example().awards("vermeer").over(0)
    assert t.asked() == ("Deal", CHANCE)
    t.s.round = 2
    t.display(0, "3 renoir", "degas", "3 monet").display(1, "renoir", "3 degas", "monet").extra("renoir").over(0)
    assert t.points() == [14 + 24, 12 + 16]
    assert {name: sum(values) for name, values in t.tokens().items()} == {
        "vermeer": 2,
        "degas": 3,
        "monet": 4,
        "renoir": 3,
    }


# Ranking and values.


@pytest.mark.rule("MGL-079", "MGL-080")
def test_face_down_cards_are_turned_up_before_the_ranking() -> None:
    t = table(2).display(0, "3 monet").display(1, "2 degas").face_down(1, "2 degas").hand(1, "2 renoir").extra("renoir")
    t.over(0)
    assert t.asked() == ("AddCards", 1)
    assert t.face_down_of(1) == []
    assert t.display_of(1) == ["degas"] * 4
    assert t.s.rankings[-1] == (1, 2, 3)


@pytest.mark.rule("MGL-080")
def test_the_extra_card_adds_one_to_its_artist() -> None:
    t = table(2).display(0, "2 monet").display(1, "2 degas").extra("monet")
    assert ranking(t.s) == (2, 1)


@pytest.mark.rule("MGL-081")
def test_a_total_beyond_the_threshold_counts_in_full() -> None:
    t = table(2).display(0, "5 monet").face_down(0, "2 degas").display(1, "4 degas").hand(1, "2 renoir").over(0)
    assert t.view().artists[1].shown == 6
    assert t.s.rankings[-1] == (1, 2)


@pytest.mark.rule("MGL-082", "MGL-083", "MGL-084")
def test_the_three_leading_artists_get_three_two_and_one() -> None:
    t = (
        table(3)
        .display(0, "6 renoir", "4 van_gogh")
        .display(1, "3 vermeer", "2 monet")
        .hand(2, "2 degas")
        .extra("degas")
    )
    t.after(RankArtists())
    assert t.tokens() == {"renoir": [3], "van_gogh": [2], "vermeer": [1]}


@pytest.mark.rule("MGL-085")
@pytest.mark.parametrize(
    ("displays", "order"),
    [
        (("2 van_gogh", "2 renoir", "2 monet", "2 degas", "2 vermeer"), (0, 1, 2)),
        (("2 van_gogh", "2 renoir", "3 monet"), (2, 3, 4)),
        (("3 van_gogh", "3 renoir", "3 degas", "vermeer"), (1, 3, 4)),
        (("5 van_gogh", "vermeer", "degas", "monet"), (4, 0, 1)),
    ],
)
def test_equal_totals_go_to_the_artist_with_fewer_cards(displays: tuple[str, ...], order: tuple[int, ...]) -> None:
    assert ranking(table(3).display(0, *displays).s) == order


@pytest.mark.rule("MGL-085")
def test_the_numbers_on_the_artist_cards_decide_not_their_order() -> None:
    text = GAME.sheet.text.replace("cards = 17", "cards = 0").replace("cards = 18", "cards = 17")
    corrected = GAME.read(Sheet(text.replace("cards = 0", "cards = 18")))
    t = table(3).display(0, "2 vermeer", "2 degas")
    t.s.box = corrected
    assert ranking(t.s) == (1, 0)


@pytest.mark.rule("MGL-086", "M14", "MO8")
def test_an_artist_without_a_card_gets_no_token() -> None:
    t = table(2).display(0, "4 monet").extra("monet").hand(0, "2 degas").hand(1, "2 degas").over(0)
    assert t.tokens() == {"monet": [3]}
    two = table(2).display(0, "4 monet").extra("renoir").hand(0, "2 degas").hand(1, "2 degas").over(0)
    assert two.tokens() == {"monet": [3], "renoir": [2]}
    two.stop_adding().by_chance()
    assert two.tokens() == {"monet": [3], "renoir": [2]}, "the 1 is not used later"


@pytest.mark.rule("MGL-087")
def test_a_card_is_worth_all_tokens_of_its_artist() -> None:
    t = table(3, round=3).ranked("monet", "degas", "renoir").ranked("degas", "renoir", "monet").awards("monet", "monet")
    t.display(0, "5 monet").extra("monet").over(0)
    assert t.points() == [5 * (3 + 1 + 3 + 2 * 2), 0, 0]


@pytest.mark.rule("MGL-088")
def test_a_card_outside_the_top_three_is_worth_nothing() -> None:
    t = table(3, round=2).ranked("van_gogh", "degas", "renoir").awards("van_gogh").extra("vermeer")
    t.display(0, "6 monet", "van_gogh").display(1, "2 vermeer", "2 degas").over(0)
    assert t.view().artists[4].worth == 5
    assert t.points()[0] == 6 * 3


@pytest.mark.rule("MO6")
def test_cards_face_down_may_put_an_artist_above_the_one_that_ended_the_round() -> None:
    t = table(2).display(0, "4 monet").display(1, "4 degas").face_down(1, "2 degas").hand(0, "monet", "renoir")
    t.hand(1, "2 vermeer").extra("vermeer").turn(0)
    assert t.asked() == ("PlayCard", 0), "six Degas, but only four of them face up"
    t.choose("monet")
    assert t.tokens() == {"degas": [3], "monet": [2], "vermeer": [1]}


# Added cards.


@pytest.mark.rule("MGL-089")
def test_the_ender_scores_first_then_the_others_clockwise() -> None:
    t = table(4)
    for seat in range(4):
        t.display(seat, "monet").hand(seat, "degas", "renoir")
    t.extra("monet").over(2)
    asked = []
    while t.asked()[0] == "AddCards":
        asked.append(t.asked()[1])
        t.choose("stop")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("MGL-090", "MGL-094")
def test_one_card_may_be_added_for_each_artist_in_the_display() -> None:
    t = table(2).display(0, "3 monet", "2 degas", "vermeer").hand(0, "4 monet", "renoir").extra("renoir").over(0)
    t.choose("monet", "monet", "monet")
    assert t.asked()[0] != "AddCards", "three artists, three cards"
    assert t.points()[0] == 6 * 3 + 2 * 2 + 1
    fewer = table(2).display(0, "3 monet", "2 degas").hand(0, "4 monet").hand(1, "renoir").extra("renoir").over(0)
    fewer.choose("monet", "stop")
    assert fewer.points()[0] == 4 * 3 + 2 * 2
    none = table(2).display(0, "3 monet", "2 degas").hand(0, "4 monet").hand(1, "renoir").extra("renoir").over(0)
    none.choose("stop")
    assert none.points()[0] == 3 * 3 + 2 * 2


@pytest.mark.rule("MGL-091", "M09")
def test_cards_turned_up_count_for_the_allowance() -> None:
    t = table(2).display(0, "3 monet").face_down(0, "degas").hand(0, "3 monet").extra("renoir").over(0)
    t.choose("monet", "monet")
    assert t.asked()[0] != "AddCards"
    assert t.hand_of(0) == ["monet"]


@pytest.mark.rule("MGL-092", "M09")
def test_an_added_card_of_a_new_artist_earns_no_further_one() -> None:
    t = table(2).display(0, "3 monet").hand(0, "degas", "vermeer", "renoir").extra("renoir").over(0)
    t.choose("degas")
    assert t.asked()[0] != "AddCards"


@pytest.mark.rule("MGL-093")
def test_the_extra_card_earns_no_addition() -> None:
    t = table(2).display(0, "3 monet").hand(0, "2 monet", "renoir").hand(1, "2 degas").extra("renoir").over(0)
    t.choose("monet")
    assert t.asked() != ("AddCards", 0)


@pytest.mark.rule("MGL-095", "MGL-096")
def test_added_cards_may_be_by_any_artist_and_by_one_several_times() -> None:
    t = (
        table(2)
        .display(0, "3 monet", "vermeer")
        .hand(0, "2 van_gogh", "monet")
        .hand(1, "2 degas")
        .extra("renoir")
        .over(0)
    )
    assert t.options() == ["monet", "van_gogh", "stop"]
    t.choose("van_gogh", "van_gogh")
    assert t.hand_of(0)[0] == "monet"


@pytest.mark.rule("MGL-097", "M08")
def test_added_cards_change_neither_ranking_nor_tokens() -> None:
    t = table(2).display(0, "3 monet", "2 degas", "vermeer").hand(0, "3 van_gogh").extra("monet").over(0)
    before = t.s.rankings
    t.choose("van_gogh", "van_gogh")
    assert t.view().artists[4].shown == 2
    t.choose("van_gogh")
    assert t.s.rankings == before == ((2, 1, 0),)
    assert t.points()[0] == 3 * 3 + 2 * 2 + 1


@pytest.mark.rule("MGL-098", "M10")
@pytest.mark.parametrize("symbol", ["draw", "second_face_up", "second_face_down", "simultaneous", "award"])
def test_symbols_of_added_cards_are_ignored(symbol: str) -> None:
    t = table(2).display(0, "3 monet").hand(0, f"monet {symbol}", "monet").hand(1, "2 degas").display(1, "degas")
    t.extra("renoir").over(0)
    pile = number(t.s.pile)
    t.choose(f"monet {symbol}")
    assert t.asked() == ("AddCards", 1)
    assert (number(t.s.pile), number(t.s.awards)) == (pile, 0)


@pytest.mark.rule("MGL-099")
def test_an_empty_display_adds_nothing_and_scores_nothing() -> None:
    t = table(2).display(1, "4 monet").hand(0, "3 monet").hand(1, "2 degas").extra("monet").over(0)
    assert t.asked() == ("AddCards", 1), "seat 0 is not asked"
    t.stop_adding()
    assert t.points() == [0, 12]


@pytest.mark.rule("MGL-100")
def test_points_are_the_worth_of_all_cards_played_and_added() -> None:
    t = table(3, round=2).ranked("renoir", "monet").awards("degas").extra("renoir")
    t.display(0, "2 monet", "degas", "renoir").face_down(0, "renoir").hand(0, "degas", "monet").display(1, "3 renoir")
    t.over(0).choose("degas", "monet").stop_adding()
    # On the table: 6 Renoir (worth 3 + 3), 2 Monet (2 + 1; third, as Degas has one card), 1 Degas.
    assert t.s.rankings[-1] == (3, 2, 1)
    assert t.points()[0] == 3 * (2 + 2) + 2 * (2 + 1) + 2 * 6
    lines = [score for score in GAME.score_sheet(t.view()) if score.seat == 0]
    assert [score.points for score in lines] == [6, 12, 12]


@pytest.mark.rule("MGL-101")
def test_the_extra_card_scores_for_nobody() -> None:
    t = table(2).display(0, "4 monet").extra("monet").over(0)
    assert t.points() == [12, 0]


@pytest.mark.rule("MGL-102")
def test_who_scores_later_sees_what_was_added_before() -> None:
    t = table(2).display(0, "3 monet").display(1, "degas").hand(0, "monet", "renoir").hand(1, "2 degas").extra("renoir")
    t.over(0).choose("monet")
    assert t.asked() == ("AddCards", 1)
    assert t.view(1).players[0].display == (card("monet"),) * 4
    assert t.view(1).players[0].points == 12, "and has counted already"


@pytest.mark.rule("MGL-103")
def test_points_join_a_public_running_total() -> None:
    t = table(2, round=2).ranked("monet").display(0, "4 monet").hand(1, "2 degas").extra("monet")
    t.s.players[0].scored = ((1, 2, 4, 3),)
    t.over(0)
    for reader in (0, 1):
        assert t.view(reader).players[0].points == 12 + 4 * 6
        assert t.view(reader).players[0].round_points[:2] == (12, 24)
    assert t.points() == [36, 0]


def test_turning_up_cards_is_a_revelation_only_if_there_are_any() -> None:
    t = table(2).display(0, "monet")
    assert not RevealHidden().reveals(t.s)
    assert RevealHidden().reveals(t.face_down(0, "degas").s)


def test_the_end_of_a_round_is_told_by_who_or_what_ended_it() -> None:
    t = table(2).display(0, "4 monet").hand(0, "monet", "degas").hand(1, "2 degas").extra("renoir").turn(0)
    match = Match.from_position(GAME, codec.encode(GAME, t.s), seed=1)
    match.answer(0, card("monet"))
    assert "Blue ends round 1" in match.log()
    empty = table(2).hand(0, "monet", "degas").extra("renoir").turn(0)
    match = Match.from_position(GAME, codec.encode(GAME, empty.s), seed=1)
    match.answer(0, card("monet"))
    assert "No hand holds a card any more: round 1 is over" in match.log()
