"""What is in the box, and sheets that cannot be played with (§ 1)."""

from __future__ import annotations

import tomllib

import pytest

from bioutifoul.builders import BOX, SHOWS, changed, shop, table
from vernissage import Match, SetupError, SheetError
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.box import FIRST_SHOWN, SECOND_SHOWN
from vernissage.games.bioutifoul.components import ARTIST_IDS, SHEET, read
from vernissage.games.bioutifoul.scoring import appearances


@pytest.mark.rule("BIL-001", "BO9")
def test_two_to_six_can_play() -> None:
    for seats in (2, 3, 4, 5, 6):
        assert Match(GAME, seats, seed=1).seats == seats
    for seats in (-1, 0, 1, 7, 8):
        with pytest.raises(SetupError, match=f"for 2 to 6 players, not {seats}"):
            Match(GAME, seats)


@pytest.mark.rule("BIL-002")
def test_four_artists() -> None:
    assert ARTIST_IDS == ("alice", "heinrich", "rodrigo", "sunny")
    assert sorted(Match(GAME, 3, seed=1).view().column) == [0, 1, 2, 3]


@pytest.mark.rule("BIL-003", "BIL-004")
def test_twenty_four_works_six_an_artist() -> None:
    assert BOX.works == (6, 6, 6, 6)


@pytest.mark.rule("BIL-005")
def test_twenty_exhibitions() -> None:
    assert sum(BOX.exhibitions) == 20


@pytest.mark.rule("BIL-006")
def test_an_exhibition_shows_two_different_artists() -> None:
    pairs = list(zip(FIRST_SHOWN, SECOND_SHOWN, strict=True))
    assert ["AHRS"[first] + "AHRS"[second] for first, second in pairs] == list(SHOWS)
    assert all(first != second for first, second in pairs)


@pytest.mark.rule("BIL-007")
def test_exhibitions_by_pair_of_artists() -> None:
    assert dict(zip(SHOWS, BOX.exhibitions, strict=True)) == {"AR": 4, "HS": 4, "AH": 3, "AS": 3, "HR": 3, "RS": 3}
    assert appearances(BOX.exhibitions) == (10, 10, 10, 10)


@pytest.mark.rule("BIL-008", "BIL-009")
def test_twenty_four_influence_cards_six_an_artist() -> None:
    assert BOX.influence == (6, 6, 6, 6)


@pytest.mark.rule("BIL-010")
def test_the_bank_never_runs_out() -> None:
    t = shop().player(0, gold=1000, works="A").acting(0).choose("sell A")
    assert t.gold(0) == 1004


@pytest.mark.rule("BIL-011", "B07")
def test_everybody_sees_everybodys_gold_and_nobody_a_secret_hand() -> None:
    t = shop().player(0, gold=2).player(1, gold=5, hand="AAS", known="R").player(2, gold=7)
    for reader in (-4, 0, 1, 2):
        assert [player.gold for player in t.view(reader).players] == [2, 5, 7]
    assert t.view(0).players[1].hidden is None
    assert t.view(1).players[1].hidden == (0, 0, 3)


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("total = 24", "total = 25", "works_by_artist adds up to 24, not to 25"),
        ("total = 20", "total = 21", "exhibitions_by_artists adds up to 20, not to 21"),
        ("alice_rodrigo = 4", "alice_rodrigo = -1", "-1 is not between 0 and 99"),
        ("alice_rodrigo = 4", 'alice_rodrigo = "four"', "a whole number is wanted"),
        ("column = [4, 3, 2, 1]", "column = [4, 3, 2]", "a list of 4 whole numbers"),
        ("column = [4, 3, 2, 1]", "column = [1, 2, 3, 4]", "ratings must fall"),
        ("removed = 5 ", "removed = 16 ", "leave no pile of 20"),
        ("same_artist = 5", "same_artist = 1", "1 is not between 2 and"),
        ("rounds = 6", "rounds = 0", "0 is not between 1 and"),
        ('"alice", "heinrich"', '"heinrich", "alice"', "in this order"),
    ],
)
def test_a_bad_value_is_refused_with_its_line(before: str, after: str, reason: str) -> None:
    sheet = changed((before, after))
    with pytest.raises(SheetError) as refused:
        read(sheet)
    assert reason in str(refused.value)
    assert str(refused.value).startswith("mine.toml, line ")


def test_the_line_named_is_the_line_of_the_value() -> None:
    sheet = changed(("column = [4, 3, 2, 1]", "column = [4, 4, 2, 1]"))
    with pytest.raises(SheetError, match=rf"line {line_of(sheet.text, 'column =')}: ratings\.column"):
        read(sheet)


def test_tables_must_be_there_known_and_sourced() -> None:
    with pytest.raises(SheetError, match="bank: missing"):
        read(changed(('[bank] # at the end of every turn\ngold = 1\nsource = "rulebook"\n', "")))
    with pytest.raises(SheetError, match="banks: no such table"):
        read(changed(("[bank]", "[banks]")))
    with pytest.raises(SheetError, match="`source` must be one of"):
        read(changed(('source = "rulebook"', 'source = "hearsay"')))


def test_hands_and_markets_must_be_served_by_the_cards() -> None:
    with pytest.raises(SheetError, match="6 players want 30 cards of 24"):
        read(changed(("influence = 3\nsource", "influence = 5\nsource")))
    with pytest.raises(SheetError, match="25 works cannot be laid out of 24"):
        read(changed(("works = 6\nexhibitions = 6", "works = 25\nexhibitions = 6")))
    with pytest.raises(SheetError, match="20 face up leave no pile"):
        read(changed(("works = 6\nexhibitions = 6", "works = 6\nexhibitions = 20")))
    with pytest.raises(SheetError, match=r"works_by_artist\.alice: every artist needs a card"):
        read(changed(("alice = 6\nheinrich = 6", "alice = 0\nheinrich = 12")))


def test_every_table_tells_where_its_values_come_from() -> None:
    sources = {name: entry["source"] for name, entry in tomllib.loads(SHEET.text).items()}
    assert set(sources.values()) == {"rulebook", "published", "derived", "reconstructed"}
    assert sources["exhibitions_by_artists"] == "reconstructed"
    assert sources["market"] == "rulebook"


def test_an_owner_may_correct_a_value() -> None:
    box = read(
        changed(
            ("gold = 3", "gold = 5"),
            ("alice_rodrigo = 4", "alice_rodrigo = 3"),
            ("alice_heinrich = 3", "alice_heinrich = 4"),
        )
    )
    assert box.start_gold == 5
    assert box.exhibitions == (4, 3, 3, 3, 4, 3)
    assert box.digest != BOX.digest
    assert table(3, box=box).gold(0) == 5
