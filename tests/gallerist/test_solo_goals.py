"""The goals of the three levels of the solo game (p. 16)."""

from __future__ import annotations

import pytest

from gallerist.board import (
    BLUE,
    BLUE_PAINTER,
    BLUE_PHOTOGRAPHER,
    BLUE_SCULPTOR,
    asked,
    changed,
    contract,
    exhibit,
    people,
    sold,
    table,
)
from vernissage import Dice, Match, play, settle
from vernissage import game as find_game
from vernissage.bots import Known, bot
from vernissage.cli.session import Reading
from vernissage.core.step import CHANCE, NONE, roll
from vernissage.games.gallerist.box import CELEBRITY, DIGITAL, INFLUENCE_LINE, OVER, PAINTING, PHOTO, SCULPTURE
from vernissage.games.gallerist.evaluate import evaluate, glory
from vernissage.games.gallerist.sales import SellWork
from vernissage.games.gallerist.scoring import scores
from vernissage.games.gallerist.solo import goals, winners
from vernissage.games.gallerist.state import State

CARDS, TILES, MASTERPIECES, MONEY = range(4)


def finished(level: str) -> State:
    """A finished solo game in which nothing was reached yet."""
    s = table(1, level)
    s.ending, s.scoring = OVER, INFLUENCE_LINE + 1
    s.players[BLUE].money = 0
    return s


def tiles(s: State, number: int) -> None:
    """The player owns so many reputation tiles."""
    s.players[BLUE].reputation = tuple(tile if tile < number else NONE for tile in range(6))


def works(s: State, exhibited: tuple[int, ...], sold_forms: tuple[int, ...]) -> None:
    """The player exhibits and has sold works of some forms."""
    me = s.players[BLUE]
    me.exhibited, me.signatures = (), ()
    exhibit(s, BLUE, *[2 * form for form in exhibited])
    me.sold = ()
    sold(s, BLUE, *sold_forms)


@pytest.mark.rule("GA-369")
def test_apprentice_one_goal_of_each_card() -> None:
    s = finished("apprentice")
    works(s, (PAINTING, SCULPTURE, PHOTO), ())
    assert not goals(s)[CARDS]
    works(s, (), (DIGITAL,))
    assert not goals(s)[CARDS]
    works(s, (PAINTING, SCULPTURE, PHOTO), (DIGITAL,))
    assert goals(s)[CARDS]


@pytest.mark.rule("GA-373")
def test_experienced_the_highest_curator_goal_and_a_dealer_goal() -> None:
    s = finished("experienced")
    works(s, (PAINTING, SCULPTURE, PHOTO), (DIGITAL,))
    assert not goals(s)[CARDS]
    works(s, (DIGITAL, DIGITAL, SCULPTURE, PHOTO), (DIGITAL,))
    assert goals(s)[CARDS]


@pytest.mark.rule("GA-377")
def test_master_35_money_from_both_cards() -> None:
    s = finished("master")
    works(s, (DIGITAL, DIGITAL, SCULPTURE, PHOTO), (DIGITAL, PHOTO, PHOTO))
    assert not goals(s)[CARDS]  # 15 + 15
    works(s, (DIGITAL, DIGITAL, SCULPTURE, PHOTO), (PHOTO, PHOTO, PAINTING, SCULPTURE))
    assert goals(s)[CARDS]  # 15 + 20


@pytest.mark.rule("GA-370", "GA-374", "GA-378", "GO04")
@pytest.mark.parametrize(("level", "number"), [("apprentice", 4), ("experienced", 5), ("master", 5)])
def test_reputation_tiles(level: str, number: int) -> None:
    s = finished(level)
    tiles(s, number - 1)
    assert not goals(s)[TILES]  # the start tile on slot 3 does not count
    tiles(s, number)
    assert goals(s)[TILES]


@pytest.mark.rule("GA-371", "GA-375", "GA-379", "GO15")
@pytest.mark.parametrize(("level", "number"), [("apprentice", 1), ("experienced", 2), ("master", 3)])
def test_masterpieces_exhibited_or_sold(level: str, number: int) -> None:
    s = finished(level)
    s.fame = changed(s.fame, BLUE_PAINTER, CELEBRITY)
    exhibit(s, BLUE, BLUE_PAINTER)
    s.players[BLUE].masterpieces_sold = number - 2 if number > 1 else 0
    assert goals(s)[MASTERPIECES] == (number == 1)
    s.players[BLUE].masterpieces_sold = number - 1
    assert goals(s)[MASTERPIECES]


@pytest.mark.rule("GO15")
def test_a_work_sold_before_its_artist_was_a_celebrity_is_no_masterpiece() -> None:
    for fame, counted in ((18, 0), (CELEBRITY, 1)):
        s = finished("apprentice")
        s.fame = changed(s.fame, BLUE_PAINTER, fame)
        me = exhibit(s, BLUE, BLUE_PAINTER)
        contract(s, BLUE, 0, PAINTING)
        me.gallery = people(vips=1)
        s.then(SellWork(BLUE))
        asked(s)
        s.fame = changed(s.fame, BLUE_PAINTER, CELEBRITY)
        assert me.masterpieces_sold == counted
        assert goals(s)[MASTERPIECES] == bool(counted)


@pytest.mark.rule("GO14")
def test_an_auctioned_work_is_no_masterpiece() -> None:
    s = finished("apprentice")
    s.fame = changed(s.fame, BLUE_PAINTER, CELEBRITY)
    s.players[BLUE].exhibited, s.players[BLUE].signatures = (8 * PAINTING,), (NONE,)
    assert not goals(s)[MASTERPIECES]


@pytest.mark.rule("GA-372", "GA-376")
@pytest.mark.parametrize(("level", "money"), [("apprentice", 160), ("experienced", 180)])
def test_money(level: str, money: int) -> None:
    s = finished(level)
    s.players[BLUE].money = money - 1
    assert not goals(s)[MONEY]
    s.players[BLUE].money = money
    assert goals(s)[MONEY]


@pytest.mark.rule("GA-379")
def test_the_master_has_no_money_goal() -> None:
    assert len(goals(finished("master"))) == 3


@pytest.mark.rule("GA-368", "G34")
def test_all_goals_must_be_reached_in_one_game() -> None:
    s = finished("apprentice")
    s.fame = changed(s.fame, BLUE_PAINTER, CELEBRITY)
    exhibit(s, BLUE, BLUE_PAINTER, BLUE_SCULPTOR, BLUE_PHOTOGRAPHER)
    sold(s, BLUE, DIGITAL)
    tiles(s, 4)
    s.players[BLUE].money = 159
    assert goals(s) == [True, True, True, False]
    assert winners(s) == []  # the game is lost
    s.players[BLUE].money = 160
    assert winners(s) == [BLUE]


@pytest.mark.rule("G34")
def test_a_lost_solo_game_is_told_at_the_terminal() -> None:
    match, dice = Match("gallerist", seats=1, seed=1), Dice(1)
    while not match.finished:
        asked_now = match.waiting()[0]
        match.answer(0, asked_now.options[dice.below(len(asked_now.options))].choice)
    assert match.winners() == []
    assert Reading(match, "en").outcome() == "The game is lost"
    assert Reading(match, "fr").outcome() == "La partie est perdue"


def test_a_bot_alone_judges_by_the_goals() -> None:
    s = finished("apprentice")
    worth = evaluate(s)
    works(s, (PAINTING, SCULPTURE, PHOTO), (DIGITAL,))
    worth += evaluate(s)
    tiles(s, 4)
    worth += evaluate(s)
    s.players[BLUE].masterpieces_sold = 1
    worth += evaluate(s)
    s.players[BLUE].money = 160
    worth += evaluate(s)
    assert all(goals(s))
    assert sorted(set(worth)) == worth
    assert worth[-2] < 0 <= worth[-1]


def test_a_bot_alone_values_time_until_the_game_has_lasted_long() -> None:
    s = table(1)
    worth = evaluate(s)[0]
    s.box_office = (s.box_office[0] - 1, *s.box_office[1:])
    assert evaluate(s)[0] < worth
    s.round = 60
    worth = evaluate(s)[0]
    s.box_office = (0, 0, 1)
    assert evaluate(s)[0] == worth


def test_a_bot_alone_strives_for_one_masterpiece_not_for_many_halves() -> None:
    """Where one is wanted, only the work that is nearest to be one counts: the others are worth their money."""
    s = table(1, "apprentice")
    exhibit(s, BLUE, BLUE_PAINTER, BLUE_SCULPTOR)
    s.fame = changed(s.fame, BLUE_PAINTER, 12)
    s.fame = changed(s.fame, BLUE_SCULPTOR, 6)
    both = glory(s)
    s.fame = changed(s.fame, BLUE_SCULPTOR, 11)
    assert glory(s) == both
    s.fame = changed(s.fame, BLUE_PAINTER, 14)
    assert both < glory(s) < 1
    s.fame = changed(s.fame, BLUE_PAINTER, CELEBRITY)
    assert glory(s) == 1


def test_a_bot_alone_gets_further_than_chance() -> None:
    """Two games with the same deals: goals reached, and money."""
    reached = {}
    for name in ("random", "ismcts@60i"):
        ends = [played(name, deal) for deal in range(2)]
        reached[name] = sum(sum(goals(s)) for s in ends), sum(scores(s)[BLUE] for s in ends)
    assert reached["ismcts@60i"][0] > reached["random"][0]
    assert reached["ismcts@60i"][1] > 1.5 * reached["random"][1]


def played(name: str, deal: int) -> State:
    """The end of a game that a bot plays alone."""
    game = find_game("gallerist")
    s: State = game.setup(game.read(game.sheet), 1, {"level": "apprentice"})
    player, nature, thoughts = bot(name), Dice(-1 - deal), Dice(deal)
    while (step := settle(s)) is not None:
        if step.asks(s) == CHANCE:
            play(s, roll(s, step, nature))
        else:
            play(s, player.choose(BLUE, Known(game, s, BLUE), thoughts))
    return s
