"""The Media Center: hiring assistants and promoting artists (p. 11)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    BLUE_PAINTER,
    BLUE_PHOTOGRAPHER,
    ORANGE,
    RED_PAINTER,
    YELLOW,
    answer,
    answers,
    asked,
    changed,
    discover,
    exhibit,
    options,
    people,
    table,
    why_not,
)
from vernissage.games.gallerist.actions import why_not_now
from vernissage.games.gallerist.box import CELEBRITY, HIRE, PROMOTE
from vernissage.games.gallerist.fame import RaiseFame
from vernissage.games.gallerist.influence import Pay
from vernissage.games.gallerist.media import Hire, Promote, tokens_left
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.tickets import TakeTickets
from vernissage.games.gallerist.visitors import InviteVisitor


def hiring(s: State, desks: int, queue: int, seat: int = BLUE) -> State:
    """A player hires with so many assistants at desks and in the queue."""
    s.players[seat].desks, s.players[seat].queue = desks, queue
    s.then(Hire(seat))
    return s


def level(s: State, artist: int, reached: int) -> None:
    """An artist has a promotion level."""
    s.promotion = changed(s.promotion, artist, reached)


@pytest.mark.rule("GA-169", "GO22")
def test_from_one_to_as_many_as_there_are_empty_desks() -> None:
    s = hiring(table(), desks=1, queue=8)
    assert options(s, Hire) == [1, 2, 3]
    assert why_not(s, Hire, 4) == "why-desks-full"
    assert why_not(s, Hire, 0) == "why-hire-one"
    s.players[BLUE].desks = 4
    assert why_not_now(s, BLUE, HIRE) == "why-desks-full"


@pytest.mark.rule("GA-169", "GA-170")
def test_no_more_than_the_queue_holds() -> None:
    s = hiring(table(), desks=0, queue=2)
    s.players[BLUE].money = 50
    assert options(s, Hire) == [1, 2]
    assert why_not(s, Hire, 3) == "why-queue-empty"
    answers(s, (Hire, 2), (Pay, 0))
    assert (s.players[BLUE].desks, s.players[BLUE].queue) == (2, 0)
    s.agenda.clear()
    assert why_not_now(s, BLUE, HIRE) == "why-queue-empty"


@pytest.mark.rule("GA-170", "GA-171")
@pytest.mark.parametrize(("queue", "cost"), [(8, 1), (7, 2), (6, 2), (5, 3), (4, 3), (3, 4), (2, 5), (1, 6)])
def test_the_price_of_each_assistant_of_the_queue(queue: int, cost: int) -> None:
    s = hiring(table(), desks=0, queue=queue)
    answers(s, (Hire, 1), (Pay, 0))
    assert s.players[BLUE].money == 10 - cost


@pytest.mark.rule("GA-171", "GA-172")
def test_nobody_hires_more_than_can_be_paid_influence_included() -> None:
    s = hiring(table(), desks=0, queue=8)
    me = s.players[BLUE]
    me.money, me.influence = 1, 8  # two coins below
    assert options(s, Hire) == [1, 2]
    assert why_not(s, Hire, 3) == "why-too-expensive"
    answer(s, Hire, 2)
    answer(s, Pay, 2)
    assert (me.money, me.influence) == (0, 1)


@pytest.mark.rule("GA-173")
@pytest.mark.parametrize(
    ("queue", "money", "influence", "tickets"),
    [
        (8, 0, 0, []),
        (7, 0, 0, [1]),
        (6, 0, 0, [2]),
        (5, 0, 5, []),
        (4, 0, 0, []),
        (3, 0, 0, [1, 2, 4]),
        (2, 0, 0, []),
        (1, 3, 0, []),
    ],
)
def test_the_hire_bonuses(queue: int, money: int, influence: int, tickets: list[int]) -> None:
    s = hiring(table(), desks=0, queue=queue)
    me = s.players[BLUE]
    me.gallery = people(investors=1, vips=2, collectors=1)
    me.money = s.box.hire_costs[8 - queue]
    answers(s, (Hire, 1), (Pay, 0))
    if tickets:
        assert options(s, TakeTickets) == tickets
    else:
        assert asked(s) is None
    assert (me.money, me.influence) == (money, 10 + influence)


@pytest.mark.rule("GA-174")
def test_bonuses_come_after_the_payment() -> None:
    """Seven money for the 7th and 8th assistant would do if the 8th's investment came first."""
    s = hiring(table(), desks=0, queue=2)
    me = s.players[BLUE]
    me.money, me.influence, me.gallery = 8, 0, people(investors=5)
    assert options(s, Hire) == [1]


@pytest.mark.rule("GA-EX-10")
def test_yellow_hires_two_for_3_money_and_a_brown_ticket() -> None:
    s = hiring(table(), desks=1, queue=8, seat=YELLOW)
    assert options(s, Hire) == [1, 2, 3]
    answers(s, (Hire, 2), (Pay, 0))
    asked(s)
    me = s.players[YELLOW]
    assert me.money == 7
    assert me.tickets == people(1)
    assert me.desks == 3


@pytest.mark.rule("GA-175")
def test_any_discovered_artist_but_no_other_can_be_promoted() -> None:
    s = table()
    exhibit(s, YELLOW, BLUE_PAINTER)
    s.then(Promote(BLUE))
    assert options(s, Promote) == [BLUE_PAINTER]
    assert why_not(s, Promote, BLUE_DIGITAL) == "why-not-discovered"


@pytest.mark.rule("GA-176", "GA-177")
@pytest.mark.parametrize("variant", [0, 1])
def test_the_level_rises_by_one_from_the_printed_one_and_costs_its_number(variant: int) -> None:
    s = table()
    discover(s, BLUE_PHOTOGRAPHER, variant=variant)
    s.then(Promote(BLUE))
    answer(s, Promote, BLUE_PHOTOGRAPHER)
    assert s.promotion[BLUE_PHOTOGRAPHER] == variant + 1
    assert s.players[BLUE].influence == 10 - (variant + 1)


@pytest.mark.rule("GA-177")
def test_with_less_influence_than_the_level_it_is_not_possible() -> None:
    s = table()
    level(s, BLUE_PAINTER, 3)
    s.players[BLUE].influence = 3
    assert why_not_now(s, BLUE, PROMOTE) == "why-nobody-to-promote"
    assert Promote(BLUE).why_not(s, BLUE_PAINTER) == "why-too-little-influence"
    s.players[BLUE].influence = 4
    assert why_not_now(s, BLUE, PROMOTE) == ""


@pytest.mark.rule("GA-178", "GA-179")
def test_the_old_token_returns_and_a_printed_level_returns_none() -> None:
    s = table()
    assert tokens_left(s, 1) == 4
    s.then(Promote(BLUE), Promote(BLUE))
    answers(s, (Promote, BLUE_PAINTER), (TakeTickets, 1), (RaiseFame, 0))
    assert tokens_left(s, 1) == 3
    answers(s, (Promote, BLUE_PAINTER), (RaiseFame, 0))
    assert (tokens_left(s, 1), tokens_left(s, 2)) == (4, 3)


@pytest.mark.rule("GA-178")
def test_a_printed_level_is_no_token() -> None:
    s = table()
    discover(s, BLUE_PHOTOGRAPHER, variant=1)
    assert s.promotion[BLUE_PHOTOGRAPHER] == 1
    assert tokens_left(s, 1) == 4


@pytest.mark.rule("GA-179")
def test_without_a_token_of_the_new_level_it_is_not_possible() -> None:
    s = table()
    for artist in (0, 2, 4):
        discover(s, artist)
        level(s, artist, 1)
    discover(s, RED_PAINTER)
    assert Promote(BLUE).why_not(s, BLUE_PAINTER) == ""
    s.artists = changed(s.artists, RED_PAINTER, 0)  # as if printed 0
    level(s, RED_PAINTER, 1)
    assert tokens_left(s, 1) == 0
    assert Promote(BLUE).why_not(s, BLUE_PAINTER) == "why-no-promotion-token"


@pytest.mark.rule("GA-180")
def test_level_5_is_the_highest() -> None:
    s = table()
    level(s, BLUE_PAINTER, 5)
    assert Promote(BLUE).why_not(s, BLUE_PAINTER) == "why-highest-level"


@pytest.mark.rule("GA-181", "GA-182", "GA-183", "GA-184")
@pytest.mark.parametrize(
    ("new", "influence", "money", "tickets"),
    [(1, 0, 0, [1, 2, 4]), (2, 5, 0, []), (3, 0, 0, [3, 5, 6]), (4, 0, 3, [])],
)
def test_the_bonus_of_each_level(new: int, influence: int, money: int, tickets: list[int]) -> None:
    s = table()
    me = s.players[BLUE]
    me.gallery = people(investors=1, vips=2, collectors=1)
    level(s, BLUE_PAINTER, new - 1)
    s.then(Promote(BLUE))
    answer(s, Promote, BLUE_PAINTER)
    if tickets:
        assert options(s, TakeTickets) == tickets
    else:
        assert options(s, RaiseFame)[0] == 0
    assert (me.influence, me.money) == (10 - new + influence, 10 + money)


@pytest.mark.rule("GA-185")
def test_the_bonus_of_level_5_is_any_visitor_of_the_plaza() -> None:
    s = table()
    s.plaza = people(1, 1, 1)
    level(s, BLUE_PAINTER, 4)
    s.then(Promote(BLUE))
    answer(s, Promote, BLUE_PAINTER)
    assert options(s, InviteVisitor) == [0, 1, 2, 3]


@pytest.mark.rule("GA-186")
def test_fame_counts_the_collectors_after_the_bonus() -> None:
    s = table()
    s.plaza = people(collectors=1)
    level(s, BLUE_PAINTER, 4)
    s.then(Promote(BLUE))
    answers(s, (Promote, BLUE_PAINTER), (InviteVisitor, 2), (RaiseFame, 0))
    assert s.fame[BLUE_PAINTER] == 3 + 1 + 1


@pytest.mark.rule("GA-187")
def test_influence_adds_fame_to_a_promotion() -> None:
    s = table()
    s.then(Promote(BLUE))
    answers(s, (Promote, BLUE_PAINTER), (TakeTickets, 1), (RaiseFame, 1))
    assert s.fame[BLUE_PAINTER] == 3 + 1 + 1
    assert s.players[BLUE].influence == 5


@pytest.mark.rule("GA-188")
def test_a_celebrity_may_be_promoted_without_more_fame() -> None:
    s = table()
    s.fame = changed(s.fame, BLUE_PAINTER, CELEBRITY)
    s.then(Promote(BLUE))
    answers(s, (Promote, BLUE_PAINTER), (TakeTickets, 1))
    asked(s)
    assert s.promotion[BLUE_PAINTER] == 1
    assert s.fame[BLUE_PAINTER] == CELEBRITY
    assert s.players[BLUE].money == 10  # not a celebrity anew


@pytest.mark.rule("GA-EX-11")
def test_orange_promotes_from_level_2_to_3() -> None:
    s = table()
    me = exhibit(s, ORANGE, BLUE_PAINTER)
    me.gallery = people(collectors=1)
    level(s, BLUE_PAINTER, 2)
    before = (tokens_left(s, 2), tokens_left(s, 3))
    s.then(Promote(ORANGE))
    answers(s, (Promote, BLUE_PAINTER), (TakeTickets, 6), (RaiseFame, 0))
    assert me.influence == 7
    assert (tokens_left(s, 2), tokens_left(s, 3)) == (before[0] + 1, before[1] - 1)
    assert me.tickets == people(0, 1, 1)
    assert s.fame[BLUE_PAINTER] == 5
