"""What is in the box (Matériel, Préparation, Jeu)."""

from __future__ import annotations

import pytest

from masters_gallery.builders import BOX
from vernissage import Match, SetupError, Sheet, SheetError, game
from vernissage.games.masters_gallery.box import (
    ARTISTS,
    AWARD,
    DRAW,
    PLAIN,
    SECOND_FACE_DOWN,
    SECOND_FACE_UP,
    SIMULTANEOUS,
    SYMBOLS,
)
from vernissage.games.masters_gallery.cards import by_artist, holds, kinds, number
from vernissage.games.masters_gallery.components import ARTIST_IDS, read

GAME = game("masters-gallery")


@pytest.mark.rule("MGL-001")
def test_two_to_five_can_play() -> None:
    for seats in (2, 3, 4, 5):
        assert Match(GAME, seats, seed=1).seats == seats
    for seats in (-1, 0, 1, 6):
        with pytest.raises(SetupError, match=f"for 2 to 5 players, not {seats}"):
            Match(GAME, seats)


@pytest.mark.rule("MGL-002")
def test_ninety_five_cards() -> None:
    assert number(BOX.cards) == 95


@pytest.mark.rule("MGL-003")
def test_cards_by_artist() -> None:
    found = {ARTIST_IDS[artist]: by_artist(BOX.cards, artist) for artist in range(ARTISTS)}
    assert found == {"vermeer": 17, "degas": 18, "monet": 19, "renoir": 20, "van_gogh": 21}


@pytest.mark.rule("MGL-004", "MGL-014")
def test_five_artist_cards_in_their_order_with_their_numbers() -> None:
    view = Match(GAME, 3, seed=1).view()
    shown = [(entry.artist, entry.cards) for entry in view.artists]
    assert shown == [("vermeer", 17), ("degas", 18), ("monet", 19), ("renoir", 20), ("van_gogh", 21)]


@pytest.mark.rule("MGL-005")
def test_four_value_tokens_of_each_value() -> None:
    assert BOX.value_tokens == (4, 4, 4)


@pytest.mark.rule("MGL-006", "MGL-007")
def test_five_award_tokens_worth_two() -> None:
    assert BOX.award_tokens == 5
    assert BOX.award_worth == 2


def of_symbol(symbol: int) -> list[int]:
    """Cards with a symbol, artist by artist."""
    return [holds(BOX.cards, artist * SYMBOLS + symbol) for artist in range(ARTISTS)]


@pytest.mark.rule("MGL-008")
def test_one_draw_card_an_artist() -> None:
    assert of_symbol(DRAW) == [1, 1, 1, 1, 1]


@pytest.mark.rule("MGL-009")
def test_one_second_face_up_card_an_artist() -> None:
    assert of_symbol(SECOND_FACE_UP) == [1, 1, 1, 1, 1]


@pytest.mark.rule("MGL-010")
def test_two_second_face_down_cards_an_artist() -> None:
    assert of_symbol(SECOND_FACE_DOWN) == [2, 2, 2, 2, 2]


@pytest.mark.rule("MGL-011")
def test_one_simultaneous_card_an_artist() -> None:
    assert of_symbol(SIMULTANEOUS) == [1, 1, 1, 1, 1]


@pytest.mark.rule("MGL-012")
def test_one_award_card_an_artist() -> None:
    assert of_symbol(AWARD) == [1, 1, 1, 1, 1]


@pytest.mark.rule("MGL-013")
def test_the_other_cards_carry_no_symbol() -> None:
    assert of_symbol(PLAIN) == [11, 12, 13, 14, 15]
    assert len(kinds(BOX.cards)) == ARTISTS * SYMBOLS


def changed(old: str, new: str) -> Sheet:
    """The component sheet with one line changed."""
    text = GAME.sheet.text
    assert text.count(old) >= 1
    return Sheet(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cards = 21", "cards = 22", r"artist: the cards of all artists are 96, the rulebook says 95"),
        ("cards = 17", "cards = 5", r"line 6: artist\[0\]\.cards: 5 cards cannot carry 6 symbols"),
        ('"monet"', '"manet"', r"artist: the artists must be vermeer, degas, monet, renoir, van_gogh, in this order"),
        ("count = 5", "count = 4", r"line 58: award_tokens\.count: 4 tokens cannot serve 5 award cards"),
        ("2 = [13, 6, 6, 3]", "2 = [13, 6, 6]", r"line 38: deal\.2: a list of 4 whole numbers is wanted"),
        ("5 = [13, 2, 2, 0]", "5 = [13, 2, 3, 0]", r"line 41: deal\.5: .* want 99 cards of 95"),
        ("3 = 4\n", "3 = 3\n", r"line 54: value_tokens\.3: 3 tokens cannot serve 4 rounds"),
        ("2 = 5\n", "2 = 1\n", r"line 45: threshold\.2: 1 is not between 2 and 1000"),
        ("draw = 1", "draw = true", r"line 30: symbols\.draw: a whole number is wanted, not True"),
        ('worth = 2\nsource = "rulebook"', "worth = 2", r"line 57: award_tokens: `source` must be one of"),
    ],
)
def test_a_sheet_that_cannot_be_played_with_is_refused_by_its_line(old: str, new: str, message: str) -> None:
    with pytest.raises(SheetError, match=message):
        read(changed(old, new))


def test_an_owner_may_correct_a_value_without_touching_code() -> None:
    match = Match(GAME, 2, seed=1, sheet=changed("2 = 5", "2 = 4"))
    assert match.view().threshold == 4
    assert Match.from_record(match.record().write()).view() == match.view()


@pytest.mark.rule("MGL-118")
@pytest.mark.parametrize(("seats", "left"), [(2, 30), (3, 11), (4, 2), (5, 1)])
def test_the_pile_cannot_run_out(seats: int, left: int) -> None:
    extra_cards, draws = 4, sum(of_symbol(DRAW))
    assert number(BOX.cards) - seats * sum(BOX.deal[seats]) - extra_cards - draws == left
