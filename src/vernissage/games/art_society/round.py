"""A round from the choice of the lots to the passing of the gavel (Aperçu, ch. 1, p. 7)."""

from __future__ import annotations

from vernissage.core.rows import put
from vernissage.core.step import NONE, Chance, Decision, Effect, Step
from vernissage.games.art_society.bidding import Bid, RevealBids
from vernissage.games.art_society.prestige import RaisePrestige
from vernissage.games.art_society.state import State, bits, full


def auctioned(seats: int) -> int:
    """How many lots a round has: one more than there are players (ch. 1)."""
    return seats + 1


class NewRound(Effect[State]):
    """A round: lots, bids and picks, hanging, museum, gavel, in this order (Aperçu; A23)."""

    def take(self, s: State, _: int) -> None:
        seats = len(s.players)
        lots = auctioned(seats)
        s.round += 1
        steps: list[Step[State]] = [ChooseLot(s.gavel, lots - i) for i in range(lots)]
        steps += [TurnLot() for _ in range(lots)]
        steps += [Bid((s.gavel + i) % seats) for i in range(seats)]
        s.then(*steps, RevealBids(), RaisePrestige(), PassGavel())


def stage(s: State) -> int:
    """Which round it is: what was picked is worth what becomes of it when it hangs."""
    return s.round


def unsettled(s: State, seat: int) -> bool:
    """Whether a player has yet to hang the painting that was picked: it is worth what becomes of it."""
    return s.players[seat].picked != NONE


class ChooseLot(Decision[State]):
    """The auctioneer chooses a painting by its back: one lot more than there are players (ch. 1)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: State) -> list[int]:
        return [stack for stack in range(len(s.stacks)) if holds_more(s, stack)]

    def why_not(self, s: State, stack: int) -> str:
        return "" if holds_more(s, stack) else "why-stack-empty"

    def take(self, s: State, stack: int) -> None:
        chosen = [*s.chosen, stack]
        value = s.box.stack_value
        i = len(chosen) - 1
        while i > 0 and (value[chosen[i - 1]], chosen[i - 1]) > (value[stack], stack):
            chosen[i] = chosen[i - 1]
            i -= 1
        chosen[i] = stack
        s.chosen = tuple(chosen)


def holds_more(s: State, stack: int) -> bool:
    """Whether a stack has a painting that is not yet a lot."""
    left = s.stacks[stack]
    for chosen in s.chosen:
        if chosen == stack:
            left &= left - 1
    return left != 0


class TurnLot(Chance[State]):
    """Once all are chosen the lots are turned face up: which painting of its stack each is, is chance (ch. 1)."""

    def options(self, s: State) -> list[int]:
        members = s.box.members[s.chosen[0]]
        return [members[i] for i in bits(s.stacks[s.chosen[0]])]

    def take(self, s: State, painting: int) -> None:
        stack = s.chosen[0]
        s.stacks = put(s.stacks, stack, s.stacks[stack] - (1 << (painting - s.box.members[stack][0])))
        s.chosen = s.chosen[1:]
        s.lots = (*s.lots, painting)


class PassGavel(Effect[State]):
    """The gavel goes to the left, and the next round begins unless the end was triggered (p. 7)."""

    def take(self, s: State, _: int) -> None:
        s.gavel = (s.gavel + 1) % len(s.players)
        if not (wall_full(s) or too_many_excess(s) or hands_empty(s)):
            s.then(NewRound())


def wall_full(s: State) -> bool:
    """Whether some wall has no free cell: the game ends with this round (p. 7)."""
    return any(full(s, me) for me in s.players)


def too_many_excess(s: State) -> bool:
    """Whether somebody keeps a second excess painting: the game ends with this round (p. 7)."""
    return any(len(me.excess) >= s.box.excess_end for me in s.players)


def hands_empty(s: State) -> bool:
    """Whether the bid cards are spent: the game ends with this round (p. 7)."""
    return all(me.hand == 0 and me.sealed == NONE for me in s.players)
