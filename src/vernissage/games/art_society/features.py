"""What a player of Art Society would look at: the numbers that a learnt evaluation weighs.

Genres are told apart by how they stand in the museum, from the most prestigious to the least.
"""

from __future__ import annotations

from typing import Final

from vernissage.core.grid import Mask, empty, meets
from vernissage.core.numbers import Numbers
from vernissage.core.step import NONE
from vernissage.games.art_society.box import BIDS, GENRES, LOTS, PAINTINGS, VALUES, is_decor, shields
from vernissage.games.art_society.evaluate import count, evaluate
from vernissage.games.art_society.prestige import level
from vernissage.games.art_society.scoring import bare_corners, decor_shields, in_faux_pas, score
from vernissage.games.art_society.state import Player, State, bits, full, places, value_of

HELD: Final = 5 + GENRES
"""Numbers of a tile that is held."""
TABLE: Final = (
    ("players", 3),
    ("course", 6),
    ("genres", 6 * GENRES),
    ("lots", 2 + 2 * GENRES),
    ("decor", VALUES),
)
OWN: Final = (
    ("judged", 4),
    ("score", 5),
    ("turn", 4),
    ("wall", 4 * GENRES),
    ("room", 13),
    ("lines", 6),
    ("held", 2 * HELD),
    ("bids", 9),
)
PRIOR: Final = (0, 50.0 / 6.0)
"""The hand-made evaluation is the first of a seat's numbers."""


def write(s: State, x: Numbers) -> None:
    """The numbers of the table, then each seat's own."""
    order = by_prestige(s)
    x.one_of(len(s.players) - 2, 3)
    course(s, x)
    genres(s, order, x)
    lots(s, order, x)
    for value in range(VALUES):
        x.part(s.decor[value], 48.0)
    made = [score(s, me) for me in s.players]
    best_cards = [best_card(s, me) for me in s.players]
    later = evaluate(s)
    for seat in range(len(s.players)):
        me = s.players[seat]
        x.beside(later, seat, 50.0, 20.0, 6.0)
        standing(s, made, seat, x)
        turn(s, seat, x)
        wall(s, me, order, x)
        room(s, me, x)
        lines(s, me, x)
        held(s, me, me.picked, order, x)
        held(s, me, me.assistant, order, x)
        bids(s, seat, best_cards, x)


def by_prestige(s: State) -> list[int]:
    """The genres, the most prestigious first."""
    order: list[int] = []
    for genre in range(GENRES):
        at = len(order)
        while at > 0 and s.prestige[order[at - 1]] < s.prestige[genre]:
            at -= 1
        order.insert(at, genre)
    return order


def course(s: State, x: Numbers) -> None:
    """How far the game is: rounds, cards left, the fullest wall, the most excess paintings, how sure the ranks are."""
    fewest, crowded, excess = BIDS, 0, 0
    for me in s.players:
        fewest = min(fewest, len(bits(me.hand)))
        crowded = max(crowded, count(me.wall))
        excess = max(excess, len(me.excess))
    x.part(s.round, 20.0)
    x.part(fewest, 20.0)
    x.part(crowded, s.box.grid.cells)
    x.flag(s.box.grid.cells - crowded <= 12)
    x.part(excess, 2.0)
    x.part(max(s.prestige), 50.0)


def genres(s: State, order: list[int], x: Numbers) -> None:
    """Of each genre: what a painting is worth, its prestige, the steps to the next, in the museum, left, on sale."""
    in_museum = [0] * GENRES
    on_sale = [0] * GENRES
    for work in s.museum:
        genre = s.box.genre[work]
        in_museum[genre] = in_museum[genre] + 1
    for work in s.lots:
        if work != NONE:
            genre = s.box.genre[work]
            on_sale[genre] = on_sale[genre] + 1
    for i in range(GENRES):
        genre = order[i]
        x.part(level(s, genre), 5.0)
        x.part(s.prestige[genre], 50.0)
        x.part(s.prestige[order[i - 1]] - s.prestige[genre] if i else 0, 20.0)
        x.part(in_museum[genre], 6.0)
        x.flag(s.prestige[genre] == 0)
        x.part(on_sale[genre], 3.0)


def lots(s: State, order: list[int], x: Numbers) -> None:
    """The paintings on sale: how many, the sum of their values, and by genre the largest value and area."""
    there = total = 0
    value = [0] * GENRES
    area = [0] * GENRES
    for work in s.lots:
        if work != NONE:
            there += 1
            worth, genre, shape = value_of(s.box, work), s.box.genre[work], s.box.shape[work]
            total += worth
            value[genre] = max(value[genre], worth)
            area[genre] = max(area[genre], s.box.width[shape] * s.box.height[shape])
    x.part(there, LOTS)
    x.part(total, 30.0)
    for genre in order:
        x.part(value[genre], 9.0)
        x.part(area[genre], 25.0)


def standing(s: State, made: list[int], seat: int, x: Numbers) -> None:
    """Points if the game ended now, and the lead over the best of the others."""
    best = -1000
    for other in range(len(made)):
        if other != seat and made[other] > best:
            best = made[other]
    lead = made[seat] - best
    x.part(made[seat], 50.0)
    x.part(lead, 20.0)
    x.flag(lead > 0)
    x.flag(lead < 0)
    x.put(max(-1.0, min(1.0, lead / 6.0)))


def turn(s: State, seat: int, x: Numbers) -> None:
    """Whether this player is asked, holds the gavel, or gets it next."""
    asked = s.agenda[-1].asks(s) if s.agenda else NONE
    x.flag(asked == seat)
    x.flag(s.gavel == seat)
    x.flag(s.gavel != NONE and (s.gavel + 1) % len(s.players) == seat)
    x.part((seat - s.gavel) % len(s.players) if s.gavel != NONE else 0, 4.0)


def wall(s: State, me: Player, order: list[int], x: Numbers) -> None:
    """By genre: paintings that count, those in a faux pas, those in the eyeline, and what all of them cover."""
    good = [0] * GENRES
    bad = [0] * GENRES
    seen = [0] * GENRES
    area = [0] * GENRES
    for i in range(len(me.tiles)):
        tile, cell = me.tiles[i]
        if is_decor(tile):
            continue
        genre, shape = s.box.genre[tile], s.box.shape[tile]
        if in_faux_pas(s.box, me, i):
            bad[genre] = bad[genre] + 1
        else:
            good[genre] = good[genre] + 1
        if meets(s.box.cover[shape][cell], s.box.eyeline):
            seen[genre] = seen[genre] + 1
        area[genre] = area[genre] + s.box.width[shape] * s.box.height[shape]
    for genre in order:
        x.part(good[genre], 4.0)
        x.part(bad[genre], 2.0)
        x.part(seen[genre], 3.0)
        x.part(area[genre], 40.0)


def room(s: State, me: Player, x: Numbers) -> None:
    """Free cells, and how many places there are for paintings from the smallest to the largest."""
    grid = s.box.grid
    free = grid.cells - count(me.wall)
    x.part(free, grid.cells)
    x.put(1.0 / (1.0 + free / 4.0))
    spaces(grid.room(me.wall, 2, 2), 40.0, x)
    spaces(grid.room(me.wall, 3, 2), 40.0, x)
    spaces(grid.room(me.wall, 2, 3), 40.0, x)
    spaces(grid.room(me.wall, 3, 3), 40.0, x)
    spaces(grid.room(me.wall, 4, 4), 30.0, x)
    spaces(grid.room(me.wall, 5, 5), 30.0, x)
    spaces(grid.room(me.wall, 1, 1), 60.0, x)
    x.flag(empty(grid.places(me.wall, 2, 2)))
    x.flag(empty(grid.places(me.wall, 3, 3)))
    x.flag(empty(grid.places(me.wall, 4, 4)))
    x.flag(empty(grid.places(me.wall, 5, 5)))


def spaces(mask: Mask, most: float, x: Numbers) -> None:
    """How many places a mask has."""
    x.part(count(mask), most)


def lines(s: State, me: Player, x: Numbers) -> None:
    """The other lines of the score: decor, bare corners, excess paintings, a full wall, tiles on it."""
    corners = bare_corners(s, me)
    x.part(decor_shields(me), 12.0)
    x.part(corners, 4.0)
    x.part(len(me.excess), 2.0)
    x.flag(full(s, me))
    x.part(len(me.tiles), 20.0)
    x.flag(len(me.excess) + 1 >= s.box.excess_end)


def held(s: State, me: Player, tile: int, order: list[int], x: Numbers) -> None:
    """A tile not hung yet: its area, its shields if it is decor, whether it fits, how many places, its genre."""
    if tile == NONE:
        x.skip(HELD)
        return
    shape = s.box.shape[tile]
    there = places(s, me, tile)
    x.put(1.0)
    x.part(s.box.width[shape] * s.box.height[shape], 25.0)
    x.part(shields(tile - PAINTINGS) if is_decor(tile) else 0, 3.0)
    x.flag(empty(there))
    x.part(min(20, count(there)), 20.0)
    for genre in order:
        x.flag(not is_decor(tile) and s.box.genre[tile] == genre)


def best_card(s: State, me: Player) -> int:
    """The highest bid card in hand, which those who remember all bids know."""
    cards = bits(me.hand)
    return s.box.bids[cards[-1]] if cards else 0


def bids(s: State, seat: int, best_cards: list[int], x: Numbers) -> None:
    """The bid cards: how many, their sum, the best, how it compares with the others', and the bid of this round."""
    me = s.players[seat]
    cards = bits(me.hand)
    total = high = 0
    for card in cards:
        total += s.box.bids[card]
    rival = top = 0
    for other in range(len(s.players)):
        if other != seat:
            rival = max(rival, best_cards[other])
            top = max(top, s.players[other].sealed)
    for card in cards:
        high += 1 if s.box.bids[card] > rival else 0
    x.part(len(cards), 20.0)
    x.part(total, 200.0)
    x.part(best_cards[seat], 20.0)
    x.flag(best_cards[seat] > rival)
    x.part(high, 10.0)
    x.flag(me.sealed != NONE)
    x.part(max(me.sealed, 0), 20.0)
    x.flag(me.sealed != NONE and me.sealed > top)
    x.part(me.pile[-1] if me.pile else 0, 20.0)
