"""The museum's markers, the gavel, and the ends of the game (p. 7)."""

from __future__ import annotations

import pytest

from art_society.builders import GAME, Sketch, genre, table
from drive import told
from vernissage import SPECTATOR
from vernissage.games.art_society.hanging import CONFIRM, KEEP_EXCESS
from vernissage.games.art_society.ids import GENRE_IDS
from vernissage.games.art_society.prestige import RaisePrestige, advanced, leader, levels
from vernissage.games.art_society.round import PassGavel


def unsold(painting: str, **totals: int) -> Sketch:
    """A round whose last lot nobody took."""
    sketch = table().prestige(**totals).lots("city 2x2", painting)
    sketch.s.lots = (-1, sketch.s.lots[1])
    return sketch


def raised(painting: str, **totals: int) -> dict[str, int]:
    """The markers after the museum step."""
    sketch = unsold(painting, **totals).then(RaisePrestige())
    return {word: sketch.s.prestige[i] for i, word in enumerate(GENRE_IDS) if sketch.s.prestige[i]}


def worth(**totals: int) -> dict[str, int]:
    """What each genre is worth."""
    found = levels(table().prestige(**totals).s)
    return {word: found[i] for i, word in enumerate(GENRE_IDS)}


@pytest.mark.rule("ASL-142", "ASL-151")
def test_the_unsold_lot_joins_the_museum_for_all_to_see() -> None:
    sketch = unsold("portrait gold 2x2").then(RaisePrestige())
    for seat in (SPECTATOR, 0, 1, 2):
        work = sketch.view(seat).museum[0]
        assert (work.genre, work.frame) == ("portrait", "gold")
    assert sketch.view().genres[genre("portrait")].in_museum == 1
    assert sketch.s.lots == ()


@pytest.mark.rule("ASL-143")
@pytest.mark.parametrize(("size", "value"), [("2x2", 3), ("2x3", 4), ("4x3", 6), ("5x5", 9)])
def test_the_marker_advances_by_the_value(size: str, value: int) -> None:
    assert raised(f"landscape {size}", landscape=20) == {"landscape": 20 + value}


@pytest.mark.rule("ASL-144")
def test_paintings_taken_move_no_marker() -> None:
    sketch = table(2).wall(0, "city 2x3 at 6,4").wall(1, "city 2x3 at 6,4")
    sketch.auction("portrait silver 2x2", "landscape silver 2x2", "still_life silver 2x2").bid(2, 1)
    sketch.answer(0, 1, "8,4", CONFIRM, "8,4")
    assert sketch.s.prestige == (0, 0, 0, 0)
    sketch.answer(CONFIRM)
    assert sketch.s.prestige == (0, 0, 3, 0)


@pytest.mark.rule("ASL-145")
def test_a_marker_starts_from_nought() -> None:
    assert raised("city 5x5") == {"city": 9}


@pytest.mark.rule("ASL-146", "ASL-147", "ASL-EX-10")
def test_a_marker_goes_back_from_a_taken_space() -> None:
    assert raised("portrait 2x3", city=4) == {"portrait": 3, "city": 4}
    assert worth(city=4, portrait=3)["city"] > worth(city=4, portrait=3)["portrait"]


@pytest.mark.rule("ASL-147")
def test_it_goes_back_past_several_markers() -> None:
    assert raised("portrait 5x5", city=9, landscape=8, still_life=7)["portrait"] == 6
    assert raised("portrait 2x2", portrait=5, city=8, landscape=7, still_life=6)["portrait"] == 5


@pytest.mark.rule("ASL-148", "A14")
def test_a_marker_that_finds_no_space_stays_off_the_track_and_ranks_last() -> None:
    totals = raised("portrait 2x2", city=3, landscape=2, still_life=1)
    assert totals == {"city": 3, "landscape": 2, "still_life": 1}
    assert worth(**totals) == {"city": 5, "landscape": 4, "still_life": 3, "portrait": 2}


@pytest.mark.rule("ASL-149")
def test_past_fifty_a_marker_turns_black_and_goes_on_from_one() -> None:
    sketch = unsold("city 2x2", city=49).then(RaisePrestige())
    shown = sketch.view().genres[0]
    assert (shown.prestige, shown.space, shown.black) == (52, 2, True)


@pytest.mark.rule("ASL-150", "A15")
def test_a_black_marker_and_a_normal_one_may_share_a_space() -> None:
    assert raised("city 2x2", city=49, portrait=2) == {"city": 52, "portrait": 2}
    assert raised("city 2x2", city=49, portrait=52) == {"city": 51, "portrait": 52}


@pytest.mark.rule("AO13")
def test_totals_go_on_past_a_hundred() -> None:
    assert raised("city 5x5", city=98) == {"city": 107}
    assert table().prestige(city=107).view().genres[0].space == 7


@pytest.mark.rule("ASL-152")
@pytest.mark.parametrize(("gavel", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_gavel_goes_to_the_left(gavel: int, following: int) -> None:
    sketch = table()
    sketch.s.gavel = gavel
    sketch.me(following).hand &= ~1
    sketch.then(PassGavel())
    assert sketch.s.gavel == following


@pytest.mark.rule("ASL-153")
def test_the_next_auctioneer_starts_the_next_round() -> None:
    sketch = table().then(PassGavel())
    assert (sketch.asked(), sketch.s.round) == ("ChooseLot", 2)
    assert sketch.s.agenda[-1].asks(sketch.s) == 1


@pytest.mark.rule("ASL-154", "ASL-157")
def test_a_full_wall_ends_the_game() -> None:
    assert table().covered(2).then(PassGavel()).asked() == "nothing"
    assert table().covered(2, "12,9").then(PassGavel()).asked() == "ChooseLot"


@pytest.mark.rule("ASL-155", "ASL-157")
def test_two_excess_paintings_end_the_game() -> None:
    assert table().excess(1, "city 5x5").excess(0, "city 5x4").then(PassGavel()).asked() == "ChooseLot"
    assert table().excess(1, "city 5x5", "portrait 5x5").then(PassGavel()).asked() == "nothing"


@pytest.mark.rule("ASL-156", "ASL-157")
def test_empty_hands_end_the_game() -> None:
    sketch = table()
    for seat in range(3):
        sketch.pile(seat, seat + 1, *range(1, 21))
    assert sketch.view().ending == ("hands",)
    assert sketch.then(PassGavel()).asked() == "nothing"
    one_left = table()
    for seat in range(3):
        one_left.pile(seat, seat + 1, *range(1, 20))
    assert one_left.then(PassGavel()).asked() == "ChooseLot"


@pytest.mark.rule("ASL-158", "ASL-159", "A17")
def test_the_round_is_finished_museum_included() -> None:
    sketch = table(2).covered(0, "1,1", "2,1", "1,2", "2,2").wall(1, "city 2x3 at 6,4")
    sketch.auction("portrait wood 2x2", "landscape wood 2x2", "still_life wood 2x3").bid(20, 1)
    sketch.answer(0, 1, "1,1")  # which fills the wall
    assert sketch.view().ending == ("full",)
    sketch.answer(CONFIRM)
    assert (sketch.asked(), sketch.step and sketch.step.asks(sketch.s)) == ("Hang", 1)
    sketch.answer("8,4", CONFIRM)
    assert sketch.asked() == "nothing"
    assert sketch.s.prestige == (0, 0, 4, 0)


@pytest.mark.rule("ASL-160", "A18")
def test_several_may_meet_the_end_and_all_their_excess_counts() -> None:
    sketch = table(2).covered(0).covered(1).excess(0, "city 4x4").excess(1, "portrait 4x4")
    before = sketch.scores()
    sketch.auction("portrait 5x5", "landscape 5x5", "still_life 5x5").bid(7, 3)
    sketch.answer(0, 1, KEEP_EXCESS, CONFIRM, KEEP_EXCESS, CONFIRM)
    assert sketch.asked() == "nothing"
    assert [len(sketch.me(seat).excess) for seat in (0, 1)] == [2, 2]
    assert sketch.scores() == [before[0] - 2, before[1] - 2]


@pytest.mark.rule("ASL-161", "ASL-162", "ASL-EX-09")
def test_genres_rank_by_their_markers() -> None:
    assert worth(landscape=20, city=15, portrait=9, still_life=4) == {
        "landscape": 5,
        "city": 4,
        "portrait": 3,
        "still_life": 2,
    }
    assert leader(table().prestige(landscape=20, city=15).s) == genre("landscape")


@pytest.mark.rule("ASL-163", "ASL-164", "A16")
def test_genres_the_museum_never_had_are_worth_two() -> None:
    assert worth(portrait=9, city=4) == {"portrait": 5, "city": 4, "still_life": 2, "landscape": 2}
    assert worth(portrait=9) == {"portrait": 5, "city": 2, "still_life": 2, "landscape": 2}


@pytest.mark.rule("ASL-165", "A15")
def test_a_black_marker_ranks_by_its_total() -> None:
    assert worth(city=51, portrait=50, landscape=12) == {"city": 5, "portrait": 4, "landscape": 3, "still_life": 2}


def test_a_marker_never_goes_back_behind_where_it_came_from() -> None:
    for value in range(3, 10):
        for others in ((4, 5, 6), (7, 8, 9), (5, 7, 9), (1, 2, 3)):
            assert advanced((3, *others), 0, value) >= 3 or 3 in others


def test_the_log_tells_why_the_game_ends() -> None:
    lines = told(GAME, table().covered(0).excess(1, "city 5x5", "city 5x4").s, PassGavel())
    assert [line.id for line in lines] == ["end-full", "end-excess"]
