"""How the end of a game of The Gallerist is told."""

from __future__ import annotations

from typing import Any

import drive
from gallerist.board import BLUE, BLUE_PAINTER, YELLOW, changed, exhibit, people, sold, table
from vernissage.core.step import Step
from vernissage.games.gallerist import GAME
from vernissage.games.gallerist.auction import Auction
from vernissage.games.gallerist.box import CURATOR_LINE, INFLUENCE_LINE, LACERDA, LAST_ROUND, PHOTO, UPPER
from vernissage.games.gallerist.scoring import ScoreCurators, ScoreInfluence, ScoreReputation
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.turn import CheckEnd, NextTurn
from vernissage.table.text import catalogue


def told(s: State, step: Step[Any], lang: str = "en") -> list[str]:
    say = catalogue(lang, GAME).say
    return [say(line, ["Anne", "Hugo"]) for line in drive.told(GAME, s, step)]


def at_the_last_line(seats: int = 2) -> State:
    s = table(seats)
    s.scoring = INFLUENCE_LINE
    return s


def test_the_richest_wins() -> None:
    s = at_the_last_line()
    s.players[BLUE].money, s.players[YELLOW].influence = 20, 0
    assert told(s, ScoreInfluence()) == [
        "Influence 10: Anne gains 3 money and ends with 23",
        "Influence 0: Hugo gains nothing and ends with 10",
        "Anne wins the game",
    ]


def test_what_broke_a_tie_is_told() -> None:
    s = at_the_last_line()
    sold(s, YELLOW, PHOTO)
    assert told(s, ScoreInfluence())[-1] == "Hugo wins the game: equal money, more works acquired"
    sold(s, BLUE, PHOTO)
    s.players[BLUE].gallery = people(vips=1)
    end = "Anne remporte la partie\u00a0: argent et œuvres égaux, plus de visiteurs dans la galerie"
    assert told(s, ScoreInfluence(), "fr")[-1] == end
    s.players[YELLOW].gallery = people(investors=1)
    s.players[YELLOW].queue = 7
    assert told(s, ScoreInfluence())[-1].startswith("Hugo wins the game: equal money, works, and visitors")
    s.players[BLUE].queue = 7
    assert told(s, ScoreInfluence())[-2:] == ["Anne shares the win", "Hugo shares the win"]


def test_the_goals_of_a_solo_game_are_told_one_by_one() -> None:
    s = at_the_last_line(1)
    s.players[0].money = 160
    s.players[0].reputation = (0, 1, 2, 3, -1, -1)
    assert told(s, ScoreInfluence())[1:] == [
        "Goal missed: a curator goal and a dealer goal",
        "Goal reached: 4 reputation tiles",
        "Goal missed: 1 masterpiece",
        "Goal reached: 160 money",
        "Anne loses at the level Apprentice",
    ]


def test_a_tile_that_counts_nothing() -> None:
    s = table(2)
    s.players[BLUE].reputation = (1, 10, -1, -1, -1, -1)
    exhibit(s, BLUE, BLUE_PAINTER)
    assert told(s, ScoreReputation()) == [
        "Reputation tile Collectors: Anne gains nothing",
        "Reputation tile Works acquired: Anne gains 2 money",
    ]


def test_the_cards_are_shown() -> None:
    s = table(2)
    s.scoring = CURATOR_LINE
    assert told(s, ScoreCurators()) == [
        "Anne shows the card Curator: Digital art and reaches no goal",
        "Hugo shows the card Curator: Painting and reaches no goal",
    ]


def test_the_auction_lists_the_offers_from_the_highest() -> None:
    s = table(1)
    assert told(s, Auction()) == ["Auction: nobody has made an offer"]
    s.market = changed(changed(s.market, UPPER, 0), UPPER + 3, LACERDA)
    assert told(s, Auction()) == [
        "Auction: Lacerda has offered 3 money in all",
        "Auction: Anne has offered 1 money in all",
    ]


def test_the_coming_end_is_told_once() -> None:
    s = table(2)
    assert told(s, CheckEnd()) == []
    s.box_office, s.bag = people(), people()
    assert told(s, CheckEnd()) == ["The end is near: this round is finished, then everybody has one last turn"]
    s.ending = LAST_ROUND
    assert told(s, CheckEnd()) == []
    assert told(s, NextTurn(YELLOW)) == [
        "Last turns: one more for everybody, without kicked-out actions",
        "Round 3: Anne’s turn",
    ]
