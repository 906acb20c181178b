"""Lacerda, kicked out, acts after the player's turn, on the board that the player has left (G35)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    answer,
    answers,
    asked,
    exhibit,
    next_to_do,
    options,
    people,
    table,
    turn,
)
from vernissage import Dice, Game, game
from vernissage.core.step import NONE, SPECTATOR, Decision, roll
from vernissage.games.gallerist.assistants import SendAssistant
from vernissage.games.gallerist.box import (
    DESK,
    DONE,
    DUE,
    GALLERIST,
    HELPER,
    INTERNATIONAL_MARKET,
    LACERDA,
    LAST_LAP,
    MEDIA_CENTER,
    OVER,
    SALES_OFFICE,
    SIGN_CONTRACT,
    SPACES,
    TAKE_REPUTATION,
    UPPER,
)
from vernissage.games.gallerist.executive import NO_EXECUTIVE, Executive
from vernissage.games.gallerist.market import (
    PlaceReputation,
    TakeReputation,
    why_not_offer_at,
    why_not_tile,
)
from vernissage.games.gallerist.sales import PlaceContract, SignContract
from vernissage.games.gallerist.solo import DiscardTicket, LacerdaMoves
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.turn import Act, EndTurn, Move
from vernissage.games.gallerist.view import Kicked

GALLERIST_GAME: Game = game("gallerist")
SIGNED = ((Act, SIGN_CONTRACT), (SignContract, 0), (PlaceContract, 0))


def at_the_market(piece: int = GALLERIST, version: int = 2) -> State:
    """A solo player comes for the first tile of the market, where Lacerda or an assistant of his stands."""
    s = turn(table(1, version=version), place=NONE)
    s.lacerda = INTERNATIONAL_MARKET if piece == GALLERIST else SALES_OFFICE
    if piece == HELPER:
        s.lacerda_placed, s.lacerda_supply = 1 << INTERNATIONAL_MARKET, s.lacerda_supply - 1
    me = exhibit(s, BLUE, BLUE_DIGITAL)  # the row of space 0
    me.lobby, me.money, me.influence = people(vips=1), 0, 1
    return s


@pytest.mark.rule("G35", "GA-359")
@pytest.mark.parametrize("piece", [GALLERIST, HELPER])
def test_the_player_finds_the_market_as_it_was(piece: int) -> None:
    s = at_the_market(piece)
    answer(s, Move, INTERNATIONAL_MARKET)
    assert LACERDA not in s.market
    answer(s, Act, TAKE_REPUTATION)
    assert options(s, TakeReputation) == [0]
    answers(s, (TakeReputation, 0), (SendAssistant, DESK), (PlaceReputation, 0))
    asked(s, DiscardTicket)
    assert s.market[0] == BLUE
    assert LACERDA not in s.market
    answer(s, DiscardTicket, 0)
    assert s.market[2] == LACERDA  # the next empty space of the upper part
    assert s.box_office == (9, 10, 10)


@pytest.mark.rule("G35")
@pytest.mark.parametrize("piece", [GALLERIST, HELPER])
def test_by_the_first_rules_lacerda_took_it_before(piece: int) -> None:
    s = at_the_market(piece, version=1)
    answers(s, (Move, INTERNATIONAL_MARKET), (DiscardTicket, 0))
    assert s.market[0] == LACERDA
    assert TAKE_REPUTATION not in options(s, Act)


@pytest.mark.rule("G35", "GA-354", "GA-355", "GA-356")
@pytest.mark.parametrize("piece", [GALLERIST, HELPER])
def test_the_ticket_is_discarded_after_the_turn_before_lacerda_moves_on(piece: int) -> None:
    s = turn(table(1))
    me = s.players[BLUE]
    s.lacerda = SALES_OFFICE if piece == GALLERIST else MEDIA_CENTER
    if piece == HELPER:
        s.lacerda_placed, s.lacerda_supply = 1 << SALES_OFFICE, 9
    me.tickets, s.plaza = people(vips=1), people(vips=1)
    supply = s.lacerda_supply
    answer(s, Move, SALES_OFFICE)
    assert (s.kicked_seat, s.kicked_from, s.kicked_piece) == (LACERDA, SALES_OFFICE, piece)
    assert GALLERIST_GAME.view(s, SPECTATOR).locations[SALES_OFFICE].kicked == Kicked(
        "gallerist" if piece == GALLERIST else "assistant", "lacerda"
    )
    answers(s, *SIGNED, (Executive, NO_EXECUTIVE))
    assert next_to_do(s, DiscardTicket).seat == BLUE
    assert LacerdaMoves in {type(step) for step in s.agenda}
    assert s.lacerda_supply == (10 if piece == HELPER else supply)
    before = s.lacerda
    answer(s, DiscardTicket, 1)
    asked(s, Move)
    assert s.lacerda == (before + 1) % 4
    assert s.kicked_seat == NONE


@pytest.mark.rule("G35", "G27")
def test_the_start_tile_moves_first() -> None:
    s = turn(table(1))
    s.lacerda = SALES_OFFICE
    exhibit(s, BLUE, 0, 2, 4)  # the third slot is covered
    answers(s, (Move, SALES_OFFICE), *SIGNED, (Executive, NO_EXECUTIVE), (PlaceReputation, 0))
    assert isinstance(asked(s), DiscardTicket)


@pytest.mark.rule("G35", "GA-355")
def test_a_box_office_that_the_turn_has_emptied_has_nothing_to_discard() -> None:
    s = turn(table(1))
    s.lacerda, s.box_office = SALES_OFFICE, people(investors=1)
    s.ticket_discard = people(investors=9, vips=10, collectors=10)
    s.intermediate = DONE
    answers(s, (Move, SALES_OFFICE), *SIGNED, (Executive, NO_EXECUTIVE))  # the slot brings the last ticket
    assert isinstance(asked(s), Move)
    assert s.box_office == (0, 0, 0)
    assert s.ticket_discard == people(investors=9, vips=10, collectors=10)


@pytest.mark.rule("G35", "G29")
def test_on_the_last_lap_too() -> None:
    s = at_the_market()
    s.ending = LAST_LAP
    answers(s, (Move, INTERNATIONAL_MARKET), (Act, TAKE_REPUTATION), (TakeReputation, 0), (SendAssistant, DESK))
    answers(s, (PlaceReputation, 0), (DiscardTicket, 2))
    assert s.market[2] == LACERDA
    asked(s)
    assert s.ending == OVER
    assert s.lacerda == INTERNATIONAL_MARKET  # he goes nowhere any more


@pytest.mark.rule("G35", "G09", "GO19")
def test_the_ticket_may_bring_the_intermediate_scoring_before_lacerda_moves() -> None:
    s = turn(table(1))
    s.lacerda, s.box_office = SALES_OFFICE, people(investors=1, vips=2)
    s.ticket_discard = people(investors=9, vips=8, collectors=10)
    answer(s, Move, SALES_OFFICE)
    assert s.intermediate != DUE
    answers(s, (Act, SIGN_CONTRACT), (SignContract, 0), (PlaceContract, 2))
    assert asked(s) is not None
    while not isinstance(asked(s, DiscardTicket), DiscardTicket):
        answer(s, type(s.agenda[-1]), s.choices[0])
    seen: list[str] = []
    while s.agenda and not isinstance(s.agenda[-1], Move):
        step = s.agenda[-1]
        seen.append(type(step).__name__)
        s.agenda.pop().take(s, step.options(s)[0])
    assert seen.index("DiscardTicket") < seen.index("IntermediateScoring") < seen.index("LacerdaMoves")


def open_spaces(s: State) -> set[int]:
    """The spaces of the market that the player can act on."""
    me = s.players[BLUE]
    upper = {space for space in range(UPPER) if not why_not_tile(s, me, space)}
    lower = {space for space in range(UPPER, SPACES) if not why_not_offer_at(s, me, space - UPPER, me.influence)}
    return upper | lower


def visits(version: int, games: int) -> tuple[int, int]:
    """Visits that kick Lacerda out of the market, and those in which he takes a space that was open to the player."""
    kicked, robbed = 0, 0
    box = GALLERIST_GAME.read(GALLERIST_GAME.sheet)
    for seed in range(games):
        s = GALLERIST_GAME.setup(box, 1, {"level": "apprentice"}, version)
        dice, wanted, watching = Dice(seed), set[int](), False
        while s.agenda:
            step = s.agenda[-1]
            s.choices = step.options(s)
            choice = roll(s, step, dice)
            if isinstance(step, Move) and INTERNATIONAL_MARKET in s.choices and dice.below(2):
                choice = INTERNATIONAL_MARKET
            if isinstance(step, Move) and choice == INTERNATIONAL_MARKET:
                there = s.lacerda == INTERNATIONAL_MARKET and not s.lacerda_out
                watching = there or bool(s.lacerda_placed >> INTERNATIONAL_MARKET & 1)
                wanted = open_spaces(s)
            if watching and isinstance(step, Act):
                kicked += 1
                robbed += bool({space for space in wanted if s.market[space] == LACERDA})
                watching = False
            s.agenda.pop()
            step.take(s, choice)
    return kicked, robbed


@pytest.mark.rule("G35")
def test_no_visit_loses_the_space_it_was_for() -> None:
    """By the first rules about one in four did."""
    kicked, robbed = visits(2, 12)
    assert kicked >= 12
    assert robbed == 0
    assert visits(1, 12)[1] > 0


def test_decisions_between_are_the_players_own() -> None:
    """Between entering and the end of the turn nobody is asked about Lacerda."""
    s = at_the_market()
    answer(s, Move, INTERNATIONAL_MARKET)
    kinds = {type(step) for step in s.agenda if isinstance(step, Decision)}
    assert kinds == {Act}
    assert {type(step) for step in s.agenda} == {Act, EndTurn}
