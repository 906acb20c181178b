"""What a seat knows: views, guesses, the encoding, the score sheet."""

from __future__ import annotations

import msgspec
import pytest

from masters_gallery.builders import GAME, Sketch, card, cards, table
from vernissage import SPECTATOR, Dice
from vernissage.core.rows import plus
from vernissage.games.masters_gallery.box import CARDS
from vernissage.games.masters_gallery.cards import holds, number, spread
from vernissage.games.masters_gallery.encode import pieces


def busy() -> Sketch:
    """A table with something in every place: seat 1 has chosen for a simultaneous turn, seat 2 has not."""
    t = table(3, round=2).ranked("monet", "degas", "vermeer").awards("renoir").gone("4 monet", "2 vermeer")
    t.hand(0, "2 degas", "renoir").hand(1, "monet simultaneous", "monet", "degas").hand(2, "van_gogh", "renoir draw")
    t.display(0, "vermeer").face_down(2, "van_gogh award").extra("renoir")
    return t.turn(1).choose("monet simultaneous", "degas")


def test_a_view_says_what_lies_on_the_table() -> None:
    view = busy().view()
    assert (view.seat, view.round, view.rounds) == (None, 2, 4)
    assert (view.threshold, view.first, view.extra) == (6, 0, card("renoir"))
    assert view.gone == tuple(spread(cards("4 monet", "2 vermeer")))
    assert (view.awards_left, view.award_worth) == (4, 2)
    assert view.rankings == ((2, 1, 0),)
    assert [entry.shown for entry in view.artists] == [1, 0, 1, 1, 0]
    assert [entry.worth for entry in view.artists] == [1, 2, 3, 2, 0]
    assert [player.hand_size for player in view.players] == [3, 1, 2]


def test_a_spectator_sees_no_hand_and_no_secret() -> None:
    for player in busy().view(SPECTATOR).players:
        assert (player.hand, player.face_down, player.chosen) == (None, None, None)


@pytest.mark.parametrize("reader", [0, 1, 2])
def test_a_seat_sees_its_own_secrets_and_nobody_elses(reader: int) -> None:
    t = busy()
    view = t.view(reader)
    assert view.seat == reader
    for seat, player in enumerate(view.players):
        assert (player.hand is None) == (seat != reader)
        assert (player.face_down is None) == (seat != reader)
    assert view.players[1].chosen == (card("degas") if reader == 1 else None)
    assert view.players[2].face_down == ((card("van_gogh award"),) if reader == 2 else None)
    assert [player.has_chosen for player in view.players] == [False, True, False]


@pytest.mark.parametrize("reader", [0, 1, 2, SPECTATOR])
def test_a_guess_deals_anew_exactly_what_is_unseen(reader: int) -> None:
    t = busy()
    hands = set()
    for seed in range(20):
        twin = GAME.guess(t.s, reader, Dice(seed))
        assert GAME.view(twin, reader) == t.view(reader)
        assert GAME.census(twin) == GAME.census(t.s)
        for seat, player in enumerate(twin.players):
            if seat == reader:
                assert (player.hand, player.face_down) == (t.s.players[seat].hand, t.s.players[seat].face_down)
        hands.add(twin.players[(reader + 1) % 3 if reader >= 0 else 0].hand)
    assert len(hands) > 3, "the guesses differ"


def test_guesses_cover_the_pile_and_the_other_hands_evenly() -> None:
    """Of the unseen cards, each is as likely as any other to lie in a given hand."""
    t = table(2).hand(0, "2 monet").hand(1, "2 degas").extra("vermeer").turn(0)
    unseen = plus(t.s.pile, t.s.players[1].hand)
    found = [0] * CARDS
    rounds = 3000
    for seed in range(rounds):
        for kind in spread(GAME.guess(t.s, 0, Dice(seed)).players[1].hand):
            found[kind] += 1
    for kind in range(CARDS):
        expected = rounds * 2 * holds(unseen, kind) / number(unseen)
        assert abs(found[kind] - expected) < 6 * (expected**0.5 + 1), kind


def test_the_encoding_names_every_number() -> None:
    t = busy()
    numbers = GAME.encoded(t.s, 1)
    parts: dict[str, list[float]] = {}
    for name, length in pieces(3):
        parts[name], numbers = numbers[:length], numbers[length:]
    assert not numbers
    assert parts["hand"][card("monet")] == 1
    assert parts["chosen"][card("degas")] == 1
    assert parts["round"] == [0, 1, 0, 0]
    assert parts["extra"][card("renoir")] == 1
    assert parts["gone"][card("monet")] == 4
    assert parts["pile"] == [number(t.s.pile) / 95]
    assert parts["has_chosen"] == [1, 0, 0], "the reader comes first"
    assert parts["display"][card("monet simultaneous")] == 1
    assert parts["display"][2 * CARDS + card("vermeer")] == 1


def test_the_score_sheet_tells_round_artist_cards_and_value() -> None:
    t = table(2).display(0, "3 monet", "degas").extra("monet").over(0)
    lines = GAME.score_sheet(t.view())
    assert [(score.seat, score.points) for score in lines] == [(0, 2), (0, 9)]
    me = t.view().players[0]
    assert [msgspec.structs.astuple(line) for line in me.scored] == [(1, 1, 1, 2, 2), (1, 2, 3, 3, 9)]
    assert (me.round_points[0], me.points) == (11, 11)
    assert lines[1].line.args == {"round": 1, "artist": "monet", "cards": 3, "value": 3}
