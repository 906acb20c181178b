"""Influence cards of an owner's sheet: for any artist, and with arrows (§ 4)."""

from __future__ import annotations

from typing import Any

import pytest

from bioutifoul.builders import SHOWS, cards, changed, exhibitions
from vernissage import SPECTATOR, Dice, Match, SheetError, play, settle
from vernissage.core.rows import Ints, minus, multiset, plus
from vernissage.core.step import Decision
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.box import ARTISTS, NO_INFLUENCE, PLACES, Box
from vernissage.games.bioutifoul.components import FACE_IDS, SHEET, read
from vernissage.games.bioutifoul.influence import PlayInfluence
from vernissage.games.bioutifoul.state import State
from vernissage.games.bioutifoul.turn import BeginTurn
from vernissage.table import codec
from vernissage.table.text import LANGUAGES, catalogue

PLAIN = 'alice = 6\nheinrich = 6\nrodrigo = 6\nsunny = 6\nsource = "reconstructed"\n\n[start]'
MIXED = """alice = 2
heinrich = 2
rodrigo = 1
any = 3
alice_up = 2
heinrich_up = 2
sunny_down = 2
alice_down = 2
any_up = 4
any_down = 4
source = "reconstructed"

[start]"""
SHEETS = {
    "mixed": changed((PLAIN, MIXED)),
    "generic": changed((PLAIN, 'any = 24\nsource = "reconstructed"\n\n[start]')),
    "arrows": changed((PLAIN, 'any_up = 12\nany_down = 12\nsource = "reconstructed"\n\n[start]')),
    "arrows of artists": changed(
        (PLAIN, "".join(f"{id} = 3\n" for id in FACE_IDS[5:9] + FACE_IDS[10:14]) + 'source = "published"\n\n[start]')
    ),
}
BOX: Box = read(SHEETS["mixed"])


def hand(*names: str) -> Ints:
    """Influence cards by what they show."""
    return multiset([FACE_IDS.index(name) for name in names], len(FACE_IDS))


def turn(*names: str, known: tuple[str, ...] = (), players: int = 3) -> State:
    """The first player's turn with a hand; the column is Alice, Heinrich, Rodrigo, Sunny from the top."""
    s: State = GAME.setup(BOX, players, {})
    s.agenda.clear()
    s.places, s.first, s.turn = (0, 1, 2, 3), 0, 0
    s.market_works, s.work_pile = cards("AAHHRS"), minus(BOX.works, cards("AAHHRS"))
    s.market_exhibitions = exhibitions(" ".join(SHOWS))
    s.unseen_exhibitions = minus(BOX.exhibitions, s.market_exhibitions)
    me = s.players[0]
    me.known = hand(*known)
    me.influence = plus(me.known, hand(*names))
    s.influence_pile = minus(BOX.influence, me.influence)
    s.then(BeginTurn(0))
    settle(s)
    return s


def moves(s: State) -> list[str]:
    """The moves that can be made."""
    return [f"{'AHRS'[move // PLACES]}>{move % PLACES}" for move in s.choices if move != NO_INFLUENCE]


def to(word: str) -> int:
    return "AHRS".index(word[0]) * PLACES + int(word[2])


@pytest.mark.rule("BIL-125", "BO11")
@pytest.mark.parametrize(
    ("names", "wanted"),
    [
        (("alice",), "A>1"),
        (("heinrich",), "H>0 H>2"),
        (("heinrich_up",), "H>0"),
        (("alice_down",), "A>1"),
        (("sunny_down",), ""),
        (("any",), "A>1 H>0 H>2 R>1 R>3 S>2"),
        (("any_up",), "H>0 R>1 S>2"),
        (("any_down",), "A>1 H>2 R>3"),
    ],
)
def test_a_card_moves_whom_it_shows_the_way_of_its_arrow(names: tuple[str, ...], wanted: str) -> None:
    assert moves(turn(*names)) == wanted.split()


@pytest.mark.rule("BIL-126")
def test_different_cards_move_an_artist_together() -> None:
    assert moves(turn("heinrich", "any_up", "any_down")) == ["A>1", "H>0", "H>2", "H>3", "R>1", "R>3", "S>2"]
    assert moves(turn("alice", "alice_down", "any", "any_down"))[:3] == [
        "A>1",
        "A>2",
        "A>3",
    ]


@pytest.mark.rule("BIL-127", "BIL-046")
def test_the_player_chooses_which_cards_are_played() -> None:
    s = turn("alice", "alice_down", "any", "any_down", known=("any_down",))
    step = play(s, to("A>2"))
    assert isinstance(step, PlayInfluence)
    assert s.places == (2, 0, 1, 3)
    assert [FACE_IDS[face] for face in s.choices] == ["alice", "any", "alice_down", "any_down"]
    assert step.why_not(s, FACE_IDS.index("any_up")) == "why-face"
    assert step.why_not(s, FACE_IDS.index("heinrich")) == "why-face"
    step = play(s, FACE_IDS.index("any"))
    assert isinstance(step, PlayInfluence)
    assert step.why_not(s, FACE_IDS.index("alice")) == "why-face-order"
    assert [FACE_IDS[face] for face in s.choices] == ["alice_down", "any_down"]
    step = play(s, FACE_IDS.index("any_down"))
    assert s.players[0].influence == hand("alice", "alice_down", "any_down")
    assert s.players[0].known == hand()
    assert s.players[2].influence == s.players[2].known == hand("any", "any_down")
    assert type(step).__name__ == "TakeAction"


@pytest.mark.rule("BIL-127")
def test_a_card_that_would_leave_too_few_is_refused() -> None:
    s = turn("alice", "any_down")
    step = play(s, to("A>2"))
    assert isinstance(step, PlayInfluence)
    assert s.choices == [FACE_IDS.index("alice")]
    assert step.why_not(s, FACE_IDS.index("any_down")) == "why-face-order"
    assert step.why_not(s, FACE_IDS.index("any")) == "why-no-such-influence"


@pytest.mark.rule("BIL-128")
def test_that_no_card_helps_or_no_other_is_not_told() -> None:
    s = turn("sunny_down")
    assert type(s.agenda[-1]).__name__ == "MoveArtist"
    assert s.choices == [NO_INFLUENCE]
    s = turn("alice")
    assert type(play(s, to("A>1"))).__name__ == "PlayInfluence"
    s = turn(known=("alice",))
    assert type(play(s, to("A>1"))).__name__ == "TakeAction"  # everybody knows the hand: nothing to ask
    s = turn()
    assert type(s.agenda[-1]).__name__ == "TakeAction"


def test_a_sheet_of_artists_alone_keeps_its_short_hands() -> None:
    assert len(read(SHEET).influence) == ARTISTS
    other = PLAIN.replace("alice = 6", "alice = 7").replace("sunny = 6", "sunny = 5")
    assert read(changed((PLAIN, other))).influence == (7, 6, 6, 5)
    assert len(BOX.influence) == len(FACE_IDS)


def test_faces_add_up_and_are_known() -> None:
    with pytest.raises(SheetError, match=r"influence\.total: influence_by_artist adds up to 25, not to 24"):
        read(changed((PLAIN, MIXED.replace("any = 3", "any = 4"))))
    with pytest.raises(SheetError, match=r"influence_by_artist\.any_upp: no such key: did you mean any_up\?"):
        read(changed((PLAIN, MIXED.replace("any_up = 4", "any_upp = 4"))))


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_whole_games_keep_every_law(name: str, seats: int) -> None:
    """What the conformance suite asks of every game, with the cards of an owner's sheet."""
    box = read(SHEETS[name])
    s: State = GAME.setup(box, seats, {})
    dice, count = Dice(len(name) * seats), GAME.census(s)
    step = settle(s)
    answers = asked = 0
    while step is not None:
        kind = GAME.kind(step)
        assert s.choices == sorted(set(s.choices))
        assert 0 <= s.choices[0] <= s.choices[-1] < kind.width
        assert GAME.census(s) == count
        if isinstance(step, Decision):
            asked += isinstance(step, PlayInfluence)
            for choice in range(kind.width):
                assert (step.why_not(s, choice) == "") == (choice in s.choices)
            check_what_is_known(s, step, seats, dice)
        answers += 1
        assert answers < 5000
        step = play(s, dice.pick(s.choices))
    assert asked > 0
    points = [0] * seats
    for line in GAME.score_sheet(GAME.view(s, SPECTATOR)):
        points[line.seat] += line.points
    assert points == GAME.scores(s)


def check_what_is_known(s: State, step: Decision[Any], seats: int, dice: Dice) -> None:
    """Views do not change with what they cannot know, guesses can be played, and positions survive being written."""
    for seat in range(seats):
        twin = GAME.guess(s, seat, dice)
        assert GAME.view(twin, seat) == GAME.view(s, seat)
        assert GAME.census(twin) == GAME.census(s)
        assert twin.agenda[-1].options(twin)
        assert len(GAME.encoded(s, seat)) == sum(length for _, length in GAME.pieces(seats))
    again = codec.decode(GAME, codec.encode(GAME, s), s.box)
    assert codec.encode(GAME, again) == codec.encode(GAME, s)


@pytest.mark.parametrize("name", SHEETS)
def test_everything_is_said_in_both_languages_and_records_replay(name: str) -> None:
    match = Match(GAME, 3, seed=4, sheet=SHEETS[name])
    dice = Dice(9)
    while not match.finished:
        for asked in match.waiting():
            for lang in LANGUAGES:
                assert asked.prompts[lang]
                for panel in GAME.wording.panels(match.view(asked.seat)):
                    for row in panel.rows:
                        assert catalogue(lang, GAME).say(row.label)
                for refusal in asked.refusals:
                    assert match.say(refusal.line, lang)
            match.answer(asked.seat, dice.pick([option.choice for option in asked.options]))
    for lang in LANGUAGES:
        assert all(match.log(lang, seat) for seat in (None, 0, 1, 2))
    again = Match.from_record(match.record().write())
    assert again.scores() == match.scores()
    assert again.view() == match.view()
