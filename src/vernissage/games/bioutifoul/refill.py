"""Laying out works and exhibitions from their piles (Mise en place, Banque, Cas particuliers)."""

from __future__ import annotations

from typing import Final

from vernissage.core.dice import Dice
from vernissage.core.rows import add, counts, kinds, plus, size
from vernissage.core.step import Chance, Effect, Step
from vernissage.games.bioutifoul.box import NO_WORKS
from vernissage.games.bioutifoul.state import State, exhibition_pile


class LayOutWork(Chance[State]):
    """A work is turned up from its pile (p. 8)."""

    def options(self, s: State) -> list[int]:
        return kinds(s.work_pile)

    def weights(self, s: State) -> list[int]:
        return counts(s.work_pile)

    def draw(self, s: State, dice: Dice) -> int:
        return dice.draw(s.work_pile)

    def take(self, s: State, artist: int) -> None:
        s.work_pile = add(s.work_pile, artist, -1)
        s.market_works = add(s.market_works, artist, 1)


class LayOutExhibition(Chance[State]):
    """An exhibition is turned up from its pile; the removed ones might as well have been this one (p. 8)."""

    def options(self, s: State) -> list[int]:
        return kinds(s.unseen_exhibitions)

    def weights(self, s: State) -> list[int]:
        return counts(s.unseen_exhibitions)

    def draw(self, s: State, dice: Dice) -> int:
        return dice.draw(s.unseen_exhibitions)

    def take(self, s: State, exhibition: int) -> None:
        s.unseen_exhibitions = add(s.unseen_exhibitions, exhibition, -1)
        s.market_exhibitions = add(s.market_exhibitions, exhibition, 1)


class ShuffleDiscard(Effect[State]):
    """When the pile of works is empty, the discarded ones are shuffled to form a new one (reconstructed)."""

    def take(self, s: State, _: int) -> None:
        s.work_pile = plus(s.work_pile, s.discard)
        s.discard = NO_WORKS


LAY_OUT_WORK: Final = LayOutWork()
LAY_OUT_EXHIBITION: Final = LayOutExhibition()
SHUFFLE_DISCARD: Final = ShuffleDiscard()


def fill_works(s: State) -> list[Step[State]]:
    """Fill the market up with works, shuffling the discard if need be; what does not exist is left out (p. 8)."""
    wanted = s.box.market_works - size(s.market_works)
    if wanted <= 0:
        return []
    steps: list[Step[State]] = []
    pile = size(s.work_pile)
    for _ in range(min(wanted, pile)):
        steps.append(LAY_OUT_WORK)
    again = min(wanted - pile, size(s.discard))
    if again > 0:
        steps.append(SHUFFLE_DISCARD)
        for _ in range(again):
            steps.append(LAY_OUT_WORK)
    return steps


def fill_exhibitions(s: State) -> list[Step[State]]:
    """Fill the market up with exhibitions as long as the pile lasts (p. 8)."""
    wanted = s.box.market_exhibitions[len(s.players)] - size(s.market_exhibitions)
    steps: list[Step[State]] = []
    for _ in range(min(wanted, exhibition_pile(s))):
        steps.append(LAY_OUT_EXHIBITION)
    return steps
