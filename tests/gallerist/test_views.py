"""What each seat sees: the whole table, and of the secret cards only its own."""

from __future__ import annotations

import msgspec
import pytest

from gallerist.board import (
    BLUE,
    BLUE_PAINTER,
    ORANGE,
    RED_PAINTER,
    RED_SCULPTOR,
    YELLOW,
    artists,
    changed,
    contract,
    discover,
    exhibit,
    people,
    sold,
    table,
)
from vernissage import SPECTATOR, Match
from vernissage.core.step import NONE
from vernissage.games.gallerist import GAME
from vernissage.games.gallerist.box import (
    ARTISTS_COLONY,
    CELEBRITY,
    CURATOR_LINE,
    DEALER_LINE,
    GALLERIST,
    HELPER,
    INFLUENCE_UP,
    LACERDA,
    MEDIA_CENTER,
    PAINTING,
    PHOTO,
    REP_COLLECTORS,
    SALES_OFFICE,
    UPPER,
)
from vernissage.games.gallerist.projection import view
from vernissage.games.gallerist.view import CountedTile, Kicked, LacerdaBoard, SoloGoal

EVERYBODY = (SPECTATOR, 0, 1, 2, 3)


def test_a_seat_sees_its_own_two_cards_and_nobody_elses() -> None:
    s = table()
    for reader in EVERYBODY:
        shown = [(player.curator, player.dealer) for player in view(s, reader).players]
        for seat, (curator, dealer) in enumerate(shown):
            assert (curator is not None) == (dealer is not None) == (seat == reader)
    own = view(s, ORANGE).players[ORANGE]
    assert own.curator is not None
    assert own.dealer is not None
    assert (own.curator.card, own.dealer.card) == ("curator_c4", "dealer_d4")


def test_no_view_changes_with_the_cards_it_does_not_show() -> None:
    s, t = table(2), table(2)
    t.players[YELLOW].curator, t.players[YELLOW].dealer = 3, 3
    assert view(s, BLUE) == view(t, BLUE)
    assert view(s, SPECTATOR) == view(t, SPECTATOR)
    assert view(s, YELLOW) != view(t, YELLOW)
    assert b"curator_c2" not in msgspec.json.encode(view(s, BLUE))
    assert b"curator_c2" in msgspec.json.encode(view(s, YELLOW))


def test_the_final_scoring_shows_curators_and_then_dealers() -> None:
    s = table()
    s.scoring = CURATOR_LINE
    assert all(player.curator is None for player in view(s, SPECTATOR).players)
    s.scoring = CURATOR_LINE + 1
    assert all(player.curator and not player.dealer for player in view(s, SPECTATOR).players)
    s.scoring = DEALER_LINE + 1
    assert all(player.curator and player.dealer for player in view(s, SPECTATOR).players)


def test_alone_the_goal_of_the_cards_is_the_players_to_know() -> None:
    s = table(1, "master")
    goals = {goal.goal: goal for goal in view(s, SPECTATOR).goals}
    assert goals["cards"].reached is None
    assert goals["reputation"] == SoloGoal("reputation", wanted=5, reached=False)
    assert goals["masterpieces"].wanted == 3
    assert "money" not in goals
    assert view(s, 0).goals[0].reached is False
    assert view(table(2), 0).goals == ()


def test_pieces_at_locations_and_on_kicked_out_spaces() -> None:
    s = table()
    s.players[BLUE].location = SALES_OFFICE
    s.players[YELLOW].placed = 1 << MEDIA_CENTER
    s.kicked_seat, s.kicked_from, s.kicked_piece = ORANGE, SALES_OFFICE, GALLERIST
    spots = {spot.place: spot for spot in view(s, SPECTATOR).locations}
    assert (spots["sales_office"].piece, spots["sales_office"].owner) == ("gallerist", BLUE)
    assert spots["sales_office"].kicked == Kicked("gallerist", ORANGE)
    assert (spots["media_center"].piece, spots["media_center"].owner) == ("assistant", YELLOW)
    assert spots["artists_colony"].piece is None
    s.kicked_piece = HELPER
    assert view(s, BLUE).locations[SALES_OFFICE].kicked == Kicked("assistant", ORANGE)
    s.kicked_piece = NONE  # the assistant has found another place
    assert view(s, BLUE).locations[SALES_OFFICE].kicked is None


def test_lacerda_and_his_assistants() -> None:
    s = table(1)
    s.lacerda, s.lacerda_placed, s.lacerda_supply = ARTISTS_COLONY, 1 << SALES_OFFICE, 8
    s.market = changed(s.market, 0, LACERDA)
    shown = view(s, 0)
    assert shown.locations[ARTISTS_COLONY].owner == "lacerda"
    assert shown.locations[SALES_OFFICE].piece == "assistant"
    assert shown.market.spaces[0].assistant == "lacerda"
    assert shown.lacerda == LacerdaBoard("artists_colony", False, 8, ("sales_office",), 1)
    s.lacerda_out = True
    assert view(s, 0).locations[ARTISTS_COLONY].kicked == Kicked("gallerist", "lacerda")
    assert view(table(2), 0).lacerda is None


def test_artists_before_and_after_their_discovery() -> None:
    s = table()
    discover(s, RED_PAINTER, fame=13, variant=1)
    painter = artists(s)[RED_PAINTER]
    assert (painter.fame, painter.stars, painter.value, painter.initial_fame) == (13, 4, 14, 10)
    assert painter.thresholds == (2, 6, 9, 12, 15, 19)
    sculptor = artists(s)[RED_SCULPTOR]
    assert (sculptor.discovered, sculptor.fame, sculptor.initial_fame) == (False, None, 7)
    assert (sculptor.bonus, sculptor.collector) == ("influence", True)


def test_a_gallery_with_a_masterpiece() -> None:
    s = table()
    s.fame = changed(s.fame, BLUE_PAINTER, CELEBRITY)
    exhibit(s, BLUE, BLUE_PAINTER)
    sold(s, BLUE, PHOTO)
    me = view(s, YELLOW).players[BLUE]
    assert me.exhibited[0].masterpiece
    assert me.exhibited[0].value == 20
    assert (me.slots, me.masterpieces, me.collector_limit) == (4, 1, 2)
    assert [work.form for work in me.sold] == ["photo"]


def test_contracts_on_a_player_board() -> None:
    s = table()
    contract(s, BLUE, 0, PAINTING, bonus=2)
    contract(s, BLUE, 1, PHOTO, bonus=1, side=INFLUENCE_UP)
    s.players[BLUE].helped = (1, 0, 0)
    first, second, third = view(s, BLUE).players[BLUE].contracts
    assert (first.form, first.bonus, first.fulfilled, first.assistant) == (
        "painting",
        "visitor_bag",
        False,
        True,
    )
    assert (second.bonus, second.fulfilled) == ("influence", True)
    assert (third.card, third.ticket) == (None, "any")


def test_the_market_tells_who_leads_each_column() -> None:
    s = table()
    for space, seat in ((0, BLUE), (3, BLUE), (UPPER, YELLOW)):
        s.market = changed(s.market, space, seat)
    column = view(s, SPECTATOR).market.columns[0]
    assert [place.assistants for place in column.standings] == [2, 1, 0, 0]
    assert [place.money for place in column.standings] == [6, 3, 0, 0]
    assert [c.closed for c in view(table(2), BLUE).market.columns] == [False, True, False]


def test_tiles_tell_what_they_count_now() -> None:
    s = table()
    s.players[BLUE].gallery = people(collectors=2)
    s.players[BLUE].reputation = (REP_COLLECTORS, *([NONE] * 5))
    space = view(s, YELLOW).players[BLUE].reputation[0]
    assert space.tile == CountedTile("rep_collectors", influence=1, money=3, counted=2)
    assert view(s, YELLOW).players[BLUE].final_influence == 12


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_target_of_a_decision_that_panels_show_is_there(seats: int) -> None:
    """Rows point at the same things as the options, so that a client can light them up."""
    match = Match("gallerist", seats, seed=5)
    kinds = {kind.target for kind in GAME.decisions}
    for _ in range(60):
        asked = match.waiting()[0]
        rows = [row for panel in GAME.wording.panels(match.view(asked.seat)) for row in panel.rows]
        targets = {row.target for row in rows if row.target}
        assert {name for name, _ in targets} <= kinds
        for option in asked.options:
            if option.target and option.target[0] in ("artist", "location", "market_space", "offer_space", "contract"):
                assert option.target in targets
        match.answer(asked.seat, asked.options[-1].choice)


def test_a_view_is_small_enough_to_send() -> None:
    match = Match("gallerist", 4, seed=9)
    assert len(msgspec.json.encode(match.view(ORANGE))) < 40_000
