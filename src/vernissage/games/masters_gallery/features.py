"""What a player of Masters Gallery would look at: the numbers that a learnt evaluation weighs.

Artists are told apart by how they stand this round, from the one with the most cards on the table to the one with the
fewest: whoever leads is what matters, not what his name is.
"""

from __future__ import annotations

from typing import Final

from vernissage.core.numbers import Numbers
from vernissage.core.rows import plus
from vernissage.core.step import NONE
from vernissage.games.masters_gallery.box import ARTISTS, ROUNDS, SYMBOLS, artist_of
from vernissage.games.masters_gallery.cards import by_artist, holds, number
from vernissage.games.masters_gallery.evaluate import (
    ANY_PLACE,
    ANY_TOKEN,
    added_value,
    display_value,
    evaluate,
    expected_worths,
    hand_value,
)
from vernissage.games.masters_gallery.scoring import allowance
from vernissage.games.masters_gallery.state import Player, State, points, shown, tokens

TABLE: Final = (
    ("players", 4),
    ("round", ROUNDS + 1),
    ("course", 4),
    ("artists", 4 * ARTISTS),
)
OWN: Final = (
    ("judged", 1),
    ("score", 4),
    ("turn", 4),
    ("cards", 4 * ARTISTS),
    ("symbols", SYMBOLS),
    ("sizes", 5),
    ("promises", 5),
)
PRIOR: Final = (0, 1.0)
"""The hand-made evaluation is the first of a seat's numbers, by its scale."""
SCALE: Final = 10.0


def write(s: State, x: Numbers) -> None:
    """The numbers of the table, then each seat's own."""
    standing = [tokens(s.rankings, artist) + s.box.award_worth * s.awards[artist] for artist in range(ARTISTS)]
    totals = [shown(s, artist) for artist in range(ARTISTS)]
    order = by_standing(totals, standing)
    players(s, x)
    x.one_of(s.round, ROUNDS + 1)
    course(s, totals, x)
    artists(s, order, totals, standing, x)
    made = [points(player) for player in s.players]
    worths = expected_worths(s, standing)
    later = [ANY_PLACE * worth + ANY_TOKEN for worth in standing]
    judged = evaluate(s)
    for seat in range(len(s.players)):
        me = s.players[seat]
        x.put(judged[seat] / SCALE)
        score(made, seat, x)
        turn(s, seat, x)
        cards(me, order, x)
        symbols(me, x)
        sizes(s, me, x)
        promises(s, me, worths, later, x)


def by_standing(totals: list[int], standing: list[int]) -> list[int]:
    """The artists, those with the most cards on the table first, then those whose cards are worth most."""
    order: list[int] = []
    for artist in range(ARTISTS):
        at = len(order)
        rank = 64 * totals[artist] + standing[artist]
        while at > 0 and 64 * totals[order[at - 1]] + standing[order[at - 1]] < rank:
            at -= 1
        order.insert(at, artist)
    return order


def players(s: State, x: Numbers) -> None:
    """How many play."""
    x.one_of(len(s.players) - 2, 4)


def course(s: State, totals: list[int], x: Numbers) -> None:
    """How near the round's end is, how much of the pile is left, whether the round has been ranked."""
    threshold = s.box.threshold[len(s.players)]
    x.part(max(totals), threshold)
    x.flag(max(totals) >= threshold - 1)
    x.part(number(s.pile), 95.0)
    x.flag(s.round > 0 and len(s.rankings) == s.round)


def artists(s: State, order: list[int], totals: list[int], standing: list[int], x: Numbers) -> None:
    """Of each artist: the cards on the table, what a card counts already, the cards face down, the extra card."""
    threshold = s.box.threshold[len(s.players)]
    for artist in order:
        hidden = 0
        for player in s.players:
            hidden += by_artist(player.face_down, artist)
        x.part(totals[artist], threshold)
        x.part(standing[artist], 10.0)
        x.part(hidden, 4.0)
        x.flag(s.extra != NONE and artist_of(s.extra) == artist)


def score(made: list[int], seat: int, x: Numbers) -> None:
    """Points made, and how far ahead of the best of the others or behind."""
    best = 0
    for other in range(len(made)):
        if other != seat and made[other] > best:
            best = made[other]
    lead = made[seat] - best
    x.part(made[seat], 100.0)
    x.part(lead, 50.0)
    x.flag(lead > 0)
    x.flag(lead < 0)


def turn(s: State, seat: int, x: Numbers) -> None:
    """Whether it is this player's turn, how far away it is, who begins the round, whether a card is chosen."""
    asked = s.agenda[-1].asks(s) if s.agenda else NONE
    x.flag(asked == seat)
    x.part((seat - asked) % len(s.players) if asked >= 0 else 0, 5.0)
    x.flag(s.first == seat)
    x.flag(s.players[seat].sealed != NONE)


def cards(me: Player, order: list[int], x: Numbers) -> None:
    """By artist: cards face up, face down, in hand, and the one chosen."""
    for artist in order:
        x.part(by_artist(me.display, artist), 5.0)
        x.part(by_artist(me.face_down, artist), 2.0)
        x.part(by_artist(me.hand, artist), 5.0)
        x.flag(me.sealed != NONE and artist_of(me.sealed) == artist)


def symbols(me: Player, x: Numbers) -> None:
    """The symbols of the hand."""
    for symbol in range(SYMBOLS):
        count = 0
        for artist in range(ARTISTS):
            count += holds(me.hand, SYMBOLS * artist + symbol)
        x.part(count, 5.0)


def sizes(s: State, me: Player, x: Numbers) -> None:
    """How many cards are in hand, face up and face down, how many may be added, whether this round is scored."""
    x.part(number(me.hand), 13.0)
    x.part(number(me.display), 8.0)
    x.part(number(me.face_down), 4.0)
    x.part(allowance(plus(me.display, me.face_down)), 3.0)
    x.flag(len(me.scored) > 0 and me.scored[-1][0] == s.round)


def promises(s: State, me: Player, worths: list[float], later: list[float], x: Numbers) -> None:
    """What the hand-made evaluation says of the display, of cards that may be added, of the hand now and later."""
    hand = [by_artist(me.hand, artist) for artist in range(ARTISTS)]
    shown_value = display_value(me, worths)
    x.put(hand_value(hand, worths) / 40.0)
    added = added_value(me, hand, worths)
    x.put(shown_value / 20.0)
    x.put(added / 20.0)
    x.put(hand_value(hand, later) / 40.0)
    x.put(0.0 if s.round == ROUNDS else hand_value(hand, later) / 40.0)
