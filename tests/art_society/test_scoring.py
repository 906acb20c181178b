"""Faux pas, the six lines of the score, ties (ch. 3, p. 8)."""

from __future__ import annotations

import pytest

from art_society.builders import BOX, GAME, Sketch, table
from vernissage import Dice, Match
from vernissage.games.art_society.decor import matches
from vernissage.games.art_society.scoring import hand_total, in_faux_pas, winners
from vernissage.table.text import catalogue

LEVELS = {"landscape": 20, "city": 15, "portrait": 9, "still_life": 4}
"""Landscape ×5, city ×4, portrait ×3, still life ×2."""

WALL_OF_64 = (
    *("landscape 2x3 at 6,4", "landscape 3x2 at 1,1", "landscape 4x2 at 7,1", "landscape 2x3 at 1,5"),
    *("landscape 2x2 at 3,5", "still_life 3x2 at 4,1", "still_life 3x2 at 1,3", "still_life 2x2 at 10,5"),
    *("still_life 2x3 at 3,7", "portrait 2x2 at 4,3", "portrait 2x2 at 9,3", "portrait 3x3 at 8,7"),
    *("city 2x4 at 11,1", "city 2x2 at 8,5", "city 3x3 at 5,7", "city 2x2 at 11,7"),
    *("decor 3x1 at 6,3", "decor 2x1 at 1,8", "decor 1x1 at 8,4", "decor 1x1 at 5,5", "decor 1x1 at 12,5"),
    *("decor 1x1 at 5,6", "decor 1x1 at 12,6", "decor 1x1 at 1,9"),
)


def scored(*tiles: str) -> Sketch:
    """A wall at the end of a game."""
    return table(2).wall(0, *tiles).prestige(**LEVELS)


def lines(sketch: Sketch) -> dict[str, int]:
    """The points of each line of the first player's score."""
    found: dict[str, int] = {}
    for score in GAME.score_sheet(sketch.view()):
        if score.seat == 0:
            found[str(score.line.args.get("genre", score.line.id.removeprefix("score-")))] = score.points
    return found


def prestige(sketch: Sketch) -> int:
    """The points of the first line."""
    return sum(lines(sketch)[word] for word in LEVELS)


def faux_pas(*tiles: str) -> list[bool]:
    """Which tiles of a wall are in a faux pas."""
    sketch = scored(*tiles)
    return [in_faux_pas(BOX, sketch.me(0), i) for i in range(len(tiles))]


@pytest.mark.rule("ASL-EX-11", "ASL-180")
def test_the_wall_worth_64_line_by_line() -> None:
    sketch = scored(*WALL_OF_64).excess(0, "portrait 5x5")
    assert lines(sketch) == {
        "still_life": 4 * 2,
        "portrait": 3 * 3,
        "city": 4 * 4,
        "landscape": 3 * 5,
        "decor": 11,
        "eyeline": 3 * 3,
        "full": 0,
        "corners": -2,
        "excess": -2,
        "tie-hand": 0,
    }
    assert sketch.scores()[0] == 64
    assert sketch.view().players[0].free == 3
    said = [catalogue("en", GAME).say(score.line) for score in GAME.score_sheet(sketch.view()) if score.seat == 0]
    assert said == [
        "Prestige, city life: 4 × 4",
        "Prestige, portrait: 3 × 3",
        "Prestige, still life: 4 × 2",
        "Prestige, landscape: 3 × 5 (2 in a faux pas)",
        "Decor: 11 × 1",
        "Eyeline: 3 × 3",
        "Full gallery: 0 × 5",
        "Bare corners: 1 × −2",
        "Excess paintings: 1 × −2",
        "Bid cards left, for ties: 210",
    ]
    wrong = [tile.cell for tile in sketch.view().players[0].tiles if tile.faux_pas]
    assert sorted(wrong) == [48, 50]  # (1,5) and (3,5)


@pytest.mark.rule("ASL-108", "ASL-167", "ASL-EX-05")
def test_two_cities_side_by_side_score_no_prestige() -> None:
    assert faux_pas("city 2x3 at 6,4", "city 2x2 at 8,4") == [True, True]
    assert lines(scored("city 2x3 at 6,4", "city 2x2 at 8,4"))["city"] == 0
    assert lines(scored("city 2x3 at 6,4", "portrait 2x2 at 8,4", "city 2x2 at 10,4"))["city"] == 8


@pytest.mark.rule("ASL-109")
def test_all_that_touch_are_affected_and_no_others() -> None:
    row = ("city 2x2 at 2,5", "city 2x2 at 4,5", "city 2x3 at 6,4", "portrait 2x2 at 8,4", "city 2x2 at 10,4")
    assert faux_pas(*row) == [True, True, True, False, False]


@pytest.mark.rule("ASL-110")
def test_a_corner_is_no_faux_pas() -> None:
    assert faux_pas("city 2x3 at 6,4", "portrait 2x2 at 8,5", "city 2x2 at 8,7") == [False, False, False]


@pytest.mark.rule("ASL-111", "A13")
def test_decor_or_a_painting_between_separates() -> None:
    assert not any(faux_pas("city 2x3 at 6,4", "decor 1x1 at 8,4", "city 2x2 at 9,4"))
    assert not any(faux_pas("city 2x3 at 6,4", "portrait 2x2 at 8,4", "city 2x2 at 10,4"))


@pytest.mark.rule("ASL-112", "A13")
def test_faux_pas_are_judged_on_the_wall_as_it_is_in_the_end() -> None:
    early = scored("city 2x3 at 6,4", "city 2x2 at 8,4")
    late = scored("city 2x2 at 8,4", "city 2x3 at 6,4")
    assert lines(early) == lines(late)
    assert lines(early.wall(0, "portrait 2x2 at 10,4"))["city"] == 0


@pytest.mark.rule("ASL-113", "ASL-176")
def test_a_faux_pas_keeps_its_eyeline_bonus() -> None:
    sketch = scored("landscape 2x3 at 6,4", "landscape 2x2 at 8,4")
    assert lines(sketch)["landscape"] == 0
    assert lines(sketch)["eyeline"] == 6


@pytest.mark.rule("ASL-114")
def test_a_faux_pas_counts_for_matching_frames() -> None:
    sketch = scored("city gold 2x3 at 6,4", "city gold 2x2 at 8,4")
    assert in_faux_pas(BOX, sketch.me(0), 0)
    assert matches(sketch.s, sketch.me(0), sketch.draw("portrait gold 2x2"), 5 * 12 + 7) == 2  # at (8,6)
    hung = table().wall(0, "city gold 2x3 at 6,4").takes(0, "city gold 2x2").answer("8,4")
    assert hung.asked() == "HangDecor"


@pytest.mark.rule("ASL-166", "ASL-168")
def test_a_painting_scores_its_genres_level_whatever_its_size() -> None:
    for word, level in {"landscape": 5, "city": 4, "portrait": 3, "still_life": 2}.items():
        assert prestige(scored(f"{word} 2x2 at 1,1")) == prestige(scored(f"{word} 5x5 at 1,1")) == level


@pytest.mark.rule("ASL-169")
def test_the_start_painting_scores_like_any_other() -> None:
    sketch = table(2).prestige(**LEVELS)
    sketch.me(0).tiles = ((0, 41),)  # the city start painting at (6,4)
    assert lines(sketch)["city"] == 4


@pytest.mark.rule("ASL-170")
def test_excess_paintings_score_no_prestige() -> None:
    assert prestige(scored().excess(0, "landscape 5x5")) == 0


@pytest.mark.rule("ASL-171")
def test_decor_scores_its_shields() -> None:
    wall = ("city 2x3 at 6,4", "decor 1x1 at 8,4", "decor 1x2 at 8,5", "decor 3x1 at 9,5")
    assert lines(scored(*wall))["decor"] == 6


@pytest.mark.rule("ASL-173", "ASL-174", "ASL-175")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("landscape 2x2 at 1,4", 3),
        ("landscape 2x2 at 1,3", 3),  # partly
        ("landscape 5x5 at 1,3", 3),  # over all of its rows, and once
        ("landscape 2x2 at 1,6", 3),
        ("landscape 2x2 at 1,2", 0),
        ("landscape 2x2 at 1,7", 0),
        ("city 2x2 at 1,4", 0),
        ("portrait 2x3 at 1,4", 0),
    ],
)
def test_the_eyeline_is_for_the_first_genre(tile: str, points: int) -> None:
    assert lines(scored(tile))["eyeline"] == points


@pytest.mark.rule("ASL-173")
def test_without_a_first_genre_there_is_no_eyeline_bonus() -> None:
    assert lines(table(2).wall(0, "city 2x2 at 1,4"))["eyeline"] == 0


@pytest.mark.rule("ASL-177")
def test_a_full_gallery_is_worth_five() -> None:
    assert lines(scored().covered(0))["full"] == 5
    assert lines(scored().covered(0, "6,6"))["full"] == 0


@pytest.mark.rule("ASL-178")
def test_each_bare_corner_costs_two() -> None:
    assert lines(scored())["corners"] == -8
    assert lines(scored("city 2x2 at 1,1"))["corners"] == -6
    assert lines(scored("city 2x2 at 1,1", "portrait 2x2 at 11,8"))["corners"] == -4
    assert lines(scored().covered(0))["corners"] == 0


@pytest.mark.rule("ASL-179")
def test_each_excess_painting_costs_two() -> None:
    assert lines(scored().excess(0, "city 5x5"))["excess"] == -2
    assert lines(scored().excess(0, "city 5x5", "city 4x5"))["excess"] == -4
    assert lines(scored().assistant(0, "city 5x5"))["excess"] == 0


@pytest.mark.rule("ASL-181")
def test_the_highest_score_wins() -> None:
    sketch = scored("landscape 2x2 at 1,1").wall(1, "still_life 2x2 at 1,1")
    assert winners(sketch.s) == [0]


@pytest.mark.rule("ASL-182", "A20")
def test_a_tie_goes_to_the_higher_cards_in_hand() -> None:
    sketch = table(3).hand(0, 4, 5).hand(1, 12).hand(2, 1, 2, 3)
    assert sketch.scores() == [-8, -8, -8]
    assert winners(sketch.s) == [1]


@pytest.mark.rule("A24")
def test_what_settles_a_tie_stands_on_the_sheet_and_adds_nothing() -> None:
    sketch = table(3).hand(0, 4, 5).hand(1, 12).hand(2)
    sheet = GAME.score_sheet(sketch.view())
    assert [line.line.args["total"] for line in sheet if line.line.id == "tie-hand"] == [9, 12, 0]
    assert [sum(line.points for line in sheet if line.seat == seat) for seat in range(3)] == sketch.scores()
    assert [line.line.id for line in sheet if line.seat == 0].count("tie-hand") == 1
    said = [catalogue("fr", GAME).say(line.line) for line in sheet if line.line.id == "tie-hand"]
    assert said[1] == "Cartes Enchère restantes, en cas d’égalité\u00a0: 12"


@pytest.mark.rule("A24")
def test_hands_are_open_once_the_game_is_over_and_not_before() -> None:
    match, dice = Match(GAME, 3, seed=2), Dice(2)
    while not match.finished:
        for reader in (None, 0, 1, 2):
            view = match.view(reader)
            assert [player.hand is not None for player in view.players] == [seat == reader for seat in range(3)]
            assert all(player.hand_total is None for player in view.players)
            assert not any(line.line.id == "tie-hand" for line in match.score_sheet(reader))
        asked = match.waiting()[0]
        match.answer(asked.seat, asked.options[dice.below(len(asked.options))].choice)
    for reader in (None, 0, 1, 2):
        players = match.view(reader).players
        assert [sum(player.hand) for player in players] == [player.hand_total for player in players]
        assert all(len(player.hand) == player.hand_size > 0 for player in players)
        for panel in GAME.wording.panels(match.view(reader)):
            if panel.seat is not None and panel.title.id == "label-player":
                cards = [row.label.args["bid"] for row in panel.rows if row.label.id == "label-bid"]
                assert tuple(cards) == players[panel.seat].hand


@pytest.mark.rule("ASL-183")
def test_the_pile_does_not_count_for_it() -> None:
    sketch = table(2).pile(0, 4, 20, 19).pile(1, 1, 3, 2)
    assert hand_total(sketch.s, sketch.me(0)) == 210 - 39
    assert winners(sketch.s) == [1]


@pytest.mark.rule("ASL-184", "A20")
def test_players_still_tied_share_the_win() -> None:
    assert winners(table(3).hand(0, 9).hand(1, 4, 5).hand(2, 8).s) == [0, 1]
    assert winners(table(4).s) == [0, 1, 2, 3]


def test_a_sealed_bid_does_not_show_in_the_standings() -> None:
    sketch = table(2).auction("city 2x2", "portrait 2x2", "landscape 2x2").bid(20)
    assert winners(sketch.s) == [0, 1]
