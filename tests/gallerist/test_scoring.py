"""The final scoring, line by line, and the tie-breaks (pp. 15-16)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    BLUE_PAINTER,
    BLUE_PHOTOGRAPHER,
    BLUE_SCULPTOR,
    ORANGE,
    PURPLE,
    RED_DIGITAL,
    RED_PAINTER,
    RED_PHOTOGRAPHER,
    YELLOW,
    asked,
    changed,
    discover,
    exhibit,
    people,
    sold,
    table,
)
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import (
    AUCTION_LINE,
    CELEBRITY,
    CURATOR_LINE,
    DEALER_LINE,
    DIGITAL,
    EXHIBITION_LINE,
    INFLUENCE_LINE,
    MAJORITY_LINE,
    OVER,
    PAINTING,
    PHOTO,
    REP_ACQUIRED,
    REP_COLLECTORS,
    REP_EXHIBITED,
    REP_INFLUENCE,
    REP_VIPS,
    SCULPTURE,
    SPACES,
    TILE_LINE,
)
from vernissage.games.gallerist.scoring import (
    FinalScoring,
    ScoreCurators,
    ScoreDealers,
    ScoreExhibition,
    ScoreInfluence,
    ScoreMajorities,
    ScoreReputation,
    curator_money,
    majority,
    scores,
)
from vernissage.games.gallerist.solo import winners
from vernissage.games.gallerist.state import State


def column(s: State, number: int, counts: dict[int, int]) -> None:
    """Put assistants on the spaces of a column, from the top."""
    spaces = [space for space in range(SPACES) if space % 3 == number]
    for seat, count in counts.items():
        for _ in range(count):
            s.market = changed(s.market, spaces.pop(0), seat)


def lines(s: State, seat: int, line: int) -> list[tuple[int, int]]:
    """What a line of the score sheet brought a player: (what, money)."""
    return [(what, money) for kind, what, money in s.players[seat].scored if kind == line]


def carry_out(s: State, *steps: object) -> State:
    """Carry out some scoring steps."""
    s.then(*steps)  # type: ignore[arg-type]
    asked(s)
    return s


@pytest.mark.rule("GA-283")
def test_the_order_of_the_steps() -> None:
    s = table()
    s.then(FinalScoring())
    seen = []
    while s.agenda:
        step = s.agenda.pop()
        seen.append(type(step).__name__)
        step.take(s, 0)
    assert seen == [
        "FinalScoring",
        "ScoreMajorities",
        "ScoreReputation",
        "ScoreExhibition",
        "Auction",
        "ScoreCurators",
        "ScoreDealers",
        "ScoreInfluence",
    ]
    assert s.ending == OVER


@pytest.mark.rule("GA-284", "GA-285", "GA-286", "GA-EX-19")
def test_the_majorities_of_the_example() -> None:
    s = table()
    column(s, 0, {YELLOW: 2, ORANGE: 1, PURPLE: 1})
    column(s, 1, {BLUE: 2, PURPLE: 2, ORANGE: 1, YELLOW: 1})
    column(s, 2, {ORANGE: 3, BLUE: 2, YELLOW: 1, PURPLE: 1})
    money = [[majority(s, number, seat) for number in range(3)] for seat in range(4)]
    assert money[BLUE] == [0, 8, 10]
    assert money[YELLOW] == [6, 1, 3]
    assert money[PURPLE] == [2, 8, 3]
    assert money[ORANGE] == [2, 1, 15]


@pytest.mark.rule("GA-285")
@pytest.mark.parametrize(("number", "places"), [(0, [6, 3, 1, 0]), (1, [10, 6, 3, 0]), (2, [15, 10, 6, 0])])
def test_first_to_fourth_place(number: int, places: list[int]) -> None:
    s = table()
    column(s, number, {0: 3, 1: 2, 2: 1})
    assert [majority(s, number, seat) for seat in range(4)] == [*places[:3], 0]
    s = table()
    column(s, number, {0: 3, 1: 2, 2: 1, 3: 1})
    shared = (places[2] + places[3]) // 2
    assert [majority(s, number, seat) for seat in range(4)] == [places[0], places[1], shared, shared]


@pytest.mark.rule("GA-286")
def test_all_tied_share_all_places_rounded_down() -> None:
    s = table(3)
    column(s, 0, {0: 1, 1: 1, 2: 1})
    assert [majority(s, 0, seat) for seat in range(3)] == [3, 3, 3]  # 10 // 3


@pytest.mark.rule("GA-287")
def test_without_an_assistant_no_money() -> None:
    s = carry_out(table(), ScoreMajorities())
    assert lines(s, BLUE, MAJORITY_LINE) == [(0, 0), (1, 0), (2, 0)]


@pytest.mark.rule("GA-284")
def test_both_parts_of_the_market_count() -> None:
    s = table(2)
    s.market = changed(changed(s.market, 0, 0), 12, 0)
    s.market = changed(s.market, 3, 1)
    assert [majority(s, 0, seat) for seat in range(2)] == [6, 3]


@pytest.mark.rule("GA-288", "GA-289", "GA-307")
def test_tiles_bring_money_and_influence_the_influence_tile_first() -> None:
    s = table()
    me = s.players[BLUE]
    me.influence, me.gallery = 11, people(0, 2, 1)
    me.reputation = (REP_VIPS, REP_COLLECTORS, REP_INFLUENCE, NONE, NONE, NONE)
    carry_out(s, ScoreReputation())
    assert lines(s, BLUE, TILE_LINE) == [(REP_INFLUENCE, 3), (REP_VIPS, 4), (REP_COLLECTORS, 3)]
    assert me.influence == 11 + 2 + 1
    carry_out(s, ScoreInfluence())
    assert lines(s, BLUE, INFLUENCE_LINE) == [(14, 4)]


@pytest.mark.rule("GA-290", "GA-EX-20")
@pytest.mark.parametrize("fames", [(8, 11, 15), (5, 11, 19)])
def test_an_exhibition_worth_42(fames: tuple[int, ...]) -> None:
    s = table()
    for artist, fame in zip((BLUE_DIGITAL, BLUE_PHOTOGRAPHER, BLUE_SCULPTOR), fames, strict=True):
        discover(s, artist, fame=fame)
        exhibit(s, BLUE, artist)
    carry_out(s, ScoreExhibition())
    assert lines(s, BLUE, EXHIBITION_LINE) == [(3, 42)]


@pytest.mark.rule("GA-301", "GA-327", "GA-EX-24")
def test_a_curator_card_with_one_collection_and_with_both() -> None:
    """Card 1 wants painting, sculpture, photo for 10, and two digital, sculpture, photo for 15."""
    s = table()
    exhibit(s, BLUE, BLUE_PAINTER, BLUE_SCULPTOR, BLUE_PHOTOGRAPHER)
    carry_out(s, ScoreCurators())
    assert lines(s, BLUE, CURATOR_LINE) == [(0, 10)]
    exhibit(s, BLUE, BLUE_DIGITAL, RED_DIGITAL)  # sculpture and photo serve both
    assert curator_money(s, s.players[BLUE]) == 25


@pytest.mark.rule("GA-303", "GA-328", "GA-EX-25")
def test_a_dealer_card_with_two_sets_and_none_counted_twice() -> None:
    """Card 1 wants a digital work for 5, painting and sculpture for 10, two photos for 10."""
    s = table()
    sold(s, BLUE, DIGITAL, PHOTO, PHOTO)
    carry_out(s, ScoreDealers())
    assert lines(s, BLUE, DEALER_LINE) == [(0, 15)]
    s = table()
    sold(s, BLUE, DIGITAL, DIGITAL, DIGITAL)
    carry_out(s, ScoreDealers())
    assert lines(s, BLUE, DEALER_LINE) == [(0, 5)]


@pytest.mark.rule("GA-328", "GA-301")
def test_a_collection_counts_once_and_only_works_exhibited() -> None:
    s = table()
    exhibit(s, BLUE, BLUE_PAINTER, RED_PAINTER, BLUE_SCULPTOR, BLUE_PHOTOGRAPHER, RED_PHOTOGRAPHER)
    assert curator_money(s, s.players[BLUE]) == 10
    s = table()
    sold(s, BLUE, PAINTING, SCULPTURE, PHOTO)
    assert curator_money(s, s.players[BLUE]) == 0


@pytest.mark.rule("GA-304", "GA-EX-26")
@pytest.mark.parametrize(
    ("influence", "money"),
    [(0, 0), (1, 1), (3, 1), (4, 2), (8, 3), (12, 4), (15, 5), (18, 6), (20, 7), (22, 8), (23, 8), (24, 9), (25, 9)]
    + [(26 + i, 10 + i) for i in range(9)]
    + [(28, 12), (35, 20)],
)
def test_the_money_of_influence(influence: int, money: int) -> None:
    s = table()
    s.players[BLUE].influence = influence
    carry_out(s, ScoreInfluence())
    assert lines(s, BLUE, INFLUENCE_LINE) == [(influence, money)]


@pytest.mark.rule("GA-305")
def test_the_richest_wins() -> None:
    s = table()
    s.players[PURPLE].money = 11
    carry_out(s, FinalScoring())
    assert winners(s) == [PURPLE]
    assert scores(s)[PURPLE] == max(scores(s))


def tied(s: State) -> State:
    """Blue and Yellow have the same money and will be told apart by the tie-breaks."""
    s.ending, s.scoring = OVER, INFLUENCE_LINE + 1
    s.players[BLUE].money = s.players[YELLOW].money = 100
    return s


@pytest.mark.rule("GA-337")
def test_the_first_tie_break_is_works_acquired() -> None:
    s = tied(table())
    sold(s, BLUE, PAINTING)
    s.players[YELLOW].gallery = people(5, 5)
    assert winners(s) == [BLUE]
    exhibit(s, YELLOW, BLUE_PAINTER, BLUE_DIGITAL)
    assert winners(s) == [YELLOW]


@pytest.mark.rule("GA-338")
def test_the_second_tie_break_is_visitors_in_the_gallery() -> None:
    s = tied(table())
    s.players[BLUE].gallery = people(1, 1)
    s.players[YELLOW].gallery = people(0, 1)
    s.players[YELLOW].queue = 0
    assert winners(s) == [BLUE]


@pytest.mark.rule("GA-339", "GA-340")
def test_the_third_tie_break_is_assistants_in_play_then_all_win() -> None:
    s = tied(table())
    assert winners(s) == [BLUE, YELLOW]
    s.players[BLUE].queue = 7
    assert winners(s) == [BLUE]
    s.players[BLUE].removed = 1
    assert winners(s) == [BLUE, YELLOW]


@pytest.mark.rule("GO14")
def test_an_auctioned_work_counts_for_the_tie_break() -> None:
    s = tied(table())
    me = s.players[YELLOW]
    me.exhibited, me.signatures = (3,), (NONE,)
    assert winners(s) == [YELLOW]


@pytest.mark.rule("GO04", "GA-288")
def test_a_start_tile_still_on_slot_3_scores_nothing() -> None:
    s = table()
    s.players[BLUE].start_tile = REP_VIPS
    s.players[BLUE].gallery = people(0, 3)
    carry_out(s, ScoreReputation())
    assert lines(s, BLUE, TILE_LINE) == []


@pytest.mark.rule("GA-300", "GA-302")
def test_tiles_and_exhibition_come_before_the_auction() -> None:
    s = table()
    exhibit(s, BLUE, BLUE_PAINTER)
    s.players[BLUE].reputation = (REP_ACQUIRED, REP_EXHIBITED, NONE, NONE, NONE, NONE)
    s.market = changed(s.market, 12, BLUE)
    carry_out(s, FinalScoring())
    step = s.agenda.pop()
    step.take(s, 0)
    asked(s)
    assert lines(s, BLUE, TILE_LINE) == [(REP_ACQUIRED, 2), (REP_EXHIBITED, 3)]
    assert lines(s, BLUE, EXHIBITION_LINE) == [(1, 5)]
    assert len(s.players[BLUE].exhibited) == 2
    assert [what for what, _ in lines(s, BLUE, AUCTION_LINE)] == [0]


def test_standing_scores_become_the_final_ones_line_by_line() -> None:
    """Before the end the scores count all that everybody can see, so that only auction and cards still add."""
    s = table()
    exhibit(s, BLUE, BLUE_PAINTER)
    s.fame = changed(s.fame, BLUE_PAINTER, CELEBRITY)
    s.players[BLUE].gallery, s.players[BLUE].influence = people(1, 2, 3), 34
    s.players[BLUE].reputation = (REP_VIPS, REP_INFLUENCE, NONE, NONE, NONE, NONE)
    column(s, 1, {BLUE: 2, YELLOW: 1})
    before = scores(s)
    s.then(FinalScoring())
    while s.agenda:
        step = s.agenda.pop()
        step.take(s, step.options(s)[0])
        assert scores(s) == before
    assert s.players[BLUE].influence == 35
