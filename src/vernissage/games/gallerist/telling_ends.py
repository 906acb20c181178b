"""The log of The Gallerist, second part: the passing of turns, the two scorings, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vernissage.core.game import Line, message
from vernissage.core.step import NONE, Step
from vernissage.games.gallerist.auction import Auction, bid, bidders
from vernissage.games.gallerist.box import DUE, LACERDA, LAST_LAP
from vernissage.games.gallerist.ids import CURATOR_IDS, DEALER_IDS, LEVEL_IDS
from vernissage.games.gallerist.phrases import Args, tile_args
from vernissage.games.gallerist.projection import solo_goals
from vernissage.games.gallerist.scoring import (
    FinalScoring,
    IntermediateScoring,
    ScoreCurators,
    ScoreDealers,
    ScoreExhibition,
    ScoreInfluence,
    ScoreMajorities,
    ScoreReputation,
    rank,
    reputation,
    scores,
)
from vernissage.games.gallerist.solo import winners
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.turn import CheckEnd, NextTurn

Told = Callable[[State, Any, int, State], list[Line]]
"""From the position before, a step, its answer and the position after to the lines of the log."""
TIE_BREAKS = ("money", "works", "visitors", "assistants")


def scored(s: State, then: State) -> list[tuple[int, int, int]]:
    """What a scoring step has brought: seat, what for, money."""
    return [
        (seat, what, money)
        for seat, player in enumerate(then.players)
        for _, what, money in player.scored[len(s.players[seat].scored) :]
    ]


def tell_intermediate(s: State, step: IntermediateScoring, _: int, then: State) -> list[Line]:
    """What everybody's gallery brings, once a ticket colour has run out."""
    if s.intermediate != DUE:
        return []
    told: list[Line] = []
    for seat, player in enumerate(then.players):
        before = s.players[seat]
        gains = {"influence": player.influence - before.influence, "money": player.money - before.money}
        told.append(Line("intermediate-scoring", {"player": seat, **gains}))
    return told


def solo(s: State) -> str:
    """Whether the game is a solo one."""
    return "yes" if len(s.players) == 1 else "no"


def tell_check(s: State, step: CheckEnd, _: int, then: State) -> list[Line]:
    """That the end is near, when it has just become so."""
    if then.ending == s.ending:
        return []
    return [Line("check-end", {"solo": solo(s)})]


def tell_next_turn(s: State, step: NextTurn, _: int, then: State) -> list[Line]:
    """Whose turn it is, and whether the last turns begin."""
    if then.active == NONE:
        return []
    told = [Line("last-lap", {"solo": solo(s)})] if then.ending == LAST_LAP != s.ending else []
    return [*told, Line("next-turn", {"player": then.active, "round": then.round})]


def tell_auction(s: State, step: Auction, _: int, then: State) -> list[Line]:
    """The total offers, the highest first."""
    order = bidders(s)
    if not order:
        return [Line("auction-nobody")]
    told: list[Line] = []
    for bidder in order:
        money = bid(s, bidder)[0]
        if bidder == LACERDA:
            told.append(Line("auction-lacerda", {"money": money}))
        else:
            told.append(Line("auction", {"player": bidder, "money": money}))
    return told


def tell_majorities(s: State, step: ScoreMajorities, _: int, then: State) -> list[Line]:
    """The majorities of each column that brought money."""
    return [
        Line("score-majorities-log", {"player": seat, "column": column + 1, "money": money})
        for seat, column, money in scored(s, then)
        if money
    ]


def tell_reputation(s: State, step: ScoreReputation, _: int, then: State) -> list[Line]:
    """Each reputation tile and its money."""
    told: list[Line] = []
    for seat, player in enumerate(s.players):
        before = player.influence
        for tile, influence, money in reputation(s, seat):
            gains: Args = {"player": seat, "money": money, "influence": influence - before}
            told.append(Line("score-reputation-log", {**tile_args(s, tile), **gains}))
            before = influence
    return told


def tell_cards(s: State, step: ScoreCurators | ScoreDealers, _: int, then: State) -> list[Line]:
    """The secret cards and what they bring."""
    names = CURATOR_IDS if isinstance(step, ScoreCurators) else DEALER_IDS
    return [
        Line(message(step), {"player": seat, "card": names[card], "money": money})
        for seat, card, money in scored(s, then)
    ]


def tell_influence(s: State, step: ScoreInfluence, _: int, then: State) -> list[Line]:
    """What the influence is worth, everybody's total, and who has won."""
    totals = scores(then)
    told = [
        Line("score-influence-log", {"player": seat, "influence": influence, "money": money, "total": totals[seat]})
        for seat, influence, money in scored(s, then)
    ]
    return told + (tell_goals(then) if len(s.players) == 1 else tell_winners(then))


def tell_winners(s: State) -> list[Line]:
    """Who has won, and what broke a tie (p. 16)."""
    won = winners(s)
    if len(won) > 1:
        return [Line("shared-win", {"player": seat}) for seat in won]
    best = rank(s, won[0])
    others = [rank(s, seat) for seat in range(len(s.players)) if seat != won[0]]
    equal = max(sum(1 for i in range(len(best)) if best[:i] == other[:i]) for other in others)
    return [Line("win", {"player": won[0], "by": TIE_BREAKS[equal - 1]})]


def tell_goals(s: State) -> list[Line]:
    """The goals of the solo game, reached or missed (p. 16)."""
    level = LEVEL_IDS[s.level]
    told: list[Line] = []
    for goal in solo_goals(s, True):
        id = "goal-reached" if goal.reached else "goal-missed"
        told.append(Line(id, {"goal": goal.goal, "wanted": goal.wanted or 0, "level": level}))
    return [*told, Line("solo-win" if winners(s) else "solo-loss", {"player": 0, "level": level})]


ENDS: dict[type[Step[Any]], Told] = {
    IntermediateScoring: tell_intermediate,
    CheckEnd: tell_check,
    NextTurn: tell_next_turn,
    FinalScoring: lambda s, step, _, then: [Line("final-scoring")],
    ScoreMajorities: tell_majorities,
    ScoreReputation: tell_reputation,
    ScoreExhibition: lambda s, step, _, then: [
        Line("score-exhibition-log", {"player": seat, "works": works, "money": money})
        for seat, works, money in scored(s, then)
    ],
    Auction: tell_auction,
    ScoreCurators: tell_cards,
    ScoreDealers: tell_cards,
    ScoreInfluence: tell_influence,
}
"""What is told between turns and at the end."""
