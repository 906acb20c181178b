"""Pebbles, wholly: take from a heap in turn until nothing is left."""

from __future__ import annotations

from collections.abc import Mapping

from vernissage.core.game import ROUND, TURN
from vernissage.core.step import Decision, Playable, Step


class Box:
    """What is printed: the size of the heap, and the most that may be taken at once."""

    def __init__(self, digest: str, pebbles: int, most: int) -> None:
        self.digest = digest
        self.pebbles = pebbles
        self.most = most


class Player:
    """One player's pebbles."""

    def __init__(self, taken: int) -> None:
        self.taken = taken


class State(Playable["State"]):
    """A position."""

    def __init__(self, box: Box, agenda: list[Step[State]], players: list[Player], heap: int) -> None:
        super().__init__(agenda)
        self.box = box
        self.players = players
        self.heap = heap

    def copy(self) -> State:
        twin = State(self.box, self.agenda.copy(), [Player(player.taken) for player in self.players], self.heap)
        twin.choices = self.choices
        return twin


class Take(Decision[State]):
    """Take one pebble or more, as many as the box allows; the next player follows while any are left (p. 1)."""

    def options(self, s: State) -> list[int]:
        return list(range(1, 1 + min(s.heap, s.box.most)))

    def why_not(self, s: State, choice: int) -> str:
        return "" if choice in self.options(s) else "why-one-at-least" if choice == 0 else "why-no-more"

    def take(self, s: State, choice: int) -> None:
        s.heap -= choice
        s.players[self.seat].taken += choice
        if s.heap:
            s.then(Take((self.seat + 1) % len(s.players)))


def setup(box: Box, seats: int, options: Mapping[str, int | str], version: int = 1) -> State:
    """All pebbles on one heap; the first seat begins (p. 1)."""
    s = State(box, [], [Player(0) for _ in range(seats)], box.pebbles)
    s.then(Take(0))
    return s


def begins(s: State, step: Step[State]) -> int:
    """Every handful is a turn, and the first seat's begins a round."""
    return ROUND if step.asks(s) == 0 else TURN


def scores(s: State) -> list[int]:
    """A point a pebble (p. 1)."""
    return [player.taken for player in s.players]


def winners(s: State) -> list[int]:
    """Whoever has most pebbles; a tie is a shared win (p. 1)."""
    return [seat for seat in range(len(s.players)) if s.players[seat].taken == max(scores(s))]
