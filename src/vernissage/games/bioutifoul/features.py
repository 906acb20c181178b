"""What a player of Bioutifoul would look at: the numbers that a learnt evaluation weighs.

Artists are told apart by their place in the column, from the dearest to the cheapest, and exhibitions by the two
places of those they show.
"""

from __future__ import annotations

from typing import Final

from vernissage.core.numbers import Numbers
from vernissage.core.rows import Ints, size
from vernissage.core.step import NONE
from vernissage.games.bioutifoul.box import ARTISTS, EXHIBITIONS, FIRST_SHOWN, SECOND_SHOWN
from vernissage.games.bioutifoul.evaluate import evaluate, leaning, nearness
from vernissage.games.bioutifoul.scoring import appearances, most_shown, points, wealth
from vernissage.games.bioutifoul.state import Player, State, exhibition_pile, quiet_rounds

TABLE: Final = (
    ("players", 5),
    ("course", 7),
    ("works", 3 * ARTISTS),
    ("exhibitions", 2 * EXHIBITIONS),
)
OWN: Final = (
    ("judged", 4),
    ("score", 6),
    ("turn", 6),
    ("purse", 5),
    ("works", 2 * ARTISTS + 3),
    ("mounted", EXHIBITIONS + 1),
    ("shown", 3 * ARTISTS + 5),
    ("near", EXHIBITIONS + 5),
    ("influence", 2 * ARTISTS + 1),
)
GOLD: Final = 10.0
CARDS: Final = 4.0
PRIOR: Final = (0, 10.0 / 1.5)
"""The hand-made evaluation is the first of a seat's numbers."""


def write(s: State, x: Numbers) -> None:
    """The numbers of the table, then each seat's own."""
    order = by_place(s)
    pairs = pairs_by_place(order)
    x.one_of(len(s.players) - 2, 5)
    course(s, x)
    works_on_sale(s, order, x)
    exhibitions(s, pairs, x)
    best = most_shown(s)
    shown = [appearances(player.exhibitions) for player in s.players]
    made = [points(player, best) for player in s.players]
    rich = [wealth(s, player) for player in s.players]
    later = evaluate(s)
    for seat in range(len(s.players)):
        me = s.players[seat]
        x.beside(later, seat, 10.0, 5.0, 1.5)
        score(made, rich, seat, x)
        turn(s, seat, x)
        purse(me, x)
        gallery(s, me, order, x)
        mounted(me, pairs, x)
        shown_artists(s, shown, seat, best, order, x)
        near(s, me, pairs, x)
        influence(s, me, order, x)


def by_place(s: State) -> list[int]:
    """The artists from the top of the column down; before it is laid out, in any order."""
    order = list(range(ARTISTS))
    for artist in range(ARTISTS):
        if s.places[artist] == NONE:
            return order
    for artist in range(ARTISTS):
        order[s.places[artist]] = artist
    return order


def pairs_by_place(order: list[int]) -> list[int]:
    """The exhibitions in the order of the places of the artists they show."""
    found: list[int] = []
    for one in range(ARTISTS):
        for two in range(one + 1, ARTISTS):
            low, high = min(order[one], order[two]), max(order[one], order[two])
            for exhibition in range(EXHIBITIONS):
                if FIRST_SHOWN[exhibition] == low and SECOND_SHOWN[exhibition] == high:
                    found.append(exhibition)
    return found


def course(s: State, x: Numbers) -> None:
    """How long the game will last: exhibitions left, the last round, rounds without any, rounds played."""
    left = exhibition_pile(s)
    x.part(left, 12.0)
    x.flag(left == 0)
    x.flag(0 < left <= 2)
    x.part(quiet_rounds(s), s.box.quiet_rounds)
    x.part(min(s.round, 20), 20.0)
    x.part(s.taken, s.box.action_limit)
    x.part(size(s.influence_pile), 24.0)


def works_on_sale(s: State, order: list[int], x: Numbers) -> None:
    """By artist: works on sale, in the pile, on the discard."""
    for artist in order:
        x.part(s.market_works[artist], CARDS)
        x.part(s.work_pile[artist], 6.0)
        x.part(s.discard[artist], 6.0)


def exhibitions(s: State, pairs: list[int], x: Numbers) -> None:
    """By pair of artists: exhibitions on the table, and those not seen yet."""
    for pair in pairs:
        x.part(s.market_exhibitions[pair], 2.0)
        x.part(s.unseen_exhibitions[pair], 4.0)


def score(made: list[int], rich: list[int], seat: int, x: Numbers) -> None:
    """Points, the lead over the best of the others, and the wealth that breaks ties."""
    best = most = 0
    for other in range(len(made)):
        if other != seat:
            best = max(best, made[other])
            most = max(most, rich[other])
    lead = made[seat] - best
    x.part(made[seat], 10.0)
    x.part(lead, 5.0)
    x.flag(lead > 0)
    x.flag(lead < 0)
    x.part(rich[seat] - most, 10.0)
    x.flag(rich[seat] > most)


def turn(s: State, seat: int, x: Numbers) -> None:
    """Whether it is this player's turn, or the next, the turns before the next one, and the turns in this round."""
    seats = len(s.players)
    away = (seat - s.turn) % seats if s.turn != NONE else 0
    asked = s.agenda[-1].asks(s) if s.agenda else NONE
    x.flag(s.turn == seat)
    x.flag(away == 1)
    x.part(away, 6.0)
    x.part((seat - s.first) % seats if s.first != NONE else 0, 6.0)
    x.flag(s.turn == seat and asked == seat)
    x.part(s.box.action_limit - s.taken if s.turn == seat else 0, 3.0)


def purse(me: Player, x: Numbers) -> None:
    """Gold, which is worth less and less the more there is."""
    x.part(me.gold, GOLD)
    x.part(min(me.gold, 3), 3.0)
    x.part(min(me.gold, 6), 6.0)
    x.part(max(me.gold - 8, 0), GOLD)
    x.flag(me.gold == 0)


def gallery(s: State, me: Player, order: list[int], x: Numbers) -> None:
    """Works by artist, how many, what they would sell for, and the room left."""
    total = 0
    for place in range(ARTISTS):
        artist = order[place]
        x.part(me.works[artist], 2.0)
        x.flag(me.works[artist] > 0)
        total += me.works[artist] * s.box.ratings[place]
    held = size(me.works)
    x.part(held, CARDS)
    x.part(total, GOLD)
    x.flag(held >= s.box.gallery_limit)


def mounted(me: Player, pairs: list[int], x: Numbers) -> None:
    """Exhibitions mounted, by pair of artists and in all."""
    for pair in pairs:
        x.part(me.exhibitions[pair], 2.0)
    x.part(size(me.exhibitions), 6.0)


def shown_artists(s: State, shown: list[Ints], seat: int, best: Ints, order: list[int], x: Numbers) -> None:
    """By artist: how often shown, the lead over whoever shows it most, a majority; those missing, and in all."""
    mine = shown[seat]
    missing = 0
    for artist in order:
        rival = 0
        for other in range(len(shown)):
            if other != seat and shown[other][artist] > rival:
                rival = shown[other][artist]
        lead = mine[artist] - rival
        missing += 1 if mine[artist] == 0 else 0
        x.part(mine[artist], CARDS)
        x.put(max(-2.0, min(2.0, float(lead))) / 2.0)
        x.flag(mine[artist] > 0 and lead >= 0)
    x.part(len([1 for artist in range(ARTISTS) if mine[artist] and mine[artist] == best[artist]]), CARDS)
    x.flag(missing == 0)
    x.flag(missing == 1)
    x.flag(missing == 2)
    x.put(leaning(shown, seat, best) / 4.0)


def near(s: State, me: Player, pairs: list[int], x: Numbers) -> None:
    """The exhibitions on the table: how near each is to being mounted, the best three, how many are ready."""
    first = second = third = 0.0
    ready = half = 0
    for pair in pairs:
        if not s.market_exhibitions[pair]:
            x.skip(1)
            continue
        value = nearness(s, me, FIRST_SHOWN[pair], SECOND_SHOWN[pair])
        x.put(value)
        if value > 0.7:
            ready += 1
        elif value > 0.2:
            half += 1
        if value > first:
            first, second, third = value, first, second
        elif value > second:
            second, third = value, second
        elif value > third:
            third = value
    x.put(first)
    x.put(second)
    x.put(third)
    x.part(ready, 3.0)
    x.part(half, 3.0)


def influence(s: State, me: Player, order: list[int], x: Numbers) -> None:
    """Influence cards by artist, those that everybody knows, and in all."""
    for artist in order:
        x.part(me.influence[artist], 3.0)
        x.part(me.known[artist], 3.0)
    x.part(size(me.influence), 8.0)
