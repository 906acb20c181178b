"""The score sheet against totals worked out by hand, at the end and at any moment before it."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    BLUE_PAINTER,
    BLUE_PHOTOGRAPHER,
    RED_PAINTER,
    YELLOW,
    answer,
    asked,
    changed,
    discover,
    exhibit,
    people,
    sold,
    table,
)
from vernissage import SPECTATOR
from vernissage.core.game import Score
from vernissage.games.gallerist import GAME
from vernissage.games.gallerist.auction import TakeRenowned
from vernissage.games.gallerist.box import (
    PAINTING,
    PHOTO,
    REP_COLLECTORS,
    REP_FORMS,
    REP_INFLUENCE,
    REP_SOLD,
    SCULPTURE,
    UPPER,
)
from vernissage.games.gallerist.scoring import FinalScoring
from vernissage.games.gallerist.state import State
from vernissage.table.text import catalogue


def a_rich_position() -> State:
    """Blue: 7 money, 13 influence, two works, two sold, three tiles, four assistants on the market."""
    s = table(2)
    discover(s, RED_PAINTER, fame=12)
    discover(s, BLUE_DIGITAL, fame=6)
    me = exhibit(s, BLUE, RED_PAINTER, BLUE_DIGITAL)
    sold(s, BLUE, PHOTO, SCULPTURE)
    me.money, me.influence = 7, 13
    me.gallery = people(investors=1, vips=2, collectors=2)
    me.reputation = (REP_INFLUENCE, REP_COLLECTORS, REP_SOLD, -1, -1, -1)
    me.curator, me.dealer = 3, 1
    for space in (0, 3, UPPER + 2, UPPER + 6):  # two tiles of column 1, offers 1 in column 3 and 6 in column 1
        s.market = changed(s.market, space, BLUE)
    s.market = changed(s.market, UPPER + 0, YELLOW)  # the offer of 1 in column 1
    s.market_tiles = changed(changed(s.market_tiles, 0, -1), 3, -1)
    return s


def lines(s: State, seat: int, reader: int) -> list[tuple[str, int]]:
    """A seat's lines in English, as a reader sees them."""
    say = catalogue("en", GAME).say
    sheet: list[Score] = GAME.score_sheet(GAME.view(s, reader))
    return [(say(score.line), score.points) for score in sheet if score.seat == seat]


def total(s: State, seat: int, reader: int) -> int:
    return sum(points for _, points in lines(s, seat, reader))


BEFORE_THE_END = [
    ("Money in hand", 7),
    ("Market majorities, 1st column: 3 assistants", 6),
    ("Market majorities, 3rd column: 1 assistant", 15),
    ("Reputation tiles, Influence held: 4", 4),
    ("Reputation tiles, Collectors: 2, also 2 influence", 6),
    ("Reputation tiles, Works sold: 2, also 2 influence", 6),
    ("Exhibition: Painting by the red painter, 1 gold star", 14),
    ("Exhibition: Digital work by the blue digital artist, 2 green stars", 8),
    ("Art dealer card, 10 money: a photograph and a sculpture", 10),
    ("Influence: 17 on the track", 5),
]


def test_every_line_before_the_end_as_its_owner_reads_it() -> None:
    assert lines(a_rich_position(), BLUE, BLUE) == BEFORE_THE_END


def test_others_do_not_read_the_secret_cards() -> None:
    s = a_rich_position()
    public = [line for line in BEFORE_THE_END if not line[0].startswith("Art dealer")]
    assert lines(s, BLUE, YELLOW) == lines(s, BLUE, SPECTATOR) == public
    assert total(s, BLUE, SPECTATOR) == GAME.scores(s)[BLUE] == 71


def test_the_final_sheet_adds_up_to_the_score() -> None:
    s = a_rich_position()
    s.easels = (8 * PAINTING + 6,)
    s.then(FinalScoring())
    answer(s, TakeRenowned, 0)  # into the gallery, as if by the red painter at 12
    assert asked(s) is None
    final = lines(s, BLUE, SPECTATOR)
    assert ("Auction: Painting", 14) in final
    assert [line for line in final if not line[0].startswith("Auction")] == BEFORE_THE_END
    assert total(s, BLUE, SPECTATOR) == GAME.scores(s)[BLUE] == 81 + 14


def test_the_auctioned_work_counts_for_the_cards_but_not_for_the_tiles() -> None:
    s = a_rich_position()
    s.players[BLUE].reputation = (REP_FORMS, -1, -1, -1, -1, -1)
    discover(s, BLUE_PHOTOGRAPHER, fame=4)
    exhibit(s, BLUE, BLUE_PHOTOGRAPHER)
    s.players[BLUE].sold = ()
    s.players[BLUE].curator = 3  # 10 for digital, painting and sculpture
    s.easels = (8 * SCULPTURE,)
    s.then(FinalScoring())
    answer(s, TakeRenowned, 0)
    assert asked(s) is None
    final = dict(lines(s, BLUE, SPECTATOR))
    assert final["Reputation tiles, Art forms: 3, also 3 influence"] == 6
    assert final["Curator card, 10 money: a digital work, a sculpture, and a painting"] == 10
    assert total(s, BLUE, SPECTATOR) == GAME.scores(s)[BLUE]


def test_between_two_lines_of_the_scoring_the_sheet_neither_loses_nor_doubles_anything() -> None:
    s = a_rich_position()
    s.easels = ()
    s.then(FinalScoring())
    totals = []
    while s.agenda:
        step = s.agenda.pop()
        step.take(s, 0)
        totals.append(total(s, BLUE, BLUE))
    assert set(totals) == {81}


def test_nothing_is_listed_for_columns_without_an_assistant() -> None:
    s = table(3)
    assert [name for name, _ in lines(s, BLUE, SPECTATOR)] == ["Money in hand", "Influence: 10 on the track"]


def test_french_lines() -> None:
    say = catalogue("fr", GAME).say
    s = a_rich_position()
    exhibit(s, YELLOW, BLUE_PAINTER)
    texts = [say(score.line) for score in GAME.score_sheet(GAME.view(s, BLUE))]
    assert "Majorités du marché, 1re colonne\u00a0: 3 assistants" in texts
    assert "Majorités du marché, 3e colonne\u00a0: 1 assistant" in texts
    assert "Tuiles Réputation, Collectionneurs\u00a0: 2, et 2 points d’influence" in texts
    assert "Exposition\u00a0: Peinture du peintre bleu, 1 étoile verte" in texts
    assert "Carte Marchand d’art, 10 pièces\u00a0: une photographie et une sculpture" in texts
    assert "Influence\u00a0: case 17 de la piste" in texts


@pytest.mark.parametrize("seat", [BLUE, YELLOW])
def test_the_sheet_of_a_new_game(seat: int) -> None:
    s = table(2)
    assert lines(s, seat, seat) == [("Money in hand", 10), ("Influence: 10 on the track", 3)]
