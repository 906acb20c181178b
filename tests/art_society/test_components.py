"""What is in the box, and which sheets are refused (Matériel)."""

from __future__ import annotations

from collections import Counter

import pytest

from art_society.builders import BOX, at, decor, stack, table
from vernissage import Match, SetupError, Sheet, SheetError
from vernissage.games.art_society import GAME
from vernissage.games.art_society.box import PAINTINGS, START_PAINTINGS, shields
from vernissage.games.art_society.components import DECOR_SIZES, SIZES, read
from vernissage.games.art_society.prestige import levels
from vernissage.games.art_society.state import value_of

OTHERS = range(START_PAINTINGS, PAINTINGS)


@pytest.mark.rule("ASL-001")
def test_two_three_or_four_can_play() -> None:
    for seats in (2, 3, 4):
        assert len(Match(GAME, seats, seed=1).view().players) == seats
    for seats in (0, 1, 5):
        with pytest.raises(SetupError, match="2 to 4 players"):
            Match(GAME, seats)


@pytest.mark.rule("ASL-002")
def test_116_paintings_four_of_them_to_start_with() -> None:
    assert len(BOX.genre) == len(BOX.frame) == 116
    assert sorted(painting for members in BOX.members for painting in members) == list(range(4, 116))


@pytest.mark.rule("ASL-003", "A21")
def test_start_paintings_are_two_wide_and_three_high() -> None:
    for painting in range(START_PAINTINGS):
        assert SIZES[BOX.shape[painting]] == (2, 3)
    tile = BOX.cover[stack("2x3")][at("1,1")]
    assert BOX.grid.listed(tile) == [at(cell) for cell in ("1,1", "2,1", "1,2", "2,2", "1,3", "2,3")]


@pytest.mark.rule("ASL-004", "ASL-011")
def test_every_size_has_as_many_of_each_genre() -> None:
    assert set(BOX.genre) == {0, 1, 2, 3}
    for members in BOX.members:
        counts = Counter(BOX.genre[painting] for painting in members)
        assert len(set(counts.values())) == 1
        assert len(counts) == 4
    assert set(Counter(BOX.genre[painting] for painting in OTHERS).values()) == {28}


@pytest.mark.rule("ASL-005", "ASL-012")
def test_frames_are_spread_evenly_over_the_genres() -> None:
    assert Counter(BOX.frame[painting] for painting in OTHERS) == dict.fromkeys(range(4), 28)
    pairs = Counter((BOX.genre[painting], BOX.frame[painting]) for painting in OTHERS)
    assert len(pairs) == 16
    assert set(pairs.values()) == {7}


@pytest.mark.rule("ASL-006", "ASL-007")
def test_paintings_are_two_to_five_cells_wide_and_high() -> None:
    sizes = {SIZES[BOX.shape[painting]] for painting in range(PAINTINGS)}
    assert sizes == {(width, height) for width in range(2, 6) for height in range(2, 6)}


@pytest.mark.rule("ASL-008", "ASL-009")
def test_a_value_is_width_plus_height_less_one() -> None:
    for painting in range(PAINTINGS):
        width, height = SIZES[BOX.shape[painting]]
        assert value_of(BOX, painting) == width + height - 1
    assert {value_of(BOX, painting) for painting in range(PAINTINGS)} == {3, 4, 5, 6, 7, 8, 9}


@pytest.mark.rule("ASL-010")
def test_the_stacks_are_as_high_as_the_ledger_says() -> None:
    wanted = {"2x2": 16, "2x3": 12, "3x2": 12, "2x4": 8, "4x2": 8, "3x3": 8, "3x4": 8, "4x3": 8}
    for width, height in SIZES:
        size = f"{width}x{height}"
        assert len(BOX.members[stack(size)]) == wanted.get(size, 4)


@pytest.mark.rule("ASL-013")
def test_start_paintings_differ_in_genre_and_frame() -> None:
    assert sorted(BOX.genre[:4]) == sorted(BOX.frame[:4]) == [0, 1, 2, 3]


@pytest.mark.rule("ASL-014", "ASL-016")
def test_108_decor_tiles() -> None:
    assert BOX.decor == (48, 36, 24)
    assert sum(BOX.decor) == 108


@pytest.mark.rule("ASL-015")
def test_a_decor_tile_has_as_many_shields_as_cells() -> None:
    assert [shields(decor(size)) for size in ("1x1", "2x1", "1x2", "3x1", "1x3")] == [1, 2, 2, 3, 3]
    for number, (width, height) in enumerate(DECOR_SIZES):
        assert shields(number) == width * height


@pytest.mark.rule("ASL-017", "ASL-018")
def test_bid_cards_are_1_to_20_each_once() -> None:
    assert BOX.bids == tuple(range(1, 21))
    assert table(2).view(0).players[0].hand == tuple(range(1, 21))


@pytest.mark.rule("ASL-019")
def test_start_bid_cards_are_1_to_4() -> None:
    assert BOX.start_bids == (1, 2, 3, 4)


@pytest.mark.rule("ASL-020", "ASL-021")
def test_a_marker_turns_black_past_the_fiftieth_space() -> None:
    shown = table().prestige(city=50, portrait=51, landscape=7).view().genres
    assert [(genre.space, genre.black) for genre in shown] == [(50, False), (1, True), (0, False), (7, False)]


@pytest.mark.rule("ASL-022")
def test_the_podium_goes_from_five_to_two() -> None:
    assert BOX.podium == (5, 4, 3, 2)
    assert sorted(levels(table().prestige(city=1, portrait=2, still_life=3, landscape=4).s)) == [2, 3, 4, 5]


@pytest.mark.rule("ASL-023")
def test_all_gallery_boards_are_alike() -> None:
    sketch = table(4).auction("city 2x2", "city 2x3", "city 3x2", "city 2x4", "city 4x2")
    for seat in range(4):
        sketch.wall(seat, "portrait 2x3 at 6,4" if seat < 3 else "landscape 2x3 at 6,4")
    assert len({sketch.me(seat).wall for seat in range(4)}) == 1
    assert len(set(sketch.scores())) == 1


@pytest.mark.rule("ASL-024", "ASL-025", "ASL-026", "ASL-027")
def test_the_wall_is_printed_so() -> None:
    wall = table().view().wall
    assert (wall.columns, wall.rows, BOX.grid.cells) == (12, 9, 108)
    assert wall.stars == (at("6,5"), at("7,5"))
    assert wall.eyeline == (3, 4, 5)
    assert BOX.grid.listed(BOX.eyeline) == list(range(at("1,4"), at("12,6") + 1))
    assert wall.corners == (at("1,1"), at("12,1"), at("1,9"), at("12,9"))


def changed(*pairs: tuple[str, str]) -> Sheet:
    """The project's sheet with some words replaced."""
    text = GAME.sheet.text
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return Sheet(text, "my box")


@pytest.mark.parametrize(
    ("pairs", "reason", "line"),
    [
        ([("star_2 = [7, 5]", "star_2 = [6, 5]")], "must be different cells", "star_2"),
        ([("star_1 = [6, 5]", "star_1 = [13, 5]")], "not on the wall", "star_1"),
        ([("columns = 12", "columns = 4"), ("6, 5", "2, 5"), ("7, 5", "3, 5")], "larger than the wall", 'size = "5x2"'),
        ([("columns = 12", "columns = 14")], "more than 120", "rows = 9"),
        ([("eyeline = [4, 5, 6]", "eyeline = [4, 6]")], "one band", "eyeline"),
        ([('"city gold", ', "")], "3 start paintings", "tiles ="),
        ([('size = "5x5"', 'size = "6x5"')], "no size from 2x2 to 5x5", '"6x5"'),
        ([('size = "5x5"', 'size = "2x2"')], "has a stack already", '"2x2"'),
        ([('"city wood", "portrait silver", "still_life gold", "landscape shell",', "")], "112 paintings", "[[stack]]"),
        (
            [('"city shell", "portrait wood"', '"city shell", "portrait tin"')],
            "not a genre and a frame",
            '"portrait tin"',
        ),
        ([("5x5 = 9", "5x5 = 10")], "not between 3 and 9", "5x5 = 10"),
        ([("1 = 48", "1 = 47")], "the rulebook says 108", "1 = 47"),
        ([("19, 20]", "19, 19]")], "ascending order", "cards = [1, 2, 3, 4, 5"),
        ([("podium = [5, 4, 3, 2]", "podium = [2, 3, 4, 5]")], "highest worth", "podium"),
        ([('source = "published"', 'source = "hearsay"')], "source", "[bids]"),
        ([('hangs = "lying or standing"', 'hangs = "standing"')], "none of", "hangs"),
    ],
)
def test_a_wrong_sheet_is_refused_by_its_line(pairs: list[tuple[str, str]], reason: str, line: str) -> None:
    sheet = changed(*pairs)
    with pytest.raises(SheetError, match=reason) as error:
        read(sheet)
    number = int(str(error.value).split("line ")[1].split(":")[0])
    assert line in sheet.text.splitlines()[number - 1]


def test_an_owner_may_have_another_wall() -> None:
    sheet = changed(("columns = 12", "columns = 11"), ("rows = 9", "rows = 10"), ("7, 5", "6, 6"))
    match = Match(GAME, 2, seed=1, sheet=sheet)
    assert match.view().wall.columns == 11
    while not match.finished:
        for asked in match.waiting():
            match.answer(asked.seat, asked.default)
    assert Match.from_record(match.record().write()).scores() == match.scores()
