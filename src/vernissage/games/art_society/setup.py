"""The start of a game of Art Society (Mise en place)."""

from __future__ import annotations

from collections.abc import Mapping

from vernissage.core.step import NONE, Chance, Decision, Effect, Step
from vernissage.games.art_society.box import BIDS, START_BIDS, START_PAINTINGS, Box
from vernissage.games.art_society.round import NewRound
from vernissage.games.art_society.state import Player, State, bits, put_up
from vernissage.games.art_society.versions import VERSION


def setup(box: Box, seats: int, options: Mapping[str, int | str], version: int = VERSION) -> State:
    """Bare walls, full hands, an empty museum; the start paintings and start bid cards are still to deal."""
    players = [Player((1 << BIDS) - 1, (), NONE, (0, 0, 0), (), NONE, NONE, NONE, ()) for _ in range(seats)]
    stacks = tuple([(1 << len(members)) - 1 for members in box.members])
    every_painting, every_bid = (1 << START_PAINTINGS) - 1, (1 << START_BIDS) - 1
    s = State(
        box, [], players, version, 0, NONE, every_painting, every_bid, stacks, (), (), (), (0, 0, 0, 0), box.decor
    )
    steps: list[Step[State]] = [DealStartPainting(seat) for seat in range(seats)]
    steps += [HangStartPainting(seat) for seat in range(seats)]
    steps += [DealStartBid(seat) for seat in range(seats)]
    s.then(*steps, FirstAuctioneer(), NewRound())
    return s


class DealStartPainting(Chance[State]):
    """A player is dealt a start painting; those left over are out of the game (Mise en place 6)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: State) -> list[int]:
        return bits(s.start_paintings)

    def take(self, s: State, painting: int) -> None:
        s.start_paintings -= 1 << painting
        s.players[self.seat].picked = painting


class HangStartPainting(Decision[State]):
    """The start painting hangs so that it covers one or two star cells (Mise en place 6).

    The seats hang one after the other, which changes nothing: no wall depends on another (AO12).
    """

    def options(self, s: State) -> list[int]:
        return list(s.box.start_cells)

    def why_not(self, s: State, cell: int) -> str:
        shape = s.box.shape[s.players[self.seat].picked]
        if not s.box.grid.inside(cell, s.box.width[shape], s.box.height[shape]):
            return "why-outside"
        return "" if cell in s.box.start_cells else "why-no-star"

    def take(self, s: State, cell: int) -> None:
        me = s.players[self.seat]
        put_up(s, me, me.picked, cell)
        me.picked = NONE


class DealStartBid(Chance[State]):
    """A start bid card is laid face up before a player, the first of the bid pile (Mise en place 7)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: State) -> list[int]:
        return bits(s.start_bids)

    def take(self, s: State, card: int) -> None:
        s.start_bids -= 1 << card
        s.players[self.seat].pile = (s.box.start_bids[card],)


class FirstAuctioneer(Effect[State]):
    """Whoever has the lowest start bid card takes the gavel (Mise en place 7)."""

    def take(self, s: State, _: int) -> None:
        first = 0
        for seat in range(1, len(s.players)):
            if s.players[seat].pile[0] < s.players[first].pile[0]:
                first = seat
        s.gavel = first
