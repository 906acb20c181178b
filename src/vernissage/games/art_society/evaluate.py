"""What a position of Art Society is worth to each player: the points that may be expected at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vernissage.core.grid import Mask, around, empty, joined
from vernissage.core.rows import Ints, put
from vernissage.core.step import NONE
from vernissage.games.art_society.bidding import Pick
from vernissage.games.art_society.box import FRAMES, GENRES, is_decor, shields
from vernissage.games.art_society.decor import HangDecor, TakeDecor
from vernissage.games.art_society.prestige import advanced, ranked
from vernissage.games.art_society.scoring import (
    bare_corners,
    decor_shields,
    hand_total,
    in_eyeline,
    scores,
    valued,
)
from vernissage.games.art_society.state import Player, State, bits, full, value_of

ANY_LEVEL: Final = 3.5
"""What a painting is worth as long as the museum is empty."""
SETTLED: Final = 30.0
"""How far the first marker has gone when the levels may be taken for sure."""
ROOM: Final = 0.35
"""What a place for the smallest painting promises."""
HAND: Final = 0.1
"""What a point of the bid cards in hand is worth in later rounds."""
DUE: Final = 0.85
"""What a shield of decor is worth that is still to be taken or hung."""
MATCH: Final = 0.9
"""What it promises that a painting can hang beside one with its frame."""
PICKED: Final = 0.95
"""What a painting that is picked is worth, beside one that hangs."""
ON_SALE: Final = 0.9
"""What a painting on sale is worth to whoever will take it."""
HELD: Final = 0.6
"""What a painting is worth that the assistant holds."""
TURNED_UP: Final = 0.8
"""What is left of the worth of a painting that is still face down: it may clash."""
NO_PLACE: Final = -2.0
"""What a painting is worth that fits nowhere."""


class Sight:
    """A wall as paintings are judged for it: what it covers, and the cells of each genre and each frame."""

    def __init__(self, s: State, me: Player) -> None:
        box = s.box
        self.wall = me.wall
        self.busy = me.assistant != NONE
        self.genres: list[Mask] = [(0, 0, 0) for _ in range(GENRES)]
        self.frames: list[Mask] = [(0, 0, 0) for _ in range(FRAMES)]
        for tile, cell in me.tiles:
            if not is_decor(tile):
                cover = box.cover[box.shape[tile]][cell]
                genre, frame = box.genre[tile], box.frame[tile]
                self.genres[genre] = joined(self.genres[genre], cover)
                self.frames[frame] = joined(self.frames[frame], cover)


def evaluate(s: State) -> list[float]:
    """The wall as it would be scored, at levels half known, the room left on it, what is held, due and on sale."""
    if not s.agenda:
        return [float(points) for points in scores(s)]
    seats = len(s.players)
    sights = [Sight(s, me) for me in s.players]
    worths = levels(s, s.prestige)
    sale = [0.0] * seats
    if s.lots:
        pickers = [step.seat for step in s.agenda[::-1] if isinstance(step, Pick)]
        lots = [lot for lot in s.lots if lot != NONE]
        if pickers or len(lots) == 1:
            left = taken_in_order(s, sights, worths, pickers, lots, sale)
            genre = s.box.genre[left]
            worths = levels(s, put(s.prestige, genre, advanced(s.prestige, genre, value_of(s.box, left))))
        else:
            offers = [[promise(s, sight, lot, worths) for lot in lots] for sight in sights]
            bid_for(s, offers, sale)
    elif s.chosen:
        offers = [[face_down(s, sight, stack) for stack in s.chosen] for sight in sights]
        bid_for(s, offers, sale)
    found = [expected(s, s.players[i], sights[i], worths) + ON_SALE * sale[i] for i in range(seats)]
    step = s.agenda[-1]
    if isinstance(step, HangDecor):
        found[step.seat] += DUE * shields(step.decor)
    elif isinstance(step, TakeDecor) and not full(s, s.players[step.seat]):
        found[step.seat] += DUE * (step.left if step.several else min(step.left, 3))
    return found


def levels(s: State, prestige: Ints) -> list[float]:
    """What a painting of each genre may be expected to be worth in the end."""
    sure = min(1.0, max(prestige) / SETTLED)
    return [sure * ranked(s.box, prestige, genre) + (1.0 - sure) * ANY_LEVEL for genre in range(GENRES)]


def expected(s: State, me: Player, sight: Sight, worths: list[float]) -> float:
    """What one player may expect of what hangs and what is held."""
    counts = valued(s, me)
    sure = min(1.0, max(s.prestige) / SETTLED)
    value = float(decor_shields(me)) + sure * s.box.eyeline_bonus * in_eyeline(s, me)
    for genre in range(GENRES):
        value += counts[genre] * worths[genre]
    if full(s, me):
        value += s.box.full_bonus
    value -= s.box.bare_corner * bare_corners(s, me) + s.box.excess_penalty * len(me.excess)
    value += ROOM * count(s.box.grid.room(me.wall, 2, 2)) / 4.0 + HAND * hand_total(s, me)
    if me.sealed != NONE:
        value -= HAND * me.sealed
    if me.picked != NONE:
        value += PICKED * promise(s, sight, me.picked, worths)
    if me.assistant != NONE:
        value += HELD * (DUE if is_decor(me.assistant) else promise(s, sight, me.assistant, worths))
    return value


def promise(s: State, sight: Sight, painting: int, worths: list[float]) -> float:
    """What a painting would bring to a wall, less the room it takes: it may fit nowhere, clash, or match."""
    box = s.box
    shape = box.shape[painting]
    width, height = box.width[shape], box.height[shape]
    genre = box.genre[painting]
    where = box.grid.places(sight.wall, width, height)
    if empty(where):
        return NO_PLACE
    room = ROOM * width * height / 4.0
    apart = box.grid.room(joined(sight.wall, around(sight.genres[genre])), width, height)
    clean = common(where, apart)
    if empty(clean):
        return -worths[genre] - room if sight.busy else 0.5 * worths[genre] - room
    value = worths[genre] - room
    if not empty(common(clean, box.grid.places(sight.frames[box.frame[painting]], width, height))):
        value += MATCH
    return value


def face_down(s: State, sight: Sight, stack: int) -> float:
    """What a painting of a stack would bring to a wall: only its size is known."""
    width, height = s.box.width[stack], s.box.height[stack]
    if empty(s.box.grid.places(sight.wall, width, height)):
        return NO_PLACE
    return TURNED_UP * ANY_LEVEL - ROOM * width * height / 4.0


def taken_in_order(
    s: State, sights: list[Sight], worths: list[float], pickers: list[int], lots: list[int], sale: list[float]
) -> int:
    """Each in turn takes the lot that promises most; what it promises is added, and the lot that is left is told."""
    left = lots.copy()
    for seat in pickers:
        best = left[0]
        most = promise(s, sights[seat], best, worths)
        for lot in left[1:]:
            value = promise(s, sights[seat], lot, worths)
            if value > most:
                best, most = lot, value
        sale[seat] += most
        left.remove(best)
    return left[0]


def bid_for(s: State, offers: list[list[float]], sale: list[float]) -> None:
    """What lots promise before the bids are known: between what the first to pick gets and what the last gets."""
    seats = len(s.players)
    for seat in range(seats):
        mine = offers[seat]
        gone: list[int] = []
        behind = 0.0
        for other in range(seats):
            if other != seat:
                behind += outbid(s, s.players[seat], s.players[other])
                if len(gone) < len(mine) - 1:
                    gone.append(favourite(offers[other], gone))
        first = mine[favourite(mine, [])]
        last = mine[favourite(mine, gone)]
        sale[seat] += first + (last - first) * behind / (seats - 1)


def favourite(offers: list[float], gone: list[int]) -> int:
    """The lot that promises most among those left."""
    best = NONE
    for lot in range(len(offers)):
        if lot not in gone and (best == NONE or offers[lot] > offers[best]):
            best = lot
    return best


def outbid(s: State, me: Player, other: Player) -> float:
    """How likely another player bids more: by the cards in hand as long as a bid is not made."""
    if me.sealed != NONE and other.sealed != NONE:
        return 0.5 if me.sealed == other.sealed else float(other.sealed > me.sealed)
    if me.sealed != NONE:
        return higher(s, other, me.sealed)
    if other.sealed != NONE:
        return 1.0 - higher(s, me, other.sealed)
    mine, theirs = hand_total(s, me), hand_total(s, other)
    return theirs / (mine + theirs) if mine + theirs else 0.5


def higher(s: State, me: Player, bid: int) -> float:
    """How many of a player's cards are higher than a bid; an equal one counts half."""
    above = cards = 0.0
    for card in bits(me.hand):
        cards += 1.0
        value = s.box.bids[card]
        above += 1.0 if value > bid else 0.5 if value == bid else 0.0
    return above / cards if cards else 0.5


def common(mask: Mask, other: Mask) -> Mask:
    """The cells of both masks."""
    return (mask[0] & other[0], mask[1] & other[1], mask[2] & other[2])


def count(mask: Mask) -> int:
    """How many cells a mask has."""
    return cells(mask[0]) + cells(mask[1]) + cells(mask[2])


def cells(band: i64) -> i64:
    """How many bits of a band are set: counted in pairs, then the pairs in fours, and so on."""
    band -= band >> 1 & 0x5555555555555555
    band = (band & 0x3333333333333333) + (band >> 2 & 0x3333333333333333)
    band = band + (band >> 4) & 0x0F0F0F0F0F0F0F0F
    band += band >> 8
    band += band >> 16
    return band + (band >> 32) & 0x7F
