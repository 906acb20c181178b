"""The end of a round: ranking the artists, adding cards, points (Fin de la manche, Score)."""

from __future__ import annotations

from vernissage.core.rows import Ints, empty, plus
from vernissage.core.step import NONE, Decision, Effect, Step
from vernissage.games.masters_gallery.box import ARTISTS, DECLINE, TOP
from vernissage.games.masters_gallery.cards import NO_CARDS, by_artist, holds, kinds, with_card, without_card
from vernissage.games.masters_gallery.state import State, shown, tokens


class EndRound(Effect[State]):
    """Hidden cards are shown, artists ranked, then all score from whoever ended the round, clockwise (Score)."""

    def __init__(self, ender: int) -> None:
        self.ender = ender

    def take(self, s: State, _: int) -> None:
        seats = len(s.players)
        steps: list[Step[State]] = [RevealHidden(), RankArtists()]
        for i in range(seats):
            steps.append(ScorePlayer((self.ender + i) % seats))
        s.then(*steps, ClearTable(self.ender))


class RevealHidden(Effect[State]):
    """All face-down cards are turned up and join their owners' groups (Score)."""

    def reveals(self, s: State) -> bool:
        return any([not empty(player.face_down) for player in s.players])

    def take(self, s: State, _: int) -> None:
        for player in s.players:
            if not empty(player.face_down):
                player.display = plus(player.display, player.face_down)
                player.face_down = NO_CARDS


class RankArtists(Effect[State]):
    """The three artists with most cards get the value tokens 3, 2 and 1 (Score)."""

    def take(self, s: State, _: int) -> None:
        s.rankings = (*s.rankings, ranking(s))


def ranking(s: State) -> Ints:
    """The top three artists: most cards first, fewer cards in the game before more; none without a card (Score)."""
    totals = [shown(s, artist) for artist in range(ARTISTS)]
    best: list[int] = []
    while len(best) < TOP:
        leader = NONE
        for artist in range(ARTISTS):
            if artist not in best and totals[artist] > 0 and (leader == NONE or before(s, artist, leader, totals)):
                leader = artist
        if leader == NONE:
            break
        best.append(leader)
    return tuple(best)


def before(s: State, artist: int, other: int, totals: list[int]) -> bool:
    """Whether an artist ranks before another: more cards on the table, or as many but fewer in the game (Score)."""
    if totals[artist] != totals[other]:
        return totals[artist] > totals[other]
    return by_artist(s.box.cards, artist) < by_artist(s.box.cards, other)


def worth(s: State, artist: int) -> int:
    """A card of a top-three artist of the round: all value and award tokens of that artist; of others: 0 (Score)."""
    if artist not in s.rankings[-1]:
        return 0
    return tokens(s.rankings, artist) + s.box.award_worth * s.awards[artist]


def allowance(display: Ints) -> int:
    """Cards a player may add when scoring: one for each different artist in the display (Score)."""
    artists = 0
    for artist in range(ARTISTS):
        if by_artist(display, artist):
            artists += 1
    return artists


class ScorePlayer(Effect[State]):
    """When scoring, a player may first add cards, then counts all that lie before them (Score)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        allowed = allowance(s.players[self.seat].display)
        if allowed:
            s.then(AddCards(self.seat, allowed), CountPoints(self.seat))
        else:
            s.then(CountPoints(self.seat))


class AddCards(Decision[State]):
    """A card by any artist may be added from the hand, as long as the allowance lasts (Score)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: State) -> list[int]:
        return kinds(s.players[self.seat].hand) + [DECLINE]

    def why_not(self, s: State, card: int) -> str:
        return "" if card == DECLINE or holds(s.players[self.seat].hand, card) else "why-not-in-hand"

    def default(self, s: State) -> int:
        return DECLINE

    def take(self, s: State, card: int) -> None:
        if card == DECLINE:
            return
        me = s.players[self.seat]
        me.hand = without_card(me.hand, card)
        me.display = with_card(me.display, card)
        if self.left > 1:
            s.then(AddCards(self.seat, self.left - 1))


class CountPoints(Effect[State]):
    """Points of the round: the value of every card played and added (Score)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        me = s.players[self.seat]
        lines: list[Ints] = []
        for artist in range(ARTISTS):
            cards, value = by_artist(me.display, artist), worth(s, artist)
            if cards and value:
                lines.append((s.round, artist, cards, value))
        me.scored = (*me.scored, *lines)


class ClearTable(Effect[State]):
    """All cards played leave the game, and the player on the left of the ender will start (Score)."""

    def __init__(self, ender: int) -> None:
        self.ender = ender

    def take(self, s: State, _: int) -> None:
        for player in s.players:
            s.gone = plus(s.gone, player.display)
            player.display = NO_CARDS
        s.gone = with_card(s.gone, s.extra)
        s.extra = NONE
        s.first = (self.ender + 1) % len(s.players)
