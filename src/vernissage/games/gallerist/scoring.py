"""Intermediate scoring, the end of the game, and the final scoring line by line (pp. 5, 14-16)."""

from __future__ import annotations

from vernissage.core.rows import Ints, multiset, size
from vernissage.core.step import NONE, Effect
from vernissage.games.gallerist.auction import Auction
from vernissage.games.gallerist.box import (
    AUCTION_LINE,
    CELEBRITIES_WANTED,
    COLUMNS,
    CURATOR_GOALS,
    CURATOR_LINE,
    DEALER_GOALS,
    DEALER_LINE,
    DONE,
    DUE,
    EXHIBITION_LINE,
    FORMS,
    INFLUENCE_LINE,
    MAJORITY_LINE,
    OVER,
    REP_INFLUENCE,
    SEATS,
    SPACES,
    TILE_LINE,
    WORK_KINDS,
)
from vernissage.games.gallerist.influence import gain, influence_bonus, investment_bonus, raised
from vernissage.games.gallerist.reputation import assistants_in_play, counted
from vernissage.games.gallerist.state import Player, State, celebrities, sales_value


class IntermediateScoring(Effect[State]):
    """Once, after the turn in which a ticket colour ran out, all galleries bring influence and money (p. 14)."""

    def take(self, s: State, _: int) -> None:
        if s.intermediate != DUE:
            return
        s.intermediate = DONE
        for me in s.players:
            gain(me, influence_bonus(s.box, me))
            me.money += investment_bonus(s.box, me)


def end_conditions(s: State) -> bool:
    """Whether the end has come: two of three conditions (p. 5); alone, an empty box office (p. 16)."""
    sold_out = size(s.box_office) == 0
    if len(s.players) == 1:
        return sold_out
    met = (1 if sold_out else 0) + (1 if celebrities(s) >= CELEBRITIES_WANTED else 0) + (1 if size(s.bag) == 0 else 0)
    return met >= 2


class FinalScoring(Effect[State]):
    """The steps of the final scoring, in their order (pp. 15-16)."""

    def take(self, s: State, _: int) -> None:
        s.then(
            ScoreMajorities(),
            ScoreReputation(),
            ScoreExhibition(),
            Auction(),
            ScoreCurators(),
            ScoreDealers(),
            ScoreInfluence(),
        )


def note(me: Player, line: int, what: int, money: int) -> None:
    """Write a line on a player's score sheet."""
    me.scored = (*me.scored, (line, what, money))


def majority(s: State, column: int, seat: int) -> int:
    """Money for a player's place in a column of the market; those tied share their places (p. 15)."""
    present = [0] * (SEATS + 1)  # Lacerda stands after the seats
    for space in range(column, SPACES, COLUMNS):
        owner = s.market[space]
        if owner != NONE:
            present[owner] += 1
    mine = present[seat]
    if mine == 0:
        return 0
    better = len([count for count in present if count > mine])
    tied = len([count for count in present if count == mine])
    shared = 0
    for place in range(better, min(SEATS, better + tied)):
        shared += s.box.majorities[SEATS * column + place]
    return shared // tied


class ScoreMajorities(Effect[State]):
    """Each column of the market is scored, the assistants of both parts together (p. 15)."""

    def take(self, s: State, _: int) -> None:
        for seat in range(len(s.players)):
            for column in range(COLUMNS):
                note(s.players[seat], MAJORITY_LINE, column, majority(s, column, seat))
        s.scoring = TILE_LINE


def tiles_in_order(me: Player) -> list[int]:
    """A player's tiles, the one that counts influence before all others (p. 20)."""
    tiles = [tile for tile in me.reputation if tile != NONE and tile != REP_INFLUENCE]
    return [REP_INFLUENCE, *tiles] if REP_INFLUENCE in me.reputation else tiles


def reputation(s: State, seat: int) -> list[Ints]:
    """What each tile of a player brings, in their order: the tile, the influence reached with it, its money (p. 20)."""
    me = s.players[seat]
    influence = me.influence
    found: list[Ints] = []
    for tile in tiles_in_order(me):
        number = counted(s, seat, tile, influence)
        influence = raised(influence, number * s.box.tile_influence[tile])
        found.append((tile, influence, number * s.box.tile_money[tile]))
    return found


class ScoreReputation(Effect[State]):
    """Each reputation tile brings its money and influence (pp. 15, 20)."""

    def take(self, s: State, _: int) -> None:
        for seat in range(len(s.players)):
            me = s.players[seat]
            for tile, influence, money in reputation(s, seat):
                me.influence = influence
                note(me, TILE_LINE, tile, money)
        s.scoring = EXHIBITION_LINE


def exhibition(s: State, me: Player) -> int:
    """The sales value of all works in a gallery (p. 15)."""
    total = 0
    for artist in me.signatures:
        if artist != NONE:
            total += sales_value(s, artist)
    return total


class ScoreExhibition(Effect[State]):
    """Every exhibited work brings its sales value (p. 15)."""

    def take(self, s: State, _: int) -> None:
        for me in s.players:
            note(me, EXHIBITION_LINE, len(me.exhibited), exhibition(s, me))
        s.scoring = AUCTION_LINE


def goals_met(works: Ints, wanted: Ints, first: int, goals: int) -> list[bool]:
    """For each goal of a card, whether the works show it; one work may serve several goals (pp. 15-16)."""
    forms = multiset([work // WORK_KINDS for work in works], FORMS)
    met: list[bool] = []
    for goal in range(first, first + goals):
        met.append(all([forms[form] >= wanted[FORMS * goal + form] for form in range(FORMS)]))
    return met


def curator_goals(s: State, me: Player) -> list[bool]:
    """Whether each collection of the curator card is exhibited (p. 15)."""
    return goals_met(me.exhibited, s.box.curator_goals, CURATOR_GOALS * me.curator, CURATOR_GOALS)


def dealer_goals(s: State, me: Player) -> list[bool]:
    """Whether each set of the dealer card was sold; each counts once (p. 16)."""
    return goals_met(me.sold, s.box.dealer_goals, DEALER_GOALS * me.dealer, DEALER_GOALS)


def curator_money(s: State, me: Player) -> int:
    """Money for the collections shown (p. 15)."""
    met = curator_goals(s, me)
    return sum([s.box.curator_money[CURATOR_GOALS * me.curator + goal] for goal in range(CURATOR_GOALS) if met[goal]])


def dealer_money(s: State, me: Player) -> int:
    """Money for the sets sold (p. 16)."""
    met = dealer_goals(s, me)
    return sum([s.box.dealer_money[DEALER_GOALS * me.dealer + goal] for goal in range(DEALER_GOALS) if met[goal]])


class ScoreCurators(Effect[State]):
    """The curator cards are shown and their goals paid (p. 15)."""

    def reveals(self, s: State) -> bool:
        return True

    def take(self, s: State, _: int) -> None:
        for me in s.players:
            note(me, CURATOR_LINE, me.curator, curator_money(s, me))
        s.scoring = DEALER_LINE


class ScoreDealers(Effect[State]):
    """The dealer cards are shown and their goals paid (p. 16)."""

    def reveals(self, s: State) -> bool:
        return True

    def take(self, s: State, _: int) -> None:
        for me in s.players:
            note(me, DEALER_LINE, me.dealer, dealer_money(s, me))
        s.scoring = INFLUENCE_LINE


class ScoreInfluence(Effect[State]):
    """Influence brings the money of the coin at or below the marker; the game is over (p. 16)."""

    def take(self, s: State, _: int) -> None:
        for me in s.players:
            note(me, INFLUENCE_LINE, me.influence, s.box.coin_money[me.influence])
        s.scoring = INFLUENCE_LINE + 1
        s.ending = OVER


def standing(s: State, seat: int) -> int:
    """A player's money, what was scored, and what all can see that the other lines would bring now."""
    me = s.players[seat]
    total = me.money
    for line in me.scored:
        total += line[2]
    influence = me.influence
    if s.scoring <= MAJORITY_LINE:
        for column in range(COLUMNS):
            total += majority(s, column, seat)
    if s.scoring <= TILE_LINE:
        for tile in tiles_in_order(me):  # as `reputation` does, without a list: bots ask this at every position
            number = counted(s, seat, tile, influence)
            influence = raised(influence, number * s.box.tile_influence[tile])
            total += number * s.box.tile_money[tile]
    if s.scoring <= EXHIBITION_LINE:
        total += exhibition(s, me)
    if s.scoring <= INFLUENCE_LINE:
        total += s.box.coin_money[influence]
    return total


def scores(s: State) -> list[int]:
    """Everybody's money: final at the end, before it without auction and secret cards (p. 16)."""
    return [standing(s, seat) for seat in range(len(s.players))]


def rank(s: State, seat: int) -> Ints:
    """Money, then works acquired, visitors in the gallery, assistants in play (p. 16)."""
    me = s.players[seat]
    works = len(me.exhibited) + len(me.sold)
    return (standing(s, seat), works, size(me.gallery), assistants_in_play(me))
